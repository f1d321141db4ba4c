### The table around every board.

table-connecting = Een ogenblik…
table-lost = De verbinding is weg. Die komt vanzelf terug, en er gaat geen zet verloren.
table-offline = Dit apparaat is offline. Je spel is veilig en gaat verder zodra het netwerk terug is.
table-compiling = De slimmere dieren worden nog wakker. Tot dan speelt de Kat voor hen.
table-meanwhile = Intussen alleen een nieuw spel

## Whose turn it is

turn-yours = Jouw beurt
turn-of = { $name } is aan de beurt
turn-again =
    { $yours ->
        [yes] Nog een keer: jouw laatste beurt
       *[no] Nog een keer: de laatste beurt van { NAME($name) }
    }
turn-all = Allemaal tegelijk
turn-clock = Tegen de klok
turn-alone = Op je gemak
turn-over = Het spel is afgelopen
clock-left = nog { $time }
seat-open = vrij
seat-present = is er
seat-absent = is niet verbonden
seat-away = een bot speelt verder
turn-back-asked = { $name } wil de laatste beurt terugnemen.
turn-back-waits = Je wilt je beurt terugnemen. De anderen moeten nog antwoorden.
turn-back-yes = Ja, terugnemen
turn-back-no = Nee, hij blijft
away-back = Weer zelf spelen
away-back-of = { $name } is terug
away-bot = Een bot laten spelen voor { $name }
away-why = { $name } is er even niet. Heb een momentje geduld.
away-left =
    { $name } is er niet meer. { $then ->
        [bot] Als de tijd om is, doet een bot de zet.
        [pass] Als de tijd om is, gaat de beurt voorbij.
       *[wait] Het spel wacht.
    }
away-unrated = Een spel waarin een bot voor iemand speelt, telt niet mee voor de ranglijst.
away-room = Heeft een bot voor iemand gespeeld, dan telt het spel voor wie zelf heeft gespeeld.
watch-title = Je kijkt toe
watch-late = Je kijkt toe: het spel was al begonnen.
watch-full = Je kijkt toe: de tafel was vol.
watch-lost = Je kijkt toe: je plaats is nu op een ander apparaat.

## Waiting for people

waiting-title = Wachten op spelers
waiting-full = Iedereen is er
waiting-invite = Kom aan tafel
waiting-sit = Hier zitten
waiting-bot = Bot neerzetten
waiting-free = Plaats vrijmaken
waiting-stand = Opstaan
waiting-open = voor wie de code heeft
waiting-soon = Het begint zodra iemand aan tafel op “Beginnen” drukt.
waiting-anybody = Iedereen aan tafel kan beginnen.
waiting-watch = De tafel is vol: je kunt toekijken zodra het begint.
waiting-for =
    { $count ->
        [one] Eén plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
invite-how = Richt de camera van een telefoon hierop, of typ de code op de startpagina.
invite-qr = QR-code voor deze tafel
invite-code = De code van deze tafel
invite-share = Link delen
invite-copied = De link is gekopieerd.
invite-local = Telefoons kunnen dit adres niet openen. Open de pagina eerst met de naam of het nummer van deze computer in je netwerk.

## The curtain between two players

curtain-title = Het gordijn
curtain-pass = { $name } is nu aan de beurt
curtain-open = Ik ben { $name }
curtain-who = Wie speelt hier?
curtain-hold = Houd de kaart ingedrukt om te kijken.
curtain-left = nog { $time } om door te geven
curtain-clock = Jouw tijd begint als je opent. Doet niemand dat op tijd, dan gaat de beurt voorbij.

pause-title = Pauze
pause-look = Kijk naar voren.
pause-waits = Je spel wacht.
pause-turn = Je bent aan de beurt.
pause-turn-left = Je bent aan de beurt; je hebt nog { $time }.

## Friendly signs

sign-title = Iets zeggen
sign-hello = Hallo!
sign-well_done = Goed gedaan!
sign-thanks = Dank je!
sign-oops = Oeps!
sign-wow = Wauw!
sign-hurry = Kom op!
sign-good_game = Mooi spel!
sign-bye = Dag!

## The menu

menu-title = Menu
menu-rules = De regels
menu-keys = Toetsen
menu-story = Wat is er gebeurd?
story-empty = Er is nog niets gebeurd.
menu-invite = Anderen laten meekijken
menu-move = Verder op een ander apparaat
menu-move-how = Deze link is je plaats: wie hem opent, speelt voor jou. Houd hem voor jezelf.
menu-new-link = Nieuwe link
menu-new-link-why = De oude link werkt dan niet meer, ook niet op andere apparaten.
menu-new-link-made = Dit is de nieuwe link.
menu-screen = Op de tv tonen
menu-screen-here = Op dit apparaat
tv-how = Open { $address } op de tv: die toont vier letters. Typ ze hier. Een revanche en jullie volgende spel komen vanzelf.
tv-title = De tv is het bord. Je telefoon is je hand.
tv-join = Richt je telefoon op het vierkant, of open { $address } en typ:
tv-letters = De vier letters op de tv
tv-letters-wrong = Vier letters graag: de tv toont ze.
tv-this = Dit is de tv
tv-stop = Dit is niet de tv
tv-where = Je bent bij de tv { $code }.
tv-empty = Hij toont nog geen spel. Begin er een: iedereen speelt op zijn eigen telefoon.
tv-who = Wie ben jij?
tv-board = Toon hier het hele bord
tv-hand = Laat het bord aan de tv { $code }
tv-look = Kijk naar de tv.
menu-record = Spel als tekst bewaren
menu-rated = Dit spel telt mee voor de ranglijst.
menu-unrated = Dit spel telt niet mee voor de ranglijst.
menu-leave = Weggaan
menu-new = Nieuw spel
menu-leave-waits = Het spel blijft hier staan en wacht op je.
menu-leave-choose = Wat moet er gebeuren terwijl je weg bent? Je kunt altijd terugkomen.
menu-leave-lend = Een bot speelt voor mij
menu-leave-keep = De anderen wachten op mij
menu-leave-pass = Mijn beurten vervallen als de tijd om is
menu-leave-alone = Het spel blijft hier staan en wacht op je, en de klok ook.
menu-leave-who = Wie gaat weg?
menu-leave-bot = Voor wie weggaat speelt een bot verder. Terugkomen kan altijd.
menu-leave-shared = Voor wie weggaat speelt een bot verder. Gaat iedereen weg, dan wacht het spel, en de klok ook.
menu-leave-keep-all = We gaan allemaal, de anderen wachten
menu-leave-pass-all = We gaan allemaal, onze beurten vervallen als de tijd om is
menu-leave-all = Iedereen
menu-stay = Blijven

## The end

end-home =
    { $you ->
        [yes] { $reason ->
            [home] Je bent thuis!
            [exit] Je bent buiten!
           *[other] Je wint!
        }
       *[no] { $reason ->
            [home] { $name } is thuis!
            [exit] { $name } is buiten!
           *[other] { $name } wint!
        }
    }
end-more = Meer
end-replay = Spel terugkijken

play-skip = Vooruitspoelen
alone-ready = Klaar!
alone-clock = De klok gaat pas lopen als je klaar bent.

table-no-board = Deze pagina kan dit spel nog niet tekenen: hier staat als tekst wat bekend is.
table-moves = Zetten
