### Games with somebody at another device: links, clocks, who is there, the list of games.
###
### Buttons and labels have no full stop; sentences do. The other player is called as in online-friend.

## A new game

# One of the choices of an opponent, beside the computer and a friend here.
online-opponent-link = A friend online
# The same, with whoever on this server wants to play.
online-opponent-anyone = Anyone
# A tick, with anyone: one also sits down where others have chosen otherwise.
online-any-terms = Any rules and clock are fine
# The name of whoever plays at the other device; also at the beginning of a sentence (web-thinking-line).
online-friend = Your opponent
# Instead of “Play”, where the game gets a link for the other.
online-open = Get the link
# Opening or joining a game did not work.
online-not-reached = Can’t reach the server. Try again when you’re online.
# Shown instead of what leads to a game between two devices, where the page comes from a plain file server.
online-no-server = This site has no game server: play the computer, or a friend on this device.
# The time to think: a label, and what there is to choose. Space is tight.
online-clock = Clock
online-clock-none = No clock
# Minutes for the whole game.
online-clock-minutes = { $minutes } min
# Minutes for the whole game, and seconds more after each turn.
online-clock-increment = { $minutes } min + { $seconds } s
# Minutes for the whole game; so many seconds of each turn don't count.
online-clock-delay = { $minutes } min, { $delay } s free
# Both.
online-clock-both = { $minutes } min + { $seconds } s, { $delay } s free
# Two clocks, Black's and Red's.
online-clock-uneven = { $black } / { $red }
# The last choice: a clock in numbers of one's own, and its three numbers.
online-clock-own = Other…
online-clock-field-minutes = Minutes
online-clock-field-increment = Seconds added per turn
online-clock-field-delay = Free seconds per turn
# A tick: both sides have numbers of their own.
online-clock-differs = Different for each side
# Buttons: the opponent gets more time.
online-give-minute = Give 1 minute
online-give-day = Give 1 day
# Told to whoever got it.
online-time-given = { $name } gave you more time.
online-clock-days = { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
# On the clock, short: days and hours.
online-days-left = { $days } d { $hours } h

## The invitation

online-invite = Invite your friend
online-invite-text = The first person to open this link plays you. If it’s your turn, you can move now.
# Labels of the two links.
online-invite-link = Link for your friend
online-watch-link = Link for spectators
online-watch-text = Anyone with this link can watch the game, but can’t play.
online-copy = Copy
online-share = Share
# What is sent along with the link.
online-share-text = A game of Linja?
# The picture of the link that a phone's camera reads, for those who cannot see it.
online-qr = The link as a QR code
# Removes a game that nobody has joined, for everybody; it asks first, and the answers are online-remove and online-keep.
online-cancel = Cancel game
online-cancel-sure = Remove this game?

## Tables that are open to anyone

# To whoever waits at one, instead of online-invite and online-invite-text.
online-table = Your table is open
online-table-text = Everybody sees it on their home page while you’re here. The first person to sit down plays you. You can send the link, too.
# Headings on the home page.
online-tables = Open tables: { $count }
online-watchable = Games to watch: { $count }
# Instead of a name that was not given.
online-somebody = Someone
# Behind the name of a program that plays at a table.
# $name: its name.
online-program = { $name } (program)
# Below the tables on the home page, and to whoever waits at one.
online-fair = Play fair, without computer help: until the game is over, hints and the oracle are off on this device.

## Coming by a link

online-join = You’re invited to a game
online-looking = Looking for the game…
# Somebody else came first.
online-taken = This seat is taken
online-taken-text = Someone got here first: this game already has two players. You can watch, or start a game of your own.
online-watch = Watch
# There is no game of this address.
online-gone = Game not found
online-gone-text = It may have been removed, or part of the link is missing. Ask for the link again, or start a game of your own.

## The connection

online-connecting = Connecting…
online-lost = No connection right now. Reconnecting automatically; nothing is lost.
online-back = You’re connected again.
# One's own move has not arrived at the server yet; shown while there is no connection.
online-sending = Your move will be sent when you’re back online.
# The server is there, but its database fails.
online-unsaved = The server can’t save right now. The page holds on to your move and keeps sending it until it’s saved.
# Storage is switched off or full; the seat is known to this tab alone.
online-unkept = This browser isn’t saving anything: if you close this tab, you lose your seat.

## At the table

# The heading and the title of the window.
online-game = Online game
# In the title of the window.
online-your-turn = Your turn!
# Below the name of the other.
online-here = is here
online-away = is away
online-not-yet = hasn’t joined yet
# Instead of web-thinking-line, as long as nobody has joined.
online-waiting = Waiting for your opponent. The game goes on as soon as they join.
# To those who watch, as long as the second player has not come.
online-seat-free = One seat is still free.
# Told to those who listen.
online-came = { $name } is here.
online-left = { $name } is away.
online-joined = { $name } has joined.
# In the menu of a game: whether this device notifies when the page is closed or behind another one. What is below it if the browser refuses, or something fails.
online-push = Notify me when it’s my turn
online-push-refused = This browser doesn’t allow notifications from this page. You can change that in its settings.
online-push-failed = That didn’t work. Try again later.
online-watching = You’re watching.
online-watchers = { $watchers ->
        [one] 1 spectator
       *[other] { $watchers } spectators
    }
# What the clock beside a name is, for those who listen.
online-time = Time left
# A button, and what is said about it on both sides.
online-takeback = Ask for a takeback
online-takeback-waits = You’ve asked to take back a move. { $name } has to agree.
online-takeback-asked = { $name } would like to take back a move.
online-takeback-declined = { $name } would rather play on.
online-taken-back = A move was taken back.
online-allow = Allow
online-decline = Decline
online-rematch-waits = You’ve offered a rematch. The offer stays open, even while your opponent is away.
online-rematch-offered = { $name } would like a rematch.
online-rematch-declined = No rematch for now.
# Takes one's own offer of a rematch back.
online-withdraw = Withdraw
online-next-game = The next game begins.

## The list of games

# How a game stands.
online-stands-your-turn = Your turn
online-stands-waiting = Your opponent’s turn
online-stands-missing = Waiting for your opponent
online-stands-watched = You’re watching
online-stands-over = Finished
online-stands-gone = No longer on the server
# How many moves a game has.
online-turns = { $turns ->
        [one] 1 move
       *[other] { $turns } moves
    }
# Takes a game off the list; it asks first, since the keys are lost.
online-remove = Remove
online-remove-sure = This device will lose its keys to the game and won’t be able to open it again.
online-keep = Keep
