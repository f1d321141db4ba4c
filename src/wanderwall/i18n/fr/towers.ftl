### Les tours sur la page.

tower-board = le plateau des tours
tower-view = Comment le plateau est montré
tower-view-3d = 3D
tower-view-flat = À plat
tower-view-slow = La 3D serait lente sur cet appareil : le plateau est donc à plat. Choisis « 3D » pour voir quand même les tours.
tower-numbers = Montrer toutes les hauteurs
tower-camera = Angle de vue
tower-camera-left = Tourner le plateau à gauche
tower-camera-right = Tourner le plateau à droite
tower-camera-in = Plus près
tower-camera-out = Plus loin
tower-camera-home = Tout le plateau
tower-places =
    { $count ->
        [one] { $count } tour accessible : la regarder
       *[other] { $count } tours accessibles : regarder la suivante
    }

## Ce que tu cherches, et où en est chacun

tower-seek = Tu cherches
tower-home = ta tour de départ
tower-then-cards =
    { $count ->
        [one] puis encore un
       *[other] puis encore { $count }
    }
tower-then-rune = la pierre runique
tower-then-home = puis retour au départ
end-missing-rune = cherchait encore la pierre runique
end-close-rune =
    { $you ->
        [yes] Tu ne cherchais plus que la pierre runique.
       *[no] { $name } ne cherchait plus que la pierre runique.
    }
tower-progress = Où en est chacun
tower-progress-seat =
    { $name } : trésors { $found } sur { $all }, carte de rune { $rune ->
        [yes] retournée
       *[no] pas retournée
    }, { $cards ->
        [one] { $cards } carte magique
       *[other] { $cards } cartes magiques
    }

## Cartes

tower-hand = Tes cartes magiques
tower-hand-empty = Aucune carte magique
tower-drawn = Tu pioches : { $cards }.
tower-card-u = pour une montée de n’importe quelle hauteur
tower-card-d = pour une descente de n’importe quelle hauteur
tower-card-j = pour un pas de n’importe quelle hauteur, vers le haut ou vers le bas
tower-used =
    { $count ->
        [one] jouée ici
       *[other] { $count } × ici
    }
tower-pile =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
tower-discards =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
tower-ask-discard = Une carte de trop
tower-choose-card = Choisis une carte à défausser
tower-discard = Défausser : { $card }

## Pousser et avancer

tower-choose-arrow = Choisis une flèche
tower-tip_push = Tourne la tour, puis touche une flèche.
tower-choose-square = Où vas-tu ?
tower-play = en jouant : { $cards }
tower-pay-with = Payer avec : { $cards }
tower-pay-nothing = Sans carte
tower-over-rune = par la pierre runique
tower-rune-turned =
    { $you ->
        [yes] Tu as retourné ta carte de rune.
       *[no] { $name } a retourné sa carte de rune.
    }
tower-route = Ton chemin
tower-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
tower-route-heights = Hauteurs du chemin : { $heights }

## Pour les oreilles

tower-height = hauteur { $height }
tower-price = à portée avec : { $cards }

## Les signes du plateau à plat

tower-signs = Ce que veulent dire les signes
tower-legend = Quelle hauteur ?
tower-legend-stair = un niveau : on passe
tower-legend-cliff = falaise : il faut de la magie
tower-legend-free = un anneau : tu peux aller là
tower-legend-paid = un anneau rose : coûte des cartes magiques

## Keys

tower-key-heights = hauteurs en chiffres
tower-key-look = regarder d’un autre côté
tower-key-zoom = plus près, plus loin, comme au début
