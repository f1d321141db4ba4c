### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Naar de tafel
replay-board = Het spel
replay-controls = Vooruit en terug
replay-before = Voor de eerste beurt
replay-slider = Plaats in het spel
replay-step = { $at } van { $last }
replay-first = Naar het begin
replay-previous = Eén stap terug
replay-play = Afspelen
replay-pause = Stilzetten
replay-next = Eén stap verder
replay-last = Naar het einde
replay-speed = Snelheid: { $speed } keer
replay-moves = De beurten
replay-turn =
    { $number }. { $name }{ $push ->
        [none] {""}
       *[other] {""}: { $push }
    }{ $walk ->
        [none] {""}
       *[other] , loopt naar { $walk }
    }{ $found ->
        [none] {""}
       *[other] {" "}– gevonden: { $found }
    }
replay-rune = runensteen
replay-round = Ronde { $number }
replay-grab = { $name } pakt de { $score }
replay-check = Ronde { $number } wordt gecontroleerd
replay-solved = Opgelost: { $solved }

## Passing it on

replay-share = Het spel delen
replay-share-how = Wie deze link heeft, kan het spel bekijken. Niemand kan er iets aan veranderen.
replay-share-moment = Op dit moment beginnen

## The coach

replay-coach = De trainer
replay-coach-thinks = De trainer bekijkt elke beurt. Dat duurt een paar seconden; kijk intussen gerust verder.
replay-coach-again = Nog eens vragen
replay-coach-begin = Ga naar een beurt, dan lees je hier wat erin zat.
replay-verdict =
    { $how ->
        [finished] De laatste stap, en het spel is gewonnen.
        [found] Gevonden!
        [missed] was te bereiken: { $finding ->
            [one] één keer schuiven leidt erheen.
           *[other] { $finding } manieren van schuiven leiden erheen.
        }
        [good] Een goede beurt: iets beters was er niet.
       *[better] In deze beurt zat meer.
    }
replay-better =
    { $push ->
        [none] Beter: naar { $walk } lopen
       *[other] Beter: bij { $push } schuiven en naar { $walk } lopen
    }
replay-show = Op het bord laten zien
replay-summary = Hoe iedereen speelde
replay-summary-turns = Beurten
replay-summary-found = Gevonden
replay-summary-missed = Gemist
replay-summary-good = Zo goed als de beste
replay-summary-worst = Beurt { $number } kostte het meest
