### The game in a terminal: what keys do, small windows, waiting; and the same game line by line.
###
### Everything under "Keys" stands beside the name of a key at the bottom of the screen: a word or three, without a
### capital letter unless the language wants one, and without a full stop. Two lines of 78 characters hold about eight
### of them.

## Keys

# The names of keys, as they stand on keyboards.
tui-enter = Enter
tui-esc = Esc
tui-home-end = Home End
tui-page-keys = PgDn PgUp
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
tui-key-opponents = opponent’s pawns
tui-key-pass = pass
# Do not wait until the computer's turn has been shown.
tui-key-skip = skip
tui-key-undo = take back
tui-key-redo = redo
tui-key-hint = hint
# Show the board from the other side.
tui-key-flip = flip board
tui-key-scroll-turns = older and newer moves
tui-key-save = save
tui-key-load = load
tui-key-new = new game
tui-key-resign = resign
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
tui-key-ends = start, end
tui-key-other-rules = other rules
# To the page that says what changed between the editions, and back.
tui-key-changes = what changed
# Through the moves of a game.
tui-key-walk = move by move
# To the next mistake or blunder.
tui-key-mistake = next mistake
tui-key-mistake-before = previous mistake
# Look for something better than each of the mistakes. Stands beside tui-key-mistake, and all keys of a review fit one line of 78 characters.
tui-key-retry = retry mistakes
# What a review comes to, and what its signs mean.
tui-key-summary = summary
# A game from the position that is looked at.
tui-key-play-on = play on from here
# The board for trying out.
tui-key-study = try it out
# To the list of all moves, best first.
tui-key-list = moves by value
# To the next of the moves that were tried instead of this one.
tui-key-variation = other variation
tui-key-main = make main line
# The move that is looked at, and all that follows it.
tui-key-delete-turn = delete from here
# Write something about the turn that led here.
tui-key-comment = comment
# A position, pawn by pawn.
tui-key-set-up = set up
# Setting up: the row, the colour, and how many pawns of it stand there.
tui-key-row = row
tui-key-colour = colour
tui-key-pawns = pawns
# The other side is to move.
tui-key-to-move = side to move
tui-key-empty = empty board
tui-key-start-position = start position
# The position is as it should be.
tui-key-try = done
# The list of the games that were played here.
tui-key-games = my games
# A game of that list, and what brings it back.
tui-key-delete = delete
tui-key-undelete = bring back
# To the tables of the server.
tui-key-online = online
# At a table where somebody waits.
tui-key-sit = sit down
# At a table where two are playing.
tui-key-watch = watch
# With one's own game.
tui-key-go-on = continue
tui-key-open-table = open a table
tui-key-invite = invite by link
tui-key-link = join by link
tui-key-clock = clock
# What the other one asks for.
tui-key-allow = allow
tui-key-decline = decline
# More time for the other one.
tui-key-give-minute = give 1 minute
tui-key-give-day = give 1 day
# In a list of files.
tui-key-files = files here
# The Tab key: the rest of a file's name.
tui-key-complete = complete
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
tui-go-on = Continue the last game
# A move with the picture of a pawn: "● 2-3,1-4".
tui-turn = { $sign } { $turn }
# A name as it is.
tui-name = { $name }
# $rules: the name of a rule set.
tui-review-title = Review · { $rules }
# The level that a side played like. $level, $low, $high: as in review-level.
tui-review-level = level { $level } ({ $low }–{ $high })
# The window that tui-key-summary opens.
tui-summary-title = Summary
tui-puzzle = Puzzle
tui-save-title = Save the game as
tui-load-title = Load a game
tui-link-title = Paste the link you were sent
# Above the line that it is typed on.
tui-comment-title = Comment
tui-leave-title = Leave the game?
# What was tried out on the board for it is not saved.
tui-leave-study-title = Leave without saving?
tui-resign-title = Resign this game?
tui-help-title = All keys
# Below all keys.
tui-help-also = The mouse works too: click a pawn, then the row it goes to; click the words at the bottom. You can paste a whole move such as 2-3,1-4. Any key closes this window.

## At the right end of the title: who answers for the computer

# The oracle knows the exact worth of every position.
tui-by-oracle = Computer: oracle
# Without the oracle's table, the computer looks ahead.
tui-by-search = Computer: search

## Messages

# The window is too small. $columns, $lines: what it needs.
tui-too-small = Linja needs a window of { $columns } × { $lines } characters. Make this one a little larger and the game goes on.
tui-leave = This game isn’t over and isn’t saved. If you leave now, it’s lost.
tui-leave-study = You haven’t saved what you tried out. If you leave now, it’s lost.
tui-resign = If you resign, the other side wins.
# $name: of a file.
tui-saved = Saved as { $name }.
tui-file-exists = There’s already a file called { $name }. Press Enter again to overwrite it.
tui-no-name = Type a name for the file.
# Instead of the list of files.
tui-no-records = No saved games in this folder. Type a path, such as ~/games/first.linja.
tui-not-a-link = That isn’t an invitation to a game.
tui-lobby-empty = Nobody is waiting right now. Open a table, or invite someone by link.
# $error: what went wrong, one of the messages in errors.ftl.
tui-cannot-save = Couldn’t save: { $error }
tui-cannot-load = Couldn’t load: { $error }
tui-cannot-keep = This game can’t be kept for next time: { $error }
# $path: of a file.
tui-last-unreadable = The last game couldn’t be read. It’s been set aside as { $path }.
tui-seats-unreadable = The list of your online games couldn’t be read. It’s been set aside as { $path }.
tui-failed = Something went wrong: { $error }

## Reviews and puzzles need the oracle

tui-wait = One moment…
# There is no table for this rule set. $rules: its name.
tui-no-table = Reviews and puzzles need the exact value of every position, and there’s no table for { $rules } here yet. You can solve it now: that takes a minute or less and about 3 GB of memory. (The command linja solve --out keeps a table for good.)
# $percent: 0 to 100.
tui-solving = Solving { $rules }… { $percent }%
# $needed, $free: gigabytes.
tui-solve-memory = Solving needs { $needed } GB of memory, but only { $free } GB is free.

## Line by line: linja play --plain
##
## Read out by screen readers. Commands such as help, undo, save are typed as they are in every language.

# First line. $rules: the name of a rule set.
plain-greeting = Linja, { $rules }
# Who plays a side: $player is "you" or a computer.
plain-player = { side }: { $player }
plain-start = Type a move, such as 2-3,1-4, or help.
# Before the first line, if there is one. The command is typed as it is in every language.
plain-last-game = Your last game was saved. Type continue to pick it up.
# In front of what is typed; the program adds a blank.
plain-prompt = >
plain-help = Type a move step by step, from row to row, with commas between the steps: 2-3,1-4. An opponent’s pawn has an x in front: 7-8,x5-6. If you can’t move, type pass. Commands: board (reads out the board), turns (lists all legal moves), hint, undo, redo, rules, save FILE, resign, rematch (after the end), quit.
plain-not-understood = That’s neither a move such as 2-3,1-4 nor a command. Type help for a list.
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
