study-title = Studia Linja
study-intro = Linja è risolto: di ogni posizione si sa esattamente quanto vale ogni giocata. Qui puoi chiedere di qualsiasi posizione.
study-puzzles = Rompicapi
study-puzzles-line = Uno nuovo ogni giorno: trova l’unica giocata migliore di tutte le altre.
study-review-line = Riguarda una partita: quanto valeva ogni giocata, dove si è decisa e che cosa sarebbe stato meglio.
study-board = Prova
study-board-line = Disponi le pedine come vuoi, guarda quanto vale ogni giocata e gioca da lì.
study-solution = La soluzione
study-solution-line = Che cosa succede se nessuno sbaglia mai.

study-judged = Giudica l’oracolo: ogni numero è esatto.
study-asking = Chiedo all’oracolo…
study-solving = L’oracolo sta ancora risolvendo questo regolamento. La risposta comparirà qui.
study-writing = L’oracolo ha risolto questo regolamento e lo sta salvando. La risposta comparirà qui.
study-waiting = L’oracolo risolverà presto questo regolamento; ci vuole qualche minuto. La risposta comparirà qui.
study-failed = L’oracolo non è riuscito a risolvere questo regolamento. Riproverà più tardi.
study-no-server = In questo momento non c’è connessione, e su questo dispositivo non c’è una tabella in cui cercare. Le partite su questo dispositivo, le lezioni e le regole funzionano lo stesso. La pagina riproverà da sola.
study-refused = Il server non può rispondere. { $reason }
study-progress = Quanto è risolto

study-review-own = Analizza la partita attuale
study-paste = Incolla una partita trascritta (.linja)
study-review-it = Analizza
study-open = Apri un file
study-wrong-record = Non si riesce a leggere: { $wrong }
study-another-game = Un’altra partita
study-not-over = La partita non è stata finita.
study-judged-best = { $grade }. Scarto: { $margins }.
study-judged-only = { $grade }, e l’unica giocata vincente. Scarto: { $margins }.
study-judged-worse =
    { $points ->
        [one] { $grade }: regala 1 punto. Scarto: { $margins }. Meglio: { $turn }
       *[other] { $grade }: regala { $points } punti. Scarto: { $margins }. Meglio: { $turn }
    }
study-lines = Le due varianti, giocata per giocata
study-line-played = giocato
study-line-better = meglio
study-line-leave = Torna alla partita
study-mistake-before = ◀ Errore
study-mistake-after = Errore ▶
study-all-turns = Tutte le giocate
study-pictures = Immagini
study-png = Immagine (PNG)
study-svg = Disegno (SVG)
study-animation = Partita animata (PNG)
study-number = numero
study-side = colore
study-first = All’inizio
study-back = Una giocata indietro
study-on = Una giocata avanti
study-last = Alla fine
study-place = { $at } di { $turns }
study-chart-caption = Scarto con il gioco perfetto da lì in poi: sopra la linea è avanti il Nero, sotto il Rosso. I pallini sono errori.
study-chart-told = Grafico, { $title }: { $first } all’inizio, { $last } alla fine, al massimo { $highest }, al minimo { $lowest }.
study-chart-list = Nell’elenco delle giocate ci sono tutti i numeri.

study-step-back = Torna indietro
study-worth = Con il gioco perfetto: { $margin } per il { side }.
study-turns = Le giocate, dalla migliore in giù
study-turns-far = Il numero piccolo dice quanti turni mancano.
study-compare = Confronta le edizioni
study-compare-line = Tocca al { side }. Il suo scarto con ogni regolamento:
study-not-solved = qui non ancora risolto
study-position = Posizione come testo
study-wrong-position = Non è una posizione: { $wrong }
study-wrong-link = La posizione in questo link non si può leggere: { $wrong }. Ecco invece la posizione iniziale.
study-play-computer = Continua contro il computer
study-play-friend = Continua in due qui
study-variations = Giocate e varianti
study-keys = Con ← e → scorri le giocate, con ↑ e ↓ le varianti.
study-make-main = Rendi variante principale
study-delete = Elimina da qui
study-undelete = Annulla l’eliminazione
study-comment = Commento a { $turn }
study-title-comment = Titolo e commento
study-keep-study = Conserva in «Le mie partite»
study-is-kept = È in «Le mie partite», con tutto quello che cambi.
study-save = Salva in un file
study-gone = Questo studio non è su questo dispositivo. Ecco invece la posizione iniziale.

study-set-up = Disponi le pedine
study-set-up-line = Tocca una pedina per toglierla; tocca accanto alle pedine per metterne una, a sinistra il Nero, a destra il Rosso. Oppure usa i pulsanti.
study-set-up-ready = Questa posizione è valida.
study-row = Riga
study-to-move = Tocca al
study-empty = Tavoliere vuoto
study-start = Posizione iniziale
study-cancel = Annulla
study-take = { side }: togli una pedina dalla riga { $row }
study-add = { side }: metti una pedina sulla riga { $row }

study-puzzle-today = Rompicapo del giorno, difficoltà { $difficulty } su 5
study-puzzle-next = Prossimo rompicapo
study-puzzle-retry = Riprova
study-puzzle-show = Mostra la soluzione
study-puzzle-first = Risolto al primo colpo
study-puzzle-later = Risolto
study-puzzle-shown = Soluzione vista
study-streak =
    { $days ->
        [one] 1 giorno di fila
       *[other] { $days } giorni di fila
    }, { $solved ->
        [one] 1 risolto al primo colpo
       *[other] { $solved } risolti al primo colpo
    }
study-puzzle-counts = risolti dopo: { $later }, soluzioni viste: { $shown }
study-puzzle-more = Altri rompicapi, dal facile al difficile
study-puzzle-difficulty = Un rompicapo di difficoltà { $difficulty }
study-today = Oggi
study-puzzle-rules = Con altre regole

## Practice: what went wrong before

study-practice = Allenamento
study-practice-line = Fai meglio dove hai sbagliato, e risolvi rompicapi contro il tempo.
study-practice-text = Quello che hai sbagliato nelle tue partite e nei rompicapi torna qui: dopo un giorno, poi sempre più tardi ogni volta che indovini.
study-practice-on = Fai tornare i miei errori
study-practice-due =
    { $due ->
        [0] Per oggi non c’è niente.
        [one] Oggi c’è un esercizio.
       *[other] Oggi ci sono { $due } esercizi.
    } In programma: { $planned }. Imparati: { $learnt }.
study-practice-begin = Comincia
study-exercise = Esercizio { $number } di { $all }
study-run = Contro il tempo
study-run-text = Tre minuti, più rompicapi che puoi. Diventano sempre più difficili, e conta solo il primo tentativo. Con quali regole?
study-run-title = { $clock } · risolti: { $found }
study-run-over = Risolti: { $found }. Il tuo record: { $best }.
study-find-better = { side-to-move }: qui è stato giocato { $turn }. Trova di meglio.
study-find-best = { side-to-move }: trova la giocata migliore.
study-next = Avanti
study-retry-own = Correggi i tuoi errori ({ $count })
study-retry = Correggi gli errori del { side } ({ $count })

study-solution-how = Ogni regolamento ha { $positions } posizioni. Un programma le ha calcolate tutte all’indietro, dalla fine delle partite fino all’inizio, e poi le ha ricontrollate una per una con le regole. Quindi non è una stima: contro il gioco perfetto nessuno può fare meglio.
study-first-player = scarto di chi comincia
study-perfect-game = Una partita perfetta: { $rules }
study-first-turns = La prima giocata

study-oracle = L’oracolo
study-oracle-line = Tienilo su questo dispositivo, o risolvi il gioco da te.
study-oracle-text = L’oracolo cerca le risposte in una tabella, una per ogni regolamento. Tieni una tabella su questo dispositivo, e l’oracolo risponde anche senza rete. Oppure lascia che questo dispositivo calcoli da sé tutto il gioco.
study-kept = Su questo dispositivo, { $size } MB
study-beside = Su questo sito, { $size } MB
study-nowhere = Non ancora qui
study-keep = Tieni sul dispositivo
study-forget = Rimuovi
study-solve = Risolvi qui
study-solve-line = Risolvere richiede uno o due minuti e 3 GB di memoria. Un computer ce la fa, la maggior parte dei telefoni no.
study-keep-done = Ora la tabella è su questo dispositivo.
study-fetching = Scaricamento: { $percent }
study-solving-here = Calcolo: { $percent }, { $rate } milioni di posizioni al secondo
study-packing = Scrittura: { $percent }
study-solved = Hai appena risolto Linja: { $positions } posizioni in { $seconds } s. La somma di controllo { $checksum } è giusta.
study-solved-wrong = La somma di controllo è sbagliata: qualcosa è andato storto. Non è stato tenuto nulla.
study-no-table = Qui non c’è una tabella per questo regolamento.
study-damaged = La tabella è danneggiata o di un’altra versione. Rimuovila e prendine una nuova.
study-no-room = Su questo dispositivo non c’è abbastanza spazio.
study-no-storage = Questo browser non permette alla pagina di conservare nulla.
study-busy = Lo sta già facendo un’altra scheda.
study-no-memory = Per risolvere servono 3 GB di memoria, e questo browser non li ha. Puoi comunque tenere la tabella di questo sito.
study-playing = Stai giocando contro qualcuno che non conosci. L’oracolo risponderà di nuovo a partita finita.
study-nonsense = A questa domanda non c’è risposta.

## Quanto manca alla fine

outcome-of-side = { side }: { $outcome }
outcome-win =
    { $turns ->
        [one] vince in { $turns } turno
       *[other] vince in { $turns } turni
    }
outcome-draw =
    { $turns ->
        [one] pareggio in { $turns } turno
       *[other] pareggio in { $turns } turni
    }
outcome-loss =
    { $turns ->
        [one] perde in { $turns } turno
       *[other] perde in { $turns } turni
    }
