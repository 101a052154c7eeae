### Wat je rond het bord leest, op elk scherm: wie er speelt, wat er gespeeld is, tips, een nieuw spel.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

## Een nieuw spel

play-opponent = Tegenstander
play-computer = de computer
play-friend = iemand naast je
play-level = Niveau
play-level-name = { $level }: { $name }
play-rules = Regels
play-colour = Jouw kleur
play-colour-drawn = wordt geloot
play-language = Taal

## Het spel

play-you = jij
play-computer-level = { $name }, niveau { $level }
play-two-players = met z’n tweeën
play-points-now = Punten nu
play-turns = Zetten
play-thinking = { $player }, denkt na…
play-plays = { side } speelt { $turn }
play-played = { side } heeft { $turn } gespeeld.
play-passed = { side } kan geen beginzet doen en past.
play-nothing-to-undo = Je hebt geen zet om terug te nemen.
play-nothing-to-redo = Er is niets om opnieuw uit te voeren.
play-rematch = revanche

## Tips

play-hint-thinking = Ik zoek een goede zet…
play-hint = Tip: { $turn }
play-hint-exact = Tip: { $turn } ({ $margin } voor { side } bij perfect spel)
play-hint-why = { $hint }. { $why }
play-hint-end = Tip: beëindig hier je beurt.
