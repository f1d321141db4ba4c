### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Va en { $walk }
       *[other] Pousse en { $push }, va en { $walk }
    }
coach-finishes = termine la partie
coach-reaches = atteint : { $goal }
coach-rune = atteint la pierre runique
coach-pays = magie nécessaire : { $cards }
coach-next = { $percent } % de chances d’atteindre le but au prochain tour
coach-opens = ouvre { $squares } cases
coach-leaves = ouvre { $squares } cases et n’en laisse que { $left } pour { $colour }
coach-denies = { $colour } peut alors atteindre { $percent } % de ce qui y est peut-être cherché, après d’autres poussées { $usual } %
review-turn =
    { $number }. { $name } : { $push } { $walk } – { $squares } cases à portée{ $how ->
        [found] , trouvé !
        [missed] ; { $finding ->
            [one] une poussée aurait
           *[other] { $finding } poussées auraient
        } mené au but
       *[nothing] {""}
    }
review-better = mieux de { $points } points : { $push } { $walk } ({ $why })
review-summary =
    { $name } : { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }, trouvé : { $found }, manqué : { $missed }, { $good } % aussi bons que le meilleur{ $worst ->
        [none] {""}
       *[other] {" "}; le plus coûteux fut le tour { $worst }
    }
