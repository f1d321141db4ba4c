### Texts of the commands only.

## How problems are shown

problem-line = Oups ! { $text }
problem-place = Ligne { $line }, colonne { $column } : { $text }
problem-column = Colonne { $column } : { $text }

## Problems of the command line

command-unknown = La commande « { $text } » n’existe pas. Choix possibles : { $known }.
command-no_option = L’option « { $text } » n’existe pas ici. Choix possibles : { $known }.
command-no_value = L’option « { $option } » ne s’utilise pas ainsi : certaines sont suivies d’une valeur, d’autres non. Regarde avec --help.
command-extra = « { $text } » est un mot de trop. Regarde avec --help.
command-missing = Il manque encore : { $what }. Regarde avec --help.
command-number = { $option } demande un nombre entier de { $low } à { $high }, pas « { $text } ».
command-bad = Impossible de comprendre ces mots ({ $reason }). Regarde avec --help.
extra-missing = Il faut { $package } pour cela : installe wanderwall[{ $extra }].
extra-version = Il faut pour cela une autre version de { $package } que { $found } : réinstalle wanderwall[{ $extra }].
play-resume_alone = Une partie sauvegardée connaît déjà sa table : --resume ne va qu’avec --save et --lang.
play-other_game = L’édition { $edition } appartient à { $expected }, pas à { $game }.
play-colours =
    { $given ->
        [one] Il y a { $given } couleur
       *[other] Il y a { $given } couleurs
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : donnes-en une pour chaque place, par exemple red,blue.
play-no_seat = La place « { $text } » n’existe pas. Indique un nombre de 1 à { $seats }, ou un nom.
play-no_young = L’édition { $edition } n’a pas de règles pour les plus jeunes.
bot-command = La commande « { $command } » ne peut pas être lancée.
bot-address = « { $address } » n’est pas une adresse. Indique une machine et un port, par exemple localhost:5000.
bot-unreachable = Personne ne répond à « { $address } ». Lance d’abord ton robot.
bot-taken = Il y a déjà un robot « { $bot } ». Donne un autre nom au fichier.
bot-gone = Plus personne ne répond là où était le robot.
arena-bots = Un tournoi demande au moins deux robots, par exemple --bots level2,level1.
arena-same_bot = Le robot « { $bot } » est nommé deux fois.
arena-seats = Une partie se joue ici à { $low }–{ $high } places, pas à { $seats }.
arena-games = Une rencontre compte de 1 à { $high } parties, pas { $games }.
arena-one_budget = Choisis --ms ou --nodes, pas les deux.
arena-resume_alone = Un tournoi gardé connaît son plan : --resume ne va qu’avec --workers, --cluster, --records et les formes du résultat.
arena-file_exists = Le fichier « { $file } » existe déjà. Continue-le avec --resume, ou choisis un autre nom.
arena-not_a_journal = Le fichier « { $file } » n’est pas un tournoi gardé.
arena-workers_die = Les processus qui jouent les parties s’arrêtent sans cesse avant la fin d’une partie.
arena-no_cluster = Il n’y a pas de cluster à « { $address } ».
kit-unknown = Le kit « { $text } » n’existe pas. Choix possibles : { $known }.
kit-not_empty = Il y a déjà quelque chose dans le dossier « { $folder } ». Choisis-en un nouveau ou un vide.
watch-no_records = Il n’y a aucune partie enregistrée dans le dossier « { $folder } ».
mazecom-unreachable = Personne ne répond à « { $address } ».
mazecom-nonsense = Ce que dit « { $address } » n’est pas du MazeCom.
mazecom-hung_up = « { $address } » a raccroché.
mazecom-silent = « { $address } » n’a rien dit depuis trop longtemps.
mazecom-refused = Le serveur ne nous laisse pas entrer : { $error }.
mazecom-leavers = Quelqu’un qui est parti ne peut pas « { $text } ». Choix possibles : { $known }.
mazecom-bots = Sur { $players } joueurs, un au moins est un programme extérieur, et aucun robot n’est nommé deux fois.
join-address = « { $address } » n’est pas l’adresse d’un serveur. Écris-en une comme http://localhost:8000.
join-unreachable = Aucun serveur ne répond à « { $address } ».
show-seat_or_open = Choisis --seat ou --open : pas les deux à la fois.

## Problems with files

file-unreadable = Impossible de lire le fichier « { $file } ».
file-unwritable = Le fichier « { $file } » ne peut pas être écrit. Regarde les droits du dossier et la place libre, ou choisis un autre endroit.
file-not_text = Le fichier « { $file } » n’est pas du texte en UTF-8.
json-broken = Le fichier « { $file } » n’est pas du JSON valable.
json-field =
    { $key } devrait être { $expected ->
        [list] une liste
        [object] un objet
        [maze] un carré de lignes avec des ouvertures de 1 à 15
        [openings] un nombre de 1 à 15 pour les ouvertures
        [square] une case du plateau, sous la forme [ligne, colonne]
        [arrow] la case devant une flèche, sous la forme [ligne, colonne]
       *[other] { $expected }
    }.

## Problems with editions

edition-taken = Le fichier « { $file } » s’appelle { $edition }, mais cette édition existe déjà. Donne-lui un id à lui.
edition-toml = { $file } n’est pas du TOML valable : { $reason }
edition-missing = { $file } : il manque { $key }.
edition-kind =
    { $file } : { $key } devrait être { $expected ->
        [text] un texte
        [number] un nombre entier
        [list] une liste
        [table] une table
       *[other] { $expected }
    }.
edition-items =
    { $file } : chaque élément de { $key } devrait être { $expected ->
        [text] un texte
        [number] un nombre entier
        [table] une table
       *[other] { $expected }
    }.
edition-empty = { $file } : { $key } est vide.
edition-unknown = { $file } : personne ne connaît la clé { $key }. Une faute de frappe, peut-être ?
edition-word = { $file } : { $key } est « { $text } », mais les choix possibles sont : { $expected }.
edition-range = { $file } : { $key } est { $value }, mais devrait aller de { $low } à { $high }.
edition-players = { $file } : { $key } devrait donner le plus petit et le plus grand nombre de joueurs, de 1 à 4.
edition-odd = { $file } : { $key } est { $value }, mais le côté d’un plateau est impair.
edition-square = { $file } : { $key } est « { $text } », mais devrait être une case de a1 à { $last }.
edition-home = { $file } : { $key } ne peut pas partir de { $text } : chaque départ demande sa propre case fixe.
edition-homes = { $file } : { $key } a { $given } cases de départ, mais il en faut { $needed }.
edition-goals = { $file } : { $key } laisse { $given } objectifs, mais il en faut { $needed }.
edition-count = { $file } : { $key } a { $given } pièces, mais il en faut { $needed }.
edition-fixed_square = { $file } : { $key } ne peut pas être en { $text } : il faut une case fixe réservée.
edition-fixed_rows = { $file } : { $key } devrait avoir { $needed } lignes de { $needed } signes, un pour chaque case fixe.
edition-glyph = { $file } : { $key } contient « { $text } », qui n’est pas une plaque.
edition-openings = { $file } : { $key } est « { $text } », mais devrait indiquer des côtés ouverts comme nes.
edition-twice = { $file } : { $key } contient deux fois « { $text } ».
edition-unnamed = { $file } : { $key } ne donne pas de nom à « { $text } ».
edition-id = { $file } : { $key } contient « { $text } », qui ne peut pas être un identifiant.
edition-go_board = { $file } : { $key } devrait avoir autant de lignes que de colonnes, en nombre impair, pas { $rows }.
edition-go_middle = { $file } : { $key } devrait avoir « { $text } » au centre.
edition-go_face = { $file } : { $key } est « { $text } », mais devrait indiquer les ouvertures de a et de b, comme aN bE.
edition-go_score_tiles = { $file } : { $key } devrait avoir { $players } tuiles de score différentes pour { $players } joueurs.
edition-go_ratings = { $file } : { $key } devrait être une suite de nombres croissants à partir de 1.
edition-go_no_picture = { $file } : { $key } montre « { $text } », qui n’est pas sur le plateau.
edition-go_holes = { $file } : { $key } donne { $holes } trous, mais il y a { $dice } dés.
edition-go_colours = { $file } : { $key } devrait avoir une couleur pour chacun des { $players } joueurs.
edition-go_same_value = { $file } : { $key } contient deux tuiles de score de même valeur.
edition-go_tables = { $file } : { $key } devrait dire une seule fois avec quoi on joue à { $players }.
edition-go_no_score_tile = { $file } : { $key } nomme la tuile de score { $value }, qui n’est pas dans la boîte.

## Problems with options and tables

kernel-not_served = Le moteur rapide ne joue pas { $option } = « { $value } ».
kernel-mixed = Toutes les positions d’un même calcul doivent venir du même genre de table.
kernel-policy = La façon de jouer « { $text } » n’existe pas. Il y a : { $known }.
envs-unbegun = Commence par reset avant le premier pas.
envs-no_card = Il n’y a pas de carte graphique ici, ou l’extra « cuda » n’est pas installé : device="cpu" marche partout.
envs-over = La partie est finie. Utilise reset pour en commencer une autre.
envs-action = « { $text } » n’est pas une action. Les actions sont des nombres entiers de 0 à { $last }.
envs-illegal = L’action { $action } est contraire aux règles ici.
envs-array = { $what } devrait être { $expected }, pas { $given }.
solver-not_exact = Le solveur exact ne répond pas pour { $option } = « { $value } ». Il faut deux places, une limite de tours, des cartes dans l’ordre de la pile et des joueurs qui connaissent toutes leurs cartes.
solver-too_large = Ce labyrinthe est trop grand pour des réponses exactes : son arbre a plus de { $most } situations en { $turns } tours. Prends moins de tours, un labyrinthe plus petit ou une limite plus haute.
solver-policy = Les probabilités de cette façon de jouer donnent { $total } au total. Elles doivent être au moins 0 et donner 1 au total.
train-checkpoint = « { $file } » n’est pas un point de reprise pour cet entraînement ({ $reason }). Reprends les réglages d’alors ou commence un nouveau fichier.
train-weights = « { $file } » contient les poids d’une autre version : { $given }, il faut { $expected }.
envs-missing = Il faut { $package }. Installe wanderwall[{ $extra }].

## Problems with boards, positions and records

position-empty = Il n’y a pas de position ici.
position-magic = Les cartes magiques de cette position ne sont pas celles de la boîte.
position-shuffle = Il n’y a rien à mélanger dans cette position.
position-drawn = La carte qui vient d’être piochée ne va pas avec cette position.
position-late = « late » vaut « { $text } », mais c’est yes ou no, et seulement quand on mélange.
position-turn = Ici, ça ne peut pas être le tour de { $colour }.
position-first = { $colour } a commencé, mais l’option « first » nomme une autre place.
position-finished = Qui a terminé n’a plus rien à trouver et figure ici une seule fois.
position-finisher = { $colour } ne peut pas avoir terminé ici.
position-unfinished = { $colour } a tout trouvé et doit avoir terminé.
position-limit = Cette position compte plus de tours que la limite ne le permet ({ $turns }).
position-barred = Après une poussée, la plaque supplémentaire se trouve devant une flèche où elle ne peut pas rentrer : indique cette flèche.
position-unseen = { $colour } doit déjà avoir regardé sa carte.
position-no_clock = « late » demande un temps limité par tour, et cette partie n’en a pas.
position-discard = Aucune carte n’est à défausser ici : la main respecte sa limite.
position-hand = { $colour } a plus de cartes magiques en main que la limite de { $limit } ne le permet.
position-over =
    { $over ->
        [yes] Ici, la partie est finie, mais personne n’a terminé et il reste des tours.
       *[no] Ici, la partie doit être finie.
    }
position-looked = « { $text } » ne dit pas yes ou no pour chaque place.
record-header = « { $text } » n’est pas un en-tête. Écris [Nom "valeur"].
record-no_opening = L’enregistrement n’a pas de position de départ : il manque une ligne [Opening "…"].
record-mismatch = L’en-tête { $header } dit « { $text } », mais la position de départ dit « { $expected } ».
record-result = L’enregistrement dit que « { $text } » a gagné, mais d’après les coups, c’est « { $expected } ».
record-comment_open = Un commentaire commence et ne finit pas. Ferme-le avec une accolade.
record-several = Ce texte contient { $count } parties. Ici, il en faut une seule : mets-la dans un fichier à part.
record-no_game = Il n’y a pas de partie { $number } ici : la dernière est la { $count }.

## Help on the command line

help-usage = Utilisation : { $usage }
help-options-word = options
help-command-word = COMMANDE
help-group-play = Jouer et étudier
help-group-serve = Faire tourner un serveur
help-arguments = Arguments
help-options = Options
help-about = Les jeux du labyrinthe qui bouge : classique, tours en 3D, Labyrinth Go !
help-version = indique la version
help-lang = langue : en de fr nl it es pt ; sinon celle de ton système
help-help = cette aide
help-play = Jouer avec des personnes et des robots, dans ce terminal.
help-show = Montrer une position, en texte ou en image.
help-replay = Montrer une partie enregistrée, pas à pas.
help-bots = Énumérer les robots d’un jeu.
help-join = Faire jouer un robot d’ici dans une salle d’un serveur.
help-editions = Énumérer les éditions.
help-edition = Vérifier un fichier d’édition.
help-options-command = Énumérer les options d’un jeu.
word-game = JEU
word-edition = ÉDITION
word-name = NOM
word-option = NOM=VALEUR
word-seat = PLACE
word-colours = COULEURS
word-number = N
word-file = FICHIER
word-folder = DOSSIER
word-position = POSITION
word-address = ADRESSE
word-code = CODE
word-bot = BOT
help-play-game = classic (si tu ne dis rien), towers ou go
help-play-edition = une édition par son identifiant (voir : wanderwall editions), ou ton propre fichier
help-play-seats = qui joue, une fois par place : un nom, ou bot: et un robot (voir : wanderwall bots)
help-play-option = une option du jeu (voir : wanderwall options JEU) ; peut être répété
help-play-young = une place, par son numéro ou son nom, qui suit les règles pour les plus jeunes ; peut être répété
help-play-colours = les couleurs des pions dans l’ordre des places, par exemple red,blue
help-play-first = qui commence, par numéro ou par nom ; sinon, on tire au sort
help-play-seed = avec le même nombre, la même distribution et les mêmes coups des robots
help-play-resume = reprendre une partie sauvegardée
help-play-save = garder la partie dans ce fichier pendant que tu joues
help-show-position = une position entre guillemets, un fichier qui en contient une, un enregistrement, ou - pour l’entrée standard
help-show-svg = écrire plutôt une image dans ce fichier (- pour la sortie standard)
help-show-seat = montrer ce que voit cette place, par son numéro ou sa couleur
help-show-open = montrer toutes les cartes de tout le monde
help-replay-file = un enregistrement ou une partie sauvegardée
help-replay-svg = écrire une image de chaque position dans ce dossier
help-replay-json = écrire la partie avec toutes ses positions dans ce fichier, pour des plateaux sur un site web
help-replay-film = écrire dans ce fichier un film de la partie : 20 secondes de ses grands moments, un WebP animé
help-replay-all = afficher toutes les positions sans rien demander
help-replay-game = quelle partie, si le fichier en contient plusieurs
help-edition-file = un fichier d’édition (.toml), ou l’identifiant d’une édition
help-options-game = classic (si tu ne dis rien), towers ou go
help-bots-game = le jeu dont on énumère les robots : classic (sans précision), towers ou go
help-join-code = le code de la salle, ou son lien
help-join-bot = qui joue, par exemple cmd:./bot ou level2
help-join-at = où est le serveur ; sinon http://localhost:8000
help-join-name = comment le robot s’appelle dans la salle ; sinon comme son fichier
help-join-ms = millisecondes de réflexion par coup ; sinon 1000

## Options of the games

options-default = normalement { $value }
options-per-seat = (une valeur pour toutes les places, ou une pour chacune : a,b)

## At the table, in every game

play-welcome = { $title } – tape ? pour l’aide, quit pour partir.
play-first = Le sort désigne { NAME($name) } pour commencer. { $question } (--first choisit quelqu’un.)
play-curtain = Passe le clavier à { $name }. Ensuite, appuie sur Entrée.
play-saved = Sauvegardé dans { $file }.
play-kept = La partie est sauvegardée. Pour continuer : wanderwall play --resume { $file }
play-quit-save = Sauvegarder la partie ? [O/n]
play-time-over = Le temps est écoulé !
play-nothing-to-undo = Il n’y a rien à annuler.
play-help-always =
    À tout moment : ? cette aide · legend où se trouve quoi · save FICHIER · quit

## At the sliding mazes

play-seat =
    { $name } ({ $colour }) : { $left ->
        [0] plus rien à trouver
       *[other] encore { $left } à trouver
    }, { $found ->
        [0] rien trouvé pour l’instant
       *[other] { $found } à son actif
    }
play-goal =
    { $count ->
        [one] Tu cherches : { $things }
       *[other] Tu cherches, au choix : { $things }
    }
play-goal-later = (ensuite : { $things })
play-goal-home =
    { $finish ->
        [exit] Tout est trouvé ! Maintenant, sors du labyrinthe : finis un tour là où un chemin mène dehors, en { $square }.
        [shut] Tout est trouvé ! Maintenant, sors du labyrinthe : aucun chemin ne mène encore dehors. Ouvres-en un en poussant et finis un tour là.
        [last-find] Tout est trouvé !
       *[home] Tout est trouvé ! Maintenant, retourne à ta case de départ, { $square }.
    }
play-ask-push = { $tile } { $spare } – pousser (comme N4 ; r pour tourner) :
play-ask-walk = Avancer (comme c5), stay, ou u pour annuler la poussée :
play-ask-confirm =
    { $how ->
        [stay] Tu restes en { $square }
       *[walk] Tu vas en { $square }
    }{ $found ->
        [none] .
       *[other] {" "}et tu trouves : { $found } !
    } D’accord ? [Entrée oui, u retour]
play-help-push =
    Pousse la plaque supplémentaire à l’une des flèches ; la rangée glisse d’une case.
    N4      pousser à la flèche N4, la plaque comme elle est
    N4es    pousser avec ces côtés ouverts (n, e, s, w)
    N4 +1   pousser après un quart de tour de plus
    r       tourner la plaque supplémentaire et la regarder
    Entrée  montrer encore le plateau
play-help-walk =
    Tu vois le plateau tel qu’il serait ; les points montrent où tu peux aller.
    c5      aller en c5 et y finir ton tour
    stay    rester sur place
    u       annuler la poussée
    Entrée  montrer encore le plateau
play-help-confirm =
    Entrée ou o joue ton tour pour de bon ; u annule le déplacement.
play-spare = plaque supplémentaire
play-legend = Où se trouve quoi (+ : la plaque supplémentaire) :
play-signs =
    ● ▲ ■ ◆  pions            ⌂  case de départ, avec le signe de son pion
    ← ↓ → ↑  flèches          ✕  ici, on ne peut rien pousser pour l’instant
    ═ ║      couloirs fixes   ·  ici, tu peux aller
    ∩        sortie du labyrinthe, quand tu as tout trouvé

## Among the towers

towers-seat =
    { $cards ->
        [0] aucune carte magique
        [one] { $cards } carte magique
       *[other] { $cards } cartes magiques
    }{ $rune ->
        [yes] {" "}· carte de rune retournée ✦
       *[no] {""}
    }
towers-signs =
    1 … 5    hauteur d’une tour   ✦  pierre runique
    ╌ ╎      un pas qui demande de la magie
towers-hand = Tes cartes magiques : { $cards }
towers-goal-rune = Tous les trésors sont trouvés ! Maintenant, va à la pierre runique en { $square }.
towers-for = {" "}(magie : { $cards })
towers-payments = Tu peux payer ce chemin de plusieurs façons :
towers-payment =
    {"  "}{ $number }  { $cards }{ $rune ->
        [yes] {" "}– par la pierre runique
       *[no] {""}
    }
towers-ask-payment = Laquelle ? [1–{ $last }, u retour]
towers-help-payment =
    Un pas raide, de plus d’un niveau, coûte une carte magique. Tape le numéro de ton choix, ou u pour revenir.
towers-over-limit = Tu pioches : { $card }. C’est une carte de trop : { $hand }.
towers-ask-discard = Quelle carte défausses-tu ? [1–{ $last }]
towers-help-discard =
    Tu as trop de cartes en main. Tape le numéro de la carte magique que tu défausses.

## Labyrinth Go!

go-round = Manche { $number }
go-seat =
    { $name } ({ $colour }) : case { $track } sur { $finish }{ $joker ->
        [yes] {" "}– a la tuile joker
       *[no] {""}
    }
go-all-ready = Cherchez les quatre trésors, mais ne touchez encore à rien. Tout le monde est prêt ? Entrée : Labyrinth Go !
go-roll = À trouver : { $things }
go-hand = Tuiles de chemin en main : { $tiles }
go-ask =
    { $alone ->
        [yes] Poser (H1 c2 e b), retirer (-H1), grab, skip ou stop :
       *[no] Poser (H1 c2 e b), retirer (-H1), grab ou stop :
    }
go-help =
    Montre les quatre trésors dans des trous, chacun relié au centre par un chemin sans coupure.
    H1 c2 e b   poser la tuile H1 : le trou (bout a) en c2, l’autre bout vers l’est, verso visible
                (n, e, s, w : vers où elle pointe ; a recto, b verso)
    J c2        poser la tuile joker en c2, quand tu l’as
    -H1         retirer la tuile H1
    grab        fini ! Prends la plus haute tuile de score ; après, plus rien ne change
    stop        demander la fin de la manche ; en solo : finir la partie
    skip        en solo : un autre lancer, s’il te plaît
    Entrée      montrer encore le plateau
go-grabs =
    { $name } prend sa tuile de score après { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
go-solved =
    { $count ->
        [one] C’est juste ! { $count } labyrinthe résolu.
       *[other] C’est juste ! { $count } labyrinthes résolus.
    }
go-check = Manche { $number } : la vérification
go-points =
    { $name } a la tuile de score { $tile } : { $sign ->
        [minus] recule de { $steps }
       *[plus] avance de { $steps }
    }, maintenant sur la case { $track }.

## Looking at games and editions

show-seat-line = { $colour } : encore { $left } à trouver ({ $cards }), trouvé : { $found }
show-track = { $colour } : case { $track }
replay-opening =
    La position de départ. { $count ->
        [one] Suite : { $count } coup.
       *[other] Suite : { $count } coups.
    }
replay-move =
    Coup { $number } sur { $count } – { $who ->
        [host] le meneur de jeu
       *[other] { $who }
    } : { $move }
replay-result =
    { $how ->
        [running] La partie n’est pas terminée.
        [nobody] Personne n’a gagné.
       *[won] Victoire : { $names }
    }
replay-ask = [Entrée suite, p retour, g N aller au coup N, q quitter]
replay-help = Entrée ou n : suite · p : retour · g 12 : au coup 12 · q : quitter
replay-range = Les coups vont de 0 à { $last }.
replay-game = Partie { $number } sur { $count } dans ce fichier. Pour une autre : --game N.
replay-film = Le film est dans { $file }.
replay-drawn =
    { $count ->
        [one] { $count } image écrite
       *[other] { $count } images écrites
    } dans { $folder }.
about-edition = { $title } – { $game }, { $low } à { $high } joueurs, dès { $ages } ans
about-sound = L’édition { $id } est correcte.
oracle-progress = { $done } positions sur { $total }

## Solver and coach

solve-step = Seule une position avant une poussée peut être résolue.
solve-exit = Sortir par n’importe quelle issue : il n’y a pas de case précise à atteindre.
solve-roll = Il n’y a pas de lancer à résoudre maintenant.
solve-hand_limit = Avec une limite de cartes en main, il n’y a pas de réponse exacte.
rolls-all_or_one = Donne un lancer, ou --all (--out va avec --all ; --first et --joker vont avec un lancer).
rolls-broken = Le fichier « { $file } » n’est pas un tableau de lancers que l’on puisse continuer.
word-roll = LANCER
help-json = écrire du JSON
help-hint = Demander à l’entraîneur le meilleur tour d’une position.
help-hint-seat = pour cette place, par son numéro ou sa couleur ; sinon pour celle dont c’est le tour
help-review = Revoir une partie enregistrée avec l’entraîneur, tour par tour.
help-solve = Trouver le moins de tours jusqu’à l’objectif, avec les coups.
help-solve-position = une position entre guillemets, un fichier qui en contient une, un enregistrement, un fichier JSON avec des cas, ou - pour l’entrée standard
help-solve-most = combien de tours regarder à l’avance, de 1 à 9 (normalement 5)
help-go = Trouver les plus petites solutions d’un lancer de Labyrinth Go !
help-go-roll = les images du lancer, par exemple purse,spider,owl,candelabra
help-go-all = faire le tableau de tous les lancers
help-go-out = garder le tableau dans ce fichier (CSV) ; un tableau interrompu reprend de là
help-go-first = seulement la première solution
help-go-joker = avec la tuile joker
solve-turns =
    { $turns ->
        [one] { $turns } tour :
       *[other] { $turns } tours :
    }
solve-too-far =
    { $most ->
        [one] Il faut plus de { $most } tour.
       *[other] Il faut plus de { $most } tours.
    }
rolls-figures =
    { $roll } : { $solutions ->
        [0] aucune solution
        [one] { $solutions } solution
       *[other] { $solutions } solutions
    }, au moins { $tiles } tuiles, difficulté { $difficulty }
rolls-progress = { $done } lancers sur { $total }
rolls-written = { $count } lancers dans { $file } ; le plus difficile est { $hardest }.
review-progress = { $done } tours sur { $total }

## Énigmes

puzzles-do = « { $text } » ne se fait pas avec les énigmes. Il y a : { $known }.
puzzles-one = Nomme une énigme à montrer ou à résoudre, et aucune pour en faire (--out va avec make). C’était : { $what }.
puzzles-kind = Il n’y a pas de genre d’énigme « { $text } ». Il y a : { $known }.
puzzles-file = Le fichier « { $file } » ne contient pas d’énigmes du genre { $kind } que l’on puisse continuer.
day-date = « { $text } » n’est pas une date. Écris année-mois-jour, par exemple 2026-11-16.
word-do = QUOI
word-puzzle = ÉNIGME
word-kind = GENRE
word-date = DATE
help-puzzles = Créer, montrer ou résoudre des énigmes à solution prouvée.
help-puzzles-do = make, show ou solve
help-puzzles-puzzle = une énigme entre guillemets, un fichier qui en contient une, - pour l’entrée standard, ou le numéro d’une énigme fournie
help-puzzles-kind = fewest, find, treasures, block ou go
help-puzzles-edition = une édition de la maison (normalement Labyrinthe ; pour les lancers, Labyrinth Go !)
help-puzzles-count = combien en faire (normalement 10)
help-puzzles-seed = la première graine (normalement 1) : les mêmes graines font les mêmes énigmes
help-puzzles-level = seulement celles de ce niveau, de 1 à 5
help-puzzles-workers = combien de processus les font (normalement 1)
help-puzzles-out = les garde dans ce fichier ; un travail interrompu reprend à partir de là
help-day = Montrer le labyrinthe du jour, le même pour tous.
help-day-date = la date, par exemple 2026-11-16 (normalement aujourd’hui)
help-day-go = le lancer du jour de Labyrinth Go !
help-day-yesterday = le labyrinthe de la veille, avec sa solution
puzzles-progress = { $done } énigmes sur { $total }
puzzles-written = { $count } énigmes dans { $file }.
puzzle-figures = Par { $par }, solutions { $ways }, niveau { $level }
day-title = Labyrinthe du jour { $number } ({ $date })

## Tournois et robots

join-here = { $name } est dans la salle. Ctrl-C la quitte.
join-plays = Une partie commence : { $names }
join-failed = Le robot a abandonné cette partie : { $text }
join-over = La salle est terminée.

## Serving

serve-here = Jouer ici : { $address }
serve-network = Téléphones sur le même réseau : { $address }
serve-stop = Ctrl-C pour arrêter ; toutes les parties sont gardées.
help-serve = Servir la page à cette machine et aux téléphones du même réseau.
help-serve-host = Où écouter : 127.0.0.1 pour cette machine seule, 0.0.0.0 aussi pour le réseau (c’est l’usage).
help-serve-port = Le port, d’habitude 8000 ; 0 en prend un libre.
help-serve-file = Le fichier SQLite de toutes les parties ; sinon, un fichier dans ton dossier. WANDERWALL_DATABASE et WANDERWALL_REDIS indiquent PostgreSQL et Redis à la place.
help-serve-name = Un nom auquel le serveur répond, comme maze.example ; s’il y en a plusieurs, répète l’option. Les adresses en chiffres, localhost, les noms en .local et le nom de cette machine marchent toujours.
help-serve-path = Le chemin sous lequel un proxy montre la page, par exemple /games/.
help-serve-embed = Une origine dont les pages peuvent intégrer des parties à revoir, par exemple https://school.example, ou * pour toutes ; plusieurs : répète l’option. Sans elle, personne.
help-serve-bots = Un robot à proposer aux tables de Labyrinthe en plus de ceux de la maison, sous la forme learned:FICHIER ; plusieurs : répète l’option.
help-serve-push = Prévenir par Web Push, sur les appareils qui le demandent, que c’est leur tour ; les services push peuvent écrire à cette adresse si quelque chose ne va pas, par exemple mailto:ida@school.example. Sans elle, personne n’est prévenu.
help-serve-hsts = En HTTPS, demander aux navigateurs de ne venir qu’en HTTPS pendant un an (HSTS). Ils refusent alors le simple HTTP, aussi pour les autres services du même nom.
help-serve-workers = Processus qui servent ; à plusieurs, il faut PostgreSQL et Redis.
word-host = ADRESSE
word-path = CHEMIN
word-origin = ORIGINE
word-contact = CONTACT

## Why a server does not start

server-database_kind = Il n’y a pas de base de données de type « { $text } » ici. Il y a : { $expected }.
server-patience = WANDERWALL_PATIENCE est un nombre de secondes, pas { $text }.
server-proxy = WANDERWALL_PROXY dit combien de proxys se trouvent devant : yes pour un seul, ou un nombre, pas { $text }.
server-switch = { $name } vaut yes ou no, pas « { $text } ».
server-path = Un chemin s’écrit comme /games/, et non « { $text } » ; alone, api, assets, docs, manual et preview sont pris.
server-embed = Qui peut intégrer des parties s’écrit comme https://school.example, https://*.school.example ou *, et non « { $text } ».
server-push = L’adresse où les services push peuvent écrire ressemble à mailto:ida@school.example ou https://school.example, et non à « { $text } ».
server-other_path = wanderwall ne trouve pas ses fichiers ici. La personne qui le fait tourner peut changer cela : WANDERWALL_PATH={ $path }, ou wanderwall serve --path { $path }.
server-database_in_use = Un autre serveur utilise déjà « { $file } ». Un seul à la fois ; à plusieurs, il faut PostgreSQL.
server-database_address = L’adresse dans WANDERWALL_DATABASE est illisible.
server-database_refused = La base de données nous refuse l’entrée ({ $text }). Vérifie l’utilisateur, le mot de passe et le nom dans WANDERWALL_DATABASE.
server-database_newer = Une version plus récente de wanderwall a gardé des parties dans cette base de données. Installe cette version ou choisis une autre base.
server-database_foreign = Cette base de données appartient à autre chose. Rien n’y a été modifié ; choisis-en une autre.
server-worker_failed = Un processus de travail n’a pas pu démarrer. Le journal dit pourquoi.
server-one_worker = SQLite sert un seul processus. À plusieurs, il faut WANDERWALL_DATABASE avec PostgreSQL.
server-needs_redis = Plusieurs processus ont besoin de WANDERWALL_REDIS pour se prévenir.
server-port_taken = Le port { $port } sur { $host } est déjà pris. Choisis-en un autre, par exemple --port 9123 ; après make play, c’est PORT=9123.
server-port_forbidden = Le port { $port } sur { $host } n’est pas pour toi : les ports au-dessous de 1024 sont réservés au système. Choisis-en un plus grand, par exemple --port 9123 ; après make play, c’est PORT=9123.
server-no_such_address = « { $host } » n’est pas une adresse de cette machine. Choisis-en une autre : --host 0.0.0.0 pour tous les réseaux, --host 127.0.0.1 pour cette machine seule.

## Running a server

backup-exists = « { $file } » existe déjà. Choisis un autre nom, ou écrase-le avec --replace.
backup-foreign = « { $file } » n’est pas une sauvegarde de wanderwall. Rien n’a été modifié.
backup-damaged = La sauvegarde « { $file } » est abîmée ou incomplète. Rien n’a été modifié ; prends-en une plus ancienne.
backup-newer = Une version plus récente de wanderwall a fait la sauvegarde « { $file } ». Installe cette version, puis restaure-la ; rien n’a été modifié.
backup-other_database = La base de données n’est pas de cette version de wanderwall. Prends la version du serveur, ou lance celle-ci une fois : elle met la base à jour.
restore-not_empty = Il y a déjà des parties dans cette base de données. Choisis-en une autre avec --file, ou abandonne ce qui s’y trouve avec --replace ; rien n’a été modifié.
restore-in_use = Un serveur utilise cette base de données. Avec --replace, il fait place un instant et continue avec la sauvegarde ; rien n’a été modifié.
server-database_kept = Le serveur qui utilise cette base de données ne la lâche pas. Arrête-le, restaure, puis relance-le ; rien n’a été modifié.
server-database_down = La base de données ne répond pas. Regarde si elle tourne, et son adresse dans WANDERWALL_DATABASE.
server-database_damaged = La base de données « { $file } » est abîmée. Restaure la dernière sauvegarde dans un autre fichier avec --file, et lance le serveur avec celui-ci.
server-admin_key = Il faut au moins { $least } caractères pour WANDERWALL_ADMIN_KEY. Ceci en fait une bonne : openssl rand -hex 16
admin-no_server = Aucun serveur ne répond à { $address }. Lance-le, ou donne son adresse avec --at.
admin-other_server = Ce qui répond là n’est pas un wanderwall de cette version. Vérifie --at.
admin-no_seat = Il n’y a pas de place « { $text } ». Nomme une table et une couleur, par exemple k3f9a22xyz:red ; là : { $known }.
help-backup = Écrire toutes les parties d’un serveur dans un fichier.
help-restore = Ramener les parties d’une sauvegarde.
help-admin = Voir l’activité d’un serveur, fermer des tables, effacer des jeux.

## Any other game

plain-moved = { $name } joue { $move }.
plain-ask = { $name }, à toi de jouer (legend donne la liste des coups) :
plain-help =
    Tape un coup comme le jeu l’écrit ; legend donne la liste des tiens, Entrée montre encore la table.

## Without the compiled engine

bots-missing = Pas ici : { $bots }. Leur recherche est compilée, ce que l’extra « fast » apporte : pip install "wanderwall[fast]"

## In Python

face-preparing = wanderwall prépare ses recherches, une seule fois sur cette machine …

## Problems in Python and with bots

language-unknown = La langue « { $text } » n’existe pas ici. Choix possibles : { $known }.
play-name = « { $text } » ne peut pas être un nom. Un nom compte de 1 à { $most } caractères visibles.
play-same_name = Le nom « { $text } » est donné deux fois. Donne à chacun son propre nom.
play-bot_untimed = Un robot tout seul et sans chrono ne s’arrêterait jamais.
bot-needs_fast = Sans numba, « { $bot } » serait plus faible que son nom ne le dit ; il n’est donc pas proposé. Pour l’installer : pip install '{ $extra }'
bot-learned_file = « { $file } » n’est pas un joueur écrit par python -m wanderwall.train.ppo.
bot-learned_table = Ce joueur a appris à des tables avec un autre plateau ou un autre nombre de joueurs, et ne joue qu’à des tables comme celles-là.
bot-strength = Il n’y a pas de force « { $text } » : c’est un nombre de { $low } à { $high }.
bot-dial = Le curseur ne se règle pas ainsi : « { $text } » n’est pas un nombre de 0 à 1.
bot-crashed = Le robot est tombé en panne.
bot-silent = Le robot n’a pas répondu à temps.
bot-nonsense = Le robot a répondu quelque chose qui n’est pas une réponse.
bot-illegal_move = Le robot a joué un coup contraire aux règles.
bot-protocol = Le robot parle une autre version du protocole.
match-nothing_to_undo = Il n’y a aucun coup à annuler.
match-which_seat = Plusieurs peuvent jouer maintenant : dis quelle place.
match-over = La partie est terminée.
match-no_seat = Il n’y a pas de place « { $text } ». Il y a : { $known }.
match-not_to_act = La place « { $colour } » ne peut pas jouer maintenant.
match-seconds = Un coup ne peut pas durer « { $text } » secondes. Donne un nombre de 0 à { $most }.
face-position_alone = Une position a ses propres places et options : n’ajoute rien à côté.
