### The games' own words, for the terminal and for the page.

## Small words

yes = yes
no = no
colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-green = green
list-and = { $head } and { $last }
list-and-i = { $head } and { $last }

## Options of the games

setting-first = The seat that begins; otherwise at random.
setting-goals = How many goal cards each seat is dealt; otherwise all cards, dealt evenly.
setting-turn_time = Seconds for a turn. When they run out before the push, a push is made for you, and your turn ends.
setting-turn_limit = Turns for each seat. Then whoever has found most wins.
setting-finish_round = When somebody is done, the round is finished, so that all have had the same number of turns.
setting-cards = Which goal cards can be seen: only the top one, all your own, or all of them by everybody.
setting-order = In which order goals are found: in card order, or any.
setting-finish = How to finish: home to the start, out through any exit, or at once with the last find.
setting-sweep = All your own goals within reach are found in one turn (with order=any).
setting-peek = When the next card may be looked at: at once, or only on the next turn.
setting-rune = Whether you must stop on the rune stone, or passing over it is enough.
setting-jokers = For young players: every magic card counts as a joker.
setting-hand_limit = How many magic cards a hand holds. Whoever draws over it discards down to it.
setting-one_card = At most one magic card a turn.
setting-extra_card = One more magic card to start with for the second of two, and the third and fourth of four.
setting-helper = For children: a wrong grab is refused instead of punished.
setting-round_clock = Seconds for a round. Then all boards are checked as they are.
setting-untimed = When you play alone: take all the time you like.
setting-one_roll = When you play alone: the game is over after one roll.

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] pushes { $push } and{" "}
    }{ $how ->
        [time] runs out of time on { $square }
        [stay] stays on { $square }
       *[walk] walks to { $square }
    }{ $found ->
        [none] .
       *[other] {" "}– found: { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Well done! You made it in { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }.
       *[no] The turns are used up; you found { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
outcome-home = All goals found, and home again.
outcome-exit = All goals found, and out of the maze.
outcome-last-find = All goals found.
outcome-turn_limit = The turns are used up: whoever found most wins.
outcome-finish = First at the finish.
outcome-none = This time the maze keeps its secrets
outcome-none-why = The turns are used up, and nobody has found anything yet. Another try?

## Among the towers

tell-plays = Magic: { $cards }.
tell-rune = { $name } turns the rune card.
tell-draws = { $name } draws a magic card.
tell-discards = { $name } discards: { $card }.

## Labyrinth Go!

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: shown, and joined to the middle
        [cut_off] ✗ { $picture }: shown, but no path joins it to the middle
       *[not_shown] ✗ { $picture }: does not show in a hole
    }
go-rating =
    { $line ->
        [0] No labyrinth solved – this time. Finding your way in is the hardest part; the next one is yours.
        [1] { $solved } solved: you have found the entrance. Go on in!
        [2] { $solved } solved: you are getting the hang of these corridors.
        [3] { $solved } solved: you know your way around. Well done!
        [4] { $solved } solved: walls step aside when they see you. Impressive!
        [5] { $solved } solved: a master of the maze. Splendid!
       *[other] { $solved } solved: beyond everything the labyrinth has seen. Are you sure you did not build it?
    }

## Tournaments and bots

bot-name-random = Scatterbrain
bot-name-greedy = Magpie
bot-name-level1 = Gentle
bot-name-level2 = Curious
bot-name-level3 = Keen
bot-name-level4 = Cunning
bot-name-level5 = Expert
bot-name-master = Master
bot-about-random = does anything that is allowed
bot-about-greedy = takes what it can get this turn, and else does anything
bot-about-level1 = sees only a few pushes, like a child
bot-about-level2 = takes what it sees, and overlooks most of it
bot-about-level3 = sees most pushes, and thinks of its own next turn
bot-about-level4 = sees every push, and leaves the others as little as it can
bot-about-level5 = guesses what the others look for, and tries its best moves out
bot-about-master = has learned from millions of games for two; with more players it plays like Expert
bot-about-go-level1 = takes minutes over a roll, and often grabs a board that is wrong
bot-about-go-level2 = in no hurry, and wrong now and then
bot-about-go-level3 = brisk, and mostly right
bot-about-go-level4 = fast, and seldom wrong
bot-about-go-level5 = sees a short solution and lays it in seconds
