### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Vers la table
replay-board = La partie
replay-controls = En avant et en arrière
replay-before = Avant le premier tour
replay-slider = Endroit de la partie
replay-step = { $at } sur { $last }
replay-first = Au début
replay-previous = Un pas en arrière
replay-play = Lire
replay-pause = Suspendre
replay-next = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse : { $speed } fois
replay-moves = Les tours
replay-turn =
    { $number }. { $name }{ $push ->
        [none] {""}
       *[other] {" "}: { $push }
    }{ $walk ->
        [none] {""}
       *[other] , va en { $walk }
    }{ $found ->
        [none] {""}
       *[other] {" "}– trouvé : { $found }
    }
replay-rune = pierre runique
replay-round = Manche { $number }
replay-grab = { $name } prend le { $score }
replay-check = Vérification de la manche { $number }
replay-solved = Résolus : { $solved }

## Passing it on

replay-share = Partager la partie
replay-share-how = Toute personne qui a ce lien peut revoir la partie. Personne ne peut rien y changer.
replay-share-moment = Commencer à cet instant

## The coach

replay-coach = L’entraîneur
replay-coach-thinks = L’entraîneur regarde chaque tour. Cela prend quelques secondes ; continue à regarder.
replay-coach-again = Redemander
replay-coach-begin = Va à un tour, et tu liras ici ce qu’on pouvait y faire.
replay-verdict =
    { $how ->
        [finished] Le dernier pas, et la partie est gagnée.
        [found] Trouvé !
        [missed] était à portée : { $finding ->
            [one] une poussée y mène.
           *[other] { $finding } poussées y mènent.
        }
        [good] Un bon tour : il n’y avait pas mieux.
       *[better] On pouvait tirer plus de ce tour.
    }
replay-better =
    { $push ->
        [none] Mieux : aller en { $walk }
       *[other] Mieux : pousser en { $push } et aller en { $walk }
    }
replay-show = Montrer sur le plateau
replay-summary = Comment chacun a joué
replay-summary-turns = Tours
replay-summary-found = Trouvés
replay-summary-missed = Manqués
replay-summary-good = Aussi bons que le meilleur
replay-summary-worst = Le tour { $number } a coûté le plus
