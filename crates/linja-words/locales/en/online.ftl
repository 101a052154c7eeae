### Games with somebody at another device: links, clocks, who is there, the list of games.
###
### Buttons and labels have no full stop; sentences do. The other player is called as in online-friend.

## A new game

# One of the choices of an opponent, beside the computer and a friend here.
online-opponent-link = A friend by link
# The same, with whoever on this server wants to play.
online-opponent-anyone = Anyone
# A tick, with anyone: one also sits down where others have chosen otherwise.
online-any-terms = Any rules and clock are fine
# The name of whoever plays at the other device; also at the beginning of a sentence (web-thinking-line).
online-friend = Your opponent
# Instead of “Play”, where the game gets a link for the other.
online-open = Get the link
# Opening or joining a game did not work.
online-not-reached = The server cannot be reached. Try again when you are online.
# Shown instead of what leads to a game between two devices, where the page comes from a plain file server.
online-no-server = This site has no server, so you can only play with a friend on the same device.
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
online-clock-own = Other …
online-clock-field-minutes = Minutes
online-clock-field-increment = Seconds added per turn
online-clock-field-delay = Free seconds per turn
# A tick: both sides have numbers of their own.
online-clock-differs = Different for each side
# Buttons: the opponent gets more time.
online-give-minute = Give 1 minute
online-give-day = Give 1 day
# Told to whoever got it.
online-time-given = { $name } has given you time.
online-clock-days = { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
# On the clock, short: days and hours.
online-days-left = { $days } d { $hours } h

## The invitation

online-invite = Invite your friend
online-invite-text = Whoever opens this link first plays with you. If it is your turn, you may already move.
# Labels of the two links.
online-invite-link = Link for your friend
online-watch-link = Link for watchers
online-watch-text = Whoever has this link sees the game, but cannot move.
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
online-table-text = It's on everybody's home page while you're here. Whoever sits down first plays with you. You can send the link, too.
# Headings on the home page.
online-tables = Open tables: { $count }
online-watchable = Games to watch: { $count }
# Instead of a name that was not given.
online-somebody = Somebody
# Behind the name of a program that plays at a table.
# $name: its name.
online-program = { $name } (program)
# Below the tables on the home page, and to whoever waits at one.
online-fair = Play fair, without help from computers: while such a game goes on, hints and the oracle are silent on this device.

## Coming by a link

online-join = You are invited to a game
online-looking = Looking for the game …
# Somebody else came first.
online-taken = The seat is taken
online-taken-text = Somebody was faster: two are already playing this game. You can watch them, or begin a game of your own.
online-watch = Watch
# There is no game of this address.
online-gone = This game is not to be found
online-gone-text = It may be gone, or a piece of the link is missing. Ask for the link again, or begin a game of your own.

## The connection

online-connecting = Connecting …
online-lost = No connection right now. It comes back by itself, and nothing is lost.
online-back = The connection is back.
# One's own turn has not arrived at the server yet.
online-sending = Your turn is on its way.
# The server is there, but its database fails.
online-unsaved = The server can't save right now. The page keeps your turn and sends it again until it's saved.
# Storage is switched off or full; the seat is known to this tab alone.
online-unkept = This browser keeps nothing: if you close this tab, you lose your seat.

## At the table

# The heading and the title of the window.
online-game = Online game
# In the title of the window.
online-your-turn = Your turn!
# Below the name of the other.
online-here = is here
online-away = is away
online-not-yet = has not come yet
# Instead of web-thinking-line, as long as nobody has joined.
online-waiting = Waiting for your opponent. The game goes on as soon as they're here.
# To those who watch, as long as the second player has not come.
online-seat-free = One seat is still free.
# Told to those who listen.
online-came = { $name } is here.
online-left = { $name } has gone away for now.
online-joined = { $name } has taken the seat.
# In the menu of a game: whether this device notifies when the page is closed or behind another one. What is below it if the browser refuses, or something fails.
online-push = Tell me when it's my turn
online-push-refused = This browser doesn't allow notifications from this page. You can change that in its settings.
online-push-failed = That didn't work just now. Try again later.
online-watching = You are watching.
online-watchers = { $watchers ->
        [one] 1 watcher
       *[other] { $watchers } watchers
    }
# What the clock beside a name is, for those who listen.
online-time = Time left
# A button, and what is said about it on both sides.
online-takeback = Ask to take back
online-takeback-waits = You have asked to take back a turn. { $name } may allow it.
online-takeback-asked = { $name } would like to take back a turn.
online-takeback-declined = { $name } would rather play on.
online-taken-back = A turn was taken back.
online-allow = Allow
online-decline = Decline
online-rematch-waits = You have offered a rematch. The offer waits, even while your opponent is away.
online-rematch-offered = { $name } would like a rematch.
online-rematch-declined = No rematch for now.
# Takes one's own offer of a rematch back.
online-withdraw = Withdraw
online-next-game = The next game begins.

## The list of games

# How a game stands.
online-stands-your-turn = Your turn
online-stands-waiting = Your opponent is to move
online-stands-missing = Waiting for your opponent
online-stands-watched = You are watching
online-stands-over = Over
online-stands-gone = No longer on the server
# How many turns a game has.
online-turns = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# Takes a game off the list; it asks first, since the keys are lost.
online-remove = Remove
online-remove-sure = Without its keys this device cannot open the game any more.
online-keep = Keep
