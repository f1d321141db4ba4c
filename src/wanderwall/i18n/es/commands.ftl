### Texts of the commands only.

## How problems are shown

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
extra-missing = Para esto hace falta { $package }: instala wanderwall[{ $extra }].
extra-version = Para esto hace falta otra versión de { $package }, no la { $found }: vuelve a instalar wanderwall[{ $extra }].
play-resume_alone = Una partida guardada ya conoce su mesa: --resume solo va con --save y --lang.
play-other_game = La edición { $edition } es de { $expected }, no de { $game }.
play-colours =
    { $given ->
        [one] Hay un color
       *[other] Hay { $given } colores
    } para { $seats ->
        [one] un sitio
       *[other] { $seats } sitios
    }: indica uno por sitio, por ejemplo red,blue.
play-no_seat = No existe el sitio «{ $text }». Usa un número del 1 al { $seats }, o un nombre.
play-no_young = La edición { $edition } no tiene reglas para los más pequeños.
bot-command = El comando «{ $command }» no se puede iniciar.
bot-address = «{ $address }» no es una dirección. Escribe una máquina y un puerto, por ejemplo localhost:5000.
bot-unreachable = Nadie responde en «{ $address }». Inicia primero tu bot.
bot-taken = Ya hay un bot «{ $bot }». Dale otro nombre al archivo.
bot-gone = Ya nadie responde donde estaba el bot.
arena-bots = Un torneo necesita al menos dos bots, por ejemplo --bots level2,level1.
arena-same_bot = El bot «{ $bot }» aparece dos veces.
arena-seats = Una partida tiene aquí de { $low } a { $high } sitios, no { $seats }.
arena-games = Un encuentro tiene de 1 a { $high } partidas, no { $games }.
arena-one_budget = Elige --ms o --nodes, no los dos.
arena-resume_alone = Un torneo guardado conoce su plan: --resume solo va con --workers, --cluster, --records y las formas del resultado.
arena-file_exists = El archivo «{ $file }» ya existe. Continúalo con --resume, o elige otro nombre.
arena-not_a_journal = El archivo «{ $file }» no es un torneo guardado.
arena-workers_die = Los procesos que juegan las partidas terminan una y otra vez antes de acabar una partida.
arena-no_cluster = No hay ningún clúster en «{ $address }».
kit-unknown = No existe el kit «{ $text }». Hay: { $known }.
kit-not_empty = En la carpeta «{ $folder }» ya hay algo. Elige una nueva o una vacía.
watch-no_records = En la carpeta «{ $folder }» no hay ninguna partida grabada.
mazecom-unreachable = Nadie responde en «{ $address }».
mazecom-nonsense = Lo que dice «{ $address }» no es MazeCom.
mazecom-hung_up = «{ $address }» ha colgado.
mazecom-silent = «{ $address }» lleva demasiado tiempo sin decir nada.
mazecom-refused = El servidor no nos deja entrar: { $error }.
mazecom-leavers = Quien se ha ido no puede «{ $text }». Hay: { $known }.
mazecom-bots = De { $players } jugadores, al menos uno es un programa de fuera, y ningún bot se nombra dos veces.
join-address = «{ $address }» no es la dirección de un servidor. Escribe una como http://localhost:8000.
join-unreachable = En «{ $address }» no responde ningún servidor.
show-seat_or_open = Elige: o --seat o --open.

## Problems with files

file-unreadable = No se puede leer el archivo «{ $file }».
file-unwritable = El archivo «{ $file }» no se puede escribir. Revisa los permisos de la carpeta y el espacio libre, o elige otro lugar.
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

kernel-not_served = El motor rápido no juega { $option } = «{ $value }».
kernel-mixed = Todas las posiciones de un cálculo deben ser del mismo tipo de mesa.
kernel-policy = No existe la forma de jugar «{ $text }». Hay: { $known }.
envs-unbegun = Usa reset antes del primer paso.
envs-no_card = Aquí no hay tarjeta gráfica, o el extra «cuda» no está instalado: device="cpu" funciona en todas partes.
envs-over = La partida ha terminado. Usa reset para empezar otra.
envs-action = «{ $text }» no es una acción. Las acciones son números enteros de 0 a { $last }.
envs-illegal = La acción { $action } va aquí contra las reglas.
envs-array = { $what } debería ser { $expected }, no { $given }.
solver-not_exact = El solucionador exacto no responde a { $option } = «{ $value }». Necesita dos puestos, un límite de turnos, cartas en el orden del mazo y jugadores que conozcan todas sus cartas.
solver-too_large = Este laberinto es demasiado grande para respuestas exactas: su árbol tiene más de { $most } situaciones en { $turns } turnos. Toma menos turnos, un laberinto más pequeño o un límite más alto.
solver-policy = Las probabilidades de esta forma de jugar suman { $total }. Deben ser al menos 0 y sumar 1.
train-checkpoint = «{ $file }» no es un punto desde el que este entrenamiento pueda seguir ({ $reason }). Usa los ajustes de entonces o empieza un archivo nuevo.
train-weights = «{ $file }» tiene los pesos de otra versión: { $given }, se necesita { $expected }.
envs-missing = Hace falta { $package }. Instala wanderwall[{ $extra }].

## Problems with boards, positions and records

position-empty = Aquí no hay ninguna posición.
position-magic = Las cartas mágicas de esta posición no son las de la caja.
position-shuffle = En esta posición no hay nada que barajar.
position-drawn = La carta recién robada no encaja con esta posición.
position-late = «late» es «{ $text }», pero debe ser yes o no, y solo donde se baraja.
position-turn = Aquí no puede ser el turno de { $colour }.
position-first = Ha empezado { $colour }, pero la opción «first» nombra otro sitio.
position-finished = Quien ha terminado no tiene nada más que encontrar y figura aquí una sola vez.
position-finisher = { $colour } no puede haber terminado aquí.
position-unfinished = { $colour } lo ha encontrado todo y debe haber terminado.
position-limit = Esta posición tiene más turnos de los que permite el límite ({ $turns }).
position-barred = Tras empujar, la pieza sobrante queda junto a una flecha por la que no puede volver a entrar: indica esa flecha.
position-unseen = { $colour } ya debe haber mirado su carta.
position-no_clock = «late» necesita un límite de tiempo por turno, y esta partida no lo tiene.
position-discard = Aquí no hay que descartar ninguna carta: la mano respeta el límite.
position-hand = { $colour } tiene más cartas mágicas de las que permite el límite de { $limit }.
position-over =
    { $over ->
        [yes] Aquí la partida ha acabado, pero nadie ha terminado y quedan turnos.
       *[no] Aquí la partida tiene que haber acabado.
    }
position-looked = «{ $text }» no dice yes o no para cada sitio.
record-header = «{ $text }» no es una cabecera. Escribe [Name "value"].
record-no_opening = El registro no tiene posición inicial: falta una línea [Opening "…"].
record-mismatch = La cabecera { $header } dice «{ $text }», pero la posición inicial dice «{ $expected }».
record-result = Según el registro ganó «{ $text }», pero según las jugadas «{ $expected }».
record-comment_open = Un comentario empieza y no termina. Ciérralo con una llave.
record-several = En este texto hay { $count } partidas. Aquí solo puede haber una: ponla en un archivo aparte.
record-no_game = Aquí no hay partida { $number }: la última es la { $count }.

## Help on the command line

help-usage = Uso: { $usage }
help-options-word = opciones
help-command-word = COMANDO
help-group-play = Jugar y estudiar
help-group-serve = Gestionar un servidor
help-arguments = Argumentos
help-options = Opciones
help-about = Los juegos del laberinto que se mueve: clásico, torres en 3D y Labyrinth Go!
help-version = muestra la versión
help-lang = idioma: en de fr nl it es pt; si no, el de tu sistema
help-help = esta ayuda
help-play = Jugar con personas y bots, en este terminal.
help-show = Mostrar una posición, como texto o como imagen.
help-replay = Mostrar una partida registrada, paso a paso.
help-bots = Enumerar los bots de un juego.
help-join = Hacer jugar a un bot de aquí en una sala de un servidor.
help-editions = Enumerar las ediciones.
help-edition = Comprobar el archivo de una edición.
help-options-command = Enumerar las opciones de un juego.
word-game = JUEGO
word-edition = EDICIÓN
word-name = NOMBRE
word-option = NOMBRE=VALOR
word-seat = SITIO
word-colours = COLORES
word-number = N
word-file = ARCHIVO
word-folder = CARPETA
word-position = POSICIÓN
word-address = DIRECCIÓN
word-code = CÓDIGO
word-bot = BOT
help-play-game = classic (si no dices nada), towers o go
help-play-edition = una edición por su id (mira: wanderwall editions), o un archivo tuyo
help-play-seats = quién juega, una vez por sitio: un nombre, o bien bot: y un bot (ver: wanderwall bots)
help-play-option = una opción del juego (mira: wanderwall options JUEGO); se puede repetir
help-play-young = un sitio, por número o nombre, que juega con las reglas para los más pequeños; se puede repetir
help-play-colours = los colores de los peones en el orden de los sitios, por ejemplo red,blue
help-play-first = quién empieza, por número o por nombre; si no, se sortea
help-play-seed = el mismo número reparte la misma partida, y los bots juegan igual
help-play-resume = continúa una partida guardada
help-play-save = guarda la partida en este archivo mientras juegas
help-show-position = una posición entre comillas, un archivo con una, un registro, o - para la entrada estándar
help-show-svg = escribe en su lugar una imagen en este archivo (- para la salida estándar)
help-show-seat = muestra lo que ve este sitio, por número o color
help-show-open = muestra todas las cartas de todos
help-replay-file = una partida registrada o guardada
help-replay-svg = escribe en esta carpeta una imagen por cada posición
help-replay-json = escribe en este archivo la partida con todas sus posiciones, para tableros en un sitio web
help-replay-film = escribe en este archivo una película de la partida: 20 segundos con sus mejores momentos, un WebP animado
help-replay-all = muestra todas las posiciones sin preguntar
help-replay-game = qué partida, si el archivo tiene varias
help-edition-file = el archivo de una edición (.toml), o el id de una
help-options-game = classic (si no dices nada), towers o go
help-bots-game = el juego cuyos bots se enumeran: classic (si no dices nada), towers o go
help-join-code = el código de la sala, o su enlace
help-join-bot = quién juega, por ejemplo cmd:./bot o level2
help-join-at = dónde está el servidor; si no, http://localhost:8000
help-join-name = cómo se llama el bot en la sala; si no, como su archivo
help-join-ms = milisegundos que un bot puede pensar una jugada; si no, 1000

## Options of the games

options-default = normalmente { $value }
options-per-seat = (un valor para todos los sitios, o uno para cada uno: a,b)

## At the table, in every game

play-welcome = { $title } – escribe ? para ver la ayuda, quit para salir.
play-first = El sorteo dice que empieza { NAME($name) }. { $question } (--first elige a alguien.)
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
play-goal-later = (después: { $things })
play-goal-home =
    { $finish ->
        [exit] ¡Lo has encontrado todo! Ahora sal del laberinto: acaba un turno donde un camino lleve afuera, en { $square }.
        [shut] ¡Lo has encontrado todo! Ahora sal del laberinto: aún no hay ningún camino que lleve afuera. Abre uno empujando y acaba allí un turno.
        [last-find] ¡Lo has encontrado todo!
       *[home] ¡Lo has encontrado todo! Ahora vuelve a tu salida, { $square }.
    }
play-ask-push = { $tile } { $spare } – ¿por dónde entra? (por ejemplo N4; r para girar):
play-ask-walk = ¿Adónde vas? (por ejemplo c5; stay para quedarte, u para deshacer el empujón):
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
    u       deshaz el empujón
    Intro   muestra otra vez el tablero
play-help-confirm =
    Intro o s confirma tu turno definitivamente; u deshace el movimiento del peón.
play-spare = pieza sobrante
play-legend = Qué hay y dónde (+ es la pieza sobrante):
play-signs =
    ● ▲ ■ ◆  peones         ⌂  salida, con el signo de su peón
    ← ↓ → ↑  flechas        ✕  por donde ahora no se puede introducir nada
    ═ ║      piezas fijas   ·  adonde puedes ir
    ∩        por donde se sale del laberinto, cuando lo has encontrado todo

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
towers-ask-discard = ¿Qué carta descartas? [1–{ $last }]
towers-help-discard =
    Tienes demasiadas cartas en la mano. Escribe el número de la carta mágica que descartas.

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
go-check = Ronda { $number }: la revisión
go-points =
    { $name } tiene la ficha de puntuación { $tile }: { $sign ->
        [minus] retrocede { $steps }
       *[plus] avanza { $steps }
    }, ahora en la casilla { $track }.

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
replay-game = Partida { $number } de { $count } de este archivo. Para ver otra: --game N.
replay-film = La película está en { $file }.
replay-drawn =
    { $count ->
        [one] Una imagen escrita
       *[other] { $count } imágenes escritas
    } en { $folder }.
about-edition = { $title } – { $game }, { $low }–{ $high } jugadores, a partir de { $ages } años
about-sound = La edición { $id } es válida.
oracle-progress = { $done } de { $total } posiciones

## Solver and coach

solve-step = Solo se puede resolver una posición antes de un empujón.
solve-exit = Salir por cualquier salida: no hay ninguna pieza que alcanzar.
solve-roll = Ahora no hay ninguna tirada que resolver.
solve-hand_limit = Con un límite de cartas en la mano no hay una respuesta exacta.
rolls-all_or_one = Indica una tirada, o bien --all (--out va con --all; --first y --joker van con una tirada).
rolls-broken = El archivo «{ $file }» no es una tabla de tiradas que se pueda continuar.
word-roll = TIRADA
help-json = escribe JSON
help-hint = Preguntar al entrenador por el mejor turno de una posición.
help-hint-seat = para este sitio, por número o color; si no, para quien tiene el turno
help-review = Repasar una partida registrada con el entrenador, turno a turno.
help-solve = Encontrar el menor número de turnos hasta el objetivo.
help-solve-position = una posición entre comillas, un archivo con una, un registro, un archivo JSON con casos, o - para la entrada estándar
help-solve-most = cuántos turnos mirar por delante, de 1 a 9 (normalmente 5)
help-go = Encontrar las soluciones mínimas de una tirada de Labyrinth Go!
help-go-roll = las imágenes de la tirada, por ejemplo purse,spider,owl,candelabra
help-go-all = hace la tabla de todas las tiradas
help-go-out = guarda la tabla en este archivo (CSV); una tabla interrumpida sigue desde ahí
help-go-first = solo la primera solución
help-go-joker = con la ficha comodín
solve-turns =
    { $turns ->
        [one] Un turno:
       *[other] { $turns } turnos:
    }
solve-too-far =
    { $most ->
        [one] Hace falta más de un turno.
       *[other] Hacen falta más de { $most } turnos.
    }
rolls-figures =
    { $roll }: { $solutions ->
        [0] ninguna solución
        [one] una solución
       *[other] { $solutions } soluciones
    }, al menos { $tiles } piezas, dificultad { $difficulty }
rolls-progress = { $done } de { $total } tiradas
rolls-written = { $count } tiradas en { $file }; la más difícil es { $hardest }.
review-progress = { $done } de { $total } turnos

## Acertijos

puzzles-do = «{ $text }» no se puede hacer con los acertijos. Hay: { $known }.
puzzles-one = Indica un acertijo para mostrarlo o resolverlo, y ninguno para crearlos (--out va con make). Era: { $what }.
puzzles-kind = No hay ningún tipo de acertijo «{ $text }». Hay: { $known }.
puzzles-file = El archivo «{ $file }» no contiene acertijos del tipo { $kind } con los que se pueda seguir.
day-date = «{ $text }» no es una fecha. Escribe año-mes-día, por ejemplo 2026-11-16.
word-do = QUÉ
word-puzzle = ACERTIJO
word-kind = TIPO
word-date = FECHA
help-puzzles = Crear, mostrar o resolver acertijos con solución demostrada.
help-puzzles-do = make, show o solve
help-puzzles-puzzle = un acertijo entre comillas, un archivo con uno, - para la entrada estándar, o el número de uno incluido
help-puzzles-kind = fewest, find, treasures, block o go
help-puzzles-edition = una edición de la casa (normalmente Laberinto, o Labyrinth Go!)
help-puzzles-count = cuántos crear (normalmente 10)
help-puzzles-seed = la primera semilla (normalmente 1): las mismas semillas crean los mismos acertijos
help-puzzles-level = solo los de este nivel, de 1 a 5
help-puzzles-workers = cuántos procesos los crean (normalmente 1)
help-puzzles-out = los guarda en este archivo; un trabajo interrumpido sigue desde ahí
help-day = Mostrar el laberinto del día, el mismo para todos.
help-day-date = la fecha, por ejemplo 2026-11-16 (normalmente hoy)
help-day-go = la tirada del día de Labyrinth Go!
help-day-yesterday = el laberinto del día anterior, con su solución
puzzles-progress = { $done } de { $total } acertijos
puzzles-written = { $count } acertijos en { $file }.
puzzle-figures = Par { $par }, soluciones { $ways }, nivel { $level }
day-title = Laberinto del día { $number } ({ $date })

## Torneos y bots

join-here = { $name } está en la sala. Ctrl-C sale de ella.
join-plays = Empieza una partida: { $names }
join-failed = El bot ha abandonado esta partida: { $text }
join-over = La sala ha terminado.

## Serving

serve-here = Juega aquí: { $address }
serve-network = Teléfonos en la misma red: { $address }
serve-stop = Ctrl-C para terminar; todas las partidas se guardan.
help-serve = Servir la página a este equipo y a los teléfonos de la misma red.
help-serve-host = Dónde escuchar: 127.0.0.1 solo para este equipo, 0.0.0.0 también para la red (es lo normal).
help-serve-port = El puerto, normalmente 8000; 0 toma uno libre.
help-serve-file = El archivo SQLite con todas las partidas; si no, uno en tu carpeta. WANDERWALL_DATABASE y WANDERWALL_REDIS indican PostgreSQL y Redis en su lugar.
help-serve-name = Un nombre al que responde el servidor, como maze.example; si son varios, repite la opción. Los números, localhost, los nombres .local y el nombre de este equipo funcionan siempre.
help-serve-path = La ruta bajo la que un proxy muestra la página, por ejemplo /games/.
help-serve-embed = Un origen cuyas páginas pueden incrustar partidas, por ejemplo https://school.example, o * para todas; varios: repite la opción. Sin ella, nadie.
help-serve-bots = Un bot que se ofrece en las mesas de Laberinto además de los de la casa, como learned:ARCHIVO; varios: repite la opción.
help-serve-push = Avisar por Web Push a los dispositivos que lo piden de que es su turno; los servicios push pueden escribir a esta dirección si algo va mal, por ejemplo mailto:ida@school.example. Sin ella no se avisa a nadie.
help-serve-hsts = Por HTTPS, hacer que los navegadores vengan solo por HTTPS durante un año (HSTS). Entonces rechazan el HTTP simple, también para otros servicios del mismo nombre.
help-serve-workers = Procesos que sirven; más de uno necesita PostgreSQL y Redis.
word-host = DIRECCIÓN
word-path = RUTA
word-origin = ORIGEN
word-contact = CONTACTO

## Why a server does not start

server-database_kind = Aquí no hay base de datos del tipo «{ $text }». Hay: { $expected }.
server-patience = WANDERWALL_PATIENCE es un número de segundos, no { $text }.
server-proxy = WANDERWALL_PROXY dice cuántos proxies hay delante: yes para uno, o un número, no { $text }.
server-switch = { $name } es yes o no, no «{ $text }».
server-path = Una ruta se escribe como /games/, no «{ $text }»; alone, api, assets, docs, manual y preview ya están ocupados.
server-embed = Quien puede incrustar partidas se escribe como https://school.example, https://*.school.example o *, no «{ $text }».
server-push = A quién pueden escribir los servicios push es una dirección como mailto:ida@school.example o https://school.example, no «{ $text }».
server-other_path = wanderwall no encuentra aquí sus archivos. Quien lo administra puede cambiarlo: WANDERWALL_PATH={ $path }, o wanderwall serve --path { $path }.
server-database_in_use = Otro servidor ya usa «{ $file }». Uno a la vez; para varios hace falta PostgreSQL.
server-database_address = La dirección en WANDERWALL_DATABASE no se puede leer.
server-database_refused = La base de datos no nos deja entrar ({ $text }). Revisa el usuario, la contraseña y el nombre en WANDERWALL_DATABASE.
server-database_newer = Una versión posterior de wanderwall guardó partidas en esta base de datos. Instala esa versión o elige otra base de datos.
server-database_foreign = Esta base de datos pertenece a otra cosa. No se ha tocado nada en ella; elige otra.
server-worker_failed = Un proceso de trabajo no pudo arrancar. El registro dice por qué.
server-one_worker = SQLite sirve a un proceso. Para varios hace falta WANDERWALL_DATABASE con PostgreSQL.
server-needs_redis = Varios procesos necesitan WANDERWALL_REDIS para avisarse.
server-port_taken = El puerto { $port } en { $host } ya está ocupado. Elige otro, por ejemplo --port 9123; después de make play es PORT=9123.
server-port_forbidden = El puerto { $port } en { $host } no es para ti: los puertos por debajo de 1024 están reservados al sistema. Elige uno más alto, por ejemplo --port 9123; después de make play es PORT=9123.
server-no_such_address = «{ $host }» no es una dirección de esta máquina. Elige otra: --host 0.0.0.0 es para todas las redes, --host 127.0.0.1 solo para esta máquina.

## Running a server

backup-exists = «{ $file }» ya existe. Elige otro nombre, o sobrescríbelo con --replace.
backup-foreign = «{ $file }» no es una copia de seguridad de wanderwall. No se ha cambiado nada.
backup-damaged = La copia de seguridad «{ $file }» está dañada o incompleta. No se ha cambiado nada; usa una más antigua.
backup-newer = Una versión posterior de wanderwall hizo la copia de seguridad «{ $file }». Instala esa versión y después restáurala; no se ha cambiado nada.
backup-other_database = La base de datos no es de esta versión de wanderwall. Usa la versión del servidor, o inicia esta una vez: actualiza la base de datos.
restore-not_empty = En esta base de datos ya hay partidas. Elige otra con --file, o renuncia a lo que hay con --replace; no se ha cambiado nada.
restore-in_use = Un servidor usa esta base de datos. Con --replace le hace sitio un momento y sigue con la copia; no se ha cambiado nada.
server-database_kept = El servidor que usa esta base de datos no la suelta. Detenlo, restaura e inícialo de nuevo; no se ha cambiado nada.
server-database_down = La base de datos no responde. Mira si está en marcha, y su dirección en WANDERWALL_DATABASE.
server-database_damaged = La base de datos «{ $file }» está dañada. Restaura la última copia de seguridad en otro archivo con --file, e inicia el servidor con él.
server-admin_key = WANDERWALL_ADMIN_KEY necesita { $least } caracteres o más. Esto hace una buena: openssl rand -hex 16
admin-no_server = En { $address } no responde ningún servidor. Inícialo, o indica su dirección con --at.
admin-other_server = Lo que responde allí no es un wanderwall de esta versión. Revisa --at.
admin-no_seat = No hay sitio «{ $text }». Indica una mesa y un color, por ejemplo k3f9a22xyz:red; allí: { $known }.
help-backup = Escribir todas las partidas de un servidor en un archivo.
help-restore = Recuperar las partidas de una copia de seguridad.
help-admin = Ver la actividad de un servidor, cerrar mesas, borrar partidas.

## Any other game

plain-moved = { $name } juega { $move }.
plain-ask = { $name }, te toca (legend enumera las jugadas):
plain-help =
    Escribe una jugada como la escribe el juego; legend enumera las tuyas, Intro muestra la mesa otra vez.

## Without the compiled engine

bots-missing = Aquí no: { $bots }. Buscan con código compilado, que trae el extra «fast»: pip install "wanderwall[fast]"

## In Python

face-preparing = wanderwall prepara sus búsquedas, una sola vez en este ordenador …

## Problems in Python and with bots

language-unknown = No existe el idioma «{ $text }». Hay: { $known }.
play-name = «{ $text }» no puede ser un nombre. Un nombre tiene de 1 a { $most } caracteres visibles.
play-same_name = El nombre «{ $text }» está dos veces. Pon a cada persona un nombre distinto.
play-bot_untimed = Un bot en solitario y sin reloj no pararía nunca.
bot-needs_fast = Sin numba, «{ $bot }» sería más débil de lo que dice su nombre, así que no se ofrece. Para instalarlo: pip install '{ $extra }'
bot-learned_file = «{ $file }» no es un jugador escrito por python -m wanderwall.train.ppo.
bot-learned_table = Este jugador ha aprendido en mesas con otro tablero o con más o menos jugadores, y solo juega en mesas como esas.
bot-strength = No hay una fuerza «{ $text }»: es un número de { $low } a { $high }.
bot-dial = El regulador no puede ponerse así: «{ $text }» no es un número de 0 a 1.
bot-crashed = El bot se ha averiado.
bot-silent = El bot no respondió a tiempo.
bot-nonsense = El bot respondió algo que no es una respuesta.
bot-illegal_move = El bot hizo una jugada contra las reglas.
bot-protocol = El bot habla otra versión del protocolo.
match-nothing_to_undo = No hay ninguna jugada que deshacer.
match-which_seat = Ahora pueden mover varios: di qué sitio.
match-over = La partida ha terminado.
match-no_seat = No hay ningún sitio «{ $text }». Hay: { $known }.
match-not_to_act = El sitio «{ $colour }» no puede mover ahora.
match-seconds = Una jugada no puede durar «{ $text }» segundos. Da un número de 0 a { $most }.
face-position_alone = Una posición ya tiene sus sitios y sus opciones: no añadas nada más.
