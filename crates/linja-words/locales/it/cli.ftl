### Italian: the terminal. The English file of the same name says what each message is for.

## linja show

show-to-move = { $rules }, tocca al { side }
show-over = { $rules }, la partita è finita
show-row = riga
show-points = punti per pedina
show-side-points = { $sign } { side } { points }
show-points-now = Se la partita finisse ora: { $black }, { $red }
show-draw = { $black }, { $red }: pareggio
show-win = { $black }, { $red }: vince il { side }

## linja eval

eval-over = { $rules }, la partita è finita: { $margin } per il { side }
eval-margin = { $rules }, tocca al { side }: { $margin } per il { side } con il gioco perfetto
eval-line = Gioco perfetto: { $line }
eval-found = Quanto spesso i livelli da 1 a 10 trovano la giocata migliore: { $chances }

## Progress bars

progress-left = ancora { $time }

## linja solve

solve-start = { $rules }: con il gioco perfetto chi comincia ottiene { $margin }
solve-positions = { $positions } posizioni: { $won }% vinte, { $drawn }% in pareggio, { $lost }% perse per chi è di turno
solve-margins = scarti da { $least } a { $most }, somma di controllo { $checksum }
solve-distances = distanze fino a { $longest } turni, somma di controllo { $checksum }
solve-cost = { $seconds } s, { $memory } GB di memoria
solve-file = { $path }, { $megabytes } MB
solve-there = { $rules }: la tabella c’è già ed è intatta: { $path }
solve-progress-solving = risolvo { $rules }
solve-progress-writing = scrivo { $rules }

## linja export

export-written = { $path }: { $positions } posizioni, { $megabytes } MB; { $card } spiega le colonne

## linja verify

verify-progress = verifico { $rules }
verify-right = { $rules }: tutte le { $positions } posizioni sono giuste, somma di controllo { $checksum }

## linja rules

rules-example-drawing = Prima e dopo { $turn }:
rules-score-sum = { side }: { $sum }

## linja match

match-progress = partite in corso
match-head = { $rules }, partite: { $games }, A: { $a }, B: { $b }
match-head-many = { $rules }, giocatori: { $players }, partite: { $games }
match-table-player = giocatore
match-table-games = partite
match-table-won = vinte
match-table-drawn = pari
match-table-lost = perse
match-table-score = punteggio
match-table-given-away = regalati
match-percent = { $share }%
match-decimal = { $number }
match-score = vittorie di A { $wins }, pareggi { $draws }, sconfitte { $losses }: { $score }%, Elo { $elo } (da { $low } a { $high })
match-superiority = probabilità che A sia più forte: { $chance }%
match-sprt = test sequenziale, Elo { $low } o { $high }: log del rapporto di verosimiglianza { $ratio }, decisivo oltre ±{ $bound }; { $verdict ->
    [high] più vicino a { $high }
    [low] più vicino a { $low }
   *[open] non ancora deciso
}
match-points = punti per partita: A { $a }, B { $b }, scarto { $margin }
match-given-away = punti regalati per partita: A { $a }, B { $b }
match-forfeits = sconfitte a tavolino di { $party }: { $count }
match-fault = partita { $number }, { $party }: { $fault }
match-refused = { $turn } non si può giocare. { $reason }
match-late = tempo scaduto
match-recorded = { $fault }

## linja games

games-rules = regole
games-black = Nero
games-red = Rosso
games-margin = scarto
games-turns = giocate

## linja report

report-progress-following = seguo { $rules }
report-progress-reaching = raggiungo { $rules }
report-progress-measuring = misuro { $rules }

## linja bot

bot-waits = Aspetta a un tavolo: { $rules }, partita { $game }
bot-plays = { $name } si siede: partita { $game }
bot-over = La partita con { $name } è finita. { $ending }
bot-fault = Abbandona la partita { $game }: { $fault }
bot-illegal = { $turn } non è permesso
bot-refused = il server dice: { $reason }
bot-unreachable = il server non è raggiungibile: { $detail }
