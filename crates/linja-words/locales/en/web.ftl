### The page in a browser: buttons, choices, lessons, what is told to those who listen.
###
### Buttons and labels have no full stop; sentences do. Space is tight on a phone: short words look best.

## Ways through the page

# In the title of the window, before "– Linja".
web-title-home = A quiet race of pawns
# What the list of screens is called, for those who listen.
web-nav = Main menu
web-nav-play = Play
web-nav-learn = Learn
web-nav-understand = Study
web-nav-games = My games
web-nav-rules = Rules
web-nav-settings = Settings
# The first link, for those who use keys: past the head of the page.
web-skip = Skip to the board
web-language = Language
# With the button after it: a file is missing, as it is after the server got a new version.
web-part-missing = Part of the page couldn’t be loaded. There may be a new version.
web-reload = Reload
# An address that nothing has. Ways to go on stand below.
web-nowhere = There’s nothing here
web-nowhere-line = This address leads nowhere. Part of it may be missing. Here’s where you can go:

## A new game

# Above the choices on the first screen; the whole game in one sentence.
web-motto = The pawns you meet decide how far you go.
# Below it: what the game is about.
web-goal = Get your pawns past your opponent’s and on to the far rows: the further they get, the more they score.
web-play = Play
# Back to a game that is not over. $name: a level, or a friend here.
web-go-on = Continue: { $name }
web-new-game = New game
# A button for those who are here for the first time, beside Play.
web-home-learn = Learn in five minutes
# Labels of choices.
web-opponent = Opponent
web-opponent-computer = Computer
# Two people at one device.
web-opponent-friend-here = A friend here
web-level = Level
web-edition = Rules
# A box to tick; the option mean.
web-mean = Mean: a bonus may also move your opponent’s pawns
web-colour = Your colour
web-begins = Who starts
# A side starts ahead: a label, and what there is to choose. $points: by how many that side wins with perfect play.
web-handicap = Handicap
web-handicap-none = None
web-handicap-fair = Fair, based on your results
web-handicap-points = { $name } +{ $points }
# The one of two who is not you.
web-opponent-name = Opponent
web-begins-you = You
web-begins-opponent = Computer
web-drawn = Random

## At the table

# The player at this device, as a name.
web-you = You
web-moves-up = up the board
web-moves-down = down the board
# Below the name of the computer.
web-thinking = is thinking…
# The sentence while the computer thinks. $name: its level, such as Sprout.
web-thinking-line = { $name } is thinking.
# Beside a number of points.
web-points-now = if it ended now
web-points-final = points
# A step with its rows. $rows: 1 to 5.
web-step-rows = { step }: { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }
# A position is set up.
web-done = Done
# The only thing to do when no pawn can move.
web-pass = Pass
# A button for what is seldom done.
web-menu = More
# Below the name of the other: their last move. $moves: such as 7 → 6, 8 → 5.
web-moved = moved { $moves }
web-passed = passed
# In the list of moves: a pawn of the other colour, in a mean bonus.
web-moved-other = { side } { $from } → { $to }
# Shows the last move again.
web-see-again = Replay
# While an earlier position is looked at. $at of $turns: moves.
web-looking-back = Earlier in the game: after move { $at } of { $turns }.
# Buttons that look at the position one turn earlier or later.
web-earlier = Earlier
web-later = Later
# Closes a menu.
web-close = Close
# A button that leads back from there.
web-back-to-now = Back to the game
# All steps are made, and End turn is to be pressed.
web-complete = All done: end your turn, or undo a step.
# Somebody has touched a pawn of the other side.
web-not-yours = { $side ->
        [black] That’s a black pawn. You’re playing Red.
       *[red] That’s a red pawn. You’re playing Black.
    }
# The end, to the player at this device. $own, $other: points.
web-you-win = You win, { $own } to { $other }.
web-you-lose = You lose, { $own } to { $other }.
# A game that ended early; after it comes who resigned, or whose time was up.
web-you-win-early = You win.
web-you-lose-early = You lose.
# Why the game is over.
web-all-passed = The colours have passed each other.
web-none-opens = Neither side can open.
# Ends the turn and skips what may be skipped.
web-end-turn = End turn
# Takes back one step, or the last move.
web-undo = Undo
web-hint = Hint
# $turn: such as 2-3,1-4; $margin: with its sign.
web-hint-told = Hint: { $turn }. Expected result: { $margin } for you.
# The same where the exact worth is known.
web-hint-exact = Hint: { $turn }. With perfect play, that’s { $margin } for you.
# The perfect player, by who tells it the best move: the oracle, which knows, or a search, which may be wrong.
web-by-oracle = { $name } (oracle)
web-by-search = { $name } (search)
# Turns the board by half, so that the other side is below.
web-turn-round = Flip board
web-resign = Resign
web-resign-sure = Resign this game?
web-resign-yes = Yes, resign
web-resign-no = Play on
web-rematch = Rematch
web-review = Review
web-try = Try it on the board
# $black, $red: games won; $draws: games drawn.
web-series = Games won so far: Black { $black }, Red { $red }; drawn: { $draws }
# Storage is switched off or full. At the end of a game.
web-unkept = This browser couldn’t save the game: it’ll be gone when you close the tab.
# Above the list of moves. $rules: the name of a rule set.
web-turns = Moves, { $rules }
web-copy-link = Copy link
# Shows a link as a QR code.
web-qr = QR code
web-copy-record = Copy record
web-copied = Copied
# Instead of web-copied, on the button.
web-not-copied = Couldn’t copy
web-download-record = Download

## Told to those who listen

web-board = Board. Use the arrow keys to move between rows, Enter to pick up or put down a pawn, Escape to cancel.
# $black, $red: how many pawns stand there.
web-row-told = Row { $row }: { $black } black, { $red } red.
web-row-held = You’re holding a pawn from here.
web-row-landing = You can put it down here.
web-row-movable = You can move a pawn from here.
# $moves: web-told-move several times, with commas.
web-told-turn = { side }: { $moves }.
web-told-pass = { side } passes.
web-told-move = row { $from } to row { $to }
# A mean bonus: a pawn of the opponent.
web-told-move-opponents = opponent’s pawn from row { $from } to row { $to }

## Lessons

web-learn-title = Learn Linja
web-learn-intro = Short lessons. You make the moves; the board shows what to do next, and why.
web-learn-read = Read the rules
web-rules-changes = What changed
# $number of $of: lessons.
web-lesson-number = Lesson { $number } of { $of }
# Beside the title of a lesson, for those who listen to a tick.
web-lesson-ticked = done
web-lesson-back = Back
# Goes on without having done the task.
web-lesson-skip = Skip
web-lesson-next = Next
web-lesson-next-lesson = Next lesson
web-lesson-play = Play a game
web-lesson-again = Again
# The learner has done what was asked.
web-lesson-done = Well done!
# A legal step, but not what was asked.
web-lesson-wrong = That’s allowed, but it isn’t what we’re after here. Follow the marks on the board.
# The same where the turn should end.
web-lesson-wrong-end = You could go on, but end your turn here: press “{ web-end-turn }”.
# After the second miss.
web-lesson-hint = Move a pawn from row { $from } to row { $to }.

# Titles and tasks. The learner is Black and moves up.
web-lesson-board = The board
web-lesson-board-setup = Seven bamboo sticks make eight rows. You have the twelve black pawns: six on your start line at the bottom, and one on each row between the sticks.
web-lesson-board-goal = Your pawns race up the board, the red ones down. Your goal is the row at the top, outside the sticks. Once the colours have passed each other, the game is over and you count points: the further a pawn has come, the more it’s worth.
web-lesson-opening = The opening
web-lesson-opening-empty = Every turn starts with an opening: move one of your pawns one row forward. Pick up the pawn on row 2 and put it down on row 3.
web-lesson-opening-any = Nobody was there, so that was your whole turn. Now play any move you like, and see what the pawns on the row you enter give you.
web-lesson-follow-up = The follow-up
web-lesson-follow-up-two = Meet pawns, and you move again: as many rows as there were pawns on the row you entered, yours and Red’s. Make an opening, then its follow-up with any of your pawns.
web-lesson-follow-up-three = There are three pawns on row 4. Go there from row 3, then move a pawn from your start line three rows forward.
web-lesson-follow-up-none = In the newest rules, the follow-up is up to you. Open onto a row with pawns, then end your turn with “{ web-end-turn }”.
web-lesson-full = Full rows
web-lesson-full-cross = A row between the sticks holds six pawns at most. Row 4 is full: you can’t stop there, but you can cross it. Cross it with your follow-up.
web-lesson-goal = The goal
web-lesson-goal-over = A pawn with rows left over stops on the goal, and the rest are lost. Open from row 3 to row 4, then reach the goal with a pawn that’s fewer than three rows away.
web-lesson-goal-exact = Now reach the goal with no rows left over: open from row 3 to row 4 again, then take the pawn that’s exactly three rows away. Arrive exactly, and you earn a bonus.
web-lesson-bonus = The bonus
web-lesson-bonus-back = A bonus moves any of your pawns one row, forward or back. Take the pawn on row 7 into the goal to earn one. Then use it to step back with another pawn.
web-lesson-end = The end and the points
web-lesson-end-pass = The game ends when every black pawn is above every red one. One black pawn is still behind: take it past.
# A step that does not bring it past.
web-lesson-end-pass-wrong = A black pawn is still below the red ones. Take it above row 6.
web-lesson-end-points = Now count. Across the middle stick, a pawn scores 1, 2 or 3 points, and 5 on the goal. In the newest rules, every pawn left behind costs 1.
web-lesson-crowd = Meet crowds
web-lesson-crowd-find = The more pawns you meet, the further you go. So look for the most crowded row you can enter. Find it, and make the long follow-up.
web-lesson-crowd-wrong = That row gives you a shorter follow-up. Count the pawns on each row you could enter.
web-lesson-exact = Arrive exactly
web-lesson-exact-find = Arriving exactly earns a bonus, so two pawns can reach the goal in one turn. Get exactly three rows for a pawn on row 5, then make the most of the bonus.
web-lesson-exact-wrong = That gives points away. Open from row 4 to row 5, take a pawn from row 5 to the goal, then one from row 7.
web-lesson-leave = Leave Red little
web-lesson-leave-find = Your pawns help Red along, too. Red’s last pawn is on row 6 and will enter row 5. If nobody’s there, Red gets no follow-up. Leave row 5 empty.
web-lesson-leave-wrong = That leaves one of your pawns on row 5, and Red gets a follow-up.
web-lesson-back-pawns = Back pawns first
web-lesson-back-pawns-find = Five of your pawns are still on the start line, with the longest way to go. Meet the four pawns on row 5, then give those four rows to the pawn that needs them most.
web-lesson-back-pawns-wrong = That costs you points. Open from row 4 to row 5, then move a pawn from your start line.
web-lesson-finish = When to end the game
web-lesson-finish-end = If the game ends now, you win. If it goes on, Red wins. Only one of your pawns still has to get past Red: end the game.
web-lesson-finish-end-wrong = The game goes on, and Red will win. Move the pawn on row 4.
web-lesson-finish-stay = Red got there first and is ahead. But as long as one of your pawns stays on row 1, the game isn’t over: Red has to pass, and you can bring all the others to the goal. Make a move that doesn’t end the game.
web-lesson-finish-stay-wrong = That ends the game now and costs you 15 points. Leave the pawn on row 1 where it is.
web-lesson-editions = Other rules
# $points: what Red got on the same board in the lesson on points.
web-lesson-end-classic = You’ve seen this board: Red got { $points } points. In the first rules, from 2003, pawns left behind cost nothing.
web-lesson-end-revised = And in the Revised rules, the further back a pawn was left, the more it costs.
web-lesson-editions-extra = In the 2003 rules, a follow-up that ends on an empty row gives you a whole extra turn. Row 3 is empty: open from row 4 to row 5, then land on row 3 with your follow-up.
web-lesson-editions-compulsory = In the Classic and Revised rules, you have to make the follow-up if any of your pawns can. Make an opening and then its follow-up: there’s no “{ web-end-turn }” here.
web-lesson-bonus-mean = With the mean option, the bonus can also move one of your opponent’s pawns. Take the pawn on row 7 into the goal, then push a red pawn one row, forward or back.

## Settings

web-as-device = Same as device
web-theme = Theme
web-theme-light = Light
web-theme-dark = Dark
# What the board is made of.
web-board-theme = Board
web-board-linen = Linen
web-board-slate = Slate
web-board-contrast = High contrast
# The colours of the two sides.
web-pawns = Pawns
web-pawns-black-red = Black and red
web-pawns-blue-orange = Blue and orange
web-pawns-black-white = Black and white
web-pawns-names = Whatever you choose, the dark pawns are called Black and the others Red.
web-motion = Animation
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
# Instead of a speed.
web-motion-none = None
web-sound = Sound
web-sound-off = Off
web-sound-quiet = Quiet
web-sound-loud = Loud
# When a finished turn waits for a button.
web-confirm = Confirm moves
web-confirm-online = Online
web-confirm-always = Always
web-confirm-never = Never
web-confirm-line = A finished move waits until you end your turn; until then you can undo every step.
# Buttons.
web-full-screen = Full screen
web-full-screen-leave = Exit full screen
web-install = Install as an app
web-about = About
web-about-game = Linja is a board game by Steffen Mühlhäuser. The game and its name belong to its author and its publisher; this page uses none of their texts or pictures.
web-about-project = All three editions are played strictly by their rulebooks. Your games are kept on your device, online games also on the server, and the page works offline once you’ve opened it.
web-about-keys = Keyboard: press Tab to get to the board. Use the arrow keys to move between rows, Enter to pick up or put down a pawn, Escape to cancel.
