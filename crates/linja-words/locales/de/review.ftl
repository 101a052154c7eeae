### Die Analyse einer Partie, wie `linja review` sie ausgibt und zeichnet.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

## Über der Tabelle

review-player = { $player } ({ side })
review-players = { $black } gegen { $red }
review-head = { $rules }: { $players }, { $result }
review-head-not-over = { $rules }: { $players }, noch nicht zu Ende
review-start = Perfektes Spiel von Anfang an: { $margin } für { side }
review-no-turn = Es wurde noch kein Zug gespielt.
review-note = Wer bei perfektem Spiel vorn liegt, vor jedem Zug und danach.

## Die Tabelle

review-column-turn = Zug
review-column-margin = Vorsprung
review-column-grade = Urteil
review-column-better = besser
review-given-away = verschenkt
review-lead = { side } +{ $margin }
review-even = ausgeglichen
review-before-after = { $before }, dann { $after }
review-grade =
    { $grade ->
        [best] perfekt
        [good] gut
        [inaccuracy] ungenau
        [mistake] Fehler
       *[blunder] Patzer
    }
review-legend =
    { $grade ->
        [best] nichts verschenkt
        [good] 1 Punkt verschenkt
        [inaccuracy] 2 oder 3 Punkte
        [mistake] 4 bis 6 Punkte, oder aus Sieg wurde Unentschieden, aus Unentschieden Niederlage
       *[blunder] 7 Punkte oder mehr, oder aus Sieg wurde Niederlage
    }
review-only-win = einziger Gewinnzug
review-only-win-missed = { $turn } (einziger Gewinnzug)

## Wendepunkte

review-turning-points = Wendepunkte
review-win-to-draw =
    { $before ->
        [one] { side } konnte mit 1 Punkt Vorsprung gewinnen, jetzt wird es ein Unentschieden
       *[other] { side } konnte mit { $before } Punkten Vorsprung gewinnen, jetzt wird es ein Unentschieden
    }
review-win-to-loss =
    { $before ->
        [one] { side } konnte mit 1 Punkt Vorsprung gewinnen, verliert jetzt aber mit { $after ->
            [one] 1 Punkt
           *[other] { $after } Punkten
        } Rückstand
       *[other] { side } konnte mit { $before } Punkten Vorsprung gewinnen, verliert jetzt aber mit { $after ->
            [one] 1 Punkt
           *[other] { $after } Punkten
        } Rückstand
    }
review-draw-to-loss =
    { $after ->
        [one] { side } konnte ein Unentschieden erreichen, verliert jetzt aber mit 1 Punkt Rückstand
       *[other] { side } konnte ein Unentschieden erreichen, verliert jetzt aber mit { $after } Punkten Rückstand
    }

## Perfektes Spiel

review-instead = Perfektes Spiel statt der Fehler und Patzer
review-line = { $margin } für { side }: { $line }

## Die Zusammenfassung

review-accuracy = Genauigkeit
review-percent = { $percent } %
review-level = { side } hat wie Stufe { $level } gespielt, wahrscheinlich zwischen { $low } und { $high }.

## Das Diagramm (--svg)

review-chart-title = { $rules }: { $players }
review-chart-turns = Zug
review-chart-margin = Vorsprung von { side }
