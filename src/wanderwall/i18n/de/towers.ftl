### Die Türme auf der Seite.

tower-board = der Spielplan mit den Türmen
tower-view = So wird der Spielplan gezeigt
tower-view-3d = 3D
tower-view-flat = Flach
tower-view-slow = 3D wäre auf diesem Gerät langsam, darum liegt der Spielplan flach. Mit „3D“ siehst du die Türme trotzdem.
tower-numbers = Alle Höhen zeigen
tower-camera = Blickwinkel
tower-camera-left = Spielplan nach links drehen
tower-camera-right = Spielplan nach rechts drehen
tower-camera-in = Näher
tower-camera-out = Weiter weg
tower-camera-home = Der ganze Spielplan
tower-places =
    { $count ->
        [one] { $count } Turm ist erreichbar: hinsehen
       *[other] { $count } Türme sind erreichbar: den nächsten ansehen
    }

## Was du suchst, und wie weit alle sind

tower-seek = Du suchst
tower-home = deinen Startturm
tower-then-cards =
    { $count ->
        [one] dann noch einen
       *[other] dann noch { $count }
    }
tower-then-rune = den Runenstein
tower-then-home = dann zurück nach Hause
end-missing-rune = suchte noch den Runenstein
end-close-rune =
    { $you ->
        [yes] Du suchtest nur noch den Runenstein.
       *[no] { $name } suchte nur noch den Runenstein.
    }
tower-progress = Wie weit alle sind
tower-progress-seat =
    { $name }: { $found } von { $all } Schätzen, Runenkarte { $rune ->
        [yes] umgedreht
       *[no] nicht umgedreht
    }, { $cards ->
        [one] eine Zauberkarte
       *[other] { $cards } Zauberkarten
    }

## Karten

tower-hand = Deine Zauberkarten
tower-hand-empty = Keine Zauberkarten
tower-drawn = Du ziehst: { $cards }.
tower-card-u = für einen beliebig hohen Aufstieg
tower-card-d = für einen beliebig tiefen Abstieg
tower-card-j = für einen beliebigen Schritt, hinauf oder hinab
tower-used =
    { $count ->
        [one] hier gespielt
       *[other] { $count } × gespielt
    }
tower-pile =
    { $count ->
        [one] Stapel: eine Karte
       *[other] Stapel: { $count } Karten
    }
tower-discards =
    { $count ->
        [one] Ausgespielt: eine Karte
       *[other] Ausgespielt: { $count } Karten
    }
tower-ask-discard = Eine Karte zu viel
tower-choose-card = Wähle eine Karte zum Ablegen
tower-discard = Ablegen: { $card }

## Schieben und ziehen

tower-choose-arrow = Wähle einen Pfeil
tower-tip_push = Dreh den Turm, dann tipp auf einen Pfeil.
tower-choose-square = Wohin ziehst du?
tower-play = mit Zauber: { $cards }
tower-pay-with = Bezahlen mit: { $cards }
tower-pay-nothing = Keine Karte spielen
tower-over-rune = über den Runenstein
tower-rune-turned =
    { $you ->
        [yes] Du hast deine Runenkarte umgedreht.
       *[no] { $name } hat die Runenkarte umgedreht.
    }
tower-route = Dein Weg
tower-steps =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
tower-route-heights = Höhen auf dem Weg: { $heights }

## Für die Ohren

tower-height = Höhe { $height }
tower-price = erreichbar mit: { $cards }

## Was die Zeichen auf dem flachen Brett bedeuten

tower-signs = Was die Zeichen bedeuten
tower-legend = Wie hoch?
tower-legend-stair = eine Stufe: einfach ziehen
tower-legend-cliff = Klippe: braucht Zauberei
tower-legend-free = ein Ring: dorthin kannst du ziehen
tower-legend-paid = ein rosa Ring: kostet Zauberkarten

## Keys

tower-key-heights = Höhen als Zahlen
tower-key-look = von einer anderen Seite sehen
tower-key-zoom = näher, weiter weg, wie am Anfang
