### Wat er misging: één regel in de terminal, na ‘linja: ’.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

## Wat er na `linja` staat

usage-invalid-value = ‘{ $value }’ past niet bij ‘{ $argument }’: { $reason }
usage-invalid-value-alone = ‘{ $value }’ past niet bij ‘{ $argument }’
usage-no-value = bij ‘{ $argument }’ ontbreekt de waarde
usage-extra-value = bij ‘{ $argument }’ hoort geen waarde, maar er staat ‘{ $value }’
usage-twice = ‘{ $argument }’ mag maar één keer voorkomen
usage-conflict = ‘{ $argument }’ en ‘{ $other }’ gaan niet samen; laat een van de twee weg
usage-unknown-argument = het argument ‘{ $argument }’ bestaat hier niet
usage-unknown-command = de opdracht ‘{ $command }’ bestaat niet
usage-missing-argument = er ontbreekt nog: { $argument }
usage-missing-command = er ontbreekt een opdracht
usage-not-text = de invoer is geen UTF-8-tekst
usage-wrong = zo wordt linja niet gebruikt
usage-did-you-mean = { $wrong }; bedoel je ‘{ $suggested }’?
usage-usage = { $wrong }; gebruik: { $usage }

## Waarden

error-language = een taal is `en`, `de`, `fr`, `it`, `es` of `nl`
error-rule-set = een regelset is `classic`, `revised`, `revised+mean`, `zen` of `zen+mean`
error-rule-set-or-all = { error-rule-set }; `all` staat voor allemaal
error-side = een kleur is `black` of `red`
error-level = een niveau is een getal van 1 tot en met 10
error-date = een datum is een dag van de kalender, bijvoorbeeld `2026-11-15`
error-depth = een diepte is een geheel getal, bijvoorbeeld 3
error-shell = een shell is bash, zsh, fish, powershell of elvish
error-turn-count = een aantal zetten is een geheel getal zoals 0 of 12
error-after = het spel heeft maar { $turns ->
        [one] 1 zet
       *[other] { $turns } zetten
    }, geen { $after }
error-seed = een startwaarde is een geheel getal, bijvoorbeeld 42
error-shared-secret = een plaats heeft een eigen geheim nodig, niet dat van een link die anderen ook hebben
error-nickname = een naam heeft hooguit 24 tekens, allemaal zichtbaar, en begint niet met ‘level:’
error-games = een wedstrijd heeft 1 tot en met 1000000 partijen
error-threads = er kunnen 1 tot en met 1024 partijen tegelijk lopen
error-tables = er kunnen 1 tot en met 100 partijen tegelijk gespeeld worden
error-seconds = de tijd per zet is 0.001 tot 86400 seconden
error-player = een speler is `level:1` tot en met `level:10`, `perfect`, `search-level:N`, `search`, `search:1s`, `search:5000n`, `random` of `ugi:{ value-command }`
error-player-budget = een zoekactie heeft een grens in tijd of in stellingen, bijvoorbeeld `search:100ms` of `search:5000n`
error-player-empty = een programma geef je aan met zijn opdracht, bijvoorbeeld `ugi:./engine --option`
error-player-quote = in de opdracht van een programma staat een aanhalingsteken dat niet gesloten is
error-address = een adres is IP:POORT, bijvoorbeeld `127.0.0.1:8080`
error-oracle-choice = { error-rule-set }; meerdere staan met komma’s ertussen, `all` is allemaal, `none` is geen
error-whole-number = hier hoort een geheel getal van 0 tot en met 4294967295
error-animated-file = een bewegend beeld is een bestand dat eindigt op .svg of .png
error-data-file = een dataset is een bestand dat eindigt op .parquet of .csv
error-position-count = een dataset heeft 1 tot en met 1264575044 stellingen
error-log-level = in het logboek komt `error`, `warn`, `info` of `debug`
error-origin = een oorsprong is bijvoorbeeld `https://linja.example`, zonder iets na de naam of de poort
error-server-address = het adres van een server is bijvoorbeeld `https://linja.example`
error-game-clock = een klok heeft seconden voor het spel en seconden erbij per beurt, bijvoorbeeld `300+3`, hooguit `86400+3600`
error-push-choice = meldingen zijn `on`, `local` of `off`
error-switch = hier hoort `true` of `false`

## Tekstvormen

error-expected-at-column = kolom { $column }: hier hoort { $expected }
error-expected = hier hoort { $expected }
error-at-place = regel { $line }, kolom { $column }: { $wrong }
error-pawns =
    { side } heeft { $pawns ->
        [one] 1 steen
       *[other] { $pawns } stenen
    } in plaats van { $all }
error-row-too-full = op rij { $row } staan { $pawns } stenen, en op een binnenrij passen er hooguit { $most }

expected-mark = `{ $mark }`
expected-row = een rij van 1 tot en met 8
expected-end-of-move = `,` of het einde van de zet
expected-end-of-turn = het einde van de zet, want die heeft hooguit vier stappen
expected-pawns = een aantal stenen
expected-blank = een spatie
expected-side-to-move = `b` of `r` voor wie aan de beurt is
expected-end-of-position = het einde van de stelling
expected-tag-name = de naam van een label
expected-tag-value = de waarde van het label tussen dubbele aanhalingstekens
expected-escape = `\"`, `\\` of `\n`
expected-end-of-tag-value = `"` aan het einde van de waarde
expected-end-of-comment = `{ "}" }` aan het einde van het commentaar
expected-turn-or-stop = een zet, of `*` als het spel hier stopt
expected-turn-or-end = een zet, of `)` als de variant hier stopt
expected-end-of-record = het einde van het genoteerde spel, na de uitslag

error-record-no-rules = hier hoort een label zoals `[Rules "zen"]`
error-record-tag-twice = elk label mag maar één keer voorkomen
error-record-first = hier hoort `{ $side }`, de kleur die volgens het label `Position` aan de beurt is
error-record-position = geen stelling: { $wrong }
error-record-number = hier hoort zetnummer { $number }
error-record-refused = zet { $number } (`{ $turn }`) mag niet. { $reason }
error-record-repeated = zet { $number } (`{ $turn }`) staat hier al. Een variant begint met een andere zet
error-record-result = hier hoort de uitslag `{ $result }`, want het spel is afgelopen
error-record-not-over = hier hoort `*`, want het spel is nog niet afgelopen

## Bestanden en het systeem

error-in-file = { $path }: { $wrong }
error-read-record = het genoteerde spel kan niet gelezen worden: { $reason }
error-record-too-large = een bestand met genoteerde partijen is hooguit 64 MiB groot
error-record-not-text = een genoteerd spel is UTF-8-tekst, en dit niet
error-read-positions = de stellingen kunnen niet gelezen worden: { $reason }
error-read-turn = je zet kan niet gelezen worden: { $reason }
error-write-file = { $path } kan niet geschreven worden: { $reason }
error-write-folder = in { $path } kan niet geschreven worden: { $reason }
error-write-output = de uitvoer kan niet geschreven worden: { $reason }
error-folder-not-empty = in de map { $path } staat iets anders dan partijen van deze wedstrijd; kies een nieuwe of een lege
error-ctrl-c = Ctrl+C kan niet opgevangen worden: { $reason }

error-system-not-found = dit bestand of deze map bestaat niet
error-system-permission-denied = toegang geweigerd
error-system-is-a-folder = dat is een map
error-system-not-a-folder = een deel van het pad is geen map
error-system-exists = er is al een bestand met die naam
error-system-address-in-use = dat adres is al in gebruik
error-system-address-not-here = deze computer heeft dat adres niet
error-system-storage-full = de schijf is vol
error-system-read-only = de schijf is alleen-lezen
error-system-out-of-memory = er is niet genoeg geheugen
error-system-number = het systeem meldt fout { $number }
error-system-unknown = het systeem noemt geen reden

## Oplossen en tabellen

error-memory = om { $rules } op te lossen is { $needed } GB geheugen nodig, en er is maar { $free } GB vrij
error-room = de tabellen hebben { $needed } GB nodig in { $path }, en er is maar { $free } GB vrij
error-resources = er is te weinig geheugen of er zijn te weinig threads om op te lossen: { $reason }
error-solving-cancelled = het oplossen is afgebroken
error-verifying-cancelled = het nakijken is afgebroken
error-following-cancelled = het volgen van het perfecte spel is afgebroken
error-writing-cancelled = het opslaan van de tabel is afgebroken
error-margin-wrong = { $position }: het verschil is { $found }, maar de beste zet geeft { $expected }
error-checksum = de controlesom past niet bij de waarden van { $rules }
error-export-cancelled = het schrijven van de dataset is afgebroken
error-distance-wrong = { $position }: er staat { $found }, maar de beste zet geeft { $expected }
error-no-table = geen tabel van { $rules } in { $path }; maak ze alle vijf met `linja solve --rules all --out { value-folder }`
error-no-distances = geen afstanden van { $rules } in { $path }; maak ze allemaal met `linja solve --rules all --distance --out { value-folder }`
error-table-foreign = { $path }: geen tabel van Linja (maak er een met `linja solve --out { value-folder }`)
error-table-format = { $path }: een tabel in indeling { $format }, die dit programma niet leest; maak hem opnieuw met `linja solve --out { value-folder }`
error-table-rules = { $path } is de tabel van { $found }, niet van { $wanted }
error-table-kind = { $path } is een tabel van iets anders, bijvoorbeeld van afstanden in plaats van verschillen
error-table-damaged = { $path }: de tabel is beschadigd ({ $what }); maak hem opnieuw met `linja solve --out { value-folder }`
damage-header = het begin
damage-rule-set = de naam van de regelset
damage-length = de lengte
damage-index = de inhoudsopgave
damage-block = een blok

## Analyses en wedstrijden

error-review-rules = het orakel van { $oracle } kan een spel volgens { $game } niet beoordelen
error-review-turn = zet { $number } (`{ $turn }`) mag niet
error-no-oracle = een niveau heeft de exacte waarden nodig, en die zijn er niet: probeer `search-level:N`
error-no-clock = `search` heeft een klok nodig: geef de wedstrijd er een met --tc 10+0.1, of schrijf `search:1s`
error-contest-clock = een klok heeft seconden voor het spel en seconden voor elke beurt, bijvoorbeeld `10+0.1`
error-sprt = een sequentiële test heeft twee Elo-verschillen nodig, het kleinste eerst, bijvoorbeeld `0,20`
error-sprt-players = --sprt is voor twee spelers: laat de anderen weg, of --sprt
error-in-line = regel { $line }: { $wrong }
error-no-openings = er staat geen stelling in; goed is één stelling per regel, of genoteerde partijen
error-opening-over = opening { $number } is een spel dat al is afgelopen
error-match-cancelled = de wedstrijd is afgebroken na { $played } van de { $games } partijen
error-program-start = { $program } kan niet gestart worden: { $reason }
error-program-ended = het programma stopte in plaats van op `{ $asked }` te antwoorden
error-program-late = het programma antwoordde niet binnen { $seconds } s op `{ $asked }`
error-program-no-turn = het programma antwoordde { $answer }, en dat is geen zet: { $wrong }
error-program-cancelled = het wachten op het programma is afgebroken

## linja play

error-play-no-terminal = om te spelen is een terminal nodig; `linja play --plain` speelt regel voor regel, en `linja --help` noemt de andere opdrachten
error-play-terminal = de terminal kan niet gebruikt worden: { $reason }

## linja serve

error-serve-no-folder = er is geen map voor de partijen: geef er een op met --data
error-serve-folder = { $path } kan niet de gegevensmap zijn: { $reason }
error-serve-folder-taken = een andere server gebruikt de gegevensmap { $path }: geef deze een eigen map
error-serve-bind = er kan niet geluisterd worden op { $address }: { $reason }
error-serve-random = het systeem geeft geen willekeurige getallen
error-serve-not-ready = er is geen server klaar op { $address }
error-database-kind = een database is { value-database }
error-database-newer = de database is van een nieuwere versie van linja: installeer die versie
error-database-taken = een andere server gebruikt de database { $path }: geef deze een eigen database
error-database-open = de database kan niet geopend worden: { $detail }
