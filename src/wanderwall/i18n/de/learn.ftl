### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Zum Tisch
replay-board = Die Partie
replay-controls = Vor und zurück
replay-before = Vor dem ersten Zug
replay-slider = Stelle in der Partie
replay-step = { $at } von { $last }
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo: { $speed }-fach
replay-moves = Die Züge
replay-turn =
    { $number }. { $name }{ $push ->
        [none] {""}
       *[other] {""}: { $push }
    }{ $walk ->
        [none] {""}
       *[other] , zieht nach { $walk }
    }{ $found ->
        [none] {""}
       *[other] {" "}– gefunden: { $found }
    }
replay-rune = Runenstein
replay-round = Runde { $number }
replay-grab = { $name } nimmt die { $score }
replay-check = Runde { $number } wird geprüft
replay-solved = Gelöst: { $solved }

## Passing it on

replay-share = Partie teilen
replay-share-how = Wer diesen Link hat, kann die Partie ansehen. Ändern kann niemand etwas.
replay-share-moment = An dieser Stelle beginnen

## The coach

replay-coach = Der Trainer
replay-coach-thinks = Der Trainer sieht sich jeden Zug an. Das dauert ein paar Sekunden; schau ruhig weiter.
replay-coach-again = Noch einmal fragen
replay-coach-begin = Geh zu einem Zug, und hier steht, was darin steckte.
replay-verdict =
    { $how ->
        [finished] Der letzte Schritt, und das Spiel ist gewonnen.
        [found] Gefunden!
        [missed] war in Reichweite: { $finding ->
            [one] ein Schub führt hin.
           *[other] { $finding } Schübe führen hin.
        }
        [good] Ein guter Zug: Es gab keinen besseren.
       *[better] In diesem Zug steckte mehr.
    }
replay-better =
    { $push ->
        [none] Besser: nach { $walk } ziehen
       *[other] Besser: bei { $push } schieben und nach { $walk } ziehen
    }
replay-show = Auf dem Brett zeigen
replay-summary = Wie alle gespielt haben
replay-summary-turns = Züge
replay-summary-found = Gefunden
replay-summary-missed = Verpasst
replay-summary-good = So gut wie der beste
replay-summary-worst = Zug { $number } war der teuerste
