### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = To the table
replay-board = The game
replay-controls = Forwards and backwards
replay-before = Before the first move
replay-slider = Place in the game
replay-step = { $at } of { $last }
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed: { $speed } times
replay-moves = The moves
replay-turn =
    { $number }. { $name }{ $push ->
        [none] {""}
       *[other] {""}: { $push }
    }{ $walk ->
        [none] {""}
       *[other] , walks to { $walk }
    }{ $found ->
        [none] {""}
       *[other] {" "}– found: { $found }
    }
replay-rune = rune stone
replay-round = Round { $number }
replay-grab = { $name } takes the { $score }
replay-check = Round { $number } is checked
replay-solved = Solved: { $solved }

## Passing it on

replay-share = Share the game
replay-share-how = Whoever has this link can watch the game. Nobody can change anything.
replay-share-moment = Begin at this moment

## The coach

replay-coach = The coach
replay-coach-thinks = The coach looks at every turn. This takes a few seconds; go on watching.
replay-coach-again = Ask again
replay-coach-begin = Go to a turn, and here you read what was in it.
replay-verdict =
    { $how ->
        [finished] The last step, and the game is won.
        [found] Found!
        [missed] was in reach: { $finding ->
            [one] one push leads there.
           *[other] { $finding } pushes lead there.
        }
        [good] A good turn: there was nothing better.
       *[better] There was more in this turn.
    }
replay-better =
    { $push ->
        [none] Better: walk to { $walk }
       *[other] Better: push at { $push } and walk to { $walk }
    }
replay-show = Show it on the board
replay-summary = How everybody played
replay-summary-turns = Turns
replay-summary-found = Found
replay-summary-missed = Missed
replay-summary-good = As good as the best
replay-summary-worst = Turn { $number } cost most
