### The book of one's own, and turns of one's own games to try again.

book-phrase_length = A phrase has { $names } names; these are { $given }.
book-phrase_name = “{ $text }” is no name of a phrase. Look once more at what is printed.
book-phrase_slip = These names do not belong together: one of them is another, or in another place.
book-phrase_unknown = No book here has this phrase. A newer phrase makes the older one void.
book-pass_unknown = This code is not valid, or there is a newer one. Have the other device show it again.
book-pass_used = This code has been used. Have the other device show a new one.
book-pass_late = This code is too old: it lasts ten minutes. Have the other device show a new one.
book-full = A book is for { $most } devices at most.
book-claim = This result is not the one that was counted here, so nothing has changed.
book-no_lesson = There is no turn of yours to try again here.

book-title = My book
book-about = Your games, puzzles and badges. This server keeps them for you, without an account; nobody else can open your book.
book-empty = Nothing is written here yet. Play a game to its end, or solve a puzzle.
book-games = Games
book-played = Played
book-won = Won
book-lost = Lost
book-score = Goals found
book-finds-a-turn = Finds a turn
book-favourites = Favourites
book-rivals = Head to head
book-rivals-about = Only people with whom you play among friends. Nobody but you reads this.
book-bests = Personal bests
book-best-quickest =
    Quickest win: { $value ->
        [one] one turn
       *[other] { $value } turns
    }
book-best-finds_a_turn = Most finds a turn: { $value }
book-best-solo = Most rolls alone: { $value }
book-best-run = Most wins in a row: { $value }
book-best-rush = Most puzzles in a rush: { $value }
book-best-row = Most days in a row: { $value }
book-watch = Watch it again
book-list = Game by game
book-list-won = won
book-list-lost = lost
book-badges = Badges
book-badge-beat = First win against { NAME($bot) }
book-badge-photo-finish = Home in the last push: somebody else had only the way home left
book-badge-swift = Won with a find in every second turn
book-badge-friends = First win among friends
book-badge-full-table = Won at a full table of four
book-badge-all-games = Won every game of the house
book-badge-row = The maze of the day { $value } days in a row
book-badge-puzzles = { $value } puzzles solved
book-badge-par = A maze of the day at par
book-earned = Earned { $date }
book-earned-once = Earned
book-not-yet = Not yet
book-puzzles =
    { $count ->
        [one] One puzzle solved
       *[other] { $count } puzzles solved
    }

book-along = Take it along
book-along-about = Point the camera of your other device at the code. It lasts ten minutes, for one device; then both have the same book.
book-along-show = Show the code
book-along-code = A QR code that takes this book to another device
book-devices =
    { $devices ->
        [one] This book is on one device.
       *[other] This book is on { $devices } devices.
    }
book-device-this = This device
book-device-other = Another device
book-device-games =
    { $games ->
        [one] One game, on { $date }
       *[other] { $games } games, the last on { $date }
    }
book-device-new = No game played to its end yet
book-leave = Leave this book
book-leave-sure = This device gets a book of its own again, with the games that were played on it. Puzzles and turns to try again stay in the shared book.
book-left = This device has a book of its own again.
book-remove = Remove device
book-remove-sure = That device loses this book and takes along only the games that were played on it. Your phrase and any codes shown before no longer work; make a new phrase afterwards.
book-removed = The device is removed from your book.
book-not-now = Not now
book-phrase = A phrase on paper
book-phrase-about = Ten invented names that bring your book back when this device is lost. Print them or write them down: they are shown once, and whoever knows them can open your book.
book-phrase-make = Make a phrase
book-phrase-print = Print it
book-take = Bring a book here
book-take-about = The book that you bring and the one on this device become one. Do this with a book of your own only. A phrase that you made for the book on this device is void then; make a new one afterwards.
book-take-phrase = The ten names of your phrase
book-take-do = Bring it here
book-join = Join the books
book-join-whose = The book of { $name }
book-join-nameless = A book without a name yet
book-join-here = The book on this device
book-join-holds =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $puzzles ->
        [one] one puzzle
       *[other] { $puzzles } puzzles
    }, { $devices ->
        [one] one device
       *[other] { $devices } devices
    }
book-join-sure = Are both yours? They become one book, on all their devices.
book-join-same = This book is on this device already.
book-taken = Your book is here.
book-file = Save it as a file
book-forget = Forget me
book-forget-sure = Everything that is yours is deleted, on all your devices: this book with its puzzles and badges, your ratings, and your name at every table. The games of the others stay, with a made-up name in your place. Nobody can undo this.
book-keep = Keep everything
book-forgotten =
    Deleted: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $puzzles ->
        [one] one puzzle
       *[other] { $puzzles } puzzles
    } and { $lessons ->
        [one] one turn
       *[other] { $lessons } turns
    } of your book; your name at { $tables ->
        [one] one table
       *[other] { $tables } tables
    }; { $ratings ->
        [one] one rating
       *[other] { $ratings } ratings
    }; on { $devices ->
        [one] one device
       *[other] { $devices } devices
    }.

try-title = Turns to try again
try-about = The board as it was in your game, and what you knew then. Is there a better turn?
try-due =
    { $due ->
        [0] No turn waits for you today.
        [one] One turn waits for you.
       *[other] { $due } turns wait for you.
    }
try-learned = { $learned } of { $all } learned
try-begin = Try them now
try-step = Turn { $at } of { $all }
try-wrong = There is a better one. Look once more: one try is left.
try-right = That is it!
try-answer = Not this time. This is what the coach would have done, and why:
try-next = Next turn
try-none = The coach found no turn of yours that gave up much. Well played!
try-result = Back to the result
try-done = That was all for now. What was right comes back later each time, the rest tomorrow.
try-thinks = The coach looks through your game.

# Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.
push-turn = Your turn: { $edition }
push-turn-body = Your table waits for you.
push-switch = Tell me when it is my turn
push-help = Also when this page is closed. This server then sends a message through the notification service of your browser’s maker, which learns that there is one, but not what it says.
push-on = Messages come through { $service }.
push-refused = Your browser lets this page send no messages. You can change that in its settings for this page.
push-failed = Your browser cannot reach a notification service. The window’s title still tells you when it is your turn.
push-off = This server sends no messages to devices.
push-endpoint = This is not the address of a notification service on the internet.
push-keys = The keys of this device cannot be read.
