### The start page and everything that is no game.

start-title = Spingi i muri. Trova la via.
page-missing = Questa pagina non esiste.
page-home = Alla pagina iniziale
close = Chiudi
page-offline = Il server non è raggiungibile.
page-server = Il server non ha capito.
page-wrong_key = La chiave di questo posto non è (più) valida.
page-no_table = Questo tavolo non esiste.
page-key_reissued = Questo posto è stato aperto altrove con un nuovo link.
page-misunderstood = La pagina e il server non si capiscono. Ricarica la pagina.
page-left = Hai lasciato il tavolo.
