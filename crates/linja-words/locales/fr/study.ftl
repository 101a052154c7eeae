study-title = Comprendre Linja
study-intro = Linja est résolu : pour chaque position, on sait exactement ce que vaut chaque coup. Ici, tu peux le demander.
study-puzzles = Énigmes
study-puzzles-line = Une nouvelle chaque jour : trouve le seul coup qui vaut mieux que tous les autres.
study-review-line = Revois une partie : ce que valait chaque coup, où elle s’est décidée et ce qui aurait été mieux.
study-board = Essayer
study-board-line = Place les pions comme tu veux, regarde ce que vaut chaque coup et joue à partir de là.
study-solution = La solution
study-solution-line = Ce qui se passe quand personne ne fait jamais d’erreur.

study-judged = Jugé par l’oracle : chaque nombre est exact.
study-asking = On interroge l’oracle…
study-solving = L’oracle est encore en train de résoudre ces règles. La réponse s’affichera toute seule.
study-writing = L’oracle a résolu ces règles et les enregistre. La réponse s’affichera toute seule.
study-waiting = L’oracle va bientôt résoudre ces règles ; cela prend quelques minutes. La réponse s’affichera toute seule.
study-failed = L’oracle n’a pas pu résoudre ces règles. Il réessaiera plus tard.
study-no-server = Il n’y a pas de connexion en ce moment, ni de table sur cet appareil où chercher la réponse. Les parties sur cet appareil, les leçons et les règles marchent quand même. La page réessaiera toute seule.
study-refused = Le serveur ne peut pas répondre. { $reason }
study-progress = Part déjà résolue

study-review-own = Analyser la partie actuelle
study-paste = Colle une partie notée (.linja)
study-review-it = Analyser
study-open = Ouvrir un fichier
study-wrong-record = C’est illisible : { $wrong }
study-another-game = Une autre partie
study-not-over = La partie n’a pas été jouée jusqu’au bout.
study-judged-best = { $grade }. Écart : { $margins }.
study-judged-only = { $grade }, et le seul coup gagnant. Écart : { $margins }.
study-judged-worse =
    { $points ->
        [one] { $grade } : laisse filer 1 point. Écart : { $margins }. Mieux : { $turn }
       *[other] { $grade } : laisse filer { $points } points. Écart : { $margins }. Mieux : { $turn }
    }
study-lines = Les deux suites, coup par coup
study-line-played = joué
study-line-better = mieux
study-line-leave = Retour à la partie
study-mistake-before = ◀ Erreur
study-mistake-after = Erreur ▶
study-all-turns = Tous les coups
study-pictures = Images
study-png = Image (PNG)
study-svg = Dessin (SVG)
study-animation = Partie animée (PNG)
study-number = numéro
study-side = couleur
study-first = Au début
study-back = Un coup en arrière
study-on = Un coup en avant
study-last = À la fin
study-place = { $at } sur { $turns }
study-chart-caption = Écart avec un jeu parfait à partir de là : au-dessus de la ligne, Noir mène ; en dessous, Rouge. Les petits ronds sont des erreurs.
study-chart-told = Graphique, { $title } : { $first } au début, { $last } à la fin, au plus { $highest }, au moins { $lowest }.
study-chart-list = La liste des coups donne tous les nombres.

study-step-back = Revenir
study-worth = Avec un jeu parfait : { $margin } pour { side }.
study-turns = Les coups, du meilleur au pire
study-turns-far = Le petit nombre indique combien de tours il reste.
study-compare = Comparer les éditions
study-compare-line = C’est à { side } de jouer. Son écart dans cette position, selon les règles :
study-not-solved = pas encore résolues ici
study-position = Position en texte
study-wrong-position = Ce n’est pas une position : { $wrong }
study-wrong-link = La position de ce lien est illisible : { $wrong }. Voici la position de départ à la place.
study-play-computer = Continuer contre l’ordinateur
study-play-friend = Continuer à deux ici
study-variations = Coups et variantes
study-keys = Avec ← et →, tu parcours les coups ; avec ↑ et ↓, les variantes.
study-make-main = Mettre en variante principale
study-delete = Supprimer à partir d’ici
study-undelete = Annuler la suppression
study-comment = Commentaire sur { $turn }
study-title-comment = Titre et commentaire
study-keep-study = Garder dans « Mes parties »
study-is-kept = Gardé dans « Mes parties », avec tout ce que tu changes.
study-save = Enregistrer dans un fichier
study-gone = Cette étude n’est pas sur cet appareil. Voici la position de départ à la place.

study-set-up = Placer les pions
study-set-up-line = Touche un pion pour l’enlever ; touche à côté des pions pour en poser un, à gauche pour Noir, à droite pour Rouge. Ou utilise les boutons.
study-set-up-ready = Cette position est valable.
study-row = Rangée
study-to-move = Au tour de
study-empty = Plateau vide
study-start = Position de départ
study-cancel = Annuler
study-take = { side } : enlever un pion de la rangée { $row }
study-add = { side } : poser un pion sur la rangée { $row }

study-puzzle-today = Énigme du jour, difficulté { $difficulty } sur 5
study-puzzle-next = Énigme suivante
study-puzzle-retry = Réessayer
study-puzzle-show = Voir la solution
study-puzzle-first = Trouvée au premier essai
study-puzzle-later = Trouvée
study-puzzle-shown = Solution consultée
study-streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }, { $solved ->
        [one] { $solved } trouvée au premier essai
       *[other] { $solved } trouvées au premier essai
    }
study-puzzle-counts = trouvées plus tard : { $later }, solutions consultées : { $shown }
study-puzzle-more = D’autres énigmes, de facile à difficile
study-puzzle-difficulty = Une énigme de difficulté { $difficulty }
study-today = Aujourd’hui
study-puzzle-rules = Avec d’autres règles

## Practice: what went wrong before

study-practice = Entraînement
study-practice-line = Refais ce que tu as raté, et résous des énigmes contre la montre.
study-practice-text = Ce que tu as raté dans tes parties et tes énigmes revient ici : au bout d’un jour, puis de plus en plus tard à chaque bonne réponse.
study-practice-on = Faire revenir mes erreurs
study-practice-due =
    { $due ->
        [0] Rien à faire aujourd’hui.
        [one] Un exercice à faire aujourd’hui.
       *[other] { $due } exercices à faire aujourd’hui.
    } Prévus : { $planned }. Acquis : { $learnt }.
study-practice-begin = Commencer
study-exercise = Exercice { $number } sur { $all }
study-run = Contre la montre
study-run-text = Trois minutes, autant d’énigmes que possible. Elles deviennent plus difficiles, et seul le premier essai compte. Avec quelles règles ?
study-run-title = { $clock } · trouvées : { $found }
study-run-over = Trouvées : { $found }. Ton record : { $best }.
study-find-better = { side-to-move } : ici, on a joué { $turn }. Trouve mieux.
study-find-best = { side-to-move } : trouve le meilleur coup.
study-next = Suivant
study-retry-own = Corriger tes erreurs ({ $count })
study-retry = Corriger les erreurs de { side } ({ $count })

study-solution-how = Quelles que soient les règles, il y a { $positions } positions. Un programme les a toutes calculées à rebours, de la fin des parties jusqu’au début, puis les a vérifiées une à une d’après les règles. Rien n’est donc deviné : personne ne peut faire mieux contre un jeu parfait.
study-first-player = pour qui commence
study-perfect-game = Une partie parfaite : { $rules }
study-first-turns = Le premier coup

study-oracle = L’oracle
study-oracle-line = Garde-le sur cet appareil, ou résous le jeu toi-même.
study-oracle-text = L’oracle cherche ses réponses dans une table, une par version des règles. Garde une table sur cet appareil, et l’oracle répond aussi hors ligne. Ou laisse cet appareil calculer tout le jeu lui-même.
study-kept = Sur cet appareil, { $size } Mo
study-beside = Sur ce site, { $size } Mo
study-nowhere = Pas encore ici
study-keep = Garder sur cet appareil
study-forget = Supprimer
study-solve = Résoudre ici
study-solve-line = Résoudre prend une ou deux minutes et 3 Go de mémoire. Un ordinateur y arrive, la plupart des téléphones non.
study-keep-done = La table est maintenant sur cet appareil.
study-fetching = Téléchargement : { $percent }
study-solving-here = Résolution : { $percent }, { $rate } millions de positions par seconde
study-packing = Écriture : { $percent }
study-solved = Tu viens de résoudre Linja : { $positions } positions en { $seconds } s. La somme de contrôle { $checksum } est juste.
study-solved-wrong = La somme de contrôle est fausse : quelque chose s’est mal passé. Rien n’a été gardé.
study-no-table = Il n’y a pas de table pour ces règles ici.
study-damaged = La table est abîmée ou vient d’une autre version. Supprime-la et prends-en une nouvelle.
study-no-room = Il n’y a pas assez de place sur cet appareil.
study-no-storage = Ce navigateur ne laisse rien garder à la page.
study-busy = Un autre onglet s’en occupe déjà.
study-no-memory = Résoudre demande 3 Go de mémoire, et ce navigateur ne les a pas. Tu peux quand même garder la table de ce site.
study-playing = Tu joues contre quelqu’un que tu ne connais pas. L’oracle répondra de nouveau quand la partie sera terminée.
study-nonsense = Il n’y a pas de réponse à cela.

## La distance de la fin

outcome-of-side = { side } : { $outcome }
outcome-win =
    { $turns ->
        [one] gagne en { $turns } tour
       *[other] gagne en { $turns } tours
    }
outcome-draw =
    { $turns ->
        [one] égalité en { $turns } tour
       *[other] égalité en { $turns } tours
    }
outcome-loss =
    { $turns ->
        [one] perd en { $turns } tour
       *[other] perd en { $turns } tours
    }
