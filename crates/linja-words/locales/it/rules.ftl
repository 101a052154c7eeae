### Italian: the rules of each edition. The English file of the same name says what each message is for, and in
### which editions it is shown.

## Title and goal

rules-title = Le regole di Linja: edizione { $name }

rules-goal = Scopo del gioco
rules-goal-text = Porta le tue pedine dall’altra parte del tavoliere. Alla fine ogni pedina che ha superato il bastoncino centrale ti dà punti: più strada ha fatto, più punti vale. Vince chi ha più punti.

rules-book-classic = Di questa edizione non conosciamo un libretto italiano. Il tuo dice, in inglese, «Initial Move» e «Following Move», ma non «Bonus Move»? È l’edizione { rule-set-classic }: qui si chiamano mossa di apertura e seconda mossa.
rules-book-revised = Il tuo libretto dice «Mossa Iniziale», «Mossa Successiva» e «Mossa Bonus»? È l’edizione { rule-set-revised }. Qui le prime due si chiamano mossa di apertura e seconda mossa, la «linea di partenza» è la riga di partenza e la «linea di arrivo» è l’obiettivo.
rules-book-zen = Il tuo libretto dice «Mossa di Apertura», «Seconda Mossa» e «Mossa Bonus»? È l’edizione { rule-set-zen }, il «duello zen». Le sue parole sono anche le nostre.

## Setup

rules-setup = Preparazione
rules-setup-sticks = Mettete i sette bastoncini uno accanto all’altro, lasciando in mezzo lo spazio per le pedine. Così nascono otto righe: sei righe interne tra i bastoncini e una all’esterno da ogni lato. Le numeriamo da 1 a 8.
rules-setup-directions = La riga 1 è la riga di partenza del Nero, la riga 8 quella del Rosso. Il tuo obiettivo è la riga di partenza dell’avversario: il Nero sale dalla riga 1 alla riga 8, il Rosso scende dalla riga 8 alla riga 1.
rules-setup-pawns = Ognuno prende le dodici pedine di un colore: ne mette sei sulla propria riga di partenza e una su ogni riga interna.
rules-setup-first = Tirate a sorte chi comincia. Se giocate ancora, comincia chi ha perso; dopo un pareggio, chi non ha cominciato la partita precedente.
rules-setup-diagram = Si parte così: ognuno ha sei pedine sulla riga di partenza e una su ogni riga interna.

## A turn, step by step

rules-turn = Il tuo turno
rules-turn-intro = Giocate a turno. Ogni turno ha al massimo tre fasi: la mossa di apertura, la seconda mossa e la mossa bonus. Le pedine vanno avanti, verso il loro obiettivo; solo con la mossa bonus una pedina può anche tornare indietro.
rules-turn-intro-classic = Giocate a turno. Ogni turno ha al massimo due fasi, la mossa di apertura e la seconda mossa, e a volte ti fa guadagnare un turno extra. Le pedine vanno avanti, verso il loro obiettivo, e mai indietro.
rules-turn-opening = Mossa di apertura. Scegli una tua pedina e falle superare un bastoncino: avanza di una riga. Questa mossa è obbligatoria.
rules-turn-follow-up = Seconda mossa. Conta le pedine che erano già sulla riga appena raggiunta: le tue e quelle dell’avversario, ma non quella che hai mosso. Ora scegli una tua pedina, la stessa o un’altra, e falla avanzare esattamente di quel numero di righe. Devi farlo, se almeno una delle tue pedine può.
rules-turn-follow-up-optional = Seconda mossa. Conta le pedine che erano già sulla riga appena raggiunta: le tue e quelle dell’avversario, ma non quella che hai mosso. Ora puoi scegliere una tua pedina, la stessa o un’altra, e farla avanzare esattamente di quel numero di righe. Se non ti va, puoi rinunciare.
rules-turn-bonus = Mossa bonus. Con la mossa di apertura o con la seconda mossa una tua pedina è arrivata all’obiettivo con il numero esatto di righe? Allora puoi muovere di una riga, avanti o indietro, una tua pedina a scelta. Una mossa bonus non ne fa mai guadagnare un’altra.
rules-turn-extra-turn = Turno extra. La tua seconda mossa è arrivata su una riga interna vuota? Allora giochi subito un altro turno, con mossa di apertura e seconda mossa. Ma una volta sola: se nel turno extra arrivi di nuovo su una riga vuota, non guadagni più niente.
rules-turn-bonus-back = Perché tornare indietro? A volte serve a liberare un posto su una riga piena, o a cambiare il numero di pedine che troverà il tuo avversario. Anche una pedina già arrivata all’obiettivo può tornare indietro, ma non nel turno in cui raggiungi l’obiettivo in apertura (nostra interpretazione R1, più sotto).

rules-notation = Una mossa si scrive con due numeri di riga: 2-3 è una pedina che va dalla riga 2 alla riga 3. Le mosse di una giocata si scrivono una dopo l’altra, separate da virgole: 2-3,1-3.

rules-example-turn = Esempio: il { side } apre dalla riga { $from } alla riga { $to }. { $pawns ->
        [one] Lì c’era già una pedina, quindi la seconda mossa è di una riga.
       *[other] Lì c’erano già { $pawns } pedine, quindi la seconda mossa è di { $rows } righe.
    } Il { side } la fa con una pedina della riga { $start }, che arriva sulla riga { $end }.
rules-example-bonus = Esempio: il { side } apre dalla riga { $from } alla riga { $to }, dove { $pawns ->
        [one] c’è già una pedina
       *[other] ci sono già { $pawns } pedine
    }: la seconda mossa è di { $rows ->
        [one] una riga
       *[other] { $rows } righe
    }. La pedina della riga { $start } arriva così all’obiettivo con il numero esatto di righe: mossa bonus! Il { side } la usa per portare all’obiettivo anche la pedina della riga { $bonus }.
rules-example-extra-turn = Esempio: il { side } apre dalla riga { $from } alla riga { $to } e ha una seconda mossa di { $rows ->
        [one] una riga
       *[other] { $rows } righe
    }. Una pedina della riga { $start } arriva sulla riga { $empty }, dove non c’è nessuno: turno extra! Il { side } apre di nuovo, dalla riga { $next } alla riga { $again }, trova { $pawns ->
        [one] una pedina
       *[other] { $pawns } pedine
    } e fa la seconda mossa dalla riga { $last } alla riga { $end }.

## Special cases

rules-special = Casi particolari
rules-special-empty-row = Riga vuota. Se la mossa di apertura arriva su una riga interna vuota, non ci sono pedine da contare: niente seconda mossa.
rules-example-empty-row = Esempio: il { side } apre dalla riga { $from } alla riga { $to }, che è vuota. Il turno è finito.
rules-special-left-over = Righe di troppo. Una pedina che arriva all’obiettivo prima di aver usato tutte le sue righe si ferma lì. Le righe di troppo vanno perse, e non c’è mossa bonus.
rules-special-left-over-classic = Righe di troppo. Una pedina che arriva all’obiettivo prima di aver usato tutte le sue righe si ferma lì. Le righe di troppo vanno perse.
rules-example-left-over = Esempio: il { side } apre dalla riga { $from } alla riga { $to } e ha una seconda mossa di { $rows ->
        [one] una riga
       *[other] { $rows } righe
    }. Alla pedina della riga { $start } ne basta una per arrivare all’obiettivo; { $lost ->
        [one] l’altra va persa.
       *[other] le altre { $lost } vanno perse.
    }
rules-special-goal = Obiettivo raggiunto in apertura. Non importa quante pedine ci sono già lì: non c’è seconda mossa, ma guadagni una mossa bonus.
rules-special-goal-classic = Obiettivo raggiunto in apertura. Non importa quante pedine ci sono già lì: la tua seconda mossa è di una riga.
rules-example-goal = Esempio: il { side } apre dalla riga { $from } e raggiunge l’obiettivo; con la mossa bonus riporta indietro un’altra pedina, dalla riga { $start } alla riga { $end }.
rules-example-goal-classic = Esempio: il { side } apre dalla riga { $from } e raggiunge l’obiettivo. La seconda mossa è di una riga, qui dalla riga { $start } alla riga { $end }.
rules-special-no-follow-up = Seconda mossa impossibile. A volte tutte le pedine che potresti usare si fermerebbero su una riga piena. Allora la seconda mossa non si fa, e il tuo turno è finito.
rules-special-no-opening = Mossa di apertura impossibile. A volte nessuna delle tue pedine può avanzare di una riga, perché ognuna è già arrivata all’obiettivo o ha davanti una riga piena. Allora passi.
rules-not-allowed = Non si può giocare { $turn }. { $reason }

## The row limit

rules-limit = Sei pedine e la riga è piena
rules-limit-text = Su una riga interna ci stanno al massimo sei pedine, contando tutti e due i colori. Una riga piena si può attraversare, e conta come ogni altra riga lungo la strada, ma nessuna mossa può finire lì. Sulle due righe di partenza, all’esterno, c’è posto per quante pedine volete.
rules-example-limit = Esempio: la riga { $full } è piena. Il { side } apre dalla riga { $from } alla riga { $to } e ha una seconda mossa di { $rows ->
        [one] una riga
       *[other] { $rows } righe
    }. Una pedina della riga { $start } attraversa la riga piena e arriva sulla riga { $end }.

## The end of the game

rules-end = Fine della partita
rules-end-text = La partita è finita quando i due colori si sono incrociati del tutto, cioè quando ogni pedina nera è più in alto di tutte le pedine rosse. Finché una pedina nera e una rossa stanno sulla stessa riga, non si sono ancora incrociate, nemmeno su una riga di partenza.
rules-end-at-once = Appena i colori si sono incrociati, la partita è finita, anche nel bel mezzo di un turno.
rules-end-after-turn = Quando i colori si sono incrociati, chi è di turno gioca ancora quel turno fino in fondo. Poi la partita è finita, anche se una mossa bonus ha mescolato di nuovo i colori.
rules-example-end = Esempio: il { side } apre dalla riga { $from } alla riga { $to } e lì trova { $pawns ->
        [one] una pedina
       *[other] { $pawns } pedine
    }. L’ultima pedina nera rimasta indietro va dalla riga { $start } alla riga { $end } e supera le ultime rosse. La partita è finita.

## Scoring

rules-scoring = Punteggio
rules-scoring-text = Ogni tua pedina vale in base alla strada che ha fatto:
rules-scoring-rows = righe dalla partenza
rules-scoring-points = punti per pedina
rules-scoring-behind-classic = Le pedine che non hanno superato il bastoncino centrale non danno punti.
rules-scoring-behind-revised = Le pedine che non hanno superato il bastoncino centrale ti costano punti: più sono vicine alla tua riga di partenza, più ne perdi.
rules-scoring-behind-zen = Ogni pedina che non ha superato il bastoncino centrale ti costa 1 punto.
rules-scoring-winner = Vince chi ha più punti. A parità di punti è un pareggio.
rules-scoring-example = Esempio: la partita qui sopra è finita, quindi contiamo i punti. Prima le pedine arrivate all’obiettivo, poi riga per riga: il numero di pedine per i punti di ciascuna.

## The mean option

rules-mean = La variante dispettosa
rules-mean-text = Avete deciso di farvi qualche dispetto: con la mossa bonus, invece di una tua pedina, puoi muovere di una riga, avanti o indietro, una pedina dell’avversario. Quelle già arrivate al loro obiettivo sono al sicuro.
rules-example-mean = Esempio: il { side } porta la pedina della riga { $start } all’obiettivo con il numero esatto di righe, e usa la mossa bonus per mandare indietro { $other ->
        [black] una pedina nera
       *[red] una pedina rossa
    }, dalla riga { $from } alla riga { $to }. Per scrivere una mossa così si mette una x davanti.

## Rulings

rules-ruling-note = Dove un libretto tace o lascia un dubbio, abbiamo deciso noi. In quei casi trovi scritto «nostra interpretazione».
ruling = Nostra interpretazione R{ $number }. { $says }
ruling-board-changes = Ogni giocata deve cambiare qualcosa sul tavoliere. Se raggiungi l’obiettivo in apertura, con la mossa bonus non puoi riportare indietro da lì nessuna delle tue pedine: altrimenti si potrebbe aspettare all’infinito.
ruling-pass = Chi non può fare una mossa di apertura passa. Se non può nessuno dei due, la partita è finita e si contano i punti.
ruling-pass-classic = Chi non può fare una mossa di apertura passa. Se non può nessuno dei due, la partita è finita e si contano i punti. Un turno extra senza mossa di apertura finisce e basta.
ruling-extra-turn = Il turno extra è un turno come gli altri, e la sua mossa di apertura è obbligatoria. Se raggiungi l’obiettivo in apertura, la mossa di una riga che segue è una seconda mossa come le altre: anche questa ti dà il turno extra, se arriva su una riga interna vuota. L’obiettivo non conta mai come riga vuota.
ruling-no-follow-up = Se nessuna pedina può fare la seconda mossa, il turno finisce e basta. Puoi scegliere una mossa di apertura così anche quando con un’altra avresti una seconda mossa.
ruling-opening-into-goal = Chi raggiunge l’obiettivo in apertura guadagna la mossa bonus, perché la pedina ha fatto esattamente l’unica riga che aveva.

## What changed between the editions

changes-title = Che cosa cambia da un’edizione all’altra
changes-intro = Linja è uscito in tre edizioni, e ognuna si gioca in modo un po’ diverso.
changes-differences = Le differenze

changes-book = Pubblicazione
changes-book-classic = 2003
changes-book-revised = i libretti successivi
changes-book-zen = il libretto più recente
changes-nothing = niente di speciale
changes-follow-up = Seconda mossa
changes-follow-up-compulsory = obbligatoria, se una pedina può farla
changes-follow-up-optional = facoltativa
changes-goal = Obiettivo raggiunto in apertura
changes-goal-follow-up = seconda mossa di 1 riga
changes-goal-bonus = niente seconda mossa, ma mossa bonus
changes-exact = Obiettivo raggiunto con il numero esatto di righe
changes-exact-bonus = mossa bonus
changes-empty-row = Seconda mossa su una riga interna vuota
changes-empty-row-extra-turn = turno extra, una volta sola
changes-back = Tornare indietro
changes-back-never = mai
changes-back-bonus = solo con la mossa bonus
changes-mean = Variante dispettosa
changes-mean-yes = sì
changes-mean-no = no
changes-end = La partita finisce
changes-end-at-once = all’istante
changes-end-after-turn = alla fine del turno
changes-behind = Pedine che non hanno superato il bastoncino centrale
changes-behind-same =
    { $points ->
        [0] 0 punti
       *[other] { $points } ciascuna
    }
changes-behind-range = da { $near } a { $far } ciascuna
changes-example = Punti nell’esempio qui sotto
changes-example-points = Nero { $black }, Rosso { $red }
changes-example-diagram = L’esempio: questa partita è finita.

changes-same = Che cosa è rimasto uguale
changes-same-text = I bastoncini, le pedine e la preparazione; la mossa di apertura di una riga; contare le pedine che trovi per sapere di quante righe è la seconda mossa; al massimo sei pedine su una riga interna; e i punti delle pedine oltre il bastoncino centrale: 1, 2, 3, e 5 all’obiettivo.
