### What a link shows before it is followed: nobody's name. The page itself says nothing of this.

preview-about = Les jeux de plateau au labyrinthe mouvant, dans le navigateur : avec des amis, en famille ou contre des robots, sans compte.
preview-waiting = { $edition } : viens jouer
preview-waiting-about =
    Une table t’attend. { $free ->
        [0] Toutes les places sont prises.
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
preview-playing = { $edition } : une partie est en cours
preview-playing-about = On joue en ce moment. Suis le lien pour regarder.
preview-over = { $edition } : une partie à revoir
preview-over-about = Chaque tour de la partie, avec les remarques de l’entraîneur.
preview-puzzle = Une énigme : { $edition }
preview-puzzle-about = { $kind }. Réfléchis d’abord, puis joue dans le navigateur.
preview-room = Une salle pour jouer
preview-room-about = Entre avec ton prénom : la salle tire au sort qui joue contre qui.
