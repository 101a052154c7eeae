### Tutte le partite di questo dispositivo: l’elenco, i numeri, il nome di chi gioca.
###
### Il significato di ogni messaggio è nel file inglese con lo stesso nome.

games-none = Ancora nessuna partita. Tutto quello che giochi resta qui.
games-text = Tutto quello che giochi resta su questo dispositivo.
games-running = In corso
games-continue = Continua
games-delete = Elimina
games-deleted = La partita è stata eliminata.
games-search = Cerca
games-all = qualsiasi
games-result = Risultato
games-won = Vinta
games-drawn = Pareggio
games-lost = Persa
games-open = Non finita
games-side-won = Ha vinto il { side }
games-elsewhere = Da un file
games-study = Studio
games-count = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
games-more = Mostra altre
games-export = Esporta tutte
games-import = Importa
games-imported = { $games ->
        [0] Nel file non c’era niente di nuovo.
        [one] 1 partita nuova.
       *[other] { $games } partite nuove.
    }
games-unkept = { $games ->
        [one] Questo browser non ha spazio per 1 partita: va persa se chiudi la scheda. Tutte le altre sono al sicuro.
       *[other] Questo browser non ha spazio per { $games } partite: vanno perse se chiudi la scheda. Tutte le altre sono al sicuro.
    }
games-figures = Statistiche
games-played = Partite
games-average = Media
games-accuracy = Precisione
games-level = Livello
games-form = Il tuo scarto medio su dieci partite, dalla prima all’ultima
games-strength = A che livello gioco?
games-estimate = Stima dalle mie partite
games-played-like = { $games ->
        [one] Nell’ultima partita hai giocato come il livello { $level }, probabilmente tra { $low } e { $high }.
       *[other] Nelle ultime { $games } partite hai giocato come il livello { $level }, probabilmente tra { $low } e { $high }.
    }
games-levels = Il tuo livello, ogni volta su cinque partite, dalla prima all’ultima
games-nickname = Il tuo nome
games-nickname-line = Compare al posto di «Tu» e nelle partite trascritte. Lo vede anche chi gioca online con te o ti guarda.
games-no-name = No, grazie

games-seats = Partite online su un altro dispositivo
games-seats-text = Con questo link, codice o file anche un altro dispositivo può giocare le tue partite online, e le ritrovi se questo le perde. Tienilo per te: chi ce l’ha può giocare al posto tuo.
games-seats-file = Salva in un file
games-seats-read = { $games ->
        [0] Tutte queste partite online sono già su questo dispositivo.
        [one] 1 partita online ora è anche su questo dispositivo.
       *[other] { $games } partite online ora sono anche su questo dispositivo.
    }
games-lock = Escludi gli altri dispositivi
games-lock-sure = Giocare le tue partite online solo su questo dispositivo?
games-lock-yes = Escludi
games-locked = { $games ->
        [one] Ora questa partita si gioca solo su questo dispositivo.
       *[other] Ora queste { $games } partite si giocano solo su questo dispositivo.
    }
games-not-locked = { $games ->
        [one] Con 1 partita non ha funzionato. Riprova quando sei online.
       *[other] Con { $games } partite non ha funzionato. Riprova quando sei online.
    }
