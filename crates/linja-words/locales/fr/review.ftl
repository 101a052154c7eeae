### French. The English file of the same name says what each message is for.
###
### Points given away are "points perdus". The grades agree with "coup".

## Above the table

review-player = { $player } ({ side })
review-players = { $black } contre { $red }
review-head = { $rules } : { $players }, { $result }
review-head-not-over = { $rules } : { $players }, partie pas encore finie
review-start = Jeu parfait depuis le début : { $margin } pour { side }
review-no-turn = Aucun coup n’a été joué.
review-note = Qui mène avec un jeu parfait, avant et après chaque coup.

## The table, a line for each turn

review-column-turn = coup
review-column-margin = écart
review-column-grade = verdict
review-column-better = mieux
review-given-away = points perdus
review-lead = { side } +{ $margin }
review-even = égalité
review-before-after = { $before } puis { $after }
review-grade =
    { $grade ->
        [best] parfait
        [good] bon
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
review-legend =
    { $grade ->
        [best] rien de perdu
        [good] 1 point perdu
        [inaccuracy] 2 ou 3 points
        [mistake] 4 à 6 points, ou une victoire devenue égalité, ou une égalité devenue défaite
       *[blunder] 7 points ou plus, ou une victoire devenue défaite
    }
review-only-win = le seul coup gagnant
review-only-win-missed = { $turn } (le seul coup gagnant)

## Turning points

review-turning-points = Tournants de la partie
review-win-to-draw = { side } pouvait gagner { $before ->
        [one] d’un point
       *[other] de { $before } points
    }, et ne fait plus qu’égalité
review-win-to-loss = { side } pouvait gagner { $before ->
        [one] d’un point
       *[other] de { $before } points
    }, et va maintenant perdre { $after ->
        [one] d’un point
       *[other] de { $after } points
    }
review-draw-to-loss = { side } pouvait faire égalité, et va maintenant perdre { $after ->
        [one] d’un point
       *[other] de { $after } points
    }

## Perfect play

review-instead = Le jeu parfait à la place des erreurs et des gaffes
review-line = { $margin } pour { side } : { $line }

## The summary: a column for each side

review-accuracy = précision
review-percent = { $percent } %
review-level = { side } a joué au niveau { $level }, sans doute entre { $low } et { $high }.

## The chart (--svg)

review-chart-title = { $rules } : { $players }
review-chart-turns = coup
review-chart-margin = écart pour { side }
