### Rooms of many: a class, a club evening, a course.

room-unknown = Questa sala non esiste. Ricontrolla il codice.
room-wrong_key = Non è la tua chiave per questa sala.
room-over = Questa sala è finita.
room-door_shut = La porta di questa sala è chiusa. Chiedi alla persona che l’ha aperta.
room-barred = Questo dispositivo è stato mandato via dalla sala. Chiedi a chi la guida.
room-full = Questa sala è piena: ci sono già { $most } persone.
room-too_many_of_you = Da un dispositivo possono entrare { $most } persone, non di più.
room-same_name = In questa sala c’è già «{ $text }».
room-name_alike = «{ $text }» somiglia troppo a «{ $other }», in questa sala. Scegli un altro nome.
room-pass_void = Questo codice è già stato usato, o i dieci minuti sono passati. Chiedine un altro.
room-asked_already = Qualcuno chiede già questo posto. Prima deve rispondere l’insegnante.
room-no_member = Nella sala nessuno ha questo numero.
room-no_team = Questa squadra non esiste.
room-no_game = Nessuna partita così è in corso.
room-too_few = Nella sala bisogna essere almeno in due.
room-not_running = La sala non è ancora iniziata.
room-not_over = La sala non è ancora finita.
room-too_long = Questa sala è diventata troppo lunga: dopo { $most } voci non accetta altro.

## The pages

room-title = Sala
room-open-title = Apri una sala
room-about = Per una classe, una serata di club o un corso: si entra con un codice e un nome, e la sala sorteggia chi gioca contro chi. Va avanti da sola, anche se questo dispositivo dorme.
room-called = Nome della sala
room-game = Gioco
room-mode = Chi contro chi
room-mode-swiss = Sistema svizzero
room-mode-swiss-help = In ogni turno si incontra chi ha gli stessi punti, e nessuno due volte.
room-mode-everybody = Tutti contro tutti
room-mode-everybody-help = Finisce quando tutti si sono incontrati: per gruppi piccoli.
room-mode-arena = Arena
room-mode-arena-help = Chi è libero gioca la partita seguente, finché c’è tempo.
room-rounds = Turni
room-estimate = per { $rounds } turni di circa { $each }, e le pause.
room-minutes = Tempo
room-teams = Squadre
room-teams-none = nessuna
room-leavers = Se qualcuno se ne va
room-leavers-bot = continua un bot
room-leavers-forfeit = la partita è persa
room-with-bot = { $name } (un bot)
room-made-up = Nomi inventati
room-made-up-help = Ognuno riceve un nome: nessuno lo scrive.
room-open = Apri la sala
room-first-name = Nome
room-enter = Entra
room-name-note = Il tuo nome si vede solo in questa sala.
room-waits = Sei dentro. Si comincia presto.
room-next = La tua prossima partita si apre da sola.
room-leave = Lascia la sala
room-status-open = La sala è aperta.
room-status-running = È in corso.
room-status-paused = Pausa: non iniziano nuove partite.
room-status-over = La sala è finita.
room-round =
    { $of ->
        [0] Turno { $round }
       *[other] Turno { $round } di { $of }
    }
room-rest = Prossimo turno tra { $time }
room-games = Partite
room-bye = { $name } riposa
room-standings = Classifica
room-team-standings = Classifica delle squadre
room-team = Squadra { $number }
room-place = Posto
room-name = Nome
room-points = Punti
room-played = Partite
room-teacher = Guida la sala
room-start = Comincia
room-pause = Pausa
room-resume = Continua
room-file = Risultati in un file
room-again = Ancora una volta con questa classe
room-end = Chiudi la sala
room-end-sure = Le partite in corso non contano. I risultati restano.
room-go-on = Lasciala aperta
room-door = Altri possono entrare
room-other-device = Guidarla da un altro dispositivo
room-other-device-note = Chi ha questo link può guidare la sala. Tienilo per te.
room-way = Inquadra l’immagine, o scrivi il codice nella pagina iniziale:
room-call = Chiudi una partita troppo lunga
room-call-note = Il tavolo viene chiuso, e i punti li dai tu.
room-call-for = Vince { $name }
room-call-shared = Metà per uno
room-members =
    { $count ->
        [one] C’è una persona
       *[other] Ci sono { $count } persone
    }
room-gone = assente
room-rename = Un altro nome per { $name }
room-send-away = Manda via { $name }
room-send-device = Manda via tutti dal dispositivo di { $name }
room-send-device-sure = Chi è entrato da questo dispositivo lascia la sala, e nessuno può più entrare da lì finché non lo permetti tu. Per gli altri dispositivi non cambia nulla.
room-send-device-keep = Lasciali restare
room-sent-devices = Dispositivi mandati via
room-let-device = Fai rientrare il dispositivo di { $name }

## Il grande schermo

room-scan = Inquadra l’immagine o scrivi il codice
room-easy = Basta un nome. Nessun account.
room-more =
    { $count ->
        [one] … e un’altra persona
       *[other] … e altri { $count }
    }
room-find-table =
    { $of ->
        [0] Turno { $round }: trova il tuo tavolo
       *[other] Turno { $round } di { $of }: trova il tuo tavolo
    }
room-tables = Tavoli { $from }–{ $to }
room-done = { $done } partite finite su { $all }
room-found = { $name } ha trovato { $thing }
room-wins = { $name } vince contro { $others }
room-shares = { $names } si dividono il punto
room-between = Ben giocato! Tra poco si continua
room-well-played = Ben giocato!
room-everybody = Tutti
room-podium-points =
    { $count ->
        [one] { $text } punto
       *[other] { $text } punti
    }

## Un altro dispositivo

room-new-device = Un nuovo dispositivo per { $name }
room-new-device-text = { $name } inquadra questo e continua: nome, punti e partita restano. Vale una volta, per dieci minuti.
room-plea = { $name } chiede di tornare
room-plea-yes = Sì, è { $name }
room-plea-no = No
room-is-there = C’è già { $name }
room-are-you = Sei { $name }, con un altro dispositivo?
room-ask-back = Sì: chiedo di tornare
room-other-name = No: prendo un altro nome
room-ask-note = L’insegnante dice sì con un tocco. Punti e partita restano.
room-asked = L’insegnante vede la tua richiesta. Aspetta un momento.
room-refused = L’insegnante ha detto no. Prendi un altro nome, o parla con l’insegnante.
room-moved = Continui su un altro dispositivo.
