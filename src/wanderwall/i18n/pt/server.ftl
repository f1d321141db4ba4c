### What the server says.

table-name = Um nome tem de 1 a { $most } caracteres visíveis.
coach-busy = O treinador está ocupado com outros. Tenta de novo daqui a pouco.
coach-failed = O treinador não pode ajudar neste momento.


## A table and its seats

table-unknown = Essa mesa não existe. Confirma o código.
table-code_shared = Neste momento duas mesas têm este código. Usa a ligação ou a câmara.
table-damaged = O que foi anotado desta mesa já não se consegue ler.
table-closed = Quem gere este servidor fechou a mesa.
table-wrong_key = Este não é o teu lugar.
table-not_the_maker = Só quem preparou a mesa o pode fazer.
table-not_waiting = O jogo já começou.
table-not_playing = Nesta mesa não há um jogo em curso.
table-not_over = Isso só se pode ver quando o jogo acabar.
table-no_maze = Neste jogo não há labirinto que possa ficar.
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

## The game at the table

table-stale = Entretanto aconteceu algo. Olha outra vez.
table-no_undo = Nesta mesa não se desfazem jogadas.
table-nothing_to_undo = Não há nada a desfazer: só o teu empurrão, antes de andares.
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
server-busy = Demasiadas jogadas no mesmo momento. Tenta outra vez.
server-archive = Não foi possível ir buscar este jogo. Tenta outra vez daqui a pouco.
