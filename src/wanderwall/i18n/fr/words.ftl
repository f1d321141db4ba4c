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
       *[other] {" "}– trouvé : { $found } !
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

bot-name-random = Au hasard
bot-name-greedy = Gourmand
bot-name-level1 = Tout doux
bot-name-level2 = Curieux
bot-name-level3 = Futé
bot-name-level4 = Rusé
bot-name-level5 = Expert
bot-name-master = Maître
bot-name-strength = Selon la force
bot-name-points = Force { $points }
bot-name-even = Aussi fort que toi
