### Het spel zelf: kleuren, stappen, wat er nu moet, waarom iets niet mag, uitslagen.
###
### Wat elk bericht betekent en waar het staat, zegt het Engelse bestand met dezelfde naam.

## Kleuren

side =
    { $side ->
        [black] Zwart
       *[red] Rood
    }
side-to-move = { side } is aan de beurt
labelled = { $label }: { $value }

## Regelsets

rule-set-classic = Klassiek
rule-set-revised = Herzien
rule-set-revised-mean = Herzien, gemeen
rule-set-zen = Zen
rule-set-zen-mean = Zen, gemeen

rule-set-classic-line = Het eerste boekje, uit 2003: een vervolgzet naar een lege binnenrij geeft je een extra beurt, stenen die achterblijven kosten niets, en het spel stopt meteen als de kleuren elkaar zijn gepasseerd.
rule-set-revised-line = De boekjes na het eerste: precies op de doellijn komen levert een bonuszet op, en stenen die achterblijven kosten elk hooguit 5 punten.
rule-set-revised-mean-line = De boekjes na het eerste, met de gemene bonusregel: in een bonuszet mag je ook een steen van je tegenstander verzetten.
rule-set-zen-line = Het nieuwste boekje: je mag de vervolgzet overslaan, precies op de doellijn komen levert een bonuszet op, en stenen die achterblijven kosten elk 1 punt.
rule-set-zen-mean-line = Het nieuwste boekje, met de gemene bonusregel: in een bonuszet mag je ook een steen van je tegenstander verzetten.

## Stappen van een beurt

step =
    { $step ->
        [opening] Beginzet
        [follow-up] Vervolgzet
        [bonus] Bonuszet
       *[extra-opening] Beginzet van de extra beurt
    }

## Wat er nu moet

due-opening = Beginzet: zet een van je stenen 1 rij vooruit.
due-follow-up =
    { $rows ->
        [one] Daar stond al 1 steen: zet nu een van je stenen 1 rij vooruit.
       *[other] Daar stonden al { $rows } stenen: zet nu een van je stenen { $rows } rijen vooruit.
    }
due-follow-up-optional =
    { $rows ->
        [one] Daar stond al 1 steen: zet nu een van je stenen 1 rij vooruit, of beëindig je beurt.
       *[other] Daar stonden al { $rows } stenen: zet nu een van je stenen { $rows } rijen vooruit, of beëindig je beurt.
    }
due-follow-up-goal = Je hebt de doellijn bereikt: zet nu een van je stenen 1 rij vooruit.
due-bonus = Precies op de doellijn! Je bonuszet: zet een van je stenen 1 rij vooruit of achteruit, of beëindig je beurt.
due-bonus-mean = Precies op de doellijn! Bonuszet: zet een steen (ook een van de ander, mits niet op zijn doellijn) 1 rij vooruit of achteruit, of beëindig je beurt.
due-extra-opening = Die rij was leeg, dus je krijgt een extra beurt: zet een van je stenen 1 rij vooruit.
due-pass = Geen van je stenen kan 1 rij vooruit, dus je moet passen. (Onze afspraak R2.)
due-nothing-empty-row = Die rij was leeg, dus er is geen vervolgzet. Je beurt is voorbij.
due-nothing = Je beurt is voorbij.

## Waarom iets niet mag

refusal-game-over = Het spel is afgelopen.
refusal-must-pass = Geen van je stenen kan 1 rij vooruit: je kunt nu alleen passen. (Onze afspraak R2.)
refusal-may-not-pass = Je kunt een beginzet doen, dus je mag niet passen.
refusal-turn-complete = Je beurt is al voorbij: je mag geen steen meer verzetten.
refusal-compulsory =
    { $step ->
        [opening] De beginzet moet je doen.
        [bonus] Deze bonuszet moet je doen.
        [extra-opening] De beginzet van je extra beurt moet je doen.
       *[follow-up] De vervolgzet moet je doen, want minstens een van je stenen kan het.
    }
refusal-nothing-to-decline = Er valt niets meer over te slaan: je beurt is voorbij.
refusal-no-pawn = Op rij { $row } staat geen steen.
refusal-wrong-side = De stenen op rij { $row } hebben daarvoor de verkeerde kleur.
refusal-opponents-pawn = Een steen van je tegenstander mag je alleen in een bonuszet verzetten, en alleen met de gemene bonusregel.
refusal-goal-pawn-locked = Deze steen van je tegenstander staat op zijn doellijn en is daar veilig: jij mag hem niet verzetten.
refusal-backward = Hier moet je vooruit: achteruit mag alleen in een bonuszet, en die is er niet in elke uitgave.
refusal-distance-opening = Een beginzet gaat precies 1 rij vooruit.
refusal-distance-follow-up =
    { $rows ->
        [one] Deze vervolgzet gaat precies 1 rij vooruit.
       *[other] Deze vervolgzet gaat precies { $rows } rijen vooruit; alleen op de doellijn mag een steen eerder stoppen.
    }
refusal-distance-bonus = Een bonuszet gaat precies 1 rij vooruit of achteruit.
refusal-row-full = Rij { $row } is vol: je mag eroverheen, maar er niet stoppen.
refusal-board-unchanged = Na een beginzet naar de doellijn mag geen van je eigen stenen daar weg: een beurt moet iets op het bord veranderen. (Onze afspraak R1.)

## Punten en uitslagen

points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
result-win =
    { $margin ->
        [one] { side } wint met { $more } tegen { $less }: 1 punt verschil.
       *[other] { side } wint met { $more } tegen { $less }: { $margin } punten verschil.
    }
result-draw =
    { $points ->
        [one] Gelijkspel: allebei { $points } punt.
       *[other] Gelijkspel: allebei { $points } punten.
    }
ending-resigned = { side } heeft opgegeven.
ending-timed-out = De tijd van { side } is op.
