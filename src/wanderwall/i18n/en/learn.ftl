### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = To the table
learn-puzzle = Make a puzzle of this
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
replay-speed = Speed: { $speed }×
replay-moves = The moves
replay-round = Round { $number }
replay-grab = { $name } takes the { $score }
replay-check = Round { $number } is checked
replay-solved = Solved: { $solved }

## Passing it on

replay-share = Share the game
replay-share-how = Whoever has this link can watch the game. Nobody can change anything.
replay-share-moment = Begin at this moment
replay-embed = On a page of your own
replay-embed-how = Put this into the page: it shows the game inside of it, without a frame of ours.
replay-embed-copy = Copy
replay-embed-open = Open at wanderwall

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
replay-found_more =
    { $why ->
        [finishes] Found! But another turn would have ended the game.
        [finds] Found! But another turn would have found more.
       *[next] Found! Another turn finds it as well, and leads nearer to the next goal.
    }
replay-better =
    { $push ->
        [none] Better: walk to { $walk }
       *[other] Better: push at { $push } and walk to { $walk }
    }
replay-better-line =
    Better: push { $on ->
        [N] column { $line } down
        [S] column { $line } up
        [W] row { $line } to the right
       *[E] row { $line } to the left
    }
replay-better-same = Better: the same push, but { $what }
replay-same-turn =
    { $quarters ->
        [1] turn it once more
        [2] turn it twice more
       *[3] turn it once to the left
    }
replay-same-walk =
    { $to ->
        [goal] walk to { $goal }
        [square] walk to { $square }
       *[other] walk to another square
    }
replay-show = Show it on the board
replay-summary = How everybody played
replay-summary-turns = Turns
replay-summary-found = Found
replay-summary-missed = Missed
replay-summary-good = Best moves
replay-summary-worst = Turn { $number } cost most
replay-course = Chances to win
replay-course-picture = Everybody’s chance to win, turn by turn. The figures are below.
replay-course-turning = Turning point: turn { $number }
replay-course-shares = Luck and skill
replay-course-about = In percent of a win. Cards: what the next cards gave. Moves: how much better or worse they were than usual. Together they make the result.
replay-course-start = Start
replay-course-cards = Cards
replay-course-own = Own moves
replay-course-others = Others’ moves
replay-course-result = End

## First lessons

lesson-progress = Step { $at } of { $all }
lesson-words = What to do
lesson-next = Go on
lesson-again = Once more
lesson-hear = Say it again
lesson-nudge-arrow = You could push there. Here, try the arrow that shines.
lesson-nudge-turn = The right arrow! Turn the tile once more, until your goal lights up.
lesson-nudge-tower = The right arrow! Turn the tower once more, until your goal lights up.
lesson-nudge-square = You can walk there, too. But what you’re looking for lies on the marked square.
lesson-nudge-pay = Nearly! Choose the other way to pay.
lesson-nudge-tile = A good tile, but another one comes first.
lesson-nudge-place = Nearly! It belongs on the bright squares.
lesson-nudge-pose = The right place! Now turn or flip the tile first.
lesson-nudge-other = Not quite. Look at the words once more.
lesson-classic-look = This is you, in your corner. The large card shows what you’re looking for: { $goal }. The walls are in the way, but walls can be pushed.
lesson-classic-push = Tap the arrow that shines and see what the push would do. Turn the tile until your goal ({ $thing }) lights up, then push.
lesson-classic-walk = The way is open! Everything bright is in reach. Tap the marked square and walk. Stop there: walking past finds nothing.
lesson-classic-friend = Found! Now it is { $friend }’s turn. Watch your pawn: it stands in the row that is pushed, so it rides along.
lesson-classic-barred = See the barred arrow: the tile came out there and may not go straight back. Next you’re looking for { $goal }. Push at the arrow that shines, then walk there.
lesson-classic-away = Found! { $friend } plays again. The maze is different after every push, so look anew each turn.
lesson-classic-home = All your cards are found. Now go home to your corner: push at the shining arrow and walk.
lesson-classic-end = Home, and won! Now you know everything you need. One find a turn, play goes clockwise, and before the game you say who begins, or let chance decide.
lesson-towers-heights = Towers have heights from 1 to 5: numbers, bands and a lighter colour tell you. You may climb or descend one level a step. You’re looking for { $goal }.
lesson-towers-push = Tap the arrow that shines and turn the tower until your goal is in reach. Then push.
lesson-towers-walk = From tower to tower, never more than one level. Tap the marked tower and walk. You may pass others and share a tower, but a treasure counts only if you stop on it, one a turn.
lesson-towers-friend = Found! Now { $friend } pushes, and you ride along on your tower.
lesson-towers-card = Next you’re looking for { $goal }. There is a cliff on the way: a magic card lifts you over it. Push at the shining arrow, then walk; the card is paid by itself.
lesson-towers-away = The card is spent. Whoever ends a turn without a find draws a new one. { $friend } plays. When the pile is used up, the played ones are shuffled into a new one.
lesson-towers-rune = Everybody has to end a turn on the rune stone once, up on the highest tower. Push at the shining arrow and walk there.
lesson-towers-end = Your rune card is turned. Find the rest of your treasures, go home, and you win. Whoever is least afraid of heights begins, and play goes clockwise. A tip for tidying up: put the maze away as it stands, and next time just swap a few towers.
lesson-go-look = Four dice, four pictures. Find them on your board: bat, moth, rat and goblin. Nobody touches a tile before all are ready. Are you?
lesson-go-lay = Show the goblin: drag the fourth tile so that its hole lies on the goblin and the path leads up to the middle. The bright squares show where.
lesson-go-turn = The first tile must stand upright on the bat. Turn it, then lay it on the bright squares.
lesson-go-flip = The third tile has the right path on its back. Flip it, turn it, and show the rat.
lesson-go-join = Only the moth is missing. The second tile joins it to the middle.
lesson-go-grab = All four pictures show, and a path leads from each to the middle. Grab the 4 before { $friend } does!
lesson-go-end = Right! The blue number counts. Had a path been cut off, the red one would have counted. Nobody falls below 0, and with three or four players the 1 always brings one step. With four players there are the 6, 4, 2 and 1, with three the 4, 2 and 1, with two the 4 and 2.
