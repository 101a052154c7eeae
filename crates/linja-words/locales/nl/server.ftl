### Wat de server zegt: problemen, woorden in genoteerde partijen, waar hij te vinden is.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

## Problemen

problem-bad-request = Dit verzoek is niet te lezen: { $detail }
problem-too-large = Dit is te groot. Een verzoek is hooguit 64 kilobyte.
problem-not-found = Op dit adres is niets te vinden.
problem-wrong-method = Dit adres neemt dit soort verzoeken niet aan.
problem-no-such-game = Dit spel bestaat niet, of de link leidt er niet heen. Vraag om een nieuwe link.
problem-only-watching = Je kijkt alleen mee. Alleen de spelers kunnen dit.
problem-seat-taken = Deze plaats is al bezet. Met de link om mee te kijken kun je het spel volgen.
problem-no-free-seat = Dit spel heeft al twee spelers. Je kunt alleen een spel verwijderen waar nog niemand aan meedoet of waarin nog niemand een zet heeft gedaan.
problem-not-your-turn = Je bent niet aan de beurt.
problem-wrong-number = Het spel is intussen verdergegaan. Bekijk het opnieuw.
problem-over = Het spel is afgelopen.
problem-goes-on = Het spel is nog niet afgelopen.
problem-nothing-to-take-back = Er is geen zet om terug te nemen.
problem-no-offer = Er valt niets te beantwoorden.
problem-series-too-long = Deze reeks is erg lang. Begin een nieuw spel.
problem-too-many-requests = Dat waren te veel verzoeken. Wacht even.
problem-too-many-games = Je hebt te veel partijen geopend. Probeer het later nog eens.
problem-too-many-tables = Er zijn al heel veel tafels open. Ga aan een ervan zitten of probeer het later nog eens.
problem-too-many-sockets = Er staan te veel verbindingen open. Sluit een paar vensters.
problem-wrong-origin = Deze pagina mag geen verbinding maken met deze server.
problem-oracle-not-ready = Het orakel is deze regelset nog aan het oplossen. Probeer het over een paar minuten nog eens.
problem-oracle-off = Het orakel staat uit op deze server.
problem-push-off = Meldingen zijn op deze server uitgeschakeld.
problem-too-slow = Dit duurde te lang. Probeer het nog eens.
problem-unavailable = De server kan nu even niet antwoorden. Probeer het nog eens.

## Bij de start van de server

serve-listening = Linja is te vinden op { $address }
serve-in-network = Telefoons en andere computers in dit netwerk openen { $address } of scannen dit:

## Wat chats van een link tonen

preview-page = Linja
preview-page-text = Het bordspel Linja: spelen, leren, begrijpen.
preview-join = Je bent uitgenodigd voor een potje Linja
preview-join-text = Open de link om je plaats in te nemen.
preview-watch = Kijk mee bij een potje Linja
preview-watch-text = Open de link om elke zet te volgen.
preview-game = Een potje Linja
preview-game-text = Open de link om mee te spelen of mee te kijken.
preview-review = Een potje Linja, zet voor zet
preview-review-text = Zie wat elke zet weggaf en wat beter was geweest.
preview-board = Een stelling in Linja
preview-board-text = Probeer zetten uit en zie wat elke zet waard is.
preview-puzzle = Een Linja-puzzel
preview-puzzle-text = Eén zet is beter dan alle andere. Vind jij hem?

## Meldingen

push-your-turn = Jij bent aan de beurt.
push-time-is-short = Je tijd raakt op.
push-rematch = Je revanche is begonnen.
