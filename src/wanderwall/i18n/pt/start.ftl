### The start page and everything that is no game.

start-title-garden = Empurra os muros. Encontra o caminho.
start-about-garden = O labirinto muda em cada turno. Apanha os teus tesouros antes dos outros.
start-title-sea = Empurra o mar. Encontra a tripulação.
start-about-sea = Os pontões deslizam, a água abre-se. Reúne os teus emblemas antes dos outros.
start-title-dusk = Sobe às torres. Toca na pedra.
start-about-dusk = Empurra uma fila, sobe e desce: a magia faz o resto.
start-title-evening = Quatro dados, seis peças. Labyrinth Go!
start-about-evening = Todos ao mesmo tempo: liga as quatro imagens e agarra.
start-hello = Olá, { $name }.
start-turns =
    { $count ->
        [one] É a tua vez num jogo.
       *[other] É a tua vez em { $count } jogos.
    }
start-play = Jogar já
start-usual =
    { $count ->
        [2] Os dois do costume
        [3] Os três do costume
        [4] Os quatro do costume
       *[other] Os do costume
    }
start-here = { $names } neste aparelho
start-setup = Novo jogo
start-join = Entrar com código
start-join-go = Entrar
start-join-wrong = Isso não é um código: um código tem oito letras e algarismos, ou dez.
start-pick = Escolhe um jogo
start-continue = Continua onde ficaste
start-with = Com { $names }
start-found = { $found } de { $all } encontrados
start-never = Nunca jogaste?
start-owl = A Coruja mostra-te o jogo em dois minutos.
start-learn = Aprender jogando
start-learn-short = Aprender
start-tv = TV
start-rules = Como se joga
start-puzzles = Enigmas
start-book = O meu livro
start-room = Salas
start-alone = Sem rede

## Problems of the page

page-missing = Esta página não existe.
page-home = Página inicial
page-again = Tentar de novo
page-offline = Não se consegue chegar ao servidor.
page-server = O servidor não percebeu.
page-wrong_key = A chave deste lugar já não serve.
page-no_table = Esta mesa não existe.
page-key_reissued = Este lugar foi aberto noutro sítio com uma nova ligação.
page-watch = Ver o jogo
page-misunderstood = A página e o servidor não se entendem. Recarrega a página.
page-left = Saíste da mesa.

## Small words of the page

close = Fechar
off = não
colon = { $what }:
you = Tu
me-title = Quem és?
me-pawn = O teu peão
me-as = Tu és { $name }

## Setting up a table

setup-title = Novo jogo
setup-seats = Quem joga
setup-kind-here = Aqui comigo
setup-kind-bot = Bot
setup-name = Nome
setup-guest = Jogador { $number }
first-usual = Segundo as regras, tira-se à sorte.
first-one-piece = Segundo as regras: quem viu um episódio há menos tempo; na dúvida, a pessoa mais nova.
first-towers-3d = Segundo as regras: quem tem menos vertigens; na dúvida, a pessoa mais nova.
setup-length = Quanto dura
setup-length-short = Curto
setup-length-medium = Médio
setup-length-full = Longo
setup-length-goals =
    { $count ->
        [one] um objetivo cada
       *[other] { $count } objetivos cada
    }
pawn-choose = Escolher um peão
pawn-how = Já é de alguém? Então trocam.
pawn-of = { $name }: { $pawn }. Escolher outro peão
pawn-at-top-left = em cima à esquerda
pawn-at-top-right = em cima à direita
pawn-at-bottom-right = em baixo à direita
pawn-at-bottom-left = em baixo à esquerda
setup-begin = Começar
option-label-first = Quem começa
option-off-first = por sorteio

## Lists

lobby-title = Mesas abertas
lobby-empty = De momento nenhuma mesa espera por gente. Prepara uma, e outros podem juntar-se.
finished-title = Jogos acabados
finished-whose = De quem
finished-mine = os meus
finished-all = de todos
finished-empty = Ainda nenhum jogo acabou.
finished-more = Mostrar mais
table-waits = espera por jogadores
table-running = a decorrer
ratings-title = Classificação
ratings-about = Contam os jogos entre pessoas e bots, exceto se alguém pediu uma dica ou um bot jogou por alguém.
ratings-empty = Neste jogo ainda ninguém está classificado.
ratings-place = Lugar
ratings-who = Nome
ratings-rating = Nível
ratings-games = Jogos

## What somebody likes

pref-title = Preferências
pref-language = Língua
pref-tempo = Ritmo do jogo
pref-tempo-slow = lento
pref-tempo-normal = normal
pref-tempo-fast = rápido
pref-tempo-once = imediato
pref-sound = Sons
pref-speech = Ler em voz alta
pref-taps = Enviar a jogada
pref-taps-one = assim que toco numa seta
pref-taps-two = com a casa em que toco
pref-taps-ask = só com o botão
pref-pictures = Imagens em vez de palavras
