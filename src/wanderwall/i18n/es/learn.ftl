### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = A la mesa
replay-board = La partida
replay-controls = Adelante y atrás
replay-before = Antes de la primera jugada
replay-slider = Momento de la partida
replay-step = { $at } de { $last }
replay-first = Al principio
replay-previous = Un paso atrás
replay-play = Reproducir
replay-pause = Detener
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad: { $speed } veces
replay-moves = Las jugadas
replay-turn =
    { $number }. { $name }{ $push ->
        [none] {""}
       *[other] {""}: { $push }
    }{ $walk ->
        [none] {""}
       *[other] , va a { $walk }
    }{ $found ->
        [none] {""}
       *[other] {" "}– encontrado: { $found }
    }
replay-rune = piedra rúnica
replay-round = Ronda { $number }
replay-grab = { $name } coge el { $score }
replay-check = Se comprueba la ronda { $number }
replay-solved = Resueltos: { $solved }

## Passing it on

replay-share = Compartir la partida
replay-share-how = Quien tenga este enlace puede ver la partida. Nadie puede cambiar nada.
replay-share-moment = Empezar en este momento

## The coach

replay-coach = El entrenador
replay-coach-thinks = El entrenador mira cada turno. Tarda unos segundos; sigue mirando mientras tanto.
replay-coach-again = Preguntar otra vez
replay-coach-begin = Ve a un turno y aquí leerás lo que se podía hacer.
replay-verdict =
    { $how ->
        [finished] El último paso, y la partida está ganada.
        [found] ¡Encontrado!
        [missed] estaba al alcance: { $finding ->
            [one] un empujón lleva hasta ahí.
           *[other] { $finding } empujones llevan hasta ahí.
        }
        [good] Un buen turno: no había nada mejor.
       *[better] A este turno se le podía sacar más.
    }
replay-better =
    { $push ->
        [none] Mejor: ir a { $walk }
       *[other] Mejor: empujar en { $push } e ir a { $walk }
    }
replay-show = Mostrar en el tablero
replay-summary = Cómo han jugado todos
replay-summary-turns = Turnos
replay-summary-found = Hallados
replay-summary-missed = Perdidos
replay-summary-good = Tan buenos como el mejor
replay-summary-worst = El turno { $number } fue el más caro
