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
coach-next = { $percent } % de probabilidad de alcanzar el objetivo en el próximo turno
coach-opens =
    { $squares ->
        [one] abre una casilla
       *[other] abre { $squares } casillas
    }
coach-leaves =
    { $squares ->
        [one] abre una casilla
       *[other] abre { $squares } casillas
    } y deja { $left } a { $colour }
coach-denies = { $colour } puede alcanzar entonces el { $percent } % de lo que quizá busca, tras otros empujones el { $usual } %
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
