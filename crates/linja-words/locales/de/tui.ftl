### Das Spiel im Terminal: was die Tasten tun, kleine Fenster, Warten; und dasselbe Spiel Zeile für Zeile.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

## Tasten

tui-enter = Enter
tui-esc = Esc
tui-home-end = Pos1 Ende
tui-page-keys = Bild↓ Bild↑
tui-key-choose = Stein wählen
tui-key-aim = vor oder zurück
tui-key-move = ziehen
tui-key-rows = von Reihe, auf Reihe
tui-key-let-go = Stein loslassen
tui-key-end = Zug beenden
tui-key-opponents = gegnerische Steine
tui-key-pass = aussetzen
tui-key-skip = gleich zeigen
tui-key-undo = zurücknehmen
tui-key-redo = wiederholen
tui-key-hint = Tipp
tui-key-flip = Spielfeld drehen
tui-key-scroll-turns = ältere und neuere Züge
tui-key-save = speichern
tui-key-load = laden
tui-key-new = neue Partie
tui-key-resign = aufgeben
tui-key-review = Analyse
tui-key-puzzle = Rätsel
tui-key-daily = Rätsel des Tages
tui-key-next-puzzle = nächstes Rätsel
tui-key-solution = Lösung
tui-key-rules = Regeln
tui-key-field = wählen
tui-key-change = ändern
tui-key-start = los
tui-key-lines = blättern
tui-key-pages = Seite
tui-key-ends = Anfang, Ende
tui-key-other-rules = andere Regeln
tui-key-changes = was sich geändert hat
tui-key-walk = Zug für Zug
tui-key-mistake = nächster Fehler
tui-key-mistake-before = voriger Fehler
tui-key-retry = verbessern
tui-key-summary = Übersicht
tui-key-play-on = ab hier weiterspielen
tui-key-study = ausprobieren
tui-key-list = Züge nach Wert
tui-key-variation = andere Variante
tui-key-main = zur Hauptvariante
tui-key-delete-turn = ab hier löschen
tui-key-comment = kommentieren
tui-key-set-up = aufstellen
tui-key-row = Reihe
tui-key-colour = Farbe
tui-key-pawns = Steine
tui-key-to-move = wer am Zug ist
tui-key-empty = leeres Spielfeld
tui-key-start-position = Anfangsstellung
tui-key-try = fertig
tui-key-games = meine Partien
tui-key-delete = löschen
tui-key-undelete = zurückholen
tui-key-online = online
tui-key-sit = hinsetzen
tui-key-watch = zuschauen
tui-key-go-on = weiterspielen
tui-key-open-table = Tisch aufmachen
tui-key-invite = per Link einladen
tui-key-link = per Link mitspielen
tui-key-clock = Uhr
tui-key-allow = erlauben
tui-key-decline = ablehnen
tui-key-give-minute = 1 Minute schenken
tui-key-give-day = 1 Tag schenken
tui-key-files = Dateien hier
tui-key-complete = ergänzen
tui-key-solve = jetzt lösen
tui-key-leave = verlassen
tui-key-stay = bleiben
tui-key-help = alle Tasten
tui-key-back = zurück
tui-key-quit = Schluss

## Titel und Knöpfe

tui-new-game = Neue Partie
tui-start = Los geht’s
tui-go-on = Letzte Partie fortsetzen
tui-turn = { $sign } { $turn }
tui-name = { $name }
tui-review-title = Analyse · { $rules }
tui-review-level = Stufe { $level } ({ $low }–{ $high })
tui-summary-title = Übersicht
tui-puzzle = Rätsel
tui-save-title = Partie speichern als
tui-load-title = Partie laden
tui-link-title = Füge den Link ein, den du bekommen hast
tui-comment-title = Kommentar
tui-leave-title = Partie verlassen?
tui-leave-study-title = Gehen, ohne zu speichern?
tui-resign-title = Partie aufgeben?
tui-help-title = Alle Tasten
tui-help-also = Auch die Maus geht: Klick auf einen Stein, dann auf die Reihe, auf die er soll; klick unten auf die Wörter. Du kannst einen ganzen Zug wie 2-3,1-4 einfügen. Jede Taste schließt dieses Fenster.

## Rechts im Titel

tui-by-oracle = Computer: Orakel
tui-by-search = Computer: Suche

## Meldungen

tui-too-small = Linja braucht ein Fenster mit { $columns } × { $lines } Zeichen. Zieh dieses hier etwas größer, dann geht es weiter.
tui-leave = Diese Partie ist nicht zu Ende und nicht gespeichert. Wenn du jetzt gehst, ist sie weg.
tui-leave-study = Was du ausprobiert hast, ist nicht gespeichert. Wenn du jetzt gehst, ist es weg.
tui-resign = Wenn du aufgibst, gewinnt die andere Seite.
tui-saved = Gespeichert als { $name }.
tui-file-exists = Die Datei { $name } gibt es schon. Drück noch einmal Enter, um sie zu überschreiben.
tui-no-name = Gib einen Namen für die Datei ein.
tui-no-records = In diesem Ordner liegt keine gespeicherte Partie. Gib einen Pfad ein, etwa ~/partien/erste.linja.
tui-not-a-link = Das ist keine Einladung zu einer Partie.
tui-lobby-empty = Gerade wartet niemand. Mach einen Tisch auf oder lade jemanden per Link ein.
tui-cannot-save = Speichern geht nicht: { $error }
tui-cannot-load = Laden geht nicht: { $error }
tui-cannot-keep = Diese Partie lässt sich nicht für das nächste Mal aufheben: { $error }
tui-last-unreadable = Die letzte Partie ist nicht lesbar. Sie liegt jetzt als { $path } beiseite.
tui-seats-unreadable = Die Liste deiner Online-Partien ist nicht lesbar. Sie liegt jetzt als { $path } beiseite.
tui-failed = Da ging etwas schief: { $error }

## Analyse und Rätsel brauchen das Orakel

tui-wait = Einen Moment …
tui-no-table = Für Analyse und Rätsel muss bekannt sein, was jede Stellung genau wert ist, und für das Regelwerk „{ $rules }“ gibt es hier noch keine Tabelle. Es lässt sich jetzt lösen: Das dauert höchstens eine Minute und braucht etwa 3 GB Arbeitsspeicher. (Der Befehl linja solve --out behält eine Tabelle für immer.)
tui-solving = „{ $rules }“ wird gelöst … { $percent } %
tui-solve-memory = Das Lösen braucht { $needed } GB Arbeitsspeicher, aber nur { $free } GB sind frei.

## Zeile für Zeile: linja play --plain

plain-greeting = Linja, { $rules }
plain-player = { side }: { $player }
plain-start = Gib einen Zug ein, zum Beispiel 2-3,1-4, oder help.
plain-last-game = Deine letzte Partie ist aufgehoben. Gib continue ein, um sie fortzusetzen.
plain-prompt = >
plain-help = Ein Zug besteht aus seinen Schritten, von Reihe zu Reihe, mit Kommas dazwischen: 2-3,1-4. Vor einem gegnerischen Stein steht ein x: 7-8,x5-6. Kannst du nicht ziehen, gib pass ein. Befehle: board (sagt das Spielfeld an), turns (zählt alle erlaubten Züge auf), hint (Tipp), undo (zurücknehmen), redo (wiederholen), rules (Regeln), save DATEI (speichern), resign (aufgeben), rematch (Revanche, nach dem Ende), quit (Schluss).
plain-not-understood = Das ist weder ein Zug wie 2-3,1-4 noch ein Befehl. Gib help ein, um zu sehen, was es gibt.
plain-save-name = Gib nach save einen Namen ein: save partie.linja
plain-row-empty = Reihe { $row }: leer
plain-row-one = Reihe { $row }: { side } { $pawns }
plain-row-both = Reihe { $row }: Schwarz { $black }, Rot { $red }
plain-points = Punkte jetzt: Schwarz { $black }, Rot { $red }
plain-to-move = { side-to-move }.
plain-over = Gib rematch für eine Revanche ein, save DATEI, um diese Partie zu behalten, oder quit.
