### Enigmas, no terminal e na página.

puzzle-too_long = Um enigma tem no máximo { $most } caracteres.
puzzle-form = «{ $text }» não é um enigma. Começa, por exemplo, assim: fewest par=2 ways=5 misled=0 level=3
puzzle-turns = Um enigma do tabuleiro deslizante tem um par de 1 a { $most } jogadas e pelo menos uma solução.
puzzle-position = Desta posição não se pode fazer um enigma do tipo { $kind }.
puzzle-lies = Este enigma diz { $what }={ $said }, mas o solucionador encontra { $found }.
puzzle-patience = Demora demasiado a ver se este enigma é verdadeiro.
day-early = O primeiro labirinto do dia foi o de { $first }.
puzzle-asks-fewest = Chega ao objetivo no menor número de jogadas tuas; mais ninguém joga.
puzzle-asks-find = Chega ao objetivo nesta jogada.
puzzle-asks-treasures = Encontra os tesouros por esta ordem no menor número de jogadas tuas; mais ninguém joga.
puzzle-asks-block = Empurra de modo a que o jogador seguinte não consiga chegar ao seu objetivo na próxima jogada.
puzzle-asks-go = Liga as imagens lançadas ao centro com o menor número de peças possível.
puzzle-asks-home = Encontra o tesouro e volta a casa no menor número de jogadas tuas; mais ninguém joga.
puzzle-number = Os enigmas da casa têm os números de 1 a { $most }.
puzzle-no_way = O solucionador não encontra caminho em { $most } jogadas: isto não dá um enigma.
puzzle-no_block = Aqui todos os empurrões fazem o mesmo: ou cada um deixa um caminho ao outro, ou nenhum. Não há enigma.
puzzle-none_made = Não apareceu nenhum enigma assim. Pede outra vez, ou outro nível.
position-fixed_tiles = Os cartões fixos desta posição não são os da edição.
position-tiles = Os cartões móveis desta posição não são os da caixa.
position-cards = As cartas de objetivo desta posição não são as da caixa.
day-late = O labirinto de { $date } chega quando esse dia começar.

puzzles-title = Enigmas
puzzles-about = Mais ninguém joga e há sempre um caminho. Todos os dias chega um labirinto novo, igual para todos.
puzzles-waiting = O solucionador está a preparar-se. Depois de uma instalação demora, uma só vez, até meio minuto.
puzzles-today = Hoje
puzzles-yesterday = Ontem
puzzles-maze = Labirinto do dia { $number }
puzzles-roll = Lançamento do dia { $number }
puzzles-level = Nível { $level }
puzzles-play = Resolver
puzzles-play-again = Outra vez
puzzles-closed = Fechado: viste a solução
puzzles-streak =
    { $days ->
        [one] O primeiro dia
       *[other] { $days } dias seguidos
    }
puzzles-day-goal = Encontra { $goal }. Par: { $par } jogadas.
puzzles-day-goals = Encontra { $count } tesouros por ordem. Par: { $par } jogadas.
puzzles-day-open = o de hoje está por resolver
puzzles-day-next = o próximo dentro de { $time }
puzzles-day-solved =
    { $own ->
        [one] Resolvido numa jogada. Par: { $par }.
       *[other] Resolvido em { $own } jogadas. Par: { $par }.
    }
puzzles-house = Mais enigmas
puzzles-kind-find = Encontra-o já
puzzles-kind-fewest = O menor número de jogadas
puzzles-kind-treasures = Tesouros por ordem
puzzles-kind-block = Cortar o caminho
puzzles-kind-go = Um lançamento de Labyrinth Go!
puzzles-kind-home = Tesouro e casa
puzzles-all-days = Todos os dias
puzzles-month-before = O mês anterior
puzzles-month-after = O mês seguinte
puzzles-day-at-par = no par
puzzles-day-done = resolvido
puzzles-day-free = ainda por jogar
puzzles-wrong-day = Não há labirinto deste dia.
puzzles-watch = Ver a solução
puzzles-pictures = A solução em imagens
puzzles-pictures-later = As imagens chegam quando esse dia acabar em toda a Terra.
puzzles-next = O teu próximo enigma
puzzles-kinds = Tipos de enigmas
puzzles-one-push = Um empurrão
puzzles-par = Par { $par }
puzzles-rated = nível { $points }
puzzles-carry-on = Continuar
puzzles-all-tried = Já tentaste todos estes. Escolhe outros tipos.
puzzles-rating = O teu nível nos enigmas
puzzles-rating-change = { $change } na última tentativa
puzzles-rating-about = As tuas últimas tentativas. Ponto cheio: certo à primeira. Só contam as primeiras tentativas.
puzzles-rating-new = São as tuas primeiras tentativas que o definem.
puzzle-everybody = { $count } já tentaram. { $percent } % encontraram o par à primeira.
puzzle-began = Como todos começaram
puzzle-began-numbers = Números: por cento de { $count } primeiras tentativas
puzzle-began-right = leva ao par
puzzle-began-you = o teu empurrão
puzzle-began-few = Quando dez tiverem tentado, vês aqui como todos começaram.
puzzle-began-offline = Como todos começaram só é contado num servidor, não na página offline.
puzzle-rating = O teu nível nos enigmas: { $points }
puzzles-shared = Alguém tem um enigma para ti
puzzles-shared-about = O enigma inteiro está na ligação. O solucionador comprova-o antes de te sentares.
puzzles-wrong-link = Esta ligação está danificada: não contém o enigma enviado. Pede-a de novo, ou resolve outro aqui.
puzzles-board = Abrir o tabuleiro

puzzle-turn = Jogada { $turn } · par { $par }
puzzle-tiles = Bastam { $par } peças
puzzle-hints =
    { $hints ->
        [0] nenhuma dica
        [one] uma dica
       *[other] { $hints } dicas
    }
puzzle-attempt = tentativa { $number }
puzzle-one-push = Um empurrão: certo ou errado
puzzle-over = Recomeçar
puzzle-try-again = Tentar de novo
puzzle-solution = Mostrar a solução
puzzle-solution-next = Jogada seguinte
puzzle-solution-costs = Então não conta como resolvido.
puzzle-shown = A solução foi mostrada.
puzzle-closed = Viste a solução: este enigma está fechado. Não conta como resolvido nem para os teus dias seguidos.
puzzle-done = Resolvido
puzzle-first-stays = Fica o teu primeiro resultado: { $result }
puzzle-wrong-block = O outro jogador passa.
puzzle-wrong-find = Este empurrão não leva ao objetivo. Um só empurrão decide.
puzzle-wrong = Errado
puzzle-right = Certo!
puzzle-par = Resolvido no par!
puzzle-not-done = Desta vez não foi resolvido
puzzle-turns-own =
    { $own ->
        [one] Uma jogada
       *[other] { $own } jogadas
    } – par { $par }
puzzle-tiles-own =
    { $own ->
        [one] Uma peça
       *[other] { $own } peças
    } – par { $par }
puzzle-next = Enigma seguinte
puzzle-share = Partilhar o resultado
puzzle-picture = O resultado em imagem
puzzle-pass = Passar este enigma
puzzle-made = { $kind }: par { $par }, nível { $level }

rush-unknown = Esta corrida não é deste servidor.
rush-late = Os três minutos acabaram: o que chega depois não conta.
rush-title = Corrida de enigmas
rush-about = Tantos quantos conseguires em três minutos: cada objetivo está a um empurrão. Um empurrão errado só custa tempo.
rush-start = Partida!
rush-solved =
    { $solved ->
        [one] Um enigma resolvido
       *[other] { $solved } enigmas resolvidos
    }
rush-best = O teu recorde: { $best }
rush-new-best = Novo recorde!
rush-end = Terminar já
rush-again = Outra vez
rush-counting = A contar…
rush-so-far = Resolvidos até agora: { $solved }
rush-retry = Tentar o enigma { $number }
rush-missed = O que te escapou
rush-wrong-so-far = Empurrões errados: { $wrong }
rush-wrong = Aí não: o tabuleiro volta atrás.
rush-row = { $row } seguidos
rush-row-lost = Não é aí: acabaram { $row } seguidos.
rush-row-most = Mais seguidos: { $row }

editor-title = Compor um labirinto
editor-about = Roda e troca cartões, põe o peão, escolhe os objetivos. O solucionador diz logo se dá, e uma ligação passa-o adiante.
editor-tools = O que fazer
editor-turn = Rodar
editor-swap = Trocar
editor-pawn = Peão
editor-goal = Objetivos
editor-other = Adversário
editor-help-turn = Toca num cartão para o rodar.
editor-help-swap = Toca em dois cartões para os trocar; o cartão que sobrou é um deles.
editor-help-pawn = Toca na casa onde está o peão.
editor-help-goal = Toca em até três tesouros, pela ordem em que devem ser encontrados. Nenhum: o caminho para casa.
editor-help-other = Cortar o caminho a alguém: toca onde está esse peão, ou no tesouro que procura. Outra vez: ninguém.
editor-held = Tirado: { $tile }
editor-barred = O cartão que sobrou está aqui e não pode voltar a entrar.
editor-new = Outro labirinto
editor-verdict = O que diz o solucionador
editor-thinking = O solucionador está a pensar…
editor-many-ways = 1.000 caminhos ou mais
editor-ways =
    { $ways ->
        [one] uma só maneira
       *[other] { $ways } maneiras
    }
editor-edit = Mudar à mão
