### Italian: errors. The English file of the same name says what each message is for.

## What was typed after `linja`

usage-invalid-value = «{ $value }» non va bene per «{ $argument }»: { $reason }
usage-invalid-value-alone = «{ $value }» non va bene per «{ $argument }»
usage-no-value = manca il valore di «{ $argument }»
usage-extra-value = «{ $argument }» non prende il valore «{ $value }»
usage-twice = «{ $argument }» può comparire una volta sola
usage-conflict = «{ $argument }» e «{ $other }» non vanno insieme; togli uno dei due
usage-unknown-argument = l’argomento «{ $argument }» qui non esiste
usage-unknown-command = il comando «{ $command }» non esiste
usage-missing-argument = argomenti mancanti: { $argument }
usage-missing-command = manca un comando
usage-not-text = quello che è stato scritto non è testo UTF-8
usage-wrong = linja non si usa così
usage-did-you-mean = { $wrong }; forse volevi dire «{ $suggested }»?
usage-usage = { $wrong }; uso: { $usage }

## Values

error-language = una lingua è `en`, `de`, `fr`, `it`, `es` o `nl`
error-rule-set = un regolamento è `classic`, `revised`, `revised+mean`, `zen` o `zen+mean`
error-rule-set-or-all = { error-rule-set }; `all` sta per tutti
error-side = un colore è `black` o `red`
error-level = un livello è un numero da 1 a 10
error-date = una data è un giorno del calendario, per esempio `2026-11-15`
error-depth = una profondità è un numero intero, per esempio 3
error-shell = una shell è bash, zsh, fish, powershell o elvish
error-turn-count = un numero di giocate è un numero intero come 0 o 12
error-after =
    la partita ha solo { $turns ->
        [one] 1 giocata
       *[other] { $turns } giocate
    }, non { $after }
error-seed = un seme è un numero intero, per esempio 42
error-shared-secret = un posto vuole un segreto tutto suo, non quello di un link che hanno anche altri
error-nickname = un nome ha al massimo 24 caratteri, tutti visibili, e non comincia con «level:»
error-games = una sfida ha da 1 a 1000000 partite
error-threads = si possono giocare contemporaneamente da 1 a 1024 partite
error-tables = si possono giocare contemporaneamente da 1 a 100 partite
error-seconds = un turno dura da 0.001 a 86400 secondi
error-player = un giocatore è uno da `level:1` a `level:10`, `perfect`, `search-level:N`, `search`, `search:1s`, `search:5000n`, `random` o `ugi:{ value-command }`
error-player-budget = una ricerca ha un limite di tempo o di posizioni, per esempio `search:100ms` o `search:5000n`
error-player-empty = un programma si indica con il suo comando, per esempio `ugi:./engine --option`
error-player-quote = nel comando di un programma c’è una virgoletta non chiusa
error-address = un indirizzo è IP:PORTA, per esempio `127.0.0.1:8080`
error-oracle-choice = { error-rule-set }; più regolamenti si separano con virgole; `all` sta per tutti, `none` per nessuno
error-whole-number = ci vuole un numero intero da 0 a 4294967295
error-animated-file = un’immagine animata è un file che finisce in .svg o .png
error-data-file = un insieme di dati è un file che finisce in .parquet o .csv
error-position-count = un insieme di dati ha da 1 a 1264575044 posizioni
error-log-level = il livello del registro è `error`, `warn`, `info` o `debug`
error-origin = un’origine è per esempio `https://linja.example`, senza nulla dopo il nome o la porta
error-server-address = l’indirizzo di un server è per esempio `https://linja.example`
error-game-clock = un orologio è fatto dei secondi per la partita e di quelli aggiunti dopo ogni turno, per esempio `300+3`: al massimo un giorno e un’ora
error-push-choice = le notifiche sono `on`, `local` o `off`
error-switch = ci vuole `true` o `false`

## Text forms

error-expected-at-column = colonna { $column }: qui ci vuole { $expected }
error-expected = qui ci vuole { $expected }
error-at-place = riga { $line }, colonna { $column }: { $wrong }
error-pawns =
    il { side } ha { $pawns ->
        [one] 1 pedina
       *[other] { $pawns } pedine
    } invece di { $all }
error-row-too-full = sulla riga { $row } ci sono { $pawns } pedine, e una riga interna ne tiene al massimo { $most }

expected-mark = `{ $mark }`
expected-row = una riga da 1 a 8
expected-end-of-move = `,` o la fine della giocata
expected-end-of-turn = la fine della giocata, che ha al massimo quattro mosse
expected-pawns = un numero di pedine
expected-blank = uno spazio
expected-side-to-move = `b` o `r` per chi è di turno
expected-end-of-position = la fine della posizione
expected-tag-name = il nome di un’etichetta
expected-tag-value = il valore dell’etichetta tra virgolette doppie
expected-escape = `\"`, `\\` o `\n`
expected-end-of-tag-value = `"` alla fine del valore
expected-end-of-comment = `{ "}" }` alla fine del commento
expected-turn-or-stop = una giocata, o `*` se la partita si ferma qui
expected-turn-or-end = una giocata, o `)` se la variante finisce qui
expected-end-of-record = la fine del file dopo il risultato

error-record-no-rules = qui ci vuole un’etichetta come `[Rules "zen"]`
error-record-tag-twice = ogni etichetta può comparire una volta sola
error-record-first = qui ci vuole `{ $side }`, il colore di turno secondo l’etichetta `Position`
error-record-position = non è una posizione: { $wrong }
error-record-number = qui ci vuole la giocata numero { $number }
error-record-refused = la giocata { $number } (`{ $turn }`) non è permessa. { $reason }
error-record-repeated = la giocata { $number } (`{ $turn }`) c’è già. Una variante comincia con un’altra giocata
error-record-result = qui ci vuole il risultato `{ $result }`, perché la partita è finita
error-record-not-over = qui ci vuole `*`, perché la partita non è finita

## Files and the system

error-in-file = { $path }: { $wrong }
error-read-record = non si riesce a leggere la partita: { $reason }
error-record-too-large = un file di partite trascritte occupa al massimo 64 MiB
error-record-not-text = una partita trascritta è testo UTF-8, e questo non lo è
error-read-positions = non si riesce a leggere le posizioni: { $reason }
error-read-turn = non si riesce a leggere la tua giocata: { $reason }
error-write-file = non si riesce a scrivere { $path }: { $reason }
error-write-folder = non si riesce a scrivere in { $path }: { $reason }
error-write-output = non si riesce a scrivere l’output: { $reason }
error-folder-not-empty = la cartella { $path } non contiene solo partite di questa sfida; scegline una nuova o una vuota
error-ctrl-c = non si riesce a intercettare Ctrl-C: { $reason }

error-system-not-found = questo file o questa cartella non esiste
error-system-permission-denied = accesso negato
error-system-is-a-folder = è una cartella
error-system-not-a-folder = una parte del percorso non è una cartella
error-system-exists = c’è già un file con questo nome
error-system-address-in-use = questo indirizzo è già in uso
error-system-address-not-here = questo computer non ha questo indirizzo
error-system-storage-full = il disco è pieno
error-system-read-only = il disco è di sola lettura
error-system-out-of-memory = la memoria non basta
error-system-number = il sistema segnala l’errore { $number }
error-system-unknown = il sistema non dice perché

## Solving and tables

error-memory = per risolvere { $rules } servono { $needed } GB di memoria, e ne sono liberi solo { $free }
error-room = per le tabelle servono { $needed } GB in { $path }, e ne sono liberi solo { $free }
error-resources = mancano memoria o thread per risolvere: { $reason }
error-solving-cancelled = il calcolo della soluzione è stato interrotto
error-verifying-cancelled = la verifica è stata interrotta
error-following-cancelled = l’esame del gioco perfetto è stato interrotto
error-writing-cancelled = la scrittura della tabella è stata interrotta
error-margin-wrong = { $position }: lo scarto è { $found }, ma la giocata migliore dà { $expected }
error-export-cancelled = la scrittura dell’insieme di dati è stata interrotta
error-distance-wrong = { $position }: c’è scritto { $found }, ma la giocata migliore dà { $expected }
error-checksum = gli scarti di { $rules } non corrispondono alla loro somma di controllo
error-no-table = nessuna tabella di { $rules } in { $path }; falle tutte e cinque con `linja solve --rules all --out { value-folder }`
error-no-distances = nessuna distanza di { $rules } in { $path }; falle tutte con `linja solve --rules all --distance --out { value-folder }`
error-table-foreign = { $path }: non è una tabella di Linja (fanne una con `linja solve --out { value-folder }`)
error-table-format = { $path }: una tabella in formato { $format }, che questo programma non legge; rifalla con `linja solve --out { value-folder }`
error-table-rules = { $path } è la tabella di { $found }, non di { $wanted }
error-table-kind = { $path } è una tabella di altro, per esempio di distanze invece che di scarti
error-table-damaged = { $path }: la tabella è danneggiata ({ $what }); rifalla con `linja solve --out { value-folder }`
damage-header = la sua intestazione
damage-rule-set = il nome del suo regolamento
damage-length = la sua lunghezza
damage-index = il suo indice
damage-block = un blocco

## Reviews and matches

error-review-rules = l’oracolo di { $oracle } non può giudicare una partita di { $game }
error-review-turn = la giocata { $number } (`{ $turn }`) non è permessa
error-no-oracle = un livello ha bisogno degli scarti esatti, e non ci sono: prova `search-level:N`
error-no-clock = `search` ha bisogno di un orologio: dallo alla sfida con --tc 10+0.1, o scrivi `search:1s`
error-contest-clock = un orologio ha secondi per la partita e secondi per ogni turno, per esempio `10+0.1`
error-sprt = un test sequenziale ha bisogno di due differenze Elo, prima la minore, per esempio `0,20`
error-sprt-players = --sprt è per due giocatori: togli gli altri, o --sprt
error-in-line = riga { $line }: { $wrong }
error-no-openings = non contiene nessuna posizione; ci vuole una posizione per riga, oppure partite trascritte
error-opening-over = la posizione { $number } è di una partita finita
error-match-cancelled =
    la sfida è stata interrotta dopo { $played ->
        [one] { $played } partita
       *[other] { $played } partite
    } su { $games }
error-program-start = non si riesce ad avviare { $program }: { $reason }
error-program-ended = il programma si è chiuso invece di rispondere a `{ $asked }`
error-program-late = il programma non ha risposto a `{ $asked }` entro { $seconds } s
error-program-no-turn = il programma ha risposto { $answer }, che non è una giocata: { $wrong }
error-program-cancelled = l’attesa del programma è stata interrotta

## linja play

error-play-no-terminal = per giocare serve un terminale; `linja play --plain` gioca riga per riga, e `linja --help` elenca gli altri comandi
error-play-terminal = non si riesce a usare il terminale: { $reason }

## linja serve

error-serve-no-folder = non c’è una cartella per le partite: indicane una con --data
error-serve-folder = { $path } non può essere la cartella dei dati: { $reason }
error-serve-folder-taken = un altro server usa la cartella dei dati { $path }: assegnane un’altra a questo
error-serve-bind = non si riesce ad ascoltare su { $address }: { $reason }
error-serve-random = il sistema non dà numeri casuali
error-serve-not-ready = nessun server è pronto su { $address }
error-database-kind = un database è { value-database }
error-database-newer = il database viene da una versione più recente di linja: installa quella versione
error-database-taken = un altro server usa il database { $path }: assegnane un altro a questo
error-database-open = non si riesce ad aprire il database: { $detail }
