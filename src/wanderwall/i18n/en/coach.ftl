### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Walk to { $walk }
       *[other] Push { $push }, walk to { $walk }
    }
coach-finishes = finishes the game
coach-reaches = reaches: { $goal }
coach-rune = reaches the rune stone
coach-pays = magic needed: { $cards }
coach-next = { $percent }% chance to reach your goal next turn
coach-turns =
    { $turns ->
        [one] then one more turn
       *[other] then { $turns } more turns
    }
coach-opens =
    { $squares ->
        [one] you reach one square
       *[other] you reach { $squares } squares
    }
coach-leaves =
    { $squares ->
        [one] you reach one square
       *[other] you reach { $squares } squares
    }, { $colour }: { $left }
coach-denies = harder for { $colour }: { $percent }% chance to find it instead of { $usual }%
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares ->
        [one] one square in reach
       *[other] { $squares } squares in reach
    }{ $how ->
        [found] , found!
        [missed] ; { $finding ->
            [one] one push would have
           *[other] { $finding } pushes would have
        } reached the goal
       *[nothing] {""}
    }
review-better =
    { $points ->
        [one] better by one point
       *[other] better by { $points } points
    }: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, { $found } found, { $missed } missed, { $good }% best moves{ $worst ->
        [none] {""}
       *[other] ; the costliest was turn { $worst }
    }

## Labyrinth Go!

coach-go-ways =
    { $solutions ->
        [0] no way joins them
        [one] one way joins them
       *[other] { $solutions } ways join them
    }
coach-go-fewest =
    { $tiles ->
        [one] the shortest takes one tile
       *[other] the shortest takes { $tiles } tiles
    }
coach-go-right =
    { $spare ->
        [0] all joined, with as few tiles as can be
        [one] all joined; one tile fewer would have done
       *[other] all joined; { $spare } tiles fewer would have done
    }
coach-go-wrong =
    { $joined } of { $pictures } joined; { $changes ->
        [one] one tile laid otherwise, and all are
       *[other] { $changes } tiles laid otherwise, and all are
    }
coach-go-summary =
    { $right } of { $rounds } right{ $near ->
        [0] {""}
        [one] ; one tile away once
       *[other] ; one tile away { $near } times
    }
coach-go-show = How it could lie
hint-go =
    { $what ->
        [lay] Lay { $tile } on { $square }
        [lift] Take { $tile } away
       *[grab] All are joined: grab
    }
