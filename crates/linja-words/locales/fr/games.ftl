### Toutes les parties de cet appareil : la liste, les chiffres, le nom du joueur.
###
### Le sens de chaque message se trouve dans le fichier anglais du même nom.

games-none = Pas encore de partie. Tout ce que tu joues est gardé ici.
games-text = Tout ce que tu joues est gardé sur cet appareil.
games-running = En cours
games-continue = Reprendre
games-delete = Supprimer
games-deleted = La partie est supprimée.
games-search = Chercher
games-all = peu importe
games-result = Résultat
games-won = Gagnée
games-drawn = Égalité
games-lost = Perdue
games-open = Inachevée
games-side-won = { side } a gagné
games-elsewhere = D’un fichier
games-study = Étude
games-count = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
games-more = Afficher plus
games-export = Tout exporter
games-import = Importer
games-imported = { $games ->
        [0] Il n’y avait rien de nouveau dans le fichier.
        [one] { $games } nouvelle partie.
       *[other] { $games } nouvelles parties.
    }
games-unkept = { $games ->
        [one] Ce navigateur n’a plus de place pour { $games } partie : elle sera perdue si tu fermes l’onglet. Toutes les autres sont bien gardées.
       *[other] Ce navigateur n’a plus de place pour { $games } parties : elles seront perdues si tu fermes l’onglet. Toutes les autres sont bien gardées.
    }
games-figures = Bilan
games-played = Jouées
games-average = Moyenne
games-accuracy = Précision
games-level = Niveau
games-form = Ton écart moyen sur dix parties, de la première à la dernière
games-strength = Quel est mon niveau ?
games-estimate = Estimer d’après mes parties
games-played-like = { $games ->
        [one] Dans ta dernière partie, tu as joué comme le niveau { $level }, sans doute entre { $low } et { $high }.
       *[other] Dans tes { $games } dernières parties, tu as joué comme le niveau { $level }, sans doute entre { $low } et { $high }.
    }
games-levels = Ton niveau, calculé chaque fois sur cinq parties, de la première à la dernière
games-nickname = Ton nom
games-nickname-line = Affiché à la place de « Toi » et inscrit dans les parties notées. Tes adversaires en ligne et ceux qui regardent le voient aussi.
games-no-name = Non, merci

games-seats = Parties en ligne sur un autre appareil
games-seats-text = Avec ce lien, ce code ou ce fichier, un autre appareil peut aussi jouer tes parties en ligne, et tu les retrouves si celui-ci les perd. Garde-le pour toi : qui l’a peut jouer à ta place.
games-seats-file = Enregistrer dans un fichier
games-seats-read = { $games ->
        [0] Toutes ces parties en ligne sont déjà sur cet appareil.
        [one] 1 partie en ligne est maintenant aussi sur cet appareil.
       *[other] { $games } parties en ligne sont maintenant aussi sur cet appareil.
    }
games-lock = Exclure les autres appareils
games-lock-sure = Jouer tes parties en ligne sur cet appareil seulement ?
games-lock-yes = Exclure
games-locked = { $games ->
        [one] Cette partie ne se joue plus que sur cet appareil.
       *[other] Ces { $games } parties ne se jouent plus que sur cet appareil.
    }
games-not-locked = { $games ->
        [one] Ça n’a pas marché pour 1 partie. Réessaie quand tu seras en ligne.
       *[other] Ça n’a pas marché pour { $games } parties. Réessaie quand tu seras en ligne.
    }
