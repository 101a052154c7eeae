### What a player reads around the board, on any screen: who plays, whose turn it was, hints, a new game.
###
### Labels have no full stop, sentences do.

## A new game: heads of choices, and what can be chosen

play-opponent = Opponent
# Chosen as the opponent; also how the computer is called where its level has no name.
play-computer = the computer
# Chosen as the opponent: somebody at the same keyboard or screen.
play-friend = a friend here
play-level = Level
# $level: 1 to 10; $name: the level's name, one word such as "Leaf" (levels.ftl).
play-level-name = { $level }: { $name }
play-rules = Rules
play-colour = Your colour
# Chosen instead of a colour: the computer picks one.
play-colour-drawn = random
play-language = Language

## The game

# How the player is called beside a computer.
play-you = you
# How a computer is called. $name as above; $level: 1 to 10.
play-computer-level = { $name }, level { $level }
# Two people play at the same screen.
play-two-players = two players
# Head of the points both sides would have if the game ended now.
play-points-now = Points now
# Head of the list of moves.
play-turns = Moves
# $player: play-computer-level.
play-thinking = { $player }, is thinking…
# A computer's turn while it is shown. $turn: such as 2-3,1-4.
play-plays = { side } plays { $turn }
# What happened last.
play-played = { side } played { $turn }.
# The same if it had no opening.
play-passed = { side } can’t open and passes.
play-nothing-to-undo = You have no move to take back.
play-nothing-to-redo = Nothing to redo.
# A button: another game between the same players.
play-rematch = rematch

## Hints

play-hint-thinking = Looking for a good move…
# $turn: the steps that are still to be made, such as 1-4.
play-hint = Hint: { $turn }
# The same if it is certain what it leads to. $margin: with its sign, such as +3.
play-hint-exact = Hint: { $turn } ({ $margin } for { side } with perfect play)
# $hint: play-hint-exact, without a full stop; $why: what counts, a whole sentence (reason-best).
play-hint-why = { $hint }. { $why }
# The best is to skip the next step.
play-hint-end = Hint: end your turn here.
