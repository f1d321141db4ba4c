### The rules in our own words, short; each with its clause.

rules-try = Experimentar
rules-clause = Regra { $clauses }

## What all sliding mazes share

rules-sliding-board-title = O tabuleiro
rules-sliding-board = Algumas casas são fixas; nas outras há cartões que se movem. Sobra um cartão. As setas na borda mostram que filas se podem empurrar.
rules-sliding-push-title = Primeiro empurra-se
rules-sliding-push = Cada turno começa com um empurrão, mesmo que o teu caminho já esteja aberto. Roda o cartão que sobrou como quiseres e mete-o por uma seta: toda a fila avança uma casa, e o que cai do outro lado passa a ser o cartão que sobra.
rules-sliding-barred-title = Nunca logo de volta
rules-sliding-barred = O cartão que sobrou não pode entrar por onde acabou de sair. Essa seta fica barrada neste turno; as outras estão livres. No primeiro turno do jogo nada está barrado.
rules-sliding-ride-title = Quem cai volta
rules-sliding-ride = Os peões viajam no seu cartão. Um peão empurrado para fora é posto no cartão que acabou de entrar do outro lado. Isso não conta como jogada, e assim não se encontra nada.
rules-sliding-walk-title = Depois anda-se
rules-sliding-walk = Vai até onde os corredores abertos levarem, também passando por outros peões e para a casa deles, mas nunca através de um muro. Também podes ficar onde estás.
rules-sliding-find-title = Encontrado!
rules-sliding-find = Encontras o que procuras quando o teu próprio turno acaba na sua casa. Passar por cima não chega, nem que outros te empurrem para lá. Um achado por turno; se o teu objetivo está no cartão que sobrou, é preciso metê-lo primeiro.
rules-sliding-tips-title = Dicas
rules-sliding-tips = Deixa o cartão que sobrou onde saiu até ser usado: assim vê-se por onde não pode entrar. Não chegas ao teu objetivo? Fica onde o teu próximo turno tenha mais hipóteses. E ser empurrado para fora do tabuleiro pode aproximar-te do objetivo, ou afastar os outros do deles.

## Labyrinth

rules-classic-aim-title = De que se trata
rules-classic-aim = Vai buscar, um a um, tudo o que as tuas cartas mostram e volta a casa antes dos outros. Para uma a quatro pessoas.
rules-classic-first-title = Quem começa
rules-classic-first = A sorte decide quem começa. Também podem dizê-lo antes do jogo. Joga-se no sentido dos ponteiros do relógio.
rules-classic-episode-title = Quem começa
rules-classic-episode = Começa quem viu um episódio há menos tempo; na dúvida, a pessoa mais nova. Digam-no antes do jogo, ou deixem-no à sorte. Joga-se no sentido dos ponteiros do relógio.
rules-classic-characters-title = As personagens
rules-classic-characters = As tuas cartas mostram os emblemas das personagens da história em vez de tesouros: doze esperam em casas fixas, doze em cartões que se movem.
rules-classic-cards-title = As cartas
rules-classic-cards = Todas as cartas são distribuídas por igual e ficam viradas para baixo à tua frente. Só vês a de cima, e mais ninguém a vê. As encontradas ficam à vista; quantas te faltam, todos podem saber.
rules-classic-next-turn-title = A carta seguinte
rules-classic-next-turn = Quando encontras uma carta, vês a seguinte no teu próximo turno, não antes. Uma mesa pode combinar vê-la logo.
rules-classic-next-once-title = A carta seguinte
rules-classic-next-once = Quando encontras uma carta, podes ver logo a seguinte. Uma mesa pode combinar esperar pelo turno seguinte.
rules-classic-end-title = O fim
rules-classic-end = Encontrada a última carta, volta ao teu canto. Quem lá acabar um turno sem mais nada para procurar ganha logo.
rules-classic-young-open-title = Com os mais novos
rules-classic-young-open = As cartas deles estão à vista de todos e encontram-se por qualquer ordem. Voltar a casa continua a ser preciso. Escolhe-se para cada lugar.
rules-classic-young-exit-title = Com os mais novos
rules-classic-young-exit = Veem todas as suas cartas e encontram-nas por qualquer ordem. No fim não precisam de voltar a casa: qualquer corredor que leve para fora do tabuleiro é uma saída. Escolhe-se para cada lugar.
rules-classic-house-title = Regras da casa
rules-classic-house = Menos cartas, para todos ou como vantagem para alguém; todos os objetivos próprios ao alcance num só passeio; um limite de tempo; um número de turnos, depois do qual ganha quem encontrou mais; e uma última ronda, para que todos tenham jogado o mesmo.
rules-classic-alone-title = A solo
rules-classic-alone = Quem joga a solo tenta acabar no menor número de turnos possível. A seta barrada também vale aqui.

## 3D Labyrinth

rules-towers-aim-title = De que se trata
rules-towers-aim = Encontra os teus tesouros entre as torres, para na pedra rúnica, na mais alta, e volta a casa antes dos outros. Para duas a quatro pessoas.
rules-towers-parts-title = O que há na caixa
rules-towers-parts = Um tabuleiro com 9 torres fixas, 17 torres móveis, 4 peões, 4 cartas de runa, 12 cartas de tesouro e 24 cartas mágicas.
rules-towers-first-title = Quem começa
rules-towers-first = Começa quem tem menos vertigens; na dúvida, a pessoa mais nova. Digam-no antes do jogo, ou deixem-no à sorte. Joga-se no sentido dos ponteiros do relógio.
rules-towers-board-title = O tabuleiro
rules-towers-board = Algumas torres são fixas; todas as outras se movem. Sobra uma torre. As setas na borda mostram que filas se podem empurrar. O número numa torre é a sua altura, de 1 a 5.
rules-towers-push-title = Primeiro empurra-se
rules-towers-push = Cada turno começa com um empurrão, mesmo que o teu caminho já esteja aberto. Roda a torre que sobrou como quiseres e mete-a por uma seta: toda a fila avança uma casa, e a que cai do outro lado passa a ser a torre que sobra.
rules-towers-barred-title = Nunca logo de volta
rules-towers-barred = A torre que sobra não pode voltar a entrar por onde acabou de sair. Essa seta fica barrada neste turno; todas as outras estão livres. No primeiro turno do jogo nada está barrado.
rules-towers-ride-title = Quem cai volta
rules-towers-ride = Os peões viajam na sua torre. Um peão empurrado para fora é posto na torre que acabou de entrar do outro lado. Isso não conta como jogada, e assim não se encontra nada.
rules-towers-cards-title = As cartas
rules-towers-cards = As cartas de tesouro são distribuídas por igual; só conheces a de cima. Todos começam também com uma carta mágica, que mais ninguém vê. Quantas cartas tens não é segredo.
rules-towers-steps-title = Os passos
rules-towers-steps = Anda-se pelos corredores abertos. De uma torre para a seguinte pode subir-se ou descer-se um nível, no máximo. Podes passar pelos outros e partilhar uma torre com eles.
rules-towers-magic-title = A magia
rules-towers-magic = Uma carta mágica leva-te por um passo de qualquer altura: para cima, para baixo ou, com o joker, como quiseres. O corredor tem de estar aberto na mesma. Usa quantas tiveres, mas só onde um passo a exige, e escolhe tu com quais pagas. Quando o maço acaba, baralham-se as cartas jogadas para fazer outro.
rules-towers-turn-title = Quando o teu turno acaba
rules-towers-turn = No tesouro que procuras: mostra a carta e vê a seguinte. Na pedra rúnica pela primeira vez: vira a tua carta de runa. Noutro sítio qualquer tiras uma carta mágica, mesmo sem te mexeres. Passar por cima de um tesouro não é encontrá-lo, e encontra-se um por turno, no máximo.
rules-towers-rune-title = A pedra rúnica
rules-towers-rune = Uma vez no jogo o teu turno tem de acabar na pedra rúnica, quando te der jeito. Uma mesa pode combinar que basta passar por cima.
rules-towers-end-title = O fim
rules-towers-end = Todos os tesouros encontrados e a carta de runa virada? Então ganha quem primeiro acabar um turno na sua torre de partida. Uma dica para a caixa da estante: arruma o labirinto como está e da próxima vez troca só algumas torres. Aqui, um botão no fim do jogo guarda o labirinto.
rules-towers-tips-title = Dicas
rules-towers-tips = Deixa a torre que sobrou onde saiu até ser usada: assim vê-se por onde não pode entrar. Não chegas ao teu objetivo? Fica onde o teu próximo turno tenha mais hipóteses. E ser empurrado para fora do tabuleiro pode aproximar-te do tesouro, ou afastar os outros do deles. Se guardarem o labirinto para outro jogo, podem antes trocar algumas torres móveis.
rules-towers-young-title = Com os mais novos
rules-towers-young = Para eles cada carta mágica é um joker. Escolhe-se para cada lugar.
rules-towers-house-title = Regras da casa
rules-towers-house = Um limite de cartas na mão, uma só carta mágica por turno, uma carta a mais para quem joga depois; menos tesouros, tempo ou turnos limitados, e uma última ronda para todos.

## Labyrinth Go!

rules-go-aim-title = De que se trata
rules-go-aim = Todos constroem ao mesmo tempo, em tabuleiros iguais e com peças iguais. Mostra pelos buracos as quatro imagens dos dados e liga cada uma ao centro.
rules-go-players-title = Quem joga, e onde se começa
rules-go-players = Para duas a quatro pessoas, ou para ti a solo. A pista vai de 0 a 20: a quatro começa-se na casa 0, a três na casa 3, a dois na casa 7.
rules-go-roll-title = Lançar e procurar
rules-go-roll = Quatro dados mostram quatro imagens. Procura-as no teu tabuleiro sem mexer nas peças. Quando todos estão prontos, gritam juntos «Labyrinth Go!» e começam todos ao mesmo tempo.
rules-go-lay-title = Pôr as peças
rules-go-lay = Há seis peças com caminhos dos dois lados, quatro delas com um buraco. Roda-as e vira-as como quiseres. Ficam em casas inteiras, nunca sobre a borda, o centro ou outra peça.
rules-go-right-title = Quando está certo
rules-go-right = As quatro imagens veem-se ao mesmo tempo pelos buracos e de cada uma um caminho sem cortes leva ao centro: todos os caminhos que contam estão ligados ao centro. Um caminho pode passar sobre outro buraco. As peças soltas que não levam a lado nenhum não fazem mal, e as de que não precisas podem ficar de fora.
rules-go-grab-title = Apanha!
rules-go-grab = Se achas que acabaste, apanha a ficha de pontuação mais alta que restar. O teu tabuleiro fica como está, certo ou não. Quando só resta uma, quem ainda constrói tem de parar e ficar com ela. A quatro há 6, 4, 2 e 1; a três, 4, 2 e 1; a dois, 4 e 2.
rules-go-check-title = A verificação
rules-go-check = Agora verificam-se todos os tabuleiros. Se o teu está certo, avanças o número azul. Se está errado, a ficha vira-se e recuas o número vermelho. O 1 não tem lado vermelho: faz sempre avançar um. Ninguém desce abaixo de 0.
rules-go-joker-title = O joker
rules-go-joker = Quem recebe o 1 pode usar o joker na ronda seguinte: um cruzamento de uma só casa. A dois não há.
rules-go-end-title = O fim
rules-go-end = Ganha quem tiver chegado a 20 quando todos os tabuleiros estiverem verificados; se forem vários, quem fez mais nessa ronda. Com menos jogadores começa-se mais à frente: a três na casa 3, a dois na casa 7.
rules-go-alone-title = A solo
rules-go-alone = Resolve tantos lançamentos quantos puderes em cinco minutos. Uma solução errada não é aceite, pode saltar-se um lançamento, e o que não está acabado não conta.
rules-go-house-title = Regras da casa
rules-go-house = As crianças podem ter ajuda, lugar por lugar: não apanham ficha com o tabuleiro errado, e um tabuleiro errado não lhes custa nada. Uma ronda pode ter relógio, e também acaba quando querem parar todos os que ainda constroem.
