### The page in a browser, where the game is understood: reviews, a board for trying out, puzzles, the solution.
###
### The words of the review itself are in review.ftl, those of puzzles in puzzle.ftl. Margins are written with their sign,
### such as +3. Buttons and labels have no full stop; sentences do. Space is tight on a phone: short words look best.

## The ways to understand the game

study-title = Study Linja
study-intro = Linja is solved: every move in every position has an exact value. Ask about any position here.
# Titles of the screens, and a line on each.
study-puzzles = Puzzles
study-puzzles-line = A new one every day: find the one move that beats all others.
study-review-line = Look back at a game: what each move was worth, where it was decided, and what would have been better.
study-board = Try it out
study-board-line = Set up any position, see what every move is worth, and play on from there.
study-solution = The solution
study-solution-line = What happens when nobody makes a mistake.

## While the oracle does not answer
##
## The oracle knows the exact margin of every position; a server has to solve each rule set once.

study-judged = Judged by the oracle: every number is exact.
study-asking = Asking the oracle…
study-solving = The oracle is still solving these rules. The answer will appear here automatically.
study-writing = The oracle has solved these rules and is saving the results. The answer will appear here automatically.
study-waiting = The oracle will solve these rules soon; that takes a few minutes. The answer will appear here automatically.
study-failed = The oracle couldn’t solve these rules. It will try again later.
study-no-server = There’s no connection right now, and no table on this device to look this up in. Games on this device, lessons and rules still work. The page will keep trying.
# $reason: a whole sentence from the server.
study-refused = The server can’t answer. { $reason }
# The name of the progress bar, for those who listen.
study-progress = How much is solved

## Review

# Chooses the game that lies on the table of this device.
study-review-own = Review your current game
# Label of a field.
study-paste = Paste a game record (.linja)
study-review-it = Review
# Opens a file.
study-open = Open a file
# $wrong: what is wrong, such as "line 8, column 4: …".
study-wrong-record = Can’t read this: { $wrong }
study-another-game = Another game
# At the end of a game that was not played to its end.
study-not-over = The game was not finished.
# Below a move. $grade: review-grade; $margins: review-before-after.
study-judged-best = { $grade }. Margin: { $margins }.
# The only move that wins was found.
study-judged-only = { $grade }, and the only winning move. Margin: { $margins }.
# $points: given away; $turn: what was better, such as 2-3,1-4.
study-judged-worse =
    { $points ->
        [one] { $grade }: gives away 1 point. Margin: { $margins }. Better: { $turn }
       *[other] { $grade }: gives away { $points } points. Margin: { $margins }. Better: { $turn }
    }
# Opens a list of two columns: perfect play after the move that was played, and with a better one. Pressing a move shows it on the board.
study-lines = Both lines, move by move
# Heads of the columns.
study-line-played = played
study-line-better = better
# Leaves the line.
study-line-leave = Back to the game
study-mistake-before = ◀ Mistake
study-mistake-after = Mistake ▶
study-all-turns = All moves
# Opens three buttons that save what the board shows, and the game.
study-pictures = Pictures
study-png = Picture (PNG)
study-svg = Drawing (SVG)
study-animation = Animated game (PNG)
# Heads of columns, for those who listen: the number of a move, and who made it.
study-number = number
study-side = side
# Buttons, for those who listen.
study-first = To the start
study-back = One move back
study-on = One move forward
study-last = To the end
# $at of $turns have been played.
study-place = { $at } of { $turns }
# Below the chart.
study-chart-caption = Margin with perfect play from there on. Above the line, Black is ahead; below it, Red. Dots mark mistakes.
# The chart for those who listen. $title: review-chart-margin; the others are margins.
study-chart-told = Chart, { $title }: { $first } at the start, { $last } at the end, highest { $highest }, lowest { $lowest }.
# After that, of a game that is reviewed.
study-chart-list = The list of moves has every number.

## The board for trying out

# Takes back a step or a move.
study-step-back = Step back
study-worth = With perfect play: { $margin } for { side }.
# Heading of a list: all moves, best first.
study-turns = Moves, best first
# Below the heading of the list, if distances are known.
study-turns-far = The small number is how many turns are left.
study-compare = Compare the editions
study-compare-line = Margin for { side } (to move) under each rule set:
# Instead of a margin.
study-not-solved = not solved here yet
# Label of a field with the text form of a position.
study-position = Position as text
# $wrong: what is wrong, such as "red has 11 pawns instead of 12".
study-wrong-position = Not a position: { $wrong }
# The same for the address of the screen.
study-wrong-link = The position in this link can’t be read: { $wrong }. Here’s the start instead.
study-play-computer = Play on against the computer
study-play-friend = Play on with a friend here
# The list of all moves that were tried. A variation is what was played instead, and on from there; the line that is not one is the main line.
study-variations = Moves and variations
# Arrow keys.
study-keys = ← and → step through the moves, ↑ and ↓ through the variations.
# Buttons for the move that the board shows. Deleting takes along what follows it.
study-make-main = Make main line
study-delete = Delete from here
study-undelete = Undo deletion
# Fields for writing. $turn: such as "1. 2-3,1-3". At the start, the first line is the title under which My games shows it.
study-comment = Comment on { $turn }
study-title-comment = Title and comment
# A button, and what stands there afterwards. My games is web-nav-games.
study-keep-study = Keep in My games
study-is-kept = Kept in My games, along with every change you make.
# A button: the study as a record.
study-save = Save as a file
# A link to a study that was deleted, or made on another device.
study-gone = This study isn’t on this device. Here’s the start instead.

## Setting up a position

study-set-up = Set up
study-set-up-line = Tap a pawn to take it away; tap beside the pawns to add one, Black on the left, Red on the right. Or use the buttons.
study-set-up-ready = This position is valid.
# Head of a column: the number of a row.
study-row = Row
# Label of a choice: which side is to move.
study-to-move = To move
study-empty = Empty board
# Puts the pawns as at the start of a game.
study-start = Start position
study-cancel = Cancel
# Buttons − and + for those who listen.
study-take = { side }: take a pawn off row { $row }
study-add = { side }: put a pawn on row { $row }

## Puzzles

# Title. $difficulty: 1 to 5.
study-puzzle-today = Puzzle of the day, difficulty { $difficulty } of 5
study-puzzle-next = Next puzzle
# After a wrong answer.
study-puzzle-retry = Try again
study-puzzle-show = Show solution
# How a puzzle ended on this device: at the first try, after a wrong answer, or without one.
study-puzzle-first = Solved first time
study-puzzle-later = Solved
study-puzzle-shown = Solution shown
# $days: days in a row on which the puzzle of the day was solved; $solved: all that were solved.
study-streak =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }, { $solved } solved first time
# Below study-streak: how many puzzles were solved after a wrong answer, and how many solutions were looked up.
study-puzzle-counts = { $later } solved later, { $shown } looked up
# Label of five buttons, 1 to 5, and one with study-today.
study-puzzle-more = More puzzles, from easy to hard
study-puzzle-difficulty = A puzzle of difficulty { $difficulty }
study-today = Today’s
study-puzzle-rules = With other rules

## Practice: what went wrong before

# The name of the screen.
study-practice = Practice
study-practice-line = Retry what went wrong, or solve puzzles against the clock.
study-practice-text = Mistakes from your games and puzzles come back here: first after a day, then after a longer gap each time you get them right.
# Beside a box to tick.
study-practice-on = Bring back my mistakes
# $due: how many exercises there are today; $planned: how many there are in all; $learnt: how many don't come back any more.
study-practice-due =
    { $due ->
        [0] Nothing due today.
        [one] One exercise due today.
       *[other] { $due } exercises due today.
    } Planned: { $planned }. Learnt: { $learnt }.
study-practice-begin = Start
# Title.
study-exercise = Exercise { $number } of { $all }
# Heading.
study-run = Against the clock
# Above buttons with rule sets.
study-run-text = Three minutes, as many puzzles as you can. They get harder, and only your first try counts. Which rules?
# Title. $clock: the time that is left, such as 2:31; $found: how many puzzles were found at the first try.
study-run-title = { $clock } · solved: { $found }
study-run-over = You solved { $found }. Your best run: { $best }.
# What is asked. $turn: what was played in the game.
study-find-better = { side-to-move }: { $turn } was played here. Find something better.
study-find-best = { side-to-move }: find the best move.
# A button.
study-next = Next
# Buttons of a review. $count: how many mistakes.
study-retry-own = Retry your mistakes ({ $count })
study-retry = Retry { side }’s mistakes ({ $count })

## The solution

# $positions: more than a thousand million.
study-solution-how = Each rule set has { $positions } positions. A program worked out all of them backwards, from the ends of games to the start, and then checked every one against the rules again. So this isn’t a guess: nobody can do better against perfect play.
# Head of a column of margins.
study-first-player = first player’s margin
# Heading. $rules: the name of a rule set.
study-perfect-game = A perfect game: { $rules }
study-first-turns = The first move

## Where the oracle answers from.

# The name of the screen, and a button that leads to it.
study-oracle = The oracle
study-oracle-line = Keep it on this device, or solve the game yourself.
study-oracle-text = The oracle looks up its answers in a table, one for each rule set. Keep a table on this device, and the oracle works offline. Or let this device work out the whole game itself.
# Where a table is.
study-kept = On this device, { $size } MB
study-beside = On this site, { $size } MB
study-nowhere = Not here yet
study-keep = Keep on this device
study-forget = Remove
study-solve = Solve it here
study-solve-line = Solving takes a minute or two and 3 GB of memory. A computer can do it; most phones can’t.
study-keep-done = The table is now on this device.
# Work that takes long.
study-fetching = Fetching: { $percent }
study-solving-here = Solving: { $percent }, { $rate } million positions per second
study-packing = Writing the table: { $percent }
study-solved = You’ve just solved Linja: { $positions } positions in { $seconds } s. The checksum, { $checksum }, matches.
study-solved-wrong = The checksum doesn’t match, so something went wrong along the way. Nothing was kept.
# Why there is no answer, or no table.
study-no-table = There’s no table for these rules here.
study-damaged = The table is damaged or from another version. Remove it and get a new one.
study-no-room = This device doesn’t have enough room.
study-no-storage = This browser doesn’t let the page keep anything.
study-busy = Another tab is already doing this.
study-no-memory = Solving needs 3 GB of memory, and this browser doesn’t have that much. You can still keep the table from this site.
# During a game from an open table.
study-playing = You’re playing someone you don’t know. The oracle will answer again when that game is over.
study-nonsense = This can’t be answered.

## How far the end is
##
## Whoever wins hurries, whoever loses delays, and in a draw both hurry.

# $outcome: outcome-win, outcome-draw or outcome-loss.
outcome-of-side = { side }: { $outcome }
outcome-win =
    { $turns ->
        [one] wins in { $turns } turn
       *[other] wins in { $turns } turns
    }
outcome-draw =
    { $turns ->
        [one] a draw in { $turns } turn
       *[other] a draw in { $turns } turns
    }
outcome-loss =
    { $turns ->
        [one] loses in { $turns } turn
       *[other] loses in { $turns } turns
    }
