### Rooms of many: a class, a club evening, a course.

club-unknown = Cette salle n’existe pas. Vérifie le code.
club-wrong_key = Ce n’est pas ta clé pour cette salle.
club-over = Cette salle est terminée.
club-door_shut = La porte de cette salle est fermée. Demande à la personne qui l’a ouverte.
club-barred = Cet appareil a été renvoyé de la salle. Demande à la personne qui la dirige.
club-full = Cette salle est pleine : { $most } personnes y sont déjà.
club-too_many_of_you = Un appareil peut faire entrer { $most } personnes, pas plus.
club-same_name = Il y a déjà « { $text } » dans cette salle.
club-name_alike = « { $text } » ressemble trop à « { $other } », dans cette salle. Choisis un autre nom.
club-no_member = Personne dans la salle n’a ce numéro.
club-no_team = Cette équipe n’existe pas.
club-no_game = Aucune partie de ce genre n’est en cours.
club-too_few = Il faut être au moins deux dans la salle.
club-not_running = La salle n’a pas encore commencé.
club-too_long = Cette salle est devenue trop longue : après { $most } entrées, elle n’accepte plus rien.

## The pages

club-title = Salle
club-open-title = Ouvrir une salle
club-about = Pour une classe, une soirée de club ou un cours : chacun entre avec un code et un prénom, et la salle tire au sort qui joue contre qui. Elle continue toute seule, même si cet appareil se met en veille.
club-game = Jeu
club-mode = Qui joue contre qui
club-mode-swiss = Système suisse
club-mode-swiss-help = À chaque ronde se rencontrent ceux qui ont autant de points, jamais deux fois les mêmes.
club-mode-everybody = Tous contre tous
club-mode-everybody-help = C’est fini quand tous se sont rencontrés : pour de petits groupes.
club-mode-arena = Arène
club-mode-arena-help = Qui est libre joue la partie suivante, jusqu’à la fin du temps.
club-rounds = Rondes
club-minutes = Durée
club-teams = Équipes
club-teams-none = aucune
club-leavers = Si quelqu’un s’en va
club-leavers-bot = un robot continue
club-leavers-forfeit = la partie est perdue
club-with-bot = { $name } (un robot)
club-made-up = Noms inventés
club-made-up-help = Chacun reçoit un nom : personne n’en écrit.
club-open = Ouvrir la salle
club-first-name = Prénom
club-enter = Entrer
club-name-note = Ton nom n’est visible que dans cette salle.
club-waits = Tu y es. Cela commence bientôt.
club-next = Ta prochaine partie s’ouvre toute seule.
club-leave = Quitter la salle
club-status-open = La salle est ouverte.
club-status-running = C’est en cours.
club-status-paused = Pause : aucune nouvelle partie ne commence.
club-status-over = La salle est terminée.
club-round =
    { $of ->
        [0] Ronde { $round }
       *[other] Ronde { $round } sur { $of }
    }
club-rest = Ronde suivante dans { $time }
club-games = Parties
club-bye = { $name } est exempt(e)
club-standings = Classement
club-team-standings = Classement des équipes
club-team = Équipe { $number }
club-place = Place
club-name = Nom
club-points = Points
club-played = Parties
club-teacher = Diriger la salle
club-start = Commencer
club-pause = Pause
club-resume = Continuer
club-file = Résultats en fichier
club-end = Terminer la salle
club-end-sure = Les parties en cours ne comptent pas. Les résultats restent.
club-go-on = La laisser ouverte
club-door = D’autres peuvent entrer
club-other-device = Diriger depuis un autre appareil
club-other-device-note = Qui a ce lien peut diriger la salle. Garde-le pour toi.
club-way = Scanne l’image, ou tape le code sur la page d’accueil :
club-call = Arrêter une partie trop longue
club-call-note = La table est fermée, et tu donnes les points.
club-call-for = { $name } gagne
club-call-shared = Partagé
club-members =
    { $count ->
        [one] { $count } personne est là
       *[other] { $count } personnes sont là
    }
club-gone = absent(e)
club-rename = Un autre nom pour { $name }
club-send-away = Renvoyer { $name }
club-send-device = Renvoyer { $name } et tout son appareil
club-send-device-sure = Toutes les personnes entrées avec cet appareil quittent la salle, et plus personne ne peut entrer avec lui tant que tu ne l’autorises pas. Les autres appareils ne sont pas concernés.
club-send-device-keep = Les laisser dans la salle
club-sent-devices = Appareils renvoyés
club-let-device = Laisser revenir { $name } et son appareil
