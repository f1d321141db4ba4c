### What the server says.

table-name = A name has 1 to { $most } letters or signs that can be seen.
coach-busy = The coach is busy with others. Try again in a moment.
coach-failed = The coach cannot help right now.


## A table and its seats

table-unknown = There is no such table. Look at the code again.
table-code_shared = Two tables have this code just now. Use the link or the camera instead.
table-damaged = What was written down of this table cannot be read any more.
table-closed = Whoever runs this server has closed the table.
table-wrong_key = This is not your seat.
table-not_the_maker = Only whoever set up the table may do that.
table-not_waiting = The game has begun already.
table-not_playing = No game is going on at this table.
table-not_over = That can be seen when the game is over.
table-no_maze = In this game there is no maze that could stay.
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

## The game at the table

table-stale = Something has happened meanwhile. Look again.
table-no_undo = At this table nothing is taken back.
table-nothing_to_undo = There is nothing to take back: only your own push, before you walk.
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
server-busy = Too many moved at the same moment. Try again.
server-archive = This game could not be looked up. Try again in a moment.
