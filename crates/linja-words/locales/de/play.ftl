### Was man rund ums Spielfeld liest, auf jedem Bildschirm: wer spielt, wer gezogen hat, Tipps, eine neue Partie.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

## Eine neue Partie

play-opponent = Gegner
play-computer = der Computer
play-friend = jemand neben dir
play-level = Stufe
play-level-name = { $level }: { $name }
play-rules = Regeln
play-colour = Deine Farbe
play-colour-drawn = wird ausgelost
play-language = Sprache

## Die Partie

play-you = du
play-computer-level = { $name }, Stufe { $level }
play-two-players = zu zweit
play-points-now = Punkte jetzt
play-turns = Züge
play-thinking = { $player }, denkt nach …
play-plays = { side } zieht { $turn }
play-played = { side } hat { $turn } gezogen.
play-passed = { side } kann keinen Anfangszug machen und setzt aus.
play-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen.
play-nothing-to-redo = Es gibt nichts zu wiederholen.
play-rematch = Revanche

## Tipps

play-hint-thinking = Ich suche einen guten Zug …
play-hint = Tipp: { $turn }
play-hint-exact = Tipp: { $turn } ({ $margin } für { side } bei perfektem Spiel)
play-hint-why = { $hint }. { $why }
play-hint-end = Tipp: Beende deinen Zug hier.
