### Puzzels, in de terminal en op de pagina.

puzzle-too_long = Een puzzel heeft hoogstens { $most } tekens.
puzzle-form = “{ $text }” is geen puzzel. Hij begint bijvoorbeeld zo: fewest par=2 ways=5 misled=0 level=3
puzzle-turns = Een puzzel op het schuifbord heeft een par van 1 tot { $most } beurten en minstens één oplossing.
puzzle-position = Van deze stelling kan geen puzzel van de soort { $kind } worden gemaakt.
puzzle-lies = Deze puzzel zegt { $what }={ $said }, maar de oplosser vindt { $found }.
puzzle-patience = Het duurt te lang om te zien of deze puzzel klopt.
day-early = Het eerste doolhof van de dag was dat van { $first }.
puzzle-asks-fewest = Bereik het doel in zo weinig mogelijk eigen beurten; niemand anders speelt.
puzzle-asks-find = Bereik het doel in deze beurt.
puzzle-asks-treasures = Vind de schatten in deze volgorde in zo weinig mogelijk eigen beurten; niemand anders speelt.
puzzle-asks-block = Schuif zo dat de volgende speler het doel in de volgende beurt niet kan bereiken.
puzzle-asks-go = Verbind de gegooide plaatjes met zo weinig mogelijk kaarten met het midden.
puzzle-asks-home = Vind de schat en kom dan thuis, in zo weinig mogelijk eigen beurten; niemand anders speelt.
puzzle-number = De puzzels van het huis hebben de nummers 1 tot { $most }.
puzzle-no_way = De oplosser vindt geen weg binnen { $most } beurten: dit is geen puzzel.
puzzle-no_block = Alle schuifzetten doen hier hetzelfde: elke zet laat de ander een weg, of geen enkele. Dat is geen puzzel.
puzzle-none_made = Zo’n puzzel is niet gevonden. Vraag het nog eens, of een ander niveau.
position-fixed_tiles = De vaste gangkaarten van deze stelling zijn niet die van de editie.
position-tiles = De losse gangkaarten van deze stelling zijn niet die uit de doos.
position-cards = De schatkaarten van deze stelling zijn niet die uit de doos.
day-late = Het doolhof van { $date } komt als die dag begint.

puzzles-title = Puzzels
puzzles-about = Niemand anders speelt, en er is altijd een weg. Elke dag komt er een nieuw doolhof, voor iedereen hetzelfde.
puzzles-waiting = De oplosser maakt zich klaar. Na een installatie duurt dat één keer hooguit een halve minuut.
puzzles-today = Vandaag
puzzles-yesterday = Gisteren
puzzles-maze = Doolhof van de dag { $number }
puzzles-roll = Worp van de dag { $number }
puzzles-level = Niveau { $level }
puzzles-play = Oplossen
puzzles-play-again = Nog een keer
puzzles-closed = Gesloten: je hebt de oplossing gezien
puzzles-streak =
    { $days ->
        [one] De eerste dag
       *[other] { $days } dagen op rij
    }
puzzles-day-goal = Vind { $goal }. Norm: { $par } beurten.
puzzles-day-goals = Vind { $count } schatten op volgorde. Norm: { $par } beurten.
puzzles-day-open = vandaag is nog open
puzzles-day-next = het volgende over { $time }
puzzles-day-solved =
    { $own ->
        [one] Opgelost in één beurt. Norm: { $par }.
       *[other] Opgelost in { $own } beurten. Norm: { $par }.
    }
puzzles-house = Meer puzzels
puzzles-kind-find = Vind het nu
puzzles-kind-fewest = Zo min mogelijk beurten
puzzles-kind-treasures = Schatten op volgorde
puzzles-kind-block = Geen weg laten
puzzles-kind-go = Een worp van Labyrinth Go!
puzzles-kind-home = Schat en naar huis
puzzles-all-days = Alle dagen
puzzles-month-before = De maand ervoor
puzzles-month-after = De maand erna
puzzles-day-at-par = binnen de norm
puzzles-day-done = opgelost
puzzles-day-free = nog open
puzzles-wrong-day = Van deze dag is er geen doolhof.
puzzles-watch = Bekijk de oplossing
puzzles-pictures = De oplossing in beelden
puzzles-pictures-later = De beelden komen zodra die dag overal op aarde voorbij is.
puzzles-next = Je volgende puzzel
puzzles-kinds = Soorten puzzels
puzzles-one-push = Eén schuifzet
puzzles-par = Par { $par }
puzzles-rated = sterkte { $points }
puzzles-carry-on = Verder
puzzles-all-tried = Deze heb je allemaal geprobeerd. Kies andere soorten.
puzzles-rating = Je puzzelsterkte
puzzles-rating-change = { $change } bij de laatste poging
puzzles-rating-about = Je laatste pogingen. Volle stip: meteen goed. Alleen eerste pogingen tellen.
puzzles-rating-new = Je eerste pogingen bepalen die.
puzzle-everybody = { $count } hebben het geprobeerd. { $percent } % haalde de norm bij de eerste poging.
puzzle-began = Zo begon iedereen
puzzle-began-numbers = Getallen: procent van { $count } eerste pogingen
puzzle-began-right = leidt binnen de norm
puzzle-began-you = jouw schuifzet
puzzle-began-few = Zodra tien het hebben geprobeerd, zie je hier hoe iedereen begon.
puzzle-began-offline = Hoe iedereen begon, wordt alleen op een server geteld, niet op de offlinepagina.
puzzle-rating = Je puzzelsterkte: { $points }
puzzles-shared = Iemand heeft een puzzel voor je
puzzles-shared-about = De hele puzzel zit in de link. De oplosser controleert hem voordat je gaat zitten.
puzzles-wrong-link = Deze link is beschadigd: de puzzel erin is niet die welke is verstuurd. Vraag hem opnieuw, of los hier een andere op.
puzzles-board = Het bord openen

puzzle-turn = Beurt { $turn } · par { $par }
puzzle-tiles = { $par } kaarten zijn genoeg
puzzle-hints =
    { $hints ->
        [0] geen hint
        [one] één hint
       *[other] { $hints } hints
    }
puzzle-attempt = poging { $number }
puzzle-one-push = Eén schuifzet: goed of fout
puzzle-over = Opnieuw beginnen
puzzle-try-again = Opnieuw proberen
puzzle-solution = Oplossing tonen
puzzle-solution-next = Volgende zet
puzzle-solution-costs = Dan telt hij niet als opgelost.
puzzle-shown = De oplossing is getoond.
puzzle-closed = Je hebt de oplossing gezien, dus deze puzzel is gesloten. Hij telt niet als opgelost en niet voor je dagen op rij.
puzzle-done = Opgelost
puzzle-first-stays = Je eerste uitslag blijft: { $result }
puzzle-wrong-block = De andere speler komt erdoor.
puzzle-wrong-find = Deze schuifzet leidt niet naar het doel. Eén schuifzet beslist.
puzzle-wrong = Fout
puzzle-right = Goed!
puzzle-par = Opgelost binnen de norm!
puzzle-not-done = Deze keer niet opgelost
puzzle-turns-own =
    { $own ->
        [one] Eén beurt
       *[other] { $own } beurten
    } – par { $par }
puzzle-tiles-own =
    { $own ->
        [one] Eén kaart
       *[other] { $own } kaarten
    } – par { $par }
puzzle-next = Volgende puzzel
puzzle-share = Resultaat delen
puzzle-picture = Het resultaat als plaatje
puzzle-pass = Deze puzzel doorgeven
puzzle-made = { $kind }: par { $par }, niveau { $level }

rush-unknown = Deze race is niet van deze server.
rush-late = De drie minuten zijn om: wat later komt, telt niet.
rush-title = Puzzelrace
rush-about = Zo veel mogelijk in drie minuten: elk doel is één schuifzet ver. Een verkeerde schuifzet kost alleen tijd.
rush-start = Start de race
rush-solved =
    { $solved ->
        [one] Eén puzzel opgelost
       *[other] { $solved } puzzels opgelost
    }
rush-best = Je record: { $best }
rush-new-best = Een nieuw record!
rush-end = Nu stoppen
rush-again = Nog een keer
rush-counting = We tellen …
rush-so-far = Tot nu toe opgelost: { $solved }
rush-retry = Puzzel { $number } proberen
rush-missed = Wat je hebt gemist
rush-wrong-so-far = Foute schuifzetten: { $wrong }
rush-wrong = Niet daar: het bord gaat terug.
rush-row = { $row } op rij
rush-row-lost = Mis: { $row } op rij zijn voorbij.
rush-row-most = Meeste op rij: { $row }

editor-title = Een doolhof leggen
editor-about = Draai en ruil kaarten, zet de speelfiguur neer, kies de doelen. De oplosser zegt meteen of het kan, en een link geeft het door.
editor-tools = Wat te doen
editor-turn = Draaien
editor-swap = Ruilen
editor-pawn = Speelfiguur
editor-goal = Doelen
editor-other = Tegenstander
editor-help-turn = Tik op een kaart om die te draaien.
editor-help-swap = Tik op twee kaarten om ze te ruilen; de vrije gangkaart is er ook een.
editor-help-pawn = Tik op het veld waar de speelfiguur staat.
editor-help-goal = Tik op hooguit drie schatten, in de volgorde waarin ze gevonden moeten worden. Geen: de weg naar huis.
editor-help-other = Iemand geen weg laten: tik waar die speelfiguur staat, of op de gezochte schat. Nog een keer: niemand.
editor-held = Gepakt: { $tile }
editor-barred = De vrije gangkaart ligt hier en mag niet terug.
editor-new = Een ander doolhof
editor-verdict = Wat de oplosser zegt
editor-thinking = De oplosser denkt na …
editor-many-ways = 1.000 of meer manieren
editor-ways =
    { $ways ->
        [one] maar één manier
       *[other] { $ways } manieren
    }
editor-edit = Met de hand veranderen
