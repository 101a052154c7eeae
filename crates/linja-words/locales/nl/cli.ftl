### Wat het programma `linja` in een terminal laat zien: show, eval, solve, verify, rules, match.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

## linja show

show-to-move = { $rules }, { side-to-move }
show-over = { $rules }, het spel is afgelopen
show-row = rij
show-points = punten per steen
show-side-points = { $sign } { side } { points }
show-points-now = Als het spel nu stopte: { $black }, { $red }
show-draw = { $black }, { $red }: gelijkspel
show-win = { $black }, { $red }: { side } wint

## linja eval

eval-over = { $rules }, het spel is afgelopen: { $margin } voor { side }
eval-margin = { $rules }, { side-to-move }: { $margin } voor { side } bij perfect spel
eval-line = Perfect spel: { $line }
eval-found = Hoe vaak niveau 1 tot en met 10 een beste beurt vindt: { $chances }

## Progress bars

progress-left = nog { $time }

## linja solve

solve-start = { $rules }: wie begint, haalt bij perfect spel { $margin }
solve-positions = { $positions } stellingen: { $won }% gewonnen, { $drawn }% gelijk, { $lost }% verloren voor wie aan de beurt is
solve-margins = verschil van { $least } tot { $most }, controlegetal { $checksum }
solve-cost = { $seconds } s, { $memory } GB geheugen
solve-file = { $path }, { $megabytes } MB
solve-there = { $rules }: de tabel is er al, en onbeschadigd: { $path }
# Hooguit 22 tekens.
solve-progress-solving = { $rules } oplossen
# Hooguit 22 tekens.
solve-progress-writing = { $rules } opslaan

## linja verify

# Hooguit 22 tekens.
verify-progress = { $rules } nakijken
verify-right = { $rules }: alle { $positions } stellingen kloppen, controlegetal { $checksum }

## linja rules

rules-example-drawing = Voor en na { $turn }:
rules-score-sum = { side }: { $sum }

## linja match

# Hooguit 22 tekens.
match-progress = aan het spelen
match-head = { $rules }, aantal keer gespeeld: { $games }, A: { $a }, B: { $b }
match-score = A: { $wins } gewonnen, { $draws } gelijk, { $losses } verloren: { $score }%, Elo { $elo } ({ $low } tot { $high })
match-superiority = kans dat A sterker is: { $chance }%
match-points = punten per spel: A { $a }, B { $b }, verschil { $margin }
match-given-away = weggegeven punten per spel: A { $a }, B { $b }
match-forfeits = door { $party } reglementair verloren: { $count }
match-fault = spel { $number }, { $party }: { $fault }
match-refused = { $turn } mag niet. { $reason }

## linja report

# Hooguit 22 tekens.
report-progress-following = { $rules } volgen
# Hooguit 22 tekens.
report-progress-reaching = { $rules } bereiken
# Hooguit 22 tekens.
report-progress-measuring = { $rules } meten

## linja bot

bot-waits = Wacht aan een tafel: { $rules }, spel { $game }
bot-plays = { $name } gaat zitten: spel { $game }
bot-over = Het spel met { $name } is afgelopen. { $ending }
bot-fault = Geeft spel { $game } op: { $fault }
bot-illegal = { $turn } mag niet
bot-refused = de server zegt: { $reason }
bot-unreachable = de server is niet te bereiken: { $detail }
