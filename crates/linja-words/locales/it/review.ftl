### Italian: the review of a game. The English file of the same name says what each message is for.

## Above the table

review-player = { $player } ({ side })
review-players = { $black } contro { $red }
review-head = { $rules }: { $players }, { $result }
review-head-not-over = { $rules }: { $players }, partita non finita
review-start = Gioco perfetto dall’inizio: { $margin } per il { side }
review-no-turn = Non c’è nessuna giocata.
review-note = Chi è avanti con il gioco perfetto, prima e dopo ogni giocata.

## The table, a line for each turn

review-column-turn = giocata
review-column-margin = scarto
review-column-grade = giudizio
review-column-better = meglio
review-given-away = punti regalati
review-lead = { side } +{ $margin }
review-even = parità
review-before-after = da { $before } a { $after }
# Adjectives are feminine, as they speak of a "giocata".
review-grade =
    { $grade ->
        [best] perfetta
        [good] buona
        [inaccuracy] imprecisione
        [mistake] errore
       *[blunder] errore grave
    }
review-legend =
    { $grade ->
        [best] niente regalato
        [good] 1 punto regalato
        [inaccuracy] 2 o 3 punti
        [mistake] da 4 a 6 punti, o una vittoria diventata pareggio, o un pareggio diventato sconfitta
       *[blunder] 7 punti o più, o una vittoria diventata sconfitta
    }
review-only-win = l’unica giocata vincente
review-only-win-missed = { $turn } (l’unica giocata vincente)

## Turning points: the turns that changed who would win

review-turning-points = Le svolte della partita
review-win-to-draw = Il { side } poteva vincere di { $before ->
        [one] 1 punto
       *[other] { $before } punti
    }, ora pareggia
review-win-to-loss = Il { side } poteva vincere di { $before ->
        [one] 1 punto
       *[other] { $before } punti
    }, ora perde di { $after }
review-draw-to-loss = Il { side } poteva pareggiare, ora perde di { $after ->
        [one] 1 punto
       *[other] { $after } punti
    }

## Perfect play

review-instead = Gioco perfetto al posto degli errori
review-line = { $margin } per il { side }: { $line }

## The summary: a column for each side

review-accuracy = precisione
review-percent = { $percent }%
review-level = Il { side } ha giocato al livello { $level }, probabilmente tra { $low } e { $high }.

## The chart (--svg)

review-chart-title = { $rules }: { $players }
review-chart-turns = giocata
review-chart-margin = scarto per il { side }
