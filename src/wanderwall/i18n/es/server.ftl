### What the server says.

table-name = Un nombre tiene de 1 a { $most } caracteres visibles.
coach-busy = El entrenador está ocupado con otros. Inténtalo de nuevo en un momento.
coach-failed = El entrenador no puede ayudar ahora mismo.


## A table and its seats

table-unknown = Esa mesa no existe. Revisa el código.
table-code_shared = Ahora mismo dos mesas tienen este código. Usa el enlace o la cámara.
table-damaged = Lo que se anotó de esta mesa ya no se puede leer.
table-closed = Quien administra este servidor ha cerrado la mesa.
table-wrong_key = Este no es tu sitio.
table-not_the_maker = Solo puede hacerlo quien preparó la mesa.
table-not_waiting = La partida ya ha empezado.
table-not_playing = En esta mesa no se está jugando.
table-not_over = Se podrá ver cuando acabe la partida.
table-no_maze = En este juego no hay laberinto que se pueda conservar.
table-no_puzzle = Aquí no se juega un acertijo.
table-other_maze = Ese laberinto es de otra edición, no de { $edition }.
table-full = Todos los sitios están ocupados.
table-too_long = Esta partida se ha hecho demasiado larga: tras { $most } jugadas, una mesa no admite más. Empieza otra.
table-seat_taken = Ahí ya hay alguien.
table-pawn_taken = Alguien juega ya con ese peón. Quien preparó la mesa puede cambiaros.
table-no_seat = Ese sitio no existe.
table-seats_free = Todavía quedan sitios libres.
table-listed_here = En una mesa de la lista, cada cual juega en su propio dispositivo.
table-together_here = En este juego todos juegan a la vez: cada persona necesita su propio dispositivo.
table-colours = Elige un color para cada sitio, o para ninguno.
table-no_clock = Este juego no tiene reloj que ajustar.
table-same_name = En esta mesa ya hay alguien llamado «{ $text }».

## The game at the table

table-stale = Mientras tanto ha pasado algo. Mira otra vez.
table-no_undo = En esta mesa no se deshace nada.
table-nothing_to_undo = No hay nada que deshacer: solo tu empujón, antes de caminar.
table-in_time = Todavía hay tiempo.
table-no_hints = En esta mesa no hay pistas.
table-not_your_turn = No es tu turno.
table-curtain = Abre primero el telón.
table-away_already = En este sitio ya juega un bot.
table-alone = Juegas en solitario: ningún bot puede sustituirte.
table-not_away = En este sitio juegas tú.
table-not_missing = Esa persona sigue aquí, o estaba hace un momento. Espera un poco.
table-has_rematch = La próxima partida ya está lista.
table-hello_twice = Ya nos conocemos.

## The server

server-request = La petición no se entendió en «{ $where }».
server-too_many = Han sido demasiadas cosas de golpe. Espera un momento.
server-too_large = Es demasiado grande.
server-origin = Las páginas de otros sitios no pueden hacerlo.
server-host = Este servidor no responde al nombre «{ $host }». Quien lo administra puede cambiarlo: WANDERWALL_HOSTS={ $host }, o wanderwall serve --name { $host }.
server-storage = No se pudo anotar la jugada. Prueba otra vez en un momento.
server-busy = Demasiadas jugadas en el mismo momento. Prueba otra vez.
server-archive = No se pudo recuperar esta partida. Prueba otra vez en un momento.
