### Die zehn Stufen des Computers: Bambus, wie er wächst, vom Samenkorn bis zum Himmel.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

level-1 = Samenkorn
level-1-line = Spielt zum allerersten Mal und übersieht noch viel.
level-2 = Wurzel
level-2-line = Kennt die Regeln und zieht nach Lust und Laune.
level-3 = Keimling
level-3-line = Fängt an, vor dem Ziehen die Steine zu zählen.
level-4 = Spross
level-4-line = Rennt gern ins Ziel und vergisst, wer zurückbleibt.
level-5 = Blatt
level-5-line = Spielt am Küchentisch richtig gut mit.
level-6 = Halm
level-6-line = Nutzt, was die Regeln bieten, und bemerkt deine Fehler.
level-7 = Rohr
level-7-line = Plant voraus und verschenkt selten etwas.
level-8 = Hain
level-8-line = Hier gewinnst du nur, wenn du sehr gut spielst.
level-9 = Wald
level-9-line = Macht fast nie einen Fehler.
level-10 = Himmel
level-10-line = Verschenkt mit dem Orakel nie einen Punkt.
level-adapts = Passt sich dir an
level-adapts-line = Richtet sich nach deinen Ergebnissen, sodass du etwa jede zweite Partie gewinnst.
