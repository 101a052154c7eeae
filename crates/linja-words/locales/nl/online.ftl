online-opponent-link = Iemand via link
online-opponent-anyone = Wie wil
online-any-terms = Regels en klok maken me niet uit
online-friend = Je tegenstander
online-open = Link ophalen
online-not-reached = De server is niet bereikbaar. Probeer het opnieuw als je online bent.
online-no-server = Deze site heeft geen spelserver: speel tegen de computer of met iemand op dit apparaat.
online-clock = Bedenktijd
online-clock-none = Zonder klok
online-clock-minutes = { $minutes } min
online-clock-increment = { $minutes } min + { $seconds } s
online-clock-delay = { $minutes } min, { $delay } s vrij
online-clock-both = { $minutes } min + { $seconds } s, { $delay } s vrij
online-clock-uneven = { $black } / { $red }
online-clock-own = Anders…
online-clock-field-minutes = Minuten
online-clock-field-increment = Seconden erbij per beurt
online-clock-field-delay = Vrije seconden per beurt
online-clock-differs = Voor ieder anders
online-give-minute = 1 minuut geven
online-give-day = 1 dag geven
online-time-given = { $name } heeft je extra tijd gegeven.
online-clock-days = { $days ->
        [one] 1 dag per beurt
       *[other] { $days } dagen per beurt
    }
online-days-left = { $days } d { $hours } u

online-invite = Nodig je tegenstander uit
online-invite-text = Wie deze link als eerste opent, speelt met jou. Ben je aan de beurt, dan kun je al een zet doen.
online-invite-link = Link voor je tegenstander
online-watch-link = Link om mee te kijken
online-watch-text = Wie deze link heeft, ziet het spel, maar kan niet meespelen.
online-copy = Kopiëren
online-share = Delen
online-share-text = Een potje Linja?
online-qr = De link als QR-code
online-cancel = Spel annuleren
online-cancel-sure = Dit spel verwijderen?
online-table = Je tafel is open
online-table-text = Zolang je hier bent, staat hij bij iedereen op de startpagina. Wie er als eerste gaat zitten, speelt met jou. Je kunt de link ook versturen.
online-tables = Open tafels: { $count }
online-watchable = Partijen om te volgen: { $count }
online-somebody = Iemand
online-program = { $name } (programma)
online-fair = Speel eerlijk, zonder hulp van een computer: zolang zo’n spel duurt, zwijgen tips en orakel op dit apparaat.

online-join = Je bent uitgenodigd voor een spel
online-looking = Het spel wordt gezocht…
online-taken = De plaats is bezet
online-taken-text = Iemand was sneller: dit spel heeft al twee spelers. Je kunt meekijken of zelf een spel beginnen.
online-watch = Meekijken
online-gone = Spel niet gevonden
online-gone-text = Misschien bestaat het niet meer, of er ontbreekt een stuk van de link. Vraag opnieuw om de link of begin zelf een spel.

online-connecting = Verbinding maken…
online-lost = Even geen verbinding. Die komt vanzelf terug en er gaat niets verloren.
online-back = De verbinding is er weer.
online-sending = Je zet wordt verstuurd zodra er weer verbinding is.
online-unsaved = De server kan nu even niet opslaan. De pagina bewaart je zet en stuurt hem opnieuw tot hij is opgeslagen.
online-unkept = Deze browser bewaart niets: als je dit tabblad sluit, ben je je plaats kwijt.

online-game = Online spel
online-your-turn = Jouw beurt!
online-here = is er
online-away = is er niet
online-not-yet = is er nog niet
online-waiting = Wachten op je tegenstander. Het spel gaat verder zodra die er is.
online-seat-free = Er is nog een plaats vrij.
online-came = { $name } is er.
online-left = { $name } is er even niet.
online-joined = { $name } heeft plaatsgenomen.
online-push = Meld het als ik aan de beurt ben
online-push-refused = Deze browser staat meldingen van deze pagina niet toe. Je kunt dat in de instellingen wijzigen.
online-push-failed = Dat is nu niet gelukt. Probeer het later nog eens.
online-watching = Je kijkt mee.
online-watchers = { $watchers ->
        [one] 1 kijker
       *[other] { $watchers } kijkers
    }
online-time = Tijd over
online-takeback = Vragen om terug te nemen
online-takeback-waits = Je hebt gevraagd een zet terug te nemen. { $name } moet akkoord gaan.
online-takeback-asked = { $name } wil een zet terugnemen.
online-takeback-declined = { $name } speelt liever verder.
online-taken-back = Er is een zet teruggenomen.
online-allow = Toestaan
online-decline = Weigeren
online-rematch-waits = Je hebt een revanche aangeboden. Het aanbod blijft staan, ook als je tegenstander er niet is.
online-rematch-offered = { $name } wil een revanche.
online-rematch-declined = Voorlopig geen revanche.
online-withdraw = Intrekken
online-next-game = Het volgende spel begint.

online-stands-your-turn = Jij bent aan de beurt
online-stands-waiting = Je tegenstander is aan de beurt
online-stands-missing = Wachten op je tegenstander
online-stands-watched = Je kijkt mee
online-stands-over = Afgelopen
online-stands-gone = Niet meer op de server
online-turns = { $turns ->
        [one] 1 zet
       *[other] { $turns } zetten
    }
online-remove = Verwijderen
online-remove-sure = Dit apparaat raakt de sleutels van het spel kwijt en kan het niet meer openen.
online-keep = Bewaren
