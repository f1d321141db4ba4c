### Une page qui est son propre serveur : ce qui la gêne, et quel onglet a les parties.

offline-elsewhere = wanderwall est ouvert dans un autre onglet.
offline-elsewhere-how = Un seul onglet à la fois garde tes parties, pour qu’aucune ne prenne deux chemins.
offline-here = Jouer ici
offline-newer = Une version plus récente est arrivée.
offline-renew = L’utiliser maintenant
offline-full = Il n’y a plus de place sur cet appareil, donc rien ne s’est passé. Libère un peu d’espace et réessaie.
offline-not_kept = Le navigateur n’a pas pu garder cela, donc rien ne s’est passé. Réessaie ; si cela continue, recharge la page.
offline-no_storage = Ce navigateur ne garde rien pour les pages, chaque partie serait perdue. Quitte la fenêtre privée ou autorise ici les données de site, puis recharge la page.
offline-no_wasm = Ce navigateur ne peut pas jouer sans serveur : WebAssembly lui manque. Mets-le à jour ou prends-en un autre.
offline-too_old = Ce navigateur est trop ancien pour jouer sans serveur. Mets-le à jour ou prends-en un autre.
offline-insecure = Sans serveur, les navigateurs ne laissent jouer une page que par https. Ouvre-la à une adresse qui commence par « https », ou comme « localhost » sur la machine qui la sert.
offline-no_python = Les règles du jeu ne sont pas arrivées. Regarde s’il y a un réseau, puis recharge la page.
offline-nobody = Personne d’autre ne peut venir à cette table. Donne la place à un robot ou à quelqu’un sur cet appareil.
offline-at-once = Ici, tout le monde joue en même temps : sur cet appareil, c’est donc toi contre des robots. Vous êtes plusieurs ? Chacun joue en solo, à son tour : qui en réussit le plus ?
offline-patience = Sans serveur, cet appareil calcule tout lui-même. Cela prend un peu plus de temps.
offline-together = Cette page fonctionne sans serveur, personne d’autre ne peut donc venir : les salles, les tables ouvertes, les classements et le livre n’existent que sur les serveurs.
offline-bring = Apporter une partie
offline-bring-how = Une partie enregistrée en texte, finie ou non : tu peux la revoir ici ou la continuer. Elle ne compte pas.
offline-take = Enregistrer pour continuer ailleurs
record-unreadable = Ce n’est pas une partie enregistrée en texte, ou quelqu’un l’a modifiée : la ligne { $line } est illisible.
record-too_long = Cette partie est trop longue pour continuer ici : elle a plus de { $most } coups.
offline-others = Jouer avec d’autres
offline-left = Ton autre partie est en sécurité sur le serveur. En attendant, tu peux en jouer une nouvelle ici.
offline-back = Retour à l’autre partie
offline-file = Ouverte depuis un dossier, la page ne peut pas marcher : les navigateurs la veulent à une adresse web. Mets le dossier sur un espace web, ou lances-y « python3 -m http.server » et ouvre http://localhost:8000.
offline-missing = Il manque des fichiers de la page. Copie le dossier entier, tel quel, à cette adresse.
