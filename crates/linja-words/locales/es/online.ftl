online-opponent-link = Otra persona por enlace
online-opponent-anyone = Cualquiera
online-any-terms = Acepto cualquier reglamento y reloj
online-friend = Tu oponente
online-open = Obtener el enlace
online-not-reached = No se puede conectar con el servidor. Inténtalo de nuevo cuando tengas conexión.
online-no-server = Este sitio no tiene servidor, así que aquí solo se puede jugar a dos en el mismo dispositivo.
online-clock = Reloj
online-clock-none = Sin reloj
online-clock-minutes = { $minutes } min
online-clock-increment = { $minutes } min + { $seconds } s
online-clock-delay = { $minutes } min, { $delay } s libres
online-clock-both = { $minutes } min + { $seconds } s, { $delay } s libres
online-clock-uneven = { $black } / { $red }
online-clock-own = Otro…
online-clock-field-minutes = Minutos
online-clock-field-increment = Segundos más por turno
online-clock-field-delay = Segundos libres por turno
online-clock-differs = Distinto para cada uno
online-give-minute = Regalar 1 minuto
online-give-day = Regalar 1 día
online-time-given = { $name } te ha regalado tiempo.
online-clock-days = { $days ->
        [one] 1 día por turno
       *[other] { $days } días por turno
    }
online-days-left = { $days } d { $hours } h

online-invite = Invita a tu oponente
online-invite-text = La primera persona que abra este enlace juega contigo. Si te toca, ya puedes jugar.
online-invite-link = Enlace para tu oponente
online-watch-link = Enlace para ver la partida
online-watch-text = Con este enlace se ve la partida, pero no se puede jugar.
online-copy = Copiar
online-share = Compartir
online-share-text = ¿Una partida de Linja?
online-qr = El enlace como código QR
online-cancel = Cancelar la partida
online-cancel-sure = ¿Quitar esta partida?
online-table = Tu mesa está abierta
online-table-text = Mientras estés aquí, aparece en la página de inicio de todos. Quien se siente primero juega contigo. También puedes enviar el enlace.
online-tables = Mesas abiertas: { $count }
online-watchable = Partidas para ver: { $count }
online-somebody = Alguien
online-program = { $name } (programa)
online-fair = Juega limpio, sin ayuda de ordenadores: mientras dure una partida así, las pistas y el oráculo callan en este dispositivo.

online-join = Te invitan a una partida
online-looking = Buscando la partida…
online-taken = El sitio está ocupado
online-taken-text = Alguien llegó antes: en esta partida ya juegan dos. Puedes verla o empezar otra.
online-watch = Ver partida
online-gone = No se encuentra esta partida
online-gone-text = Quizá ya no existe, o falta un trozo del enlace. Pídelo otra vez o empieza otra partida.

online-connecting = Conectando…
online-lost = Ahora mismo no hay conexión. Volverá sola, y no se pierde nada.
online-back = Ha vuelto la conexión.
online-sending = Tu jugada se enviará al volver la conexión.
online-unsaved = Ahora mismo el servidor no puede guardar. La página conserva tu jugada y la vuelve a enviar hasta que quede guardada.
online-unkept = Este navegador no guarda nada: si cierras esta pestaña, pierdes tu sitio.

online-game = Partida en línea
online-your-turn = ¡Te toca!
online-here = está aquí
online-away = no está
online-not-yet = aún no ha llegado
online-waiting = Esperando a tu oponente. La partida sigue en cuanto llegue.
online-seat-free = Aún queda un sitio libre.
online-came = { $name } está aquí.
online-left = { $name } no está por ahora.
online-joined = { $name } ha ocupado su sitio.
online-push = Avísame cuando me toque
online-push-refused = Este navegador no permite las notificaciones de esta página. Puedes cambiarlo en sus ajustes.
online-push-failed = No ha funcionado. Inténtalo más tarde.
online-watching = Estás viendo la partida.
online-watchers = { $watchers ->
        [one] 1 espectador
       *[other] { $watchers } espectadores
    }
online-time = Tiempo restante
online-takeback = Pedir deshacer jugada
online-takeback-waits = Has pedido deshacer una jugada. { $name } tiene que aceptar.
online-takeback-asked = { $name } quiere deshacer una jugada.
online-takeback-declined = { $name } prefiere seguir jugando.
online-taken-back = Se ha deshecho una jugada.
online-allow = Permitir
online-decline = Rechazar
online-rematch-waits = Has ofrecido una revancha. La oferta sigue en pie, aunque tu oponente no esté.
online-rematch-offered = { $name } quiere la revancha.
online-rematch-declined = Por ahora no hay revancha.
online-withdraw = Retirar
online-next-game = Empieza la siguiente partida.

online-stands-your-turn = Te toca
online-stands-waiting = Le toca a tu oponente
online-stands-missing = Esperando a tu oponente
online-stands-watched = Viendo la partida
online-stands-over = Terminada
online-stands-gone = Ya no está en el servidor
online-turns = { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }
online-remove = Quitar
online-remove-sure = Sin sus claves, este dispositivo ya no podrá abrir la partida.
online-keep = Conservar
