### Pourquoi un coup perd des points, ou pourquoi il est le meilleur.
###
### Le fichier anglais du même nom dit ce que signifie chaque message.

## Ce que cela vaut

reason-worth = Manqué : { $what }, ce qui vaut { points }.
reason-best = Ce qui compte : { $what }, ce qui vaut { points }.
reason-costs = Le hic : { $what } coûte au moins { points }.
reason-allows = { side } peut maintenant répondre { $reply } : { $what } fait une différence de { points }.
reason-answer-only = Une seule réponse de { side } punit ce coup : { $reply }.
reason-answer = { side } a une réponse forte, { $reply } : { points } de mieux que toute autre.

## Comment la partie se termine

reason-ends-costs = À la fin, cela coûte { points } à { side }.
reason-ends-both = À la fin, cela coûte { points } à { side } et en rapporte { $others } à { reason-other }.
reason-ends-costs-less = À la fin, cela coûte { points } à { side } et seulement { $others } à { reason-other }.
reason-ends-brings = À la fin, cela rapporte { points } à { side }.
reason-ends-brings-less = À la fin, cela rapporte { points } à { side } et seulement { $others } à { reason-other }.
reason-other =
    { $side ->
        [black] Rouge
       *[red] Noir
    }

## Ce que fait un coup : $what dans les phrases ci-dessus

reason-ends-game = finir la partie
reason-forces-pass = forcer { side } à passer
reason-extra-turn = un tour en plus
reason-bonus-on-opponent = utiliser le bonus sur un pion de { side }
reason-bonus-back = reculer avec le bonus
reason-bonus = utiliser le bonus
reason-exact-arrival = arriver pile au but
reason-leaves-out-follow-up = renoncer au coup de suite
reason-follow-up = un coup de suite de { $rows } rangées ou plus
reason-limits =
    { $rows ->
        [0] ne laisser à { side } aucun coup de suite
        [one] ne laisser à { side } aucun coup de suite de plus de { $rows } rangée
       *[other] ne laisser à { side } aucun coup de suite de plus de { $rows } rangées
    }
reason-opening =
    { $pawns ->
        [0] un coup de départ vers la rangée { $row } (vide)
        [one] un coup de départ vers le pion de la rangée { $row }
       *[other] un coup de départ vers les { $pawns } pions de la rangée { $row }
    }
reason-opening-goal = un coup de départ jusqu’au but
reason-leaves-empty = laisser la rangée { $row } vide
reason-leaves-full = laisser la rangée { $row } pleine
reason-moves-rearmost = avancer un des derniers pions (rangée { $row })
reason-moves-from = déplacer un pion de la rangée { $row }
reason-moves-to = amener un pion sur la rangée { $row }
