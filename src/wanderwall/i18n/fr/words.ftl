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

## Options of the games

setting-first = La place qui commence ; sinon, tirage au sort.
setting-goals = Combien de cartes objectif reçoit chaque place ; sinon, toutes sont distribuées équitablement.
setting-turn_time = Secondes par tour. Si elles s’écoulent avant la poussée, le jeu pousse pour toi, et ton tour se termine.
setting-turn_limit = Nombre de tours par place. Ensuite gagne la place qui a le plus trouvé.
setting-finish_round = Quand quelqu’un a fini, on termine le tour de table, pour que tout le monde ait joué autant de tours.
setting-cards = Quelles cartes objectif sont visibles : seulement celle du dessus, toutes les siennes, ou toutes pour tout le monde.
setting-order = Dans quel ordre trouver les objectifs : celui de la pile, ou n’importe lequel.
setting-finish = Comment finir : retour à la case de départ, sortie par n’importe quelle issue, ou aussitôt après la dernière trouvaille.
setting-sweep = Tous ses objectifs à portée sont trouvés en un seul tour (avec order=any).
setting-peek = Quand on peut regarder la carte suivante : tout de suite, ou seulement au tour suivant.
setting-rune = S’il faut s’arrêter sur la pierre runique, ou s’il suffit d’y passer.
setting-jokers = Pour les plus jeunes : chaque carte magique compte comme un joker.
setting-hand_limit = Combien de cartes magiques on peut avoir en main. Qui en pioche une de trop défausse ce qui dépasse.
setting-one_card = Une seule carte magique par tour.
setting-extra_card = Une carte magique de plus au départ : à deux, pour la deuxième place ; à quatre, pour la troisième et la quatrième.
setting-helper = Pour les enfants : une tuile prise à tort est refusée au lieu d’être punie.
setting-round_clock = Secondes par manche. Ensuite, on vérifie tous les plateaux tels qu’ils sont.
setting-untimed = Quand tu joues en solo : prends tout ton temps.
setting-one_roll = Quand tu joues en solo : la partie est finie après un lancer.

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

## Labyrinth Go!

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

## Tournois et robots

bot-name-random = Au hasard
bot-name-greedy = Gourmand
bot-name-level1 = Tout doux
bot-name-level2 = Curieux
bot-name-level3 = Futé
bot-name-level4 = Rusé
bot-name-level5 = Expert
bot-name-master = Maître
bot-about-random = joue au hasard, sans enfreindre les règles
bot-about-greedy = prend ce qu’il peut ce tour-ci, sinon joue au hasard
bot-about-level1 = ne voit que quelques poussées, comme un enfant
bot-about-level2 = prend ce qu’il voit, mais passe à côté de beaucoup
bot-about-level3 = voit la plupart des poussées et pense à son prochain tour
bot-about-level4 = voit toutes les poussées et laisse le moins possible aux autres
bot-about-level5 = devine ce que cherchent les autres et essaie ses meilleurs coups
bot-about-master = a appris de millions de parties à deux ; à plus de joueurs, il joue comme Expert
bot-about-go-level1 = met des minutes par lancer et prend souvent une tuile à tort
bot-about-go-level2 = ne se presse pas et se trompe parfois
bot-about-go-level3 = vif, et tombe juste le plus souvent
bot-about-go-level4 = rapide, et se trompe rarement
bot-about-go-level5 = voit une solution courte et la pose en quelques secondes
