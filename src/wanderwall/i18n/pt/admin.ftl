### For whoever runs a server: the page for the host, and `wanderwall admin`.

admin-title = Para o anfitrião
admin-about = Cuida deste servidor. A chave é a de WANDERWALL_ADMIN_KEY, onde o servidor foi iniciado.
admin-key = A chave do anfitrião
admin-enter = Abrir
admin-again = Ver outra vez
admin-leave = Afinal não
admin-no_key = Não há chave do anfitrião. Inicia o servidor com WANDERWALL_ADMIN_KEY, com 16 caracteres ou mais, e dá a mesma ao comando.
admin-wrong_key = Essa não é a chave do anfitrião.
admin-figures = Os números são para a própria máquina, ou com a chave do anfitrião: Authorization: Bearer …
admin-no_guest = Ali não está ninguém que se possa esquecer.

## How much there is

admin-sizes = O que se guarda
admin-version = Versão
admin-database = Base de dados
admin-games = Jogos
admin-tables = { $waiting } à espera, { $playing } em curso, { $over } terminados, { $closed } fechados
admin-log = Registo
admin-entries =
    { $count ->
        [one] uma entrada
       *[other] { $count } entradas
    }
admin-people = Pessoas
admin-guests =
    { $count ->
        [one] um convidado
       *[other] { $count } convidados
    }

## Busy tables

admin-busiest = As mesas mais animadas desde ontem
admin-nothing = Desde ontem não se jogou nada.
admin-close = Fechar a mesa
admin-close-sure = Quem lá joga tem de sair e ninguém continua. O que aconteceu fica escrito.
admin-closed = A mesa está fechada.
admin-forget = Esquecer { $name }
admin-forget-sure = O nome, a pontuação e quais os jogos que eram seus são esquecidos, em todas as mesas deste convidado. Os jogos ficam, com um nome inventado.
admin-forgotten =
    { $count ->
        [one] Esquecido numa mesa.
       *[other] Esquecido em { $count } mesas.
    }

## Games that are over

admin-finished = Jogos terminados
admin-kept = Os jogos terminados são guardados.
admin-erased-after =
    { $days ->
        [one] Os jogos terminados são apagados um dia depois do fim.
       *[other] Os jogos terminados são apagados { $days } dias depois do fim.
    }
admin-days = Dias
admin-erase = Apagar os mais antigos
admin-keep = Guardar todos
admin-erase-sure =
    { $days ->
        [one] Os jogos terminados há mais de um dia são apagados já, e cada um dos outros um dia depois do fim. Nada os traz de volta: faz antes uma cópia de segurança.
       *[other] Os jogos terminados há mais de { $days } dias são apagados já, e cada um dos outros { $days } dias depois do fim. Nada os traz de volta: faz antes uma cópia de segurança.
    }
admin-erased =
    { $count ->
        [one] Foi apagado um jogo.
       *[other] Foram apagados { $count } jogos.
    }
