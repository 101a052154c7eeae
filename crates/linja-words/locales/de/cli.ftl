### Was das Programm `linja` im Terminal ausgibt: show, eval, solve, verify, rules.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

## linja show

show-to-move = { $rules }, { side-to-move }
show-over = { $rules }, die Partie ist zu Ende
show-row = Reihe
show-points = Punkte je Stein
show-side-points = { $sign } { side } { points }
show-points-now = Wäre jetzt Schluss: { $black }, { $red }
show-draw = { $black }, { $red }: Unentschieden
show-win = { $black }, { $red }: { side } gewinnt

## linja eval

eval-over = { $rules }, die Partie ist zu Ende: { $margin } für { side }
eval-margin = { $rules }, { side-to-move }: { $margin } für { side } bei perfektem Spiel
eval-line = Perfektes Spiel: { $line }

## linja solve

solve-start = { $rules }: Wer anfängt, erreicht bei perfektem Spiel { $margin }
solve-positions = { $positions } Stellungen: { $won } % gewonnen, { $drawn } % unentschieden, { $lost } % verloren für die Seite am Zug
solve-margins = Vorsprung von { $least } bis { $most }, Prüfsumme { $checksum }
solve-cost = { $seconds } s, { $memory } GB Arbeitsspeicher
solve-file = { $path }, { $megabytes } MB
# Höchstens 22 Zeichen.
solve-progress-solving = löse { $rules }
# Höchstens 22 Zeichen.
solve-progress-writing = schreibe { $rules }

## linja verify

# Höchstens 22 Zeichen.
verify-progress = prüfe { $rules }
verify-right = { $rules }: alle { $positions } Stellungen stimmen, Prüfsumme { $checksum }

## linja rules

rules-example-drawing = Vor und nach { $turn }:
rules-score-sum = { side }: { $sum }
