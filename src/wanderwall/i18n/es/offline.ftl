### Una página que es su propio servidor: qué se lo impide y qué pestaña tiene las partidas.

offline-elsewhere = wanderwall está abierto en otra pestaña.
offline-elsewhere-how = Una sola pestaña a la vez guarda tus partidas, para que ninguna siga dos caminos.
offline-here = Jugar aquí
offline-newer = Ha llegado una versión más nueva.
offline-renew = Usarla ahora
offline-full = No queda espacio en este dispositivo, así que no ha pasado nada. Libera algo de espacio e inténtalo otra vez.
offline-not_kept = El navegador no pudo guardarlo, así que no ha pasado. Inténtalo otra vez; si sigue igual, vuelve a cargar la página.
offline-no_storage = Este navegador no guarda nada para las páginas y se perdería cada partida. Sal de la ventana privada o permite aquí los datos de sitios y vuelve a cargar la página.
offline-no_wasm = Este navegador no puede jugar sin servidor: le falta WebAssembly. Actualízalo o usa otro.
offline-too_old = Este navegador es demasiado antiguo para jugar sin servidor. Actualízalo o usa otro.
offline-insecure = Sin servidor, los navegadores solo dejan jugar a una página por https. Ábrela en una dirección que empiece por «https», o como «localhost» en la máquina que la ofrece.
offline-no_python = Las reglas del juego no han llegado. Mira si hay red y vuelve a cargar la página.
offline-nobody = Nadie más puede venir a esta mesa. Da el sitio a un bot o a alguien en este dispositivo.
offline-at-once = Aquí todos juegan a la vez: en este dispositivo, tú contra los bots. ¿Sois varios? Jugad en solitario, por turnos: ¿quién resuelve más?
offline-patience = Sin servidor, este dispositivo lo calcula todo por sí mismo. Tarda un poco más.
offline-together = Esta página funciona sin servidor, así que nadie más puede venir: las salas, las mesas abiertas, las clasificaciones y el libro solo existen en servidores.
offline-bring = Traer una partida
offline-bring-how = Una partida guardada como texto, terminada o no: aquí puedes volver a verla o seguir jugándola. No cuenta.
offline-take = Guardarla para seguir en otro sitio
record-unreadable = Esto no es una partida guardada como texto, o alguien la ha cambiado: la línea { $line } no se puede leer.
record-too_long = Esta partida es demasiado larga para seguir aquí: tiene más de { $most } jugadas.
offline-others = Jugar con otros
offline-left = Tu otra partida está a salvo en el servidor. Mientras tanto puedes jugar aquí una nueva.
offline-back = Volver a la otra partida
offline-file = Abierta desde una carpeta, la página no puede funcionar: los navegadores la quieren desde una dirección web. Pon la carpeta en un espacio web, o inicia en ella «python3 -m http.server» y abre http://localhost:8000.
offline-missing = Faltan archivos de la página. Copia la carpeta entera, tal como está, en esta dirección.
