### Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.

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
