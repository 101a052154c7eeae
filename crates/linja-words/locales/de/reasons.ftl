### Warum ein Zug Punkte verschenkt, oder warum einer der beste ist.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

## Was es ausmacht

reason-worth = Verpasst: { $what }, { points } wert.
reason-best = Worauf es ankommt: { $what }, { points } wert.
reason-costs = Das kostet mindestens { points }: { $what }.
reason-allows = Jetzt kann { side } mit { $reply } antworten, und { $what } macht { points } aus.
reason-answer-only = Nur eine Antwort von { side } bestraft das: { $reply }.
reason-answer =
    { $points ->
        [one] { side } hat eine starke Antwort, { $reply }: um { $points } Punkt besser als jede andere.
       *[other] { side } hat eine starke Antwort, { $reply }: um { $points } Punkte besser als jede andere.
    }

## Wie die Partie endet

reason-ends-costs = Am Ende kostet das { side } { points }.
reason-ends-both = Am Ende kostet das { side } { points } und bringt { reason-other } { $others }.
reason-ends-costs-less = Am Ende kostet das { side } { points } und { reason-other } nur { $others }.
reason-ends-brings = Am Ende bringt das { side } { points }.
reason-ends-brings-less = Am Ende bringt das { side } { points } und { reason-other } nur { $others }.
reason-other =
    { $side ->
        [black] Rot
       *[red] Schwarz
    }

## Was ein Zug tut: $what in den Sätzen oben

reason-ends-game = die Partie zu beenden
reason-forces-pass = { side } zum Aussetzen zu zwingen
reason-extra-turn = ein Extrazug
reason-bonus-on-opponent = mit dem Bonuszug einen Stein von { side } zu ziehen
reason-bonus-back = mit dem Bonuszug zurückzugehen
reason-bonus = der Bonuszug
reason-exact-arrival = das Ziel genau zu erreichen
reason-leaves-out-follow-up = den Folgezug auszulassen
reason-follow-up = ein Folgezug über { $rows } Reihen oder mehr
reason-limits =
    { $rows ->
        [0] { side } keinen Folgezug zu lassen
        [one] { side } keinen Folgezug über mehr als { $rows } Reihe zu lassen
       *[other] { side } keinen Folgezug über mehr als { $rows } Reihen zu lassen
    }
reason-opening =
    { $pawns ->
        [0] ein Anfangszug auf die leere Reihe { $row }
        [one] ein Anfangszug auf Reihe { $row } (1 Stein)
       *[other] ein Anfangszug auf Reihe { $row } ({ $pawns } Steine)
    }
reason-opening-goal = ein Anfangszug ins Ziel
reason-leaves-empty = Reihe { $row } leer zu lassen
reason-leaves-full = Reihe { $row } voll zu lassen
reason-moves-rearmost = einen der hintersten Steine zu ziehen (Reihe { $row })
reason-moves-from = einen Stein von Reihe { $row } zu ziehen
reason-moves-to = einen Stein auf Reihe { $row } zu ziehen
