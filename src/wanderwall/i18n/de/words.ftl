### The games' own words, for the terminal and for the page.

## Small words

yes = ja
no = nein
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
list-and = { $head } und { $last }
list-and-i = { $head } und { $last }

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] schiebt { $push } und{" "}
    }{ $how ->
        [time] hat auf { $square } keine Zeit mehr
        [stay] bleibt auf { $square }
       *[walk] zieht nach { $square }
    }{ $found ->
        [none] .
       *[other] {" "}und findet { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Gut gemacht! Du hast es in { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        } geschafft.
       *[no] Die Züge sind aufgebraucht. Gefunden hast du: { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
outcome-home = Alle Ziele gefunden und wieder zu Hause.
outcome-exit = Alle Ziele gefunden und hinaus aus dem Labyrinth.
outcome-last-find = Alle Ziele gefunden.
outcome-turn_limit = Die Züge sind aufgebraucht: Wer am meisten gefunden hat, gewinnt.
outcome-finish = Zuerst im Ziel.
outcome-none = Diesmal behält das Labyrinth seine Geheimnisse
outcome-none-why = Die Züge sind aufgebraucht, und noch hat niemand etwas gefunden. Noch ein Versuch?

## Among the towers

tell-plays = Zauber: { $cards }.
tell-rune = { $name } dreht die Runenkarte um.
tell-draws = { $name } zieht eine Zauberkarte.
tell-discards = { $name } legt ab: { $card }.

## Tournaments and bots

bot-name-random = Wirbelwind
bot-name-greedy = Der Hamster
bot-name-level1 = Die Schnecke
bot-name-level2 = Die Katze
bot-name-level3 = Der Hase
bot-name-level4 = Der Fuchs
bot-name-level5 = Die Eule
bot-name-master = Der Elefant
bot-name-strength = Das Chamäleon
bot-name-points = Das Chamäleon ({ $points })
bot-name-even = Das Chamäleon
bot-kind-level1 = sanft
bot-kind-level2 = neugierig
bot-kind-level3 = flink
bot-kind-level4 = schlau
bot-kind-level5 = weise
bot-kind-master = großmeisterlich
bot-kind-strength = nach Stärke
bot-kind-even = so stark wie du
bot-title = { $name } – { $kind }
bot-points = Stärke { $points }
