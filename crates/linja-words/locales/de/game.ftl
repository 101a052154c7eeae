### Das Spiel selbst: Seiten, Schritte, was dran ist, warum etwas nicht geht, Ergebnisse.
###
### Was jede Nachricht bedeutet und wo sie steht, sagt die englische Datei gleichen Namens.

## Seiten

side =
    { $side ->
        [black] Schwarz
       *[red] Rot
    }
side-to-move = { side } am Zug
labelled = { $label }: { $value }

## Regelwerke

rule-set-classic = Klassisch
rule-set-revised = Überarbeitet
rule-set-revised-mean = Überarbeitet, gemein
rule-set-zen = Zen
rule-set-zen-mean = Zen, gemein

rule-set-classic-line = Das erste Regelheft, von 2003: Ein Folgezug auf eine leere innere Reihe bringt dir einen Extrazug, zurückgebliebene Steine kosten nichts, und die Partie ist sofort zu Ende, wenn die Farben aneinander vorbei sind.
rule-set-revised-line = Die Regelhefte nach dem ersten: Wer genau ins Ziel kommt, bekommt einen Bonuszug, und zurückgebliebene Steine kosten jeweils bis zu 5 Punkte.
rule-set-revised-mean-line = Die Regelhefte nach dem ersten, mit der gemeinen Bonusregel: Im Bonuszug darfst du auch einen gegnerischen Stein ziehen.
rule-set-zen-line = Das neueste Regelheft: Den Folgezug darfst du auslassen. Wer genau ins Ziel kommt, bekommt einen Bonuszug, und zurückgebliebene Steine kosten jeweils 1 Punkt.
rule-set-zen-mean-line = Das neueste Regelheft, mit der gemeinen Bonusregel: Im Bonuszug darfst du auch einen gegnerischen Stein ziehen.

## Schritte eines Zuges

step =
    { $step ->
        [opening] Anfangszug
        [follow-up] Folgezug
        [bonus] Bonuszug
       *[extra-opening] Anfangszug des Extrazugs
    }

## Was dran ist

due-opening = Anfangszug: Zieh einen deiner Steine 1 Reihe vorwärts.
due-follow-up =
    { $rows ->
        [one] Dort stand schon 1 Stein: Zieh nun einen deiner Steine 1 Reihe vorwärts.
       *[other] Dort standen schon { $rows } Steine: Zieh nun einen deiner Steine { $rows } Reihen vorwärts.
    }
due-follow-up-optional =
    { $rows ->
        [one] Dort stand schon 1 Stein: Zieh nun einen deiner Steine 1 Reihe vorwärts, oder beende deinen Zug.
       *[other] Dort standen schon { $rows } Steine: Zieh nun einen deiner Steine { $rows } Reihen vorwärts, oder beende deinen Zug.
    }
due-follow-up-goal = Dein Stein ist im Ziel: Zieh nun einen deiner Steine 1 Reihe vorwärts.
due-bonus = Genau ins Ziel! Dein Bonuszug: Zieh einen deiner Steine 1 Reihe vorwärts oder zurück, oder beende deinen Zug.
due-bonus-mean = Genau ins Ziel! Bonuszug: Zieh einen Stein (auch einen gegnerischen, der nicht im Ziel ist) 1 Reihe vorwärts oder zurück, oder beende deinen Zug.
due-extra-opening = Die Reihe war leer, also bekommst du einen Extrazug: Zieh einen deiner Steine 1 Reihe vorwärts.
due-pass = Keiner deiner Steine kann 1 Reihe vorwärts, also setzt du aus. (Unsere Auslegung R2.)
due-nothing-empty-row = Die Reihe war leer, also gibt es keinen Folgezug. Dein Zug ist zu Ende.
due-nothing = Dein Zug ist zu Ende.

## Warum etwas nicht geht

refusal-game-over = Die Partie ist zu Ende.
refusal-must-pass = Keiner deiner Steine kann 1 Reihe vorwärts, du kannst nur aussetzen. (Unsere Auslegung R2.)
refusal-may-not-pass = Du kannst einen Anfangszug machen, also darfst du nicht aussetzen.
refusal-turn-complete = Dein Zug ist schon zu Ende: Du darfst keinen Stein mehr ziehen.
refusal-compulsory =
    { $step ->
        [opening] Den Anfangszug musst du machen.
        [bonus] Diesen Bonuszug musst du machen.
        [extra-opening] Den Anfangszug deines Extrazugs musst du machen.
       *[follow-up] Den Folgezug musst du machen, denn mindestens einer deiner Steine kann ihn machen.
    }
refusal-nothing-to-decline = Auslassen geht nicht mehr: Dein Zug ist zu Ende.
refusal-no-pawn = Auf Reihe { $row } steht kein Stein.
refusal-wrong-side = Die Steine auf Reihe { $row } haben dafür die falsche Farbe.
refusal-opponents-pawn = Einen gegnerischen Stein darfst du nur im Bonuszug ziehen, und nur mit der gemeinen Bonusregel.
refusal-goal-pawn-locked = Dieser gegnerische Stein ist schon in seinem Ziel und für dich gesperrt: Du darfst ihn nicht ziehen.
refusal-backward = Hier musst du vorwärts ziehen: Zurück darf ein Stein nur im Bonuszug, und den gibt es nicht in jeder Ausgabe.
refusal-distance-opening = Ein Anfangszug geht genau 1 Reihe vorwärts.
refusal-distance-follow-up =
    { $rows ->
        [one] Dieser Folgezug geht genau 1 Reihe vorwärts.
       *[other] Dieser Folgezug geht genau { $rows } Reihen vorwärts; nur im Ziel darf ein Stein früher anhalten.
    }
refusal-distance-bonus = Ein Bonuszug geht genau 1 Reihe weit, vorwärts oder zurück.
refusal-row-full = Reihe { $row } ist voll: Du darfst sie überqueren, aber nicht dort anhalten.
refusal-board-unchanged = Nach einem Anfangszug ins Ziel darf keiner deiner Steine von dort zurück: Ein Zug muss auf dem Spielfeld etwas verändern. (Unsere Auslegung R1.)

## Punkte und Ergebnisse

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
result-win =
    { $margin ->
        [one] { side } gewinnt { $more } zu { $less }, mit 1 Punkt Vorsprung.
       *[other] { side } gewinnt { $more } zu { $less }, mit { $margin } Punkten Vorsprung.
    }
result-draw =
    { $points ->
        [one] Unentschieden: je { $points } Punkt.
       *[other] Unentschieden: je { $points } Punkte.
    }
ending-resigned = { side } hat aufgegeben.
ending-timed-out = Die Zeit von { side } ist abgelaufen.
