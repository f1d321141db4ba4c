### Devant un labyrinthe qui coulisse.

sliding-board = Plateau
sliding-arrows = Flèches
sliding-spare = Plaque supplémentaire
sliding-turn_left = Tourner à gauche
sliding-turn_right = Tourner à droite
sliding-goal = Ton objectif
sliding-goals = Tes objectifs
sliding-goal_home = Retour au départ !
sliding-goal_exit = Sors du labyrinthe !
sliding-goal_hidden = Visible à ton tour
sliding-goal_barred = Pas pour { NAME($name) }
sliding-push = Pousser
sliding-push_walk = Pousser et avancer
sliding-walk = Aller ici
sliding-stay = Rester
sliding-cancel = Retour
sliding-cancelled = C’est annulé.
sliding-hint = Indice
sliding-hint_more = La suite de l’indice
sliding-hint_look =
    { $on ->
        [N] Regarde la colonne { $line }
        [S] Regarde la colonne { $line }
       *[other] Regarde la rangée { $line }
    }
sliding-undo = Annuler
sliding-undone =
    { $you ->
        [yes] Annulé. Pousse à nouveau.
       *[no] { $name } reprend sa poussée.
    }
sliding-tip_push = Tourne la plaque, puis touche une flèche.
sliding-tip_walk = Touche une case éclairée pour y aller.
sliding-push_first = D’abord pousser : touche une flèche.
sliding-no_way = Aucun chemin ouvert n’y mène.
sliding-plays = { $name } joue.
sliding-over = La partie est finie.
sliding-found =
    { $you ->
        [yes] Tu trouves { $thing } !
       *[no] { $name } trouve { $thing } !
    }
sliding-progress = { $name } : { $found } sur { $total } trouvés
sliding-seeks = cherche { $thing }
sliding-turn =
    { $how ->
        [time] Temps écoulé : on a poussé { $on ->
            [N] la { $line }e colonne vers le bas
            [S] la { $line }e colonne vers le haut
            [W] la { $line }e rangée vers la droite
           *[E] la { $line }e rangée vers la gauche
        } pour { $you ->
            [yes] toi
           *[no] { NAME($name) }
        }.
       *[other] { $you ->
            [yes] Tu as
           *[no] { $name } a
        } poussé { $on ->
            [N] la { $line }e colonne vers le bas
            [S] la { $line }e colonne vers le haut
            [W] la { $line }e rangée vers la droite
           *[E] la { $line }e rangée vers la gauche
        }{ $how ->
            [late] . Puis le temps s’est écoulé.
            [stay] {" "}sans bouger ensuite.
            [found] {" "}et trouvé { $thing } !
            [home] {" "}et regagné { $you ->
                [yes] ta
               *[no] sa
            } case de départ !
            [exit] {""}, et quitté le labyrinthe !
            [to] {" "}et rejoint { $thing }.
           *[walk] {" "}et { $you ->
                [yes] t’es
               *[no] s’est
            } déplacé.
        }
    }
sliding-again = Revoir le dernier tour : { NAME($name) }

## Le plateau en mots

sliding-tile = { $shape }, ouverture vers { $sides }
sliding-shape-blank = aucun couloir
sliding-shape-end = impasse
sliding-shape-straight = ligne droite
sliding-shape-corner = coude
sliding-shape-tee = intersection en T
sliding-shape-cross = carrefour
sliding-side-n = le haut
sliding-side-e = la droite
sliding-side-s = le bas
sliding-side-w = la gauche
sliding-home =
    { $you ->
        [yes] ta case de départ
       *[no] case de départ : { NAME($name) }
    }
sliding-exit = une sortie
sliding-pawn =
    { $you ->
        [yes] tu es ici
       *[no] { NAME($name) } est ici
    }
sliding-in_reach = à portée
sliding-out_of_reach = hors de portée
sliding-line =
    pousser { $on ->
        [N] la colonne { $line } vers le bas
        [S] la colonne { $line } vers le haut
        [W] la rangée { $line } vers la droite
       *[E] la rangée { $line } vers la gauche
    }
sliding-barred = Pas maintenant : la plaque vient de sortir ici
sliding-reaches =
    { $count ->
        [one] Une case à portée
       *[other] { $count } cases à portée
    }
sliding-reaches_goal = Ton objectif est à portée : { $things }
sliding-reaches_things = À portée : { $things }

## Keys

sliding-key-tab = aller aux flèches, à la plaque, au plateau, aux boutons
sliding-key-move = flèche suivante, case suivante
sliding-key-choose = choisir ; encore une fois : jouer
sliding-key-turn = tourner la plaque à droite, à gauche
sliding-key-back = annuler
