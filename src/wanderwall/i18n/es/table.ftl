### The table around every board.

table-connecting = Un momento…
table-lost = Se ha perdido la conexión. Vuelve sola y no se pierde ninguna jugada.
table-offline = Este dispositivo está sin conexión. Tu partida está a salvo y sigue cuando vuelva la red.
table-compiling = Los animales más listos se están despertando. Hasta entonces, el Gato juega por ellos.
table-meanwhile = Mientras tanto, una partida a solas

## Whose turn it is

turn-yours = Te toca
turn-of = Juega { NAME($name) }
turn-again =
    { $yours ->
        [yes] Otra vez: tu último turno
       *[no] Otra vez el último turno: { NAME($name) }
    }
turn-all = Todos a la vez
turn-clock = Contra el reloj
turn-alone = Sin prisa
turn-over = La partida ha acabado
clock-left = tiempo restante: { $time }
seat-open = libre
seat-present = está aquí
seat-absent = sin conexión
seat-away = juega un bot en su lugar
turn-back-asked = { $name } quiere deshacer su último turno.
turn-back-waits = Quieres deshacer tu turno. Faltan las respuestas de los demás.
turn-back-yes = Sí, deshacer
turn-back-no = No, se queda así
away-back = Volver a jugar
away-back-of = Vuelve { $name }
away-bot = Que un bot juegue por { $name }
away-why = { $name } no está en este momento. ¡Un poco de paciencia!
away-left =
    { $name } ya no está. { $then ->
        [bot] Cuando se acabe el tiempo, jugará un bot.
        [pass] Cuando se acabe el tiempo, pasará el turno.
       *[wait] La partida espera.
    }
away-unrated = Una partida en la que un bot juega por alguien no cuenta para la clasificación.
away-room = Si un bot ha jugado por alguien, la partida cuenta para quien ha jugado en persona.
watch-title = Estás mirando
watch-late = Estás mirando: la partida ya había empezado.
watch-full = Estás mirando: la mesa estaba completa.
watch-lost = Estás mirando: tu sitio está ahora en otro dispositivo.

## Waiting for people

waiting-title = Esperando jugadores
waiting-full = Estamos todos
waiting-invite = Ven a la mesa
waiting-sit = Siéntate aquí
waiting-bot = Sentar a un bot
waiting-free = Liberar el sitio
waiting-stand = Levantarse
waiting-open = para quien tenga el código
waiting-soon = Empieza cuando alguien de la mesa pulse «Empezar».
waiting-anybody = Cualquiera en la mesa puede empezar.
waiting-watch = La mesa está completa: podrás mirar la partida.
waiting-for =
    { $count ->
        [one] Queda un sitio libre
       *[other] Quedan { $count } sitios libres
    }
invite-how = Apunta aquí con la cámara de un teléfono, o escribe el código en la página de inicio.
invite-qr = Código QR de esta mesa
invite-code = El código de esta mesa
invite-share = Compartir el enlace
invite-copied = El enlace está copiado.
invite-local = Los teléfonos no pueden abrir esta dirección. Abre antes la página con el nombre o el número de este ordenador en tu red.

## The curtain between two players

curtain-title = El telón
curtain-pass = Es el turno de { $name }
curtain-open = Soy { $name }
curtain-who = ¿Quién juega aquí?
curtain-hold = Mantén pulsada la carta para verla.
curtain-left = tiempo para pasar el dispositivo: { $time }
curtain-clock = Tu tiempo empieza cuando abres. Si nadie abre a tiempo, se pasa el turno.

pause-title = Pausa
pause-look = Mira al frente.
pause-waits = Tu partida espera.
pause-turn = Te toca.
pause-turn-left = Te toca; quedan { $time }.

## Friendly signs

sign-title = Decir algo
sign-hello = ¡Hola!
sign-well_done = ¡Bien hecho!
sign-thanks = ¡Gracias!
sign-oops = ¡Uy!
sign-wow = ¡Hala!
sign-hurry = ¡Venga!
sign-good_game = ¡Buena partida!
sign-bye = ¡Adiós!

## The menu

menu-title = Menú
menu-rules = Las reglas
menu-keys = Teclas
menu-story = ¿Qué ha pasado?
story-empty = Todavía no ha pasado nada.
menu-invite = Invitar a mirar
menu-move = Seguir en otro dispositivo
menu-move-how = Este enlace es tu sitio: quien lo abra juega por ti. Guárdalo para ti.
menu-new-link = Enlace nuevo
menu-new-link-why = El enlace anterior deja de valer, también en otros dispositivos que lo tengan.
menu-new-link-made = Este es el enlace nuevo.
menu-screen = Mostrar en la tele
menu-screen-here = En este dispositivo
tv-how = Abre { $address } en la tele: muestra cuatro letras. Escríbelas aquí. Las revanchas y vuestras próximas partidas llegan solas.
tv-title = La tele es el tablero. Tu móvil es tu mano.
tv-join = Apunta con el móvil al cuadrado, o abre { $address } y escribe:
tv-letters = Las cuatro letras de la tele
tv-letters-wrong = Cuatro letras, por favor: la tele las muestra.
tv-this = Esta es la tele
tv-stop = Esta no es la tele
tv-where = Estás ante la tele { $code }.
tv-empty = Todavía no muestra ninguna partida. Empieza una: cada cual juega con su móvil.
tv-who = ¿Quién eres?
tv-board = Mostrar aquí todo el tablero
tv-hand = Dejar el tablero a la tele { $code }
tv-look = Mira la tele.
menu-record = Guardar la partida como texto
menu-rated = Esta partida cuenta para la clasificación.
menu-unrated = Esta partida no cuenta para la clasificación.
menu-leave = Salir
menu-new = Partida nueva
menu-leave-waits = La partida se detiene aquí y te espera.
menu-leave-choose = ¿Qué pasa mientras no estás? Puedes volver en cualquier momento.
menu-leave-lend = Un bot juega por mí
menu-leave-keep = Los demás me esperan
menu-leave-pass = Mis turnos pasan al acabarse el tiempo
menu-leave-alone = La partida se detiene aquí y te espera, y el reloj también.
menu-leave-who = ¿Quién se va?
menu-leave-bot = Un bot sigue por quien se va. Puede volver cuando quiera.
menu-leave-shared = Un bot sigue por quien se va. Si se van todos, la partida espera, y el reloj también.
menu-leave-keep-all = Nos vamos todos, los demás esperan
menu-leave-pass-all = Nos vamos todos, nuestros turnos pasan al acabarse el tiempo
menu-leave-all = Todos
menu-stay = Quedarse

## The end

end-home =
    { $you ->
        [yes] { $reason ->
            [home] ¡Estás en casa!
            [exit] ¡Estás fuera del laberinto!
           *[other] ¡Ganas!
        }
       *[no] { $reason ->
            [home] ¡{ $name } está en casa!
            [exit] ¡{ $name } está fuera del laberinto!
           *[other] ¡Gana { NAME($name) }!
        }
    }
end-more = Más
end-replay = Ver la partida otra vez

play-skip = Avance rápido
alone-ready = ¡Listo!
alone-clock = El tiempo no empieza a correr hasta que digas que sí.

table-no-board = Esta página todavía no sabe dibujar este juego: aquí está, en texto, lo que se sabe.
table-moves = Jugadas
