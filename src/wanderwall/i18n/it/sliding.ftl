### Davanti a un labirinto che scorre.

sliding-board = Tabellone
sliding-arrows = Frecce
sliding-spare = Tessera eccedente
sliding-turn_left = Gira a sinistra
sliding-turn_right = Gira a destra
sliding-goal = Il tuo obiettivo
sliding-goals = I tuoi obiettivi
sliding-goal_home = Alla partenza!
sliding-goal_exit = Fuori dal labirinto!
sliding-goal_hidden = Al tuo turno
sliding-step-push = Spingi
sliding-step-walk = Cammina
sliding-push = Spingi
sliding-push_walk = Spingi e cammina
sliding-walk = Vai qui
sliding-stay = Resta
sliding-cancel = Indietro
sliding-cancelled = Annullato.
sliding-hint = Consiglio
sliding-hint_more = Altro consiglio
sliding-hint_look =
    { $on ->
        [N] Guarda la colonna { $line }
        [S] Guarda la colonna { $line }
       *[other] Guarda la riga { $line }
    }
sliding-undo = Annulla
sliding-undone = Annullato. Spingi di nuovo.
sliding-tip_push = Gira la tessera, poi tocca una freccia.
sliding-tip_walk = Tocca una casella illuminata per andarci.
sliding-push_first = Prima si spinge: tocca una freccia.
sliding-no_way = Nessun percorso aperto porta lì.
sliding-plays = Sta giocando { $name }.
sliding-over = La partita è finita.
sliding-found =
    { $you ->
        [yes] Trovi: { $thing }!
       *[no] { $name } trova: { $thing }!
    }
sliding-progress = { $name }: trovati { $found } su { $total }
sliding-seeks = cerca: { $thing }
sliding-turn =
    { $you ->
        [yes] Hai
       *[no] { $name } ha
    } { $on ->
        [N] spinto la { $nth } colonna dall’alto
        [S] spinto la { $nth } colonna dal basso
        [W] spinto la { $nth } riga da sinistra
       *[E] spinto la { $nth } riga da destra
    }{ $how ->
        [time] {" "}– il tempo era scaduto.
        [stay] {" "}senza fare un passo.
        [found] {" "}e trovato: { $found }!
        [home] {" "}e raggiunto la partenza!
        [exit] {" "}e lasciato il labirinto!
       *[walk] {" "}e camminato.
    }
sliding-again = Rivedi l’ultimo turno: { $name }
sliding-nth =
    { $line ->
        [2] seconda
        [4] quarta
        [6] sesta
        [8] ottava
        [10] decima
       *[12] dodicesima
    }

## Il tabellone a parole

sliding-tile = { $shape }, apertura verso { $sides }
sliding-shape-blank = nessun corridoio
sliding-shape-end = vicolo cieco
sliding-shape-straight = rettilineo
sliding-shape-corner = curva
sliding-shape-tee = incrocio a T
sliding-shape-cross = incrocio
sliding-side-n = l’alto
sliding-side-e = destra
sliding-side-s = il basso
sliding-side-w = sinistra
sliding-home =
    { $you ->
        [yes] la tua partenza
       *[no] partenza di { $name }
    }
sliding-exit = un’uscita
sliding-pawn =
    { $you ->
        [yes] qui ci sei tu
       *[no] qui c’è { $name }
    }
sliding-in_reach = a portata
sliding-out_of_reach = fuori portata
sliding-line =
    spingi { $on ->
        [N] la colonna { $line } verso il basso
        [S] la colonna { $line } verso l’alto
        [W] la riga { $line } verso destra
       *[E] la riga { $line } verso sinistra
    }
sliding-barred = Non ora: la tessera è appena uscita da qui
sliding-reaches =
    { $count ->
        [one] Una casella a portata
       *[other] { $count } caselle a portata
    }
sliding-reaches_goal = Il tuo obiettivo è a portata: { $things }
sliding-reaches_things = A portata: { $things }

## Keys

sliding-key-tab = alle frecce, alla tessera, al tabellone, ai pulsanti
sliding-key-move = freccia o casella successiva
sliding-key-choose = scegliere; ancora una volta: giocare
sliding-key-turn = girare la tessera a destra, a sinistra
sliding-key-back = annullare
