### French. The English file of the same name says what each message is for, and which editions
### show it.
###
### Words for what comes up again and again: "pile au but" is reaching the goal exactly, "un coup de
### départ jusqu'au but" an opening into the goal, "finir sur" where a step ends.

## Title and goal

rules-title = Les règles de Linja : édition « { $name } »

rules-goal = Comment gagner
rules-goal-text = Fais passer tes pions de l’autre côté du plateau. À la fin de la partie, chaque pion qui a franchi la baguette du milieu te rapporte des points : plus il est allé loin, plus il en rapporte. Pour gagner, il te faut plus de points que ton adversaire.

rules-book-classic = Ton livret parle de « coup de départ » et de « coup supplémentaire » ? C’est l’édition « { rule-set-classic } ». Son « coup supplémentaire » s’appelle ici coup de suite.
rules-book-revised = Ton livret parle de « coup de suite » et de « bonus », mais pas de « duel zen » ? C’est l’édition « { rule-set-revised } ». Ses mots sont aussi les nôtres.
rules-book-zen = Ton livret parle de « coup de suite », de « bonus » et de « duel zen » ? C’est l’édition « { rule-set-zen } ». Ses mots sont aussi les nôtres.

## Setup

rules-setup = Mise en place
rules-setup-sticks = On pose les sept baguettes côte à côte, en laissant de la place pour les pions entre elles. Cela fait huit rangées : six rangées intérieures entre les baguettes, et une rangée dehors à chaque bout. On les numérote de 1 à 8.
rules-setup-directions = La rangée 1 est la ligne de départ de Noir, la rangée 8 celle de Rouge. Ton but, c’est la ligne de départ d’en face : Noir monte de la rangée 1 à la rangée 8, Rouge descend de la rangée 8 à la rangée 1.
rules-setup-pawns = Chacun prend les douze pions d’une couleur, en met six sur sa ligne de départ et un sur chacune des six rangées intérieures.
rules-setup-first = Le hasard décide qui commence. Quand on rejoue, la personne qui a perdu commence ; après une égalité, c’est celle qui n’avait pas commencé la dernière fois.
rules-setup-diagram = Au début : six pions sur chaque ligne de départ, et un pion de chaque couleur sur chaque rangée intérieure.

## A turn, step by step

rules-turn = Ton tour
rules-turn-intro = On joue chacun son tour. Un tour a trois étapes au plus : le coup de départ, le coup de suite et le bonus. Les pions avancent vers leur but ; seul un bonus peut aussi en faire reculer un.
rules-turn-intro-classic = On joue chacun son tour. Un tour a deux étapes au plus, le coup de départ et le coup de suite, et il te rapporte parfois un tour en plus. Les pions avancent vers leur but et ne reculent jamais.
rules-turn-opening = Coup de départ. Choisis un de tes pions et fais-lui sauter une baguette : il avance d’une rangée. Cette étape est obligatoire.
rules-turn-follow-up = Coup de suite. Compte les pions qui étaient déjà sur cette nouvelle rangée : les tiens et ceux de ton adversaire, mais pas celui qui vient d’arriver. Avance ensuite un de tes pions, le même ou un autre, d’autant de rangées, ni plus ni moins. C’est obligatoire si un de tes pions peut le faire.
rules-turn-follow-up-optional = Coup de suite. Compte les pions qui étaient déjà sur cette nouvelle rangée : les tiens et ceux de ton adversaire, mais pas celui qui vient d’arriver. Tu peux ensuite avancer un de tes pions, le même ou un autre, d’autant de rangées, ni plus ni moins. Si ça ne t’arrange pas, tu peux y renoncer.
rules-turn-bonus = Bonus. Ton coup de départ ou ton coup de suite a mené un pion pile au but, sans rangée en trop ? Alors tu peux déplacer un de tes pions d’une rangée, en avant ou en arrière. Un bonus n’en donne jamais un autre.
rules-turn-extra-turn = Tour en plus. Ton coup de suite finit sur une rangée intérieure qui était vide ? Alors tu joues tout de suite un autre tour, avec un coup de départ et un coup de suite. Mais une fois seulement : une rangée vide pendant ton tour en plus ne te rapporte plus rien.
rules-turn-bonus-back = Pourquoi reculer ? Parfois, cela libère une place sur une rangée pleine, ou cela change le nombre de pions que ton adversaire va rencontrer. Même un pion arrivé au but peut reculer, sauf après un coup de départ jusqu’au but (notre interprétation R1, plus bas).

rules-notation = Un déplacement s’écrit avec deux rangées : 2-3, c’est un pion qui va de la rangée 2 à la rangée 3. Les déplacements d’un même coup se suivent, séparés par des virgules : 2-3,1-3.

rules-example-turn = Exemple : { side } fait son coup de départ de la rangée { $from } à la rangée { $to }. { $pawns ->
        [one] Il y avait déjà un pion sur cette rangée, donc le coup de suite est d’une rangée.
       *[other] Il y avait déjà { $pawns } pions sur cette rangée, donc le coup de suite est de { $rows } rangées.
    } { side } le fait avec un pion de la rangée { $start }, qui arrive sur la rangée { $end }.
rules-example-bonus = Exemple : { side } fait son coup de départ de la rangée { $from } à la rangée { $to }, où { $pawns ->
        [one] attend un pion
       *[other] attendent { $pawns } pions
    }. Le coup de suite est donc { $rows ->
        [one] d’une rangée
       *[other] de { $rows } rangées
    }. Depuis la rangée { $start }, cela mène pile au but : un bonus ! { side } s’en sert pour amener aussi au but le pion de la rangée { $bonus }.
rules-example-extra-turn = Exemple : { side } fait son coup de départ de la rangée { $from } à la rangée { $to } et gagne un coup de suite { $rows ->
        [one] d’une rangée
       *[other] de { $rows } rangées
    }. Un pion de la rangée { $start } arrive sur la rangée { $empty }, où il n’y a personne : un tour en plus ! { side } refait un coup de départ, de la rangée { $next } à la rangée { $again }, y rencontre { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
    } et joue son coup de suite de la rangée { $last } à la rangée { $end }.

## Special cases

rules-special = Cas particuliers
rules-special-empty-row = Rangée vide. Si ton coup de départ finit sur une rangée intérieure vide, il n’y a personne à compter : pas de coup de suite.
rules-example-empty-row = Exemple : { side } fait son coup de départ de la rangée { $from } à la rangée { $to }, qui est vide. Le tour est fini.
rules-special-left-over = Rangées en trop. Un pion qui arrive au but avant d’avoir fait toutes ses rangées s’y arrête. Le reste est perdu, et il n’y a pas de bonus.
rules-special-left-over-classic = Rangées en trop. Un pion qui arrive au but avant d’avoir fait toutes ses rangées s’y arrête. Le reste est perdu.
rules-example-left-over = Exemple : { side } fait son coup de départ de la rangée { $from } à la rangée { $to } et gagne un coup de suite { $rows ->
        [one] d’une rangée
       *[other] de { $rows } rangées
    }. Une seule suffit au pion de la rangée { $start } pour arriver au but ; { $lost ->
        [one] l’autre est perdue.
       *[other] les { $lost } autres sont perdues.
    }
rules-special-goal = Coup de départ jusqu’au but. Il n’y a pas de coup de suite, peu importe combien de pions il y a au but, mais tu gagnes un bonus.
rules-special-goal-classic = Coup de départ jusqu’au but. Ton coup de suite est alors d’une rangée, peu importe combien de pions il y a au but.
rules-example-goal = Exemple : { side } fait son coup de départ de la rangée { $from } jusqu’au but puis, avec le bonus, fait reculer un autre pion de la rangée { $start } à la rangée { $end }.
rules-example-goal-classic = Exemple : { side } fait son coup de départ de la rangée { $from } jusqu’au but. Le coup de suite est d’une rangée, ici de la rangée { $start } à la rangée { $end }.
rules-special-no-follow-up = Coup de suite impossible. Parfois, tous tes pions qui ne sont pas encore au but finiraient sur une rangée pleine. Alors il n’y a pas de coup de suite, et ton tour est fini.
rules-special-no-opening = Coup de départ impossible. Parfois, aucun de tes pions ne peut avancer d’une rangée, car chacun est déjà au but ou juste devant une rangée pleine. Alors tu passes.
rules-not-allowed = Interdit : { $turn }. { $reason }

## The row limit

rules-limit = À six, c’est plein
rules-limit-text = Sur une rangée intérieure, il y a six pions au plus, toutes couleurs confondues. Tu peux traverser une rangée pleine, et elle compte comme une rangée de ton chemin, mais tu ne peux pas t’y arrêter. Dehors, sur les lignes de départ, il y a de la place pour tous les pions.
rules-example-limit = Exemple : la rangée { $full } est pleine. { side } fait son coup de départ de la rangée { $from } à la rangée { $to } et gagne un coup de suite { $rows ->
        [one] d’une rangée
       *[other] de { $rows } rangées
    }. Un pion de la rangée { $start } traverse la rangée pleine et arrive sur la rangée { $end }.

## The end of the game

rules-end = Fin de partie
rules-end-text = La partie est finie quand les deux couleurs se sont complètement croisées : chaque pion noir est sur une rangée plus haute que tous les pions rouges. Tant qu’un pion noir et un pion rouge partagent une rangée, même une ligne de départ, ils ne se sont pas croisés.
rules-end-at-once = Dès que les couleurs se sont croisées, la partie est finie, même au milieu d’un tour.
rules-end-after-turn = Quand les couleurs se sont croisées, on finit encore le tour en cours. Ensuite, la partie est finie, même si un bonus a de nouveau mélangé les couleurs.
rules-example-end = Exemple : { side } fait son coup de départ de la rangée { $from } à la rangée { $to } et y rencontre { $pawns ->
        [one] un pion
       *[other] { $pawns } pions
    }. Le dernier pion noir encore en arrière va de la rangée { $start } à la rangée { $end } et dépasse les derniers pions rouges. La partie est finie.

## Scoring

rules-scoring = Les points
rules-scoring-text = Chacun de tes pions compte selon le chemin qu’il a fait depuis ta ligne de départ :
rules-scoring-rows = rangées parcourues
rules-scoring-points = points par pion
rules-scoring-behind-classic = Les pions qui n’ont pas franchi la baguette du milieu ne rapportent rien.
rules-scoring-behind-revised = Les pions qui n’ont pas franchi la baguette du milieu te coûtent des points : plus ils sont près de ta ligne de départ, plus ils coûtent cher.
rules-scoring-behind-zen = Chaque pion qui n’a pas franchi la baguette du milieu te coûte 1 point.
rules-scoring-winner = C’est le plus grand total qui gagne. Autant de points des deux côtés ? C’est une égalité.
rules-scoring-example = Exemple : la partie ci-dessus est finie, alors on compte. D’abord les pions au but, puis rangée par rangée : le nombre de pions, fois les points par pion.

## The mean option

rules-mean = La variante méchante
rules-mean-text = Ici, pas de cadeaux : au lieu d’un de tes pions, ton bonus peut déplacer un pion adverse d’une rangée, en avant ou en arrière. Mais les pions arrivés à leur but ne risquent rien.
rules-example-mean = Exemple : avec le pion de la rangée { $start }, { side } arrive pile au but et se sert du bonus pour faire reculer { $other ->
        [black] un pion noir
       *[red] un pion rouge
    } de la rangée { $from } à la rangée { $to }. Un tel déplacement s’écrit avec un x devant.

## Rulings

rules-ruling-note = Là où un livret ne dit rien ou laisse une question ouverte, nous avons décidé nous-mêmes. Tu le reconnais aux mots « notre interprétation ».
ruling = Notre interprétation R{ $number }. { $says }
ruling-board-changes = Un tour doit changer quelque chose sur le plateau. Après un coup de départ jusqu’au but, le bonus ne peut faire revenir aucun de tes pions du but ; sinon, on pourrait attendre sans fin.
ruling-pass = Si aucun coup de départ n’est possible, tu passes. S’il n’y en a pas non plus pour ton adversaire, la partie est finie et on compte les points.
ruling-pass-classic = Si aucun coup de départ n’est possible, tu passes. S’il n’y en a pas non plus pour ton adversaire, la partie est finie et on compte les points. Un tour en plus sans coup de départ possible s’arrête là.
ruling-extra-turn = Le tour en plus se joue comme tous les autres, et son coup de départ est obligatoire. Après un coup de départ jusqu’au but, le coup de suite d’une rangée compte comme tous les autres : s’il finit sur une rangée intérieure vide, il te donne aussi le tour en plus. Le but, lui, ne compte jamais comme une rangée vide.
ruling-no-follow-up = Si aucun pion ne peut faire le coup de suite, le tour s’arrête là. Tu as le droit de choisir un tel coup de départ, même si un autre te donnerait un coup de suite.
ruling-opening-into-goal = Un coup de départ jusqu’au but donne le bonus, car le pion a avancé d’exactement la rangée permise.

## What changed between the editions

changes-title = Ce qui a changé d’une édition à l’autre
changes-intro = Il existe trois éditions de Linja, et chacune se joue un peu autrement.
changes-differences = Les différences

changes-book = Parution
changes-book-classic = 2003
changes-book-revised = livrets suivants
changes-book-zen = le plus récent
changes-nothing = rien de spécial
changes-follow-up = Coup de suite
changes-follow-up-compulsory = obligatoire si un pion peut le faire
changes-follow-up-optional = on peut y renoncer
changes-goal = Coup de départ jusqu’au but
changes-goal-follow-up = un coup de suite d’une rangée
changes-goal-bonus = pas de coup de suite, mais un bonus
changes-exact = Arrivée pile au but
changes-exact-bonus = un bonus
changes-empty-row = Coup de suite sur une rangée intérieure vide
changes-empty-row-extra-turn = un tour en plus, une seule fois
changes-back = Reculer
changes-back-never = jamais
changes-back-bonus = seulement avec un bonus
changes-mean = Variante méchante
changes-mean-yes = oui
changes-mean-no = non
changes-end = La partie s’arrête
changes-end-at-once = tout de suite
changes-end-after-turn = après le tour en cours
changes-behind = Pions avant la baguette du milieu
changes-behind-same =
    { $points ->
        [0] 0 point
       *[other] { $points } chacun
    }
changes-behind-range = de { $near } à { $far } chacun
changes-example = Points dans l’exemple ci-dessous
changes-example-points = Noir { $black }, Rouge { $red }
changes-example-diagram = L’exemple : cette partie est finie.

changes-same = Ce qui n’a pas changé
changes-same-text = Les baguettes, les pions et la mise en place ; le coup de départ d’une rangée ; le coup de suite, d’autant de rangées que l’on rencontre de pions ; six pions au plus sur une rangée intérieure ; et les points des pions qui ont franchi la baguette du milieu : 1, 2, 3, et 5 au but.
