### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Ve a { $walk }
       *[other] Empuja en { $push } y ve a { $walk }
    }
coach-finishes = termina la partida
coach-reaches = alcanza: { $goal }
coach-rune = alcanza la piedra rúnica
coach-pays = magia necesaria: { $cards }
coach-next = { $percent } % de probabilidad de alcanzar tu objetivo en el próximo turno
coach-turns =
    { $turns ->
        [one] después un turno más
       *[other] después { $turns } turnos más
    }
coach-opens =
    { $squares ->
        [one] alcanzas una casilla
       *[other] alcanzas { $squares } casillas
    }
coach-leaves =
    { $squares ->
        [one] alcanzas una casilla
       *[other] alcanzas { $squares } casillas
    }, { $colour }: { $left }
coach-denies = más difícil para { $colour }: { $percent } % de probabilidad de encontrar en vez de { $usual } %
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares ->
        [one] una casilla al alcance
       *[other] { $squares } casillas al alcance
    }{ $how ->
        [found] , ¡encontrado!
        [missed] ; { $finding ->
            [one] un empujón habría
           *[other] { $finding } empujones habrían
        } llevado al objetivo
       *[nothing] {""}
    }
review-better =
    { $points ->
        [one] un punto mejor
       *[other] { $points } puntos mejor
    }: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }, encontrados { $found }, perdidos { $missed }, { $good } % tan buenos como el mejor{ $worst ->
        [none] {""}
       *[other] ; el más caro fue el turno { $worst }
    }

## Labyrinth Go!

coach-go-ways =
    { $solutions ->
        [0] ningún camino los une
        [one] un solo camino los une
       *[other] { $solutions } caminos los unen
    }
coach-go-fewest =
    { $tiles ->
        [one] el más corto pide una pieza
       *[other] el más corto pide { $tiles } piezas
    }
coach-go-right =
    { $spare ->
        [0] todos unidos, con el menor número de piezas posible
        [one] todos unidos; habría bastado una pieza menos
       *[other] todos unidos; habrían bastado { $spare } piezas menos
    }
coach-go-wrong =
    { $joined } de { $pictures } unidos; { $changes ->
        [one] con una pieza puesta de otro modo lo están todos
       *[other] con { $changes } piezas puestas de otro modo lo están todos
    }
coach-go-summary =
    { $right } de { $rounds } bien{ $near ->
        [0] {""}
        [one] ; una vez faltó una sola pieza
       *[other] ; { $near } veces faltó una sola pieza
    }
coach-go-show = Así podría quedar
hint-go =
    { $what ->
        [lay] Pon { $tile } en { $square }
        [lift] Quita { $tile }
       *[grab] Todo está unido: coge
    }
