### French. The English file of the same name says what each message is for.
###
### "Il" is the computer at that level.

level-1 = Graine
level-1-line = Sa toute première partie : beaucoup de choses lui échappent.
level-2 = Racine
level-2-line = Il connaît les règles et joue comme ça lui chante.
level-3 = Germe
level-3-line = Il commence à compter les pions qu’il va rencontrer.
level-4 = Pousse
level-4-line = Il fonce vers le but et oublie ses pions à la traîne.
level-5 = Feuille
level-5-line = À la table de la cuisine, c’est un bon adversaire.
level-6 = Tige
level-6-line = Il profite de ce que les règles lui offrent et remarque tes erreurs.
level-7 = Bambou
level-7-line = Il prépare ses coups et laisse rarement filer un point.
level-8 = Bosquet
level-8-line = Pour gagner, tu devras très bien jouer.
level-9 = Forêt
level-9-line = Il ne se trompe presque jamais.
level-10 = Ciel
level-10-line = Avec l’oracle, il ne laisse jamais filer un point.
level-adapts = S’adapte à toi
level-adapts-line = Il suit tes résultats : tu gagnes environ une partie sur deux.
