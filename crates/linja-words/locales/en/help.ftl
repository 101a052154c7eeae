### What `linja --help` and `linja COMMAND --help` show.
###
### Commands, options (--rules), text forms (zen+mean, level:3) and names of variables (LINJA_DATA) are typed as they stand
### here, in every language. A line of help has no full stop at its end.

## Around the help of a command

# Before how the command is called, such as "linja perft [OPTIONS] <DEPTH>".
help-usage = Usage:
# Headings.
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
# In how a command is called: any of its options may stand here.
help-any-option = [OPTIONS]
# At the end of a line of help. $value: what holds if nothing is said.
help-default = [default: { $value }]
# The same. $variable: a variable of the environment that also sets it.
help-environment = [env: { $variable }]

## Values
##
## What stands for a value in how a command is called: --out <DIR>. Capitals, best one word.

value-address = ADDRESS
value-command = COMMAND
# The two kinds of databases; the capitals stand for what is filled in.
value-database = sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
value-date = DATE
value-days = DAYS
value-depth = DEPTH
value-folder = DIR
value-file = FILE
value-language = LANGUAGE
# How much is logged: error, warn, info or debug.
value-log-level = LEVEL
value-milliseconds = MILLISECONDS
value-name = NAME
# Where a page comes from, such as https://linja.example.
value-origin = ORIGIN
# The folder to write to.
value-out = OUT
value-position = POSITION
# A game record, a file.
value-record = RECORD
value-rule-set = RULESET
# `all` is typed as it is.
value-rule-set-or-all = RULESET|all
value-push = on|local|off
# A list of rule sets; `all` and `none` are typed as they are.
value-rule-sets = LIST|all|none
value-seconds = SECONDS
value-shell = SHELL
# A clock: the seconds for a game, and those that are added after each turn.
value-clock = SECONDS+INCREMENT
# Black or red.
value-side = SIDE
value-url = URL

## What each command does
##
## Shown in the list of commands, and at the top of the command's own help.

# The program itself.
help-linja = The board game Linja: every edition played exactly by its book
help-play = Play in the terminal; `linja` alone does the same
help-serve = Serve online games, the oracle's answers and the page
# DEPTH is value-depth.
help-perft = Count the sequences of exactly { value-depth } turns, by first turn; the last line is the total
help-turns = List the legal turns, one a line
help-show = Draw a position, or where the game of a record stands, with the score it would have now
help-solve = Solve: find the exact margin of every position
# Successors: the positions that one turn leads to.
help-verify = Check every position of a table, or of a fresh solution, against its successors
help-eval = The exact margin of a position and of each turn, best first
help-review = Judge each turn of a game record: what it gave away, its grade, what would have been better
help-puzzle = Find the turn: a position from play in which one turn is better than all others
# A check for people who work on the program: if the count is the same, the search has not changed.
help-bench = Count the positions that a fixed set of searches looks at, by rule set; the last line is the total. The same count, the same search
help-match = Play many games between two players, and tell who is how much stronger
help-ugi = Be an engine: speak UGI, the Universal Game Interface, on standard input and output
help-bot = Let a program that speaks UGI play at open tables of a server
help-rules = The rules of an edition, with worked examples
help-report = Write what is known of the solved game, with pictures, from the tables of all rule sets
help-completions = Write what lets a shell complete what is typed
help-man = Write a manual page (man) for each command
help-help = What a command does, and its options

## Arguments that many commands have

help-help-flag = Print help
help-version = Print version
help-lang = The language: en, de, fr, it, es or nl [default: that of the environment, or English]
help-rule-set = The rule set: classic, revised, revised+mean, zen or zen+mean
# The text form of a position.
help-position = The position: black pawns on rows 1 to 8, `/`, red pawns on rows 1 to 8, a blank, `b` or `r` to move
help-record = A game record (.linja), or - for standard input, instead of --rules and --position
help-after = Where the game stood after so many turns, instead of where the record ends
help-json = One JSON object instead of text
help-data = The folder with tables made by `linja solve --out`; a rule set without one is solved first [default: linja in the user's data folder]

## linja play

help-play-record = A game record (.linja) to go on with
help-play-level = Play against the computer of this level, 1 to 10, or `adapt`: one that plays about as well as you
help-play-friend = Play against somebody at the same keyboard
# `black` and `red` are typed as they are.
help-play-side = Your colour: black or red [default: drawn by lot]
# A number: the same number, the same game if the same is played.
help-play-seed = What the draws are made by: who starts, your colour, the computer's turns [default: any number]
help-play-plain = Play line by line, with typed turns: for pipes and screen readers
help-play-ascii = Draw with ASCII characters only
help-play-fast = Show the computer's turns at once, without moving pictures
help-play-data = The folder with tables made by `linja solve --out`; without a table the computer searches [default: linja in the user's data folder]

## linja serve

help-serve-bind = Where to listen
help-serve-database = Where games are kept: { value-database } [default: games.sqlite in the data folder]
help-serve-data = The folder for games and tables [default: linja in the user's data folder]
help-serve-oracle = The rule sets to solve at once, separated by commas, or all; the others are solved when first asked for; none solves nothing
# A socket: the connection over which a game is played live.
help-serve-origin = Another origin whose pages may use this server, such as https://linja.example; may be given more than once, or several separated by commas
help-serve-behind-proxy = A reverse proxy stands before the server and says in X-Forwarded-For who asks
help-serve-limit-requests = Requests a second that one address may send; 0 is without limit
help-serve-limit-games = Games that one address may open in an hour; 0 is without limit
help-serve-limit-connections = Connections that one address may hold open, sockets included, unless behind a proxy; 0 is without limit
help-serve-limit-sockets = Sockets that one address may hold open; 0 is without limit
help-serve-limit-messages = Messages a second that one socket may send; 0 is without limit
help-serve-pause = How long a computer waits before it plays
help-serve-push = Notify players on their devices: on, off, or local, which also allows push services in the server's own network and without TLS
help-serve-keep-days = Forget games in which nothing has happened for so many days; 0 keeps them for ever
help-serve-log = What to log: error, warn, info or debug
help-serve-log-json = Log one JSON object a line

## linja perft

help-perft-depth = How many turns a sequence has

## linja show

help-show-json = A JSON object for each game instead of text
help-show-svg = Draw it as an SVG file instead; `-` writes to standard output
help-show-png = Draw it as a PNG file instead; `-` writes to standard output
help-show-animate = Draw the game move by move as an animated picture instead (.svg or .png)

## linja solve

help-solve-rules = A rule set, or `all`
help-solve-out = Keep the tables in this folder (0.1 to 0.2 GB each)
help-solve-parts = Also cut them into files that a page reads from any static host
help-json-lines = One JSON object a line

## linja verify

help-verify-rules = The rule set: classic, revised, revised+mean, zen or zen+mean [default: the table's, or zen]
help-verify-file = A table made by `linja solve --out`; without it the rule set is solved first

## linja eval

help-eval-batch = Read a position a line from standard input, write a JSON object a line

## linja review

help-review-record = The game record (.linja)
help-review-svg = Also draw the margin over the game, as an SVG file

## linja puzzle

help-puzzle-seed = The number of the puzzle [default: any]
help-puzzle-daily = The puzzle of today (UTC)
help-puzzle-date = The puzzle of a day, such as 2026-11-15
help-puzzle-solution = Show the solution instead of asking for it
help-puzzle-json = One JSON object instead of text, without asking

## linja match

# "Positions a turn": how many positions the search may look at for each turn. "The oracle": the exact margins.
help-match-a = A player: level:1 to level:10, perfect, random, search:1s, search:5000n (positions a turn), search-level:N (a level without the oracle), or ugi:COMMAND (a program that speaks UGI)
help-match-b = The other player
help-match-games = How many games; two by two they have the same seed and swapped colours
# A number: the same number, the same games.
help-match-seed = What the games are drawn by
help-match-threads = How many games run at a time [default: one for each core]
help-match-turn-seconds = How long a UGI program may think about a turn
help-match-judge = Count the points that each gives away, also if neither player needs the oracle
help-match-records = Write the record of every game to this folder, which must be new or empty

## linja ugi

help-ugi-data = The folder with tables made by `linja solve --out`; without a table the engine searches [default: linja in the user's data folder]

## linja bot

help-bot-server = The server's address, such as https://linja.example
help-bot-engine = The command that starts the program
help-bot-name = What it is called, at most 24 characters [default: as its file is]
help-bot-rules = The rule set of the tables it opens or sits down at [default: zen, or with --join any]
help-bot-time = The clock of the tables it opens, such as 300+3 [default: none]
help-bot-turn-seconds = How long it may think about a turn without a clock
help-bot-tables = How many games it plays at a time
help-bot-join = Open no tables, but sit down where somebody has waited for so long

## linja rules

help-rules-changes = What changed between the editions, instead

## linja report

help-report-data = The folder with tables made by `linja solve --rules all --out`
help-report-strategy = Only the page on strategy, which takes less time
help-report-out = The folder to write to

## linja help

help-help-command = The command [default: all of them]

## linja completions

help-completions-shell = The shell: bash, zsh, fish, powershell or elvish
