### What went wrong: one line in the terminal, after the name of the program ("linja: can’t write…").
###
### It says what was wrong, and what would be right where that helps. It is no whole sentence: a small letter at the
### beginning (where the language has no rule against it), no full stop at the end. What is typed stays as it is: `zen`,
### --rules, `linja solve`. Where a message has $reason or $wrong, another of these messages comes in there.

## What was typed after `linja`

# $value: what was typed; $argument: for which argument, such as --position <POSITION>; $reason: one of the messages below.
usage-invalid-value = invalid value '{ $value }' for '{ $argument }': { $reason }
usage-invalid-value-alone = invalid value '{ $value }' for '{ $argument }'
usage-no-value = '{ $argument }' needs a value
# An option that has no value was given one: --json=5.
usage-extra-value = unexpected value '{ $value }' for '{ $argument }'; it takes none
usage-twice = '{ $argument }' can’t be used more than once
usage-conflict = '{ $argument }' can’t be used with '{ $other }'; leave out one of them
usage-unknown-argument = unexpected argument '{ $argument }'
usage-unknown-command = unknown command '{ $command }'
# $argument: one or several, such as <A>, <B>.
usage-missing-argument = missing: { $argument }
usage-missing-command = a command is missing
# Something typed holds bytes that are no characters.
usage-not-text = what you typed isn’t UTF-8 text
# Anything else.
usage-wrong = wrong usage
# $wrong: one of the messages above; $suggested: something similar that exists, such as --rules.
usage-did-you-mean = { $wrong }; did you mean '{ $suggested }'?
# $usage: such as linja perft [OPTIONS] <DEPTH>.
usage-usage = { $wrong }; usage: { $usage }

## Values
##
## What would be right.

error-language = a language is `en`, `de`, `fr`, `it`, `es` or `nl`
error-rule-set = a rule set is `classic`, `revised`, `revised+mean`, `zen` or `zen+mean`
error-rule-set-or-all = { error-rule-set }, or `all`
error-side = a side is `black` or `red`
error-level = a level is a number from 1 to 10
error-date = a date is a real day, such as `2026-11-15`
error-depth = a depth is a whole number such as 3
error-shell = a shell is bash, zsh, fish, powershell or elvish
error-turn-count = expected a whole number of moves, such as 0 or 12
error-after = the game has only { $turns ->
        [one] 1 move
       *[other] { $turns } moves
    }, not { $after }
error-seed = a seed is a whole number such as 42
error-shared-secret = a seat needs a secret of its own, not one from a link that others have too
error-nickname = a name has at most 24 characters, all of them visible, and doesn’t start with “level:”
error-games = a match has 1 to 1000000 games
error-threads = 1 to 1024 games can run at once
error-tables = 1 to 100 games can be played at once
# 0.001 is typed like this in every language.
error-seconds = the time per move is 0.001 to 86400 seconds
# `ugi:COMMAND`: COMMAND may be translated, as in value-command.
error-player = a player is `level:1` to `level:10`, `perfect`, `search-level:N`, `search`, `search:1s`, `search:5000n`, `random` or `ugi:COMMAND`
error-player-budget = a search is limited by time or by positions, as in `search:100ms` or `search:5000n`
error-player-empty = a program is named by its command, as in `ugi:./engine --option`
error-player-quote = the program’s command has a quote that isn’t closed
error-address = an address is IP:PORT, such as `127.0.0.1:8080`
error-oracle-choice = { error-rule-set }, or several separated by commas, or `all` or `none`
# A limit, a number of days or of milliseconds.
error-whole-number = expected a whole number from 0 to 4294967295
# What `linja show --animate` writes to.
error-animated-file = an animated picture is a file that ends in .svg or .png
error-log-level = a log level is `error`, `warn`, `info` or `debug`
error-data-file = a data set is a file that ends in .parquet or .csv
error-position-count = a data set has from 1 to 1264575044 positions
# A page's own address: https://, the name of the machine, a port if it is not the usual one.
error-origin = an origin looks like `https://linja.example`, with nothing after the name or port
error-server-address = a server’s address looks like `https://linja.example`
error-game-clock = a clock is the seconds for the game and the seconds added per turn, such as `300+3`, at most `86400+3600`
# An option without a value, set by its variable of the environment.
error-push-choice = notifications are `on`, `local` or `off`
error-switch = expected `true` or `false`

## Text forms: a position, a turn, a record that cannot be read

# $column: how many characters from the left; $expected: one of the messages "expected-…".
error-expected-at-column = column { $column }: expected { $expected }
error-expected = expected { $expected }
# In a record. $wrong: what is wrong there.
error-at-place = line { $line }, column { $column }: { $wrong }
# $all is always 12, $pawns never.
error-pawns =
    { $side ->
        [black] black
       *[red] red
    } has { $pawns ->
        [one] 1 pawn
       *[other] { $pawns } pawns
    } instead of { $all }
# $pawns: 7 or more; $most is always 6.
error-row-too-full = row { $row } holds { $pawns } pawns, and an inner row holds at most { $most }

# These fit into error-expected and error-expected-at-column. $mark: a character such as , or /.
expected-mark = `{ $mark }`
expected-row = a row from 1 to 8
expected-end-of-move = `,` or the end of the turn
expected-end-of-turn = the end of the turn: it has at most four steps
# In the text form of a position: a number.
expected-pawns = a count of pawns
# The character between two words.
expected-blank = a blank
expected-side-to-move = `b` or `r` for the side to move
expected-end-of-position = the end of the position
# A tag of a record: [Rules "zen"] has the name Rules and the value zen.
expected-tag-name = the name of a tag
expected-tag-value = the value of the tag in double quotes
expected-escape = `\"`, `\\` or `\n`
expected-end-of-tag-value = `"` at the end of the value
expected-end-of-comment = `{ "}" }` at the end of the comment
expected-turn-or-stop = a turn, or `*` if the game stops here
# A variation stands in parentheses.
expected-turn-or-end = a turn, or `)` if the variation ends here
expected-end-of-record = the end of the record after its result

error-record-no-rules = expected a tag such as `[Rules "zen"]`
error-record-tag-twice = expected each tag only once
# $side is `black` or `red`, as it must be typed.
error-record-first = expected `{ $side }`, the side to move in the tag `Position`
error-record-position = not a position: { $wrong }
# $number: the number that should stand before the turn.
error-record-number = expected the turn number { $number }
# $turn: the turn; $reason: a whole sentence, one of the refusals in game.ftl.
error-record-refused = move { $number } (`{ $turn }`) isn’t allowed. { $reason }
error-record-repeated = move { $number } (`{ $turn }`) is already here. A variation starts with a different move
# $result: such as 46-39.
error-record-result = expected the result `{ $result }`, as the game is over
error-record-not-over = expected `*`, as the game is not over

## Files and the system

# $path: a file; $wrong: what is wrong with it.
error-in-file = { $path }: { $wrong }
# $reason here and below: what the system says, one of the messages error-system-….
error-read-record = can’t read the record: { $reason }
error-record-too-large = a file of records can be at most 64 MiB
error-record-not-text = a record is UTF-8 text, and this isn’t
# From standard input, for linja eval --batch.
error-read-positions = can’t read the positions: { $reason }
# From standard input, for linja puzzle and linja play --plain.
error-read-turn = can’t read your move: { $reason }
error-write-file = can’t write { $path }: { $reason }
# $path: a folder.
error-write-folder = can’t write to { $path }: { $reason }
# Standard output.
error-write-output = can’t write the output: { $reason }
error-folder-not-empty = { $path } contains something other than records of this match; choose a new or empty folder
error-ctrl-c = can’t listen for Ctrl-C: { $reason }

error-system-not-found = no such file or folder
error-system-permission-denied = permission denied
error-system-is-a-folder = that’s a folder
error-system-not-a-folder = part of the path isn’t a folder
error-system-exists = a file with that name already exists
error-system-address-in-use = that address is already in use
error-system-address-not-here = this machine has no such address
error-system-storage-full = the disk is full
error-system-read-only = the disk is read-only
error-system-out-of-memory = not enough memory
error-system-number = the system reports error { $number }
error-system-unknown = the system gives no reason

## Solving and tables
##
## A table is a file with the exact margin of every position of a rule set.

# $needed, $free: in gigabytes.
error-memory = solving { $rules } needs { $needed } GB of memory, but only { $free } GB is free
error-room = the tables need { $needed } GB in { $path }, but only { $free } GB is free
error-resources = not enough memory or threads to solve with: { $reason }
error-solving-cancelled = solving was cancelled
error-verifying-cancelled = verifying was cancelled
error-following-cancelled = following perfect play was cancelled
error-writing-cancelled = writing the table was cancelled
error-margin-wrong = { $position }: the margin is { $found }, but the best move gives { $expected }
error-checksum = the margins of { $rules } don’t match their checksum
error-no-table = no table for { $rules } in { $path }; make all five with `linja solve --rules all --out { value-folder }`
error-no-distances = no distances for { $rules } in { $path }; make them all with `linja solve --rules all --distance --out { value-folder }`
error-table-foreign = { $path }: not a Linja table (make one with `linja solve --out { value-folder }`)
error-export-cancelled = writing the data set was cancelled
# $found, $expected: in English, for programs.
error-distance-wrong = { $position }: it says { $found }, but the best move gives { $expected }
# $format: a number.
error-table-format = { $path }: a table of format { $format }, which this program can’t read; make it again with `linja solve --out { value-folder }`
# $found, $wanted: rule sets.
error-table-rules = { $path } is the table for { $found }, not for { $wanted }
error-table-kind = { $path } is a table of something else, such as distances instead of margins
# $what: one of the messages below.
error-table-damaged = { $path }: the table is damaged ({ $what }); make it again with `linja solve --out { value-folder }`
damage-header = its header
damage-rule-set = the name of its rule set
damage-length = its length
damage-index = its index
damage-block = a block

## Reviews and matches

# $game, $oracle: rule sets.
error-review-rules = a game of { $game } can’t be judged by the oracle for { $oracle }
# $turn: such as 2-3,1-4.
error-review-turn = move { $number } (`{ $turn }`) isn’t legal
error-no-oracle = a level needs the exact margins, and there are none: try `search-level:N`
error-no-clock = `search` needs a clock: give the match one with --tc 10+0.1, or use `search:1s`
error-contest-clock = a clock is seconds for the game and seconds per turn, as in `10+0.1`
error-sprt = a sequential test needs two Elo differences, the smaller one first, as in `0,20`
error-sprt-players = --sprt is for two players: drop the others, or drop --sprt
# What is wrong in a file with positions. $wrong: what is wrong with one of them.
error-in-line = line { $line }: { $wrong }
error-no-openings = there’s no position in it; expected one position per line, or records
error-opening-over = opening { $number } is a game that’s over
error-match-cancelled = the match was cancelled after { $played } of { $games } games
# $program: the command of a program, in backticks. The next four are also told of a single game of a match.
error-program-start = can’t start { $program }: { $reason }
# $asked: a word of the protocol, such as go.
error-program-ended = the program ended instead of answering `{ $asked }`
error-program-late = the program didn’t answer `{ $asked }` within { $seconds } s
# $answer: what the program said, in backticks; $wrong: such as "column 3: expected `-`".
error-program-no-turn = the program answered { $answer }, which isn’t a move: { $wrong }
error-program-cancelled = waiting for the program was cancelled

## linja play

# Input or output is a pipe or a file.
error-play-no-terminal = the game needs a terminal; `linja play --plain` plays line by line, and `linja --help` lists the other commands
error-play-terminal = can’t use the terminal: { $reason }

## linja serve

error-serve-no-folder = no folder for the games: name one with --data
# $path: the folder.
error-serve-folder = { $path } can’t be the data folder: { $reason }
error-serve-folder-taken = another server is using the data folder { $path }: give this one a folder of its own
# $address: such as 127.0.0.1:8080.
error-serve-bind = can’t listen on { $address }: { $reason }
error-serve-random = the system provides no random numbers
# $address: such as 127.0.0.1:8080.
error-serve-not-ready = no server is ready on { $address }
error-database-kind = a database is { value-database }
error-database-newer = the database was written by a newer version of linja: install that version
# $path: the file of the database.
error-database-taken = another server is using the database { $path }: give this one a database of its own
# $detail: what the database says, in its own words.
error-database-open = can’t open the database: { $detail }
