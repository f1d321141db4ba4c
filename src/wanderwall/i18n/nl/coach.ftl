### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Loop naar { $walk }
       *[other] Schuif { $push }, loop naar { $walk }
    }
coach-finishes =
    { $you ->
        [yes] Zo win je het spel
       *[no] Zo wint { NAME($name) } het spel
    }
coach-reaches =
    { $you ->
        [yes] Zo bereik je { $goal }
       *[no] Zo bereikt { NAME($name) } { $goal }
    }
coach-rune =
    { $you ->
        [yes] Zo bereik je de runensteen
       *[no] Zo bereikt { NAME($name) } de runensteen
    }
coach-pays = ook al kost het toverkaarten: { $cards }
coach-next =
    { $you ->
        [yes] { $likely ->
            [surely] In je volgende beurt bereik je { $goal } bijna zeker
            [probably] In je volgende beurt bereik je { $goal } waarschijnlijk
            [perhaps] In je volgende beurt bereik je misschien { $goal }
           *[luck] Met geluk bereik je { $goal } in je volgende beurt
        }
       *[no] { $likely ->
            [surely] In de volgende beurt bereikt { NAME($name) } { $goal } bijna zeker
            [probably] In de volgende beurt bereikt { NAME($name) } { $goal } waarschijnlijk
            [perhaps] In de volgende beurt bereikt { NAME($name) } misschien { $goal }
           *[luck] Met geluk bereikt { NAME($name) } { $goal } in de volgende beurt
        }
    }
coach-goal = het doel
coach-turns =
    { $turns ->
        [one] Daarna is nog één beurt nodig
       *[other] Daarna zijn nog { $turns } beurten nodig
    }
coach-leaves =
    { $room ->
        [less] { $other } heeft dan weinig ruimte
       *[more] ook al heeft { NAME($other) } dan meer ruimte
    }
coach-denies = En { NAME($other) } krijgt het moeilijker
coach-plain = Iets beters is er nu niet
coach-why = Waarom?
coach-why-push = Waarom zo schuiven?
why-next = Kans om { $goal } in de volgende beurt te bereiken: { $percent } op 100
why-opens = Bereikbare velden: { $squares }
why-leaves =
    Bereikbare velden: { $you ->
        [yes] jij { $squares }
       *[no] { NAME($name) } { $squares }
    }, { NAME($other) } { $left }
why-denies = Kans op een vondst voor { NAME($other) }: { $percent } op 100, anders { $usual } op 100
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
    }: { $push } { $walk }
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
