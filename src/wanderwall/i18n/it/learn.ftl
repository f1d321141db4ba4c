### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Al tavolo
replay-board = La partita
replay-controls = Avanti e indietro
replay-before = Prima della prima mossa
replay-slider = Punto della partita
replay-step = { $at } di { $last }
replay-first = All’inizio
replay-previous = Un passo indietro
replay-play = Riproduci
replay-pause = Ferma
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità: { $speed } volte
replay-moves = Le mosse
replay-turn =
    { $number }. { $name }{ $push ->
        [none] {""}
       *[other] {""}: { $push }
    }{ $walk ->
        [none] {""}
       *[other] , va in { $walk }
    }{ $found ->
        [none] {""}
       *[other] {" "}– trovato: { $found }
    }
replay-rune = pietra runica
replay-round = Giro { $number }
replay-grab = { $name } prende il { $score }
replay-check = Si controlla il giro { $number }
replay-solved = Risolti: { $solved }

## Passing it on

replay-share = Condividi la partita
replay-share-how = Chi ha questo link può rivedere la partita. Nessuno può cambiare nulla.
replay-share-moment = Comincia da questo momento

## The coach

replay-coach = L’allenatore
replay-coach-thinks = L’allenatore guarda ogni turno. Ci vuole qualche secondo; continua pure a guardare.
replay-coach-again = Chiedi di nuovo
replay-coach-begin = Vai a un turno, e qui leggerai che cosa si poteva fare.
replay-verdict =
    { $how ->
        [finished] L’ultimo passo, e la partita è vinta.
        [found] Trovato!
        [missed] era a portata: { $finding ->
            [one] una spinta porta fin lì.
           *[other] { $finding } spinte portano fin lì.
        }
        [good] Un bel turno: non c’era di meglio.
       *[better] Da questo turno si poteva avere di più.
    }
replay-better =
    { $push ->
        [none] Meglio: andare in { $walk }
       *[other] Meglio: spingere in { $push } e andare in { $walk }
    }
replay-show = Mostra sul tabellone
replay-summary = Come hanno giocato tutti
replay-summary-turns = Turni
replay-summary-found = Trovati
replay-summary-missed = Mancati
replay-summary-good = Buoni come il migliore
replay-summary-worst = Il turno { $number } è costato di più
