### Italian: puzzles. The English file of the same name says what each message is for.

puzzle-title = Rompicapo { $number }, difficoltà { $difficulty } su 5
puzzle-task-win = { side-to-move }: vince una sola giocata.
puzzle-task-points = { side-to-move }: una giocata vale almeno { $points } punti più di ogni altra.
puzzle-prompt = La tua giocata:
puzzle-not-a-turn = Questa non è una giocata. Scrivila così: 2-3,1-4
puzzle-not-allowed = Non si può. { $reason }
puzzle-right = Giusto: { $margin } per il { side }.
puzzle-wrong =
    { $points ->
        [one] Sbagliato: regala 1 punto, e al { side } resta { $margin }.
       *[other] Sbagliato: regala { $points } punti, e al { side } resta { $margin }.
    }
puzzle-solution = Soluzione: { $turn } ({ $margin } per il { side })

## Themes

theme-bonus = La mossa bonus
theme-extra-turn = Turni extra
theme-exact-arrival = Arrivi esatti
theme-follow-up = Seconde mosse
theme-other-side = La seconda mossa avversaria
theme-opening = Dove aprire
theme-empty-row = Righe vuote
theme-full-row = Righe piene
theme-back-pawns = Le ultime pedine
theme-pawn = La pedina giusta
theme-pass = Costringere l’avversario a passare
theme-end = Finire la partita
theme-heading = Per tema
theme-progress = { $planned } in programma · risolti al primo colpo: { $right } su { $asked }
