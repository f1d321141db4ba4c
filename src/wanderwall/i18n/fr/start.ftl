### The start page and everything that is no game.

start-title-garden = Pousse les murs. Trouve le chemin.
start-about-garden = Le labyrinthe bouge à chaque tour. Rapporte tes trésors avant les autres.
start-title-sea = Pousse la mer. Trouve l’équipage.
start-about-sea = Les pontons glissent, la mer s’ouvre. Réunis tes emblèmes avant les autres.
start-title-dusk = Grimpe aux tours. Touche la pierre.
start-about-dusk = Pousse une rangée, monte, descends : la magie fait le reste.
start-title-evening = Quatre dés, six tuiles. Labyrinth Go !
start-about-evening = Tous en même temps : relie les quatre images, puis attrape.
start-hello = Bonjour, { $name }.
start-turns =
    { $count ->
        [one] C’est ton tour dans { $count } partie.
       *[other] C’est ton tour dans { $count } parties.
    }
start-play = Jouer tout de suite
start-usual =
    { $count ->
        [2] À deux comme toujours
        [3] À trois comme toujours
        [4] À quatre comme toujours
       *[other] Tous comme toujours
    }
start-here = { $names } sur cet appareil
start-setup = Nouvelle partie
start-join = Jouer avec un code
start-join-go = Rejoindre
start-join-wrong = Ce n’est pas un code : un code compte huit lettres et chiffres, ou dix.
start-pick = Choisir un jeu
start-continue = Reprendre une partie
start-with = Avec { $names }
start-found = { $found } sur { $all } trouvés
start-never = Jamais joué ?
start-owl = Le Hibou te montre le jeu en deux minutes.
start-learn = Apprendre en jouant
start-learn-short = Apprendre
start-tv = Télé
start-rules = Comment on joue
start-puzzles = Énigmes
start-book = Mon carnet
start-room = Salles
start-alone = Sans réseau

## Problems of the page

page-missing = Cette page n’existe pas.
page-home = Accueil
page-again = Réessayer
page-offline = Le serveur est injoignable.
page-server = Le serveur n’a pas compris.
page-wrong_key = La clé de cette place ne marche plus.
page-no_table = Cette table n’existe pas.
page-key_reissued = Cette place a été ouverte ailleurs avec un nouveau lien.
page-watch = Regarder la partie
page-misunderstood = La page et le serveur ne se comprennent pas. Recharge la page.
page-left = Tu as quitté la table.

## Small words of the page

close = Fermer
off = non
colon = { $what } :
you = Toi
me-title = Qui es-tu ?
me-pawn = Ton pion
me-as = Tu es { $name }

## Setting up a table

setup-title = Nouvelle partie
setup-seats = Qui joue
setup-kind-here = Ici avec moi
setup-kind-bot = Robot
setup-name = Nom
setup-guest = Joueur { $number }
first-usual = Selon le livret, on tire au sort.
first-one-piece = Selon le livret : qui a regardé un épisode en dernier ; dans le doute, la personne la plus jeune.
first-towers-3d = Selon le livret : qui a le moins le vertige ; dans le doute, la personne la plus jeune.
setup-length = Quelle durée
setup-length-short = Courte
setup-length-medium = Moyenne
setup-length-full = Complète
setup-length-goals =
    { $count ->
        [one] { $count } objectif chacun
       *[other] { $count } objectifs chacun
    }
pawn-choose = Choisir un pion
pawn-how = Il est déjà pris ? Alors on échange.
pawn-of = { $name } : { $pawn }. Choisir un autre pion
pawn-at-top-left = en haut à gauche
pawn-at-top-right = en haut à droite
pawn-at-bottom-right = en bas à droite
pawn-at-bottom-left = en bas à gauche
setup-begin = Commencer
option-label-first = Qui commence
option-off-first = au sort

## Lists

lobby-title = Tables ouvertes
lobby-empty = Aucune table n’attend de monde pour l’instant. Prépares-en une, et d’autres pourront te rejoindre.
finished-title = Parties terminées
finished-whose = À qui
finished-mine = mes parties
finished-all = toutes
finished-empty = Aucune partie n’est encore terminée.
finished-more = Voir plus
table-waits = attend des joueurs
table-running = en cours
ratings-title = Classement
ratings-about = Les parties entre personnes et robots comptent, sauf si quelqu’un a demandé un indice ou si un robot a joué pour quelqu’un.
ratings-empty = Personne n’est encore classé dans ce jeu.
ratings-place = Rang
ratings-who = Nom
ratings-rating = Niveau
ratings-games = Parties

## What somebody likes

pref-title = Préférences
pref-language = Langue
pref-tempo = Vitesse du jeu
pref-tempo-slow = lente
pref-tempo-normal = normale
pref-tempo-fast = rapide
pref-tempo-once = immédiate
pref-sound = Sons
pref-speech = Lire à voix haute
pref-taps = Envoyer un tour
pref-taps-one = dès que je touche une flèche
pref-taps-two = avec la case que je touche
pref-taps-ask = seulement avec le bouton
pref-pictures = Images au lieu de mots
