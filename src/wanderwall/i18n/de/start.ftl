### The start page and everything that is no game.

start-title = Wände schieben. Wege finden.
page-missing = Diese Seite gibt es nicht.
page-home = Zum Anfang
close = Schließen
page-offline = Der Server ist nicht erreichbar.
page-server = Der Server hat das nicht verstanden.
page-wrong_key = Der Schlüssel dieses Platzes gilt nicht (mehr).
page-no_table = Diesen Tisch gibt es nicht.
page-key_reissued = Dieser Platz wurde anderswo mit einem neuen Link geöffnet.
page-misunderstood = Seite und Server verstehen einander nicht. Lade die Seite neu.
page-left = Du hast den Tisch verlassen.
