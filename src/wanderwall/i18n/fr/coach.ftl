### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Va en { $walk }
       *[other] Pousse en { $push }, va en { $walk }
    }
coach-finishes = termine la partie
coach-reaches = atteint : { $goal }
coach-rune = atteint la pierre runique
coach-pays = magie nécessaire : { $cards }
coach-next = { $percent } % de chances d’atteindre ton objectif au prochain tour
coach-turns =
    { $turns ->
        [one] puis encore { $turns } tour
       *[other] puis encore { $turns } tours
    }
coach-opens =
    { $squares ->
        [one] tu atteins { $squares } case
       *[other] tu atteins { $squares } cases
    }
coach-leaves =
    { $squares ->
        [one] tu atteins { $squares } case
       *[other] tu atteins { $squares } cases
    }, { $colour } : { $left }
coach-denies = plus difficile pour { $colour } : { $percent } % de chances de trouver au lieu de { $usual } %
review-turn =
    { $number }. { $name } : { $push } { $walk } – { $squares ->
        [one] { $squares } case à portée
       *[other] { $squares } cases à portée
    }{ $how ->
        [found] , trouvé !
        [missed] {"\u00A0"}; { $finding ->
            [one] une poussée aurait
           *[other] { $finding } poussées auraient
        } mené à l’objectif
       *[nothing] {""}
    }
review-better =
    { $points ->
        [one] { $points } point de mieux
       *[other] { $points } points de mieux
    } : { $push } { $walk } ({ $why })
review-summary =
    { $name } : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, trouvé : { $found }, manqué : { $missed }, { $good } % aussi bons que le meilleur{ $worst ->
        [none] {""}
       *[other] {"\u00A0"}; le plus coûteux fut le tour { $worst }
    }

## Labyrinth Go!

coach-go-ways =
    { $solutions ->
        [0] aucun chemin ne les relie
        [one] un seul chemin les relie
       *[other] { $solutions } chemins les relient
    }
coach-go-fewest =
    { $tiles ->
        [one] le plus court demande une tuile
       *[other] le plus court demande { $tiles } tuiles
    }
coach-go-right =
    { $spare ->
        [0] tout est relié, avec aussi peu de tuiles que possible
        [one] tout est relié ; une tuile de moins aurait suffi
       *[other] tout est relié ; { $spare } tuiles de moins auraient suffi
    }
coach-go-wrong =
    { $joined } sur { $pictures } reliés ; { $changes ->
        [one] une tuile posée autrement, et tout l’est
       *[other] { $changes } tuiles posées autrement, et tout l’est
    }
coach-go-summary =
    { $right } sur { $rounds } justes{ $near ->
        [0] {""}
        [one] ; une fois, à une tuile près
       *[other] ; { $near } fois, à une tuile près
    }
coach-go-show = Comment les poser
hint-go =
    { $what ->
        [lay] Pose { $tile } sur { $square }
        [lift] Enlève { $tile }
       *[grab] Tout est relié : prends
    }
