online-opponent-link = Quelqu’un par lien
online-opponent-anyone = N’importe qui
online-any-terms = Toutes les règles et pendules me vont
online-friend = Ton adversaire
online-open = Obtenir le lien
online-not-reached = Le serveur est injoignable. Réessaie quand tu seras en ligne.
online-no-server = Ce site n’a pas de serveur : à deux, on ne peut y jouer que sur le même appareil.
online-clock = Pendule
online-clock-none = Sans pendule
online-clock-minutes = { $minutes } min
online-clock-increment = { $minutes } min + { $seconds } s
online-clock-delay = { $minutes } min, { $delay } s libres
online-clock-both = { $minutes } min + { $seconds } s, { $delay } s libres
online-clock-uneven = { $black } / { $red }
online-clock-own = Autre…
online-clock-field-minutes = Minutes
online-clock-field-increment = Secondes ajoutées par tour
online-clock-field-delay = Secondes libres par tour
online-clock-differs = Différente pour chacun
online-give-minute = Offrir 1 minute
online-give-day = Offrir 1 jour
online-time-given = { $name } t’a offert du temps.
online-clock-days = { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
online-days-left = { $days } j { $hours } h

online-invite = Invite ton adversaire
online-invite-text = La première personne qui ouvre ce lien joue avec toi. Si c’est à toi, tu peux déjà jouer.
online-invite-link = Lien pour ton adversaire
online-watch-link = Lien pour regarder
online-watch-text = Avec ce lien, on voit la partie, sans pouvoir jouer.
online-copy = Copier
online-share = Partager
online-share-text = Une partie de Linja ?
online-qr = Le lien en code QR
online-cancel = Annuler la partie
online-cancel-sure = Retirer cette partie ?
online-table = Ta table est ouverte
online-table-text = Tant que tu es là, elle figure sur la page d’accueil de tout le monde. La première personne qui s’assoit joue avec toi. Tu peux aussi envoyer le lien.
online-tables = Tables ouvertes : { $count }
online-watchable = Parties à regarder : { $count }
online-somebody = Quelqu’un
online-program = { $name } (programme)
online-fair = Joue franc jeu, sans l’aide d’un ordinateur : tant qu’une telle partie dure, les conseils et l’oracle se taisent sur cet appareil.

online-join = On t’invite à une partie
online-looking = On cherche la partie…
online-taken = La place est prise
online-taken-text = Quelqu’un a été plus rapide : cette partie se joue déjà à deux. Tu peux la regarder, ou commencer la tienne.
online-watch = Regarder
online-gone = Cette partie est introuvable
online-gone-text = Peut-être qu’elle n’existe plus, ou qu’il manque un bout du lien. Redemande-le, ou commence ta propre partie.

online-connecting = Connexion…
online-lost = Pas de connexion pour l’instant. Elle reviendra toute seule, rien n’est perdu.
online-back = La connexion est revenue.
online-sending = Ton coup partira dès le retour de la connexion.
online-unsaved = Le serveur ne peut rien enregistrer en ce moment. La page garde ton coup et le renvoie jusqu’à ce qu’il soit enregistré.
online-unkept = Ce navigateur ne garde rien : si tu fermes cet onglet, tu perds ta place.

online-game = Partie en ligne
online-your-turn = À toi !
online-here = est là
online-away = n’est pas là
online-not-yet = n’est pas encore là
online-waiting = En attente de ton adversaire. La partie continue dès son arrivée.
online-seat-free = Une place est encore libre.
online-came = { $name } est là.
online-left = { $name } n’est plus là pour l’instant.
online-joined = { $name } a pris place.
online-push = Me prévenir quand c’est à moi de jouer
online-push-refused = Ce navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans ses réglages.
online-push-failed = Ça n’a pas marché. Réessaie plus tard.
online-watching = Tu regardes.
online-watchers = { $watchers ->
        [one] { $watchers } personne regarde
       *[other] { $watchers } personnes regardent
    }
online-time = Temps restant
online-takeback = Demander à annuler
online-takeback-waits = Tu as demandé à annuler un coup. { $name } doit accepter.
online-takeback-asked = { $name } voudrait annuler un coup.
online-takeback-declined = { $name } préfère continuer.
online-taken-back = Un coup a été annulé.
online-allow = Accepter
online-decline = Refuser
online-rematch-waits = Tu as proposé une revanche. La proposition tient, même si ton adversaire n’est pas là.
online-rematch-offered = { $name } voudrait une revanche.
online-rematch-declined = Pas de revanche pour l’instant.
online-withdraw = Retirer
online-next-game = La partie suivante commence.

online-stands-your-turn = À toi de jouer
online-stands-waiting = À ton adversaire de jouer
online-stands-missing = En attente de ton adversaire
online-stands-watched = Tu regardes
online-stands-over = Terminée
online-stands-gone = Plus sur le serveur
online-turns = { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
online-remove = Retirer
online-remove-sure = Sans ses clés, cet appareil ne pourra plus ouvrir la partie.
online-keep = Garder
