### Everything people read. The same messages, with the same variables, in every language file.

## Small words

yes = sim
no = não
colour-red = vermelho
colour-yellow = amarelo
colour-blue = azul
colour-green = verde
list-and = { $head } e { $last }

## Problems: how they are told

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
language-unknown = Não existe a língua «{ $text }». Há: { $known }.
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
play-name = «{ $text }» não pode ser um nome. Um nome tem de 1 a { $most } caracteres visíveis.
play-same_name = O nome «{ $text }» aparece duas vezes. Dá a cada pessoa um nome diferente.
play-bot_untimed = Um bot sozinho e sem relógio nunca mais parava.
bot-unknown = Não existe o bot «{ $bot }». Há: { $known }.
bot-command = O comando «{ $command }» não pode ser iniciado.
bot-crashed = O bot avariou.
bot-silent = O bot não respondeu a tempo.
bot-nonsense = O bot respondeu algo que não é uma resposta.
bot-illegal_move = O bot fez uma jogada contra as regras.
bot-protocol = O bot fala outra versão do protocolo.
arena-bots = Um torneio precisa de pelo menos dois bots, por exemplo --bots level2,level1.
arena-same_bot = O bot «{ $bot }» aparece duas vezes.
arena-seats = Uma partida tem aqui de { $low } a { $high } lugares, não { $seats }.
arena-games = Um encontro tem de 1 a { $high } partidas, não { $games }.
arena-one_budget = Escolhe --ms ou --nodes, não os dois.
arena-resume_alone = Um torneio guardado conhece o seu plano: --resume só vai com --workers, --cluster, --records e as formas do resultado.
arena-file_exists = O ficheiro «{ $file }» já existe. Continua-o com --resume, ou escolhe outro nome.
arena-not_a_journal = O ficheiro «{ $file }» não é um torneio guardado.
arena-workers_die = Os processos que jogam as partidas terminam repetidamente antes de acabar uma partida.
arena-no_ray = Um cluster precisa do Ray: instala wanderwall[cluster].
arena-no_cluster = Não há nenhum cluster em «{ $address }».
show-seat_or_open = Escolhe: ou --seat ou --open.

## Problems with files

file-unreadable = Não é possível ler o ficheiro «{ $file }».
file-unwritable = Não é possível escrever o ficheiro «{ $file }».
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

game-unknown = Não existe o jogo «{ $game }». Há: { $known }.
edition-no_such = Não existe a edição «{ $edition }». Há: { $known }; uma tua é um ficheiro cujo nome acaba em .toml.
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

option-unknown = Não existe a opção «{ $option }». Há: { $known }.
option-value = A opção { $option } não pode ser «{ $text }». Pode ser: { $expected }.
option-seats = Valores da opção { $option }: { $given }, para { $seats } lugares. Dá um para todos, ou um para cada um.
option-form = «{ $text }» não é uma opção. Escreve nome=valor.
kernel-not_served = O motor rápido não joga { $option } = «{ $value }».
kernel-mixed = Todas as posições de um cálculo têm de ser do mesmo tipo de mesa.
kernel-policy = Não existe a forma de jogar «{ $text }». Há: { $known }.
option-first = O lugar { $given } não pode começar: só há { $seats }.
option-goals = { $given } cartas de objetivo para cada um são demais: a caixa tem { $most } para cada um.
table-players = { $edition } é para { $low }–{ $high } jogadores, não para { $players }.
table-colour = Aqui não há peão «{ $colour }». Há: { $known }.
table-order = { $colours }: não é a ordem dos ponteiros do relógio. À volta do tabuleiro: { $order }.
table-twice = Dois jogadores não podem ter a mesma cor: { $colour }.
classic-option-any_needs_cards = Para encontrar os objetivos por qualquer ordem (order=any) é preciso poder ver as próprias cartas: cards=own ou cards=open.
classic-option-sweep_needs_any = Para apanhar tudo num só turno (sweep=yes) é precisa a ordem livre: order=any.
go-option-untimed_is_solo = Sem relógio só se pode jogar a solo.
go-option-solo_has_its_clock = Um jogo a solo tem o seu próprio relógio, não o das rondas.

## Problems with boards, positions and records

board-side = O lado de um tabuleiro é um número ímpar de { $smallest } a { $largest }, não { $side }.
board-not_square = Com { $tiles } cartões não se faz um tabuleiro quadrado.
board-no_arrow = Não existe a seta «{ $text }» (de { $first } a { $last }).
board-no_square = Não existe a casa «{ $text }» neste tabuleiro (de a1 a { $last }).
tile-openings = «{ $text }» não indica lados abertos: usa n, e, s, w, cada letra uma vez no máximo.
notation-expected =
    Em vez de «{ $text }» espera-se: { $expected ->
        [edition] uma edição
        [maze] o labirinto, fila a fila
        [spare] o cartão que sobrou e onde está, por exemplo 9@N4
        [things] onde estão os objetivos, por exemplo owl=c5,bat=+
        [seat] um lugar, por exemplo red=a1:owl:bat
        [turn] de quem é a vez, por exemplo red>push
        [named] uma palavra como turns=12
        [number] um número inteiro
        [seconds] os segundos depois de uma jogada, por exemplo @4.5
        [mover] a cor do jogador antes da jogada
        [end] o fim, porque o jogo acabou
       *[other] { $expected }
    }.
notation-move =
    Não se percebe «{ $text }». Espera-se: { $expected ->
        [push] uma deslocação, por exemplo N4 ou N4es
        [walk] uma casa, por exemplo c5, ou stay
        [discard] uma carta mágica para descartar
        [host] uma jogada do árbitro
       *[other] { $expected }
    }.
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
       *[other] { $part }
    }.
position-empty = Aqui não há nenhuma posição.
position-fixed_tiles = Os cartões fixos desta posição não são os da edição.
position-tiles = Os cartões móveis desta posição não são os da caixa.
position-cards = As cartas de objetivo desta posição não são as da caixa.
position-magic = As cartas mágicas desta posição não são as da caixa.
position-shuffle = Nesta posição não há nada para baralhar.
position-drawn = A carta acabada de tirar não bate certo com esta posição.
position-late = «late» é «{ $text }», mas tem de ser yes ou no, e só onde se baralha.
position-turn = Aqui não pode ser a vez de { $colour }.
position-looked = «{ $text }» não diz yes ou no para cada lugar.
record-header = «{ $text }» não é um cabeçalho. Escreve [Name "value"].
record-no_opening = O registo não tem posição inicial: falta uma linha [Opening "…"].
record-mismatch = O cabeçalho { $header } diz «{ $text }», mas a posição inicial diz «{ $expected }».
record-result = Segundo o registo ganhou «{ $text }», mas segundo as jogadas «{ $expected }».
record-comment_open = Um comentário começa e não acaba. Fecha-o com uma chaveta.

## Refused moves, for all games or for one

move-over = O jogo acabou.
move-not_your_turn = Não é a tua vez.
move-not_a_move = Isso não é uma jogada deste jogo.
move-not_now = Agora não.
move-no_clock = Nesta mesa joga-se sem relógio.
move-push-twice = Já moveste o labirinto. Agora move o teu peão, ou fica onde estás.
move-push-no_arrow = Não há nenhuma seta { $arrow } por onde inserir.
move-push-other_tile = Esse não é o cartão que sobrou. Podes rodá-lo, mas a forma não muda.
move-push-goes_back = O cartão que sobrou não pode voltar a entrar por { $arrow }: acabou de sair por aí.
move-walk-push_first = Primeiro move o labirinto, depois o teu peão.
move-walk-no_square = Essa casa não está no tabuleiro.
move-walk-no_way = Nenhum caminho aberto vai dar a { $square }.
move-walk-too_steep = O caminho para { $square } é íngreme demais: subir ou descer mais de um nível de uma vez exige magia.
move-walk-not_in_hand = Não tens estas cartas mágicas: { $cards }.
move-walk-one_card = Nesta mesa, no máximo uma carta mágica por turno.
move-walk-payment = Nenhum caminho para { $square } pede exatamente estas cartas mágicas: { $cards }.
move-discard-not_in_hand = Não tens essa carta mágica: { $card }.
move-shuffle-cards = Essas não são as cartas mágicas descartadas.
deal-magic = Essas não são as cartas mágicas da caixa, distribuídas por igual.
deal-tiles = Esses não são os cartões da caixa.
deal-cards = Essas não são as cartas de objetivo da caixa, distribuídas por igual.
deal-first = Esse jogador não pode começar.
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
go-grabbed = Já agarraste a tua ficha de pontuação: para ti a ronda acabou.
go-stop-already = Já pediste para parar.
go-ready-already = Já disseste que podes começar.
go-skip-solo_only = Só podes saltar um lançamento quando jogas a solo.
go-roll-dice = Um lançamento tem { $dice } dados.
go-roll-face = «{ $text }» não está nesse dado. Há: { $expected }.

## Help on the command line

help-usage = Utilização: { $usage }
help-options-word = opções
help-command-word = COMANDO
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
help-about = Os jogos do labirinto que se move, no teu terminal: o Labirinto clássico, as torres em 3D e Labyrinth Go!
help-version = diz que versão é esta
help-lang = língua: en de fr nl it es pt; senão, a do teu sistema
help-help = esta ajuda
help-play = Joga com pessoas e bots, neste terminal.
help-show = Mostra uma posição, como texto ou como imagem.
help-replay = Revê um jogo registado, passo a passo.
help-bench = Mede a rapidez de tudo: pesquisa simples, regras, núcleo, placa gráfica.
help-bench-seconds = quantos segundos medir (10)
help-arena = Realizar um torneio entre bots.
help-bots = Enumerar os bots de um jogo.
help-reach = Calcula onde se chega com cada deslocação, para muitas posições (JSON).
help-count = Conta as diferentes sequências de turnos a partir de muitas posições (JSON).
help-editions = Lista as edições que há.
help-edition = Verifica o ficheiro de uma edição.
help-options-command = Lista as opções de um jogo.
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
word-bots = BOT,BOT
word-address = ENDEREÇO
help-play-game = classic (se não disseres nada), towers ou go
help-play-edition = uma edição pelo seu id (vê: wanderwall editions), ou um ficheiro teu
help-play-seats = quem joga, uma vez por lugar: um nome, ou então bot: e um bot (ver: wanderwall bots)
help-play-option = uma opção do jogo (vê: wanderwall options JOGO); pode repetir-se
help-play-young = um lugar, por número ou nome, que joga com as regras para os mais novos; pode repetir-se
help-play-colours = as cores dos peões pela ordem dos lugares, por exemplo red,blue
help-play-seed = o mesmo número distribui o mesmo jogo, e os bots jogam da mesma maneira
help-play-resume = continua um jogo guardado
help-play-save = guarda o jogo neste ficheiro enquanto jogas
help-show-position = uma posição entre aspas, um ficheiro com uma, um registo, ou - para a entrada padrão
help-show-svg = em vez disso, escreve uma imagem neste ficheiro (- para a saída padrão)
help-show-seat = mostra o que vê este lugar, por número ou cor
help-show-open = mostra todas as cartas de todos
help-replay-file = um jogo registado ou guardado
help-replay-svg = escreve nesta pasta uma imagem por cada posição
help-replay-all = mostra todas as posições sem perguntar
help-oracle-file = um ficheiro JSON com posições, ou - para a entrada padrão
help-oracle-depth = quantos turnos contar em profundidade, de 1 a 6
help-edition-file = o ficheiro de uma edição (.toml), ou o id de uma
help-options-game = classic (se não disseres nada), towers ou go
help-bots-game = o jogo cujos bots se enumeram: classic (se não disseres nada), towers ou go
help-arena-game = o que se joga: classic (se não disseres nada), towers ou go
help-arena-bots = os bots que jogam, por exemplo level2,level1 (ver: wanderwall bots); cmd:COMANDO é um programa teu
help-arena-games = partidas de cada encontro; senão, 100
help-arena-seats = jogadores numa mesa; senão, 2. Com menos bots do que lugares, um bot defronta vários de outro
help-arena-gauntlet = o primeiro bot defronta todos os outros, e estes não se defrontam
help-arena-seed = o mesmo número distribui as mesmas partidas; com --nodes também as jogadas são iguais
help-arena-ms = milissegundos que um bot pode pensar numa jogada; senão, 50
help-arena-nodes = posições que um bot pode ver por jogada, em vez de um tempo
help-arena-workers = partidas ao mesmo tempo; senão, uma por núcleo
help-arena-cluster = jogar num cluster Ray: o seu endereço, ou nada para um próprio desta máquina
help-arena-save = guardar as partidas acabadas neste ficheiro
help-arena-resume = continuar um torneio guardado
help-arena-records = escrever o registo de cada partida nesta pasta
help-arena-csv = escrever o resultado neste ficheiro, valores separados por vírgulas
help-arena-plot = escrever uma imagem do resultado neste ficheiro (SVG)

## Options of the games

options-default = normalmente { $value }
options-per-seat = (um valor para todos os lugares, ou um para cada um: a,b)
setting-first = O lugar que começa. Com off: por sorteio.
setting-goals = Quantas cartas de objetivo recebe cada lugar. Com off: todas as cartas, distribuídas por igual.
setting-turn_time = Segundos por turno. Se acabarem antes de moveres o labirinto, ele é movido por ti e o teu turno termina.
setting-turn_limit = Turnos para cada lugar. Depois ganha quem tiver encontrado mais.
setting-finish_round = Quando alguém acaba, completa-se a volta, para que todos tenham o mesmo número de turnos.
setting-cards = Que cartas de objetivo se veem: só a de cima, todas as próprias, ou todas à vista de todos.
setting-order = Por que ordem se encontram os objetivos: como no maço, ou qualquer uma.
setting-finish = Como se acaba: voltando à casa de partida, saindo por qualquer saída, ou logo que se encontra o último objetivo.
setting-sweep = Todos os objetivos próprios ao alcance são encontrados num só turno (com order=any).
setting-peek = Quando se pode ver a carta seguinte: logo, ou só no turno seguinte.
setting-rune = Se é preciso parar na pedra rúnica, ou se basta passar por cima.
setting-jokers = Para os mais novos: todas as cartas mágicas valem como joker.
setting-hand_limit = Quantas cartas mágicas cabem na mão. Quem tirar a mais, descarta uma.
setting-one_card = No máximo uma carta mágica por turno.
setting-extra_card = Mais uma carta mágica no início: a dois, para quem joga em segundo lugar; a quatro, para o terceiro e o quarto.
setting-helper = Para crianças: um grab errado é recusado em vez de castigado.
setting-round_clock = Segundos por ronda. Depois verificam-se todos os tabuleiros tal como estão.
setting-untimed = A solo, sem relógio.

## At the table, in every game

play-welcome = { $title } – escreve ? para ver a ajuda, quit para sair.
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
play-goal-home =
    { $finish ->
        [exit] Encontraste tudo! Agora sai do labirinto: acaba um turno na borda, onde o caminho leva para fora.
        [last-find] Encontraste tudo!
       *[home] Encontraste tudo! Agora volta à tua casa de partida, { $square }.
    }
play-ask-push = { $tile } { $spare } – por onde entra? (por exemplo N4; r para rodar):
play-ask-walk = Para onde vais? (por exemplo c5; stay para ficar, u para anular a deslocação):
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
    u       anula a deslocação
    Enter   mostra outra vez o tabuleiro
play-help-confirm =
    Enter ou s confirma de vez o teu turno; u anula o movimento do peão.
play-spare = cartão que sobrou
play-legend = O que há e onde (+ é o cartão que sobrou):
play-signs =
    ● ▲ ■ ◆  peões          ⌂  casa de partida, com o sinal do seu peão
    ← ↓ → ↑  setas          ✕  por onde agora não se pode inserir nada
    ═ ║      cartões fixos  ·  aonde podes ir
tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] move o labirinto ({ $push }) e{" "}
    }{ $how ->
        [time] fica sem tempo em { $square }
        [stay] fica em { $square }
       *[walk] vai para { $square }
    }{ $found ->
        [none] .
       *[other] {" "}– encontra: { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Parabéns! Conseguiste { $turns ->
            [one] num só turno
           *[other] em { $turns } turnos
        }.
       *[no] Acabaram-se os turnos; objetivos encontrados: { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } ganha!
       *[other] { $names } partilham a vitória!
    }
outcome-home = Todos os objetivos encontrados, e de volta à casa de partida.
outcome-exit = Todos os objetivos encontrados, e fora do labirinto.
outcome-last-find = Todos os objetivos encontrados.
outcome-turn_limit = Acabaram-se os turnos: ganha quem encontrou mais.
outcome-finish = Na meta antes de todos.

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
towers-ask-discard = De que carta abres mão? [1–{ $last }]
towers-help-discard =
    Tens cartas a mais na mão. Escreve o número da carta mágica que descartas.
tell-plays = Magia: { $cards }.
tell-rune = { $name } vira a carta de runa.
tell-draws = { $name } tira uma carta mágica.
tell-discards = { $name } descarta: { $card }.

## Labyrinth Go!

go-round = Ronda { $number }
go-seat =
    { $name } ({ $colour }): casa { $track } de { $finish }{ $joker ->
        [yes] {" "}– tem a peça joker
       *[no] {""}
    }
go-all-ready = Procura os quatro tesouros só com os olhos, não toques ainda em nada. Tudo pronto? Prime Enter: Labyrinth Go!
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
    grab        feito! Agarra a ficha de pontuação mais alta; depois já não se muda nada
    stop        pede para parar a ronda; a solo: acaba o jogo
    skip        a solo: outro lançamento, por favor
    Enter       mostra outra vez o tabuleiro
go-grabs =
    { $name } agarra a ficha ao fim de { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
go-solved =
    { $count ->
        [one] Certo! Um labirinto resolvido.
       *[other] Certo! { $count } labirintos resolvidos.
    }
go-check = Ronda { $number }: a verificação
go-verdict =
    { $how ->
        [joined] ✓ { $picture }: vê-se, e o caminho chega ao centro
        [cut_off] ✗ { $picture }: vê-se, mas nenhum caminho chega ao centro
       *[not_shown] ✗ { $picture }: não se vê em nenhum buraco
    }
go-points =
    { $name } tem a ficha de pontuação { $tile }: { $sign ->
        [minus] recua { $steps }
       *[plus] avança { $steps }
    }, agora na casa { $track }.
go-rating =
    { $line ->
        [0] Nenhum labirinto resolvido – por esta vez. Dar com a entrada é o mais difícil; o próximo é teu.
        [1] Labirintos resolvidos: { $solved }. Deste com a entrada. Em frente!
        [2] Labirintos resolvidos: { $solved }. Já estás a apanhar o jeito a estes corredores.
        [3] Labirintos resolvidos: { $solved }. Cá dentro já te orientas bem. Boa!
        [4] Labirintos resolvidos: { $solved }. As paredes afastam-se quando te veem. Impressionante!
        [5] Labirintos resolvidos: { $solved }. O labirinto já não tem segredos para ti. Esplêndido!
       *[other] Labirintos resolvidos: { $solved }. O labirinto nunca tinha visto nada assim. De certeza que não foste tu que o construíste?
    }

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
replay-drawn =
    { $count ->
        [one] Uma imagem escrita
       *[other] { $count } imagens escritas
    } em { $folder }.
about-edition = { $title } – { $game }, { $low }–{ $high } jogadores, a partir dos { $ages } anos
about-sound = A edição { $id } é válida.
oracle-progress = { $done } de { $total } posições

## Solver and coach

game-not_here = Isso não se faz para { $game }, só para: { $known }.
solve-step = Só se pode resolver uma posição antes de uma deslocação.
solve-exit = Sair por uma saída qualquer: não há nenhuma peça a alcançar.
coach-not_now = O treinador só ajuda o lugar que tem a vez de mover o labirinto ou o peão.
rolls-all_or_one = Indica um lançamento, ou então --all (--out vai com --all; --first e --joker vão com um lançamento).
rolls-broken = O ficheiro «{ $file }» não é uma tabela de lançamentos que se possa continuar.
word-roll = LANÇAMENTO
help-json = escreve JSON
help-hint = Pergunta ao treinador pelo melhor turno de uma posição.
help-hint-seat = para este lugar, por número ou cor; senão, para quem tem a vez
help-review = Revê um jogo registado com o treinador: o que estava ao alcance e o que era melhor.
help-solve = Encontra o menor número de turnos próprios até à meta, com a sequência de jogadas.
help-solve-position = uma posição entre aspas, um ficheiro com uma, um registo, um ficheiro JSON com casos, ou - para a entrada padrão
help-solve-most = quantos turnos olhar em frente, de 1 a 9 (normalmente 5)
help-go = Encontra todas as soluções mais pequenas de um lançamento de Labyrinth Go!
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
solve-too-far = São precisos mais de { $most } turnos.
rolls-figures =
    { $roll }: { $solutions ->
        [0] nenhuma solução
        [one] uma solução
       *[other] { $solutions } soluções
    }, pelo menos { $tiles } peças, dificuldade { $difficulty }
rolls-progress = { $done } de { $total } lançamentos
rolls-written = { $count } lançamentos em { $file }; o mais difícil é { $hardest }.
hint-turn =
    { $push ->
        [none] Vai para { $walk }
       *[other] Move o labirinto em { $push } e vai para { $walk }
    }
coach-finishes = termina o jogo
coach-reaches = alcança: { $goal }
coach-rune = alcança a pedra rúnica
coach-pays = magia necessária: { $cards }
coach-next = { $percent } % de hipóteses de alcançar a meta no próximo turno
coach-opens = abre { $squares } casas
coach-leaves = abre { $squares } casas e deixa { $left } a { $colour }
coach-denies = { $colour } pode então alcançar { $percent } % do que talvez procure, depois de outras deslocações { $usual } %
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares } casas ao alcance{ $how ->
        [found] , encontrado!
        [missed] ; { $finding ->
            [one] uma deslocação teria
           *[other] { $finding } deslocações teriam
        } levado à meta
       *[nothing] {""}
    }
review-better = melhor por { $points } pontos: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] um turno
       *[other] { $turns } turnos
    }, encontrados { $found }, falhados { $missed }, { $good } % tão bons como o melhor{ $worst ->
        [none] {""}
       *[other] ; o mais caro foi o turno { $worst }
    }
review-progress = { $done } de { $total } turnos

## Speed

bench-work = trabalho
bench-engine = motor
bench-threads = threads
bench-per-second = por segundo
bench-turns = turnos/s
bench-ratio = vezes bfs
bench-about = reach: posições, o que cada deslocação alcança · playout: partidas gananciosas a dois até ao fim · bfs: objetos e pesquisa em largura

## Torneios e bots

arena-playing = A jogar
arena-kept = { $done } de { $total } partidas estão guardadas em { $file }. Continua com: wanderwall arena --resume { $file }
arena-title = { $edition }: taxas de vitória com intervalos de 95 %, { $games } partidas
arena-fault = { $bot } perdeu por culpa própria ({ $times }×): { $text }
arena-column-bot = jogador
arena-column-games = partidas
arena-column-wins = vitórias
arena-column-rate = taxa
arena-column-interval = intervalo de 95 %
arena-column-rating = força
arena-column-time = ms por jogada
bot-name-random = Ao calhas
bot-name-greedy = Guloso
bot-name-level1 = Gentil
bot-name-level2 = Curioso
bot-name-level3 = Esperto
bot-name-level4 = Astuto
bot-name-level5 = Perito
bot-about-random = faz qualquer coisa permitida
bot-about-greedy = apanha o que pode nesta vez, e senão faz qualquer coisa
bot-about-level1 = só vê alguns empurrões, como uma criança
bot-about-level2 = apanha o que vê, mas escapa-lhe muito
bot-about-level3 = vê a maioria dos empurrões e pensa na sua próxima vez
bot-about-level4 = vê todos os empurrões e deixa aos outros o menos possível
bot-about-level5 = adivinha o que os outros procuram e experimenta as suas melhores jogadas
bot-about-go-level1 = leva minutos num lançamento e agarra muitas vezes com erros
bot-about-go-level2 = não tem pressa e engana-se de vez em quando
bot-about-go-level3 = ágil, e quase sempre certo
bot-about-go-level4 = rápido, e raramente se engana
bot-about-go-level5 = vê uma solução curta e coloca-a em segundos
