### The rules of each edition, told so that a child of eight can follow them.
###
### A page is put together from these messages; what an edition does not have is left out. Paragraphs
### that exist twice or three times say how it is in each edition: "-classic" is only shown for the
### classic rules, "-optional" and "-zen" only for zen, those without an ending for all the others.
###
### Write it anew rather than word by word, and never with the wording of a printed rulebook.
### Speak to the player ("you", "your pawns"); examples tell what Black does ("Black moves ...").
### Diagrams are drawn by the program below or beside an example.

## Title and goal

# $name: the name of the rule set (rule-set-zen ...).
rules-title = The rules of Linja: { $name }

# Heading.
rules-goal = Goal of the game
rules-goal-text = Get your pawns across the board to the other side. When the game ends, every pawn across the middle stick scores points: the further it has come, the more. The player with more points wins.

# How to recognise the book of the edition, right below the title: its own terms as printed, in quotation marks, and ours where they
# differ. Quote the book in your language; where there is none that we know of, the English one. No sentences of a book.
rules-book-classic = Your book says “Initial Move” and “Following Move”, but not “Bonus Move”? That’s { rule-set-classic }. We say opening and follow-up; its “piece” is our pawn, its “starting row” our start line, its “target row” our goal.
rules-book-revised = Your book says “Initial Move”, “Following Move” and “Bonus Move”? That’s { rule-set-revised }. We say opening, follow-up and bonus; its “piece” is our pawn, its “starting row” our start line, its “target row” our goal.
rules-book-zen = Your book says “Opening Move”, “Follow-Up Move” and “Bonus Move”? That’s { rule-set-zen }, the “zen duel”. We say opening, follow-up and bonus; its “starting line” is our start line.

## Setup

# Heading.
rules-setup = Setup
# Four items of a list.
rules-setup-sticks = Lay the seven sticks side by side, with room for pawns between them. That makes eight rows: six inner rows between the sticks, and one row outside at each end. We number them 1 to 8.
rules-setup-directions = Row 1 is Black’s start line, row 8 is Red’s. Your goal is the other player’s start line: Black moves up from row 1 to row 8, Red moves down from row 8 to row 1.
rules-setup-pawns = Each player takes the twelve pawns of one colour and puts six on their own start line and one on each of the six inner rows.
rules-setup-first = Draw lots to see who starts. If you play again, the loser starts; after a draw, it’s the player who didn’t start last time.
# Under the diagram of the start position.
rules-setup-diagram = The start: six pawns on each start line, and one of each colour on every inner row.

## A turn, step by step

# Heading.
rules-turn = Your turn
# Revised and zen. Before the three numbered steps.
rules-turn-intro = Take turns. A turn has up to three steps: the opening, the follow-up and the bonus. Pawns move forward, towards their goal; only a bonus can also move one back.
# Classic. Before the three numbered steps.
rules-turn-intro-classic = Take turns. A turn has up to two steps, the opening and the follow-up, and now and then you earn an extra turn. Pawns move forward, towards their goal, and never back.
# Step 1.
rules-turn-opening = Opening. Move any one of your pawns one row forward, over one stick. You must always do this.
# Step 2 in classic and revised.
rules-turn-follow-up = Follow-up. Count the pawns that were already on the row you’ve just entered: yours and your opponent’s, but not the pawn you moved. Now move any one of your pawns exactly that many rows forward, the same pawn or another. You must do this if any of your pawns can.
# Step 2 in zen.
rules-turn-follow-up-optional = Follow-up. Count the pawns that were already on the row you’ve just entered: yours and your opponent’s, but not the pawn you moved. Now you may move any one of your pawns exactly that many rows forward, the same pawn or another. If you’d rather not, skip it.
# Step 3 in revised and zen.
rules-turn-bonus = Bonus. Did your opening or your follow-up take a pawn to the goal by exact count, with no rows left over? Then you may move any one of your pawns one row, forward or back. A bonus never earns another bonus.
# Step 3 in classic.
rules-turn-extra-turn = Extra turn. Did your follow-up end on an inner row that was empty? Then you get another turn straight away, with an opening and a follow-up. Only once, though: an empty row during your extra turn earns nothing more.
# Revised and zen, after the example of a bonus. The exception is ruling-board-changes, which stands further down the page.
rules-turn-bonus-back = Why go back? Sometimes one row back makes room on a full row, or changes how many pawns your opponent will meet. Even a pawn on the goal may step back, except after an opening into the goal (our ruling R1, further down).

# How turns are written under the examples. 2-3,1-3 is the one of the next example.
rules-notation = We write a step as two rows: 2-3 is a pawn going from row 2 to row 3. The steps of a turn go on one line, with commas between them: 2-3,1-3.

# All placeholders of the examples are numbers of rows on the board (1 to 8), except $side (who
# moves) and those that are explained.
#
# The opening goes from $from to $to and meets $pawns pawns (2) there, so that the follow-up has $rows
# rows (2); it goes from $start to $end.
rules-example-turn = Example: { side } opens from row { $from } to row { $to }. { $pawns ->
        [one] That row already held one pawn, so the follow-up is one row.
       *[other] That row already held { $pawns } pawns, so the follow-up is { $rows } rows.
    } { side } makes it with a pawn from row { $start }, which lands on row { $end }.
# The opening goes from $from to $to, meets $pawns pawns (3), the follow-up goes $rows rows (3) from
# row $start exactly to the goal; the bonus brings the pawn on row $bonus to the goal as well.
rules-example-bonus = Example: { side } opens from row { $from } to row { $to }, where { $pawns ->
        [one] one pawn is waiting, and can
       *[other] { $pawns } pawns are waiting, and can
    } now go { $rows ->
        [one] one row
       *[other] { $rows } rows
    }. From row { $start }, that’s exactly enough to reach the goal: a bonus! { side } uses it to bring the pawn from row { $bonus } to the goal too.
# Classic. The opening goes from $from to $to; the follow-up of $rows rows (2) goes from $start to the
# empty row $empty. Several pawns stand on row $start, so it is "a pawn", not "the pawn". In the extra turn another pawn opens from row $next to row $again and meets $pawns
# pawns (2); the follow-up goes from row $last to row $end.
rules-example-extra-turn = Example: { side } opens from row { $from } to row { $to } and has a follow-up of { $rows ->
        [one] one row
       *[other] { $rows } rows
    }. A pawn from row { $start } lands on row { $empty }, and nobody’s there: an extra turn! { side } opens again, from row { $next } to row { $again }, meets { $pawns ->
        [one] one pawn
       *[other] { $pawns } pawns
    } and goes on from row { $last } to row { $end }.

## Special cases
##
## Each case is one paragraph that begins with its name.

# Heading.
rules-special = Special cases
# The goal never counts as an empty row, so it is an inner row.
rules-special-empty-row = An empty row. If your opening ends on an empty inner row, there are no pawns to count: you get no follow-up.
# The opening goes from $from to $to.
rules-example-empty-row = Example: { side } opens from row { $from } to the empty row { $to }. The turn is over.
# Revised and zen.
rules-special-left-over = Rows left over. A pawn that reaches the goal with rows left over stops there. The rest are lost, and there’s no bonus.
# Classic.
rules-special-left-over-classic = Rows left over. A pawn that reaches the goal with rows left over stops there. The rest are lost.
# The opening goes from $from to $to. The follow-up has $rows rows (3), but the pawn from row $start
# reaches the goal at once and $lost rows (2) are lost.
rules-example-left-over = Example: { side } opens from row { $from } to row { $to } and has a follow-up of { $rows ->
        [one] one row
       *[other] { $rows } rows
    }. The pawn from row { $start } needs only one of them to reach the goal; { $lost ->
        [one] the other one is lost.
       *[other] the other { $lost } are lost.
    }
# Revised and zen.
rules-special-goal = An opening into the goal. There’s no follow-up, however many pawns are on the goal, but you earn a bonus.
# Classic.
rules-special-goal-classic = An opening into the goal. Your follow-up is then one row, however many pawns are on the goal.
# Revised and zen. The opening goes from row $from into the goal; the bonus goes back from $start to $end.
rules-example-goal = Example: { side } opens from row { $from } into the goal and, with the bonus, takes another pawn back from row { $start } to row { $end }.
# Classic. The opening goes from row $from into the goal; the follow-up of one row from $start to $end.
rules-example-goal-classic = Example: { side } opens from row { $from } into the goal. The follow-up is one row, here from row { $start } to row { $end }.
# All editions.
rules-special-no-follow-up = No follow-up possible. Sometimes every pawn you could use for the follow-up would stop on a full row. Then there’s no follow-up, and your turn is over.
rules-special-no-opening = No opening. Sometimes none of your pawns can go one row forward, because each is on the goal already or has a full row in front of it. Then you pass.
# Below an example, a turn that would not be allowed in the same position. $turn: the turn, such as
# 2-3,2-4; $reason: the sentence of the refusal (refusal-row-full ...).
rules-not-allowed = Not allowed: { $turn }. { $reason }

## The row limit

# Heading.
rules-limit = Six is full
rules-limit-text = An inner row never holds more than six pawns, both colours together. You may cross a full row, and it counts as a row on your way, but no pawn may stop there. The two start lines outside hold any number of pawns.
# Row $full is full. The opening goes from $from to $to; the follow-up has $rows rows (2) and goes from $start
# to $end, across the full row. Below it stands a turn that is not allowed, because it would end on the full row.
rules-example-limit = Example: row { $full } is full. { side } opens from row { $from } to row { $to } and has a follow-up of { $rows ->
        [one] one row
       *[other] { $rows } rows
    }. A pawn from row { $start } crosses the full row and lands on row { $end }.

## The end of the game

# Heading.
rules-end = End of the game
rules-end-text = The game is over when the two colours have passed each other completely: every black pawn is on a higher row than every red pawn. As long as a black and a red pawn share a row, even a start line, they haven’t passed each other.
# A paragraph of its own after rules-end-text: name the condition again. Classic.
rules-end-at-once = As soon as the colours have passed each other, the game is over, even in the middle of a turn.
# Revised and zen.
rules-end-after-turn = Once the colours have passed each other, the player whose turn it is still finishes it. Then the game is over, even if a bonus has mixed the colours again.
# The opening goes from $from to $to and meets $pawns pawns (3); with that follow-up the last black pawn
# goes from $start to $end and so passes the last red pawns.
rules-example-end = Example: { side } opens from row { $from } to row { $to } and meets { $pawns ->
        [one] one pawn
       *[other] { $pawns } pawns
    } there. The last black pawn that was still behind goes from row { $start } to row { $end } and gets past the last red ones. The game is over.

## Scoring

# Heading.
rules-scoring = Scoring
# Above a table with two lines: rules-scoring-rows with 0 to 7, rules-scoring-points with the points.
rules-scoring-text = Each of your pawns scores by how far it has come:
# Head of the first line of the table; keep it short.
rules-scoring-rows = rows from your start line
# Head of the second line of the table.
rules-scoring-points = points per pawn
# Below the table: what happens to pawns that have not crossed the middle stick.
rules-scoring-behind-classic = Pawns that haven’t crossed the middle stick score nothing.
rules-scoring-behind-revised = Pawns that haven’t crossed the middle stick cost you points: the closer to your start line, the more.
rules-scoring-behind-zen = Pawns that haven’t crossed the middle stick cost you 1 point each.
rules-scoring-winner = The player with more points wins. Equal points are a draw.
# "The game above" is the one of rules-example-end. Above a diagram and two sums, such as 6 × 5 + 4 × 3 + 2 × 2 = 46: in each product the number of pawns
# comes first, then the points for each.
rules-scoring-example = Example: the game above is over, so we count. First the pawns on the goal, then row by row: how many pawns, times the points for each.

## The mean option

# Heading. Only shown for revised and zen with the option.
rules-mean = The mean option
rules-mean-text = You’ve agreed to play a little meaner: your bonus may move one of your opponent’s pawns instead of your own, one row forward or back. Pawns that have reached their goal are safe.
# $side: who moves, $other: the other side (`black` or `red`). The follow-up from row $start earns the bonus, which
# moves a pawn of the other side back from row $from to row $to.
rules-example-mean = Example: { side } reaches the goal exactly with the pawn from row { $start }, and uses the bonus to put { $other ->
        [black] a black pawn
       *[red] a red pawn
    } back from row { $from } to row { $to }. Such a step is written with an x in front.

## Rulings: what this project decided where a book is silent or leaves something open

# Once on each page, below the first ruling.
rules-ruling-note = Where a book is silent or leaves something open, we decided for ourselves. Those spots are marked “our ruling”.
# Not "the book is silent": for some of them one of the books does speak.
# $number: 1 to 4, or 6; $says: one of the messages below.
ruling = Our ruling R{ $number }: { $says }
# R1, revised and zen.
ruling-board-changes = A turn has to change something on the board. After an opening into the goal, you may not use the bonus to bring one of your pawns back from the goal; otherwise a player could wait forever.
# R2, revised and zen.
ruling-pass = A player who can’t open passes. If neither of you can open, the game is over and you count the points.
# R2, classic.
ruling-pass-classic = A player who can’t open passes. If neither of you can open, the game is over and you count the points. An extra turn without an opening simply ends.
# R3, classic.
ruling-extra-turn = The extra turn is a turn like any other, so you must make its opening. The one row after an opening into the goal is a follow-up like any other: if it ends on an empty inner row, you get the extra turn too. The goal itself never counts as an empty row.
# R4, classic and revised.
ruling-no-follow-up = If no pawn can make the follow-up, your turn simply ends. You may choose such an opening even if another one would give you a follow-up.
# R6, revised and zen.
ruling-opening-into-goal = An opening into the goal earns the bonus, because the pawn has moved exactly the one row it had.

## What changed between the editions
##
## A table: a line for each difference, a column for each edition. Keep the cells short.

changes-title = What changed between the editions
changes-intro = Linja has been published in three editions, and each plays a little differently.
# Heading above the table.
changes-differences = The differences

changes-book = Published
changes-book-classic = 2003
changes-book-revised = later books
changes-book-zen = the newest book
# A cell: nothing happens.
changes-nothing = nothing special
changes-follow-up = Follow-up
changes-follow-up-compulsory = compulsory if possible
changes-follow-up-optional = optional
changes-goal = Opening into the goal
changes-goal-follow-up = a follow-up of 1 row
changes-goal-bonus = no follow-up, but a bonus
changes-exact = Reaching the goal exactly
changes-exact-bonus = a bonus
changes-empty-row = Follow-up onto an empty inner row
changes-empty-row-extra-turn = an extra turn, once
changes-back = Moving back
changes-back-never = never
changes-back-bonus = only with a bonus
changes-mean = Mean option
changes-mean-yes = yes
changes-mean-no = no
changes-end = The game ends
changes-end-at-once = at once
changes-end-after-turn = after the turn
# The points of a pawn that has not crossed the middle stick.
changes-behind = Pawns not across the middle stick
# $points: 0 or −1.
changes-behind-same =
    { $points ->
        [0] 0 points
       *[other] { $points } each
    }
# $near: the points just before the middle stick (−1); $far: those on the own start line (−5).
changes-behind-range = { $near } to { $far } each
# The points of the position in the diagram below the table.
changes-example = Points in the example below
# $black, $red: points.
changes-example-points = Black { $black }, Red { $red }
changes-example-diagram = The example: this game is over.

# Heading.
changes-same = What stayed the same
changes-same-text = The sticks, the pawns and the setup; the opening of one row; counting the pawns you meet, and a follow-up of as many rows; six pawns at most on an inner row; and the points for pawns across the middle stick: 1, 2, 3, and 5 on the goal.
