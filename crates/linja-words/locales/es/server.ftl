### El servidor: problemas, palabras de las partidas anotadas, dónde está.
###
### Los comentarios del archivo inglés dicen dónde se muestra cada mensaje.

## Problemas

problem-bad-request = Esta petición no se puede leer: { $detail }
problem-too-large = Es demasiado grande. Una petición ocupa como mucho 64 kilobytes.
problem-not-found = En esta dirección no hay nada.
problem-wrong-method = Esta dirección no acepta este tipo de petición.
problem-no-such-game = Esta partida no existe o el enlace no lleva a ella. Pide un enlace nuevo.
problem-only-watching = Solo estás viendo la partida. Esto solo puede hacerlo quien juega.
problem-seat-taken = Otra persona ya ha ocupado este sitio. Con el enlace para ver la partida puedes seguirla.
problem-no-free-seat = En esta partida ya juegan dos. Solo se puede eliminar una partida a la que aún no se ha unido nadie o que nadie ha empezado.
problem-not-your-turn = No te toca a ti.
problem-wrong-number = Mientras tanto, la partida ha seguido. Vuelve a mirarla.
problem-over = La partida ha terminado.
problem-goes-on = La partida todavía no ha terminado.
problem-nothing-to-take-back = No hay ninguna jugada que deshacer.
problem-no-offer = No hay nada que responder.
problem-series-too-long = Esta serie es muy larga. Abre una partida nueva.
problem-too-many-requests = Son demasiadas peticiones. Espera un momento.
problem-too-many-games = Has abierto demasiadas partidas. Inténtalo más tarde.
problem-too-many-tables = Ya hay muchas mesas abiertas. Siéntate en una de ellas o inténtalo más tarde.
problem-too-many-sockets = Hay demasiadas conexiones abiertas. Cierra alguna ventana.
problem-wrong-origin = Esta página no puede conectarse a este servidor.
problem-oracle-not-ready = El oráculo todavía está resolviendo este reglamento. Inténtalo dentro de unos minutos.
problem-oracle-off = El oráculo está desactivado en este servidor.
problem-push-off = Las notificaciones están desactivadas en este servidor.
problem-too-slow = Ha tardado demasiado. Inténtalo otra vez.
problem-unavailable = El servidor no puede responder ahora. Inténtalo otra vez.

## Al arrancar el servidor

serve-listening = Linja está en { $address }
serve-in-network = En un móvil u otro ordenador de esta red, abre { $address } o escanea esto:

## Lo que muestran los chats de un enlace

preview-page = Linja
preview-page-text = El juego de mesa Linja: jugarlo, aprenderlo, entenderlo.
preview-join = Te invitan a una partida de Linja
preview-join-text = Abre el enlace para ocupar tu sitio.
preview-watch = Mira una partida de Linja
preview-watch-text = Abre el enlace para seguir cada jugada.
preview-game = Una partida de Linja
preview-game-text = Abre el enlace para jugar o para ver la partida.
preview-review = Una partida de Linja, jugada a jugada
preview-review-text = Mira qué regaló cada jugada y qué habría sido mejor.
preview-board = Una posición de Linja
preview-board-text = Prueba jugadas y mira cuánto vale cada una.
preview-puzzle = Un problema de Linja
preview-puzzle-text = Una jugada es mejor que todas las demás. ¿La encuentras?

## Notificaciones

push-your-turn = Te toca.
push-time-is-short = Se te acaba el tiempo.
push-rematch = Tu revancha ha empezado.
