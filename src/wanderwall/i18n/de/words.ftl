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
       *[other] {" "}– gefunden: { $found }!
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

## Labyrinth Go!

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: zu sehen und mit der Mitte verbunden
        [cut_off] ✗ { $picture }: zu sehen, aber kein Weg führt zur Mitte
       *[not_shown] ✗ { $picture }: in keinem Loch zu sehen
    }
go-rating =
    { $line ->
        [0] Kein Labyrinth gelöst – diesmal. Hineinzufinden ist das Schwerste; das nächste schaffst du.
        [1] { $solved } gelöst: Den Eingang hast du gefunden. Nur hinein!
        [2] { $solved } gelöst: In diesen Gängen kommst du langsam in Schwung.
        [3] { $solved } gelöst: Du kennst dich hier aus. Gut gemacht!
        [4] { $solved } gelöst: Wenn du kommst, gehen die Mauern von selbst zur Seite. Alle Achtung!
        [5] { $solved } gelöst: Vor dir hat kein Labyrinth ein Geheimnis. Großartig!
       *[other] { $solved } gelöst: So etwas hat das Labyrinth noch nie gesehen. Hast du es etwa selbst gebaut?
    }

## Tournaments and bots

bot-name-random = Wirbelwind
bot-name-greedy = Raffzahn
bot-name-level1 = Sanft
bot-name-level2 = Neugierig
bot-name-level3 = Gewitzt
bot-name-level4 = Gerissen
bot-name-level5 = Meisterlich
bot-name-master = Großmeister
bot-name-strength = Nach Stärke
bot-name-points = Stärke { $points }
bot-name-even = So stark wie du
