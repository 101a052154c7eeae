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
play-turns = Turni
play-thinking = { $player }, sta pensando…
play-plays = Il { side } gioca { $turn }
play-played = Il { side } ha giocato { $turn }.
play-passed = Il { side } non ha mosse di apertura e passa.
play-nothing-to-undo = Non hai nessun turno da ritirare.
play-nothing-to-redo = Non c'è niente da rigiocare.
play-rematch = rivincita

## Hints

play-hint-thinking = Cerco un buon turno…
play-hint = Suggerimento: { $turn }
play-hint-exact = Suggerimento: { $turn } ({ $margin } per il { side } con il gioco perfetto)
play-hint-why = { $hint }. { $why }
play-hint-end = Suggerimento: finisci qui il tuo turno.
