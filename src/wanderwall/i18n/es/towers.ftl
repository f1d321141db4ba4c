### Las torres en la página.

tower-board = el tablero de las torres
tower-view = Cómo se ve el tablero
tower-view-3d = 3D
tower-view-flat = Plano
tower-view-slow = En este dispositivo el 3D iría lento, por eso el tablero se ve plano. Elige «3D» para ver las torres de todos modos.
tower-numbers = Mostrar todas las alturas
tower-camera = Ángulo de vista
tower-camera-left = Girar el tablero a la izquierda
tower-camera-right = Girar el tablero a la derecha
tower-camera-in = Más cerca
tower-camera-out = Más lejos
tower-camera-home = Todo el tablero
tower-places =
    { $count ->
        [one] { $count } torre al alcance: mírala
       *[other] { $count } torres al alcance: mira la siguiente
    }

## Qué buscas y cómo va cada cual

tower-seek = Buscas
tower-home = tu torre de salida
tower-then-cards =
    { $count ->
        [one] luego uno más
       *[other] luego { $count } más
    }
tower-then-rune = la piedra rúnica
tower-then-home = luego de vuelta a casa
end-missing-rune = aún buscaba la piedra rúnica
end-close-rune =
    { $you ->
        [yes] Solo te faltaba la piedra rúnica.
       *[no] A { NAME($name) } solo le faltaba la piedra rúnica.
    }
tower-progress = Cómo va cada cual
tower-progress-seat =
    { $name }: { $found } de { $all } tesoros, carta de runa { $rune ->
        [yes] girada
       *[no] sin girar
    }, { $cards ->
        [one] una carta mágica
       *[other] { $cards } cartas mágicas
    }

## Cartas

tower-hand = Tus cartas mágicas
tower-hand-empty = Ninguna carta mágica
tower-drawn = Robas: { $cards }.
tower-card-u = para una subida de cualquier altura
tower-card-d = para una bajada de cualquier altura
tower-card-j = para un paso de cualquier altura, hacia arriba o hacia abajo
tower-used =
    { $count ->
        [one] usada aquí
       *[other] { $count } × aquí
    }
tower-pile =
    { $count ->
        [one] Mazo: una carta
       *[other] Mazo: { $count } cartas
    }
tower-discards =
    { $count ->
        [one] Descartes: una carta
       *[other] Descartes: { $count } cartas
    }
tower-ask-discard = Una carta de más
tower-choose-card = Elige una carta para descartar
tower-discard = Descartar: { $card }

## Empujar y caminar

tower-choose-arrow = Elige una flecha
tower-tip_push = Gira la torre y toca una flecha.
tower-choose-square = ¿Adónde vas?
tower-play = y jugar: { $cards }
tower-pay-with = Pagar con: { $cards }
tower-pay-nothing = No jugar cartas
tower-over-rune = por la piedra rúnica
tower-rune-turned =
    { $you ->
        [yes] Has dado la vuelta a tu carta de runa.
       *[no] { $name } ha dado la vuelta a su carta de runa.
    }
tower-route = Tu ruta
tower-steps =
    { $count ->
        [one] un paso
       *[other] { $count } pasos
    }
tower-route-heights = Alturas de la ruta: { $heights }

## Para los oídos

tower-height = altura { $height }
tower-price = al alcance con: { $cards }

## Qué significan los signos del tablero plano

tower-signs = Qué quieren decir los signos
tower-legend = ¿Qué altura?
tower-legend-stair = un nivel: se pasa
tower-legend-cliff = precipicio: hace falta magia
tower-legend-free = un anillo: puedes ir allí
tower-legend-paid = un anillo rosa: cuesta cartas mágicas

## Keys

tower-key-heights = alturas en cifras
tower-key-look = mirar desde otro lado
tower-key-zoom = más cerca, más lejos, como al principio
