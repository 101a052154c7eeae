study-title = Entender Linja
study-intro = Linja está resuelto: de cada posición se sabe exactamente cuánto vale cada jugada. Aquí puedes preguntarlo.
study-puzzles = Problemas
study-puzzles-line = Uno nuevo cada día: encuentra la única jugada mejor que todas las demás.
study-review-line = Analiza una partida: cuánto valía cada jugada, dónde se decidió y qué habría sido mejor.
study-board = Probar
study-board-line = Coloca las fichas como quieras, mira cuánto vale cada jugada y juega desde ahí.
study-solution = La solución
study-solution-line = Lo que pasa cuando nadie se equivoca nunca.

study-judged = Lo juzga el oráculo: cada número es exacto.
study-asking = Preguntando al oráculo…
study-solving = El oráculo todavía está resolviendo este reglamento. La respuesta aparecerá sola.
study-writing = El oráculo ha resuelto este reglamento y lo está guardando. La respuesta aparecerá sola.
study-waiting = El oráculo resolverá pronto este reglamento; tarda unos minutos. La respuesta aparecerá sola.
study-failed = El oráculo no ha podido resolver este reglamento. Lo intentará más tarde.
study-no-server = Ahora mismo no hay conexión, ni una tabla en este dispositivo donde buscar la respuesta. Las partidas en este dispositivo, las lecciones y las reglas funcionan igualmente. La página volverá a intentarlo sola.
study-refused = El servidor no puede responder. { $reason }
study-progress = Cuánto está resuelto

study-review-own = Analizar la partida actual
study-paste = Pega una partida anotada (.linja)
study-review-it = Analizar
study-open = Abrir un archivo
study-wrong-record = No se puede leer: { $wrong }
study-another-game = Otra partida
study-not-over = La partida no se jugó hasta el final.
study-judged-best = { $grade }. Diferencia: { $margins }.
study-judged-only = { $grade }, y la única jugada que gana. Diferencia: { $margins }.
study-judged-worse =
    { $points ->
        [one] { $grade }: regala 1 punto. Diferencia: { $margins }. Mejor: { $turn }
       *[other] { $grade }: regala { $points } puntos. Diferencia: { $margins }. Mejor: { $turn }
    }
study-lines = Las dos variantes, jugada a jugada
study-line-played = jugado
study-line-better = mejor
study-line-leave = Volver a la partida
study-mistake-before = ◀ Error
study-mistake-after = Error ▶
study-all-turns = Todas las jugadas
study-pictures = Imágenes
study-png = Imagen (PNG)
study-svg = Dibujo (SVG)
study-animation = Partida animada (PNG)
study-number = número
study-side = color
study-first = Al principio
study-back = Una jugada atrás
study-on = Una jugada adelante
study-last = Al final
study-place = { $at } de { $turns }
study-chart-caption = Diferencia con juego perfecto desde ahí: por encima de la línea van ganando las negras; por debajo, las rojas. Los círculos pequeños son errores.
study-chart-told = Gráfico, { $title }: { $first } al principio, { $last } al final, como mucho { $highest }, como poco { $lowest }.
study-chart-list = La lista de jugadas tiene todos los números.

study-step-back = Deshacer
study-worth =
    Con juego perfecto: { $margin } para las { $side ->
        [black] negras
       *[red] rojas
    }.
study-turns = Las jugadas, de mejor a peor
study-turns-far = El número pequeño dice cuántos turnos quedan.
study-compare = Comparar las ediciones
study-compare-line =
    Juegan { $side ->
        [black] negras
       *[red] rojas
    }. Su diferencia en esta posición, en cada reglamento:
study-not-solved = aquí aún sin resolver
study-position = Posición como texto
study-wrong-position = No es una posición: { $wrong }
study-wrong-link = No se puede leer la posición de este enlace: { $wrong }. En su lugar, aquí está la posición inicial.
study-play-computer = Seguir contra el ordenador
study-play-friend = Seguir con otra persona aquí
study-variations = Jugadas y variantes
study-keys = Con ← y → recorres las jugadas; con ↑ y ↓, las variantes.
study-make-main = Convertir en variante principal
study-delete = Eliminar desde aquí
study-undelete = Deshacer la eliminación
study-comment = Comentario sobre { $turn }
study-title-comment = Título y comentario
study-keep-study = Guardar en «Mis partidas»
study-is-kept = Está en «Mis partidas», con todo lo que cambies.
study-save = Guardar en un archivo
study-gone = Este estudio no está en este dispositivo. En su lugar, aquí está la posición inicial.

study-set-up = Colocar fichas
study-set-up-line = Toca una ficha para quitarla; toca al lado de las fichas para poner una, a la izquierda negra, a la derecha roja. O usa los botones.
study-set-up-ready = Esta posición es válida.
study-row = Fila
study-to-move = Juegan
study-empty = Tablero vacío
study-start = Posición inicial
study-cancel = Cancelar
study-take = { side }: quitar una ficha de la fila { $row }
study-add = { side }: poner una ficha en la fila { $row }

study-puzzle-today = Problema del día, dificultad { $difficulty } de 5
study-puzzle-next = Siguiente problema
study-puzzle-retry = Reintentar
study-puzzle-show = Ver la solución
study-puzzle-first = Resuelto a la primera
study-puzzle-later = Resuelto
study-puzzle-shown = Solución vista
study-streak =
    { $days ->
        [one] Racha de 1 día
       *[other] Racha de { $days } días
    }, { $solved ->
        [one] 1 resuelto a la primera
       *[other] { $solved } resueltos a la primera
    }
study-puzzle-counts = resueltos más tarde: { $later }, soluciones vistas: { $shown }
study-puzzle-more = Más problemas, de fácil a difícil
study-puzzle-difficulty = Un problema de dificultad { $difficulty }
study-today = Hoy
study-puzzle-rules = Con otras reglas

## Practice: what went wrong before

study-practice = Práctica
study-practice-line = Corrige lo que salió mal y resuelve problemas contrarreloj.
study-practice-text = Lo que salió mal en tus partidas y problemas vuelve aquí: al cabo de un día, y cada vez más tarde si aciertas.
study-practice-on = Que vuelvan mis errores
study-practice-due =
    { $due ->
        [0] Hoy no toca nada.
        [one] Hoy toca un ejercicio.
       *[other] Hoy tocan { $due } ejercicios.
    } Previstos: { $planned }. Aprendidos: { $learnt }.
study-practice-begin = Empezar
study-exercise = Ejercicio { $number } de { $all }
study-run = Contrarreloj
study-run-text = Tres minutos y todos los problemas que puedas. Cada vez son más difíciles, y solo cuenta el primer intento. ¿Con qué reglas?
study-run-title = { $clock } · resueltos: { $found }
study-run-over = Resueltos: { $found }. Tu récord: { $best }.
study-find-better = { side-to-move }: aquí se jugó { $turn }. Encuentra algo mejor.
study-find-best = { side-to-move }: encuentra la mejor jugada.
study-next = Siguiente
study-retry-own = Corregir tus errores ({ $count })
study-retry =
    { $side ->
        [black] Corregir los errores de las negras
       *[red] Corregir los errores de las rojas
    } ({ $count })

study-solution-how = Cada reglamento tiene { $positions } posiciones. Un programa las ha calculado todas hacia atrás, desde el final de las partidas hasta el principio, y después ha vuelto a comprobarlas una a una con las reglas. Así que no es una estimación: nadie puede hacerlo mejor contra el juego perfecto.
study-first-player = para quien empieza
study-perfect-game = Una partida perfecta: { $rules }
study-first-turns = La primera jugada

study-oracle = El oráculo
study-oracle-line = Guárdalo en este dispositivo, o resuelve el juego por tu cuenta.
study-oracle-text = El oráculo busca sus respuestas en una tabla, una por reglamento. Guarda una tabla en este dispositivo y el oráculo responderá también sin conexión. O deja que este dispositivo calcule el juego entero.
study-kept = En este dispositivo, { $size } MB
study-beside = En este sitio, { $size } MB
study-nowhere = Aún no está aquí
study-keep = Guardar en el dispositivo
study-forget = Quitar
study-solve = Resolver aquí
study-solve-line = Resolver tarda uno o dos minutos y necesita 3 GB de memoria. Un ordenador puede; la mayoría de los móviles, no.
study-keep-done = La tabla ya está en este dispositivo.
study-fetching = Descargando: { $percent }
study-solving-here = Resolviendo: { $percent }, { $rate } millones de posiciones por segundo
study-packing = Escribiendo: { $percent }
study-solved = Acabas de resolver Linja: { $positions } posiciones en { $seconds } s. La suma de verificación { $checksum } es correcta.
study-solved-wrong = La suma de verificación no es correcta: algo ha salido mal. No se ha guardado nada.
study-no-table = Aquí no hay tabla para este reglamento.
study-damaged = La tabla está dañada o es de otra versión. Quítala y consigue una nueva.
study-no-room = En este dispositivo no hay sitio suficiente.
study-no-storage = Este navegador no deja que la página guarde nada.
study-busy = Otra pestaña ya está en ello.
study-no-memory = Resolver necesita 3 GB de memoria, y este navegador no los tiene. Aun así puedes guardar la tabla de este sitio.
study-playing = Estás jugando contra alguien a quien no conoces. El oráculo volverá a responder cuando acabe la partida.
study-nonsense = Esto no tiene respuesta.

## Cuánto falta para el final

outcome-of-side = { side }: { $outcome }
outcome-win =
    { $turns ->
        [one] victoria en { $turns } turno
       *[other] victoria en { $turns } turnos
    }
outcome-draw =
    { $turns ->
        [one] empate en { $turns } turno
       *[other] empate en { $turns } turnos
    }
outcome-loss =
    { $turns ->
        [one] derrota en { $turns } turno
       *[other] derrota en { $turns } turnos
    }
