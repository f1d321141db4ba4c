### Ante un laberinto que se desliza.

sliding-board = Tablero
sliding-arrows = Flechas
sliding-spare = Pieza sobrante
sliding-turn_left = Girar a la izquierda
sliding-turn_right = Girar a la derecha
sliding-goal = Tu objetivo
sliding-goals = Tus objetivos
sliding-goal_home = ¡Vuelve a casa!
sliding-goal_exit = ¡Sal del laberinto!
sliding-goal_hidden = Se ve en tu turno
sliding-goal_barred = No para { NAME($name) }
sliding-push = Empujar
sliding-push_walk = Empujar y caminar
sliding-walk = Ir aquí
sliding-stay = Quedarse
sliding-cancel = Atrás
sliding-cancelled = Anulado.
sliding-hint = Pista
sliding-hint_more = Más de la pista
sliding-hint_look =
    { $on ->
        [N] Mira la columna { $line }
        [S] Mira la columna { $line }
       *[other] Mira la fila { $line }
    }
sliding-undo = Deshacer
sliding-undone =
    { $you ->
        [yes] Deshecho. Empuja otra vez.
       *[no] { $name } deshace su empujón.
    }
sliding-tip_push = Gira la pieza y toca una flecha.
sliding-tip_walk = Toca una casilla iluminada para ir allí.
sliding-push_first = Primero se empuja: toca una flecha.
sliding-no_way = Ningún camino abierto lleva hasta allí.
sliding-plays = Juega { NAME($name) }.
sliding-over = La partida ha terminado.
sliding-found =
    { $you ->
        [yes] ¡Encuentras { $thing }!
       *[no] ¡{ $name } encuentra { $thing }!
    }
sliding-progress = { $name }: { $found } de { $total } encontrados
sliding-seeks = busca { $thing }
sliding-turn =
    { $how ->
        [time] { $you ->
            [yes] Te has
           *[no] { $name } se ha
        } quedado sin tiempo: se ha empujado { $on ->
            [N] la columna { $line } hacia abajo
            [S] la columna { $line } hacia arriba
            [W] la fila { $line } hacia la derecha
           *[E] la fila { $line } hacia la izquierda
        }.
       *[other] { $you ->
            [yes] Has
           *[no] { $name } ha
        } empujado { $on ->
            [N] la columna { $line } hacia abajo
            [S] la columna { $line } hacia arriba
            [W] la fila { $line } hacia la derecha
           *[E] la fila { $line } hacia la izquierda
        }{ $how ->
            [late] . Después se acabó el tiempo.
            [stay] {" "}sin { $you ->
                [yes] moverte
               *[no] moverse
            } después.
            [found] {" "}y encontrado { $thing }.
            [home] {" "}y llegado a casa.
            [exit] {" "}y salido del laberinto.
            [to] {" "}y alcanzado { $thing }.
           *[walk] {" "}y caminado.
        }
    }
sliding-again = Ver de nuevo el último turno: { NAME($name) }

## El tablero en palabras

sliding-tile = { $shape }, abertura hacia { $sides }
sliding-shape-blank = sin pasillo
sliding-shape-end = callejón sin salida
sliding-shape-straight = recta
sliding-shape-corner = curva
sliding-shape-tee = cruce en T
sliding-shape-cross = cruce
sliding-side-n = arriba
sliding-side-e = la derecha
sliding-side-s = abajo
sliding-side-w = la izquierda
sliding-home =
    { $you ->
        [yes] tu salida
       *[no] salida: { NAME($name) }
    }
sliding-exit = por aquí se sale
sliding-pawn =
    { $you ->
        [yes] aquí estás tú
       *[no] aquí está { NAME($name) }
    }
sliding-in_reach = al alcance
sliding-out_of_reach = fuera de alcance
sliding-line =
    empujar { $on ->
        [N] la columna { $line } hacia abajo
        [S] la columna { $line } hacia arriba
        [W] la fila { $line } hacia la derecha
       *[E] la fila { $line } hacia la izquierda
    }
sliding-barred = Ahora no: la pieza acaba de salir por aquí
sliding-reaches =
    { $count ->
        [one] Una casilla al alcance
       *[other] { $count } casillas al alcance
    }
sliding-reaches_goal = Tu objetivo está al alcance: { $things }
sliding-reaches_things = Al alcance: { $things }

## Keys

sliding-key-tab = a las flechas, la pieza, el tablero, los botones
sliding-key-move = flecha o casilla siguiente
sliding-key-choose = elegir; otra vez: hacerlo
sliding-key-turn = girar la pieza a la derecha, a la izquierda
sliding-key-back = cancelar
