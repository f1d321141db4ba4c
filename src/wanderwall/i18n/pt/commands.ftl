### Texts of the commands only.

## How problems are shown

problem-line = Desculpa: { $text }
problem-place = linha { $line }, coluna { $column }: { $text }
problem-column = coluna { $column }: { $text }

## Problems of the command line

command-unknown = Não existe o comando «{ $text }». Há: { $known }.
command-no_option = Aqui não existe a opção «{ $text }». Há: { $known }.
command-no_value = A opção «{ $option }» não está bem usada: umas levam um valor a seguir, outras não. Vê --help.
command-extra = «{ $text }» é uma palavra a mais. Vê --help.
command-missing = Falta: { $what }. Vê --help.
command-number = { $option } leva um número inteiro de { $low } a { $high }, não «{ $text }».
command-bad = Não se percebem estas palavras ({ $reason }). Vê --help.
extra-missing = Para isto é preciso { $package }: instala wanderwall[{ $extra }].
extra-version = Para isto é precisa outra versão de { $package } que não a { $found }: instala de novo wanderwall[{ $extra }].
play-resume_alone = Um jogo guardado já conhece a sua mesa: --resume só vai com --save e --lang.
play-other_game = A edição { $edition } é de { $expected }, não de { $game }.
play-colours =
    { $given ->
        [one] Há uma cor
       *[other] Há { $given } cores
    } para { $seats ->
        [one] um lugar
       *[other] { $seats } lugares
    }: indica uma por lugar, por exemplo red,blue.
play-no_seat = Não existe o lugar «{ $text }». Usa um número de 1 a { $seats }, ou um nome.
play-no_young = A edição { $edition } não tem regras para os mais novos.
bot-command = O comando «{ $command }» não pode ser iniciado.
bot-address = «{ $address }» não é um endereço. Escreve uma máquina e uma porta, por exemplo localhost:5000.
bot-unreachable = Ninguém responde em «{ $address }». Inicia primeiro o teu bot.
bot-taken = Já existe um bot «{ $bot }». Dá outro nome ao ficheiro.
bot-gone = Já ninguém responde onde estava o bot.
arena-bots = Um torneio precisa de pelo menos dois bots, por exemplo --bots level2,level1.
arena-same_bot = O bot «{ $bot }» aparece duas vezes.
arena-seats = Uma partida tem aqui de { $low } a { $high } lugares, não { $seats }.
arena-games = Um encontro tem de 1 a { $high } partidas, não { $games }.
arena-one_budget = Escolhe --ms ou --nodes, não os dois.
arena-resume_alone = Um torneio guardado conhece o seu plano: --resume só vai com --workers, --cluster, --records e as formas do resultado.
arena-file_exists = O ficheiro «{ $file }» já existe. Continua-o com --resume, ou escolhe outro nome.
arena-not_a_journal = O ficheiro «{ $file }» não é um torneio guardado.
arena-workers_die = Os processos que jogam as partidas terminam repetidamente antes de acabar uma partida.
arena-no_cluster = Não há nenhum cluster em «{ $address }».
kit-unknown = Não existe o kit «{ $text }». Há: { $known }.
kit-not_empty = Na pasta «{ $folder }» já há alguma coisa. Escolhe uma nova ou uma vazia.
watch-no_records = Na pasta «{ $folder }» não há nenhum jogo gravado.
mazecom-unreachable = Ninguém responde em «{ $address }».
mazecom-nonsense = O que «{ $address }» diz não é MazeCom.
mazecom-hung_up = «{ $address }» desligou.
mazecom-silent = «{ $address }» não diz nada há demasiado tempo.
mazecom-refused = O servidor não nos deixa entrar: { $error }.
mazecom-leavers = Quem se foi embora não pode «{ $text }». Há: { $known }.
mazecom-bots = De { $players } jogadores, pelo menos um é um programa de fora, e nenhum bot é nomeado duas vezes.
join-address = «{ $address }» não é o endereço de um servidor. Escreva um como http://localhost:8000.
join-unreachable = Em «{ $address }» nenhum servidor responde.
show-seat_or_open = Escolhe: ou --seat ou --open.

## Problems with files

file-unreadable = Não é possível ler o ficheiro «{ $file }».
file-unwritable = O ficheiro «{ $file }» não pode ser escrito. Verifica as permissões da pasta e o espaço livre, ou escolhe outro sítio.
file-not_text = O ficheiro «{ $file }» não é texto em UTF-8.
json-broken = O ficheiro «{ $file }» não é um JSON válido.
json-field =
    { $key } devia ser { $expected ->
        [list] uma lista
        [object] um objeto
        [maze] um quadrado de filas com aberturas de 1 a 15
        [openings] um valor de aberturas de 1 a 15
        [square] uma casa do tabuleiro, como [fila, coluna]
        [arrow] a casa junto a uma seta, como [fila, coluna]
       *[other] { $expected }
    }.

## Problems with editions

edition-taken = O ficheiro «{ $file }» chama-se { $edition }, mas essa edição já existe. Dá-lhe um id próprio.
edition-toml = { $file } não é um TOML válido: { $reason }
edition-missing = { $file }: falta { $key }.
edition-kind =
    { $file }: { $key } devia ser { $expected ->
        [text] um texto
        [number] um número inteiro
        [list] uma lista
        [table] uma tabela
       *[other] { $expected }
    }.
edition-items =
    { $file }: cada elemento de { $key } devia ser { $expected ->
        [text] um texto
        [number] um número inteiro
        [table] uma tabela
       *[other] { $expected }
    }.
edition-empty = { $file }: em { $key } não há nada.
edition-unknown = { $file }: ninguém conhece a chave { $key }. Está bem escrita?
edition-word = { $file }: { $key } é «{ $text }», mas devia ser uma destas palavras: { $expected }.
edition-range = { $file }: { $key } é { $value }, mas devia ir de { $low } a { $high }.
edition-players = { $file }: { $key } devia indicar o mínimo e o máximo de jogadores, de 1 a 4.
edition-odd = { $file }: { $key } é { $value }, mas o lado de um tabuleiro é ímpar.
edition-square = { $file }: { $key } é «{ $text }», mas devia ser uma casa de a1 a { $last }.
edition-home = { $file }: { $key } não pode partir de { $text }: cada peão parte de uma casa fixa só sua.
edition-homes = { $file }: casas de partida em { $key }: { $given }, mas são precisas { $needed }.
edition-goals = { $file }: objetivos que restam com { $key }: { $given }, mas são precisos { $needed }.
edition-count = { $file }: peças em { $key }: { $given }, mas são precisas { $needed }.
edition-fixed_square = { $file }: { $key } não pode estar em { $text }: precisa de uma casa fixa só sua.
edition-fixed_rows = { $file }: { $key } devia ter { $needed } filas de { $needed } cada uma, um elemento por cada casa fixa.
edition-glyph = { $file }: { $key } contém «{ $text }», que não é nenhum cartão.
edition-openings = { $file }: { $key } é «{ $text }», mas devia indicar os lados abertos, por exemplo nes.
edition-twice = { $file }: { $key } contém «{ $text }» duas vezes.
edition-unnamed = { $file }: { $key } não dá nome a «{ $text }».
edition-id = { $file }: { $key } contém «{ $text }», que não pode ser um id.
edition-go_board = { $file }: { $key } devia ter tantas filas como colunas, em número ímpar, não { $rows }.
edition-go_middle = { $file }: { $key } devia ter «{ $text }» no centro.
edition-go_face = { $file }: { $key } é «{ $text }», mas devia indicar as aberturas de a e b, por exemplo aN bE.
edition-go_score_tiles = { $file }: { $key } devia indicar { $players } fichas de pontuação diferentes para { $players } jogadores.
edition-go_ratings = { $file }: { $key } devia conter números crescentes a partir de 1.
edition-go_no_picture = { $file }: { $key } mostra «{ $text }», que não está no tabuleiro.
edition-go_holes = { $file }: buracos em { $key }: { $holes }, mas os dados são { $dice }.
edition-go_colours = { $file }: { $key } devia ter uma cor para cada um dos { $players } jogadores.
edition-go_same_value = { $file }: { $key } tem duas fichas de pontuação do mesmo valor.
edition-go_tables = { $file }: { $key } devia dizer uma só vez com que jogam { $players } jogadores.
edition-go_no_score_tile = { $file }: { $key } refere a ficha de pontuação { $value }, que não está na caixa.

## Problems with options and tables

kernel-not_served = O motor rápido não joga { $option } = «{ $value }».
kernel-mixed = Todas as posições de um cálculo têm de ser do mesmo tipo de mesa.
kernel-policy = Não existe a forma de jogar «{ $text }». Há: { $known }.
envs-unbegun = Usa reset antes do primeiro passo.
envs-no_card = Aqui não há placa gráfica, ou o extra «cuda» não está instalado: device="cpu" funciona em todo o lado.
envs-over = O jogo acabou. Usa reset para começar outro.
envs-action = «{ $text }» não é uma ação. As ações são números inteiros de 0 a { $last }.
envs-illegal = A ação { $action } é aqui contra as regras.
envs-array = { $what } deveria ser { $expected }, e não { $given }.
solver-not_exact = O solucionador exato não responde a { $option } = «{ $value }». Precisa de dois lugares, um limite de turnos, cartas pela ordem da pilha e jogadores que conheçam todas as suas cartas.
solver-too_large = Este labirinto é grande demais para respostas exatas: a sua árvore tem mais de { $most } situações em { $turns } turnos. Usa menos turnos, um labirinto mais pequeno ou um limite mais alto.
solver-policy = As probabilidades desta forma de jogar somam { $total }. Têm de ser pelo menos 0 e somar 1.
train-checkpoint = «{ $file }» não é um ponto a partir do qual este treino possa continuar ({ $reason }). Usa as definições de então ou começa um ficheiro novo.
train-weights = «{ $file }» tem os pesos de outra versão: { $given }, é preciso { $expected }.
envs-missing = É preciso { $package }. Instala wanderwall[{ $extra }].

## Problems with boards, positions and records

position-empty = Aqui não há nenhuma posição.
position-magic = As cartas mágicas desta posição não são as da caixa.
position-shuffle = Nesta posição não há nada para baralhar.
position-drawn = A carta acabada de tirar não bate certo com esta posição.
position-late = «late» é «{ $text }», mas tem de ser yes ou no, e só onde se baralha.
position-turn = Aqui não pode ser a vez de { $colour }.
position-first = Começou { $colour }, mas a opção «first» indica outro lugar.
position-finished = Quem terminou não tem mais nada a encontrar e aparece aqui uma só vez.
position-finisher = { $colour } não pode ter terminado aqui.
position-unfinished = { $colour } encontrou tudo e tem de ter terminado.
position-limit = Esta posição tem mais turnos do que o limite permite ({ $turns }).
position-barred = Depois de empurrar, o cartão que sobrou fica junto de uma seta por onde não pode voltar a entrar: indica essa seta.
position-unseen = { $colour } já tem de ter visto a carta.
position-no_clock = «late» precisa de um limite de tempo por turno, e este jogo não o tem.
position-discard = Aqui não há nenhuma carta a descartar: a mão respeita o limite.
position-hand = { $colour } tem mais cartas mágicas do que o limite de { $limit } permite.
position-over =
    { $over ->
        [yes] Aqui o jogo acabou, mas ninguém terminou e ainda há turnos.
       *[no] Aqui o jogo tem de ter acabado.
    }
position-looked = «{ $text }» não diz yes ou no para cada lugar.
record-header = «{ $text }» não é um cabeçalho. Escreve [Name "value"].
record-no_opening = O registo não tem posição inicial: falta uma linha [Opening "…"].
record-mismatch = O cabeçalho { $header } diz «{ $text }», mas a posição inicial diz «{ $expected }».
record-result = Segundo o registo ganhou «{ $text }», mas segundo as jogadas «{ $expected }».
record-comment_open = Um comentário começa e não acaba. Fecha-o com uma chaveta.
record-several = Neste texto há { $count } jogos. Aqui só pode haver um: põe-no num ficheiro à parte.
record-no_game = Aqui não há jogo { $number }: o último é o { $count }.

## Help on the command line

help-usage = Utilização: { $usage }
help-options-word = opções
help-command-word = COMANDO
help-group-play = Jogar e estudar
help-group-serve = Gerir um servidor
help-arguments = Argumentos
help-options = Opções
help-about = Os jogos do labirinto que se move: clássico, torres em 3D e Labyrinth Go!
help-version = mostra a versão
help-lang = língua: en de fr nl it es pt; senão, a do teu sistema
help-help = esta ajuda
help-play = Jogar com pessoas e bots, neste terminal.
help-show = Mostrar uma posição, como texto ou como imagem.
help-replay = Mostrar um jogo registado, passo a passo.
help-bots = Listar os bots de um jogo.
help-join = Pôr um bot daqui a jogar numa sala de um servidor.
help-editions = Listar as edições.
help-edition = Verificar o ficheiro de uma edição.
help-options-command = Listar as opções de um jogo.
word-game = JOGO
word-edition = EDIÇÃO
word-name = NOME
word-option = NOME=VALOR
word-seat = LUGAR
word-colours = CORES
word-number = N
word-file = FICHEIRO
word-folder = PASTA
word-position = POSIÇÃO
word-address = ENDEREÇO
word-code = CÓDIGO
word-bot = BOT
help-play-game = classic (se não disseres nada), towers ou go
help-play-edition = uma edição pelo seu id (vê: wanderwall editions), ou um ficheiro teu
help-play-seats = quem joga, uma vez por lugar: um nome, ou então bot: e um bot (ver: wanderwall bots)
help-play-option = uma opção do jogo (vê: wanderwall options JOGO); pode repetir-se
help-play-young = um lugar, por número ou nome, que joga com as regras para os mais novos; pode repetir-se
help-play-colours = as cores dos peões pela ordem dos lugares, por exemplo red,blue
help-play-first = quem começa, por número ou por nome; senão, tira-se à sorte
help-play-seed = o mesmo número distribui o mesmo jogo, e os bots jogam da mesma maneira
help-play-resume = continua um jogo guardado
help-play-save = guarda o jogo neste ficheiro enquanto jogas
help-show-position = uma posição entre aspas, um ficheiro com uma, um registo, ou - para a entrada padrão
help-show-svg = em vez disso, escreve uma imagem neste ficheiro (- para a saída padrão)
help-show-seat = mostra o que vê este lugar, por número ou cor
help-show-open = mostra todas as cartas de todos
help-replay-file = um jogo registado ou guardado
help-replay-svg = escreve nesta pasta uma imagem por cada posição
help-replay-json = escreve neste ficheiro a partida com todas as posições, para tabuleiros num site
help-replay-film = escreve neste ficheiro um filme da partida: 20 segundos com os melhores momentos, um WebP animado
help-replay-all = mostra todas as posições sem perguntar
help-replay-game = que jogo, se o ficheiro tiver vários
help-edition-file = o ficheiro de uma edição (.toml), ou o id de uma
help-options-game = classic (se não disseres nada), towers ou go
help-bots-game = o jogo cujos bots se enumeram: classic (se não disseres nada), towers ou go
help-join-code = o código da sala, ou a sua ligação
help-join-bot = quem joga, por exemplo cmd:./bot ou level2
help-join-at = onde está o servidor; senão http://localhost:8000
help-join-name = como se chama o bot na sala; senão como o seu ficheiro
help-join-ms = milissegundos que um bot pode pensar numa jogada; senão, 1000

## Options of the games

options-default = normalmente { $value }
options-per-seat = (um valor para todos os lugares, ou um para cada um: a,b)

## At the table, in every game

play-welcome = { $title } – escreve ? para ver a ajuda, quit para sair.
play-first = O sorteio diz que { NAME($name) } começa. { $question } (--first escolhe alguém.)
play-curtain = Passa o teclado a { $name } e depois prime Enter.
play-saved = Jogo guardado em { $file }.
play-kept = O jogo está guardado. Continua com: wanderwall play --resume { $file }
play-quit-save = Guardar o jogo? [S/n]
play-time-over = Acabou o tempo!
play-nothing-to-undo = Não há nada para anular.
play-help-always =
    A qualquer momento: ? esta ajuda · legend o que há e onde · save FICHEIRO · quit

## At the sliding mazes

play-seat =
    { $name } ({ $colour }) – { $left ->
        [0] mais nada por encontrar
       *[other] por encontrar: { $left }
    }, { $found ->
        [0] ainda nenhum encontrado
       *[other] encontrados: { $found }
    }
play-goal =
    { $count ->
        [one] Procuras: { $things }
       *[other] Procuras, à escolha: { $things }
    }
play-goal-later = (depois: { $things })
play-goal-home =
    { $finish ->
        [exit] Encontraste tudo! Agora sai do labirinto: acaba um turno onde um caminho leve para fora, em { $square }.
        [shut] Encontraste tudo! Agora sai do labirinto: ainda nenhum caminho leva para fora. Abre um empurrando e acaba lá um turno.
        [last-find] Encontraste tudo!
       *[home] Encontraste tudo! Agora volta à tua casa de partida, { $square }.
    }
play-ask-push = { $tile } { $spare } – por onde entra? (por exemplo N4; r para rodar):
play-ask-walk = Para onde vais? (por exemplo c5; stay para ficar, u para anular o empurrão):
play-ask-confirm =
    { $how ->
        [stay] Ficas em { $square }
       *[walk] Vais para { $square }
    }{ $found ->
        [none] .
       *[other] {" "}e encontras: { $found }!
    } Está bem? [Enter sim, u voltar]
play-help-push =
    Insere o cartão que sobrou por uma das setas; a fila desliza uma casa.
    N4      insere pela seta N4, com o cartão tal como está
    N4es    insere com estes lados abertos (n, e, s, w = oeste)
    N4 +1   insere depois de mais um quarto de volta
    r       roda o cartão que sobrou e mostra-o
    Enter   mostra outra vez o tabuleiro
play-help-walk =
    O tabuleiro aparece como ficaria; os pontos marcam aonde podes ir.
    c5      vai para c5 e acaba aí o teu turno
    stay    fica onde estás
    u       anula o empurrão
    Enter   mostra outra vez o tabuleiro
play-help-confirm =
    Enter ou s confirma de vez o teu turno; u anula o movimento do peão.
play-spare = cartão que sobrou
play-legend = O que há e onde (+ é o cartão que sobrou):
play-signs =
    ● ▲ ■ ◆  peões          ⌂  casa de partida, com o sinal do seu peão
    ← ↓ → ↑  setas          ✕  por onde agora não se pode inserir nada
    ═ ║      cartões fixos  ·  aonde podes ir
    ∩        saída do labirinto, quando encontraste tudo

## Among the towers

towers-seat =
    { $cards ->
        [0] nenhuma carta mágica
        [one] uma carta mágica
       *[other] { $cards } cartas mágicas
    }{ $rune ->
        [yes] {" "}· carta de runa virada ✦
       *[no] {""}
    }
towers-signs =
    1 … 5    altura de uma torre   ✦  pedra rúnica
    ╌ ╎      um passo que exige magia
towers-hand = As tuas cartas mágicas: { $cards }
towers-goal-rune = Encontraste todos os tesouros! Agora vai à pedra rúnica em { $square }.
towers-for = {" "}(magia: { $cards })
towers-payments = Podes pagar este caminho de várias maneiras:
towers-payment =
    {"  "}{ $number }  { $cards }{ $rune ->
        [yes] {" "}– passando pela pedra rúnica
       *[no] {""}
    }
towers-ask-payment = Qual escolhes? [1–{ $last }, u voltar]
towers-help-payment =
    Um passo íngreme, de mais de um nível, exige uma carta mágica. Escreve o número que preferires, ou u para voltar atrás.
towers-over-limit = Tiras: { $card }. Tens uma a mais: { $hand }.
towers-ask-discard = Que carta descartas? [1–{ $last }]
towers-help-discard =
    Tens cartas a mais na mão. Escreve o número da carta mágica que descartas.

## Labyrinth Go!

go-round = Ronda { $number }
go-seat =
    { $name } ({ $colour }): casa { $track } de { $finish }{ $joker ->
        [yes] {" "}– tem a peça joker
       *[no] {""}
    }
go-all-ready = Procura os quatro tesouros só com os olhos, não toques ainda em nada. Todos prontos? Prime Enter: Labyrinth Go!
go-roll = Por encontrar: { $things }
go-hand = Peças de caminho na tua mão: { $tiles }
go-ask =
    { $alone ->
        [yes] Põe (H1 c2 e b), tira (-H1), grab, skip ou stop:
       *[no] Põe (H1 c2 e b), tira (-H1), grab ou stop:
    }
go-help =
    Mostra os quatro tesouros nos buracos, cada um ligado ao centro por um caminho ininterrupto.
    H1 c2 e b   põe a peça H1: o buraco (ponta a) em c2, a outra ponta para este, com o verso para cima
                (n, e, s, w: para onde aponta, w = oeste; a frente, b verso)
    J c2        põe a peça joker em c2, se a tiveres
    -H1         tira a peça H1
    grab        feito! Apanha a ficha de pontuação mais alta; depois já não se muda nada
    stop        pede para parar a ronda; a solo: acaba o jogo
    skip        a solo: outro lançamento, por favor
    Enter       mostra outra vez o tabuleiro
go-grabs =
    { $name } apanha a ficha ao fim de { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
go-solved =
    { $count ->
        [one] Certo! Um labirinto resolvido.
       *[other] Certo! { $count } labirintos resolvidos.
    }
go-check = Ronda { $number }: a verificação
go-points =
    { $name } tem a ficha de pontuação { $tile }: { $sign ->
        [minus] recua { $steps }
       *[plus] avança { $steps }
    }, agora na casa { $track }.

## Looking at games and editions

show-seat-line = { $colour } – por encontrar: { $left } ({ $cards }), encontrados: { $found }
show-track = { $colour }: casa { $track }
replay-opening =
    A posição inicial. { $count ->
        [one] Segue-se { $count } jogada.
       *[other] Seguem-se { $count } jogadas.
    }
replay-move =
    Jogada { $number } de { $count } – { $who ->
        [host] o árbitro
       *[other] { $who }
    }: { $move }
replay-result =
    { $how ->
        [running] O jogo ainda não acabou.
        [nobody] Ninguém ganhou.
       *[won] Vitória de: { $names }
    }
replay-ask = [Enter seguinte, p anterior, g N à jogada N, q sair]
replay-help = Enter ou n: seguinte · p: anterior · g 12: à jogada 12 · q: sair
replay-range = As jogadas vão de 0 a { $last }.
replay-game = Jogo { $number } de { $count } neste ficheiro. Para ver outro: --game N.
replay-film = O filme está em { $file }.
replay-drawn =
    { $count ->
        [one] Uma imagem escrita
       *[other] { $count } imagens escritas
    } em { $folder }.
about-edition = { $title } – { $game }, { $low }–{ $high } jogadores, a partir dos { $ages } anos
about-sound = A edição { $id } é válida.
oracle-progress = { $done } de { $total } posições

## Solver and coach

solve-step = Só se pode resolver uma posição antes de um empurrão.
solve-exit = Sair por uma saída qualquer: não há nenhuma peça a alcançar.
solve-roll = Agora não há nenhum lançamento para resolver.
solve-hand_limit = Com um limite de cartas na mão não há uma resposta exata.
rolls-all_or_one = Indica um lançamento, ou então --all (--out vai com --all; --first e --joker vão com um lançamento).
rolls-broken = O ficheiro «{ $file }» não é uma tabela de lançamentos que se possa continuar.
word-roll = LANÇAMENTO
help-json = escreve JSON
help-hint = Perguntar ao treinador pelo melhor turno de uma posição.
help-hint-seat = para este lugar, por número ou cor; senão, para quem tem a vez
help-review = Rever um jogo registado com o treinador, turno a turno.
help-solve = Encontrar o menor número de turnos até ao objetivo.
help-solve-position = uma posição entre aspas, um ficheiro com uma, um registo, um ficheiro JSON com casos, ou - para a entrada padrão
help-solve-most = quantos turnos olhar em frente, de 1 a 9 (normalmente 5)
help-go = Encontrar as soluções mínimas de um lançamento de Labyrinth Go!
help-go-roll = as imagens do lançamento, por exemplo purse,spider,owl,candelabra
help-go-all = faz a tabela de todos os lançamentos
help-go-out = guarda a tabela neste ficheiro (CSV); uma tabela interrompida continua daí
help-go-first = só a primeira solução
help-go-joker = com a peça joker
solve-turns =
    { $turns ->
        [one] Um turno:
       *[other] { $turns } turnos:
    }
solve-too-far =
    { $most ->
        [one] É preciso mais de um turno.
       *[other] São precisos mais de { $most } turnos.
    }
rolls-figures =
    { $roll }: { $solutions ->
        [0] nenhuma solução
        [one] uma solução
       *[other] { $solutions } soluções
    }, pelo menos { $tiles } peças, dificuldade { $difficulty }
rolls-progress = { $done } de { $total } lançamentos
rolls-written = { $count } lançamentos em { $file }; o mais difícil é { $hardest }.
review-progress = { $done } de { $total } jogadas

## Enigmas

puzzles-do = «{ $text }» não se pode fazer com os enigmas. Há: { $known }.
puzzles-one = Indica um enigma para mostrar ou resolver, e nenhum para os criar (--out vai com make). Era: { $what }.
puzzles-kind = Não há nenhum tipo de enigma «{ $text }». Há: { $known }.
puzzles-file = O ficheiro «{ $file }» não contém enigmas do tipo { $kind } com que se possa continuar.
day-date = «{ $text }» não é uma data. Escreve ano-mês-dia, por exemplo 2026-11-16.
word-do = QUÊ
word-puzzle = ENIGMA
word-kind = TIPO
word-date = DATA
help-puzzles = Criar, mostrar ou resolver enigmas com solução provada.
help-puzzles-do = make, show ou solve
help-puzzles-puzzle = um enigma entre aspas, um ficheiro com um, - para a entrada padrão, ou o número de um já incluído
help-puzzles-kind = fewest, find, treasures, block ou go
help-puzzles-edition = uma edição da casa (normalmente Labirinto, ou Labyrinth Go!)
help-puzzles-count = quantos criar (normalmente 10)
help-puzzles-seed = a primeira semente (normalmente 1): as mesmas sementes criam os mesmos enigmas
help-puzzles-level = só os deste nível, de 1 a 5
help-puzzles-workers = quantos processos os criam (normalmente 1)
help-puzzles-out = guarda-os neste ficheiro; um trabalho interrompido continua a partir daí
help-day = Mostrar o labirinto do dia, o mesmo para todos.
help-day-date = a data, por exemplo 2026-11-16 (normalmente hoje)
help-day-go = o lançamento do dia de Labyrinth Go!
help-day-yesterday = o labirinto do dia anterior, com a solução
puzzles-progress = { $done } de { $total } enigmas
puzzles-written = { $count } enigmas em { $file }.
puzzle-figures = Par { $par }, soluções { $ways }, nível { $level }
day-title = Labirinto do dia { $number } ({ $date })

## Torneios e bots

join-here = { $name } está na sala. Ctrl-C sai dela.
join-plays = Começa um jogo: { $names }
join-failed = O bot desistiu deste jogo: { $text }
join-over = A sala terminou.

## Serving

serve-here = Joga aqui: { $address }
serve-network = Telemóveis na mesma rede: { $address }
serve-stop = Ctrl-C para terminar; todos os jogos ficam guardados.
help-serve = Servir a página a este computador e aos telemóveis da mesma rede.
help-serve-host = Onde escutar: 127.0.0.1 só para este computador, 0.0.0.0 também para a rede (é o habitual).
help-serve-port = A porta, normalmente 8000; 0 usa uma livre.
help-serve-file = O ficheiro SQLite com todos os jogos; senão, um na tua pasta. WANDERWALL_DATABASE e WANDERWALL_REDIS indicam antes PostgreSQL e Redis.
help-serve-name = Um nome a que o servidor responde, como maze.example; se forem vários, repete a opção. Os números, localhost, os nomes .local e o nome deste computador funcionam sempre.
help-serve-path = O caminho sob o qual um proxy mostra a página, por exemplo /games/.
help-serve-embed = Uma origem cujas páginas podem incorporar jogos, por exemplo https://school.example, ou * para todas; várias: repete a opção. Sem ela, ninguém.
help-serve-bots = Um bot a oferecer nas mesas de Labirinto além dos da casa, como learned:FICHEIRO; vários: repete a opção.
help-serve-push = Avisar por Web Push os dispositivos que o pedem de que é a sua vez; os serviços push podem escrever para este endereço se algo estiver errado, por exemplo mailto:ida@school.example. Sem ele, ninguém é avisado.
help-serve-hsts = Por HTTPS, fazer os navegadores virem só por HTTPS durante um ano (HSTS). Recusam então o HTTP simples, também para outros serviços do mesmo nome.
help-serve-workers = Processos que servem; mais de um precisa de PostgreSQL e Redis.
word-host = ENDEREÇO
word-path = CAMINHO
word-origin = ORIGEM
word-contact = CONTACTO

## Why a server does not start

server-database_kind = Aqui não há base de dados do tipo «{ $text }». Há: { $expected }.
server-patience = WANDERWALL_PATIENCE é um número de segundos, não { $text }.
server-proxy = WANDERWALL_PROXY diz quantos proxies estão à frente: yes para um, ou um número, não { $text }.
server-switch = { $name } é yes ou no, não «{ $text }».
server-path = Um caminho escreve-se como /games/, não «{ $text }»; alone, api, assets, docs, manual e preview já estão ocupados.
server-embed = Quem pode incorporar jogos escreve-se como https://school.example, https://*.school.example ou *, não «{ $text }».
server-push = A quem os serviços push podem escrever é um endereço como mailto:ida@school.example ou https://school.example, não «{ $text }».
server-other_path = O wanderwall não encontra aqui os seus ficheiros. Quem o gere pode mudar isso: WANDERWALL_PATH={ $path }, ou wanderwall serve --path { $path }.
server-database_in_use = Outro servidor já usa «{ $file }». Um de cada vez; para vários é preciso PostgreSQL.
server-database_address = O endereço em WANDERWALL_DATABASE não se consegue ler.
server-database_refused = A base de dados não nos deixa entrar ({ $text }). Verifica o utilizador, a palavra-passe e o nome em WANDERWALL_DATABASE.
server-database_newer = Uma versão posterior do wanderwall guardou jogos nesta base de dados. Instala essa versão ou escolhe outra base de dados.
server-database_foreign = Esta base de dados pertence a outra coisa. Nada nela foi alterado; escolhe outra.
server-worker_failed = Um processo de trabalho não conseguiu arrancar. O registo diz porquê.
server-one_worker = O SQLite serve um processo. Para vários é preciso WANDERWALL_DATABASE com PostgreSQL.
server-needs_redis = Vários processos precisam de WANDERWALL_REDIS para se avisarem.
server-port_taken = A porta { $port } em { $host } já está ocupada. Escolhe outra, por exemplo --port 9123; depois de make play é PORT=9123.
server-port_forbidden = A porta { $port } em { $host } não é para ti: as portas abaixo de 1024 estão reservadas ao sistema. Escolhe uma mais alta, por exemplo --port 9123; depois de make play é PORT=9123.
server-no_such_address = «{ $host }» não é um endereço desta máquina. Escolhe outro: --host 0.0.0.0 é para todas as redes, --host 127.0.0.1 só para esta máquina.

## Running a server

backup-exists = «{ $file }» já existe. Escolhe outro nome, ou substitui-o com --replace.
backup-foreign = «{ $file }» não é uma cópia de segurança do wanderwall. Nada foi alterado.
backup-damaged = A cópia de segurança «{ $file }» está danificada ou incompleta. Nada foi alterado; usa uma mais antiga.
backup-newer = Uma versão posterior do wanderwall fez a cópia de segurança «{ $file }». Instala essa versão e depois restaura-a; nada foi alterado.
backup-other_database = A base de dados não é desta versão do wanderwall. Usa a versão do servidor, ou inicia esta uma vez: ela atualiza a base de dados.
restore-not_empty = Já há jogos nesta base de dados. Escolhe outra com --file, ou desiste do que lá está com --replace; nada foi alterado.
restore-in_use = Um servidor usa esta base de dados. Com --replace dá lugar por um momento e continua com a cópia; nada foi alterado.
server-database_kept = O servidor que usa esta base de dados não a larga. Para-o, restaura e inicia-o de novo; nada foi alterado.
server-database_down = A base de dados não responde. Vê se está a funcionar, e o seu endereço em WANDERWALL_DATABASE.
server-database_damaged = A base de dados «{ $file }» está danificada. Restaura a última cópia de segurança noutro ficheiro com --file, e inicia o servidor com ele.
server-admin_key = WANDERWALL_ADMIN_KEY precisa de { $least } caracteres ou mais. Isto faz uma boa: openssl rand -hex 16
admin-no_server = Em { $address } não responde nenhum servidor. Inicia-o, ou indica o seu endereço com --at.
admin-other_server = O que responde ali não é um wanderwall desta versão. Verifica --at.
admin-no_seat = Não há lugar «{ $text }». Indica uma mesa e uma cor, por exemplo k3f9a22xyz:red; ali: { $known }.
help-backup = Escrever todos os jogos de um servidor num ficheiro.
help-restore = Recuperar os jogos de uma cópia de segurança.
help-admin = Ver a atividade de um servidor, fechar mesas, apagar jogos.

## Any other game

plain-moved = { $name } joga { $move }.
plain-ask = { $name }, é a tua vez (legend enumera as jogadas):
plain-help =
    Escreve uma jogada como o jogo a escreve; legend enumera as tuas, Enter mostra a mesa outra vez.

## Without the compiled engine

bots-missing = Aqui não: { $bots }. Procuram com código compilado, que vem com o extra «fast»: pip install "wanderwall[fast]"

## In Python

face-preparing = O wanderwall prepara as suas buscas, uma só vez neste computador …

## Problems in Python and with bots

language-unknown = Não existe a língua «{ $text }». Há: { $known }.
play-name = «{ $text }» não pode ser um nome. Um nome tem de 1 a { $most } caracteres visíveis.
play-same_name = O nome «{ $text }» aparece duas vezes. Dá a cada pessoa um nome diferente.
play-bot_untimed = Um bot sozinho e sem relógio nunca mais parava.
bot-needs_fast = Sem numba, «{ $bot }» seria mais fraco do que o nome diz, por isso não é oferecido. Para o instalar: pip install '{ $extra }'
bot-learned_file = «{ $file }» não é um jogador escrito por python -m wanderwall.train.ppo.
bot-learned_table = Este jogador aprendeu em mesas com outro tabuleiro ou com mais ou menos jogadores, e só joga em mesas como essas.
bot-strength = Não há uma força «{ $text }»: é um número de { $low } a { $high }.
bot-dial = O regulador não pode ficar assim: «{ $text }» não é um número de 0 a 1.
bot-crashed = O bot avariou.
bot-silent = O bot não respondeu a tempo.
bot-nonsense = O bot respondeu algo que não é uma resposta.
bot-illegal_move = O bot fez uma jogada contra as regras.
bot-protocol = O bot fala outra versão do protocolo.
match-nothing_to_undo = Não há nenhuma jogada para anular.
match-which_seat = Agora podem jogar vários: diz qual o lugar.
match-over = O jogo acabou.
match-no_seat = Não há nenhum lugar «{ $text }». Há: { $known }.
match-not_to_act = O lugar «{ $colour }» não pode jogar agora.
match-seconds = Uma jogada não pode demorar «{ $text }» segundos. Dá um número de 0 a { $most }.
face-position_alone = Uma posição já tem os seus lugares e opções: não acrescentes mais nada.
