### The review of a game: every turn judged by what perfect play would have given.
###
### "Margin": own points minus the opponent's at the end of the game. "Given away": by how many points
### a turn makes the margin worse than the best turn would have. Margins come with their sign: +3, 0, -7.

# Title. $black, $red: the names of the players.
review-title = Review: { $black } against { $red }

## Grades of a turn, from best to worst

# A label beside a turn. $grade is `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
review-grade =
    { $grade ->
        [best] Best
        [good] Good
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }
# What a grade means, in a legend. $grade as above.
review-grade-line =
    { $grade ->
        [best] no turn was better
        [good] gives away hardly anything
        [inaccuracy] gives away a little
        [mistake] gives away a lot
       *[blunder] gives away a win or a draw
    }

## Beside a turn

# $margin: with sign, for $side, if both play perfectly from here on.
review-margin = { $margin } for { side } with perfect play
# $points: 1 or more.
review-given-away =
    { $points ->
        [one] gives away 1 point
       *[other] gives away { $points } points
    }
# $turn: a turn in the project's notation; $margin: what it would have led to, with sign.
review-better-turn = better: { $turn } ({ $margin })
# There was exactly one turn that kept the win.
review-only-winning-turn = the only winning turn
# There was exactly one turn that kept the draw.
review-only-drawing-turn = the only turn that saves the draw
# The turn after which the result changed sides for the last time.
review-turning-point = turning point

## The summary

# A heading.
review-summary = Summary
# $percent: 0 to 100. How close a side came to perfect play.
review-accuracy = { side }: accuracy { $percent } %
# $points: what a side gave away in all its turns together.
review-given-away-total =
    { $points ->
        [0] { side } gave nothing away.
        [one] { side } gave away 1 point in all.
       *[other] { side } gave away { $points } points in all.
    }
# How many turns of a side had a grade: a cell of a table, or an item of a list. $grade as above.
review-grade-count =
    { $grade ->
        [best] Best: { $count }
        [good] Good: { $count }
        [inaccuracy] { $count ->
            [one] 1 inaccuracy
           *[other] { $count } inaccuracies
        }
        [mistake] { $count ->
            [one] 1 mistake
           *[other] { $count } mistakes
        }
       *[blunder] { $count ->
            [one] 1 blunder
           *[other] { $count } blunders
        }
    }
# $number: the number of the turn; $turn: the turn.
review-turning-point-line = The game turned with turn { $number }, { $turn }.
review-no-turning-point = The game never turned: one side was ahead from beginning to end.
# The two names of the columns of the review in a terminal.
review-column-turn = turn
review-column-margin = margin
