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
offline-no_python = Las reglas del juego no han llegado. Mira si hay red y vuelve a cargar la página.
offline-nobody = Nadie más puede venir a esta mesa. Da el asiento a un bot o a alguien en este dispositivo.
