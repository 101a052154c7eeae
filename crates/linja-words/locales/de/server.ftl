# Was der Server antwortet, wenn etwas nicht stimmt.
problem-bad-request = Diese Anfrage ist nicht lesbar: { $detail }
problem-too-large = Das ist zu groß. Eine Anfrage hat höchstens 64 Kilobyte.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
problem-no-such-game = Dieses Spiel gibt es nicht, oder der Link führt nicht dorthin. Lass dir einen neuen Link geben.
problem-only-watching = Du schaust zu. Das können nur die Spieler.
problem-seat-taken = Diesen Platz hat schon jemand anderes. Mit dem Link für Zuschauer kannst du zusehen.
problem-not-your-turn = Du bist nicht am Zug.
problem-wrong-number = Das Spiel ist inzwischen weitergegangen. Sieh es dir neu an.
problem-over = Das Spiel ist zu Ende.
problem-goes-on = Das Spiel ist noch nicht zu Ende.
problem-nothing-to-take-back = Es gibt keinen Zug, den du zurücknehmen kannst.
problem-no-offer = Es gibt nichts zu beantworten.
problem-series-too-long = Diese Serie ist sehr lang. Beginne ein neues Spiel.
problem-too-many-requests = Das waren zu viele Anfragen. Warte einen Augenblick.
problem-too-many-games = Du hast viele Spiele begonnen. Versuche es später noch einmal.
problem-too-many-sockets = Zu viele Verbindungen sind offen. Schließe einige deiner Fenster.
problem-wrong-origin = Diese Seite darf sich nicht mit diesem Server verbinden.
problem-oracle-not-ready = Das Orakel berechnet diese Regeln noch. Versuche es in ein paar Minuten wieder.
problem-oracle-off = Das Orakel ist auf diesem Server abgeschaltet.
problem-too-slow = Das hat zu lange gedauert. Versuche es noch einmal.
problem-unavailable = Der Server kann gerade nicht antworten. Versuche es noch einmal.

# In Spielprotokollen.
record-computer = Computer, Stufe { $level }
record-resigned = { $side ->
    [black] Schwarz
   *[red] Rot
} hat aufgegeben.
record-timed-out = { $side ->
    [black] Schwarz
   *[red] Rot
} hat die Zeit überschritten.

# Beim Start des Servers.
serve-listening = Linja ist unter { $address } zu finden
