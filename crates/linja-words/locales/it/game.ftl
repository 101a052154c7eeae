### Italian: the game itself. The English file of the same name says what each message is for.
###
### Both sides are masculine: "il", "al", "del" before { side } always fit.

## Sides

side =
    { $side ->
        [black] Nero
       *[red] Rosso
    }

side-to-move = Tocca al { side }
labelled = { $label }: { $value }

## Rule sets

rule-set-classic = Classica
rule-set-revised = Riveduta
rule-set-revised-mean = Riveduta con dispetti
rule-set-zen = Zen
rule-set-zen-mean = Zen con dispetti

rule-set-classic-line = Il primo libretto, del 2003: se la seconda mossa arriva su una riga interna vuota hai un turno extra, le pedine rimaste indietro non costano nulla e la partita può finire a metà turno.
rule-set-revised-line = I libretti usciti dopo il primo: chi raggiunge l’obiettivo con il numero esatto di righe guadagna una mossa bonus, e ogni pedina rimasta indietro costa fino a 5 punti.
rule-set-revised-mean-line = I libretti usciti dopo il primo, con la variante dispettosa: la mossa bonus può muovere anche una pedina dell’avversario.
rule-set-zen-line = Il libretto più recente: puoi rinunciare alla seconda mossa, chi raggiunge l’obiettivo con il numero esatto di righe guadagna una mossa bonus, e ogni pedina rimasta indietro costa 1 punto.
rule-set-zen-mean-line = Il libretto più recente, con la variante dispettosa: la mossa bonus può muovere anche una pedina dell’avversario.

## Steps of a turn

step =
    { $step ->
        [opening] Mossa di apertura
        [follow-up] Seconda mossa
        [bonus] Mossa bonus
       *[extra-opening] Apertura del turno extra
    }

## What is due

due-opening = Mossa di apertura: fai avanzare di 1 riga una tua pedina a scelta.
due-follow-up =
    { $rows ->
        [one] Lì c’era già 1 pedina: ora fai avanzare di 1 riga una tua pedina a scelta.
       *[other] Lì c’erano già { $rows } pedine: ora fai avanzare di { $rows } righe una tua pedina a scelta.
    }
due-follow-up-optional =
    { $rows ->
        [one] Lì c’era già 1 pedina: ora fai avanzare di 1 riga una tua pedina a scelta, oppure chiudi il turno.
       *[other] Lì c’erano già { $rows } pedine: ora fai avanzare di { $rows } righe una tua pedina a scelta, oppure chiudi il turno.
    }
due-follow-up-goal = Hai raggiunto l’obiettivo: ora fai avanzare di 1 riga una tua pedina a scelta.
due-bonus = Arrivo esatto! Mossa bonus: muovi di 1 riga, avanti o indietro, una tua pedina a scelta, o chiudi il turno.
due-bonus-mean = Arrivo esatto! Mossa bonus: muovi di 1 riga, avanti o indietro, una tua pedina o una avversaria non ancora sull’obiettivo; o chiudi il turno.
due-extra-opening = La riga era vuota, quindi hai un turno extra: fai avanzare di 1 riga una tua pedina a scelta.
due-pass = Nessuna delle tue pedine può avanzare di 1 riga, quindi passi. (Nostra interpretazione R2.)
due-nothing-empty-row = La riga era vuota, quindi niente seconda mossa. Il tuo turno è finito.
due-nothing = Il tuo turno è finito.

## Refusals

refusal-game-over = La partita è finita.
refusal-must-pass = Nessuna delle tue pedine può avanzare di 1 riga: puoi soltanto passare. (Nostra interpretazione R2.)
refusal-may-not-pass = Puoi fare una mossa di apertura, quindi non puoi passare.
refusal-turn-complete = Il tuo turno è finito: non puoi fare altre mosse.
refusal-compulsory =
    { $step ->
        [opening] La mossa di apertura è obbligatoria.
        [bonus] Questa mossa bonus è obbligatoria.
        [extra-opening] La mossa di apertura del turno extra è obbligatoria.
       *[follow-up] La seconda mossa è obbligatoria, perché almeno una delle tue pedine può farla.
    }
refusal-nothing-to-decline = Non c’è più nulla a cui rinunciare: il tuo turno è finito.
refusal-no-pawn = Sulla riga { $row } non c’è nessuna pedina.
refusal-wrong-side = Per questa mossa le pedine sulla riga { $row } sono del colore sbagliato.
refusal-opponents-pawn = Puoi muovere una pedina dell’avversario solo con una mossa bonus, e solo nella variante dispettosa.
refusal-goal-pawn-locked = Le pedine dell’avversario arrivate al loro obiettivo sono bloccate: tu non puoi più muoverle.
refusal-backward = Questa mossa va fatta in avanti: solo una mossa bonus, se le regole la prevedono, può riportare indietro una pedina.
refusal-distance-opening = La mossa di apertura è di 1 riga in avanti, né più né meno.
refusal-distance-follow-up =
    { $rows ->
        [one] Questa seconda mossa è di 1 riga in avanti, né più né meno.
       *[other] Questa seconda mossa è di { $rows } righe in avanti, né più né meno: una pedina può fermarsi prima solo sull’obiettivo.
    }
refusal-distance-bonus = La mossa bonus è di 1 riga, avanti o indietro, né più né meno.
refusal-row-full = La riga { $row } è piena: puoi attraversarla, ma non fermarti lì.
refusal-board-unchanged = Dopo un’apertura nell’obiettivo nessuna tua pedina può uscirne: ogni giocata deve cambiare la posizione. (Nostra interpretazione R1.)

## Points and results

points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
result-win =
    { $margin ->
        [one] Il { side } vince per { $more } a { $less }, con 1 punto di scarto.
       *[other] Il { side } vince per { $more } a { $less }, con { $margin } punti di scarto.
    }
result-draw =
    { $points ->
        [one] Pareggio: { $points } punto a testa.
       *[other] Pareggio: { $points } punti a testa.
    }
ending-resigned = Il { side } ha abbandonato.
ending-timed-out = Il { side } ha esaurito il tempo.
