### Everything people read. The same messages, with the same variables, in every language file.

## Small words

yes = sí
no = no
colour-red = rojo
colour-yellow = amarillo
colour-blue = azul
colour-green = verde
list-and = { $head } y { $last }

## Problems: how they are told

problem-line = Lo siento: { $text }
problem-place = línea { $line }, columna { $column }: { $text }
problem-column = columna { $column }: { $text }

## Problems of the command line

command-unknown = No existe el comando «{ $text }». Hay: { $known }.
command-no_option = Aquí no existe la opción «{ $text }». Hay: { $known }.
command-no_value = La opción «{ $option }» no está bien usada: algunas llevan un valor detrás y otras no. Mira --help.
command-extra = «{ $text }» es una palabra de más. Mira --help.
command-missing = Falta: { $what }. Mira --help.
command-number = { $option } lleva un número entero de { $low } a { $high }, no «{ $text }».
command-bad = Estas palabras no se entienden ({ $reason }). Mira --help.
language-unknown = No existe el idioma «{ $text }». Hay: { $known }.
play-resume_alone = Una partida guardada ya conoce su mesa: --resume solo va con --save y --lang.
play-other_game = La edición { $edition } es de { $expected }, no de { $game }.
play-colours =
    { $given ->
        [one] Hay un color
       *[other] Hay { $given } colores
    } para { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    }: indica uno por asiento, por ejemplo red,blue.
play-no_seat = No existe el asiento «{ $text }». Usa un número del 1 al { $seats }, o un nombre.
play-no_young = La edición { $edition } no tiene reglas para los más pequeños.
play-name = «{ $text }» no puede ser un nombre. Un nombre tiene de 1 a { $most } caracteres visibles.
play-same_name = El nombre «{ $text }» está dos veces. Pon a cada persona un nombre distinto.
play-bot_untimed = Un bot en solitario y sin reloj no pararía nunca.
bot-unknown = No existe el bot «{ $bot }». Hay: { $known }.
bot-command = La orden «{ $command }» no se puede iniciar.
bot-crashed = El bot se ha averiado.
bot-silent = El bot no respondió a tiempo.
bot-nonsense = El bot respondió algo que no es una respuesta.
bot-illegal_move = El bot hizo una jugada contra las reglas.
bot-protocol = El bot habla otra versión del protocolo.
arena-bots = Un torneo necesita al menos dos bots, por ejemplo --bots level2,level1.
arena-same_bot = El bot «{ $bot }» aparece dos veces.
arena-seats = Una partida tiene aquí de { $low } a { $high } asientos, no { $seats }.
arena-games = Un encuentro tiene de 1 a { $high } partidas, no { $games }.
arena-one_budget = Elige --ms o --nodes, no los dos.
arena-resume_alone = Un torneo guardado conoce su plan: --resume solo va con --workers, --cluster, --records y las formas del resultado.
arena-file_exists = El archivo «{ $file }» ya existe. Continúalo con --resume, o elige otro nombre.
arena-not_a_journal = El archivo «{ $file }» no es un torneo guardado.
arena-workers_die = Los procesos que juegan las partidas terminan una y otra vez antes de acabar una partida.
arena-no_ray = Un clúster necesita Ray: instala wanderwall[cluster].
arena-no_cluster = No hay ningún clúster en «{ $address }».
show-seat_or_open = Elige: o --seat o --open.

## Problems with files

file-unreadable = No se puede leer el archivo «{ $file }».
file-unwritable = No se puede escribir el archivo «{ $file }».
file-not_text = El archivo «{ $file }» no es texto en UTF-8.
json-broken = El archivo «{ $file }» no es un JSON válido.
json-field =
    { $key } debería ser { $expected ->
        [list] una lista
        [object] un objeto
        [maze] un cuadrado de filas con aberturas de 1 a 15
        [openings] un valor de aberturas de 1 a 15
        [square] una casilla del tablero, como [fila, columna]
        [arrow] la casilla junto a una flecha, como [fila, columna]
       *[other] { $expected }
    }.

## Problems with editions

game-unknown = No existe el juego «{ $game }». Hay: { $known }.
edition-no_such = No existe la edición «{ $edition }». Hay: { $known }; una tuya es un archivo cuyo nombre acaba en .toml.
edition-taken = El archivo «{ $file }» se llama { $edition }, pero esa edición ya existe. Dale un id propio.
edition-toml = { $file } no es un TOML válido: { $reason }
edition-missing = { $file }: falta { $key }.
edition-kind =
    { $file }: { $key } debería ser { $expected ->
        [text] un texto
        [number] un número entero
        [list] una lista
        [table] una tabla
       *[other] { $expected }
    }.
edition-items =
    { $file }: cada elemento de { $key } debería ser { $expected ->
        [text] un texto
        [number] un número entero
        [table] una tabla
       *[other] { $expected }
    }.
edition-empty = { $file }: en { $key } no hay nada.
edition-unknown = { $file }: nadie conoce la clave { $key }. ¿Está bien escrita?
edition-word = { $file }: { $key } es «{ $text }», pero debería ser una de estas palabras: { $expected }.
edition-range = { $file }: { $key } es { $value }, pero debería ir de { $low } a { $high }.
edition-players = { $file }: { $key } debería indicar el mínimo y el máximo de jugadores, de 1 a 4.
edition-odd = { $file }: { $key } es { $value }, pero el lado de un tablero es impar.
edition-square = { $file }: { $key } es «{ $text }», pero debería ser una casilla de a1 a { $last }.
edition-home = { $file }: { $key } no puede salir de { $text }: cada peón sale de una casilla fija propia.
edition-homes = { $file }: salidas en { $key }: { $given }, pero hacen falta { $needed }.
edition-goals = { $file }: objetivos que quedan con { $key }: { $given }, pero hacen falta { $needed }.
edition-count = { $file }: piezas en { $key }: { $given }, pero hacen falta { $needed }.
edition-fixed_square = { $file }: { $key } no puede estar en { $text }: necesita una casilla fija propia.
edition-fixed_rows = { $file }: { $key } debería tener { $needed } filas de { $needed } cada una, un elemento por cada casilla fija.
edition-glyph = { $file }: { $key } contiene «{ $text }», que no es ninguna pieza.
edition-openings = { $file }: { $key } es «{ $text }», pero debería indicar los lados abiertos, por ejemplo nes.
edition-twice = { $file }: { $key } contiene «{ $text }» dos veces.
edition-unnamed = { $file }: { $key } no da nombre a «{ $text }».
edition-id = { $file }: { $key } contiene «{ $text }», que no puede ser un id.
edition-go_board = { $file }: { $key } debería tener tantas filas como columnas, en número impar, no { $rows }.
edition-go_middle = { $file }: { $key } debería tener «{ $text }» en el centro.
edition-go_face = { $file }: { $key } es «{ $text }», pero debería indicar las aberturas de a y b, por ejemplo aN bE.
edition-go_score_tiles = { $file }: { $key } debería indicar { $players } fichas de puntuación distintas para { $players } jugadores.
edition-go_ratings = { $file }: { $key } debería contener números crecientes a partir de 1.
edition-go_no_picture = { $file }: { $key } muestra «{ $text }», que no está en el tablero.
edition-go_holes = { $file }: agujeros en { $key }: { $holes }, pero los dados son { $dice }.
edition-go_colours = { $file }: { $key } debería tener un color para cada uno de los { $players } jugadores.
edition-go_same_value = { $file }: { $key } tiene dos fichas de puntuación del mismo valor.
edition-go_tables = { $file }: { $key } debería decir una sola vez con qué juegan { $players } jugadores.
edition-go_no_score_tile = { $file }: { $key } nombra la ficha de puntuación { $value }, que no está en la caja.

## Problems with options and tables

option-unknown = No existe la opción «{ $option }». Hay: { $known }.
option-value = La opción { $option } no puede ser «{ $text }». Puede ser: { $expected }.
option-seats = Valores de la opción { $option }: { $given }, para { $seats } asientos. Da uno para todos, o uno para cada uno.
option-form = «{ $text }» no es una opción. Escribe nombre=valor.
kernel-not_served = El motor rápido no juega { $option } = «{ $value }».
kernel-mixed = Todas las posiciones de un cálculo deben ser del mismo tipo de mesa.
kernel-policy = No existe la forma de jugar «{ $text }». Hay: { $known }.
option-first = El asiento { $given } no puede empezar: solo hay { $seats }.
option-goals = { $given } cartas de objetivo por cabeza son demasiadas: la caja tiene { $most } para cada uno.
table-players = { $edition } es para { $low }–{ $high } jugadores, no para { $players }.
table-colour = Aquí no hay peón «{ $colour }». Hay: { $known }.
table-order = { $colours }: no es el orden en sentido horario. Alrededor del tablero: { $order }.
table-twice = Dos jugadores no pueden tener el mismo color: { $colour }.
classic-option-any_needs_cards = Para encontrar los objetivos en cualquier orden (order=any) hay que poder ver las propias cartas: cards=own o cards=open.
classic-option-sweep_needs_any = Para recogerlo todo en un turno (sweep=yes) hace falta el orden libre: order=any.
go-option-untimed_is_solo = Sin reloj solo se puede jugar en solitario.
go-option-solo_has_its_clock = Una partida en solitario tiene su propio reloj, no el de las rondas.

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
        [seat] un asiento, por ejemplo red=a1:owl:bat
        [turn] a quién le toca, por ejemplo red>push
        [named] una palabra como turns=12
        [number] un número entero
        [seconds] los segundos después de una jugada, por ejemplo @4.5
        [mover] el color del jugador antes de la jugada
        [end] el final, porque la partida ha terminado
       *[other] { $expected }
    }.
notation-move =
    No se entiende «{ $text }». Se espera: { $expected ->
        [push] un desplazamiento, por ejemplo N4 o N4es
        [walk] una casilla, por ejemplo c5, o stay
        [discard] una carta mágica para descartar
        [host] una jugada del árbitro
       *[other] { $expected }
    }.
go-notation-move = No se entiende «{ $text }». Se espera: { $expected }.
go-notation-position =
    Esta posición de Labyrinth Go! no es válida. Revisa { $part ->
        [edition] la edición
        [round] la ronda
        [step] la fase
        [roll] la tirada
        [seat] los asientos
        [track] el recorrido de puntuación
        [layout] las piezas de un tablero
        [status] lo que sigue a las piezas de un asiento
        [last] la última ronda
        [fields] el número de palabras
       *[other] { $part }
    }.
position-empty = Aquí no hay ninguna posición.
position-fixed_tiles = Las piezas fijas de esta posición no son las de la edición.
position-tiles = Las piezas móviles de esta posición no son las de la caja.
position-cards = Las cartas de objetivo de esta posición no son las de la caja.
position-magic = Las cartas mágicas de esta posición no son las de la caja.
position-shuffle = En esta posición no hay nada que barajar.
position-drawn = La carta recién robada no encaja con esta posición.
position-late = «late» es «{ $text }», pero debe ser yes o no, y solo donde se baraja.
position-turn = Aquí no puede ser el turno de { $colour }.
position-looked = «{ $text }» no dice yes o no para cada asiento.
record-header = «{ $text }» no es una cabecera. Escribe [Name "value"].
record-no_opening = El registro no tiene posición inicial: falta una línea [Opening "…"].
record-mismatch = La cabecera { $header } dice «{ $text }», pero la posición inicial dice «{ $expected }».
record-result = Según el registro ganó «{ $text }», pero según las jugadas «{ $expected }».
record-comment_open = Un comentario empieza y no termina. Ciérralo con una llave.

## Refused moves, for all games or for one

move-over = La partida ha terminado.
move-not_your_turn = No es tu turno.
move-not_a_move = Esa no es una jugada de este juego.
move-not_now = Ahora no.
move-no_clock = En esta mesa se juega sin reloj.
move-push-twice = Ya has movido el laberinto. Ahora mueve tu peón, o quédate donde estás.
move-push-no_arrow = No hay ninguna flecha { $arrow } por la que introducir.
move-push-other_tile = Esa no es la pieza sobrante. Puedes girarla, pero su forma no cambia.
move-push-goes_back = La pieza sobrante no puede volver a entrar por { $arrow }: acaba de salir por ahí.
move-walk-push_first = Primero mueve el laberinto, después tu peón.
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
go-lay-tile = No existe la pieza de camino «{ $tile }».
go-lay-square = No existe la casilla «{ $square }».
go-lay-turn = { $tile } no se puede girar así.
go-lay-face = { $tile } no tiene esa cara.
go-lay-no_joker = En esta ronda no tienes la ficha comodín.
go-lay-laid = { $tile } ya está en tu tablero. Quítala primero: -{ $tile }
go-lay-off_board = { $tile } sobresaldría del borde en { $square }.
go-lay-middle = { $tile } taparía el centro, { $square }. Ahí no se coloca nada.
go-lay-overlap = { $tile } quedaría encima de { $other }, en { $square }.
go-lift-not_laid = { $tile } no está en tu tablero.
go-grab-wrong =
    Todavía no: { $picture } – { $why ->
        [cut_off] se ve en un agujero, pero ningún camino llega hasta el centro
       *[not_shown] no se ve en ningún agujero
    }.
go-grabbed = Has cogido tu ficha de puntuación: para ti la ronda ha terminado.
go-stop-already = Ya has pedido parar.
go-ready-already = Ya has dicho que puedes empezar.
go-skip-solo_only = Solo puedes saltarte una tirada cuando juegas en solitario.
go-roll-dice = Una tirada tiene { $dice } dados.
go-roll-face = «{ $text }» no está en ese dado. Hay: { $expected }.

## Help on the command line

help-usage = Uso: { $usage }
help-options-word = opciones
help-command-word = COMANDO
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-about = Los juegos del laberinto que se mueve, en tu terminal: el Laberinto clásico, las torres en 3D y Labyrinth Go!
help-version = dice qué versión es esta
help-lang = idioma: en de fr nl it es pt; si no, el de tu sistema
help-help = esta ayuda
help-play = Juega con personas y bots, en este terminal.
help-show = Muestra una posición, como texto o como imagen.
help-replay = Repasa una partida registrada, paso a paso.
help-bench = Mide lo rápido que es todo: búsqueda simple, reglas, núcleo, tarjeta gráfica.
help-bench-seconds = cuántos segundos medir (10)
help-arena = Celebrar un torneo entre bots.
help-bots = Enumerar los bots de un juego.
help-reach = Calcula adónde se llega con cada desplazamiento, para muchas posiciones (JSON).
help-count = Cuenta las distintas secuencias de turnos a partir de muchas posiciones (JSON).
help-editions = Enumera las ediciones que hay.
help-edition = Comprueba el archivo de una edición.
help-options-command = Enumera las opciones de un juego.
word-game = JUEGO
word-edition = EDICIÓN
word-name = NOMBRE
word-option = NOMBRE=VALOR
word-seat = ASIENTO
word-colours = COLORES
word-number = N
word-file = ARCHIVO
word-folder = CARPETA
word-position = POSICIÓN
word-bots = BOT,BOT
word-address = DIRECCIÓN
help-play-game = classic (si no dices nada), towers o go
help-play-edition = una edición por su id (mira: wanderwall editions), o un archivo tuyo
help-play-seats = quién juega, una vez por asiento: un nombre, o bien bot: y un bot (ver: wanderwall bots)
help-play-option = una opción del juego (mira: wanderwall options JUEGO); se puede repetir
help-play-young = un asiento, por número o nombre, que juega con las reglas para los más pequeños; se puede repetir
help-play-colours = los colores de los peones en el orden de los asientos, por ejemplo red,blue
help-play-seed = el mismo número reparte la misma partida, y los bots juegan igual
help-play-resume = continúa una partida guardada
help-play-save = guarda la partida en este archivo mientras juegas
help-show-position = una posición entre comillas, un archivo con una, un registro, o - para la entrada estándar
help-show-svg = escribe en su lugar una imagen en este archivo (- para la salida estándar)
help-show-seat = muestra lo que ve este asiento, por número o color
help-show-open = muestra todas las cartas de todos
help-replay-file = una partida registrada o guardada
help-replay-svg = escribe en esta carpeta una imagen por cada posición
help-replay-all = muestra todas las posiciones sin preguntar
help-oracle-file = un archivo JSON con posiciones, o - para la entrada estándar
help-oracle-depth = cuántos turnos contar en profundidad, de 1 a 6
help-edition-file = el archivo de una edición (.toml), o el id de una
help-options-game = classic (si no dices nada), towers o go
help-bots-game = el juego cuyos bots se enumeran: classic (si no dices nada), towers o go
help-arena-game = a qué se juega: classic (si no dices nada), towers o go
help-arena-bots = los bots que juegan, por ejemplo level2,level1 (ver: wanderwall bots); cmd:ORDEN es un programa tuyo
help-arena-games = partidas de cada encuentro; si no, 100
help-arena-seats = jugadores en una mesa; si no, 2. Con menos bots que asientos, un bot se mide con varios de otro
help-arena-gauntlet = el primer bot se mide con todos los demás, y estos no entre sí
help-arena-seed = el mismo número reparte las mismas partidas; con --nodes también las jugadas son iguales
help-arena-ms = milisegundos que un bot puede pensar una jugada; si no, 50
help-arena-nodes = posiciones que un bot puede mirar por jugada, en lugar de un tiempo
help-arena-workers = partidas a la vez; si no, una por núcleo
help-arena-cluster = jugar en un clúster Ray: su dirección, o nada para uno propio de esta máquina
help-arena-save = guardar las partidas acabadas en este archivo
help-arena-resume = continuar un torneo guardado
help-arena-records = escribir el registro de cada partida en esta carpeta
help-arena-csv = escribir el resultado en este archivo, valores separados por comas
help-arena-plot = escribir una imagen del resultado en este archivo (SVG)

## Options of the games

options-default = normalmente { $value }
options-per-seat = (un valor para todos los asientos, o uno para cada uno: a,b)
setting-first = El asiento que empieza. Con off: por sorteo.
setting-goals = Cuántas cartas de objetivo recibe cada asiento. Con off: todas las cartas, a partes iguales.
setting-turn_time = Segundos por turno. Si se acaban antes de mover el laberinto, se mueve por ti y tu turno termina.
setting-turn_limit = Turnos para cada asiento. Después gana quien haya encontrado más.
setting-finish_round = Cuando alguien acaba, se completa la vuelta, para que todos hayan tenido los mismos turnos.
setting-cards = Qué cartas de objetivo se ven: solo la de arriba, todas las propias, o todas a la vista de todos.
setting-order = En qué orden se encuentran los objetivos: como en el mazo, o el que se quiera.
setting-finish = Cómo se acaba: volviendo a la salida, dejando el laberinto por cualquier abertura del borde, o en cuanto se encuentra el último objetivo.
setting-sweep = Todos los objetivos propios que estén al alcance se encuentran en un solo turno (con order=any).
setting-peek = Cuándo se puede mirar la carta siguiente: enseguida, o solo en el próximo turno.
setting-rune = Si hay que pararse en la piedra rúnica, o si basta con pasar por encima.
setting-jokers = Para los más pequeños: todas las cartas mágicas valen como comodín.
setting-hand_limit = Cuántas cartas mágicas caben en la mano. Quien roba de más, descarta una.
setting-one_card = Como mucho una carta mágica por turno.
setting-extra_card = Una carta mágica más al empezar: entre dos, para quien juega en segundo lugar; entre cuatro, para el tercero y el cuarto.
setting-helper = Para niños: un grab equivocado se rechaza en lugar de castigarse.
setting-round_clock = Segundos por ronda. Después se comprueban todos los tableros tal como estén.
setting-untimed = En solitario, sin reloj.

## At the table, in every game

play-welcome = { $title } – escribe ? para ver la ayuda, quit para salir.
play-curtain = Pasa el teclado a { $name } y pulsa Intro.
play-saved = Partida guardada en { $file }.
play-kept = La partida está guardada. Continúa con: wanderwall play --resume { $file }
play-quit-save = ¿Guardar la partida? [S/n]
play-time-over = ¡Se acabó el tiempo!
play-nothing-to-undo = No hay nada que deshacer.
play-help-always =
    En cualquier momento: ? esta ayuda · legend qué hay y dónde · save ARCHIVO · quit

## At the sliding mazes

play-seat =
    { $name } ({ $colour }) – { $left ->
        [0] nada más por encontrar
       *[other] por encontrar: { $left }
    }, { $found ->
        [0] ninguno encontrado aún
       *[other] encontrados: { $found }
    }
play-goal =
    { $count ->
        [one] Estás buscando: { $things }
       *[other] Estás buscando, a elegir: { $things }
    }
play-goal-home =
    { $finish ->
        [exit] ¡Lo has encontrado todo! Ahora sal del laberinto: acaba un turno en el borde, donde el camino lleve afuera.
        [last-find] ¡Lo has encontrado todo!
       *[home] ¡Lo has encontrado todo! Ahora vuelve a tu salida, { $square }.
    }
play-ask-push = { $tile } { $spare } – ¿por dónde entra? (por ejemplo N4; r para girar):
play-ask-walk = ¿Adónde vas? (por ejemplo c5; stay para quedarte, u para deshacer el desplazamiento):
play-ask-confirm =
    { $how ->
        [stay] Te quedas en { $square }
       *[walk] Vas a { $square }
    }{ $found ->
        [none] .
       *[other] , ¡y encuentras: { $found }!
    } ¿De acuerdo? [Intro sí, u atrás]
play-help-push =
    Introduce la pieza sobrante por una de las flechas; la fila se desliza una casilla.
    N4      introdúcela por la flecha N4, tal como está
    N4es    introdúcela con estos lados abiertos (n, e, s, w = oeste)
    N4 +1   introdúcela después de otro cuarto de vuelta
    r       gira la pieza sobrante y mírala
    Intro   muestra otra vez el tablero
play-help-walk =
    El tablero se muestra como quedaría; los puntos marcan adónde puedes ir.
    c5      ve a c5 y acaba ahí tu turno
    stay    quédate donde estás
    u       deshaz el desplazamiento
    Intro   muestra otra vez el tablero
play-help-confirm =
    Intro o s confirma tu turno definitivamente; u deshace el movimiento del peón.
play-spare = pieza sobrante
play-legend = Qué hay y dónde (+ es la pieza sobrante):
play-signs =
    ● ▲ ■ ◆  peones         ⌂  salida, con el signo de su peón
    ← ↓ → ↑  flechas        ✕  por donde ahora no se puede introducir nada
    ═ ║      piezas fijas   ·  adonde puedes ir
tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] mueve el laberinto ({ $push }) y{" "}
    }{ $how ->
        [time] se queda sin tiempo en { $square }
        [stay] se queda en { $square }
       *[walk] va a { $square }
    }{ $found ->
        [none] .
       *[other] {" "}– ¡encuentra: { $found }!
    }
outcome-alone =
    { $won ->
        [yes] ¡Enhorabuena! Lo has conseguido en { $turns ->
            [one] un turno
           *[other] { $turns } turnos
        }.
       *[no] Se han acabado los turnos; objetivos encontrados: { $found }.
    }
outcome-winners =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Comparten la victoria { $names }!
    }
outcome-home = Todos los objetivos encontrados, y de vuelta en la salida.
outcome-exit = Todos los objetivos encontrados, y fuera del laberinto.
outcome-last-find = Todos los objetivos encontrados.
outcome-turn_limit = Se han acabado los turnos: gana quien más ha encontrado.
outcome-finish = En la meta antes que nadie.

## Among the towers

towers-seat =
    { $cards ->
        [0] ninguna carta mágica
        [one] una carta mágica
       *[other] { $cards } cartas mágicas
    }{ $rune ->
        [yes] {" "}· carta de runa girada ✦
       *[no] {""}
    }
towers-signs =
    1 … 5    altura de una torre   ✦  piedra rúnica
    ╌ ╎      un paso que requiere magia
towers-hand = Tus cartas mágicas: { $cards }
towers-goal-rune = ¡Has encontrado todos los tesoros! Ahora ve a la piedra rúnica en { $square }.
towers-for = {" "}(magia: { $cards })
towers-payments = Puedes pagar este camino de varias maneras:
towers-payment =
    {"  "}{ $number }  { $cards }{ $rune ->
        [yes] {" "}– pasando por la piedra rúnica
       *[no] {""}
    }
towers-ask-payment = ¿Cuál eliges? [1–{ $last }, u atrás]
towers-help-payment =
    Un paso empinado, de más de un nivel, requiere una carta mágica. Escribe el número que prefieras, o u para volver atrás.
towers-over-limit = Robas: { $card }. Te sobra una: { $hand }.
towers-ask-discard = ¿De qué carta te desprendes? [1–{ $last }]
towers-help-discard =
    Tienes demasiadas cartas en la mano. Escribe el número de la carta mágica que descartas.
tell-plays = Magia: { $cards }.
tell-rune = { $name } da la vuelta a la carta de runa.
tell-draws = { $name } roba una carta mágica.
tell-discards = { $name } descarta: { $card }.

## Labyrinth Go!

go-round = Ronda { $number }
go-seat =
    { $name } ({ $colour }): casilla { $track } de { $finish }{ $joker ->
        [yes] {" "}– tiene la ficha comodín
       *[no] {""}
    }
go-all-ready = Busca los cuatro tesoros con la vista, pero no toques nada todavía. ¿Todo listo? Pulsa Intro: Labyrinth Go!
go-roll = Por encontrar: { $things }
go-hand = Piezas de camino en tu mano: { $tiles }
go-ask =
    { $alone ->
        [yes] Coloca (H1 c2 e b), quita (-H1), grab, skip o stop:
       *[no] Coloca (H1 c2 e b), quita (-H1), grab o stop:
    }
go-help =
    Muestra los cuatro tesoros en los agujeros, cada uno unido al centro por un camino ininterrumpido.
    H1 c2 e b   coloca la pieza H1: su agujero (extremo a) en c2, el otro extremo al este, con el reverso a la vista
                (n, e, s, w: hacia dónde apunta, w = oeste; a anverso, b reverso)
    J c2        coloca la ficha comodín en c2, si la tienes
    -H1         quita la pieza H1
    grab        ¡hecho! Coge la ficha de puntuación más alta; después ya no se cambia nada
    stop        pide parar la ronda; en solitario: acaba la partida
    skip        en solitario: otra tirada, por favor
    Intro       muestra otra vez el tablero
go-grabs =
    { $name } coge su ficha al cabo de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
go-solved =
    { $count ->
        [one] ¡Correcto! Un laberinto resuelto.
       *[other] ¡Correcto! { $count } laberintos resueltos.
    }
go-check = Ronda { $number }: la comprobación
go-verdict =
    { $how ->
        [joined] ✓ { $picture }: se ve, y el camino llega al centro
        [cut_off] ✗ { $picture }: se ve, pero ningún camino llega al centro
       *[not_shown] ✗ { $picture }: no se ve en ningún agujero
    }
go-points =
    { $name } tiene la ficha de puntuación { $tile }: { $sign ->
        [minus] retrocede { $steps }
       *[plus] avanza { $steps }
    }, ahora en la casilla { $track }.
go-rating =
    { $line ->
        [0] Ningún laberinto resuelto… por esta vez. Encontrar la entrada es lo más difícil; el próximo es tuyo.
        [1] Laberintos resueltos: { $solved }. Has encontrado la entrada. ¡Adelante!
        [2] Laberintos resueltos: { $solved }. Ya le vas cogiendo el truco a estos pasillos.
        [3] Laberintos resueltos: { $solved }. Sabes orientarte aquí dentro. ¡Muy bien!
        [4] Laberintos resueltos: { $solved }. Los muros se apartan al verte. ¡Qué nivel!
        [5] Laberintos resueltos: { $solved }. El laberinto ya no tiene secretos para ti. ¡Espléndido!
       *[other] Laberintos resueltos: { $solved }. El laberinto nunca había visto nada igual. ¿No lo habrás construido tú?
    }

## Looking at games and editions

show-seat-line = { $colour } – por encontrar: { $left } ({ $cards }), encontrados: { $found }
show-track = { $colour }: casilla { $track }
replay-opening =
    La posición inicial. { $count ->
        [one] Sigue una jugada.
       *[other] Siguen { $count } jugadas.
    }
replay-move =
    Jugada { $number } de { $count } – { $who ->
        [host] el árbitro
       *[other] { $who }
    }: { $move }
replay-result =
    { $how ->
        [running] La partida no ha terminado.
        [nobody] No ha ganado nadie.
       *[won] Victoria de: { $names }
    }
replay-ask = [Intro siguiente, p atrás, g N a la jugada N, q salir]
replay-help = Intro o n: siguiente · p: atrás · g 12: a la jugada 12 · q: salir
replay-range = Las jugadas van de 0 a { $last }.
replay-drawn =
    { $count ->
        [one] Una imagen escrita
       *[other] { $count } imágenes escritas
    } en { $folder }.
about-edition = { $title } – { $game }, { $low }–{ $high } jugadores, a partir de { $ages } años
about-sound = La edición { $id } es válida.
oracle-progress = { $done } de { $total } posiciones

## Solver and coach

game-not_here = Eso no se hace para { $game }, solo para: { $known }.
solve-step = Solo se puede resolver una posición antes de un desplazamiento.
solve-exit = Salir por cualquier salida: no hay ninguna pieza que alcanzar.
coach-not_now = El entrenador solo ayuda al asiento al que le toca mover el laberinto o el peón.
rolls-all_or_one = Indica una tirada, o bien --all (--out va con --all; --first y --joker van con una tirada).
rolls-broken = El archivo «{ $file }» no es una tabla de tiradas que se pueda continuar.
word-roll = TIRADA
help-json = escribe JSON
help-hint = Pregunta al entrenador por el mejor turno de una posición.
help-hint-seat = para este asiento, por número o color; si no, para quien tiene el turno
help-review = Repasa una partida registrada con el entrenador: qué estaba al alcance y qué era mejor.
help-solve = Encuentra el menor número de turnos propios hasta la meta, con la secuencia de jugadas.
help-solve-position = una posición entre comillas, un archivo con una, un registro, un archivo JSON con casos, o - para la entrada estándar
help-solve-most = cuántos turnos mirar por delante, de 1 a 9 (normalmente 5)
help-go = Encuentra todas las soluciones más pequeñas de una tirada de Labyrinth Go!
help-go-roll = las imágenes de la tirada, por ejemplo purse,spider,owl,candelabra
help-go-all = hace la tabla de todas las tiradas
help-go-out = guarda la tabla en este archivo (CSV); una tabla interrumpida sigue desde ahí
help-go-first = solo la primera solución
help-go-joker = con la pieza comodín
solve-turns =
    { $turns ->
        [one] Un turno:
       *[other] { $turns } turnos:
    }
solve-too-far = Hacen falta más de { $most } turnos.
rolls-figures =
    { $roll }: { $solutions ->
        [0] ninguna solución
        [one] una solución
       *[other] { $solutions } soluciones
    }, al menos { $tiles } piezas, dificultad { $difficulty }
rolls-progress = { $done } de { $total } tiradas
rolls-written = { $count } tiradas en { $file }; la más difícil es { $hardest }.
hint-turn =
    { $push ->
        [none] Ve a { $walk }
       *[other] Mueve el laberinto en { $push } y ve a { $walk }
    }
coach-finishes = termina la partida
coach-reaches = alcanza: { $goal }
coach-rune = alcanza la piedra rúnica
coach-pays = magia necesaria: { $cards }
coach-next = { $percent } % de probabilidad de alcanzar la meta en el próximo turno
coach-opens = abre { $squares } casillas
coach-leaves = abre { $squares } casillas y deja { $left } a { $colour }
coach-denies = { $colour } puede alcanzar entonces el { $percent } % de lo que quizá busca, tras otros desplazamientos el { $usual } %
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares } casillas al alcance{ $how ->
        [found] , ¡encontrado!
        [missed] ; { $finding ->
            [one] un desplazamiento habría
           *[other] { $finding } desplazamientos habrían
        } llevado a la meta
       *[nothing] {""}
    }
review-better = mejor por { $points } puntos: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }, encontrados { $found }, perdidos { $missed }, { $good } % tan buenos como el mejor{ $worst ->
        [none] {""}
       *[other] ; el más caro fue el turno { $worst }
    }
review-progress = { $done } de { $total } turnos

## Speed

bench-work = trabajo
bench-engine = motor
bench-threads = hilos
bench-per-second = por segundo
bench-turns = turnos/s
bench-ratio = veces bfs
bench-about = reach: posiciones, lo que alcanza cada desplazamiento · playout: partidas voraces de dos hasta el final · bfs: objetos y búsqueda en anchura

## Torneos y bots

arena-playing = Jugando
arena-kept = { $done } de { $total } partidas están guardadas en { $file }. Continúa con: wanderwall arena --resume { $file }
arena-title = { $edition }: tasas de victoria con intervalos del 95 %, { $games } partidas
arena-fault = { $bot } perdió por su culpa ({ $times }×): { $text }
arena-column-bot = jugador
arena-column-games = partidas
arena-column-wins = victorias
arena-column-rate = tasa
arena-column-interval = intervalo 95 %
arena-column-rating = fuerza
arena-column-time = ms por jugada
bot-name-random = Al azar
bot-name-greedy = Goloso
bot-name-level1 = Apacible
bot-name-level2 = Curioso
bot-name-level3 = Despierto
bot-name-level4 = Astuto
bot-name-level5 = Experto
bot-about-random = hace cualquier cosa permitida
bot-about-greedy = toma lo que puede en este turno, y si no, hace cualquier cosa
bot-about-level1 = solo ve unos pocos empujes, como un niño
bot-about-level2 = toma lo que ve, pero se le escapa mucho
bot-about-level3 = ve la mayoría de los empujes y piensa en su próximo turno
bot-about-level4 = ve todos los empujes y deja a los demás lo menos posible
bot-about-level5 = adivina lo que buscan los demás y prueba sus mejores jugadas
bot-about-go-level1 = tarda minutos en una tirada y a menudo agarra con errores
bot-about-go-level2 = no tiene prisa y se equivoca de vez en cuando
bot-about-go-level3 = ágil, y casi siempre acierta
bot-about-go-level4 = rápido, y rara vez se equivoca
bot-about-go-level5 = ve una solución corta y la coloca en segundos
