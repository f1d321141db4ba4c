### The start page and everything that is no game.

start-title-garden = Push the walls. Find the way.
start-about-garden = The maze moves every turn. Fetch your treasures first.
start-title-sea = Push the sea. Find the crew.
start-about-sea = Jetties slide, water opens. Collect your emblems first.
start-title-dusk = Climb the towers. Touch the stone.
start-about-dusk = Push a row, climb up and down, magic does the rest.
start-title-evening = Four dice, six tiles. Labyrinth Go!
start-about-evening = Everybody at once: join the four pictures, then grab.
start-hello = Hello, { $name }.
start-turns =
    { $count ->
        [one] It is your turn in one game.
       *[other] It is your turn in { $count } games.
    }
start-play = Play now
start-usual =
    { $count ->
        [2] The usual two
        [3] The usual three
        [4] The usual four
       *[other] The usual table
    }
start-here = { $names } on this device
start-setup = New game
start-join = Join with a code
start-join-go = Join
start-join-wrong = That is no code: a code has eight letters and digits, or ten.
start-pick = Choose a game
start-continue = Pick up where you left off
start-with = With { $names }
start-found = { $found } of { $all } found
start-never = Never played?
start-owl = The Owl shows you the game in two minutes.
start-learn = Learn by playing
start-learn-short = Learn
start-tv = TV
start-rules = How to play
start-puzzles = Puzzles
start-book = My book
start-room = Rooms
start-alone = Without a network

## Problems of the page

page-missing = There is no such page.
page-home = Start page
page-again = Try again
page-offline = The server cannot be reached.
page-server = The server did not understand that.
page-wrong_key = This seat’s key does not work any more.
page-no_table = There is no such table.
page-key_reissued = This seat was opened with a new link elsewhere.
page-watch = Watch the game
page-misunderstood = The page and the server do not understand each other. Reload the page.
page-left = You have left the table.

## Small words of the page

close = Close
off = off
colon = { $what }:
you = You
me-title = Who are you?
me-pawn = Your pawn
me-as = You are { $name }

## Setting up a table

setup-title = New game
setup-seats = Who plays
setup-kind-here = Same device
setup-kind-bot = Bot
setup-name = Name
setup-guest = Player { $number }
first-usual = By the book, chance decides.
first-one-piece = By the book: whoever was the last to watch an episode; in doubt, the youngest.
first-towers-3d = By the book: whoever is least afraid of heights; in doubt, the youngest.
setup-length = How long
setup-length-short = Short
setup-length-medium = Medium
setup-length-full = Full
setup-length-goals =
    { $count ->
        [one] one goal each
       *[other] { $count } goals each
    }
pawn-choose = Choose a pawn
pawn-how = Somebody has it already? Then you swap.
pawn-of = { $name }: { $pawn }. Choose another pawn
pawn-at-top-left = top left
pawn-at-top-right = top right
pawn-at-bottom-right = bottom right
pawn-at-bottom-left = bottom left
setup-begin = Begin
option-label-first = Who begins
option-off-first = at random

## Lists

lobby-title = Open tables
lobby-empty = No table is waiting for players just now. Start a new game, and others can join you.
finished-title = Finished games
finished-whose = Whose games
finished-mine = my games
finished-all = everybody’s
finished-empty = No game has been finished yet.
finished-more = Show more
table-waits = waiting for players
table-running = in play
ratings-title = Ratings
ratings-about = Games between people and bots count, unless somebody asked for a hint or a bot stood in for a person.
ratings-empty = Nobody has a rating in this game yet.
ratings-place = Place
ratings-who = Player
ratings-rating = Rating
ratings-games = Games

## What somebody likes

pref-title = Preferences
pref-language = Language
pref-tempo = Speed of play
pref-tempo-slow = slow
pref-tempo-normal = normal
pref-tempo-fast = fast
pref-tempo-once = at once
pref-sound = Sounds
pref-speech = Read aloud
pref-taps = Sending a turn
pref-taps-one = as soon as I touch an arrow
pref-taps-two = with the square I touch
pref-taps-ask = only when I press the button
pref-pictures = Pictures instead of words
