### French. The English file of the same name says what each message is for.
###
### The player is "tu"; what both do together is "on". Typography: U+202F before ; : ! ? and %
### and inside « », U+00A0 between "rangée" and its number, the curved apostrophe.

## Sides

side =
    { $side ->
        [black] Noir
       *[red] Rouge
    }

side-to-move = C’est à { side } de jouer

## Rule sets

rule-set-classic = Classique
rule-set-revised = Révisée
rule-set-revised-mean = Révisée, variante méchante
rule-set-zen = Zen
rule-set-zen-mean = Zen, variante méchante

rule-set-classic-line = Le premier livret de règles, de 2003 : un coup de suite sur une rangée intérieure vide te donne un tour supplémentaire, les pions à la traîne ne coûtent rien et la partie peut s’arrêter en plein tour.
rule-set-revised-line = Les livrets de règles suivants : un pion qui arrive pile au but te donne un bonus, et chaque pion à la traîne coûte jusqu’à 5 points.
rule-set-revised-mean-line = Les livrets de règles suivants, avec leur variante méchante : un bonus peut aussi déplacer un pion de ton adversaire.
rule-set-zen-line = Le livret de règles le plus récent : tu peux renoncer au coup de suite, un pion qui arrive pile au but te donne un bonus, et chaque pion à la traîne coûte 1 point.
rule-set-zen-mean-line = Le livret de règles le plus récent, avec sa variante méchante : un bonus peut aussi déplacer un pion de ton adversaire.

## Steps of a turn

step =
    { $step ->
        [opening] Coup de départ
        [follow-up] Coup de suite
        [bonus] Bonus
       *[extra-opening] Coup de départ du tour supplémentaire
    }

## What is due

due-opening = Coup de départ : avance un de tes pions d’une rangée.
due-follow-up =
    { $rows ->
        [one] Il y avait déjà 1 pion sur cette rangée : maintenant, avance un de tes pions d’une rangée.
       *[other] Il y avait déjà { $rows } pions sur cette rangée : maintenant, avance un de tes pions de { $rows } rangées.
    }
due-follow-up-optional =
    { $rows ->
        [one] Il y avait déjà 1 pion sur cette rangée : maintenant, avance un de tes pions d’une rangée, ou termine ton tour.
       *[other] Il y avait déjà { $rows } pions sur cette rangée : maintenant, avance un de tes pions de { $rows } rangées, ou termine ton tour.
    }
due-follow-up-goal = Te voilà au but : maintenant, avance un de tes pions d’une rangée.
due-bonus = Pile au but ! Ton bonus : déplace un de tes pions d’une rangée, en avant ou en arrière, ou termine ton tour.
due-bonus-mean = Pile au but ! Ton bonus : déplace d’une rangée, en avant ou en arrière, un de tes pions ou un pion de ton adversaire qui n’est pas encore à son but ; ou bien termine ton tour.
due-extra-opening = La rangée était vide, tu gagnes donc un tour supplémentaire : avance un de tes pions d’une rangée.
due-pass = Aucun de tes pions ne peut avancer d’une rangée, donc tu passes. (Notre interprétation R2.)
due-nothing-empty-row = La rangée était vide, donc il n’y a pas de coup de suite. Ton tour est fini.
due-nothing = Ton tour est fini.

## Refusals

refusal-game-over = La partie est finie.
refusal-must-pass = Aucun de tes pions ne peut avancer d’une rangée, donc tu ne peux que passer. (Notre interprétation R2.)
refusal-may-not-pass = Un coup de départ est possible, donc tu dois en faire un : on ne passe que si aucun pion ne peut avancer.
refusal-turn-complete = Ton tour est fini : tu ne peux plus rien déplacer.
refusal-compulsory =
    { $step ->
        [opening] Le coup de départ est obligatoire.
        [bonus] Ce bonus est obligatoire.
        [extra-opening] Le coup de départ de ton tour supplémentaire est obligatoire.
       *[follow-up] Le coup de suite est obligatoire, puisqu’un de tes pions peut le faire.
    }
refusal-nothing-to-decline = Il n’y a plus rien à quoi renoncer : ton tour est déjà fini.
refusal-no-pawn = Il n’y a pas de pion sur la rangée { $row }.
refusal-wrong-side = Les pions de la rangée { $row } n’ont pas la bonne couleur pour ce déplacement.
refusal-opponents-pawn = Tu ne peux déplacer un pion de ton adversaire qu’avec un bonus, et seulement dans la variante méchante.
refusal-goal-pawn-locked = Les pions de ton adversaire arrivés à leur but sont bloqués : tu n’as pas le droit de les déplacer. (Notre interprétation R5.)
refusal-backward = Ici, il faut avancer : un pion ne recule qu’avec un bonus, quand les règles en prévoient un.
refusal-distance-opening = Au coup de départ, un pion avance d’une rangée, ni plus ni moins.
refusal-distance-follow-up =
    { $rows ->
        [one] Pour ce coup de suite, un pion avance d’une rangée exactement.
       *[other] Pour ce coup de suite, un pion avance de { $rows } rangées exactement ; il ne peut s’arrêter plus tôt que s’il arrive au but.
    }
refusal-distance-bonus = Avec un bonus, un pion bouge d’une seule rangée, en avant ou en arrière.
refusal-row-full = La rangée { $row } est pleine : tu peux la traverser, mais pas t’y arrêter.
refusal-board-unchanged = Après un coup de départ jusqu’au but, aucun de tes pions ne peut revenir du but : un tour doit changer quelque chose sur le plateau. (Notre interprétation R1.)

## Points and results

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-win =
    { $margin ->
        [one] { side } gagne d’un point, { $more } à { $less }.
       *[other] { side } gagne de { $margin } points, { $more } à { $less }.
    }
result-draw =
    { $points ->
        [one] Égalité : { $points } point partout.
       *[other] Égalité : { $points } points partout.
    }
ending-resigned = { side } a abandonné.
ending-timed-out = { side } a dépassé son temps.
