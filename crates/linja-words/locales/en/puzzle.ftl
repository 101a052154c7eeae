### Puzzles, as `linja puzzle` asks them in a terminal: a position in which one move is best, and the player looks for it.

# Title. $number: the number of the puzzle, by which it can be asked for again; $difficulty: 1 (easy) to 5 (hard).
puzzle-title = Puzzle { $number }, difficulty { $difficulty } of 5
# Below the board: what is to be found. $side: who moves.
puzzle-task-win = { side-to-move }: only one move wins.
# $points: at least by so many, 3 or more.
puzzle-task-points = { side-to-move }: one move beats all others by at least { $points } points.
# The player types the answer after this; the program adds a blank.
puzzle-prompt = Your move:
# What was typed cannot be read as a move.
puzzle-not-a-turn = That’s not a move. Write one like this: 2-3,1-4
# $reason: a whole sentence, one of the refusals in game.ftl.
puzzle-not-allowed = Not allowed. { $reason }
# $margin: with its sign, such as +3.
puzzle-right = Right: { $margin } for { side }.
# The move is legal, but not the best one. $points: how many points it gives away; $margin: what is left, with its sign.
puzzle-wrong =
    { $points ->
        [one] Wrong: that gives away 1 point and leaves { $margin } for { side }.
       *[other] Wrong: that gives away { $points } points and leaves { $margin } for { side }.
    }
# $turn: the best move; $margin: what it leads to, with its sign. No full stop. Below it stands eval-line.
puzzle-solution = Solution: { $turn } ({ $margin } for { side })

## Themes
##
## What an exercise is about: on a button.

theme-bonus = The bonus
theme-extra-turn = Extra turns
theme-exact-arrival = Exact arrivals
theme-follow-up = Follow-ups
theme-other-side = Your opponent’s follow-up
theme-opening = Where to open
theme-empty-row = Empty rows
theme-full-row = Full rows
theme-back-pawns = Back pawns
theme-pawn = The right pawn
theme-pass = Making your opponent pass
theme-end = Ending the game
# Heading.
theme-heading = By theme
# Beside the button. $planned: how many exercises of this theme come back; $asked: how many answers there were; $right: how many of them were right.
theme-progress = { $planned } planned · right first time: { $right } of { $asked }
