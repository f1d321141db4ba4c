### The rules in our own words, short; each with its clause.

rules-try = Probar ahora
rules-clause = Regla { $clauses }

## What all sliding mazes share

rules-sliding-board-title = El tablero
rules-sliding-board = Algunas casillas son fijas; en las demás hay piezas que se mueven. Queda una más: la pieza sobrante. Las flechas del borde indican qué filas se pueden empujar.
rules-sliding-push-title = Primero se empuja
rules-sliding-push = Cada turno empieza con un empujón, aunque tu camino ya esté abierto. Gira la pieza sobrante como quieras y métela por una flecha: toda la fila avanza una casilla, y la pieza que cae por el otro lado pasa a ser la sobrante.
rules-sliding-barred-title = Nunca vuelve enseguida
rules-sliding-barred = La pieza sobrante no puede entrar por donde acaba de salir. Esa flecha queda cerrada este turno; las demás están libres. En el primer turno de la partida no hay nada cerrado.
rules-sliding-ride-title = Quien cae, vuelve
rules-sliding-ride = Los peones viajan sobre su pieza. Si uno sale empujado del tablero, se pone en la pieza que acaba de entrar por el otro lado. Eso no cuenta como jugada, y así no se encuentra nada.
rules-sliding-walk-title = Después se camina
rules-sliding-walk = Ve hasta donde lleguen los pasillos abiertos, también adelantando a otros peones o hasta su casilla, pero nunca a través de un muro. También puedes quedarte donde estás.
rules-sliding-find-title = ¡Encontrado!
rules-sliding-find = Encuentras lo que buscas cuando tu propio turno acaba en su casilla. Pasar por encima no basta, ni tampoco que te empujen hasta ahí. Un hallazgo por turno; si tu objetivo está en la pieza sobrante, primero hay que meterla.
rules-sliding-tips-title = Consejos
rules-sliding-tips = Deja la pieza sobrante donde salió hasta que se use: así se ve por dónde no puede entrar. ¿No llegas a tu objetivo? Ponte donde tu próximo turno tenga más posibilidades. Y que te empujen fuera del tablero puede acercarte a tu objetivo, o alejar a los demás del suyo.

## Labyrinth

rules-classic-aim-title = De qué se trata
rules-classic-aim = Consigue, una tras otra, todas las cosas que muestran tus cartas y vuelve a casa antes que nadie. Para una a cuatro personas.
rules-classic-first-title = Quién empieza
rules-classic-first = La suerte decide quién empieza. También podéis decirlo antes de la partida. Se juega en el sentido de las agujas del reloj.
rules-classic-episode-title = Quién empieza
rules-classic-episode = Empieza quien haya visto un episodio hace menos tiempo; en caso de duda, la persona más joven. Decidlo antes de la partida, o dejadlo a la suerte. Se juega en el sentido de las agujas del reloj.
rules-classic-characters-title = Los personajes
rules-classic-characters = Tus cartas muestran emblemas de los personajes de la historia en vez de tesoros: doce esperan en casillas fijas, doce en piezas que se mueven.
rules-classic-cards-title = Las cartas
rules-classic-cards = Todas las cartas se reparten por igual y quedan boca abajo delante de ti. Solo ves la de arriba, y nadie más la ve. Las encontradas quedan a la vista; cuántas te faltan lo puede saber todo el mundo.
rules-classic-next-turn-title = La carta siguiente
rules-classic-next-turn = Cuando has encontrado una carta, miras la siguiente en tu próximo turno, no antes. Una mesa puede acordar mirarla enseguida.
rules-classic-next-once-title = La carta siguiente
rules-classic-next-once = Cuando has encontrado una carta, puedes mirar la siguiente enseguida. Una mesa puede acordar esperar al próximo turno.
rules-classic-end-title = El final
rules-classic-end = Encontrada tu última carta, vuelve a tu esquina. Quien acabe allí un turno sin nada más que buscar gana al momento.
rules-classic-young-open-title = Con los más pequeños
rules-classic-young-open = Sus cartas están a la vista de todos y se encuentran en cualquier orden. Aun así hay que volver a casa. Se elige para cada sitio.
rules-classic-young-exit-title = Con los más pequeños
rules-classic-young-exit = Miran todas sus cartas y las encuentran en cualquier orden. Al final no hace falta volver a casa: cualquier pasillo que lleve fuera del tablero es una salida. Se elige para cada sitio.
rules-classic-house-title = Reglas de la casa
rules-classic-house = Menos cartas, para todos o como ventaja para uno; todos los objetivos propios al alcance en un solo paseo; un límite de tiempo; un número de turnos, tras el cual gana quien más ha encontrado; y una última ronda, para que todos hayan jugado lo mismo.
rules-classic-alone-title = En solitario
rules-classic-alone = Quien juega en solitario intenta acabar en el menor número de turnos posible. La flecha cerrada también vale aquí.

## 3D Labyrinth

rules-towers-aim-title = De qué se trata
rules-towers-aim = Encuentra tus tesoros entre las torres, párate en la piedra rúnica, en la más alta, y vuelve a casa antes que nadie. Para dos a cuatro personas.
rules-towers-parts-title = Qué hay en la caja
rules-towers-parts = Un tablero con 9 torres fijas, 17 torres móviles, 4 peones, 4 cartas de runa, 12 cartas de tesoro y 24 cartas mágicas.
rules-towers-first-title = Quién empieza
rules-towers-first = Empieza quien sufra menos vértigo; en caso de duda, la persona más joven. Decidlo antes de la partida, o dejadlo a la suerte. Se juega en el sentido de las agujas del reloj.
rules-towers-board-title = El tablero
rules-towers-board = Algunas torres son fijas; todas las demás se mueven. Queda una más: la torre sobrante. Las flechas del borde indican qué filas se pueden empujar. El número de una torre es su altura, de 1 a 5.
rules-towers-push-title = Primero se empuja
rules-towers-push = Cada turno empieza con un empujón, aunque tu camino ya esté abierto. Gira la torre sobrante como quieras y métela por una flecha: toda la fila avanza una casilla, y la torre que cae por el otro lado pasa a ser la sobrante.
rules-towers-barred-title = Nunca vuelve enseguida
rules-towers-barred = La torre sobrante no puede volver a entrar por donde acaba de salir. Esa flecha está cerrada en este turno; las demás están libres. En el primer turno de la partida no hay nada cerrado.
rules-towers-ride-title = Quien cae, vuelve
rules-towers-ride = Los peones viajan sobre su torre. Si uno sale empujado del tablero, se pone en la torre que acaba de entrar por el otro lado. Eso no cuenta como jugada, y así no se encuentra nada.
rules-towers-cards-title = Las cartas
rules-towers-cards = Las cartas de tesoro se reparten por igual; solo conoces la de arriba. Todos empiezan además con una carta mágica que nadie más ve. Cuántas cartas tienes no es ningún secreto.
rules-towers-steps-title = Los pasos
rules-towers-steps = Se camina por los pasillos abiertos. De una torre a la siguiente se puede subir o bajar un nivel como mucho. Puedes adelantar a los demás y compartir una torre con ellos.
rules-towers-magic-title = La magia
rules-towers-magic = Una carta mágica te lleva por un paso de cualquier altura: hacia arriba, hacia abajo o, con el comodín, como quieras. El pasillo tiene que estar abierto igualmente. Usa cuantas tengas, pero solo donde un paso la necesite, y elige tú con cuáles pagas. Cuando se acaba el mazo, se barajan las cartas jugadas para formar otro.
rules-towers-turn-title = Cuando acaba tu turno
rules-towers-turn = En el tesoro que buscas: muestra su carta y mira la siguiente. En la piedra rúnica por primera vez: da la vuelta a tu carta de runa. En cualquier otro sitio robas una carta mágica, aunque no te hayas movido. Pasar por encima de un tesoro no es encontrarlo, y se encuentra uno por turno como mucho.
rules-towers-rune-title = La piedra rúnica
rules-towers-rune = Una vez en la partida tu turno debe acabar en la piedra rúnica, cuando te convenga. Una mesa puede acordar que baste con pasar por encima.
rules-towers-end-title = El final
rules-towers-end = ¿Todos los tesoros encontrados y la carta de runa girada? Entonces gana quien primero acabe un turno en su torre de salida. Un consejo para la caja de la estantería: guarda el laberinto tal como está y la próxima vez cambia solo unas torres. Aquí, un botón al final de la partida conserva el laberinto.
rules-towers-tips-title = Consejos
rules-towers-tips = Deja la torre sobrante donde salió hasta que se use: así se ve por dónde no puede entrar. ¿No llegas a tu objetivo? Ponte donde tu próximo turno tenga más posibilidades. Y que te empujen fuera del tablero puede acercarte a tu tesoro, o alejar a los demás del suyo. Si conserváis el laberinto para otra partida, antes podéis cambiar de sitio algunas torres móviles.
rules-towers-young-title = Con los más pequeños
rules-towers-young = Para ellos toda carta mágica es un comodín. Se elige para cada sitio.
rules-towers-house-title = Reglas de la casa
rules-towers-house = Un límite de cartas en la mano, una sola carta mágica por turno, una carta más para quien juega después; menos tesoros, tiempo o turnos limitados, y una última ronda para todos.

## Labyrinth Go!

rules-go-aim-title = De qué se trata
rules-go-aim = Todos construyen a la vez, en tableros iguales y con piezas iguales. Muestra por los agujeros las cuatro imágenes de los dados y une cada una con el centro.
rules-go-players-title = Quién juega y dónde se empieza
rules-go-players = Para dos a cuatro personas, o para ti en solitario. La pista va de 0 a 20: con cuatro jugadores se empieza en la casilla 0, con tres en la 3, con dos en la 7.
rules-go-roll-title = Tirar y buscar
rules-go-roll = Cuatro dados muestran cuatro imágenes. Búscalas en tu tablero sin tocar las piezas. Cuando todos están listos, gritáis juntos «¡Labyrinth Go!» y empezáis todos a la vez.
rules-go-lay-title = Colocar
rules-go-lay = Hay seis piezas con caminos por los dos lados, cuatro de ellas con un agujero. Gíralas y dales la vuelta como quieras. Ocupan casillas enteras, nunca fuera del borde, ni sobre el centro ni sobre otra pieza.
rules-go-right-title = Cuándo está bien
rules-go-right = Las cuatro imágenes se ven a la vez por agujeros y desde cada una un camino sin cortes lleva al centro: todos los caminos que cuentan están unidos al centro. Un camino puede pasar sobre otro agujero. Las piezas sueltas que no llevan a ninguna parte no molestan, y las que no necesites pueden quedarse fuera.
rules-go-grab-title = ¡A por ella!
rules-go-grab = Si crees que has acabado, coge la ficha de puntuación más alta que quede. Tu tablero se queda como está, bien o mal. Cuando solo queda una, quien aún construye tiene que parar y cogerla. Con cuatro jugadores hay 6, 4, 2 y 1; con tres, 4, 2 y 1; con dos, 4 y 2.
rules-go-check-title = La revisión
rules-go-check = Ahora se revisan todos los tableros. Si el tuyo está bien, avanzas el número azul. Si está mal, la ficha se da la vuelta y retrocedes el número rojo. El 1 no tiene lado rojo: siempre hace avanzar uno. Nadie baja de 0.
rules-go-joker-title = El comodín
rules-go-joker = Quien recibe el 1 puede usar el comodín en la ronda siguiente: un cruce de una sola casilla. Entre dos no hay.
rules-go-end-title = El final
rules-go-end = Gana quien haya llegado a 20 cuando todos los tableros estén revisados; si son varios, quien sumó más en esa ronda. Con menos jugadores se empieza más adelante: con tres en la casilla 3, con dos en la 7.
rules-go-alone-title = En solitario
rules-go-alone = Resuelve todas las tiradas que puedas en cinco minutos. Una solución equivocada no se acepta, se puede saltar una tirada, y lo que no está acabado no cuenta.
rules-go-house-title = Reglas de la casa
rules-go-house = Los niños pueden tener ayuda, sitio por sitio: no cogen ficha con el tablero mal, y un tablero mal no les cuesta nada. Una ronda puede tener reloj, y también acaba cuando quieren parar todos los que aún construyen.
