### De analyse van een spel, zoals `linja review` die laat zien: elke zet vergeleken met perfect spel.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

## Boven de tabel

review-player = { $player } ({ side })
review-players = { $black } tegen { $red }
review-head = { $rules }: { $players }, { $result }
review-head-not-over = { $rules }: { $players }, nog niet afgelopen
review-start = Perfect spel vanaf het begin: { $margin } voor { side }
review-no-turn = Er is nog geen zet gespeeld.
review-note = Wie er bij perfect spel voorstaat, voor en na elke zet.

## De tabel, een regel per zet

review-column-turn = zet
review-column-margin = verschil
review-column-grade = oordeel
review-column-better = beter
review-given-away = weggegeven
review-lead = { side } +{ $margin }
review-even = gelijk
review-before-after = { $before } naar { $after }
review-grade =
    { $grade ->
        [best] perfect
        [good] goed
        [inaccuracy] slordig
        [mistake] fout
       *[blunder] blunder
    }
review-legend =
    { $grade ->
        [best] niets weggegeven
        [good] 1 punt weggegeven
        [inaccuracy] 2 of 3 punten
        [mistake] 4 tot en met 6 punten, of winst werd gelijkspel, gelijkspel verlies
       *[blunder] 7 punten of meer, of winst werd verlies
    }
review-only-win = de enige winnende zet
review-only-win-missed = { $turn } (de enige winnende zet)

## Keerpunten

review-turning-points = Keerpunten
review-win-to-draw = { side } kon met { $before ->
        [one] 1 punt
       *[other] { $before } punten
    } verschil winnen, nu wordt het gelijkspel
review-win-to-loss = { side } kon met { $before ->
        [one] 1 punt
       *[other] { $before } punten
    } verschil winnen, nu verliest { side } met { $after ->
        [one] 1 punt
       *[other] { $after } punten
    } verschil
review-draw-to-loss = { side } kon gelijkspelen, nu verliest { side } met { $after ->
        [one] 1 punt
       *[other] { $after } punten
    } verschil

## Perfect spel

review-instead = Perfect spel in plaats van fouten en blunders
review-line = { $margin } voor { side }: { $line }

## Het overzicht, een kolom per kleur

review-accuracy = nauwkeurigheid
review-percent = { $percent }%
review-level = { side } speelde op niveau { $level }, waarschijnlijk tussen { $low } en { $high }.

## De grafiek

review-chart-title = { $rules }: { $players }
review-chart-turns = zet
review-chart-margin = verschil voor { side }
