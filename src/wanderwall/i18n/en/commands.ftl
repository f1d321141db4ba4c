### Texts of the commands only.

## How problems are shown

problem-line = Sorry: { $text }
problem-place = line { $line }, column { $column }: { $text }
problem-column = column { $column }: { $text }

## Problems of the command line

command-unknown = There is no command “{ $text }”. There are: { $known }.
command-no_option = There is no option “{ $text }” here. There are: { $known }.
command-no_value = “{ $option }” is used the wrong way: check whether it takes a value. Look at --help.
command-extra = “{ $text }” is one word too many. Look at --help.
command-missing = { $what } is missing. Look at --help.
command-number = { $option } takes a whole number from { $low } to { $high }, not “{ $text }”.
command-bad = These words cannot be understood ({ $reason }). Look at --help.
extra-missing = This needs { $package }: install wanderwall[{ $extra }].
extra-version = This needs another version of { $package } than { $found }: install wanderwall[{ $extra }] again.
play-resume_alone = A saved game knows its table: --resume goes with --save and --lang only.
play-other_game = The edition { $edition } belongs to { $expected }, not to { $game }.
play-colours =
    { $given ->
        [one] There is one colour
       *[other] There are { $given } colours
    } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: name one for each, such as red,blue.
play-no_seat = There is no seat “{ $text }”. Use a number from 1 to { $seats }, or a name.
play-no_young = The edition { $edition } has no rules for young players.
bot-command = The command “{ $command }” cannot be started.
bot-address = “{ $address }” is no address. Write a machine and a port, such as localhost:5000.
bot-unreachable = Nobody answers at “{ $address }”. Start your bot first.
bot-taken = There is a bot “{ $bot }” already. Give the file another name.
bot-gone = Nobody answers any more where the bot was.
arena-bots = A tournament needs at least two bots, such as --bots level2,level1.
arena-same_bot = The bot “{ $bot }” is named twice.
arena-seats = A match here has { $low } to { $high } seats, not { $seats }.
arena-games = A meeting has 1 to { $high } games, not { $games }.
arena-one_budget = Choose one of --ms and --nodes.
arena-resume_alone = A kept tournament knows its plan: --resume goes with --workers, --cluster, --records and the forms of the result only.
arena-file_exists = The file “{ $file }” exists already. Go on with it by --resume, or choose another name.
arena-not_a_journal = The file “{ $file }” is no kept tournament.
arena-workers_die = The processes that play the games end again and again before a game is finished.
arena-no_cluster = There is no cluster at “{ $address }”.
kit-unknown = There is no kit “{ $text }”. There are: { $known }.
kit-not_empty = There is something in the folder “{ $folder }” already. Choose a new one, or an empty one.
watch-no_records = There is no record in the folder “{ $folder }”.
mazecom-unreachable = Nobody answers at “{ $address }”.
mazecom-nonsense = What “{ $address }” says is no MazeCom.
mazecom-hung_up = “{ $address }” has hung up.
mazecom-silent = “{ $address }” has said nothing for too long.
mazecom-refused = The server does not let us in: { $error }.
mazecom-leavers = Somebody who has left cannot “{ $text }”. There are: { $known }.
mazecom-bots = Of { $players } players at least one is a program from outside, and no bot is named twice.
join-address = “{ $address }” is no address of a server. Write one such as http://localhost:8000.
join-unreachable = No server answers at “{ $address }”.
show-seat_or_open = Choose one of --seat and --open.

## Problems with files

file-unreadable = The file “{ $file }” cannot be read.
file-unwritable = The file “{ $file }” cannot be written. Look at the rights of its folder and at the free space, or choose another place.
file-not_text = The file “{ $file }” is not text in UTF-8.
json-broken = The file “{ $file }” is not sound JSON.
json-field =
    { $key } should be { $expected ->
        [list] a list
        [object] an object
        [maze] a square of rows with openings from 1 to 15
        [openings] openings from 1 to 15
        [square] a square of the board, as [row, column]
        [arrow] the square at an arrow, as [row, column]
       *[other] { $expected }
    }.

## Problems with editions

edition-taken = The file “{ $file }” calls itself { $edition }, but that edition exists already. Give it an id of its own.
edition-toml = { $file } is not sound TOML: { $reason }
edition-missing = { $file }: { $key } is missing.
edition-kind =
    { $file }: { $key } should be { $expected ->
        [text] a text
        [number] a whole number
        [list] a list
        [table] a table
       *[other] { $expected }
    }.
edition-items =
    { $file }: everything in { $key } should be { $expected ->
        [text] a text
        [number] a whole number
        [table] a table
       *[other] { $expected }
    }.
edition-empty = { $file }: { $key } is empty.
edition-unknown = { $file }: nobody knows the key { $key }. Is it misspelt?
edition-word = { $file }: { $key } is “{ $text }”, but should be one of: { $expected }.
edition-range = { $file }: { $key } is { $value }, but should be from { $low } to { $high }.
edition-players = { $file }: { $key } should be the fewest and the most players, from 1 to 4.
edition-odd = { $file }: { $key } is { $value }, but the side of a board is odd.
edition-square = { $file }: { $key } is “{ $text }”, but should be a square from a1 to { $last }.
edition-home = { $file }: { $key } cannot start on { $text }: a start is a fixed square of its own.
edition-homes = { $file }: { $key } has { $given } starts, but { $needed } are needed.
edition-goals = { $file }: { $key } leaves { $given } goals, but { $needed } are needed.
edition-count = { $file }: { $key } has { $given } pieces, but { $needed } are needed.
edition-fixed_square = { $file }: { $key } cannot be on { $text }: it needs a fixed square of its own.
edition-fixed_rows = { $file }: { $key } should have { $needed } rows of { $needed } each, one for each fixed square.
edition-glyph = { $file }: { $key } has “{ $text }”, which is no tile.
edition-openings = { $file }: { $key } is “{ $text }”, but should be open sides such as nes.
edition-twice = { $file }: { $key } has “{ $text }” twice.
edition-unnamed = { $file }: { $key } gives no name to “{ $text }”.
edition-id = { $file }: { $key } has “{ $text }”, which cannot be an id.
edition-go_board = { $file }: { $key } should be as many rows as columns, an odd number, not { $rows }.
edition-go_middle = { $file }: { $key } should have “{ $text }” in the middle.
edition-go_face = { $file }: { $key } is “{ $text }”, but should be openings of a and b such as aN bE.
edition-go_score_tiles = { $file }: { $key } should be { $players } different score tiles for { $players } players.
edition-go_ratings = { $file }: { $key } should be rising numbers from 1.
edition-go_no_picture = { $file }: { $key } shows “{ $text }”, which is not on the board.
edition-go_holes = { $file }: { $key } gives { $holes } holes, but there are { $dice } dice.
edition-go_colours = { $file }: { $key } should have a colour for each of { $players } players.
edition-go_same_value = { $file }: { $key } has two score tiles of the same value.
edition-go_tables = { $file }: { $key } should say once what { $players } players play with.
edition-go_no_score_tile = { $file }: { $key } names the score tile { $value }, which is not in the box.

## Problems with options and tables

kernel-not_served = The fast engine does not play { $option } = “{ $value }”.
kernel-mixed = All positions of one run must be of the same kind of table.
kernel-policy = There is no way to play “{ $text }”. There are: { $known }.
envs-unbegun = Say reset before the first step.
envs-no_card = There is no graphics card here, or the extra “cuda” is not installed: use device="cpu".
envs-over = The game is over. Say reset for another one.
envs-action = “{ $text }” is no action. Actions are whole numbers from 0 to { $last }.
envs-illegal = The action { $action } is against the rules here.
envs-array = { $what } should be { $expected }, not { $given }.
solver-not_exact = The exact solver does not answer { $option } = “{ $value }”. It needs two seats, a turn limit, cards in the order of the stack, and owners who know all their cards.
solver-too_large = This maze is too large for exact answers: its tree has more than { $most } situations within { $turns } turns. Take fewer turns, a smaller maze, or raise the limit.
solver-policy = The probabilities of this policy add up to { $total }. They must be at least 0 and add up to 1.
train-checkpoint = “{ $file }” is no checkpoint that this training can continue ({ $reason }). Use the settings of that run, or begin a new file.
train-weights = “{ $file }” has weights of another version: { $given }, needed is { $expected }.
envs-missing = This needs { $package }. Install wanderwall[{ $extra }].

## Problems with boards, positions and records

position-empty = There is no position here.
position-magic = The magic cards of this position are not those of the box.
position-shuffle = There is nothing to shuffle in this position.
position-drawn = The card just drawn does not fit this position.
position-late = “late” is “{ $text }”, but it is yes or no, and only where the host shuffles.
position-turn = It cannot be the turn of { $colour } here.
position-first = { $colour } began, but the option “first” names another seat.
position-finished = Whoever has finished has nothing left to find, and stands here once.
position-finisher = { $colour } cannot have finished here.
position-unfinished = { $colour } has found everything and must have finished.
position-limit = This position has more turns than the turn limit allows ({ $turns }).
position-barred = After a push, the spare is next to an arrow where it may not go back in: name that arrow.
position-unseen = { $colour } must have looked at the card by now.
position-no_clock = “late” needs a time limit for turns, and this game has none.
position-discard = No card is to be discarded here: the hand is within its limit.
position-hand = { $colour } holds more magic cards than the limit of { $limit } allows.
position-over =
    { $over ->
        [yes] The game is over here, but nobody has finished and there are turns left.
       *[no] Here the game must be over.
    }
position-looked = “{ $text }” does not say yes or no for each seat.
record-header = “{ $text }” is no header. Write [Name "value"].
record-no_opening = The record has no opening: a line [Opening "…"] is missing.
record-mismatch = The header { $header } says “{ $text }”, but the opening says “{ $expected }”.
record-result = The record says “{ $text }” won, but the moves say “{ $expected }”.
record-comment_open = A comment begins and does not end. Close it with a curly bracket.
record-several = There are { $count } games in this text. Here it must be one: put it into a file of its own.
record-no_game = There is no game { $number } here: the last one is { $count }.

## Help on the command line

help-usage = Usage: { $usage }
help-options-word = options
help-command-word = COMMAND
help-group-play = Play and study
help-group-serve = Serve
help-arguments = Words
help-options = Options
help-about = Shifting-maze board games: Labyrinth, the 3D towers and Labyrinth Go!
help-version = print the version
help-lang = language: en de fr nl it es pt; otherwise that of your system
help-help = this help
help-play = Play with people and bots in this terminal.
help-show = Show a position as text or as a picture.
help-replay = Show a recorded game, step by step.
help-bots = List the bots of a game.
help-join = Let a bot on this machine play in a room of a server.
help-editions = List the editions.
help-edition = Check an edition file.
help-options-command = List the options of a game.
word-game = GAME
word-edition = EDITION
word-name = NAME
word-option = NAME=VALUE
word-seat = SEAT
word-colours = COLOURS
word-number = N
word-file = FILE
word-folder = FOLDER
word-position = POSITION
word-address = ADDRESS
word-code = CODE
word-bot = BOT
help-play-game = classic (default), towers or go
help-play-edition = an edition by its id (see: wanderwall editions), or a file of your own
help-play-seats = who plays, once for each seat: a name, or bot: and a bot (see: wanderwall bots)
help-play-option = an option of the game (see: wanderwall options GAME); may be repeated
help-play-young = a seat, by number or name, that plays by the rules for young players; may be repeated
help-play-colours = the pawns’ colours in seat order, such as red,blue
help-play-first = who begins, by number or name; otherwise chosen at random
help-play-seed = the same number deals the same game, and the bots play the same
help-play-resume = continue a saved game
help-play-save = keep the game in this file while you play
help-show-position = a position in quotes, a file with one, a record, or - for standard input
help-show-svg = write a picture to this file instead (- for standard output)
help-show-seat = show what this seat sees, by number or colour
help-show-open = show all cards of everybody
help-replay-file = a record or a saved game
help-replay-svg = write one picture for every position into this folder
help-replay-json = write the game with all positions into this file, for boards on a website
help-replay-film = write a film of the game into this file: 20 seconds of its moments, an animated WebP
help-replay-all = print all positions without asking
help-replay-game = which game, if the file contains several
help-edition-file = an edition file (.toml), or the id of one
help-options-game = classic (default), towers or go
help-bots-game = the game whose bots are listed: classic (default), towers or go
help-join-code = the code of the room, or its link
help-join-bot = who plays, such as cmd:./bot or level2
help-join-at = the address of the server (default http://localhost:8000)
help-join-name = the name of the bot in the room (default: that of its file)
help-join-ms = milliseconds the bot may think about a move (default 1000)

## Options of the games

options-default = normally { $value }
options-per-seat = (one value for all seats, or one for each: a,b)

## At the table, in every game

play-welcome = { $title } – type ? for help, quit to leave.
play-first = The lot says that { NAME($name) } begins. { $question } (--first names somebody.)
play-curtain = Pass the keyboard to { $name }; then press Enter.
play-saved = Saved in { $file }.
play-kept = The game is saved. Go on with: wanderwall play --resume { $file }
play-quit-save = Save the game? [Y/n]
play-time-over = Time is over!
play-nothing-to-undo = There is nothing to take back.
play-help-always =
    At any time: ? this help · legend what lies where · save FILE · quit

## At the sliding mazes

play-seat =
    { $name } ({ $colour }): { $left ->
        [0] none to go
       *[other] { $left } to go
    }, { $found ->
        [0] nothing found yet
       *[other] { $found } found
    }
play-goal =
    { $count ->
        [one] You are looking for: { $things }
       *[other] You are looking for any of: { $things }
    }
play-goal-later = (then: { $things })
play-goal-home =
    { $finish ->
        [exit] Everything found! Now leave the maze: end a turn where a path leads out, on { $square }.
        [shut] Everything found! Now leave the maze: no path leads out yet, so push one open and end a turn there.
        [last-find] Everything found!
       *[home] Everything found! Now back to your start, { $square }.
    }
play-ask-push = { $tile } { $spare } – push (like N4; r turns it):
play-ask-walk = Walk to (like c5), stay, or u to take the push back:
play-ask-confirm =
    { $how ->
        [stay] Stay on { $square }
       *[walk] Walk to { $square }
    }{ $found ->
        [none] .
       *[other] {" "}and find: { $found }!
    } Right? [Enter yes, u back]
play-help-push =
    Push the spare tile in at one of the arrows; the line slides by one.
    N4      push at arrow N4, the spare tile as it lies
    N4es    push with these open sides (n, e, s, w)
    N4 +1   push after one more quarter turn
    r       turn the spare tile and look at it
    Enter   show the board again
play-help-walk =
    The board is shown as it would be; dots mark where you can go.
    c5      walk to c5 and end your turn there
    stay    stay where you are
    u       take the push back
    Enter   show the board again
play-help-confirm =
    Enter or y plays your turn for good; u takes the walk back.
play-spare = spare tile
play-legend = What lies where (+ is the spare tile):
play-signs =
    ● ▲ ■ ◆  pawns          ⌂  start, with the sign of its pawn
    ← ↓ → ↑  arrows         ✕  where nothing may be pushed in just now
    ═ ║      fixed tiles    ·  where you can go
    ∩        way out of the maze, once you have found everything

## Among the towers

towers-seat =
    { $cards ->
        [0] no magic card
        [one] one magic card
       *[other] { $cards } magic cards
    }{ $rune ->
        [yes] {" "}· rune card turned ✦
       *[no] {""}
    }
towers-signs =
    1 … 5    height of a tower   ✦  rune stone
    ╌ ╎      a step that takes magic
towers-hand = Your magic cards: { $cards }
towers-goal-rune = All treasures found! Now to the rune stone on { $square }.
towers-for = {" "}(magic: { $cards })
towers-payments = You can pay for this path in several ways:
towers-payment =
    {"  "}{ $number }  { $cards }{ $rune ->
        [yes] {" "}– over the rune stone
       *[no] {""}
    }
towers-ask-payment = Which? [1–{ $last }, u back]
towers-help-payment =
    A steep step of more than one level takes a magic card. Type the number of your choice, or u to go back.
towers-over-limit = You draw: { $card }. That is one too many: { $hand }.
towers-ask-discard = Which card do you give up? [1–{ $last }]
towers-help-discard =
    Your hand is over its limit. Type the number of the magic card you discard.

## Labyrinth Go!

go-round = Round { $number }
go-seat =
    { $name } ({ $colour }): space { $track } of { $finish }{ $joker ->
        [yes] {" "}– has the joker tile
       *[no] {""}
    }
go-all-ready = Find the four treasures, touch nothing yet. All ready? Press Enter: Labyrinth Go!
go-roll = To find: { $things }
go-hand = Path tiles in your hand: { $tiles }
go-ask =
    { $alone ->
        [yes] Lay (H1 c2 e b), lift (-H1), grab, skip or stop:
       *[no] Lay (H1 c2 e b), lift (-H1), grab or stop:
    }
go-help =
    Show all four treasures in holes, each joined to the middle by an unbroken path.
    H1 c2 e b   lay tile H1: its hole (end a) on c2, the other end to the east, back side up
                (n, e, s, w: which way it points; a front, b back)
    J c2        lay the joker tile on c2, when you have it
    -H1         lift tile H1
    grab        done! Take the highest score tile; nothing can be changed after
    stop        ask to stop the round; alone: end the game
    skip        alone: another roll, please
    Enter       show the board again
go-grabs =
    { $name } grabs after { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
go-solved =
    { $count ->
        [one] Right! One labyrinth solved.
       *[other] Right! { $count } labyrinths solved.
    }
go-check = Round { $number }: the check
go-points =
    { $name } has score tile { $tile }: { $sign ->
        [minus] back by { $steps }
       *[plus] forward by { $steps }
    }, now on space { $track }.

## Looking at games and editions

show-seat-line = { $colour }: { $left } to go ({ $cards }), found: { $found }
show-track = { $colour }: space { $track }
replay-opening =
    The opening. { $count ->
        [one] One move follows.
       *[other] { $count } moves follow.
    }
replay-move =
    Move { $number } of { $count } – { $who ->
        [host] the host
       *[other] { $who }
    }: { $move }
replay-result =
    { $how ->
        [running] The game is not finished.
        [nobody] Nobody won.
       *[won] Won by: { $names }
    }
replay-ask = [Enter next, p back, g N go to move N, q quit]
replay-help = Enter or n: next · p: back · g 12: to move 12 · q: quit
replay-range = The moves go from 0 to { $last }.
replay-game = Game { $number } of { $count } in this file. Show another one: --game N.
replay-film = The film is in { $file }.
replay-drawn =
    { $count ->
        [one] One picture
       *[other] { $count } pictures
    } written into { $folder }.
about-edition = { $title } – { $game }, { $low }–{ $high } players, from { $ages } years
about-sound = The edition { $id } is sound.
oracle-progress = { $done } of { $total } positions

## Solver and coach

solve-step = Only a position before a push can be solved.
solve-exit = Out through any exit: there is no tile to solve for.
solve-roll = There is no roll to solve now.
solve-hand_limit = With a hand limit there is no exact answer.
rolls-all_or_one = Name one roll, or say --all (--out goes with --all; --first and --joker go with one roll).
rolls-broken = The file “{ $file }” is no table of rolls that can be gone on with.
word-roll = ROLL
help-json = print JSON
help-hint = Ask the coach for the best turn in a position.
help-hint-seat = for this seat, by number or colour; otherwise for the one whose turn it is
help-review = Review a recorded game with the coach, turn by turn.
help-solve = Find the fewest own turns to the goal, with the line of play.
help-solve-position = a position in quotes, a file with one, a record, a JSON file with cases, or - for standard input
help-solve-most = how many turns to look ahead, 1 to 9 (default 5)
help-go = Find every smallest solution of a roll of Labyrinth Go!
help-go-roll = the rolled pictures, such as purse,spider,owl,candelabra
help-go-all = make the table of all rolls
help-go-out = keep the table in this file (CSV); an interrupted table continues there
help-go-first = only the first solution
help-go-joker = with the joker tile
solve-turns =
    { $turns ->
        [one] One turn:
       *[other] { $turns } turns:
    }
solve-too-far =
    { $most ->
        [one] It takes more than one turn.
       *[other] It takes more than { $most } turns.
    }
rolls-figures =
    { $roll }: { $solutions ->
        [0] no solution
        [one] one solution
       *[other] { $solutions } solutions
    }, fewest tiles { $tiles }, difficulty { $difficulty }
rolls-progress = { $done } of { $total } rolls
rolls-written = { $count } rolls in { $file }; the hardest is { $hardest }.
review-progress = { $done } of { $total } turns

## Puzzles

puzzles-do = “{ $text }” cannot be done with puzzles. There are: { $known }.
puzzles-one = Name one puzzle to show or solve, and none to make them (--out goes with make). This was: { $what }.
puzzles-kind = There is no kind of puzzle “{ $text }”. There are: { $known }.
puzzles-file = The file “{ $file }” does not hold puzzles of the kind { $kind } that can be gone on with.
day-date = “{ $text }” is no date. Write year-month-day, such as 2026-11-16.
word-do = WHAT
word-puzzle = PUZZLE
word-kind = KIND
word-date = DATE
help-puzzles = Make, show or solve puzzles with a proven answer.
help-puzzles-do = make, show or solve
help-puzzles-puzzle = a puzzle in quotes, a file with one, - for standard input, or the number of a built-in one
help-puzzles-kind = fewest, find, treasures, block or go
help-puzzles-edition = a built-in edition (default Labyrinth, or Labyrinth Go!)
help-puzzles-count = how many to make (default 10)
help-puzzles-seed = the first seed (default 1): the same seeds make the same puzzles
help-puzzles-level = only those of this level, 1 to 5
help-puzzles-workers = how many processes make them (default 1)
help-puzzles-out = keep them in this file; an interrupted run continues there
help-day = Show the maze of the day, the same for everybody.
help-day-date = the date, such as 2026-11-16 (default today)
help-day-go = the day’s roll of Labyrinth Go!
help-day-yesterday = the maze of the day before, with its solution
puzzles-progress = { $done } of { $total } puzzles
puzzles-written = { $count } puzzles in { $file }.
puzzle-figures = Par { $par }, ways { $ways }, level { $level }
day-title = Maze of the day { $number } ({ $date })

## A bot in a room

join-here = { $name } is in the room. Ctrl-C leaves it.
join-plays = A game begins: { $names }
join-failed = The bot has given up this game: { $text }
join-over = The room is over.

## Serving

serve-here = Play here: { $address }
serve-network = Phones on the same network: { $address }
serve-stop = Ctrl-C ends it; all games are kept.
help-serve = Serve the page to this machine and phones on the same network.
help-serve-host = the address to listen at: 127.0.0.1 for this machine only, 0.0.0.0 for the network, too (default)
help-serve-port = the port (default 8000); 0 takes any free one
help-serve-file = the SQLite file with all games (default: one in your home folder); WANDERWALL_DATABASE and WANDERWALL_REDIS name PostgreSQL and Redis instead
help-serve-name = a name by which the server may be reached, such as maze.example; may be repeated. Numbers, localhost, .local names and this machine’s own name always work
help-serve-path = the path under which a proxy shows the page, such as /games/
help-serve-embed = an origin whose pages may embed replays, such as https://school.example, or * for all (default: none); may be repeated
help-serve-bots = offer another bot at Labyrinth tables, as learned:FILE; may be repeated
help-serve-push = notify devices that ask for it when it is their turn, by Web Push (default: off); push services may write to this address if something is wrong, such as mailto:ida@school.example
help-serve-hsts = over HTTPS, let browsers use only HTTPS for a year (HSTS); they refuse plain HTTP then, also for other services of the same name
help-serve-workers = server processes (default 1); more than one needs PostgreSQL and Redis
word-host = ADDRESS
word-path = PATH
word-origin = ORIGIN
word-contact = CONTACT

## Why a server does not start

server-database_kind = There is no database of the kind “{ $text }” here. There are: { $expected }.
server-patience = WANDERWALL_PATIENCE is a number of seconds, not { $text }.
server-proxy = WANDERWALL_PROXY says how many proxies stand in front: yes for one, or a number, not { $text }.
server-switch = { $name } is yes or no, not “{ $text }”.
server-path = A path is written like /games/, not “{ $text }”; alone, api, assets, docs, manual and preview are taken.
server-embed = Whoever may show replays is written like https://school.example, https://*.school.example or *, not “{ $text }”.
server-push = Whom push services may write to is an address like mailto:ida@school.example or https://school.example, not “{ $text }”.
server-other_path = wanderwall cannot find its files here. Whoever runs it can change that: WANDERWALL_PATH={ $path }, or wanderwall serve --path { $path }.
server-database_in_use = Another server uses “{ $file }” already. One at a time; several need PostgreSQL.
server-database_address = The address in WANDERWALL_DATABASE cannot be read.
server-database_refused = The database does not let us in ({ $text }). Look at the user, the password and the name in WANDERWALL_DATABASE.
server-database_newer = A later version of wanderwall kept games in this database. Install that version, or choose another database.
server-database_foreign = This database belongs to something else. Nothing in it was touched; choose another one.
server-worker_failed = A worker could not start. The log says why.
server-one_worker = SQLite serves one worker. Several need WANDERWALL_DATABASE with PostgreSQL.
server-needs_redis = Several workers need WANDERWALL_REDIS to wake each other.
server-port_taken = Port { $port } on { $host } is in use already. Choose another one, such as --port 9123; after make play it is PORT=9123.
server-port_forbidden = Port { $port } on { $host } is not for you: ports below 1024 are kept for the system. Choose a higher one, such as --port 9123; after make play it is PORT=9123.
server-no_such_address = “{ $host }” is no address of this machine. Choose another one: --host 0.0.0.0 is for all networks, --host 127.0.0.1 for this machine alone.

## Running a server

backup-exists = “{ $file }” exists already. Choose another name, or overwrite it with --replace.
backup-foreign = “{ $file }” is no backup of wanderwall. Nothing was changed.
backup-damaged = The backup “{ $file }” is damaged or not whole. Nothing was changed; take an older one.
backup-newer = A later version of wanderwall made the backup “{ $file }”. Install that version, then restore it; nothing was changed.
backup-other_database = The database is not of this version of wanderwall. Use the version of the server, or start this one once: it brings the database up to date.
restore-not_empty = There are games in this database already. Choose another one with --file, or give up what is there with --replace; nothing was changed.
restore-in_use = A server uses this database. With --replace it makes way for a moment and goes on with the backup; nothing was changed.
server-database_kept = The server that uses this database does not let go of it. Stop it, restore, and start it again; nothing was changed.
server-database_down = The database does not answer. Look whether it runs, and at its address in WANDERWALL_DATABASE.
server-database_damaged = The database “{ $file }” is damaged. Restore the last backup into another file with --file, and start the server with that.
server-admin_key = WANDERWALL_ADMIN_KEY needs { $least } characters or more. This makes a good one: openssl rand -hex 16
admin-no_server = No server answers at { $address }. Start it, or name its address with --at.
admin-other_server = Whatever answers there is not a wanderwall of this version. Look at --at.
admin-no_seat = There is no seat “{ $text }”. Name a table and a colour, such as k3f9a22xyz:red; there: { $known }.
help-backup = Write all games of a server into one file.
help-restore = Bring back the games of a backup.
help-admin = Show how busy a server is, close tables, delete games.

## Any other game

plain-moved = { $name } plays { $move }.
plain-ask = { $name }, your move (legend lists them):
plain-help =
    Type a move as the game writes it; legend lists those you have, Enter shows the table again.

## Without the compiled engine

bots-missing = Not here: { $bots }. They search with compiled code, which the extra “fast” brings: pip install "wanderwall[fast]"

## In Python

face-preparing = wanderwall prepares its searches, once on this machine …

## Problems in Python and with bots

language-unknown = There is no language “{ $text }”. There are: { $known }.
play-name = “{ $text }” cannot be a name. A name has 1 to { $most } visible characters.
play-same_name = There are two called “{ $text }”. Give everybody a name of their own.
play-bot_untimed = A bot alone without a clock would never stop.
bot-needs_fast = Without numba “{ $bot }” would be weaker than its name says, so it is not offered. Install it with: pip install '{ $extra }'
bot-learned_file = “{ $file }” is no player that python -m wanderwall.train.ppo has written.
bot-learned_table = This player has learned at tables with another board or with more or fewer players, and plays only at tables like those.
bot-strength = There is no strength “{ $text }”: it is a number from { $low } to { $high }.
bot-dial = There is no such place of the dial: “{ $text }” is no number from 0 to 1.
bot-crashed = The bot broke down.
bot-silent = The bot did not answer in time.
bot-nonsense = The bot answered something that is no answer.
bot-illegal_move = The bot made a move that is against the rules.
bot-protocol = The bot speaks another version of the protocol.
match-nothing_to_undo = There is no move to take back.
match-which_seat = Several may move now: say which seat.
match-over = The game is over.
match-no_seat = There is no seat “{ $text }”. There are: { $known }.
match-not_to_act = The seat “{ $colour }” cannot move now.
match-seconds = A move cannot take “{ $text }” seconds. Give a number from 0 to { $most }.
face-position_alone = A position has its own seats and options: give nothing beside it.
