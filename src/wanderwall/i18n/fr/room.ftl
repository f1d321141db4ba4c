### Rooms of many: a class, a club evening, a course.

room-unknown = Cette salle n’existe pas. Vérifie le code.
room-wrong_key = Ce n’est pas ta clé pour cette salle.
room-over = Cette salle est terminée.
room-door_shut = La porte de cette salle est fermée. Demande à la personne qui l’a ouverte.
room-barred = Cet appareil a été renvoyé de la salle. Demande à la personne qui la dirige.
room-full = Cette salle est pleine : { $most } personnes y sont déjà.
room-too_many_of_you = Un appareil peut faire entrer { $most } personnes, pas plus.
room-same_name = Il y a déjà « { $text } » dans cette salle.
room-name_alike = « { $text } » ressemble trop à « { $other } », dans cette salle. Choisis un autre nom.
room-pass_void = Ce code a déjà servi, ou ses dix minutes sont passées. Demande-en un autre.
room-asked_already = Quelqu’un demande déjà cette place. L’enseignant doit d’abord répondre.
room-no_member = Personne dans la salle n’a ce numéro.
room-no_team = Cette équipe n’existe pas.
room-no_game = Aucune partie de ce genre n’est en cours.
room-too_few = Il faut être au moins deux dans la salle.
room-not_running = La salle n’a pas encore commencé.
room-not_over = La salle n’est pas encore terminée.
room-too_long = Cette salle est devenue trop longue : après { $most } entrées, elle n’accepte plus rien.

## The pages

room-title = Salle
room-open-title = Ouvrir une salle
room-about = Pour une classe, une soirée de club ou un cours : chacun entre avec un code et un prénom, et la salle tire au sort qui joue contre qui. Elle continue toute seule, même si cet appareil se met en veille.
room-called = Nom de la salle
room-game = Jeu
room-mode = Qui joue contre qui
room-mode-swiss = Système suisse
room-mode-swiss-help = À chaque ronde se rencontrent ceux qui ont autant de points, jamais deux fois les mêmes.
room-mode-everybody = Tous contre tous
room-mode-everybody-help = C’est fini quand tous se sont rencontrés : pour de petits groupes.
room-mode-arena = Arène
room-mode-arena-help = Qui est libre joue la partie suivante, jusqu’à la fin du temps.
room-rounds = Rondes
room-estimate = pour { $rounds } rondes d’environ { $each }, et les pauses.
room-minutes = Durée
room-teams = Équipes
room-teams-none = aucune
room-leavers = Si quelqu’un s’en va
room-leavers-bot = un robot continue
room-leavers-forfeit = la partie est perdue
room-with-bot = { $name } (un robot)
room-made-up = Noms inventés
room-made-up-help = Chacun reçoit un nom : personne n’en écrit.
room-open = Ouvrir la salle
room-first-name = Prénom
room-enter = Entrer
room-name-note = Ton nom n’est visible que dans cette salle.
room-waits = Tu y es. Cela commence bientôt.
room-next = Ta prochaine partie s’ouvre toute seule.
room-leave = Quitter la salle
room-status-open = La salle est ouverte.
room-status-running = C’est en cours.
room-status-paused = Pause : aucune nouvelle partie ne commence.
room-status-over = La salle est terminée.
room-round =
    { $of ->
        [0] Ronde { $round }
       *[other] Ronde { $round } sur { $of }
    }
room-rest = Ronde suivante dans { $time }
room-games = Parties
room-bye = { $name } est exempt(e)
room-standings = Classement
room-team-standings = Classement des équipes
room-team = Équipe { $number }
room-place = Place
room-name = Nom
room-points = Points
room-played = Parties
room-teacher = Diriger la salle
room-start = Commencer
room-pause = Pause
room-resume = Continuer
room-file = Résultats en fichier
room-again = Encore une fois avec cette classe
room-end = Terminer la salle
room-end-sure = Les parties en cours ne comptent pas. Les résultats restent.
room-go-on = La laisser ouverte
room-door = D’autres peuvent entrer
room-other-device = Diriger depuis un autre appareil
room-other-device-note = Qui a ce lien peut diriger la salle. Garde-le pour toi.
room-way = Scanne l’image, ou tape le code sur la page d’accueil :
room-call = Arrêter une partie trop longue
room-call-note = La table est fermée, et tu donnes les points.
room-call-for = { $name } gagne
room-call-shared = Partagé
room-members =
    { $count ->
        [one] { $count } personne est là
       *[other] { $count } personnes sont là
    }
room-gone = absent(e)
room-rename = Un autre nom pour { $name }
room-send-away = Renvoyer { $name }
room-send-device = Renvoyer { $name } et tout son appareil
room-send-device-sure = Toutes les personnes entrées avec cet appareil quittent la salle, et plus personne ne peut entrer avec lui tant que tu ne l’autorises pas. Les autres appareils ne sont pas concernés.
room-send-device-keep = Les laisser dans la salle
room-sent-devices = Appareils renvoyés
room-let-device = Laisser revenir { $name } et son appareil

## Le grand écran

room-scan = Scanne l’image ou tape le code
room-easy = Un prénom suffit. Pas de compte.
room-more =
    { $count ->
        [one] … et { $count } autre
       *[other] … et { $count } autres
    }
room-find-table =
    { $of ->
        [0] Ronde { $round } : trouve ta table
       *[other] Ronde { $round } sur { $of } : trouve ta table
    }
room-tables = Tables { $from }–{ $to }
room-done = { $done } parties sur { $all } finies
room-found = { $name } a trouvé { $thing }
room-wins = { $name } gagne contre { $others }
room-shares = { $names } se partagent le point
room-between = Bien joué ! La suite arrive
room-well-played = Bien joué !
room-everybody = Tout le monde
room-podium-points =
    { $count ->
        [one] { $text } point
       *[other] { $text } points
    }

## Un autre appareil

room-new-device = Un nouvel appareil pour { $name }
room-new-device-text = { $name } scanne ceci et continue : le nom, les points et la partie restent. Valable une fois, pendant dix minutes.
room-plea = { $name } demande à revenir
room-plea-yes = Oui, c’est { $name }
room-plea-no = Non
room-is-there = Il y a déjà { $name } ici
room-are-you = Es-tu { $name }, sur un autre appareil ?
room-ask-back = Oui : demander à revenir
room-other-name = Non : je prends un autre nom
room-ask-note = Ton enseignant dit oui d’un geste. Les points et la partie restent.
room-asked = Ton enseignant voit ta demande. Attends un instant.
room-refused = Ton enseignant a dit non. Prends un autre nom, ou parle-lui.
room-moved = Tu continues sur un autre appareil.
