### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Va en { $walk }
       *[other] Pousse en { $push }, va en { $walk }
    }
coach-finishes =
    { $you ->
        [yes] Ainsi, tu gagnes la partie
       *[no] Ainsi, { NAME($name) } gagne la partie
    }
coach-reaches =
    { $you ->
        [yes] Ainsi, tu atteins { $goal }
       *[no] Ainsi, { NAME($name) } atteint { $goal }
    }
coach-rune =
    { $you ->
        [yes] Ainsi, tu arrives à la pierre runique
       *[no] Ainsi, { NAME($name) } arrive à la pierre runique
    }
coach-pays = même si cela coûte de la magie : { $cards }
coach-next =
    { $you ->
        [yes] { $likely ->
            [surely] Au prochain tour, tu peux presque à coup sûr atteindre { $goal }
            [probably] Au prochain tour, tu peux sans doute atteindre { $goal }
            [perhaps] Au prochain tour, tu peux peut-être atteindre { $goal }
           *[luck] Avec de la chance, tu peux atteindre { $goal } au prochain tour
        }
       *[no] { $likely ->
            [surely] Au prochain tour, { NAME($name) } peut presque à coup sûr atteindre { $goal }
            [probably] Au prochain tour, { NAME($name) } peut sans doute atteindre { $goal }
            [perhaps] Au prochain tour, { NAME($name) } peut peut-être atteindre { $goal }
           *[luck] Avec de la chance, { NAME($name) } peut atteindre { $goal } au prochain tour
        }
    }
coach-goal = l’objectif
coach-turns =
    { $turns ->
        [one] Il faut ensuite encore { $turns } tour
       *[other] Il faut ensuite encore { $turns } tours
    }
coach-leaves =
    { $room ->
        [less] { $other } a alors peu de place
       *[more] même si { NAME($other) } a alors plus de place
    }
coach-denies = Et { NAME($other) } a plus de mal
coach-plain = Il n’y a rien de mieux pour l’instant
coach-why = Pourquoi ?
coach-why-push = Pourquoi cette poussée ?
why-next = Chances d’atteindre { $goal } au prochain tour : { $percent } sur 100
why-opens = Cases à portée : { $squares }
why-leaves =
    Cases à portée : { $you ->
        [yes] toi { $squares }
       *[no] { NAME($name) } { $squares }
    }, { NAME($other) } { $left }
why-denies = Chances de trouver, { NAME($other) } : { $percent } sur 100 au lieu de { $usual }
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
    } : { $push } { $walk }
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
