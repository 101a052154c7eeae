### Problemas, como los plantea `linja puzzle` en un terminal: una posición en la que hay un turno mejor que los demás.

puzzle-title = Problema { $number }, dificultad { $difficulty } de 5
puzzle-task-win = { side-to-move }: solo hay un turno que gana. ¿Cuál es?
puzzle-task-points = { side-to-move }: un turno supera a todos los demás en { $points } puntos o más. ¿Cuál es?
puzzle-prompt = Tu turno:
puzzle-not-a-turn = Eso no es un turno. Escribe uno así: 2-3,1-4
puzzle-not-allowed = No está permitido. { $reason }
puzzle-right =
    Correcto: { $margin } para las { $side ->
        [black] negras
       *[red] rojas
    }.
puzzle-wrong =
    No es ese: regala { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y deja { $margin } para las { $side ->
        [black] negras
       *[red] rojas
    }.
puzzle-solution =
    Solución: { $turn } ({ $margin } para las { $side ->
        [black] negras
       *[red] rojas
    })

## Themes

theme-bonus = La bonificación
theme-extra-turn = Turnos extra
theme-exact-arrival = Llegadas exactas
theme-follow-up = Segundos movimientos
theme-other-side = El segundo movimiento del rival
theme-opening = Dónde empezar
theme-empty-row = Filas vacías
theme-full-row = Filas llenas
theme-back-pawns = Las últimas fichas
theme-pawn = La ficha adecuada
theme-pass = Hacer pasar al rival
theme-end = Acabar la partida
theme-heading = Por tema
theme-progress = { $planned } previstos · encontrados al primer intento: { $right } de { $asked }
