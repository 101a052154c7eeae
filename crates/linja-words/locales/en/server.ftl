# What the server answers when something is wrong.
problem-bad-request = This request cannot be read: { $detail }
problem-too-large = This is too large. A request has at most 64 kilobytes.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address does not take this kind of request.
problem-no-such-game = There is no such game, or this link does not lead to it. Ask for a new link.
problem-only-watching = You are watching. Only the players can do this.
problem-seat-taken = Somebody else has already taken this seat. You can watch if you ask for the link for watchers.
problem-not-your-turn = It is not your turn.
problem-wrong-number = The game has gone on in the meantime. Look at it again.
problem-over = The game is over.
problem-goes-on = The game is not over yet.
problem-nothing-to-take-back = There is no turn to take back.
problem-no-offer = There is nothing to answer.
problem-series-too-long = This series is very long. Open a new game.
problem-too-many-requests = These were too many requests. Wait a moment.
problem-too-many-games = You have opened many games. Try again in a while.
problem-too-many-sockets = Too many connections are open. Close some of your windows.
problem-wrong-origin = This page may not connect to this server.
problem-oracle-not-ready = The oracle is still working out these rules. Try again in a few minutes.
problem-oracle-off = The oracle is switched off on this server.
problem-too-slow = This took too long. Try again.
problem-unavailable = The server cannot answer just now. Try again.

# In game records.
record-computer = Computer, level { $level }
record-resigned = { $side ->
    [black] Black
   *[red] Red
} resigned.
record-timed-out = { $side ->
    [black] Black
   *[red] Red
} ran out of time.

# When the server starts.
serve-listening = Linja is at { $address }
