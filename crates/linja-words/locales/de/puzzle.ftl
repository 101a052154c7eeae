### Rätsel, wie `linja puzzle` sie im Terminal stellt: eine Stellung, in der ein Zug der beste ist.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

puzzle-title = Rätsel { $number }, Schwierigkeit { $difficulty } von 5
puzzle-task-win = { side-to-move }: Nur ein Zug gewinnt.
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

## Themen

theme-bonus = Der Bonuszug
theme-extra-turn = Extrazüge
theme-exact-arrival = Genau ins Ziel
theme-follow-up = Folgezüge
theme-other-side = Der Folgezug der anderen Seite
theme-opening = Wo anfangen
theme-empty-row = Leere Reihen
theme-full-row = Volle Reihen
theme-back-pawns = Die hintersten Steine
theme-pawn = Der richtige Stein
theme-pass = Die andere Seite zum Aussetzen zwingen
theme-end = Die Partie beenden
theme-heading = Nach Thema
theme-progress = { $planned } geplant · beim ersten Versuch gefunden: { $right } von { $asked }
