### The book of one's own, and turns of one's own games to try again.

book-phrase_length = Una frase ha { $names } nomi; questi sono { $given }.
book-phrase_name = «{ $text }» non è un nome di una frase. Guarda ancora una volta che cosa c’è stampato.
book-phrase_slip = Questi nomi non vanno insieme: uno è diverso, o è in un altro posto.
book-phrase_unknown = Nessun libro qui ha questa frase. Una frase nuova annulla la vecchia.
book-pass_unknown = Questo codice non è valido, o ce n’è uno più nuovo. Fallo mostrare di nuovo all’altro dispositivo.
book-pass_used = Questo codice è già stato usato. Fanne mostrare uno nuovo all’altro dispositivo.
book-pass_late = Questo codice è troppo vecchio: vale dieci minuti. Fanne mostrare uno nuovo all’altro dispositivo.
book-full = Un libro è per { $most } dispositivi al massimo.
book-claim = Questo risultato non è quello contato qui: non è cambiato nulla.
book-no_lesson = Qui non c’è un tuo turno da riprovare.

book-title = Il mio libro
book-about = Le tue partite, i rompicapi e i distintivi. Questo server li conserva per te, senza un account; nessun altro può aprire il tuo libro.
book-empty = Qui non c’è ancora scritto niente. Gioca una partita fino alla fine, o risolvi un rompicapo.
book-games = Partite
book-played = Giocate
book-won = Vinte
book-lost = Perse
book-score = Obiettivi trovati
book-finds-a-turn = Ritrovamenti per turno
book-favourites = Preferiti
book-rivals = Testa a testa
book-rivals-about = Solo le persone con cui giochi tra amici. Nessuno tranne te lo legge.
book-bests = Primati personali
book-best-quickest =
    Vittoria più rapida: { $value ->
        [one] un turno
       *[other] { $value } turni
    }
book-best-finds_a_turn = Più ritrovamenti per turno: { $value }
book-best-solo = Più lanci da soli: { $value }
book-best-run = Più vittorie di fila: { $value }
book-best-rush = Più rompicapi in una corsa: { $value }
book-best-row = Più giorni di fila: { $value }
book-watch = Rivedila
book-list = Partita per partita
book-list-won = vinta
book-list-lost = persa
book-badges = Distintivi
book-badge-beat = Prima vittoria contro { NAME($bot) }
book-badge-photo-finish = A casa con l’ultima spinta: a un altro mancava solo il ritorno
book-badge-swift = Vinto con un ritrovamento ogni due turni
book-badge-friends = Prima vittoria tra amici
book-badge-full-table = Vinto a un tavolo completo di quattro
book-badge-all-games = Vinti tutti i giochi della casa
book-badge-row = Il labirinto del giorno per { $value } giorni di fila
book-badge-puzzles = { $value } rompicapi risolti
book-badge-par = Un labirinto del giorno alla pari
book-earned = Ottenuto il { $date }
book-earned-once = Ottenuto
book-not-yet = Non ancora
book-puzzles =
    { $count ->
        [one] Un rompicapo risolto
       *[other] { $count } rompicapi risolti
    }

book-along = Portalo con te
book-along-about = Inquadra il codice con l’altro tuo dispositivo. Vale dieci minuti, per un solo dispositivo; poi i due hanno lo stesso libro.
book-along-show = Mostra il codice
book-along-code = Un codice QR che porta questo libro su un altro dispositivo
book-devices =
    { $devices ->
        [one] Questo libro è su un dispositivo.
       *[other] Questo libro è su { $devices } dispositivi.
    }
book-device-this = Questo dispositivo
book-device-other = Un altro dispositivo
book-device-games =
    { $games ->
        [one] Una partita, il { $date }
       *[other] { $games } partite, l’ultima il { $date }
    }
book-device-new = Nessuna partita finita, finora
book-leave = Lascia questo libro
book-leave-sure = Questo dispositivo avrà di nuovo un libro suo, con le partite giocate qui. I rompicapi e i turni da riprovare restano nel libro comune.
book-left = Questo dispositivo ha di nuovo un libro suo.
book-remove = Togli il dispositivo
book-remove-sure = Quel dispositivo perde questo libro e porta con sé solo le partite giocate lì. La tua frase e i codici già mostrati non valgono più; dopo crea una frase nuova.
book-removed = Il dispositivo è tolto dal tuo libro.
book-not-now = Non ora
book-phrase = Una frase su carta
book-phrase-about = Dieci nomi inventati che riportano il tuo libro se questo dispositivo va perso. Stampali o scrivili: si vedono una volta sola, e chi li conosce può aprire il tuo libro.
book-phrase-make = Crea una frase
book-phrase-print = Stampa
book-take = Porta qui un libro
book-take-about = Il libro che porti e quello su questo dispositivo diventano uno solo. Fallo solo con un libro tuo. Una frase creata per il libro di questo dispositivo allora non vale più; dopo creane una nuova.
book-take-phrase = I dieci nomi della tua frase
book-take-do = Portalo qui
book-join = Unisci i libri
book-join-whose = Il libro di { $name }
book-join-nameless = Un libro ancora senza nome
book-join-here = Il libro su questo dispositivo
book-join-holds =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, { $puzzles ->
        [one] un rompicapo
       *[other] { $puzzles } rompicapi
    }, { $devices ->
        [one] un dispositivo
       *[other] { $devices } dispositivi
    }
book-join-sure = Sono tutti e due tuoi? Diventano un solo libro, su tutti i loro dispositivi.
book-join-same = Questo libro è già su questo dispositivo.
book-taken = Il tuo libro è qui.
book-file = Salvalo come file
book-forget = Dimenticami
book-forget-sure = Tutto ciò che è tuo viene cancellato, su tutti i tuoi dispositivi: questo libro con rompicapi e distintivi, i tuoi punteggi e il tuo nome a ogni tavolo. Le partite degli altri restano, con un nome inventato al tuo posto. Nessuno può annullarlo.
book-keep = Tieni tutto
book-forgotten =
    Cancellati: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $puzzles ->
        [one] un rompicapo
       *[other] { $puzzles } rompicapi
    } e { $lessons ->
        [one] un turno
       *[other] { $lessons } turni
    } del tuo libro; il tuo nome a { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    }; { $ratings ->
        [one] un punteggio
       *[other] { $ratings } punteggi
    }; su { $devices ->
        [one] un dispositivo
       *[other] { $devices } dispositivi
    }.

try-title = Turni da riprovare
try-about = Il tabellone com’era nella tua partita, e quello che sapevi allora. C’è un turno migliore?
try-due =
    { $due ->
        [0] Oggi nessun turno ti aspetta.
        [one] Un turno ti aspetta.
       *[other] { $due } turni ti aspettano.
    }
try-learned = { $learned } di { $all } imparati
try-begin = Prova adesso
try-step = Turno { $at } di { $all }
try-wrong = Ce n’è uno migliore. Guarda ancora: resta un tentativo.
try-right = È questo!
try-answer = Non questa volta. Ecco che cosa avrebbe fatto l’allenatore, e perché:
try-next = Turno successivo
try-none = L’allenatore non ha trovato un tuo turno che sia costato molto. Ben giocato!
try-result = Torna al risultato
try-done = È tutto per ora. Ciò che era giusto torna ogni volta più tardi, il resto domani.
try-thinks = L’allenatore guarda la tua partita.

# Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.
push-turn = Tocca a te: { $edition }
push-turn-body = Il tuo tavolo ti aspetta.
push-switch = Avvisami quando tocca a me
push-help = Anche quando questa pagina è chiusa. Questo server manda allora un messaggio attraverso il servizio di notifiche di chi ha fatto il tuo browser, che viene a sapere che ce n’è uno, ma non che cosa dice.
push-on = I messaggi passano da { $service }.
push-refused = Il tuo browser non lascia che questa pagina mandi messaggi. Puoi cambiarlo nelle sue impostazioni per questa pagina.
push-failed = Il tuo browser non raggiunge nessun servizio di notifiche. Il titolo della finestra ti dice comunque quando tocca a te.
push-off = Questo server non manda messaggi ai dispositivi.
push-endpoint = Questo non è l’indirizzo di un servizio di notifiche su Internet.
push-keys = Le chiavi di questo dispositivo non si possono leggere.
