### El análisis de una partida: cada jugada, comparada con el juego perfecto.
###
### Los comentarios del archivo inglés dicen dónde se muestra cada mensaje.

## Encima de la tabla

review-player =
    { $player } ({ $side ->
        [black] negras
       *[red] rojas
    })
review-players = { $black } contra { $red }
review-head = { $rules }: { $players }, { $result }
review-head-not-over = { $rules }: { $players }, sin terminar
review-start =
    Con juego perfecto desde el principio: { $margin } para las { $side ->
        [black] negras
       *[red] rojas
    }
review-no-turn = No se ha hecho ninguna jugada.
review-note = Quién va ganando con juego perfecto, antes y después de cada jugada.

## La tabla, una línea por jugada

review-column-turn = jugada
review-column-margin = diferencia
review-column-grade = nota
review-column-better = mejor
review-given-away = regalados
review-lead = { side } +{ $margin }
review-even = igualdad
review-before-after = { $before } a { $after }
review-grade =
    { $grade ->
        [best] perfecta
        [good] buena
        [inaccuracy] imprecisión
        [mistake] error
       *[blunder] error grave
    }
review-legend =
    { $grade ->
        [best] nada regalado
        [good] 1 punto regalado
        [inaccuracy] 2 o 3 puntos
        [mistake] de 4 a 6 puntos, o una victoria que pasó a empate, o un empate que pasó a derrota
       *[blunder] 7 puntos o más, o una victoria que pasó a derrota
    }
review-only-win = la única que gana
review-only-win-missed = { $turn } (la única que gana)

## Momentos decisivos

review-turning-points = Momentos decisivos
review-win-to-draw =
    Las { $side ->
        [black] negras
       *[red] rojas
    } podían ganar por { $before } y ahora empatan
review-win-to-loss =
    Las { $side ->
        [black] negras
       *[red] rojas
    } podían ganar por { $before } y ahora pierden por { $after }
review-draw-to-loss =
    Las { $side ->
        [black] negras
       *[red] rojas
    } podían empatar y ahora pierden por { $after }

## Juego perfecto

review-instead = Juego perfecto en lugar de los errores
review-line =
    { $margin } para las { $side ->
        [black] negras
       *[red] rojas
    }: { $line }

## El resumen: una columna para cada bando

review-accuracy = precisión
review-percent = { $percent } %
review-level =
    Las { $side ->
        [black] negras
       *[red] rojas
    } han jugado al nivel { $level }, probablemente entre { $low } y { $high }.

## El gráfico (--svg)

review-chart-title = { $rules }: { $players }
review-chart-turns = jugada
review-chart-margin =
    diferencia para las { $side ->
        [black] negras
       *[red] rojas
    }
