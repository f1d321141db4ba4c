### Rooms of many: a class, a club evening, a course.

room-unknown = Esta sala não existe. Vê outra vez o código.
room-wrong_key = Essa não é a tua chave para esta sala.
room-over = Esta sala terminou.
room-door_shut = A porta desta sala está fechada. Pergunta à pessoa que a abriu.
room-barred = Este dispositivo foi mandado embora da sala. Pergunta a quem a dirige.
room-full = Esta sala está cheia: já lá estão { $most } pessoas.
room-too_many_of_you = De um dispositivo podem entrar { $most } pessoas, não mais.
room-same_name = Nesta sala já há «{ $text }».
room-name_alike = «{ $text }» é parecido demais com «{ $other }», desta sala. Escolhe outro nome.
room-pass_void = Este código já foi usado, ou os dez minutos passaram. Peça outro.
room-asked_already = Alguém já pede este lugar. Primeiro tem de responder o professor.
room-no_member = Na sala ninguém tem esse número.
room-no_team = Essa equipa não existe.
room-no_game = Não está a decorrer nenhum jogo assim.
room-too_few = Têm de estar pelo menos duas pessoas na sala.
room-not_running = A sala ainda não começou.
room-not_over = A sala ainda não terminou.
room-too_long = Esta sala ficou demasiado longa: depois de { $most } registos não aceita mais nada.

## The pages

room-title = Sala
room-open-title = Abrir uma sala
room-about = Para uma turma, um serão de clube ou um curso: entra-se com um código e um nome, e a sala sorteia quem joga contra quem. Continua sozinha, mesmo que este dispositivo adormeça.
room-called = Nome da sala
room-game = Jogo
room-mode = Quem contra quem
room-mode-swiss = Sistema suíço
room-mode-swiss-help = Em cada ronda encontram-se os que têm os mesmos pontos, e ninguém duas vezes.
room-mode-everybody = Todos contra todos
room-mode-everybody-help = Termina quando todos se encontraram: para grupos pequenos.
room-mode-arena = Arena
room-mode-arena-help = Quem está livre joga o jogo seguinte, até o tempo acabar.
room-rounds = Rondas
room-estimate = para { $rounds } rondas de cerca de { $each }, e as pausas.
room-minutes = Tempo
room-teams = Equipas
room-teams-none = nenhuma
room-leavers = Se alguém sair
room-leavers-bot = continua um bot
room-leavers-forfeit = o jogo está perdido
room-with-bot = { $name } (um bot)
room-made-up = Nomes inventados
room-made-up-help = Cada um recebe um nome: ninguém o escreve.
room-open = Abrir a sala
room-first-name = Nome
room-enter = Entrar
room-name-note = O teu nome só se vê nesta sala.
room-waits = Já está dentro. Começa em breve.
room-next = O teu próximo jogo abre-se sozinho.
room-leave = Sair da sala
room-status-open = A sala está aberta.
room-status-running = Está a decorrer.
room-status-paused = Pausa: não começam jogos novos.
room-status-over = A sala terminou.
room-round =
    { $of ->
        [0] Ronda { $round }
       *[other] Ronda { $round } de { $of }
    }
room-rest = Próxima ronda em { $time }
room-games = Jogos
room-bye = { $name } descansa
room-standings = Classificação
room-team-standings = Classificação das equipas
room-team = Equipa { $number }
room-place = Lugar
room-name = Nome
room-points = Pontos
room-played = Jogos
room-teacher = Dirigir a sala
room-start = Começar
room-pause = Pausa
room-resume = Continuar
room-file = Resultados num ficheiro
room-again = Mais uma vez com esta turma
room-end = Terminar a sala
room-end-sure = Os jogos em curso não contam. Os resultados ficam.
room-go-on = Deixá-la aberta
room-door = Outros podem entrar
room-other-device = Dirigi-la de outro dispositivo
room-other-device-note = Quem tiver esta ligação pode dirigir a sala. Guarda-a para ti.
room-way = Leia a imagem, ou escreva o código na página inicial:
room-call = Terminar um jogo demasiado longo
room-call-note = A mesa é fechada, e tu dás os pontos.
room-call-for = Ganha { $name }
room-call-shared = Metade cada um
room-members =
    { $count ->
        [one] Está uma pessoa
       *[other] Estão { $count } pessoas
    }
room-gone = ausente
room-rename = Outro nome para { $name }
room-send-away = Mandar embora { $name }
room-send-device = Mandar embora todos os do dispositivo de { $name }
room-send-device-sure = Quem entrou por este dispositivo sai da sala, e ninguém pode voltar a entrar por ele até o permitires. Os outros dispositivos não são afetados.
room-send-device-keep = Deixá-los ficar
room-sent-devices = Dispositivos mandados embora
room-let-device = Deixar entrar de novo o dispositivo de { $name }

## O ecrã grande

room-scan = Leia a imagem ou escreva o código
room-easy = Basta um nome. Sem conta.
room-more =
    { $count ->
        [one] … e mais uma pessoa
       *[other] … e mais { $count }
    }
room-find-table =
    { $of ->
        [0] Ronda { $round }: procure a sua mesa
       *[other] Ronda { $round } de { $of }: procure a sua mesa
    }
room-tables = Mesas { $from }–{ $to }
room-done = { $done } de { $all } jogos terminados
room-found = { $name } encontrou { $thing }
room-wins = { $name } ganha a { $others }
room-shares = { $names } dividem o ponto
room-between = Bem jogado! Já continuamos
room-well-played = Bem jogado!
room-everybody = Todos
room-podium-points =
    { $count ->
        [one] { $text } ponto
       *[other] { $text } pontos
    }

## Outro aparelho

room-new-device = Um aparelho novo para { $name }
room-new-device-text = { $name } lê isto e continua a jogar: nome, pontos e jogo ficam. Vale uma vez, durante dez minutos.
room-plea = { $name } pede para voltar
room-plea-yes = Sim, é { $name }
room-plea-no = Não
room-is-there = Já há aqui { $name }
room-are-you = Chama-se { $name } e usa agora outro aparelho?
room-ask-back = Sim: pedir para voltar
room-other-name = Não: uso outro nome
room-ask-note = O professor diz sim com um toque. Pontos e jogo ficam.
room-asked = O professor vê o seu pedido. Espere um momento.
room-refused = O professor disse não. Use outro nome, ou fale com ele.
room-moved = Continua a jogar noutro aparelho.
