### Die Seite im Browser, wo man das Spiel versteht: Analyse, Probierbrett, Rätsel, Lösung.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

study-title = Linja verstehen
study-intro = Linja ist gelöst: Von jedem Zug in jeder Stellung ist genau bekannt, was er wert ist. Frag nach jeder beliebigen Stellung.
study-puzzles = Rätsel
study-puzzles-line = Jeden Tag ein neues: Finde den einen Zug, der besser ist als alle anderen.
study-review-line = Sieh dir eine Partie noch einmal an: was jeder Zug wert war, wo sie sich entschied und was besser gewesen wäre.
study-board = Ausprobieren
study-board-line = Bau eine beliebige Stellung auf, sieh, was jeder Zug wert ist, und spiel von dort weiter.
study-solution = Die Lösung
study-solution-line = Was herauskommt, wenn niemand einen Fehler macht.

study-judged = Hier urteilt das Orakel: Jede Zahl ist genau.
study-asking = Das Orakel wird gefragt …
study-solving = Das Orakel löst dieses Regelwerk noch. Die Antwort kommt von selbst.
study-writing = Das Orakel hat dieses Regelwerk gelöst und schreibt es gerade auf. Die Antwort kommt von selbst.
study-waiting = Das Orakel löst dieses Regelwerk bald; das dauert ein paar Minuten. Die Antwort kommt von selbst.
study-failed = Das Orakel konnte dieses Regelwerk nicht lösen. Es versucht es später noch einmal.
study-no-server = Gerade gibt es keine Verbindung, und auf diesem Gerät keine Tabelle, in der das steht. Partien auf diesem Gerät, Lektionen und Regeln gehen auch so. Die Seite versucht es von selbst noch einmal.
study-refused = Der Server kann nicht antworten. { $reason }
study-progress = Wie viel gelöst ist

study-review-own = Aktuelle Partie analysieren
study-paste = Eine Mitschrift einfügen (.linja)
study-review-it = Analysieren
study-open = Datei öffnen
study-wrong-record = Das ist nicht lesbar: { $wrong }
study-another-game = Andere Partie
study-not-over = Die Partie wurde nicht zu Ende gespielt.
study-judged-best = { $grade }. Vorsprung: { $margins }.
study-judged-only = { $grade }, und der einzige Gewinnzug. Vorsprung: { $margins }.
study-judged-worse =
    { $points ->
        [one] { $grade }: verschenkt 1 Punkt. Vorsprung: { $margins }. Besser: { $turn }
       *[other] { $grade }: verschenkt { $points } Punkte. Vorsprung: { $margins }. Besser: { $turn }
    }
study-lines = Beide Varianten, Zug für Zug
study-line-played = gespielt
study-line-better = besser
study-line-leave = Zurück zur Partie
study-mistake-before = ◀ Fehler
study-mistake-after = Fehler ▶
study-all-turns = Alle Züge
study-pictures = Bilder
study-png = Bild (PNG)
study-svg = Zeichnung (SVG)
study-animation = Partie als Animation (PNG)
study-number = Nummer
study-side = Farbe
study-first = Zum Anfang
study-back = Einen Zug zurück
study-on = Einen Zug weiter
study-last = Zum Ende
study-place = { $at } von { $turns }
study-chart-caption = Vorsprung bei perfektem Spiel von da an: Über der Linie liegt Schwarz vorn, darunter Rot. Kleine Kreise sind Fehler.
study-chart-told = Diagramm, { $title }: am Anfang { $first }, am Ende { $last }, Höchstwert { $highest }, Tiefstwert { $lowest }.
study-chart-list = In der Liste der Züge stehen alle Zahlen.

study-step-back = Schritt zurück
study-worth = Bei perfektem Spiel: { $margin } für { side }.
study-turns = Züge, der beste zuerst
study-turns-far = Die kleine Zahl sagt, wie viele Züge es noch sind.
study-compare = Ausgaben vergleichen
study-compare-line = Vorsprung von { side } (am Zug) in dieser Stellung, je nach Regelwerk:
study-not-solved = hier noch nicht gelöst
study-position = Stellung als Text
study-wrong-position = Keine Stellung: { $wrong }
study-wrong-link = Die Stellung in diesem Link ist nicht lesbar: { $wrong }. Hier ist stattdessen die Anfangsstellung.
study-play-computer = Gegen den Computer weiterspielen
study-play-friend = Zu zweit hier weiterspielen
study-variations = Züge und Varianten
study-keys = Mit ← und → gehst du durch die Züge, mit ↑ und ↓ durch die Varianten.
study-make-main = Zur Hauptvariante machen
study-delete = Ab hier löschen
study-undelete = Löschen rückgängig machen
study-comment = Kommentar zu { $turn }
study-title-comment = Titel und Kommentar
study-keep-study = Unter „Meine Partien“ behalten
study-is-kept = Liegt unter „Meine Partien“, mit allem, was du änderst.
study-save = Als Datei speichern
study-gone = Diese Studie ist nicht auf diesem Gerät. Hier ist stattdessen die Anfangsstellung.

study-set-up = Aufstellen
study-set-up-line = Tipp einen Stein an, um ihn wegzunehmen; tipp neben die Steine, um einen dazuzustellen, links für Schwarz, rechts für Rot. Oder nimm die Knöpfe.
study-set-up-ready = Die Stellung passt so.
study-row = Reihe
study-to-move = Am Zug
study-empty = Leeres Spielfeld
study-start = Anfangsstellung
study-cancel = Abbrechen
study-take = { side }: einen Stein von Reihe { $row } wegnehmen
study-add = { side }: einen Stein auf Reihe { $row } stellen

study-puzzle-today = Rätsel des Tages, Schwierigkeit { $difficulty } von 5
study-puzzle-next = Nächstes Rätsel
study-puzzle-retry = Neuer Versuch
study-puzzle-show = Lösung zeigen
study-puzzle-first = Auf Anhieb gelöst
study-puzzle-later = Gelöst
study-puzzle-shown = Lösung angesehen
study-streak =
    { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }, { $solved } auf Anhieb gelöst
study-puzzle-counts = { $later } später gelöst, { $shown } nachgesehen
study-puzzle-more = Mehr Rätsel, von leicht bis schwer
study-puzzle-difficulty = Ein Rätsel der Schwierigkeit { $difficulty }
study-today = Heute
study-puzzle-rules = Mit anderen Regeln

## Üben: was vorher danebenging

study-practice = Üben
study-practice-line = Mach besser, was danebenging, oder löse Rätsel gegen die Uhr.
study-practice-text = Was in deinen Partien und Rätseln danebenging, kommt hier wieder: zuerst nach einem Tag, dann immer später, je öfter du es richtig machst.
study-practice-on = Meine Fehler sollen wiederkommen
study-practice-due =
    { $due ->
        [0] Heute ist nichts fällig.
        [one] Heute ist eine Übung fällig.
       *[other] Heute sind { $due } Übungen fällig.
    } Geplant: { $planned }. Gelernt: { $learnt }.
study-practice-begin = Anfangen
study-exercise = Übung { $number } von { $all }
study-run = Gegen die Uhr
study-run-text = Drei Minuten, so viele Rätsel, wie du schaffst. Sie werden schwerer, und nur der erste Versuch zählt. Mit welchen Regeln?
study-run-title = { $clock } · gelöst: { $found }
study-run-over = Gelöst: { $found }. Deine Bestleistung: { $best }.
study-find-better = { side-to-move }: Hier wurde { $turn } gespielt. Finde etwas Besseres.
study-find-best = { side-to-move }: Finde den besten Zug.
study-next = Weiter
study-retry-own = Deine Fehler verbessern ({ $count })
study-retry = Fehler von { side } verbessern ({ $count })

study-solution-how = Jedes Regelwerk hat { $positions } Stellungen. Ein Programm hat sie alle rückwärts ausgerechnet, vom Ende der Partien bis zum Anfang, und danach jede noch einmal anhand der Regeln geprüft. Das ist also keine Schätzung: Besser geht es gegen perfektes Spiel nicht.
study-first-player = Wer beginnt, bekommt
study-perfect-game = Eine perfekte Partie: { $rules }
study-first-turns = Der erste Zug

study-oracle = Das Orakel
study-oracle-line = Behalt es auf diesem Gerät, oder löse das Spiel selbst.
study-oracle-text = Das Orakel schlägt seine Antworten in einer Tabelle nach, einer für jedes Regelwerk. Behältst du eine Tabelle auf diesem Gerät, antwortet es auch ohne Netz. Oder du lässt dieses Gerät das ganze Spiel selbst ausrechnen.
study-kept = Auf diesem Gerät, { $size } MB
study-beside = Auf dieser Seite, { $size } MB
study-nowhere = Noch nicht hier
study-keep = Auf dem Gerät behalten
study-forget = Entfernen
study-solve = Hier lösen
study-solve-line = Lösen dauert ein, zwei Minuten und braucht 3 GB Arbeitsspeicher. Ein Computer schafft das, die meisten Handys nicht.
study-keep-done = Die Tabelle ist jetzt auf diesem Gerät.
study-fetching = Wird geholt: { $percent }
study-solving-here = Wird gelöst: { $percent }, { $rate } Millionen Stellungen pro Sekunde
study-packing = Wird aufgeschrieben: { $percent }
study-solved = Du hast gerade Linja gelöst: { $positions } Stellungen in { $seconds } s. Die Prüfsumme { $checksum } stimmt.
study-solved-wrong = Die Prüfsumme stimmt nicht, also ist unterwegs etwas schiefgegangen. Behalten wurde nichts.
study-no-table = Für dieses Regelwerk gibt es hier keine Tabelle.
study-damaged = Die Tabelle ist beschädigt oder von einer anderen Version. Entferne sie und hol eine neue.
study-no-room = Auf diesem Gerät ist nicht genug Platz.
study-no-storage = Dieser Browser lässt die Seite nichts behalten.
study-busy = Ein anderer Tab ist schon dabei.
study-no-memory = Lösen braucht 3 GB Arbeitsspeicher, und die hat dieser Browser nicht. Die Tabelle dieser Seite kannst du trotzdem behalten.
study-playing = Du spielst gerade gegen jemanden, den du nicht kennst. Das Orakel antwortet wieder, wenn die Partie zu Ende ist.
study-nonsense = Darauf gibt es keine Antwort.

## Wie weit es noch ist

outcome-of-side = { side }: { $outcome }
outcome-win =
    { $turns ->
        [one] gewinnt in { $turns } Zug
       *[other] gewinnt in { $turns } Zügen
    }
outcome-draw =
    { $turns ->
        [one] unentschieden in { $turns } Zug
       *[other] unentschieden in { $turns } Zügen
    }
outcome-loss =
    { $turns ->
        [one] verliert in { $turns } Zug
       *[other] verliert in { $turns } Zügen
    }
