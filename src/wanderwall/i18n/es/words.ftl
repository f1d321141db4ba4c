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
       *[other] {" "}y encuentra { $found }.
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
        [one] ¡Gana { NAME($names) }!
       *[other] ¡Comparten la victoria { NAME($names) }!
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

bot-name-random = Despiste
bot-name-greedy = El Hámster
bot-name-level1 = El Caracol
bot-name-level2 = El Gato
bot-name-level3 = La Liebre
bot-name-level4 = El Zorro
bot-name-level5 = El Búho
bot-name-master = El Elefante
bot-name-strength = El Camaleón
bot-name-points = El Camaleón ({ $points })
bot-name-even = El Camaleón
bot-kind-level1 = apacible
bot-kind-level2 = curioso
bot-kind-level3 = rápida
bot-kind-level4 = astuto
bot-kind-level5 = sabio
bot-kind-master = magistral
bot-kind-strength = según la fuerza
bot-kind-even = tan fuerte como tú
bot-title = { $name }, { $kind }
bot-points = Fuerza { $points }
