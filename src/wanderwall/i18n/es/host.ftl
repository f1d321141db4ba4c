### For whoever runs a server: the page for the host, and `wanderwall admin`.

host-title = Para quien administra
host-about = Cuida de este servidor. La clave es la de WANDERWALL_ADMIN_KEY, donde se inició el servidor.
host-key = La clave de quien administra
host-enter = Abrir
host-again = Mirar otra vez
host-leave = Mejor no
host-no_key = No hay ninguna clave de quien administra. Inicia el servidor con WANDERWALL_ADMIN_KEY, de 16 caracteres o más, y dale la misma a la orden.
host-wrong_key = Esa no es la clave de quien administra.
host-figures = Las cifras son para la propia máquina, o con la clave de quien administra: Authorization: Bearer …
host-no_guest = Allí no se sienta nadie a quien olvidar.

## How much there is

host-sizes = Lo que se guarda
host-version = Versión
host-database = Base de datos
host-games = Partidas
host-tables = { $waiting } en espera, { $playing } en juego, { $over } terminadas, { $closed } cerradas
host-log = Registro
host-entries =
    { $count ->
        [one] una entrada
       *[other] { $count } entradas
    }
host-people = Personas
host-guests =
    { $count ->
        [one] un invitado
       *[other] { $count } invitados
    }

## Busy tables

host-busiest = Las mesas más animadas desde ayer
host-nothing = Desde ayer no se ha jugado nada.
host-close = Cerrar la mesa
host-close-sure = Quien juega allí tiene que irse y nadie sigue jugando. Lo que ha pasado queda escrito.
host-closed = La mesa está cerrada.
host-forget = Olvidar a { $name }
host-forget-sure = El nombre, la puntuación y qué partidas eran suyas se olvidan, en todas las mesas de este invitado. Las partidas quedan, con un nombre inventado.
host-forgotten =
    { $count ->
        [one] Olvidado en una mesa.
       *[other] Olvidado en { $count } mesas.
    }

## Games that are over

host-finished = Partidas terminadas
host-kept = Las partidas terminadas se guardan.
host-erased-after =
    { $days ->
        [one] Las partidas terminadas se borran un día después de su final.
       *[other] Las partidas terminadas se borran { $days } días después de su final.
    }
host-days = Días
host-erase = Borrar las antiguas
host-keep = Guardar todas
host-erase-sure =
    { $days ->
        [one] Las partidas terminadas hace más de un día se borran ahora mismo, y cada una de las demás un día después de su final. Nada las trae de vuelta: haz antes una copia de seguridad.
       *[other] Las partidas terminadas hace más de { $days } días se borran ahora mismo, y cada una de las demás { $days } días después de su final. Nada las trae de vuelta: haz antes una copia de seguridad.
    }
host-erased =
    { $count ->
        [one] Se ha borrado una partida.
       *[other] Se han borrado { $count } partidas.
    }
