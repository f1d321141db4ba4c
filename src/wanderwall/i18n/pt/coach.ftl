### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Vai para { $walk }
       *[other] Move o labirinto em { $push } e vai para { $walk }
    }
coach-finishes = termina o jogo
coach-reaches = alcança: { $goal }
coach-rune = alcança a pedra rúnica
coach-pays = magia necessária: { $cards }
coach-next = { $percent } % de hipóteses de alcançar a meta no próximo turno
coach-opens = abre { $squares } casas
coach-leaves = abre { $squares } casas e deixa { $left } a { $colour }
coach-denies = { $colour } pode então alcançar { $percent } % do que talvez procure, depois de outras deslocações { $usual } %
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares } casas ao alcance{ $how ->
        [found] , encontrado!
        [missed] ; { $finding ->
            [one] uma deslocação teria
           *[other] { $finding } deslocações teriam
        } levado à meta
       *[nothing] {""}
    }
review-better = melhor por { $points } pontos: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] um turno
       *[other] { $turns } turnos
    }, encontrados { $found }, falhados { $missed }, { $good } % tão bons como o melhor{ $worst ->
        [none] {""}
       *[other] ; o mais caro foi o turno { $worst }
    }
