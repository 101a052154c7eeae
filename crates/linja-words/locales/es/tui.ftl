### El juego en un terminal: qué hace cada tecla, ventanas, esperas; y el mismo juego línea a línea.
###
### Los comentarios del archivo inglés dicen dónde se muestra cada mensaje.

## Teclas

tui-key-choose = elegir ficha
tui-key-aim = delante o atrás
tui-key-move = mover
tui-key-rows = de fila a fila
tui-key-let-go = soltar la ficha
tui-key-end = terminar turno
tui-key-opponents = fichas del oponente
tui-key-pass = pasar
tui-key-skip = saltar
tui-key-undo = deshacer
tui-key-redo = repetir
tui-key-hint = pista
tui-key-flip = girar el tablero
tui-key-scroll-turns = otros turnos
tui-key-save = guardar
tui-key-load = abrir
tui-key-new = partida nueva
tui-key-resign = abandonar
tui-key-review = repaso
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
tui-key-walk = turno a turno
tui-key-mistake = error siguiente
tui-key-retry = corregir
tui-key-summary = resumen
tui-key-files = archivos de aquí
tui-key-solve = resolver ahora
tui-key-leave = salir
tui-key-stay = quedarse
tui-key-help = todas las teclas
tui-key-back = volver
tui-key-quit = salir

## Títulos y botones

tui-new-game = Partida nueva
tui-start = Empezar la partida
tui-go-on = Seguir con la última partida
tui-labelled = { $label }: { $value }
tui-turn = { $sign } { $turn }
tui-review-title = Repaso · { $rules }
tui-review-level = nivel { $level } ({ $low }–{ $high })
tui-summary-title = Resumen
tui-puzzle = Problema
tui-save-title = Guardar la partida como
tui-load-title = Abrir una partida
tui-leave-title = ¿Salir de la partida?
tui-resign-title = ¿Abandonar la partida?
tui-help-title = Todas las teclas
tui-help-also = También puedes usar el ratón: haz clic en una ficha y luego en la fila adonde va; haz clic en las palabras de abajo. Puedes pegar un turno entero, como 2-3,1-4. Cualquier tecla cierra esta ventana.

## A la derecha del título

tui-by-oracle = Ordenador: oráculo
tui-by-search = Ordenador: búsqueda

## Mensajes

tui-too-small = Linja necesita una ventana de { $columns } × { $lines } caracteres. Agranda un poco esta y la partida sigue.
tui-leave = Esta partida no ha terminado ni está guardada. Si sales ahora, se pierde.
tui-resign = Si abandonas, gana el otro bando.
tui-saved = Guardada como { $name }.
tui-file-exists = Ya hay un archivo { $name }. Pulsa Enter otra vez para reemplazarlo.
tui-no-name = Escribe un nombre para el archivo.
tui-cannot-save = No se puede guardar: { $error }
tui-cannot-load = No se puede abrir: { $error }
tui-cannot-keep = Esta partida no se puede conservar para la próxima vez: { $error }
tui-last-unreadable = La última partida no se puede leer. Se ha apartado como { $path }.
tui-failed = Algo ha fallado: { $error }

## El repaso y los problemas necesitan el oráculo

tui-wait = Un momento…
tui-no-table = El repaso y los problemas necesitan el valor exacto de cada posición, y aquí aún no hay una tabla para el reglamento «{ $rules }». Se puede resolver ahora: tarda un minuto como mucho y ocupa unos 3 GB de memoria. (La orden linja solve --out guarda una tabla para siempre.)
tui-solving = Resolviendo «{ $rules }»… { $percent } %
tui-solve-memory = Para resolver hacen falta { $needed } GB de memoria, y solo hay { $free } GB libres.

## Línea a línea: linja play --plain

plain-greeting = Linja, { $rules }
plain-player = { side }: { $player }
plain-start = Escribe un turno, como 2-3,1-4, o help.
plain-last-game = Tu última partida se ha conservado. Escribe continue para seguir con ella.
plain-prompt = >
plain-help = Un turno se escribe movimiento a movimiento, de fila a fila, con comas: 2-3,1-4. Una ficha del oponente lleva una x delante: 7-8,x5-6. Si no puedes mover, escribe pass. Órdenes: board (describe el tablero), turns (da todos los turnos permitidos), hint (pista), undo (deshacer), redo (repetir), rules (reglas), save ARCHIVO (guardar), resign (abandonar), rematch (revancha, tras el final), quit (salir).
plain-not-understood = Eso no es ni un turno como 2-3,1-4 ni una orden. Escribe help para ver lo que hay.
plain-save-name = Escribe un nombre después de save: save partida.linja
plain-row-empty = Fila { $row }: vacía
plain-row-one = Fila { $row }: { side } { $pawns }
plain-row-both = Fila { $row }: Negras { $black }, Rojas { $red }
plain-points = Puntos ahora: Negras { $black }, Rojas { $red }
plain-to-move = { side-to-move }.
plain-over = Escribe rematch para la revancha, save ARCHIVO para guardar esta partida, o quit.
