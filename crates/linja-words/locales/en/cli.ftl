### What the program `linja` prints in a terminal: show, eval, solve, verify, rules, match.
###
### Options, commands and text forms (zen+mean, 2-3,1-4) stay as they are in every language.

## linja show

# First line. $rules: a rule set as it is typed, such as zen+mean.
show-to-move = { $rules }, { side-to-move }
show-over = { $rules }, the game is over
# Above the board, over the numbers of the rows; short.
show-row = row
# Above two columns: how many points a pawn of each side gives on that row.
show-points = points per pawn
# One side's points. $sign: the picture of a pawn; { points }: such as "46 points".
show-side-points = { $sign } { side } { points }
# Below the board. $black, $red: show-side-points of each side.
show-points-now = If the game ended now: { $black }, { $red }
show-draw = { $black }, { $red }: a draw
# $side: who won.
show-win = { $black }, { $red }: { side } wins

## linja eval

# $margin: with its sign, such as +3.
eval-over = { $rules }, the game is over: { $margin } for { side }
eval-margin = { $rules }, { side-to-move }: { $margin } for { side } with perfect play
# Also below a puzzle that has been solved. $line: moves, one after the other.
eval-line = Perfect play: { $line }
# How hard the position is. $chances: ten percentages, such as "12%, 15%, …, 100%".
eval-found = How often levels 1 to 10 find a best move: { $chances }

## Progress bars

# Beside every progress bar. $time: such as 12s or 3m.
progress-left = { $time } left

## linja solve
##
## Four lines for each rule set, the last three indented by the program.

solve-start = { $rules }: with perfect play, the first player gets { $margin }
# $positions: a large number; the others are shares in percent.
solve-positions = { $positions } positions: { $won }% won, { $drawn }% drawn, { $lost }% lost for the side to move
# $least, $most: the smallest and the largest margin.
solve-margins = margins { $least } to { $most }, checksum { $checksum }
# $longest: the number of turns.
solve-distances = distances up to { $longest } turns, checksum { $checksum }
# $seconds: time taken; $memory: in gigabytes.
solve-cost = { $seconds } s, { $memory } GB of memory
# A file and its size.
solve-file = { $path }, { $megabytes } MB
# Instead of all of it. $path: the file.
solve-there = { $rules }: the table is already there and intact: { $path }
# Beside the progress bar: at most 22 characters.
solve-progress-solving = solving { $rules }
solve-progress-writing = writing { $rules }

## linja export

# $path: the data, $card: the page that describes them.
export-written = { $path }: { $positions } positions, { $megabytes } MB; { $card } explains the columns

## linja verify

# Beside the progress bar: at most 22 characters.
verify-progress = verifying { $rules }
verify-right = { $rules }: all { $positions } positions are right, checksum { $checksum }

## linja rules

# Above the drawing of an example. $turn: the turn in the project's notation.
rules-example-drawing = Before and after { $turn }:
# In front of the sum of a side's points.
rules-score-sum = { side }: { $sum }

## linja match
##
## Two players, A and B, have played many games against each other; their names are what was typed, such as level:3.

# Beside the progress bar: at most 22 characters.
match-progress = playing
# First line. $games: how many games; $a, $b: the players.
match-head = { $rules }, games: { $games }, A: { $a }, B: { $b }
# First line if there are more than two.
match-head-many = { $rules }, players: { $players }, games: { $games }
# The heads of a table with a line for each player, as short as they can be.
match-table-player = player
match-table-games = games
match-table-won = won
match-table-drawn = drawn
match-table-lost = lost
match-table-score = score
match-table-given-away = given away
# A share, and a number of points, in the table.
match-percent = { $share }%
match-decimal = { $number }
# $wins, $draws, $losses: games, from A's side; $score: in percent. Elo: how much stronger A is, as in chess, with its
# sign; $low, $high: from where to where it may really lie.
match-score = A won { $wins }, drew { $draws }, lost { $losses }: { $score }%, Elo { $elo } ({ $low } to { $high })
# $chance: in percent.
match-superiority = chance that A is stronger: { $chance }%
# After the score. $low, $high: two differences in strength, with their signs; $ratio: how much likelier the greater one is.
match-sprt = sequential test, Elo { $low } or { $high }: log-likelihood ratio { $ratio }, which decides beyond ±{ $bound }; { $verdict ->
    [high] it’s closer to { $high }
    [low] it’s closer to { $low }
   *[open] not decided yet
}
# $a, $b: points, on average; $margin: those of A minus those of B, with its sign.
match-points = points per game: A { $a }, B { $b }, a margin of { $margin }
# $a, $b: by how many points A and B fell short of perfect play in a game, on average.
match-given-away = points given away per game: A { $a }, B { $b }
# Games lost because a player broke the rules or a program did not answer. $party: A or B; $count: 1 or more.
match-forfeits = forfeits by { $party }: { $count }
# A line for each of them, indented by the program. $number: which game; $fault: match-refused, or one of the messages
# error-program-… in errors.ftl.
match-fault = game { $number }, { $party }: { $fault }
# $turn: a turn that is not legal; $reason: a whole sentence, one of the refusals in game.ftl.
match-refused = { $turn } isn’t allowed. { $reason }
# Why a game was lost: the clock.
match-late = out of time
# Why a game was lost, as its record says it. $fault: in English.
match-recorded = { $fault }

## linja games
##
## Heads of two tables: by rule set, with the games that each colour has won, and by player. As short as they can be.

games-rules = rules
games-black = Black
games-red = Red
games-margin = margin
games-turns = moves

## linja report

# Beside the progress bar: at most 22 characters. Following perfect play, all games of it.
report-progress-following = following { $rules }
# The same: finding the positions that can come about in a game.
report-progress-reaching = reaching { $rules }
# The same: finding out what advice is worth.
report-progress-measuring = measuring { $rules }

## linja bot

# $rules: the rule set; $game: the name of the game in addresses.
bot-waits = Waiting at a table: { $rules }, game { $game }
# $name: the other player.
bot-plays = { $name } has sat down: game { $game }
# $ending: how it ended, a sentence.
bot-over = The game with { $name } is over. { $ending }
# Because of the program. $fault: bot-illegal, or one of the messages error-program-… in errors.ftl.
bot-fault = Resigning game { $game }: { $fault }
bot-illegal = { $turn } isn’t allowed
# $reason: a sentence of the server.
bot-refused = the server says: { $reason }
# $detail: technical words, in English.
bot-unreachable = can’t reach the server: { $detail }
