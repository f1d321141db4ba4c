### What a link shows before it is followed: nobody's name. The page itself says nothing of this.

preview-about = I giochi da tavolo del labirinto che si muove, nel browser: con gli amici, in famiglia o contro i bot, senza account.
preview-waiting = { $edition }: vieni a giocare
preview-waiting-about =
    Un tavolo ti aspetta. { $free ->
        [0] Tutti i posti sono occupati.
        [one] C’è un posto libero.
       *[other] Ci sono { $free } posti liberi.
    }
preview-playing = { $edition }: si sta giocando
preview-playing-about = La partita è in corso. Segui il link per guardare.
preview-over = { $edition }: una partita da rivedere
preview-over-about = Ogni turno della partita, con le osservazioni dell’allenatore.
preview-puzzle = Un rompicapo: { $edition }
preview-puzzle-about = { $kind }. Prima pensa, poi gioca nel browser.
preview-room = Una sala per giocare
preview-room-about = Entra con il tuo nome: la sala sorteggia chi gioca contro chi.
