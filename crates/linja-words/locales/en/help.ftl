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
help-examples = Examples:
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
value-player = PLAYER
value-low-high = LOW,HIGH
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
help-linja = The board game Linja: every edition, strictly by its rulebook
help-play = Play in the terminal; `linja` alone does the same
help-serve = Serve online games, the oracle’s answers and the page
# DEPTH is value-depth.
help-perft = Count the sequences of exactly { value-depth } moves, by first move; the last line is the total
help-turns = List the legal moves, one per line
help-show = Draw a position, or the end of a record, with the score as it stands
help-solve = Solve: find the exact margin of every position
# Successors: the positions that one turn leads to.
help-verify = Check every position of a table, or of a fresh solution, against its successors
help-eval = Show the exact margin of a position and of each move, best first
help-review = Judge each move of a game record: what it gave away, its grade, what would have been better
help-puzzle = Find the move: a position from a game, where one move beats all others
help-games = Work with files of records: filter, count, sum up, merge or convert their games
# A check for people who work on the program: if the count is the same, the search has not changed.
help-bench = Count the positions that a fixed set of searches looks at, by rule set; the last line is the total. Same count, same search
help-match = Play many games between two or more players, and report which is stronger, and by how much
help-ugi = Run as a UGI engine (Universal Game Interface) on standard input and output
help-bot = Let a program that speaks UGI play at open tables on a server
help-rules = Show the rules of an edition, with worked examples
help-report = Write up what is known about the solved game, with pictures, from the tables of all rule sets
help-completions = Print the completion script for a shell
help-export = Write positions with their exact margins as a data set, Parquet or CSV, with a card that explains the columns
help-man = Write a manual page (man) for each command
help-help = Show what a command does, and its options

## Arguments that many commands have

help-help-flag = Print help
help-version = Print version
help-lang = The language: en, de, fr, it, es or nl [default: your system’s, or English]
help-rule-set = The rule set: classic, revised, revised+mean, zen or zen+mean
# The text form of a position.
help-position = The position: black pawns on rows 1 to 8, `/`, red pawns on rows 1 to 8, a space, `b` or `r` to move
help-record = A game record (.linja), or - for standard input, instead of --rules and --position
help-after = The position after this many moves, instead of the end of the record
help-json = Print one JSON object instead of text
help-data = The folder with tables made by `linja solve --out`; a rule set without one is solved first [default: linja in your data folder]

## linja play

help-play-record = A game record (.linja) to continue
help-play-level = Play against the computer at this level, 1 to 10, or `adapt` to match your strength
help-play-friend = Play against someone at the same keyboard
# `black` and `red` are typed as they are.
help-play-side = Your colour: black or red [default: random]
# A number: the same number, the same game if the same is played.
help-play-seed = Random seed for who starts, your colour and the computer’s moves [default: any number]
help-play-plain = Play line by line, typing your moves: for pipes and screen readers
help-play-ascii = Draw with ASCII characters only
help-play-fast = Show the computer’s moves at once, without animation
help-play-data = The folder with tables made by `linja solve --out`; without a table the computer searches [default: linja in your data folder]
help-play-server = Play with people on this server: its address, or a link that invites you to a game
help-play-name = Your name there, up to 24 characters [default: your user name]

## linja serve

help-serve-bind = Where to listen
help-serve-database = Where games are kept: { value-database } [default: games.sqlite in the data folder]
help-serve-data = The folder for games and tables [default: linja in your data folder]
help-serve-oracle = The rule sets to solve right away, separated by commas, or all; the others are solved when first asked for; none solves nothing
help-serve-origin = Another origin whose pages may use this server, such as https://linja.example; repeat it, or separate several with commas
help-serve-behind-proxy = The server is behind a reverse proxy that sets X-Forwarded-For
help-serve-limit-requests = Requests per second from one address; 0 means no limit
help-serve-limit-games = Games that one address may open per hour; 0 means no limit
help-serve-limit-connections = Open connections from one address, sockets included; not counted behind a proxy; 0 means no limit
# A socket: the connection over which a game is played live.
help-serve-limit-sockets = Open sockets from one address; 0 means no limit
help-serve-limit-messages = Messages per second on one socket; 0 means no limit
help-serve-pause = How long a computer waits before it plays
help-serve-push = Notify players on their devices: on, off, or local, which also allows push services in the server’s own network and without TLS
help-serve-keep-days = Forget games in which nothing has happened for this many days; 0 keeps them forever
help-serve-log = What to log: error, warn, info or debug
help-serve-log-json = Log one JSON object per line
help-serve-ready = Don’t start a server: ask the one at that address whether it’s ready, and exit with 0 if it is, 1 if it isn’t

## linja perft

help-perft-depth = How many moves per sequence

## linja show

help-show-json = Print one JSON object per game instead of text
help-show-svg = Draw it as an SVG file instead; `-` writes to standard output
help-show-png = Draw it as a PNG file instead; `-` writes to standard output
help-show-animate = Draw the game move by move as an animated picture instead (.svg or .png)

## linja solve

help-solve-rules = A rule set, or `all`
help-solve-out = Keep the tables in this folder (0.1 to 0.2 GB each)
help-solve-parts = Also cut them into files that a page can read from any static host
help-json-lines = Print one JSON object per line
help-solve-distance = Also solve for results and distances: who wins, and in how many turns

## linja verify

help-verify-rules = The rule set: classic, revised, revised+mean, zen or zen+mean [default: the table’s, or zen]
help-verify-file = A table made by `linja solve --out`; without it the rule set is solved first
help-verify-distance = Check results and distances, which are worked out first

## linja eval

help-eval-batch = Read one position per line from standard input, write one JSON object per line
help-eval-distance = Also say who wins, and in how many turns

## linja review

help-review-record = The game record (.linja)
help-review-svg = Also draw the margin over the game, as an SVG file

## linja puzzle

help-puzzle-seed = The number of the puzzle [default: any]
help-puzzle-daily = Today’s puzzle (UTC)
help-puzzle-date = The puzzle of a day, such as 2026-11-15
help-puzzle-solution = Show the solution instead of asking for it
help-puzzle-json = Print one JSON object instead of text, without asking

## linja export

# The card: a page in Markdown that describes the data.
help-export-file = The file, .parquet or .csv; the card is written next to it, ending in .md
help-export-count = How many positions to draw
help-export-seed = Random seed for drawing them
# Total progress: the rows that all pawns of both sides have come.
help-export-stratified = Draw the same number of positions for each total progress of both sides, or all there are
help-export-all = Write all 1,264,575,044 positions instead of drawing some

## linja games

help-games-records = Files of game records (.linja), or - for standard input; their games are written one after the other
help-games-rules = Only games of this rule set
help-games-player = Only games of this player
help-games-position = Only games in which this position came up
help-games-over = Only games that are over
help-games-unique = Each game once, even if it’s there several times
help-games-count = Print only the number of games
help-games-positions = The positions of the games, one per line, as `linja eval --batch` reads them
help-games-stats = Statistics, by rule set and by player
help-games-json = One JSON object per line; with --stats a single one

## linja match

# "Positions per move": how many positions the search may look at for each move. "The oracle": the exact margins.
help-match-players = Two or more players: level:1 to level:10, perfect, random, search:1s, search:5000n (positions per move), search (by the clock), search-level:N (a level without the oracle), or ugi:COMMAND (a program that speaks UGI)
help-match-gauntlet = Only the first player plays, against each of the others
help-match-games = How many games per pairing, played in pairs with the same seed and colours swapped
# A number: the same number, the same games.
help-match-seed = Random seed for the games
help-match-threads = How many games run at once [default: one per core]
help-match-turn-seconds = How long a UGI program may think about a move
help-match-tc = The clock for each side: seconds for the game, plus seconds per turn, such as 10+0.1
help-match-sprt = Stop as soon as it’s all but certain which of two Elo differences is closer to the truth, such as 0,20
help-match-openings = Start from the positions in this file (or - for standard input), one per line, or from where the games of its records end
help-match-judge = Count the points each player gives away, even if none of them needs the oracle
help-match-records = Write the record of every game to this folder; if it has records of the same match, continue from there

## linja ugi

help-ugi-data = The folder with tables made by `linja solve --out`; without a table the engine searches [default: linja in your data folder]

## linja bot

help-bot-server = The server’s address, such as https://linja.example
help-bot-engine = The command that starts the program
help-bot-name = Its name, up to 24 characters [default: its file name]
help-bot-rules = The rule set of the tables it opens or sits down at [default: zen, or any with --join]
help-bot-time = The clock of the tables it opens, such as 300+3 [default: none]
help-bot-turn-seconds = How long it may think about a move without a clock
help-bot-tables = How many games it plays at once
help-bot-join = Don’t open tables; sit down where someone has been waiting this long

## linja rules

help-rules-changes = Show what changed between the editions instead

## linja report

help-report-data = The folder with tables made by `linja solve --rules all --distance --out`
help-report-strategy = Only the page on strategy, which takes less time
help-report-distance = Only the section on distances, which takes less time
help-report-out = The folder to write to

## linja help

help-help-command = The command [default: all of them]

## linja completions

help-completions-shell = The shell: bash, zsh, fish, powershell or elvish
