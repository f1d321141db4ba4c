### Puzzles: in the terminal and on the page.

puzzle-too_long = A puzzle has at most { $most } characters.
puzzle-form = “{ $text }” is no puzzle. A puzzle begins like this: fewest par=2 ways=5 misled=0 level=3
puzzle-turns = A puzzle of the sliding board has a par of 1 to { $most } turns, and at least one way.
puzzle-position = No puzzle of the kind { $kind } can be made of this position.
puzzle-lies = This puzzle says { $what }={ $said }, but the solver finds { $found }.
puzzle-patience = It takes too long to see whether this puzzle is true.
day-early = The first maze of the day was that of { $first }.
puzzle-asks-fewest = Reach the goal in as few turns of your own as you can; nobody else moves.
puzzle-asks-find = Reach the goal in this turn.
puzzle-asks-treasures = Find the treasures in this order in as few turns of your own as you can; nobody else moves.
puzzle-asks-block = Push so that the next player cannot reach their goal in their next turn.
puzzle-asks-go = Join the rolled pictures to the middle with as few tiles as you can.
puzzle-asks-home = Find the treasure, then come home, in as few turns of your own as you can; nobody else moves.
puzzle-number = The puzzles of the house are numbered from 1 to { $most }.
puzzle-no_way = The solver finds no way within { $most } turns: this makes no puzzle.
puzzle-no_block = All pushes do the same here: either each one leaves the other player a way, or none does. This makes no puzzle.
puzzle-none_made = No such puzzle turned up. Ask again, or for another level.
position-fixed_tiles = The fixed tiles of this position are not those of the edition.
position-tiles = The movable tiles of this position are not those of the box.
position-cards = The goal cards of this position are not those of the box.
day-late = The maze of { $date } comes when that day begins.

puzzles-title = Puzzles
puzzles-about = Nobody else moves, and there is always a way. A new maze comes every day, the same for everybody.
puzzles-waiting = The solver is getting ready. After an installation this takes up to half a minute, once.
puzzles-today = Today
puzzles-yesterday = Yesterday
puzzles-maze = Maze of the day { $number }
puzzles-roll = Roll of the day { $number }
puzzles-level = Level { $level }
puzzles-play = Solve it
puzzles-play-again = Once more
puzzles-closed = Closed: you have seen the solution
puzzles-streak =
    { $days ->
        [one] The first day
       *[other] { $days } days in a row
    }
puzzles-day-goal = Find { $goal }. Par: { $par } turns.
puzzles-day-goals = Find { $count } treasures in order. Par: { $par } turns.
puzzles-day-open = today is open
puzzles-day-next = next maze in { $time }
puzzles-day-solved =
    { $own ->
        [one] Solved in one turn. Par was { $par }.
       *[other] Solved in { $own } turns. Par was { $par }.
    }
puzzles-house = More puzzles
puzzles-kind-find = Find it now
puzzles-kind-fewest = Fewest turns
puzzles-kind-treasures = Treasures in order
puzzles-kind-block = Leave no way
puzzles-kind-go = A roll of Labyrinth Go!
puzzles-kind-home = Treasure and home
puzzles-all-days = All days
puzzles-month-before = The month before
puzzles-month-after = The month after
puzzles-day-at-par = at par
puzzles-day-done = solved
puzzles-day-free = open to play
puzzles-wrong-day = There is no maze of this day.
puzzles-watch = Watch the solution
puzzles-pictures = The solution in pictures
puzzles-pictures-later = The pictures come once that day is over everywhere on earth.
puzzles-next = Your next puzzle
puzzles-kinds = Kinds of puzzles
puzzles-one-push = One push
puzzles-par = Par { $par }
puzzles-rated = rated { $points }
puzzles-carry-on = Carry on
puzzles-all-tried = You have tried all of these. Choose other kinds.
puzzles-rating = Your puzzle rating
puzzles-rating-change = { $change } last try
puzzles-rating-about = Your last tries. A full dot: right at the first try. Only first tries count.
puzzles-rating-new = Your first tries set it.
puzzle-everybody = { $count } have tried it. { $percent } % found par with their first try.
puzzle-began = How they began
puzzle-began-numbers = Numbers: per cent of { $count } first tries
puzzle-began-right = leads to par
puzzle-began-you = your push
puzzle-began-few = Once ten have tried it, you see here how everybody began.
puzzle-began-offline = How everybody began is counted on a server only, not on the offline page.
puzzle-rating = Your puzzle rating: { $points }
puzzles-shared = Somebody has a puzzle for you
puzzles-shared-about = The whole puzzle is in the link. The solver proves it before you sit down.
puzzles-wrong-link = This link is damaged: it holds no puzzle as it was sent. Ask for it again, or solve another one here.
puzzles-board = Open the board

puzzle-turn = Turn { $turn } · par { $par }
puzzle-tiles = { $par } tiles are enough
puzzle-hints =
    { $hints ->
        [0] no hint
        [one] one hint
       *[other] { $hints } hints
    }
puzzle-attempt = try { $number }
puzzle-one-push = One push: right or wrong
puzzle-over = Start over
puzzle-try-again = Try again
puzzle-solution = Show the solution
puzzle-solution-next = Next move
puzzle-solution-costs = Then it does not count as solved.
puzzle-shown = The solution has been shown.
puzzle-closed = You have seen the solution, so this puzzle is closed. It does not count as solved, nor for your days in a row.
puzzle-done = Solved
puzzle-first-stays = Your first result stays: { $result }
puzzle-wrong-block = The other player gets through.
puzzle-wrong-find = This push does not lead to the goal. One push decides.
puzzle-wrong = Wrong
puzzle-right = Right!
puzzle-par = Solved at par!
puzzle-not-done = Not solved this time
puzzle-turns-own =
    { $own ->
        [one] One turn
       *[other] { $own } turns
    } – par is { $par }
puzzle-tiles-own =
    { $own ->
        [one] One tile
       *[other] { $own } tiles
    } – par is { $par }
puzzle-next = Next puzzle
puzzle-share = Share the result
puzzle-picture = The result as a picture
puzzle-pass = Pass this puzzle on
puzzle-made = { $kind }: par { $par }, level { $level }

rush-unknown = This puzzle rush is not one of this server.
rush-late = The three minutes are over: what comes later does not count.
rush-title = Puzzle rush
rush-about = As many as you can in three minutes: each goal is one push away. A wrong push costs nothing but time.
rush-start = Start the rush
rush-solved =
    { $solved ->
        [one] One puzzle solved
       *[other] { $solved } puzzles solved
    }
rush-best = Your best: { $best }
rush-new-best = A new best!
rush-end = End it now
rush-again = Rush again
rush-counting = Counting …
rush-so-far = Solved so far: { $solved }
rush-retry = Try puzzle { $number }
rush-missed = What you missed
rush-wrong-so-far = Wrong pushes: { $wrong }
rush-wrong = Not there: the board goes back.
rush-row = { $row } in a row
rush-row-lost = Not there: { $row } in a row are over.
rush-row-most = Most in a row: { $row }

editor-title = Lay a maze
editor-about = Turn and swap tiles, set the pawn, choose what to find. The solver says at once whether it can be solved, and a link passes it on.
editor-tools = What to do
editor-turn = Turn
editor-swap = Swap
editor-pawn = Pawn
editor-goal = Goals
editor-other = Opponent
editor-help-turn = Touch a tile to turn it.
editor-help-swap = Touch two tiles to swap them; the spare tile is one of them.
editor-help-pawn = Touch the square where the pawn stands.
editor-help-goal = Touch up to three treasures, in the order in which they are to be found. None: the way home.
editor-help-other = Leave somebody no way: touch where that pawn stands, or the treasure it seeks. Once more: nobody.
editor-held = Taken: { $tile }
editor-barred = The spare tile lies here and may not go back in.
editor-new = Another maze
editor-verdict = What the solver says
editor-thinking = The solver is thinking …
editor-many-ways = 1,000 or more ways
editor-ways =
    { $ways ->
        [one] one way only
       *[other] { $ways } ways
    }
editor-edit = Change it by hand
