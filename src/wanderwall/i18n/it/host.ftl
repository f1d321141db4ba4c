### For whoever runs a server: the page for the host, and `wanderwall admin`.

host-title = Per chi ospita
host-about = Prenditi cura di questo server. La chiave è quella in WANDERWALL_ADMIN_KEY, dove il server è stato avviato.
host-key = La chiave di chi ospita
host-enter = Apri
host-again = Guarda di nuovo
host-leave = Meglio di no
host-no_key = Nessuna chiave di chi ospita è impostata. Avvia il server con WANDERWALL_ADMIN_KEY, 16 caratteri o più, e dai la stessa al comando.
host-wrong_key = Questa non è la chiave di chi ospita.
host-figures = Le cifre sono per la macchina stessa, o con la chiave di chi ospita: Authorization: Bearer …
host-no_guest = Lì non siede nessuno che si possa dimenticare.

## How much there is

host-sizes = Che cosa si conserva
host-version = Versione
host-database = Database
host-games = Partite
host-tables = { $waiting } in attesa, { $playing } in corso, { $over } finite, { $closed } chiuse
host-log = Registro
host-entries =
    { $count ->
        [one] una voce
       *[other] { $count } voci
    }
host-people = Persone
host-guests =
    { $count ->
        [one] un ospite
       *[other] { $count } ospiti
    }

## Busy tables

host-busiest = I tavoli più vivaci da ieri
host-nothing = Da ieri non si è giocato.
host-close = Chiudi il tavolo
host-close-sure = Chi vi gioca viene mandato via e nessuno continua. Ciò che è successo resta scritto.
host-closed = Il tavolo è chiuso.
host-forget = Dimentica { $name }
host-forget-sure = Il nome, il punteggio e quali partite fossero sue vengono dimenticati, a tutti i tavoli di questo ospite. Le partite restano, con un nome inventato.
host-forgotten =
    { $count ->
        [one] Dimenticato a un tavolo.
       *[other] Dimenticato a { $count } tavoli.
    }

## Games that are over

host-finished = Partite finite
host-kept = Le partite finite si conservano.
host-erased-after =
    { $days ->
        [one] Le partite finite si cancellano un giorno dopo la fine.
       *[other] Le partite finite si cancellano { $days } giorni dopo la fine.
    }
host-days = Giorni
host-erase = Cancella le più vecchie
host-keep = Conserva tutto
host-erase-sure =
    { $days ->
        [one] Le partite finite da più di un giorno si cancellano subito, ogni altra un giorno dopo la fine. Niente le riporta: fai prima una copia di sicurezza.
       *[other] Le partite finite da più di { $days } giorni si cancellano subito, ogni altra { $days } giorni dopo la fine. Niente le riporta: fai prima una copia di sicurezza.
    }
host-erased =
    { $count ->
        [one] Una partita è stata cancellata.
       *[other] { $count } partite sono state cancellate.
    }
