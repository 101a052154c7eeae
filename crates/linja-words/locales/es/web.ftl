web-title-home = Un juego tranquilo de fichas con prisa
web-nav = Menú principal
web-nav-play = Jugar
web-nav-learn = Aprender
web-nav-understand = Entender
web-nav-games = Mis partidas
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-skip = Ir al tablero
web-language = Idioma
web-part-missing = No se ha podido cargar una parte de la página. Puede que haya una versión nueva.
web-reload = Recargar
web-nowhere = Aquí no hay nada
web-nowhere-line = Esta dirección no lleva a ninguna parte. Quizá llegó incompleta. Desde aquí puedes ir a:

web-motto = Las fichas que encuentras deciden hasta dónde llegas.
web-goal = Lleva tus fichas más allá de las de tu oponente, lo más lejos posible: cuanto más lejos llegan, más puntos dan.
web-play = Jugar
web-go-on = Continuar: { $name }
web-new-game = Partida nueva
web-home-learn = Aprender en cinco minutos
web-opponent = Oponente
web-opponent-computer = Ordenador
web-opponent-friend-here = Otra persona aquí
web-level = Nivel
web-edition = Reglas
web-mean = Malvada: una bonificación también puede mover fichas del oponente
web-colour = Tu color
web-begins = Quién empieza
web-handicap = Ventaja
web-handicap-none = Ninguna
web-handicap-fair = Justa, según tus resultados
web-handicap-points = { $name } +{ $points }
web-opponent-name = Oponente
web-begins-you = Tú
web-begins-opponent = Ordenador
web-drawn = Al azar

web-you = Tú
web-moves-up = hacia arriba
web-moves-down = hacia abajo
web-thinking = está pensando…
web-thinking-line = { $name } está pensando.
web-points-now = si acabara ahora
web-points-final = puntos
web-step-rows = { step }: { $rows ->
        [one] 1 fila
       *[other] { $rows } filas
    }
web-done = Listo
web-pass = Pasar
web-menu = Más
web-moved = ha jugado { $moves }
web-passed = ha pasado
web-moved-other = { side } { $from } → { $to }
web-see-again = Ver otra vez
web-looking-back = Antes en la partida: tras la jugada { $at } de { $turns }.
web-earlier = Antes
web-later = Después
web-close = Cerrar
web-back-to-now = Volver a la partida
web-complete = Tu turno está completo. Termínalo o deshaz un paso.
web-not-yours = { $side ->
        [black] Esa ficha es negra. Tú juegas con las rojas.
       *[red] Esa ficha es roja. Tú juegas con las negras.
    }
web-you-win = Ganas por { $own } a { $other }.
web-you-lose = Pierdes por { $own } a { $other }.
web-you-win-early = Ganas.
web-you-lose-early = Pierdes.
web-all-passed = Los colores se han cruzado.
web-none-opens = Nadie puede hacer un movimiento inicial.
web-end-turn = Terminar turno
web-undo = Deshacer
web-hint = Pista
web-hint-told = Pista: { $turn }. Resultado previsto: { $margin } para ti.
web-hint-exact = Pista: { $turn }. Con juego perfecto son { $margin } para ti.
web-by-oracle = { $name } (oráculo)
web-by-search = { $name } (búsqueda)
web-turn-round = Girar el tablero
web-resign = Abandonar
web-resign-sure = ¿Abandonar esta partida?
web-resign-yes = Abandonar
web-resign-no = Seguir jugando
web-rematch = Revancha
web-review = Análisis
web-try = Probar en el tablero
web-series = Partidas ganadas: negras { $black }, rojas { $red }, empates { $draws }
web-unkept = Este navegador no ha podido guardar la partida: se perderá si cierras la pestaña.
web-turns = Jugadas, { $rules }
web-copy-link = Copiar enlace
web-qr = Código QR
web-copy-record = Copiar la partida
web-copied = Copiado
web-not-copied = No se ha podido copiar
web-download-record = Descargar

web-board = Tablero. Las flechas te llevan de fila en fila, Intro toma o deja una ficha, Escape la suelta.
web-row-told = Fila { $row }: { $black ->
        [one] { $black } negra
       *[other] { $black } negras
    }, { $red ->
        [one] { $red } roja
       *[other] { $red } rojas
    }.
web-row-held = Tienes en la mano una ficha de esta fila.
web-row-landing = Puede llegar aquí.
web-row-movable = Una ficha de esta fila puede moverse.
web-told-turn = { side }: { $moves }.
web-told-pass = { $side ->
        [black] Las negras pasan.
       *[red] Las rojas pasan.
    }
web-told-move = de la fila { $from } a la fila { $to }
web-told-move-opponents = ficha del oponente de la fila { $from } a la fila { $to }

web-learn-title = Aprender Linja
web-learn-intro = Lecciones cortas. Los movimientos los haces tú; el tablero te muestra qué hacer y te dice por qué.
web-learn-read = Leer las reglas
web-rules-changes = Qué ha cambiado
web-lesson-number = Lección { $number } de { $of }
web-lesson-ticked = hecha
web-lesson-back = Atrás
web-lesson-skip = Saltar
web-lesson-next = Siguiente
web-lesson-next-lesson = Siguiente lección
web-lesson-play = Jugar una partida
web-lesson-again = Otra vez
web-lesson-done = ¡Bien hecho!
web-lesson-wrong = Está permitido, pero no es lo que buscamos aquí. Sigue las marcas del tablero.
web-lesson-wrong-end = Podrías seguir, pero aquí terminas tu turno: pulsa «{ web-end-turn }».
web-lesson-hint = Mueve una ficha de la fila { $from } a la fila { $to }.

web-lesson-board = El tablero
web-lesson-board-setup = Siete bastoncillos de bambú forman ocho filas. Tuyas son las doce fichas negras: seis en tu línea de salida, abajo, y una en cada fila entre los bastoncillos.
web-lesson-board-goal = Tus fichas suben y las rojas bajan. Tu meta es la fila de arriba, fuera de los bastoncillos. Cuando los colores se han cruzado, la partida acaba y se cuentan los puntos: cuanto más lejos ha llegado una ficha, más vale.
web-lesson-opening = El movimiento inicial
web-lesson-opening-empty = Cada turno empieza con un movimiento inicial: una de tus fichas avanza una fila. Toma la ficha de la fila 2 y ponla en la fila 3.
web-lesson-opening-any = Allí no había nadie, así que tu turno acaba ahí. Ahora juega como quieras y mira qué te dan las fichas de la fila en la que entras.
web-lesson-follow-up = El segundo movimiento
web-lesson-follow-up-two = Si encuentras fichas, mueves otra vez: tantas filas como fichas había en la fila en la que entraste, de cualquier color. Haz un movimiento inicial y su segundo movimiento, con la ficha que quieras.
web-lesson-follow-up-three = En la fila 4 hay tres fichas. Ve allí desde la fila 3 y luego avanza tres filas con una ficha de tu línea de salida.
web-lesson-follow-up-none = En las reglas más recientes puedes renunciar al segundo movimiento. Entra en una fila con fichas y termina tu turno con «{ web-end-turn }».
web-lesson-full = Filas llenas
web-lesson-full-cross = Una fila entre los bastoncillos admite seis fichas como mucho. La fila 4 está llena: nadie puede quedarse allí, pero puedes atravesarla. Atraviésala con tu segundo movimiento.
web-lesson-goal = La meta
web-lesson-goal-over = Una ficha a la que le sobran filas se queda en la meta, y el resto se pierde. Ve primero de la fila 3 a la fila 4 y luego lleva a la meta una ficha que esté a menos de tres filas.
web-lesson-goal-exact = Ahora llega a la meta con las filas justas: ve otra vez de la fila 3 a la fila 4 y mueve la ficha que está justo a tres filas. Quien llega con las filas justas gana una bonificación.
web-lesson-bonus = La bonificación
web-lesson-bonus-back = Una bonificación mueve una de tus fichas una fila, hacia delante o hacia atrás. Entra en la meta con la ficha de la fila 7: así ganas una. Úsala para mover otra ficha hacia atrás.
web-lesson-end = El final y los puntos
web-lesson-end-pass = La partida termina cuando todas las fichas negras están por encima de todas las rojas. Queda una negra por detrás: llévala más allá de las rojas.
web-lesson-end-pass-wrong = Una ficha negra sigue por debajo de fichas rojas. Llévala más allá de la fila 6.
web-lesson-end-points = Ahora, a contar. Pasado el bastoncillo central, una ficha da 1, 2 o 3 puntos, y 5 en la meta. En las reglas más recientes, cada ficha que se queda atrás resta 1 punto.
web-lesson-crowd = Ve donde hay más fichas
web-lesson-crowd-find = Cuantas más fichas encuentras, más lejos llegas. Busca primero la fila con más fichas en la que puedas entrar y aprovecha el segundo movimiento más largo.
web-lesson-crowd-wrong = Esa fila te da un segundo movimiento más corto. Cuenta las fichas de cada fila en la que puedes entrar.
web-lesson-exact = Llega con las filas justas
web-lesson-exact-find = Quien llega con las filas justas gana una bonificación: así pueden llegar dos fichas en un solo turno. Lleva a la meta una ficha de la fila 5 con tres filas exactas y aprovecha bien la bonificación.
web-lesson-exact-wrong = Así regalas puntos. Ve de la fila 4 a la fila 5, lleva a la meta una ficha de la fila 5 y después otra de la fila 7.
web-lesson-leave = Deja poco a las rojas
web-lesson-leave-find = Tus fichas también ayudan a las rojas. La última ficha roja está en la fila 6 y va a entrar en la fila 5. Si allí no hay nadie, las rojas no tienen segundo movimiento. Deja vacía la fila 5.
web-lesson-leave-wrong = Así una de tus fichas se queda en la fila 5, y las rojas tienen un segundo movimiento.
web-lesson-back-pawns = Primero las de atrás
web-lesson-back-pawns-find = Cinco de tus fichas siguen en la línea de salida, y son las que tienen más camino por delante. Encuentra las cuatro fichas de la fila 5 y dale las cuatro filas a la ficha que más las necesita.
web-lesson-back-pawns-wrong = Eso te cuesta puntos. Ve de la fila 4 a la fila 5 y mueve después una ficha de tu línea de salida.
web-lesson-finish = Cuándo acabar la partida
web-lesson-finish-end = Si la partida acaba ahora, ganas. Si sigue, ganarán las rojas. Solo una de tus fichas tiene que dejar atrás a las rojas: acaba la partida.
web-lesson-finish-end-wrong = La partida sigue, y ganarán las rojas. Mueve la ficha de la fila 4.
web-lesson-finish-stay = Las rojas han llegado antes y van por delante. Pero mientras una de tus fichas siga en la fila 1, la partida no acaba: las rojas tienen que pasar, y tú puedes llevar a la meta todas las demás. Haz una jugada que no acabe la partida.
web-lesson-finish-stay-wrong = Esa jugada acaba la partida ya, y eso te cuesta 15 puntos. Deja la ficha de la fila 1 donde está.
web-lesson-editions = Otras reglas
web-lesson-end-classic = Este tablero ya lo conoces: las rojas tenían { $points } puntos. Con las primeras reglas, de 2003, las fichas que se quedan atrás no restan nada.
web-lesson-end-revised = Y en la edición Revisada: cuanto más atrás se ha quedado una ficha, más resta.
web-lesson-editions-extra = Con las reglas de 2003, un segundo movimiento que acaba en una fila vacía te da un turno extra. La fila 3 está vacía: ve primero de la fila 4 a la fila 5 y luego, con el segundo movimiento, llega a la fila 3.
web-lesson-editions-compulsory = En las ediciones Clásica y Revisada, el segundo movimiento es obligatorio si alguna ficha puede hacerlo. Haz un movimiento inicial y luego el segundo: aquí no hay «{ web-end-turn }».
web-lesson-bonus-mean = Con la variante malvada, la bonificación también puede mover una ficha del oponente. Entra en la meta con la ficha de la fila 7 y luego empuja una ficha roja una fila, hacia delante o hacia atrás.

web-as-device = Como en mi dispositivo
web-theme = Tema
web-theme-light = Claro
web-theme-dark = Oscuro
web-board-theme = Tablero
web-board-linen = Lino
web-board-slate = Pizarra
web-board-contrast = Alto contraste
web-pawns = Fichas
web-pawns-black-red = Negro y rojo
web-pawns-blue-orange = Azul y naranja
web-pawns-black-white = Negro y blanco
web-pawns-names = Sean del color que sean, las fichas oscuras se llaman negras y las otras, rojas.
web-motion = Velocidad de las fichas
web-motion-slow = Lenta
web-motion-normal = Normal
web-motion-fast = Rápida
web-motion-none = Sin animación
web-sound = Sonido
web-sound-off = Apagado
web-sound-quiet = Suave
web-sound-loud = Fuerte
web-confirm = Confirmar jugadas
web-confirm-online = En línea
web-confirm-always = Siempre
web-confirm-never = Nunca
web-confirm-line = Una jugada completa espera a que termines tu turno; hasta entonces puedes deshacer cada paso.
web-full-screen = Pantalla completa
web-full-screen-leave = Salir de pantalla completa
web-install = Instalar como aplicación
web-about = Acerca de
web-about-game = Linja es un juego de mesa de Steffen Mühlhäuser. El juego y su nombre pertenecen a su autor y a su editorial; esta página no contiene nada de sus textos ni de sus imágenes.
web-about-project = Las tres ediciones se juegan exactamente según sus libros de reglas. Las partidas se quedan en tu dispositivo, las partidas en línea también en el servidor, y después de la primera visita la página funciona sin conexión.
web-about-keys = Con el teclado: Tab lleva al tablero, las flechas te llevan de fila en fila, Intro toma o deja una ficha, Escape la suelta.
