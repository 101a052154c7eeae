### French. The English file of the same name says what each message is for.
###
### A puzzle is "énigme".

puzzle-title = Énigme { $number }, difficulté { $difficulty } sur 5
puzzle-task-win = { side-to-move } : un seul coup gagne.
puzzle-task-points = { side-to-move } : un coup vaut au moins { $points } points de plus que tous les autres.
puzzle-prompt = Ton coup :
puzzle-not-a-turn = Ce n’est pas un coup. Un coup s’écrit comme ceci : 2-3,1-4
puzzle-not-allowed = Interdit. { $reason }
puzzle-right = Bonne réponse : { $margin } pour { side }.
puzzle-wrong =
    { $points ->
        [one] Non : ce coup laisse filer 1 point ; il reste { $margin } pour { side }.
       *[other] Non : ce coup laisse filer { $points } points ; il reste { $margin } pour { side }.
    }
puzzle-solution = Solution : { $turn } ({ $margin } pour { side })

## Themes

theme-bonus = Le bonus
theme-extra-turn = Tours en plus
theme-exact-arrival = Arrivées pile au but
theme-follow-up = Coups de suite
theme-other-side = Le coup de suite adverse
theme-opening = Le bon départ
theme-empty-row = Rangées vides
theme-full-row = Rangées pleines
theme-back-pawns = Les pions de derrière
theme-pawn = Le bon pion
theme-pass = Forcer l’adversaire à passer
theme-end = Finir la partie
theme-heading = Par thème
theme-progress = prévus : { $planned } · trouvés au premier essai : { $right } sur { $asked }
