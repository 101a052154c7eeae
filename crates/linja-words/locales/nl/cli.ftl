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
eval-found = Hoe vaak niveau 1 tot en met 10 een van de beste zetten vindt: { $chances }

## Voortgang

progress-left = nog { $time }

## linja solve

solve-start = { $rules }: wie begint, haalt bij perfect spel { $margin }
solve-positions = { $positions } stellingen: { $won }% gewonnen, { $drawn }% gelijk, { $lost }% verloren voor wie aan de beurt is
solve-margins = verschil van { $least } tot { $most }, controlesom { $checksum }
solve-distances = afstanden tot { $longest } beurten, controlesom { $checksum }
solve-cost = { $seconds } s, { $memory } GB geheugen
solve-file = { $path }, { $megabytes } MB
solve-there = { $rules }: de tabel is er al, en onbeschadigd: { $path }
# Hooguit 22 tekens.
solve-progress-solving = { $rules } oplossen
# Hooguit 22 tekens.
solve-progress-writing = { $rules } opslaan

## linja export

export-written = { $path }: { $positions } stellingen, { $megabytes } MB; { $card } legt de kolommen uit

## linja verify

# Hooguit 22 tekens.
verify-progress = { $rules } nakijken
verify-right = { $rules }: alle { $positions } stellingen kloppen, controlesom { $checksum }

## linja rules

rules-example-drawing = Voor en na { $turn }:
rules-score-sum = { side }: { $sum }

## linja match

# Hooguit 22 tekens.
match-progress = aan het spelen
match-head = { $rules }, partijen: { $games }, A: { $a }, B: { $b }
match-head-many = { $rules }, spelers: { $players }, partijen: { $games }
match-table-player = speler
match-table-games = partijen
match-table-won = gewonnen
match-table-drawn = gelijk
match-table-lost = verloren
match-table-score = score
match-table-given-away = weggegeven
match-percent = { $share }%
match-decimal = { $number }
match-score = A: { $wins } gewonnen, { $draws } gelijk, { $losses } verloren: { $score }%, Elo { $elo } ({ $low } tot { $high })
match-superiority = kans dat A sterker is: { $chance }%
match-sprt = sequentiële test, Elo { $low } of { $high }: log-likelihoodratio { $ratio }, beslist vanaf ±{ $bound }; { $verdict ->
    [high] dichter bij { $high }
    [low] dichter bij { $low }
   *[open] nog niet beslist
}
match-points = punten per partij: A { $a }, B { $b }, verschil { $margin }
match-given-away = weggegeven punten per partij: A { $a }, B { $b }
match-forfeits = door { $party } reglementair verloren: { $count }
match-fault = partij { $number }, { $party }: { $fault }
match-refused = { $turn } mag niet. { $reason }
match-late = tijd op
match-recorded = { $fault }

## linja games

games-rules = regels
games-black = Zwart
games-red = Rood
games-margin = verschil
games-turns = zetten

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
