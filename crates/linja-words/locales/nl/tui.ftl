### Het spel in een terminal: wat de toetsen doen, kleine vensters, wachten; en hetzelfde spel regel voor regel.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

## Toetsen

tui-key-choose = steen kiezen
tui-key-aim = vooruit of achteruit
tui-key-move = zetten
tui-key-rows = van rij, naar rij
tui-key-let-go = steen loslaten
tui-key-end = beurt beëindigen
tui-key-opponents = stenen van de ander
tui-key-pass = passen
tui-key-skip = meteen tonen
tui-key-undo = terugnemen
tui-key-redo = opnieuw spelen
tui-key-hint = tip
tui-key-flip = bord omdraaien
tui-key-scroll-turns = oudere en nieuwere beurten
tui-key-save = bewaren
tui-key-load = openen
tui-key-new = nieuw spel
tui-key-resign = opgeven
tui-key-review = bespreking
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
tui-key-walk = beurt voor beurt
tui-key-mistake = volgende fout
tui-key-retry = opnieuw
tui-key-summary = overzicht
tui-key-files = bestanden hier
tui-key-solve = nu oplossen
tui-key-leave = weggaan
tui-key-stay = blijven
tui-key-help = alle toetsen
tui-key-back = terug
tui-key-quit = stoppen

## Titels en knoppen

tui-new-game = Nieuw spel
tui-start = Begin het spel
tui-go-on = Ga verder met het laatste spel
tui-labelled = { $label }: { $value }
tui-turn = { $sign } { $turn }
tui-review-title = Bespreking · { $rules }
tui-review-level = niveau { $level } ({ $low }–{ $high })
tui-summary-title = Overzicht
tui-puzzle = Puzzel
tui-save-title = Bewaar het spel als
tui-load-title = Open een spel
tui-leave-title = Weggaan uit het spel?
tui-resign-title = Het spel opgeven?
tui-help-title = Alle toetsen
tui-help-also = De muis werkt ook: klik op een steen, en dan op de rij waar hij heen gaat; klik op de woorden onderaan. Je kunt een hele beurt plakken, zoals 2-3,1-4. Elke toets sluit dit venster.

## Rechts in de titel

tui-by-oracle = Computer: orakel
tui-by-search = Computer: zoeken

## Berichten

tui-too-small = Linja heeft een venster van { $columns } × { $lines } tekens nodig. Maak dit venster wat groter, dan gaat het spel verder.
tui-leave = Dit spel is niet afgelopen en niet bewaard. Als je nu weggaat, is het weg.
tui-resign = Als je opgeeft, wint je tegenstander.
tui-saved = Bewaard als { $name }.
tui-file-exists = Er is al een bestand { $name }. Druk nog eens op Enter om het te overschrijven.
tui-no-name = Typ een naam voor het bestand.
tui-cannot-save = Bewaren lukt niet: { $error }
tui-cannot-load = Openen lukt niet: { $error }
tui-cannot-keep = Dit spel kan niet voor de volgende keer worden bewaard: { $error }
tui-last-unreadable = Het laatste spel is niet te lezen. Het is opzijgezet als { $path }.
tui-failed = Er ging iets mis: { $error }

## Bespreking en puzzels hebben het orakel nodig

tui-wait = Een ogenblik …
tui-no-table = Bespreking en puzzels moeten precies weten wat elke stelling waard is, en voor de regels ‘{ $rules }’ is hier nog geen tabel. Die kan nu worden uitgerekend: dat duurt hooguit een minuut en kost ongeveer 3 GB geheugen. (Het commando linja solve --out bewaart een tabel voorgoed.)
tui-solving = ‘{ $rules }’ uitrekenen … { $percent } %
tui-solve-memory = Uitrekenen kost { $needed } GB geheugen, en er is maar { $free } GB vrij.

## Regel voor regel: linja play --plain

plain-greeting = Linja, { $rules }
plain-player = { side }: { $player }
plain-start = Typ een beurt, zoals 2-3,1-4, of help.
plain-last-game = Je laatste spel is bewaard. Typ continue om ermee verder te gaan.
plain-prompt = >
plain-help = Een beurt schrijf je zet voor zet, van rij naar rij, met komma's ertussen: 2-3,1-4. Voor een steen van je tegenstander staat een x: 7-8,x5-6. Kun je niet zetten, typ dan pass. Commando's: board (vertelt het bord), turns (noemt alle toegestane beurten), hint (tip), undo (terugnemen), redo (opnieuw spelen), rules (regels), save BESTAND (bewaren), resign (opgeven), rematch (revanche, na het einde), quit (stoppen).
plain-not-understood = Dat is geen beurt zoals 2-3,1-4 en ook geen commando. Typ help om te zien wat er is.
plain-save-name = Typ een naam achter save: save spel.linja
plain-row-empty = Rij { $row }: leeg
plain-row-one = Rij { $row }: { side } { $pawns }
plain-row-both = Rij { $row }: Zwart { $black }, Rood { $red }
plain-points = Punten nu: Zwart { $black }, Rood { $red }
plain-to-move = { side-to-move }.
plain-over = Typ rematch voor een revanche, save BESTAND om dit spel te bewaren, of quit.
