### The table around every board.

table-connecting = Un instant…
table-lost = La connexion est perdue. Elle revient d’elle-même, et aucun coup n’est perdu.
table-offline = Cet appareil est hors ligne. Ta partie est en sécurité et reprend dès que le réseau revient.
table-compiling = Les animaux plus malins sont en train de se réveiller. En attendant, le Chat joue pour eux.
table-meanwhile = Une partie en solo en attendant

## Whose turn it is

turn-yours = À toi
turn-of = { $name } joue
turn-again =
    { $yours ->
        [yes] On revoit ton dernier tour
       *[no] On revoit le dernier tour : { NAME($name) }
    }
turn-all = Tous en même temps
turn-clock = Contre la montre
turn-alone = Sans se presser
turn-over = La partie est finie
clock-left = encore { $time }
seat-open = libre
seat-present = est là
seat-absent = hors ligne
seat-away = un robot joue à sa place
turn-back-asked = { $name } voudrait reprendre son dernier tour.
turn-back-waits = Tu voudrais reprendre ton tour. Les autres doivent encore répondre.
turn-back-yes = Oui, reprendre
turn-back-no = Non, il reste
away-back = Reprendre ma place
away-back-of = { $name } est de retour
away-bot = Un robot pour { $name }
away-why = { $name } n’est pas là pour l’instant. Un peu de patience !
away-left =
    { $name } n’est plus là. { $then ->
        [bot] À la fin du temps, un robot joue à sa place.
        [pass] À la fin du temps, son tour passe.
       *[wait] La partie attend.
    }
away-unrated = Une partie où un robot joue pour quelqu’un ne compte pas pour le classement.
away-room = Si un robot a joué pour quelqu’un, la partie compte pour la personne qui a joué elle-même.
watch-title = Tu regardes
watch-late = Tu regardes : la partie avait déjà commencé.
watch-full = Tu regardes : la table était complète.
watch-lost = Tu regardes : ta place est maintenant sur un autre appareil.

## Waiting for people

waiting-title = On attend des joueurs
waiting-full = Tout le monde est là
waiting-invite = Viens à la table
waiting-sit = S’asseoir
waiting-bot = Y mettre un robot
waiting-free = Libérer la place
waiting-stand = Se lever
waiting-open = pour qui a le code
waiting-soon = Ça commence dès que quelqu’un à la table appuie sur « Commencer ».
waiting-anybody = Chacun à la table peut commencer.
waiting-watch = La table est complète : tu pourras regarder la partie.
waiting-for =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
invite-how = Vise ici avec l’appareil photo d’un téléphone, ou tape le code sur la page d’accueil.
invite-qr = Code QR de cette table
invite-code = Le code de cette table
invite-share = Partager le lien
invite-copied = Le lien est copié.
invite-local = Un téléphone ne peut pas ouvrir cette adresse. Ouvre d’abord la page par le nom ou le numéro de cet ordinateur sur ton réseau.

## The curtain between two players

curtain-title = Le rideau
curtain-pass = C’est à { $name } de jouer
curtain-open = Je suis { $name }
curtain-who = Qui joue ici ?
curtain-hold = Garde le doigt sur la carte pour la voir.
curtain-left = encore { $time } pour passer l’appareil
curtain-clock = Ton temps commence quand tu ouvres. Si personne n’ouvre à temps, le tour est passé.

pause-title = Pause
pause-look = Regarde devant.
pause-waits = Ta partie t’attend.
pause-turn = C’est ton tour.
pause-turn-left = C’est ton tour ; il te reste { $time }.

## Friendly signs

sign-title = Dire quelque chose
sign-hello = Bonjour !
sign-well_done = Bien joué !
sign-thanks = Merci !
sign-oops = Oups !
sign-wow = Ouah !
sign-hurry = Allez !
sign-good_game = Belle partie !
sign-bye = Au revoir !

## The menu

menu-title = Menu
menu-rules = Les règles
menu-keys = Touches du clavier
menu-story = Que s’est-il passé ?
story-empty = Il ne s’est encore rien passé.
menu-invite = Inviter des spectateurs
menu-move = Continuer sur un autre appareil
menu-move-how = Ce lien est ta place : qui l’ouvre joue pour toi. Garde-le pour toi.
menu-new-link = Nouveau lien
menu-new-link-why = L’ancien lien ne marchera plus, même sur les autres appareils qui l’ont.
menu-new-link-made = Voici le nouveau lien.
menu-screen = Montrer sur la télé
menu-screen-here = Sur cet appareil
tv-how = Ouvre { $address } sur la télé : elle montre quatre lettres. Tape-les ici. Les revanches et les parties suivantes viennent toutes seules.
tv-title = La télé est le plateau. Ton téléphone est ta main.
tv-join = Vise le carré avec ton téléphone, ou ouvre { $address } et tape :
tv-letters = Les quatre lettres de la télé
tv-letters-wrong = Quatre lettres, s’il te plaît : la télé les montre.
tv-this = C’est la télé
tv-stop = Ce n’est pas la télé
tv-where = Tu es devant la télé { $code }.
tv-empty = Elle ne montre pas encore de partie. Commence : chacun joue sur son téléphone.
tv-who = Qui es-tu ?
tv-board = Montrer ici tout le plateau
tv-hand = Laisser le plateau à la télé { $code }
tv-look = Regarde la télé.
menu-record = Enregistrer la partie en texte
menu-rated = Cette partie compte pour le classement.
menu-unrated = Cette partie ne compte pas pour le classement.
menu-leave = Quitter
menu-new = Nouvelle partie
menu-leave-waits = La partie s’arrête ici et t’attend.
menu-leave-choose = Que doit-il se passer pendant ton absence ? Tu peux revenir à tout moment.
menu-leave-lend = Un robot joue pour moi
menu-leave-keep = Les autres m’attendent
menu-leave-pass = Mes tours passent à la fin du temps
menu-leave-alone = La partie s’arrête ici et t’attend, et le chrono aussi.
menu-leave-who = Qui s’en va ?
menu-leave-bot = Un robot joue à la place de qui s’en va. On peut revenir à tout moment.
menu-leave-shared = Un robot joue à la place de qui s’en va. Si tout le monde part, la partie attend, et le chrono aussi.
menu-leave-keep-all = Nous partons tous, les autres attendent
menu-leave-pass-all = Nous partons tous, nos tours passent à la fin du temps
menu-leave-all = Tout le monde
menu-stay = Rester

## The end

end-home =
    { $you ->
        [yes] { $reason ->
            [home] Te voilà à la maison !
            [exit] Te voilà dehors !
           *[other] Tu gagnes !
        }
       *[no] { $reason ->
            [home] { $name } est à la maison !
            [exit] { $name } est dehors !
           *[other] { $name } gagne !
        }
    }
end-more = Plus
end-replay = Revoir la partie

play-skip = Avance rapide
alone-ready = Prêt !
alone-clock = Le temps ne part que quand tu es prêt.

table-no-board = Cette page ne sait pas encore dessiner ce jeu : voici, en texte, ce que l’on en sait.
table-moves = Coups
