### Rooms of many: a class, a club evening, a course.

club-unknown = Esta sala não existe. Vê outra vez o código.
club-wrong_key = Essa não é a tua chave para esta sala.
club-over = Esta sala terminou.
club-door_shut = A porta desta sala está fechada. Pergunta à pessoa que a abriu.
club-barred = Este dispositivo foi mandado embora da sala. Pergunta a quem a dirige.
club-full = Esta sala está cheia: já lá estão { $most } pessoas.
club-too_many_of_you = De um dispositivo podem entrar { $most } pessoas, não mais.
club-same_name = Nesta sala já há «{ $text }».
club-name_alike = «{ $text }» é parecido demais com «{ $other }», desta sala. Escolhe outro nome.
club-no_member = Na sala ninguém tem esse número.
club-no_team = Essa equipa não existe.
club-no_game = Não está a decorrer nenhum jogo assim.
club-too_few = Têm de estar pelo menos duas pessoas na sala.
club-not_running = A sala ainda não começou.
club-too_long = Esta sala ficou demasiado longa: depois de { $most } registos não aceita mais nada.

## The pages

club-title = Sala
club-open-title = Abrir uma sala
club-about = Para uma turma, um serão de clube ou um curso: entra-se com um código e um nome, e a sala sorteia quem joga contra quem. Continua sozinha, mesmo que este dispositivo adormeça.
club-game = Jogo
club-mode = Quem contra quem
club-mode-swiss = Sistema suíço
club-mode-swiss-help = Em cada ronda encontram-se os que têm os mesmos pontos, e ninguém duas vezes.
club-mode-everybody = Todos contra todos
club-mode-everybody-help = Termina quando todos se encontraram: para grupos pequenos.
club-mode-arena = Arena
club-mode-arena-help = Quem está livre joga o jogo seguinte, até o tempo acabar.
club-rounds = Rondas
club-minutes = Tempo
club-teams = Equipas
club-teams-none = nenhuma
club-leavers = Se alguém sair
club-leavers-bot = continua um bot
club-leavers-forfeit = o jogo está perdido
club-with-bot = { $name } (um bot)
club-made-up = Nomes inventados
club-made-up-help = Cada um recebe um nome: ninguém o escreve.
club-open = Abrir a sala
club-first-name = Nome
club-enter = Entrar
club-name-note = O teu nome só se vê nesta sala.
club-waits = Já está dentro. Começa em breve.
club-next = O teu próximo jogo abre-se sozinho.
club-leave = Sair da sala
club-status-open = A sala está aberta.
club-status-running = Está a decorrer.
club-status-paused = Pausa: não começam jogos novos.
club-status-over = A sala terminou.
club-round =
    { $of ->
        [0] Ronda { $round }
       *[other] Ronda { $round } de { $of }
    }
club-rest = Próxima ronda em { $time }
club-games = Jogos
club-bye = { $name } descansa
club-standings = Classificação
club-team-standings = Classificação das equipas
club-team = Equipa { $number }
club-place = Lugar
club-name = Nome
club-points = Pontos
club-played = Jogos
club-teacher = Dirigir a sala
club-start = Começar
club-pause = Pausa
club-resume = Continuar
club-file = Resultados num ficheiro
club-end = Terminar a sala
club-end-sure = Os jogos em curso não contam. Os resultados ficam.
club-go-on = Deixá-la aberta
club-door = Outros podem entrar
club-other-device = Dirigi-la de outro dispositivo
club-other-device-note = Quem tiver esta ligação pode dirigir a sala. Guarda-a para ti.
club-way = Leia a imagem, ou escreva o código na página inicial:
club-call = Terminar um jogo demasiado longo
club-call-note = A mesa é fechada, e tu dás os pontos.
club-call-for = Ganha { $name }
club-call-shared = Metade cada um
club-members =
    { $count ->
        [one] Está uma pessoa
       *[other] Estão { $count } pessoas
    }
club-gone = ausente
club-rename = Outro nome para { $name }
club-send-away = Mandar embora { $name }
club-send-device = Mandar embora todos os do dispositivo de { $name }
club-send-device-sure = Quem entrou por este dispositivo sai da sala, e ninguém pode voltar a entrar por ele até o permitires. Os outros dispositivos não são afetados.
club-send-device-keep = Deixá-los ficar
club-sent-devices = Dispositivos mandados embora
club-let-device = Deixar entrar de novo o dispositivo de { $name }
