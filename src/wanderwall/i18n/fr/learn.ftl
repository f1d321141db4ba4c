### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Vers la table
learn-puzzle = En faire une énigme
replay-board = La partie
replay-controls = En avant et en arrière
replay-before = Avant le premier tour
replay-slider = Moment de la partie
replay-step = { $at } sur { $last }
replay-first = Au début
replay-previous = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse : { $speed }×
replay-moves = Les tours
replay-round = Manche { $number }
replay-grab = { $name } prend le { $score }
replay-check = Vérification de la manche { $number }
replay-solved = Résolus : { $solved }

## Passing it on

replay-share = Partager la partie
replay-share-how = Toute personne qui a ce lien peut revoir la partie. Personne ne peut rien y changer.
replay-share-moment = Commencer à cet instant
replay-embed = Sur une page à toi
replay-embed-how = Mets ceci dans la page : la partie s’y montre, sans notre cadre.
replay-embed-copy = Copier
replay-embed-open = Ouvrir dans wanderwall

## The coach

replay-coach = L’entraîneur
replay-coach-thinks = L’entraîneur regarde chaque tour. Cela prend quelques secondes ; continue à regarder.
replay-coach-again = Redemander
replay-coach-begin = Va à un tour, et tu liras ici ce qu’on pouvait y faire.
replay-verdict =
    { $how ->
        [finished] Le dernier pas, et la partie est gagnée.
        [found] Trouvé !
        [missed] était à portée : { $finding ->
            [one] une poussée y mène.
           *[other] { $finding } poussées y mènent.
        }
        [good] Un bon tour : il n’y avait pas mieux.
       *[better] On pouvait tirer plus de ce tour.
    }
replay-found_more =
    { $why ->
        [finishes] Trouvé ! Mais un autre tour aurait fini la partie.
        [finds] Trouvé ! Mais un autre tour aurait trouvé davantage.
       *[next] Trouvé ! Un autre tour le trouve aussi, et rapproche du prochain objectif.
    }
replay-better =
    { $push ->
        [none] Mieux : aller en { $walk }
       *[other] Mieux : pousser en { $push } et aller en { $walk }
    }
replay-better-line =
    Mieux : pousser { $on ->
        [N] la { $line }e colonne vers le bas
        [S] la { $line }e colonne vers le haut
        [W] la { $line }e rangée vers la droite
       *[E] la { $line }e rangée vers la gauche
    }
replay-better-same = Mieux : la même poussée, mais { $what }
replay-same-turn =
    { $quarters ->
        [1] tourner encore une fois
        [2] tourner encore deux fois
       *[3] tourner une fois à gauche
    }
replay-same-walk =
    { $to ->
        [goal] atteindre { $goal }
        [square] aller en { $square }
       *[other] aller sur une autre case
    }
replay-show = Montrer sur le plateau
replay-summary = Comment chacun a joué
replay-summary-turns = Tours
replay-summary-found = Trouvés
replay-summary-missed = Manqués
replay-summary-good = Meilleurs coups
replay-summary-worst = Le tour { $number } a coûté le plus
replay-course = Chances de gagner
replay-course-picture = Les chances de chacun, tour par tour. Les chiffres sont en dessous.
replay-course-turning = Tournant : tour { $number }
replay-course-shares = Chance et adresse
replay-course-about = En pour cent d’une victoire. Cartes : ce que les cartes suivantes ont donné. Tours : de combien ils étaient meilleurs ou moins bons que d’habitude. Ensemble, ils font le résultat.
replay-course-start = Début
replay-course-cards = Cartes
replay-course-own = Ses tours
replay-course-others = Tours des autres
replay-course-result = Fin

## First lessons

lesson-progress = Étape { $at } sur { $all }
lesson-words = À faire
lesson-next = Continuer
lesson-again = Encore
lesson-hear = Réécouter
lesson-nudge-arrow = Tu pourrais pousser là. Mais essaie plutôt la flèche qui brille.
lesson-nudge-turn = La bonne flèche ! Tourne encore la plaque, jusqu’à ce que ton objectif s’éclaire.
lesson-nudge-tower = La bonne flèche ! Tourne encore la tour, jusqu’à ce que ton objectif s’éclaire.
lesson-nudge-square = Tu peux y aller aussi. Mais ce que tu cherches est sur la case marquée.
lesson-nudge-pay = Presque ! Choisis l’autre façon de payer.
lesson-nudge-tile = Une bonne tuile, mais une autre vient d’abord.
lesson-nudge-place = Presque ! Sa place est sur les cases éclairées.
lesson-nudge-pose = La bonne place ! Tourne ou retourne d’abord la tuile.
lesson-nudge-other = Pas tout à fait. Relis le texte.
lesson-classic-look = Tu es ici, dans ton coin. La grande carte montre ce que tu cherches : { $goal }. Des murs barrent le chemin, mais les murs se poussent.
lesson-classic-push = Touche la flèche qui brille : la rangée glisse à l’essai. Tourne la plaque jusqu’à ce que ton objectif ({ $thing }) s’éclaire, puis pousse.
lesson-classic-walk = Le chemin est ouvert ! Tout ce qui est éclairé est à portée. Touche la case marquée et avance. Arrête-toi là : en passant, on ne trouve rien.
lesson-classic-friend = Trouvé ! C’est à { $friend } de jouer. Regarde ton pion : il est dans la rangée poussée et voyage avec elle.
lesson-classic-barred = Vois la flèche barrée : la plaque est sortie là et ne peut pas y rentrer aussitôt. Tu cherches maintenant { $goal }. Pousse à la flèche qui brille, puis vas-y.
lesson-classic-away = Trouvé ! { $friend } joue de nouveau. Après chaque poussée, le labyrinthe change : regarde-le bien à chaque tour.
lesson-classic-home = Toutes tes cartes sont trouvées. Rentre dans ton coin : pousse à la flèche qui brille, et avance.
lesson-classic-end = De retour, et c’est gagné ! Tu sais maintenant tout ce qu’il faut. Une trouvaille par tour, on joue dans le sens des aiguilles d’une montre, et avant la partie, on dit qui commence ou on laisse faire le sort.
lesson-towers-heights = Les tours ont une hauteur de 1 à 5 : chiffres, bandes et couleur plus claire l’indiquent. À chaque pas, tu peux monter ou descendre d’un niveau. Tu cherches { $goal }.
lesson-towers-push = Touche la flèche qui brille et tourne la tour jusqu’à ce que ton objectif soit à portée. Puis pousse.
lesson-towers-walk = De tour en tour, jamais plus d’un niveau. Touche la tour marquée et avance. Tu peux passer devant les autres et partager une tour, mais un trésor ne compte que si tu t’arrêtes dessus, et un seul par tour.
lesson-towers-friend = Trouvé ! { $friend } pousse maintenant, et tu voyages sur ta tour.
lesson-towers-card = Tu cherches maintenant { $goal }. Une falaise barre le chemin : une carte magique te fait passer. Pousse à la flèche qui brille, puis avance ; la carte se joue toute seule.
lesson-towers-away = La carte est jouée. Si tu finis un tour sans rien trouver, tu en pioches une autre. À { $friend } de jouer. Quand la pioche est épuisée, on mélange les cartes jouées.
lesson-towers-rune = Chacun doit finir une fois un tour sur la pierre runique, en haut de la plus haute tour. Pousse à la flèche qui brille et vas-y.
lesson-towers-end = Ta carte de rune est retournée. Trouve tes autres trésors, rentre au départ, et tu gagnes. La personne qui a le moins le vertige commence, et on joue dans le sens des aiguilles d’une montre. Un conseil pour ranger : garde le labyrinthe tel quel, et la prochaine fois, échange juste quelques tours.
lesson-go-look = Quatre dés, quatre images. Trouve-les sur ton plateau : chauve-souris, papillon de nuit, rat et gobelin. Personne ne touche une tuile avant que tous soient prêts. Et toi ?
lesson-go-lay = Montre le gobelin : fais glisser la quatrième tuile pour que son trou soit sur le gobelin et que le chemin monte jusqu’au centre. Les cases éclairées montrent où.
lesson-go-turn = La première tuile doit être debout sur la chauve-souris. Tourne-la, puis pose-la sur les cases éclairées.
lesson-go-flip = Le bon chemin de la troisième tuile est au dos. Retourne-la, tourne-la, et montre le rat.
lesson-go-join = Il ne manque que le papillon de nuit. La deuxième tuile le relie au centre.
lesson-go-grab = Les quatre images sont visibles, et un chemin mène de chacune au centre. Prends le 4 avant { $friend } !
lesson-go-end = C’est juste ! Le nombre bleu compte. Si un chemin avait été coupé, ç’aurait été le rouge. Personne ne tombe sous 0, et à trois ou quatre, le 1 fait toujours avancer d’un pas. À quatre, il y a le 6, le 4, le 2 et le 1 ; à trois, le 4, le 2 et le 1 ; à deux, le 4 et le 2.
