### Het spel in een terminal: wat de toetsen doen, kleine vensters, wachten; en hetzelfde spel regel voor regel.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

## Toetsen

tui-enter = Enter
tui-esc = Esc
tui-home-end = Home End
tui-page-keys = PgDn PgUp
tui-key-choose = steen kiezen
tui-key-aim = vooruit of achteruit
tui-key-move = verzetten
tui-key-rows = van rij, naar rij
tui-key-let-go = steen loslaten
tui-key-end = einde beurt
tui-key-opponents = stenen van de ander
tui-key-pass = passen
tui-key-skip = meteen tonen
tui-key-undo = terugnemen
tui-key-redo = opnieuw uitvoeren
tui-key-hint = tip
tui-key-flip = bord omdraaien
tui-key-scroll-turns = oudere, nieuwere zetten
tui-key-save = opslaan
tui-key-load = openen
tui-key-new = nieuw spel
tui-key-resign = opgeven
tui-key-review = analyse
tui-key-puzzle = puzzel
tui-key-daily = puzzel van de dag
tui-key-next-puzzle = volgende puzzel
tui-key-solution = oplossing
tui-key-rules = regels
tui-key-field = kiezen
tui-key-change = wijzigen
tui-key-start = beginnen
tui-key-lines = bladeren
tui-key-pages = pagina
tui-key-ends = begin, einde
tui-key-other-rules = andere regels
tui-key-changes = wat er veranderd is
tui-key-walk = zet voor zet
tui-key-mistake = volgende fout
tui-key-mistake-before = vorige fout
tui-key-retry = verbeteren
tui-key-summary = overzicht
tui-key-play-on = vanaf hier spelen
tui-key-study = uitproberen
tui-key-list = zetten op waarde
tui-key-variation = andere variant
tui-key-main = hoofdvariant maken
tui-key-delete-turn = vanaf hier wissen
tui-key-comment = commentaar
tui-key-set-up = opzetten
tui-key-row = rij
tui-key-colour = kleur
tui-key-pawns = stenen
tui-key-to-move = aan de beurt
tui-key-empty = leeg bord
tui-key-start-position = beginstelling
tui-key-try = klaar
tui-key-games = mijn partijen
tui-key-delete = verwijderen
tui-key-undelete = terughalen
tui-key-online = online
tui-key-sit = aanschuiven
tui-key-watch = meekijken
tui-key-go-on = verder spelen
tui-key-open-table = tafel openen
tui-key-invite = met link uitnodigen
tui-key-link = met link meedoen
tui-key-clock = klok
tui-key-allow = toestaan
tui-key-decline = weigeren
tui-key-give-minute = 1 minuut geven
tui-key-give-day = 1 dag geven
tui-key-files = bestanden hier
tui-key-complete = aanvullen
tui-key-solve = nu oplossen
tui-key-leave = verlaten
tui-key-stay = blijven
tui-key-help = alle toetsen
tui-key-back = terug
tui-key-quit = stoppen

## Titels en knoppen

tui-new-game = Nieuw spel
tui-start = Begin het spel
tui-go-on = Ga verder met het laatste spel
tui-turn = { $sign } { $turn }
tui-name = { $name }
tui-review-title = Analyse · { $rules }
tui-review-level = niveau { $level } ({ $low }–{ $high })
tui-summary-title = Overzicht
tui-puzzle = Puzzel
tui-save-title = Spel opslaan als
tui-load-title = Spel openen
tui-link-title = Plak de link die je hebt gekregen
tui-leave-title = Spel verlaten?
tui-leave-study-title = Weggaan zonder op te slaan?
tui-resign-title = Spel opgeven?
tui-comment-title = Commentaar
tui-help-title = Alle toetsen
tui-help-also = De muis werkt ook: klik op een steen, en dan op de rij waar hij heen gaat; klik op de woorden onderaan. Je kunt een hele zet plakken, zoals 2-3,1-4. Elke toets sluit dit venster.

## Rechts in de titel

tui-by-oracle = Computer: orakel
tui-by-search = Computer: zoeken

## Berichten

tui-too-small = Linja heeft een venster van { $columns } × { $lines } tekens nodig. Maak dit venster wat groter, dan gaat het spel verder.
tui-leave = Dit spel is niet afgelopen en niet opgeslagen. Als je het nu verlaat, ben je het kwijt.
tui-leave-study = Wat je hebt uitgeprobeerd, is niet opgeslagen. Als je nu weggaat, ben je het kwijt.
tui-resign = Als je opgeeft, wint je tegenstander.
tui-saved = Opgeslagen als { $name }.
tui-file-exists = Er is al een bestand { $name }. Druk nog eens op Enter om het te overschrijven.
tui-no-name = Typ een naam voor het bestand.
tui-no-records = In deze map staan geen opgeslagen partijen. Typ een pad, zoals ~/partijen/eerste.linja.
tui-not-a-link = Dat is geen uitnodiging voor een spel.
tui-lobby-empty = Er wacht nu niemand. Open een tafel of nodig iemand uit met een link.
tui-cannot-save = Opslaan lukt niet: { $error }
tui-cannot-load = Openen lukt niet: { $error }
tui-cannot-keep = Dit spel kan niet voor de volgende keer worden bewaard: { $error }
tui-last-unreadable = Het laatste spel is niet te lezen. Het is opzijgezet als { $path }.
tui-seats-unreadable = De lijst van je online partijen is niet te lezen. Hij is opzijgezet als { $path }.
tui-failed = Er ging iets mis: { $error }

## Analyse en puzzels hebben het orakel nodig

tui-wait = Een ogenblik…
tui-no-table = Voor analyse en puzzels moet bekend zijn wat elke stelling precies waard is, en voor de regels ‘{ $rules }’ is hier nog geen tabel. Die kan nu worden uitgerekend: dat duurt hooguit een minuut en kost ongeveer 3 GB geheugen. (De opdracht linja solve --out bewaart een tabel voorgoed.)
tui-solving = ‘{ $rules }’ uitrekenen… { $percent }%
tui-solve-memory = Uitrekenen kost { $needed } GB geheugen, en er is maar { $free } GB vrij.

## Regel voor regel: linja play --plain

plain-greeting = Linja, { $rules }
plain-player = { side }: { $player }
plain-start = Typ een zet, zoals 2-3,1-4, of help.
plain-last-game = Je laatste spel is bewaard. Typ continue om ermee verder te gaan.
plain-prompt = >
plain-help = Een zet typ je stap voor stap, van rij naar rij, met komma’s ertussen: 2-3,1-4. Voor een steen van je tegenstander zet je een x: 7-8,x5-6. Kun je geen zet doen, typ dan pass. Opdrachten: board (leest het bord voor), turns (noemt alle toegestane zetten), hint (tip), undo (terugnemen), redo (opnieuw uitvoeren), rules (regels), save BESTAND (opslaan), resign (opgeven), rematch (revanche, na het einde), quit (stoppen).
plain-not-understood = Dat is geen zet zoals 2-3,1-4 en ook geen opdracht. Typ help om te zien wat er is.
plain-save-name = Typ een naam achter save: save spel.linja
plain-row-empty = Rij { $row }: leeg
plain-row-one = Rij { $row }: { side } { $pawns }
plain-row-both = Rij { $row }: Zwart { $black }, Rood { $red }
plain-points = Punten nu: Zwart { $black }, Rood { $red }
plain-to-move = { side-to-move }.
plain-over = Typ rematch voor een revanche, save BESTAND om dit spel op te slaan, of quit.
