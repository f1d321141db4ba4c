### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Vai para { $walk }
       *[other] Empurra em { $push } e vai para { $walk }
    }
coach-finishes = termina o jogo
coach-reaches = alcança: { $goal }
coach-rune = alcança a pedra rúnica
coach-pays = magia necessária: { $cards }
coach-next = { $percent }% de hipóteses de alcançar o teu objetivo no próximo turno
coach-turns =
    { $turns ->
        [one] depois mais uma jogada
       *[other] depois mais { $turns } jogadas
    }
coach-opens =
    { $squares ->
        [one] alcanças uma casa
       *[other] alcanças { $squares } casas
    }
coach-leaves =
    { $squares ->
        [one] alcanças uma casa
       *[other] alcanças { $squares } casas
    }, { $colour }: { $left }
coach-denies = mais difícil para { $colour }: { $percent }% de hipóteses de encontrar em vez de { $usual }%
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
    }: { $push } { $walk } ({ $why })
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
