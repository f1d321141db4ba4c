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
sliding-goal_hidden = On your turn
sliding-step-push = Push
sliding-step-walk = Walk
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
sliding-undone = Undone. Push again.
sliding-tip_push = Turn the tile, then tap an arrow.
sliding-tip_walk = Tap a glowing square to walk there.
sliding-push_first = Push first: tap an arrow.
sliding-no_way = No open path leads there.
sliding-plays = { $name } is playing.
sliding-over = The game is over.
sliding-found =
    { $you ->
        [yes] You find: { $thing }!
       *[no] { $name } finds: { $thing }!
    }
sliding-progress = { $name }: { $found } of { $total } found
sliding-seeks = looking for: { $thing }
sliding-turn =
    { $you ->
        [yes] You
       *[no] { $name }
    } { $on ->
        [N] pushed the { $nth } column from above
        [S] pushed the { $nth } column from below
        [W] pushed the { $nth } row from the left
       *[E] pushed the { $nth } row from the right
    }{ $how ->
        [time] {" "}– time was up.
        [stay] {" "}and stayed put.
        [found] {" "}and found: { $found }!
        [home] {" "}and came home!
        [exit] {" "}and left the maze!
       *[walk] {" "}and walked on.
    }
sliding-again = See the last turn again: { $name }
sliding-nth =
    { $line ->
        [2] second
        [4] fourth
        [6] sixth
        [8] eighth
        [10] tenth
       *[12] twelfth
    }

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
       *[no] home of { $name }
    }
sliding-exit = a way out
sliding-pawn =
    { $you ->
        [yes] you stand here
       *[no] { $name } stands here
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
