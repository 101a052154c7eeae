web-title-home = Un jeu calme de pions pressés
web-nav = Sections
web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-understand = Comprendre
web-nav-games = Mes parties
web-nav-rules = Règles
web-nav-settings = Réglages
web-skip = Aller au plateau
web-language = Langue
web-part-missing = Une partie de la page n’a pas pu être chargée. Il existe peut-être une nouvelle version.
web-reload = Recharger
web-nowhere = Il n’y a rien ici
web-nowhere-line = Cette adresse ne mène nulle part. Elle a peut-être été coupée en chemin. Tu peux continuer par ici :

web-motto = Les pions que tu rencontres décident de ton élan.
web-play = Jouer
web-go-on = Reprendre la partie
web-new-game = Nouvelle partie
web-home-learn = Tu découvres Linja ? Cinq minutes suffisent :
web-opponent = Avec
web-opponent-computer = Ordinateur
web-opponent-friend-here = À deux ici
web-level = Niveau
web-edition = Règles
web-mean = Variante méchante : un bonus peut aussi déplacer les pions adverses
web-more-choices = Couleur et qui commence
web-colour = Ta couleur
web-begins = Qui commence
web-begins-you = Toi
web-begins-opponent = Ordinateur
web-drawn = Tirer au sort
web-no-game = Il n’y a pas encore de partie sur cette table.

web-you = Toi
web-moves-up = vers le haut
web-moves-down = vers le bas
web-thinking = réfléchit…
web-thinking-line = { $name } réfléchit.
web-points-now = si c’était fini
web-points-final = points
web-step-rows = { step } : { $rows ->
        [one] 1 rangée
       *[other] { $rows } rangées
    }
web-done = Terminé
web-pass = Passer
web-undo-step = Annuler l’étape
web-take-back = Reprendre le tour
web-hint = Conseil
web-hint-told = Conseil : { $turn }. À la fin, cela devrait faire { $margin } pour toi.
web-hint-exact = Conseil : { $turn }. Avec un jeu parfait, cela fait { $margin } pour toi.
web-turn-round = Tourner le plateau
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-resign-yes = Abandonner
web-resign-no = Continuer
web-rematch = Revanche
web-review = Analyse
web-try = Essayer sur le plateau
web-series = Parties gagnées : Noir { $black }, Rouge { $red }, égalités { $draws }
web-turns = Tours, { $rules }
web-copy-record = Copier la partie
web-copied = Copié
web-not-copied = Impossible de copier
web-download-record = Télécharger

web-board = Plateau. Les flèches vont d’une rangée à l’autre, Entrée prend un pion et le pose, Échap le relâche.
web-row-told = Rangée { $row } : { $black ->
        [one] { $black } noir
       *[other] { $black } noirs
    }, { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }.
web-row-held = Tu tiens un pion de cette rangée.
web-row-landing = Il peut se poser ici.
web-row-movable = Un pion de cette rangée peut bouger.
web-told-turn = { side } : { $moves }.
web-told-pass = { side } passe.
web-told-move = de la rangée { $from } à la rangée { $to }
web-told-move-opponents = pion adverse de la rangée { $from } à la rangée { $to }

web-learn-title = Apprendre Linja
web-learn-intro = Huit petites leçons. C’est toi qui joues ; le plateau te dit ce qu’il faut faire et pourquoi.
web-learn-read = Lire les règles
web-rules-changes = Ce qui a changé
web-lesson-number = Leçon { $number } sur { $of }
web-lesson-next = Suite
web-lesson-next-lesson = Leçon suivante
web-lesson-play = Jouer une partie
web-lesson-again = Encore une fois
web-lesson-done = Bien joué !
web-lesson-missed = C’était permis, mais ce n’est pas le tour cherché. Essaie encore.

web-lesson-board = Le plateau
web-lesson-board-setup = Sept baguettes de bambou forment huit rangées. Tu as les douze pions noirs : six sur ta ligne de départ, en bas, et un sur chaque rangée entre les baguettes.
web-lesson-board-goal = Tes pions montent, les rouges descendent. Ton but est la rangée du haut, en dehors des baguettes. Quand les couleurs se sont croisées, la partie est finie et on compte : plus un pion est allé loin, plus il rapporte.
web-lesson-opening = Le coup de départ
web-lesson-opening-empty = Chaque tour commence par un coup de départ : un de tes pions avance d’une rangée. Prends le pion de la rangée 2 et pose-le sur la rangée 3.
web-lesson-opening-any = Il n’y avait personne, donc ton tour s’arrête là. Joue maintenant comme tu veux, et regarde ce que te donnent les pions de la rangée où tu entres.
web-lesson-follow-up = Le coup de suite
web-lesson-follow-up-two = Si tu rencontres des pions, tu joues encore : tu avances d’autant de rangées qu’il y avait de pions là où tu entres, quelle que soit leur couleur. Joue un coup de départ et son coup de suite, avec le pion de ton choix.
web-lesson-follow-up-three = Trois pions attendent sur la rangée 4. Va les rejoindre depuis la rangée 3, puis avance un pion de ta ligne de départ de trois rangées.
web-lesson-follow-up-none = Dans les règles les plus récentes, tu peux renoncer au coup de suite. Entre sur une rangée où il y a des pions, puis finis ton tour avec « Terminé ».
web-lesson-full = Les rangées pleines
web-lesson-full-cross = Une rangée entre les baguettes contient six pions au plus. La rangée 4 est pleine : on ne peut pas s’y arrêter, mais on peut la traverser. Traverse-la avec ton coup de suite.
web-lesson-goal = Le but
web-lesson-goal-over = Un pion à qui il reste des rangées s’arrête au but, et le reste est perdu. Va d’abord de la rangée 3 à la rangée 4, puis amène au but un pion qui a besoin de moins de trois rangées.
web-lesson-goal-exact = Atteins maintenant le but avec exactement trois rangées : va de nouveau de la rangée 3 à la rangée 4, puis joue le pion qui est juste à trois rangées du but. Qui arrive pile au but gagne un bonus.
web-lesson-bonus = Le bonus
web-lesson-bonus-back = Un bonus déplace un de tes pions d’une rangée, en avant ou en arrière. Gagnes-en un, par exemple en entrant au but avec le pion de la rangée 7, et fais reculer un autre pion.
web-lesson-bonus-mean = Avec la variante méchante, le bonus peut aussi déplacer un pion adverse. Gagne un bonus et pousse un pion rouge d’une rangée, en avant ou en arrière.
web-lesson-end = La fin et les points
web-lesson-end-pass = La partie finit quand tous les pions noirs sont au-dessus de tous les rouges. Il manque un pion noir : fais-le passer.
web-lesson-end-points = Comptons. Au-delà du milieu, un pion rapporte 1, 2 ou 3 points, et 5 au but. Dans les règles les plus récentes, chaque pion à la traîne coûte 1 point.
web-lesson-end-classic = Le même plateau avec les premières règles, celles de 2003 : les pions à la traîne ne coûtent rien.
web-lesson-end-revised = Et avec les règles intermédiaires : plus un pion est resté loin derrière, plus il coûte.
web-lesson-editions = Les trois éditions
web-lesson-editions-extra = Dans les règles de 2003, un coup de suite qui finit sur une rangée vide te donne un tour supplémentaire. La rangée 3 est vide : va d’abord de la rangée 4 à la rangée 5, puis termine sur la rangée 3.
web-lesson-editions-compulsory = Dans les règles de 2003 et dans les règles intermédiaires, le coup de suite est obligatoire dès qu’un pion peut le faire. Joue un coup de départ, puis son coup de suite : ici, pas de « Terminé ».

web-as-device = Comme mon appareil
web-theme = Clair ou sombre
web-theme-light = Clair
web-theme-dark = Sombre
web-board-theme = Plateau
web-board-linen = Lin
web-board-slate = Ardoise
web-board-contrast = Contraste élevé
web-pawns = Pions
web-pawns-black-red = Noir et rouge
web-pawns-blue-orange = Bleu et orange
web-pawns-black-white = Noir et blanc
web-pawns-names = Quelles que soient leurs couleurs, les pions foncés s’appellent Noir et les autres Rouge.
web-motion = Vitesse des pions
web-motion-slow = Lente
web-motion-normal = Normale
web-motion-fast = Rapide
web-motion-none = Sans sauts
web-sound = Son
web-sound-off = Coupé
web-sound-quiet = Discret
web-sound-loud = Fort
web-confirm = Confirmer les tours
web-confirm-online = En ligne
web-confirm-always = Toujours
web-confirm-never = Jamais
web-confirm-line = Un tour complet attend que tu le termines ; jusque-là, tu peux annuler chaque étape.
web-full-screen = Plein écran
web-full-screen-leave = Quitter le plein écran
web-install = Installer l’application
web-about = À propos
web-about-game = Linja est un jeu de société de Steffen Mühlhäuser. Le jeu et son nom appartiennent à son auteur et à son éditeur ; cette page ne contient rien de leurs textes ni de leurs images.
web-about-project = Les trois éditions se jouent exactement selon leurs livrets. Les parties restent sur ton appareil, et la page marche sans réseau après la première visite.
web-about-keys = Au clavier : Tab mène au plateau, les flèches d’une rangée à l’autre, Entrée prend un pion et le pose, Échap le relâche.
