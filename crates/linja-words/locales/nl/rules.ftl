### De regels van elke uitgave, zo verteld dat een kind van acht ze kan volgen.
###
### Welk bericht bij welke regels hoort, zegt het Engelse bestand met dezelfde naam.
### Stenen staan op een rij, gaan van rij 2 naar rij 3 en komen op de doellijn.

## Titel en doel

rules-title = De spelregels van Linja: { $name }

rules-goal = Waar gaat het om?
rules-goal-text = Breng je stenen over het bord naar de andere kant. Als het spel afgelopen is, krijg je punten voor elke steen die voorbij het middelste stokje is: hoe verder, hoe meer. Wie de meeste punten heeft, wint.

rules-book-classic = Van deze uitgave kennen we geen Nederlands boekje. Staan er in jouw Engelse boekje wel ‘Initial Move’ en ‘Following Move’, maar geen ‘Bonus Move’? Dan heb je de uitgave { rule-set-classic }: hier heten ze beginzet en vervolgzet.
rules-book-revised = Staan er in jouw boekje ‘Beginzet’, ‘Vervolgzet’ en ‘Bonuszet’? Dan heb je de uitgave { rule-set-revised }. Een ‘veld’ heet hier een rij, en de ‘doellinie’ heet doellijn.
rules-book-zen = Van deze uitgave kennen we geen Nederlands boekje. Staan er in jouw Engelse boekje ‘Opening Move’, ‘Follow-Up Move’ en ‘Bonus Move’? Dan heb je de uitgave { rule-set-zen }: hier heten ze beginzet, vervolgzet en bonuszet.

## Klaarzetten

rules-setup = Klaarzetten
rules-setup-sticks = Leg de zeven stokjes naast elkaar, met daartussen ruimte voor de stenen. Zo krijg je acht rijen: zes binnenrijen tussen de stokjes, en aan elke buitenkant nog één rij. We geven ze de nummers 1 tot en met 8.
rules-setup-directions = Rij 1 is de startrij van Zwart, rij 8 die van Rood. Jouw doellijn is de startrij van de ander: Zwart gaat omhoog, van rij 1 naar rij 8, en Rood omlaag, van rij 8 naar rij 1.
rules-setup-pawns = Pak de twaalf stenen van je kleur. Zet er zes op je startrij en op elke binnenrij één.
rules-setup-first = Loot wie mag beginnen. Spelen jullie nog een keer, dan begint wie verloren heeft. Werd het gelijkspel, dan begint wie de vorige keer niet begon.
rules-setup-diagram = Zo begint het: op elke startrij zes stenen, en op elke binnenrij één van elke kleur.

## Een beurt, stap voor stap

rules-turn = Jouw beurt
rules-turn-intro = Jullie spelen om de beurt. Een beurt heeft hooguit drie stappen: de beginzet, de vervolgzet en de bonuszet. Stenen gaan vooruit, naar hun doellijn toe; alleen in een bonuszet mag er ook eentje achteruit.
rules-turn-intro-classic = Jullie spelen om de beurt. Een beurt heeft hooguit twee stappen, de beginzet en de vervolgzet, en soms verdien je daarmee een extra beurt. Stenen gaan vooruit, naar hun doellijn toe, en nooit achteruit.
rules-turn-opening = Beginzet. Kies een van je stenen en zet hem één rij vooruit, over één stokje heen. Dit moet je altijd doen.
rules-turn-follow-up = Vervolgzet. Tel hoeveel stenen er al stonden op de rij waar je net bent aangekomen: die van jou en die van je tegenstander, maar niet de steen die je net hebt verzet. Zet nu een van je stenen precies zoveel rijen vooruit: dezelfde steen of een andere. Kan een van je stenen dat, dan moet het ook.
rules-turn-follow-up-optional = Vervolgzet. Tel hoeveel stenen er al stonden op de rij waar je net bent aangekomen: die van jou en die van je tegenstander, maar niet de steen die je net hebt verzet. Nu mag je een van je stenen precies zoveel rijen vooruit zetten: dezelfde steen of een andere. Wil je dat niet, dan sla je de vervolgzet over.
rules-turn-bonus = Bonuszet. Kwam er in je beginzet of je vervolgzet een steen precies op de doellijn, zonder rijen over te houden? Dan mag je een van je stenen één rij vooruit of achteruit zetten. Een bonuszet levert nooit nog een bonuszet op.
rules-turn-extra-turn = Extra beurt. Eindigde je vervolgzet op een binnenrij die leeg was? Dan ben je meteen nog een keer aan de beurt, met een beginzet en een vervolgzet. Dat gebeurt maar één keer: kom je in je extra beurt weer op een lege rij, dan krijg je er niet nog een.
rules-turn-bonus-back = Waarom achteruit? Soms maak je zo plaats op een volle rij, of verander je hoeveel stenen je tegenstander straks telt. Zelfs een steen op de doellijn mag weer achteruit, behalve na een beginzet naar de doellijn (onze afspraak R1, verderop).

rules-notation = We schrijven elke stap met twee rijnummers: 2-3 is een steen die van rij 2 naar rij 3 gaat. De stappen van een beurt staan achter elkaar, met komma’s ertussen: 2-3,1-3.

rules-example-turn = Voorbeeld: de beginzet van { side } gaat van rij { $from } naar rij { $to }. { $pawns ->
        [one] Daar stond al één steen, dus de vervolgzet gaat één rij vooruit.
       *[other] Daar stonden al { $pawns } stenen, dus de vervolgzet gaat { $rows } rijen vooruit.
    } { side } kiest daarvoor een steen van rij { $start }, en die komt op rij { $end }.
rules-example-bonus = Voorbeeld: de beginzet van { side } gaat van rij { $from } naar rij { $to }. { $pawns ->
        [one] Daar stond al één steen, dus de vervolgzet gaat één rij vooruit.
       *[other] Daar stonden al { $pawns } stenen, dus de vervolgzet gaat { $rows } rijen vooruit.
    } De steen van rij { $start } komt zo precies op de doellijn: een bonuszet! Daarmee gaat ook de steen van rij { $bonus } naar de doellijn.
rules-example-extra-turn = Voorbeeld: de beginzet van { side } gaat van rij { $from } naar rij { $to } en geeft een vervolgzet van { $rows ->
        [one] één rij
       *[other] { $rows } rijen
    }. Een steen van rij { $start } komt op rij { $empty }, en daar stond niemand: een extra beurt! De nieuwe beginzet gaat van rij { $next } naar rij { $again }. { $pawns ->
        [one] Daar stond al één steen
       *[other] Daar stonden al { $pawns } stenen
    }, dus nu gaat er een steen van rij { $last } naar rij { $end }.

## Bijzondere gevallen

rules-special = Bijzondere gevallen
rules-special-empty-row = Een lege rij. Eindigt je beginzet op een lege binnenrij, dan valt er niets te tellen: je krijgt geen vervolgzet.
rules-example-empty-row = Voorbeeld: de beginzet van { side } gaat van rij { $from } naar de lege rij { $to }. De beurt is voorbij.
rules-special-left-over = Rijen over. Komt een steen op de doellijn terwijl hij nog rijen over heeft, dan stopt hij daar. Die rijen ben je kwijt, en je krijgt geen bonuszet.
rules-special-left-over-classic = Rijen over. Komt een steen op de doellijn terwijl hij nog rijen over heeft, dan stopt hij daar. Die rijen ben je kwijt.
rules-example-left-over = Voorbeeld: de beginzet van { side } gaat van rij { $from } naar rij { $to } en geeft een vervolgzet van { $rows ->
        [one] één rij
       *[other] { $rows } rijen
    }. De steen van rij { $start } heeft maar één rij nodig om op de doellijn te komen; { $lost ->
        [one] de andere is { side } kwijt.
       *[other] de andere { $lost } is { side } kwijt.
    }
rules-special-goal = Beginzet naar de doellijn. Hoeveel stenen daar ook staan: je krijgt geen vervolgzet, maar wel een bonuszet.
rules-special-goal-classic = Beginzet naar de doellijn. Hoeveel stenen daar ook staan: je vervolgzet is dan één rij.
rules-example-goal = Voorbeeld: de beginzet van { side } gaat van rij { $from } naar de doellijn. In de bonuszet gaat een andere steen achteruit, van rij { $start } naar rij { $end }.
rules-example-goal-classic = Voorbeeld: de beginzet van { side } gaat van rij { $from } naar de doellijn. De vervolgzet gaat één rij vooruit, hier van rij { $start } naar rij { $end }.
rules-special-no-follow-up = Geen vervolgzet mogelijk. Soms zou elke steen van jou die nog niet op de doellijn staat, met de vervolgzet op een volle rij komen. Dan vervalt de vervolgzet en is je beurt voorbij.
rules-special-no-opening = Geen beginzet mogelijk. Soms kan geen van je stenen één rij vooruit, omdat ze allemaal al op de doellijn of vlak voor een volle rij staan. Dan moet je passen.
rules-not-allowed = Dit mag niet: { $turn }. { $reason }

## Volle rijen

rules-limit = Vol is vol
rules-limit-text = Met zes stenen is een binnenrij vol, welke kleur ze ook hebben. Je mag er wel overheen, en dan telt de rij gewoon mee, maar stoppen mag je er niet. De twee startrijen aan de buitenkant raken nooit vol.
rules-example-limit = Voorbeeld: rij { $full } is vol. De beginzet van { side } gaat van rij { $from } naar rij { $to } en geeft een vervolgzet van { $rows ->
        [one] één rij
       *[other] { $rows } rijen
    }. Een steen van rij { $start } gaat over de volle rij heen en komt op rij { $end }.

## Einde

rules-end = Wanneer is het afgelopen?
rules-end-text = Het spel is afgelopen als de twee kleuren elkaar helemaal zijn gepasseerd: elke zwarte steen staat dan op een hogere rij dan elke rode. Een zwarte en een rode steen op dezelfde rij zijn elkaar nog niet gepasseerd, ook niet op een startrij.
rules-end-at-once = Zodra de kleuren elkaar zijn gepasseerd, is het spel afgelopen, ook midden in een beurt.
rules-end-after-turn = Zodra de kleuren elkaar zijn gepasseerd, wordt alleen de lopende beurt nog afgemaakt. Daarna is het spel afgelopen, ook als een bonuszet de kleuren weer heeft gemengd.
rules-example-end = Voorbeeld: de beginzet van { side } gaat van rij { $from } naar rij { $to }. { $pawns ->
        [one] Daar stond al één steen.
       *[other] Daar stonden al { $pawns } stenen.
    } In de vervolgzet gaat de achterste zwarte steen van rij { $start } naar rij { $end }, voorbij de achterste rode stenen. Het spel is afgelopen.

## Punten

rules-scoring = Punten tellen
rules-scoring-text = Hoeveel punten een steen je oplevert, hangt ervan af hoe ver hij gekomen is:
rules-scoring-rows = rijen vanaf je startrij
rules-scoring-points = punten per steen
rules-scoring-behind-classic = Stenen die niet voorbij het middelste stokje zijn, leveren niets op.
rules-scoring-behind-revised = Stenen die niet voorbij het middelste stokje zijn, kosten je punten: hoe dichter bij je startrij, hoe meer.
rules-scoring-behind-zen = Stenen die niet voorbij het middelste stokje zijn, kosten je elk 1 punt.
rules-scoring-winner = Wie de meeste punten heeft, wint. Hebben jullie er evenveel, dan is het gelijkspel.
rules-scoring-example = Voorbeeld: het spel van hierboven is afgelopen, dus we gaan tellen. Eerst de stenen op de doellijn, dan rij voor rij: het aantal stenen keer de punten per steen.

## De gemene bonusregel

rules-mean = De gemene bonusregel
rules-mean-text = Jullie hebben afgesproken een beetje gemener te spelen: in je bonuszet mag je in plaats van een eigen steen ook een steen van je tegenstander één rij vooruit of achteruit zetten. Staat die steen al op zijn doellijn, dan is hij veilig.
rules-example-mean = Voorbeeld: { side } komt met de steen van rij { $start } precies op de doellijn en zet in de bonuszet { $other ->
        [black] een zwarte steen
       *[red] een rode steen
    } achteruit, van rij { $from } naar rij { $to }. Zo’n stap schrijf je met een x ervoor.

## Onze afspraken: wat dit project heeft gekozen waar een boekje niets zegt of iets openlaat

rules-ruling-note = Waar een boekje niets zegt of iets openlaat, hebben we zelf gekozen. Daar staat dan ‘onze afspraak’ bij.
ruling = Onze afspraak R{ $number }: { $says }
ruling-board-changes = Een beurt moet iets op het bord veranderen. Na een beginzet naar de doellijn mag je met de bonuszet dus geen eigen steen van de doellijn terughalen; anders zou je eeuwig kunnen wachten.
ruling-pass = Wie geen beginzet kan doen, moet passen. Kunnen jullie het allebei niet, dan is het spel afgelopen en tellen jullie de punten.
ruling-pass-classic = Wie geen beginzet kan doen, moet passen. Kunnen jullie het allebei niet, dan is het spel afgelopen en tellen jullie de punten. Kun je in je extra beurt geen beginzet doen, dan is die gewoon voorbij.
ruling-extra-turn = De extra beurt is een beurt als alle andere, en de beginzet ervan moet je doen. Ook de ene rij na een beginzet naar de doellijn is een gewone vervolgzet: eindigt die op een lege binnenrij, dan krijg je ook de extra beurt. De doellijn zelf telt nooit als lege rij.
ruling-no-follow-up = Kan geen van je stenen de vervolgzet doen, dan is je beurt gewoon voorbij. Zo’n beginzet mag je ook kiezen als er een andere is waarna de vervolgzet wel kan.
ruling-opening-into-goal = Een beginzet naar de doellijn levert de bonuszet op, want de steen is precies de ene rij vooruitgegaan die hij mocht.

## Wat er veranderd is

changes-title = Wat er per uitgave anders is
changes-intro = Van Linja zijn er drie uitgaven, en in elke uitgave gaat het net een beetje anders.
changes-differences = De verschillen

changes-book = Boekje
changes-book-classic = uit 2003
changes-book-revised = de boekjes daarna
changes-book-zen = het nieuwste
changes-nothing = niets bijzonders
changes-follow-up = Vervolgzet
changes-follow-up-compulsory = moet, als het kan
changes-follow-up-optional = mag je overslaan
changes-goal = Beginzet naar de doellijn
changes-goal-follow-up = vervolgzet van 1 rij
changes-goal-bonus = geen vervolgzet, wel een bonuszet
changes-exact = Precies op de doellijn
changes-exact-bonus = een bonuszet
changes-empty-row = Vervolgzet naar een lege binnenrij
changes-empty-row-extra-turn = een extra beurt, één keer
changes-back = Achteruit
changes-back-never = nooit
changes-back-bonus = alleen in een bonuszet
changes-mean = Gemene bonusregel
changes-mean-yes = ja
changes-mean-no = nee
changes-end = Het spel stopt
changes-end-at-once = meteen
changes-end-after-turn = na de beurt
changes-behind = Stenen vóór het middelste stokje
changes-behind-same =
    { $points ->
        [0] 0 punten
       *[other] { $points } per steen
    }
changes-behind-range = { $near } tot { $far } per steen
changes-example = Punten in het voorbeeld hieronder
changes-example-points = Zwart { $black }, Rood { $red }
changes-example-diagram = Het voorbeeld: dit spel is afgelopen.

changes-same = Wat hetzelfde bleef
changes-same-text = De stokjes, de stenen en het klaarzetten zijn hetzelfde. De beginzet gaat één rij vooruit. Je telt hoeveel stenen daar al stonden, en de vervolgzet gaat zoveel rijen vooruit. Een binnenrij is vol met zes stenen. En een steen voorbij het middelste stokje levert 1, 2 of 3 punten op, op de doellijn 5.
