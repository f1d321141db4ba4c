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
