### Was schiefgegangen ist: eine Zeile im Terminal, hinter „linja: “.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

## Was hinter `linja` steht

usage-invalid-value = „{ $value }“ passt nicht zu „{ $argument }“: { $reason }
usage-invalid-value-alone = „{ $value }“ passt nicht zu „{ $argument }“
usage-no-value = zu „{ $argument }“ fehlt der Wert
usage-extra-value = „{ $argument }“ hat keinen Wert, hier steht aber „{ $value }“
usage-twice = „{ $argument }“ darf nur einmal vorkommen
usage-conflict = „{ $argument }“ und „{ $other }“ gehen nicht zusammen; lass eines davon weg
usage-unknown-argument = das Argument „{ $argument }“ gibt es hier nicht
usage-unknown-command = den Befehl „{ $command }“ gibt es nicht
usage-missing-argument = es fehlt noch: { $argument }
usage-missing-command = es fehlt ein Befehl
usage-not-text = die Eingabe ist kein UTF-8-Text
usage-wrong = so lässt sich linja nicht aufrufen
usage-did-you-mean = { $wrong }; meinst du „{ $suggested }“?
usage-usage = { $wrong }; Aufruf: { $usage }

## Werte

error-language = eine Sprache ist `en`, `de`, `fr`, `it`, `es` oder `nl`
error-rule-set = ein Regelwerk ist `classic`, `revised`, `revised+mean`, `zen` oder `zen+mean`
error-rule-set-or-all = { error-rule-set }; `all` steht für alle
error-side = eine Seite ist `black` oder `red`
error-level = eine Stufe ist eine Zahl von 1 bis 10
error-date = ein Datum ist ein Tag des Kalenders, etwa `2026-11-15`
error-depth = eine Tiefe ist eine ganze Zahl, etwa 3
error-shell = eine Shell ist bash, zsh, fish, powershell oder elvish
error-turn-count = eine Anzahl von Zügen ist eine ganze Zahl wie 0 oder 12
error-after = die Partie hat nur { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, nicht { $after }
error-seed = ein Startwert ist eine ganze Zahl, etwa 42
error-shared-secret = ein Platz braucht ein eigenes Geheimnis, nicht das eines Links, den auch andere haben
error-nickname = ein Name hat höchstens 24 Zeichen, alle sichtbar, und beginnt nicht mit „level:“
error-games = ein Wettkampf hat 1 bis 1000000 Partien
error-threads = es können 1 bis 1024 Partien gleichzeitig laufen
error-tables = es können 1 bis 100 Partien gleichzeitig gespielt werden
error-seconds = die Zeit je Zug ist 0.001 bis 86400 Sekunden
error-player = spielen können `level:1` bis `level:10`, `perfect`, `search-level:N`, `search`, `search:1s`, `search:5000n`, `random` oder `ugi:{ value-command }`
error-player-budget = eine Suche ist durch Zeit oder durch Stellungen begrenzt, etwa `search:100ms` oder `search:5000n`
error-player-empty = ein Programm wird durch seinen Befehl genannt, etwa `ugi:./engine --option`
error-player-quote = im Befehl eines Programms ist ein Anführungszeichen nicht geschlossen
error-address = eine Adresse ist IP:PORT, etwa `127.0.0.1:8080`
error-oracle-choice = { error-rule-set }; mehrere sind durch Kommas getrennt, `all` sind alle, `none` ist keines
error-whole-number = erwartet wird eine ganze Zahl von 0 bis 4294967295
error-animated-file = ein bewegtes Bild ist eine Datei, die auf .svg oder .png endet
error-data-file = ein Datensatz ist eine Datei, die auf .parquet oder .csv endet
error-position-count = ein Datensatz hat 1 bis 1264575044 Stellungen
error-log-level = ins Protokoll kommt `error`, `warn`, `info` oder `debug`
error-origin = ein Ursprung ist etwa `https://linja.example`, ohne etwas nach Name oder Port
error-server-address = die Adresse eines Servers ist etwa `https://linja.example`
error-game-clock = eine Uhr hat Sekunden für die Partie und Sekunden dazu je Zug, etwa `300+3`, höchstens `86400+3600`
error-push-choice = Benachrichtigungen sind `on`, `local` oder `off`
error-switch = erwartet wird `true` oder `false`

## Textformen

error-expected-at-column = Spalte { $column }: erwartet wird { $expected }
error-expected = erwartet wird { $expected }
error-at-place = Zeile { $line }, Spalte { $column }: { $wrong }
error-pawns =
    { side } hat { $pawns ->
        [one] 1 Stein
       *[other] { $pawns } Steine
    } statt { $all }
error-row-too-full = auf Reihe { $row } stehen { $pawns } Steine, und eine innere Reihe fasst höchstens { $most }

expected-mark = `{ $mark }`
expected-row = eine Reihe von 1 bis 8
expected-end-of-move = `,` oder das Ende des Zuges
expected-end-of-turn = das Ende des Zuges, denn er hat höchstens vier Schritte
expected-pawns = eine Anzahl von Steinen
expected-blank = ein Leerzeichen
expected-side-to-move = `b` oder `r` für die Seite am Zug
expected-end-of-position = das Ende der Stellung
expected-tag-name = der Name einer Angabe
expected-tag-value = der Wert der Angabe in doppelten Anführungszeichen
expected-escape = `\"`, `\\` oder `\n`
expected-end-of-tag-value = `"` am Ende des Wertes
expected-end-of-comment = `{ "}" }` am Ende des Kommentars
expected-turn-or-stop = ein Zug, oder `*`, wenn die Partie hier aufhört
expected-turn-or-end = ein Zug, oder `)`, wenn die Variante hier aufhört
expected-end-of-record = das Ende der Mitschrift nach ihrem Ergebnis

error-record-no-rules = erwartet wird eine Angabe wie `[Rules "zen"]`
error-record-tag-twice = jede Angabe darf nur einmal vorkommen
error-record-first = erwartet wird `{ $side }`, die Seite am Zug laut der Angabe `Position`
error-record-position = keine Stellung: { $wrong }
error-record-number = erwartet wird die Zugnummer { $number }
error-record-refused = Zug { $number } (`{ $turn }`) ist nicht erlaubt. { $reason }
error-record-repeated = Zug { $number } (`{ $turn }`) steht hier schon. Eine Variante beginnt mit einem anderen Zug
error-record-result = erwartet wird das Ergebnis `{ $result }`, denn die Partie ist zu Ende
error-record-not-over = erwartet wird `*`, denn die Partie ist noch nicht zu Ende

## Dateien und das System

error-in-file = { $path }: { $wrong }
error-read-record = die Mitschrift lässt sich nicht lesen: { $reason }
error-record-too-large = eine Datei mit Mitschriften hat höchstens 64 MiB
error-record-not-text = eine Mitschrift ist UTF-8-Text, und das hier ist keiner
error-read-positions = die Stellungen lassen sich nicht lesen: { $reason }
error-read-turn = dein Zug lässt sich nicht lesen: { $reason }
error-write-file = { $path } lässt sich nicht schreiben: { $reason }
error-write-folder = in { $path } lässt sich nicht schreiben: { $reason }
error-write-output = die Ausgabe lässt sich nicht schreiben: { $reason }
error-folder-not-empty = im Ordner { $path } ist anderes als Mitschriften dieses Wettkampfs; nimm einen neuen oder einen leeren
error-ctrl-c = Strg+C lässt sich nicht abfangen: { $reason }

error-system-not-found = diese Datei oder diesen Ordner gibt es nicht
error-system-permission-denied = Zugriff verweigert
error-system-is-a-folder = das ist ein Ordner
error-system-not-a-folder = ein Teil des Pfades ist kein Ordner
error-system-exists = eine Datei mit diesem Namen gibt es schon
error-system-address-in-use = diese Adresse ist schon belegt
error-system-address-not-here = diese Adresse hat dieser Rechner nicht
error-system-storage-full = der Datenträger ist voll
error-system-read-only = der Datenträger ist schreibgeschützt
error-system-out-of-memory = der Arbeitsspeicher reicht nicht
error-system-number = das System meldet Fehler { $number }
error-system-unknown = das System nennt keinen Grund

## Lösen und Tabellen

error-memory = { $rules } zu lösen braucht { $needed } GB Arbeitsspeicher, aber nur { $free } GB sind frei
error-room = die Tabellen brauchen { $needed } GB in { $path }, aber nur { $free } GB sind frei
error-resources = Arbeitsspeicher oder Threads zum Lösen fehlen: { $reason }
error-solving-cancelled = das Lösen wurde abgebrochen
error-verifying-cancelled = das Prüfen wurde abgebrochen
error-following-cancelled = das Verfolgen des perfekten Spiels wurde abgebrochen
error-writing-cancelled = das Schreiben der Tabelle wurde abgebrochen
error-export-cancelled = das Schreiben des Datensatzes wurde abgebrochen
error-margin-wrong = { $position }: der Vorsprung ist { $found }, aber der beste Zug bringt { $expected }
error-distance-wrong = { $position }: angegeben ist { $found }, aber der beste Zug ergibt { $expected }
error-checksum = die Prüfsumme passt nicht zu den Werten von { $rules }
error-no-table = keine Tabelle von { $rules } in { $path }; `linja solve --rules all --out { value-folder }` macht alle fünf
error-no-distances = keine Entfernungen von { $rules } in { $path }; `linja solve --rules all --distance --out { value-folder }` macht alle
error-table-foreign = { $path }: keine Tabelle von Linja (`linja solve --out { value-folder }` macht eine)
error-table-format = { $path }: eine Tabelle im Format { $format }, das dieses Programm nicht liest; `linja solve --out { value-folder }` macht sie neu
error-table-rules = { $path } ist die Tabelle von { $found }, nicht von { $wanted }
error-table-kind = { $path } ist eine Tabelle von etwas anderem, etwa von Entfernungen statt Vorsprüngen
error-table-damaged = { $path }: die Tabelle ist beschädigt ({ $what }); `linja solve --out { value-folder }` macht sie neu
damage-header = ihr Anfang
damage-rule-set = der Name ihres Regelwerks
damage-length = ihre Länge
damage-index = ihr Verzeichnis
damage-block = ein Block

## Analysen und Wettkämpfe

error-review-rules = eine Partie nach { $game } kann das Orakel von { $oracle } nicht beurteilen
error-review-turn = Zug { $number } (`{ $turn }`) ist nicht erlaubt
error-no-oracle = eine Stufe braucht die genauen Werte, und die fehlen: versuch es mit `search-level:N`
error-no-clock = `search` braucht eine Uhr: gib dem Wettkampf eine mit --tc 10+0.1, oder schreib `search:1s`
error-contest-clock = eine Uhr hat Sekunden für die Partie und Sekunden für jeden Zug, etwa `10+0.1`
error-sprt = ein sequenzieller Test braucht zwei Elo-Unterschiede, den kleineren zuerst, etwa `0,20`
error-sprt-players = --sprt ist für zwei Spieler: lass die anderen weg oder --sprt
error-in-line = Zeile { $line }: { $wrong }
error-no-openings = es steht keine Stellung darin; richtig wäre eine Stellung je Zeile, oder Mitschriften
error-opening-over = Eröffnung { $number } ist eine beendete Partie
error-match-cancelled = der Wettkampf wurde nach { $played } von { $games } Partien abgebrochen
error-program-start = { $program } lässt sich nicht starten: { $reason }
error-program-ended = das Programm hat sich beendet, statt auf `{ $asked }` zu antworten
error-program-late = das Programm hat auf `{ $asked }` nicht binnen { $seconds } s geantwortet
error-program-no-turn = das Programm hat { $answer } geantwortet, und das ist kein Zug: { $wrong }
error-program-cancelled = das Warten auf das Programm wurde abgebrochen

## linja play

error-play-no-terminal = das Spiel braucht ein Terminal; `linja play --plain` spielt Zeile für Zeile, und `linja --help` nennt die anderen Befehle
error-play-terminal = das Terminal lässt sich nicht benutzen: { $reason }

## linja serve

error-serve-no-folder = es gibt keinen Ordner für die Partien: nenn einen mit --data
error-serve-folder = { $path } geht nicht als Datenordner: { $reason }
error-serve-folder-taken = den Datenordner { $path } benutzt schon ein anderer Server: gib diesem einen eigenen
error-serve-bind = auf { $address } lässt sich nicht lauschen: { $reason }
error-serve-random = das System liefert keine Zufallszahlen
error-serve-not-ready = auf { $address } ist kein Server bereit
error-database-kind = eine Datenbank ist { value-database }
error-database-newer = die Datenbank stammt von einer neueren Version von linja: installiere diese Version
error-database-taken = die Datenbank { $path } benutzt schon ein anderer Server: gib diesem eine eigene
error-database-open = die Datenbank lässt sich nicht öffnen: { $detail }
