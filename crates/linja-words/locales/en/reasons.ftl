### Why a move gave points away, or why one is best. Every sentence is a proven fact: say no more and no less.
###
### A sentence is made of what a move does (the second half of this file) and what that comes to (the first half). A move:
### $reply, such as 6-5,8-4. $points: one or more.

## What it comes to
##
## $what: one of the messages below.

# All best moves do this, and the best move that does not is so many points worse.
reason-worth = Missed: { $what }, worth { points }.
# The same, said of a good move.
reason-best = What counts: { $what }, worth { points }.
# Whoever does this gives away so many points or more, whatever else the move does.
reason-costs = The catch: { $what } costs at least { points }.
# Doing this is worth so many points more to $side after the move than after a better one. $reply: how.
reason-allows = Now { side } can answer { $reply }: { $what } makes a difference of { points }.
# $side has exactly one reply after which the move gives anything away.
reason-answer-only = Only one answer punishes this: { side }’s { $reply }.
# The best reply of $side is so much better than every other one.
reason-answer = { side } has one strong answer, { $reply }: { points } better than any other.

## How the game ends, compared with a better move, if both play perfectly from there on

# $side: who made the move, and ends with fewer points.
reason-ends-costs = In the end, this costs { side } { points }.
# The other side has more in the end: $others.
reason-ends-both = In the end, this costs { side } { points } and gives { reason-other } { $others }.
# Both end with fewer points, the other side only $others fewer.
reason-ends-costs-less = In the end, this costs { side } { points }, and { reason-other } only { $others }.
# $side: the other side, which ends with more points.
reason-ends-brings = In the end, this gives { side } { points }.
# Both end with more points, the side that made the move only $others more.
reason-ends-brings-less = In the end, this gives { side } { points }, and { reason-other } only { $others }.
# The side that is not $side.
reason-other =
    { $side ->
        [black] Red
       *[red] Black
    }

## What a move does: $what in the sentences above

reason-ends-game = ending the game
# $side: who must pass.
reason-forces-pass = making { side } pass
# The extra turn of the edition of 2003.
reason-extra-turn = an extra turn
# $side: whose pawn is moved, with the mean option.
reason-bonus-on-opponent = moving one of { side }’s pawns with the bonus
reason-bonus-back = stepping back with the bonus
reason-bonus = the bonus
# A pawn reaches the goal with exactly the rows it had to go.
reason-exact-arrival = an exact arrival at the goal
reason-leaves-out-follow-up = skipping the follow-up
# $rows: two or more.
reason-follow-up = a follow-up of { $rows } rows or more
# $side: who moves next. $rows: the longest follow-up it will have, none to six.
reason-limits =
    { $rows ->
        [0] leaving { side } no follow-up
        [one] leaving { side } no follow-up of more than { $rows } row
       *[other] leaving { side } no follow-up of more than { $rows } rows
    }
# The first step of the turn. $pawns: those that stand on the row already.
reason-opening =
    { $pawns ->
        [0] an opening onto the empty row { $row }
        [one] an opening onto row { $row } with its one pawn
       *[other] an opening onto row { $row } with its { $pawns } pawns
    }
reason-opening-goal = an opening into the goal
# How the row is after the move.
reason-leaves-empty = leaving row { $row } empty
reason-leaves-full = leaving row { $row } full
# The row where the pawns stand that have come least far.
reason-moves-rearmost = moving a pawn from the back (row { $row })
reason-moves-from = moving a pawn from row { $row }
reason-moves-to = moving a pawn to row { $row }
