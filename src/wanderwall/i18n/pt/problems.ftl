### What can be wrong at a table; the page says these, too.

## Problems of the command line

bot-unknown = Não existe o bot «{ $bot }». Há: { $known }.

## Problems with editions

game-unknown = Não existe o jogo «{ $game }». Há: { $known }.
edition-no_such = Não existe a edição «{ $edition }». Há: { $known }; uma tua é um ficheiro cujo nome acaba em .toml.

## Problems with options and tables

option-unknown = Não existe a opção «{ $option }». Há: { $known }.
option-value = A opção { $option } não pode ser «{ $text }». Pode ser: { $expected }.
option-seats = Valores da opção { $option }: { $given }, para { $seats } lugares. Dá um para todos, ou um para cada um.
option-form = «{ $text }» não é uma opção. Escreve nome=valor.
option-first = O lugar { $given } não pode começar: só há { $seats }.
option-goals = { $given } cartas de objetivo para cada um são demais: a caixa tem { $most } para cada um.
table-players = { $edition } é para { $low }–{ $high } jogadores, não para { $players }.
table-colour = Aqui não há peão «{ $colour }». Há: { $known }.
table-order = { $colours }: não é a ordem dos ponteiros do relógio. À volta do tabuleiro: { $order }.
table-twice = Dois jogadores não podem ter a mesma cor: { $colour }.
classic-option-any_needs_cards = Objetivos em qualquer ordem exigem cartas que quem joga possa ver: todas as suas, ou todas abertas.
classic-option-sweep_needs_any = Só se pode apanhar tudo de uma vez se a ordem dos objetivos for livre.

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
        [step] a fase da ronda, como play
        [roll] o lançamento
        [last] a última ronda
       *[other] { $expected }
    }.
notation-move =
    Não se percebe «{ $text }». Espera-se: { $expected ->
        [push] um empurrão, por exemplo N4es
        [walk] uma casa, por exemplo c5, ou stay
        [discard] uma carta mágica para descartar
        [host] uma jogada do árbitro
       *[other] { $expected }
    }.

## Refused moves, for all games or for one

move-over = O jogo acabou.
move-not_your_turn = Não é a tua vez.
move-not_a_move = Isso não é uma jogada deste jogo.
move-not_now = Agora não.
move-no_clock = Nesta mesa joga-se sem relógio.
move-push-twice = Já empurraste. Agora move o teu peão, ou fica onde estás.
move-push-no_arrow = Não há nenhuma seta { $arrow } por onde empurrar.
move-push-other_tile = Esse não é o cartão que sobrou. Podes rodá-lo, mas a forma não muda.
move-push-goes_back = O cartão que sobrou não pode voltar a entrar por { $arrow }: acabou de sair por aí.
move-walk-push_first = Primeiro empurra, depois move o teu peão.
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

## Solver and coach

game-not_here = Isso não se faz para { $game }, só para: { $known }.
film-short = Esta partida é curta demais para um filme.
coach-none = Não há treinador para { $game }.
coach-not_now = O treinador só ajuda o lugar que tem a vez de empurrar ou de mover o peão.
coach-no_way = Este lançamento não se consegue ligar.

## A game in hand

## What the server says.

table-name = Um nome tem de 1 a { $most } caracteres visíveis.
table-name_unseen = Este nome tem caracteres que não se veem. Escreve-o outra vez.
coach-busy = O treinador está ocupado com outros. Tenta de novo daqui a pouco.
coach-failed = O treinador não pode ajudar neste momento.

## A table and its seats

table-unknown = Essa mesa não existe. Confirma o código.
screen-unknown = Nenhuma televisão mostra agora estas letras. Olha outra vez para a televisão.
table-code_shared = Neste momento duas mesas têm este código. Usa a ligação ou a câmara.
table-damaged = O que foi anotado desta mesa já não se consegue ler.
table-closed = Quem gere este servidor fechou a mesa.
table-wrong_key = Este não é o teu lugar.
table-not_the_maker = Só quem preparou a mesa o pode fazer.
table-not_waiting = O jogo já começou.
table-not_playing = Nesta mesa não há um jogo em curso.
table-not_over = Isso só se pode ver quando o jogo acabar.
table-no_maze = Neste jogo não há labirinto que possa ficar.
table-no_swap = Só se podem trocar as torres móveis de um labirinto que guardaram.
table-no_puzzle = Aqui não se joga um enigma.
table-other_maze = Esse labirinto é de outra edição, não de { $edition }.
table-full = Todos os lugares estão ocupados.
table-too_long = Este jogo ficou demasiado longo: depois de { $most } jogadas, uma mesa não aceita mais. Começa outro.
table-seat_taken = Já está alguém sentado aí.
table-pawn_taken = Alguém joga já com esse peão. Quem preparou a mesa pode trocar-vos.
table-no_seat = Esse lugar não existe.
table-seats_free = Ainda há lugares livres.
table-listed_here = Numa mesa da lista, cada um joga no seu próprio aparelho.
table-together_here = Neste jogo todos jogam ao mesmo tempo: cada um precisa do seu próprio aparelho.
table-colours = Escolhe uma cor para cada lugar, ou para nenhum.
table-no_clock = Este jogo não tem relógio para acertar.
table-same_name = Nesta mesa já há alguém chamado «{ $text }».
table-name_alike = «{ $text }» é parecido demais com «{ $other }», desta mesa. Escolhe outro nome.

## The game at the table

table-stale = Entretanto aconteceu algo. Olha outra vez.
table-no_undo = Nesta mesa não se desfazem jogadas.
table-nothing_to_undo = Não há nada a desfazer: só a tua última jogada, até outra pessoa jogar.
table-asked_already = Já perguntaste.
table-nothing_asked = Ninguém te pede para desfazer uma jogada.
table-in_time = Ainda há tempo.
table-no_hints = Nesta mesa não há dicas.
table-not_your_turn = Não é a tua vez.
table-curtain = Abre primeiro a cortina.
table-away_already = Neste lugar já joga um bot.
table-alone = Jogas a solo: nenhum bot te pode substituir.
table-not_away = Neste lugar jogas tu.
table-not_missing = Essa pessoa ainda está aqui, ou estava há pouco. Espera um bocadinho.
table-has_rematch = O próximo jogo já está pronto.
table-hello_twice = Já nos conhecemos.

## The server

server-request = O pedido não foi entendido em «{ $where }».
server-too_many = Foi muito de uma vez. Espera um momento.
server-too_large = É grande demais.
server-origin = As páginas de outros sítios não o podem fazer.
server-host = Este servidor não responde ao nome «{ $host }». Quem o gere pode mudar isso: WANDERWALL_HOSTS={ $host }, ou wanderwall serve --name { $host }.
server-storage = A jogada não pôde ser anotada. Tenta outra vez daqui a pouco.
server-disk_full = O disco do servidor está cheio e nada pode ser guardado. O jogo continua assim que o responsável arranjar espaço.
server-busy = Demasiadas jogadas no mesmo momento. Tenta outra vez.
server-room_paused = A sala está em pausa. A sua jogada espera.
server-archive = Não foi possível ir buscar este jogo. Tenta outra vez daqui a pouco.
