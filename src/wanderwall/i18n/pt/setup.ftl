### What is chosen before a game, in the terminal and on the page.

## Options of the games

setting-first = O lugar que começa; senão, por sorteio.
setting-goals = Quantas cartas de objetivo recebe cada lugar; senão, são todas distribuídas por igual.
setting-turn_time = Segundos por turno. Se acabarem antes de empurrares, empurra-se por ti e o teu turno termina.
setting-turn_limit = Turnos para cada lugar. Depois ganha quem tiver encontrado mais.
setting-finish_round = Quando alguém acaba, completa-se a ronda, para que todos tenham o mesmo número de turnos.
setting-cards = Que cartas de objetivo se veem: só a de cima, todas as próprias, ou todas à vista de todos.
setting-order = Por que ordem se encontram os objetivos: como no maço, ou qualquer uma.
setting-finish = Como se acaba: voltando à casa de partida, saindo por qualquer saída, ou logo que se encontra o último objetivo.
setting-sweep = Todos os objetivos próprios ao alcance são encontrados num só turno, quando a ordem dos objetivos é livre.
setting-peek = Quando se pode ver a carta seguinte: logo, ou só no turno seguinte.
setting-rune = Se é preciso parar na pedra rúnica, ou se basta passar por cima.
setting-jokers = Para os mais novos: todas as cartas mágicas valem como joker.
setting-hand_limit = Quantas cartas mágicas cabem na mão. Quem tirar a mais descarta as que sobram.
setting-one_card = No máximo uma carta mágica por turno.
setting-extra_card = Mais uma carta mágica no início: a dois, para quem joga em segundo lugar; a quatro, para o terceiro e o quarto.
setting-helper = Para crianças, lugar por lugar: os tesouros que saíram estão marcados, não se apanha ficha com o tabuleiro errado e um tabuleiro errado não custa nada.
setting-round_clock = Segundos por ronda. Depois verificam-se todos os tabuleiros tal como estão.
setting-untimed = Quando jogas a solo: leva o tempo que quiseres.
setting-one_roll = Quando jogas a solo: o jogo acaba ao fim de um lançamento.
setting-mild = Com a ajuda para crianças: um tabuleiro errado não custa nada a esses lugares. Vale para os jogos novos, não para os de antes.

## Bots

bot-about-random = faz qualquer jogada permitida
bot-about-greedy = apanha o que pode neste turno e, se não, faz qualquer jogada
bot-about-level1 = só vê alguns empurrões, como uma criança
bot-about-level2 = apanha o que vê, mas escapa-lhe muito
bot-about-level3 = vê a maioria dos empurrões e pensa no seu próximo turno
bot-about-level4 = vê todos os empurrões e deixa aos outros o menos possível
bot-about-level5 = adivinha o que os outros procuram e experimenta as suas melhores jogadas
bot-about-master = aprendeu com milhões de partidas a dois; com mais jogadores esconde o que procura e prevê uma ronda inteira
bot-about-strength = tão forte como o número que escolheres; engana-se como as pessoas, pelo que lhe escapa
bot-about-even = segue a tua pontuação, e assim ganhas cerca de metade dos jogos; no início é brando e nunca olha para as tuas cartas
bot-about-go-level1 = leva minutos em cada lançamento e muitas vezes apanha a ficha com o tabuleiro errado
bot-about-go-level2 = não tem pressa e engana-se de vez em quando
bot-about-go-level3 = despachado, e quase sempre acerta
bot-about-go-level4 = rápido, e raramente se engana
bot-about-go-level5 = vê uma solução curta e coloca-a em poucos segundos
bot-about-towers-master = aprendeu com milhões de partidas a dois; com mais jogadores joga como a Coruja

## Who plays

setup-way = Como jogam?
setup-way-alone = Só eu
setup-way-alone-about = contra bots, tão fortes como quiseres
setup-way-share = Partilhamos este aparelho
setup-way-share-about = passa de mão em mão, as cartas ficam secretas
setup-way-phones = Cada um no seu telemóvel
setup-way-phones-about = leem um código; uma TV pode mostrar o tabuleiro
setup-who-alone = Contra quem?
setup-who-share = Quem joga?
setup-who-phones = Quantos telemóveis?
setup-next = A seguir vês um código para ler. Os peões enchem-se à medida que chegam; qualquer um pode começar.
setup-phone = Telemóvel { $number }
setup-add-phone = Mais um telemóvel
setup-add-bot = Mais um bot
setup-more-bots = Mais bots
setup-phones =
    { $count ->
        [one] um telemóvel
       *[other] { $count } telemóveis
    }
setup-seat = Lugar { $number }, { $colour }
setup-young = Criança
setup-young-cards =
    { $value ->
        [open] põe todos os objetivos à vista
       *[own] vê todos os objetivos ao mesmo tempo
    }
setup-young-order = procura-os por qualquer ordem
setup-young-finish = não precisa de voltar a casa
setup-young-jokers = pode usar cada carta mágica como joker
setup-young-helper = vê marcados os tesouros que saíram, é avisado quando o seu tabuleiro está errado e não perde pontos por isso; os outros jogam como sempre
setup-add = Mais um jogador
setup-remove = Tirar o lugar
setup-clock = Tempo por turno
setup-clock-off = o que quiseres
setup-rules = Regras da casa
setup-rules-changed =
    { $count ->
        [0] nenhuma mudada
        [one] uma mudada
       *[other] { $count } mudadas
    }
setup-open = Convidar

## The table

setup-timeout = Quando o tempo acaba
setup-timeout-bot = joga um bot
setup-timeout-pass = o turno termina
setup-undo = Permitir desfazer
setup-undo-help = a tua última jogada, se os outros concordarem
setup-hints = Dicas
setup-hints-help = um jogo com dica não conta para a classificação
setup-listed = Mesa aberta
setup-listed-help = a mesa aparece na lista de mesas abertas; cada um recebe um nome inventado
setup-each = Diferente para cada lugar
setup-together = Aqui todos jogam ao mesmo tempo, cada um no seu aparelho: os outros entram com o código. Só há um aparelho? Joguem a solo, um de cada vez: quem resolve mais?

## Options on the page

option-label-goals = Objetivos por lugar
option-label-turn_limit = Turnos por lugar
option-label-finish_round = Acabar a ronda
option-label-cards = Cartas à vista
option-label-order = Ordem dos objetivos
option-label-finish = Como se acaba
option-label-sweep = Apanhar tudo
option-label-peek = A carta seguinte
option-label-rune = Pedra rúnica
option-label-jokers = Todas as cartas são jokers
option-label-hand_limit = Cartas mágicas na mão
option-label-one_card = Uma carta mágica por turno
option-label-extra_card = Mais uma carta para quem joga depois
option-label-helper = Ajuda para crianças
option-label-round_clock = Tempo por ronda
option-label-untimed = Sem relógio
option-label-one_roll = Um só lançamento
option-help-sweep = Todos os objetivos próprios ao alcance contam num turno; com qualquer ordem.
option-off-goals = todos
choice-cards-top = só a de cima
choice-cards-own = todas as próprias
choice-cards-open = à vista de todos
choice-order-stack = como no maço
choice-order-any = qualquer uma
choice-finish-home = voltar a casa
choice-finish-exit = sair do labirinto
choice-finish-last-find = com o último achado
choice-peek-at-once = logo
choice-peek-on-turn = no turno seguinte
choice-rune-stop = parar nela
choice-rune-pass = passar por cima

## Preferences

pref-name = O teu nome
pref-theme = Claro ou escuro
pref-theme-system = como o aparelho
pref-theme-light = claro
pref-theme-dark = escuro
pref-motion = Movimento
pref-motion-system = como o aparelho
pref-motion-on = sempre
pref-motion-off = nenhum
pref-volume = Volume
pref-vibration = Vibração
pref-speech-help = o navegador diz de quem é a vez e o que procuras; com imagens, tudo aquilo em que tocas
pref-coordinates = Nomes das casas
pref-coordinates-help = As jogadas contam-se com casas e setas: C5, →4. As regras mostram o seu número: S5.
pref-think = Pensar primeiro
pref-think-help = a antevisão mostra o labirinto, mas não aonde leva: encontra tu o caminho
pref-pictures-help = para crianças que ainda não leem: imagens e botões grandes
pref-contrast = Contraste forte
pref-contrast-help = corredores e muros distinguem-se melhor
