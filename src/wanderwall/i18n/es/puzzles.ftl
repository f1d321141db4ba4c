### Acertijos, en el terminal y en la página.

puzzle-too_long = Un acertijo tiene como mucho { $most } caracteres.
puzzle-form = «{ $text }» no es un acertijo. Empieza, por ejemplo, así: fewest par=2 ways=5 misled=0 level=3
puzzle-turns = Un acertijo del tablero deslizante tiene un par de 1 a { $most } turnos y al menos una solución.
puzzle-position = De esta posición no se puede hacer un acertijo del tipo { $kind }.
puzzle-lies = Este acertijo dice { $what }={ $said }, pero el solucionador encuentra { $found }.
puzzle-patience = Se tarda demasiado en ver si este acertijo es cierto.
day-early = El primer laberinto del día fue el del { $first }.
puzzle-asks-fewest = Llega al objetivo en el menor número de turnos propios; nadie más juega.
puzzle-asks-find = Llega al objetivo en este turno.
puzzle-asks-treasures = Encuentra los tesoros en este orden en el menor número de turnos propios; nadie más juega.
puzzle-asks-block = Empuja de modo que el siguiente jugador no pueda llegar a su objetivo en su próximo turno.
puzzle-asks-go = Une las imágenes de los dados con el centro usando las menos losetas posibles.
puzzle-asks-home = Encuentra el tesoro y vuelve a casa en el menor número de turnos propios; nadie más juega.
puzzle-number = Los acertijos de la casa tienen los números del 1 al { $most }.
puzzle-no_way = El solucionador no encuentra un camino en { $most } turnos: de aquí no sale un acertijo.
puzzle-no_block = Aquí todos los empujones hacen lo mismo: o cada uno deja un camino al otro, o ninguno. No hay acertijo.
puzzle-none_made = No ha salido ningún acertijo así. Pide otra vez, u otro nivel.
position-fixed_tiles = Las piezas fijas de esta posición no son las de la edición.
position-tiles = Las piezas móviles de esta posición no son las de la caja.
position-cards = Las cartas de objetivo de esta posición no son las de la caja.
day-late = El laberinto del { $date } llega cuando empiece ese día.

puzzles-title = Acertijos
puzzles-about = Nadie más juega y siempre hay un camino. Cada día llega un laberinto nuevo, el mismo para todos.
puzzles-waiting = El solucionador se está preparando. Tras una instalación tarda, una sola vez, hasta medio minuto.
puzzles-today = Hoy
puzzles-yesterday = Ayer
puzzles-maze = Laberinto del día { $number }
puzzles-roll = Tirada del día { $number }
puzzles-level = Nivel { $level }
puzzles-play = Resolver
puzzles-play-again = Otra vez
puzzles-closed = Cerrado: has visto la solución
puzzles-streak =
    { $days ->
        [one] El primer día
       *[other] { $days } días seguidos
    }
puzzles-day-goal = Encuentra { $goal }. Par: { $par } turnos.
puzzles-day-goals = Encuentra { $count } tesoros en orden. Par: { $par } turnos.
puzzles-day-open = hoy está pendiente
puzzles-day-next = el próximo en { $time }
puzzles-day-solved =
    { $own ->
        [one] Resuelto en un turno. Par: { $par }.
       *[other] Resuelto en { $own } turnos. Par: { $par }.
    }
puzzles-house = Más acertijos
puzzles-kind-find = Encuéntralo ahora
puzzles-kind-fewest = El menor número de turnos
puzzles-kind-treasures = Tesoros en orden
puzzles-kind-block = Cortar el paso
puzzles-kind-go = Una tirada de Labyrinth Go!
puzzles-kind-home = Tesoro y a casa
puzzles-all-days = Todos los días
puzzles-month-before = El mes anterior
puzzles-month-after = El mes siguiente
puzzles-day-at-par = en par
puzzles-day-done = resuelto
puzzles-day-free = aún por jugar
puzzles-wrong-day = No hay laberinto de este día.
puzzles-watch = Ver la solución
puzzles-pictures = La solución en imágenes
puzzles-pictures-later = Las imágenes llegan cuando ese día ha terminado en toda la Tierra.
puzzles-next = Tu próximo acertijo
puzzles-kinds = Tipos de acertijos
puzzles-one-push = Un empujón
puzzles-par = Par { $par }
puzzles-rated = nivel { $points }
puzzles-carry-on = Seguir
puzzles-all-tried = Ya has probado todos estos. Elige otros tipos.
puzzles-rating = Tu nivel en acertijos
puzzles-rating-change = { $change } en el último intento
puzzles-rating-about = Tus últimos intentos. Punto lleno: bien a la primera. Solo cuentan los primeros intentos.
puzzles-rating-new = Lo deciden tus primeros intentos.
puzzle-everybody = Lo han intentado { $count }. El { $percent } % encontró el par al primer intento.
puzzle-began = Cómo empezaron todos
puzzle-began-numbers = Números: por ciento de { $count } primeros intentos
puzzle-began-right = lleva al par
puzzle-began-you = tu empujón
puzzle-began-few = Cuando diez lo hayan probado, verás aquí cómo empezaron todos.
puzzle-began-offline = Cómo empezaron todos solo se cuenta en un servidor, no en la página sin conexión.
puzzle-rating = Tu nivel en acertijos: { $points }
puzzles-shared = Alguien tiene un acertijo para ti
puzzles-shared-about = Todo el acertijo está en el enlace. El solucionador lo comprueba antes de que te sientes.
puzzles-wrong-link = Este enlace está dañado: no contiene el acertijo enviado. Pídelo otra vez o resuelve otro aquí.
puzzles-board = Abrir el tablero

puzzle-turn = Turno { $turn } · par { $par }
puzzle-tiles = Bastan { $par } losetas
puzzle-hints =
    { $hints ->
        [0] ninguna pista
        [one] una pista
       *[other] { $hints } pistas
    }
puzzle-attempt = intento { $number }
puzzle-one-push = Un empujón: correcto o incorrecto
puzzle-over = Empezar de nuevo
puzzle-try-again = Intentar de nuevo
puzzle-solution = Mostrar la solución
puzzle-solution-next = Siguiente jugada
puzzle-solution-costs = Entonces no cuenta como resuelto.
puzzle-shown = Se ha mostrado la solución.
puzzle-closed = Has visto la solución: este acertijo está cerrado. No cuenta como resuelto ni para tus días seguidos.
puzzle-done = Resuelto
puzzle-first-stays = Queda tu primer resultado: { $result }
puzzle-wrong-block = El otro jugador pasa.
puzzle-wrong-find = Este empujón no lleva a la meta. Un solo empujón decide.
puzzle-wrong = Incorrecto
puzzle-right = ¡Correcto!
puzzle-par = ¡Resuelto en el par!
puzzle-not-done = Esta vez no se ha resuelto
puzzle-turns-own =
    { $own ->
        [one] Un turno
       *[other] { $own } turnos
    } – par { $par }
puzzle-tiles-own =
    { $own ->
        [one] Una loseta
       *[other] { $own } losetas
    } – par { $par }
puzzle-next = Siguiente acertijo
puzzle-share = Compartir el resultado
puzzle-picture = El resultado como imagen
puzzle-pass = Pasar este acertijo
puzzle-made = { $kind }: par { $par }, nivel { $level }

rush-unknown = Esta carrera no es de este servidor.
rush-late = Los tres minutos han terminado: lo que llega después no cuenta.
rush-title = Carrera de acertijos
rush-about = Tantos como puedas en tres minutos: cada objetivo está a un empujón. Un empujón equivocado solo cuesta tiempo.
rush-start = ¡Ya!
rush-solved =
    { $solved ->
        [one] Un acertijo resuelto
       *[other] { $solved } acertijos resueltos
    }
rush-best = Tu récord: { $best }
rush-new-best = ¡Nuevo récord!
rush-end = Terminar ya
rush-again = Otra vez
rush-counting = Contando…
rush-so-far = Resueltos hasta ahora: { $solved }
rush-retry = Probar el acertijo { $number }
rush-missed = Lo que se te escapó
rush-wrong-so-far = Empujones incorrectos: { $wrong }
rush-wrong = Ahí no: el tablero vuelve atrás.
rush-row = { $row } seguidos
rush-row-lost = Ahí no: se acabaron { $row } seguidos.
rush-row-most = Más seguidos: { $row }

editor-title = Componer un laberinto
editor-about = Gira e intercambia piezas, coloca el peón, elige los objetivos. El solucionador dice enseguida si se puede, y un enlace lo pasa a otros.
editor-tools = Qué hacer
editor-turn = Girar
editor-swap = Cambiar
editor-pawn = Peón
editor-goal = Objetivos
editor-other = Rival
editor-help-turn = Toca una pieza para girarla.
editor-help-swap = Toca dos piezas para intercambiarlas; la sobrante también vale.
editor-help-pawn = Toca la casilla donde está el peón.
editor-help-goal = Toca hasta tres tesoros, en el orden en que hay que encontrarlos. Ninguno: el camino a casa.
editor-help-other = Cortar el paso a alguien: toca donde está ese peón, o el tesoro que busca. Otra vez: nadie.
editor-held = Tomada: { $tile }
editor-barred = La pieza sobrante está aquí y no puede volver a entrar.
editor-new = Otro laberinto
editor-verdict = Lo que dice el solucionador
editor-thinking = El solucionador está pensando…
editor-many-ways = 1.000 caminos o más
editor-ways =
    { $ways ->
        [one] una sola manera
       *[other] { $ways } maneras
    }
editor-edit = Cambiarlo a mano
