### Puzzles: a position in which one turn is best, and the player looks for it.

# Title. $number: the seed of the puzzle, so that it can be shared.
puzzle-title = Puzzle { $number }
# What is to be done. $side: who moves.
puzzle-task-win = { side } to move. One turn wins: find it.
puzzle-task-draw = { side } to move. One turn saves the draw: find it.
puzzle-task-best = { side } to move. One turn is better than all others: find it.
# A label from easy to hard. $difficulty is `easy`, `medium` or `hard`.
puzzle-difficulty =
    { $difficulty ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
# In a terminal, where the player types.
puzzle-prompt = Your turn (for example 2-3,1-4; ? for a hint; q to stop):
# $row: where the best turn begins.
puzzle-hint = The opening starts on row { $row }.
puzzle-right = Right!
# The player's turn is legal, but not the best one. $points: how much worse it is.
puzzle-not-best =
    { $points ->
        [one] A fair try, but it gives away 1 point. Look again.
       *[other] A fair try, but it gives away { $points } points. Look again.
    }
# $turn: the best turn; $margin: what it leads to, with sign.
puzzle-solution = The solution: { $turn } ({ $margin } with perfect play).
# $line: the turns of perfect play after it.
puzzle-line = It could go on like this: { $line }
