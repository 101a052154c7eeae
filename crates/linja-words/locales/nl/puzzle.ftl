### Puzzels, zoals `linja puzzle` ze in een terminal laat zien: één zet is de beste, en die moet je vinden.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

puzzle-title = Puzzel { $number }, moeilijkheid { $difficulty } van 5
puzzle-task-win = { side-to-move }: maar één zet wint.
puzzle-task-points = { side-to-move }: één zet is minstens { $points } punten beter dan alle andere.
puzzle-prompt = Jouw zet:
puzzle-not-a-turn = Dat is geen zet. Schrijf hem zo op: 2-3,1-4
puzzle-not-allowed = Dat mag niet. { $reason }
puzzle-right = Goed: { $margin } voor { side }.
puzzle-wrong =
    { $points ->
        [one] Fout: zo geef je 1 punt weg en wordt het { $margin } voor { side }.
       *[other] Fout: zo geef je { $points } punten weg en wordt het { $margin } voor { side }.
    }
puzzle-solution = Oplossing: { $turn } ({ $margin } voor { side })

## Thema’s

theme-bonus = De bonuszet
theme-extra-turn = Extra beurten
theme-exact-arrival = Precies op de doellijn
theme-follow-up = Vervolgzetten
theme-other-side = De vervolgzet van de ander
theme-opening = Waar beginnen
theme-empty-row = Lege rijen
theme-full-row = Volle rijen
theme-back-pawns = De achterste stenen
theme-pawn = De juiste steen
theme-pass = De ander laten passen
theme-end = Het spel beëindigen
theme-heading = Per thema
theme-progress = { $planned } gepland · in één keer gevonden: { $right } van { $asked }
