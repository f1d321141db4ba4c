### The rules in our own words, short; each with its clause.

rules-try = Meteen proberen
rules-clause = Regel { $clauses }

## What all sliding mazes share

rules-sliding-board-title = Het spelbord
rules-sliding-board = Sommige velden liggen vast, op alle andere liggen gangkaarten die kunnen schuiven. Eén kaart blijft over: de vrije gangkaart. Pijlen langs de rand tonen welke rijen je kunt schuiven.
rules-sliding-push-title = Eerst schuiven
rules-sliding-push = Elke beurt begint met schuiven, ook als je weg al vrij is. Draai de vrije gangkaart zoals je wilt en schuif hem bij een pijl naar binnen: de hele rij schuift één op, en wat er aan de andere kant uit valt, is de volgende vrije kaart.
rules-sliding-barred-title = Nooit meteen terug
rules-sliding-barred = De vrije gangkaart mag niet meteen terug waar hij er net uit kwam. Die pijl is deze beurt versperd; alle andere zijn vrij. In de eerste beurt van het spel is niets versperd.
rules-sliding-ride-title = Wie eruit valt, komt terug
rules-sliding-ride = Speelfiguren gaan mee op hun kaart. Een figuur die van het spelbord wordt geschoven, komt op de kaart die net aan de andere kant binnenkwam. Dat telt niet als lopen, en je vindt er niets mee.
rules-sliding-walk-title = Dan lopen
rules-sliding-walk = Loop zo ver als de open gangen gaan, ook langs andere speelfiguren en op hun veld, maar nooit door een muur. Blijven staan mag ook.
rules-sliding-find-title = Gevonden!
rules-sliding-find = Je vindt wat je zoekt als je eigen beurt op dat veld eindigt. Eroverheen lopen is niet genoeg, en erheen geschoven worden door een ander ook niet. Eén vondst per beurt; ligt je doel op de vrije kaart, dan moet die er eerst in.
rules-sliding-tips-title = Goed om te weten
rules-sliding-tips = Laat de vrije gangkaart liggen waar hij eruit kwam tot hij nodig is: zo zie je waar hij niet in mag. Kun je je doel niet bereiken? Ga staan waar je volgende beurt de beste kansen heeft. En van het spelbord geschoven worden kan je dichter bij je doel brengen, of anderen er verder vandaan.

## Labyrinth

rules-classic-aim-title = Waar het om gaat
rules-classic-aim = Haal een voor een alles wat je kaarten tonen en wees als eerste weer thuis. Voor één tot vier personen.
rules-classic-first-title = Wie begint
rules-classic-first = Het lot beslist wie begint. Je mag het voor het spel ook zelf zeggen. Er wordt met de klok mee gespeeld.
rules-classic-episode-title = Wie begint
rules-classic-episode = Wie het laatst een aflevering heeft gezien, begint; bij twijfel de jongste. Zeg het voor het spel, of laat het aan het lot over. Er wordt met de klok mee gespeeld.
rules-classic-characters-title = De personages
rules-classic-characters = Je kaarten tonen emblemen van de personages uit het verhaal in plaats van schatten: twaalf wachten op vaste velden, twaalf op gangkaarten die schuiven.
rules-classic-cards-title = De kaarten
rules-classic-cards = Alle kaarten worden gelijk verdeeld en liggen gesloten voor je. Je ziet alleen je bovenste, en niemand anders ziet die. Gevonden kaarten liggen open; hoeveel je er nog hebt, mag iedereen weten.
rules-classic-next-turn-title = De volgende kaart
rules-classic-next-turn = Heb je een kaart gevonden, dan bekijk je de volgende pas in je volgende beurt. Een tafel kan afspreken dat je meteen mag kijken.
rules-classic-next-once-title = De volgende kaart
rules-classic-next-once = Heb je een kaart gevonden, dan mag je de volgende meteen bekijken. Een tafel kan afspreken om daarmee tot de volgende beurt te wachten.
rules-classic-end-title = Het einde
rules-classic-end = Is je laatste kaart gevonden, loop dan terug naar je hoek. Wie daar een beurt eindigt en niets meer hoeft te zoeken, wint meteen.
rules-classic-young-open-title = Met jonge spelers
rules-classic-young-open = Hun kaarten liggen voor iedereen open en mogen in elke volgorde gevonden worden. Naar huis moeten ze nog wel. Dit stel je per plaats in.
rules-classic-young-exit-title = Met jonge spelers
rules-classic-young-exit = Zij bekijken al hun eigen kaarten en vinden ze in elke volgorde. Aan het eind hoeven ze niet naar huis: elke gang die van het spelbord af leidt, is een uitgang. Dit stel je per plaats in.
rules-classic-house-title = Huisregels
rules-classic-house = Minder kaarten, voor iedereen of als handicap; alle eigen doelen binnen bereik in één wandeling; een tijdslimiet; een aantal beurten, waarna de meeste vondsten winnen; en een laatste ronde, zodat iedereen even vaak aan de beurt was.
rules-classic-alone-title = Alleen
rules-classic-alone = Wie alleen speelt, probeert het in zo weinig mogelijk beurten. Ook hier geldt de versperde pijl.

## 3D Labyrinth

rules-towers-aim-title = Waar het om gaat
rules-towers-aim = Vind je schatten tussen de torens, stop op de runensteen op de hoogste en wees als eerste weer thuis. Voor twee tot vier personen.
rules-towers-parts-title = Wat er in de doos zit
rules-towers-parts = Een spelbord met 9 vaste torens, 17 losse torens, 4 speelfiguren, 4 runenkaarten, 12 schatkaarten en 24 toverkaarten.
rules-towers-first-title = Wie begint
rules-towers-first = Wie het minst last heeft van hoogtevrees, begint; bij twijfel de jongste. Zeg het voor het spel, of laat het aan het lot over. Er wordt met de klok mee gespeeld.
rules-towers-board-title = Het spelbord
rules-towers-board = Sommige torens staan vast, alle andere kunnen schuiven. Eén toren blijft over: de vrije toren. Pijlen langs de rand tonen welke rijen je kunt schuiven. Het getal op een toren is zijn hoogte, van 1 tot 5.
rules-towers-push-title = Eerst schuiven
rules-towers-push = Elke beurt begint met schuiven, ook als je weg al vrij is. Draai de vrije toren zoals je wilt en schuif hem bij een pijl naar binnen: de hele rij schuift één op, en wat er aan de andere kant uit valt, is de volgende vrije toren.
rules-towers-barred-title = Nooit meteen terug
rules-towers-barred = De vrije toren mag niet meteen terug waar hij er net uit kwam. Die pijl is deze beurt versperd; alle andere zijn vrij. In de eerste beurt van het spel is niets versperd.
rules-towers-ride-title = Wie eruit valt, komt terug
rules-towers-ride = Speelfiguren gaan mee op hun toren. Een figuur die van het spelbord wordt geschoven, komt op de toren die net aan de andere kant binnenkwam. Dat telt niet als lopen, en je vindt er niets mee.
rules-towers-cards-title = De kaarten
rules-towers-cards = Schatkaarten worden gelijk verdeeld; je kent alleen je bovenste. Iedereen begint ook met één toverkaart, die niemand anders ziet. Hoeveel kaarten je hebt, is geen geheim.
rules-towers-steps-title = Stappen
rules-towers-steps = Je loopt door open gangen. Van de ene toren naar de volgende mag je hoogstens één niveau omhoog of omlaag. Je mag anderen voorbij en samen op één toren staan.
rules-towers-magic-title = Toveren
rules-towers-magic = Eén toverkaart brengt je over één stap van elke hoogte: omhoog, omlaag, of met de joker zoals je wilt. De gang moet wel open zijn. Gebruik er zoveel je hebt, maar alleen waar een stap er een nodig heeft, en kies zelf waarmee je betaalt. Is de stapel op, dan worden de gespeelde kaarten tot een nieuwe geschud.
rules-towers-turn-title = Als je beurt eindigt
rules-towers-turn = Op de gezochte schat: leg de kaart open en bekijk de volgende. Voor het eerst op de runensteen: draai je runenkaart om. Anders trek je een toverkaart, ook als je bent blijven staan. Over een schat heen lopen is nog niet vinden, en je vindt er hoogstens één per beurt.
rules-towers-rune-title = De runensteen
rules-towers-rune = Eén keer in het spel moet je beurt op de runensteen eindigen, wanneer het je uitkomt. Een tafel kan afspreken dat eroverheen lopen genoeg is.
rules-towers-end-title = Het einde
rules-towers-end = Alle schatten gevonden en de runenkaart omgedraaid? Dan wint wie als eerste een beurt op de eigen starttoren eindigt. Een tip voor de doos in je kast: ruim het doolhof op zoals het staat en wissel de volgende keer alleen een paar torens. Hier bewaart één knop aan het eind van het spel het doolhof.
rules-towers-tips-title = Goed om te weten
rules-towers-tips = Laat de vrije toren staan waar hij eruit kwam tot hij nodig is: zo zie je waar hij niet in mag. Kun je je doel niet bereiken? Ga staan waar je volgende beurt de beste kansen heeft. En van het spelbord geschoven worden kan je dichter bij je schat brengen, of anderen er verder vandaan. Houden jullie het doolhof voor een volgend spel, dan kun je eerst een paar losse torens laten wisselen.
rules-towers-young-title = Met jonge spelers
rules-towers-young = Voor hen is elke toverkaart een joker. Dit stel je per plaats in.
rules-towers-house-title = Huisregels
rules-towers-house = Een grens aan kaarten in je hand, slechts één toverkaart per beurt, een kaart extra voor wie later aan de beurt is; minder schatten, een grens aan tijd of beurten, en een laatste ronde voor iedereen.

## Labyrinth Go!

rules-go-aim-title = Waar het om gaat
rules-go-aim = Iedereen bouwt tegelijk, op gelijke spelborden met gelijke kaarten. Toon de vier gegooide plaatjes door de gaten en verbind elk met het midden.
rules-go-players-title = Wie er spelen, en waar je begint
rules-go-players = Voor twee tot vier personen, of voor jou alleen. Het scorespoor loopt van 0 tot 20: met vier begin je op veld 0, met drie op veld 3, met twee op veld 7.
rules-go-roll-title = Gooien en kijken
rules-go-roll = Vier dobbelstenen tonen vier plaatjes. Zoek ze op je spelbord en laat de kaarten liggen. Is iedereen klaar, dan roepen jullie samen “Labyrinth Go!”, en iedereen begint tegelijk.
rules-go-lay-title = Leggen
rules-go-lay = Er zijn zes kaarten met paden aan beide kanten, vier ervan met een gat. Draai ze en keer ze om zoals je wilt. Ze liggen op hele velden, nooit over de rand, op het midden of over elkaar.
rules-go-right-title = Wanneer alles klopt
rules-go-right = Alle vier de plaatjes zijn tegelijk door gaten te zien, en van elk leidt een pad zonder onderbreking naar het midden: alle paden die tellen zijn met het midden verbonden. Een pad mag over een ander gat lopen. Losse kaarten die nergens heen leiden, zijn geen probleem, en wat je niet nodig hebt, mag naast je bord blijven.
rules-go-grab-title = Pakken!
rules-go-grab = Denk je dat je klaar bent, pak dan de hoogste scorefiche die er nog ligt. Je spelbord blijft dan zoals het is, goed of niet. Ligt er nog maar één, dan moet wie nog bouwt stoppen en die nemen. Met vier zijn er de 6, 4, 2 en 1, met drie de 4, 2 en 1, met twee de 4 en 2.
rules-go-check-title = De controle
rules-go-check = Nu worden alle spelborden gecontroleerd. Is het jouwe goed, dan ga je het blauwe getal vooruit. Is het fout, dan draait de fiche om en ga je het rode getal terug. De 1 heeft geen rode kant: die brengt je altijd één stap vooruit. Niemand zakt onder 0.
rules-go-joker-title = De joker
rules-go-joker = Wie de 1 krijgt, mag in de volgende ronde de joker gebruiken: een kruispunt op één veld. Met z’n tweeën is er geen.
rules-go-end-title = Het einde
rules-go-end = Wie na de controle van alle spelborden 20 heeft bereikt, wint; zijn het er meer, dan wie in die ronde het meest haalde. Met minder spelers begin je verder vooraan: met drie op veld 3, met twee op veld 7.
rules-go-alone-title = Alleen
rules-go-alone = Los in vijf minuten zoveel worpen op als je kunt. Een foute oplossing wordt niet aangenomen, een worp mag je overslaan, en wat niet af is, telt niet.
rules-go-house-title = Huisregels
rules-go-house = Kinderen kunnen hulp krijgen, plaats voor plaats: een foute greep wordt geweigerd, en een fout bord kost ze niets. Een ronde kan een klok hebben, en de ronde eindigt ook als iedereen die nog bouwt wil stoppen.
