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

## Who plays

setup-way = ¿Cómo jugáis?
setup-way-alone = Solo yo
setup-way-alone-about = contra bots, tan fuertes como quieras
setup-way-share = Compartimos este aparato
setup-way-share-about = pasa de mano en mano, las cartas son secretas
setup-way-phones = Cada cual con su móvil
setup-way-phones-about = escanean un código; una tele puede mostrar el tablero
setup-who-alone = ¿Contra quién?
setup-who-share = ¿Quién juega?
setup-who-phones = ¿Cuántos móviles?
setup-next = Después ves un código para escanear. Los peones se llenan según llegan; cualquiera puede empezar.
setup-phone = Móvil { $number }
setup-add-phone = Añadir un móvil
setup-add-bot = Añadir un bot
setup-more-bots = Más bots
setup-phones =
    { $count ->
        [one] un móvil
       *[other] { $count } móviles
    }
setup-seat = Sitio { $number }, { $colour }
setup-young = Peque
setup-young-cards =
    { $value ->
        [open] pone todos los objetivos a la vista
       *[own] ve todos los objetivos a la vez
    }
setup-young-order = los busca en cualquier orden
setup-young-finish = no tiene que volver a casa
setup-young-jokers = puede usar cada carta mágica como comodín
setup-young-helper = ve marcados los tesoros que han salido, recibe un aviso si su tablero está mal y no pierde puntos por ello; los demás juegan como siempre
setup-add = Añadir un jugador
setup-remove = Quitar el sitio
setup-clock = Tiempo por turno
setup-clock-off = el que quieras
setup-rules = Reglas de la casa
setup-rules-changed =
    { $count ->
        [0] ninguna cambiada
        [one] una cambiada
       *[other] { $count } cambiadas
    }
setup-open = Invitar

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

## Options on the page

option-label-goals = Objetivos por sitio
option-label-turn_limit = Turnos por sitio
option-label-finish_round = Acabar la ronda
option-label-cards = Cartas a la vista
option-label-order = Orden de los objetivos
option-label-finish = Cómo se acaba
option-label-sweep = Recogerlo todo
option-label-peek = La carta siguiente
option-label-rune = Piedra rúnica
option-label-jokers = Todas son comodines
option-label-hand_limit = Cartas mágicas en la mano
option-label-one_card = Una carta mágica por turno
option-label-extra_card = Una carta más para quien juega después
option-label-helper = Ayuda para niños
option-label-round_clock = Tiempo por ronda
option-label-untimed = Sin reloj
option-label-one_roll = Una sola tirada
option-help-sweep = Todos los objetivos propios al alcance cuentan en un turno; con cualquier orden.
option-off-goals = todos
choice-cards-top = solo la de arriba
choice-cards-own = todas las propias
choice-cards-open = a la vista de todos
choice-order-stack = como en el mazo
choice-order-any = cualquiera
choice-finish-home = volver a casa
choice-finish-exit = salir del laberinto
choice-finish-last-find = con el último hallazgo
choice-peek-at-once = enseguida
choice-peek-on-turn = en el próximo turno
choice-rune-stop = pararse en ella
choice-rune-pass = pasar por encima

## Preferences

pref-name = Tu nombre
pref-theme = Claro u oscuro
pref-theme-system = como el dispositivo
pref-theme-light = claro
pref-theme-dark = oscuro
pref-motion = Movimiento
pref-motion-system = como el dispositivo
pref-motion-on = siempre
pref-motion-off = ninguno
pref-volume = Volumen
pref-vibration = Vibración
pref-speech-help = el navegador dice a quién le toca y qué buscas; con dibujos, todo lo que tocas
pref-coordinates = Nombres de las casillas
pref-coordinates-help = Los turnos se cuentan con casillas y flechas: C5, →4. Las reglas muestran su número: S5.
pref-think = Pensar primero
pref-think-help = la vista previa muestra el laberinto, pero no adónde lleva: busca tú el camino
pref-pictures-help = para niños que aún no leen: dibujos y botones grandes
pref-contrast = Contraste fuerte
pref-contrast-help = pasillos y muros se distinguen mejor
