### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Ziehe nach { $walk }
       *[other] Schiebe { $push }, ziehe nach { $walk }
    }
coach-finishes = beendet das Spiel
coach-reaches = erreicht: { $goal }
coach-rune = erreicht den Runenstein
coach-pays = Zauberkarten nötig: { $cards }
coach-next = { $percent } % Aussicht, dein Ziel im nächsten Zug zu erreichen
coach-turns =
    { $turns ->
        [one] danach noch ein Zug
       *[other] danach noch { $turns } Züge
    }
coach-opens =
    { $squares ->
        [one] du erreichst ein Feld
       *[other] du erreichst { $squares } Felder
    }
coach-leaves =
    { $squares ->
        [one] du erreichst ein Feld
       *[other] du erreichst { $squares } Felder
    }, { $colour }: { $left }
coach-denies = schwerer für { $colour }: { $percent } % Aussicht auf einen Fund statt { $usual } %
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
    }: { $push } { $walk } ({ $why })
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
        [lay] Lege { $tile } auf { $square }
        [lift] Nimm { $tile } weg
       *[grab] Alle sind verbunden: Schnapp zu
    }
