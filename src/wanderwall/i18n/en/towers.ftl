### Towers on the page.

tower-board = the board of towers
tower-view = How the board is shown
tower-view-3d = 3D
tower-view-flat = Flat
tower-view-slow = 3D would be slow on this device, so the board is flat. Choose “3D” to see the towers anyway.
tower-numbers = Show all heights
tower-camera = Viewing angle
tower-camera-left = Turn the board left
tower-camera-right = Turn the board right
tower-camera-in = Nearer
tower-camera-out = Farther
tower-camera-home = The whole board
tower-places =
    { $count ->
        [one] { $count } tower in reach: look there
       *[other] { $count } towers in reach: look at the next one
    }

## What you seek and where everybody is

tower-seek = You’re looking for
tower-home = your start tower
tower-then-cards =
    { $count ->
        [one] then one more
       *[other] then { $count } more
    }
tower-then-rune = the rune stone
tower-then-home = then back home
end-missing-rune = still looking for the rune stone
end-close-rune =
    { $you ->
        [yes] You were only looking for the rune stone.
       *[no] { $name } was only looking for the rune stone.
    }
tower-progress = How far everybody is
tower-progress-seat =
    { $name }: { $found } of { $all } treasures, rune card { $rune ->
        [yes] turned
       *[no] not turned
    }, { $cards ->
        [one] one magic card
       *[other] { $cards } magic cards
    }

## Cards

tower-hand = Your magic cards
tower-hand-empty = No magic cards
tower-drawn = You draw: { $cards }.
tower-card-u = for one climb of any height
tower-card-d = for one descent of any height
tower-card-j = for one step of any height, up or down
tower-used =
    { $count ->
        [one] used here
       *[other] { $count } × used here
    }
tower-pile =
    { $count ->
        [one] Pile: one card
       *[other] Pile: { $count } cards
    }
tower-discards =
    { $count ->
        [one] Played: one card
       *[other] Played: { $count } cards
    }
tower-ask-discard = One card too many
tower-choose-card = Choose a card to give up
tower-discard = Give up: { $card }

## Push and walk

tower-choose-arrow = Choose an arrow
tower-tip_push = Turn the tower, then tap an arrow.
tower-choose-square = Where do you walk?
tower-play = and play: { $cards }
tower-pay-with = Pay with: { $cards }
tower-pay-nothing = Play no card
tower-over-rune = over the rune stone
tower-rune-turned =
    { $you ->
        [yes] You turned your rune card.
       *[no] { $name } turned the rune card.
    }
tower-route = Your route
tower-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
tower-route-heights = Heights along the route: { $heights }

## For ears

tower-height = height { $height }
tower-price = reachable with: { $cards }

## What the flat board's signs mean

tower-signs = What the signs mean
tower-legend = How high?
tower-legend-stair = one level: just walk
tower-legend-cliff = a cliff: needs magic
tower-legend-free = a ring: you can walk there
tower-legend-paid = a pink ring: costs magic cards

## Keys

tower-key-heights = heights as numbers
tower-key-look = look from another side
tower-key-zoom = nearer, farther, as at first
