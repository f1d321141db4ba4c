### What a link shows before it is followed: nobody's name. The page itself says nothing of this.

preview-about = Os jogos de tabuleiro do labirinto que se move, no navegador: com amigos, em família ou contra bots, sem conta.
preview-waiting = { $edition }: vem jogar
preview-waiting-about =
    Uma mesa espera por ti. { $free ->
        [0] Todos os lugares estão ocupados.
        [one] Há um lugar livre.
       *[other] Há { $free } lugares livres.
    }
preview-playing = { $edition }: está a jogar-se
preview-playing-about = O jogo está a decorrer. Segue a ligação para ver.
preview-over = { $edition }: um jogo para rever
preview-over-about = Cada vez do jogo, com as observações do treinador.
preview-puzzle = Um enigma: { $edition }
preview-puzzle-about = { $kind }. Primeiro pensa, depois joga no navegador.
preview-room = Uma sala para jogar
preview-room-about = Entra com o teu nome: a sala sorteia quem joga contra quem.
