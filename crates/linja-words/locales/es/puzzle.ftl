### Problemas, como los plantea `linja puzzle` en un terminal: una posición en la que hay una jugada mejor que las demás.

puzzle-title = Problema { $number }, dificultad { $difficulty } de 5
puzzle-task-win = { side-to-move }: solo hay una jugada que gana. ¿Cuál es?
puzzle-task-points = { side-to-move }: una jugada supera a todas las demás en { $points } puntos o más. ¿Cuál es?
puzzle-prompt = Tu jugada:
puzzle-not-a-turn = Eso no es una jugada. Escribe una así: 2-3,1-4
puzzle-not-allowed = No está permitido. { $reason }
puzzle-right =
    Correcto: { $margin } para las { $side ->
        [black] negras
       *[red] rojas
    }.
puzzle-wrong =
    No es esa: regala { $points ->
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
theme-exact-arrival = Llegadas justas
theme-follow-up = Segundos movimientos
theme-other-side = Segundo movimiento del oponente
theme-opening = Dónde empezar
theme-empty-row = Filas vacías
theme-full-row = Filas llenas
theme-back-pawns = Las fichas de atrás
theme-pawn = La ficha adecuada
theme-pass = Hacer pasar al oponente
theme-end = Acabar la partida
theme-heading = Por tema
theme-progress = previstos: { $planned } · resueltos a la primera: { $right } de { $asked }
