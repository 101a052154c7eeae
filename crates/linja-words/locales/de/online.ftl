online-opponent-link = Jemand per Link
online-opponent-anyone = Wer Lust hat
online-any-terms = Regeln und Uhr sind mir egal
online-friend = Dein Gegenüber
online-open = Link holen
online-not-reached = Der Server ist nicht erreichbar. Versuch es noch einmal, wenn du online bist.
online-no-server = Diese Website hat keinen Spielserver: Spiel gegen den Computer oder mit jemandem an diesem Gerät.
online-clock = Bedenkzeit
online-clock-none = Ohne Uhr
online-clock-minutes = { $minutes } min
online-clock-increment = { $minutes } min + { $seconds } s
online-clock-delay = { $minutes } min, { $delay } s frei
online-clock-both = { $minutes } min + { $seconds } s, { $delay } s frei
online-clock-uneven = { $black } / { $red }
online-clock-own = Andere …
online-clock-field-minutes = Minuten
online-clock-field-increment = Sekunden dazu pro Zug
online-clock-field-delay = Freie Sekunden pro Zug
online-clock-differs = Für beide verschieden
online-give-minute = 1 Minute schenken
online-give-day = 1 Tag schenken
online-time-given = { $name } hat dir Zeit geschenkt.
online-clock-days = { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
online-days-left = { $days } T { $hours } h

online-invite = Lade dein Gegenüber ein
online-invite-text = Wer diesen Link zuerst öffnet, spielt mit dir. Bist du am Zug, kannst du schon loslegen.
online-invite-link = Link für dein Gegenüber
online-watch-link = Link zum Zuschauen
online-watch-text = Wer diesen Link hat, sieht die Partie, kann aber nicht mitspielen.
online-copy = Kopieren
online-share = Teilen
online-share-text = Eine Partie Linja?
online-qr = Der Link als QR-Code
online-cancel = Partie absagen
online-cancel-sure = Diese Partie entfernen?
online-table = Dein Tisch ist offen
online-table-text = Solange du hier bist, steht er bei allen auf der Startseite. Wer sich zuerst setzt, spielt mit dir. Den Link kannst du auch verschicken.
online-tables = Offene Tische: { $count }
online-watchable = Partien zum Zuschauen: { $count }
online-somebody = Jemand
online-program = { $name } (Programm)
online-fair = Spiel fair, ohne Hilfe vom Computer: Solange so eine Partie läuft, schweigen Tipps und Orakel auf diesem Gerät.

online-join = Du bist zu einer Partie eingeladen
online-looking = Die Partie wird gesucht …
online-taken = Der Platz ist vergeben
online-taken-text = Jemand war schneller: Diese Partie wird schon zu zweit gespielt. Du kannst zuschauen oder eine eigene Partie beginnen.
online-watch = Zuschauen
online-gone = Partie nicht gefunden
online-gone-text = Vielleicht gibt es sie nicht mehr, oder vom Link fehlt ein Stück. Lass ihn dir noch einmal schicken oder beginne eine eigene Partie.

online-connecting = Verbindung wird aufgebaut …
online-lost = Gerade keine Verbindung. Sie kommt von selbst wieder, und nichts geht verloren.
online-back = Die Verbindung ist wieder da.
online-sending = Dein Zug wird geschickt, sobald die Verbindung wieder da ist.
online-unsaved = Der Server kann gerade nicht speichern. Die Seite behält deinen Zug und schickt ihn immer wieder, bis er gespeichert ist.
online-unkept = Dieser Browser bewahrt nichts auf: Wenn du diesen Tab schließt, verlierst du deinen Platz.

online-game = Online-Partie
online-your-turn = Du bist dran!
online-here = ist da
online-away = ist nicht da
online-not-yet = ist noch nicht da
online-waiting = Warten auf dein Gegenüber. Sobald jemand Platz nimmt, geht es weiter.
online-seat-free = Ein Platz ist noch frei.
online-came = { $name } ist da.
online-left = { $name } ist gerade nicht da.
online-joined = { $name } hat Platz genommen.
online-push = Sag mir, wenn ich dran bin
online-push-refused = Dieser Browser erlaubt der Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
online-push-failed = Das hat gerade nicht geklappt. Versuch es später noch einmal.
online-watching = Du schaust zu.
online-watchers = { $watchers ->
        [one] 1 schaut zu
       *[other] { $watchers } schauen zu
    }
online-time = Verbleibende Zeit
online-takeback = Um Rücknahme bitten
online-takeback-waits = Du möchtest einen Zug zurücknehmen. { $name } muss zustimmen.
online-takeback-asked = { $name } möchte einen Zug zurücknehmen.
online-takeback-declined = { $name } möchte lieber weiterspielen.
online-taken-back = Ein Zug wurde zurückgenommen.
online-allow = Erlauben
online-decline = Ablehnen
online-rematch-waits = Du hast eine Revanche angeboten. Das Angebot bleibt stehen, auch wenn dein Gegenüber nicht da ist.
online-rematch-offered = { $name } möchte eine Revanche.
online-rematch-declined = Vorerst keine Revanche.
online-withdraw = Zurückziehen
online-next-game = Die nächste Partie beginnt.

online-stands-your-turn = Du bist am Zug
online-stands-waiting = Dein Gegenüber ist am Zug
online-stands-missing = Warten auf dein Gegenüber
online-stands-watched = Du schaust zu
online-stands-over = Zu Ende
online-stands-gone = Nicht mehr auf dem Server
online-turns = { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
online-remove = Entfernen
online-remove-sure = Dieses Gerät verliert die Schlüssel zur Partie und kann sie nicht mehr öffnen.
online-keep = Behalten
