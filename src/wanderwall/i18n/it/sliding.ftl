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
sliding-goal_hidden = Si vede al tuo turno
sliding-goal_barred = Non per { NAME($name) }
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
sliding-undone =
    { $you ->
        [yes] Annullato. Spingi di nuovo.
       *[no] { $name } ritira la spinta.
    }
sliding-tip_push = Gira la tessera, poi tocca una freccia.
sliding-tip_walk = Tocca una casella illuminata per andarci.
sliding-push_first = Prima si spinge: tocca una freccia.
sliding-no_way = Nessun percorso aperto porta lì.
sliding-plays = Sta giocando { NAME($name) }.
sliding-over = La partita è finita.
sliding-found =
    { $you ->
        [yes] Trovi { $thing }!
       *[no] { $name } trova { $thing }!
    }
sliding-progress = { $name }: trovati { $found } su { $total }
sliding-seeks = cerca { $thing }
sliding-turn =
    { $how ->
        [time] Tempo scaduto: { $on ->
            [N] la colonna { $line } è stata spinta verso il basso
            [S] la colonna { $line } è stata spinta verso l’alto
            [W] la riga { $line } è stata spinta verso destra
           *[E] la riga { $line } è stata spinta verso sinistra
        } per { $you ->
            [yes] te
           *[no] { NAME($name) }
        }.
       *[other] { $you ->
            [yes] Hai
           *[no] { $name } ha
        } spinto { $on ->
            [N] la colonna { $line } verso il basso
            [S] la colonna { $line } verso l’alto
            [W] la riga { $line } verso destra
           *[E] la riga { $line } verso sinistra
        }{ $how ->
            [late] . Poi il tempo è scaduto.
            [stay] {" "}senza poi { $you ->
                [yes] muoverti
               *[no] muoversi
            }.
            [found] {" "}e trovato { $thing }!
            [home] {" "}e raggiunto la partenza!
            [exit] {" "}e lasciato il labirinto!
            [to] {" "}e raggiunto { $thing }.
           *[walk] {" "}e poi camminato.
        }
    }
sliding-again = Rivedi l’ultimo turno: { NAME($name) }

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
       *[no] partenza: { NAME($name) }
    }
sliding-exit = un’uscita
sliding-pawn =
    { $you ->
        [yes] qui ci sei tu
       *[no] qui c’è { NAME($name) }
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
