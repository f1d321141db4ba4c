### The games' own words, for the terminal and for the page.

## Small words

yes = sim
no = não
colour-red = vermelho
colour-yellow = amarelo
colour-blue = azul
colour-green = verde
list-and = { $head } e { $last }
list-and-i = { $head } e { $last }

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] empurra em { $push } e{" "}
    }{ $how ->
        [time] fica sem tempo em { $square }
        [stay] fica em { $square }
       *[walk] vai para { $square }
    }{ $found ->
        [none] .
       *[other] {" "}e encontra { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Parabéns! Conseguiste { $turns ->
            [one] num só turno
           *[other] em { $turns } turnos
        }.
       *[no] Acabaram-se os turnos; objetivos encontrados: { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } ganha!
       *[other] { $names } partilham a vitória!
    }
outcome-home = Todos os objetivos encontrados, e de volta à casa de partida.
outcome-exit = Todos os objetivos encontrados, e fora do labirinto.
outcome-last-find = Todos os objetivos encontrados.
outcome-turn_limit = Acabaram-se os turnos: ganha quem encontrou mais.
outcome-finish = Na meta antes de todos.
outcome-none = Desta vez o labirinto guarda os seus segredos
outcome-none-why = Acabaram-se os turnos e ainda ninguém encontrou nada. Outra tentativa?

## Among the towers

tell-plays = Magia: { $cards }.
tell-rune = { $name } vira a carta de runa.
tell-draws = { $name } tira uma carta mágica.
tell-discards = { $name } descarta: { $card }.

## Torneios e bots

bot-name-random = Cabeça no ar
bot-name-greedy = O Hámster
bot-name-level1 = O Caracol
bot-name-level2 = O Gato
bot-name-level3 = A Lebre
bot-name-level4 = A Raposa
bot-name-level5 = A Coruja
bot-name-master = O Elefante
bot-name-strength = O Camaleão
bot-name-points = O Camaleão ({ $points })
bot-name-even = O Camaleão
bot-kind-level1 = gentil
bot-kind-level2 = curioso
bot-kind-level3 = rápida
bot-kind-level4 = astuta
bot-kind-level5 = sábia
bot-kind-master = magistral
bot-kind-strength = pela força
bot-kind-even = tão forte como tu
bot-title = { $name } – { $kind }
bot-points = Força { $points }
