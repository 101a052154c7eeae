### Alle partijen van dit apparaat: de lijst, de cijfers, de naam van de speler.
###
### Wat elk bericht betekent, staat in het Engelse bestand met dezelfde naam.

games-none = Nog geen spel gespeeld. Alles wat je speelt, wordt hier bewaard.
games-text = Alles wat je speelt, wordt op dit apparaat bewaard.
games-running = Nog niet afgelopen
games-continue = Verder spelen
games-delete = Verwijderen
games-deleted = Het spel is verwijderd.
games-search = Zoeken
games-all = alle
games-result = Uitslag
games-won = Gewonnen
games-drawn = Gelijkspel
games-lost = Verloren
games-open = Nooit afgemaakt
games-side-won = { side } won
games-elsewhere = Uit een bestand
games-study = Studie
games-count = { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
games-more = Meer tonen
games-export = Alles exporteren
games-import = Importeren
games-imported = { $games ->
        [0] Er stond niets nieuws in het bestand.
        [one] 1 nieuw spel.
       *[other] { $games } nieuwe spellen.
    }
games-unkept = { $games ->
        [one] Deze browser heeft geen plaats voor 1 spel: het is weg als je het tabblad sluit. Alle andere zijn veilig.
       *[other] Deze browser heeft geen plaats voor { $games } spellen: ze zijn weg als je het tabblad sluit. Alle andere zijn veilig.
    }
games-figures = Cijfers
games-played = Gespeeld
games-average = Gemiddeld
games-accuracy = Nauwkeurigheid
games-level = Niveau
games-form = Je gemiddelde verschil over tien spellen, van het eerste tot het laatste
games-strength = Hoe goed ben ik?
games-estimate = Schatten uit mijn spellen
games-played-like = { $games ->
        [one] In je laatste spel speelde je als niveau { $level }, waarschijnlijk tussen { $low } en { $high }.
       *[other] In je laatste { $games } spellen speelde je als niveau { $level }, waarschijnlijk tussen { $low } en { $high }.
    }
games-levels = Je niveau, telkens uit vijf spellen, van het eerste tot het laatste
games-nickname = Je naam
games-nickname-line = Staat er in plaats van ‘Jij’ en in genoteerde spellen. Wie online met je speelt of meekijkt, ziet hem ook.
games-no-name = Nee, bedankt

games-seats = Online spellen op een ander apparaat
games-seats-text = Met deze link, code of dit bestand speelt ook een ander apparaat je online spellen, en krijg je ze terug als dit ze kwijtraakt. Houd het voor jezelf: wie het heeft, speelt in jouw plaats.
games-seats-file = Opslaan als bestand
games-seats-read = { $games ->
        [0] Al deze online spellen staan al op dit apparaat.
        [one] 1 online spel staat nu ook op dit apparaat.
       *[other] { $games } online spellen staan nu ook op dit apparaat.
    }
games-lock = Andere apparaten buitensluiten
games-lock-sure = Moet alleen dit apparaat je online spellen spelen?
games-lock-yes = Buitensluiten
games-locked = { $games ->
        [one] Alleen dit apparaat speelt dit spel nu.
       *[other] Alleen dit apparaat speelt deze { $games } spellen nu.
    }
games-not-locked = { $games ->
        [one] Bij 1 spel is het niet gelukt. Probeer het opnieuw als je online bent.
       *[other] Bij { $games } spellen is het niet gelukt. Probeer het opnieuw als je online bent.
    }
