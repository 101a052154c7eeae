### French. The English file of the same name says what each message is for.
###
### The player is "tu"; what both do together is "on". A turn is "tour", what is played in it "coup"; a turn is ended by "finir".
### Typography: U+202F before ; ! ? and %, U+00A0 before : and inside « », between "rangée" and its number, and before
### units such as Go; the curved apostrophe.

## Sides

side =
    { $side ->
        [black] Noir
       *[red] Rouge
    }

side-to-move = C’est à { side } de jouer
labelled = { $label } : { $value }

## Rule sets

rule-set-classic = Classique
rule-set-revised = Révisée
rule-set-revised-mean = Révisée, variante méchante
rule-set-zen = Zen
rule-set-zen-mean = Zen, variante méchante

rule-set-classic-line = Le premier livret, de 2003 : un coup de suite sur une rangée intérieure vide te donne un tour en plus, les pions à la traîne ne coûtent rien et la partie peut s’arrêter en plein tour.
rule-set-revised-line = Les livrets suivants : un pion qui arrive pile au but te donne un bonus, et chaque pion à la traîne coûte jusqu’à 5 points.
rule-set-revised-mean-line = Les livrets suivants, avec leur variante méchante : le bonus peut aussi déplacer un pion adverse.
rule-set-zen-line = Le livret le plus récent : tu peux renoncer au coup de suite, un pion qui arrive pile au but te donne un bonus, et chaque pion à la traîne coûte 1 point.
rule-set-zen-mean-line = Le livret le plus récent, avec sa variante méchante : le bonus peut aussi déplacer un pion adverse.

## Steps of a turn

step =
    { $step ->
        [opening] Coup de départ
        [follow-up] Coup de suite
        [bonus] Bonus
       *[extra-opening] Coup de départ du tour en plus
    }

## What is due

due-opening = Coup de départ : avance un de tes pions d’une rangée.
due-follow-up =
    { $rows ->
        [one] Il y avait déjà 1 pion sur cette rangée : avance maintenant un de tes pions d’une rangée.
       *[other] Il y avait déjà { $rows } pions sur cette rangée : avance maintenant un de tes pions de { $rows } rangées.
    }
due-follow-up-optional =
    { $rows ->
        [one] Il y avait déjà 1 pion sur cette rangée : avance maintenant un de tes pions d’une rangée, ou finis ton tour.
       *[other] Il y avait déjà { $rows } pions sur cette rangée : avance maintenant un de tes pions de { $rows } rangées, ou finis ton tour.
    }
due-follow-up-goal = Te voilà au but : avance maintenant un de tes pions d’une rangée.
due-bonus = Pile au but ! Ton bonus : déplace un de tes pions d’une rangée, en avant ou en arrière, ou finis ton tour.
due-bonus-mean = Pile au but ! Bonus : déplace d’une rangée, en avant ou en arrière, un de tes pions ou un pion adverse qui n’est pas à son but ; ou finis ton tour.
due-extra-opening = La rangée était vide : tu gagnes un tour en plus ! Avance un de tes pions d’une rangée.
due-pass = Aucun de tes pions ne peut avancer d’une rangée : tu passes. (Notre interprétation R2.)
due-nothing-empty-row = La rangée était vide : pas de coup de suite. Ton tour est fini.
due-nothing = Ton tour est fini.

## Refusals

refusal-game-over = La partie est finie.
refusal-must-pass = Aucun de tes pions ne peut avancer d’une rangée : tu ne peux que passer. (Notre interprétation R2.)
refusal-may-not-pass = Un coup de départ est possible, alors tu dois le jouer : on ne passe que si aucun pion ne peut avancer.
refusal-turn-complete = Ton tour est fini : tu ne peux plus rien déplacer.
refusal-compulsory =
    { $step ->
        [opening] Le coup de départ est obligatoire.
        [bonus] Ce bonus est obligatoire.
        [extra-opening] Le coup de départ de ton tour en plus est obligatoire.
       *[follow-up] Le coup de suite est obligatoire : un de tes pions peut le jouer.
    }
refusal-nothing-to-decline = Il n’y a plus rien à quoi renoncer : ton tour est déjà fini.
refusal-no-pawn = Il n’y a pas de pion sur la rangée { $row }.
refusal-wrong-side = Les pions de la rangée { $row } n’ont pas la bonne couleur pour ce déplacement.
refusal-opponents-pawn = Tu ne peux déplacer un pion adverse qu’avec un bonus, et seulement dans la variante méchante.
refusal-goal-pawn-locked = Les pions adverses arrivés à leur but sont bloqués : tu ne peux pas les déplacer.
refusal-backward = Ici, il faut avancer : un pion ne recule qu’avec un bonus, quand les règles en prévoient un.
refusal-distance-opening = Au coup de départ, un pion avance d’une rangée, ni plus ni moins.
refusal-distance-follow-up =
    { $rows ->
        [one] À ce coup de suite, un pion avance d’exactement une rangée.
       *[other] À ce coup de suite, un pion avance d’exactement { $rows } rangées ; seul un pion arrivé au but s’arrête avant.
    }
refusal-distance-bonus = Avec un bonus, un pion bouge d’une seule rangée, en avant ou en arrière.
refusal-row-full = La rangée { $row } est pleine : tu peux la traverser, mais pas t’y arrêter.
refusal-board-unchanged = Après un coup de départ au but, aucun de tes pions ne peut en revenir : un tour doit changer quelque chose sur le plateau. (Notre interprétation R1.)

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
        [one] Égalité : { $points } point partout.
       *[other] Égalité : { $points } points partout.
    }
ending-resigned = { side } a abandonné.
ending-timed-out = { side } a perdu au temps.
