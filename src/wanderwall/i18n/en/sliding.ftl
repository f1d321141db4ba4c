### At a board with a sliding maze.

sliding-board = Board
sliding-arrows = Arrows
sliding-spare = Spare tile
sliding-turn_left = Turn left
sliding-turn_right = Turn right
sliding-goal = Your goal
sliding-goals = Your goals
sliding-goal_home = Back home!
sliding-goal_exit = Out of the maze!
sliding-goal_hidden = Shown on your turn
sliding-goal_barred = Not for { NAME($name) }
sliding-push = Push
sliding-push_walk = Push and walk
sliding-walk = Walk here
sliding-stay = Stay
sliding-cancel = Back
sliding-cancelled = Taken back.
sliding-hint = Hint
sliding-hint_more = More of the hint
sliding-hint_look =
    { $on ->
        [N] Look at column { $line }
        [S] Look at column { $line }
       *[other] Look at row { $line }
    }
sliding-undo = Undo
sliding-undone =
    { $you ->
        [yes] Undone. Push again.
       *[no] { $name } takes the push back.
    }
sliding-tip_push = Turn the tile, then tap an arrow.
sliding-tip_walk = Tap a glowing square to walk there.
sliding-push_first = Push first: tap an arrow.
sliding-no_way = No open path leads there.
sliding-plays = { $name } is playing.
sliding-over = The game is over.
sliding-found =
    { $you ->
        [yes] You find { $thing }!
       *[no] { $name } finds { $thing }!
    }
sliding-progress = { $name }: { $found } of { $total } found
sliding-seeks = looking for { $thing }
sliding-turn =
    { $how ->
        [time] Time was up: { $on ->
            [N] column { $line } was pushed down
            [S] column { $line } was pushed up
            [W] row { $line } was pushed to the right
           *[E] row { $line } was pushed to the left
        } for { $you ->
            [yes] you
           *[no] { NAME($name) }
        }.
       *[other] { $you ->
            [yes] You
           *[no] { $name }
        } pushed { $on ->
            [N] column { $line } down
            [S] column { $line } up
            [W] row { $line } to the right
           *[E] row { $line } to the left
        }{ $how ->
            [late] . Then time was up.
            [stay] {" "}and stayed put.
            [found] {" "}and found { $thing }!
            [home] {" "}and came home!
            [exit] {" "}and left the maze!
            [to] {" "}and walked to { $thing }.
           *[walk] {" "}and walked.
        }
    }
sliding-again = See the last turn again: { NAME($name) }

## The board in words

sliding-tile = { $shape }, open { $sides }
sliding-shape-blank = no way
sliding-shape-end = dead end
sliding-shape-straight = straight
sliding-shape-corner = corner
sliding-shape-tee = T-junction
sliding-shape-cross = crossroads
sliding-side-n = up
sliding-side-e = right
sliding-side-s = down
sliding-side-w = left
sliding-home =
    { $you ->
        [yes] your home
       *[no] home of { NAME($name) }
    }
sliding-exit = a way out
sliding-pawn =
    { $you ->
        [yes] you stand here
       *[no] { NAME($name) } stands here
    }
sliding-in_reach = in reach
sliding-out_of_reach = out of reach
sliding-line =
    push { $on ->
        [N] column { $line } down
        [S] column { $line } up
        [W] row { $line } to the right
       *[E] row { $line } to the left
    }
sliding-barred = Not now: the tile was just pushed out here
sliding-reaches =
    { $count ->
        [one] One square in reach
       *[other] { $count } squares in reach
    }
sliding-reaches_goal = Your goal is in reach: { $things }
sliding-reaches_things = In reach: { $things }

## Keys

sliding-key-tab = on to the arrows, the tile, the board, the buttons
sliding-key-move = next arrow, next square
sliding-key-choose = choose; once more: do it
sliding-key-turn = turn the tile right, left
sliding-key-back = cancel
