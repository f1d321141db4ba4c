### Les énigmes, dans le terminal et sur la page.

puzzle-too_long = Une énigme a au plus { $most } caractères.
puzzle-form = « { $text } » n’est pas une énigme. Elle commence par exemple ainsi : fewest par=2 ways=5 misled=0 level=3
puzzle-turns = Une énigme du plateau coulissant a un par de 1 à { $most } tours et au moins une solution.
puzzle-position = On ne peut pas faire d’énigme du genre { $kind } avec cette position.
puzzle-lies = Cette énigme annonce { $what }={ $said }, mais le solveur trouve { $found }.
puzzle-patience = Il faut trop de temps pour vérifier cette énigme.
day-early = Le premier labyrinthe du jour était celui du { $first }.
puzzle-asks-fewest = Atteins le but en aussi peu de tours que possible ; personne d’autre ne joue.
puzzle-asks-find = Atteins le but pendant ce tour.
puzzle-asks-treasures = Trouve les trésors dans cet ordre en aussi peu de tours que possible ; personne d’autre ne joue.
puzzle-asks-block = Pousse de sorte que la personne suivante ne puisse pas atteindre son but à son prochain tour.
puzzle-asks-go = Relie les images tirées au milieu avec aussi peu de tuiles que possible.
puzzle-asks-home = Trouve le trésor puis rentre chez toi en aussi peu de tours que possible ; personne d’autre ne joue.
puzzle-number = Les énigmes de la maison portent les numéros 1 à { $most }.
puzzle-no_way = Le solveur ne trouve rien en { $most } tours : cela ne fait pas une énigme.
puzzle-no_block = Toutes les poussées reviennent ici au même : soit chacune laisse un chemin à l’autre, soit aucune. Cela ne fait pas une énigme.
puzzle-none_made = Aucune énigme de ce genre n’a été trouvée. Demande encore, ou un autre niveau.
position-fixed_tiles = Les plaques fixes de cette position ne sont pas celles de l’édition.
position-tiles = Les plaques mobiles de cette position ne sont pas celles de la boîte.
position-cards = Les cartes objectif de cette position ne sont pas celles de la boîte.
day-late = Le labyrinthe du { $date } viendra quand ce jour commencera.

puzzles-title = Énigmes
puzzles-about = Personne d’autre ne joue, et il y a toujours une solution. Chaque jour apporte un nouveau labyrinthe, le même pour tous.
puzzles-waiting = Le solveur se prépare. Après une installation, cela prend une fois jusqu’à une demi-minute.
puzzles-today = Aujourd’hui
puzzles-yesterday = Hier
puzzles-maze = Labyrinthe du jour { $number }
puzzles-roll = Lancer du jour { $number }
puzzles-level = Niveau { $level }
puzzles-play = Résoudre
puzzles-play-again = Encore une fois
puzzles-closed = Close : tu as vu la solution
puzzles-streak =
    { $days ->
        [0] Aucun jour d’affilée
        [one] Premier jour
       *[other] { $days } jours d’affilée
    }
puzzles-day-goal = Trouve { $goal }. Par : { $par } tours.
puzzles-day-goals = Trouve { $count } trésors dans l’ordre. Par : { $par } tours.
puzzles-day-open = à toi de jouer aujourd’hui
puzzles-day-next = le prochain dans { $time }
puzzles-day-solved =
    { $own ->
        [one] Résolu en { $own } tour. Par : { $par }.
       *[other] Résolu en { $own } tours. Par : { $par }.
    }
puzzles-house = Plus d’énigmes
puzzles-kind-find = Trouve-le maintenant
puzzles-kind-fewest = Le moins de tours
puzzles-kind-treasures = Trésors dans l’ordre
puzzles-kind-block = Couper la route
puzzles-kind-go = Un lancer de Labyrinth Go !
puzzles-kind-home = Trésor et retour
puzzles-all-days = Tous les jours
puzzles-month-before = Le mois d’avant
puzzles-month-after = Le mois d’après
puzzles-day-at-par = dans le par
puzzles-day-done = résolu
puzzles-day-free = encore à jouer
puzzles-wrong-day = Il n’y a pas de labyrinthe pour ce jour.
puzzles-watch = Regarder la solution
puzzles-pictures = La solution en images
puzzles-pictures-later = Les images arrivent dès que ce jour est fini partout sur Terre.
puzzles-next = Ta prochaine énigme
puzzles-kinds = Sortes d’énigmes
puzzles-one-push = Une poussée
puzzles-par = Par { $par }
puzzles-rated = niveau { $points }
puzzles-carry-on = Continuer
puzzles-all-tried = Tu les as toutes essayées. Choisis d’autres sortes.
puzzles-rating = Ton niveau aux énigmes
puzzles-rating-change = { $change } au dernier essai
puzzles-rating-about = Tes derniers essais. Point plein : juste du premier coup. Seuls les premiers essais comptent.
puzzles-rating-new = Tes premiers essais le fixent.
puzzle-everybody = { $count } personnes ont essayé. { $percent } % ont trouvé le par du premier coup.
puzzle-began = Comment tout le monde a commencé
puzzle-began-numbers = Nombres : pour cent de { $count } premiers essais
puzzle-began-right = mène au par
puzzle-began-you = ta poussée
puzzle-began-few = Dès que dix personnes auront essayé, tu verras ici comment tout le monde a commencé.
puzzle-began-offline = Les premières poussées de tout le monde ne sont comptées que sur un serveur, pas sur la page hors ligne.
puzzle-rating = Ton niveau aux énigmes : { $points }
puzzles-shared = Quelqu’un a une énigme pour toi
puzzles-shared-about = Toute l’énigme est dans le lien. Le solveur la vérifie avant que tu t’installes.
puzzles-wrong-link = Ce lien est abîmé : il ne contient pas l’énigme envoyée. Redemande-la, ou résous-en une autre ici.
puzzles-board = Ouvrir le plateau

puzzle-turn = Tour { $turn } · par { $par }
puzzle-tiles = { $par } tuiles suffisent
puzzle-hints =
    { $hints ->
        [0] aucun indice
        [one] un indice
       *[other] { $hints } indices
    }
puzzle-attempt = essai { $number }
puzzle-one-push = Une poussée : juste ou faux
puzzle-over = Recommencer
puzzle-try-again = Réessayer
puzzle-solution = Montrer la solution
puzzle-solution-next = Coup suivant
puzzle-solution-costs = Alors elle ne compte pas comme résolue.
puzzle-shown = La solution a été montrée.
puzzle-closed = Tu as vu la solution : cette énigme est close. Elle ne compte ni comme résolue, ni pour tes jours d’affilée.
puzzle-done = Résolue
puzzle-first-stays = Ton premier résultat reste : { $result }
puzzle-wrong-block = L’autre joueur passe.
puzzle-wrong-find = Cette poussée ne mène pas au but. Une seule décide.
puzzle-wrong = Faux
puzzle-right = Juste !
puzzle-par = Résolue dans le par !
puzzle-not-done = Pas résolue cette fois
puzzle-turns-own =
    { $own ->
        [one] { $own } tour
       *[other] { $own } tours
    } – par { $par }
puzzle-tiles-own =
    { $own ->
        [one] { $own } tuile
       *[other] { $own } tuiles
    } – par { $par }
puzzle-next = Énigme suivante
puzzle-share = Partager le résultat
puzzle-picture = Le résultat en image
puzzle-pass = Transmettre cette énigme
puzzle-made = { $kind } : par { $par }, niveau { $level }

rush-unknown = Cette course n’est pas de ce serveur.
rush-late = Les trois minutes sont écoulées : ce qui arrive après ne compte pas.
rush-title = Course aux énigmes
rush-about = Autant que possible en trois minutes : chaque objectif est à une poussée. Une mauvaise poussée ne coûte que du temps.
rush-start = C’est parti
rush-solved =
    { $solved ->
        [one] { $solved } énigme résolue
       *[other] { $solved } énigmes résolues
    }
rush-best = Ton record : { $best }
rush-new-best = Nouveau record !
rush-end = Arrêter maintenant
rush-again = Encore une fois
rush-counting = On compte…
rush-so-far = Résolues jusqu’ici : { $solved }
rush-retry = Essayer l’énigme { $number }
rush-missed = Ce que tu as manqué
rush-wrong-so-far = Poussées fausses : { $wrong }
rush-wrong = Pas là : le plateau revient.
rush-row = { $row } à la suite
rush-row-lost = Raté : la suite de { $row } s’arrête.
rush-row-most = Meilleure suite : { $row }

editor-title = Composer un labyrinthe
editor-about = Tourne et échange des plaques, place le pion, choisis les buts. Le solveur dit tout de suite si c’est possible, et un lien le transmet.
editor-tools = Que faire
editor-turn = Tourner
editor-swap = Échanger
editor-pawn = Pion
editor-goal = Buts
editor-other = Adversaire
editor-help-turn = Touche une plaque pour la tourner.
editor-help-swap = Touche deux plaques pour les échanger ; la plaque supplémentaire en est une.
editor-help-pawn = Touche la case où se trouve le pion.
editor-help-goal = Touche jusqu’à trois trésors, dans l’ordre où il faut les trouver. Aucun : le retour au départ.
editor-help-other = Couper la route à quelqu’un : touche la case de ce pion ou le trésor qu’il cherche. Encore une fois : personne.
editor-held = Prise : { $tile }
editor-barred = La plaque supplémentaire est ici et ne peut pas y rentrer.
editor-new = Un autre labyrinthe
editor-verdict = Ce que dit le solveur
editor-thinking = Le solveur réfléchit…
editor-many-ways = 1 000 chemins ou plus
editor-ways =
    { $ways ->
        [one] { $ways } seule façon
       *[other] { $ways } façons
    }
editor-edit = Modifier à la main
