### The table around every board.

table-connecting = Um momento…
table-lost = A ligação perdeu-se. Volta sozinha, e nenhuma jogada se perde.
table-offline = Este aparelho está sem rede. O teu jogo está a salvo e continua quando a rede voltar.
table-compiling = Os animais mais espertos ainda estão a acordar. Até lá, o Gato joga por eles.
table-meanwhile = Entretanto, um jogo novo a solo

## Whose turn it is

turn-yours = É a tua vez
turn-of = Joga { NAME($name) }
turn-again =
    { $yours ->
        [yes] Outra vez: a tua última jogada
       *[no] Outra vez a última jogada: { NAME($name) }
    }
turn-all = Todos ao mesmo tempo
turn-clock = Contra o relógio
turn-alone = Sem pressa
turn-over = O jogo acabou
clock-left = tempo restante: { $time }
seat-open = livre
seat-present = está cá
seat-absent = sem ligação
seat-away = joga um bot no seu lugar
turn-back-asked = { $name } quer desfazer a última jogada.
turn-back-waits = Queres desfazer a tua jogada. Faltam as respostas dos outros.
turn-back-yes = Sim, desfazer
turn-back-no = Não, fica assim
away-back = Voltar a jogar
away-back-of = { $name } voltou
away-bot = Deixar um bot jogar por { $name }
away-why = { $name } não está neste momento. Um pouco de paciência!
away-left =
    { $name } já não está. { $then ->
        [bot] Quando o tempo acabar, joga um bot.
        [pass] Quando o tempo acabar, passa a vez.
       *[wait] O jogo espera.
    }
away-unrated = Um jogo em que um bot joga por alguém não conta para a classificação.
away-room = Se um bot jogou por alguém, o jogo conta para quem jogou em pessoa.
watch-title = Estás a ver
watch-late = Estás a ver: o jogo já tinha começado.
watch-full = Estás a ver: a mesa estava cheia.
watch-lost = Estás a ver: o teu lugar está agora noutro aparelho.

## Waiting for people

waiting-title = À espera de jogadores
waiting-full = Estamos todos
waiting-invite = Vem para a mesa
waiting-sit = Senta-te aqui
waiting-bot = Sentar um bot
waiting-free = Libertar o lugar
waiting-stand = Levantar-se
waiting-open = para quem tem o código
waiting-soon = Começa quando alguém à mesa carregar em «Começar».
waiting-anybody = Quem está à mesa pode começar.
waiting-watch = A mesa está cheia: podes ver quando começar.
waiting-for =
    { $count ->
        [one] Há um lugar livre
       *[other] Há { $count } lugares livres
    }
invite-how = Aponta a câmara de um telemóvel para aqui, ou escreve o código na página inicial.
invite-qr = Código QR desta mesa
invite-code = O código desta mesa
invite-share = Partilhar a ligação
invite-copied = A ligação está copiada.
invite-local = Os telemóveis não conseguem abrir este endereço. Abre primeiro a página pelo nome ou número deste computador na tua rede.

## The curtain between two players

curtain-title = A cortina
curtain-pass = Agora joga { $name }
curtain-open = Eu sou { $name }
curtain-who = Quem joga aqui?
curtain-hold = Mantém a carta premida para a veres.
curtain-left = tempo para passar o aparelho: { $time }
curtain-clock = O teu tempo começa quando abres. Se ninguém abrir a tempo, passa-se a vez.

pause-title = Pausa
pause-look = Olhe para a frente.
pause-waits = O seu jogo espera.
pause-turn = É a sua vez.
pause-turn-left = É a sua vez; restam { $time }.

## Friendly signs

sign-title = Dizer algo
sign-hello = Olá!
sign-well_done = Muito bem!
sign-thanks = Obrigado!
sign-oops = Ups!
sign-wow = Uau!
sign-hurry = Vamos lá!
sign-good_game = Bom jogo!
sign-bye = Adeus!

## The menu

menu-title = Menu
menu-rules = As regras
menu-keys = Teclas
menu-story = O que aconteceu?
story-empty = Ainda não aconteceu nada.
menu-invite = Convidar outros a ver
menu-move = Continuar noutro aparelho
menu-move-how = Esta ligação é o teu lugar: quem a abre joga por ti. Guarda-a para ti.
menu-new-link = Nova ligação
menu-new-link-why = A ligação antiga deixa de valer, também noutros aparelhos que a tenham.
menu-new-link-made = Esta é a nova ligação.
menu-screen = Mostrar na televisão
menu-screen-here = Neste dispositivo
tv-how = Abre { $address } na televisão: ela mostra quatro letras. Escreve-as aqui. As desforras e os vossos próximos jogos vêm sozinhos.
tv-title = A televisão é o tabuleiro. O teu telemóvel é a tua mão.
tv-join = Aponta o telemóvel para o quadrado, ou abre { $address } e escreve:
tv-letters = As quatro letras da televisão
tv-letters-wrong = Quatro letras, por favor: a televisão mostra-as.
tv-this = Esta é a televisão
tv-stop = Esta não é a televisão
tv-where = Estás diante da televisão { $code }.
tv-empty = Ainda não mostra nenhum jogo. Começa um: cada pessoa joga no seu telemóvel.
tv-who = Quem és tu?
tv-board = Mostrar aqui o tabuleiro todo
tv-hand = Deixar o tabuleiro à televisão { $code }
tv-look = Olha para a televisão.
menu-record = Guardar o jogo como texto
menu-rated = Este jogo conta para a classificação.
menu-unrated = Este jogo não conta para a classificação.
menu-leave = Sair
menu-new = Novo jogo
menu-leave-waits = O jogo fica aqui parado à tua espera.
menu-leave-choose = O que acontece enquanto não estás? Podes voltar quando quiseres.
menu-leave-lend = Um bot joga por mim
menu-leave-keep = Os outros esperam por mim
menu-leave-pass = As minhas vezes passam quando o tempo acaba
menu-leave-alone = O jogo fica aqui parado à tua espera, e o relógio também.
menu-leave-who = Quem sai?
menu-leave-bot = Um bot continua por quem sai. Pode voltar quando quiser.
menu-leave-shared = Um bot continua por quem sai. Se saírem todos, o jogo espera, e o relógio também.
menu-leave-keep-all = Saímos todos, os outros esperam
menu-leave-pass-all = Saímos todos, as nossas vezes passam quando o tempo acaba
menu-leave-all = Todos
menu-stay = Ficar

## The end

end-home =
    { $you ->
        [yes] { $reason ->
            [home] Estás em casa!
            [exit] Estás fora do labirinto!
           *[other] Ganhaste!
        }
       *[no] { $reason ->
            [home] { $name } está em casa!
            [exit] { $name } está fora do labirinto!
           *[other] { $name } ganha!
        }
    }
end-more = Mais
end-replay = Ver o jogo outra vez

play-skip = Avanço rápido
alone-ready = Pronto!
alone-clock = O tempo só começa a contar quando disseres.

table-no-board = Esta página ainda não sabe desenhar este jogo: eis, em texto, o que se sabe.
table-moves = Jogadas
