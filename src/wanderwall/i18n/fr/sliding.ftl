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
sliding-goal_hidden = À ton tour
sliding-step-push = Pousser
sliding-step-walk = Avancer
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
sliding-undone = Annulé. Pousse à nouveau.
sliding-tip_push = Tourne la plaque, puis touche une flèche.
sliding-tip_walk = Touche une case éclairée pour y aller.
sliding-push_first = D’abord pousser : touche une flèche.
sliding-no_way = Aucun chemin ouvert n’y mène.
sliding-plays = { $name } joue.
sliding-over = La partie est finie.
sliding-found =
    { $you ->
        [yes] Tu trouves : { $thing } !
       *[no] { $name } trouve : { $thing } !
    }
sliding-progress = { $name } : { $found } sur { $total } trouvés
sliding-seeks = cherche : { $thing }
sliding-turn =
    { $you ->
        [yes] Tu as
       *[no] { $name } a
    } { $on ->
        [N] poussé la { $nth } colonne depuis le haut
        [S] poussé la { $nth } colonne depuis le bas
        [W] poussé la { $nth } rangée depuis la gauche
       *[E] poussé la { $nth } rangée depuis la droite
    }{ $how ->
        [time] {""}, et le temps était écoulé.
        [stay] {""}, sans avancer.
        [found] {" "}et trouvé : { $found } !
        [home] {" "}et regagné { $you ->
            [yes] ta
           *[no] sa
        } case de départ !
        [exit] {""}, et quitté le labyrinthe !
       *[walk] {" "}et avancé.
    }
sliding-again = Revoir le dernier tour : { $name }
sliding-nth =
    { $line ->
        [2] deuxième
        [4] quatrième
        [6] sixième
        [8] huitième
        [10] dixième
       *[12] douzième
    }

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
       *[no] case de départ : { $name }
    }
sliding-exit = une sortie
sliding-pawn =
    { $you ->
        [yes] tu es ici
       *[no] { $name } est ici
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
