### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Loop naar { $walk }
       *[other] Schuif { $push }, loop naar { $walk }
    }
coach-finishes = beëindigt het spel
coach-reaches = bereikt: { $goal }
coach-rune = bereikt de runensteen
coach-pays = toverkaarten nodig: { $cards }
coach-next = { $percent }% kans om het doel in de volgende beurt te bereiken
coach-opens =
    { $squares ->
        [one] opent één veld
       *[other] opent { $squares } velden
    }
coach-leaves =
    { $squares ->
        [one] opent één veld
       *[other] opent { $squares } velden
    } en laat { $colour } er { $left }
coach-denies = { $colour } bereikt dan { $percent }% van wat daar misschien wordt gezocht, na andere schuifzetten { $usual }%
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares ->
        [one] één veld bereikbaar
       *[other] { $squares } velden bereikbaar
    }{ $how ->
        [found] , gevonden!
        [missed] ; { $finding ->
            [one] één schuifzet had
           *[other] { $finding } schuifzetten hadden
        } het doel bereikt
       *[nothing] {""}
    }
review-better =
    { $points ->
        [one] één punt beter
       *[other] { $points } punten beter
    }: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, { $found } gevonden, { $missed } gemist, { $good }% zo goed als de beste{ $worst ->
        [none] {""}
       *[other] ; het duurst was beurt { $worst }
    }
