### What a link shows before it is followed: nobody's name. The page itself says nothing of this.

preview-about = Los juegos de mesa del laberinto que se mueve, en el navegador: con amigos, en familia o contra bots, sin cuenta.
preview-waiting = { $edition }: ven a jugar
preview-waiting-about =
    Una mesa te espera. { $free ->
        [0] Todos los sitios están ocupados.
        [one] Hay un sitio libre.
       *[other] Hay { $free } sitios libres.
    }
preview-playing = { $edition }: se está jugando
preview-playing-about = La partida está en marcha. Sigue el enlace para mirar.
preview-over = { $edition }: una partida para ver otra vez
preview-over-about = Cada turno de la partida, con los comentarios del entrenador.
preview-puzzle = Un acertijo: { $edition }
preview-puzzle-about = { $kind }. Primero piensa, después juega en el navegador.
preview-room = Una sala para jugar
preview-room-about = Entra con tu nombre: la sala sortea quién juega contra quién.
