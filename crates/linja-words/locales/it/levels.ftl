### Italian: the ten levels. The English file of the same name says what each message is for.

level-1 = Seme
level-1-line = È alla sua primissima partita: gli sfuggono tante cose.
level-2 = Radice
level-2-line = Conosce le regole e muove come gli va.
level-3 = Germoglio
level-3-line = Comincia a contare le pedine che troverà.
# "Germoglio" is both sprout and shoot in Italian, so the young stem is a "stelo".
level-4 = Stelo
level-4-line = Ama correre verso l’obiettivo e si dimentica di chi resta indietro.
level-5 = Foglia
level-5-line = Gioca una buona partita, come tra amici al tavolo della cucina.
level-6 = Fusto
level-6-line = Prende tutto quello che le regole gli offrono e si accorge dei tuoi errori.
# Not "canna", which is slang for something else.
level-7 = Bambù
level-7-line = Pensa già alle prossime mosse e regala poco o nulla.
level-8 = Bosco
level-8-line = Per vincere dovrai giocare molto bene.
level-9 = Foresta
level-9-line = Non sbaglia quasi mai.
level-10 = Cielo
level-10-line = Con l’oracolo non regala mai un punto.
level-adapts = Si adatta a te
level-adapts-line = Segue i tuoi risultati: vinci all’incirca una partita su due.
