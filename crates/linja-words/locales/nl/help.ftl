### Wat `linja --help` en `linja OPDRACHT --help` laten zien.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

## Rondom de hulp

help-usage = Gebruik:
help-commands = Opdrachten:
help-arguments = Argumenten:
help-options = Opties:
help-examples = Voorbeelden:
help-any-option = [OPTIES]
help-default = [standaard: { $value }]
help-environment = [omgeving: { $variable }]

## Waarden

value-address = ADRES
value-command = OPDRACHT
value-database = sqlite:BESTAND of postgres://NAAM:WACHTWOORD@COMPUTER/DATABASE
value-date = DATUM
value-days = DAGEN
value-depth = DIEPTE
value-folder = MAP
value-file = BESTAND
value-language = TAAL
value-log-level = NIVEAU
value-milliseconds = MILLISECONDEN
value-name = NAAM
value-origin = OORSPRONG
value-out = UITVOERMAP
value-position = STELLING
value-record = SPEL
value-rule-set = REGELSET
value-rule-set-or-all = REGELSET|all
value-push = on|local|off
value-rule-sets = LIJST|all|none
value-seconds = SECONDEN
value-player = SPELER
value-low-high = KLEIN,GROOT
value-shell = SHELL
value-clock = SECONDEN+TOESLAG
value-side = KLEUR
value-url = URL

## Wat elke opdracht doet

help-linja = Het bordspel Linja: elke uitgave precies volgens het eigen boekje
help-play = Speelt in de terminal; `linja` alleen doet hetzelfde
help-serve = Biedt online partijen, de antwoorden van het orakel en de pagina aan
help-perft = Telt de reeksen van precies { value-depth } zetten, per eerste zet; de laatste regel is het totaal
help-turns = Noemt de toegestane zetten, één per regel
help-show = Tekent een stelling, of hoe een genoteerd spel ervoor staat, met de punten die het nu zou opleveren
help-solve = Lost het spel op: vindt het exacte verschil van elke stelling
help-verify = Controleert elke stelling van een tabel, of van een verse oplossing, aan de hand van de stellingen die erop volgen
help-eval = Geeft het exacte verschil van een stelling en van elke zet, de beste eerst
help-review = Beoordeelt elke zet van een genoteerd spel: wat hij weggaf, hoe goed hij was, wat beter was geweest
help-puzzle = Vind de zet: een stelling uit een spel waarin één zet beter is dan alle andere
help-games = Verwerkt bestanden met genoteerde partijen: filteren, tellen, samenvatten, samenvoegen of omzetten
help-export = Schrijft stellingen met hun exacte verschil als dataset, Parquet of CSV, met een blad dat de kolommen uitlegt
help-bench = Telt de stellingen die een vaste reeks zoekacties bekijkt, per regelset; de laatste regel is het totaal. Hetzelfde aantal, dezelfde zoekmethode
help-match = Laat twee of meer spelers veel partijen tegen elkaar spelen en zegt wie hoeveel sterker is
help-ugi = Speelt als engine: spreekt UGI, de Universal Game Interface, via standaardinvoer en standaarduitvoer
help-bot = Laat een programma dat UGI spreekt spelen aan open tafels van een server
help-rules = Toont de regels van een uitgave, met uitgespeelde voorbeelden
help-report = Schrijft op wat er over het opgeloste spel bekend is, met plaatjes, uit de tabellen van alle regelsets
help-completions = Schrijft een script waarmee een shell aanvult wat je typt
help-man = Schrijft voor elke opdracht een handleidingpagina (man)
help-help = Legt een opdracht en de opties ervan uit

## Argumenten van veel opdrachten

help-help-flag = Toont deze hulptekst
help-version = Toont de versie
help-lang = De taal: en, de, fr, it, es of nl [standaard: die van je systeem, anders Engels]
help-rule-set = De regelset: classic, revised, revised+mean, zen of zen+mean
help-position = De stelling: zwarte stenen op rij 1 tot en met 8, `/`, rode stenen op rij 1 tot en met 8, een spatie, `b` (Zwart) of `r` (Rood) aan de beurt
help-record = Een genoteerd spel (.linja), of - voor de standaardinvoer, in plaats van --rules en --position
help-after = Hoe het spel na zoveel zetten stond, in plaats van aan het eind
help-json = Eén JSON-object in plaats van tekst
help-data = De map met tabellen van `linja solve --out`; een regelset zonder tabel wordt eerst opgelost [standaard: linja in je gegevensmap]

## linja play

help-play-record = Een genoteerd spel (.linja) om mee verder te gaan
help-play-level = Je speelt tegen de computer van dit niveau, 1 tot en met 10, of `adapt`: die speelt ongeveer even goed als jij
help-play-friend = Je speelt tegen iemand aan hetzelfde toetsenbord
help-play-side = Jouw kleur: black (Zwart) of red (Rood) [standaard: wordt geloot]
help-play-seed = De startwaarde waarmee geloot wordt: wie begint, jouw kleur, de zetten van de computer [standaard: een willekeurige]
help-play-plain = Speelt regel voor regel, met getypte zetten: voor pipes en schermlezers
help-play-ascii = Tekent alleen met ASCII-tekens
help-play-fast = Toont de zetten van de computer meteen, zonder animatie
help-play-data = De map met tabellen van `linja solve --out`; zonder tabel zoekt de computer zelf [standaard: linja in je gegevensmap]
help-play-server = Je speelt met anderen op deze server: het adres, of een link die je uitnodigt voor een spel
help-play-name = Hoe je daar heet, hooguit 24 tekens [standaard: je gebruikersnaam]

## linja serve

help-serve-bind = Waar de server luistert
help-serve-database = Waar de partijen bewaard worden: { value-database } [standaard: games.sqlite in de gegevensmap]
help-serve-data = De map voor partijen en tabellen [standaard: linja in je gegevensmap]
help-serve-oracle = De regelsets die meteen opgelost worden, met komma’s ertussen, of all voor allemaal; de andere worden opgelost als er voor het eerst naar gevraagd wordt; none lost er geen op
help-serve-origin = Een andere oorsprong waarvan de pagina’s deze server mogen gebruiken, bijvoorbeeld https://linja.example; mag vaker, of meerdere met komma’s ertussen
help-serve-behind-proxy = De server staat achter een reverse proxy die X-Forwarded-For zet
help-serve-limit-requests = Hoeveel verzoeken per seconde een adres mag sturen; 0 is onbeperkt
help-serve-limit-games = Hoeveel partijen per uur een adres mag beginnen; 0 is onbeperkt
help-serve-limit-connections = Hoeveel verbindingen een adres open mag houden, WebSockets meegerekend, behalve achter een proxy; 0 is onbeperkt
help-serve-limit-sockets = Hoeveel WebSockets een adres open mag houden; 0 is onbeperkt
help-serve-limit-messages = Hoeveel berichten per seconde een verbinding mag sturen; 0 is onbeperkt
help-serve-pause = Hoelang een computer wacht voordat hij speelt
help-serve-push = Stuurt meldingen naar apparaten: on, off of local, dat ook pushdiensten in het eigen netwerk en zonder TLS toelaat
help-serve-keep-days = Vergeet partijen waarin zoveel dagen niets gebeurd is; 0 bewaart ze voor altijd
help-serve-log = Wat er in het logboek komt: error, warn, info of debug
help-serve-log-json = Schrijft het logboek als één JSON-object per regel
help-serve-ready = Start niets, maar vraagt de server die daar luistert of hij klaar is: status 0 als dat zo is, anders 1

## linja perft

help-perft-depth = Hoeveel zetten een reeks heeft

## linja show

help-show-json = Per partij een JSON-object in plaats van tekst
help-show-svg = Tekent ze in plaats daarvan als SVG-bestand; `-` schrijft naar de standaarduitvoer
help-show-png = Tekent ze in plaats daarvan als PNG-bestand; `-` schrijft naar de standaarduitvoer
help-show-animate = Tekent in plaats daarvan het spel zet voor zet, als bewegend beeld (.svg of .png)

## linja solve

help-solve-rules = Een regelset, of `all` voor allemaal
help-solve-out = Bewaart de tabellen in deze map (0,1 tot 0,2 GB per stuk)
help-solve-parts = Knipt ze ook in bestanden die een pagina van elke statische server leest
help-solve-distance = Berekent ook uitslagen en afstanden: wie wint, en in hoeveel beurten
help-json-lines = Eén JSON-object per regel

## linja verify

help-verify-rules = De regelset: classic, revised, revised+mean, zen of zen+mean [standaard: die van de tabel, anders zen]
help-verify-file = Een tabel van `linja solve --out`; zonder tabel wordt de regelset eerst opgelost
help-verify-distance = Controleert uitslagen en afstanden, die eerst worden berekend

## linja eval

help-eval-batch = Leest één stelling per regel van de standaardinvoer en schrijft één JSON-object per regel
help-eval-distance = Zegt ook wie wint, en in hoeveel beurten

## linja review

help-review-record = Het genoteerde spel (.linja)
help-review-svg = Tekent ook het verschil in de loop van het spel, als SVG-bestand

## linja puzzle

help-puzzle-seed = Het nummer van de puzzel [standaard: een willekeurig nummer]
help-puzzle-daily = De puzzel van vandaag (UTC)
help-puzzle-date = De puzzel van een dag, bijvoorbeeld 2026-11-15
help-puzzle-solution = Toont de oplossing in plaats van ernaar te vragen
help-puzzle-json = Eén JSON-object in plaats van tekst, zonder iets te vragen

## linja export

help-export-file = Het bestand, .parquet of .csv; het blad met uitleg komt ernaast en eindigt op .md
help-export-count = Hoeveel stellingen er geloot worden
help-export-seed = De startwaarde waarmee ze geloot worden
help-export-stratified = Loot van elke totale voortgang van beide kanten evenveel stellingen, voor zover er zoveel zijn
help-export-all = Schrijft alle 1.264.575.044 stellingen, in plaats van er te loten

## linja games

help-games-records = Bestanden met genoteerde partijen (.linja), of - voor de standaardinvoer; hun partijen worden na elkaar geschreven
help-games-rules = Alleen partijen met deze regelset
help-games-player = Alleen partijen van deze speler
help-games-position = Alleen partijen waarin deze stelling voorkwam
help-games-over = Alleen partijen die zijn afgelopen
help-games-unique = Elke partij maar één keer, ook als ze vaker voorkomt
help-games-count = Toont alleen het aantal partijen
help-games-positions = De stellingen van de partijen, één per regel, zoals `linja eval --batch` ze leest
help-games-stats = Statistieken, per regelset en per speler
help-games-json = Eén JSON-object per regel; met --stats één enkel object

## linja match

help-match-players = Twee of meer spelers: level:1 tot en met level:10, perfect, random, search:1s, search:5000n (stellingen per zet), search (volgens de klok), search-level:N (een niveau zonder het orakel) of ugi:{ value-command } (een programma dat UGI spreekt)
help-match-gauntlet = Alleen de eerste speler speelt, tegen elk van de anderen
help-match-games = Hoeveel partijen elk paar speelt; telkens twee met dezelfde startwaarde en verwisselde kleuren
help-match-seed = De startwaarde waarmee geloot wordt
help-match-threads = Hoeveel partijen er tegelijk lopen [standaard: één per processorkern]
help-match-turn-seconds = Hoelang een UGI-programma over een zet mag nadenken
help-match-tc = De klok van elke kant: seconden voor het spel, en extra voor elke beurt, bijvoorbeeld 10+0.1
help-match-sprt = Stopt zodra zo goed als zeker is welk van twee Elo-verschillen het dichtst bij de waarheid ligt, bijvoorbeeld 0,20
help-match-openings = Begint met de stellingen in dit bestand (of - voor de standaardinvoer), één per regel, of met de stand van de genoteerde partijen erin
help-match-judge = Telt de punten die elke speler weggeeft, ook als geen van hen het orakel nodig heeft
help-match-records = Noteert elk spel in deze map; als er al partijen van dezelfde wedstrijd in staan, gaat het daar verder

## linja ugi

help-ugi-data = De map met tabellen van `linja solve --out`; zonder tabel zoekt de engine zelf [standaard: linja in je gegevensmap]

## linja bot

help-bot-server = Het adres van de server, bijvoorbeeld https://linja.example
help-bot-engine = De opdracht die het programma start
help-bot-name = Hoe het heet, hooguit 24 tekens [standaard: de bestandsnaam]
help-bot-rules = De regelset van de tafels die het opent of waaraan het gaat zitten [standaard: zen, met --join elke]
help-bot-time = De klok van de tafels die het opent, bijvoorbeeld 300+3 [standaard: geen]
help-bot-turn-seconds = Hoelang het zonder klok over een zet mag nadenken
help-bot-tables = Hoeveel partijen het tegelijk speelt
help-bot-join = Opent geen tafels, maar gaat zitten waar iemand al zo lang wacht

## linja rules

help-rules-changes = Toont in plaats daarvan wat er tussen de uitgaven veranderd is

## linja report

help-report-data = De map met de tabellen van `linja solve --rules all --distance --out`
help-report-strategy = Alleen de pagina over strategie, wat sneller gaat
help-report-distance = Alleen het deel over afstanden, wat sneller gaat
help-report-out = De map waarin geschreven wordt

## linja help

help-help-command = De opdracht [standaard: allemaal]

## linja completions

help-completions-shell = De shell: bash, zsh, fish, powershell of elvish
