### Labyrinth Go! on the page, and what both it and the terminal say.

go-play-board = O teu tabuleiro
go-play-players = Jogadores
go-play-roll = O lançamento
go-play-tiles = As tuas peças de caminho
go-play-rolled = Saiu: { $things }. Procura-os no teu tabuleiro!
go-play-side =
    { $side ->
        [north] norte
        [east] este
        [south] sul
       *[west] oeste
    }
go-play-square = { $square }, { $picture }
go-play-square-middle = { $square }, o centro
go-play-square-tile =
    { $hole ->
        [yes] { $square }, { $picture } no buraco de { $tile }, aberturas: { $sides }
       *[no] { $square }, { $tile } sobre { $picture }, aberturas: { $sides }
    }
go-play-tile =
    { $tile }, { $face ->
        [b] verso
       *[a] frente
    }{ $where ->
        [board] , no tabuleiro
       *[hand] {""}
    }{ $long ->
        [no] {""}
       *[yes] . { $hole ->
            [yes] Ponta com o buraco
           *[no] Primeira ponta
        } aberta: { $first }; outra ponta aberta: { $second }
    }
go-play-round = Ronda { $round }
go-play-keys = 1–6 escolhem uma peça, R roda, F vira, G apanha
go-play-lies = { $tile } está em { $squares }.
go-play-hole = No buraco: { $picture }.
go-play-joins =
    { $count ->
        [0] O caminho ainda não leva a lado nenhum.
       *[other] O caminho continua até: { $things }.
    }
go-play-would-join =
    { $count ->
        [0] o caminho não levaria a lado nenhum
       *[other] o caminho continuaria até: { $things }
    }
go-play-the-middle = o centro
go-play-lifted = { $tile } volta à tua mão.
go-play-in-hand =
    { $how ->
        [turned] Rodada: { $tile }.
        [flipped] Virada: { $tile }.
        [back] { $tile } volta ao seu lugar.
        [stays] { $tile } fica onde está.
       *[held] { $tile }.
    }
go-play-same = É igual de todos os lados.
go-play-turn = Rodar
go-play-flip = Virar
go-play-clear = Recolher tudo
go-play-hint = Dica
go-play-no-room = Aí não cabe.
go-play-take-first = Escolhe primeiro uma peça.
go-play-ready = Pronto!
go-play-look = Procura os quatro tesouros e depois avisa
go-play-aim = Depois mostra os quatro pelos buracos e liga cada um ao centro.
go-play-you-ready = Já estás a postos
go-play-waiting =
    { $count ->
        [0] Aqui vamos nós!
        [one] Falta { NAME($names) }
       *[other] Faltam { NAME($names) }
    }
go-play-go = Labyrinth Go!
go-play-find = Encontra estes quatro!
go-play-got-it = Percebi
go-play-readiness =
    { $ready ->
        [yes] a postos
       *[no] à procura
    }
go-play-laid =
    { $count ->
        [0] ainda nada
        [one] uma peça colocada
       *[other] { $count } peças colocadas
    }
go-play-grabbed = tem o { $tile }
go-play-grabs = { $name } apanha o { $tile }!
go-play-wants-stop = quer parar
go-play-joker = tem a peça joker
go-play-left = Fichas de pontuação no centro: { $tiles }
go-play-grab = Apanhar o { $tile }!
go-play-grab-for =
    { $red ->
        [0] +{ $blue } em qualquer caso
       *[other] certo +{ $blue } · errado −{ $red }
    }
go-play-grab-helped = +{ $blue } quando os quatro estiverem ligados
go-play-you-grabbed = Tens o { $tile }
go-play-others-build = Os outros ainda estão a construir
go-play-stop = Parar a ronda?
go-play-stops = Parar: { $votes } de { $players }
go-play-solved =
    { $solved ->
        [one] resolvido
       *[other] resolvidos
    }
go-play-done = Feito!
go-play-done-for = e vem o próximo lançamento
go-play-skip = Outro lançamento
go-play-end = Terminar o jogo
go-play-end-sure = Terminar mesmo?
go-play-right =
    { $solved ->
        [one] Certo! Um resolvido.
       *[other] Certo! { $solved } resolvidos.
    }
go-play-time-left =
    Tempo restante: { $minutes ->
        [0] {""}
        [one] um minuto{" "}
       *[other] { $minutes } minutos{" "}
    }{ $seconds ->
        [one] um segundo
       *[other] { $seconds } segundos
    }
go-play-track = Percurso de pontuação, { $finish } ganha: { $places }
go-play-space = { $name } { $space }
go-play-check = Ronda { $round }: a verificação
go-play-check-of =
    { $you ->
        [yes] A verificação do teu tabuleiro
       *[no] A verificação do tabuleiro ({ NAME($name) })
    }
go-play-shown =
    { $yes ->
        [yes] mostrado
       *[no] não mostrado
    }
go-play-joined =
    { $yes ->
        [yes] ligado
       *[no] isolado
    }
go-play-far =
    { $squares ->
        [one] mesmo ao lado do centro
       *[other] a { $squares } casas do centro
    }
go-play-no-hole = não se vê em nenhum buraco
go-play-broken =
    { $against ->
        [wall] { $side ->
            [unsaid] um muro fecha o caminho
           *[other] um muro fecha o caminho para { $side }
        }
        [rim] o caminho sai do tabuleiro
        [bare] o caminho acaba cedo demais
       *[none] nenhum caminho leva ao centro
    }
go-play-result =
    { $right ->
        [yes] Os quatro estão ligados!
       *[no] { $wrong ->
            [one] Um tesouro não está ligado.
           *[other] { $wrong } tesouros não estão ligados.
        }
    }
go-play-moves =
    { $way ->
        [floor] Recua { $steps }, mas nunca abaixo de 0.
        [back] Recua { $steps }, de { $before } para { $after }.
       *[on] Avança { $steps }, de { $before } para { $after }.
    }
go-play-brings-joker = O 1 traz a peça joker para a próxima ronda.
go-play-skip-check = Mostrar tudo
go-play-next-round = Próxima ronda
go-play-check-again = Rever a verificação
go-play-best =
    { $solved ->
        [one] O teu recorde aqui: { $solved }
       *[other] O teu recorde aqui: { $solved }
    }
go-play-new-best = Novo recorde pessoal!
end-close-round =
    { $you ->
        [yes] Mais uma ronda e podias conseguir.
       *[no] Mais uma ronda e { NAME($name) } podia conseguir.
    }
end-rounds = Rondas
end-best-round = A melhor ronda

## Keys

go-key-pick = escolher uma peça
go-key-turn = rodá-la para a direita, para a esquerda
go-key-flip = virá-la
go-key-move = casa seguinte
go-key-lay = pousá-la; recolhê-la
go-key-grab = apanhar

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: vê-se, e o caminho chega ao centro
        [cut_off] ✗ { $picture }: vê-se, mas nenhum caminho chega ao centro
       *[not_shown] ✗ { $picture }: não se vê em nenhum buraco
    }
go-rating =
    { $line ->
        [0] Nenhum labirinto resolvido – por esta vez. Dar com a entrada é o mais difícil; o próximo é teu.
        [1] Labirintos resolvidos: { $solved }. Deste com a entrada. Em frente!
        [2] Labirintos resolvidos: { $solved }. Já estás a apanhar o jeito a estes corredores.
        [3] Labirintos resolvidos: { $solved }. Cá dentro já te orientas bem. Boa!
        [4] Labirintos resolvidos: { $solved }. Os muros afastam-se quando te veem. Impressionante!
        [5] Labirintos resolvidos: { $solved }. O labirinto já não tem segredos para ti. Esplêndido!
       *[other] Labirintos resolvidos: { $solved }. O labirinto nunca tinha visto nada assim. De certeza que não foste tu que o construíste?
    }

## What can be wrong

go-option-untimed_is_solo = Sem relógio só se pode jogar a solo.
go-option-one_roll_is_solo = Só a solo se pode jogar um único lançamento.
go-option-solo_has_its_clock = Um jogo a solo tem o seu próprio relógio, não o das rondas.
go-notation-move = Não se percebe «{ $text }». Espera-se: { $expected }.
go-notation-position =
    Esta posição de Labyrinth Go! não é válida. Verifica { $part ->
        [edition] a edição
        [round] a ronda
        [step] a fase
        [roll] o lançamento
        [seat] os lugares
        [track] o percurso de pontuação
        [layout] as peças de um tabuleiro
        [status] o que vem a seguir às peças de um lugar
        [last] a última ronda
        [fields] o número de palavras
        [ready] quem está pronto
        [tiles] as fichas de pontuação
        [stop] a vontade de parar
        [joker] o joker
       *[other] { $part }
    }.
go-lay-tile = Não existe a peça de caminho «{ $tile }».
go-lay-square = Não existe a casa «{ $square }».
go-lay-turn = { $tile } não se pode rodar assim.
go-lay-face = { $tile } não tem esse lado.
go-lay-no_joker = Nesta ronda não tens a peça joker.
go-lay-laid = { $tile } já está no teu tabuleiro. Tira-a primeiro: -{ $tile }
go-lay-off_board = { $tile } sairia da borda em { $square }.
go-lay-middle = { $tile } taparia o centro, { $square }. Aí não se põe nada.
go-lay-overlap = { $tile } ficaria em cima de { $other }, em { $square }.
go-lift-not_laid = { $tile } não está no teu tabuleiro.
go-grab-wrong =
    Ainda não: { $picture } – { $why ->
        [cut_off] vê-se num buraco, mas nenhum caminho chega ao centro
       *[not_shown] não se vê em nenhum buraco
    }.
go-grabbed = Já apanhaste a tua ficha de pontuação: para ti a ronda acabou.
go-stop-already = Já pediste para parar.
go-ready-already = Já disseste que podes começar.
go-skip-solo_only = Só podes saltar um lançamento quando jogas a solo.
go-roll-dice = Um lançamento tem { $dice } dados.
go-roll-face = «{ $text }» não está nesse dado. Há: { $expected }.
