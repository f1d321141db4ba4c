### Labyrinth Go! on the page, and what both it and the terminal say.

go-play-board = La tua plancia
go-play-players = Giocatori
go-play-roll = Il lancio
go-play-tiles = Le tue tessere percorso
go-play-rolled = Lancio: { $things }. Trovali sulla tua plancia!
go-play-side =
    { $side ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }
go-play-square = { $square }, { $picture }
go-play-square-middle = { $square }, il centro
go-play-square-tile =
    { $hole ->
        [yes] { $square }, { $picture } nel foro di { $tile }, aperture: { $sides }
       *[no] { $square }, { $tile } su { $picture }, aperture: { $sides }
    }
go-play-tile =
    { $tile }, { $face ->
        [b] retro
       *[a] fronte
    }{ $where ->
        [board] , sulla plancia
       *[hand] {""}
    }{ $long ->
        [no] {""}
       *[yes] . { $hole ->
            [yes] Lato con il foro
           *[no] Primo lato
        } aperto: { $first }; altro lato aperto: { $second }
    }
go-play-round = Turno { $round }
go-play-keys = 1–6 scelgono una tessera, R la gira, F la volta, G prende
go-play-lies = { $tile } è su { $squares }.
go-play-hole = Nel foro: { $picture }.
go-play-joins =
    { $count ->
        [0] Il percorso non porta ancora da nessuna parte.
       *[other] Il percorso continua verso: { $things }.
    }
go-play-would-join =
    { $count ->
        [0] il percorso non porterebbe da nessuna parte
       *[other] il percorso continuerebbe verso: { $things }
    }
go-play-the-middle = il centro
go-play-lifted = { $tile } ti torna in mano.
go-play-in-hand =
    { $how ->
        [turned] Girata: { $tile }.
        [flipped] Voltata: { $tile }.
        [back] { $tile } torna al suo posto.
        [stays] { $tile } resta dov’è.
       *[held] { $tile }.
    }
go-play-same = È uguale da tutti i lati.
go-play-turn = Gira
go-play-flip = Volta
go-play-clear = Riprendi tutto
go-play-hint = Consiglio
go-play-no-room = Qui non c’è posto.
go-play-take-first = Prima scegli una tessera.
go-play-ready = Ci sono!
go-play-look = Trova i quattro tesori, poi dillo
go-play-aim = Poi mostrali tutti e quattro nei fori e collega ognuno al centro.
go-play-you-ready = Ci sei
go-play-waiting =
    { $count ->
        [0] Si parte!
       *[other] Aspettiamo { NAME($names) }
    }
go-play-go = Labyrinth Go!
go-play-find = Trova questi quattro!
go-play-got-it = Capito
go-play-readiness =
    { $ready ->
        [yes] a posto
       *[no] cerca
    }
go-play-laid =
    { $count ->
        [0] ancora niente
        [one] una tessera posata
       *[other] { $count } tessere posate
    }
go-play-grabbed =
    ha preso { $tile ->
        [1] l’{ $tile }
       *[other] il { $tile }
    }
go-play-grabs =
    { $name } prende { $tile ->
        [1] l’{ $tile }
       *[other] il { $tile }
    }!
go-play-wants-stop = vuole smettere
go-play-joker = ha la tessera jolly
go-play-left = Gettoni punteggio al centro: { $tiles }
go-play-grab =
    Prendi { $tile ->
        [1] l’{ $tile }
       *[other] il { $tile }
    }!
go-play-grab-for =
    { $red ->
        [0] +{ $blue } in ogni caso
       *[other] giusto +{ $blue } · sbagliato −{ $red }
    }
go-play-grab-helped = +{ $blue } quando tutti e quattro sono collegati
go-play-you-grabbed =
    Hai preso { $tile ->
        [1] l’{ $tile }
       *[other] il { $tile }
    }
go-play-others-build = Gli altri costruiscono ancora
go-play-stop = Fermare il turno?
go-play-stops = Fermare: { $votes } su { $players }
go-play-solved =
    { $solved ->
        [one] risolto
       *[other] risolti
    }
go-play-done = Fatto!
go-play-done-for = poi il prossimo lancio
go-play-skip = Altro lancio
go-play-end = Fine partita
go-play-end-sure = Finire davvero?
go-play-right =
    { $solved ->
        [one] Giusto! Uno risolto.
       *[other] Giusto! { $solved } risolti.
    }
go-play-time-left =
    Tempo rimasto: { $minutes ->
        [0] {""}
        [one] un minuto{" "}
       *[other] { $minutes } minuti{" "}
    }{ $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }
go-play-track = Tracciato del punteggio, { $finish } vince: { $places }
go-play-space = { $name } { $space }
go-play-check = Turno { $round }: il controllo
go-play-check-of =
    { $you ->
        [yes] Il controllo della tua plancia
       *[no] Il controllo della plancia ({ NAME($name) })
    }
go-play-shown =
    { $yes ->
        [yes] mostrato
       *[no] non mostrato
    }
go-play-joined =
    { $yes ->
        [yes] collegato
       *[no] isolato
    }
go-play-far =
    { $squares ->
        [one] accanto al centro
       *[other] a { $squares } caselle dal centro
    }
go-play-no-hole = non si vede in nessun foro
go-play-broken =
    { $against ->
        [wall] { $side ->
            [unsaid] un muro chiude la via
           *[other] un muro chiude la via verso { $side }
        }
        [rim] il percorso esce dalla plancia
        [bare] il percorso finisce troppo presto
       *[none] nessun percorso porta al centro
    }
go-play-result =
    { $right ->
        [yes] Tutti e quattro collegati!
       *[no] { $wrong ->
            [one] Un tesoro non è collegato.
           *[other] { $wrong } tesori non sono collegati.
        }
    }
go-play-moves =
    { $way ->
        [floor] Indietro di { $steps }, ma mai sotto lo 0.
        [back] Indietro di { $steps }, da { $before } a { $after }.
       *[on] Avanti di { $steps }, da { $before } a { $after }.
    }
go-play-brings-joker = L’1 porta la tessera jolly per il prossimo turno.
go-play-skip-check = Mostra tutto
go-play-next-round = Prossimo turno
go-play-check-again = Rivedi il controllo
go-play-best =
    { $solved ->
        [one] Il tuo record qui: { $solved }
       *[other] Il tuo record qui: { $solved }
    }
go-play-new-best = Nuovo record personale!
end-close-round =
    { $you ->
        [yes] Ancora un turno e ce la potevi fare.
       *[no] Ancora un turno e { NAME($name) } ce la poteva fare.
    }
end-rounds = Turni
end-best-round = Il turno più bello

## Keys

go-key-pick = scegliere una tessera
go-key-turn = girarla a destra, a sinistra
go-key-flip = voltarla
go-key-move = casella successiva
go-key-lay = posarla; riprenderla
go-key-grab = prendere

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: si vede, e il percorso arriva al centro
        [cut_off] ✗ { $picture }: si vede, ma nessun percorso arriva al centro
       *[not_shown] ✗ { $picture }: non si vede in nessun foro
    }
go-rating =
    { $line ->
        [0] Nessun labirinto risolto – per questa volta. Trovare l’ingresso è la parte più difficile: il prossimo è tuo.
        [1] Labirinti risolti: { $solved }. Hai trovato l’ingresso. Avanti, entra!
        [2] Labirinti risolti: { $solved }. Cominci a prenderci la mano con questi corridoi.
        [3] Labirinti risolti: { $solved }. Qui dentro ti orienti bene. Complimenti!
        [4] Labirinti risolti: { $solved }. I muri si fanno da parte quando ti vedono. Che forza!
        [5] Labirinti risolti: { $solved }. Il labirinto non ha più segreti per te. Splendido!
       *[other] Labirinti risolti: { $solved }. Il labirinto non aveva mai visto niente di simile. Non sarà mica opera tua?
    }

## What can be wrong

go-option-untimed_is_solo = Senza cronometro si può giocare solo in solitaria.
go-option-one_roll_is_solo = Solo in solitaria si può giocare un unico lancio.
go-option-solo_has_its_clock = Una partita in solitaria ha il suo cronometro, non quello dei turni.
go-notation-move = «{ $text }» non si capisce. Ci si aspetta: { $expected }.
go-notation-position =
    Questa posizione di Labyrinth Go! non è valida. Controlla { $part ->
        [edition] l’edizione
        [round] il turno
        [step] la fase
        [roll] il lancio
        [seat] i posti
        [track] il tracciato del punteggio
        [layout] le tessere su una plancia
        [status] ciò che segue le tessere di un posto
        [last] l’ultimo turno
        [fields] il numero di parole
        [ready] chi è pronto
        [tiles] i gettoni punteggio
        [stop] la richiesta di fermarsi
        [joker] il jolly
       *[other] { $part }
    }.
go-lay-tile = La tessera percorso «{ $tile }» non c’è.
go-lay-square = La casella «{ $square }» non c’è.
go-lay-turn = { $tile } non si può girare così.
go-lay-face = { $tile } non ha questo lato.
go-lay-no_joker = In questo turno non hai la tessera jolly.
go-lay-laid = { $tile } è già sulla tua plancia. Prima toglila: -{ $tile }
go-lay-off_board = { $tile } sporgerebbe dal bordo in { $square }.
go-lay-middle = { $tile } coprirebbe il centro, { $square }. Lì non va messo niente.
go-lay-overlap = { $tile } finirebbe sopra { $other }, in { $square }.
go-lift-not_laid = { $tile } non è sulla tua plancia.
go-grab-wrong =
    Non ancora: { $picture } – { $why ->
        [cut_off] si vede in un foro, ma nessun percorso arriva fino al centro
       *[not_shown] non si vede in nessun foro
    }.
go-grabbed = Hai preso il tuo gettone punteggio: per te il turno è finito.
go-stop-already = Hai già chiesto di fermarti.
go-ready-already = Hai già detto che puoi cominciare.
go-skip-solo_only = Solo quando giochi in solitaria puoi saltare un lancio.
go-roll-dice = Un lancio ha { $dice } dadi.
go-roll-face = «{ $text }» non è su quel dado. Ci sono: { $expected }.
