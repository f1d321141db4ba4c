### What can be wrong at a table; the page says these, too.

## Problems of the command line

bot-unknown = No existe el bot «{ $bot }». Hay: { $known }.

## Problems with editions

game-unknown = No existe el juego «{ $game }». Hay: { $known }.
edition-no_such = No existe la edición «{ $edition }». Hay: { $known }; una tuya es un archivo cuyo nombre acaba en .toml.

## Problems with options and tables

option-unknown = No existe la opción «{ $option }». Hay: { $known }.
option-value = La opción { $option } no puede ser «{ $text }». Puede ser: { $expected }.
option-seats = Valores de la opción { $option }: { $given }, para { $seats } sitios. Da uno para todos, o uno para cada uno.
option-form = «{ $text }» no es una opción. Escribe nombre=valor.
option-first = El sitio { $given } no puede empezar: solo hay { $seats }.
option-goals = { $given } cartas de objetivo por cabeza son demasiadas: la caja tiene { $most } para cada uno.
table-players = { $edition } es para { $low }–{ $high } jugadores, no para { $players }.
table-colour = Aquí no hay peón «{ $colour }». Hay: { $known }.
table-order = { $colours }: no es el orden en sentido horario. Alrededor del tablero: { $order }.
table-twice = Dos jugadores no pueden tener el mismo color: { $colour }.
classic-option-any_needs_cards = Los objetivos en cualquier orden piden cartas que quien juega pueda ver: todas las suyas, o todas abiertas.
classic-option-sweep_needs_any = Solo se puede recoger todo a la vez si el orden de los objetivos es libre.

## Problems with boards, positions and records

board-side = El lado de un tablero es un número impar de { $smallest } a { $largest }, no { $side }.
board-not_square = Con { $tiles } piezas no se forma un tablero cuadrado.
board-no_arrow = No existe la flecha «{ $text }» (de { $first } a { $last }).
board-no_square = No existe la casilla «{ $text }» en este tablero (de a1 a { $last }).
tile-openings = «{ $text }» no indica lados abiertos: usa n, e, s, w, cada letra una vez como mucho.
notation-expected =
    En lugar de «{ $text }» se espera: { $expected ->
        [edition] una edición
        [maze] el laberinto, fila por fila
        [spare] la pieza sobrante y dónde está, por ejemplo 9@N4
        [things] dónde están los objetivos, por ejemplo owl=c5,bat=+
        [seat] un sitio, por ejemplo red=a1:owl:bat
        [turn] a quién le toca, por ejemplo red>push
        [named] una palabra como turns=12
        [number] un número entero
        [seconds] los segundos después de una jugada, por ejemplo @4.5
        [mover] el color del jugador antes de la jugada
        [end] el final, porque la partida ha terminado
        [step] la fase de la ronda, como play
        [roll] la tirada
        [last] la última ronda
       *[other] { $expected }
    }.
notation-move =
    No se entiende «{ $text }». Se espera: { $expected ->
        [push] un empujón, por ejemplo N4es
        [walk] una casilla, por ejemplo c5, o stay
        [discard] una carta mágica para descartar
        [host] una jugada del árbitro
       *[other] { $expected }
    }.

## Refused moves, for all games or for one

move-over = La partida ha terminado.
move-not_your_turn = No es tu turno.
move-not_a_move = Esa no es una jugada de este juego.
move-not_now = Ahora no.
move-no_clock = En esta mesa se juega sin reloj.
move-push-twice = Ya has empujado. Ahora mueve tu peón, o quédate donde estás.
move-push-no_arrow = No hay ninguna flecha { $arrow } por la que empujar.
move-push-other_tile = Esa no es la pieza sobrante. Puedes girarla, pero su forma no cambia.
move-push-goes_back = La pieza sobrante no puede volver a entrar por { $arrow }: acaba de salir por ahí.
move-walk-push_first = Primero empuja, después mueve tu peón.
move-walk-no_square = Esa casilla no está en el tablero.
move-walk-no_way = Ningún camino abierto lleva a { $square }.
move-walk-too_steep = El camino a { $square } es demasiado empinado: subir o bajar más de un nivel de golpe requiere magia.
move-walk-not_in_hand = No tienes estas cartas mágicas: { $cards }.
move-walk-one_card = En esta mesa, como mucho una carta mágica por turno.
move-walk-payment = Ningún camino a { $square } pide exactamente estas cartas mágicas: { $cards }.
move-discard-not_in_hand = No tienes esa carta mágica: { $card }.
move-shuffle-cards = Esas no son las cartas mágicas descartadas.
deal-magic = Esas no son las cartas mágicas de la caja, repartidas por igual.
deal-tiles = Esas no son las piezas de la caja.
deal-cards = Esas no son las cartas de objetivo de la caja, repartidas por igual.
deal-first = Ese jugador no puede empezar.

## Solver and coach

game-not_here = Eso no se hace para { $game }, solo para: { $known }.
film-short = Esta partida es demasiado corta para una película.
coach-none = No hay entrenador para { $game }.
coach-not_now = El entrenador solo ayuda al sitio al que le toca empujar o mover el peón.
coach-no_way = Esta tirada no se puede unir.

## A game in hand

## What the server says.

table-name = Un nombre tiene de 1 a { $most } caracteres visibles.
table-name_unseen = Este nombre tiene caracteres que no se ven. Escríbelo de nuevo.
coach-busy = El entrenador está ocupado con otros. Inténtalo de nuevo en un momento.
coach-failed = El entrenador no puede ayudar ahora mismo.

## A table and its seats

table-unknown = Esa mesa no existe. Revisa el código.
screen-unknown = Ninguna tele muestra ahora estas letras. Vuelve a mirar la tele.
table-code_shared = Ahora mismo dos mesas tienen este código. Usa el enlace o la cámara.
table-damaged = Lo que se anotó de esta mesa ya no se puede leer.
table-closed = Quien administra este servidor ha cerrado la mesa.
table-wrong_key = Este no es tu sitio.
table-not_the_maker = Solo puede hacerlo quien preparó la mesa.
table-not_waiting = La partida ya ha empezado.
table-not_playing = En esta mesa no se está jugando.
table-not_over = Se podrá ver cuando acabe la partida.
table-no_maze = En este juego no hay laberinto que se pueda conservar.
table-no_swap = Solo se pueden cambiar de sitio las torres móviles de un laberinto que conserváis.
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
table-name_alike = «{ $text }» se parece demasiado a «{ $other }», de esta mesa. Elige otro nombre.

## The game at the table

table-stale = Mientras tanto ha pasado algo. Mira otra vez.
table-no_undo = En esta mesa no se deshace nada.
table-nothing_to_undo = No hay nada que deshacer: solo tu último turno, hasta que juegue otra persona.
table-asked_already = Ya lo has preguntado.
table-nothing_asked = Nadie te pide deshacer un turno.
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
server-disk_full = El disco del servidor está lleno y no se puede guardar nada. La partida sigue en cuanto su responsable haga sitio.
server-busy = Demasiadas jugadas en el mismo momento. Prueba otra vez.
server-room_paused = La sala está en pausa. Tu jugada espera.
server-archive = No se pudo recuperar esta partida. Prueba otra vez en un momento.
