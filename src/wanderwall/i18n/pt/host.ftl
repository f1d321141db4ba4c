### For whoever runs a server: the page for the host, and `wanderwall admin`.

host-title = Para o anfitrião
host-about = Cuida deste servidor. A chave é a de WANDERWALL_ADMIN_KEY, onde o servidor foi iniciado.
host-key = A chave do anfitrião
host-enter = Abrir
host-again = Ver outra vez
host-leave = Afinal não
host-no_key = Não há chave do anfitrião. Inicia o servidor com WANDERWALL_ADMIN_KEY, com 16 caracteres ou mais, e dá a mesma ao comando.
host-wrong_key = Essa não é a chave do anfitrião.
host-figures = Os números são para a própria máquina, ou com a chave do anfitrião: Authorization: Bearer …
host-no_guest = Ali não está ninguém que se possa esquecer.

## How much there is

host-sizes = O que se guarda
host-version = Versão
host-database = Base de dados
host-games = Jogos
host-tables = { $waiting } à espera, { $playing } em curso, { $over } terminados, { $closed } fechados
host-log = Registo
host-entries =
    { $count ->
        [one] uma entrada
       *[other] { $count } entradas
    }
host-people = Pessoas
host-guests =
    { $count ->
        [one] um convidado
       *[other] { $count } convidados
    }

## Busy tables

host-busiest = As mesas mais animadas desde ontem
host-nothing = Desde ontem não se jogou nada.
host-close = Fechar a mesa
host-close-sure = Quem lá joga tem de sair e ninguém continua. O que aconteceu fica escrito.
host-closed = A mesa está fechada.
host-forget = Esquecer { $name }
host-forget-sure = O nome, a pontuação e quais os jogos que eram seus são esquecidos, em todas as mesas deste convidado. Os jogos ficam, com um nome inventado.
host-forgotten =
    { $count ->
        [one] Esquecido numa mesa.
       *[other] Esquecido em { $count } mesas.
    }

## Games that are over

host-finished = Jogos terminados
host-kept = Os jogos terminados são guardados.
host-erased-after =
    { $days ->
        [one] Os jogos terminados são apagados um dia depois do fim.
       *[other] Os jogos terminados são apagados { $days } dias depois do fim.
    }
host-days = Dias
host-erase = Apagar os mais antigos
host-keep = Guardar todos
host-erase-sure =
    { $days ->
        [one] Os jogos terminados há mais de um dia são apagados já, e cada um dos outros um dia depois do fim. Nada os traz de volta: faz antes uma cópia de segurança.
       *[other] Os jogos terminados há mais de { $days } dias são apagados já, e cada um dos outros { $days } dias depois do fim. Nada os traz de volta: faz antes uma cópia de segurança.
    }
host-erased =
    { $count ->
        [one] Foi apagado um jogo.
       *[other] Foram apagados { $count } jogos.
    }
