### What the server says: its problems, the words in game records, where it is.
###
### A problem is one or two whole sentences, told to whoever plays: what is wrong, and what to do about it.

## Problems

# $detail: for programmers, in English.
problem-bad-request = Can’t read this request: { $detail }
problem-too-large = This is too large. A request can be at most 64 kilobytes.
problem-not-found = There’s nothing at this address.
problem-wrong-method = This address doesn’t take this kind of request.
problem-no-such-game = There’s no such game, or this link doesn’t lead to it. Ask for a new link.
problem-only-watching = You’re watching. Only the players can do this.
# There is a link to play and another one to watch.
problem-seat-taken = Someone else already has this seat. Use the watch link to follow the game.
problem-no-free-seat = This game already has two players. A game can be removed only before anyone joins, or before the first move.
problem-not-your-turn = It’s not your turn.
problem-wrong-number = The game has moved on in the meantime. Look at it again.
problem-over = The game is over.
problem-goes-on = The game isn’t over yet.
problem-nothing-to-take-back = There’s no move to take back.
# A takeback or a rematch is answered that nobody has offered.
problem-no-offer = There’s no offer to answer.
# A series: games and rematches of the same two, one after the other.
problem-series-too-long = This series is very long. Open a new game.
problem-too-many-requests = Too many requests. Wait a moment.
problem-too-many-games = You’ve opened too many games. Try again later.
problem-too-many-tables = Too many tables are open already. Sit down at one of them, or try again later.
problem-too-many-sockets = Too many connections are open. Close some of your windows.
problem-wrong-origin = This page isn’t allowed to connect to this server.
problem-oracle-not-ready = The oracle is still solving this rule set. Try again in a few minutes.
problem-oracle-off = The oracle is switched off on this server.
problem-push-off = Notifications are switched off on this server.
problem-too-slow = This took too long. Try again.
problem-unavailable = The server can’t answer just now. Try again.

## When the server starts

# $address: such as http://127.0.0.1:8080.
serve-listening = Linja is at { $address }
# $address: such as http://192.168.1.20:8080. A picture of it follows, which phones read.
serve-in-network = From other devices on your network, open { $address } or scan this:

## What chats show of a link: a title and a sentence below it

preview-page = Linja
preview-page-text = The board game Linja: play it, learn it, understand it.
preview-join = You’re invited to a game of Linja
preview-join-text = Open the link to take your seat.
preview-watch = Watch a game of Linja
preview-watch-text = Open the link to see every move as it’s made.
preview-game = A game of Linja
preview-game-text = Open the link to join, or to watch.
preview-review = A game of Linja, move by move
preview-review-text = See what each move gave away, and what would have been better.
preview-board = A position in Linja
preview-board-text = Try out moves and see what each is worth.
preview-puzzle = A Linja puzzle
preview-puzzle-text = One move beats all others. Can you find it?

## Notifications on a device, below the name of the game; the next one of the same game replaces it

push-your-turn = It’s your turn.
push-time-is-short = Your time is running out.
push-rematch = Your rematch has begun.
