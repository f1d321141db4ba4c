### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Ziehe nach { $walk }
       *[other] Schiebe { $push }, ziehe nach { $walk }
    }
coach-finishes = beendet das Spiel
coach-reaches = erreicht: { $goal }
coach-rune = erreicht den Runenstein
coach-pays = dafür braucht es Zauberkarten: { $cards }
coach-next = { $percent } % Aussicht, das Ziel im nächsten Zug zu erreichen
coach-opens = öffnet { $squares } Felder
coach-leaves = öffnet { $squares } Felder und lässt für { $colour } { $left }
coach-denies = { $colour } erreicht dann { $percent } % dessen, was dort gesucht sein kann, nach anderen Schüben { $usual } %
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares } Felder erreichbar{ $how ->
        [found] , gefunden!
        [missed] ; { $finding ->
            [one] ein Schub hätte
           *[other] { $finding } Schübe hätten
        } zum Ziel geführt
       *[nothing] {""}
    }
review-better = um { $points } Punkte besser: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }, { $found } gefunden, { $missed } verpasst, { $good } % so gut wie der beste{ $worst ->
        [none] {""}
       *[other] ; am teuersten war Zug { $worst }
    }
