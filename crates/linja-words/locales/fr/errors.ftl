### French. The English file of the same name says what each message is for.

## What was typed after `linja`

usage-invalid-value = « { $value } » ne convient pas à « { $argument } » : { $reason }
usage-invalid-value-alone = « { $value } » ne convient pas à « { $argument } »
usage-no-value = il manque une valeur à « { $argument } »
usage-extra-value = « { $argument } » ne prend pas la valeur « { $value } »
usage-twice = « { $argument } » ne peut figurer qu’une fois
usage-conflict = « { $argument } » et « { $other } » ne vont pas ensemble ; enlève l’un des deux
usage-unknown-argument = l’argument « { $argument } » n’existe pas ici
usage-unknown-command = la commande « { $command } » n’existe pas
usage-missing-argument = il manque : { $argument }
usage-missing-command = il manque une commande
usage-not-text = ce qui a été tapé n’est pas du texte UTF-8
usage-wrong = linja ne s’utilise pas ainsi
usage-did-you-mean = { $wrong } ; voulais-tu dire « { $suggested } » ?
usage-usage = { $wrong } ; utilisation : { $usage }

## Values

error-language = une langue est `en`, `de`, `fr`, `it`, `es` ou `nl`
error-rule-set = les règles sont `classic`, `revised`, `revised+mean`, `zen` ou `zen+mean`
error-rule-set-or-all = { error-rule-set }, ou `all` pour toutes
error-side = une couleur est `black` ou `red`
error-level = un niveau est un nombre de 1 à 10
error-date = une date est un jour du calendrier, par exemple `2026-11-15`
error-depth = une profondeur est un nombre entier, par exemple 3
error-shell = un shell est bash, zsh, fish, powershell ou elvish
error-turn-count = un nombre de coups est un nombre entier comme 0 ou 12
error-after =
    la partie n’a que { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }, et non { $after }
error-seed = une graine est un nombre entier, par exemple 42
error-shared-secret = une place demande un secret à elle, et non celui d’un lien que d’autres ont aussi
error-nickname = un nom compte au plus 24 caractères, tous visibles, et ne commence pas par `level:`
error-games = un match compte de 1 à 1000000 parties
error-threads = de 1 à 1024 parties peuvent se jouer en même temps
error-tables = de 1 à 100 parties peuvent se jouer en même temps
error-seconds = un tour dure de 0.001 à 86400 secondes
error-player = un joueur est `level:1` à `level:10`, `perfect`, `search-level:N`, `search`, `search:1s`, `search:5000n`, `random` ou `ugi:{ value-command }`
error-player-budget = une recherche est limitée en temps ou en positions, par exemple `search:100ms` ou `search:5000n`
error-player-empty = un programme est désigné par sa commande, par exemple `ugi:./engine --option`
error-player-quote = dans la commande d’un programme, un guillemet n’est pas refermé
error-address = une adresse est `IP:PORT`, par exemple `127.0.0.1:8080`
error-oracle-choice = { error-rule-set }, ou plusieurs séparées par des virgules, ou `all` pour toutes, ou `none` pour aucune
error-whole-number = il faut un nombre entier de 0 à 4294967295
error-animated-file = une image animée est un fichier qui se termine par .svg ou .png
error-data-file = un jeu de données est un fichier qui se termine par .parquet ou .csv
error-position-count = un jeu de données compte de 1 à 1264575044 positions
error-log-level = le niveau du journal est `error`, `warn`, `info` ou `debug`
error-origin = une origine est par exemple `https://linja.example`, sans rien après le nom ou le port
error-server-address = l’adresse d’un serveur est par exemple `https://linja.example`
error-game-clock = une pendule, ce sont les secondes pour la partie et celles ajoutées après chaque tour, par exemple `300+3` : un jour et une heure au plus
error-push-choice = les notifications sont `on`, `local` ou `off`
error-switch = il faut `true` ou `false`

## Text forms

error-expected-at-column = colonne { $column } : il faut ici { $expected }
error-expected = il faut ici { $expected }
error-at-place = ligne { $line }, colonne { $column } : { $wrong }
error-pawns =
    { side } a { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    } au lieu de { $all }
error-row-too-full = il y a { $pawns } pions sur la rangée { $row }, et une rangée intérieure en contient au plus { $most }

expected-mark = `{ $mark }`
expected-row = une rangée de 1 à 8
expected-end-of-move = `,` ou la fin du coup
expected-end-of-turn = la fin du coup, qui compte au plus quatre déplacements
expected-pawns = un nombre de pions
expected-blank = un espace
expected-side-to-move = `b` ou `r` pour la couleur qui doit jouer
expected-end-of-position = la fin de la position
expected-tag-name = le nom d’une étiquette
expected-tag-value = la valeur de l’étiquette entre guillemets doubles
expected-escape = `\"`, `\\` ou `\n`
expected-end-of-tag-value = `"` à la fin de la valeur
expected-end-of-comment = `{ "}" }` à la fin du commentaire
expected-turn-or-stop = un coup, ou `*` si la partie s’arrête là
expected-turn-or-end = un coup, ou `)` si la variante s’arrête là
expected-end-of-record = la fin du fichier après le résultat

error-record-no-rules = il faut ici une étiquette comme `[Rules "zen"]`
error-record-tag-twice = chaque étiquette ne peut figurer qu’une fois
error-record-first = il faut ici `{ $side }`, la couleur qui doit jouer selon l’étiquette `Position`
error-record-position = ce n’est pas une position : { $wrong }
error-record-number = il faut ici le numéro de coup { $number }
error-record-refused = le coup { $number } (`{ $turn }`) est refusé. { $reason }
error-record-repeated = le coup { $number } (`{ $turn }`) figure déjà ici. Une variante commence par un autre coup
error-record-result = il faut ici le résultat `{ $result }`, car la partie est finie
error-record-not-over = il faut ici `*`, car la partie n’est pas finie

## Files and the system

error-in-file = { $path } : { $wrong }
error-read-record = impossible de lire la partie notée : { $reason }
error-record-too-large = un fichier de parties notées pèse au plus 64 Mio
error-record-not-text = une partie notée est du texte UTF-8, et ce n’en est pas
error-read-positions = impossible de lire les positions : { $reason }
error-read-turn = impossible de lire ton coup : { $reason }
error-write-file = impossible d’écrire { $path } : { $reason }
error-write-folder = impossible d’écrire dans { $path } : { $reason }
error-write-output = impossible d’écrire la sortie : { $reason }
error-folder-not-empty = le dossier { $path } contient autre chose que des parties de ce match ; prends-en un nouveau ou un vide
error-ctrl-c = impossible d’intercepter Ctrl-C : { $reason }

error-system-not-found = ce fichier ou ce dossier n’existe pas
error-system-permission-denied = l’accès est refusé
error-system-is-a-folder = c’est un dossier
error-system-not-a-folder = une partie du chemin n’est pas un dossier
error-system-exists = un fichier de ce nom existe déjà
error-system-address-in-use = cette adresse est déjà utilisée
error-system-address-not-here = cette machine n’a pas cette adresse
error-system-storage-full = le disque est plein
error-system-read-only = le disque est en lecture seule
error-system-out-of-memory = la mémoire ne suffit pas
error-system-number = le système signale l’erreur { $number }
error-system-unknown = le système ne donne pas de raison

## Solving and tables

error-memory = résoudre { $rules } demande { $needed } Go de mémoire, et il n’y a que { $free } Go de libres
error-room = les tables demandent { $needed } Go dans { $path }, et il n’y a que { $free } Go de libres
error-resources = il manque de la mémoire ou des fils d’exécution pour résoudre : { $reason }
error-solving-cancelled = la résolution a été interrompue
error-verifying-cancelled = le contrôle a été interrompu
error-following-cancelled = le suivi du jeu parfait a été interrompu
error-writing-cancelled = l’écriture de la table a été interrompue
error-margin-wrong = { $position } : l’écart est { $found }, mais le meilleur coup donne { $expected }
error-export-cancelled = l’écriture du jeu de données a été interrompue
error-distance-wrong = { $position } : on y lit { $found }, mais le meilleur coup donne { $expected }
error-checksum = les écarts de { $rules } ne correspondent pas à leur somme de contrôle
error-no-table = pas de table de { $rules } dans { $path } ; `linja solve --rules all --out { value-folder }` fait les cinq
error-no-distances = pas de distances de { $rules } dans { $path } ; `linja solve --rules all --distance --out { value-folder }` les fait toutes
error-table-foreign = { $path } : ce n’est pas une table de Linja (`linja solve --out { value-folder }` en fait une)
error-table-format = { $path } : une table au format { $format }, que ce programme ne lit pas ; refais-la avec `linja solve --out { value-folder }`
error-table-rules = { $path } est la table de { $found }, pas de { $wanted }
error-table-damaged = { $path } : la table est abîmée ({ $what }) ; refais-la avec `linja solve --out { value-folder }`
error-table-kind = { $path } est une table d’autre chose, par exemple de distances au lieu d’écarts
damage-header = son en-tête
damage-rule-set = le nom de ses règles
damage-length = sa longueur
damage-index = son index
damage-block = un bloc

## Reviews and matches

error-review-rules = l’oracle de { $oracle } ne peut pas juger une partie de { $game }
error-review-turn = le coup { $number } (`{ $turn }`) est refusé
error-no-oracle = un niveau a besoin des écarts exacts, et il n’y en a pas : essaie `search-level:N`
error-no-clock = `search` a besoin d’une pendule : donne-lui-en une avec --tc 10+0.1, ou écris `search:1s`
error-contest-clock = une pendule, ce sont des secondes pour la partie et des secondes pour chaque tour, par exemple `10+0.1`
error-sprt = un test séquentiel demande deux écarts Elo, le plus petit d’abord, par exemple `0,20`
error-sprt-players = --sprt est fait pour deux joueurs : enlève les autres, ou enlève --sprt
error-in-line = ligne { $line } : { $wrong }
error-no-openings = il ne contient aucune position ; il faut une position par ligne, ou des parties notées
error-opening-over = la position { $number } est celle d’une partie terminée
error-match-cancelled =
    le match a été interrompu après { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $games }
error-program-start = impossible de lancer { $program } : { $reason }
error-program-ended = le programme s’est arrêté au lieu de répondre à `{ $asked }`
error-program-late = le programme n’a pas répondu à `{ $asked }` en { $seconds } s
error-program-no-turn = le programme a répondu { $answer }, qui n’est pas un coup : { $wrong }
error-program-cancelled = l’attente du programme a été interrompue

## linja play

error-play-no-terminal = il faut un terminal pour jouer ; `linja play --plain` joue ligne par ligne, et `linja --help` donne les autres commandes
error-play-terminal = impossible d’utiliser le terminal : { $reason }

## linja serve

error-serve-no-folder = il n’y a pas de dossier pour les parties : donnes-en un avec --data
error-serve-folder = { $path } ne peut pas servir de dossier de données : { $reason }
error-serve-folder-taken = un autre serveur utilise le dossier de données { $path } : donne à celui-ci le sien
error-serve-bind = impossible d’écouter sur { $address } : { $reason }
error-serve-random = le système ne donne pas de nombres aléatoires
error-serve-not-ready = aucun serveur n’est prêt sur { $address }
error-database-kind = une base de données est { value-database }
error-database-newer = la base de données vient d’une version plus récente de linja : installe cette version
error-database-taken = un autre serveur utilise la base de données { $path } : donne à celui-ci la sienne
error-database-open = impossible d’ouvrir la base de données : { $detail }
