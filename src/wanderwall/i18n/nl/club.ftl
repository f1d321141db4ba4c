### Rooms of many: a class, a club evening, a course.

club-unknown = Deze zaal bestaat niet. Kijk nog eens naar de code.
club-wrong_key = Dat is niet jouw sleutel voor deze zaal.
club-over = Deze zaal is afgelopen.
club-door_shut = De deur van deze zaal is dicht. Vraag het aan de persoon die hem geopend heeft.
club-barred = Dit apparaat is uit de zaal weggestuurd. Vraag het aan wie de zaal leidt.
club-full = Deze zaal is vol: er zijn er al { $most } binnen.
club-too_many_of_you = Vanaf één apparaat kunnen er { $most } binnenkomen, niet meer.
club-same_name = Er is al een “{ $text }” in deze zaal.
club-name_alike = “{ $text }” lijkt te veel op “{ $other }” in deze zaal. Kies een andere naam.
club-no_member = Niemand in de zaal heeft dit nummer.
club-no_team = Dit team bestaat niet.
club-no_game = Zo’n partij wordt nu niet gespeeld.
club-too_few = Er moeten er minstens twee in de zaal zijn.
club-not_running = De zaal is nog niet begonnen.
club-too_long = Deze zaal is te lang geworden: na { $most } regels neemt hij niets meer op.

## The pages

club-title = Zaal
club-open-title = Een zaal openen
club-about = Voor een klas, een clubavond of een cursus: iedereen komt binnen met een code en een voornaam, en de zaal loot wie tegen wie speelt. Hij gaat vanzelf door, ook als dit apparaat slaapt.
club-game = Spel
club-mode = Wie tegen wie
club-mode-swiss = Zwitsers systeem
club-mode-swiss-help = In elke ronde treffen gelijke punten elkaar, en niemand twee keer.
club-mode-everybody = Iedereen tegen iedereen
club-mode-everybody-help = Afgelopen als iedereen elkaar getroffen heeft: voor kleine groepen.
club-mode-arena = Arena
club-mode-arena-help = Wie vrij is speelt het volgende spel, tot de tijd om is.
club-rounds = Rondes
club-minutes = Tijd
club-teams = Teams
club-teams-none = geen
club-leavers = Als iemand weggaat
club-leavers-bot = speelt een bot verder
club-leavers-forfeit = is het spel verloren
club-with-bot = { $name } (een bot)
club-made-up = Verzonnen namen
club-made-up-help = Iedereen krijgt een naam: niemand typt er een.
club-open = Zaal openen
club-first-name = Voornaam
club-enter = Binnenkomen
club-name-note = Je naam is alleen in deze zaal te zien.
club-waits = Je bent binnen. Het begint zo.
club-next = Je volgende spel opent vanzelf.
club-leave = Zaal verlaten
club-status-open = De zaal is open.
club-status-running = Het loopt.
club-status-paused = Pauze: er beginnen geen nieuwe spellen.
club-status-over = De zaal is afgelopen.
club-round =
    { $of ->
        [0] Ronde { $round }
       *[other] Ronde { $round } van { $of }
    }
club-rest = Volgende ronde over { $time }
club-games = Spellen
club-bye = { $name } slaat over
club-standings = Stand
club-team-standings = Stand van de teams
club-team = Team { $number }
club-place = Plaats
club-name = Naam
club-points = Punten
club-played = Spellen
club-teacher = De zaal leiden
club-start = Beginnen
club-pause = Pauze
club-resume = Verder
club-file = Uitslagen als bestand
club-end = Zaal beëindigen
club-end-sure = Spellen die nog bezig zijn tellen niet. De uitslagen blijven.
club-go-on = Openlaten
club-door = Anderen mogen binnen
club-other-device = Vanaf een ander apparaat leiden
club-other-device-note = Wie deze link heeft kan de zaal leiden. Houd hem voor jezelf.
club-way = Scan het plaatje, of typ de code op de startpagina:
club-call = Een te lang spel beëindigen
club-call-note = De tafel wordt gesloten, en jij geeft de punten.
club-call-for = { $name } wint
club-call-shared = Ieder de helft
club-members =
    { $count ->
        [one] Eén is er
       *[other] { $count } zijn er
    }
club-gone = niet aanwezig
club-rename = Andere naam voor { $name }
club-send-away = { $name } wegsturen
club-send-device = Iedereen op het apparaat van { $name } wegsturen
club-send-device-sure = Iedereen die met dit apparaat binnenkwam, verlaat de zaal, en niemand kan er nog mee binnenkomen tot jij het toestaat. Voor andere apparaten verandert er niets.
club-send-device-keep = Laten blijven
club-sent-devices = Weggestuurde apparaten
club-let-device = Het apparaat van { $name } weer binnenlaten
