### What the server says.

table-name = Un nom compte de 1 à { $most } caractères visibles.
coach-busy = L’entraîneur est occupé avec d’autres. Réessaie dans un instant.
coach-failed = L’entraîneur ne peut pas aider pour le moment.


## A table and its seats

table-unknown = Cette table n’existe pas. Vérifie le code.
table-code_shared = Deux tables ont ce code en ce moment. Prends plutôt le lien ou l’appareil photo.
table-damaged = Ce qui a été noté de cette table n’est plus lisible.
table-closed = La personne qui fait tourner ce serveur a fermé la table.
table-wrong_key = Ce n’est pas ta place.
table-not_the_maker = Seule la personne qui a préparé la table peut le faire.
table-not_waiting = La partie a déjà commencé.
table-not_playing = Aucune partie n’est en cours à cette table.
table-not_over = On pourra le voir quand la partie sera finie.
table-no_maze = Dans ce jeu, il n’y a pas de labyrinthe à garder.
table-no_puzzle = On ne joue pas d’énigme ici.
table-other_maze = Ce labyrinthe appartient à une autre édition, pas à { $edition }.
table-full = Toutes les places sont prises.
table-too_long = Cette partie est devenue trop longue : après { $most } coups, une table n’en accepte plus. Commences-en une nouvelle.
table-seat_taken = Quelqu’un est déjà assis là.
table-pawn_taken = Quelqu’un joue avec ce pion. Qui a préparé la table peut échanger les pions.
table-no_seat = Cette place n’existe pas.
table-seats_free = Il reste des places libres.
table-listed_here = À une table de la liste, chacun joue sur son propre appareil.
table-together_here = Dans ce jeu, tout le monde joue en même temps : chacun a besoin de son propre appareil.
table-colours = Choisis une couleur pour chaque place, ou pour aucune.
table-no_clock = Ce jeu n’a pas de chrono à régler.
table-same_name = Le nom « { $text } » est déjà pris à cette table.

## The game at the table

table-stale = Il s’est passé quelque chose entre-temps. Regarde de nouveau.
table-no_undo = À cette table, on ne reprend pas ses coups.
table-nothing_to_undo = Il n’y a rien à reprendre : seulement ta propre poussée, avant d’avancer.
table-in_time = Il reste du temps.
table-no_hints = À cette table, il n’y a pas d’indices.
table-not_your_turn = Ce n’est pas ton tour.
table-curtain = Ouvre d’abord le rideau.
table-away_already = Un robot joue déjà à cette place.
table-alone = Tu joues en solo : aucun robot ne peut prendre ta place.
table-not_away = C’est toi qui joues à cette place.
table-not_missing = Cette personne est encore là, ou l’était à l’instant. Attends un peu.
table-has_rematch = La prochaine partie est déjà prête.
table-hello_twice = Nous avons déjà fait connaissance.

## The server

server-request = La demande n’a pas été comprise à « { $where } ».
server-too_many = Cela fait beaucoup d’un coup. Attends un moment.
server-too_large = C’est trop grand.
server-origin = Les pages venues d’ailleurs n’en ont pas le droit.
server-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le fait tourner peut changer cela : WANDERWALL_HOSTS={ $host }, ou wanderwall serve --name { $host }.
server-storage = Le coup n’a pas pu être noté. Réessaie dans un instant.
server-busy = Trop de coups au même instant. Réessaie.
server-archive = Cette partie n’a pas pu être retrouvée. Réessaie dans un instant.
