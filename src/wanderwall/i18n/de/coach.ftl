### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Zieh nach { $walk }
       *[other] Schieb { $push }, zieh nach { $walk }
    }
coach-finishes =
    { $you ->
        [yes] So gewinnst du das Spiel
       *[no] So gewinnt { NAME($name) } das Spiel
    }
coach-reaches =
    { $you ->
        [yes] So erreichst du { $goal }
       *[no] So erreicht { NAME($name) } { $goal }
    }
coach-rune =
    { $you ->
        [yes] So kommst du zum Runenstein
       *[no] So kommt { NAME($name) } zum Runenstein
    }
coach-pays = obwohl es Zauberkarten kostet: { $cards }
coach-next =
    { $you ->
        [yes] { $likely ->
            [surely] Im nächsten Zug erreichst du { $goal } fast sicher
            [probably] Im nächsten Zug erreichst du { $goal } wahrscheinlich
            [perhaps] Im nächsten Zug erreichst du vielleicht { $goal }
           *[luck] Mit Glück erreichst du im nächsten Zug { $goal }
        }
       *[no] { $likely ->
            [surely] Im nächsten Zug erreicht { NAME($name) } { $goal } fast sicher
            [probably] Im nächsten Zug erreicht { NAME($name) } { $goal } wahrscheinlich
            [perhaps] Im nächsten Zug erreicht { NAME($name) } vielleicht { $goal }
           *[luck] Mit Glück erreicht { NAME($name) } im nächsten Zug { $goal }
        }
    }
coach-goal = das Ziel
coach-turns =
    { $turns ->
        [one] Danach braucht es noch einen Zug
       *[other] Danach braucht es noch { $turns } Züge
    }
coach-leaves =
    { $room ->
        [less] { $other } hat dann wenig Platz
       *[more] obwohl { NAME($other) } dann mehr Platz hat
    }
coach-denies = Und { NAME($other) } kommt schlechter ans Ziel
coach-plain = Besseres gibt es gerade nicht
coach-why = Warum?
coach-why-push = Warum dieser Schub?
why-next = Aussicht, im nächsten Zug { $goal } zu erreichen: { $percent } von 100
why-opens = Erreichbare Felder: { $squares }
why-leaves =
    Erreichbare Felder: { $you ->
        [yes] du { $squares }
       *[no] { NAME($name) } { $squares }
    }, { NAME($other) } { $left }
why-denies = Aussicht auf einen Fund, { NAME($other) }: { $percent } von 100, sonst { $usual } von 100
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares ->
        [one] ein Feld erreichbar
       *[other] { $squares } Felder erreichbar
    }{ $how ->
        [found] , gefunden!
        [missed] ; { $finding ->
            [one] ein Schub hätte
           *[other] { $finding } Schübe hätten
        } zum Ziel geführt
       *[nothing] {""}
    }
review-better =
    { $points ->
        [one] um einen Punkt besser
       *[other] um { $points } Punkte besser
    }: { $push } { $walk }
review-summary =
    { $name }: { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }, { $found } gefunden, { $missed } verpasst, { $good } % so gut wie der beste{ $worst ->
        [none] {""}
       *[other] ; am teuersten war Zug { $worst }
    }

## Labyrinth Go!

coach-go-ways =
    { $solutions ->
        [0] kein Weg verbindet sie
        [one] ein Weg verbindet sie
       *[other] { $solutions } Wege verbinden sie
    }
coach-go-fewest =
    { $tiles ->
        [one] der kürzeste braucht ein Plättchen
       *[other] der kürzeste braucht { $tiles } Plättchen
    }
coach-go-right =
    { $spare ->
        [0] alle verbunden, mit so wenigen Plättchen wie möglich
        [one] alle verbunden; ein Plättchen weniger hätte gereicht
       *[other] alle verbunden; { $spare } Plättchen weniger hätten gereicht
    }
coach-go-wrong =
    { $joined } von { $pictures } verbunden; { $changes ->
        [one] ein Plättchen anders gelegt, und es sind alle
       *[other] { $changes } Plättchen anders gelegt, und es sind alle
    }
coach-go-summary =
    { $right } von { $rounds } richtig{ $near ->
        [0] {""}
        [one] ; einmal fehlte nur ein Plättchen
       *[other] ; { $near }-mal fehlte nur ein Plättchen
    }
coach-go-show = So könnte es liegen
hint-go =
    { $what ->
        [lay] Leg { $tile } auf { $square }
        [lift] Nimm { $tile } weg
       *[grab] Alle sind verbunden: Schnapp zu
    }
