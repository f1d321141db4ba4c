### The book of one's own, and turns of one's own games to try again.

book-phrase_length = Una frase tiene { $names } nombres; estos son { $given }.
book-phrase_name = «{ $text }» no es un nombre de una frase. Mira otra vez lo impreso.
book-phrase_slip = Estos nombres no van juntos: uno es otro, o está en otro lugar.
book-phrase_unknown = Ningún libro de aquí tiene esta frase. Una frase nueva anula la anterior.
book-pass_unknown = Este código no es válido, o hay uno más nuevo. Haz que el otro dispositivo lo muestre de nuevo.
book-pass_used = Este código ya se ha usado. Haz que el otro dispositivo muestre uno nuevo.
book-pass_late = Este código es demasiado viejo: vale diez minutos. Haz que el otro dispositivo muestre uno nuevo.
book-full = Un libro es para { $most } dispositivos como mucho.
book-claim = Este resultado no es el que se contó aquí: no ha cambiado nada.
book-no_lesson = Aquí no hay ningún turno tuyo que intentar de nuevo.

book-title = Mi libro
book-about = Tus partidas, acertijos e insignias. Este servidor los guarda para ti, sin cuenta; nadie más puede abrir tu libro.
book-empty = Aquí todavía no hay nada escrito. Juega una partida hasta el final, o resuelve un acertijo.
book-games = Partidas
book-played = Jugadas
book-won = Ganadas
book-lost = Perdidas
book-score = Objetivos encontrados
book-finds-a-turn = Hallazgos por turno
book-favourites = Favoritos
book-rivals = Cara a cara
book-rivals-about = Solo personas con las que juegas entre amigos. Nadie más que tú lo lee.
book-bests = Mejores marcas
book-best-quickest =
    Victoria más rápida: { $value ->
        [one] un turno
       *[other] { $value } turnos
    }
book-best-finds_a_turn = Más hallazgos por turno: { $value }
book-best-solo = Más tiradas a solas: { $value }
book-best-run = Más victorias seguidas: { $value }
book-best-rush = Más acertijos en una carrera: { $value }
book-best-row = Más días seguidos: { $value }
book-watch = Verla otra vez
book-list = Partida a partida
book-list-won = ganada
book-list-lost = perdida
book-badges = Insignias
book-badge-beat = Primera victoria contra { NAME($bot) }
book-badge-photo-finish = En casa con el último empujón: a otro solo le faltaba el camino a casa
book-badge-swift = Ganado con un hallazgo cada dos turnos
book-badge-friends = Primera victoria entre amigos
book-badge-full-table = Ganado en una mesa completa de cuatro
book-badge-all-games = Ganados todos los juegos de la casa
book-badge-row = El laberinto del día { $value } días seguidos
book-badge-puzzles = { $value } acertijos resueltos
book-badge-par = Un laberinto del día en el par
book-earned = Conseguida el { $date }
book-earned-once = Conseguida
book-not-yet = Todavía no
book-puzzles =
    { $count ->
        [one] Un acertijo resuelto
       *[other] { $count } acertijos resueltos
    }

book-along = Llevarlo contigo
book-along-about = Apunta al código con la cámara de tu otro dispositivo. Vale diez minutos, para un solo dispositivo; después los dos tienen el mismo libro.
book-along-show = Mostrar el código
book-along-code = Un código QR que lleva este libro a otro dispositivo
book-devices =
    { $devices ->
        [one] Este libro está en un dispositivo.
       *[other] Este libro está en { $devices } dispositivos.
    }
book-device-this = Este dispositivo
book-device-other = Otro dispositivo
book-device-games =
    { $games ->
        [one] Una partida, el { $date }
       *[other] { $games } partidas, la última el { $date }
    }
book-device-new = Aún ninguna partida terminada
book-leave = Dejar este libro
book-leave-sure = Este dispositivo vuelve a tener un libro propio, con las partidas jugadas en él. Los acertijos y los turnos para repetir se quedan en el libro común.
book-left = Este dispositivo vuelve a tener un libro propio.
book-remove = Quitar el dispositivo
book-remove-sure = Ese dispositivo pierde este libro y se lleva solo las partidas jugadas en él. Tu frase y los códigos mostrados antes dejan de valer; crea después una frase nueva.
book-removed = El dispositivo ya no está en tu libro.
book-not-now = Ahora no
book-phrase = Una frase en papel
book-phrase-about = Diez nombres inventados que devuelven tu libro si se pierde este dispositivo. Imprímelos o apúntalos: se muestran una vez, y quien los conozca puede abrir tu libro.
book-phrase-make = Crear una frase
book-phrase-print = Imprimir
book-take = Traer un libro aquí
book-take-about = El libro que traes y el de este dispositivo se vuelven uno. Hazlo solo con un libro tuyo. Una frase creada para el libro de este dispositivo deja entonces de valer; crea después una nueva.
book-take-phrase = Los diez nombres de tu frase
book-take-do = Traerlo aquí
book-join = Unir los libros
book-join-whose = El libro de { $name }
book-join-nameless = Un libro todavía sin nombre
book-join-here = El libro de este dispositivo
book-join-holds =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }, { $puzzles ->
        [one] un acertijo
       *[other] { $puzzles } acertijos
    }, { $devices ->
        [one] un dispositivo
       *[other] { $devices } dispositivos
    }
book-join-sure = ¿Los dos son tuyos? Se vuelven un solo libro, en todos sus dispositivos.
book-join-same = Este libro ya está en este dispositivo.
book-taken = Tu libro está aquí.
book-file = Guardarlo en un archivo
book-forget = Olvídame
book-forget-sure = Se borra todo lo tuyo, en todos tus dispositivos: este libro con sus acertijos e insignias, tus clasificaciones y tu nombre en todas las mesas. Las partidas de los demás se quedan, con un nombre inventado en tu lugar. Nadie puede deshacerlo.
book-keep = Conservar todo
book-forgotten =
    Borrados: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $puzzles ->
        [one] un acertijo
       *[other] { $puzzles } acertijos
    } y { $lessons ->
        [one] un turno
       *[other] { $lessons } turnos
    } de tu libro; tu nombre en { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    }; { $ratings ->
        [one] una clasificación
       *[other] { $ratings } clasificaciones
    }; en { $devices ->
        [one] un dispositivo
       *[other] { $devices } dispositivos
    }.

try-title = Turnos para intentar de nuevo
try-about = El tablero como estaba en tu partida, y lo que sabías entonces. ¿Hay un turno mejor?
try-due =
    { $due ->
        [0] Hoy no te espera ningún turno.
        [one] Un turno te espera.
       *[other] Te esperan { $due } turnos.
    }
try-learned = { $learned } de { $all } aprendidos
try-begin = Intentarlo ahora
try-step = Turno { $at } de { $all }
try-wrong = Hay uno mejor. Mira otra vez: queda un intento.
try-right = ¡Eso es!
try-answer = Esta vez no. Esto habría hecho el entrenador, y por esto:
try-next = Siguiente turno
try-none = El entrenador no encontró ningún turno tuyo que costara mucho. ¡Bien jugado!
try-result = Volver al resultado
try-done = Eso es todo por ahora. Lo que estuvo bien vuelve cada vez más tarde, el resto mañana.
try-thinks = El entrenador repasa tu partida.

# Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.
push-turn = Te toca: { $edition }
push-turn-body = Tu mesa te espera.
push-switch = Avísame cuando me toque
push-help = También cuando esta página está cerrada. Este servidor manda entonces un mensaje por el servicio de notificaciones de quien hace tu navegador, que se entera de que hay uno, pero no de lo que dice.
push-on = Los mensajes llegan por { $service }.
push-refused = Tu navegador no deja que esta página mande mensajes. Puedes cambiarlo en sus ajustes para esta página.
push-failed = Tu navegador no llega a ningún servicio de notificaciones. El título de la ventana te sigue diciendo cuándo te toca.
push-off = Este servidor no manda mensajes a dispositivos.
push-endpoint = Esta no es la dirección de un servicio de notificaciones en Internet.
push-keys = Las claves de este dispositivo no se pueden leer.
