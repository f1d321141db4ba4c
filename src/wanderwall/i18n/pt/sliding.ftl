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
sliding-goal_hidden = Na tua vez
sliding-step-push = Empurrar
sliding-step-walk = Andar
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
sliding-undone = Desfeito. Empurra outra vez.
sliding-tip_push = Roda o cartão e toca numa seta.
sliding-tip_walk = Toca numa casa iluminada para ir até lá.
sliding-push_first = Primeiro empurra-se: toca numa seta.
sliding-no_way = Nenhum caminho aberto leva até lá.
sliding-plays = É a vez de { $name }.
sliding-over = O jogo acabou.
sliding-found =
    { $you ->
        [yes] Encontras: { $thing }!
       *[no] { $name } encontra: { $thing }!
    }
sliding-progress = { $name }: { $found } de { $total } encontrados
sliding-seeks = procura: { $thing }
sliding-turn =
    { $you ->
        [yes] Empurraste
       *[no] { $name } empurrou
    } { $on ->
        [N] a { $nth } coluna por cima
        [S] a { $nth } coluna por baixo
        [W] a { $nth } fila pela esquerda
       *[E] a { $nth } fila pela direita
    }{ $how ->
        [time] {" "}– o tempo acabou.
        [stay] {" "}sem dar um passo.
        [found] {" "}– encontrado: { $found }!
        [home] {" "}e { $you ->
            [yes] chegaste
           *[no] chegou
        } a casa!
        [exit] {" "}e { $you ->
            [yes] saíste
           *[no] saiu
        } do labirinto!
       *[walk] {" "}e { $you ->
            [yes] andaste
           *[no] andou
        }.
    }
sliding-again = Rever a última jogada: { $name }
sliding-nth =
    { $line ->
        [2] segunda
        [4] quarta
        [6] sexta
        [8] oitava
        [10] décima
       *[12] décima-segunda
    }

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
       *[no] partida de { $name }
    }
sliding-exit = uma saída
sliding-pawn =
    { $you ->
        [yes] estás aqui
       *[no] { $name } está aqui
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
