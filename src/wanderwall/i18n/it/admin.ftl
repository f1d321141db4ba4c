### For whoever runs a server: the page for the host, and `wanderwall admin`.

admin-title = Per chi ospita
admin-about = Prenditi cura di questo server. La chiave è quella in WANDERWALL_ADMIN_KEY, dove il server è stato avviato.
admin-key = La chiave di chi ospita
admin-enter = Apri
admin-again = Guarda di nuovo
admin-leave = Meglio di no
admin-no_key = Nessuna chiave di chi ospita è impostata. Avvia il server con WANDERWALL_ADMIN_KEY, 16 caratteri o più, e dai la stessa al comando.
admin-wrong_key = Questa non è la chiave di chi ospita.
admin-figures = Le cifre sono per la macchina stessa, o con la chiave di chi ospita: Authorization: Bearer …
admin-no_guest = Lì non siede nessuno che si possa dimenticare.

## How much there is

admin-sizes = Che cosa si conserva
admin-version = Versione
admin-database = Database
admin-games = Partite
admin-tables = { $waiting } in attesa, { $playing } in corso, { $over } finite, { $closed } chiuse
admin-log = Registro
admin-entries =
    { $count ->
        [one] una voce
       *[other] { $count } voci
    }
admin-people = Persone
admin-guests =
    { $count ->
        [one] un ospite
       *[other] { $count } ospiti
    }

## Busy tables

admin-busiest = I tavoli più vivaci da ieri
admin-nothing = Da ieri non si è giocato.
admin-close = Chiudi il tavolo
admin-close-sure = Chi vi gioca viene mandato via e nessuno continua. Ciò che è successo resta scritto.
admin-closed = Il tavolo è chiuso.
admin-forget = Dimentica { $name }
admin-forget-sure = Il nome, il punteggio e quali partite fossero sue vengono dimenticati, a tutti i tavoli di questo ospite. Le partite restano, con un nome inventato.
admin-forgotten =
    { $count ->
        [one] Dimenticato a un tavolo.
       *[other] Dimenticato a { $count } tavoli.
    }

## Games that are over

admin-finished = Partite finite
admin-kept = Le partite finite si conservano.
admin-erased-after =
    { $days ->
        [one] Le partite finite si cancellano un giorno dopo la fine.
       *[other] Le partite finite si cancellano { $days } giorni dopo la fine.
    }
admin-days = Giorni
admin-erase = Cancella le più vecchie
admin-keep = Conserva tutto
admin-erase-sure =
    { $days ->
        [one] Le partite finite da più di un giorno si cancellano subito, ogni altra un giorno dopo la fine. Niente le riporta: fai prima una copia di sicurezza.
       *[other] Le partite finite da più di { $days } giorni si cancellano subito, ogni altra { $days } giorni dopo la fine. Niente le riporta: fai prima una copia di sicurezza.
    }
admin-erased =
    { $count ->
        [one] Una partita è stata cancellata.
       *[other] { $count } partite sono state cancellate.
    }
