### For whoever runs a server: the page for the host, and `wanderwall admin`.

admin-title = Para quien administra
admin-about = Cuida de este servidor. La clave es la de WANDERWALL_ADMIN_KEY, donde se inició el servidor.
admin-key = La clave de quien administra
admin-enter = Abrir
admin-again = Mirar otra vez
admin-leave = Mejor no
admin-no_key = No hay ninguna clave de quien administra. Inicia el servidor con WANDERWALL_ADMIN_KEY, de 16 caracteres o más, y dale la misma a la orden.
admin-wrong_key = Esa no es la clave de quien administra.
admin-figures = Las cifras son para la propia máquina, o con la clave de quien administra: Authorization: Bearer …
admin-no_guest = Allí no se sienta nadie a quien olvidar.

## How much there is

admin-sizes = Lo que se guarda
admin-version = Versión
admin-database = Base de datos
admin-games = Partidas
admin-tables = { $waiting } en espera, { $playing } en juego, { $over } terminadas, { $closed } cerradas
admin-log = Registro
admin-entries =
    { $count ->
        [one] una entrada
       *[other] { $count } entradas
    }
admin-people = Personas
admin-guests =
    { $count ->
        [one] un invitado
       *[other] { $count } invitados
    }

## Busy tables

admin-busiest = Las mesas más animadas desde ayer
admin-nothing = Desde ayer no se ha jugado nada.
admin-close = Cerrar la mesa
admin-close-sure = Quien juega allí tiene que irse y nadie sigue jugando. Lo que ha pasado queda escrito.
admin-closed = La mesa está cerrada.
admin-forget = Olvidar a { $name }
admin-forget-sure = El nombre, la puntuación y qué partidas eran suyas se olvidan, en todas las mesas de este invitado. Las partidas quedan, con un nombre inventado.
admin-forgotten =
    { $count ->
        [one] Olvidado en una mesa.
       *[other] Olvidado en { $count } mesas.
    }

## Games that are over

admin-finished = Partidas terminadas
admin-kept = Las partidas terminadas se guardan.
admin-erased-after =
    { $days ->
        [one] Las partidas terminadas se borran un día después de su final.
       *[other] Las partidas terminadas se borran { $days } días después de su final.
    }
admin-days = Días
admin-erase = Borrar las antiguas
admin-keep = Guardar todas
admin-erase-sure =
    { $days ->
        [one] Las partidas terminadas hace más de un día se borran ahora mismo, y cada una de las demás un día después de su final. Nada las trae de vuelta: haz antes una copia de seguridad.
       *[other] Las partidas terminadas hace más de { $days } días se borran ahora mismo, y cada una de las demás { $days } días después de su final. Nada las trae de vuelta: haz antes una copia de seguridad.
    }
admin-erased =
    { $count ->
        [one] Se ha borrado una partida.
       *[other] Se han borrado { $count } partidas.
    }
