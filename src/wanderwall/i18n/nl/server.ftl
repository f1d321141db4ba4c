### What the server says.

table-name = Een naam heeft 1 tot { $most } zichtbare tekens.
coach-busy = De coach is met anderen bezig. Probeer het zo nog eens.
coach-failed = De coach kan nu niet helpen.


## A table and its seats

table-unknown = Die tafel bestaat niet. Kijk de code nog eens na.
table-code_shared = Twee tafels hebben nu deze code. Gebruik de link of de camera.
table-damaged = Wat van deze tafel is opgeschreven, is niet meer te lezen.
table-closed = Wie deze server beheert, heeft de tafel gesloten.
table-wrong_key = Dit is niet jouw plaats.
table-not_the_maker = Dat mag alleen wie de tafel heeft klaargezet.
table-not_waiting = Het spel is al begonnen.
table-not_playing = Aan deze tafel is geen spel bezig.
table-not_over = Dat is te zien als het spel voorbij is.
table-no_maze = In dit spel is er geen doolhof dat kan blijven.
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

## The game at the table

table-stale = Er is intussen iets gebeurd. Kijk nog eens.
table-no_undo = Aan deze tafel wordt niets teruggenomen.
table-nothing_to_undo = Er valt niets terug te nemen: alleen je eigen schuifzet, voor je loopt.
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
server-busy = Te veel zetten op hetzelfde moment. Probeer het nog eens.
server-archive = Dit spel kon niet worden opgezocht. Probeer het zo nog eens.
