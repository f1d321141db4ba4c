### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Naar de tafel
learn-puzzle = Maak hier een puzzel van
replay-board = Het spel
replay-controls = Vooruit en terug
replay-before = Voor de eerste beurt
replay-slider = Plaats in het spel
replay-step = { $at } van { $last }
replay-first = Naar het begin
replay-previous = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén stap verder
replay-last = Naar het einde
replay-speed = Snelheid: { $speed }×
replay-moves = De beurten
replay-round = Ronde { $number }
replay-grab = { $name } pakt de { $score }
replay-check = Ronde { $number } wordt gecontroleerd
replay-solved = Opgelost: { $solved }

## Passing it on

replay-share = Het spel delen
replay-share-how = Wie deze link heeft, kan het spel bekijken. Niemand kan er iets aan veranderen.
replay-share-moment = Op dit moment beginnen
replay-embed = Op een eigen pagina
replay-embed-how = Zet dit in de pagina: daar is de partij dan te zien, zonder onze rand.
replay-embed-copy = Kopiëren
replay-embed-open = Openen bij wanderwall

## The coach

replay-coach = De coach
replay-coach-thinks = De coach bekijkt elke beurt. Dat duurt een paar seconden; kijk intussen gerust verder.
replay-coach-again = Vraag opnieuw
replay-coach-begin = Ga naar een beurt, dan lees je hier wat erin zat.
replay-verdict =
    { $how ->
        [finished] De laatste stap, en het spel is gewonnen.
        [found] Gevonden!
        [missed] was te bereiken: { $finding ->
            [one] één schuifzet leidt erheen.
           *[other] { $finding } schuifzetten leiden erheen.
        }
        [good] Een goede beurt: iets beters was er niet.
       *[better] In deze beurt zat meer.
    }
replay-found_more =
    { $why ->
        [finishes] Gevonden! Maar een andere beurt had het spel beëindigd.
        [finds] Gevonden! Maar een andere beurt had meer gevonden.
       *[next] Gevonden! Een andere beurt vindt het ook, en brengt je dichter bij het volgende doel.
    }
replay-better =
    { $push ->
        [none] Beter: naar { $walk } lopen
       *[other] Beter: bij { $push } schuiven en naar { $walk } lopen
    }
replay-better-line =
    Beter: { $on ->
        [N] kolom { $line } omlaag schuiven
        [S] kolom { $line } omhoog schuiven
        [W] rij { $line } naar rechts schuiven
       *[E] rij { $line } naar links schuiven
    }
replay-better-same = Beter: dezelfde schuifzet, maar { $what }
replay-same-turn =
    { $quarters ->
        [1] nog één keer draaien
        [2] nog twee keer draaien
       *[3] één keer naar links draaien
    }
replay-same-walk =
    { $to ->
        [goal] naar { $goal } lopen
        [square] naar { $square } lopen
       *[other] naar een ander veld lopen
    }
replay-show = Op het spelbord tonen
replay-summary = Hoe iedereen speelde
replay-summary-turns = Beurten
replay-summary-found = Gevonden
replay-summary-missed = Gemist
replay-summary-good = Beste zetten
replay-summary-worst = Beurt { $number } kostte het meest
replay-course = Winstkansen
replay-course-picture = Ieders kans om te winnen, beurt na beurt. De cijfers staan eronder.
replay-course-turning = Keerpunt: beurt { $number }
replay-course-shares = Geluk en kunde
replay-course-about = In procenten van een overwinning. Kaarten: wat de volgende kaarten gaven. Beurten: hoeveel beter of slechter dan gewoonlijk ze waren. Samen vormen ze de uitslag.
replay-course-start = Begin
replay-course-cards = Kaarten
replay-course-own = Eigen beurten
replay-course-others = Beurten van anderen
replay-course-result = Einde

## First lessons

lesson-progress = Stap { $at } van { $all }
lesson-words = Wat te doen
lesson-next = Verder
lesson-again = Nog een keer
lesson-hear = Nog eens voorlezen
lesson-nudge-arrow = Daar zou je ook kunnen schuiven. Neem hier de pijl die oplicht.
lesson-nudge-turn = De goede pijl! Draai de kaart nog verder, tot je doel oplicht.
lesson-nudge-tower = De goede pijl! Draai de toren nog verder, tot je doel oplicht.
lesson-nudge-square = Daar kun je ook heen. Maar wat je zoekt, ligt op het gemarkeerde veld.
lesson-nudge-pay = Bijna! Betaal op de andere manier.
lesson-nudge-tile = Een goede kaart, maar eerst komt een andere.
lesson-nudge-place = Bijna! De kaart hoort op de lichte velden.
lesson-nudge-pose = De goede plek! Draai de kaart eerst of keer hem om.
lesson-nudge-other = Nog niet helemaal. Lees de tekst nog eens.
lesson-classic-look = Dit ben jij, in je hoek. De grote kaart toont wat je zoekt: { $goal }. Er staan muren in de weg, maar muren kun je schuiven.
lesson-classic-push = Tik op de pijl die oplicht: de rij schuift op om het te laten zien. Draai de kaart tot je doel ({ $thing }) oplicht en schuif dan.
lesson-classic-walk = De weg is vrij! Alles wat licht is, kun je bereiken. Tik op het gemarkeerde veld en loop. Blijf daar staan: in het voorbijgaan vind je niets.
lesson-classic-friend = Gevonden! Nu is { $friend } aan de beurt. Let op je speelfiguur: die staat in de rij die schuift en gaat mee.
lesson-classic-barred = Kijk naar de versperde pijl: daar kwam de kaart eruit en die mag niet meteen terug. Nu zoek je { $goal }. Schuif bij de pijl die oplicht en loop erheen.
lesson-classic-away = Gevonden! { $friend } speelt weer. Na elke keer schuiven is het doolhof anders, dus kijk telkens opnieuw.
lesson-classic-home = Al je kaarten zijn gevonden. Nu naar huis, naar je hoek: schuif bij de pijl die oplicht en loop.
lesson-classic-end = Thuis en gewonnen! Nu weet je alles wat je nodig hebt. Eén vondst per beurt, er wordt met de klok mee gespeeld, en voor het spel zeggen jullie wie begint of laten jullie dat aan het lot over.
lesson-towers-heights = Torens zijn 1 tot 5 hoog: cijfers, banden en een lichtere kleur laten het zien. Per stap mag je één niveau omhoog of omlaag. Je zoekt { $goal }.
lesson-towers-push = Tik op de pijl die oplicht en draai de toren tot je doel te bereiken is. Schuif dan.
lesson-towers-walk = Van toren naar toren, nooit meer dan één niveau. Tik op de gemarkeerde toren en loop. Je mag langs anderen en een toren delen, maar een schat telt alleen als je erop stopt, één per beurt.
lesson-towers-friend = Gevonden! Nu schuift { $friend }, en jij gaat mee op je toren.
lesson-towers-card = Nu zoek je { $goal }. Er ligt een klif op de weg: een toverkaart tilt je erover. Schuif bij de pijl die oplicht en loop; de kaart wordt vanzelf gespeeld.
lesson-towers-away = De kaart is weg. Wie een beurt zonder vondst eindigt, trekt een nieuwe. { $friend } is aan de beurt. Is de stapel op, dan worden de gespeelde tot een nieuwe geschud.
lesson-towers-rune = Iedereen moet één keer een beurt op de runensteen eindigen, boven op de hoogste toren. Schuif bij de pijl die oplicht en loop erheen.
lesson-towers-end = Je runenkaart is omgedraaid. Vind je andere schatten, ga naar huis, en je wint. Wie het minst hoogtevrees heeft, begint, en er wordt met de klok mee gespeeld. Een tip voor het opruimen: ruim het doolhof op zoals het staat en wissel de volgende keer alleen een paar torens.
lesson-go-look = Vier dobbelstenen, vier plaatjes. Zoek ze op je spelbord: vleermuis, nachtvlinder, rat en kobold. Niemand raakt een kaart aan voordat iedereen klaar is. En jij?
lesson-go-lay = Toon de kobold: sleep de vierde kaart zo dat het gat op de kobold ligt en het pad omhoog naar het midden loopt. De lichte velden laten zien waar.
lesson-go-turn = De eerste kaart moet rechtop op de vleermuis. Draai hem en leg hem op de lichte velden.
lesson-go-flip = Bij de derde kaart zit het goede pad op de achterkant. Keer hem om, draai hem en laat de rat zien.
lesson-go-join = Alleen de nachtvlinder ontbreekt nog. De tweede kaart verbindt hem met het midden.
lesson-go-grab = Alle vier de plaatjes zijn te zien, en van elk loopt een pad naar het midden. Pak de 4 voordat { $friend } het doet!
lesson-go-end = Goed! Het blauwe getal telt. Was er een pad afgesneden geweest, dan had het rode geteld. Niemand komt onder 0, en met drie of vier spelers brengt de 1 je altijd één stap vooruit. Met vier spelers liggen de 6, 4, 2 en 1 klaar, met drie de 4, 2 en 1, met twee de 4 en 2.
