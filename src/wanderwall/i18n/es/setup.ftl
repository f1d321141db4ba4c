### What is chosen before a game, in the terminal and on the page.

## Options of the games

setting-first = El sitio que empieza; si no, se sortea.
setting-goals = Cuántas cartas de objetivo recibe cada sitio; si no, se reparten todas por igual.
setting-turn_time = Segundos por turno. Si se acaban antes de empujar, se empuja por ti y tu turno termina.
setting-turn_limit = Turnos para cada sitio. Después gana quien haya encontrado más.
setting-finish_round = Cuando alguien acaba, se completa la ronda, para que todos hayan tenido los mismos turnos.
setting-cards = Qué cartas de objetivo se ven: solo la de arriba, todas las propias, o todas a la vista de todos.
setting-order = En qué orden se encuentran los objetivos: como en el mazo, o el que se quiera.
setting-finish = Cómo se acaba: volviendo a la salida, dejando el laberinto por cualquier abertura del borde, o en cuanto se encuentra el último objetivo.
setting-sweep = Todos los objetivos propios que estén al alcance se encuentran en un solo turno, cuando el orden de los objetivos es libre.
setting-peek = Cuándo se puede mirar la carta siguiente: enseguida, o solo en el próximo turno.
setting-rune = Si hay que pararse en la piedra rúnica, o si basta con pasar por encima.
setting-jokers = Para los más pequeños: todas las cartas mágicas valen como comodín.
setting-hand_limit = Cuántas cartas mágicas caben en la mano. Quien roba de más descarta las que sobran.
setting-one_card = Como mucho una carta mágica por turno.
setting-extra_card = Una carta mágica más al empezar: entre dos, para quien juega en segundo lugar; entre cuatro, para el tercero y el cuarto.
setting-helper = Para niños, sitio por sitio: los tesoros que han salido están marcados, no se puede coger ficha con el tablero mal y un tablero mal no cuesta nada.
setting-round_clock = Segundos por ronda. Después se comprueban todos los tableros tal como estén.
setting-untimed = Cuando juegas en solitario: tómate todo el tiempo que quieras.
setting-one_roll = Cuando juegas en solitario: la partida acaba tras una tirada.
setting-mild = Con la ayuda para niños: un tablero mal no cuesta nada a esos sitios. Vale para las partidas nuevas, no para las de antes.

## Bots

bot-about-random = hace cualquier jugada permitida
bot-about-greedy = coge lo que puede en este turno y, si no, hace cualquier jugada
bot-about-level1 = solo ve unos pocos empujones, como un niño
bot-about-level2 = coge lo que ve, pero se le escapa mucho
bot-about-level3 = ve la mayoría de los empujones y piensa en su próximo turno
bot-about-level4 = ve todos los empujones y deja a los demás lo menos posible
bot-about-level5 = adivina lo que buscan los demás y prueba sus mejores jugadas
bot-about-master = ha aprendido de millones de partidas para dos; con más jugadores esconde lo que busca y prevé una ronda entera
bot-about-strength = tan fuerte como el número que elijas; se equivoca como las personas, por lo que no ve
bot-about-even = sigue tu puntuación, así que ganas más o menos la mitad de las partidas; al principio es suave y nunca mira tus cartas
bot-about-go-level1 = tarda minutos en cada tirada y a menudo coge la ficha con el tablero mal
bot-about-go-level2 = no tiene prisa y se equivoca de vez en cuando
bot-about-go-level3 = ágil, y casi siempre acierta
bot-about-go-level4 = rápido, y rara vez se equivoca
bot-about-go-level5 = ve una solución corta y la coloca en unos segundos
bot-about-towers-master = ha aprendido de millones de partidas para dos; con más jugadores juega como el Búho

## The table

setup-timeout = Si se acaba el tiempo
setup-timeout-bot = mueve un bot
setup-timeout-pass = termina el turno
setup-undo = Permitir deshacer
setup-undo-help = tu último turno, si los demás están de acuerdo
setup-hints = Pistas
setup-hints-help = una partida con pista no cuenta para la clasificación
setup-listed = Mesa abierta
setup-listed-help = la mesa aparece en la lista de mesas abiertas; cada cual recibe un nombre inventado
setup-each = Distinto para cada sitio
setup-together = Aquí todos juegan a la vez, cada cual en su dispositivo: que los demás entren con el código. ¿Solo hay un dispositivo? Jugad en solitario, por turnos: ¿quién resuelve más?
