# Ce que répond le serveur quand quelque chose ne va pas.
problem-bad-request = Cette demande est illisible : { $detail }
problem-too-large = C’est trop gros. Une demande fait au plus 64 kilooctets.
problem-not-found = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse n’accepte pas ce genre de demande.
problem-no-such-game = Cette partie n’existe pas, ou ce lien n’y mène pas. Demandez un nouveau lien.
problem-only-watching = Vous êtes spectateur. Seuls les joueurs peuvent faire cela.
problem-seat-taken = Quelqu’un d’autre a déjà pris cette place. Avec le lien des spectateurs, vous pouvez regarder.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-wrong-number = La partie a continué entre-temps. Regardez où elle en est.
problem-over = La partie est terminée.
problem-goes-on = La partie n’est pas encore terminée.
problem-nothing-to-take-back = Il n’y a aucun tour à reprendre.
problem-no-offer = Il n’y a rien à quoi répondre.
problem-series-too-long = Cette série est très longue. Commencez une nouvelle partie.
problem-too-many-requests = Cela fait trop de demandes. Attendez un instant.
problem-too-many-games = Vous avez ouvert beaucoup de parties. Réessayez plus tard.
problem-too-many-sockets = Trop de connexions sont ouvertes. Fermez quelques fenêtres.
problem-wrong-origin = Cette page n’a pas le droit de se connecter à ce serveur.
problem-oracle-not-ready = L’oracle est encore en train de calculer ces règles. Réessayez dans quelques minutes.
problem-oracle-off = L’oracle est désactivé sur ce serveur.
problem-too-slow = Cela a pris trop de temps. Réessayez.
problem-unavailable = Le serveur ne peut pas répondre pour l’instant. Réessayez.

# Dans les parties enregistrées.
record-computer = Ordinateur, niveau { $level }
record-resigned = { $side ->
    [black] Noir
   *[red] Rouge
} a abandonné.
record-timed-out = { $side ->
    [black] Noir
   *[red] Rouge
} a dépassé son temps.

# Au démarrage du serveur.
serve-listening = Linja est à l’adresse { $address }
