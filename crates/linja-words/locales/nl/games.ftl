### Alle partijen van dit apparaat: de lijst, de cijfers, de naam van de speler.
###
### Wat elk bericht betekent, staat in het Engelse bestand met dezelfde naam.

games-none = Nog niets gespeeld. Alles wat je speelt, wordt hier bewaard.
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
games-open = Niet afgemaakt
games-side-won = { side } won
games-elsewhere = Uit een bestand
games-study = Studie
games-count = { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
games-more = Meer tonen
games-export = Alles exporteren
games-import = Importeren
games-imported = { $games ->
        [0] Er stond niets nieuws in het bestand.
        [one] 1 nieuwe partij.
       *[other] { $games } nieuwe partijen.
    }
games-unkept = { $games ->
        [one] Deze browser heeft geen plaats voor 1 partij: die is weg als je het tabblad sluit. Alle andere zijn veilig.
       *[other] Deze browser heeft geen plaats voor { $games } partijen: die zijn weg als je het tabblad sluit. Alle andere zijn veilig.
    }
games-figures = Statistieken
games-played = Gespeeld
games-average = Gemiddeld
games-accuracy = Nauwkeurigheid
games-level = Niveau
games-form = Je gemiddelde verschil over tien partijen, van de eerste tot de laatste
games-strength = Hoe goed ben ik?
games-estimate = Schat op basis van mijn partijen
games-played-like = { $games ->
        [one] In je laatste spel speelde je op niveau { $level }, waarschijnlijk tussen { $low } en { $high }.
       *[other] In je laatste { $games } partijen speelde je op niveau { $level }, waarschijnlijk tussen { $low } en { $high }.
    }
games-levels = Je niveau, telkens over vijf partijen, van de eerste tot de laatste
games-nickname = Je naam
games-nickname-line = Verschijnt in plaats van ‘Jij’ en staat in genoteerde partijen. Wie online met je speelt of meekijkt, ziet hem ook.
games-no-name = Nee, bedankt

games-seats = Online partijen op een ander apparaat
games-seats-text = Met deze link, code of dit bestand speel je je online partijen ook op een ander apparaat, en krijg je ze terug als dit apparaat ze kwijtraakt. Houd het voor jezelf: wie het heeft, kan in jouw plaats spelen.
games-seats-file = Opslaan als bestand
games-seats-read = { $games ->
        [0] Al deze online partijen staan al op dit apparaat.
        [one] 1 online partij staat nu ook op dit apparaat.
       *[other] { $games } online partijen staan nu ook op dit apparaat.
    }
games-lock = Andere apparaten buitensluiten
games-lock-sure = Wil je je online partijen alleen nog op dit apparaat spelen?
games-lock-yes = Buitensluiten
games-locked = { $games ->
        [one] Dit spel speel je nu alleen nog op dit apparaat.
       *[other] Deze { $games } partijen speel je nu alleen nog op dit apparaat.
    }
games-not-locked = { $games ->
        [one] Bij 1 partij is het niet gelukt. Probeer het opnieuw als je online bent.
       *[other] Bij { $games } partijen is het niet gelukt. Probeer het opnieuw als je online bent.
    }
