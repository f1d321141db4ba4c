### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Ve a { $walk }
       *[other] Mueve el laberinto en { $push } y ve a { $walk }
    }
coach-finishes = termina la partida
coach-reaches = alcanza: { $goal }
coach-rune = alcanza la piedra rúnica
coach-pays = magia necesaria: { $cards }
coach-next = { $percent } % de probabilidad de alcanzar la meta en el próximo turno
coach-opens = abre { $squares } casillas
coach-leaves = abre { $squares } casillas y deja { $left } a { $colour }
coach-denies = { $colour } puede alcanzar entonces el { $percent } % de lo que quizá busca, tras otros desplazamientos el { $usual } %
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares } casillas al alcance{ $how ->
        [found] , ¡encontrado!
        [missed] ; { $finding ->
            [one] un desplazamiento habría
           *[other] { $finding } desplazamientos habrían
        } llevado a la meta
       *[nothing] {""}
    }
review-better = mejor por { $points } puntos: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }, encontrados { $found }, perdidos { $missed }, { $good } % tan buenos como el mejor{ $worst ->
        [none] {""}
       *[other] ; el más caro fue el turno { $worst }
    }
