### Las reglas de cada edición, contadas para que las siga un niño de ocho años.
###
### Los comentarios del archivo inglés dicen en qué edición se muestra cada mensaje.

## Título y objetivo

rules-title = Las reglas de Linja: { $name }

rules-goal = El objetivo
rules-goal-text = Lleva tus fichas al otro lado del tablero. Cuando termina la partida, cada ficha que ha pasado el bastoncillo central te da puntos: cuanto más lejos ha llegado, más te da. Gana quien tiene más puntos.

rules-book-classic = ¿Tu libro dice «Movimiento Inicial» y «Segundo Movimiento»? Es la edición { rule-set-classic }. Sus palabras son también las nuestras.
rules-book-revised = De esta edición no conocemos ningún libro en español. ¿El tuyo dice, en inglés, «Initial Move», «Following Move» y «Bonus Move»? Es la edición { rule-set-revised }: aquí se llaman movimiento inicial, segundo movimiento y movimiento de bonificación.
rules-book-zen = De esta edición no conocemos ningún libro en español. ¿El tuyo dice, en inglés, «Opening Move», «Follow-Up Move» y «Bonus Move»? Es la edición { rule-set-zen }: aquí se llaman movimiento inicial, segundo movimiento y movimiento de bonificación.

## Preparación

rules-setup = Preparación
rules-setup-sticks = Pon los siete bastoncillos uno al lado del otro, con sitio para las fichas entre ellos. Así se forman ocho filas: seis filas interiores, entre los bastoncillos, y una fila más por fuera en cada extremo. Las numeramos del 1 al 8.
rules-setup-directions = La fila 1 es la línea de salida de las negras; la fila 8, la de las rojas. Tu meta es la línea de salida de tu oponente: las negras suben de la fila 1 a la 8 y las rojas bajan de la 8 a la 1.
rules-setup-pawns = Toma las doce fichas de tu color: pon seis en tu línea de salida y una en cada fila interior. Tu oponente hace lo mismo con las suyas.
rules-setup-first = Se sortea quién empieza. Si se juega otra vez, empieza quien perdió la última partida; si hubo empate, quien no la empezó.
rules-setup-diagram = Así se empieza: seis fichas en cada línea de salida y una de cada color en cada fila interior.

## Un turno, paso a paso

rules-turn = Tu turno
rules-turn-intro = Se juega por turnos. Un turno tiene hasta tres pasos: el movimiento inicial, el segundo movimiento y la bonificación. Las fichas se mueven hacia delante, es decir, hacia su meta; solo la bonificación puede mover también una hacia atrás.
rules-turn-intro-classic = Se juega por turnos. Un turno tiene hasta dos pasos, el movimiento inicial y el segundo movimiento, y de vez en cuando te da un turno extra. Las fichas se mueven hacia delante, es decir, hacia su meta, y nunca hacia atrás.
rules-turn-opening = Movimiento inicial. Elige una de tus fichas y muévela una fila hacia delante, al otro lado del bastoncillo. Este paso es obligatorio.
rules-turn-follow-up = Segundo movimiento. Cuenta las fichas que ya estaban en la fila a la que acabas de llegar: las tuyas y las de tu oponente, pero no la que has movido. Ahora elige otra vez una de tus fichas, la misma o una distinta, y muévela hacia delante exactamente ese número de filas. Es obligatorio si alguna de tus fichas puede hacerlo.
rules-turn-follow-up-optional = Segundo movimiento. Cuenta las fichas que ya estaban en la fila a la que acabas de llegar: las tuyas y las de tu oponente, pero no la que has movido. Ahora puedes elegir otra vez una de tus fichas, la misma o una distinta, y moverla hacia delante exactamente ese número de filas. Si no te conviene, renuncia a este paso.
rules-turn-bonus = Bonificación. ¿Has llegado a la meta con las filas justas, sin que sobre ninguna, en tu movimiento inicial o en el segundo? Entonces puedes mover una de tus fichas, la que quieras, una fila hacia delante o hacia atrás. Una bonificación nunca da otra bonificación.
rules-turn-extra-turn = Turno extra. ¿Ha acabado tu segundo movimiento en una fila interior que estaba vacía? Entonces juegas enseguida otro turno, con sus dos pasos. Pero solo una vez: otra fila vacía durante el turno extra ya no te da nada.
rules-turn-bonus-back = ¿Para qué ir hacia atrás? A veces, así dejas sitio en una fila llena o cambias el número de fichas que encontrará tu oponente. Incluso una ficha que está en la meta puede ir hacia atrás, salvo después de un movimiento inicial a la meta (nuestra interpretación R1, más abajo).

rules-notation = Un movimiento se escribe con dos filas: 2-3 es una ficha que va de la fila 2 a la 3. Los movimientos de una misma jugada van seguidos, separados por comas: 2-3,1-3.

rules-example-turn =
    Ejemplo: el movimiento inicial de las { $side ->
        [black] negras
       *[red] rojas
    } va de la fila { $from } a la { $to }. { $pawns ->
        [one] Allí ya había una ficha, así que el segundo movimiento es de una fila.
       *[other] Allí ya había { $pawns } fichas, así que el segundo movimiento es de { $rows } filas.
    } Lo hace una ficha de la fila { $start }, que acaba en la fila { $end }.
rules-example-bonus =
    Ejemplo: el movimiento inicial de las { $side ->
        [black] negras
       *[red] rojas
    } va de la fila { $from } a la { $to }. { $pawns ->
        [one] Allí ya había una ficha, así que el segundo movimiento es de una fila.
       *[other] Allí ya había { $pawns } fichas, así que el segundo movimiento es de { $rows } filas.
    } Desde la fila { $start } son justo las que faltan para la meta: ¡bonificación! Con ella, también la ficha de la fila { $bonus } llega a la meta.
rules-example-extra-turn =
    Ejemplo: el movimiento inicial de las { $side ->
        [black] negras
       *[red] rojas
    } va de la fila { $from } a la { $to }, y el segundo es de { $rows ->
        [one] una fila
       *[other] { $rows } filas
    }. Una ficha de la fila { $start } llega a la fila { $empty }, donde no había nadie: ¡turno extra! Ahora el movimiento inicial va de la fila { $next } a la { $again }, donde ya había { $pawns ->
        [one] una ficha
       *[other] { $pawns } fichas
    }, y el segundo, de la fila { $last } a la { $end }.

## Casos especiales

rules-special = Casos especiales
rules-special-empty-row = Una fila vacía. Si tu movimiento inicial acaba en una fila interior vacía, no hay nada que contar: te quedas sin segundo movimiento.
rules-example-empty-row =
    Ejemplo: el movimiento inicial de las { $side ->
        [black] negras
       *[red] rojas
    } va de la fila { $from } a la { $to }, que está vacía. Ahí acaba su turno.
rules-special-left-over = Filas de más. La meta es el final del camino: una ficha con más filas de las que necesita se detiene en ella. El resto no se usa, y no hay bonificación.
rules-special-left-over-classic = Filas de más. La meta es el final del camino: una ficha con más filas de las que necesita se detiene en ella. El resto no se usa.
rules-example-left-over =
    Ejemplo: el movimiento inicial de las { $side ->
        [black] negras
       *[red] rojas
    } va de la fila { $from } a la { $to }, y el segundo es de { $rows ->
        [one] una fila
       *[other] { $rows } filas
    }. A la ficha de la fila { $start } le basta una para llegar a la meta; { $lost ->
        [one] la otra no se usa.
       *[other] las otras { $lost } no se usan.
    }
rules-special-goal = Movimiento inicial a la meta. No hay segundo movimiento, por muchas fichas que haya en la meta, pero ganas una bonificación.
rules-special-goal-classic = Movimiento inicial a la meta. Tu segundo movimiento es entonces de una fila, da igual cuántas fichas haya en la meta.
rules-example-goal =
    Ejemplo: el movimiento inicial de las { $side ->
        [black] negras
       *[red] rojas
    } va de la fila { $from } a la meta. Con la bonificación, otra ficha se mueve hacia atrás, de la fila { $start } a la { $end }.
rules-example-goal-classic =
    Ejemplo: el movimiento inicial de las { $side ->
        [black] negras
       *[red] rojas
    } va de la fila { $from } a la meta. El segundo movimiento es de una fila; aquí, de la { $start } a la { $end }.
rules-special-no-follow-up = Sin segundo movimiento posible. A veces, todas las fichas que podrías usar para el segundo movimiento acabarían en una fila llena. Entonces no lo hay, y tu turno termina.
rules-special-no-opening = Sin movimiento inicial posible. A veces, ninguna de tus fichas puede avanzar una fila, porque cada una está ya en la meta o tiene delante una fila llena. Entonces pasas.
rules-not-allowed = No está permitido: { $turn }. { $reason }

## El límite de una fila

rules-limit = Seis fichas, fila llena
rules-limit-text = En una fila interior caben como mucho seis fichas, sumando los dos colores. Puedes atravesar una fila llena, y cuenta como una fila de tu camino, pero no puedes quedarte en ella. En las dos líneas de salida, que están por fuera, caben todas las fichas.
rules-example-limit =
    Ejemplo: la fila { $full } está llena. El movimiento inicial de las { $side ->
        [black] negras
       *[red] rojas
    } va de la fila { $from } a la { $to }, y el segundo es de { $rows ->
        [one] una fila
       *[other] { $rows } filas
    }. Una ficha de la fila { $start } atraviesa la fila llena y acaba en la fila { $end }.

## El final

rules-end = Así termina la partida
rules-end-text = Se juega hasta que los dos colores se han cruzado del todo: cada ficha negra está en una fila más alta que cualquier ficha roja. Mientras una negra y una roja compartan fila, no se han cruzado, ni siquiera en una línea de salida.
rules-end-at-once = En cuanto los colores se han cruzado, la partida termina, aunque sea a mitad de un turno.
rules-end-after-turn = Cuando los colores se han cruzado, quien tiene el turno lo juega hasta el final. Después termina la partida, aunque una bonificación haya vuelto a mezclar los colores.
rules-example-end =
    Ejemplo: el movimiento inicial de las { $side ->
        [black] negras
       *[red] rojas
    } va de la fila { $from } a la { $to }, donde ya había { $pawns ->
        [one] una ficha
       *[other] { $pawns } fichas
    }. La última ficha que quedaba por cruzarse con las { $side ->
        [black] rojas
       *[red] negras
    } va de la fila { $start } a la { $end } y las deja atrás a todas. La partida ha terminado.

## Puntuación

rules-scoring = Puntuación
rules-scoring-text = Lo que vale cada una de tus fichas depende de lo lejos que ha llegado:
rules-scoring-rows = filas desde tu línea de salida
rules-scoring-points = puntos por ficha
rules-scoring-behind-classic = Las fichas que no han pasado el bastoncillo central no dan puntos.
rules-scoring-behind-revised = Las fichas que no han pasado el bastoncillo central te restan puntos: cuanto más cerca de tu línea de salida, más.
rules-scoring-behind-zen = Cada ficha que no ha pasado el bastoncillo central te resta 1 punto.
rules-scoring-winner = Gana quien tiene más puntos. Con los mismos puntos, hay empate.
rules-scoring-example = Ejemplo: la partida de antes ha terminado, así que contamos. Primero las fichas de la meta y luego fila por fila: el número de fichas multiplicado por los puntos de cada una.

## La variante malvada

rules-mean = La variante malvada
rules-mean-text = Con esta variante se juega con un poco más de malicia: tu bonificación puede mover una ficha de tu oponente en vez de una tuya, también una fila hacia delante o hacia atrás. Las que ya han llegado a su meta están a salvo.
rules-example-mean =
    Ejemplo: la ficha de la fila { $start } llega a la meta con las filas justas, y las { $side ->
        [black] negras
       *[red] rojas
    } usan la bonificación para mover una ficha { $other ->
        [black] negra
       *[red] roja
    } hacia atrás, de la fila { $from } a la { $to }. Un movimiento así se escribe con una x delante.

## Nuestras interpretaciones

rules-ruling-note = Cuando un libro de reglas no dice nada o deja una duda, decidimos nosotros. Lo señalamos así: «nuestra interpretación».
ruling = Nuestra interpretación R{ $number }. { $says }
ruling-board-changes = Un turno tiene que cambiar algo en el tablero. Si tu movimiento inicial llega a la meta, la bonificación no puede sacar de la meta ninguna de tus fichas; si no, alguien podría esperar para siempre.
ruling-pass = Quien no puede hacer un movimiento inicial pasa. Si no puede ninguno de los dos, la partida termina y se cuentan los puntos.
ruling-pass-classic = Quien no puede hacer un movimiento inicial pasa. Si no puede ninguno de los dos, la partida termina y se cuentan los puntos. Un turno extra sin movimiento inicial posible se acaba sin más.
ruling-extra-turn = El turno extra es un turno como los demás, y su movimiento inicial es obligatorio. También después de un movimiento inicial a la meta, tu segundo movimiento (de una fila) es como los demás: si acaba en una fila interior vacía, te da el turno extra. La meta nunca cuenta como fila vacía.
ruling-no-follow-up = Si ninguna ficha puede hacer el segundo movimiento, el turno se acaba sin más. Puedes elegir un movimiento inicial así aunque con otro sí tuvieras un segundo movimiento.
ruling-opening-into-goal = Un movimiento inicial a la meta da la bonificación, porque la ficha llega con las filas justas: tenía una y necesitaba una.

## Qué cambió entre las ediciones

changes-title = Qué cambió entre las ediciones
changes-intro = Linja se ha publicado en tres ediciones, y cada una se juega de forma un poco distinta.
changes-differences = Las diferencias

changes-book = Publicación
changes-book-classic = 2003
changes-book-revised = los libros siguientes
changes-book-zen = el libro más reciente
changes-nothing = nada especial
changes-follow-up = Segundo movimiento
changes-follow-up-compulsory = obligatorio si alguna ficha puede
changes-follow-up-optional = voluntario
changes-goal = Movimiento inicial a la meta
changes-goal-follow-up = segundo movimiento de 1 fila
changes-goal-bonus = bonificación, sin segundo movimiento
changes-exact = Llegar a la meta con las filas justas
changes-exact-bonus = una bonificación
changes-empty-row = Segundo movimiento a una fila interior vacía
changes-empty-row-extra-turn = un turno extra, una sola vez
changes-back = Mover hacia atrás
changes-back-never = nunca
changes-back-bonus = solo con una bonificación
changes-mean = Variante malvada
changes-mean-yes = sí
changes-mean-no = no
changes-end = La partida termina
changes-end-at-once = al instante
changes-end-after-turn = al acabar el turno
changes-behind = Fichas sin pasar el bastoncillo central
changes-behind-same =
    { $points ->
        [0] 0 puntos
       *[other] { $points } cada una
    }
changes-behind-range = de { $near } a { $far } cada una
changes-example = Puntos en el ejemplo de abajo
changes-example-points = Negras { $black }, rojas { $red }
changes-example-diagram = El ejemplo: esta partida ha terminado.

changes-same = Lo que no ha cambiado
changes-same-text = Los bastoncillos, las fichas y la preparación; el movimiento inicial de una fila; contar las fichas que encuentras y mover después tantas filas como fichas; seis fichas como mucho en una fila interior; y los puntos de las fichas que pasan el bastoncillo central: 1, 2, 3, y 5 en la meta.
