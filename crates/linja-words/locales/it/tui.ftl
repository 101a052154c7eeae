### Italian: the game in a terminal. The English file of the same name says what each message is for.

## Keys

tui-key-choose = scegli la pedina
tui-key-aim = avanti o indietro
tui-key-move = muovi
tui-key-rows = da riga a riga
tui-key-let-go = lascia la pedina
tui-key-end = fine turno
tui-key-opponents = pedine avversarie
tui-key-pass = passa
tui-key-skip = salta
tui-key-undo = ritira
tui-key-redo = rigioca
tui-key-hint = suggerimento
tui-key-flip = gira il campo
tui-key-scroll-turns = altri turni
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
tui-key-walk = turno per turno
tui-key-mistake = prossimo errore
tui-key-retry = riprova
tui-key-summary = sintesi
tui-key-files = file qui
tui-key-solve = risolvi ora
tui-key-leave = lascia
tui-key-stay = resta
tui-key-help = tutti i tasti
tui-key-back = indietro
tui-key-quit = esci

## Titles and buttons

tui-new-game = Nuova partita
tui-start = Comincia la partita
tui-go-on = Riprendi l'ultima partita
tui-labelled = { $label }: { $value }
tui-turn = { $sign } { $turn }
tui-review-title = Analisi · { $rules }
tui-review-level = livello { $level } ({ $low }–{ $high })
tui-summary-title = Sintesi
tui-puzzle = Rompicapo
tui-save-title = Salva la partita come
tui-load-title = Apri una partita
tui-leave-title = Lasciare la partita?
tui-resign-title = Abbandonare la partita?
tui-help-title = Tutti i tasti
tui-help-also = Funziona anche il mouse: fai clic su una pedina, poi sulla riga dove deve andare; fai clic sulle parole in basso. Puoi incollare un turno intero, per esempio 2-3,1-4. Un tasto qualsiasi chiude questa finestra.

## At the right end of the title

tui-by-oracle = Computer: oracolo
tui-by-search = Computer: ricerca

## Messages

tui-too-small = Linja ha bisogno di una finestra di { $columns } × { $lines } caratteri. Allarga un po' questa e la partita continua.
tui-leave = Questa partita non è finita e non è salvata. Se la lasci ora, va persa.
tui-resign = Se abbandoni, vince l'avversario.
tui-saved = Salvata come { $name }.
tui-file-exists = Il file { $name } c'è già. Premi ancora Enter per sostituirlo.
tui-no-name = Scrivi un nome per il file.
tui-cannot-save = Non si può salvare: { $error }
tui-cannot-load = Non si può aprire: { $error }
tui-cannot-keep = Questa partita non si può conservare per la prossima volta: { $error }
tui-last-unreadable = L'ultima partita non si può leggere. È stata messa da parte come { $path }.
tui-failed = Qualcosa è andato storto: { $error }

## Reviews and puzzles need the oracle

tui-wait = Un momento…
tui-no-table = Analisi e rompicapi hanno bisogno del valore esatto di ogni posizione, e per il regolamento «{ $rules }» qui non c'è ancora una tabella. Si può risolvere ora: ci vogliono al massimo un minuto e circa 3 GB di memoria. (Il comando linja solve --out conserva una tabella per sempre.)
tui-solving = Risolvo «{ $rules }»… { $percent } %
tui-solve-memory = Per risolvere servono { $needed } GB di memoria, e ne sono liberi solo { $free }.

## Line by line

plain-greeting = Linja, { $rules }
plain-player = { side }: { $player }
plain-start = Scrivi un turno, per esempio 2-3,1-4, oppure help.
plain-last-game = La tua ultima partita è stata conservata. Scrivi continue per riprenderla.
plain-prompt = >
plain-help = Un turno si scrive mossa per mossa, da riga a riga, con le virgole in mezzo: 2-3,1-4. Una pedina avversaria ha una x davanti: 7-8,x5-6. Se non puoi muovere, scrivi pass. Comandi: board (descrive il campo), turns (elenca tutti i turni permessi), hint (suggerimento), undo (ritira), redo (rigioca), rules (regole), save FILE (salva), resign (abbandona), rematch (rivincita, dopo la fine), quit (esci).
plain-not-understood = Questo non è né un turno come 2-3,1-4 né un comando. Scrivi help per sapere che cosa c'è.
plain-save-name = Scrivi un nome dopo save: save partita.linja
plain-row-empty = Riga { $row }: vuota
plain-row-one = Riga { $row }: { side } { $pawns }
plain-row-both = Riga { $row }: Nero { $black }, Rosso { $red }
plain-points = Punti ora: Nero { $black }, Rosso { $red }
plain-to-move = { side-to-move }.
plain-over = Scrivi rematch per la rivincita, save FILE per conservare questa partita, oppure quit.
