### Rompicapi, nel terminale e nella pagina.

puzzle-too_long = Un rompicapo ha al massimo { $most } caratteri.
puzzle-form = «{ $text }» non è un rompicapo. Comincia per esempio così: fewest par=2 ways=5 misled=0 level=3
puzzle-turns = Un rompicapo del tabellone scorrevole ha un par da 1 a { $most } turni e almeno una soluzione.
puzzle-position = Da questa posizione non si può ricavare un rompicapo del tipo { $kind }.
puzzle-lies = Questo rompicapo dice { $what }={ $said }, ma il risolutore trova { $found }.
puzzle-patience = Ci vuole troppo tempo per vedere se questo rompicapo è vero.
day-early = Il primo labirinto del giorno è stato quello del { $first }.
puzzle-asks-fewest = Raggiungi l’obiettivo nel minor numero di turni tuoi; nessun altro gioca.
puzzle-asks-find = Raggiungi l’obiettivo in questo turno.
puzzle-asks-treasures = Trova i tesori in quest’ordine nel minor numero di turni tuoi; nessun altro gioca.
puzzle-asks-block = Spingi in modo che chi segue non possa raggiungere il suo obiettivo nel suo prossimo turno.
puzzle-asks-go = Collega le immagini dei dadi al centro con il minor numero di tessere possibile.
puzzle-asks-home = Trova il tesoro e poi torna a casa nel minor numero di turni tuoi; nessun altro gioca.
puzzle-number = I rompicapi della casa hanno i numeri da 1 a { $most }.
puzzle-no_way = Il risolutore non trova una via in { $most } turni: non ne nasce un rompicapo.
puzzle-no_block = Qui tutte le spinte fanno lo stesso: o ciascuna lascia una via all’altro, o nessuna. Non è un rompicapo.
puzzle-none_made = Non si è trovato nessun rompicapo così. Chiedi di nuovo, o un altro livello.
position-fixed_tiles = Le tessere fisse di questa posizione non sono quelle dell’edizione.
position-tiles = Le tessere mobili di questa posizione non sono quelle della scatola.
position-cards = Le carte obiettivo di questa posizione non sono quelle della scatola.
day-late = Il labirinto del { $date } arriva quando comincia quel giorno.

puzzles-title = Rompicapi
puzzles-about = Nessun altro gioca, e una via c’è sempre. Ogni giorno arriva un nuovo labirinto, uguale per tutti.
puzzles-waiting = Il risolutore si prepara. Dopo un’installazione ci vuole, una volta sola, fino a mezzo minuto.
puzzles-today = Oggi
puzzles-yesterday = Ieri
puzzles-maze = Labirinto del giorno { $number }
puzzles-roll = Lancio del giorno { $number }
puzzles-level = Livello { $level }
puzzles-play = Risolvi
puzzles-play-again = Ancora una volta
puzzles-closed = Chiuso: hai visto la soluzione
puzzles-streak =
    { $days ->
        [one] Il primo giorno
       *[other] { $days } giorni di fila
    }
puzzles-day-goal = Trova { $goal }. Par: { $par } turni.
puzzles-day-goals = Trova { $count } tesori in ordine. Par: { $par } turni.
puzzles-day-open = oggi è ancora da fare
puzzles-day-next = il prossimo tra { $time }
puzzles-day-solved =
    { $own ->
        [one] Risolto in un turno. Par: { $par }.
       *[other] Risolto in { $own } turni. Par: { $par }.
    }
puzzles-house = Altri rompicapi
puzzles-kind-find = Trovalo adesso
puzzles-kind-fewest = Meno turni possibile
puzzles-kind-treasures = Tesori in ordine
puzzles-kind-block = Sbarra la strada
puzzles-kind-go = Un lancio di Labyrinth Go!
puzzles-kind-home = Tesoro e a casa
puzzles-all-days = Tutti i giorni
puzzles-month-before = Il mese prima
puzzles-month-after = Il mese dopo
puzzles-day-at-par = in par
puzzles-day-done = risolto
puzzles-day-free = ancora da giocare
puzzles-wrong-day = Non c’è un labirinto di questo giorno.
puzzles-watch = Guarda la soluzione
puzzles-pictures = La soluzione in immagini
puzzles-pictures-later = Le immagini arrivano quando quel giorno è finito in tutto il mondo.
puzzles-next = Il tuo prossimo rompicapo
puzzles-kinds = Tipi di rompicapi
puzzles-one-push = Una spinta
puzzles-par = Par { $par }
puzzles-rated = punteggio { $points }
puzzles-carry-on = Continua
puzzles-all-tried = Questi li hai provati tutti. Scegli altri tipi.
puzzles-rating = Il tuo punteggio nei rompicapi
puzzles-rating-change = { $change } all’ultimo tentativo
puzzles-rating-about = I tuoi ultimi tentativi. Punto pieno: giusto al primo colpo. Contano solo i primi tentativi.
puzzles-rating-new = Lo decidono i tuoi primi tentativi.
puzzle-everybody = Hanno provato in { $count }. Il { $percent } % ha trovato il par al primo tentativo.
puzzle-began = Come hanno iniziato tutti
puzzle-began-numbers = Numeri: per cento di { $count } primi tentativi
puzzle-began-right = porta al par
puzzle-began-you = la tua spinta
puzzle-began-few = Quando dieci avranno provato, qui vedrai come hanno iniziato tutti.
puzzle-began-offline = Come hanno iniziato tutti si conta solo su un server, non nella pagina offline.
puzzle-rating = Il tuo punteggio nei rompicapi: { $points }
puzzles-shared = Qualcuno ha un rompicapo per te
puzzles-shared-about = Tutto il rompicapo è nel link. Il risolutore lo verifica prima che ti sieda.
puzzles-wrong-link = Questo link è danneggiato: non contiene il rompicapo inviato. Chiedilo di nuovo, o risolvine un altro qui.
puzzles-board = Apri il tabellone

puzzle-turn = Turno { $turn } · par { $par }
puzzle-tiles = Bastano { $par } tessere
puzzle-hints =
    { $hints ->
        [0] nessun consiglio
        [one] un consiglio
       *[other] { $hints } consigli
    }
puzzle-attempt = tentativo { $number }
puzzle-one-push = Una spinta: giusto o sbagliato
puzzle-over = Da capo
puzzle-try-again = Riprova
puzzle-solution = Mostra la soluzione
puzzle-solution-next = Mossa successiva
puzzle-solution-costs = Allora non conta come risolto.
puzzle-shown = La soluzione è stata mostrata.
puzzle-closed = Hai visto la soluzione: questo rompicapo è chiuso. Non conta come risolto né per i tuoi giorni di fila.
puzzle-done = Risolto
puzzle-first-stays = Resta il tuo primo risultato: { $result }
puzzle-wrong-block = L’altro giocatore passa.
puzzle-wrong-find = Questa spinta non porta alla meta. Decide una sola spinta.
puzzle-wrong = Sbagliato
puzzle-right = Giusto!
puzzle-par = Risolto in par!
puzzle-not-done = Non risolto stavolta
puzzle-turns-own =
    { $own ->
        [one] Un turno
       *[other] { $own } turni
    } – par { $par }
puzzle-tiles-own =
    { $own ->
        [one] Una tessera
       *[other] { $own } tessere
    } – par { $par }
puzzle-next = Prossimo rompicapo
puzzle-share = Condividi il risultato
puzzle-picture = Il risultato come immagine
puzzle-pass = Passa questo rompicapo
puzzle-made = { $kind }: par { $par }, livello { $level }

rush-unknown = Questa corsa non è di questo server.
rush-late = I tre minuti sono finiti: ciò che arriva dopo non conta.
rush-title = Corsa ai rompicapi
rush-about = Quanti più puoi in tre minuti: ogni obiettivo è a una spinta. Una spinta sbagliata costa solo tempo.
rush-start = Via!
rush-solved =
    { $solved ->
        [one] Un rompicapo risolto
       *[other] { $solved } rompicapi risolti
    }
rush-best = Il tuo record: { $best }
rush-new-best = Nuovo record!
rush-end = Finisci ora
rush-again = Ancora una volta
rush-counting = Si conta…
rush-so-far = Risolti finora: { $solved }
rush-retry = Prova il rompicapo { $number }
rush-missed = Che cosa ti è sfuggito
rush-wrong-so-far = Spinte sbagliate: { $wrong }
rush-wrong = Non lì: il tabellone torna indietro.
rush-row = { $row } di fila
rush-row-lost = Non qui: finiscono { $row } di fila.
rush-row-most = Più lunga fila: { $row }

editor-title = Componi un labirinto
editor-about = Gira e scambia tessere, metti la pedina, scegli gli obiettivi. Il risolutore dice subito se si può, e un link lo passa ad altri.
editor-tools = Che cosa fare
editor-turn = Gira
editor-swap = Scambia
editor-pawn = Pedina
editor-goal = Obiettivi
editor-other = Avversario
editor-help-turn = Tocca una tessera per girarla.
editor-help-swap = Tocca due tessere per scambiarle; anche quella eccedente è una di loro.
editor-help-pawn = Tocca la casella dove sta la pedina.
editor-help-goal = Tocca fino a tre tesori, nell’ordine in cui vanno trovati. Nessuno: la via di casa.
editor-help-other = Sbarrare la strada a qualcuno: tocca dove sta quella pedina, o il tesoro che cerca. Ancora una volta: nessuno.
editor-held = Presa: { $tile }
editor-barred = La tessera eccedente è qui e non può rientrare.
editor-new = Un altro labirinto
editor-verdict = Che cosa dice il risolutore
editor-thinking = Il risolutore sta pensando…
editor-many-ways = 1.000 vie o più
editor-ways =
    { $ways ->
        [one] un solo modo
       *[other] { $ways } modi
    }
editor-edit = Cambialo a mano
