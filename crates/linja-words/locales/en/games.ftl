### All games of this device: the list of them, what they add up to, and the player's name.

games-none = No games yet. Everything you play is kept here.
games-text = Everything you play is kept on this device.
# A game that is not over, in the list.
games-running = In progress
games-continue = Continue
games-delete = Delete
# The button after it brings the game back.
games-deleted = Game deleted.
games-search = Search
# In a choice, after its label: "Rules: all".
games-all = all
# A choice, and the column of a table.
games-result = Result
# What a game was for the player; also the heads of columns.
games-won = Won
games-drawn = Drawn
games-lost = Lost
games-open = Unfinished
# Of two at one device.
games-side-won = { side } won
# A record that somebody else has written.
games-elsewhere = From a file
# Turns that were tried out and kept: beside games, and as a choice among them.
games-study = Study
games-count = { $games ->
        [one] 1 game
       *[other] { $games } games
    }
games-more = Show more
# All games into a file, and from one.
games-export = Export all
games-import = Import
games-imported = { $games ->
        [0] There’s nothing new in the file.
        [one] 1 new game.
       *[other] { $games } new games.
    }
# Storage is full or switched off.
games-unkept = { $games ->
        [one] This browser has no room for 1 game: it’ll be gone when you close the tab. All the others are safe.
       *[other] This browser has no room for { $games } games: they’ll be gone when you close the tab. All the others are safe.
    }
games-figures = Statistics
games-played = Played
# By how many points games were won, or lost, on average.
games-average = Average
# How close to perfect the reviewed games were, in percent.
games-accuracy = Accuracy
# The level, 1 to 10, that the player played like in the reviewed games.
games-level = Level
# Below a drawn line.
games-form = Your average margin over ten games, from first to latest
# A heading, a button below it, and what comes of it. $level: 1 to 10 with a tenth, such as 6.3; $low, $high: the same.
games-strength = How good am I?
games-estimate = Estimate from my games
games-played-like = { $games ->
        [one] In your last game you played like level { $level }, probably between { $low } and { $high }.
       *[other] In your last { $games } games you played like level { $level }, probably between { $low } and { $high }.
    }
# Below a drawn line.
games-levels = Your level, five games at a time, from first to latest
# In the settings.
games-nickname = Your name
games-nickname-line = Shown instead of “You” and written into records. Your online opponents and spectators see it too.
# Instead of giving a name.
games-no-name = No thanks

## Online games on another device

# A heading that opens, and what is below it.
games-seats = Online games on another device
games-seats-text = With this link, code or file, another device can play your online games too, and you can get them back if this one loses them. Keep it to yourself: anyone who has it can play in your place.
games-seats-file = Save as a file
# On the other device, when it has read them.
games-seats-read = { $games ->
        [0] These online games are all on this device already.
        [one] 1 online game is now on this device too.
       *[other] { $games } online games are now on this device too.
    }
# A button, the question that follows, and its button; then what came of it.
games-lock = Lock out other devices
games-lock-sure = Let only this device play your online games?
games-lock-yes = Lock out
games-locked = { $games ->
        [one] Now only this device can play this game.
       *[other] Now only this device can play these { $games } games.
    }
games-not-locked = { $games ->
        [one] That didn’t work for 1 game. Try again when you’re online.
       *[other] That didn’t work for { $games } games. Try again when you’re online.
    }
