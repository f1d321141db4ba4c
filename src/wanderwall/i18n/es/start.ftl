### The start page and everything that is no game.

start-title = Empuja los muros. Encuentra el camino.
page-missing = Esta página no existe.
page-home = Al inicio
close = Cerrar
page-offline = No se puede llegar al servidor.
page-server = El servidor no lo ha entendido.
page-wrong_key = La llave de este asiento no vale (o ya no).
page-no_table = Esta mesa no existe.
page-key_reissued = Este asiento se abrió en otro sitio con un enlace nuevo.
page-misunderstood = La página y el servidor no se entienden. Vuelve a cargar la página.
page-left = Has dejado la mesa.
