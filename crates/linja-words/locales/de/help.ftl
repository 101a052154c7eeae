### Was `linja --help` und `linja BEFEHL --help` zeigen.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

## Rings um die Hilfe

help-usage = Aufruf:
help-commands = Befehle:
help-arguments = Argumente:
help-options = Optionen:
help-examples = Beispiele:
help-any-option = [OPTIONEN]
help-default = [Vorgabe: { $value }]
help-environment = [Umgebung: { $variable }]

## Werte

value-address = ADRESSE
value-command = BEFEHL
value-database = sqlite:DATEI oder postgres://NAME:PASSWORT@RECHNER/DATENBANK
value-date = DATUM
value-days = TAGE
value-depth = TIEFE
value-folder = ORDNER
value-file = DATEI
value-language = SPRACHE
value-log-level = STUFE
value-milliseconds = MILLISEKUNDEN
value-name = NAME
value-origin = URSPRUNG
value-out = ZIELORDNER
value-position = STELLUNG
value-record = MITSCHRIFT
value-rule-set = REGELWERK
value-rule-set-or-all = REGELWERK|all
value-push = on|local|off
value-rule-sets = LISTE|all|none
value-seconds = SEKUNDEN
value-player = SPIELER
value-low-high = KLEINER,GRÖSSER
value-shell = SHELL
value-clock = SEKUNDEN+ZUSCHLAG
value-side = SEITE
value-url = URL

## Was jeder Befehl tut

help-linja = Das Brettspiel Linja: jede Ausgabe genau nach ihrem Regelheft
help-play = Spielt im Terminal; `linja` allein tut dasselbe
help-serve = Betreibt einen Server für Partien im Netz, die Antworten des Orakels und die Seite
help-perft = Zählt die Folgen aus genau { value-depth } Zügen, getrennt nach dem ersten Zug; in der letzten Zeile steht die Summe
help-turns = Zählt die erlaubten Züge auf, einen je Zeile
help-show = Zeichnet eine Stellung oder das Ende einer Mitschrift, mit dem Punktestand
help-solve = Löst das Spiel: findet den genauen Vorsprung jeder Stellung
help-verify = Prüft jede Stellung einer Tabelle oder einer frischen Lösung an den Stellungen, die auf sie folgen
help-eval = Zeigt den genauen Vorsprung einer Stellung und jedes Zuges, den besten zuerst
help-review = Beurteilt jeden Zug einer Mitschrift: was er verschenkt hat, wie gut er war, was besser gewesen wäre
help-puzzle = Finde den Zug: eine Stellung aus einer Partie, in der ein Zug besser ist als alle anderen
help-export = Schreibt Stellungen mit ihrem genauen Vorsprung als Datensatz, Parquet oder CSV, mit einem Datenblatt, das die Spalten erklärt
help-games = Verarbeitet Dateien mit Mitschriften: Partien filtern, zählen, auswerten, zusammenführen oder umwandeln
help-bench = Zählt die Stellungen, die eine feste Reihe von Suchen ansieht, je Regelwerk; in der letzten Zeile steht die Summe. Gleiche Zahl, gleiche Suche
help-match = Lässt zwei oder mehr Spieler viele Partien gegeneinander spielen und sagt, wer um wie viel stärker ist
help-ugi = Spielt als Engine: spricht UGI, das Universal Game Interface, über Standardeingabe und Standardausgabe
help-bot = Lässt ein Programm, das UGI spricht, an offenen Tischen eines Servers spielen
help-rules = Zeigt die Regeln einer Ausgabe, mit durchgespielten Beispielen
help-report = Schreibt aus den Tabellen aller Regelwerke auf, was man über das gelöste Spiel weiß, mit Bildern
help-completions = Schreibt ein Skript, mit dem eine Shell Eingaben vervollständigt
help-man = Schreibt für jeden Befehl eine Handbuchseite (man)
help-help = Erklärt einen Befehl und seine Optionen

## Argumente vieler Befehle

help-help-flag = Zeigt diese Hilfe
help-version = Zeigt die Version
help-lang = Die Sprache: en, de, fr, it, es oder nl [Vorgabe: die deines Systems, sonst Englisch]
help-rule-set = Das Regelwerk: classic, revised, revised+mean, zen oder zen+mean
help-position = Die Stellung: schwarze Steine auf den Reihen 1 bis 8, `/`, rote Steine auf den Reihen 1 bis 8, ein Leerzeichen, `b` (Schwarz) oder `r` (Rot) am Zug
help-record = Die Mitschrift einer Partie (.linja) oder - für die Standardeingabe, anstelle von --rules und --position
help-after = Wie die Partie nach so vielen Zügen stand, statt am Ende der Mitschrift
help-json = Ein JSON-Objekt statt Text
help-data = Der Ordner mit Tabellen von `linja solve --out`; ein Regelwerk ohne Tabelle wird erst gelöst [Vorgabe: linja in deinem Datenordner]

## linja play

help-play-record = Die Mitschrift einer Partie (.linja), mit der es weitergeht
help-play-level = Du spielst gegen den Computer dieser Stufe, 1 bis 10, oder `adapt`: gegen einen, der etwa so gut spielt wie du
help-play-friend = Du spielst gegen jemanden an derselben Tastatur
help-play-side = Deine Farbe: black (Schwarz) oder red (Rot) [Vorgabe: wird ausgelost]
help-play-seed = Der Startwert, nach dem ausgelost wird: wer beginnt, deine Farbe, die Züge des Computers [Vorgabe: irgendeiner]
help-play-plain = Spielt Zeile für Zeile, mit getippten Zügen: für Pipes und Screenreader
help-play-ascii = Zeichnet nur mit ASCII-Zeichen
help-play-fast = Zeigt die Züge des Computers sofort, ohne Animation
help-play-data = Der Ordner mit Tabellen von `linja solve --out`; ohne Tabelle sucht der Computer selbst [Vorgabe: linja in deinem Datenordner]
help-play-server = Du spielst mit anderen auf diesem Server: seine Adresse oder ein Link, der dich zu einer Partie einlädt
help-play-name = Wie du dort heißt, höchstens 24 Zeichen [Vorgabe: dein Benutzername]

## linja serve

help-serve-bind = Wo der Server lauscht
help-serve-database = Wo die Partien aufgehoben werden: { value-database } [Vorgabe: games.sqlite im Datenordner]
help-serve-data = Der Ordner für Partien und Tabellen [Vorgabe: linja in deinem Datenordner]
help-serve-oracle = Die Regelwerke, die gleich gelöst werden, durch Kommas getrennt, oder all für alle; die anderen werden gelöst, wenn zum ersten Mal nach ihnen gefragt wird; none löst keines
help-serve-origin = Ein weiterer Ursprung, dessen Seiten diesen Server benutzen dürfen, etwa https://linja.example; auch mehrmals, oder mehrere durch Kommas getrennt
help-serve-behind-proxy = Der Server steht hinter einem Reverse-Proxy, der X-Forwarded-For setzt
help-serve-limit-requests = So viele Anfragen pro Sekunde darf eine Adresse schicken; 0 heißt unbegrenzt
help-serve-limit-games = So viele Partien pro Stunde darf eine Adresse beginnen; 0 heißt unbegrenzt
help-serve-limit-connections = So viele Verbindungen darf eine Adresse offen halten, WebSockets eingeschlossen, außer hinter einem Proxy; 0 heißt unbegrenzt
help-serve-limit-sockets = So viele WebSockets darf eine Adresse offen halten; 0 heißt unbegrenzt
help-serve-limit-messages = So viele Nachrichten pro Sekunde darf eine Verbindung schicken; 0 heißt unbegrenzt
help-serve-pause = Wie lange ein Computer wartet, bevor er zieht
help-serve-push = Benachrichtigungen auf den Geräten: on, off oder local, das auch Push-Dienste im eigenen Netz und ohne TLS zulässt
help-serve-keep-days = Vergisst Partien, in denen so viele Tage nichts passiert ist; 0 hebt sie für immer auf
help-serve-log = Was ins Protokoll kommt: error, warn, info oder debug
help-serve-log-json = Schreibt das Protokoll als ein JSON-Objekt je Zeile
help-serve-ready = Startet nichts, sondern fragt den Server, der dort lauscht, ob er bereit ist: Status 0, wenn ja, sonst 1

## linja perft

help-perft-depth = Wie viele Züge eine Folge hat

## linja show

help-show-json = Je Partie ein JSON-Objekt statt Text
help-show-svg = Zeichnet sie stattdessen als SVG-Datei; mit `-` auf die Standardausgabe
help-show-png = Zeichnet sie stattdessen als PNG-Datei; mit `-` auf die Standardausgabe
help-show-animate = Zeichnet stattdessen die Partie Zug um Zug als bewegtes Bild (.svg oder .png)

## linja solve

help-solve-rules = Ein Regelwerk oder `all` für alle
help-solve-out = Hebt die Tabellen in diesem Ordner auf (je 0,1 bis 0,2 GB)
help-solve-parts = Zerlegt sie auch in Dateien, die eine Seite von jedem statischen Server liest
help-solve-distance = Berechnet auch Ergebnisse und Entfernungen: wer gewinnt und in wie vielen Zügen
help-json-lines = Ein JSON-Objekt je Zeile

## linja verify

help-verify-rules = Das Regelwerk: classic, revised, revised+mean, zen oder zen+mean [Vorgabe: das der Tabelle, sonst zen]
help-verify-file = Eine Tabelle von `linja solve --out`; ohne sie wird das Regelwerk erst gelöst
help-verify-distance = Prüft Ergebnisse und Entfernungen, die zuerst berechnet werden

## linja eval

help-eval-batch = Liest von der Standardeingabe eine Stellung je Zeile und schreibt ein JSON-Objekt je Zeile
help-eval-distance = Sagt auch, wer gewinnt und in wie vielen Zügen

## linja review

help-review-record = Die Mitschrift der Partie (.linja)
help-review-svg = Zeichnet auch den Vorsprung im Lauf der Partie, als SVG-Datei

## linja puzzle

help-puzzle-seed = Die Nummer des Rätsels [Vorgabe: irgendeine]
help-puzzle-daily = Das Rätsel von heute (UTC)
help-puzzle-date = Das Rätsel eines Tages, etwa 2026-11-15
help-puzzle-solution = Zeigt die Lösung, statt nach ihr zu fragen
help-puzzle-json = Ein JSON-Objekt statt Text, ohne zu fragen

## linja export

help-export-file = Die Datei, .parquet oder .csv; daneben liegt ihr Datenblatt, das auf .md endet
help-export-count = Wie viele Stellungen ausgelost werden
help-export-seed = Der Startwert, nach dem sie ausgelost werden
help-export-stratified = Lost von jedem Gesamtfortschritt beider Seiten gleich viele Stellungen aus, soweit es so viele gibt
help-export-all = Schreibt alle 1.264.575.044 Stellungen, statt welche auszulosen

## linja games

help-games-records = Dateien mit Mitschriften (.linja) oder - für die Standardeingabe; ihre Partien werden nacheinander ausgegeben
help-games-rules = Nur Partien dieses Regelwerks
help-games-player = Nur Partien dieses Spielers
help-games-position = Nur Partien, in denen diese Stellung vorkam
help-games-over = Nur Partien, die zu Ende sind
help-games-unique = Jede Partie nur einmal, auch wenn sie öfter vorkommt
help-games-count = Gibt nur die Anzahl der Partien aus
help-games-positions = Die Stellungen der Partien, je Zeile eine, wie `linja eval --batch` sie liest
help-games-stats = Statistik, nach Regelwerk und nach Spieler
help-games-json = Je Zeile ein JSON-Objekt; mit --stats ein einziges

## linja match

help-match-players = Zwei oder mehr Spieler: level:1 bis level:10, perfect, random, search:1s, search:5000n (Stellungen je Zug), search (nach der Uhr), search-level:N (eine Stufe ohne Orakel) oder ugi:{ value-command } (ein Programm, das UGI spricht)
help-match-gauntlet = Nur wer zuerst genannt ist, spielt, und zwar gegen alle anderen
help-match-games = Wie viele Partien jedes Paar spielt; je zwei davon mit demselben Startwert und vertauschten Farben
help-match-seed = Der Startwert, nach dem die Partien ausgelost werden
help-match-threads = Wie viele Partien gleichzeitig laufen [Vorgabe: eine je Prozessorkern]
help-match-turn-seconds = Wie lange ein UGI-Programm über einen Zug nachdenken darf
help-match-tc = Die Uhr jeder Seite: Sekunden für die Partie und weitere für jeden Zug, etwa 10+0.1
help-match-sprt = Hört auf, sobald so gut wie sicher ist, welcher von zwei Elo-Unterschieden der Wahrheit näher kommt, etwa 0,20
help-match-openings = Beginnt mit den Stellungen in dieser Datei (oder - für die Standardeingabe), je Zeile eine, oder mit dem Stand der Partien in ihren Mitschriften
help-match-judge = Zählt die Punkte, die jeder Spieler verschenkt, auch wenn keiner das Orakel braucht
help-match-records = Schreibt die Mitschrift jeder Partie in diesen Ordner; sind schon welche desselben Wettkampfs darin, geht es von dort weiter

## linja ugi

help-ugi-data = Der Ordner mit Tabellen von `linja solve --out`; ohne Tabelle sucht die Engine selbst [Vorgabe: linja in deinem Datenordner]

## linja bot

help-bot-server = Die Adresse des Servers, etwa https://linja.example
help-bot-engine = Der Befehl, der das Programm startet
help-bot-name = Wie es heißt, höchstens 24 Zeichen [Vorgabe: wie seine Datei]
help-bot-rules = Das Regelwerk der Tische, die es öffnet oder an die es sich setzt [Vorgabe: zen, mit --join jedes]
help-bot-time = Die Uhr der Tische, die es öffnet, etwa 300+3 [Vorgabe: keine]
help-bot-turn-seconds = Wie lange es ohne Uhr über einen Zug nachdenken darf
help-bot-tables = Wie viele Partien es gleichzeitig spielt
help-bot-join = Öffnet keine Tische, sondern setzt sich dorthin, wo jemand schon so lange wartet

## linja rules

help-rules-changes = Zeigt stattdessen, was sich zwischen den Ausgaben geändert hat

## linja report

help-report-data = Der Ordner mit den Tabellen von `linja solve --rules all --distance --out`
help-report-strategy = Nur die Seite über Strategie, was schneller geht
help-report-distance = Nur den Abschnitt über Entfernungen, was schneller geht
help-report-out = Der Ordner, in den geschrieben wird

## linja help

help-help-command = Der Befehl [Vorgabe: alle]

## linja completions

help-completions-shell = Die Shell: bash, zsh, fish, powershell oder elvish
