### Labyrinth Go! on the page, and what both it and the terminal say.

go-play-board = Tu tablero
go-play-players = Jugadores
go-play-roll = La tirada
go-play-tiles = Tus piezas de camino
go-play-rolled = Ha salido: { $things }. ¡Búscalos en tu tablero!
go-play-side =
    { $side ->
        [north] norte
        [east] este
        [south] sur
       *[west] oeste
    }
go-play-square = { $square }, { $picture }
go-play-square-middle = { $square }, el centro
go-play-square-tile =
    { $hole ->
        [yes] { $square }, { $picture } en el agujero de { $tile }, aberturas: { $sides }
       *[no] { $square }, { $tile } sobre { $picture }, aberturas: { $sides }
    }
go-play-tile =
    { $tile }, { $face ->
        [b] reverso
       *[a] anverso
    }{ $where ->
        [board] , en el tablero
       *[hand] {""}
    }{ $long ->
        [no] {""}
       *[yes] . { $hole ->
            [yes] Extremo con el agujero
           *[no] Primer extremo
        } abierto: { $first }; otro extremo abierto: { $second }
    }
go-play-round = Ronda { $round }
go-play-keys = 1–6 eligen una pieza, R la gira, F le da la vuelta, G coge
go-play-lies = { $tile } está en { $squares }.
go-play-hole = En el agujero: { $picture }.
go-play-joins =
    { $count ->
        [0] El camino aún no lleva a ninguna parte.
       *[other] El camino sigue hasta: { $things }.
    }
go-play-would-join =
    { $count ->
        [0] el camino no llevaría a ninguna parte
       *[other] el camino seguiría hasta: { $things }
    }
go-play-the-middle = el centro
go-play-lifted = { $tile } vuelve a tu mano.
go-play-in-hand =
    { $how ->
        [turned] Girada: { $tile }.
        [flipped] Vuelta: { $tile }.
        [back] { $tile } vuelve a su sitio.
        [stays] { $tile } se queda donde está.
       *[held] { $tile }.
    }
go-play-same = Es igual por todos los lados.
go-play-turn = Girar
go-play-flip = Dar la vuelta
go-play-clear = Recoger todo
go-play-hint = Pista
go-play-no-room = Ahí no cabe.
go-play-take-first = Primero elige una pieza.
go-play-ready = ¡Listo!
go-play-look = Busca los cuatro tesoros y luego dilo
go-play-aim = Después muestra los cuatro por los agujeros y une cada uno con el centro.
go-play-you-ready = ¡Anotado!
go-play-waiting =
    { $count ->
        [0] ¡Allá vamos!
        [one] Falta { NAME($names) }
       *[other] Faltan { NAME($names) }
    }
go-play-go = ¡Labyrinth Go!
go-play-find = ¡Busca estos cuatro!
go-play-got-it = Entendido
go-play-readiness =
    { $ready ->
        [yes] ya está
       *[no] buscando
    }
go-play-laid =
    { $count ->
        [0] nada colocado
        [one] una pieza colocada
       *[other] { $count } piezas colocadas
    }
go-play-grabbed = tiene el { $tile }
go-play-grabs = ¡{ $name } coge el { $tile }!
go-play-wants-stop = quiere parar
go-play-joker = tiene la ficha comodín
go-play-left = Fichas de puntuación en el centro: { $tiles }
go-play-grab = ¡Coger el { $tile }!
go-play-grab-for =
    { $red ->
        [0] +{ $blue } en todo caso
       *[other] bien +{ $blue } · mal −{ $red }
    }
go-play-grab-helped = +{ $blue } cuando los cuatro estén unidos
go-play-you-grabbed = Tienes el { $tile }
go-play-others-build = Los demás siguen construyendo
go-play-stop = ¿Parar la ronda?
go-play-stops = Parar: { $votes } de { $players }
go-play-solved =
    { $solved ->
        [one] resuelto
       *[other] resueltos
    }
go-play-done = ¡Hecho!
go-play-done-for = y viene la siguiente tirada
go-play-skip = Otra tirada
go-play-end = Terminar
go-play-end-sure = ¿Terminar ya?
go-play-right =
    { $solved ->
        [one] ¡Bien! Uno resuelto.
       *[other] ¡Bien! { $solved } resueltos.
    }
go-play-time-left =
    Tiempo restante: { $minutes ->
        [0] {""}
        [one] un minuto{" "}
       *[other] { $minutes } minutos{" "}
    }{ $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }
go-play-track = Recorrido de puntuación, { $finish } gana: { $places }
go-play-space = { $name } { $space }
go-play-check = Ronda { $round }: la revisión
go-play-check-of =
    { $you ->
        [yes] La revisión de tu tablero
       *[no] La revisión del tablero ({ NAME($name) })
    }
go-play-shown =
    { $yes ->
        [yes] mostrado
       *[no] no mostrado
    }
go-play-joined =
    { $yes ->
        [yes] unido
       *[no] aislado
    }
go-play-far =
    { $squares ->
        [one] junto al centro
       *[other] a { $squares } casillas del centro
    }
go-play-no-hole = no se ve por ningún agujero
go-play-broken =
    { $against ->
        [wall] { $side ->
            [unsaid] un muro cierra el paso
           *[other] un muro cierra el paso al { $side }
        }
        [rim] el camino se sale del tablero
        [bare] el camino acaba demasiado pronto
       *[none] ningún camino lleva al centro
    }
go-play-result =
    { $right ->
        [yes] ¡Los cuatro están unidos!
       *[no] { $wrong ->
            [one] Un tesoro no está unido.
           *[other] { $wrong } tesoros no están unidos.
        }
    }
go-play-moves =
    { $way ->
        [floor] Atrás { $steps }, pero nunca por debajo de 0.
        [back] Atrás { $steps }, de { $before } a { $after }.
       *[on] Adelante { $steps }, de { $before } a { $after }.
    }
go-play-brings-joker = El 1 trae la ficha comodín para la próxima ronda.
go-play-skip-check = Mostrar todo
go-play-next-round = Siguiente ronda
go-play-check-again = Ver otra vez la revisión
go-play-best =
    { $solved ->
        [one] Tu récord aquí: { $solved }
       *[other] Tu récord aquí: { $solved }
    }
go-play-new-best = ¡Nuevo récord personal!
end-close-round =
    { $you ->
        [yes] Una ronda más y podías lograrlo.
       *[no] Una ronda más y { NAME($name) } podía lograrlo.
    }
end-rounds = Rondas
end-best-round = La mejor ronda

## Keys

go-key-pick = elegir una pieza
go-key-turn = girarla a la derecha, a la izquierda
go-key-flip = darle la vuelta
go-key-move = casilla siguiente
go-key-lay = ponerla; retirarla
go-key-grab = coger

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: se ve, y el camino llega al centro
        [cut_off] ✗ { $picture }: se ve, pero ningún camino llega al centro
       *[not_shown] ✗ { $picture }: no se ve en ningún agujero
    }
go-rating =
    { $line ->
        [0] Ningún laberinto resuelto… por esta vez. Encontrar la entrada es lo más difícil; el próximo es tuyo.
        [1] Laberintos resueltos: { $solved }. Has encontrado la entrada. ¡Adelante!
        [2] Laberintos resueltos: { $solved }. Ya le vas cogiendo el truco a estos pasillos.
        [3] Laberintos resueltos: { $solved }. Sabes orientarte aquí dentro. ¡Muy bien!
        [4] Laberintos resueltos: { $solved }. Los muros se apartan al verte. ¡Qué nivel!
        [5] Laberintos resueltos: { $solved }. El laberinto ya no tiene secretos para ti. ¡Espléndido!
       *[other] Laberintos resueltos: { $solved }. El laberinto nunca había visto nada igual. ¿No lo habrás construido tú?
    }

## What can be wrong

go-option-untimed_is_solo = Sin reloj solo se puede jugar en solitario.
go-option-one_roll_is_solo = Solo en solitario se puede jugar una única tirada.
go-option-solo_has_its_clock = Una partida en solitario tiene su propio reloj, no el de las rondas.
go-notation-move = No se entiende «{ $text }». Se espera: { $expected }.
go-notation-position =
    Esta posición de Labyrinth Go! no es válida. Revisa { $part ->
        [edition] la edición
        [round] la ronda
        [step] la fase
        [roll] la tirada
        [seat] los sitios
        [track] el recorrido de puntuación
        [layout] las piezas de un tablero
        [status] lo que sigue a las piezas de un sitio
        [last] la última ronda
        [fields] el número de palabras
        [ready] quién está listo
        [tiles] las fichas de puntuación
        [stop] el deseo de parar
        [joker] el comodín
       *[other] { $part }
    }.
go-lay-tile = No existe la pieza de camino «{ $tile }».
go-lay-square = No existe la casilla «{ $square }».
go-lay-turn = { $tile } no se puede girar así.
go-lay-face = { $tile } no tiene esa cara.
go-lay-no_joker = En esta ronda no tienes la ficha comodín.
go-lay-laid = { $tile } ya está en tu tablero. Quítala primero: -{ $tile }
go-lay-off_board = { $tile } sobresaldría del borde en { $square }.
go-lay-middle = { $tile } taparía el centro, { $square }. Ahí no se coloca nada.
go-lay-overlap = { $tile } quedaría encima de { $other }, en { $square }.
go-lift-not_laid = { $tile } no está en tu tablero.
go-grab-wrong =
    Todavía no: { $picture } – { $why ->
        [cut_off] se ve en un agujero, pero ningún camino llega hasta el centro
       *[not_shown] no se ve en ningún agujero
    }.
go-grabbed = Has cogido tu ficha de puntuación: para ti la ronda ha terminado.
go-stop-already = Ya has pedido parar.
go-ready-already = Ya has dicho que puedes empezar.
go-skip-solo_only = Solo puedes saltarte una tirada cuando juegas en solitario.
go-roll-dice = Una tirada tiene { $dice } dados.
go-roll-face = «{ $text }» no está en ese dado. Hay: { $expected }.
