### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Loop naar { $walk }
       *[other] Schuif { $push }, loop naar { $walk }
    }
coach-finishes = maakt het spel uit
coach-reaches = bereikt: { $goal }
coach-rune = bereikt de runensteen
coach-pays = toverkaarten nodig: { $cards }
coach-next = { $percent } % kans om het doel in de volgende beurt te bereiken
coach-opens = opent { $squares } velden
coach-leaves = opent { $squares } velden en laat { $colour } er { $left }
coach-denies = { $colour } bereikt dan { $percent } % van wat daar misschien wordt gezocht, na ander schuiven { $usual } %
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares } velden bereikbaar{ $how ->
        [found] , gevonden!
        [missed] ; { $finding ->
            [one] één keer schuiven had
           *[other] { $finding } manieren van schuiven hadden
        } het doel bereikt
       *[nothing] {""}
    }
review-better = { $points } punten beter: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, { $found } gevonden, { $missed } gemist, { $good } % zo goed als de beste{ $worst ->
        [none] {""}
       *[other] ; het duurst was beurt { $worst }
    }
