### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Para a mesa
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
replay-speed = Velocidade: { $speed } vezes
replay-moves = As jogadas
replay-turn =
    { $number }. { $name }{ $push ->
        [none] {""}
       *[other] {""}: { $push }
    }{ $walk ->
        [none] {""}
       *[other] , vai para { $walk }
    }{ $found ->
        [none] {""}
       *[other] {" "}– encontrado: { $found }
    }
replay-rune = pedra rúnica
replay-round = Ronda { $number }
replay-grab = { $name } fica com o { $score }
replay-check = Verifica-se a ronda { $number }
replay-solved = Resolvidos: { $solved }

## Passing it on

replay-share = Partilhar o jogo
replay-share-how = Quem tiver esta ligação pode ver o jogo. Ninguém pode mudar nada.
replay-share-moment = Começar neste momento

## The coach

replay-coach = O treinador
replay-coach-thinks = O treinador vê todas as jogadas. Demora uns segundos; continua a ver.
replay-coach-again = Perguntar outra vez
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
replay-better =
    { $push ->
        [none] Melhor: ir para { $walk }
       *[other] Melhor: empurrar em { $push } e ir para { $walk }
    }
replay-show = Mostrar no tabuleiro
replay-summary = Como todos jogaram
replay-summary-turns = Jogadas
replay-summary-found = Achados
replay-summary-missed = Perdidos
replay-summary-good = Tão boas como a melhor
replay-summary-worst = A jogada { $number } foi a mais cara
