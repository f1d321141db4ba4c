### Everything people read. The same messages, with the same variables, in every language file.

## Small words

yes = ja
no = nee
colour-red = rood
colour-yellow = geel
colour-blue = blauw
colour-green = groen
list-and = { $head } en { $last }

## Problems: how they are told

problem-line = Oeps! { $text }
problem-place = Regel { $line }, kolom { $column }: { $text }
problem-column = Kolom { $column }: { $text }

## Problems of the command line

command-unknown = De opdracht “{ $text }” bestaat niet. Je kunt kiezen uit: { $known }.
command-no_option = De optie “{ $text }” bestaat hier niet. Je kunt kiezen uit: { $known }.
command-no_value = De optie “{ $option }” is zo niet goed: achter sommige hoort een waarde, achter andere niet. Kijk bij --help.
command-extra = “{ $text }” is een woord te veel. Kijk bij --help.
command-missing = Hier ontbreekt nog: { $what }. Kijk bij --help.
command-number = { $option } vraagt om een geheel getal van { $low } tot en met { $high }, niet “{ $text }”.
command-bad = Dit is niet te begrijpen ({ $reason }). Kijk bij --help.
language-unknown = De taal “{ $text }” is er niet. Je kunt kiezen uit: { $known }.
play-resume_alone = Een opgeslagen spel kent zijn tafel: bij --resume passen alleen --save en --lang.
play-other_game = De editie { $edition } hoort bij { $expected }, niet bij { $game }.
play-colours =
    { $given ->
        [one] Dit is één kleur
       *[other] Dit zijn { $given } kleuren
    } voor { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }: noem er voor elke plaats een, bijvoorbeeld red,blue.
play-no_seat = De plaats “{ $text }” bestaat niet. Neem een getal van 1 tot en met { $seats }, of een naam.
play-no_young = De editie { $edition } heeft geen regels voor jongere kinderen.
play-name = “{ $text }” kan geen naam zijn. Een naam heeft 1 tot { $most } zichtbare tekens.
play-same_name = De naam “{ $text }” komt twee keer voor. Geef iedereen een eigen naam.
play-bot_untimed = Een bot alleen en zonder klok zou nooit ophouden.
bot-unknown = De bot “{ $bot }” bestaat niet. Je kunt kiezen uit: { $known }.
bot-command = De opdracht “{ $command }” kan niet worden gestart.
bot-crashed = De bot is vastgelopen.
bot-silent = De bot antwoordde niet op tijd.
bot-nonsense = De bot antwoordde iets wat geen antwoord is.
bot-illegal_move = De bot deed een zet die tegen de regels is.
bot-protocol = De bot spreekt een andere versie van het protocol.
arena-bots = Een toernooi heeft minstens twee bots nodig, zoals --bots level2,level1.
arena-same_bot = De bot “{ $bot }” is twee keer genoemd.
arena-seats = Een partij heeft hier { $low } tot { $high } plaatsen, niet { $seats }.
arena-games = Een ontmoeting telt 1 tot { $high } partijen, niet { $games }.
arena-one_budget = Kies één van --ms en --nodes.
arena-resume_alone = Een bewaard toernooi kent zijn plan: --resume gaat alleen samen met --workers, --cluster, --records en de vormen van de uitslag.
arena-file_exists = Het bestand “{ $file }” bestaat al. Ga ermee verder met --resume, of kies een andere naam.
arena-not_a_journal = Het bestand “{ $file }” is geen bewaard toernooi.
arena-workers_die = De processen die de partijen spelen, stoppen telkens voordat een partij klaar is.
arena-no_ray = Een cluster heeft Ray nodig: installeer wanderwall[cluster].
arena-no_cluster = Er is geen cluster op “{ $address }”.
show-seat_or_open = Kies --seat of --open: allebei tegelijk gaat niet.

## Problems with files

file-unreadable = Het bestand “{ $file }” is niet te lezen.
file-unwritable = Het bestand “{ $file }” is niet te schrijven.
file-not_text = Het bestand “{ $file }” is geen tekst in UTF-8.
json-broken = Het bestand “{ $file }” is geen geldige JSON.
json-field =
    { $key } hoort { $expected ->
        [list] een lijst
        [object] een object
        [maze] een vierkant van rijen met openingen van 1 tot 15
        [openings] een getal van 1 tot 15 voor de openingen
        [square] een veld op het spelbord, in de vorm [rij, kolom],
        [arrow] het veld bij een pijl, in de vorm [rij, kolom],
       *[other] { $expected }
    } te zijn.

## Problems with editions

game-unknown = Het spel “{ $game }” bestaat niet. Je kunt kiezen uit: { $known }.
edition-no_such = De editie “{ $edition }” bestaat niet. Je kunt kiezen uit: { $known }; een eigen editie is een bestand waarvan de naam eindigt op .toml.
edition-taken = Het bestand “{ $file }” noemt zich { $edition }, maar die editie bestaat al. Geef het een eigen id.
edition-toml = { $file } is geen geldige TOML: { $reason }
edition-missing = { $file }: { $key } ontbreekt.
edition-kind =
    { $file }: { $key } hoort { $expected ->
        [text] een tekst
        [number] een geheel getal
        [list] een lijst
        [table] een tabel
       *[other] { $expected }
    } te zijn.
edition-items =
    { $file }: alles in { $key } hoort { $expected ->
        [text] een tekst
        [number] een geheel getal
        [table] een tabel
       *[other] { $expected }
    } te zijn.
edition-empty = { $file }: { $key } is leeg.
edition-unknown = { $file }: de sleutel { $key } is onbekend. Misschien een tikfout?
edition-word = { $file }: { $key } is “{ $text }”, maar mogelijk is alleen: { $expected }.
edition-range = { $file }: { $key } is { $value }, maar hoort tussen { $low } en { $high } te liggen.
edition-players = { $file }: { $key } hoort het kleinste en het grootste aantal spelers te zijn, van 1 tot en met 4.
edition-odd = { $file }: { $key } is { $value }, maar de zijde van een spelbord is oneven.
edition-square = { $file }: { $key } is “{ $text }”, maar hoort een veld van a1 tot { $last } te zijn.
edition-home = { $file }: { $key } kan niet op { $text } beginnen: elke start heeft een eigen vast veld nodig.
edition-homes = { $file }: { $key } heeft { $given } startvelden, maar er zijn er { $needed } nodig.
edition-goals = { $file }: { $key } laat { $given } doelen over, maar er zijn er { $needed } nodig.
edition-count = { $file }: { $key } heeft { $given } onderdelen, maar er zijn er { $needed } nodig.
edition-fixed_square = { $file }: { $key } kan niet op { $text } liggen: dat vraagt om een eigen vast veld.
edition-fixed_rows = { $file }: { $key } hoort { $needed } rijen van { $needed } te hebben, één teken voor elk vast veld.
edition-glyph = { $file }: in { $key } staat “{ $text }”, maar dat is geen gangkaart.
edition-openings = { $file }: { $key } is “{ $text }”, maar hier horen open zijden zoals nes.
edition-twice = { $file }: in { $key } staat “{ $text }” twee keer.
edition-unnamed = { $file }: in { $key } ontbreekt een naam voor “{ $text }”.
edition-id = { $file }: in { $key } staat “{ $text }”, maar dat kan geen id zijn.
edition-go_board = { $file }: { $key } hoort evenveel rijen als kolommen te hebben, een oneven aantal, niet { $rows }.
edition-go_middle = { $file }: { $key } hoort “{ $text }” in het midden te hebben.
edition-go_face = { $file }: { $key } is “{ $text }”, maar hier horen openingen van a en b zoals aN bE.
edition-go_score_tiles = { $file }: { $key } hoort { $players } verschillende scorefiches te hebben voor { $players } spelers.
edition-go_ratings = { $file }: { $key } hoort uit oplopende getallen vanaf 1 te bestaan.
edition-go_no_picture = { $file }: { $key } toont “{ $text }”, maar dat staat niet op het spelbord.
edition-go_holes = { $file }: { $key } geeft { $holes } gaten, maar er zijn { $dice } dobbelstenen.
edition-go_colours = { $file }: { $key } hoort voor elk van de { $players } spelers een kleur te hebben.
edition-go_same_value = { $file }: { $key } heeft twee scorefiches met dezelfde waarde.
edition-go_tables = { $file }: { $key } hoort één keer te zeggen waarmee { $players } spelers spelen.
edition-go_no_score_tile = { $file }: { $key } noemt scorefiche { $value }, maar die zit niet in de doos.

## Problems with options and tables

option-unknown = De optie “{ $option }” bestaat niet. Je kunt kiezen uit: { $known }.
option-value = De optie { $option } kan niet “{ $text }” zijn. Mogelijk is: { $expected }.
option-seats = De optie { $option } heeft { $given } waarden voor { $seats } plaatsen. Geef er één voor allemaal, of één voor elke plaats.
option-form = “{ $text }” is geen optie. Schrijf naam=waarde.
kernel-not_served = De snelle motor speelt { $option } = “{ $value }” niet.
kernel-mixed = Alle standen van één berekening moeten van hetzelfde soort tafel zijn.
kernel-policy = De speelwijze “{ $text }” bestaat niet. Er zijn: { $known }.
option-first = Plaats { $given } kan niet beginnen: er zijn er maar { $seats }.
option-goals = { $given } schatkaarten per speler is te veel: de doos heeft er { $most } voor ieder.
table-players = { $edition } is voor { $low } tot { $high } spelers, niet voor { $players }.
table-colour = De speelfiguur “{ $colour }” is er hier niet. Je kunt kiezen uit: { $known }.
table-order = Zo zitten jullie niet met de klok mee: { $colours }. Rond het spelbord gaat het zo: { $order }.
table-twice = { $colour } kan maar aan één speler gegeven worden.
classic-option-any_needs_cards = Voor doelen in willekeurige volgorde (order=any) moet je je kaarten kunnen zien: cards=own of cards=open.
classic-option-sweep_needs_any = Voor alles in één keer oprapen (sweep=yes) moet de volgorde van de doelen vrij zijn: order=any.
go-option-untimed_is_solo = Alleen wie in z’n eentje speelt, kan zonder klok.
go-option-solo_has_its_clock = Wie in z’n eentje speelt, heeft een eigen klok en geen rondeklok.

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
       *[other] { $expected }
    }.
notation-move =
    “{ $text }” is niet te lezen. Verwacht: { $expected ->
        [push] een schuifzet, zoals N4 of N4es
        [walk] een veld zoals c5, of stay
        [discard] een toverkaart om weg te leggen
        [host] een zet van de spelleider
       *[other] { $expected }
    }.
go-notation-move = “{ $text }” is niet te lezen. Verwacht: { $expected }.
go-notation-position =
    Er klopt iets niet aan deze stelling van Labyrinth Go! Kijk naar { $part ->
        [edition] de editie
        [round] de ronde
        [step] de fase
        [roll] de worp
        [seat] de plaatsen
        [track] het scorepad
        [layout] de doolhofkaarten op een spelbord
        [status] wat er achter de doolhofkaarten van een plaats staat
        [last] de laatste ronde
        [fields] het aantal woorden
       *[other] { $part }
    }.
position-empty = Hier is geen stelling.
position-fixed_tiles = De vaste gangkaarten van deze stelling zijn niet die van de editie.
position-tiles = De losse gangkaarten van deze stelling zijn niet die uit de doos.
position-cards = De schatkaarten van deze stelling zijn niet die uit de doos.
position-magic = De toverkaarten van deze stelling zijn niet die uit de doos.
position-shuffle = In deze stelling valt niets te schudden.
position-drawn = De zojuist getrokken kaart past niet bij deze stelling.
position-late = “late” is “{ $text }”, maar het is yes of no, en alleen waar wordt geschud.
position-turn = { $colour } kan hier niet aan de beurt zijn.
position-looked = “{ $text }” zegt niet voor elke plaats yes of no.
record-header = “{ $text }” is geen kopregel. Schrijf [Naam "waarde"].
record-no_opening = Het spelverslag heeft geen beginstelling: een regel [Opening "…"] ontbreekt.
record-mismatch = De kopregel { $header } zegt “{ $text }”, maar de beginstelling zegt “{ $expected }”.
record-result = Volgens het spelverslag heeft “{ $text }” gewonnen, maar volgens de zetten “{ $expected }”.
record-comment_open = Een opmerking begint maar houdt niet op. Sluit die af met een accolade.

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
go-lay-tile = De doolhofkaart “{ $tile }” bestaat niet.
go-lay-square = Het veld “{ $square }” bestaat niet.
go-lay-turn = { $tile } kan niet zo gedraaid worden.
go-lay-face = Die kant heeft { $tile } niet.
go-lay-no_joker = Je hebt de jokerkaart deze ronde niet.
go-lay-laid = { $tile } ligt al op je spelbord. Pak die eerst weg: -{ $tile }
go-lay-off_board = { $tile } zou bij { $square } over de rand steken.
go-lay-middle = { $tile } zou het midden bedekken, { $square }. Daar ligt niets.
go-lay-overlap = { $tile } zou op { $other } liggen, op { $square }.
go-lift-not_laid = { $tile } ligt niet op je spelbord.
go-grab-wrong =
    Nog niet: { $picture } – { $why ->
        [cut_off] in een gat te zien, maar er loopt geen pad naar het midden
       *[not_shown] in geen enkel gat te zien
    }.
go-grabbed = Je hebt je scorefiche al gepakt; de ronde is voor jou voorbij.
go-stop-already = Je hebt al gevraagd om te stoppen.
go-ready-already = Je hebt al gezegd dat je klaar bent.
go-skip-solo_only = Alleen als je in je eentje speelt, mag je een worp overslaan.
go-roll-dice = Een worp heeft { $dice } dobbelstenen.
go-roll-face = “{ $text }” staat niet op die dobbelsteen. Wel: { $expected }.

## Help on the command line

help-usage = Gebruik: { $usage }
help-options-word = opties
help-command-word = OPDRACHT
help-commands = Opdrachten
help-arguments = Gegevens
help-options = Opties
help-about = De spellen met het schuivende doolhof in je terminal: het klassieke Labyrinth, de 3D-torens en Labyrinth Go!
help-version = zegt welke versie dit is
help-lang = taal: en de fr nl it es pt; anders die van je systeem
help-help = deze hulp
help-play = Speel met mensen en bots, hier in de terminal.
help-show = Laat een stelling zien, als tekst of als plaatje.
help-replay = Bekijk een vastgelegd spel, stap voor stap.
help-bench = Meet hoe snel alles is: gewoon zoeken, regels, kernel, grafische kaart.
help-bench-seconds = hoeveel seconden er gemeten wordt (10)
help-arena = Een toernooi tussen bots houden.
help-bots = De bots van een spel opsommen.
help-reach = Bereken voor veel stellingen wat elke schuifzet bereikbaar maakt (JSON).
help-count = Tel de verschillende reeksen beurten vanuit veel stellingen (JSON).
help-editions = Laat zien welke edities er zijn.
help-edition = Controleer een editiebestand.
help-options-command = Laat zien welke opties een spel heeft.
word-game = SPEL
word-edition = EDITIE
word-name = NAAM
word-option = NAAM=WAARDE
word-seat = PLAATS
word-colours = KLEUREN
word-number = N
word-file = BESTAND
word-folder = MAP
word-position = STELLING
word-bots = BOT,BOT
word-address = ADRES
help-play-game = classic (als je niets zegt), towers of go
help-play-edition = de id van een editie (zie: wanderwall editions), of een eigen bestand
help-play-seats = wie er speelt, één keer voor elke plaats: een naam, of bot: en een bot (zie: wanderwall bots)
help-play-option = een optie van het spel (zie: wanderwall options SPEL); mag vaker
help-play-young = een plaats, als getal of naam, die volgens de regels voor jongere kinderen speelt; mag vaker
help-play-colours = de kleuren van de speelfiguren in de volgorde van de plaatsen, zoals red,blue
help-play-seed = met hetzelfde getal wordt hetzelfde spel gedeeld, en spelen de bots hetzelfde
help-play-resume = ga verder met een opgeslagen spel
help-play-save = bewaar het spel tijdens het spelen in dit bestand
help-show-position = een stelling tussen aanhalingstekens, een bestand ermee, een spelverslag, of - voor de standaardinvoer
help-show-svg = schrijf in plaats daarvan een plaatje naar dit bestand (- voor de standaarduitvoer)
help-show-seat = laat zien wat deze plaats ziet, als getal of kleur
help-show-open = laat alle kaarten van iedereen zien
help-replay-file = een spelverslag of een opgeslagen spel
help-replay-svg = schrijf van elke stelling een plaatje in deze map
help-replay-all = druk alle stellingen af zonder te vragen
help-oracle-file = een JSON-bestand met stellingen, of - voor de standaardinvoer
help-oracle-depth = hoeveel beurten diep er geteld wordt, 1 tot 6
help-edition-file = een editiebestand (.toml), of de id van een editie
help-options-game = classic (als je niets zegt), towers of go
help-bots-game = het spel waarvan de bots worden opgesomd: classic (als je niets zegt), towers of go
help-arena-game = wat er gespeeld wordt: classic (als je niets zegt), towers of go
help-arena-bots = de bots die spelen, zoals level2,level1 (zie: wanderwall bots); cmd:OPDRACHT is een eigen programma
help-arena-games = partijen per ontmoeting; anders 100
help-arena-seats = spelers aan een tafel; anders 2. Zijn er minder bots dan plaatsen, dan treft één bot er meer van een andere
help-arena-gauntlet = de eerste bot treft alle andere, en die treffen elkaar niet
help-arena-seed = hetzelfde getal deelt dezelfde partijen; met --nodes zijn ook de zetten gelijk
help-arena-ms = milliseconden die een bot over een zet mag denken; anders 50
help-arena-nodes = stellingen die een bot voor een zet mag bekijken, in plaats van een tijd
help-arena-workers = partijen tegelijk; anders één per kern
help-arena-cluster = op een Ray-cluster spelen: het adres, of niets voor een eigen cluster op deze machine
help-arena-save = de voltooide partijen in dit bestand bewaren
help-arena-resume = verdergaan met een bewaard toernooi
help-arena-records = van elke partij een verslag in deze map schrijven
help-arena-csv = de uitslag in dit bestand schrijven, waarden gescheiden door komma’s
help-arena-plot = een plaatje van de uitslag in dit bestand schrijven (SVG)

## Options of the games

options-default = normaal { $value }
options-per-seat = (één waarde voor alle plaatsen, of één voor elke plaats: a,b)
setting-first = De plaats die begint. off: door loting.
setting-goals = Hoeveel schatkaarten elke plaats krijgt. off: alle kaarten, gelijkmatig verdeeld.
setting-turn_time = Seconden voor een beurt. Zijn ze op voordat je schuift, dan wordt er voor je geschoven en is je beurt voorbij.
setting-turn_limit = Beurten voor elke plaats. Daarna wint wie het meest gevonden heeft.
setting-finish_round = Is er iemand klaar, dan wordt de ronde nog uitgespeeld, zodat iedereen even vaak aan de beurt is geweest.
setting-cards = Welke schatkaarten te zien zijn: alleen de bovenste, alle eigen kaarten, of alle kaarten voor iedereen.
setting-order = In welke volgorde de doelen gevonden worden: zoals in de stapel, of willekeurig.
setting-finish = Hoe je klaar bent: terug naar het startveld, naar buiten door een uitgang naar keuze, of meteen met de laatste vondst.
setting-sweep = Alle eigen doelen die je kunt bereiken, vind je in één beurt (met order=any).
setting-peek = Wanneer je de volgende kaart mag bekijken: meteen, of pas in je volgende beurt.
setting-rune = Of je op de runensteen moet stoppen, of dat eroverheen lopen genoeg is.
setting-jokers = Voor jongere kinderen: elke toverkaart telt als joker.
setting-hand_limit = Hoeveel toverkaarten je in je hand mag hebben. Trek je er meer, dan leg je er een weg.
setting-one_card = Hoogstens één toverkaart per beurt.
setting-extra_card = Een toverkaart extra bij het begin: met z’n tweeën voor de tweede plaats, met z’n vieren voor de derde en vierde.
setting-helper = Voor kinderen: wie verkeerd toegrijpt, wordt tegengehouden in plaats van gestraft.
setting-round_clock = Seconden voor een ronde. Daarna worden alle spelborden gecontroleerd zoals ze zijn.
setting-untimed = In je eentje, zonder klok.

## At the table, in every game

play-welcome = { $title } – typ ? voor hulp, quit om te stoppen.
play-curtain = Geef het toetsenbord aan { $name }. Druk dan op Enter.
play-saved = Opgeslagen in { $file }.
play-kept = Het spel is opgeslagen. Ga verder met: wanderwall play --resume { $file }
play-quit-save = Spel opslaan? [J/n]
play-time-over = De tijd is om!
play-nothing-to-undo = Er valt niets terug te nemen.
play-help-always =
    Altijd: ? deze hulp · legend wat ligt waar · save BESTAND · quit

## At the sliding mazes

play-seat =
    { $name } ({ $colour }): { $left ->
        [0] geen meer te gaan
       *[other] nog { $left } te gaan
    }, { $found ->
        [0] nog niets gevonden
       *[other] { $found } gevonden
    }
play-goal =
    { $count ->
        [one] Je zoekt: { $things }
       *[other] Je zoekt een van deze: { $things }
    }
play-goal-home =
    { $finish ->
        [exit] Alles gevonden! Nu het doolhof uit: eindig een beurt aan de rand, waar de gang naar buiten loopt.
        [last-find] Alles gevonden!
       *[home] Alles gevonden! Nu terug naar je startveld, { $square }.
    }
play-ask-push = { $tile } { $spare } – schuiven (zoals N4; r om te draaien):
play-ask-walk = Lopen (zoals c5), stay, of u om het schuiven terug te nemen:
play-ask-confirm =
    { $how ->
        [stay] Je blijft op { $square }
       *[walk] Je loopt naar { $square }
    }{ $found ->
        [none] .
       *[other] {" "}en vindt: { $found }!
    } Akkoord? [Enter ja, u terug]
play-help-push =
    Schuif de vrije gangkaart bij een van de pijlen naar binnen; de rij schuift één plek op.
    N4      bij pijl N4 inschuiven, zoals de vrije gangkaart ligt
    N4es    inschuiven met deze open zijden (n, e, s, w)
    N4 +1   inschuiven na nog een kwartslag
    r       de vrije gangkaart draaien en bekijken
    Enter   het spelbord nog eens laten zien
play-help-walk =
    Je ziet het spelbord zoals het zou worden; stippen geven aan waar je heen kunt.
    c5      naar c5 lopen en daar je beurt beëindigen
    stay    blijven staan
    u       het schuiven terugnemen
    Enter   het spelbord nog eens laten zien
play-help-confirm =
    Met Enter of j is je beurt definitief; u neemt het lopen terug.
play-spare = vrije gangkaart
play-legend = Wat ligt waar (+ is de vrije gangkaart):
play-signs =
    ● ▲ ■ ◆  speelfiguren   ⌂  startveld, met het teken van zijn speelfiguur
    ← ↓ → ↑  pijlen         ✕  hier mag nu niets worden ingeschoven
    ═ ║      vaste gangen   ·  hier kun je heen
tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] schuift { $push } en{" "}
    }{ $how ->
        [time] heeft op { $square } geen tijd meer
        [stay] blijft op { $square }
       *[walk] loopt naar { $square }
    }{ $found ->
        [none] .
       *[other] {" "}– gevonden: { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Goed gedaan! Het is je gelukt in { $turns ->
            [one] één beurt
           *[other] { $turns } beurten
        }.
       *[no] De beurten zijn op. Gevonden: { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }
outcome-home = Alle doelen gevonden, en weer thuis.
outcome-exit = Alle doelen gevonden, en het doolhof uit.
outcome-last-find = Alle doelen gevonden.
outcome-turn_limit = De beurten zijn op, en de meeste vondsten winnen.
outcome-finish = Als eerste bij de finish.

## Among the towers

towers-seat =
    { $cards ->
        [0] geen toverkaart
        [one] één toverkaart
       *[other] { $cards } toverkaarten
    }{ $rune ->
        [yes] {" "}· runenkaart omgedraaid ✦
       *[no] {""}
    }
towers-signs =
    1 … 5    hoogte van een toren   ✦  runensteen
    ╌ ╎      een stap die magie kost
towers-hand = Je toverkaarten: { $cards }
towers-goal-rune = Alle schatten gevonden! Nu naar de runensteen op { $square }.
towers-for = {" "}(magie: { $cards })
towers-payments = Je kunt deze weg op verschillende manieren betalen:
towers-payment =
    {"  "}{ $number }  { $cards }{ $rune ->
        [yes] {" "}– over de runensteen
       *[no] {""}
    }
towers-ask-payment = Welke? [1–{ $last }, u terug]
towers-help-payment =
    Een steile stap van meer dan één niveau kost een toverkaart. Typ het nummer van je keuze, of u om terug te gaan.
towers-over-limit = Je trekt: { $card }. Dat is er een te veel: { $hand }.
towers-ask-discard = Welke kaart lever je in? [1–{ $last }]
towers-help-discard =
    Je hebt te veel kaarten in je hand. Typ het nummer van de toverkaart die je weglegt.
tell-plays = Magie: { $cards }.
tell-rune = { $name } draait de runenkaart om.
tell-draws = { $name } trekt een toverkaart.
tell-discards = { $name } legt weg: { $card }.

## Labyrinth Go!

go-round = Ronde { $number }
go-seat =
    { $name } ({ $colour }): vak { $track } van { $finish }{ $joker ->
        [yes] {" "}– heeft de jokerkaart
       *[no] {""}
    }
go-all-ready = Zoek de vier schatten, maar raak nog niets aan. Iedereen klaar? Druk op Enter: Labyrinth Go!
go-roll = Te vinden: { $things }
go-hand = Doolhofkaarten in je hand: { $tiles }
go-ask =
    { $alone ->
        [yes] Leggen (H1 c2 e b), wegpakken (-H1), grab, skip of stop:
       *[no] Leggen (H1 c2 e b), wegpakken (-H1), grab of stop:
    }
go-help =
    Laat alle vier de schatten in gaten zien, elk langs een pad zonder onderbreking verbonden met het midden.
    H1 c2 e b   leg kaart H1: het gat (uiteinde a) op c2, het andere uiteinde naar het oosten, achterkant boven
                (n, e, s, w: waar de kaart heen wijst; a voorkant, b achterkant)
    J c2        leg de jokerkaart op c2, als je die hebt
    -H1         pak kaart H1 weg
    grab        klaar! Pak de hoogste scorefiche; daarna kun je niets meer veranderen
    stop        vraag om de ronde te stoppen; in je eentje: beëindig het spel
    skip        in je eentje: een andere worp, alsjeblieft
    Enter       het spelbord nog eens laten zien
go-grabs =
    { $name } grijpt toe na { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }.
go-solved =
    { $count ->
        [one] Goed! Eén doolhof opgelost.
       *[other] Goed! { $count } doolhoven opgelost.
    }
go-check = Ronde { $number }: de controle
go-verdict =
    { $how ->
        [joined] ✓ { $picture }: te zien en verbonden met het midden
        [cut_off] ✗ { $picture }: te zien, maar er loopt geen pad naar het midden
       *[not_shown] ✗ { $picture }: in geen enkel gat te zien
    }
go-points =
    { $name } heeft scorefiche { $tile }: { $sign ->
        [minus] { $steps } achteruit
       *[plus] { $steps } vooruit
    }, nu op vak { $track }.
go-rating =
    { $line ->
        [0] Geen doolhof opgelost – deze keer. De ingang vinden is het moeilijkst; het volgende lukt je.
        [1] { $solved } opgelost: de ingang heb je gevonden. Naar binnen dan!
        [2] { $solved } opgelost: je krijgt deze gangen in de vingers.
        [3] { $solved } opgelost: je weet hier de weg. Mooi werk!
        [4] { $solved } opgelost: als jij eraan komt, gaan de muren vanzelf opzij. Petje af!
        [5] { $solved } opgelost: voor jou heeft het doolhof geen geheimen meer. Schitterend!
       *[other] { $solved } opgelost: zoiets heeft het doolhof nog nooit gezien. Heb je het soms zelf gebouwd?
    }

## Looking at games and editions

show-seat-line = { $colour }: nog { $left } te gaan ({ $cards }), gevonden: { $found }
show-track = { $colour }: vak { $track }
replay-opening =
    De beginstelling. { $count ->
        [one] Er volgt één zet.
       *[other] Er volgen { $count } zetten.
    }
replay-move =
    Zet { $number } van { $count } – { $who ->
        [host] de spelleider
       *[other] { $who }
    }: { $move }
replay-result =
    { $how ->
        [running] Het spel is nog niet afgelopen.
        [nobody] Niemand heeft gewonnen.
       *[won] Gewonnen door: { $names }
    }
replay-ask = [Enter verder, p terug, g N naar zet N, q stoppen]
replay-help = Enter of n: verder · p: terug · g 12: naar zet 12 · q: stoppen
replay-range = De zetten lopen van 0 tot { $last }.
replay-drawn =
    { $count ->
        [one] Eén plaatje
       *[other] { $count } plaatjes
    } opgeslagen in { $folder }.
about-edition = { $title } – { $game }, { $low }–{ $high } spelers, vanaf { $ages } jaar
about-sound = De editie { $id } is in orde.
oracle-progress = { $done } van { $total } stellingen

## Solver and coach

game-not_here = Dat kan niet voor { $game }, alleen voor: { $known }.
solve-step = Alleen een stelling vóór het schuiven kan worden opgelost.
solve-exit = Naar buiten door een willekeurige uitgang: er is geen kaart om naartoe te lopen.
coach-not_now = De coach helpt alleen een plaats die nu mag schuiven of lopen.
rolls-all_or_one = Noem één worp, of zeg --all (--out hoort bij --all; --first en --joker horen bij één worp).
rolls-broken = Het bestand “{ $file }” is geen tabel met worpen die kan worden voortgezet.
word-roll = WORP
help-json = schrijf JSON
help-hint = Vraag de coach naar de beste beurt in een stelling.
help-hint-seat = voor deze plaats, als getal of kleur; anders voor wie aan de beurt is
help-review = Bekijk een vastgelegd spel met de coach: wat bereikbaar was, en wat beter was.
help-solve = Vind de minste eigen beurten naar het doel, met de reeks zetten.
help-solve-position = een stelling tussen aanhalingstekens, een bestand ermee, een spelverslag, een JSON-bestand met gevallen, of - voor de standaardinvoer
help-solve-most = hoeveel beurten er vooruit wordt gekeken, 1 tot 9 (normaal 5)
help-go = Vind alle kleinste oplossingen van een worp van Labyrinth Go!
help-go-roll = de gegooide plaatjes, bijvoorbeeld purse,spider,owl,candelabra
help-go-all = maak de tabel van alle worpen
help-go-out = bewaar de tabel in dit bestand (CSV); een onderbroken tabel gaat daar verder
help-go-first = alleen de eerste oplossing
help-go-joker = met de jokerkaart
solve-turns =
    { $turns ->
        [one] Eén beurt:
       *[other] { $turns } beurten:
    }
solve-too-far = Er zijn meer dan { $most } beurten nodig.
rolls-figures =
    { $roll }: { $solutions ->
        [0] geen oplossing
        [one] één oplossing
       *[other] { $solutions } oplossingen
    }, minstens { $tiles } kaarten, moeilijkheid { $difficulty }
rolls-progress = { $done } van { $total } worpen
rolls-written = { $count } worpen in { $file }; de moeilijkste is { $hardest }.
hint-turn =
    { $push ->
        [none] Loop naar { $walk }
       *[other] Schuif { $push }, loop naar { $walk }
    }
coach-finishes = maakt het spel uit
coach-reaches = bereikt: { $goal }
coach-rune = bereikt de runensteen
coach-pays = toverkaarten nodig: { $cards }
coach-next = { $percent } % kans om het doel in de volgende beurt te bereiken
coach-opens = opent { $squares } velden
coach-leaves = opent { $squares } velden en laat { $colour } er { $left }
coach-denies = { $colour } bereikt dan { $percent } % van wat daar misschien wordt gezocht, na ander schuiven { $usual } %
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares } velden bereikbaar{ $how ->
        [found] , gevonden!
        [missed] ; { $finding ->
            [one] één keer schuiven had
           *[other] { $finding } manieren van schuiven hadden
        } het doel bereikt
       *[nothing] {""}
    }
review-better = { $points } punten beter: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, { $found } gevonden, { $missed } gemist, { $good } % zo goed als de beste{ $worst ->
        [none] {""}
       *[other] ; het duurst was beurt { $worst }
    }
review-progress = { $done } van { $total } beurten

## Speed

bench-work = werk
bench-engine = motor
bench-threads = threads
bench-per-second = per seconde
bench-turns = beurten/s
bench-ratio = maal bfs
bench-about = reach: stellingen, wat elke schuifzet bereikt · playout: gretige partijen met twee tot het einde · bfs: objecten en zoeken in de breedte

## Toernooien en bots

arena-playing = Er wordt gespeeld
arena-kept = { $done } van { $total } partijen zijn bewaard in { $file }. Ga verder met: wanderwall arena --resume { $file }
arena-title = { $edition }: winstpercentages met 95%-intervallen, { $games } partijen
arena-fault = { $bot } verloor door eigen schuld ({ $times }×): { $text }
arena-column-bot = speler
arena-column-games = partijen
arena-column-wins = gewonnen
arena-column-rate = aandeel
arena-column-interval = 95%-interval
arena-column-rating = sterkte
arena-column-time = ms per zet
bot-name-random = Zomaar
bot-name-greedy = Grijpgraag
bot-name-level1 = Zacht
bot-name-level2 = Nieuwsgierig
bot-name-level3 = Pienter
bot-name-level4 = Sluw
bot-name-level5 = Meesterlijk
bot-about-random = doet maar wat er mag
bot-about-greedy = pakt wat deze beurt te krijgen is, en doet anders maar wat
bot-about-level1 = ziet maar een paar schuifzetten, als een kind
bot-about-level2 = pakt wat hij ziet, en ziet veel over het hoofd
bot-about-level3 = ziet de meeste schuifzetten en denkt aan zijn eigen volgende beurt
bot-about-level4 = ziet elke schuifzet en laat de anderen zo weinig mogelijk over
bot-about-level5 = raadt wat de anderen zoeken en probeert zijn beste zetten uit
bot-about-go-level1 = doet minuten over een worp en grijpt vaak met fouten
bot-about-go-level2 = heeft geen haast en vergist zich af en toe
bot-about-go-level3 = vlot, en meestal goed
bot-about-go-level4 = snel, en zelden fout
bot-about-go-level5 = ziet een korte oplossing en legt die in enkele seconden
