### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Vai para { $walk }
       *[other] Empurra em { $push } e vai para { $walk }
    }
coach-finishes =
    { $you ->
        [yes] Assim ganhas o jogo
       *[no] Assim { NAME($name) } ganha o jogo
    }
coach-reaches =
    { $you ->
        [yes] Assim alcanças { $goal }
       *[no] Assim { NAME($name) } alcança { $goal }
    }
coach-rune =
    { $you ->
        [yes] Assim chegas à pedra rúnica
       *[no] Assim { NAME($name) } chega à pedra rúnica
    }
coach-pays = embora custe magia: { $cards }
coach-next =
    { $you ->
        [yes] { $likely ->
            [surely] No próximo turno podes alcançar quase de certeza { $goal }
            [probably] No próximo turno podes provavelmente alcançar { $goal }
            [perhaps] No próximo turno talvez possas alcançar { $goal }
           *[luck] Com sorte, no próximo turno podes alcançar { $goal }
        }
       *[no] { $likely ->
            [surely] No próximo turno { NAME($name) } pode alcançar quase de certeza { $goal }
            [probably] No próximo turno { NAME($name) } pode provavelmente alcançar { $goal }
            [perhaps] No próximo turno { NAME($name) } talvez possa alcançar { $goal }
           *[luck] Com sorte, no próximo turno { NAME($name) } pode alcançar { $goal }
        }
    }
coach-goal = o objetivo
coach-turns =
    { $turns ->
        [one] Depois é preciso mais uma jogada
       *[other] Depois são precisas mais { $turns } jogadas
    }
coach-leaves =
    { $room ->
        [less] Assim { NAME($other) } tem pouco espaço
       *[more] embora { NAME($other) } fique com mais espaço
    }
coach-denies = E { NAME($other) } tem mais dificuldade
coach-plain = De momento não há nada melhor
coach-why = Porquê?
coach-why-push = Porquê este empurrão?
why-next = Hipóteses de alcançar { $goal } no próximo turno: { $percent } em 100
why-opens = Casas ao alcance: { $squares }
why-leaves =
    Casas ao alcance: { $you ->
        [yes] tu { $squares }
       *[no] { NAME($name) } { $squares }
    }, { NAME($other) } { $left }
why-denies = Hipóteses de encontrar, { NAME($other) }: { $percent } em 100 em vez de { $usual }
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares ->
        [one] uma casa ao alcance
       *[other] { $squares } casas ao alcance
    }{ $how ->
        [found] , encontrado!
        [missed] ; { $finding ->
            [one] um empurrão teria
           *[other] { $finding } empurrões teriam
        } levado ao objetivo
       *[nothing] {""}
    }
review-better =
    { $points ->
        [one] um ponto melhor
       *[other] { $points } pontos melhor
    }: { $push } { $walk }
review-summary =
    { $name }: { $turns ->
        [one] uma jogada
       *[other] { $turns } jogadas
    }, encontrados { $found }, falhados { $missed }, { $good }% das melhores{ $worst ->
        [none] {""}
       *[other] ; a mais cara foi a jogada { $worst }
    }

## Labyrinth Go!

coach-go-ways =
    { $solutions ->
        [0] nenhum caminho os liga
        [one] um só caminho os liga
       *[other] { $solutions } caminhos ligam-nos
    }
coach-go-fewest =
    { $tiles ->
        [one] o mais curto pede uma peça
       *[other] o mais curto pede { $tiles } peças
    }
coach-go-right =
    { $spare ->
        [0] todos ligados, com o mínimo de peças
        [one] todos ligados; teria bastado uma peça a menos
       *[other] todos ligados; teriam bastado { $spare } peças a menos
    }
coach-go-wrong =
    { $joined } de { $pictures } ligados; { $changes ->
        [one] com uma peça posta de outro modo ficam todos
       *[other] com { $changes } peças postas de outro modo ficam todos
    }
coach-go-summary =
    { $right } de { $rounds } certos{ $near ->
        [0] {""}
        [one] ; uma vez faltou uma só peça
       *[other] ; { $near } vezes faltou uma só peça
    }
coach-go-show = Assim podia ficar
hint-go =
    { $what ->
        [lay] Põe { $tile } em { $square }
        [lift] Tira { $tile }
       *[grab] Tudo está ligado: apanha
    }
