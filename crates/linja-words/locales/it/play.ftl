### Italian: around the board. The English file of the same name says what each message is for.

## A new game

play-opponent = Avversario
play-computer = il computer
play-friend = un amico qui
play-level = Livello
play-level-name = { $level }: { $name }
play-rules = Regolamento
play-colour = Il tuo colore
play-colour-drawn = a sorte
play-language = Lingua

## The game

play-you = tu
play-computer-level = { $name }, livello { $level }
play-two-players = in due
play-points-now = Punti ora
play-turns = Giocate
play-thinking = { $player }, sta pensando…
play-plays = Il { side } gioca { $turn }
play-played = Il { side } ha giocato { $turn }.
play-passed = Il { side } non ha una mossa di apertura e passa.
play-nothing-to-undo = Non hai giocate da annullare.
play-nothing-to-redo = Non c’è niente da ripristinare.
play-rematch = rivincita

## Hints

play-hint-thinking = Cerco una buona giocata…
play-hint = Suggerimento: { $turn }
play-hint-exact = Suggerimento: { $turn } ({ $margin } per il { side } con il gioco perfetto)
play-hint-why = { $hint }. { $why }
play-hint-end = Suggerimento: chiudi qui il turno.
