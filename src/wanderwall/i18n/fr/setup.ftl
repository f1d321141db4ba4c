### What is chosen before a game, in the terminal and on the page.

## Options of the games

setting-first = La place qui commence ; sinon, tirage au sort.
setting-goals = Combien de cartes objectif reçoit chaque place ; sinon, toutes sont distribuées équitablement.
setting-turn_time = Secondes par tour. Si elles s’écoulent avant la poussée, le jeu pousse pour toi, et ton tour se termine.
setting-turn_limit = Nombre de tours par place. Ensuite gagne la place qui a le plus trouvé.
setting-finish_round = Quand quelqu’un a fini, on termine le tour de table, pour que tout le monde ait joué autant de tours.
setting-cards = Quelles cartes objectif sont visibles : seulement celle du dessus, toutes les siennes, ou toutes pour tout le monde.
setting-order = Dans quel ordre trouver les objectifs : celui de la pile, ou n’importe lequel.
setting-finish = Comment finir : retour à la case de départ, sortie par n’importe quelle issue, ou aussitôt après la dernière trouvaille.
setting-sweep = Tous ses objectifs à portée sont trouvés en un seul tour, quand l’ordre des objectifs est libre.
setting-peek = Quand on peut regarder la carte suivante : tout de suite, ou seulement au tour suivant.
setting-rune = S’il faut s’arrêter sur la pierre runique, ou s’il suffit d’y passer.
setting-jokers = Pour les plus jeunes : chaque carte magique compte comme un joker.
setting-hand_limit = Combien de cartes magiques on peut avoir en main. Qui en pioche une de trop défausse ce qui dépasse.
setting-one_card = Une seule carte magique par tour.
setting-extra_card = Une carte magique de plus au départ : à deux, pour la deuxième place ; à quatre, pour la troisième et la quatrième.
setting-helper = Pour les enfants, place par place : les trésors tirés sont marqués, une tuile prise à tort est refusée, et un plateau faux ne coûte rien.
setting-round_clock = Secondes par manche. Ensuite, on vérifie tous les plateaux tels qu’ils sont.
setting-untimed = Quand tu joues en solo : prends tout ton temps.
setting-one_roll = Quand tu joues en solo : la partie est finie après un lancer.
setting-mild = Avec l’aide pour les enfants : un plateau faux ne coûte rien à ces places. C’est ainsi dans les nouvelles parties, pas dans les anciennes.

## Bots

bot-about-random = joue au hasard, sans enfreindre les règles
bot-about-greedy = prend ce qu’il peut ce tour-ci, sinon joue au hasard
bot-about-level1 = ne voit que quelques poussées, comme un enfant
bot-about-level2 = prend ce qu’il voit, mais passe à côté de beaucoup
bot-about-level3 = voit la plupart des poussées et pense à son prochain tour
bot-about-level4 = voit toutes les poussées et laisse le moins possible aux autres
bot-about-level5 = devine ce que cherchent les autres et essaie ses meilleurs coups
bot-about-master = a appris de millions de parties à deux ; à plus de joueurs, il cache son objectif et prévoit un tour de table entier
bot-about-strength = aussi fort que le nombre choisi ; se trompe comme les gens, par ce qui lui échappe
bot-about-even = suit ton classement, pour que tu gagnes environ une partie sur deux ; doux au début, il ne regarde jamais tes cartes
bot-about-go-level1 = met des minutes par lancer et prend souvent une tuile à tort
bot-about-go-level2 = ne se presse pas et se trompe parfois
bot-about-go-level3 = vif, et tombe juste le plus souvent
bot-about-go-level4 = rapide, et se trompe rarement
bot-about-go-level5 = voit une solution courte et la pose en quelques secondes
bot-about-towers-master = a appris de millions de parties à deux ; à plus de joueurs, il joue comme le Hibou

## Who plays

setup-way = Comment on joue ?
setup-way-alone = Seulement moi
setup-way-alone-about = contre des robots, forts comme tu veux
setup-way-share = On partage cet appareil
setup-way-share-about = il passe de main en main, les cartes restent secrètes
setup-way-phones = Chacun sur son téléphone
setup-way-phones-about = on scanne un code ; une télé peut montrer le plateau
setup-who-alone = Contre qui ?
setup-who-share = Qui joue ?
setup-who-phones = Combien de téléphones ?
setup-next = Ensuite, tu vois un code à scanner. Les pions se remplissent à mesure qu’on arrive ; chacun peut commencer.
setup-phone = Téléphone { $number }
setup-add-phone = Ajouter un téléphone
setup-add-bot = Ajouter un robot
setup-more-bots = D’autres robots
setup-phones =
    { $count ->
        [one] un téléphone
       *[other] { $count } téléphones
    }
setup-seat = Place { $number }, { $colour }
setup-young = Enfant
setup-young-cards =
    { $value ->
        [open] pose tous ses objectifs à découvert
       *[own] voit tous ses objectifs à la fois
    }
setup-young-order = les prend dans n’importe quel ordre
setup-young-finish = n’a pas à rentrer
setup-young-jokers = peut jouer chaque carte magique comme un joker
setup-young-helper = voit les trésors tirés marqués, apprend que son plateau est faux et n’y perd aucun point ; les autres jouent comme d’habitude
setup-add = Ajouter un joueur
setup-remove = Retirer la place
setup-clock = Temps par tour
setup-clock-off = sans limite
setup-rules = Règles maison
setup-rules-changed =
    { $count ->
        [0] rien de changé
        [one] une changée
       *[other] { $count } changées
    }
setup-open = Inviter

## The table

setup-timeout = Temps écoulé
setup-timeout-bot = un robot joue
setup-timeout-pass = le tour est fini
setup-undo = Permettre d’annuler
setup-undo-help = ton dernier tour, si les autres sont d’accord
setup-hints = Indices
setup-hints-help = une partie avec indice ne compte pas pour le classement
setup-listed = Table ouverte
setup-listed-help = la table figure dans la liste des tables ouvertes ; chacun reçoit un nom inventé
setup-each = Différent pour chaque place
setup-together = Ici, tout le monde joue en même temps, chacun sur son appareil : les autres arrivent avec le code. Un seul appareil ? Chacun joue en solo, à son tour : qui en réussit le plus ?

## Options on the page

option-label-goals = Objectifs par place
option-label-turn_limit = Tours par place
option-label-finish_round = Finir le tour de table
option-label-cards = Cartes visibles
option-label-order = Ordre des objectifs
option-label-finish = Comment finir
option-label-sweep = Tout ramasser
option-label-peek = La carte suivante
option-label-rune = Pierre runique
option-label-jokers = Que des jokers
option-label-hand_limit = Cartes magiques en main
option-label-one_card = Une carte magique par tour
option-label-extra_card = Une carte de plus pour qui joue plus tard
option-label-helper = Aide pour les enfants
option-label-round_clock = Temps par manche
option-label-untimed = Sans chrono
option-label-one_roll = Un seul lancer
option-help-sweep = Tous tes objectifs à portée sont trouvés en un tour ; pour l’ordre au choix.
option-off-goals = tous
choice-cards-top = celle du dessus
choice-cards-own = toutes les siennes
choice-cards-open = ouvertes pour tous
choice-order-stack = comme dans la pile
choice-order-any = au choix
choice-finish-home = revenir au départ
choice-finish-exit = sortir du labyrinthe
choice-finish-last-find = à la dernière trouvaille
choice-peek-at-once = tout de suite
choice-peek-on-turn = au tour suivant
choice-rune-stop = s’y arrêter
choice-rune-pass = y passer

## Preferences

pref-name = Ton nom
pref-theme = Clair ou sombre
pref-theme-system = comme l’appareil
pref-theme-light = clair
pref-theme-dark = sombre
pref-motion = Mouvements
pref-motion-system = comme l’appareil
pref-motion-on = toujours
pref-motion-off = aucun
pref-volume = Volume
pref-vibration = Vibration
pref-speech-help = le navigateur dit à qui de jouer et ce que tu cherches ; avec les images, tout ce que tu touches
pref-coordinates = Noms des cases
pref-coordinates-help = Les tours sont racontés avec cases et flèches : C5, →4. Les règles montrent leur numéro : S5.
pref-think = Réfléchir d’abord
pref-think-help = l’aperçu montre le labyrinthe, mais pas où il mène : trouve le chemin toi-même
pref-pictures-help = pour les enfants qui ne lisent pas encore : grandes images, grands boutons
pref-contrast = Contraste fort
pref-contrast-help = couloirs et murs se distinguent mieux
