### Lo que se lee alrededor del tablero en cualquier pantalla: quién juega, qué se ha jugado, pistas, una partida nueva.
###
### Los comentarios del archivo inglés dicen dónde se muestra cada mensaje.

## Una partida nueva

play-opponent = Oponente
play-computer = el ordenador
play-friend = otra persona aquí
play-level = Nivel
play-level-name = { $level }: { $name }
play-rules = Reglamento
play-colour = Tu color
play-colour-drawn = al azar
play-language = Idioma

## La partida

play-you = tú
play-computer-level = { $name }, nivel { $level }
play-two-players = dos jugadores
play-points-now = Puntos ahora
play-turns = Jugadas
play-thinking = { $player }, está pensando…
play-plays =
    { $side ->
        [black] Las negras juegan { $turn }
       *[red] Las rojas juegan { $turn }
    }
play-played =
    { $side ->
        [black] Las negras han jugado { $turn }.
       *[red] Las rojas han jugado { $turn }.
    }
play-passed =
    { $side ->
        [black] Las negras no pueden hacer un movimiento inicial y pasan.
       *[red] Las rojas no pueden hacer un movimiento inicial y pasan.
    }
play-nothing-to-undo = No tienes ninguna jugada que deshacer.
play-nothing-to-redo = No hay nada que rehacer.
play-rematch = revancha

## Pistas

play-hint-thinking = Busco una buena jugada…
play-hint = Pista: { $turn }
play-hint-exact =
    Pista: { $turn } ({ $margin } para las { $side ->
        [black] negras
       *[red] rojas
    } con juego perfecto)
play-hint-why = { $hint }. { $why }
play-hint-end = Pista: termina aquí tu turno.
