### What can be wrong at a table; the page says these, too.

## Problems of the command line

bot-unknown = There is no bot “{ $bot }”. There are: { $known }.

## Problems with editions

game-unknown = There is no game “{ $game }”. There are: { $known }.
edition-no_such = There is no edition “{ $edition }”. There are: { $known }; your own is a file whose name ends in .toml.

## Problems with options and tables

option-unknown = There is no option “{ $option }”. There are: { $known }.
option-value = The option { $option } cannot be “{ $text }”. It can be: { $expected }.
option-seats = The option { $option } has { $given } values for { $seats } seats. Give one for all, or one for each.
option-form = “{ $text }” is no option. Write name=value.
option-first = Seat { $given } cannot begin: there are only { $seats }.
option-goals = { $given } goal cards each are too many: the box has { $most } for each.
table-players = { $edition } is for { $low } to { $high } players, not { $players }.
table-colour = There is no pawn “{ $colour }” here. There are: { $known }.
table-order = { $colours } do not sit in clockwise order. Around the board: { $order }.
table-twice = Two players cannot both have { $colour }.
classic-option-any_needs_cards = Goals can be found in any order only with cards that the player may see: all their own, or all open.
classic-option-sweep_needs_any = You can sweep up goals only where they may be found in any order.

## Problems with boards, positions and records

board-side = A board has an odd side from { $smallest } to { $largest }, not { $side }.
board-not_square = { $tiles } tiles make no square board.
board-no_arrow = There is no arrow “{ $text }” (from { $first } to { $last }).
board-no_square = There is no square “{ $text }” on this board (a1 to { $last }).
tile-openings = “{ $text }” are no open sides: use each of n, e, s, w once at most.
notation-expected =
    “{ $text }” stands where there should be { $expected ->
        [edition] an edition
        [maze] the maze, row by row
        [spare] the spare tile and where it lies, such as 9@N4
        [things] where the goals lie, such as owl=c5,bat=+
        [seat] a seat, such as red=a1:owl:bat
        [turn] whose turn it is, such as red>push
        [named] a word such as turns=12
        [number] a whole number
        [seconds] seconds after a move, such as @4.5
        [mover] the colour of the player before the move
        [end] the end, for the game is over
        [step] the step of the round, like play
        [roll] the roll
        [last] the last round
       *[other] { $expected }
    }.
notation-move =
    “{ $text }” cannot be read. Expected: { $expected ->
        [push] a push, such as N4es
        [walk] a square such as c5, or stay
        [discard] a magic card to discard
        [host] a move of the host
       *[other] { $expected }
    }.

## Refused moves, for all games or for one

move-over = The game is over.
move-not_your_turn = It is not your turn.
move-not_a_move = That is no move of this game.
move-not_now = Not now.
move-no_clock = This table has no clock.
move-push-twice = You have pushed already. Now walk, or stay.
move-push-no_arrow = There is no arrow { $arrow } to push at.
move-push-other_tile = That is not the spare tile. It can be turned, but it keeps its shape.
move-push-goes_back = The spare tile may not go back in at { $arrow }, where it was just pushed out.
move-walk-push_first = First push, then walk.
move-walk-no_square = That square is not on the board.
move-walk-no_way = No open path leads to { $square }.
move-walk-too_steep = The way to { $square } is too steep: more than one level at a step takes magic.
move-walk-not_in_hand = You do not have these magic cards: { $cards }.
move-walk-one_card = At most one magic card a turn at this table.
move-walk-payment = No way to { $square } takes exactly these magic cards: { $cards }.
move-discard-not_in_hand = You do not have that magic card: { $card }.
move-shuffle-cards = These are not the discarded magic cards.
deal-magic = These are not the magic cards of the box, dealt evenly.
deal-tiles = These are not the tiles of the box.
deal-cards = These are not the goal cards of the box, dealt evenly.
deal-first = That player cannot begin.

## Solver and coach

game-not_here = That is not done for { $game }, only for: { $known }.
film-short = This game is too short for a film.
coach-none = There is no coach for { $game }.
coach-not_now = The coach helps only a seat whose turn it is to push or to walk.
coach-no_way = This roll cannot be joined.

## A game in hand

## What the server says.

table-name = A name has 1 to { $most } letters or signs that can be seen.
table-name_unseen = This name has characters in it that nobody can see. Please type it again.
coach-busy = The coach is busy with others. Try again in a moment.
coach-failed = The coach cannot help right now.

## A table and its seats

table-unknown = There is no such table. Look at the code again.
screen-unknown = No TV shows these letters now. Look at the TV again.
table-code_shared = Two tables have this code just now. Use the link or the camera instead.
table-damaged = What was written down of this table cannot be read any more.
table-closed = Whoever runs this server has closed the table.
table-wrong_key = This is not your seat.
table-not_the_maker = Only whoever set up the table may do that.
table-not_waiting = The game has begun already.
table-not_playing = No game is going on at this table.
table-not_over = That can be seen when the game is over.
table-no_maze = In this game there is no maze that could stay.
table-no_swap = Only movable towers of a maze that you keep can be swapped.
table-no_puzzle = No puzzle is played here.
table-other_maze = That maze belongs to another edition, not to { $edition }.
table-full = All seats are taken.
table-too_long = This game has become too long: after { $most } moves a table takes no more. Begin a new one.
table-seat_taken = Somebody sits there already.
table-pawn_taken = Somebody plays with that pawn. Whoever set up the table can swap you.
table-no_seat = There is no such seat.
table-seats_free = There are still free seats.
table-listed_here = At a table in the list, everybody plays on their own device.
table-together_here = In this game everybody plays at the same time, so each person needs a device of their own.
table-colours = Choose a colour for every seat, or for none.
table-no_clock = This game has no clock that can be set.
table-same_name = There is a “{ $text }” at this table already.
table-name_alike = “{ $text }” looks too much like “{ $other }” at this table. Choose another name.

## The game at the table

table-stale = Something has happened meanwhile. Look again.
table-no_undo = At this table nothing is taken back.
table-nothing_to_undo = There is nothing to take back: only your last turn, until the next person moves.
table-asked_already = You have asked already.
table-nothing_asked = Nobody asks you to take anything back.
table-in_time = There is still time.
table-no_hints = At this table there are no hints.
table-not_your_turn = It is not your turn.
table-curtain = Open the curtain first.
table-away_already = A bot plays on this seat already.
table-alone = You play alone: no bot can take over.
table-not_away = You are playing on this seat yourself.
table-not_missing = They are still here, or were a moment ago. Wait a little.
table-has_rematch = The next game has been set up already.
table-hello_twice = We have met already.

## The server

server-request = The request was not understood at “{ $where }”.
server-too_many = That was a lot at once. Wait a moment.
server-too_large = That is too large.
server-origin = Pages from elsewhere may not do that.
server-host = This server does not answer to the name “{ $host }”. Whoever runs it can change that: WANDERWALL_HOSTS={ $host }, or wanderwall serve --name { $host }.
server-storage = The move could not be written down. Try again in a moment.
server-disk_full = The server’s disk is full, so nothing can be saved. The game goes on when its admin has made room.
server-busy = Too many moved at the same moment. Try again.
server-room_paused = The room has a pause. Your move waits.
server-archive = This game could not be looked up. Try again in a moment.
