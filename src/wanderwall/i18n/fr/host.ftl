### For whoever runs a server: the page for the host, and `wanderwall admin`.

host-title = Pour l’hôte
host-about = Prends soin de ce serveur. La clé est celle de WANDERWALL_ADMIN_KEY, là où le serveur a été lancé.
host-key = La clé de l’hôte
host-enter = Ouvrir
host-again = Regarder de nouveau
host-leave = Finalement non
host-no_key = Aucune clé de l’hôte n’est définie. Lance le serveur avec WANDERWALL_ADMIN_KEY, 16 caractères ou plus, et donne la même à la commande.
host-wrong_key = Ce n’est pas la clé de l’hôte.
host-figures = Les chiffres sont pour la machine elle-même, ou avec la clé de l’hôte : Authorization: Bearer …
host-no_guest = Personne à oublier à cette place.

## How much there is

host-sizes = Ce qui est gardé
host-version = Version
host-database = Base de données
host-games = Parties
host-tables = { $waiting } en attente, { $playing } en cours, { $over } terminées, { $closed } fermées
host-log = Journal
host-entries =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
host-people = Personnes
host-guests =
    { $count ->
        [one] { $count } invité
       *[other] { $count } invités
    }

## Busy tables

host-busiest = Les tables les plus animées depuis hier
host-nothing = Rien n’a été joué depuis hier.
host-close = Fermer la table
host-close-sure = Les personnes qui y jouent sont renvoyées, et plus personne n’y joue. Ce qui s’est passé reste écrit.
host-closed = La table est fermée.
host-forget = Oublier { $name }
host-forget-sure = Le nom, le classement et la liste de ses parties sont oubliés, à toutes les tables de cet invité. Les parties restent, sous un nom inventé.
host-forgotten =
    { $count ->
        [one] Oublié à { $count } table.
       *[other] Oublié à { $count } tables.
    }

## Games that are over

host-finished = Parties terminées
host-kept = Les parties terminées sont gardées.
host-erased-after =
    { $days ->
        [one] Les parties terminées sont effacées { $days } jour après leur fin.
       *[other] Les parties terminées sont effacées { $days } jours après leur fin.
    }
host-days = Jours
host-erase = Effacer les plus anciennes
host-keep = Tout garder
host-erase-sure =
    { $days ->
        [one] Les parties finies depuis plus de { $days } jour sont effacées tout de suite, et chaque autre { $days } jour après sa fin. Rien ne les ramène : fais d’abord une sauvegarde.
       *[other] Les parties finies depuis plus de { $days } jours sont effacées tout de suite, et chaque autre { $days } jours après sa fin. Rien ne les ramène : fais d’abord une sauvegarde.
    }
host-erased =
    { $count ->
        [one] { $count } partie a été effacée.
       *[other] { $count } parties ont été effacées.
    }
