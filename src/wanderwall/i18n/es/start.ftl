### The start page and everything that is no game.

start-title-garden = Empuja los muros. Encuentra el camino.
start-about-garden = El laberinto cambia en cada turno. Consigue tus tesoros antes que nadie.
start-title-sea = Empuja el mar. Encuentra la tripulación.
start-about-sea = Los muelles se deslizan, el agua se abre. Reúne tus emblemas antes que nadie.
start-title-dusk = Sube a las torres. Toca la piedra.
start-about-dusk = Empuja una fila, sube y baja: la magia hace el resto.
start-title-evening = Cuatro dados, seis piezas. Labyrinth Go!
start-about-evening = Todos a la vez: une las cuatro imágenes y agarra.
start-hello = Hola, { $name }.
start-turns =
    { $count ->
        [one] Te toca en una partida.
       *[other] Te toca en { $count } partidas.
    }
start-play = Jugar ya
start-usual =
    { $count ->
        [2] Los dos de siempre
        [3] Los tres de siempre
        [4] Los cuatro de siempre
       *[other] Los de siempre
    }
start-here = { $names } en este dispositivo
start-setup = Nueva partida
start-join = Entrar con código
start-join-go = Entrar
start-join-wrong = Eso no es un código: un código tiene ocho letras y cifras, o diez.
start-pick = Elige un juego
start-continue = Sigue donde lo dejaste
start-with = Con { $names }
start-found = { $found } de { $all } encontrados
start-never = ¿Nunca has jugado?
start-owl = El Búho te enseña el juego en dos minutos.
start-learn = Aprender jugando
start-learn-short = Aprender
start-tv = TV
start-rules = Cómo se juega
start-puzzles = Acertijos
start-book = Mi libro
start-room = Salas
start-alone = Sin red

## Problems of the page

page-missing = Esta página no existe.
page-home = Página de inicio
page-again = Intentar de nuevo
page-offline = No se puede conectar con el servidor.
page-server = El servidor no lo ha entendido.
page-wrong_key = La clave de este sitio ya no vale.
page-no_table = Esta mesa no existe.
page-key_reissued = Este sitio se abrió en otro lugar con un enlace nuevo.
page-watch = Mirar la partida
page-misunderstood = La página y el servidor no se entienden. Vuelve a cargar la página.
page-left = Has dejado la mesa.

## Small words of the page

close = Cerrar
off = no
colon = { $what }:
you = Tú
me-title = ¿Quién eres?
me-pawn = Tu ficha
me-as = Eres { $name }

## Setting up a table

setup-title = Nueva partida
setup-seats = Quién juega
setup-kind-here = Aquí conmigo
setup-kind-bot = Bot
setup-name = Nombre
setup-guest = Jugador { $number }
first-usual = Según el reglamento, se sortea.
first-one-piece = Según el reglamento: quien haya visto un episodio hace menos tiempo; en la duda, la persona más joven.
first-towers-3d = Según el reglamento: quien sufra menos vértigo; en la duda, la persona más joven.
setup-length = Cuánto dura
setup-length-short = Corta
setup-length-medium = Media
setup-length-full = Larga
setup-length-goals =
    { $count ->
        [one] un objetivo cada uno
       *[other] { $count } objetivos cada uno
    }
pawn-choose = Elegir un peón
pawn-how = ¿Ya lo tiene alguien? Entonces os cambiáis.
pawn-of = { $name }: { $pawn }. Elegir otro peón
pawn-at-top-left = arriba a la izquierda
pawn-at-top-right = arriba a la derecha
pawn-at-bottom-right = abajo a la derecha
pawn-at-bottom-left = abajo a la izquierda
setup-begin = Empezar
option-label-first = Quién empieza
option-off-first = al azar

## Lists

lobby-title = Mesas abiertas
lobby-empty = Ahora ninguna mesa espera gente. Prepara una y otros podrán unirse.
finished-title = Partidas acabadas
finished-whose = De quién
finished-mine = las mías
finished-all = las de todos
finished-empty = Aún no ha acabado ninguna partida.
finished-more = Mostrar más
table-waits = espera jugadores
table-running = en juego
ratings-title = Clasificación
ratings-about = Cuentan las partidas entre personas y bots, salvo si alguien ha pedido una pista o un bot ha jugado por alguien.
ratings-empty = En este juego nadie está clasificado todavía.
ratings-place = Puesto
ratings-who = Nombre
ratings-rating = Nivel
ratings-games = Partidas

## What somebody likes

pref-title = Preferencias
pref-language = Idioma
pref-tempo = Ritmo del juego
pref-tempo-slow = lento
pref-tempo-normal = normal
pref-tempo-fast = rápido
pref-tempo-once = al instante
pref-sound = Sonidos
pref-speech = Leer en voz alta
pref-taps = Enviar el turno
pref-taps-one = en cuanto toco una flecha
pref-taps-two = con la casilla que toco
pref-taps-ask = solo con el botón
pref-pictures = Dibujos en vez de palabras
