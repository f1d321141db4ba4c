### The games' own words, for the terminal and for the page.

## Small words

yes = sí
no = no
colour-red = rojo
colour-yellow = amarillo
colour-blue = azul
colour-green = verde
list-and = { $head } y { $last }
list-and-i = { $head } e { $last }

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] empuja en { $push } y{" "}
    }{ $how ->
        [time] se queda sin tiempo en { $square }
        [stay] se queda en { $square }
       *[walk] va a { $square }
    }{ $found ->
        [none] .
       *[other] {" "}– ¡encuentra: { $found }!
    }
outcome-alone =
    { $won ->
        [yes] ¡Enhorabuena! Lo has conseguido en { $turns ->
            [one] un turno
           *[other] { $turns } turnos
        }.
       *[no] Se han acabado los turnos; objetivos encontrados: { $found }.
    }
outcome-winners =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Comparten la victoria { $names }!
    }
outcome-home = Todos los objetivos encontrados, y de vuelta en la salida.
outcome-exit = Todos los objetivos encontrados, y fuera del laberinto.
outcome-last-find = Todos los objetivos encontrados.
outcome-turn_limit = Se han acabado los turnos: gana quien más ha encontrado.
outcome-finish = En la meta antes que nadie.
outcome-none = Esta vez el laberinto guarda sus secretos
outcome-none-why = Se han acabado los turnos y nadie ha encontrado nada todavía. ¿Otro intento?

## Among the towers

tell-plays = Magia: { $cards }.
tell-rune = { $name } da la vuelta a la carta de runa.
tell-draws = { $name } roba una carta mágica.
tell-discards = { $name } descarta: { $card }.

## Labyrinth Go!

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: se ve, y el camino llega al centro
        [cut_off] ✗ { $picture }: se ve, pero ningún camino llega al centro
       *[not_shown] ✗ { $picture }: no se ve en ningún agujero
    }
go-rating =
    { $line ->
        [0] Ningún laberinto resuelto… por esta vez. Encontrar la entrada es lo más difícil; el próximo es tuyo.
        [1] Laberintos resueltos: { $solved }. Has encontrado la entrada. ¡Adelante!
        [2] Laberintos resueltos: { $solved }. Ya le vas cogiendo el truco a estos pasillos.
        [3] Laberintos resueltos: { $solved }. Sabes orientarte aquí dentro. ¡Muy bien!
        [4] Laberintos resueltos: { $solved }. Los muros se apartan al verte. ¡Qué nivel!
        [5] Laberintos resueltos: { $solved }. El laberinto ya no tiene secretos para ti. ¡Espléndido!
       *[other] Laberintos resueltos: { $solved }. El laberinto nunca había visto nada igual. ¿No lo habrás construido tú?
    }

## Torneos y bots

bot-name-random = Al azar
bot-name-greedy = Goloso
bot-name-level1 = Apacible
bot-name-level2 = Curioso
bot-name-level3 = Despierto
bot-name-level4 = Astuto
bot-name-level5 = Experto
bot-name-master = Maestro
bot-name-strength = Según la fuerza
bot-name-points = Fuerza { $points }
bot-name-even = Tan fuerte como tú
