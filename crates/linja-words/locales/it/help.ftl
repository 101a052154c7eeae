### Italian: the help. The English file of the same name says what each message is for.

## Around the help of a command

help-usage = Uso:
help-commands = Comandi:
help-arguments = Argomenti:
help-options = Opzioni:
help-examples = Esempi:
help-any-option = [OPZIONI]
help-default = [predefinito: { $value }]
help-environment = [ambiente: { $variable }]

## Values

value-address = INDIRIZZO
value-command = COMANDO
value-database = sqlite:FILE o postgres://NOME:PASSWORD@HOST/DATABASE
value-date = DATA
value-days = GIORNI
value-depth = PROFONDITÀ
value-folder = CARTELLA
value-file = FILE
value-language = LINGUA
value-log-level = LIVELLO
value-milliseconds = MILLISECONDI
value-name = NOME
value-origin = ORIGINE
value-out = DESTINAZIONE
value-position = POSIZIONE
value-record = PARTITA
value-rule-set = REGOLAMENTO
value-rule-set-or-all = REGOLAMENTO|all
value-push = on|local|off
value-rule-sets = ELENCO|all|none
value-seconds = SECONDI
value-player = GIOCATORE
value-low-high = MINORE,MAGGIORE
value-shell = SHELL
value-clock = SECONDI+AGGIUNTA
value-side = COLORE
value-url = URL

## What each command does

help-linja = Il gioco da tavolo Linja: ogni edizione esattamente come nel suo libretto
help-play = Gioca nel terminale; `linja` da solo fa lo stesso
help-serve = Ospita le partite online, le risposte dell’oracolo e la pagina
help-perft = Conta le sequenze di esattamente { value-depth } giocate, divise per prima giocata; l’ultima riga è il totale
help-turns = Elenca le giocate permesse, una per riga
help-show = Disegna una posizione, o il punto a cui è arrivata una partita trascritta, con i punti che varrebbe adesso
help-solve = Risolve il gioco: trova lo scarto esatto di ogni posizione
help-verify = Verifica ogni posizione di una tabella, o di una soluzione appena calcolata, in base a quelle che la seguono
help-eval = Mostra lo scarto esatto di una posizione e di ogni giocata, dalla migliore in giù
help-review = Giudica ogni giocata di una partita trascritta: che cosa ha regalato, il giudizio, che cosa sarebbe stato meglio
help-puzzle = Trova la giocata: una posizione nata da una partita, in cui una giocata è migliore di tutte le altre
help-games = Filtra, conta, riassume, unisce o converte le partite contenute in file di partite trascritte
help-bench = Conta le posizioni che una serie fissa di ricerche esamina, per regolamento; l’ultima riga è il totale. Stesso numero, stessa ricerca
help-export = Scrive posizioni con il loro scarto esatto come insieme di dati, Parquet o CSV, con una scheda che spiega le colonne
help-match = Fa giocare tante partite a due giocatori o più e dice chi è più forte, e di quanto
help-ugi = Fa da motore UGI (Universal Game Interface), su standard input e standard output
help-bot = Fa giocare un programma che parla UGI ai tavoli aperti di un server
help-rules = Mostra le regole di un’edizione, con esempi giocati passo per passo
help-report = Scrive quello che si sa del gioco risolto, con immagini, dalle tabelle di tutti i regolamenti
help-completions = Scrive ciò che permette a una shell di completare quello che digiti
help-man = Scrive una pagina di manuale (man) per ogni comando
help-help = Spiega un comando e le sue opzioni

## Arguments that many commands have

help-help-flag = Mostra questa guida
help-version = Mostra la versione
help-lang = La lingua: en, de, fr, it, es o nl [predefinita: quella dell’ambiente, o l’inglese]
help-rule-set = Il regolamento: classic, revised, revised+mean, zen o zen+mean
help-position = La posizione: le pedine nere sulle righe da 1 a 8, `/`, le pedine rosse sulle righe da 1 a 8, uno spazio, `b` (Nero) o `r` (Rosso) per chi è di turno
help-record = Una partita trascritta (.linja), o - per lo standard input, al posto di --rules e --position
help-after = La partita dopo questo numero di giocate, invece che alla fine
help-json = Un oggetto JSON al posto del testo
help-data = La cartella con le tabelle fatte da `linja solve --out`; un regolamento senza tabella viene prima risolto [predefinita: linja nella tua cartella dei dati]

## linja play

help-play-record = Una partita trascritta (.linja) da continuare
help-play-level = Giochi contro il computer di questo livello, da 1 a 10, o `adapt`: gioca più o meno bene quanto te
help-play-friend = Giochi contro qualcuno alla stessa tastiera
help-play-side = Il tuo colore: black (Nero) o red (Rosso) [predefinito: a sorte]
help-play-seed = Il seme del sorteggio: chi comincia, il tuo colore, le giocate del computer [predefinito: uno qualsiasi]
help-play-plain = Gioca riga per riga, scrivendo le giocate: per pipe e lettori di schermo
help-play-ascii = Disegna solo con caratteri ASCII
help-play-fast = Mostra subito le giocate del computer, senza animazioni
help-play-data = La cartella con le tabelle fatte da `linja solve --out`; senza tabella il computer cerca da sé [predefinita: linja nella tua cartella dei dati]
help-play-server = Gioca con altri su questo server: il suo indirizzo o un link che ti invita a una partita
help-play-name = Il tuo nome sul server, al massimo 24 caratteri [predefinito: quello del sistema]

## linja serve

help-serve-bind = Dove il server ascolta
help-serve-database = Dove si conservano le partite: { value-database } [predefinito: games.sqlite nella cartella dei dati]
help-serve-data = La cartella per le partite e le tabelle [predefinita: linja nella tua cartella dei dati]
help-serve-oracle = I regolamenti da risolvere subito, separati da virgole, o all per tutti; gli altri si risolvono alla prima richiesta; none non ne risolve nessuno
help-serve-origin = Un’altra origine le cui pagine possono usare questo server, per esempio https://linja.example; ripetibile, oppure più origini separate da virgole
help-serve-behind-proxy = Il server è dietro un reverse proxy che imposta X-Forwarded-For
help-serve-limit-requests = Quante richieste al secondo può mandare un indirizzo; 0 significa senza limite
help-serve-limit-games = Quante partite all’ora può aprire un indirizzo; 0 significa senza limite
help-serve-limit-connections = Quante connessioni può tenere aperte un indirizzo, WebSocket compresi, tranne dietro a un proxy; 0 significa senza limite
help-serve-limit-sockets = Quanti WebSocket può tenere aperti un indirizzo; 0 significa senza limite
help-serve-limit-messages = Quanti messaggi al secondo può mandare una connessione; 0 significa senza limite
help-serve-pause = Quanto aspetta un computer prima di giocare
help-serve-push = Notifiche sui dispositivi: on, off, o local, che permette anche servizi push nella rete del server e senza TLS
help-serve-keep-days = Dimentica le partite in cui non succede nulla da questo numero di giorni; 0 le conserva per sempre
help-serve-log = Che cosa annotare nel registro: error, warn, info o debug
help-serve-log-json = Scrive il registro con un oggetto JSON per riga
help-serve-ready = Non avvia nulla, ma chiede al server che ascolta lì se è pronto: stato 0 se lo è, altrimenti 1

## linja perft

help-perft-depth = Di quante giocate è fatta una sequenza

## linja show

help-show-json = Un oggetto JSON per partita al posto del testo
help-show-svg = La disegna invece in un file SVG; `-` scrive su standard output
help-show-png = La disegna invece in un file PNG; `-` scrive su standard output
help-show-animate = Disegna invece la partita giocata per giocata, come immagine animata (.svg o .png)

## linja solve

help-solve-rules = Un regolamento, o `all` per tutti
help-solve-out = Conserva le tabelle in questa cartella (da 0,1 a 0,2 GB l’una)
help-solve-parts = Le divide anche in file che una pagina legge da qualsiasi server statico
help-solve-distance = Calcola anche risultati e distanze: chi vince e in quanti turni
help-json-lines = Un oggetto JSON per riga

## linja verify

help-verify-rules = Il regolamento: classic, revised, revised+mean, zen o zen+mean [predefinito: quello della tabella, o zen]
help-verify-file = Una tabella fatta da `linja solve --out`; se manca, il regolamento viene prima risolto
help-verify-distance = Verifica risultati e distanze, che prima vengono calcolati

## linja eval

help-eval-batch = Legge una posizione per riga da standard input e scrive un oggetto JSON per riga
help-eval-distance = Dice anche chi vince e in quanti turni

## linja review

help-review-record = La partita trascritta (.linja)
help-review-svg = Disegna anche lo scarto nel corso della partita, in un file SVG

## linja puzzle

help-puzzle-seed = Il numero del rompicapo [predefinito: uno qualsiasi]
help-puzzle-daily = Il rompicapo di oggi (UTC)
help-puzzle-date = Il rompicapo di un giorno, per esempio 2026-11-15
help-puzzle-solution = Mostra la soluzione invece di chiederla
help-puzzle-json = Un oggetto JSON al posto del testo, senza chiedere nulla

## linja export

help-export-file = Il file, .parquet o .csv; la sua scheda sta accanto e finisce in .md
help-export-count = Quante posizioni vengono sorteggiate
help-export-seed = Il seme con cui vengono sorteggiate
help-export-stratified = Sorteggia lo stesso numero di posizioni per ogni avanzamento complessivo dei due colori, o tutte se sono meno
help-export-all = Tutte le 1.264.575.044 posizioni, invece di posizioni sorteggiate

## linja games

help-games-records = File di partite trascritte (.linja), o - per lo standard input; le partite vengono scritte una dopo l’altra
help-games-rules = Solo le partite con queste regole
help-games-player = Solo le partite di questo giocatore
help-games-position = Solo le partite in cui si è vista questa posizione
help-games-over = Solo le partite finite
help-games-unique = Ogni partita una volta sola, anche se c’è più volte
help-games-count = Quante sono, al posto delle partite
help-games-positions = Le posizioni delle partite, una per riga, come le legge `linja eval --batch`
help-games-stats = Le statistiche, per regolamento e per giocatore
help-games-json = Un oggetto JSON per riga; con --stats uno solo

## linja match

help-match-players = Due giocatori o più: da level:1 a level:10, perfect, random, search:1s, search:5000n (posizioni per giocata), search (secondo l’orologio), search-level:N (un livello senza oracolo) o ugi:{ value-command } (un programma che parla UGI)
help-match-gauntlet = Gioca solo il primo, contro ciascuno degli altri
help-match-games = Quante partite giocano tra loro due giocatori; a coppie, con lo stesso seme e i colori scambiati
help-match-seed = Il seme del sorteggio delle partite
help-match-threads = Quante partite si giocano contemporaneamente [predefinito: una per ogni core]
help-match-turn-seconds = Per quanto tempo un programma UGI può pensare a una giocata
help-match-tc = L’orologio di ogni giocatore: secondi per la partita, più altri a ogni turno, per esempio 10+0.1
help-match-sprt = Si ferma appena è quasi certo quale di due differenze Elo sia più vicina al vero, per esempio 0,20
help-match-openings = Comincia dalle posizioni di questo file (o - per lo standard input), una per riga, o dal punto a cui sono arrivate le sue partite trascritte
help-match-judge = Conta i punti che ciascuno regala, anche se nessun giocatore ha bisogno dell’oracolo
help-match-records = Trascrive ogni partita in questa cartella; se ci sono già partite della stessa sfida, continua da lì

## linja ugi

help-ugi-data = La cartella con le tabelle fatte da `linja solve --out`; senza tabella il motore cerca da sé [predefinita: linja nella tua cartella dei dati]

## linja bot

help-bot-server = L’indirizzo del server, per esempio https://linja.example
help-bot-engine = Il comando che avvia il programma
help-bot-name = Come si chiama, al massimo 24 caratteri [predefinito: come il suo file]
help-bot-rules = Il regolamento dei tavoli che apre o a cui si siede [predefinito: zen, con --join qualsiasi]
help-bot-time = L’orologio dei tavoli che apre, per esempio 300+3 [predefinito: nessuno]
help-bot-turn-seconds = Per quanto tempo può pensare a una giocata senza orologio
help-bot-tables = Quante partite gioca contemporaneamente
help-bot-join = Non apre tavoli, ma si siede dove qualcuno aspetta da questo numero di secondi

## linja rules

help-rules-changes = Mostra invece che cosa è cambiato tra le edizioni

## linja report

help-report-data = La cartella con le tabelle fatte da `linja solve --rules all --distance --out`
help-report-strategy = Solo la pagina sulla strategia, che richiede meno tempo
help-report-distance = Solo la parte sulle distanze, che richiede meno tempo
help-report-out = La cartella in cui scrivere

## linja help

help-help-command = Il comando [predefinito: tutti]

## linja completions

help-completions-shell = La shell: bash, zsh, fish, powershell o elvish
