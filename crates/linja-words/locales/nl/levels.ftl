### De tien niveaus van de computer: bamboe die groeit, van het zaadje tot de hemel.
###
### Wat elk bericht betekent, zegt het Engelse bestand met dezelfde naam.

level-1 = Zaadje
level-1-line = Speelt voor de allereerste keer en ziet nog veel over het hoofd.
level-2 = Wortel
level-2-line = Kent de regels en doet maar wat.
level-3 = Spruit
level-3-line = Begint te tellen hoeveel stenen er al staan.
level-4 = Scheut
level-4-line = Rent graag naar de doellijn en vergeet wie er achterblijft.
level-5 = Blad
level-5-line = Speelt aan de keukentafel een goed potje mee.
level-6 = Halm
level-6-line = Pakt elke kans die de regels bieden en ziet je fouten.
level-7 = Stok
level-7-line = Denkt vooruit en geeft zelden iets weg.
level-8 = Bos
level-8-line = Hier win je alleen als je heel goed speelt.
level-9 = Woud
level-9-line = Maakt bijna nooit een fout.
level-10 = Hemel
level-10-line = Geeft met het orakel nooit een punt weg.
level-adapts = Past zich aan jou aan
level-adapts-line = Volgt je uitslagen, zodat je ongeveer de helft van de partijen wint.
