### The table around every board.

table-connecting = Just a moment…
table-lost = The connection is lost. It comes back by itself, and no move is lost.
table-offline = This device is offline. Your game is safe, and goes on when the network is back.
table-compiling = The cleverer animals are still waking up. Until then, the Cat plays for them.
table-meanwhile = A new game alone meanwhile

## Whose turn it is

turn-yours = Your turn
turn-of = { $name }’s turn
turn-again =
    { $yours ->
        [yes] Again: your last turn
       *[no] Again: { NAME($name) }’s last turn
    }
turn-all = Everybody at once
turn-clock = Against the clock
turn-alone = In your own time
turn-over = The game is over
clock-left = { $time } left
seat-open = free
seat-present = is here
seat-absent = is not connected
seat-away = a bot plays for them
turn-back-asked = { $name } asks to take the last turn back.
turn-back-waits = You asked to take your turn back. Waiting for the others.
turn-back-yes = Yes, take it back
turn-back-no = No, let it stand
away-back = Play yourself again
away-back-of = { $name } is back
away-bot = Let a bot play for { $name }
away-why = { $name } is not here just now. Please wait a moment.
away-left =
    { $name } is not here any more. { $then ->
        [bot] When the time is up, a bot makes the move.
        [pass] When the time is up, the turn is passed.
       *[wait] The game waits.
    }
away-unrated = A game in which a bot plays for somebody does not count for the ratings.
away-room = Where a bot has moved for somebody, the game counts for the player who made every turn.
watch-title = You are watching
watch-late = You are watching: the game had begun before you came.
watch-full = You are watching: the table was full.
watch-lost = You are watching: your seat is on another device now.

## Waiting for people

waiting-title = Waiting for players
waiting-full = Everybody is here
waiting-invite = Come to the table
waiting-sit = Sit here
waiting-bot = Put a bot here
waiting-free = Free the seat
waiting-stand = Stand up
waiting-open = for anybody with the code
waiting-soon = It begins when somebody at the table presses “Begin”.
waiting-anybody = Anybody at the table can begin.
waiting-watch = The table is full: you can watch when it begins.
waiting-for =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
invite-how = Point a phone’s camera here, or type the code on the start page.
invite-qr = QR code for this table
invite-code = The code of this table
invite-share = Share the link
invite-copied = The link is copied.
invite-local = Phones cannot open this address. Open the page by this computer’s name or number on your network first.

## The curtain between two players

curtain-title = The curtain
curtain-pass = It is { $name }’s turn
curtain-open = I am { $name }
curtain-who = Who is playing here?
curtain-hold = Hold the card to peek.
curtain-left = { $time } left to hand over
curtain-clock = Your own time starts when you open. If nobody does so in time, the turn passes.

pause-title = Pause
pause-look = Look to the front.
pause-waits = Your game waits.
pause-turn = It is your turn.
pause-turn-left = It is your turn; { $time } is left.

## Friendly signs

sign-title = Say something
sign-hello = Hello!
sign-well_done = Well done!
sign-thanks = Thank you!
sign-oops = Oops!
sign-wow = Wow!
sign-hurry = Come on!
sign-good_game = Good game!
sign-bye = Goodbye!

## The menu

menu-title = Menu
menu-rules = The rules
menu-keys = Keys
menu-story = What happened
story-empty = Nothing has happened yet.
menu-invite = Invite others to watch
menu-move = Continue on another device
menu-move-how = This link is your seat: whoever opens it plays for you. Keep it to yourself.
menu-new-link = New link
menu-new-link-why = The old link stops working, on other devices too.
menu-new-link-made = Here is the new link.
menu-screen = Show on a TV
menu-screen-here = On this device
tv-how = Open { $address } on the TV: it shows four letters. Type them here. Rematches and your next games follow by themselves.
tv-title = The TV is the board. Your phone is your hand.
tv-join = Point your phone at the square, or open { $address } and type:
tv-letters = The four letters on the TV
tv-letters-wrong = Four letters, please: the TV shows them.
tv-this = This is the TV
tv-stop = This is not the TV
tv-where = You are at the TV { $code }.
tv-empty = It shows no game yet. Begin one: everybody plays on their own phone.
tv-who = Who are you?
tv-board = Show the whole board here
tv-hand = Leave the board to the TV { $code }
tv-look = Look up at the TV.
menu-record = Save the game as text
menu-rated = This game counts for the ratings.
menu-unrated = This game does not count for the ratings.
menu-leave = Leave
menu-new = New game
menu-leave-waits = The game stops here and waits for you.
menu-leave-choose = What should happen while you are away? You can come back at any time.
menu-leave-lend = A bot plays for me
menu-leave-keep = The others wait for me
menu-leave-pass = My turns pass when time is up
menu-leave-alone = The game stops here and waits for you, and so does the clock.
menu-leave-who = Who leaves?
menu-leave-bot = A bot plays on for whoever leaves. They can come back at any time.
menu-leave-shared = A bot plays on for whoever leaves. If everybody leaves, the game waits, and so does the clock.
menu-leave-keep-all = We all leave, the others wait
menu-leave-pass-all = We all leave, our turns pass when time is up
menu-leave-all = Everybody
menu-stay = Stay

## The end

end-home =
    { $you ->
        [yes] { $reason ->
            [home] You are home!
            [exit] You are out of the maze!
           *[other] You win!
        }
       *[no] { $reason ->
            [home] { $name } is home!
            [exit] { $name } is out of the maze!
           *[other] { $name } wins!
        }
    }
end-more = More
end-replay = Watch the game again

play-skip = Fast-forward
alone-ready = Ready!
alone-clock = The clock starts when you are ready.

table-no-board = This page cannot draw this game yet: here is what is known, in plain text.
table-moves = Moves
