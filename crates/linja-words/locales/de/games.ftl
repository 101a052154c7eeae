### Alle Partien dieses Geräts: die Liste, die Zahlen, der eigene Name.
###
### Was jede Nachricht bedeutet, sagt die englische Datei gleichen Namens.

games-none = Noch keine Partie. Alles, was du spielst, bleibt hier.
games-text = Alles, was du spielst, bleibt auf diesem Gerät.
games-running = Noch nicht zu Ende
games-continue = Weiterspielen
games-delete = Löschen
games-deleted = Die Partie ist gelöscht.
games-search = Suchen
games-all = alle
games-result = Ergebnis
games-won = Gewonnen
games-drawn = Unentschieden
games-lost = Verloren
games-open = Nicht beendet
games-side-won = { side } gewann
games-elsewhere = Aus einer Datei
games-study = Studie
games-count = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
games-more = Mehr zeigen
games-export = Alle exportieren
games-import = Importieren
games-imported = { $games ->
        [0] In der Datei war nichts Neues.
        [one] 1 Partie ist neu.
       *[other] { $games } Partien sind neu.
    }
games-unkept = { $games ->
        [one] Für 1 Partie hat dieser Browser keinen Platz: Sie ist weg, wenn du den Tab schließt. Alle anderen sind sicher.
       *[other] Für { $games } Partien hat dieser Browser keinen Platz: Sie sind weg, wenn du den Tab schließt. Alle anderen sind sicher.
    }
games-figures = Statistik
games-played = Gespielt
games-average = Schnitt
games-accuracy = Genauigkeit
games-level = Stufe
games-form = Dein Vorsprung im Schnitt über zehn Partien, von der ersten bis zur letzten
games-strength = Wie gut bin ich?
games-estimate = Aus meinen Partien schätzen
games-played-like = { $games ->
        [one] In deiner letzten Partie hast du wie Stufe { $level } gespielt, wahrscheinlich zwischen { $low } und { $high }.
       *[other] In deinen letzten { $games } Partien hast du wie Stufe { $level } gespielt, wahrscheinlich zwischen { $low } und { $high }.
    }
games-levels = Deine Stufe, jeweils aus fünf Partien, von der ersten bis zur letzten
games-nickname = Dein Name
games-nickname-line = Erscheint statt „Du“ und steht in Mitschriften. Auch wer online mit dir spielt oder zuschaut, sieht ihn.
games-no-name = Nein, danke

games-seats = Online-Partien auf einem anderen Gerät
games-seats-text = Mit diesem Link, Code oder dieser Datei kannst du deine Online-Partien auch auf einem anderen Gerät spielen, und du bekommst sie zurück, falls dieses sie verliert. Behalt das für dich: Wer es hat, kann an deiner Stelle spielen.
games-seats-file = Als Datei speichern
games-seats-read = { $games ->
        [0] All diese Online-Partien sind schon auf diesem Gerät.
        [one] 1 Online-Partie ist jetzt auch auf diesem Gerät.
       *[other] { $games } Online-Partien sind jetzt auch auf diesem Gerät.
    }
games-lock = Andere Geräte aussperren
games-lock-sure = Sollen deine Online-Partien nur noch auf diesem Gerät laufen?
games-lock-yes = Aussperren
games-locked = { $games ->
        [one] Diese Partie läuft jetzt nur noch auf diesem Gerät.
       *[other] Diese { $games } Partien laufen jetzt nur noch auf diesem Gerät.
    }
games-not-locked = { $games ->
        [one] Bei 1 Partie hat es nicht geklappt. Versuch es noch einmal, wenn du online bist.
       *[other] Bei { $games } Partien hat es nicht geklappt. Versuch es noch einmal, wenn du online bist.
    }
