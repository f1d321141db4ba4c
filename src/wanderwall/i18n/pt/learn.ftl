### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Para a mesa
learn-puzzle = Fazer disto um enigma
replay-board = O jogo
replay-controls = Para a frente e para trás
replay-before = Antes da primeira jogada
replay-slider = Momento do jogo
replay-step = { $at } de { $last }
replay-first = Ao início
replay-previous = Um passo atrás
replay-play = Reproduzir
replay-pause = Parar
replay-next = Um passo à frente
replay-last = Ao fim
replay-speed = Velocidade: { $speed }×
replay-moves = As jogadas
replay-round = Ronda { $number }
replay-grab = { $name } apanha o { $score }
replay-check = Verifica-se a ronda { $number }
replay-solved = Resolvidos: { $solved }

## Passing it on

replay-share = Partilhar o jogo
replay-share-how = Quem tiver esta ligação pode ver o jogo. Ninguém pode mudar nada.
replay-share-moment = Começar neste momento
replay-embed = Numa página tua
replay-embed-how = Põe isto na página: o jogo vê-se nela, sem a nossa moldura.
replay-embed-copy = Copiar
replay-embed-open = Abrir no wanderwall

## The coach

replay-coach = O treinador
replay-coach-thinks = O treinador vê todas as jogadas. Demora uns segundos; continua a ver.
replay-coach-again = Perguntar de novo
replay-coach-begin = Vai a uma jogada e lê aqui o que se podia fazer.
replay-verdict =
    { $how ->
        [finished] O último passo, e o jogo está ganho.
        [found] Encontrado!
        [missed] estava ao alcance: { $finding ->
            [one] um empurrão leva até lá.
           *[other] { $finding } empurrões levam até lá.
        }
        [good] Uma boa jogada: não havia melhor.
       *[better] Esta jogada podia render mais.
    }
replay-found_more =
    { $why ->
        [finishes] Encontrado! Mas outra jogada teria acabado o jogo.
        [finds] Encontrado! Mas outra jogada teria encontrado mais.
       *[next] Encontrado! Outra jogada também o encontra, e leva mais perto do próximo objetivo.
    }
replay-better =
    { $push ->
        [none] Melhor: ir para { $walk }
       *[other] Melhor: empurrar em { $push } e ir para { $walk }
    }
replay-better-line =
    Melhor: empurrar { $on ->
        [N] a coluna { $line } para baixo
        [S] a coluna { $line } para cima
        [W] a linha { $line } para a direita
       *[E] a linha { $line } para a esquerda
    }
replay-better-same = Melhor: o mesmo empurrão, mas { $what }
replay-same-turn =
    { $quarters ->
        [1] rodar mais uma vez
        [2] rodar mais duas vezes
       *[3] rodar uma vez para a esquerda
    }
replay-same-walk =
    { $to ->
        [goal] alcançar { $goal }
        [square] ir para { $square }
       *[other] ir para outra casa
    }
replay-show = Mostrar no tabuleiro
replay-summary = Como todos jogaram
replay-summary-turns = Jogadas
replay-summary-found = Achados
replay-summary-missed = Perdidos
replay-summary-good = Melhores jogadas
replay-summary-worst = A jogada { $number } foi a mais cara
replay-course = Probabilidade de ganhar
replay-course-picture = A probabilidade de cada um, jogada a jogada. Os números estão em baixo.
replay-course-turning = Ponto de viragem: jogada { $number }
replay-course-shares = Sorte e perícia
replay-course-about = Em percentagem de uma vitória. Cartas: o que deram as cartas seguintes. Jogadas: quanto melhores ou piores do que o habitual foram. Juntas dão o resultado.
replay-course-start = Início
replay-course-cards = Cartas
replay-course-own = Jogadas próprias
replay-course-others = Jogadas dos outros
replay-course-result = Fim

## First lessons

lesson-progress = Passo { $at } de { $all }
lesson-words = O que fazer
lesson-next = Continuar
lesson-again = Mais uma vez
lesson-hear = Repetir
lesson-nudge-arrow = Também podias empurrar aí. Aqui, experimenta a seta que brilha.
lesson-nudge-turn = A seta certa! Roda mais o cartão, até o teu objetivo se iluminar.
lesson-nudge-tower = A seta certa! Roda mais a torre, até o teu objetivo se iluminar.
lesson-nudge-square = Também podes ir para aí. Mas o que procuras está na casa marcada.
lesson-nudge-pay = Quase! Escolhe a outra maneira de pagar.
lesson-nudge-tile = Uma boa peça, mas primeiro vem outra.
lesson-nudge-place = Quase! O lugar dela é nas casas iluminadas.
lesson-nudge-pose = O lugar certo! Antes, roda ou vira a peça.
lesson-nudge-other = Ainda não. Lê outra vez o texto.
lesson-classic-look = Tu estás aqui, no teu canto. A carta grande mostra o que procuras: { $goal }. Há muros no caminho, mas os muros empurram-se.
lesson-classic-push = Toca na seta que brilha: a fila desliza só para veres. Roda o cartão até o objetivo ({ $thing }) se iluminar e empurra.
lesson-classic-walk = O caminho está aberto! Tudo o que está iluminado fica ao alcance. Toca na casa marcada e anda. Fica lá: só a passar não encontras nada.
lesson-classic-friend = Encontrado! Agora é a vez de { $friend }. Olha para o teu peão: está na fila que é empurrada e viaja com ela.
lesson-classic-barred = Vê a seta barrada: foi por ali que o cartão saiu e não pode voltar logo. Agora procuras { $goal }. Empurra na seta que brilha e vai.
lesson-classic-away = Encontrado! { $friend } joga outra vez. Depois de cada empurrão o labirinto muda: olha bem em cada turno.
lesson-classic-home = Encontraste todas as tuas cartas. Agora para casa, para o teu canto: empurra na seta que brilha e anda.
lesson-classic-end = Em casa, e ganhaste! Agora sabes tudo o que é preciso. Um achado por turno, joga-se no sentido dos ponteiros do relógio, e antes do jogo dizem quem começa ou deixam-no à sorte.
lesson-towers-heights = As torres têm altura de 1 a 5: dizem-no números, faixas e uma cor mais clara. Em cada passo podes subir ou descer um nível. Procuras { $goal }.
lesson-towers-push = Toca na seta que brilha e roda a torre até o objetivo ficar ao alcance. Depois empurra.
lesson-towers-walk = De torre em torre, nunca mais de um nível. Toca na torre marcada e anda. Podes passar por outros e partilhar uma torre, mas um tesouro só conta se parares em cima dele, um por turno.
lesson-towers-friend = Encontrado! Agora { $friend } empurra, e tu viajas na tua torre.
lesson-towers-card = Agora procuras { $goal }. Há um precipício no caminho: uma carta mágica leva-te por cima. Empurra na seta que brilha e anda; a carta joga-se sozinha.
lesson-towers-away = A carta está gasta. Quem acaba um turno sem encontrar nada tira outra. É a vez de { $friend }. Quando o maço acaba, baralham-se as cartas jogadas.
lesson-towers-rune = Todos têm de acabar uma vez um turno na pedra rúnica, no alto da torre mais alta. Empurra na seta que brilha e vai.
lesson-towers-end = A tua carta de runa está virada. Encontra os outros tesouros, volta a casa e ganhas. Começa quem tem menos vertigens, e joga-se no sentido dos ponteiros do relógio. Uma dica para arrumar: guardem o labirinto tal como está e, da próxima vez, troquem só algumas torres.
lesson-go-look = Quatro dados, quatro imagens. Procura-as no teu tabuleiro: morcego, borboleta noturna, ratazana e duende. Ninguém toca numa peça antes de todos estarem prontos. E tu?
lesson-go-lay = Mostra o duende: arrasta a quarta peça com o buraco sobre o duende e o caminho para cima, até ao centro. As casas iluminadas mostram onde.
lesson-go-turn = A primeira peça tem de ficar de pé sobre o morcego. Roda-a e põe-na nas casas iluminadas.
lesson-go-flip = A terceira peça tem o caminho certo atrás. Vira-a, roda-a e mostra a ratazana.
lesson-go-join = Só falta a borboleta noturna. A segunda peça liga-a ao centro.
lesson-go-grab = As quatro imagens veem-se, e de cada uma um caminho leva ao centro. Apanha o 4 antes de { $friend }!
lesson-go-end = Certo! Conta o número azul. Se um caminho tivesse ficado cortado, contava o vermelho. Ninguém desce abaixo de 0, e a três ou quatro o 1 faz sempre avançar um passo. A quatro há o 6, o 4, o 2 e o 1, a três o 4, o 2 e o 1, a dois o 4 e o 2.
