### The book of one's own, and turns of one's own games to try again.

book-phrase_length = Une phrase a { $names } noms ; en voici { $given }.
book-phrase_name = « { $text } » n’est pas un nom d’une phrase. Regarde encore une fois ce qui est imprimé.
book-phrase_slip = Ces noms ne vont pas ensemble : l’un d’eux est différent, ou à une autre place.
book-phrase_unknown = Aucun carnet d’ici n’a cette phrase. Une nouvelle phrase annule l’ancienne.
book-pass_unknown = Ce code n’est pas valable, ou il y en a un plus récent. Affiche-le de nouveau sur l’autre appareil.
book-pass_used = Ce code a déjà servi. Affiche un nouveau code sur l’autre appareil.
book-pass_late = Ce code est trop vieux : il vaut dix minutes. Affiche un nouveau code sur l’autre appareil.
book-full = Un carnet est pour { $most } appareils au plus.
book-claim = Ce résultat n’est pas celui qui a été compté ici : rien n’a changé.
book-no_lesson = Il n’y a pas ici de tour à toi à rejouer.

book-title = Mon carnet
book-about = Tes parties, tes énigmes et tes insignes. Ce serveur les garde pour toi, sans compte ; personne d’autre ne peut ouvrir ton carnet.
book-empty = Rien n’est encore écrit ici. Joue une partie jusqu’au bout, ou résous une énigme.
book-games = Parties
book-played = Jouées
book-won = Gagnées
book-lost = Perdues
book-score = Trésors trouvés
book-finds-a-turn = Trouvailles par tour
book-favourites = Favoris
book-rivals = Face à face
book-rivals-about = Seulement les gens avec qui tu joues entre amis. Personne d’autre que toi ne lit ceci.
book-bests = Records personnels
book-best-quickest =
    Victoire la plus rapide : { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }
book-best-finds_a_turn = Le plus de trouvailles par tour : { $value }
book-best-solo = Le plus de lancers en solo : { $value }
book-best-run = Le plus de victoires de suite : { $value }
book-best-rush = Le plus d’énigmes en une course : { $value }
book-best-row = Le plus de jours de suite : { $value }
book-watch = Revoir la partie
book-list = Partie par partie
book-list-won = gagnée
book-list-lost = perdue
book-badges = Insignes
book-badge-beat = Première victoire contre { NAME($bot) }
book-badge-photo-finish = À la maison à la dernière poussée : il ne restait à un autre que le retour
book-badge-swift = Gagné avec une trouvaille tous les deux tours
book-badge-friends = Première victoire entre amis
book-badge-full-table = Gagné à une table complète de quatre
book-badge-all-games = Gagné tous les jeux de la maison
book-badge-row = Le labyrinthe du jour { $value } jours de suite
book-badge-puzzles = { $value } énigmes résolues
book-badge-par = Un labyrinthe du jour au par
book-earned = Gagné le { $date }
book-earned-once = Gagné
book-not-yet = Pas encore
book-puzzles =
    { $count ->
        [one] { $count } énigme résolue
       *[other] { $count } énigmes résolues
    }

book-along = L’emporter
book-along-about = Vise le code avec l’appareil photo de ton autre appareil. Il vaut dix minutes, pour un seul appareil ; ensuite les deux ont le même carnet.
book-along-show = Afficher le code
book-along-code = Un code QR qui emporte ce carnet sur un autre appareil
book-devices =
    { $devices ->
        [one] Ce carnet est sur { $devices } appareil.
       *[other] Ce carnet est sur { $devices } appareils.
    }
book-device-this = Cet appareil
book-device-other = Un autre appareil
book-device-games =
    { $games ->
        [one] { $games } partie, le { $date }
       *[other] { $games } parties, la dernière le { $date }
    }
book-device-new = Aucune partie jouée jusqu’au bout
book-leave = Quitter ce carnet
book-leave-sure = Cet appareil retrouve un carnet à lui, avec les parties qui y ont été jouées. Les énigmes et les tours à rejouer restent dans le carnet commun.
book-left = Cet appareil a de nouveau un carnet à lui.
book-remove = Retirer l’appareil
book-remove-sure = Cet appareil perd ce carnet et n’emporte que les parties qui y ont été jouées. Ta phrase et les codes déjà affichés ne valent plus ; crée ensuite une nouvelle phrase.
book-removed = L’appareil est retiré de ton carnet.
book-not-now = Pas maintenant
book-phrase = Une phrase sur papier
book-phrase-about = Dix noms inventés qui ramènent ton carnet si cet appareil est perdu. Imprime-les ou note-les : ils sont affichés une fois, et qui les connaît peut ouvrir ton carnet.
book-phrase-make = Créer une phrase
book-phrase-print = Imprimer
book-take = Amener un carnet ici
book-take-about = Le carnet que tu amènes et celui de cet appareil n’en font plus qu’un. Ne le fais qu’avec un carnet à toi. Une phrase créée pour le carnet de cet appareil ne vaut alors plus ; crée-en une nouvelle ensuite.
book-take-phrase = Les dix noms de ta phrase
book-take-do = L’amener ici
book-join = Réunir les carnets
book-join-whose = Carnet : { $name }
book-join-nameless = Un carnet encore sans nom
book-join-here = Le carnet de cet appareil
book-join-holds =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $puzzles ->
        [one] { $puzzles } énigme
       *[other] { $puzzles } énigmes
    }, { $devices ->
        [one] { $devices } appareil
       *[other] { $devices } appareils
    }
book-join-sure = Les deux sont à toi ? Ils n’en font plus qu’un, sur tous leurs appareils.
book-join-same = Ce carnet est déjà sur cet appareil.
book-taken = Ton carnet est là.
book-file = L’enregistrer dans un fichier
book-forget = Oublie-moi
book-forget-sure = Tout ce qui est à toi est effacé, sur tous tes appareils : ce carnet avec ses énigmes et ses insignes, tes classements, et ton nom à chaque table. Les parties des autres restent, avec un nom inventé à ta place. Personne ne peut revenir en arrière.
book-keep = Tout garder
book-forgotten =
    Effacés : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $puzzles ->
        [one] { $puzzles } énigme
       *[other] { $puzzles } énigmes
    } et { $lessons ->
        [one] { $lessons } tour
       *[other] { $lessons } tours
    } de ton carnet ; ton nom à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } ; { $ratings ->
        [one] { $ratings } classement
       *[other] { $ratings } classements
    } ; sur { $devices ->
        [one] { $devices } appareil
       *[other] { $devices } appareils
    }.

try-title = Tours à retenter
try-about = Le plateau tel qu’il était dans ta partie, et ce que tu savais alors. Y a-t-il un meilleur tour ?
try-due =
    { $due ->
        [0] Aucun tour ne t’attend aujourd’hui.
        [one] { $due } tour t’attend.
       *[other] { $due } tours t’attendent.
    }
try-learned = { $learned } sur { $all } appris
try-begin = Essayer maintenant
try-step = Tour { $at } sur { $all }
try-wrong = Il y en a un meilleur. Regarde encore : il reste un essai.
try-right = C’est ça !
try-answer = Pas cette fois. Voici ce que l’entraîneur aurait fait, et pourquoi :
try-next = Tour suivant
try-none = L’entraîneur n’a trouvé aucun de tes tours qui ait beaucoup coûté. Bien joué !
try-result = Retour au résultat
try-done = C’est tout pour l’instant. Ce qui était juste revient chaque fois plus tard, le reste demain.
try-thinks = L’entraîneur parcourt ta partie.

# Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.
push-turn = À toi de jouer : { $edition }
push-turn-body = Ta table t’attend.
push-switch = Préviens-moi quand c’est mon tour
push-help = Même quand cette page est fermée. Ce serveur envoie alors un message par le service de notifications de l’éditeur de ton navigateur, qui apprend qu’il y en a un, mais pas ce qu’il dit.
push-on = Les messages passent par { $service }.
push-refused = Ton navigateur ne laisse pas cette page envoyer de messages. Tu peux changer cela dans ses réglages pour cette page.
push-failed = Ton navigateur n’atteint aucun service de notifications. Le titre de la fenêtre te dit toujours quand c’est ton tour.
push-off = Ce serveur n’envoie pas de messages aux appareils.
push-endpoint = Ce n’est pas l’adresse d’un service de notifications sur Internet.
push-keys = Les clés de cet appareil sont illisibles.
