### French. The English file of the same name says what each message is for.

## Around the help of a command

help-usage = Utilisation :
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-examples = Exemples :
help-any-option = [OPTIONS]
help-default = [par défaut : { $value }]
help-environment = [environnement : { $variable }]

## Values

value-address = ADRESSE
value-command = COMMANDE
value-database = sqlite:FICHIER ou postgres://NOM:MOTDEPASSE@HÔTE/BASE
value-date = DATE
value-days = JOURS
value-depth = PROFONDEUR
value-folder = DOSSIER
value-file = FICHIER
value-language = LANGUE
value-log-level = NIVEAU
value-milliseconds = MILLISECONDES
value-name = NOM
value-origin = ORIGINE
value-out = SORTIE
value-position = POSITION
value-record = PARTIE
value-rule-set = RÈGLES
value-rule-set-or-all = RÈGLES|all
value-push = on|local|off
value-rule-sets = LISTE|all|none
value-seconds = SECONDES
value-player = JOUEUR
value-low-high = PETIT,GRAND
value-shell = SHELL
value-clock = SECONDES+AJOUT
value-side = COULEUR
value-url = URL

## What each command does

help-linja = Le jeu de société Linja : chaque édition exactement selon son livret
help-play = Joue dans le terminal ; `linja` tout seul fait de même
help-serve = Sert les parties en ligne, les réponses de l’oracle et la page
help-perft = Compte les suites de { value-depth } coups exactement, selon le premier coup ; la dernière ligne donne le total
help-turns = Donne la liste des coups permis, un par ligne
help-show = Dessine une position, ou l’état d’une partie notée, avec les points qu’elle donnerait maintenant
help-solve = Résout le jeu : trouve l’écart exact de chaque position
help-verify = Contrôle chaque position d’une table, ou d’une solution toute fraîche, d’après celles qui la suivent
help-eval = Donne l’écart exact d’une position et de chaque coup, le meilleur d’abord
help-review = Juge chaque coup d’une partie notée : ce qu’il a fait perdre, son verdict, ce qui aurait été mieux
help-puzzle = Trouve le coup : une position tirée d’une partie, où un coup est meilleur que tous les autres
help-games = Filtre, compte, résume, réunit ou convertit les parties que contiennent des fichiers de parties notées
help-export = Écrit des positions avec leur écart exact en jeu de données, Parquet ou CSV, avec une fiche qui explique les colonnes
help-bench = Compte les positions qu’examine une série fixe de recherches, selon les règles ; la dernière ligne donne le total. Même nombre, même recherche
help-match = Fait jouer beaucoup de parties à deux joueurs ou plus, et dit qui est le plus fort, et de combien
help-ugi = Sert de moteur : parle UGI, l’Universal Game Interface, sur l’entrée et la sortie standard
help-bot = Fait jouer un programme qui parle UGI aux tables ouvertes d’un serveur
help-rules = Donne les règles d’une édition, avec des exemples joués pas à pas
help-report = Écrit ce que l’on sait du jeu résolu, avec des images, d’après les tables de toutes les règles
help-completions = Écrit ce qui permet à un shell de compléter la saisie
help-man = Écrit une page de manuel (man) pour chaque commande
help-help = Explique une commande et ses options

## Arguments that many commands have

help-help-flag = Affiche cette aide
help-version = Affiche la version
help-lang = La langue : en, de, fr, it, es ou nl [par défaut : celle de l’environnement, ou l’anglais]
help-rule-set = Les règles : classic, revised, revised+mean, zen ou zen+mean
help-position = La position : les pions noirs sur les rangées 1 à 8, `/`, les pions rouges sur les rangées 1 à 8, un espace, `b` (Noir) ou `r` (Rouge) pour qui doit jouer
help-record = Une partie notée (.linja), ou - pour l’entrée standard, à la place de --rules et --position
help-after = La partie après ce nombre de coups, au lieu de la fin
help-json = Un objet JSON au lieu du texte
help-data = Le dossier des tables faites par `linja solve --out` ; des règles sans table sont d’abord résolues [par défaut : linja dans ton dossier de données]

## linja play

help-play-record = Une partie notée (.linja) à continuer
help-play-level = Tu joues contre l’ordinateur de ce niveau, de 1 à 10, ou `adapt` : il joue à peu près aussi bien que toi
help-play-friend = Tu joues contre quelqu’un au même clavier
help-play-side = Ta couleur : black (Noir) ou red (Rouge) [par défaut : tirée au sort]
help-play-seed = La graine du tirage au sort : qui commence, ta couleur, les coups de l’ordinateur [par défaut : n’importe laquelle]
help-play-plain = Joue ligne par ligne, avec des coups tapés au clavier : pour les tubes et les lecteurs d’écran
help-play-ascii = Dessine seulement avec des caractères ASCII
help-play-fast = Montre les coups de l’ordinateur aussitôt, sans animation
help-play-data = Le dossier des tables faites par `linja solve --out` ; sans table, l’ordinateur cherche lui-même [par défaut : linja dans ton dossier de données]
help-play-server = Joue avec d’autres sur ce serveur : son adresse, ou un lien qui t’invite à une partie
help-play-name = Ton nom sur le serveur, 24 caractères au plus [par défaut : celui du système]

## linja serve

help-serve-bind = Où le serveur écoute
help-serve-database = Où sont gardées les parties : { value-database } [par défaut : games.sqlite dans le dossier de données]
help-serve-data = Le dossier des parties et des tables [par défaut : linja dans ton dossier de données]
help-serve-oracle = Les règles à résoudre tout de suite, séparées par des virgules, ou all pour toutes ; les autres sont résolues à la première demande ; none n’en résout aucune
help-serve-origin = Une autre origine dont les pages peuvent utiliser ce serveur, par exemple `https://linja.example` ; à répéter s’il y en a plusieurs, ou à séparer par des virgules
help-serve-behind-proxy = Le serveur est derrière un proxy inverse qui remplit X-Forwarded-For
help-serve-limit-requests = Combien de requêtes par seconde une adresse peut envoyer ; 0 veut dire sans limite
help-serve-limit-games = Combien de parties par heure une adresse peut ouvrir ; 0 veut dire sans limite
help-serve-limit-connections = Combien de connexions une adresse peut garder ouvertes, WebSockets compris, sauf derrière un proxy ; 0 veut dire sans limite
help-serve-limit-sockets = Combien de WebSockets une adresse peut garder ouverts ; 0 veut dire sans limite
help-serve-limit-messages = Combien de messages par seconde une connexion peut envoyer ; 0 veut dire sans limite
help-serve-pause = Combien de temps un ordinateur attend avant de jouer
help-serve-push = Envoie des notifications aux appareils : on, off, ou local, qui admet aussi les services push du réseau du serveur, même sans TLS
help-serve-keep-days = Oublie les parties où il ne s’est rien passé depuis ce nombre de jours ; 0 les garde pour toujours
help-serve-log = Ce que note le journal : error, warn, info ou debug
help-serve-log-json = Écrit le journal avec un objet JSON par ligne
help-serve-ready = Ne démarre rien, mais demande au serveur qui écoute là s’il est prêt : code 0 si oui, 1 sinon

## linja perft

help-perft-depth = Combien de coups compte une suite

## linja show

help-show-json = Un objet JSON par partie au lieu du texte
help-show-svg = La dessine plutôt dans un fichier SVG ; `-` écrit sur la sortie standard
help-show-png = La dessine plutôt dans un fichier PNG ; `-` écrit sur la sortie standard
help-show-animate = Dessine plutôt la partie coup par coup, en image animée (.svg ou .png)

## linja solve

help-solve-rules = Des règles, ou `all` pour toutes
help-solve-out = Garde les tables dans ce dossier (0,1 à 0,2 Go chacune)
help-solve-parts = Les découpe aussi en fichiers qu’une page lit chez tout hébergeur statique
help-solve-distance = Calcule aussi les résultats et les distances : qui gagne, et en combien de tours
help-json-lines = Un objet JSON par ligne

## linja verify

help-verify-rules = Les règles : classic, revised, revised+mean, zen ou zen+mean [par défaut : celles de la table, ou zen]
help-verify-file = Une table faite par `linja solve --out` ; sans elle, les règles sont d’abord résolues
help-verify-distance = Contrôle les résultats et les distances, calculés d’abord

## linja eval

help-eval-batch = Lit une position par ligne sur l’entrée standard, écrit un objet JSON par ligne
help-eval-distance = Dit aussi qui gagne, et en combien de tours

## linja review

help-review-record = La partie notée (.linja)
help-review-svg = Dessine aussi l’écart au fil de la partie, dans un fichier SVG

## linja puzzle

help-puzzle-seed = Le numéro de l’énigme [par défaut : n’importe lequel]
help-puzzle-daily = L’énigme d’aujourd’hui (UTC)
help-puzzle-date = L’énigme d’un jour, par exemple 2026-11-15
help-puzzle-solution = Montre la solution au lieu de la demander
help-puzzle-json = Un objet JSON au lieu du texte, sans rien demander

## linja export

help-export-file = Le fichier, .parquet ou .csv ; sa fiche se trouve à côté et se termine par .md
help-export-count = Combien de positions sont tirées au sort
help-export-seed = La graine de leur tirage au sort
help-export-stratified = Tire le même nombre de positions pour chaque progression totale des deux couleurs, ou toutes s’il y en a moins
help-export-all = Toutes les 1 264 575 044 positions, au lieu d’un tirage au sort

## linja games

help-games-records = Des fichiers de parties notées (.linja), ou - pour l’entrée standard ; leurs parties sont écrites l’une après l’autre
help-games-rules = Seulement les parties jouées selon ces règles
help-games-player = Seulement les parties de ce joueur
help-games-position = Seulement les parties où cette position est apparue
help-games-over = Seulement les parties terminées
help-games-unique = Chaque partie une seule fois, même si elle s’y trouve plusieurs fois
help-games-count = Combien il y en a, au lieu des parties
help-games-positions = Les positions des parties, une par ligne, comme `linja eval --batch` les lit
help-games-stats = Leur bilan, par règles et par joueur
help-games-json = Un objet JSON par ligne ; avec --stats, un seul

## linja match

help-match-players = Deux joueurs ou plus : `level:1` à `level:10`, `perfect`, `random`, `search:1s`, `search:5000n` (positions par coup), `search` (selon la pendule), `search-level:N` (un niveau sans l’oracle) ou `ugi:{ value-command }` (un programme qui parle UGI)
help-match-gauntlet = Seul le premier joueur joue, contre chacun des autres
help-match-games = Combien de parties se jouent entre deux joueurs ; elles vont par deux, avec la même graine et les couleurs échangées
help-match-seed = La graine du tirage au sort des parties
help-match-threads = Combien de parties se jouent en même temps [par défaut : une par cœur]
help-match-turn-seconds = Combien de temps un programme UGI peut réfléchir à un coup
help-match-tc = La pendule de chaque couleur : des secondes pour la partie, d’autres après chaque tour, par exemple 10+0.1
help-match-sprt = S’arrête dès que l’on sait presque sûrement lequel de deux écarts Elo est le plus proche de la vérité, par exemple 0,20
help-match-openings = Part des positions de ce fichier (ou - pour l’entrée standard), une par ligne, ou de celles où en sont ses parties notées
help-match-judge = Compte les points que chacun perd, même si aucun joueur n’a besoin de l’oracle
help-match-records = Enregistre chaque partie notée dans ce dossier ; s’il en contient déjà du même match, continue à partir de là

## linja ugi

help-ugi-data = Le dossier des tables faites par `linja solve --out` ; sans table, le moteur cherche lui-même [par défaut : linja dans ton dossier de données]

## linja bot

help-bot-server = L’adresse du serveur, par exemple `https://linja.example`
help-bot-engine = La commande qui lance le programme
help-bot-name = Son nom, 24 caractères au plus [par défaut : celui de son fichier]
help-bot-rules = Les règles des tables qu’il ouvre ou auxquelles il s’assoit [par défaut : zen, ou toutes avec --join]
help-bot-time = La pendule des tables qu’il ouvre, par exemple 300+3 [par défaut : aucune]
help-bot-turn-seconds = Combien de temps il peut réfléchir à un coup sans pendule
help-bot-tables = Combien de parties il joue en même temps
help-bot-join = N’ouvre pas de tables, mais s’assoit là où quelqu’un attend depuis ce nombre de secondes

## linja rules

help-rules-changes = Donne plutôt ce qui a changé d’une édition à l’autre

## linja report

help-report-data = Le dossier des tables faites par `linja solve --rules all --distance --out`
help-report-strategy = Seulement la page sur la stratégie, ce qui prend moins de temps
help-report-distance = Seulement la section sur les distances, ce qui prend moins de temps
help-report-out = Le dossier où écrire

## linja help

help-help-command = La commande [par défaut : toutes]

## linja completions

help-completions-shell = Le shell : bash, zsh, fish, powershell ou elvish
