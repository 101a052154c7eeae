online-opponent-link = In due con un link
online-opponent-anyone = Chi vuole
online-any-terms = Vanno bene tutte le regole e gli orologi
online-friend = Il tuo avversario
online-open = Ottieni il link
online-not-reached = Il server non è raggiungibile. Riprova quando sei online.
online-no-server = Questo sito non ha un server, quindi qui in due si può giocare solo sullo stesso dispositivo.
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
online-invite-text = La prima persona che apre questo link gioca con te. Se tocca a te, puoi già muovere.
online-invite-link = Link per il tuo avversario
online-watch-link = Link per chi guarda
online-watch-text = Chi ha questo link vede la partita, ma non può muovere.
online-copy = Copia
online-share = Condividi
online-share-text = Una partita a Linja?
online-qr = Il link come codice QR
online-cancel = Annulla la partita
online-cancel-sure = Togliere questa partita?
online-table = Il tuo tavolo è aperto
online-table-text = Finché sei qui, compare nella pagina iniziale di tutti. Chi si siede per primo gioca con te. Puoi anche mandare il link.
online-tables = Tavoli aperti: { $count }
online-watchable = Partite da guardare: { $count }
online-somebody = Qualcuno
online-program = { $name } (programma)
online-fair = Gioca con lealtà, senza l'aiuto di un computer: finché dura una partita del genere, suggerimenti e oracolo tacciono su questo dispositivo.

online-join = Ti invitano a una partita
online-looking = Cerco la partita…
online-taken = Il posto è occupato
online-taken-text = Qualcuno è arrivato prima: a questa partita giocano già in due. Puoi guardarla o cominciarne una tua.
online-watch = Guarda
online-gone = Questa partita non si trova
online-gone-text = Forse non c'è più, o manca un pezzo del link. Fattelo mandare di nuovo o comincia una partita tua.

online-connecting = Connessione…
online-lost = Al momento non c'è connessione. Torna da sola e niente va perso.
online-back = La connessione è tornata.
online-sending = Il tuo turno è in viaggio.
online-unsaved = In questo momento il server non riesce a salvare. La pagina conserva il tuo turno e lo rimanda finché non è salvato.
online-unkept = Questo browser non conserva nulla: se chiudi questa scheda, perdi il tuo posto.

online-game = Partita online
online-your-turn = Tocca a te!
online-here = è qui
online-away = non c'è
online-not-yet = non è ancora arrivato
online-waiting = In attesa del tuo avversario. Si continua appena arriva.
online-seat-free = Un posto è ancora libero.
online-came = { $name } è qui.
online-left = { $name } per ora non c'è.
online-joined = { $name } si è seduto al tavolo.
online-push = Avvisami quando tocca a me
online-push-refused = Questo browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
online-push-failed = Non ha funzionato. Riprova più tardi.
online-watching = Stai guardando.
online-watchers = { $watchers ->
        [one] 1 persona guarda
       *[other] { $watchers } persone guardano
    }
online-time = Tempo rimasto
online-takeback = Chiedi di ritirare
online-takeback-waits = Hai chiesto di ritirare un turno. { $name } può permetterlo.
online-takeback-asked = { $name } vorrebbe ritirare un turno.
online-takeback-declined = { $name } preferisce continuare.
online-taken-back = Un turno è stato ritirato.
online-allow = Permetti
online-decline = Rifiuta
online-rematch-waits = Hai proposto la rivincita. La proposta aspetta, anche se il tuo avversario non c'è.
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
        [one] 1 turno
       *[other] { $turns } turni
    }
online-remove = Togli
online-remove-sure = Senza le chiavi questo dispositivo non può più aprire la partita.
online-keep = Tieni
