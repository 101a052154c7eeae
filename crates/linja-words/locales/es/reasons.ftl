### Por qué una jugada regala puntos, o por qué es la mejor.
###
### El archivo inglés del mismo nombre dice qué significa cada mensaje.

## Lo que vale

reason-worth = Oportunidad perdida: { $what } vale { points }.
reason-best = Lo que cuenta: { $what } vale { points }.
reason-costs = El problema: { $what } cuesta al menos { points }.
reason-allows =
    { $side ->
        [black] Ahora las negras pueden responder { $reply }: { $what } supone una diferencia de { points }.
       *[red] Ahora las rojas pueden responder { $reply }: { $what } supone una diferencia de { points }.
    }
reason-answer-only =
    { $side ->
        [black] Solo una respuesta de las negras castiga esto: { $reply }.
       *[red] Solo una respuesta de las rojas castiga esto: { $reply }.
    }
reason-answer =
    { $side ->
        [black] Las negras tienen una respuesta fuerte, { $reply }: { points } mejor que cualquier otra.
       *[red] Las rojas tienen una respuesta fuerte, { $reply }: { points } mejor que cualquier otra.
    }

## Cómo acaba la partida

reason-ends-costs =
    { $side ->
        [black] Al final esto les cuesta { points } a las negras.
       *[red] Al final esto les cuesta { points } a las rojas.
    }
reason-ends-both =
    { $side ->
        [black] Al final esto les cuesta { points } a las negras y les da { $others } a las rojas.
       *[red] Al final esto les cuesta { points } a las rojas y les da { $others } a las negras.
    }
reason-ends-costs-less =
    { $side ->
        [black] Al final esto les cuesta { points } a las negras y solo { $others } a las rojas.
       *[red] Al final esto les cuesta { points } a las rojas y solo { $others } a las negras.
    }
reason-ends-brings =
    { $side ->
        [black] Al final esto les da { points } a las negras.
       *[red] Al final esto les da { points } a las rojas.
    }
reason-ends-brings-less =
    { $side ->
        [black] Al final esto les da { points } a las negras y solo { $others } a las rojas.
       *[red] Al final esto les da { points } a las rojas y solo { $others } a las negras.
    }
reason-other =
    { $side ->
        [black] Rojas
       *[red] Negras
    }

## Lo que hace una jugada: $what en las frases de arriba

reason-ends-game = acabar la partida
reason-forces-pass =
    { $side ->
        [black] obligar a las negras a pasar
       *[red] obligar a las rojas a pasar
    }
reason-extra-turn = un turno extra
reason-bonus-on-opponent =
    { $side ->
        [black] usar la bonificación en una ficha de las negras
       *[red] usar la bonificación en una ficha de las rojas
    }
reason-bonus-back = usar la bonificación para ir hacia atrás
reason-bonus = usar la bonificación
reason-exact-arrival = llegar a la meta con las filas justas
reason-leaves-out-follow-up = renunciar al segundo movimiento
reason-follow-up = un segundo movimiento de { $rows } filas o más
reason-limits =
    { $rows ->
        [0] { $side ->
            [black] no dejar a las negras ningún segundo movimiento
           *[red] no dejar a las rojas ningún segundo movimiento
        }
        [one] { $side ->
            [black] no dejar a las negras un segundo movimiento de más de { $rows } fila
           *[red] no dejar a las rojas un segundo movimiento de más de { $rows } fila
        }
       *[other] { $side ->
            [black] no dejar a las negras un segundo movimiento de más de { $rows } filas
           *[red] no dejar a las rojas un segundo movimiento de más de { $rows } filas
        }
    }
reason-opening =
    { $pawns ->
        [0] un movimiento inicial a la fila vacía { $row }
        [one] un movimiento inicial hacia la ficha de la fila { $row }
       *[other] un movimiento inicial hacia las { $pawns } fichas de la fila { $row }
    }
reason-opening-goal = un movimiento inicial a la meta
reason-leaves-empty = dejar vacía la fila { $row }
reason-leaves-full = dejar llena la fila { $row }
reason-moves-rearmost = mover una de las últimas fichas (fila { $row })
reason-moves-from = mover una ficha de la fila { $row }
reason-moves-to = mover una ficha a la fila { $row }
