### Todas las partidas de este dispositivo: la lista, las cifras, el nombre de quien juega.
###
### Lo que significa cada mensaje está en el archivo inglés del mismo nombre.

games-none = Todavía no hay partidas. Todo lo que juegas se guarda aquí.
games-text = Todo lo que juegas se guarda en este dispositivo.
games-running = Sin terminar
games-continue = Continuar
games-delete = Eliminar
games-deleted = La partida se ha eliminado.
games-search = Buscar
games-all = cualquiera
games-result = Resultado
games-won = Ganada
games-drawn = Empate
games-lost = Perdida
games-open = Inacabada
games-side-won = Ganaron las { $side ->
        [black] negras
       *[red] rojas
    }
games-elsewhere = De un archivo
games-study = Estudio
games-count = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
games-more = Mostrar más
games-export = Exportar todas
games-import = Importar
games-imported = { $games ->
        [0] No había nada nuevo en el archivo.
        [one] 1 partida nueva.
       *[other] { $games } partidas nuevas.
    }
games-unkept = { $games ->
        [one] Este navegador no tiene sitio para 1 partida: se perderá si cierras la pestaña. Todas las demás están a salvo.
       *[other] Este navegador no tiene sitio para { $games } partidas: se perderán si cierras la pestaña. Todas las demás están a salvo.
    }
games-figures = Balance
games-played = Partidas
games-average = Media
games-accuracy = Precisión
games-level = Nivel
games-form = Tu diferencia media en diez partidas, de la primera a la última
games-strength = ¿Qué nivel tengo?
games-estimate = Calcular con mis partidas
games-played-like = { $games ->
        [one] En tu última partida jugaste como el nivel { $level }, probablemente entre { $low } y { $high }.
       *[other] En tus últimas { $games } partidas jugaste como el nivel { $level }, probablemente entre { $low } y { $high }.
    }
games-levels = Tu nivel, calculado cada vez con cinco partidas, de la primera a la última
games-nickname = Tu nombre
games-nickname-line = Aparece en lugar de «Tú» y en las partidas anotadas. También lo ven tus oponentes en línea y quienes ven la partida.
games-no-name = No, gracias

games-seats = Partidas en línea en otro dispositivo
games-seats-text = Con este enlace, código o archivo, otro dispositivo también puede jugar tus partidas en línea, y las recuperas si este las pierde. Guárdalo para ti: quien lo tenga puede jugar en tu lugar.
games-seats-file = Guardar en un archivo
games-seats-read = { $games ->
        [0] Todas estas partidas en línea ya están en este dispositivo.
        [one] 1 partida en línea está ahora también en este dispositivo.
       *[other] { $games } partidas en línea están ahora también en este dispositivo.
    }
games-lock = Excluir otros dispositivos
games-lock-sure = ¿Jugar tus partidas en línea solo en este dispositivo?
games-lock-yes = Excluir
games-locked = { $games ->
        [one] Ahora esta partida solo se juega en este dispositivo.
       *[other] Ahora estas { $games } partidas solo se juegan en este dispositivo.
    }
games-not-locked = { $games ->
        [one] No ha funcionado con 1 partida. Inténtalo de nuevo cuando tengas conexión.
       *[other] No ha funcionado con { $games } partidas. Inténtalo de nuevo cuando tengas conexión.
    }
