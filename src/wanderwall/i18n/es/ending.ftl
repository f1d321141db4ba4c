### The end of a game.

end-you = ¡Has ganado!
end-you-share = ¡Compartes la victoria!
end-made-it = ¡Lo has conseguido!
end-over = La partida ha terminado
end-nobody = No gana nadie
end-won-home =
    { $count ->
        [one] en casa antes que nadie
       *[other] en casa en la misma ronda
    }
end-won-exit =
    { $count ->
        [one] fuera antes que nadie
       *[other] fuera en la misma ronda
    }
end-missing-steps =
    { $count ->
        [one] a un paso de casa
       *[other] a { $count } pasos de casa
    }
end-missing-push = faltaba un empujón
end-missing-home = solo tenía que volver a casa
end-missing-out = solo tenía que salir
end-missing-one = aún buscaba { $thing }
end-missing-goals =
    { $count ->
        [one] falta un objetivo
       *[other] faltan { $count } objetivos
    }
end-close-steps =
    { $you ->
        [yes] Tú también lo tenías todo, pero aún estabas a { $count ->
            [one] un paso
           *[other] { $count } pasos
        } de casa.
       *[no] { $name } también lo tenía todo, pero aún estaba a { $count ->
            [one] un paso
           *[other] { $count } pasos
        } de casa.
    }
end-close-push =
    { $you ->
        [yes] Tú también lo tenías todo, solo faltaba un empujón.
       *[no] { $name } también lo tenía todo, solo faltaba un empujón.
    }
end-close-home =
    { $you ->
        [yes] Tú también lo tenías todo y solo tenías que volver a casa.
       *[no] { $name } también lo tenía todo y solo tenía que volver a casa.
    }
end-close-out =
    { $you ->
        [yes] Tú también lo tenías todo y solo tenías que salir del laberinto.
       *[no] { $name } también lo tenía todo y solo tenía que salir del laberinto.
    }
end-close-one =
    { $you ->
        [yes] Solo te faltaba encontrar { $thing }.
       *[no] A { NAME($name) } solo le faltaba encontrar { $thing }.
    }
end-turns = Turnos
end-time = Tiempo
end-best = El mejor turno
end-series =
    { $count ->
        [one] una partida ganada
       *[other] { $count } partidas ganadas
    }
end-again = Otra vez
end-same-maze = Mismo laberinto, cartas nuevas
end-swap = Cambiar algunas torres
end-swap-help = Algunas torres móviles cambian de sitio antes de empezar.
end-join = Unirse a la revancha
end-room = Volver a la sala
end-picture = Guardar una imagen
end-film = La película de la partida
end-film-busy = Preparando la película…
end-film-about = Los mejores momentos de la partida, 20 segundos sin palabras
end-film-send = Enviar la película
end-try = Tres turnos para intentar de nuevo
end-keep = Guardar sin conexión: { $size } MB
end-keep-busy = Guardándose…
end-keep-kept = Guardado: funciona sin conexión
end-keep-full = Muy poco espacio. Reintentar
end-keep-refused = Este navegador no lo guarda
