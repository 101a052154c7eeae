### The game in a terminal: what keys do, small windows, waiting; and the same game line by line.
###
### Everything under "Keys" stands beside the name of a key at the bottom of the screen: a word or three, without a
### capital letter unless the language wants one, and without a full stop. Two lines of 78 characters hold about eight
### of them.

## Keys

tui-key-choose = choose a pawn
# Between forward and back, in a bonus.
tui-key-aim = forward or back
tui-key-move = move
# Digits: first the row the pawn stands on, then the row it goes to.
tui-key-rows = from row, to row
# After a first digit: choose another pawn.
tui-key-let-go = let go of the pawn
tui-key-end = end turn
# In a bonus with the mean option: the opponent's pawns instead of the own ones.
tui-key-opponents = opponent's pawns
tui-key-pass = pass
# Do not wait until the computer's turn has been shown.
tui-key-skip = skip
tui-key-undo = take back
tui-key-redo = play again
tui-key-hint = hint
# Show the board from the other side.
tui-key-flip = turn the board round
tui-key-scroll-turns = older and newer turns
tui-key-save = save
tui-key-load = load
tui-key-new = new game
tui-key-resign = give up
tui-key-review = review
tui-key-puzzle = puzzle
tui-key-daily = puzzle of the day
tui-key-next-puzzle = next puzzle
tui-key-solution = solution
tui-key-rules = rules
# Between the fields of the form of a new game.
tui-key-field = choose
tui-key-change = change
tui-key-start = start
# Line by line, page by page; to the beginning and the end.
tui-key-lines = scroll
tui-key-pages = page
tui-key-ends = beginning, end
tui-key-other-rules = other rules
# To the page that says what changed between the editions, and back.
tui-key-changes = what changed
# Through the turns of a game.
tui-key-walk = turn by turn
# To the next mistake or blunder.
tui-key-mistake = next mistake
# Look for something better than each of the mistakes. Stands beside tui-key-mistake, and all keys of a review fit one line of 78 characters.
tui-key-retry = retry mistakes
# What a review comes to, and what its signs mean.
tui-key-summary = summary
# In a list of files.
tui-key-files = files here
# Have the rule set solved now.
tui-key-solve = solve now
tui-key-leave = leave
tui-key-stay = stay
tui-key-help = all keys
tui-key-back = back
tui-key-quit = quit

## Titles and buttons

tui-new-game = New game
# The button that begins the game.
tui-start = Start the game
# The button that goes on with the game that was played last.
tui-go-on = Go on with the last game
# A word and what belongs to it: "margin: +3 to −1".
tui-labelled = { $label }: { $value }
# A turn with the picture of a pawn: "● 2-3,1-4".
tui-turn = { $sign } { $turn }
# $rules: the name of a rule set.
tui-review-title = Review · { $rules }
# The level that a side played like. $level, $low, $high: as in review-level.
tui-review-level = level { $level } ({ $low }–{ $high })
# The window that tui-key-summary opens.
tui-summary-title = Summary
tui-puzzle = Puzzle
tui-save-title = Save the game as
tui-load-title = Load a game
tui-leave-title = Leave the game?
tui-resign-title = Give up the game?
tui-help-title = All keys
# Below all keys.
tui-help-also = The mouse works too: click a pawn, then the row it goes to; click the words at the bottom. You can paste a whole turn such as 2-3,1-4. Any key closes this window.

## At the right end of the title: who answers for the computer

# The oracle knows the exact worth of every position.
tui-by-oracle = Computer: oracle
# Without the oracle's table, the computer looks ahead.
tui-by-search = Computer: search

## Messages

# The window is too small. $columns, $lines: what it needs.
tui-too-small = Linja needs a window of { $columns } × { $lines } characters. Make this one a little larger and the game goes on.
tui-leave = This game is not over and not saved. If you leave now, it is lost.
tui-resign = If you give up, the other side wins.
# $name: of a file.
tui-saved = Saved as { $name }.
tui-file-exists = There is already a file { $name }. Press Enter once more to overwrite it.
tui-no-name = Type a name for the file.
# $error: what went wrong, one of the messages in errors.ftl.
tui-cannot-save = It cannot be saved: { $error }
tui-cannot-load = It cannot be loaded: { $error }
tui-cannot-keep = This game can't be kept for next time: { $error }
# $path: of a file.
tui-last-unreadable = The last game cannot be read. It has been put aside as { $path }.
tui-failed = Something went wrong: { $error }

## Reviews and puzzles need the oracle

tui-wait = One moment …
# There is no table for this rule set. $rules: its name.
tui-no-table = Reviews and puzzles need the exact worth of every position, and there is no table for { $rules } here yet. It can be solved now: that takes a minute or less and about 3 GB of memory. (The command linja solve --out keeps a table for good.)
# $percent: 0 to 100.
tui-solving = Solving { $rules } … { $percent } %
# $needed, $free: gigabytes.
tui-solve-memory = Solving needs { $needed } GB of memory, and only { $free } GB are free.

## Line by line: linja play --plain
##
## Read out by screen readers. Commands such as help, undo, save are typed as they are in every language.

# First line. $rules: the name of a rule set.
plain-greeting = Linja, { $rules }
# Who plays a side: $player is "you" or a computer.
plain-player = { side }: { $player }
plain-start = Type a turn, such as 2-3,1-4, or help.
# Before the first line, if there is one. The command is typed as it is in every language.
plain-last-game = Your last game has been kept. Type continue to go on with it.
# In front of what is typed; the program adds a blank.
plain-prompt = >
plain-help = Type a turn as its moves, from row to row, with commas between them: 2-3,1-4. An opponent's pawn has an x in front: 7-8,x5-6. If you cannot move, type pass. Commands: board (tells the board), turns (lists all legal turns), hint, undo, redo, rules, save FILE, resign, rematch (after the end), quit.
plain-not-understood = That is neither a turn such as 2-3,1-4 nor a command. Type help for what there is.
plain-save-name = Type a name after save: save game.linja
# A row of the board. $row: 1 to 8; $pawns, $black, $red: numbers of pawns.
plain-row-empty = Row { $row }: empty
plain-row-one = Row { $row }: { side } { $pawns }
plain-row-both = Row { $row }: Black { $black }, Red { $red }
# $black, $red: points if the game ended now.
plain-points = Points now: Black { $black }, Red { $red }
plain-to-move = { side-to-move }.
# After the result.
plain-over = Type rematch for another game, save FILE to keep this one, or quit.
