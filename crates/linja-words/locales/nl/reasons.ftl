### Waarom een zet punten weggeeft, of waarom een zet de beste is.
###
### Wat elk bericht betekent, staat in het Engelse bestand met dezelfde naam.

## Wat het uitmaakt

reason-worth = Gemist: { $what }, { points } waard.
reason-best = Waar het om gaat: { $what }, { points } waard.
reason-costs = Het nadeel: { $what } kost minstens { points }.
reason-allows = Nu kan { side } antwoorden met { $reply }: { $what } maakt { points } verschil.
reason-answer-only = Alleen dit antwoord van { side } straft het af: { $reply }.
reason-answer = { side } heeft één sterk antwoord, { $reply }: { points } beter dan elk ander antwoord.

## Hoe het spel eindigt

reason-ends-costs = Uiteindelijk kost dit { side } { points }.
reason-ends-both = Uiteindelijk kost dit { side } { points } en levert het { reason-other } { $others } op.
reason-ends-costs-less = Uiteindelijk kost dit { side } { points } en { reason-other } maar { $others }.
reason-ends-brings = Uiteindelijk levert dit { side } { points } op.
reason-ends-brings-less = Uiteindelijk levert dit { side } { points } op en { reason-other } maar { $others }.
reason-other =
    { $side ->
        [black] Rood
       *[red] Zwart
    }

## Wat een zet doet: $what in de zinnen hierboven

reason-ends-game = het spel beëindigen
reason-forces-pass = { side } laten passen
reason-extra-turn = een extra beurt
reason-bonus-on-opponent = met de bonuszet een steen van { side } verzetten
reason-bonus-back = met de bonuszet achteruitgaan
reason-bonus = de bonuszet
reason-exact-arrival = de doellijn precies bereiken
reason-leaves-out-follow-up = de vervolgzet overslaan
reason-follow-up = een vervolgzet van { $rows } of meer rijen
reason-limits =
    { $rows ->
        [0] { side } geen vervolgzet gunnen
        [one] { side } geen vervolgzet van meer dan { $rows } rij gunnen
       *[other] { side } geen vervolgzet van meer dan { $rows } rijen gunnen
    }
reason-opening =
    { $pawns ->
        [0] een beginzet naar de lege rij { $row }
        [one] een beginzet naar rij { $row } (1 steen)
       *[other] een beginzet naar rij { $row } ({ $pawns } stenen)
    }
reason-opening-goal = een beginzet naar de doellijn
reason-leaves-empty = rij { $row } leeg achterlaten
reason-leaves-full = rij { $row } vol achterlaten
reason-moves-rearmost = een van de achterste stenen verzetten (rij { $row })
reason-moves-from = een steen van rij { $row } verzetten
reason-moves-to = een steen naar rij { $row } verzetten
