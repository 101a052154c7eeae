### La partida: bandos, pasos, lo que toca hacer, por qué no vale un movimiento, resultados.
###
### Los bandos se llaman como sus fichas, en plural y sin mayúscula dentro de una frase: «las negras».

## Los bandos

side =
    { $side ->
        [black] Negras
       *[red] Rojas
    }

side-to-move =
    { $side ->
        [black] Juegan negras
       *[red] Juegan rojas
    }
labelled = { $label }: { $value }

## Los reglamentos

rule-set-classic = Clásica
rule-set-revised = Revisada
rule-set-revised-mean = Revisada malvada
rule-set-zen = Zen
rule-set-zen-mean = Zen malvada

rule-set-classic-line = El primer libro de reglas, de 2003: si tu segundo movimiento acaba en una fila interior vacía, ganas un turno extra; las fichas que se quedan atrás no restan nada, y la partida puede terminar a mitad de un turno.
rule-set-revised-line = Los libros de reglas siguientes: quien llega a la meta con las filas justas gana una bonificación, y cada ficha que se queda atrás resta hasta 5 puntos.
rule-set-revised-mean-line = Los libros de reglas siguientes, con su variante malvada: la bonificación también puede mover una ficha de tu oponente.
rule-set-zen-line = El libro de reglas más reciente: el segundo movimiento es voluntario, quien llega a la meta con las filas justas gana una bonificación, y cada ficha que se queda atrás resta 1 punto.
rule-set-zen-mean-line = El libro de reglas más reciente, con su variante malvada: la bonificación también puede mover una ficha de tu oponente.

## Los pasos de un turno

step =
    { $step ->
        [opening] Movimiento inicial
        [follow-up] Segundo movimiento
        [bonus] Bonificación
       *[extra-opening] Movimiento inicial del turno extra
    }

## Lo que toca hacer

due-opening = Movimiento inicial: mueve una de tus fichas 1 fila hacia delante.
due-follow-up =
    { $rows ->
        [one] Ahí ya había 1 ficha: ahora mueve cualquiera de las tuyas 1 fila hacia delante.
       *[other] Ahí ya había { $rows } fichas: ahora mueve cualquiera de las tuyas { $rows } filas hacia delante.
    }
due-follow-up-optional =
    { $rows ->
        [one] Ahí ya había 1 ficha: ahora mueve cualquiera de las tuyas 1 fila hacia delante o termina tu turno.
       *[other] Ahí ya había { $rows } fichas: ahora mueve cualquiera de las tuyas { $rows } filas hacia delante o termina tu turno.
    }
due-follow-up-goal = Has llegado a la meta: ahora mueve cualquiera de tus fichas 1 fila hacia delante.
due-bonus = ¡Con las filas justas! Bonificación: mueve una de tus fichas 1 fila hacia delante o atrás, o termina tu turno.
due-bonus-mean = ¡Con las filas justas! Bonificación: mueve 1 fila, hacia delante o atrás, una ficha tuya o del oponente que no esté en su meta; o termina tu turno.
due-extra-opening = La fila estaba vacía: ¡ganas un turno extra! Mueve una de tus fichas 1 fila hacia delante.
due-pass = Ninguna de tus fichas puede avanzar 1 fila: pasas (nuestra interpretación R2).
due-nothing-empty-row = La fila estaba vacía: no hay segundo movimiento. Tu turno ha terminado.
due-nothing = Tu turno ha terminado.

## Por qué no vale un movimiento

refusal-game-over = La partida ha terminado.
refusal-must-pass = Ninguna de tus fichas puede avanzar 1 fila: solo puedes pasar (nuestra interpretación R2).
refusal-may-not-pass = Puedes hacer un movimiento inicial, así que tienes que hacerlo: solo pasa quien no puede mover.
refusal-turn-complete = Tu turno ha terminado: ya no te quedan movimientos.
refusal-compulsory =
    { $step ->
        [opening] El movimiento inicial es obligatorio.
        [bonus] Esta bonificación es obligatoria.
        [extra-opening] El movimiento inicial de tu turno extra es obligatorio.
       *[follow-up] El segundo movimiento es obligatorio: alguna de tus fichas puede hacerlo.
    }
refusal-nothing-to-decline = Tu turno ha terminado: no queda nada a lo que renunciar.
refusal-no-pawn = En la fila { $row } no hay ninguna ficha.
refusal-wrong-side = Las fichas de la fila { $row } no son del color que pide este movimiento.
refusal-opponents-pawn = Solo puedes mover una ficha de tu oponente con una bonificación, y solo con la variante malvada.
refusal-goal-pawn-locked = Las fichas que tu oponente tiene en su meta están bloqueadas: no puedes moverlas.
refusal-backward = Este movimiento tiene que ir hacia delante: una ficha solo puede ir hacia atrás con una bonificación, en las ediciones que la tienen.
refusal-distance-opening = El movimiento inicial es siempre de 1 fila hacia delante.
refusal-distance-follow-up =
    { $rows ->
        [one] Este segundo movimiento es de 1 fila hacia delante, ni más ni menos.
       *[other] Este segundo movimiento es de { $rows } filas hacia delante, ni más ni menos; solo en la meta puede una ficha detenerse antes.
    }
refusal-distance-bonus = La bonificación es siempre de 1 fila, hacia delante o hacia atrás.
refusal-row-full = La fila { $row } está llena: puedes atravesarla, pero no quedarte en ella.
refusal-board-unchanged = Tras un movimiento inicial a la meta, ninguna ficha tuya puede salir de ella: un turno debe cambiar algo en el tablero (nuestra interpretación R1).

## Puntos y resultados

points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
result-win =
    Ganan las { $side ->
        [black] negras
       *[red] rojas
    } por { $margin ->
        [one] 1 punto
       *[other] { $margin } puntos
    }, { $more } a { $less }.
result-draw =
    { $points ->
        [one] Empate a { $points } punto.
       *[other] Empate a { $points } puntos.
    }
ending-resigned = { $side ->
        [black] Las negras han abandonado.
       *[red] Las rojas han abandonado.
    }
ending-timed-out = Las { $side ->
        [black] negras
       *[red] rojas
    } se han quedado sin tiempo.
