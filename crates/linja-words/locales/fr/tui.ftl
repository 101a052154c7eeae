### French. The English file of the same name says what each message is for.

## Keys

tui-enter = Entrée
tui-esc = Échap
tui-home-end = Début Fin
tui-page-keys = PgSuiv PgPréc
tui-key-choose = choisir un pion
tui-key-aim = avancer ou reculer
tui-key-move = jouer
tui-key-rows = de rangée à rangée
tui-key-let-go = lâcher le pion
tui-key-end = finir le tour
tui-key-opponents = pions adverses
tui-key-pass = passer
tui-key-skip = abréger
tui-key-undo = annuler
tui-key-redo = rétablir
tui-key-hint = conseil
tui-key-flip = tourner le plateau
tui-key-scroll-turns = autres coups
tui-key-save = enregistrer
tui-key-load = ouvrir
tui-key-new = nouvelle partie
tui-key-resign = abandonner
tui-key-review = analyse
tui-key-puzzle = énigme
tui-key-daily = énigme du jour
tui-key-next-puzzle = énigme suivante
tui-key-solution = solution
tui-key-rules = règles
tui-key-field = choisir
tui-key-change = changer
tui-key-start = commencer
tui-key-lines = défiler
tui-key-pages = page
tui-key-ends = début, fin
tui-key-other-rules = autres règles
tui-key-changes = ce qui a changé
tui-key-walk = coup par coup
tui-key-mistake = erreur suivante
tui-key-mistake-before = erreur précédente
tui-key-retry = corriger
tui-key-summary = résumé
tui-key-play-on = continuer d’ici
tui-key-study = essayer
tui-key-list = coups par valeur
tui-key-variation = autre variante
tui-key-main = variante principale
tui-key-delete-turn = supprimer d’ici
tui-key-comment = commenter
tui-key-set-up = placer
tui-key-row = rangée
tui-key-colour = couleur
tui-key-pawns = pions
tui-key-to-move = à qui de jouer
tui-key-empty = plateau vide
tui-key-start-position = position de départ
tui-key-try = terminé
tui-key-games = mes parties
tui-key-delete = supprimer
tui-key-undelete = récupérer
tui-key-online = en ligne
tui-key-sit = s’asseoir
tui-key-watch = regarder
tui-key-go-on = reprendre
tui-key-open-table = ouvrir une table
tui-key-invite = inviter par lien
tui-key-link = rejoindre par lien
tui-key-clock = pendule
tui-key-allow = accepter
tui-key-decline = refuser
tui-key-give-minute = offrir 1 minute
tui-key-give-day = offrir 1 jour
tui-key-files = fichiers ici
tui-key-complete = compléter
tui-key-solve = résoudre
tui-key-leave = quitter
tui-key-stay = rester
tui-key-help = toutes les touches
tui-key-back = retour
tui-key-quit = quitter

## Titles and buttons

tui-new-game = Nouvelle partie
tui-start = Commencer la partie
tui-go-on = Reprendre la dernière partie
tui-turn = { $sign } { $turn }
tui-name = { $name }
tui-review-title = Analyse · { $rules }
tui-review-level = niveau { $level } ({ $low }–{ $high })
tui-summary-title = Résumé
tui-puzzle = Énigme
tui-save-title = Enregistrer la partie sous
tui-load-title = Ouvrir une partie
tui-link-title = Colle le lien que tu as reçu
tui-comment-title = Commentaire
tui-leave-title = Quitter la partie ?
tui-leave-study-title = Quitter sans enregistrer ?
tui-resign-title = Abandonner la partie ?
tui-help-title = Toutes les touches
tui-help-also = La souris marche aussi : clique sur un pion, puis sur la rangée où il va ; clique sur les mots du bas. Tu peux coller un coup entier, par exemple 2-3,1-4. N’importe quelle touche ferme cette fenêtre.

## At the right end of the title

tui-by-oracle = Ordinateur : oracle
tui-by-search = Ordinateur : recherche

## Messages

tui-too-small = Linja a besoin d’une fenêtre de { $columns } × { $lines } caractères. Agrandis un peu celle-ci et la partie continue.
tui-leave = Cette partie n’est ni finie ni enregistrée. Si tu quittes maintenant, elle est perdue.
tui-leave-study = Ce que tu as essayé n’est pas enregistré. Si tu quittes maintenant, c’est perdu.
tui-resign = Si tu abandonnes, ton adversaire gagne.
tui-saved = Enregistrée sous { $name }.
tui-file-exists = Le fichier { $name } existe déjà. Appuie encore une fois sur Entrée pour le remplacer.
tui-no-name = Écris un nom pour le fichier.
tui-no-records = Aucune partie enregistrée dans ce dossier. Écris un chemin, par exemple ~/parties/premiere.linja.
tui-not-a-link = Ce n’est pas une invitation à une partie.
tui-lobby-empty = Personne n’attend en ce moment. Ouvre une table ou invite quelqu’un par lien.
tui-cannot-save = Impossible d’enregistrer : { $error }
tui-cannot-load = Impossible d’ouvrir : { $error }
tui-cannot-keep = Cette partie ne peut pas être gardée pour la prochaine fois : { $error }
tui-last-unreadable = La dernière partie est illisible. Elle a été mise de côté : { $path }.
tui-seats-unreadable = La liste de tes parties en ligne est illisible. Elle a été mise de côté : { $path }.
tui-failed = Il y a eu un problème : { $error }

## Reviews and puzzles need the oracle

tui-wait = Un instant…
tui-no-table = Les analyses et les énigmes demandent la valeur exacte de chaque position, et il n’y a pas encore de table ici pour les règles « { $rules } ». On peut la calculer maintenant : il faut une minute au plus et environ 3 Go de mémoire. (La commande linja solve --out garde une table pour de bon.)
tui-solving = Calcul de « { $rules } »… { $percent } %
tui-solve-memory = Le calcul demande { $needed } Go de mémoire, et seulement { $free } Go sont libres.

## Line by line

plain-greeting = Linja, { $rules }
plain-player = { side } : { $player }
plain-start = Écris un coup, par exemple 2-3,1-4, ou help.
plain-last-game = Ta dernière partie a été gardée. Écris continue pour la reprendre.
plain-prompt = >
plain-help = Un coup s’écrit déplacement par déplacement, de rangée à rangée, avec des virgules : 2-3,1-4. Devant un pion adverse, mets un x : 7-8,x5-6. Si tu ne peux pas jouer, écris pass. Commandes : board (décrit le plateau), turns (donne tous les coups permis), hint (conseil), undo (annuler), redo (rétablir), rules (règles), save FICHIER (enregistrer), resign (abandonner), rematch (revanche, après la fin), quit (quitter).
plain-not-understood = Ce n’est ni un coup comme 2-3,1-4 ni une commande. Écris help pour voir la liste.
plain-save-name = Écris un nom après save : save partie.linja
plain-row-empty = Rangée { $row } : vide
plain-row-one = Rangée { $row } : { side } { $pawns }
plain-row-both = Rangée { $row } : Noir { $black }, Rouge { $red }
plain-points = Points actuels : Noir { $black }, Rouge { $red }
plain-to-move = { side-to-move }.
plain-over = Écris rematch pour une revanche, save FICHIER pour garder cette partie, ou quit.
