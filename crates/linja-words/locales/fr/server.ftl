### French. The English file of the same name says what each message is for.

## Problems

problem-bad-request = Cette requête est illisible : { $detail }
problem-too-large = C’est trop gros. Une requête fait au plus 64 kilooctets.
problem-not-found = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse n’accepte pas ce genre de requête.
problem-no-such-game = Cette partie n’existe pas, ou ce lien n’y mène pas. Demande un nouveau lien.
problem-only-watching = Tu ne fais que regarder. Seuls ceux qui jouent peuvent faire cela.
problem-seat-taken = Quelqu’un d’autre a déjà pris cette place. Le lien pour regarder te permet de suivre la partie.
problem-no-free-seat = Cette partie se joue déjà à deux. On ne peut supprimer qu’une partie que personne n’a encore rejointe ou commencée.
problem-not-your-turn = Ce n’est pas à toi de jouer.
problem-wrong-number = La partie a continué entre-temps. Regarde où elle en est.
problem-over = La partie est finie.
problem-goes-on = La partie n’est pas encore finie.
problem-nothing-to-take-back = Il n’y a aucun coup à annuler.
problem-no-offer = Il n’y a rien à quoi répondre.
problem-series-too-long = Cette série est très longue. Commence une nouvelle partie.
problem-too-many-requests = Cela fait trop de requêtes. Attends un instant.
problem-too-many-games = Tu as ouvert trop de parties. Réessaie plus tard.
problem-too-many-tables = Il y a déjà beaucoup de tables ouvertes. Prends place à l’une d’elles ou réessaie plus tard.
problem-too-many-sockets = Trop de connexions sont ouvertes. Ferme quelques fenêtres.
problem-wrong-origin = Cette page n’a pas le droit de se connecter à ce serveur.
problem-oracle-not-ready = L’oracle est encore en train de résoudre ces règles. Réessaie dans quelques minutes.
problem-oracle-off = L’oracle est désactivé sur ce serveur.
problem-push-off = Les notifications sont désactivées sur ce serveur.
problem-too-slow = Cela a pris trop de temps. Réessaie.
problem-unavailable = Le serveur ne peut pas répondre pour l’instant. Réessaie.

## When the server starts

serve-listening = Linja est à l’adresse { $address }
serve-in-network = Sur un téléphone ou un autre ordinateur de ce réseau, ouvre { $address } ou scanne ceci :

## What chats show of a link

preview-page = Linja
preview-page-text = Le jeu de société Linja : y jouer, l’apprendre, le comprendre.
preview-join = On t’invite à une partie de Linja
preview-join-text = Ouvre le lien pour prendre ta place.
preview-watch = Regarde une partie de Linja
preview-watch-text = Ouvre le lien pour suivre chaque coup.
preview-game = Une partie de Linja
preview-game-text = Ouvre le lien pour jouer ou pour regarder.
preview-review = Une partie de Linja, coup par coup
preview-review-text = Vois ce que chaque coup a laissé filer et ce qui aurait été mieux.
preview-board = Une position de Linja
preview-board-text = Essaie des coups et vois ce que vaut chacun.
preview-puzzle = Une énigme de Linja
preview-puzzle-text = Un coup vaut mieux que tous les autres. Sauras-tu le trouver ?

## Notifications

push-your-turn = À toi de jouer.
push-time-is-short = Ton temps est bientôt écoulé.
push-rematch = Ta revanche a commencé.
