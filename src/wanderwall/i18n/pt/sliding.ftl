### Diante de um labirinto que desliza.

sliding-board = Tabuleiro
sliding-arrows = Setas
sliding-spare = Cartão que sobrou
sliding-turn_left = Rodar para a esquerda
sliding-turn_right = Rodar para a direita
sliding-goal = O teu objetivo
sliding-goals = Os teus objetivos
sliding-goal_home = Volta a casa!
sliding-goal_exit = Sai do labirinto!
sliding-goal_hidden = Vê-se na tua vez
sliding-goal_barred = Não para { NAME($name) }
sliding-push = Empurrar
sliding-push_walk = Empurrar e andar
sliding-walk = Ir para aqui
sliding-stay = Ficar
sliding-cancel = Voltar
sliding-cancelled = Anulado.
sliding-hint = Dica
sliding-hint_more = Mais da dica
sliding-hint_look =
    { $on ->
        [N] Olha para a coluna { $line }
        [S] Olha para a coluna { $line }
       *[other] Olha para a linha { $line }
    }
sliding-undo = Desfazer
sliding-undone =
    { $you ->
        [yes] Desfeito. Empurra outra vez.
       *[no] { $name } desfaz o empurrão.
    }
sliding-tip_push = Roda o cartão e toca numa seta.
sliding-tip_walk = Toca numa casa iluminada para ir até lá.
sliding-push_first = Primeiro empurra-se: toca numa seta.
sliding-no_way = Nenhum caminho aberto leva até lá.
sliding-plays = Agora joga { NAME($name) }.
sliding-over = O jogo acabou.
sliding-found =
    { $you ->
        [yes] Encontras { $thing }!
       *[no] { $name } encontra { $thing }!
    }
sliding-progress = { $name }: { $found } de { $total } encontrados
sliding-seeks = procura { $thing }
sliding-turn =
    { $how ->
        [time] { $you ->
            [yes] Ficaste
           *[no] { $name } ficou
        } sem tempo: { $on ->
            [N] a coluna { $line } foi empurrada para baixo
            [S] a coluna { $line } foi empurrada para cima
            [W] a linha { $line } foi empurrada para a direita
           *[E] a linha { $line } foi empurrada para a esquerda
        }.
       *[other] { $you ->
            [yes] Empurraste
           *[no] { $name } empurrou
        } { $on ->
            [N] a coluna { $line } para baixo
            [S] a coluna { $line } para cima
            [W] a linha { $line } para a direita
           *[E] a linha { $line } para a esquerda
        }{ $how ->
            [late] . Depois o tempo acabou.
            [stay] {" "}e { $you ->
                [yes] ficaste
               *[no] ficou
            } no mesmo sítio.
            [found] {" "}e { $you ->
                [yes] encontraste
               *[no] encontrou
            } { $thing }!
            [home] {" "}e { $you ->
                [yes] chegaste
               *[no] chegou
            } a casa!
            [exit] {" "}e { $you ->
                [yes] saíste
               *[no] saiu
            } do labirinto!
            [to] {" "}e { $you ->
                [yes] alcançaste
               *[no] alcançou
            } { $thing }.
           *[walk] {" "}e { $you ->
                [yes] andaste
               *[no] andou
            }.
        }
    }
sliding-again = Rever a última jogada: { NAME($name) }

## O tabuleiro por palavras

sliding-tile = { $shape }, abertura para { $sides }
sliding-shape-blank = sem corredor
sliding-shape-end = beco sem saída
sliding-shape-straight = reta
sliding-shape-corner = curva
sliding-shape-tee = cruzamento em T
sliding-shape-cross = cruzamento
sliding-side-n = cima
sliding-side-e = a direita
sliding-side-s = baixo
sliding-side-w = a esquerda
sliding-home =
    { $you ->
        [yes] a tua partida
       *[no] partida: { NAME($name) }
    }
sliding-exit = uma saída
sliding-pawn =
    { $you ->
        [yes] estás aqui
       *[no] { NAME($name) } está aqui
    }
sliding-in_reach = ao alcance
sliding-out_of_reach = fora de alcance
sliding-line =
    empurrar { $on ->
        [N] a coluna { $line } para baixo
        [S] a coluna { $line } para cima
        [W] a linha { $line } para a direita
       *[E] a linha { $line } para a esquerda
    }
sliding-barred = Agora não: o cartão acabou de sair por aqui
sliding-reaches =
    { $count ->
        [one] Uma casa ao alcance
       *[other] { $count } casas ao alcance
    }
sliding-reaches_goal = O teu objetivo está ao alcance: { $things }
sliding-reaches_things = Ao alcance: { $things }

## Keys

sliding-key-tab = para as setas, o cartão, o tabuleiro, os botões
sliding-key-move = seta ou casa seguinte
sliding-key-choose = escolher; outra vez: jogar
sliding-key-turn = rodar o cartão para a direita, para a esquerda
sliding-key-back = cancelar
