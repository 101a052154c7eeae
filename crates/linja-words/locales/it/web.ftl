web-title-home = Un gioco tranquillo di pedine in corsa
web-nav = Sezioni
web-nav-play = Gioca
web-nav-learn = Impara
web-nav-understand = Capire
web-nav-games = Le mie partite
web-nav-rules = Regole
web-nav-settings = Impostazioni
web-skip = Vai al campo
web-language = Lingua
web-part-missing = Una parte della pagina non si è caricata. Forse c'è una nuova versione.
web-reload = Ricarica
web-nowhere = Qui non c’è niente
web-nowhere-line = Questo indirizzo non porta da nessuna parte. Forse è arrivato incompleto. Puoi continuare da qui:

web-motto = Chi incontri decide quanto lontano vai.
web-play = Gioca
web-go-on = Continua la partita
web-new-game = Nuova partita
web-home-learn = Non conosci Linja? Bastano cinque minuti:
web-opponent = Con
web-opponent-computer = Computer
web-opponent-friend-here = In due qui
web-level = Livello
web-edition = Regole
web-mean = Con dispetti: una mossa bonus può muovere anche le pedine avversarie
web-more-choices = Colore e chi comincia
web-colour = Il tuo colore
web-begins = Chi comincia
web-begins-you = Tu
web-begins-opponent = Computer
web-drawn = A sorte
web-no-game = Su questo tavolo non c'è ancora una partita.

web-you = Tu
web-moves-up = verso l'alto
web-moves-down = verso il basso
web-thinking = sta pensando…
web-thinking-line = { $name } sta pensando.
web-points-now = se finisse ora
web-points-final = punti
web-step-rows = { step }: { $rows ->
        [one] 1 riga
       *[other] { $rows } righe
    }
web-done = Fatto
web-pass = Passa
web-undo-step = Annulla mossa
web-take-back = Ritira il turno
web-hint = Suggerimento
web-hint-told = Suggerimento: { $turn }. Alla fine sembra valere { $margin } per te.
web-hint-exact = Suggerimento: { $turn }. Con il gioco perfetto vale { $margin } per te.
web-turn-round = Gira il campo
web-resign = Abbandona
web-resign-sure = Abbandonare questa partita?
web-resign-yes = Abbandona
web-resign-no = Continua
web-rematch = Rivincita
web-review = Analisi
web-try = Provalo sul campo
web-series = Partite vinte: Nero { $black }, Rosso { $red }, pareggi { $draws }
web-turns = Turni, { $rules }
web-copy-record = Copia la partita
web-copied = Copiato
web-not-copied = Copia non riuscita
web-download-record = Scarica

web-board = Campo. Le frecce vanno di riga in riga, Invio prende una pedina e la posa, Esc la lascia.
web-row-told = Riga { $row }: { $black ->
        [one] { $black } nera
       *[other] { $black } nere
    }, { $red ->
        [one] { $red } rossa
       *[other] { $red } rosse
    }.
web-row-held = Tieni in mano una pedina di questa riga.
web-row-landing = Può arrivare qui.
web-row-movable = Una pedina di questa riga può muoversi.
web-told-turn = { side }: { $moves }.
web-told-pass = Il { side } passa.
web-told-move = dalla riga { $from } alla riga { $to }
web-told-move-opponents = pedina avversaria dalla riga { $from } alla riga { $to }

web-learn-title = Impara Linja
web-learn-intro = Otto brevi lezioni. Le mosse le fai tu; il campo ti dice che cosa devi fare e perché.
web-learn-read = Leggi le regole
web-rules-changes = Che cosa è cambiato
web-lesson-number = Lezione { $number } di { $of }
web-lesson-next = Avanti
web-lesson-next-lesson = Prossima lezione
web-lesson-play = Gioca una partita
web-lesson-again = Ancora
web-lesson-done = Ben fatto!
web-lesson-missed = Era permesso, ma non è il turno che cerchiamo. Riprova.

web-lesson-board = Il campo
web-lesson-board-setup = Sette bastoncini di bambù formano otto righe. Tue sono le dodici pedine nere: sei sulla tua riga di partenza, in basso, e una su ogni riga fra i bastoncini.
web-lesson-board-goal = Le tue pedine salgono, le rosse scendono. Il tuo obiettivo è la riga in alto, fuori dai bastoncini. Quando i colori si sono incrociati la partita è finita e si contano i punti: più lontano è arrivata una pedina, più vale.
web-lesson-opening = La mossa di apertura
web-lesson-opening-empty = Ogni turno comincia con una mossa di apertura: una tua pedina va avanti di una riga. Prendi la pedina sulla riga 2 e posala sulla riga 3.
web-lesson-opening-any = Lì non c'era nessuno, quindi il turno era tutto qui. Ora gioca come vuoi, e guarda che cosa ti danno le pedine sulla riga in cui entri.
web-lesson-follow-up = La seconda mossa
web-lesson-follow-up-two = Se incontri pedine, muovi ancora: di tante righe quante erano le pedine sulla riga in cui entri, di qualunque colore. Fai una mossa di apertura e la sua seconda mossa, con la pedina che vuoi.
web-lesson-follow-up-three = Sulla riga 4 ci sono tre pedine. Vacci dalla riga 3, poi porta avanti di tre righe una pedina della tua riga di partenza.
web-lesson-follow-up-none = Nelle regole più recenti puoi rinunciare alla seconda mossa. Entra in una riga con pedine, poi chiudi il turno con «Fatto».
web-lesson-full = Le righe piene
web-lesson-full-cross = Una riga fra i bastoncini contiene al massimo sei pedine. La riga 4 è piena: nessuno può fermarsi lì, ma la puoi attraversare. Attraversala con la seconda mossa.
web-lesson-goal = L'obiettivo
web-lesson-goal-over = Una pedina a cui avanzano righe si ferma sull'obiettivo, e il resto è perso. Apri dalla riga 3 alla riga 4, poi porta all'obiettivo una pedina a cui bastano meno di tre righe.
web-lesson-goal-exact = Ora raggiungi l'obiettivo con esattamente tre righe: apri di nuovo dalla riga 3 alla riga 4 e muovi la pedina che dista proprio tre righe. Chi arriva senza righe di troppo guadagna una mossa bonus.
web-lesson-bonus = La mossa bonus
web-lesson-bonus-back = Una mossa bonus muove una tua pedina di una riga, avanti o indietro. Guadagnane una, per esempio portando all'obiettivo la pedina della riga 7, e usala per riportare indietro di una riga un'altra pedina.
web-lesson-bonus-mean = Con la variante dispettosa la mossa bonus può muovere anche una pedina avversaria. Guadagna una mossa bonus e spingi una pedina rossa di una riga, avanti o indietro.
web-lesson-end = La fine e i punti
web-lesson-end-pass = La partita finisce quando ogni pedina nera è sopra ogni pedina rossa. Ne manca una nera: falla passare.
web-lesson-end-points = Ora si conta. Oltre la metà una pedina vale 1, 2 o 3 punti, e 5 sull'obiettivo. Nelle regole più recenti ogni pedina rimasta indietro costa 1 punto.
web-lesson-end-classic = Lo stesso campo con le prime regole, del 2003: le pedine rimaste indietro non costano nulla.
web-lesson-end-revised = E con le regole intermedie: più una pedina è rimasta indietro, più costa.
web-lesson-editions = Le tre edizioni
web-lesson-editions-extra = Con le regole del 2003, una seconda mossa che finisce su una riga vuota ti dà un turno extra. La riga 3 è vuota: apri dalla riga 4 alla riga 5, poi arriva sulla riga 3.
web-lesson-editions-compulsory = Con le regole del 2003 e con quelle intermedie la seconda mossa è obbligatoria se almeno una pedina può farla. Fai una mossa di apertura e poi la seconda mossa: qui «Fatto» non c'è.

web-as-device = Come sul dispositivo
web-theme = Chiaro o scuro
web-theme-light = Chiaro
web-theme-dark = Scuro
web-board-theme = Campo
web-board-linen = Lino
web-board-slate = Ardesia
web-board-contrast = Alto contrasto
web-pawns = Pedine
web-pawns-black-red = Nero e rosso
web-pawns-blue-orange = Blu e arancione
web-pawns-black-white = Nero e bianco
web-pawns-names = Qualunque colore abbiano, le pedine scure si chiamano Nero e le altre Rosso.
web-motion = Velocità delle pedine
web-motion-slow = Lenta
web-motion-normal = Normale
web-motion-fast = Rapida
web-motion-none = Senza salti
web-sound = Suono
web-sound-off = Spento
web-sound-quiet = Piano
web-sound-loud = Forte
web-confirm = Confermare i turni
web-confirm-online = Online
web-confirm-always = Sempre
web-confirm-never = Mai
web-confirm-line = Un turno completo aspetta finché non lo concludi; fino ad allora puoi annullare ogni mossa.
web-full-screen = Schermo intero
web-full-screen-leave = Esci da schermo intero
web-install = Installa come app
web-about = Informazioni
web-about-game = Linja è un gioco da tavolo di Steffen Mühlhäuser. Il gioco e il suo nome appartengono all'autore e all'editore; questa pagina non contiene nulla dei loro testi e delle loro immagini.
web-about-project = Tutte e tre le edizioni si giocano esattamente secondo i loro libretti. Le partite restano sul tuo dispositivo, e dopo la prima visita la pagina funziona anche senza rete.
web-about-keys = Da tastiera: Tab porta al campo, le frecce di riga in riga, Invio prende una pedina e la posa, Esc la lascia.
