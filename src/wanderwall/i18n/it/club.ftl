### Rooms of many: a class, a club evening, a course.

club-unknown = Questa sala non esiste. Ricontrolla il codice.
club-wrong_key = Non è la tua chiave per questa sala.
club-over = Questa sala è finita.
club-door_shut = La porta di questa sala è chiusa. Chiedi alla persona che l’ha aperta.
club-barred = Questo dispositivo è stato mandato via dalla sala. Chiedi a chi la guida.
club-full = Questa sala è piena: ci sono già { $most } persone.
club-too_many_of_you = Da un dispositivo possono entrare { $most } persone, non di più.
club-same_name = In questa sala c’è già «{ $text }».
club-name_alike = «{ $text }» somiglia troppo a «{ $other }», in questa sala. Scegli un altro nome.
club-no_member = Nella sala nessuno ha questo numero.
club-no_team = Questa squadra non esiste.
club-no_game = Nessuna partita così è in corso.
club-too_few = Nella sala bisogna essere almeno in due.
club-not_running = La sala non è ancora iniziata.
club-too_long = Questa sala è diventata troppo lunga: dopo { $most } voci non accetta altro.

## The pages

club-title = Sala
club-open-title = Apri una sala
club-about = Per una classe, una serata di club o un corso: si entra con un codice e un nome, e la sala sorteggia chi gioca contro chi. Va avanti da sola, anche se questo dispositivo dorme.
club-game = Gioco
club-mode = Chi contro chi
club-mode-swiss = Sistema svizzero
club-mode-swiss-help = In ogni turno si incontra chi ha gli stessi punti, e nessuno due volte.
club-mode-everybody = Tutti contro tutti
club-mode-everybody-help = Finisce quando tutti si sono incontrati: per gruppi piccoli.
club-mode-arena = Arena
club-mode-arena-help = Chi è libero gioca la partita seguente, finché c’è tempo.
club-rounds = Turni
club-minutes = Tempo
club-teams = Squadre
club-teams-none = nessuna
club-leavers = Se qualcuno se ne va
club-leavers-bot = continua un bot
club-leavers-forfeit = la partita è persa
club-with-bot = { $name } (un bot)
club-made-up = Nomi inventati
club-made-up-help = Ognuno riceve un nome: nessuno lo scrive.
club-open = Apri la sala
club-first-name = Nome
club-enter = Entra
club-name-note = Il tuo nome si vede solo in questa sala.
club-waits = Sei dentro. Si comincia presto.
club-next = La tua prossima partita si apre da sola.
club-leave = Lascia la sala
club-status-open = La sala è aperta.
club-status-running = È in corso.
club-status-paused = Pausa: non iniziano nuove partite.
club-status-over = La sala è finita.
club-round =
    { $of ->
        [0] Turno { $round }
       *[other] Turno { $round } di { $of }
    }
club-rest = Prossimo turno tra { $time }
club-games = Partite
club-bye = { $name } riposa
club-standings = Classifica
club-team-standings = Classifica delle squadre
club-team = Squadra { $number }
club-place = Posto
club-name = Nome
club-points = Punti
club-played = Partite
club-teacher = Guida la sala
club-start = Comincia
club-pause = Pausa
club-resume = Continua
club-file = Risultati in un file
club-end = Chiudi la sala
club-end-sure = Le partite in corso non contano. I risultati restano.
club-go-on = Lasciala aperta
club-door = Altri possono entrare
club-other-device = Guidarla da un altro dispositivo
club-other-device-note = Chi ha questo link può guidare la sala. Tienilo per te.
club-way = Inquadra l’immagine, o scrivi il codice nella pagina iniziale:
club-call = Chiudi una partita troppo lunga
club-call-note = Il tavolo viene chiuso, e i punti li dai tu.
club-call-for = Vince { $name }
club-call-shared = Metà per uno
club-members =
    { $count ->
        [one] C’è una persona
       *[other] Ci sono { $count } persone
    }
club-gone = assente
club-rename = Un altro nome per { $name }
club-send-away = Manda via { $name }
club-send-device = Manda via tutti dal dispositivo di { $name }
club-send-device-sure = Chi è entrato da questo dispositivo lascia la sala, e nessuno può più entrare da lì finché non lo permetti tu. Per gli altri dispositivi non cambia nulla.
club-send-device-keep = Lasciali restare
club-sent-devices = Dispositivi mandati via
club-let-device = Fai rientrare il dispositivo di { $name }
