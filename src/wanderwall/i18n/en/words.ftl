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

## Tournaments and bots

bot-name-random = Scatterbrain
bot-name-greedy = Magpie
bot-name-level1 = Gentle
bot-name-level2 = Curious
bot-name-level3 = Keen
bot-name-level4 = Cunning
bot-name-level5 = Expert
bot-name-master = Master
bot-name-strength = By strength
bot-name-points = Strength { $points }
bot-name-even = As strong as you
