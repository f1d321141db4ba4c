### Labyrinth Go! on the page, and what both it and the terminal say.

go-play-board = Your board
go-play-players = Players
go-play-roll = The roll
go-play-tiles = Your path tiles
go-play-rolled = Rolled: { $things }. Find them on your board!
go-play-side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
go-play-square = { $square }, { $picture }
go-play-square-middle = { $square }, the middle
go-play-square-tile =
    { $hole ->
        [yes] { $square }, { $picture } in the hole of { $tile }, open: { $sides }
       *[no] { $square }, { $tile } over { $picture }, open: { $sides }
    }
go-play-tile =
    { $tile }, { $face ->
        [b] back
       *[a] front
    }{ $where ->
        [board] , on the board
       *[hand] {""}
    }{ $long ->
        [no] {""}
       *[yes] . { $hole ->
            [yes] End with the hole
           *[no] First end
        } open: { $first }; other end open: { $second }
    }
go-play-round = Round { $round }
go-play-keys = 1–6 choose a tile, R turns it, F flips it, G grabs
go-play-lies = { $tile } lies on { $squares }.
go-play-hole = In the hole: { $picture }.
go-play-joins =
    { $count ->
        [0] The path leads nowhere yet.
       *[other] The path leads on to: { $things }.
    }
go-play-would-join =
    { $count ->
        [0] the path would lead nowhere
       *[other] the path would lead to: { $things }
    }
go-play-the-middle = the middle
go-play-lifted = { $tile } is back in your hand.
go-play-in-hand =
    { $how ->
        [turned] Turned: { $tile }.
        [flipped] Flipped: { $tile }.
        [back] { $tile } is put back.
        [stays] { $tile } stays where it is.
       *[held] { $tile }.
    }
go-play-same = It looks the same every way round.
go-play-turn = Turn
go-play-flip = Flip over
go-play-clear = Take all back
go-play-hint = Hint
go-play-no-room = There is no room for it.
go-play-take-first = Choose a tile first.
go-play-ready = Ready!
go-play-look = Find the four pictures, then say so
go-play-aim = Then show all four through the holes and join each one to the middle.
go-play-you-ready = You are ready
go-play-waiting =
    { $count ->
        [0] Off we go!
       *[other] Waiting for { NAME($names) }
    }
go-play-go = Labyrinth Go!
go-play-find = Find these four!
go-play-got-it = Got it
go-play-readiness =
    { $ready ->
        [yes] ready
       *[no] looking
    }
go-play-laid =
    { $count ->
        [0] nothing laid yet
        [one] one tile laid
       *[other] { $count } tiles laid
    }
go-play-grabbed = took the { $tile }
go-play-grabs = { $name } takes the { $tile }!
go-play-wants-stop = wants to stop
go-play-joker = has the joker tile
go-play-left = Score tiles left: { $tiles }
go-play-grab = Grab { $tile }!
go-play-grab-for =
    { $red ->
        [0] +{ $blue } in any case
       *[other] right +{ $blue } · wrong −{ $red }
    }
go-play-grab-helped = +{ $blue } when all four are joined
go-play-you-grabbed = You took the { $tile }
go-play-others-build = The others are still building
go-play-stop = Stop the round?
go-play-stops = Stop: { $votes } of { $players }
go-play-solved =
    { $solved ->
        [one] solved
       *[other] solved
    }
go-play-done = Done!
go-play-done-for = and on to the next roll
go-play-skip = Another roll
go-play-end = End the game
go-play-end-sure = Really end it?
go-play-right =
    { $solved ->
        [one] Right! One solved.
       *[other] Right! { $solved } solved.
    }
go-play-time-left =
    Time left: { $minutes ->
        [0] {""}
        [one] one minute{" "}
       *[other] { $minutes } minutes{" "}
    }{ $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
go-play-track = Score track, { $finish } wins: { $places }
go-play-space = { $name } { $space }
go-play-check = Round { $round }: the check
go-play-check-of =
    { $you ->
        [yes] The check of your board
       *[no] The check of { NAME($name) }’s board
    }
go-play-shown =
    { $yes ->
        [yes] shown
       *[no] not shown
    }
go-play-joined =
    { $yes ->
        [yes] joined
       *[no] cut off
    }
go-play-far =
    { $squares ->
        [one] next to the middle
       *[other] { $squares } squares from the middle
    }
go-play-no-hole = does not show through any hole
go-play-broken =
    { $against ->
        [wall] { $side ->
            [unsaid] a wall is in the way
           *[other] a wall shuts the way { $side }
        }
        [rim] the path runs off the board
        [bare] the path ends too soon
       *[none] no path leads to the middle
    }
go-play-result =
    { $right ->
        [yes] All four are joined!
       *[no] { $wrong ->
            [one] One picture is not joined.
           *[other] { $wrong } pictures are not joined.
        }
    }
go-play-moves =
    { $way ->
        [floor] Back by { $steps }, but never below 0.
        [back] Back by { $steps }, from { $before } to { $after }.
       *[on] Forward by { $steps }, from { $before } to { $after }.
    }
go-play-brings-joker = The 1 brings the joker tile for the next round.
go-play-skip-check = Show all
go-play-next-round = Next round
go-play-check-again = See the check again
go-play-best =
    { $solved ->
        [one] Your best here: one
       *[other] Your best here: { $solved }
    }
go-play-new-best = A new personal best!
end-close-round =
    { $you ->
        [yes] One more round, and you could have made it.
       *[no] One more round, and { NAME($name) } could have made it.
    }
end-rounds = Rounds
end-best-round = Best round

## Keys

go-key-pick = choose a tile
go-key-turn = turn it right, left
go-key-flip = flip it
go-key-move = next square
go-key-lay = lay it; take it back
go-key-grab = grab

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: shown, and joined to the middle
        [cut_off] ✗ { $picture }: shown, but no path joins it to the middle
       *[not_shown] ✗ { $picture }: does not show in a hole
    }
go-rating =
    { $line ->
        [0] No labyrinth solved – this time. Finding your way in is the hardest part; the next one is yours.
        [1] { $solved } solved: you have found the entrance. Go on in!
        [2] { $solved } solved: you are getting the hang of these corridors.
        [3] { $solved } solved: you know your way around. Well done!
        [4] { $solved } solved: walls step aside when they see you. Impressive!
        [5] { $solved } solved: a master of the maze. Splendid!
       *[other] { $solved } solved: beyond everything the labyrinth has seen. Are you sure you did not build it?
    }

## What can be wrong

go-option-untimed_is_solo = Only a game alone can do without the clock.
go-option-one_roll_is_solo = Only a game alone can be one roll long.
go-option-solo_has_its_clock = A game alone has its own clock, no round clock.
go-notation-move = “{ $text }” cannot be read. Expected: { $expected }.
go-notation-position =
    This position of Labyrinth Go! is not sound. Look at { $part ->
        [edition] the edition
        [round] the round
        [step] the step of the round
        [roll] the roll
        [seat] the seats
        [track] the track
        [layout] the tiles on a board
        [status] what stands behind a seat’s tiles
        [last] the last round
        [fields] the number of words
        [ready] who is ready
        [tiles] the score tiles
        [stop] the wish to stop
        [joker] the joker
       *[other] { $part }
    }.
go-lay-tile = There is no path tile “{ $tile }”.
go-lay-square = There is no square “{ $square }”.
go-lay-turn = { $tile } cannot be turned like that.
go-lay-face = { $tile } has no such side.
go-lay-no_joker = You do not have the joker tile in this round.
go-lay-laid = { $tile } lies on your board already. Lift it first: -{ $tile }
go-lay-off_board = { $tile } would stick out over the rim at { $square }.
go-lay-middle = { $tile } would cover the middle, { $square }. Nothing lies there.
go-lay-overlap = { $tile } would lie on { $other }, on { $square }.
go-lift-not_laid = { $tile } is not on your board.
go-grab-wrong =
    Not yet: { $picture } { $why ->
        [cut_off] shows in a hole, but no path joins it to the middle
       *[not_shown] does not show in a hole
    }.
go-grabbed = You have taken your score tile; the round is over for you.
go-stop-already = You have asked to stop already.
go-ready-already = You are ready already.
go-skip-solo_only = You may skip a roll only when you play alone.
go-roll-dice = A roll has { $dice } dice.
go-roll-face = “{ $text }” is not on that die. There are: { $expected }.
