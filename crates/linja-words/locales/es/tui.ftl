### El juego en un terminal: qué hace cada tecla, ventanas, esperas; y el mismo juego línea a línea.
###
### Los comentarios del archivo inglés dicen dónde se muestra cada mensaje.

## Teclas

tui-enter = Intro
tui-esc = Esc
tui-home-end = Inicio Fin
tui-page-keys = AvPág RePág
tui-key-choose = elegir ficha
tui-key-aim = adelante o atrás
tui-key-move = mover
tui-key-rows = de fila a fila
tui-key-let-go = soltar la ficha
tui-key-end = terminar turno
tui-key-opponents = fichas del oponente
tui-key-pass = pasar
tui-key-skip = saltar
tui-key-undo = deshacer
tui-key-redo = rehacer
tui-key-hint = pista
tui-key-flip = girar el tablero
tui-key-scroll-turns = otras jugadas
tui-key-save = guardar
tui-key-load = abrir
tui-key-new = partida nueva
tui-key-resign = abandonar
tui-key-review = análisis
tui-key-puzzle = problema
tui-key-daily = problema del día
tui-key-next-puzzle = otro problema
tui-key-solution = solución
tui-key-rules = reglas
tui-key-field = elegir
tui-key-change = cambiar
tui-key-start = empezar
tui-key-lines = desplazar
tui-key-pages = página
tui-key-ends = principio, final
tui-key-other-rules = otro reglamento
tui-key-changes = qué ha cambiado
tui-key-walk = jugada a jugada
tui-key-mistake = error siguiente
tui-key-mistake-before = error anterior
tui-key-retry = corregir
tui-key-summary = resumen
tui-key-play-on = jugar desde aquí
tui-key-study = probar
tui-key-list = jugadas por valor
tui-key-variation = otra variante
tui-key-main = variante principal
tui-key-delete-turn = eliminar desde aquí
tui-key-comment = comentar
tui-key-set-up = colocar
tui-key-row = fila
tui-key-colour = color
tui-key-pawns = fichas
tui-key-to-move = a quién le toca
tui-key-empty = tablero vacío
tui-key-start-position = posición inicial
tui-key-try = listo
tui-key-games = mis partidas
tui-key-delete = eliminar
tui-key-undelete = recuperar
tui-key-online = en línea
tui-key-sit = sentarse
tui-key-watch = mirar
tui-key-go-on = continuar
tui-key-open-table = abrir una mesa
tui-key-invite = invitar con enlace
tui-key-link = unirse con enlace
tui-key-clock = reloj
tui-key-allow = permitir
tui-key-decline = rechazar
tui-key-give-minute = regalar 1 minuto
tui-key-give-day = regalar 1 día
tui-key-files = archivos de aquí
tui-key-complete = completar
tui-key-solve = resolver ahora
tui-key-leave = salir
tui-key-stay = quedarse
tui-key-help = todas las teclas
tui-key-back = volver
tui-key-quit = salir

## Títulos y botones

tui-new-game = Partida nueva
tui-start = Empezar la partida
tui-go-on = Continuar la última partida
tui-turn = { $sign } { $turn }
tui-name = { $name }
tui-review-title = Análisis · { $rules }
tui-review-level = nivel { $level } ({ $low }–{ $high })
tui-summary-title = Resumen
tui-puzzle = Problema
tui-save-title = Guardar la partida como
tui-load-title = Abrir una partida
tui-link-title = Pega el enlace que has recibido
tui-comment-title = Comentario
tui-leave-title = ¿Salir de la partida?
tui-leave-study-title = ¿Salir sin guardar?
tui-resign-title = ¿Abandonar la partida?
tui-help-title = Todas las teclas
tui-help-also = También puedes usar el ratón: haz clic en una ficha y luego en la fila a la que va; haz clic en las palabras de abajo. Puedes pegar una jugada entera, como 2-3,1-4. Cualquier tecla cierra esta ventana.

## A la derecha del título

tui-by-oracle = Ordenador: oráculo
tui-by-search = Ordenador: búsqueda

## Mensajes

tui-too-small = Linja necesita una ventana de { $columns } × { $lines } caracteres. Agranda un poco esta y la partida sigue.
tui-leave = Esta partida no ha terminado ni está guardada. Si sales ahora, se pierde.
tui-leave-study = Lo que has probado no está guardado. Si sales ahora, se pierde.
tui-resign = Si abandonas, gana tu oponente.
tui-saved = Guardada como { $name }.
tui-file-exists = Ya hay un archivo { $name }. Pulsa Intro otra vez para reemplazarlo.
tui-no-name = Escribe un nombre para el archivo.
tui-no-records = En esta carpeta no hay partidas guardadas. Escribe una ruta, por ejemplo ~/partidas/primera.linja.
tui-not-a-link = Eso no es una invitación a una partida.
tui-lobby-empty = Ahora mismo no espera nadie. Abre una mesa o invita a alguien con un enlace.
tui-cannot-save = No se puede guardar: { $error }
tui-cannot-load = No se puede abrir: { $error }
tui-cannot-keep = Esta partida no se puede conservar para la próxima vez: { $error }
tui-last-unreadable = La última partida no se puede leer. Se ha guardado aparte como { $path }.
tui-seats-unreadable = La lista de tus partidas en línea no se puede leer. Se ha guardado aparte como { $path }.
tui-failed = Algo ha fallado: { $error }

## El análisis y los problemas necesitan el oráculo

tui-wait = Un momento…
tui-no-table = El análisis y los problemas necesitan el valor exacto de cada posición, y aquí aún no hay una tabla para el reglamento «{ $rules }». Se puede resolver ahora: tarda un minuto como mucho y ocupa unos 3 GB de memoria. (El comando linja solve --out guarda una tabla para siempre.)
tui-solving = Resolviendo «{ $rules }»… { $percent } %
tui-solve-memory = Para resolver hacen falta { $needed } GB de memoria, y solo hay { $free } GB libres.

## Línea a línea: linja play --plain

plain-greeting = Linja, { $rules }
plain-player = { side }: { $player }
plain-start = Escribe una jugada, como 2-3,1-4, o help.
plain-last-game = Tu última partida se ha conservado. Escribe continue para continuarla.
plain-prompt = >
plain-help = Una jugada se escribe movimiento a movimiento, de fila a fila, con comas: 2-3,1-4. Una ficha del oponente lleva una x delante: 7-8,x5-6. Si no puedes mover, escribe pass. Comandos: board (describe el tablero), turns (da todas las jugadas permitidas), hint (pista), undo (deshacer), redo (rehacer), rules (reglas), save ARCHIVO (guardar), resign (abandonar), rematch (revancha, tras el final), quit (salir).
plain-not-understood = Eso no es ni una jugada como 2-3,1-4 ni un comando. Escribe help para ver la lista.
plain-save-name = Escribe un nombre después de save: save partida.linja
plain-row-empty = Fila { $row }: vacía
plain-row-one = Fila { $row }: { side } { $pawns }
plain-row-both = Fila { $row }: Negras { $black }, Rojas { $red }
plain-points = Puntos ahora: Negras { $black }, Rojas { $red }
plain-to-move = { side-to-move }.
plain-over = Escribe rematch para la revancha, save ARCHIVO para guardar esta partida, o quit.
