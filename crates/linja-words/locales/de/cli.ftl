### Was das Programm `linja` im Terminal ausgibt: show, eval, solve, verify, rules, match.
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
eval-found = So oft finden die Stufen 1 bis 10 einen besten Zug: { $chances }

## Fortschritt

progress-left = noch { $time }

## linja solve

solve-start = { $rules }: Wer anfängt, erreicht bei perfektem Spiel { $margin }
solve-positions = { $positions } Stellungen: { $won } % gewonnen, { $drawn } % unentschieden, { $lost } % verloren für die Seite am Zug
solve-margins = Vorsprung von { $least } bis { $most }, Prüfsumme { $checksum }
solve-distances = Entfernungen bis zu { $longest } Zügen, Prüfsumme { $checksum }
solve-cost = { $seconds } s, { $memory } GB Arbeitsspeicher
solve-file = { $path }, { $megabytes } MB
solve-there = { $rules }: Die Tabelle ist schon da und unbeschädigt: { $path }
# Höchstens 22 Zeichen.
solve-progress-solving = löse { $rules }
# Höchstens 22 Zeichen.
solve-progress-writing = schreibe { $rules }

## linja export

export-written = { $path }: { $positions } Stellungen, { $megabytes } MB; { $card } erklärt die Spalten

## linja verify

# Höchstens 22 Zeichen.
verify-progress = prüfe { $rules }
verify-right = { $rules }: alle { $positions } Stellungen stimmen, Prüfsumme { $checksum }

## linja rules

rules-example-drawing = Vor und nach { $turn }:
rules-score-sum = { side }: { $sum }

## linja match

# Höchstens 22 Zeichen.
match-progress = spiele
match-head = { $rules }, Partien: { $games }, A: { $a }, B: { $b }
match-head-many = { $rules }, Spieler: { $players }, Partien: { $games }
match-table-player = Spieler
match-table-games = Partien
match-table-won = gew.
match-table-drawn = unent.
match-table-lost = verl.
match-table-score = Ergebnis
match-table-given-away = verschenkt
match-percent = { $share } %
match-decimal = { $number }
match-score = A: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren; das sind { $score } %, Elo { $elo } ({ $low } bis { $high })
match-superiority = Wahrscheinlichkeit, dass A stärker ist: { $chance } %
match-sprt = Sequenzieller Test, Elo { $low } oder { $high }: Log-Likelihood-Quotient { $ratio }, entschieden ab ±{ $bound }; { $verdict ->
    [high] näher an { $high }
    [low] näher an { $low }
   *[open] noch nicht entschieden
}
match-points = Punkte je Partie: A { $a }; B { $b }; Vorsprung von A { $margin }
match-given-away = Verschenkte Punkte je Partie: A { $a }; B { $b }
match-forfeits = Als verloren gewertete Partien von { $party }: { $count }
match-fault = Partie { $number }, { $party }: { $fault }
match-refused = { $turn } ist nicht erlaubt. { $reason }
match-late = Zeit abgelaufen
match-recorded = { $fault }

## linja games

games-rules = Regelwerk
games-black = Schwarz
games-red = Rot
games-margin = Vorsprung
games-turns = Züge

## linja report

# Höchstens 22 Zeichen.
report-progress-following = verfolge { $rules }
# Höchstens 22 Zeichen.
report-progress-reaching = erreiche { $rules }
# Höchstens 22 Zeichen.
report-progress-measuring = messe { $rules }

## linja bot

bot-waits = Wartet an einem Tisch: { $rules }, Partie { $game }
bot-plays = { $name } setzt sich: Partie { $game }
bot-over = Die Partie mit { $name } ist zu Ende. { $ending }
bot-fault = Gibt Partie { $game } auf: { $fault }
bot-illegal = { $turn } ist nicht erlaubt
bot-refused = der Server sagt: { $reason }
bot-unreachable = der Server ist nicht erreichbar: { $detail }
