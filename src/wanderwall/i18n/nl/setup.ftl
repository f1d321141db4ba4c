### What is chosen before a game, in the terminal and on the page.

## Options of the games

setting-first = De plaats die begint; anders door loting.
setting-goals = Hoeveel schatkaarten elke plaats krijgt; anders worden ze allemaal gelijk verdeeld.
setting-turn_time = Seconden voor een beurt. Zijn ze op voordat je schuift, dan wordt er voor je geschoven en is je beurt voorbij.
setting-turn_limit = Beurten voor elke plaats. Daarna wint wie het meest gevonden heeft.
setting-finish_round = Is er iemand klaar, dan wordt de ronde nog uitgespeeld, zodat iedereen even vaak aan de beurt is geweest.
setting-cards = Welke schatkaarten te zien zijn: alleen de bovenste, alle eigen kaarten, of alle kaarten voor iedereen.
setting-order = In welke volgorde de doelen gevonden worden: zoals in de stapel, of willekeurig.
setting-finish = Hoe je klaar bent: terug naar het startveld, naar buiten door een uitgang naar keuze, of meteen met de laatste vondst.
setting-sweep = Alle eigen doelen die je kunt bereiken, vind je in één beurt, als de volgorde van de doelen vrij is.
setting-peek = Wanneer je de volgende kaart mag bekijken: meteen, of pas in je volgende beurt.
setting-rune = Of je op de runensteen moet stoppen, of dat eroverheen lopen genoeg is.
setting-jokers = Voor jongere kinderen: elke toverkaart telt als joker.
setting-hand_limit = Hoeveel toverkaarten je in je hand mag hebben. Trek je er meer, dan leg je weg wat te veel is.
setting-one_card = Hoogstens één toverkaart per beurt.
setting-extra_card = Een toverkaart extra bij het begin: met z’n tweeën voor de tweede plaats, met z’n vieren voor de derde en vierde.
setting-helper = Voor kinderen, plaats voor plaats: de gegooide plaatjes zijn gemarkeerd, een foute greep wordt tegengehouden en een fout bord kost niets.
setting-round_clock = Seconden voor een ronde. Daarna worden alle spelborden gecontroleerd zoals ze zijn.
setting-untimed = Als je in je eentje speelt: neem alle tijd die je wilt.
setting-one_roll = Als je in je eentje speelt: na één worp is het spel voorbij.
setting-mild = Met de hulp voor kinderen: een fout bord kost die plaatsen niets. Nieuwe spellen hebben dat, oudere niet.

## Bots

bot-about-random = doet zomaar iets wat mag
bot-about-greedy = pakt wat deze beurt te krijgen is, en doet anders maar wat
bot-about-level1 = ziet maar een paar schuifzetten, als een kind
bot-about-level2 = pakt wat hij ziet, en ziet veel over het hoofd
bot-about-level3 = ziet de meeste schuifzetten en denkt aan zijn eigen volgende beurt
bot-about-level4 = ziet elke schuifzet en laat de anderen zo weinig mogelijk over
bot-about-level5 = raadt wat de anderen zoeken en probeert zijn beste zetten uit
bot-about-master = heeft geleerd van miljoenen spellen voor twee; verbergt met meer spelers wat hij zoekt en denkt een hele ronde vooruit
bot-about-strength = zo sterk als het getal dat je kiest; vergist zich zoals mensen, door wat over het hoofd wordt gezien
bot-about-even = volgt je plaats op de ranglijst, zodat je ongeveer de helft van je spellen wint; is in het begin zacht en kijkt nooit in je kaarten
bot-about-go-level1 = doet minuten over een worp en pakt vaak terwijl er iets niet klopt
bot-about-go-level2 = heeft geen haast en vergist zich af en toe
bot-about-go-level3 = vlot, en meestal goed
bot-about-go-level4 = snel, en zelden fout
bot-about-go-level5 = ziet een korte oplossing en legt die in enkele seconden
bot-about-towers-master = heeft geleerd van miljoenen spellen voor twee; speelt met meer spelers als de Uil

## Who plays

setup-way = Hoe spelen jullie?
setup-way-alone = Alleen ik
setup-way-alone-about = tegen bots, zo sterk als je wilt
setup-way-share = We delen dit apparaat
setup-way-share-about = je geeft het door, de kaarten blijven geheim
setup-way-phones = Ieder op de eigen telefoon
setup-way-phones-about = ze scannen een code; een tv kan het bord tonen
setup-who-alone = Tegen wie?
setup-who-share = Wie speelt mee?
setup-who-phones = Hoeveel telefoons?
setup-next = Daarna zie je een code om te scannen. De pionnen vullen zich als ze komen; iedereen kan beginnen.
setup-phone = Telefoon { $number }
setup-add-phone = Nog een telefoon
setup-add-bot = Nog een bot
setup-more-bots = Meer bots
setup-phones =
    { $count ->
        [one] één telefoon
       *[other] { $count } telefoons
    }
setup-seat = Plaats { $number }, { $colour }
setup-young = Kind
setup-young-cards =
    { $value ->
        [open] legt alle doelen open
       *[own] ziet alle doelen tegelijk
    }
setup-young-order = haalt ze in willekeurige volgorde
setup-young-finish = hoeft niet naar huis
setup-young-jokers = mag elke toverkaart als joker gebruiken
setup-young-helper = ziet de gegooide plaatjes gemarkeerd, hoort het als het eigen bord fout is en verliest er geen punten door; de anderen spelen gewoon
setup-add = Nog een speler
setup-remove = Plaats weghalen
setup-clock = Tijd per beurt
setup-clock-off = zo lang je wilt
setup-rules = Huisregels
setup-rules-changed =
    { $count ->
        [0] niets veranderd
        [one] één veranderd
       *[other] { $count } veranderd
    }
setup-open = Uitnodigen

## The table

setup-timeout = Als de tijd om is
setup-timeout-bot = speelt een bot
setup-timeout-pass = is de beurt voorbij
setup-undo = Terugnemen toestaan
setup-undo-help = je laatste beurt, als de anderen het goed vinden
setup-hints = Tips
setup-hints-help = een spel met een tip telt niet mee voor de ranglijst
setup-listed = Open tafel
setup-listed-help = de tafel staat in de lijst van open tafels; iedereen krijgt een verzonnen naam
setup-each = Per plaats verschillend
setup-together = Hier speelt iedereen tegelijk, ieder op een eigen apparaat: laat de anderen met de code meedoen. Maar één apparaat? Speel alleen, om de beurt: wie lost er het meest op?

## Options on the page

option-label-goals = Schatkaarten elk
option-label-turn_limit = Beurten elk
option-label-finish_round = Ronde afmaken
option-label-cards = Zichtbare kaarten
option-label-order = Volgorde van de doelen
option-label-finish = Hoe je klaar bent
option-label-sweep = Alles oprapen
option-label-peek = De volgende kaart
option-label-rune = Runensteen
option-label-jokers = Alle kaarten zijn jokers
option-label-hand_limit = Toverkaarten in de hand
option-label-one_card = Eén toverkaart per beurt
option-label-extra_card = Een kaart extra voor wie later komt
option-label-helper = Hulp voor kinderen
option-label-round_clock = Tijd per ronde
option-label-untimed = Zonder klok
option-label-one_roll = Maar één worp
option-help-sweep = Alle eigen doelen binnen bereik tellen in één beurt; bij vrije volgorde.
option-off-goals = alle
choice-cards-top = alleen de bovenste
choice-cards-own = alle eigen
choice-cards-open = open voor iedereen
choice-order-stack = zoals in de stapel
choice-order-any = vrij
choice-finish-home = terug naar start
choice-finish-exit = het doolhof uit
choice-finish-last-find = met de laatste vondst
choice-peek-at-once = meteen
choice-peek-on-turn = in de volgende beurt
choice-rune-stop = erop stoppen
choice-rune-pass = eroverheen lopen

## Preferences

pref-name = Je naam
pref-theme = Licht of donker
pref-theme-system = zoals het apparaat
pref-theme-light = licht
pref-theme-dark = donker
pref-motion = Beweging
pref-motion-system = zoals het apparaat
pref-motion-on = altijd
pref-motion-off = geen
pref-volume = Volume
pref-vibration = Trillen
pref-speech-help = de browser zegt wie aan de beurt is en wat je zoekt; bij plaatjes ook alles wat je aanraakt
pref-coordinates = Namen van de velden
pref-coordinates-help = Beurten worden verteld met velden en pijlen: C5, →4. Bij de regels staat hun nummer: S5.
pref-think = Eerst denken
pref-think-help = de voorvertoning laat het doolhof zien, maar niet waarheen het leidt: vind zelf de weg
pref-pictures-help = voor kinderen die nog niet lezen: grote plaatjes, grote knoppen
pref-contrast = Sterk contrast
pref-contrast-help = gangen en muren zijn beter te onderscheiden
