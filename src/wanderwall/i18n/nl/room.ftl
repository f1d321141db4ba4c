### Rooms of many: a class, a club evening, a course.

room-unknown = Deze zaal bestaat niet. Kijk nog eens naar de code.
room-wrong_key = Dat is niet jouw sleutel voor deze zaal.
room-over = Deze zaal is afgelopen.
room-door_shut = De deur van deze zaal is dicht. Vraag het aan de persoon die hem geopend heeft.
room-barred = Dit apparaat is uit de zaal weggestuurd. Vraag het aan wie de zaal leidt.
room-full = Deze zaal is vol: er zijn er al { $most } binnen.
room-too_many_of_you = Vanaf één apparaat kunnen er { $most } binnenkomen, niet meer.
room-same_name = Er is al een “{ $text }” in deze zaal.
room-name_alike = “{ $text }” lijkt te veel op “{ $other }” in deze zaal. Kies een andere naam.
room-pass_void = Deze code is al gebruikt, of de tien minuten zijn om. Vraag een nieuwe.
room-asked_already = Er vraagt al iemand om deze plek. Eerst moet de leerkracht antwoorden.
room-no_member = Niemand in de zaal heeft dit nummer.
room-no_team = Dit team bestaat niet.
room-no_game = Zo’n partij wordt nu niet gespeeld.
room-too_few = Er moeten er minstens twee in de zaal zijn.
room-not_running = De zaal is nog niet begonnen.
room-not_over = De zaal is nog niet afgelopen.
room-too_long = Deze zaal is te lang geworden: na { $most } regels neemt hij niets meer op.

## The pages

room-title = Zaal
room-open-title = Een zaal openen
room-about = Voor een klas, een clubavond of een cursus: iedereen komt binnen met een code en een voornaam, en de zaal loot wie tegen wie speelt. Hij gaat vanzelf door, ook als dit apparaat slaapt.
room-called = Naam van de zaal
room-game = Spel
room-mode = Wie tegen wie
room-mode-swiss = Zwitsers systeem
room-mode-swiss-help = In elke ronde treffen gelijke punten elkaar, en niemand twee keer.
room-mode-everybody = Iedereen tegen iedereen
room-mode-everybody-help = Afgelopen als iedereen elkaar getroffen heeft: voor kleine groepen.
room-mode-arena = Arena
room-mode-arena-help = Wie vrij is speelt het volgende spel, tot de tijd om is.
room-rounds = Rondes
room-estimate = voor { $rounds } rondes van ongeveer { $each }, en pauzes.
room-minutes = Tijd
room-teams = Teams
room-teams-none = geen
room-leavers = Als iemand weggaat
room-leavers-bot = speelt een bot verder
room-leavers-forfeit = is het spel verloren
room-with-bot = { $name } (een bot)
room-made-up = Verzonnen namen
room-made-up-help = Iedereen krijgt een naam: niemand typt er een.
room-open = Zaal openen
room-first-name = Voornaam
room-enter = Binnenkomen
room-name-note = Je naam is alleen in deze zaal te zien.
room-waits = Je bent binnen. Het begint zo.
room-next = Je volgende spel opent vanzelf.
room-leave = Zaal verlaten
room-status-open = De zaal is open.
room-status-running = Het loopt.
room-status-paused = Pauze: er beginnen geen nieuwe spellen.
room-status-over = De zaal is afgelopen.
room-round =
    { $of ->
        [0] Ronde { $round }
       *[other] Ronde { $round } van { $of }
    }
room-rest = Volgende ronde over { $time }
room-games = Spellen
room-bye = { $name } slaat over
room-standings = Stand
room-team-standings = Stand van de teams
room-team = Team { $number }
room-place = Plaats
room-name = Naam
room-points = Punten
room-played = Spellen
room-teacher = De zaal leiden
room-start = Beginnen
room-pause = Pauze
room-resume = Verder
room-file = Uitslagen als bestand
room-again = Nog een keer met deze klas
room-end = Zaal beëindigen
room-end-sure = Spellen die nog bezig zijn tellen niet. De uitslagen blijven.
room-go-on = Openlaten
room-door = Anderen mogen binnen
room-other-device = Vanaf een ander apparaat leiden
room-other-device-note = Wie deze link heeft kan de zaal leiden. Houd hem voor jezelf.
room-way = Scan het plaatje, of typ de code op de startpagina:
room-call = Een te lang spel beëindigen
room-call-note = De tafel wordt gesloten, en jij geeft de punten.
room-call-for = { $name } wint
room-call-shared = Ieder de helft
room-members =
    { $count ->
        [one] Eén is er
       *[other] { $count } zijn er
    }
room-gone = niet aanwezig
room-rename = Andere naam voor { $name }
room-send-away = { $name } wegsturen
room-send-device = Iedereen op het apparaat van { $name } wegsturen
room-send-device-sure = Iedereen die met dit apparaat binnenkwam, verlaat de zaal, en niemand kan er nog mee binnenkomen tot jij het toestaat. Voor andere apparaten verandert er niets.
room-send-device-keep = Laten blijven
room-sent-devices = Weggestuurde apparaten
room-let-device = Het apparaat van { $name } weer binnenlaten

## Het grote scherm

room-scan = Scan het plaatje of typ de code
room-easy = Een voornaam is genoeg. Geen account.
room-more =
    { $count ->
        [one] … en nog één
       *[other] … en nog { $count }
    }
room-find-table =
    { $of ->
        [0] Ronde { $round }: zoek je tafel
       *[other] Ronde { $round } van { $of }: zoek je tafel
    }
room-tables = Tafels { $from }–{ $to }
room-done = { $done } van { $all } spellen klaar
room-found = { $name } heeft { $thing } gevonden
room-wins = { $name } wint van { $others }
room-shares = { $names } delen het punt
room-between = Goed gespeeld! Zo gaat het verder
room-well-played = Goed gespeeld!
room-everybody = Iedereen
room-podium-points =
    { $count ->
        [one] { $text } punt
       *[other] { $text } punten
    }

## Een ander apparaat

room-new-device = Een nieuw apparaat voor { $name }
room-new-device-text = { $name } scant dit en speelt verder: naam, punten en spel blijven. Het werkt één keer, tien minuten lang.
room-plea = { $name } vraagt om terug te komen
room-plea-yes = Ja, dat is { $name }
room-plea-no = Nee
room-is-there = Er is al een { $name }
room-are-you = Ben jij { $name }, op een ander apparaat?
room-ask-back = Ja: vragen om terug te komen
room-other-name = Nee: ik neem een andere naam
room-ask-note = Je leerkracht zegt ja met één tik. Punten en spel blijven.
room-asked = Je leerkracht ziet dat je het vraagt. Wacht even.
room-refused = Je leerkracht zei nee. Neem een andere naam, of praat met je leerkracht.
room-moved = Je speelt verder op een ander apparaat.
