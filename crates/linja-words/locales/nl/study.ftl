study-title = Linja begrijpen
study-intro = Linja is opgelost: van elke zet in elke stelling is precies bekend wat hij waard is. Vraag naar elke stelling die je wilt.
study-puzzles = Puzzels
study-puzzles-line = Elke dag een nieuwe: zoek de ene zet die beter is dan alle andere.
study-review-line = Bekijk een spel opnieuw: wat elke zet waard was, waar het beslist werd en wat beter was geweest.
study-board = Uitproberen
study-board-line = Zet een stelling neer zoals je wilt, kijk wat elke zet waard is en speel vanaf daar verder.
study-solution = De oplossing
study-solution-line = Wat eruit komt als niemand een fout maakt.

study-judged = Het orakel oordeelt: elk getal is exact.
study-asking = Even het orakel vragen…
study-solving = Het orakel is deze regelset nog aan het oplossen. Het antwoord komt vanzelf.
study-writing = Het orakel heeft deze regelset opgelost en schrijft hem op. Het antwoord komt vanzelf.
study-waiting = Het orakel gaat deze regelset binnenkort oplossen; dat duurt een paar minuten. Het antwoord komt vanzelf.
study-failed = Het orakel kon deze regelset niet oplossen. Het probeert het later nog eens.
study-no-server = Er is nu geen verbinding, en op dit apparaat staat geen tabel om het in op te zoeken. Spelen op dit apparaat, lessen en regels werken gewoon door. De pagina probeert het vanzelf nog eens.
study-refused = De server kan niet antwoorden. { $reason }
study-progress = Hoeveel er is opgelost

study-review-own = Je huidige spel analyseren
study-paste = Plak een genoteerd spel (.linja)
study-review-it = Analyseren
study-open = Bestand openen
study-wrong-record = Dit is niet te lezen: { $wrong }
study-another-game = Ander spel
study-not-over = Het spel is niet uitgespeeld.
study-judged-best = { $grade }. Verschil: { $margins }.
study-judged-only = { $grade }, en de enige winnende zet. Verschil: { $margins }.
study-judged-worse =
    { $points ->
        [one] { $grade }: geeft 1 punt weg. Verschil: { $margins }. Beter: { $turn }
       *[other] { $grade }: geeft { $points } punten weg. Verschil: { $margins }. Beter: { $turn }
    }
study-lines = Beide varianten, zet voor zet
study-line-played = gespeeld
study-line-better = beter
study-line-leave = Terug naar het spel
study-mistake-before = ◀ Fout
study-mistake-after = Fout ▶
study-all-turns = Alle zetten
study-pictures = Afbeeldingen
study-png = Afbeelding (PNG)
study-svg = Tekening (SVG)
study-animation = Spel als animatie (PNG)
study-number = nummer
study-side = kleur
study-first = Naar het begin
study-back = Een zet terug
study-on = Een zet verder
study-last = Naar het einde
study-place = { $at } van { $turns }
study-chart-caption = Verschil bij perfect spel vanaf daar: boven de lijn staat Zwart voor, eronder Rood. Stippen zijn fouten.
study-chart-told = Grafiek, { $title }: { $first } aan het begin, { $last } aan het einde, hoogste { $highest }, laagste { $lowest }.
study-chart-list = In de lijst van zetten staan alle getallen.

study-step-back = Stap terug
study-worth = Bij perfect spel: { $margin } voor { side }.
study-turns = Zetten, de beste eerst
study-turns-far = Het kleine getal is het aantal beurten tot het einde.
study-compare = Uitgaven vergelijken
study-compare-line = Verschil voor { side } (aan de beurt) in deze stelling, per regelset:
study-not-solved = hier nog niet opgelost
study-position = Stelling als tekst
study-wrong-position = Geen stelling: { $wrong }
study-wrong-link = De stelling in deze link is niet te lezen: { $wrong }. In plaats daarvan zie je de beginstelling.
study-play-computer = Verder tegen de computer
study-play-friend = Hier samen verder
study-variations = Zetten en varianten
study-keys = Met ← en → ga je door de zetten, met ↑ en ↓ door de varianten.
study-make-main = Tot hoofdvariant maken
study-delete = Vanaf hier verwijderen
study-undelete = Verwijderen ongedaan maken
study-comment = Commentaar bij { $turn }
study-title-comment = Titel en commentaar
study-keep-study = Bewaren bij ‘Mijn partijen’
study-is-kept = Staat bij ‘Mijn partijen’, met alles wat je verandert.
study-save = Opslaan als bestand
study-gone = Deze studie staat niet op dit apparaat. In plaats daarvan zie je de beginstelling.

study-set-up = Opzetten
study-set-up-line = Tik een steen aan om hem weg te halen; tik naast de stenen om er een bij te zetten, links voor Zwart, rechts voor Rood. Of gebruik de knoppen.
study-set-up-ready = Deze stelling klopt.
study-row = Rij
study-to-move = Aan de beurt
study-empty = Leeg bord
study-start = Beginstelling
study-cancel = Annuleren
study-take = { side }: een steen van rij { $row } wegnemen
study-add = { side }: een steen op rij { $row } zetten

study-puzzle-today = Puzzel van de dag, moeilijkheid { $difficulty } van 5
study-puzzle-next = Volgende puzzel
study-puzzle-retry = Nog eens proberen
study-puzzle-show = Oplossing tonen
study-puzzle-first = In één keer opgelost
study-puzzle-later = Opgelost
study-puzzle-shown = Oplossing bekeken
study-streak =
    { $days ->
        [one] 1 dag op rij
       *[other] { $days } dagen op rij
    }, { $solved } in één keer opgelost
study-puzzle-counts = { $later } later opgelost, { $shown } bekeken
study-puzzle-more = Meer puzzels, van makkelijk tot moeilijk
study-puzzle-difficulty = Een puzzel van moeilijkheid { $difficulty }
study-today = Vandaag
study-puzzle-rules = Met andere regels

## Oefenen: wat eerder misging

study-practice = Oefenen
study-practice-line = Doe beter wat misging, of los puzzels op tegen de klok.
study-practice-text = Wat in je partijen en puzzels misging, komt hier terug: eerst na een dag, en telkens later als je het goed doet.
study-practice-on = Laat mijn fouten terugkomen
study-practice-due =
    { $due ->
        [0] Vandaag staat er niets klaar.
        [one] Vandaag staat er één oefening klaar.
       *[other] Vandaag staan er { $due } oefeningen klaar.
    } Gepland: { $planned }. Geleerd: { $learnt }.
study-practice-begin = Beginnen
study-exercise = Oefening { $number } van { $all }
study-run = Tegen de klok
study-run-text = Drie minuten, zoveel puzzels als je kunt. Ze worden steeds moeilijker, en alleen de eerste poging telt. Met welke regels?
study-run-title = { $clock } · opgelost: { $found }
study-run-over = Opgelost: { $found }. Je record: { $best }.
study-find-better = { side-to-move }: hier werd { $turn } gespeeld. Zoek iets beters.
study-find-best = { side-to-move }: zoek de beste zet.
study-next = Volgende
study-retry-own = Verbeter je fouten ({ $count })
study-retry = Verbeter de fouten van { side } ({ $count })

study-solution-how = Elke regelset heeft { $positions } stellingen. Een programma heeft ze allemaal van achteren naar voren uitgerekend, van het einde tot het begin, en daarna elke stelling nog eens aan de regels getoetst. Dit is dus geen schatting: tegen perfect spel kan niemand het beter doen.
study-first-player = wie begint, krijgt
study-perfect-game = Een perfect spel: { $rules }
study-first-turns = De eerste zet

study-oracle = Het orakel
study-oracle-line = Bewaar het op dit apparaat, of los het spel zelf op.
study-oracle-text = Het orakel zoekt zijn antwoorden op in een tabel, één per regelset. Bewaar je een tabel op dit apparaat, dan antwoordt het orakel ook zonder netwerk. Of laat dit apparaat het hele spel zelf uitrekenen.
study-kept = Op dit apparaat, { $size } MB
study-beside = Op deze site, { $size } MB
study-nowhere = Nog niet hier
study-keep = Op het apparaat bewaren
study-forget = Verwijderen
study-solve = Hier oplossen
study-solve-line = Oplossen duurt een of twee minuten en kost 3 GB geheugen. Een computer kan dat, de meeste telefoons niet.
study-keep-done = De tabel staat nu op dit apparaat.
study-fetching = Ophalen: { $percent }
study-solving-here = Oplossen: { $percent }, { $rate } miljoen stellingen per seconde
study-packing = Opschrijven: { $percent }
study-solved = Je hebt zojuist Linja opgelost: { $positions } stellingen in { $seconds } s. De controlesom { $checksum } klopt.
study-solved-wrong = De controlesom klopt niet, dus er is onderweg iets misgegaan. Er is niets bewaard.
study-no-table = Voor deze regelset is hier geen tabel.
study-damaged = De tabel is beschadigd of van een andere versie. Verwijder hem en haal een nieuwe op.
study-no-room = Op dit apparaat is niet genoeg ruimte.
study-no-storage = Deze browser laat de pagina niets bewaren.
study-busy = Een ander tabblad is er al mee bezig.
study-no-memory = Oplossen kost 3 GB geheugen, en dat heeft deze browser niet. De tabel van deze site kun je wel bewaren.
study-playing = Je speelt tegen iemand die je niet kent. Het orakel antwoordt weer als dat spel is afgelopen.
study-nonsense = Hierop is geen antwoord.

## Hoe ver het einde is

outcome-of-side = { side }: { $outcome }
outcome-win =
    { $turns ->
        [one] wint in { $turns } beurt
       *[other] wint in { $turns } beurten
    }
outcome-draw =
    { $turns ->
        [one] gelijkspel in { $turns } beurt
       *[other] gelijkspel in { $turns } beurten
    }
outcome-loss =
    { $turns ->
        [one] verliest in { $turns } beurt
       *[other] verliest in { $turns } beurten
    }
