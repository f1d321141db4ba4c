### Rooms of many: a class, a club evening, a course.

club-unknown = Esta sala no existe. Mira otra vez el código.
club-wrong_key = Esa no es tu clave para esta sala.
club-over = Esta sala ha terminado.
club-door_shut = La puerta de esta sala está cerrada. Pregunta a la persona que la abrió.
club-barred = Este dispositivo fue expulsado de la sala. Pregunta a quien la dirige.
club-full = Esta sala está llena: ya hay { $most } personas.
club-too_many_of_you = Desde un dispositivo pueden entrar { $most } personas, no más.
club-same_name = En esta sala ya hay «{ $text }».
club-name_alike = «{ $text }» se parece demasiado a «{ $other }», de esta sala. Elige otro nombre.
club-no_member = En la sala nadie tiene ese número.
club-no_team = Ese equipo no existe.
club-no_game = No se está jugando ninguna partida así.
club-too_few = Tiene que haber al menos dos personas en la sala.
club-not_running = La sala todavía no ha empezado.
club-too_long = Esta sala se ha hecho demasiado larga: después de { $most } entradas no admite más.

## The pages

club-title = Sala
club-open-title = Abrir una sala
club-about = Para una clase, una velada de club o un curso: se entra con un código y un nombre, y la sala sortea quién juega contra quién. Sigue sola, aunque este dispositivo se duerma.
club-game = Juego
club-mode = Quién contra quién
club-mode-swiss = Sistema suizo
club-mode-swiss-help = En cada ronda se encuentran quienes tienen los mismos puntos, y nadie dos veces.
club-mode-everybody = Todos contra todos
club-mode-everybody-help = Termina cuando todos se han encontrado: para grupos pequeños.
club-mode-arena = Arena
club-mode-arena-help = Quien está libre juega la siguiente partida, hasta que se acabe el tiempo.
club-rounds = Rondas
club-minutes = Tiempo
club-teams = Equipos
club-teams-none = ninguno
club-leavers = Si alguien se va
club-leavers-bot = sigue un bot
club-leavers-forfeit = la partida se pierde
club-with-bot = { $name } (un bot)
club-made-up = Nombres inventados
club-made-up-help = Cada cual recibe un nombre: nadie lo escribe.
club-open = Abrir la sala
club-first-name = Nombre
club-enter = Entrar
club-name-note = Tu nombre se ve solo en esta sala.
club-waits = Ya estás dentro. Pronto empieza.
club-next = Tu próxima partida se abre sola.
club-leave = Salir de la sala
club-status-open = La sala está abierta.
club-status-running = Está en marcha.
club-status-paused = Pausa: no empiezan partidas nuevas.
club-status-over = La sala ha terminado.
club-round =
    { $of ->
        [0] Ronda { $round }
       *[other] Ronda { $round } de { $of }
    }
club-rest = Siguiente ronda en { $time }
club-games = Partidas
club-bye = { $name } descansa
club-standings = Clasificación
club-team-standings = Clasificación por equipos
club-team = Equipo { $number }
club-place = Puesto
club-name = Nombre
club-points = Puntos
club-played = Partidas
club-teacher = Dirigir la sala
club-start = Empezar
club-pause = Pausa
club-resume = Seguir
club-file = Resultados en un archivo
club-end = Terminar la sala
club-end-sure = Las partidas en curso no cuentan. Los resultados se quedan.
club-go-on = Dejarla abierta
club-door = Otros pueden entrar
club-other-device = Dirigirla desde otro dispositivo
club-other-device-note = Quien tenga este enlace puede dirigir la sala. Guárdalo para ti.
club-way = Escanea la imagen, o escribe el código en la página de inicio:
club-call = Terminar una partida demasiado larga
club-call-note = La mesa se cierra, y tú das los puntos.
club-call-for = Gana { $name }
club-call-shared = Mitad cada uno
club-members =
    { $count ->
        [one] Hay una persona
       *[other] Hay { $count } personas
    }
club-gone = ausente
club-rename = Otro nombre para { $name }
club-send-away = Echar a { $name }
club-send-device = Echar a todos los del dispositivo de { $name }
club-send-device-sure = Quienes entraron desde este dispositivo salen de la sala, y nadie puede volver a entrar desde él hasta que lo permitas. A los demás dispositivos no les afecta.
club-send-device-keep = Dejar que se queden
club-sent-devices = Dispositivos expulsados
club-let-device = Volver a admitir el dispositivo de { $name }
