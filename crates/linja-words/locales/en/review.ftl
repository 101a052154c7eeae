### The review of a game, as `linja review` prints and draws it: every move judged by what perfect play would have given.
###
### "Margin": own points minus the opponent's at the end of the game, if both play perfectly from there on. "Given
### away": by how many points a move makes the margin worse than the best move would have. Where a comment says "with
### its sign", the program writes +3, 0 or −7. Nothing here ends with a full stop unless it is a whole sentence.

## Above the table

# One player. $player: the name in the record, { side }: the colour; such as "Ada (Black)".
review-player = { $player } ({ side })
# $black, $red: review-player of each side.
review-players = { $black } against { $red }
# First line. $rules: a rule set as it is typed, such as zen+mean; $players: review-players; $result: such as 46-39.
review-head = { $rules }: { $players }, { $result }
# The same for a game that is not over.
review-head-not-over = { $rules }: { $players }, not over
# $margin: with its sign; $side is always black.
review-start = Perfect play from the start: { $margin } for { side }
# Instead of the table.
review-no-turn = No moves have been played.
# What the numbers in the table mean.
review-note = Who’s ahead with perfect play, before and after each move.

## The table, a line for each move
##
## The columns are as wide as their words: short ones look best.

# Heads of columns: what was played; the margin before and after it; the points it gave away; how good it was; what
# would have been better.
review-column-turn = move
review-column-margin = margin
review-column-grade = grade
review-column-better = better
# Head of a column, and of a line in the summary: points, a plain number.
review-given-away = given away
# Who is ahead by how many points, such as "Black +3"; and if nobody is.
review-lead = { side } +{ $margin }
review-even = even
# A cell. $before, $after: one of these.
review-before-after = { $before } to { $after }
# The grade of a move, from best to worst: a cell, a line in the summary, a word on the chart. $grade is `best` (no move
# was better), `good` (hardly worse), `inaccuracy` (a little worse), `mistake` (a lot worse, or a win became a draw, or a
# draw a loss) or `blunder` (worse still, or a win became a loss). One or two words.
review-grade =
    { $grade ->
        [best] best
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
# What each grade means: which points a move gave away. $grade as above. Beside the grade, in the summary.
review-legend =
    { $grade ->
        [best] nothing given away
        [good] 1 point given away
        [inaccuracy] 2 or 3 points
        [mistake] 4 to 6 points, or a win became a draw, or a draw a loss
       *[blunder] 7 points or more, or a win became a loss
    }
# A cell of the column "better": the player found the only move that wins.
review-only-win = the only winning move
# The same: the player missed it. $turn: that move, such as 2-3,1-4.
review-only-win-missed = { $turn } (the only winning move)

## Turning points: the moves that changed who would win

# Heading.
review-turning-points = Turning points
# A line each, after the number of the move. $side has moved; $before: by how many points it could win before; $after:
# by how many points it will lose now.
review-win-to-draw = { side } could have won by { $before }, now draws
review-win-to-loss = { side } could have won by { $before }, now loses by { $after }
review-draw-to-loss = { side } could have drawn, now loses by { $after }

## Perfect play

# Heading. Below it, for each move that was a mistake or a blunder, how to go on perfectly instead.
review-instead = Perfect play instead of mistakes and blunders
# A line each, after the number of the move. $margin: with its sign; $line: moves, one after the other.
review-line = { $margin } for { side }: { $line }

## The summary: a column for each side

# Head of a line: how close a side came to perfect play, in percent.
review-accuracy = accuracy
# A cell. $percent: 0 to 100.
review-percent = { $percent }%

# Below the summary, one for each side. $level: 1 to 10 with a tenth, such as 6.3; $low, $high: the same, what it may be as well.
review-level = { side } played like level { $level }, probably between { $low } and { $high }.

## The chart (--svg)

# Title. As in review-head.
review-chart-title = { $rules }: { $players }
# Along the bottom: the numbers of the moves.
review-chart-turns = move
# Along the side; $side is always black.
review-chart-margin = margin for { side }
