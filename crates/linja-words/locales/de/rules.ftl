### Die Regeln jeder Ausgabe, so erzählt, dass ein Kind von acht Jahren sie versteht.
###
### Welche Nachricht bei welchen Regeln steht, sagt die englische Datei gleichen Namens.
### Steine stehen auf einer Reihe, sie ziehen von Reihe 2 auf Reihe 3, sie kommen ins Ziel.

## Titel und Ziel

rules-title = Die Linja-Regeln: { $name }

rules-goal = Darum geht es
rules-goal-text = Bring deine Steine über das Spielfeld auf die andere Seite. Am Ende der Partie bringt dir jeder Stein Punkte, der über den mittleren Stab gekommen ist: je weiter, desto mehr. Es gewinnt, wer mehr Punkte hat.

rules-book-classic = In deinem Regelheft stehen „Anfangszug“ und „Folgezug“, aber kein „Bonuszug“? Dann hast du die Ausgabe „{ rule-set-classic }“. Ihre „Ziellinie“ heißt bei uns Ziel.
rules-book-revised = In deinem Regelheft stehen „Anfangszug“, „Folgezug“ und „Bonuszug“? Dann hast du die Ausgabe „{ rule-set-revised }“. Ihre „Ziellinie“ heißt bei uns Ziel.
rules-book-zen = In deinem Regelheft stehen „Eröffnungsbewegung“, „Folgebewegung“ und „Bonus“? Dann hast du die Ausgabe „{ rule-set-zen }“, das „Zen-Duell“. Bei uns heißt das Anfangszug, Folgezug und Bonuszug, und ein „Spielstein“ heißt Stein.

## Aufbau

rules-setup = Aufbau
rules-setup-sticks = Legt die sieben Stäbe nebeneinander und lasst dazwischen Platz für Steine. So entstehen acht Reihen: sechs innere zwischen den Stäben und außen an jedem Ende noch eine. Wir nummerieren sie von 1 bis 8.
rules-setup-directions = Reihe 1 ist die Startlinie von Schwarz, Reihe 8 die von Rot. Dein Ziel ist die Startlinie gegenüber: Schwarz zieht hinauf von Reihe 1 bis Reihe 8, Rot hinunter von Reihe 8 bis Reihe 1.
rules-setup-pawns = Nimm die zwölf Steine deiner Farbe. Sechs stellst du auf deine Startlinie und auf jede innere Reihe noch einen.
rules-setup-first = Lost aus, wer anfängt. Spielt ihr noch einmal, fängt an, wer verloren hat. War es ein Unentschieden, fängt an, wer in der letzten Partie nicht angefangen hat.
rules-setup-diagram = So geht es los: sechs Steine auf jeder Startlinie, und auf jeder inneren Reihe einer von jeder Farbe.

## Ein Zug, Schritt für Schritt

rules-turn = Dein Zug
rules-turn-intro = Ihr wechselt euch ab. In deinem Zug machst du bis zu drei Schritte: Anfangszug, Folgezug und Bonuszug. Steine ziehen vorwärts, auf ihr Ziel zu; nur im Bonuszug darf einer auch zurück.
rules-turn-intro-classic = Ihr wechselt euch ab. In deinem Zug machst du bis zu zwei Schritte, Anfangszug und Folgezug, und manchmal bringen sie dir noch einen Extrazug. Steine ziehen vorwärts, auf ihr Ziel zu, und nie zurück.
rules-turn-opening = Anfangszug. Zieh einen deiner Steine, egal welchen, eine Reihe vorwärts, über einen Stab hinweg. Das musst du immer tun.
rules-turn-follow-up = Folgezug. Zähl die Steine, die auf der neuen Reihe schon standen: deine und die gegnerischen, aber nicht den, der gerade angekommen ist. Zieh nun einen deiner Steine genau so viele Reihen vorwärts, denselben oder einen anderen. Wenn das mit irgendeinem deiner Steine geht, musst du es tun.
rules-turn-follow-up-optional = Folgezug. Zähl die Steine, die auf der neuen Reihe schon standen: deine und die gegnerischen, aber nicht den, der gerade angekommen ist. Nun darfst du einen deiner Steine genau so viele Reihen vorwärts ziehen, denselben oder einen anderen. Gefällt dir das nicht, lass den Folgezug aus.
rules-turn-bonus = Bonuszug. Ist im Anfangszug oder im Folgezug ein Stein genau ins Ziel gekommen, ohne dass eine Reihe übrig blieb? Dann darfst du einen deiner Steine eine Reihe vorwärts oder zurück ziehen. Für einen Bonuszug gibt es nie noch einen Bonuszug.
rules-turn-extra-turn = Extrazug. Endet dein Folgezug auf einer inneren Reihe, die leer war? Dann bekommst du gleich noch einen ganzen Zug und fängst wieder mit einem Anfangszug an. Das gibt es nur einmal: Kommst du im Extrazug noch einmal auf eine leere Reihe, gibt es keinen dritten Zug.
rules-turn-bonus-back = Warum zurück? Manchmal machst du so auf einer vollen Reihe Platz, oder du änderst, wie viele Steine dein Gegner auf einer Reihe zählt. Sogar aus dem Ziel darf ein Stein zurück, nur nicht nach einem Anfangszug ins Ziel (unsere Auslegung R1, weiter unten).

rules-notation = So schreiben wir es auf: 2-3 heißt, ein Stein zieht von Reihe 2 auf Reihe 3. Die Schritte eines Zuges stehen hintereinander, mit Kommas dazwischen: 2-3,1-3.

rules-example-turn = Beispiel: { side } zieht im Anfangszug von Reihe { $from } auf Reihe { $to }. { $pawns ->
        [one] Dort stand schon ein Stein, also geht der Folgezug eine Reihe weit.
       *[other] Dort standen schon { $pawns } Steine, also geht der Folgezug { $rows } Reihen weit.
    } { side } macht ihn mit einem Stein von Reihe { $start }, der auf Reihe { $end } landet.
rules-example-bonus = Beispiel: { side } zieht im Anfangszug von Reihe { $from } auf Reihe { $to }. { $pawns ->
        [one] Dort stand schon ein Stein, also geht der Folgezug eine Reihe weit.
       *[other] Dort standen schon { $pawns } Steine, also geht der Folgezug { $rows } Reihen weit.
    } Von Reihe { $start } führt er genau ins Ziel: ein Bonuszug! Damit bringt { side } auch den Stein von Reihe { $bonus } ins Ziel.
rules-example-extra-turn = Beispiel: { side } zieht im Anfangszug von Reihe { $from } auf Reihe { $to } und hat für den Folgezug { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    }. Ein Stein von Reihe { $start } landet auf Reihe { $empty }, und dort stand niemand: ein Extrazug! { side } macht wieder einen Anfangszug, von Reihe { $next } auf Reihe { $again }, { $pawns ->
        [one] wo schon ein Stein stand
       *[other] wo schon { $pawns } Steine standen
    }, und zieht dann von Reihe { $last } auf Reihe { $end }.

## Besondere Fälle

rules-special = Besondere Fälle
rules-special-empty-row = Leere Reihe. Endet dein Anfangszug auf einer leeren inneren Reihe, gibt es nichts zu zählen und darum auch keinen Folgezug.
rules-example-empty-row = Beispiel: { side } zieht im Anfangszug von Reihe { $from } auf die leere Reihe { $to }. Damit ist der ganze Zug zu Ende.
rules-special-left-over = Übrige Reihen. Braucht ein Stein bis ins Ziel weniger Reihen, als der Folgezug hat, hält er im Ziel an. Die übrigen Reihen sind verloren, und einen Bonuszug gibt es nicht.
rules-special-left-over-classic = Übrige Reihen. Braucht ein Stein bis ins Ziel weniger Reihen, als der Folgezug hat, hält er im Ziel an. Die übrigen Reihen sind verloren.
rules-example-left-over = Beispiel: { side } zieht im Anfangszug von Reihe { $from } auf Reihe { $to } und hat für den Folgezug { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    }. Der Stein von Reihe { $start } braucht davon nur eine bis ins Ziel; { $lost ->
        [one] die andere ist verloren.
       *[other] die anderen { $lost } sind verloren.
    }
rules-special-goal = Anfangszug ins Ziel. Egal, wie viele Steine im Ziel stehen: Du hast keinen Folgezug, bekommst aber einen Bonuszug.
rules-special-goal-classic = Anfangszug ins Ziel. Egal, wie viele Steine im Ziel stehen: Dein Folgezug geht dann eine Reihe weit.
rules-example-goal = Beispiel: { side } zieht im Anfangszug von Reihe { $from } ins Ziel. Im Bonuszug zieht dann ein anderer Stein von Reihe { $start } auf Reihe { $end } zurück.
rules-example-goal-classic = Beispiel: { side } zieht im Anfangszug von Reihe { $from } ins Ziel. Der Folgezug geht eine Reihe weit, hier von Reihe { $start } auf Reihe { $end }.
rules-special-no-follow-up = Kein Folgezug möglich. Manchmal würde jeder deiner Steine, der noch nicht im Ziel ist, im Folgezug auf einer vollen Reihe landen. Dann fällt der Folgezug aus, und dein Zug ist zu Ende.
rules-special-no-opening = Kein Anfangszug möglich. Manchmal kann keiner deiner Steine eine Reihe vorwärts, weil jeder schon im Ziel ist oder vor einer vollen Reihe steht. Dann setzt du aus.
rules-not-allowed = Nicht erlaubt: { $turn }. { $reason }

## Volle Reihen

rules-limit = Volle Reihen
rules-limit-text = Mit sechs Steinen ist eine innere Reihe voll, egal welche Farben es sind. Du darfst sie überqueren, und dabei zählt sie wie jede andere Reihe, aber anhalten darf dort kein Stein mehr. Die beiden Startlinien außen werden nie voll.
rules-example-limit = Beispiel: Reihe { $full } ist voll. { side } zieht im Anfangszug von Reihe { $from } auf Reihe { $to } und hat für den Folgezug { $rows ->
        [one] eine Reihe
       *[other] { $rows } Reihen
    }. Ein Stein von Reihe { $start } überquert die volle Reihe und landet auf Reihe { $end }.

## Ende

rules-end = Wann ist Schluss?
rules-end-text = Sind die beiden Farben ganz aneinander vorbei, ist die Partie zu Ende: Jeder schwarze Stein steht dann auf einer höheren Reihe als jeder rote. Ein schwarzer und ein roter Stein auf derselben Reihe sind noch nicht aneinander vorbei, auch nicht auf einer Startlinie.
rules-end-at-once = Sobald die Farben aneinander vorbei sind, ist die Partie zu Ende, auch mitten im Zug.
rules-end-after-turn = Sind die Farben einmal aneinander vorbei, wird nur noch der laufende Zug fertig gespielt. Danach ist die Partie zu Ende, selbst wenn ein Bonuszug die Farben wieder gemischt hat.
rules-example-end = Beispiel: { side } zieht im Anfangszug von Reihe { $from } auf Reihe { $to }, { $pawns ->
        [one] wo schon ein Stein stand
       *[other] wo schon { $pawns } Steine standen
    }. Im Folgezug kommt der letzte schwarze Nachzügler von Reihe { $start } auf Reihe { $end }, vorbei an den letzten roten Steinen. Die Partie ist zu Ende.

## Punkte

rules-scoring = Punkte
rules-scoring-text = Wie viele Punkte ein Stein dir bringt, hängt davon ab, wie weit er gekommen ist:
rules-scoring-rows = Reihen ab deiner Startlinie
rules-scoring-points = Punkte je Stein
rules-scoring-behind-classic = Steine, die nicht über den mittleren Stab gekommen sind, bringen nichts.
rules-scoring-behind-revised = Steine, die nicht über den mittleren Stab gekommen sind, kosten dich Punkte: je näher an deiner Startlinie, desto mehr.
rules-scoring-behind-zen = Steine, die nicht über den mittleren Stab gekommen sind, kosten dich je 1 Punkt.
rules-scoring-winner = Wer mehr Punkte hat, gewinnt. Habt ihr gleich viele, ist es ein Unentschieden.
rules-scoring-example = Beispiel: Die Partie von oben ist zu Ende, also zählen wir. Erst die Steine im Ziel, dann Reihe für Reihe: Anzahl der Steine mal Punkte je Stein.

## Die gemeine Bonusregel

rules-mean = Die gemeine Bonusregel
rules-mean-text = Ihr habt abgemacht, ein bisschen gemeiner zu spielen: Im Bonuszug darfst du statt eines eigenen Steins auch einen gegnerischen ziehen, eine Reihe vorwärts oder zurück. Steine, die schon in ihrem Ziel stehen, sind davor sicher.
rules-example-mean = Beispiel: { side } kommt mit dem Stein von Reihe { $start } genau ins Ziel und zieht im Bonuszug { $other ->
        [black] einen schwarzen Stein
       *[red] einen roten Stein
    } von Reihe { $from } auf Reihe { $to } zurück. So ein Schritt wird mit einem x davor aufgeschrieben.

## Auslegungen

rules-ruling-note = Wo ein Regelheft nichts sagt oder etwas offenlässt, haben wir selbst entschieden. An solchen Stellen steht „unsere Auslegung“.
ruling = Unsere Auslegung R{ $number }: { $says }
ruling-board-changes = Ein Zug muss auf dem Spielfeld etwas verändern. Nach einem Anfangszug ins Ziel darf der Bonuszug deshalb keinen deiner Steine aus dem Ziel zurückholen; sonst könnte man ewig abwarten.
ruling-pass = Wer keinen Anfangszug machen kann, setzt aus. Könnt ihr es beide nicht, ist die Partie zu Ende, und die Punkte werden gezählt.
ruling-pass-classic = Wer keinen Anfangszug machen kann, setzt aus. Könnt ihr es beide nicht, ist die Partie zu Ende, und die Punkte werden gezählt. Ein Extrazug, für den es keinen Anfangszug gibt, ist einfach vorbei.
ruling-extra-turn = Der Extrazug ist ein Zug wie jeder andere, und seinen Anfangszug musst du machen. Auch die eine Reihe nach einem Anfangszug ins Ziel ist ein ganz normaler Folgezug: Endet er auf einer leeren inneren Reihe, bekommst du ebenfalls den Extrazug. Das Ziel selbst gilt nie als leere Reihe.
ruling-no-follow-up = Kann kein Stein den Folgezug machen, ist der Zug einfach zu Ende. So einen Anfangszug darfst du auch dann wählen, wenn es einen anderen mit Folgezug gäbe.
ruling-opening-into-goal = Ein Anfangszug ins Ziel bringt den Bonuszug, denn der Stein ist genau die eine Reihe gezogen, die er ziehen durfte.

## Was sich geändert hat

changes-title = Was sich von Ausgabe zu Ausgabe geändert hat
changes-intro = Linja gibt es in drei Ausgaben, und jede spielt sich ein bisschen anders.
changes-differences = Die Unterschiede

changes-book = Regelheft
changes-book-classic = das erste, von 2003
changes-book-revised = die nach dem ersten
changes-book-zen = das neueste
changes-nothing = nichts Besonderes
changes-follow-up = Folgezug
changes-follow-up-compulsory = Pflicht, wenn er möglich ist
changes-follow-up-optional = darfst du auslassen
changes-goal = Anfangszug ins Ziel
changes-goal-follow-up = ein Folgezug von 1 Reihe
changes-goal-bonus = kein Folgezug, aber ein Bonuszug
changes-exact = Genau ins Ziel
changes-exact-bonus = ein Bonuszug
changes-empty-row = Folgezug auf eine leere innere Reihe
changes-empty-row-extra-turn = ein Extrazug, nur einmal
changes-back = Steine dürfen zurück
changes-back-never = nie
changes-back-bonus = nur im Bonuszug
changes-mean = Gemeine Bonusregel
changes-mean-yes = ja
changes-mean-no = nein
changes-end = Die Partie endet
changes-end-at-once = sofort
changes-end-after-turn = nach dem Zug
changes-behind = Steine vor dem mittleren Stab
changes-behind-same =
    { $points ->
        [0] 0 Punkte
       *[other] je { $points }
    }
changes-behind-range = je { $near } bis { $far }
changes-example = Punkte im Beispiel unten
changes-example-points = Schwarz { $black }, Rot { $red }
changes-example-diagram = Das Beispiel: Diese Partie ist zu Ende.

changes-same = Was gleich geblieben ist
changes-same-text = Stäbe, Steine und Aufbau sind dieselben. Der Anfangszug geht eine Reihe weit, der Folgezug so viele Reihen, wie auf der neuen Reihe schon Steine standen. Eine innere Reihe ist mit sechs Steinen voll. Steine, die über den mittleren Stab gekommen sind, bringen 1, 2 oder 3 Punkte, im Ziel 5.
