### The end of a game.

end-you = Tu as gagné !
end-you-share = Tu partages la victoire !
end-made-it = Tu as réussi !
end-over = La partie est terminée
end-nobody = Personne ne gagne
end-won-home =
    { $count ->
        [one] en premier à la maison
       *[other] à la maison dans la même manche
    }
end-won-exit =
    { $count ->
        [one] en premier dehors
       *[other] dehors dans la même manche
    }
end-missing-steps =
    { $count ->
        [one] à { $count } pas de la maison
       *[other] à { $count } pas de la maison
    }
end-missing-push = à une poussée du but
end-missing-home = n’avait plus qu’à rentrer
end-missing-out = n’avait plus qu’à sortir
end-missing-one = cherchait encore { $thing }
end-missing-goals =
    { $count ->
        [one] encore { $count } objectif
       *[other] encore { $count } objectifs
    }
end-close-steps =
    { $you ->
        [yes] Toi aussi, tu avais tout, mais tu étais encore à { $count ->
            [one] { $count } pas
           *[other] { $count } pas
        } de la maison.
       *[no] { $name } avait tout aussi, mais était encore à { $count ->
            [one] { $count } pas
           *[other] { $count } pas
        } de la maison.
    }
end-close-push =
    { $you ->
        [yes] Toi aussi, tu avais tout, à une poussée près.
       *[no] { $name } avait tout aussi, à une poussée près.
    }
end-close-home =
    { $you ->
        [yes] Toi aussi, tu avais tout et tu n’avais plus qu’à rentrer.
       *[no] { $name } avait tout aussi et n’avait plus qu’à rentrer.
    }
end-close-out =
    { $you ->
        [yes] Toi aussi, tu avais tout et tu n’avais plus qu’à sortir.
       *[no] { $name } avait tout aussi et n’avait plus qu’à sortir.
    }
end-close-one =
    { $you ->
        [yes] Tu ne cherchais plus que { $thing }.
       *[no] { $name } ne cherchait plus que { $thing }.
    }
end-turns = Tours
end-time = Durée
end-best = Le plus beau tour
end-series =
    { $count ->
        [0] aucune partie gagnée
        [one] une partie gagnée
       *[other] { $count } parties gagnées
    }
end-again = Rejouer
end-same-maze = Même labyrinthe, nouvelles cartes
end-swap = Échanger quelques tours
end-swap-help = Quelques tours mobiles changent de place avant le départ.
end-join = Rejoindre la revanche
end-room = Retour à la salle
end-picture = Enregistrer une image
end-film = Le film de la partie
end-film-busy = Le film se prépare…
end-film-about = Les meilleurs moments de la partie, 20 secondes sans paroles
end-film-send = Envoyer le film
end-try = Trois tours à retenter
end-keep = Garder hors ligne : { $size } Mo
end-keep-busy = Enregistrement…
end-keep-kept = Enregistré : marche aussi hors ligne
end-keep-full = Trop peu de place. Réessayer
end-keep-refused = Ce navigateur ne l’enregistre pas
