### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Ve a { $walk }
       *[other] Empuja en { $push } y ve a { $walk }
    }
coach-finishes =
    { $you ->
        [yes] Así ganas la partida
       *[no] Así { NAME($name) } gana la partida
    }
coach-reaches =
    { $you ->
        [yes] Así llegas hasta { $goal }
       *[no] Así { NAME($name) } llega hasta { $goal }
    }
coach-rune =
    { $you ->
        [yes] Así llegas hasta la piedra rúnica
       *[no] Así { NAME($name) } llega hasta la piedra rúnica
    }
coach-pays = aunque cuesta magia: { $cards }
coach-next =
    { $you ->
        [yes] { $likely ->
            [surely] En el próximo turno puedes alcanzar casi seguro { $goal }
            [probably] En el próximo turno probablemente puedes alcanzar { $goal }
            [perhaps] En el próximo turno quizá puedas alcanzar { $goal }
           *[luck] Con suerte, en el próximo turno puedes alcanzar { $goal }
        }
       *[no] { $likely ->
            [surely] En el próximo turno { NAME($name) } puede alcanzar casi seguro { $goal }
            [probably] En el próximo turno { NAME($name) } probablemente puede alcanzar { $goal }
            [perhaps] En el próximo turno { NAME($name) } quizá pueda alcanzar { $goal }
           *[luck] Con suerte, en el próximo turno { NAME($name) } puede alcanzar { $goal }
        }
    }
coach-goal = el objetivo
coach-turns =
    { $turns ->
        [one] Después hace falta un turno más
       *[other] Después hacen falta { $turns } turnos más
    }
coach-leaves =
    { $room ->
        [less] Así { NAME($other) } tiene poco sitio
       *[more] aunque { NAME($other) } tiene entonces más sitio
    }
coach-denies = Y { NAME($other) } lo tiene más difícil
coach-plain = Ahora mismo no hay nada mejor
coach-why = ¿Por qué?
coach-why-push = ¿Por qué este empujón?
why-next = Probabilidad de alcanzar { $goal } en el próximo turno: { $percent } de 100
why-opens = Casillas al alcance: { $squares }
why-leaves =
    Casillas al alcance: { $you ->
        [yes] tú { $squares }
       *[no] { NAME($name) } { $squares }
    }, { NAME($other) } { $left }
why-denies = Probabilidad de encontrar, { NAME($other) }: { $percent } de 100 en vez de { $usual }
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
    }: { $push } { $walk }
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
