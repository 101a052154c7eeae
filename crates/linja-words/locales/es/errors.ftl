### Lo que ha ido mal: una línea en el terminal, detrás de «linja: ».
###
### Los comentarios del archivo inglés dicen qué significa cada mensaje.

## Lo que se escribe detrás de `linja`

usage-invalid-value = «{ $value }» no vale para «{ $argument }»: { $reason }
usage-invalid-value-alone = «{ $value }» no vale para «{ $argument }»
usage-no-value = falta el valor de «{ $argument }»
usage-extra-value = «{ $argument }» no admite el valor «{ $value }»
usage-twice = «{ $argument }» solo puede aparecer una vez
usage-conflict = «{ $argument }» y «{ $other }» no van juntos; quita uno de los dos
usage-unknown-argument = el argumento «{ $argument }» no existe aquí
usage-unknown-command = el comando «{ $command }» no existe
usage-missing-argument = argumentos que faltan: { $argument }
usage-missing-command = falta un comando
usage-not-text = lo que se ha escrito no es texto UTF-8
usage-wrong = linja no se usa así
usage-did-you-mean = { $wrong }; ¿querías decir «{ $suggested }»?
usage-usage = { $wrong }; uso: { $usage }

## Valores

error-language = un idioma es `en`, `de`, `fr`, `it`, `es` o `nl`
error-rule-set = un reglamento es `classic`, `revised`, `revised+mean`, `zen` o `zen+mean`
error-rule-set-or-all = { error-rule-set }; `all` los incluye todos
error-side = un bando es `black` o `red`
error-level = un nivel es un número del 1 al 10
error-date = una fecha es un día del calendario, por ejemplo `2026-11-15`
error-depth = una profundidad es un número entero, por ejemplo 3
error-shell = un shell es bash, zsh, fish, powershell o elvish
error-turn-count = un número de jugadas es un número entero como 0 o 12
error-after =
    la partida solo tiene { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }, no { $after }
error-seed = una semilla es un número entero, por ejemplo 42
error-shared-secret = un sitio necesita un secreto propio, no el de un enlace que también tienen otros
error-nickname = un nombre tiene como máximo 24 caracteres, todos visibles, y no empieza por «level:»
error-games = un encuentro tiene de 1 a 1000000 partidas
error-threads = se pueden jugar de 1 a 1024 partidas a la vez
error-tables = se pueden jugar de 1 a 100 partidas a la vez
error-seconds = un turno dura de 0.001 a 86400 segundos
error-player = un jugador es uno de `level:1` a `level:10`, `perfect`, `search-level:N`, `search`, `search:1s`, `search:5000n`, `random` o `ugi:{ value-command }`
error-player-budget = una búsqueda se limita por tiempo o por posiciones, por ejemplo `search:100ms` o `search:5000n`
error-player-empty = un programa se nombra con su comando, por ejemplo `ugi:./engine --option`
error-player-quote = en el comando de un programa hay una comilla sin cerrar
error-address = una dirección es IP:PUERTO, por ejemplo `127.0.0.1:8080`
error-oracle-choice = { error-rule-set }; varios van separados por comas; `all` los incluye todos, `none` ninguno
error-whole-number = aquí va un número entero de 0 a 4294967295
error-animated-file = una imagen animada es un archivo que termina en .svg o .png
error-data-file = un conjunto de datos es un archivo que termina en .parquet o .csv
error-position-count = un conjunto de datos tiene de 1 a 1264575044 posiciones
error-log-level = el nivel del registro es `error`, `warn`, `info` o `debug`
error-origin = un origen es por ejemplo `https://linja.example`, sin nada después del nombre o del puerto
error-server-address = la dirección de un servidor es por ejemplo `https://linja.example`
error-game-clock = un reloj son los segundos para la partida y los que se añaden después de cada turno, por ejemplo `300+3`: un día y una hora como máximo
error-push-choice = las notificaciones son `on`, `local` u `off`
error-switch = aquí va `true` o `false`

## Formas de texto

error-expected-at-column = columna { $column }: aquí va { $expected }
error-expected = aquí va { $expected }
error-at-place = línea { $line }, columna { $column }: { $wrong }
error-pawns =
    las { $side ->
        [black] negras
       *[red] rojas
    } tienen { $pawns ->
        [one] 1 ficha
       *[other] { $pawns } fichas
    } en lugar de { $all }
error-row-too-full = en la fila { $row } hay { $pawns } fichas, y en una fila interior caben como mucho { $most }

expected-mark = `{ $mark }`
expected-row = una fila de la 1 a la 8
expected-end-of-move = `,` o el final de la jugada
expected-end-of-turn = el final de la jugada, que tiene como mucho cuatro movimientos
expected-pawns = un número de fichas
expected-blank = un espacio
expected-side-to-move = `b` o `r` para quien tiene el turno
expected-end-of-position = el final de la posición
expected-tag-name = el nombre de una etiqueta
expected-tag-value = el valor de la etiqueta entre comillas dobles
expected-escape = `\"`, `\\` o `\n`
expected-end-of-tag-value = `"` al final del valor
expected-end-of-comment = `{ "}" }` al final del comentario
expected-turn-or-stop = una jugada, o `*` si la partida se detiene aquí
expected-turn-or-end = una jugada, o `)` si la variante termina aquí
expected-end-of-record = el final del archivo después del resultado

error-record-no-rules = aquí va una etiqueta como `[Rules "zen"]`
error-record-tag-twice = cada etiqueta solo puede aparecer una vez
error-record-first = aquí va `{ $side }`, el bando que tiene el turno según la etiqueta `Position`
error-record-position = no es una posición: { $wrong }
error-record-number = aquí va el número de jugada { $number }
error-record-refused = la jugada { $number } (`{ $turn }`) no está permitida. { $reason }
error-record-repeated = la jugada { $number } (`{ $turn }`) ya está aquí. Una variante empieza con otra jugada
error-record-result = aquí va el resultado `{ $result }`, porque la partida ha terminado
error-record-not-over = aquí va `*`, porque la partida no ha terminado

## Archivos y sistema

error-in-file = { $path }: { $wrong }
error-read-record = no se puede leer la partida: { $reason }
error-record-too-large = un archivo de partidas anotadas ocupa como mucho 64 MiB
error-record-not-text = una partida anotada es texto UTF-8, y esto no lo es
error-read-positions = no se pueden leer las posiciones: { $reason }
error-read-turn = no se puede leer tu jugada: { $reason }
error-write-file = no se puede escribir { $path }: { $reason }
error-write-folder = no se puede escribir en { $path }: { $reason }
error-write-output = no se puede escribir la salida: { $reason }
error-folder-not-empty = la carpeta { $path } contiene algo más que partidas de este encuentro; elige una nueva o una vacía
error-ctrl-c = no se puede interceptar Ctrl-C: { $reason }

error-system-not-found = no existe ese archivo o esa carpeta
error-system-permission-denied = acceso denegado
error-system-is-a-folder = es una carpeta
error-system-not-a-folder = una parte de la ruta no es una carpeta
error-system-exists = ya existe un archivo con ese nombre
error-system-address-in-use = esa dirección ya está en uso
error-system-address-not-here = este equipo no tiene esa dirección
error-system-storage-full = el disco está lleno
error-system-read-only = el disco es de solo lectura
error-system-out-of-memory = no hay memoria suficiente
error-system-number = el sistema da el error { $number }
error-system-unknown = el sistema no dice por qué

## Resolver y tablas

error-memory = resolver { $rules } necesita { $needed } GB de memoria, y solo hay { $free } GB libres
error-room = las tablas necesitan { $needed } GB en { $path }, y solo hay { $free } GB libres
error-resources = falta memoria o faltan hilos para resolver: { $reason }
error-solving-cancelled = se ha interrumpido la resolución
error-verifying-cancelled = se ha interrumpido la verificación
error-following-cancelled = se ha interrumpido el seguimiento del juego perfecto
error-writing-cancelled = se ha interrumpido la escritura de la tabla
error-margin-wrong = { $position }: la diferencia es { $found }, pero la mejor jugada da { $expected }
error-export-cancelled = se ha interrumpido la escritura del conjunto de datos
error-distance-wrong = { $position }: dice { $found }, pero la mejor jugada da { $expected }
error-checksum = las diferencias de { $rules } no cuadran con su suma de verificación
error-no-table = no hay tabla de { $rules } en { $path }; haz las cinco con `linja solve --rules all --out { value-folder }`
error-no-distances = no hay distancias de { $rules } en { $path }; hazlas todas con `linja solve --rules all --distance --out { value-folder }`
error-table-foreign = { $path }: no es una tabla de Linja (haz una con `linja solve --out { value-folder }`)
error-table-format = { $path }: una tabla de formato { $format }, que este programa no lee; vuelve a hacerla con `linja solve --out { value-folder }`
error-table-rules = { $path } es la tabla de { $found }, no de { $wanted }
error-table-kind = { $path } es una tabla de otra cosa, por ejemplo de distancias en vez de diferencias
error-table-damaged = { $path }: la tabla está dañada ({ $what }); vuelve a hacerla con `linja solve --out { value-folder }`
damage-header = su cabecera
damage-rule-set = el nombre de su reglamento
damage-length = su longitud
damage-index = su índice
damage-block = un bloque

## Análisis y encuentros

error-review-rules = el oráculo de { $oracle } no puede juzgar una partida de { $game }
error-review-turn = la jugada { $number } (`{ $turn }`) no está permitida
error-no-oracle = un nivel necesita las diferencias exactas, y no las hay: prueba con `search-level:N`
error-no-clock = `search` necesita un reloj: dáselo al encuentro con --tc 10+0.1, o escribe `search:1s`
error-contest-clock = un reloj tiene segundos para la partida y segundos por cada turno, por ejemplo `10+0.1`
error-sprt = una prueba secuencial necesita dos diferencias de Elo, primero la menor, por ejemplo `0,20`
error-sprt-players = --sprt es para dos jugadores: quita los demás, o quita --sprt
error-in-line = línea { $line }: { $wrong }
error-no-openings = no contiene ninguna posición; hace falta una posición por línea, o partidas anotadas
error-opening-over = la posición { $number } es de una partida terminada
error-match-cancelled = se ha interrumpido el encuentro después de { $played } de { $games } partidas
error-program-start = no se puede iniciar { $program }: { $reason }
error-program-ended = el programa ha terminado en lugar de responder a `{ $asked }`
error-program-late = el programa no ha respondido a `{ $asked }` en { $seconds } s
error-program-no-turn = el programa ha respondido { $answer }, que no es una jugada: { $wrong }
error-program-cancelled = se ha interrumpido la espera del programa

## linja play

error-play-no-terminal = para jugar hace falta un terminal; `linja play --plain` juega línea a línea, y `linja --help` muestra los demás comandos
error-play-terminal = no se puede usar el terminal: { $reason }

## linja serve

error-serve-no-folder = no hay carpeta para las partidas: indica una con --data
error-serve-folder = { $path } no puede ser la carpeta de datos: { $reason }
error-serve-folder-taken = otro servidor usa la carpeta de datos { $path }: dale a este una propia
error-serve-bind = no se puede escuchar en { $address }: { $reason }
error-serve-random = el sistema no da números aleatorios
error-serve-not-ready = ningún servidor está listo en { $address }
error-database-kind = una base de datos es { value-database }
error-database-newer = la base de datos es de una versión más nueva de linja: instala esa versión
error-database-taken = otro servidor usa la base de datos { $path }: dale a este una propia
error-database-open = no se puede abrir la base de datos: { $detail }
