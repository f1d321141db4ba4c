### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = A la mesa
learn-puzzle = Hacer un acertijo con esto
replay-board = La partida
replay-controls = Adelante y atrás
replay-before = Antes de la primera jugada
replay-slider = Momento de la partida
replay-step = { $at } de { $last }
replay-first = Al principio
replay-previous = Un paso atrás
replay-play = Reproducir
replay-pause = Detener
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad: { $speed }×
replay-moves = Las jugadas
replay-round = Ronda { $number }
replay-grab = { $name } coge el { $score }
replay-check = Se comprueba la ronda { $number }
replay-solved = Resueltos: { $solved }

## Passing it on

replay-share = Compartir la partida
replay-share-how = Quien tenga este enlace puede ver la partida. Nadie puede cambiar nada.
replay-share-moment = Empezar en este momento
replay-embed = En una página tuya
replay-embed-how = Pon esto en la página: en ella se ve la partida, sin nuestro marco.
replay-embed-copy = Copiar
replay-embed-open = Abrir en wanderwall

## The coach

replay-coach = El entrenador
replay-coach-thinks = El entrenador mira cada turno. Tarda unos segundos; sigue mirando mientras tanto.
replay-coach-again = Preguntar otra vez
replay-coach-begin = Ve a un turno y aquí leerás lo que se podía hacer.
replay-verdict =
    { $how ->
        [finished] El último paso, y la partida está ganada.
        [found] ¡Encontrado!
        [missed] estaba al alcance: { $finding ->
            [one] un empujón lleva hasta ahí.
           *[other] { $finding } empujones llevan hasta ahí.
        }
        [good] Un buen turno: no había nada mejor.
       *[better] A este turno se le podía sacar más.
    }
replay-found_more =
    { $why ->
        [finishes] ¡Encontrado! Pero otro turno habría acabado la partida.
        [finds] ¡Encontrado! Pero otro turno habría encontrado más.
       *[next] ¡Encontrado! Otro turno también lo encuentra, y acerca más al próximo objetivo.
    }
replay-better =
    { $push ->
        [none] Mejor: ir a { $walk }
       *[other] Mejor: empujar en { $push } e ir a { $walk }
    }
replay-better-line =
    Mejor: empujar { $on ->
        [N] la columna { $line } hacia abajo
        [S] la columna { $line } hacia arriba
        [W] la fila { $line } hacia la derecha
       *[E] la fila { $line } hacia la izquierda
    }
replay-better-same = Mejor: el mismo empujón, pero { $what }
replay-same-turn =
    { $quarters ->
        [1] girar una vez más
        [2] girar dos veces más
       *[3] girar una vez a la izquierda
    }
replay-same-walk =
    { $to ->
        [goal] alcanzar { $goal }
        [square] ir a { $square }
       *[other] ir a otra casilla
    }
replay-show = Mostrar en el tablero
replay-summary = Cómo han jugado todos
replay-summary-turns = Turnos
replay-summary-found = Hallados
replay-summary-missed = Perdidos
replay-summary-good = Mejores jugadas
replay-summary-worst = El turno { $number } fue el más caro
replay-course = Probabilidad de ganar
replay-course-picture = La probabilidad de cada uno, turno a turno. Las cifras están debajo.
replay-course-turning = Punto de inflexión: turno { $number }
replay-course-shares = Suerte y habilidad
replay-course-about = En tanto por ciento de una victoria. Cartas: lo que dieron las cartas siguientes. Turnos: cuánto mejores o peores de lo habitual fueron. Juntos dan el resultado.
replay-course-start = Inicio
replay-course-cards = Cartas
replay-course-own = Turnos propios
replay-course-others = Turnos de otros
replay-course-result = Final

## First lessons

lesson-progress = Paso { $at } de { $all }
lesson-words = Qué hacer
lesson-next = Seguir
lesson-again = Otra vez
lesson-hear = Repetir
lesson-nudge-arrow = Ahí podrías empujar. Pero aquí prueba la flecha que brilla.
lesson-nudge-turn = ¡La flecha correcta! Gira más la pieza, hasta que tu objetivo se ilumine.
lesson-nudge-tower = ¡La flecha correcta! Gira más la torre, hasta que tu objetivo se ilumine.
lesson-nudge-square = También puedes ir ahí. Pero lo que buscas está en la casilla marcada.
lesson-nudge-pay = ¡Casi! Elige la otra manera de pagar.
lesson-nudge-tile = Una buena pieza, pero primero va otra.
lesson-nudge-place = ¡Casi! Va en las casillas iluminadas.
lesson-nudge-pose = ¡El sitio correcto! Antes gira la pieza o dale la vuelta.
lesson-nudge-other = Todavía no. Lee otra vez el texto.
lesson-classic-look = Tú estás aquí, en tu esquina. La carta grande muestra lo que buscas: { $goal }. Hay muros en medio, pero los muros se empujan.
lesson-classic-push = Toca la flecha que brilla: la fila se desliza a modo de prueba. Gira la pieza hasta que tu objetivo ({ $thing }) se ilumine y empuja.
lesson-classic-walk = ¡El camino está abierto! Todo lo iluminado está al alcance. Toca la casilla marcada y camina. Párate ahí: si pasas de largo, no encuentras nada.
lesson-classic-friend = ¡Encontrado! Ahora le toca a { $friend }. Mira tu peón: está en la fila que se empuja y viaja con ella.
lesson-classic-barred = Mira la flecha cerrada: por ahí salió la pieza y no puede volver enseguida. Ahora buscas { $goal }. Empuja en la flecha que brilla y ve.
lesson-classic-away = ¡Encontrado! { $friend } juega otra vez. Tras cada empujón el laberinto cambia: míralo bien en cada turno.
lesson-classic-home = Has encontrado todas tus cartas. Ahora a casa, a tu esquina: empuja en la flecha que brilla y camina.
lesson-classic-end = ¡En casa, y has ganado! Ya sabes todo lo que hace falta. Un hallazgo por turno, se juega en el sentido de las agujas del reloj, y antes de la partida decís quién empieza o lo dejáis a la suerte.
lesson-towers-heights = Las torres miden de 1 a 5: lo dicen números, franjas y un color más claro. En cada paso puedes subir o bajar un nivel. Buscas { $goal }.
lesson-towers-push = Toca la flecha que brilla y gira la torre hasta que tu objetivo esté al alcance. Luego empuja.
lesson-towers-walk = De torre en torre, nunca más de un nivel. Toca la torre marcada y camina. Puedes adelantar a otros y compartir torre, pero un tesoro solo cuenta si te paras en él, uno por turno.
lesson-towers-friend = ¡Encontrado! Ahora empuja { $friend }, y tú viajas en tu torre.
lesson-towers-card = Ahora buscas { $goal }. Hay un precipicio en el camino: una carta mágica te lleva por encima. Empuja en la flecha que brilla y camina; la carta se juega sola.
lesson-towers-away = La carta está gastada. Quien acaba un turno sin encontrar nada roba otra. Le toca a { $friend }. Cuando se acaba el mazo, se barajan las cartas jugadas.
lesson-towers-rune = Todos tienen que acabar una vez un turno en la piedra rúnica, en la torre más alta. Empuja en la flecha que brilla y ve.
lesson-towers-end = Tu carta de runa está girada. Encuentra los demás tesoros, vuelve a casa y ganas. Empieza quien sufra menos vértigo, y se juega en el sentido de las agujas del reloj. Un consejo para recoger: guardad el laberinto tal como está, y la próxima vez cambiad solo unas pocas torres.
lesson-go-look = Cuatro dados, cuatro imágenes. Búscalas en tu tablero: murciélago, polilla, rata y duende. Nadie toca una pieza hasta que todos están listos. ¿Y tú?
lesson-go-lay = Muestra el duende: arrastra la cuarta pieza con el agujero sobre el duende y el camino hacia arriba, hasta el centro. Las casillas iluminadas muestran dónde.
lesson-go-turn = La primera pieza debe ir de pie sobre el murciélago. Gírala y ponla en las casillas iluminadas.
lesson-go-flip = La tercera pieza tiene el camino bueno por detrás. Dale la vuelta, gírala y muestra la rata.
lesson-go-join = Solo falta la polilla. La segunda pieza la une con el centro.
lesson-go-grab = Las cuatro imágenes se ven, y de cada una un camino lleva al centro. ¡Coge el 4 antes que { $friend }!
lesson-go-end = ¡Bien! Cuenta el número azul. Si un camino hubiera quedado cortado, habría contado el rojo. Nadie baja de 0, y entre tres o cuatro el 1 siempre hace avanzar un paso. Entre cuatro están el 6, el 4, el 2 y el 1; entre tres, el 4, el 2 y el 1; entre dos, el 4 y el 2.
