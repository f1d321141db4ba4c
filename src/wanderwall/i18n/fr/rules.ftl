### The rules in our own words, short; each with its clause.

rules-try = Essayer
rules-clause = Règle { $clauses }

## What all sliding mazes share

rules-sliding-board-title = Le plateau
rules-sliding-board = Certaines cases sont fixes, toutes les autres portent des plaques qui bougent. Il y a une plaque supplémentaire. Les flèches du bord montrent les rangées que l’on peut pousser.
rules-sliding-push-title = D’abord, on pousse
rules-sliding-push = Chaque tour commence par une poussée, même si ton chemin est déjà libre. Tourne la plaque supplémentaire comme tu veux et glisse-la par une flèche : toute la rangée avance d’une case, et la plaque qui sort à l’autre bout devient la plaque supplémentaire.
rules-sliding-barred-title = Pas de retour immédiat
rules-sliding-barred = La plaque supplémentaire ne peut pas rentrer là d’où elle vient de sortir. Cette flèche est barrée pour ce tour ; toutes les autres sont libres. Au premier tour de la partie, rien n’est barré.
rules-sliding-ride-title = Qui tombe revient
rules-sliding-ride = Les pions voyagent avec leur plaque. Un pion poussé hors du plateau est posé sur la plaque qui vient d’entrer de l’autre côté. Cela ne compte pas comme déplacement, et l’on ne trouve rien ainsi.
rules-sliding-walk-title = Ensuite, on avance
rules-sliding-walk = Va aussi loin que mènent les couloirs ouverts, même en passant devant les autres pions ou en t’arrêtant sur leur case, mais jamais à travers un mur. Tu peux aussi rester sur place.
rules-sliding-find-title = Trouvé !
rules-sliding-find = Tu trouves ce que tu cherches quand ton propre tour finit sur sa case. Passer dessus ne suffit pas, et si les autres t’y poussent, cela ne suffit pas non plus. Une trouvaille par tour ; si ton objectif est sur la plaque supplémentaire, il faut d’abord la faire entrer.
rules-sliding-tips-title = Astuces
rules-sliding-tips = Laisse la plaque supplémentaire là où elle est sortie jusqu’à ce qu’elle serve : on voit ainsi où elle ne peut pas rentrer. Ton objectif est hors d’atteinte ? Place-toi là où ton prochain tour a les meilleures chances. Et se faire pousser hors du plateau peut te rapprocher du but, ou en éloigner les autres.

## Labyrinth

rules-classic-aim-title = Le but du jeu
rules-classic-aim = Va chercher, l’un après l’autre, tout ce que montrent tes cartes, et reviens au départ avant les autres. Pour une à quatre personnes.
rules-classic-first-title = Qui commence
rules-classic-first = Le sort décide qui commence. On peut aussi le dire avant la partie. On joue dans le sens des aiguilles d’une montre.
rules-classic-episode-title = Qui commence
rules-classic-episode = La dernière personne à avoir regardé un épisode commence ; dans le doute, c’est la plus jeune. On le dit avant la partie, ou on laisse faire le sort. On joue dans le sens des aiguilles d’une montre.
rules-classic-characters-title = Les personnages
rules-classic-characters = Tes cartes montrent les emblèmes des personnages de l’histoire au lieu de trésors : douze attendent sur des cases fixes, douze sur des plaques qui bougent.
rules-classic-cards-title = Les cartes
rules-classic-cards = Toutes les cartes sont réparties également et posées devant toi, faces cachées. Tu ne vois que celle du dessus, et personne d’autre ne la voit. Les cartes trouvées restent visibles ; combien il t’en reste, tout le monde peut le savoir.
rules-classic-next-turn-title = La carte suivante
rules-classic-next-turn = Quand tu as trouvé une carte, tu regardes la suivante à ton prochain tour, pas avant. Une table peut convenir de la regarder tout de suite.
rules-classic-next-once-title = La carte suivante
rules-classic-next-once = Quand tu as trouvé une carte, tu peux regarder la suivante tout de suite. Une table peut convenir d’attendre le tour suivant.
rules-classic-end-title = La fin
rules-classic-end = Ta dernière carte trouvée, retourne dans ton coin. La personne qui y finit un tour sans avoir plus rien à chercher gagne aussitôt.
rules-classic-young-open-title = Avec les plus jeunes
rules-classic-young-open = Leurs cartes sont visibles pour tous et se trouvent dans n’importe quel ordre. Il faut quand même rentrer. Cela se règle pour chaque place.
rules-classic-young-exit-title = Avec les plus jeunes
rules-classic-young-exit = Ils regardent toutes leurs cartes et les trouvent dans n’importe quel ordre. À la fin, inutile de rentrer : tout couloir qui mène hors du plateau est une sortie. Cela se règle pour chaque place.
rules-classic-house-title = Règles maison
rules-classic-house = Moins de cartes, pour tous ou comme handicap ; tous ses objectifs à portée en un seul déplacement ; un temps limité ; un nombre de tours, après quoi la personne qui a le plus trouvé l’emporte ; et un dernier tour de table, pour que chacun ait joué autant.
rules-classic-alone-title = En solo
rules-classic-alone = En solo, on cherche à finir en aussi peu de tours que possible. La flèche barrée vaut ici aussi.

## 3D Labyrinth

rules-towers-aim-title = Le but du jeu
rules-towers-aim = Trouve tes trésors parmi les tours, arrête-toi sur la pierre runique, sur la plus haute, et reviens au départ avant les autres. Pour deux à quatre personnes.
rules-towers-parts-title = Dans la boîte
rules-towers-parts = Un plateau avec 9 tours fixes, 17 tours mobiles, 4 pions, 4 cartes de rune, 12 cartes trésor et 24 cartes magiques.
rules-towers-first-title = Qui commence
rules-towers-first = La personne qui a le moins le vertige commence ; dans le doute, c’est la plus jeune. On le dit avant la partie, ou on laisse faire le sort. On joue dans le sens des aiguilles d’une montre.
rules-towers-board-title = Le plateau
rules-towers-board = Certaines tours sont fixes, toutes les autres bougent. Il y a une tour supplémentaire. Les flèches du bord montrent les rangées que l’on peut pousser. Le nombre sur une tour est sa hauteur, de 1 à 5.
rules-towers-push-title = D’abord, on pousse
rules-towers-push = Chaque tour de jeu commence par une poussée, même si ton chemin est déjà libre. Tourne la tour supplémentaire comme tu veux et glisse-la par une flèche : toute la rangée avance d’une case, et la tour qui sort à l’autre bout devient la tour supplémentaire.
rules-towers-barred-title = Pas de retour immédiat
rules-towers-barred = La tour supplémentaire ne peut pas rentrer là d’où elle vient de sortir. Cette flèche est barrée pour ce tour ; toutes les autres sont libres. Au premier tour de la partie, rien n’est barré.
rules-towers-ride-title = Qui tombe revient
rules-towers-ride = Les pions voyagent avec leur tour. Un pion poussé hors du plateau est posé sur la tour qui vient d’entrer de l’autre côté. Cela ne compte pas comme déplacement, et l’on ne trouve rien ainsi.
rules-towers-cards-title = Les cartes
rules-towers-cards = Les cartes de trésor sont réparties également ; tu ne connais que celle du dessus. Chacun commence aussi avec une carte magique que personne d’autre ne voit. Leur nombre n’est pas un secret.
rules-towers-steps-title = Les pas
rules-towers-steps = Tu avances dans les couloirs ouverts. D’une tour à la suivante, on monte ou descend d’un niveau au plus. Tu peux dépasser les autres et partager une tour avec eux.
rules-towers-magic-title = La magie
rules-towers-magic = Une carte magique permet un pas de n’importe quelle hauteur : vers le haut, vers le bas, ou au choix avec le joker. Le couloir doit quand même être ouvert. Joues-en autant que tu en as, mais seulement là où un pas l’exige, et choisis celles qui paient. Quand la pioche est épuisée, on mélange les cartes jouées pour en faire une nouvelle.
rules-towers-turn-title = Quand ton tour finit
rules-towers-turn = Sur le trésor cherché : montre sa carte et regarde la suivante. Sur la pierre runique pour la première fois : retourne ta carte de rune. Partout ailleurs, pioche une carte magique, même sans avoir bougé. Passer sur un trésor, ce n’est pas le trouver, et l’on en trouve un par tour au plus.
rules-towers-rune-title = La pierre runique
rules-towers-rune = Une fois dans la partie, ton tour doit finir sur la pierre runique, quand cela t’arrange. Une table peut décider qu’il suffit d’y passer.
rules-towers-end-title = La fin
rules-towers-end = Tous les trésors trouvés et la carte de rune retournée ? Alors, la première personne qui finit un tour sur sa tour de départ gagne. Une astuce pour la boîte de l’étagère : range le labyrinthe tel quel, et la prochaine fois, échange seulement quelques tours. Ici, un bouton à la fin de la partie garde le labyrinthe.
rules-towers-tips-title = Astuces
rules-towers-tips = Laisse la tour supplémentaire là où elle est sortie jusqu’à ce qu’elle serve : on voit ainsi où elle ne peut pas rentrer. Ton objectif est hors d’atteinte ? Place-toi là où ton prochain tour a les meilleures chances. Et se faire pousser hors du plateau peut te rapprocher de ton trésor, ou éloigner les autres du leur. Si l’on garde le labyrinthe pour une autre partie, on peut d’abord faire échanger quelques tours mobiles.
rules-towers-young-title = Avec les plus jeunes
rules-towers-young = Pour eux, chaque carte magique est un joker. Cela se règle pour chaque place.
rules-towers-house-title = Règles maison
rules-towers-house = Un nombre limité de cartes en main, une seule carte magique par tour, une carte de plus pour qui joue plus tard ; moins de trésors, un temps ou des tours limités, et un dernier tour de table pour tous.

## Labyrinth Go!

rules-go-aim-title = Le but du jeu
rules-go-aim = Tout le monde construit en même temps, sur des plateaux et avec des tuiles identiques. Montre les quatre images des dés par les trous et relie chacune au centre.
rules-go-players-title = Qui joue, et d’où l’on part
rules-go-players = Pour deux à quatre personnes, ou pour toi en solo. La piste va de 0 à 20 : on part de la case 0 à quatre, de la case 3 à trois, de la case 7 à deux.
rules-go-roll-title = Lancer et chercher
rules-go-roll = Quatre dés montrent quatre images. Cherche-les sur ton plateau sans toucher aux tuiles. Quand tout le monde est prêt, on crie ensemble « Labyrinth Go ! », et tout le monde commence en même temps.
rules-go-lay-title = Poser
rules-go-lay = Il y a six tuiles avec des chemins des deux côtés, dont quatre à trou. Tourne-les et retourne-les à ta guise. Elles occupent des cases entières, jamais hors du bord, ni sur le centre, ni sur une autre tuile.
rules-go-right-title = Quand un plateau est juste
rules-go-right = Les quatre images se voient en même temps par des trous, et de chacune un chemin sans coupure mène au centre : tous les chemins qui comptent sont reliés au centre. Un chemin peut passer sur un autre trou. Les tuiles isolées qui ne mènent nulle part ne gênent pas, et celles dont tu n’as pas besoin peuvent rester de côté.
rules-go-grab-title = Prends !
rules-go-grab = Si tu penses avoir fini, prends la plus haute tuile de score qui reste. Ton plateau ne change plus, juste ou non. Quand il n’en reste qu’une, la personne qui construit encore doit s’arrêter et la prendre. À quatre, il y a le 6, le 4, le 2 et le 1, à trois le 4, le 2 et le 1, à deux le 4 et le 2.
rules-go-check-title = La vérification
rules-go-check = On vérifie alors tous les plateaux. Si le tien est juste, tu avances du nombre de cases en bleu. S’il est faux, la tuile se retourne et tu recules du nombre en rouge. Le 1 n’a pas de côté rouge : il fait toujours avancer d’une case. Personne ne descend sous 0.
rules-go-joker-title = Le joker
rules-go-joker = La personne qui obtient le 1 peut utiliser le joker à la manche suivante : un carrefour d’une seule case. À deux, il n’y en a pas.
rules-go-end-title = La fin
rules-go-end = La personne qui a atteint 20 une fois tous les plateaux vérifiés gagne ; s’il y en a plusieurs, c’est celle qui a marqué le plus dans cette manche. À moins de quatre, on part plus avant sur la piste : case 3 à trois, case 7 à deux.
rules-go-alone-title = En solo
rules-go-alone = Résous autant de lancers que possible en cinq minutes. Une mauvaise solution n’est pas acceptée, on peut passer un lancer, et ce qui n’est pas fini ne compte pas.
rules-go-house-title = Règles maison
rules-go-house = Les enfants peuvent avoir de l’aide, place par place : une tuile prise à tort est refusée, et un plateau faux ne leur coûte rien. Une manche peut avoir un chrono, et elle s’arrête aussi quand tous ceux qui construisent encore le veulent.
