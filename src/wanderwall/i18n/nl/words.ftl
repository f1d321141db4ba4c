### The games' own words, for the terminal and for the page.

## Small words

yes = ja
no = nee
colour-red = rood
colour-yellow = geel
colour-blue = blauw
colour-green = groen
list-and = { $head } en { $last }
list-and-i = { $head } en { $last }

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] schuift { $push } en{" "}
    }{ $how ->
        [time] heeft op { $square } geen tijd meer
        [stay] blijft op { $square }
       *[walk] loopt naar { $square }
    }{ $found ->
        [none] .
       *[other] {" "}en vindt { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Goed gedaan! Het is je gelukt in { $turns ->
            [one] één beurt
           *[other] { $turns } beurten
        }.
       *[no] De beurten zijn op. Gevonden: { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }
outcome-home = Alle doelen gevonden, en weer thuis.
outcome-exit = Alle doelen gevonden, en het doolhof uit.
outcome-last-find = Alle doelen gevonden.
outcome-turn_limit = De beurten zijn op: wie het meest heeft gevonden, wint.
outcome-finish = Als eerste bij de finish.
outcome-none = Deze keer houdt het doolhof zijn geheimen
outcome-none-why = De beurten zijn op, en nog niemand heeft iets gevonden. Nog een poging?

## Among the towers

tell-plays = Magie: { $cards }.
tell-rune = { $name } draait de runenkaart om.
tell-draws = { $name } trekt een toverkaart.
tell-discards = { $name } legt weg: { $card }.

## Toernooien en bots

bot-name-random = Warhoofd
bot-name-greedy = De Hamster
bot-name-level1 = De Slak
bot-name-level2 = De Kat
bot-name-level3 = De Haas
bot-name-level4 = De Vos
bot-name-level5 = De Uil
bot-name-master = De Olifant
bot-name-strength = De Kameleon
bot-name-points = De Kameleon ({ $points })
bot-name-even = De Kameleon
bot-kind-level1 = zacht
bot-kind-level2 = nieuwsgierig
bot-kind-level3 = snel
bot-kind-level4 = sluw
bot-kind-level5 = wijs
bot-kind-master = grootmeesterlijk
bot-kind-strength = op sterkte
bot-kind-even = even sterk als jij
bot-title = { $name } – { $kind }
bot-points = Sterkte { $points }
