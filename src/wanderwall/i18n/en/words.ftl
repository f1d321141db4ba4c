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
       *[other] {" "}and finds { $found }!
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

## Tournaments and bots

bot-name-random = Scatterbrain
bot-name-greedy = The Hamster
bot-name-level1 = The Snail
bot-name-level2 = The Cat
bot-name-level3 = The Hare
bot-name-level4 = The Fox
bot-name-level5 = The Owl
bot-name-master = The Elephant
bot-name-strength = The Chameleon
bot-name-points = The Chameleon ({ $points })
bot-name-even = The Chameleon
bot-kind-level1 = gentle
bot-kind-level2 = curious
bot-kind-level3 = quick
bot-kind-level4 = sly
bot-kind-level5 = wise
bot-kind-master = masterly
bot-kind-strength = by strength
bot-kind-even = as strong as you
bot-title = { $name } ({ $kind })
bot-points = Strength { $points }
