### Puzzles, as `linja puzzle` asks them in a terminal: a position in which one turn is best, and the player looks for it.

# Title. $number: the number of the puzzle, by which it can be asked for again; $difficulty: 1 (easy) to 5 (hard).
puzzle-title = Puzzle { $number }, difficulty { $difficulty } of 5
# Below the board: what is to be found. $side: who moves.
puzzle-task-win = { side-to-move }: one turn wins, all others do not.
# $points: at least by so many, 3 or more.
puzzle-task-points = { side-to-move }: one turn is better than any other by at least { $points } points.
# The player types the answer after this; the program adds a blank.
puzzle-prompt = Your turn:
# What was typed cannot be read as a turn.
puzzle-not-a-turn = That is not a turn. Write one like this: 2-3,1-4
# $reason: a whole sentence, one of the refusals in game.ftl.
puzzle-not-allowed = Not allowed. { $reason }
# $margin: with its sign, such as +3.
puzzle-right = Right: { $margin } for { side }.
# The turn is legal, but not the best one. $points: how many points it gives away; $margin: what is left, with its sign.
puzzle-wrong =
    { $points ->
        [one] Wrong: it gives away 1 point and leaves { $margin } for { side }.
       *[other] Wrong: it gives away { $points } points and leaves { $margin } for { side }.
    }
# $turn: the best turn; $margin: what it leads to, with its sign. No full stop. Below it stands eval-line.
puzzle-solution = Solution: { $turn } ({ $margin } for { side })

## Themes
##
## What an exercise is about: on a button.

theme-bonus = The bonus
theme-extra-turn = Extra turns
theme-exact-arrival = Exact arrivals
theme-follow-up = Follow-ups
theme-other-side = The other side's follow-up
theme-opening = Where to open
theme-empty-row = Empty rows
theme-full-row = Full rows
theme-back-pawns = Back pawns
theme-pawn = The right pawn
theme-pass = Making the other side pass
theme-end = Ending the game
# Heading.
theme-heading = By theme
# Beside the button. $planned: how many exercises of this theme come back; $asked: how many answers there were; $right: how many of them were right.
theme-progress = { $planned } planned · found at the first try: { $right } of { $asked }
