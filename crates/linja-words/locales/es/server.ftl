# Lo que responde el servidor cuando algo va mal.
problem-bad-request = Esta petición no se puede leer: { $detail }
problem-too-large = Es demasiado grande. Una petición tiene como máximo 64 kilobytes.
problem-not-found = En esta dirección no hay nada.
problem-wrong-method = Esta dirección no acepta este tipo de petición.
problem-no-such-game = Esta partida no existe o el enlace no lleva a ella. Pide un enlace nuevo.
problem-only-watching = Estás mirando. Solo los jugadores pueden hacer esto.
problem-seat-taken = Otra persona ya ha ocupado este sitio. Con el enlace para espectadores puedes mirar.
problem-not-your-turn = No es tu turno.
problem-wrong-number = Mientras tanto, la partida ha seguido. Vuelve a mirarla.
problem-over = La partida ha terminado.
problem-goes-on = La partida todavía no ha terminado.
problem-nothing-to-take-back = No hay ningún turno que deshacer.
problem-no-offer = No hay nada que responder.
problem-series-too-long = Esta serie es muy larga. Abre una partida nueva.
problem-too-many-requests = Son demasiadas peticiones. Espera un momento.
problem-too-many-games = Has abierto muchas partidas. Inténtalo más tarde.
problem-too-many-sockets = Hay demasiadas conexiones abiertas. Cierra alguna ventana.
problem-wrong-origin = Esta página no puede conectarse a este servidor.
problem-oracle-not-ready = El oráculo todavía está calculando estas reglas. Inténtalo dentro de unos minutos.
problem-oracle-off = El oráculo está desactivado en este servidor.
problem-too-slow = Ha tardado demasiado. Inténtalo otra vez.
problem-unavailable = El servidor no puede responder ahora. Inténtalo otra vez.

# En las partidas guardadas.
record-computer = Ordenador, nivel { $level }
record-resigned = { $side ->
    [black] Negras
   *[red] Rojas
} abandonan.
record-timed-out = { $side ->
    [black] Negras
   *[red] Rojas
} se quedan sin tiempo.

# Al arrancar el servidor.
serve-listening = Linja está en { $address }
