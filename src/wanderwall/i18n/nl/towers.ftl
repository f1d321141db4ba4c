### De torens op de pagina.

tower-board = het spelbord met de torens
tower-view = Hoe het spelbord te zien is
tower-view-3d = 3D
tower-view-flat = Plat
tower-view-slow = 3D zou op dit apparaat traag zijn, daarom ligt het spelbord plat. Kies “3D” om de torens toch te zien.
tower-numbers = Alle hoogten tonen
tower-camera = Kijkhoek
tower-camera-left = Spelbord naar links draaien
tower-camera-right = Spelbord naar rechts draaien
tower-camera-in = Dichterbij
tower-camera-out = Verder weg
tower-camera-home = Het hele spelbord
tower-places =
    { $count ->
        [one] { $count } toren bereikbaar: ernaar kijken
       *[other] { $count } torens bereikbaar: naar de volgende kijken
    }

## Wat je zoekt, en hoe ver iedereen is

tower-seek = Je zoekt
tower-home = je starttoren
tower-then-cards =
    { $count ->
        [one] dan nog één
       *[other] dan nog { $count }
    }
tower-then-rune = de runensteen
tower-then-home = dan terug naar huis
end-missing-rune = zocht nog de runensteen
end-close-rune =
    { $you ->
        [yes] Jij zocht alleen nog de runensteen.
       *[no] { $name } zocht alleen nog de runensteen.
    }
tower-progress = Hoe ver iedereen is
tower-progress-seat =
    { $name }: { $found } van { $all } schatten, runenkaart { $rune ->
        [yes] omgedraaid
       *[no] niet omgedraaid
    }, { $cards ->
        [one] één toverkaart
       *[other] { $cards } toverkaarten
    }

## Kaarten

tower-hand = Je toverkaarten
tower-hand-empty = Geen toverkaarten
tower-drawn = Je trekt: { $cards }.
tower-card-u = voor één klim, hoe hoog ook
tower-card-d = voor één afdaling, hoe diep ook
tower-card-j = voor één stap, omhoog of omlaag, hoe hoog ook
tower-used =
    { $count ->
        [one] hier gespeeld
       *[other] { $count } × gespeeld
    }
tower-pile =
    { $count ->
        [one] Stapel: één kaart
       *[other] Stapel: { $count } kaarten
    }
tower-discards =
    { $count ->
        [one] Gespeeld: één kaart
       *[other] Gespeeld: { $count } kaarten
    }
tower-ask-discard = Eén kaart te veel
tower-choose-card = Kies een kaart om weg te leggen
tower-discard = Wegleggen: { $card }

## Schuiven en lopen

tower-choose-arrow = Kies een pijl
tower-tip_push = Draai de toren en tik op een pijl.
tower-choose-square = Waar loop je heen?
tower-play = met magie: { $cards }
tower-pay-with = Betaal met: { $cards }
tower-pay-nothing = Geen kaart spelen
tower-over-rune = over de runensteen
tower-rune-turned =
    { $you ->
        [yes] Je hebt je runenkaart omgedraaid.
       *[no] { $name } heeft de runenkaart omgedraaid.
    }
tower-route = Je route
tower-steps =
    { $count ->
        [one] één stap
       *[other] { $count } stappen
    }
tower-route-heights = Hoogten op de route: { $heights }

## Voor de oren

tower-height = hoogte { $height }
tower-price = bereikbaar met: { $cards }

## Wat de tekens op het platte bord betekenen

tower-signs = Wat de tekens betekenen
tower-legend = Hoe hoog?
tower-legend-stair = één niveau: gewoon lopen
tower-legend-cliff = klif: magie nodig
tower-legend-free = een ring: daar kun je heen
tower-legend-paid = een roze ring: kost toverkaarten

## Keys

tower-key-heights = hoogten als getallen
tower-key-look = van een andere kant kijken
tower-key-zoom = dichterbij, verder weg, zoals eerst
