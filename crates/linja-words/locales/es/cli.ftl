### Lo que el programa `linja` escribe en un terminal: show, eval, solve, verify, rules, match.

## linja show

show-to-move =
    { $rules }, juegan { $side ->
        [black] negras
       *[red] rojas
    }
show-over = { $rules }, la partida ha terminado
show-row = fila
show-points = puntos por ficha
show-side-points = { $sign } { side } { points }
show-points-now = Si la partida terminara ahora: { $black }, { $red }
show-draw = { $black }, { $red }: empate
show-win =
    { $black }, { $red }: ganan las { $side ->
        [black] negras
       *[red] rojas
    }

## linja eval

eval-over =
    { $rules }, la partida ha terminado: { $margin } para las { $side ->
        [black] negras
       *[red] rojas
    }
eval-margin =
    { $side ->
        [black] { $rules }, juegan negras: { $margin } para las negras con juego perfecto
       *[red] { $rules }, juegan rojas: { $margin } para las rojas con juego perfecto
    }
eval-line = Juego perfecto: { $line }
eval-found = Con qué frecuencia encuentran los niveles 1 a 10 la mejor jugada: { $chances }

## Progress bars

progress-left = quedan { $time }

## linja solve

solve-start = { $rules }: con juego perfecto, quien empieza consigue { $margin }
solve-positions = { $positions } posiciones: { $won } % ganadas, { $drawn } % empatadas y { $lost } % perdidas para quien tiene el turno
solve-margins = diferencias de { $least } a { $most }, suma de verificación { $checksum }
solve-cost = { $seconds } s, { $memory } GB de memoria
solve-file = { $path }, { $megabytes } MB
solve-distances = distancias de hasta { $longest } turnos, suma de verificación { $checksum }
solve-there = { $rules }: la tabla ya está, y en buen estado: { $path }
solve-progress-solving = resolver { $rules }
solve-progress-writing = escribir { $rules }

## linja export

export-written = { $path }: { $positions } posiciones, { $megabytes } MB; { $card } explica las columnas

## linja verify

verify-progress = verificar { $rules }
verify-right = { $rules }: las { $positions } posiciones son todas correctas, suma de verificación { $checksum }

## linja rules

rules-example-drawing = Antes y después de { $turn }:
rules-score-sum = { side }: { $sum }

## linja match
##
## Dos jugadores, A y B, han jugado muchas partidas entre sí.

match-progress = jugando
match-head = { $rules }, partidas: { $games }, A: { $a }, B: { $b }
match-head-many = { $rules }, jugadores: { $players }, partidas: { $games }
match-table-player = jugador
match-table-games = partidas
match-table-won = ganadas
match-table-drawn = empatadas
match-table-lost = perdidas
match-table-score = resultado
match-table-given-away = regalados
match-percent = { $share } %
match-decimal = { $number }
match-score = A ha ganado { $wins }, empatado { $draws } y perdido { $losses }: { $score } %, Elo { $elo } (de { $low } a { $high })
match-superiority = probabilidad de que A sea más fuerte que B: { $chance } %
match-sprt = prueba secuencial, Elo { $low } o { $high }: logaritmo de la razón de verosimilitud { $ratio }, decide a partir de ±{ $bound }; { $verdict ->
    [high] más cerca de { $high }
    [low] más cerca de { $low }
   *[open] aún sin decidir
}
match-points = puntos por partida: A { $a }; B { $b }; diferencia de { $margin }
match-given-away = puntos regalados por partida: A { $a }; B { $b }
match-forfeits = partidas que { $party } pierde por una falta: { $count }
match-fault = partida { $number }, { $party }: { $fault }
match-refused = { $turn } no está permitida. { $reason }
match-late = sin tiempo
match-recorded = { $fault }

## linja games

games-rules = reglas
games-black = Negras
games-red = Rojas
games-margin = diferencia
games-turns = jugadas

## linja report

report-progress-following = seguir { $rules }
report-progress-reaching = alcanzar { $rules }
report-progress-measuring = medir { $rules }

## linja bot

bot-waits = Espera en una mesa: { $rules }, partida { $game }
bot-plays = { $name } se sienta: partida { $game }
bot-over = La partida con { $name } ha terminado. { $ending }
bot-fault = Abandona la partida { $game }: { $fault }
bot-illegal = { $turn } no está permitida
bot-refused = el servidor dice: { $reason }
bot-unreachable = no se puede conectar con el servidor: { $detail }
