### The games' own words, for the terminal and for the page.

## Small words

yes = oui
no = non
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-green = vert
list-and = { $head } et { $last }
list-and-i = { $head } et { $last }

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] pousse en { $push } et{" "}
    }{ $how ->
        [time] se retrouve à court de temps en { $square }
        [stay] reste en { $square }
       *[walk] va en { $square }
    }{ $found ->
        [none] .
       *[other] {" "}et trouve { $found } !
    }
outcome-alone =
    { $won ->
        [yes] Bravo ! Tu as réussi en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }.
       *[no] Les tours sont épuisés. Objectifs trouvés : { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
outcome-home = Tous les objectifs trouvés, et retour à la case de départ.
outcome-exit = Tous les objectifs trouvés, et sortie du labyrinthe.
outcome-last-find = Tous les objectifs trouvés.
outcome-turn_limit = Les tours sont épuisés : qui a le plus trouvé gagne.
outcome-finish = En tête à l’arrivée.
outcome-none = Cette fois, le labyrinthe garde ses secrets
outcome-none-why = Les tours sont épuisés, et personne n’a encore rien trouvé. On réessaie ?

## Among the towers

tell-plays = Magie : { $cards }.
tell-rune = { $name } retourne la carte de rune.
tell-draws = { $name } pioche une carte magique.
tell-discards = { $name } défausse : { $card }.

## Tournois et robots

bot-name-random = Tête en l’air
bot-name-greedy = Le Hamster
bot-name-level1 = L’Escargot
bot-name-level2 = Le Chat
bot-name-level3 = Le Lièvre
bot-name-level4 = Le Renard
bot-name-level5 = Le Hibou
bot-name-master = L’Éléphant
bot-name-strength = Le Caméléon
bot-name-points = Le Caméléon ({ $points })
bot-name-even = Le Caméléon
bot-kind-level1 = tout doux
bot-kind-level2 = curieux
bot-kind-level3 = vif
bot-kind-level4 = rusé
bot-kind-level5 = sage
bot-kind-master = magistral
bot-kind-strength = selon la force
bot-kind-even = aussi fort que toi
bot-title = { $name }, { $kind }
bot-points = Force { $points }
