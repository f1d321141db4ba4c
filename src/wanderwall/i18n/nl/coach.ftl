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
coach-next = { $percent }% kans om je doel in de volgende beurt te bereiken
coach-turns =
    { $turns ->
        [one] daarna nog één beurt
       *[other] daarna nog { $turns } beurten
    }
coach-opens =
    { $squares ->
        [one] jij bereikt één veld
       *[other] jij bereikt { $squares } velden
    }
coach-leaves =
    { $squares ->
        [one] jij bereikt één veld
       *[other] jij bereikt { $squares } velden
    }, { $colour }: { $left }
coach-denies = moeilijker voor { $colour }: { $percent }% kans op een vondst in plaats van { $usual }%
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

## Labyrinth Go!

coach-go-ways =
    { $solutions ->
        [0] geen enkele weg verbindt ze
        [one] één weg verbindt ze
       *[other] { $solutions } wegen verbinden ze
    }
coach-go-fewest =
    { $tiles ->
        [one] de kortste vraagt één kaart
       *[other] de kortste vraagt { $tiles } kaarten
    }
coach-go-right =
    { $spare ->
        [0] alles verbonden, met zo weinig kaarten als kan
        [one] alles verbonden; één kaart minder was genoeg geweest
       *[other] alles verbonden; { $spare } kaarten minder waren genoeg geweest
    }
coach-go-wrong =
    { $joined } van { $pictures } verbonden; { $changes ->
        [one] één kaart anders gelegd, en alles is verbonden
       *[other] { $changes } kaarten anders gelegd, en alles is verbonden
    }
coach-go-summary =
    { $right } van { $rounds } goed{ $near ->
        [0] {""}
        [one] ; één keer ontbrak maar één kaart
       *[other] ; { $near } keer ontbrak maar één kaart
    }
coach-go-show = Zo kan het liggen
hint-go =
    { $what ->
        [lay] Leg { $tile } op { $square }
        [lift] Haal { $tile } weg
       *[grab] Alles is verbonden: pak
    }
