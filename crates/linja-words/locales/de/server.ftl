### Was der Server sagt: Probleme, Wörter in Mitschriften, wo er zu finden ist.
###
### Was jede Nachricht bedeutet und wo sie steht, sagt die englische Datei gleichen Namens.

## Probleme

problem-bad-request = Diese Anfrage ist nicht lesbar: { $detail }
problem-too-large = Das ist zu groß. Eine Anfrage hat höchstens 64 Kilobyte.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
problem-no-such-game = Diese Partie gibt es nicht, oder der Link führt nicht zu ihr. Lass dir einen neuen Link geben.
problem-only-watching = Du schaust nur zu. Das kann nur, wer mitspielt.
problem-seat-taken = Diesen Platz hat schon jemand anderes. Mit dem Link zum Zuschauen kannst du die Partie verfolgen.
problem-no-free-seat = Diese Partie spielen schon zwei. Entfernen lässt sich nur eine Partie, zu der noch niemand gekommen ist oder in der noch niemand gezogen hat.
problem-not-your-turn = Du bist nicht am Zug.
problem-wrong-number = Die Partie ist inzwischen weitergegangen. Sieh sie dir noch einmal an.
problem-over = Die Partie ist zu Ende.
problem-goes-on = Die Partie ist noch nicht zu Ende.
problem-nothing-to-take-back = Es gibt keinen Zug, den du zurücknehmen kannst.
problem-no-offer = Es gibt nichts zu beantworten.
problem-series-too-long = Diese Serie ist sehr lang. Fang eine neue Partie an.
problem-too-many-requests = Das waren zu viele Anfragen. Warte einen Augenblick.
problem-too-many-games = Du hast zu viele Partien begonnen. Versuch es später noch einmal.
problem-too-many-tables = Es sind schon sehr viele Tische offen. Setz dich an einen davon, oder versuch es später noch einmal.
problem-too-many-sockets = Zu viele Verbindungen sind offen. Schließ einige deiner Fenster.
problem-wrong-origin = Diese Seite darf sich nicht mit diesem Server verbinden.
problem-oracle-not-ready = Das Orakel löst dieses Regelwerk noch. Versuch es in ein paar Minuten noch einmal.
problem-oracle-off = Das Orakel ist auf diesem Server abgeschaltet.
problem-push-off = Benachrichtigungen sind auf diesem Server abgeschaltet.
problem-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
problem-unavailable = Der Server kann gerade nicht antworten. Versuch es noch einmal.

## Beim Start des Servers

serve-listening = Linja ist unter { $address } zu finden
serve-in-network = Handys und andere Computer in diesem Netz öffnen { $address } oder scannen das hier:

## Was Chats von einem Link zeigen

preview-page = Linja
preview-page-text = Das Brettspiel Linja: spielen, lernen, verstehen.
preview-join = Du bist zu einer Partie Linja eingeladen
preview-join-text = Öffne den Link und nimm deinen Platz ein.
preview-watch = Schau bei einer Partie Linja zu
preview-watch-text = Öffne den Link und sieh jeden Zug, sobald er gemacht ist.
preview-game = Eine Partie Linja
preview-game-text = Öffne den Link, um mitzuspielen oder zuzuschauen.
preview-review = Eine Partie Linja, Zug für Zug
preview-review-text = Sieh, was jeder Zug verschenkt hat und was besser gewesen wäre.
preview-board = Eine Stellung in Linja
preview-board-text = Probier Züge aus und sieh, was jeder wert ist.
preview-puzzle = Ein Rätsel in Linja
preview-puzzle-text = Ein Zug ist besser als alle anderen. Findest du ihn?

## Benachrichtigungen

push-your-turn = Du bist am Zug.
push-time-is-short = Deine Zeit läuft ab.
push-rematch = Deine Revanche hat begonnen.
