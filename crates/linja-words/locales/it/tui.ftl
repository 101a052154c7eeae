### Italian: the game in a terminal. The English file of the same name says what each message is for.

## Keys

tui-enter = Invio
tui-esc = Esc
tui-home-end = Inizio Fine
tui-page-keys = Pag↓ Pag↑
tui-key-choose = scegli la pedina
tui-key-aim = avanti o indietro
tui-key-move = muovi
tui-key-rows = da riga a riga
tui-key-let-go = lascia la pedina
tui-key-end = fine turno
tui-key-opponents = pedine avversarie
tui-key-pass = passa
tui-key-skip = salta
tui-key-undo = annulla
tui-key-redo = ripristina
tui-key-hint = suggerimento
tui-key-flip = gira il tavoliere
tui-key-scroll-turns = altre giocate
tui-key-save = salva
tui-key-load = apri
tui-key-new = nuova partita
tui-key-resign = abbandona
tui-key-review = analisi
tui-key-puzzle = rompicapo
tui-key-daily = rompicapo del giorno
tui-key-next-puzzle = altro rompicapo
tui-key-solution = soluzione
tui-key-rules = regole
tui-key-field = scegli
tui-key-change = cambia
tui-key-start = comincia
tui-key-lines = scorri
tui-key-pages = pagina
tui-key-ends = inizio, fine
tui-key-other-rules = altro regolamento
tui-key-changes = che cosa è cambiato
tui-key-walk = scorri le giocate
tui-key-mistake = prossimo errore
tui-key-mistake-before = errore precedente
tui-key-retry = riprova
tui-key-summary = sintesi
tui-key-play-on = gioca da qui
tui-key-study = prova
tui-key-list = giocate per valore
tui-key-variation = altra variante
tui-key-main = variante principale
tui-key-delete-turn = elimina da qui
tui-key-comment = commenta
tui-key-set-up = disponi
tui-key-row = riga
tui-key-colour = colore
tui-key-pawns = pedine
tui-key-to-move = a chi tocca
tui-key-empty = tavoliere vuoto
tui-key-start-position = posizione iniziale
tui-key-try = fatto
tui-key-games = le mie partite
tui-key-delete = elimina
tui-key-undelete = recupera
tui-key-online = online
tui-key-sit = siediti
tui-key-watch = guarda
tui-key-go-on = continua
tui-key-open-table = apri un tavolo
tui-key-invite = invita con un link
tui-key-link = entra con un link
tui-key-clock = orologio
tui-key-allow = consenti
tui-key-decline = rifiuta
tui-key-give-minute = regala 1 minuto
tui-key-give-day = regala 1 giorno
tui-key-files = file qui
tui-key-complete = completa
tui-key-solve = risolvi ora
tui-key-leave = lascia
tui-key-stay = resta
tui-key-help = tutti i tasti
tui-key-back = indietro
tui-key-quit = esci

## Titles and buttons

tui-new-game = Nuova partita
tui-start = Comincia la partita
tui-go-on = Riprendi l’ultima partita
tui-turn = { $sign } { $turn }
tui-name = { $name }
tui-review-title = Analisi · { $rules }
tui-review-level = livello { $level } ({ $low }–{ $high })
tui-summary-title = Sintesi
tui-puzzle = Rompicapo
tui-save-title = Salva la partita come
tui-load-title = Apri una partita
tui-link-title = Incolla il link che hai ricevuto
tui-comment-title = Commento
tui-leave-title = Lasciare la partita?
tui-leave-study-title = Uscire senza salvare?
tui-resign-title = Abbandonare la partita?
tui-help-title = Tutti i tasti
tui-help-also = Funziona anche il mouse: fai clic su una pedina, poi sulla riga dove deve andare; fai clic sulle parole in basso. Puoi incollare una giocata intera, per esempio 2-3,1-4. Un tasto qualsiasi chiude questa finestra.

## At the right end of the title

tui-by-oracle = Computer: oracolo
tui-by-search = Computer: ricerca

## Messages

tui-too-small = Linja ha bisogno di una finestra di { $columns } × { $lines } caratteri. Allarga un po’ questa e la partita continua.
tui-leave = Questa partita non è finita e non è salvata. Se la lasci ora, va persa.
tui-leave-study = Quello che hai provato non è salvato. Se esci ora, va perso.
tui-resign = Se abbandoni, vince l’avversario.
tui-saved = Salvata come { $name }.
tui-file-exists = Il file { $name } c’è già. Premi di nuovo Invio per sostituirlo.
tui-no-name = Scrivi un nome per il file.
tui-no-records = In questa cartella non ci sono partite salvate. Scrivi un percorso, per esempio ~/partite/prima.linja.
tui-not-a-link = Questo non è un invito a una partita.
tui-lobby-empty = Al momento nessuno aspetta. Apri un tavolo o invita qualcuno con un link.
tui-cannot-save = Non riesco a salvare: { $error }
tui-cannot-load = Non riesco ad aprire: { $error }
tui-cannot-keep = Non riesco a conservare questa partita per la prossima volta: { $error }
tui-last-unreadable = Non riesco a leggere l’ultima partita. È stata messa da parte come { $path }.
tui-seats-unreadable = Non riesco a leggere l’elenco delle tue partite online. È stato messo da parte come { $path }.
tui-failed = Qualcosa è andato storto: { $error }

## Reviews and puzzles need the oracle

tui-wait = Un momento…
tui-no-table = Analisi e rompicapi hanno bisogno del valore esatto di ogni posizione, e per il regolamento «{ $rules }» qui non c’è ancora una tabella. Si può risolvere ora: ci vogliono al massimo un minuto e circa 3 GB di memoria. (Il comando linja solve --out conserva una tabella per sempre.)
tui-solving = Risolvo «{ $rules }»… { $percent }%
tui-solve-memory = Per risolvere servono { $needed } GB di memoria, e ne sono liberi solo { $free }.

## Line by line

plain-greeting = Linja, { $rules }
plain-player = { side }: { $player }
plain-start = Scrivi una giocata, per esempio 2-3,1-4, oppure help.
plain-last-game = La tua ultima partita è stata conservata. Scrivi continue per riprenderla.
plain-prompt = >
plain-help = Una giocata si scrive mossa per mossa, da riga a riga, con le virgole in mezzo: 2-3,1-4. Una pedina avversaria ha una x davanti: 7-8,x5-6. Se non puoi muovere, scrivi pass. Comandi: board (descrive il tavoliere), turns (elenca tutte le giocate permesse), hint (suggerimento), undo (annulla), redo (ripristina), rules (regole), save FILE (salva), resign (abbandona), rematch (rivincita, dopo la fine), quit (esci).
plain-not-understood = Questa non è né una giocata come 2-3,1-4 né un comando. Scrivi help per l’elenco.
plain-save-name = Scrivi un nome dopo save: save partita.linja
plain-row-empty = Riga { $row }: vuota
plain-row-one = Riga { $row }: { side } { $pawns }
plain-row-both = Riga { $row }: Nero { $black }, Rosso { $red }
plain-points = Punti ora: Nero { $black }, Rosso { $red }
plain-to-move = { side-to-move }.
plain-over = Scrivi rematch per la rivincita, save FILE per conservare questa partita, oppure quit.
