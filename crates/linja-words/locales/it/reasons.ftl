### Perché una giocata regala punti, o perché è la migliore.
###
### Il file inglese con lo stesso nome dice che cosa significa ogni messaggio.

## Quanto vale

reason-worth = Occasione mancata: { $what } vale { points }.
reason-best = Ciò che conta: { $what } vale { points }.
reason-costs = Il problema: { $what } costa almeno { points }.
reason-allows = Ora il { side } può rispondere { $reply }: { $what } fa una differenza di { points }.
reason-answer-only = Solo una risposta del { side } punisce questa giocata: { $reply }.
reason-answer = Il { side } ha una risposta forte, { $reply }: { points } in più di ogni altra.

## Come finisce la partita

reason-ends-costs = Alla fine questo costa { points } al { side }.
reason-ends-both = Alla fine questo costa { points } al { side } e ne porta { $others } al { reason-other }.
reason-ends-costs-less = Alla fine questo costa { points } al { side } e solo { $others } al { reason-other }.
reason-ends-brings = Alla fine questo porta { points } al { side }.
reason-ends-brings-less = Alla fine questo porta { points } al { side } e solo { $others } al { reason-other }.
reason-other =
    { $side ->
        [black] Rosso
       *[red] Nero
    }

## Che cosa fa una giocata: $what nelle frasi qui sopra

reason-ends-game = finire la partita
reason-forces-pass = costringere il { side } a passare
reason-extra-turn = un turno extra
reason-bonus-on-opponent = usare la mossa bonus su una pedina del { side }
reason-bonus-back = usare la mossa bonus per tornare indietro
reason-bonus = fare la mossa bonus
reason-exact-arrival = raggiungere l’obiettivo con il numero esatto di righe
reason-leaves-out-follow-up = rinunciare alla seconda mossa
reason-follow-up = una seconda mossa di { $rows } o più righe
reason-limits =
    { $rows ->
        [0] non lasciare al { side } nessuna seconda mossa
        [one] non lasciare al { side } una seconda mossa di più di { $rows } riga
       *[other] non lasciare al { side } una seconda mossa di più di { $rows } righe
    }
reason-opening =
    { $pawns ->
        [0] una mossa di apertura sulla riga vuota { $row }
        [one] una mossa di apertura verso la pedina della riga { $row }
       *[other] una mossa di apertura verso le { $pawns } pedine della riga { $row }
    }
reason-opening-goal = raggiungere l’obiettivo in apertura
reason-leaves-empty = lasciare vuota la riga { $row }
reason-leaves-full = lasciare piena la riga { $row }
reason-moves-rearmost = muovere una delle ultime pedine (riga { $row })
reason-moves-from = muovere una pedina dalla riga { $row }
reason-moves-to = muovere una pedina sulla riga { $row }
