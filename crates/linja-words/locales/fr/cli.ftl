### French. The English file of the same name says what each message is for.

## linja show

show-to-move = { $rules }, c’est à { side } de jouer
show-over = { $rules }, la partie est finie
show-row = rangée
show-points = points par pion
show-side-points = { $sign } { side } { points }
show-points-now = Si la partie s’arrêtait maintenant : { $black }, { $red }
show-draw = { $black }, { $red } : égalité
show-win = { $black }, { $red } : { side } gagne

## linja eval

eval-over = { $rules }, la partie est finie : { $margin } pour { side }
eval-margin = { $rules }, c’est à { side } de jouer : { $margin } pour { side } avec un jeu parfait
eval-line = Jeu parfait : { $line }
eval-found = Chances des niveaux 1 à 10 de trouver le meilleur coup : { $chances }

## Progress bars

progress-left = encore { $time }

## linja solve

solve-start = { $rules } : avec un jeu parfait, { $margin } pour qui commence
solve-positions = { $positions } positions : { $won } % gagnées, { $drawn } % à égalité, { $lost } % perdues pour qui doit jouer
solve-margins = écarts de { $least } à { $most }, somme de contrôle { $checksum }
solve-distances = distances jusqu’à { $longest } tours, somme de contrôle { $checksum }
solve-cost = { $seconds } s, { $memory } Go de mémoire
solve-file = { $path }, { $megabytes } Mo
solve-there = { $rules } : la table est déjà là, intacte : { $path }
solve-progress-solving = calcul { $rules }
solve-progress-writing = écriture { $rules }

## linja export

export-written = { $path } : { $positions } positions, { $megabytes } Mo ; { $card } explique les colonnes

## linja verify

verify-progress = contrôle { $rules }
verify-right = { $rules } : les { $positions } positions sont toutes justes, somme de contrôle { $checksum }

## linja rules

rules-example-drawing = Avant et après { $turn } :
rules-score-sum = { side } : { $sum }

## linja match

match-progress = parties en cours
match-head = { $rules }, parties : { $games }, A : { $a }, B : { $b }
match-head-many = { $rules }, joueurs : { $players }, parties : { $games }
match-table-player = joueur
match-table-games = parties
match-table-won = gagnées
match-table-drawn = égalités
match-table-lost = perdues
match-table-score = score
match-table-given-away = points perdus
match-percent = { $share } %
match-decimal = { $number }
match-score = A : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }, { $draws ->
        [one] { $draws } égalité
       *[other] { $draws } égalités
    }, { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    } ; { $score } %, Elo { $elo } (de { $low } à { $high })
match-superiority = probabilité que A joue mieux que B : { $chance } %
match-sprt = test séquentiel, Elo { $low } ou { $high } : rapport de vraisemblance (log) { $ratio }, décisif au-delà de ±{ $bound } ; { $verdict ->
    [high] plus près de { $high }
    [low] plus près de { $low }
   *[open] pas encore décidé
}
match-points = points par partie : A { $a } ; B { $b } ; écart { $margin }
match-given-away = points perdus par partie : A { $a } ; B { $b }
match-forfeits = forfaits de { $party } : { $count }
match-fault = partie { $number }, { $party } : { $fault }
match-refused = { $turn } est refusé. { $reason }
match-late = temps écoulé
match-recorded = { $fault }

## linja games

games-rules = règles
games-black = Noir
games-red = Rouge
games-margin = écart
games-turns = coups

## linja report

report-progress-following = suivi { $rules }
report-progress-reaching = parcours { $rules }
report-progress-measuring = mesure { $rules }

## linja bot

bot-waits = Attend à une table : { $rules }, partie { $game }
bot-plays = { $name } s’assoit : partie { $game }
bot-over = La partie avec { $name } est finie. { $ending }
bot-fault = Abandonne la partie { $game } : { $fault }
bot-illegal = { $turn } n’est pas permis
bot-refused = le serveur dit : { $reason }
bot-unreachable = le serveur est injoignable : { $detail }
