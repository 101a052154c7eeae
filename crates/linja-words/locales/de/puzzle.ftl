### Rätsel, wie `linja puzzle` sie im Terminal stellt: eine Stellung, in der ein Zug der beste ist.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

puzzle-title = Rätsel { $number }, Schwierigkeit { $difficulty } von 5
puzzle-task-win = { side-to-move }: Ein einziger Zug gewinnt, alle anderen nicht.
puzzle-task-points = { side-to-move }: Ein Zug ist um mindestens { $points } Punkte besser als jeder andere.
puzzle-prompt = Dein Zug:
puzzle-not-a-turn = Das ist kein Zug. Schreib ihn zum Beispiel so: 2-3,1-4
puzzle-not-allowed = Nicht erlaubt. { $reason }
puzzle-right = Richtig: { $margin } für { side }.
puzzle-wrong =
    { $points ->
        [one] Falsch: Dieser Zug verschenkt 1 Punkt und führt zu { $margin } für { side }.
       *[other] Falsch: Dieser Zug verschenkt { $points } Punkte und führt zu { $margin } für { side }.
    }
puzzle-solution = Lösung: { $turn } ({ $margin } für { side })
