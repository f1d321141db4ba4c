### Rooms of many: a class, a club evening, a course.

room-unknown = Esta sala no existe. Mira otra vez el código.
room-wrong_key = Esa no es tu clave para esta sala.
room-over = Esta sala ha terminado.
room-door_shut = La puerta de esta sala está cerrada. Pregunta a la persona que la abrió.
room-barred = Este dispositivo fue expulsado de la sala. Pregunta a quien la dirige.
room-full = Esta sala está llena: ya hay { $most } personas.
room-too_many_of_you = Desde un dispositivo pueden entrar { $most } personas, no más.
room-same_name = En esta sala ya hay «{ $text }».
room-name_alike = «{ $text }» se parece demasiado a «{ $other }», de esta sala. Elige otro nombre.
room-pass_void = Este código ya se usó, o pasaron los diez minutos. Pide otro.
room-asked_already = Alguien ya pide este puesto. Primero tiene que responder el profesor.
room-no_member = En la sala nadie tiene ese número.
room-no_team = Ese equipo no existe.
room-no_game = No se está jugando ninguna partida así.
room-too_few = Tiene que haber al menos dos personas en la sala.
room-not_running = La sala todavía no ha empezado.
room-not_over = La sala aún no ha terminado.
room-too_long = Esta sala se ha hecho demasiado larga: después de { $most } entradas no admite más.

## The pages

room-title = Sala
room-open-title = Abrir una sala
room-about = Para una clase, una velada de club o un curso: se entra con un código y un nombre, y la sala sortea quién juega contra quién. Sigue sola, aunque este dispositivo se duerma.
room-called = Nombre de la sala
room-game = Juego
room-mode = Quién contra quién
room-mode-swiss = Sistema suizo
room-mode-swiss-help = En cada ronda se encuentran quienes tienen los mismos puntos, y nadie dos veces.
room-mode-everybody = Todos contra todos
room-mode-everybody-help = Termina cuando todos se han encontrado: para grupos pequeños.
room-mode-arena = Arena
room-mode-arena-help = Quien está libre juega la siguiente partida, hasta que se acabe el tiempo.
room-rounds = Rondas
room-estimate = para { $rounds } rondas de unos { $each }, y las pausas.
room-minutes = Tiempo
room-teams = Equipos
room-teams-none = ninguno
room-leavers = Si alguien se va
room-leavers-bot = sigue un bot
room-leavers-forfeit = la partida se pierde
room-with-bot = { $name } (un bot)
room-made-up = Nombres inventados
room-made-up-help = Cada cual recibe un nombre: nadie lo escribe.
room-open = Abrir la sala
room-first-name = Nombre
room-enter = Entrar
room-name-note = Tu nombre se ve solo en esta sala.
room-waits = Ya estás dentro. Pronto empieza.
room-next = Tu próxima partida se abre sola.
room-leave = Salir de la sala
room-status-open = La sala está abierta.
room-status-running = Está en marcha.
room-status-paused = Pausa: no empiezan partidas nuevas.
room-status-over = La sala ha terminado.
room-round =
    { $of ->
        [0] Ronda { $round }
       *[other] Ronda { $round } de { $of }
    }
room-rest = Siguiente ronda en { $time }
room-games = Partidas
room-bye = { $name } descansa
room-standings = Clasificación
room-team-standings = Clasificación por equipos
room-team = Equipo { $number }
room-place = Puesto
room-name = Nombre
room-points = Puntos
room-played = Partidas
room-teacher = Dirigir la sala
room-start = Empezar
room-pause = Pausa
room-resume = Seguir
room-file = Resultados en un archivo
room-again = Otra vez con esta clase
room-end = Terminar la sala
room-end-sure = Las partidas en curso no cuentan. Los resultados se quedan.
room-go-on = Dejarla abierta
room-door = Otros pueden entrar
room-other-device = Dirigirla desde otro dispositivo
room-other-device-note = Quien tenga este enlace puede dirigir la sala. Guárdalo para ti.
room-way = Escanea la imagen, o escribe el código en la página de inicio:
room-call = Terminar una partida demasiado larga
room-call-note = La mesa se cierra, y tú das los puntos.
room-call-for = Gana { $name }
room-call-shared = Mitad cada uno
room-members =
    { $count ->
        [one] Hay una persona
       *[other] Hay { $count } personas
    }
room-gone = ausente
room-rename = Otro nombre para { $name }
room-send-away = Echar a { $name }
room-send-device = Echar a todos los del dispositivo de { $name }
room-send-device-sure = Quienes entraron desde este dispositivo salen de la sala, y nadie puede volver a entrar desde él hasta que lo permitas. A los demás dispositivos no les afecta.
room-send-device-keep = Dejar que se queden
room-sent-devices = Dispositivos expulsados
room-let-device = Volver a admitir el dispositivo de { $name }

## La pantalla grande

room-scan = Escanea la imagen o escribe el código
room-easy = Basta un nombre. Sin cuenta.
room-more =
    { $count ->
        [one] … y una persona más
       *[other] … y { $count } más
    }
room-find-table =
    { $of ->
        [0] Ronda { $round }: busca tu mesa
       *[other] Ronda { $round } de { $of }: busca tu mesa
    }
room-tables = Mesas { $from }–{ $to }
room-done = { $done } de { $all } partidas acabadas
room-found = { $name } ha encontrado { $thing }
room-wins = { $name } gana a { $others }
room-shares = { $names } comparten el punto
room-between = ¡Bien jugado! Enseguida seguimos
room-well-played = ¡Bien jugado!
room-everybody = Todos
room-podium-points =
    { $count ->
        [one] { $text } punto
       *[other] { $text } puntos
    }

## Otro dispositivo

room-new-device = Un dispositivo nuevo para { $name }
room-new-device-text = { $name } escanea esto y sigue jugando: nombre, puntos y partida se quedan. Vale una vez, durante diez minutos.
room-plea = { $name } pide volver
room-plea-yes = Sí, es { $name }
room-plea-no = No
room-is-there = Ya hay alguien que se llama { $name }
room-are-you = ¿Eres { $name }, en otro dispositivo?
room-ask-back = Sí: pedir volver
room-other-name = No: uso otro nombre
room-ask-note = El profesor dice que sí con un toque. Puntos y partida se quedan.
room-asked = El profesor ve que lo pides. Espera un momento.
room-refused = El profesor dijo que no. Usa otro nombre, o habla con él.
room-moved = Sigues jugando en otro dispositivo.
