### The start page and everything that is no game.

start-title = Pousse les murs. Trouve le chemin.
page-missing = Cette page n’existe pas.
page-home = Vers l’accueil
close = Fermer
page-offline = Le serveur est injoignable.
page-server = Le serveur n’a pas compris.
page-wrong_key = La clé de cette place n’est pas (ou plus) valable.
page-no_table = Cette table n’existe pas.
page-key_reissued = Cette place a été ouverte ailleurs avec un nouveau lien.
page-misunderstood = La page et le serveur ne se comprennent pas. Recharge la page.
page-left = Tu as quitté la table.
