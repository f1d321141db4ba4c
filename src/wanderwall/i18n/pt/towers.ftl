### As torres na página.

tower-board = o tabuleiro das torres
tower-view = Como se vê o tabuleiro
tower-view-3d = 3D
tower-view-flat = Plano
tower-view-slow = Neste dispositivo o 3D seria lento, por isso o tabuleiro está plano. Escolhe «3D» para ver as torres mesmo assim.
tower-numbers = Mostrar todas as alturas
tower-camera = Ângulo de visão
tower-camera-left = Rodar o tabuleiro para a esquerda
tower-camera-right = Rodar o tabuleiro para a direita
tower-camera-in = Mais perto
tower-camera-out = Mais longe
tower-camera-home = O tabuleiro inteiro
tower-places =
    { $count ->
        [one] { $count } torre ao alcance: olhar para lá
       *[other] { $count } torres ao alcance: olhar para a seguinte
    }

## O que procuras e como vai cada um

tower-seek = Procuras
tower-home = a tua torre de partida
tower-then-cards =
    { $count ->
        [one] depois mais um
       *[other] depois mais { $count }
    }
tower-then-rune = a pedra rúnica
tower-then-home = depois de volta a casa
end-missing-rune = ainda procurava a pedra rúnica
end-close-rune =
    { $you ->
        [yes] Só te faltava a pedra rúnica.
       *[no] { $name } só procurava a pedra rúnica.
    }
tower-progress = Como vai cada um
tower-progress-seat =
    { $name }: { $found } de { $all } tesouros, carta de runa { $rune ->
        [yes] virada
       *[no] por virar
    }, { $cards ->
        [one] uma carta mágica
       *[other] { $cards } cartas mágicas
    }

## Cartas

tower-hand = As tuas cartas mágicas
tower-hand-empty = Nenhuma carta mágica
tower-drawn = Tiras: { $cards }.
tower-card-u = para uma subida de qualquer altura
tower-card-d = para uma descida de qualquer altura
tower-card-j = para um passo de qualquer altura, para cima ou para baixo
tower-used =
    { $count ->
        [one] usada aqui
       *[other] { $count } × aqui
    }
tower-pile =
    { $count ->
        [one] Maço: uma carta
       *[other] Maço: { $count } cartas
    }
tower-discards =
    { $count ->
        [one] Jogadas: uma carta
       *[other] Jogadas: { $count } cartas
    }
tower-ask-discard = Uma carta a mais
tower-choose-card = Escolhe uma carta para descartar
tower-discard = Descartar: { $card }

## Empurrar e andar

tower-choose-arrow = Escolhe uma seta
tower-tip_push = Roda a torre e toca numa seta.
tower-choose-square = Para onde vais?
tower-play = e jogar: { $cards }
tower-pay-with = Pagar com: { $cards }
tower-pay-nothing = Não jogar cartas
tower-over-rune = por cima da pedra rúnica
tower-rune-turned =
    { $you ->
        [yes] Viraste a tua carta de runa.
       *[no] { $name } virou a carta de runa.
    }
tower-route = O teu caminho
tower-steps =
    { $count ->
        [one] um passo
       *[other] { $count } passos
    }
tower-route-heights = Alturas no caminho: { $heights }

## Para os ouvidos

tower-height = altura { $height }
tower-price = ao alcance com: { $cards }

## O que significam os sinais do tabuleiro plano

tower-signs = O que querem dizer os sinais
tower-legend = Que altura?
tower-legend-stair = um nível: basta andar
tower-legend-cliff = precipício: precisa de magia
tower-legend-free = um anel: podes ir até lá
tower-legend-paid = um anel cor-de-rosa: custa cartas mágicas

## Keys

tower-key-heights = alturas em números
tower-key-look = ver de outro lado
tower-key-zoom = mais perto, mais longe, como no início
