### French. The English file of the same name says what each message is for.
###
### A puzzle is "énigme".

puzzle-title = Énigme { $number }, difficulté { $difficulty } sur 5
puzzle-task-win = { side-to-move } : un seul tour permet de gagner.
puzzle-task-points = { side-to-move } : un tour vaut au moins { $points } points de plus que tous les autres.
puzzle-prompt = Écris ton tour :
puzzle-not-a-turn = Ce n’est pas un tour. Un tour s’écrit comme ceci : 2-3,1-4
puzzle-not-allowed = Interdit. { $reason }
puzzle-right = Bonne réponse : { $margin } pour { side }.
puzzle-wrong =
    { $points ->
        [one] Non : ce tour laisse filer 1 point ; il reste { $margin } pour { side }.
       *[other] Non : ce tour laisse filer { $points } points ; il reste { $margin } pour { side }.
    }
puzzle-solution = Solution : { $turn } ({ $margin } pour { side })

## Themes

theme-bonus = Le bonus
theme-extra-turn = Tours supplémentaires
theme-exact-arrival = Arrivées avec le compte exact
theme-follow-up = Coups de suite
theme-other-side = Le coup de suite adverse
theme-opening = Où commencer
theme-empty-row = Rangées vides
theme-full-row = Rangées pleines
theme-back-pawns = Les derniers pions
theme-pawn = Le bon pion
theme-pass = Forcer l’adversaire à passer
theme-end = Finir la partie
theme-heading = Par thème
theme-progress = { $planned } prévus · trouvés du premier coup : { $right } sur { $asked }
