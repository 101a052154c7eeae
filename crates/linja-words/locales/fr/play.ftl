### French. The English file of the same name says what each message is for.

## A new game

play-opponent = Adversaire
play-computer = l’ordinateur
play-friend = quelqu’un à côté de toi
play-level = Niveau
play-level-name = { $level } : { $name }
play-rules = Règles
play-colour = Ta couleur
play-colour-drawn = au hasard
play-language = Langue

## The game

play-you = toi
play-computer-level = { $name }, niveau { $level }
play-two-players = à deux
play-points-now = Points actuels
play-turns = Coups
play-thinking = { $player }, réfléchit…
play-plays = { side } joue { $turn }
play-played = { side } a joué { $turn }.
play-passed = { side } ne peut faire aucun coup de départ et passe.
play-nothing-to-undo = Tu n’as aucun coup à annuler.
play-nothing-to-redo = Il n’y a rien à rétablir.
play-rematch = revanche

## Hints

play-hint-thinking = Je cherche un bon coup…
play-hint = Conseil : { $turn }
play-hint-exact = Conseil : { $turn } ({ $margin } pour { side } avec un jeu parfait)
play-hint-why = { $hint }. { $why }
play-hint-end = Conseil : finis ton tour ici.
