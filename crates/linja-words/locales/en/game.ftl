### The game itself: sides, steps, what is due, why a move is refused, results.
###
### Terms: docs/glossary.md. How to write a language: docs/translating.md.
### The player is spoken to directly. Sentences end with a full stop, names and labels do not.

## Sides
##
## The sides are named after the colours of their pawns. The name stands in for the player:
## "Black moves", "Red wins". $side is `black` or `red`; any message that has $side may write
## { side } to get the name, or select by $side itself where grammar wants another form.

# The name of a side, as it stands at the beginning of a sentence or alone.
side =
    { $side ->
        [black] Black
       *[red] Red
    }

# Above a board: whose turn it is. No full stop.
side-to-move = { side } to move

# What something is called, and what it is: "Rules: all".
labelled = { $label }: { $value }

## Rule sets
##
## Names of the three editions, alone and with the mean option. They are shown in lists and titles.
## (The short forms `classic`, `zen+mean` that are typed into programs stay as they are in every
## language.)

# The edition of 2003.
rule-set-classic = Classic
# The editions after 2003.
rule-set-revised = Revised
# The editions after 2003, with the mean option.
rule-set-revised-mean = Revised, mean
# The newest edition, whose book calls the game a "zen duel".
rule-set-zen = Zen
# The newest edition, with the mean option.
rule-set-zen-mean = Zen, mean

# What is special about it, in one or two short sentences; shown under the name.
rule-set-classic-line = The 2003 first edition: a follow-up onto an empty inner row gives you an extra turn, pawns left behind cost nothing, and the game ends the moment the colours have passed each other.
rule-set-revised-line = The books after the first: reach the goal exactly to earn a bonus. Pawns left behind cost up to 5 points each.
rule-set-revised-mean-line = The books after the first, with their mean option: a bonus can also move one of your opponent’s pawns.
rule-set-zen-line = The newest book: the follow-up is up to you. Reach the goal exactly to earn a bonus. Pawns left behind cost 1 point each.
rule-set-zen-mean-line = The newest book, with its mean option: a bonus can also move one of your opponent’s pawns.

## Steps of a turn

# The name of a step, alone: a label beside the board. $step is `opening`, `follow-up`, `bonus` or
# `extra-opening` (the opening of the extra turn, in classic).
step =
    { $step ->
        [opening] Opening
        [follow-up] Follow-up
        [bonus] Bonus
       *[extra-opening] Opening of the extra turn
    }

## What is due: told to the player in the middle of a turn, with the reason

# At the beginning of a turn.
due-opening = Opening: move any of your pawns 1 row forward.
# After an opening that met pawns. $rows: how many pawns it met, which is also how far the follow-up
# goes (1 to 5). "There" is the row that the opening entered; the pawn that has just moved is there too, but does
# not count, so say that they were there before it. The player has to make the follow-up.
due-follow-up =
    { $rows ->
        [one] 1 pawn was there already: now move any of your pawns 1 row forward.
       *[other] { $rows } pawns were there already: now move any of your pawns { $rows } rows forward.
    }
# The same where the follow-up may be left out (zen).
due-follow-up-optional =
    { $rows ->
        [one] 1 pawn was there already: now move any of your pawns 1 row forward, or end your turn.
       *[other] { $rows } pawns were there already: now move any of your pawns { $rows } rows forward, or end your turn.
    }
# Classic: the opening reached the goal, and the follow-up is always one row.
due-follow-up-goal = You’ve reached the goal: now move any of your pawns 1 row forward.
# A pawn reached the goal exactly (revised, zen).
due-bonus = Exactly on the goal! Your bonus: move any of your pawns 1 row forward or back, or end your turn.
# The same with the mean option. Opponent's pawns on their goal are locked, so do not promise "any pawn".
due-bonus-mean = Exactly on the goal! Your bonus: move one of your pawns, or an opponent’s pawn not yet on its goal, 1 row forward or back; or end your turn.
# Classic: the follow-up ended on an empty inner row.
due-extra-opening = The row was empty, so you get an extra turn: move any of your pawns 1 row forward.
# No own pawn can move one row forward.
due-pass = None of your pawns can move 1 row forward, so you pass. (Our ruling R2.)
# The opening went onto an empty row: no follow-up.
due-nothing-empty-row = The row was empty, so there’s no follow-up. Your turn is over.
# Nothing more to do in this turn.
due-nothing = Your turn is over.

## Refusals: why a move is not allowed
##
## One friendly sentence each, to the player who tried the move. "Our ruling R1" to "R4" and "R6" are
## decisions of this project where a book is silent or leaves something open; keep the number.

refusal-game-over = The game is over.
# Tried to move although no opening is possible.
refusal-must-pass = None of your pawns can move 1 row forward, so you can only pass. (Our ruling R2.)
# Tried to pass although an opening is possible.
refusal-may-not-pass = You can still open, so you can’t pass.
refusal-turn-complete = Your turn is over: there’s nothing left to move.
# Tried to leave out a step that must be made. $step as in `step`.
refusal-compulsory =
    { $step ->
        [opening] You have to make an opening.
        [bonus] You have to make this bonus.
        [extra-opening] You have to make the opening of your extra turn.
       *[follow-up] You have to make the follow-up, because one of your pawns can.
    }
# Tried to leave out a step when there was none.
refusal-nothing-to-decline = There’s nothing left to skip: your turn is over.
# $row: 1 to 8.
refusal-no-pawn = There are no pawns on row { $row }.
# Only pawns of one colour stand there, and the move is for the other: the opponent's pawns for an ordinary move, or the
# player's own for a move of the mean option that would move an opponent's.
refusal-wrong-side = The pawns on row { $row } are the wrong colour for this move.
# Tried to move a pawn of the other colour.
refusal-opponents-pawn = You can move your opponent’s pawns only with a bonus, and only with the mean option.
# Their owner may still step back with a bonus, so do not say that nobody may move them.
refusal-goal-pawn-locked = Your opponent’s pawns on their goal are locked: you can’t move them.
# Also shown in classic, which has no bonus.
refusal-backward = This pawn has to go forward: only a bonus, in rules that have one, can move a pawn back.
refusal-distance-opening = An opening goes exactly 1 row forward.
# $rows: 1 to 5. A pawn that reaches the goal with rows left over stops there; with 1 row that cannot happen.
refusal-distance-follow-up =
    { $rows ->
        [one] This follow-up goes exactly 1 row forward.
       *[other] This follow-up goes exactly { $rows } rows forward; a pawn can stop sooner only on the goal.
    }
refusal-distance-bonus = A bonus goes exactly 1 row, forward or back.
# $row: 2 to 7. Six pawns stand there.
refusal-row-full = Row { $row } is full: you can cross it, but not stop there.
# Opened into the goal, then tried to use the bonus to bring an own pawn back from the goal. (An opponent's pawn may
# leave that row with the mean option, so it is not "no pawn".)
refusal-board-unchanged = After an opening into the goal, none of your pawns may come back from it: a turn has to change something on the board. (Our ruling R1.)

## Points and results

# May be negative, and −1 is `one`: write { $points }, never 1.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# The end of a game. $side: who won; $margin: by how many points; $more, $less: the points of winner
# and loser (may be negative).
result-win =
    { $margin ->
        [one] { side } wins by 1 point, { $more } to { $less }.
       *[other] { side } wins by { $margin } points, { $more } to { $less }.
    }
# Both have the same number of points. They may be negative, and −1 is `one`: write { $points }, never 1.
result-draw =
    { $points ->
        [one] A draw: { $points } point each.
       *[other] A draw: { $points } points each.
    }
# A game that ended early.
ending-resigned = { side } resigned.
ending-timed-out = { side } ran out of time.
