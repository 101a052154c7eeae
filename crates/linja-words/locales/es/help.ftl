### La ayuda: lo que muestran `linja --help` y `linja COMANDO --help`.
###
### Los comentarios del archivo inglés dicen dónde se muestra cada mensaje.

## Alrededor de la ayuda

help-usage = Uso:
help-commands = Comandos:
help-arguments = Argumentos:
help-options = Opciones:
help-examples = Ejemplos:
help-any-option = [OPCIONES]
help-default = [por defecto: { $value }]
help-environment = [entorno: { $variable }]

## Valores

value-address = DIRECCIÓN
value-command = COMANDO
value-database = sqlite:ARCHIVO o postgres://NOMBRE:CONTRASEÑA@SERVIDOR/BASE
value-date = FECHA
value-days = DÍAS
value-depth = PROFUNDIDAD
value-folder = CARPETA
value-file = ARCHIVO
value-language = IDIOMA
value-log-level = NIVEL
value-milliseconds = MILISEGUNDOS
value-name = NOMBRE
value-origin = ORIGEN
value-out = DESTINO
value-position = POSICIÓN
value-record = PARTIDA
value-rule-set = REGLAMENTO
value-rule-set-or-all = REGLAMENTO|all
value-push = on|local|off
value-rule-sets = LISTA|all|none
value-seconds = SEGUNDOS
value-player = JUGADOR
value-low-high = MENOR,MAYOR
value-shell = SHELL
value-clock = SEGUNDOS+INCREMENTO
value-side = BANDO
value-url = URL

## Qué hace cada comando

help-linja = El juego de mesa Linja: cada edición exactamente según su libro de reglas
help-play = Juega en el terminal; `linja` sin más hace lo mismo
help-serve = Sirve las partidas en línea, las respuestas del oráculo y la página
help-perft = Cuenta las secuencias de exactamente { value-depth } jugadas, según la primera; la última línea es el total
help-turns = Enumera las jugadas permitidas, una por línea
help-show = Dibuja una posición, o cómo está una partida anotada, con los puntos que valdría ahora
help-solve = Resuelve el juego: halla la diferencia exacta de cada posición
help-verify = Verifica cada posición de una tabla, o de una solución recién hecha, comparándola con las que le siguen
help-eval = Da la diferencia exacta de una posición y de cada jugada, empezando por la mejor
help-review = Juzga cada jugada de una partida anotada: qué regaló, qué nota tiene, qué habría sido mejor
help-puzzle = Encuentra la jugada: una posición de una partida en la que una jugada es mejor que todas las demás
help-games = Filtra, cuenta, resume, reúne o convierte las partidas que hay en archivos de partidas anotadas
help-export = Escribe posiciones con su diferencia exacta como conjunto de datos, Parquet o CSV, con una ficha que explica las columnas
help-bench = Cuenta las posiciones que examina una serie fija de búsquedas, por reglamento; la última línea es el total. El mismo número, la misma búsqueda
help-match = Juega muchas partidas entre dos jugadores o más y dice quién es más fuerte, y por cuánto
help-ugi = Hace de motor: habla UGI, la Universal Game Interface, por la entrada y la salida estándar
help-bot = Hace que un programa que habla UGI juegue en las mesas abiertas de un servidor
help-rules = Muestra las reglas de una edición, con ejemplos jugados paso a paso
help-report = Escribe lo que se sabe del juego resuelto, con imágenes, a partir de las tablas de todos los reglamentos
help-completions = Escribe lo que permite a un shell completar lo que se teclea
help-man = Escribe una página de manual (man) para cada comando
help-help = Explica un comando y sus opciones

## Argumentos de muchos comandos

help-help-flag = Muestra esta ayuda
help-version = Muestra la versión
help-lang = El idioma: en, de, fr, it, es o nl [por defecto: el del entorno, o el inglés]
help-rule-set = El reglamento: classic, revised, revised+mean, zen o zen+mean
help-position = La posición: fichas negras en las filas 1 a 8, `/`, fichas rojas en las filas 1 a 8, un espacio, `b` (negras) o `r` (rojas) para quien tiene el turno
help-record = Una partida anotada (.linja), o - para la entrada estándar, en lugar de --rules y --position
help-after = La partida tras ese número de jugadas, en lugar de al final
help-json = Un objeto JSON en lugar de texto
help-data = La carpeta con las tablas hechas por `linja solve --out`; un reglamento sin tabla se resuelve primero [por defecto: linja en tu carpeta de datos]

## linja play

help-play-record = Una partida anotada (.linja) para continuarla
help-play-level = Juegas contra el ordenador de este nivel, de 1 a 10, o `adapt`: juega más o menos tan bien como tú
help-play-friend = Juegas contra otra persona en el mismo teclado
help-play-side = Tu color: black (negras) o red (rojas) [por defecto: por sorteo]
help-play-seed = La semilla del sorteo: quién empieza, tu color, las jugadas del ordenador [por defecto: una cualquiera]
help-play-plain = Juega línea a línea, con jugadas escritas: para tuberías y lectores de pantalla
help-play-ascii = Dibuja solo con caracteres ASCII
help-play-fast = Muestra enseguida las jugadas del ordenador, sin animación
help-play-data = La carpeta con las tablas hechas por `linja solve --out`; sin tabla, el ordenador busca por su cuenta [por defecto: linja en tu carpeta de datos]
help-play-server = Juega con otros en este servidor: su dirección o un enlace que te invita a una partida
help-play-name = Tu nombre en el servidor, como máximo 24 caracteres [por defecto: el del sistema]

## linja serve

help-serve-bind = Dónde escucha el servidor
help-serve-database = Dónde se guardan las partidas: { value-database } [por defecto: games.sqlite en la carpeta de datos]
help-serve-data = La carpeta para las partidas y las tablas [por defecto: linja en tu carpeta de datos]
help-serve-oracle = Los reglamentos que se resuelven enseguida, separados por comas, o all para todos; los demás se resuelven cuando se piden por primera vez; none no resuelve ninguno
help-serve-origin = Otro origen cuyas páginas pueden usar este servidor, por ejemplo https://linja.example; se puede repetir, o poner varios separados por comas
help-serve-behind-proxy = El servidor está detrás de un proxy inverso que rellena X-Forwarded-For
help-serve-limit-requests = Cuántas peticiones por segundo puede enviar una dirección; 0 significa sin límite
help-serve-limit-games = Cuántas partidas por hora puede abrir una dirección; 0 significa sin límite
help-serve-limit-connections = Cuántas conexiones puede tener abiertas una dirección, WebSockets incluidos, salvo detrás de un proxy; 0 significa sin límite
help-serve-limit-sockets = Cuántos WebSockets puede tener abiertos una dirección; 0 significa sin límite
help-serve-limit-messages = Cuántos mensajes por segundo puede enviar una conexión; 0 significa sin límite
help-serve-pause = Cuánto espera un ordenador antes de jugar
help-serve-push = Envía notificaciones a los dispositivos: on, off, o local, que también admite servicios push de la red del servidor, incluso sin TLS
help-serve-keep-days = Olvida las partidas en las que no ha pasado nada desde hace ese número de días; 0 las guarda para siempre
help-serve-log = Qué se anota en el registro: error, warn, info o debug
help-serve-log-json = Escribe el registro con un objeto JSON por línea
help-serve-ready = No arranca nada: pregunta al servidor que escucha ahí si está listo; estado 0 si lo está, 1 si no

## linja perft

help-perft-depth = Cuántas jugadas tiene una secuencia

## linja show

help-show-json = Un objeto JSON por partida en lugar de texto
help-show-svg = La dibuja en un archivo SVG en lugar de mostrarla; `-` escribe en la salida estándar
help-show-png = La dibuja en un archivo PNG en lugar de mostrarla; `-` escribe en la salida estándar
help-show-animate = Dibuja en su lugar la partida jugada a jugada, como imagen animada (.svg o .png)

## linja solve

help-solve-rules = Un reglamento, o `all` para todos
help-solve-out = Guarda las tablas en esta carpeta (de 0,1 a 0,2 GB cada una)
help-solve-parts = También las corta en archivos que una página lee de cualquier servidor estático
help-solve-distance = Calcula también resultados y distancias: quién gana y en cuántos turnos
help-json-lines = Un objeto JSON por línea

## linja verify

help-verify-rules = El reglamento: classic, revised, revised+mean, zen o zen+mean [por defecto: el de la tabla, o zen]
help-verify-file = Una tabla hecha por `linja solve --out`; si falta, primero se resuelve el reglamento
help-verify-distance = Verifica resultados y distancias, que se calculan antes

## linja eval

help-eval-batch = Lee una posición por línea de la entrada estándar y escribe un objeto JSON por línea
help-eval-distance = Dice también quién gana y en cuántos turnos

## linja review

help-review-record = La partida anotada (.linja)
help-review-svg = Dibuja además la diferencia a lo largo de la partida, en un archivo SVG

## linja puzzle

help-puzzle-seed = El número del problema [por defecto: uno cualquiera]
help-puzzle-daily = El problema de hoy (UTC)
help-puzzle-date = El problema de un día, por ejemplo 2026-11-15
help-puzzle-solution = Muestra la solución en lugar de pedirla
help-puzzle-json = Un objeto JSON en lugar de texto, sin preguntar

## linja export

help-export-file = El archivo, .parquet o .csv; su ficha queda al lado y termina en .md
help-export-count = Cuántas posiciones se sortean
help-export-seed = La semilla con la que se sortean
help-export-stratified = Sortea el mismo número de posiciones de cada avance total de los dos bandos, o todas las que haya
help-export-all = Las 1.264.575.044 posiciones, en lugar de unas sorteadas

## linja games

help-games-records = Archivos de partidas anotadas (.linja), o - para la entrada estándar; sus partidas se escriben una tras otra
help-games-rules = Solo las partidas con este reglamento
help-games-player = Solo las partidas de este jugador
help-games-position = Solo las partidas en las que se dio esta posición
help-games-over = Solo las partidas terminadas
help-games-unique = Cada partida una sola vez, aunque esté varias veces
help-games-count = Cuántas hay, en lugar de las partidas
help-games-positions = Las posiciones de las partidas, una por línea, como las lee `linja eval --batch`
help-games-stats = Su balance, por reglamento y por jugador
help-games-json = Un objeto JSON por línea; con --stats, uno solo

## linja match

help-match-players = Dos jugadores o más: de level:1 a level:10, perfect, random, search:1s, search:5000n (posiciones por jugada), search (según el reloj), search-level:N (un nivel sin el oráculo) o ugi:{ value-command } (un programa que habla UGI)
help-match-gauntlet = Solo juega el primero, contra cada uno de los demás
help-match-games = Cuántas partidas juegan entre sí dos jugadores; van por parejas, con la misma semilla y los colores cambiados
help-match-seed = La semilla con la que se sortean las partidas
help-match-threads = Cuántas partidas se juegan a la vez [por defecto: una por núcleo]
help-match-turn-seconds = Cuánto tiempo puede pensar un programa UGI en cada jugada
help-match-tc = El reloj de cada bando: segundos para la partida y más por cada turno, por ejemplo 10+0.1
help-match-sprt = Para en cuanto es casi seguro cuál de dos diferencias de Elo se acerca más a la verdad, por ejemplo 0,20
help-match-openings = Empieza desde las posiciones de este archivo (o - para la entrada estándar), una por línea, o desde donde han quedado sus partidas anotadas
help-match-judge = Cuenta los puntos que regala cada uno, aunque ningún jugador necesite el oráculo
help-match-records = Anota cada partida en esta carpeta; si ya hay partidas del mismo encuentro, sigue desde ahí

## linja ugi

help-ugi-data = La carpeta con las tablas hechas por `linja solve --out`; sin tabla, el motor busca por su cuenta [por defecto: linja en tu carpeta de datos]

## linja bot

help-bot-server = La dirección del servidor, por ejemplo https://linja.example
help-bot-engine = El comando que inicia el programa
help-bot-name = Cómo se llama, 24 caracteres como máximo [por defecto: como su archivo]
help-bot-rules = El reglamento de las mesas que abre o en las que se sienta [por defecto: zen, o cualquiera con --join]
help-bot-time = El reloj de las mesas que abre, por ejemplo 300+3 [por defecto: ninguno]
help-bot-turn-seconds = Cuánto tiempo puede pensar en cada jugada sin reloj
help-bot-tables = Cuántas partidas juega a la vez
help-bot-join = No abre mesas, sino que se sienta donde alguien lleva esperando ese tiempo

## linja rules

help-rules-changes = Muestra qué cambió entre las ediciones, en lugar de las reglas

## linja report

help-report-data = La carpeta con las tablas hechas por `linja solve --rules all --distance --out`
help-report-strategy = Solo la página sobre estrategia, que tarda menos
help-report-distance = Solo la parte sobre las distancias, que tarda menos
help-report-out = La carpeta en la que escribir

## linja help

help-help-command = El comando [por defecto: todos]

## linja completions

help-completions-shell = El shell: bash, zsh, fish, powershell o elvish
