### Italian: the server. The English file of the same name says what each message is for.

## Problems

problem-bad-request = Questa richiesta non si può leggere: { $detail }
problem-too-large = È troppo grande. Una richiesta occupa al massimo 64 kilobyte.
problem-not-found = A questo indirizzo non c’è nulla.
problem-wrong-method = Questo indirizzo non accetta richieste di questo tipo.
problem-no-such-game = Questa partita non esiste, oppure il link non porta lì. Fatti dare un nuovo link.
problem-only-watching = Stai solo guardando. Può farlo soltanto chi gioca.
problem-seat-taken = Qualcun altro ha già preso questo posto. Con il link per chi guarda puoi seguire la partita.
problem-no-free-seat = A questa partita giocano già in due. Si può rimuovere solo una partita a cui non si è ancora unito nessuno o in cui nessuno ha ancora mosso.
problem-not-your-turn = Non tocca a te.
problem-wrong-number = Nel frattempo la partita è andata avanti. Guardala di nuovo.
problem-over = La partita è finita.
problem-goes-on = La partita non è ancora finita.
problem-nothing-to-take-back = Non c’è nessuna giocata da annullare.
problem-no-offer = Non c’è nulla a cui rispondere.
problem-series-too-long = Questa serie è molto lunga. Apri una nuova partita.
problem-too-many-requests = Troppe richieste. Aspetta un momento.
problem-too-many-games = Hai aperto troppe partite. Riprova più tardi.
problem-too-many-tables = Ci sono già moltissimi tavoli aperti. Siediti a uno di questi o riprova più tardi.
problem-too-many-sockets = Ci sono troppe connessioni aperte. Chiudi qualche finestra.
problem-wrong-origin = Questa pagina non può collegarsi a questo server.
problem-oracle-not-ready = L’oracolo sta ancora risolvendo questo regolamento. Riprova tra qualche minuto.
problem-oracle-off = Su questo server l’oracolo è disattivato.
problem-push-off = Su questo server le notifiche sono disattivate.
problem-too-slow = Ci è voluto troppo tempo. Riprova.
problem-unavailable = In questo momento il server non può rispondere. Riprova.

## When the server starts

serve-listening = Linja è all’indirizzo { $address }
serve-in-network = Su un telefono o un altro computer di questa rete apri { $address } o inquadra questo codice:

## What chats show of a link

preview-page = Linja
preview-page-text = Il gioco da tavolo Linja: gioca, impara, studia.
preview-join = Hai ricevuto un invito a una partita di Linja
preview-join-text = Apri il link per prendere il tuo posto.
preview-watch = Guarda una partita di Linja
preview-watch-text = Apri il link per seguire ogni giocata.
preview-game = Una partita di Linja
preview-game-text = Apri il link per giocare o per guardare.
preview-review = Una partita di Linja, giocata per giocata
preview-review-text = Guarda che cosa ha regalato ogni giocata e che cosa sarebbe stato meglio.
preview-board = Una posizione di Linja
preview-board-text = Prova le giocate e guarda quanto vale ognuna.
preview-puzzle = Un rompicapo di Linja
preview-puzzle-text = Una giocata è migliore di tutte le altre. La trovi?

## Notifiche

push-your-turn = Tocca a te.
push-time-is-short = Il tuo tempo sta per scadere.
push-rematch = La tua rivincita è cominciata.
