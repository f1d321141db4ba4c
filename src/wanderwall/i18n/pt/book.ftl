### The book of one's own, and turns of one's own games to try again.

book-phrase_length = Uma frase tem { $names } nomes; estes são { $given }.
book-phrase_name = «{ $text }» não é um nome de uma frase. Vê outra vez o que está impresso.
book-phrase_slip = Estes nomes não vão juntos: um é outro, ou está noutro lugar.
book-phrase_unknown = Nenhum livro daqui tem esta frase. Uma frase nova anula a anterior.
book-pass_unknown = Este código não é válido, ou há um mais recente. Pede ao outro dispositivo que o mostre de novo.
book-pass_used = Este código já foi usado. Pede ao outro dispositivo que mostre um novo.
book-pass_late = Este código é demasiado antigo: vale dez minutos. Pede ao outro dispositivo que mostre um novo.
book-full = Um livro é para { $most } dispositivos no máximo.
book-claim = Este resultado não é o que foi contado aqui: nada mudou.
book-no_lesson = Aqui não há nenhuma jogada tua para tentar de novo.

book-title = O meu livro
book-about = Os teus jogos, enigmas e emblemas. Este servidor guarda-os para ti, sem conta; mais ninguém pode abrir o teu livro.
book-empty = Aqui ainda não há nada escrito. Joga um jogo até ao fim, ou resolve um enigma.
book-games = Jogos
book-played = Jogados
book-won = Ganhos
book-lost = Perdidos
book-score = Objetivos encontrados
book-finds-a-turn = Achados por jogada
book-favourites = Favoritos
book-rivals = Frente a frente
book-rivals-about = Só pessoas com quem jogas entre amigos. Mais ninguém lê isto.
book-bests = Melhores marcas
book-best-quickest =
    Vitória mais rápida: { $value ->
        [one] uma jogada
       *[other] { $value } jogadas
    }
book-best-finds_a_turn = Mais achados por jogada: { $value }
book-best-solo = Mais lançamentos a sós: { $value }
book-best-run = Mais vitórias seguidas: { $value }
book-best-rush = Mais enigmas numa corrida: { $value }
book-best-row = Mais dias seguidos: { $value }
book-watch = Rever
book-list = Jogo a jogo
book-list-won = ganho
book-list-lost = perdido
book-badges = Emblemas
book-badge-beat = Primeira vitória contra { NAME($bot) }
book-badge-photo-finish = Em casa com o último empurrão: a outro só faltava o caminho para casa
book-badge-swift = Ganho com um achado a cada duas jogadas
book-badge-friends = Primeira vitória entre amigos
book-badge-full-table = Ganho numa mesa cheia de quatro
book-badge-all-games = Ganhos todos os jogos da casa
book-badge-row = O labirinto do dia { $value } dias seguidos
book-badge-puzzles = { $value } enigmas resolvidos
book-badge-par = Um labirinto do dia no par
book-earned = Ganho a { $date }
book-earned-once = Ganho
book-not-yet = Ainda não
book-puzzles =
    { $count ->
        [one] Um enigma resolvido
       *[other] { $count } enigmas resolvidos
    }

book-along = Levá-lo contigo
book-along-about = Aponta a câmara do teu outro dispositivo para o código. Vale dez minutos, para um só dispositivo; depois os dois têm o mesmo livro.
book-along-show = Mostrar o código
book-along-code = Um código QR que leva este livro para outro dispositivo
book-devices =
    { $devices ->
        [one] Este livro está num dispositivo.
       *[other] Este livro está em { $devices } dispositivos.
    }
book-device-this = Este dispositivo
book-device-other = Outro dispositivo
book-device-games =
    { $games ->
        [one] Um jogo, a { $date }
       *[other] { $games } jogos, o último a { $date }
    }
book-device-new = Ainda nenhum jogo até ao fim
book-leave = Deixar este livro
book-leave-sure = Este dispositivo volta a ter um livro só seu, com os jogos que nele se jogaram. Os enigmas e as jogadas a repetir ficam no livro comum.
book-left = Este dispositivo volta a ter um livro só seu.
book-remove = Remover o dispositivo
book-remove-sure = Esse dispositivo perde este livro e leva só os jogos que nele se jogaram. A tua frase e os códigos mostrados antes deixam de valer; cria depois uma frase nova.
book-removed = O dispositivo já não está no teu livro.
book-not-now = Agora não
book-phrase = Uma frase em papel
book-phrase-about = Dez nomes inventados que trazem o teu livro de volta se este dispositivo se perder. Imprime-os ou escreve-os: são mostrados uma vez, e quem os souber pode abrir o teu livro.
book-phrase-make = Criar uma frase
book-phrase-print = Imprimir
book-take = Trazer um livro para aqui
book-take-about = O livro que trazes e o deste dispositivo tornam-se um só. Faz isto só com um livro teu. Uma frase criada para o livro deste dispositivo deixa então de valer; cria depois uma nova.
book-take-phrase = Os dez nomes da tua frase
book-take-do = Trazê-lo para aqui
book-join = Juntar os livros
book-join-whose = O livro de { $name }
book-join-nameless = Um livro ainda sem nome
book-join-here = O livro deste dispositivo
book-join-holds =
    { $games ->
        [one] Um jogo
       *[other] { $games } jogos
    }, { $puzzles ->
        [one] um enigma
       *[other] { $puzzles } enigmas
    }, { $devices ->
        [one] um dispositivo
       *[other] { $devices } dispositivos
    }
book-join-sure = São os dois teus? Tornam-se um só livro, em todos os seus dispositivos.
book-join-same = Este livro já está neste dispositivo.
book-taken = O teu livro está aqui.
book-file = Guardá-lo num ficheiro
book-forget = Esquece-me
book-forget-sure = Tudo o que é teu é apagado, em todos os teus dispositivos: este livro com enigmas e emblemas, as tuas classificações e o teu nome em todas as mesas. Os jogos dos outros ficam, com um nome inventado no teu lugar. Ninguém pode desfazer isto.
book-keep = Manter tudo
book-forgotten =
    Apagados: { $games ->
        [one] um jogo
       *[other] { $games } jogos
    }, { $puzzles ->
        [one] um enigma
       *[other] { $puzzles } enigmas
    } e { $lessons ->
        [one] uma jogada
       *[other] { $lessons } jogadas
    } do teu livro; o teu nome em { $tables ->
        [one] uma mesa
       *[other] { $tables } mesas
    }; { $ratings ->
        [one] uma classificação
       *[other] { $ratings } classificações
    }; em { $devices ->
        [one] um dispositivo
       *[other] { $devices } dispositivos
    }.

try-title = Jogadas para tentar de novo
try-about = O tabuleiro como estava no teu jogo, e o que sabias então. Há uma jogada melhor?
try-due =
    { $due ->
        [0] Hoje nenhuma jogada espera por ti.
        [one] Uma jogada espera por ti.
       *[other] { $due } jogadas esperam por ti.
    }
try-learned = { $learned } de { $all } aprendidas
try-begin = Tentar agora
try-step = Jogada { $at } de { $all }
try-wrong = Há uma melhor. Olha outra vez: resta uma tentativa.
try-right = É isso!
try-answer = Desta vez não. Eis o que o treinador teria feito, e porquê:
try-next = Próxima jogada
try-none = O treinador não encontrou nenhuma jogada tua que custasse muito. Bem jogado!
try-result = Voltar ao resultado
try-done = É tudo por agora. O que estava certo volta cada vez mais tarde, o resto amanhã.
try-thinks = O treinador vê o teu jogo.

# Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.
push-turn = É a tua vez: { $edition }
push-turn-body = A tua mesa espera por ti.
push-switch = Avisa-me quando for a minha vez
push-help = Também quando esta página está fechada. Este servidor envia então uma mensagem pelo serviço de notificações de quem faz o teu navegador, que fica a saber que há uma, mas não o que diz.
push-on = As mensagens chegam por { $service }.
push-refused = O teu navegador não deixa esta página enviar mensagens. Podes mudar isso nas definições dele para esta página.
push-failed = O teu navegador não alcança nenhum serviço de notificações. O título da janela continua a dizer-te quando é a tua vez.
push-off = Este servidor não envia mensagens a dispositivos.
push-endpoint = Este não é o endereço de um serviço de notificações na Internet.
push-keys = As chaves deste dispositivo não se conseguem ler.
