### What can be wrong at a table; the page says these, too.

## Problems of the command line

bot-unknown = De bot “{ $bot }” bestaat niet. Je kunt kiezen uit: { $known }.

## Problems with editions

game-unknown = Het spel “{ $game }” bestaat niet. Je kunt kiezen uit: { $known }.
edition-no_such = De editie “{ $edition }” bestaat niet. Je kunt kiezen uit: { $known }; een eigen editie is een bestand waarvan de naam eindigt op .toml.

## Problems with options and tables

option-unknown = De optie “{ $option }” bestaat niet. Je kunt kiezen uit: { $known }.
option-value = De optie { $option } kan niet “{ $text }” zijn. Mogelijk is: { $expected }.
option-seats = De optie { $option } heeft { $given } waarden voor { $seats } plaatsen. Geef er één voor alle plaatsen, of één voor elke plaats.
option-form = “{ $text }” is geen optie. Schrijf naam=waarde.
option-first = Plaats { $given } kan niet beginnen: er zijn er maar { $seats }.
option-goals = { $given } schatkaarten per speler is te veel: de doos heeft er { $most } voor ieder.
table-players = { $edition } is voor { $low } tot { $high } spelers, niet voor { $players }.
table-colour = De speelfiguur “{ $colour }” is er hier niet. Je kunt kiezen uit: { $known }.
table-order = Zo zitten jullie niet met de klok mee: { $colours }. Rond het spelbord gaat het zo: { $order }.
table-twice = { $colour } kan maar aan één speler gegeven worden.
classic-option-any_needs_cards = Doelen in willekeurige volgorde gaan alleen met kaarten die je mag zien: al je eigen kaarten, of alle kaarten open.
classic-option-sweep_needs_any = Alles in één keer verzamelen gaat alleen als de volgorde van de doelen vrij is.

## Problems with boards, positions and records

board-side = Een spelbord heeft een oneven zijde van { $smallest } tot { $largest }, niet { $side }.
board-not_square = Van { $tiles } gangkaarten maak je geen vierkant spelbord.
board-no_arrow = “{ $text }” is geen pijl ({ $first } tot { $last }).
board-no_square = “{ $text }” is geen veld op dit spelbord (a1 tot { $last }).
tile-openings = “{ $text }” zijn geen open zijden: gebruik n, e, s, w elk hoogstens één keer.
notation-expected =
    Hier staat “{ $text }”, maar hier hoort: { $expected ->
        [edition] een editie
        [maze] het doolhof, rij voor rij
        [spare] de vrije gangkaart en waar die ligt, zoals 9@N4
        [things] waar de doelen liggen, zoals owl=c5,bat=+
        [seat] een plaats, zoals red=a1:owl:bat
        [turn] wie er aan de beurt is, zoals red>push
        [named] een woord zoals turns=12
        [number] een geheel getal
        [seconds] seconden na een zet, zoals @4.5
        [mover] vóór de zet de kleur van de speler
        [end] het einde, want het spel is afgelopen
        [step] de fase van de ronde, zoals play
        [roll] de worp
        [last] de laatste ronde
       *[other] { $expected }
    }.
notation-move =
    “{ $text }” is niet te lezen. Verwacht: { $expected ->
        [push] een schuifzet, zoals N4es
        [walk] een veld zoals c5, of stay
        [discard] een toverkaart om weg te leggen
        [host] een zet van de spelleider
       *[other] { $expected }
    }.

## Refused moves, for all games or for one

move-over = Het spel is afgelopen.
move-not_your_turn = Je bent niet aan de beurt.
move-not_a_move = Dat is geen zet in dit spel.
move-not_now = Dat kan nu niet.
move-no_clock = Aan deze tafel loopt geen klok.
move-push-twice = Je hebt al geschoven. Nu lopen, of blijven staan.
move-push-no_arrow = Er is geen pijl { $arrow } om bij te schuiven.
move-push-other_tile = Dat is niet de vrije gangkaart. Je kunt die draaien, maar de vorm blijft.
move-push-goes_back = Bij { $arrow } is de vrije gangkaart er net uit geschoven; daar mag die niet meteen weer in.
move-walk-push_first = Eerst schuiven, dan lopen.
move-walk-no_square = Dat veld ligt niet op het spelbord.
move-walk-no_way = Er loopt geen open gang naar { $square }.
move-walk-too_steep = De weg naar { $square } is te steil: meer dan één niveau in één stap lukt alleen met magie.
move-walk-not_in_hand = Deze toverkaarten heb je niet: { $cards }.
move-walk-one_card = Aan deze tafel speel je hoogstens één toverkaart per beurt.
move-walk-payment = Geen weg naar { $square } kost precies deze toverkaarten: { $cards }.
move-discard-not_in_hand = Die toverkaart heb je niet: { $card }.
move-shuffle-cards = Dit zijn niet de weggelegde toverkaarten.
deal-magic = Dit zijn niet de toverkaarten uit de doos, gelijkmatig verdeeld.
deal-tiles = Dit zijn niet de gangkaarten uit de doos.
deal-cards = Dit zijn niet de schatkaarten uit de doos, gelijkmatig verdeeld.
deal-first = Die speler kan niet beginnen.

## Solver and coach

game-not_here = Dat kan niet voor { $game }, alleen voor: { $known }.
film-short = Dit spel is te kort voor een film.
coach-none = Voor { $game } is er geen coach.
coach-not_now = De coach helpt alleen een plaats die nu mag schuiven of lopen.
coach-no_way = Deze worp is niet te verbinden.

## A game in hand

## What the server says.

table-name = Een naam heeft 1 tot { $most } zichtbare tekens.
table-name_unseen = In deze naam zitten tekens die je niet ziet. Typ hem opnieuw.
coach-busy = De coach is met anderen bezig. Probeer het zo nog eens.
coach-failed = De coach kan nu niet helpen.

## A table and its seats

table-unknown = Die tafel bestaat niet. Kijk de code nog eens na.
screen-unknown = Geen tv toont nu deze letters. Kijk nog eens op de tv.
table-code_shared = Twee tafels hebben nu deze code. Gebruik de link of de camera.
table-damaged = Wat van deze tafel is opgeschreven, is niet meer te lezen.
table-closed = Wie deze server beheert, heeft de tafel gesloten.
table-wrong_key = Dit is niet jouw plaats.
table-not_the_maker = Dat mag alleen wie de tafel heeft klaargezet.
table-not_waiting = Het spel is al begonnen.
table-not_playing = Aan deze tafel is geen spel bezig.
table-not_over = Dat is te zien als het spel voorbij is.
table-no_maze = In dit spel is er geen doolhof dat kan blijven.
table-no_swap = Alleen losse torens van een doolhof dat je houdt, kunnen worden gewisseld.
table-no_puzzle = Hier wordt geen puzzel gespeeld.
table-other_maze = Dat doolhof hoort bij een andere editie, niet bij { $edition }.
table-full = Alle plaatsen zijn bezet.
table-too_long = Dit spel is te lang geworden: na { $most } zetten neemt een tafel er geen meer aan. Begin een nieuw spel.
table-seat_taken = Daar zit al iemand.
table-pawn_taken = Met die speelfiguur speelt al iemand. Wie de tafel heeft klaargezet, kan jullie wisselen.
table-no_seat = Die plaats bestaat niet.
table-seats_free = Er zijn nog plaatsen vrij.
table-listed_here = Aan een tafel in de lijst speelt iedereen op een eigen apparaat.
table-together_here = In dit spel speelt iedereen tegelijk: ieder heeft een eigen apparaat nodig.
table-colours = Kies voor elke plaats een kleur, of voor geen enkele.
table-no_clock = Dit spel heeft geen klok om in te stellen.
table-same_name = Er zit al een “{ $text }” aan deze tafel.
table-name_alike = “{ $text }” lijkt te veel op “{ $other }” aan deze tafel. Kies een andere naam.

## The game at the table

table-stale = Er is intussen iets gebeurd. Kijk nog eens.
table-no_undo = Aan deze tafel wordt niets teruggenomen.
table-nothing_to_undo = Er valt niets terug te nemen: alleen je laatste beurt, tot de volgende persoon speelt.
table-asked_already = Je hebt het al gevraagd.
table-nothing_asked = Niemand vraagt je iets terug te nemen.
table-in_time = Er is nog tijd.
table-no_hints = Aan deze tafel zijn er geen tips.
table-not_your_turn = Jij bent niet aan de beurt.
table-curtain = Doe eerst het gordijn open.
table-away_already = Op deze plaats speelt al een bot.
table-alone = Je speelt alleen: geen bot kan het overnemen.
table-not_away = Op deze plaats speel je zelf.
table-not_missing = Die speler is er nog, of was er net nog. Wacht even.
table-has_rematch = Het volgende spel staat al klaar.
table-hello_twice = We kennen elkaar al.

## The server

server-request = Het verzoek is bij “{ $where }” niet begrepen.
server-too_many = Dat was veel tegelijk. Wacht even.
server-too_large = Dat is te groot.
server-origin = Pagina’s van elders mogen dat niet.
server-host = Deze server luistert niet naar de naam “{ $host }”. Wie hem beheert, kan dat veranderen: WANDERWALL_HOSTS={ $host }, of wanderwall serve --name { $host }.
server-storage = De zet kon niet worden opgeschreven. Probeer het zo nog eens.
server-disk_full = De schijf van de server is vol, dus er kan niets worden bewaard. Het spel gaat verder zodra de beheerder ruimte heeft gemaakt.
server-busy = Te veel zetten op hetzelfde moment. Probeer het nog eens.
server-room_paused = De zaal heeft pauze. Je zet wacht.
server-archive = Dit spel kon niet worden opgezocht. Probeer het zo nog eens.
