### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Walk to { $walk }
       *[other] Push { $push }, walk to { $walk }
    }
coach-finishes =
    { $you ->
        [yes] This wins you the game
       *[no] This wins the game for { NAME($name) }
    }
coach-reaches =
    { $you ->
        [yes] This gets you to { $goal }
       *[no] This gets { NAME($name) } to { $goal }
    }
coach-rune =
    { $you ->
        [yes] This gets you to the rune stone
       *[no] This gets { NAME($name) } to the rune stone
    }
coach-pays = although it takes magic: { $cards }
coach-next =
    { $you ->
        [yes] { $likely ->
            [surely] Next turn you can almost surely reach { $goal }
            [probably] Next turn you can probably reach { $goal }
            [perhaps] Next turn you can perhaps reach { $goal }
           *[luck] With luck, you can reach { $goal } next turn
        }
       *[no] { $likely ->
            [surely] Next turn { NAME($name) } can almost surely reach { $goal }
            [probably] Next turn { NAME($name) } can probably reach { $goal }
            [perhaps] Next turn { NAME($name) } can perhaps reach { $goal }
           *[luck] With luck, { NAME($name) } can reach { $goal } next turn
        }
    }
coach-goal = the goal
coach-turns =
    { $turns ->
        [one] Then one more turn is needed
       *[other] Then { $turns } more turns are needed
    }
coach-leaves =
    { $room ->
        [less] It leaves { NAME($other) } little room
       *[more] although it leaves { NAME($other) } more room
    }
coach-denies = And it blocks { NAME($other) }
coach-plain = There is nothing better just now
coach-why = Why?
coach-why-push = Why this push?
why-next = Chance to reach { $goal } next turn: { $percent } in 100
why-opens = Squares in reach: { $squares }
why-leaves =
    Squares in reach: { $you ->
        [yes] you { $squares }
       *[no] { NAME($name) } { $squares }
    }, { NAME($other) } { $left }
why-denies = Chance of a find for { NAME($other) }: { $percent } in 100, usually { $usual } in 100
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
    }: { $push } { $walk }
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
