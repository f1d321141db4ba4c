### Le torri sulla pagina.

tower-board = il tabellone delle torri
tower-view = Come si vede il tabellone
tower-view-3d = 3D
tower-view-flat = Piatto
tower-view-slow = Su questo dispositivo il 3D sarebbe lento, perciò il tabellone è piatto. Scegli «3D» per vedere comunque le torri.
tower-numbers = Mostra tutte le altezze
tower-camera = Angolo di vista
tower-camera-left = Gira il tabellone a sinistra
tower-camera-right = Gira il tabellone a destra
tower-camera-in = Avvicina
tower-camera-out = Allontana
tower-camera-home = Tutto il tabellone
tower-places =
    { $count ->
        [one] { $count } torre raggiungibile: guardala
       *[other] { $count } torri raggiungibili: guarda la prossima
    }

## Che cosa cerchi, e a che punto sono tutti

tower-seek = Cerchi
tower-home = la tua torre di partenza
tower-then-cards =
    { $count ->
        [one] poi ancora uno
       *[other] poi altri { $count }
    }
tower-then-rune = la pietra runica
tower-then-home = poi di nuovo a casa
end-missing-rune = cercava ancora la pietra runica
end-close-rune =
    { $you ->
        [yes] Cercavi ancora solo la pietra runica.
       *[no] { $name } cercava ancora solo la pietra runica.
    }
tower-progress = A che punto sono tutti
tower-progress-seat =
    { $name }: tesori { $found } su { $all }, carta delle rune { $rune ->
        [yes] girata
       *[no] non girata
    }, { $cards ->
        [one] una carta magica
       *[other] { $cards } carte magiche
    }

## Carte

tower-hand = Le tue carte magiche
tower-hand-empty = Nessuna carta magica
tower-drawn = Peschi: { $cards }.
tower-card-u = per una salita di qualsiasi altezza
tower-card-d = per una discesa di qualsiasi altezza
tower-card-j = per un passo di qualsiasi altezza, su o giù
tower-used =
    { $count ->
        [one] usata qui
       *[other] { $count } × usate
    }
tower-pile =
    { $count ->
        [one] Mazzo: una carta
       *[other] Mazzo: { $count } carte
    }
tower-discards =
    { $count ->
        [one] Scarti: una carta
       *[other] Scarti: { $count } carte
    }
tower-ask-discard = Una carta di troppo
tower-choose-card = Scegli una carta da scartare
tower-discard = Scarta: { $card }

## Spingere e camminare

tower-choose-arrow = Scegli una freccia
tower-tip_push = Gira la torre, poi tocca una freccia.
tower-choose-square = Dove vai?
tower-play = e gioca: { $cards }
tower-pay-with = Paga con: { $cards }
tower-pay-nothing = Non giocare carte
tower-over-rune = sopra la pietra runica
tower-rune-turned =
    { $you ->
        [yes] Hai girato la tua carta delle rune.
       *[no] { $name } ha girato la carta delle rune.
    }
tower-route = Il tuo percorso
tower-steps =
    { $count ->
        [one] un passo
       *[other] { $count } passi
    }
tower-route-heights = Altezze lungo il percorso: { $heights }

## Per le orecchie

tower-height = altezza { $height }
tower-price = a portata con: { $cards }

## Che cosa significano i segni del tabellone piatto

tower-signs = Che cosa vogliono dire i segni
tower-legend = Quanto è alta?
tower-legend-stair = un piano: si passa
tower-legend-cliff = dirupo: serve la magia
tower-legend-free = un anello: puoi andare lì
tower-legend-paid = un anello rosa: costa carte magiche

## Keys

tower-key-heights = altezze in cifre
tower-key-look = guardare da un altro lato
tower-key-zoom = più vicino, più lontano, come all’inizio
