### For whoever runs a server: the page for the host, and `wanderwall admin`.

admin-title = Pour l’hôte
admin-about = Prends soin de ce serveur. La clé est celle de WANDERWALL_ADMIN_KEY, là où le serveur a été lancé.
admin-key = La clé de l’hôte
admin-enter = Ouvrir
admin-again = Regarder de nouveau
admin-leave = Finalement non
admin-no_key = Aucune clé de l’hôte n’est définie. Lance le serveur avec WANDERWALL_ADMIN_KEY, 16 caractères ou plus, et donne la même à la commande.
admin-wrong_key = Ce n’est pas la clé de l’hôte.
admin-figures = Les chiffres sont pour la machine elle-même, ou avec la clé de l’hôte : Authorization: Bearer …
admin-no_guest = Personne à oublier à cette place.

## How much there is

admin-sizes = Ce qui est gardé
admin-version = Version
admin-database = Base de données
admin-games = Parties
admin-tables = { $waiting } en attente, { $playing } en cours, { $over } terminées, { $closed } fermées
admin-log = Journal
admin-entries =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
admin-people = Personnes
admin-guests =
    { $count ->
        [one] { $count } invité
       *[other] { $count } invités
    }

## Busy tables

admin-busiest = Les tables les plus animées depuis hier
admin-nothing = Rien n’a été joué depuis hier.
admin-close = Fermer la table
admin-close-sure = Les personnes qui y jouent sont renvoyées, et plus personne n’y joue. Ce qui s’est passé reste écrit.
admin-closed = La table est fermée.
admin-forget = Oublier { $name }
admin-forget-sure = Le nom, le classement et la liste de ses parties sont oubliés, à toutes les tables de cet invité. Les parties restent, sous un nom inventé.
admin-forgotten =
    { $count ->
        [one] Oublié à { $count } table.
       *[other] Oublié à { $count } tables.
    }

## Games that are over

admin-finished = Parties terminées
admin-kept = Les parties terminées sont gardées.
admin-erased-after =
    { $days ->
        [one] Les parties terminées sont effacées { $days } jour après leur fin.
       *[other] Les parties terminées sont effacées { $days } jours après leur fin.
    }
admin-days = Jours
admin-erase = Effacer les plus anciennes
admin-keep = Tout garder
admin-erase-sure =
    { $days ->
        [one] Les parties finies depuis plus de { $days } jour sont effacées tout de suite, et chaque autre { $days } jour après sa fin. Rien ne les ramène : fais d’abord une sauvegarde.
       *[other] Les parties finies depuis plus de { $days } jours sont effacées tout de suite, et chaque autre { $days } jours après sa fin. Rien ne les ramène : fais d’abord une sauvegarde.
    }
admin-erased =
    { $count ->
        [one] { $count } partie a été effacée.
       *[other] { $count } parties ont été effacées.
    }
