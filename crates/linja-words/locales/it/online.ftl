online-opponent-link = Un amico online
online-opponent-anyone = Chiunque
online-any-terms = Vanno bene tutte le regole e tutti gli orologi
online-friend = Il tuo avversario
online-open = Ottieni il link
online-not-reached = Il server non è raggiungibile. Riprova quando sei online.
online-no-server = Questo sito non ha un server, quindi in due si può giocare solo sullo stesso dispositivo.
online-clock = Orologio
online-clock-none = Senza orologio
online-clock-minutes = { $minutes } min
online-clock-increment = { $minutes } min + { $seconds } s
online-clock-delay = { $minutes } min, { $delay } s liberi
online-clock-both = { $minutes } min + { $seconds } s, { $delay } s liberi
online-clock-uneven = { $black } / { $red }
online-clock-own = Altro…
online-clock-field-minutes = Minuti
online-clock-field-increment = Secondi in più per turno
online-clock-field-delay = Secondi liberi per turno
online-clock-differs = Diverso per ciascuno
online-give-minute = Regala 1 minuto
online-give-day = Regala 1 giorno
online-time-given = { $name } ti ha regalato del tempo.
online-clock-days = { $days ->
        [one] 1 giorno per turno
       *[other] { $days } giorni per turno
    }
online-days-left = { $days } g { $hours } h

online-invite = Invita il tuo avversario
online-invite-text = Chi apre per primo questo link gioca con te. Se tocca a te, puoi già muovere.
online-invite-link = Link per il tuo avversario
online-watch-link = Link per chi guarda
online-watch-text = Chi ha questo link vede la partita, ma non può muovere.
online-copy = Copia
online-share = Condividi
online-share-text = Una partita a Linja?
online-qr = Il link come codice QR
online-cancel = Annulla la partita
online-cancel-sure = Rimuovere questa partita?
online-table = Il tuo tavolo è aperto
online-table-text = Finché sei qui, compare nella pagina iniziale di tutti. Chi si siede per primo gioca con te. Puoi anche mandare il link.
online-tables = Tavoli aperti: { $count }
online-watchable = Partite da guardare: { $count }
online-somebody = Qualcuno
online-program = { $name } (programma)
online-fair = Gioca lealmente, senza l’aiuto di un computer: durante queste partite suggerimenti e oracolo tacciono su questo dispositivo.

online-join = Hai ricevuto un invito
online-looking = Cerco la partita…
online-taken = Il posto è occupato
online-taken-text = Qualcuno è arrivato prima: questa partita ha già due giocatori. Puoi guardarla o cominciarne una tua.
online-watch = Guarda
online-gone = Partita non trovata
online-gone-text = Forse non c’è più, o manca un pezzo del link. Fattelo mandare di nuovo o comincia una partita tua.

online-connecting = Connessione…
online-lost = Al momento non c’è connessione. La pagina si ricollega da sola e niente va perso.
online-back = La connessione è tornata.
online-sending = La tua giocata partirà appena torna la connessione.
online-unsaved = In questo momento il server non riesce a salvare. La pagina tiene la tua giocata e la rimanda finché non è salvata.
online-unkept = Questo browser non conserva nulla: se chiudi questa scheda, perdi il tuo posto.

online-game = Partita online
online-your-turn = Tocca a te!
online-here = è qui
online-away = non c’è
online-not-yet = non è ancora arrivato
online-waiting = In attesa del tuo avversario. Si continua appena arriva.
online-seat-free = Un posto è ancora libero.
online-came = { $name } è qui.
online-left = { $name } per ora non c’è.
online-joined = { $name } ha preso posto.
online-push = Avvisami quando tocca a me
online-push-refused = Questo browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
online-push-failed = Non ha funzionato. Riprova più tardi.
online-watching = Stai guardando.
online-watchers = { $watchers ->
        [one] 1 persona guarda
       *[other] { $watchers } persone guardano
    }
online-time = Tempo rimasto
online-takeback = Chiedi di annullare
online-takeback-waits = Hai chiesto di annullare una giocata. { $name } deve accettare.
online-takeback-asked = { $name } vorrebbe annullare una giocata.
online-takeback-declined = { $name } preferisce continuare.
online-taken-back = Una giocata è stata annullata.
online-allow = Consenti
online-decline = Rifiuta
online-rematch-waits = Hai proposto la rivincita. La proposta resta valida, anche se il tuo avversario non c’è.
online-rematch-offered = { $name } vorrebbe la rivincita.
online-rematch-declined = Per ora niente rivincita.
online-withdraw = Ritira la proposta
online-next-game = Comincia la prossima partita.

online-stands-your-turn = Tocca a te
online-stands-waiting = Tocca al tuo avversario
online-stands-missing = In attesa del tuo avversario
online-stands-watched = Stai guardando
online-stands-over = Finita
online-stands-gone = Non è più sul server
online-turns = { $turns ->
        [one] 1 giocata
       *[other] { $turns } giocate
    }
online-remove = Rimuovi
online-remove-sure = Senza le chiavi questo dispositivo non può più aprire la partita.
online-keep = Tieni
