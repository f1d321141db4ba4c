### What can be wrong at a table; the page says these, too.

## Problems of the command line

bot-unknown = Le robot « { $bot } » n’existe pas. Choix possibles : { $known }.

## Problems with editions

game-unknown = Le jeu « { $game } » n’existe pas. Choix possibles : { $known }.
edition-no_such = L’édition « { $edition } » n’existe pas. Choix possibles : { $known } ; la tienne est un fichier dont le nom finit par .toml.

## Problems with options and tables

option-unknown = L’option « { $option } » n’existe pas. Choix possibles : { $known }.
option-value = L’option { $option } ne peut pas être « { $text } ». Valeurs possibles : { $expected }.
option-seats = L’option { $option } a { $given } valeurs pour { $seats } places. Donnes-en une pour toutes, ou une pour chacune.
option-form = « { $text } » n’est pas une option. Écris nom=valeur.
option-first = La place { $given } ne peut pas commencer : il n’y en a que { $seats }.
option-goals = { $given } cartes objectif chacun, c’est trop : la boîte en a { $most } par joueur.
table-players = { $edition } se joue de { $low } à { $high } joueurs, pas à { $players }.
table-colour = Le pion « { $colour } » n’existe pas ici. Choix possibles : { $known }.
table-order = Cet ordre ne suit pas le sens des aiguilles d’une montre : { $colours }. Autour du plateau : { $order }.
table-twice = Deux joueurs ne peuvent pas avoir la même couleur : { $colour }.
classic-option-any_needs_cards = Les objectifs ne se trouvent dans n’importe quel ordre qu’avec des cartes visibles : toutes les siennes, ou toutes ouvertes.
classic-option-sweep_needs_any = On ne peut tout ramasser d’un coup que si l’ordre des objectifs est libre.

## Problems with boards, positions and records

board-side = Le côté d’un plateau est un nombre impair de { $smallest } à { $largest }, pas { $side }.
board-not_square = Avec { $tiles } plaques, impossible de faire un plateau carré.
board-no_arrow = La flèche « { $text } » n’existe pas (de { $first } à { $last }).
board-no_square = La case « { $text } » n’existe pas sur ce plateau (de a1 à { $last }).
tile-openings = « { $text } » ne désigne pas des côtés ouverts : utilise n, e, s, w, chacun une fois au plus.
notation-expected =
    Il y a « { $text } » là où l’on attend : { $expected ->
        [edition] une édition
        [maze] le labyrinthe, ligne par ligne
        [spare] la plaque supplémentaire et sa place, comme 9@N4
        [things] la place des objectifs, comme owl=c5,bat=+
        [seat] une place, comme red=a1:owl:bat
        [turn] à qui c’est le tour, comme red>push
        [named] un mot comme turns=12
        [number] un nombre entier
        [seconds] des secondes après un coup, comme @4.5
        [mover] la couleur du joueur avant le coup
        [end] la fin, car la partie est terminée
        [step] la phase de la manche, comme play
        [roll] le lancer
        [last] la dernière manche
       *[other] { $expected }
    }.
notation-move =
    Impossible de lire « { $text } ». On attend : { $expected ->
        [push] une poussée, comme N4es
        [walk] une case comme c5, ou stay
        [discard] une carte magique à défausser
        [host] un coup du meneur de jeu
       *[other] { $expected }
    }.

## Refused moves, for all games or for one

move-over = La partie est terminée.
move-not_your_turn = Ce n’est pas ton tour.
move-not_a_move = Ce coup n’existe pas dans ce jeu.
move-not_now = Ce n’est pas le moment.
move-no_clock = Il n’y a pas de chrono à cette table.
move-push-twice = Tu as déjà poussé. Maintenant avance, ou reste sur place.
move-push-no_arrow = Il n’y a pas de flèche { $arrow } où pousser.
move-push-other_tile = Ce n’est pas la plaque supplémentaire. On peut la tourner, mais elle garde sa forme.
move-push-goes_back = La plaque supplémentaire vient de sortir en { $arrow } : elle ne peut pas y rentrer tout de suite.
move-walk-push_first = D’abord pousser, ensuite avancer.
move-walk-no_square = Cette case n’est pas sur le plateau.
move-walk-no_way = Aucun chemin ouvert ne mène jusqu’à { $square }.
move-walk-too_steep = Le chemin vers { $square } est trop raide : plus d’un niveau à la fois demande de la magie.
move-walk-not_in_hand = Tu n’as pas ces cartes magiques : { $cards }.
move-walk-one_card = À cette table, une seule carte magique par tour.
move-walk-payment = Aucun chemin vers { $square } ne coûte exactement ces cartes magiques : { $cards }.
move-discard-not_in_hand = Tu n’as pas cette carte magique : { $card }.
move-shuffle-cards = Ce ne sont pas les cartes magiques défaussées.
deal-magic = Ce ne sont pas les cartes magiques de la boîte, distribuées équitablement.
deal-tiles = Ce ne sont pas les plaques de la boîte.
deal-cards = Ce ne sont pas les cartes objectif de la boîte, distribuées équitablement.
deal-first = Ce joueur ne peut pas commencer.

## Solver and coach

game-not_here = Cela n’existe pas pour { $game }, seulement pour : { $known }.
film-short = Cette partie est trop courte pour un film.
coach-none = Il n’y a pas d’entraîneur pour { $game }.
coach-not_now = L’entraîneur n’aide que la place dont c’est le tour de pousser ou d’avancer.
coach-no_way = Ce lancer ne peut pas être relié.

## A game in hand

## What the server says.

table-name = Un nom compte de 1 à { $most } caractères visibles.
table-name_unseen = Ce nom contient des caractères invisibles. Tape-le à nouveau.
coach-busy = L’entraîneur est occupé avec d’autres. Réessaie dans un instant.
coach-failed = L’entraîneur ne peut pas aider pour le moment.

## A table and its seats

table-unknown = Cette table n’existe pas. Vérifie le code.
screen-unknown = Aucune télé ne montre ces lettres en ce moment. Regarde encore la télé.
table-code_shared = Deux tables ont ce code en ce moment. Prends plutôt le lien ou l’appareil photo.
table-damaged = Ce qui a été noté de cette table n’est plus lisible.
table-closed = La personne qui fait tourner ce serveur a fermé la table.
table-wrong_key = Ce n’est pas ta place.
table-not_the_maker = Seule la personne qui a préparé la table peut le faire.
table-not_waiting = La partie a déjà commencé.
table-not_playing = Aucune partie n’est en cours à cette table.
table-not_over = On pourra le voir quand la partie sera finie.
table-no_maze = Dans ce jeu, il n’y a pas de labyrinthe à garder.
table-no_swap = Seules les tours mobiles d’un labyrinthe gardé peuvent être échangées.
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
table-name_alike = « { $text } » ressemble trop à « { $other } », à cette table. Choisis un autre nom.

## The game at the table

table-stale = Il s’est passé quelque chose entre-temps. Regarde de nouveau.
table-no_undo = À cette table, on ne reprend pas ses coups.
table-nothing_to_undo = Il n’y a rien à reprendre : seulement ton dernier tour, jusqu’à ce qu’une autre personne joue.
table-asked_already = Tu as déjà demandé.
table-nothing_asked = Personne ne te demande de reprendre un tour.
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
server-disk_full = Le disque du serveur est plein : rien ne peut être enregistré. La partie continue dès que son responsable a fait de la place.
server-busy = Trop de coups au même instant. Réessaie.
server-room_paused = La salle fait une pause. Ton coup attend.
server-archive = Cette partie n’a pas pu être retrouvée. Réessaie dans un instant.
