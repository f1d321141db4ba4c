### Labyrinth Go! on the page, and what both it and the terminal say.

go-play-board = Ton plateau
go-play-players = Joueurs
go-play-roll = Le lancer
go-play-tiles = Tes tuiles de chemin
go-play-rolled = Lancer : { $things }. Trouve-les sur ton plateau !
go-play-side =
    { $side ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    }
go-play-square = { $square }, { $picture }
go-play-square-middle = { $square }, le centre
go-play-square-tile =
    { $hole ->
        [yes] { $square }, { $picture } dans le trou de { $tile }, ouvertures : { $sides }
       *[no] { $square }, { $tile } sur { $picture }, ouvertures : { $sides }
    }
go-play-tile =
    { $tile }, { $face ->
        [b] verso
       *[a] recto
    }{ $where ->
        [board] , sur le plateau
       *[hand] {""}
    }{ $long ->
        [no] {""}
       *[yes] . { $hole ->
            [yes] Bout avec le trou
           *[no] Premier bout
        } ouvert : { $first } ; autre bout ouvert : { $second }
    }
go-play-round = Manche { $round }
go-play-keys = 1–6 choisissent une tuile, R la tourne, F la retourne, G prend
go-play-lies = { $tile } est sur { $squares }.
go-play-hole = Dans le trou : { $picture }.
go-play-joins =
    { $count ->
        [0] Le chemin ne mène encore nulle part.
       *[other] Le chemin continue vers : { $things }.
    }
go-play-would-join =
    { $count ->
        [0] le chemin ne mènerait nulle part
       *[other] le chemin continuerait vers : { $things }
    }
go-play-the-middle = le centre
go-play-lifted = { $tile } revient dans ta main.
go-play-in-hand =
    { $how ->
        [turned] Tournée : { $tile }.
        [flipped] Retournée : { $tile }.
        [back] { $tile } est reposée.
        [stays] { $tile } reste où elle est.
       *[held] { $tile }.
    }
go-play-same = Elle est pareille dans tous les sens.
go-play-turn = Tourner
go-play-flip = Retourner
go-play-clear = Tout reprendre
go-play-hint = Indice
go-play-no-room = Il n’y a pas assez de place.
go-play-take-first = Choisis d’abord une tuile.
go-play-ready = C’est bon !
go-play-look = Repère les quatre trésors, puis dis-le
go-play-aim = Montre ensuite les quatre dans les trous et relie chacun au centre.
go-play-you-ready = C’est noté !
go-play-waiting =
    { $count ->
        [0] C’est parti !
       *[other] On attend { NAME($names) }
    }
go-play-go = Labyrinth Go !
go-play-find = Trouve ces quatre-là !
go-play-got-it = Compris
go-play-readiness =
    { $ready ->
        [yes] c’est bon
       *[no] cherche
    }
go-play-laid =
    { $count ->
        [0] rien de posé
        [one] une tuile posée
       *[other] { $count } tuiles posées
    }
go-play-grabbed = a pris le { $tile }
go-play-grabs = { $name } prend le { $tile } !
go-play-wants-stop = veut arrêter
go-play-joker = a la tuile joker
go-play-left = Tuiles de score au centre : { $tiles }
go-play-grab = Prendre le { $tile } !
go-play-grab-for =
    { $red ->
        [0] +{ $blue } dans tous les cas
       *[other] juste +{ $blue } · faux −{ $red }
    }
go-play-grab-helped = +{ $blue } quand les quatre sont reliés
go-play-you-grabbed = Tu as pris le { $tile }
go-play-others-build = Les autres construisent encore
go-play-stop = Arrêter la manche ?
go-play-stops = Arrêter : { $votes } sur { $players }
go-play-solved =
    { $solved ->
        [one] réussi
       *[other] réussis
    }
go-play-done = Fini !
go-play-done-for = puis on relance les dés
go-play-skip = Autre lancer
go-play-end = Finir la partie
go-play-end-sure = Vraiment finir ?
go-play-right =
    { $solved ->
        [one] C’est juste ! Un labyrinthe réussi.
       *[other] C’est juste ! { $solved } labyrinthes réussis.
    }
go-play-time-left =
    Temps restant : { $minutes ->
        [0] {""}
        [one] une minute{" "}
       *[other] { $minutes } minutes{" "}
    }{ $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
go-play-track = Piste de score, { $finish } gagne : { $places }
go-play-space = { $name } { $space }
go-play-check = Manche { $round } : la vérification
go-play-check-of =
    { $you ->
        [yes] La vérification de ton plateau
       *[no] La vérification du plateau ({ NAME($name) })
    }
go-play-shown =
    { $yes ->
        [yes] montré
       *[no] pas montré
    }
go-play-joined =
    { $yes ->
        [yes] relié
       *[no] coupé
    }
go-play-far =
    { $squares ->
        [one] juste à côté du centre
       *[other] à { $squares } cases du centre
    }
go-play-no-hole = n’apparaît dans aucun trou
go-play-broken =
    { $against ->
        [wall] { $side ->
            [unsaid] un mur barre le chemin
           *[other] un mur barre le chemin côté { $side }
        }
        [rim] le chemin sort du plateau
        [bare] le chemin s’arrête trop tôt
       *[none] aucun chemin ne mène au centre
    }
go-play-result =
    { $right ->
        [yes] Les quatre sont reliés !
       *[no] { $wrong ->
            [one] Un trésor n’est pas relié.
           *[other] { $wrong } trésors ne sont pas reliés.
        }
    }
go-play-moves =
    { $way ->
        [floor] Recule de { $steps }, mais jamais sous 0.
        [back] Recule de { $steps }, de { $before } à { $after }.
       *[on] Avance de { $steps }, de { $before } à { $after }.
    }
go-play-brings-joker = Le 1 donne la tuile joker pour la manche suivante.
go-play-skip-check = Tout montrer
go-play-next-round = Manche suivante
go-play-check-again = Revoir la vérification
go-play-best =
    { $solved ->
        [one] Ton record ici : { $solved }
       *[other] Ton record ici : { $solved }
    }
go-play-new-best = Nouveau record personnel !
end-close-round =
    { $you ->
        [yes] Encore une manche, et tu pouvais y arriver.
       *[no] Encore une manche, et { NAME($name) } pouvait y arriver.
    }
end-rounds = Manches
end-best-round = La plus belle manche

## Keys

go-key-pick = choisir une tuile
go-key-turn = la tourner à droite, à gauche
go-key-flip = la retourner
go-key-move = case suivante
go-key-lay = la poser ; la reprendre
go-key-grab = prendre

go-verdict =
    { $how ->
        [joined] ✓ { $picture } : visible, avec un chemin jusqu’au centre
        [cut_off] ✗ { $picture } : visible, mais aucun chemin ne mène au centre
       *[not_shown] ✗ { $picture } : n’apparaît dans aucun trou
    }
go-rating =
    { $line ->
        [0] Aucun labyrinthe résolu – cette fois. Trouver l’entrée est le plus difficile ; le prochain est pour toi.
        [1] Labyrinthes résolus : { $solved }. Tu as trouvé l’entrée. Vas-y, avance !
        [2] Labyrinthes résolus : { $solved }. Tu prends tes marques dans ces couloirs.
        [3] Labyrinthes résolus : { $solved }. Tu sais t’y retrouver. Bien joué !
        [4] Labyrinthes résolus : { $solved }. Les murs s’écartent quand ils te voient arriver. Chapeau !
        [5] Labyrinthes résolus : { $solved }. Le labyrinthe n’a plus de secrets pour toi. Magnifique !
       *[other] Labyrinthes résolus : { $solved }. Le labyrinthe n’avait jamais vu ça. Ce ne serait pas toi qui l’as construit ?
    }

## What can be wrong

go-option-untimed_is_solo = On ne peut se passer du chrono qu’en solo.
go-option-one_roll_is_solo = On ne peut s’en tenir à un seul lancer qu’en solo.
go-option-solo_has_its_clock = En solo, la partie a son propre chrono, sans chrono de manche.
go-notation-move = Impossible de lire « { $text } ». On attend : { $expected }.
go-notation-position =
    Cette position de Labyrinth Go ! n’est pas correcte. Vérifie { $part ->
        [edition] l’édition
        [round] la manche
        [step] la phase
        [roll] le lancer
        [seat] les places
        [track] la piste de score
        [layout] les tuiles sur un plateau
        [status] ce qui suit les tuiles d’une place
        [last] la dernière manche
        [fields] le nombre de mots
        [ready] qui est prêt
        [tiles] les tuiles de score
        [stop] le souhait d’arrêter
        [joker] le joker
       *[other] { $part }
    }.
go-lay-tile = La tuile de chemin « { $tile } » n’existe pas.
go-lay-square = La case « { $square } » n’existe pas.
go-lay-turn = { $tile } ne peut pas se tourner ainsi.
go-lay-face = { $tile } n’a pas cette face.
go-lay-no_joker = Tu n’as pas la tuile joker pour cette manche.
go-lay-laid = { $tile } est déjà sur ton plateau. Retire-la d’abord : -{ $tile }
go-lay-off_board = { $tile } dépasserait du bord en { $square }.
go-lay-middle = { $tile } couvrirait le centre, { $square }. On n’y pose rien.
go-lay-overlap = { $tile } recouvrirait { $other }, en { $square }.
go-lift-not_laid = { $tile } n’est pas sur ton plateau.
go-grab-wrong =
    Pas encore : { $picture } – { $why ->
        [cut_off] visible dans un trou, mais aucun chemin ne mène au centre
       *[not_shown] n’apparaît dans aucun trou
    }.
go-grabbed = Tu as déjà pris ta tuile de score ; la manche est terminée pour toi.
go-stop-already = Tu as déjà demandé à arrêter.
go-ready-already = Tu as déjà donné ton feu vert.
go-skip-solo_only = On ne peut passer un lancer qu’en solo.
go-roll-dice = Un lancer compte { $dice } dés.
go-roll-face = « { $text } » n’est pas sur ce dé. Faces possibles : { $expected }.
