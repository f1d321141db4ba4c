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
coach-next = { $percent } % Aussicht, das Ziel im nächsten Zug zu erreichen
coach-opens =
    { $squares ->
        [one] öffnet ein Feld
       *[other] öffnet { $squares } Felder
    }
coach-leaves =
    { $squares ->
        [one] öffnet ein Feld
       *[other] öffnet { $squares } Felder
    } und lässt für { $colour } { $left }
coach-denies = { $colour } erreicht dann { $percent } % von dem, was dort gesucht sein kann, nach anderen Schüben { $usual } %
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
