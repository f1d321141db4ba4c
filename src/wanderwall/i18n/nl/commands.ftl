### Texts of the commands only.

## How problems are shown

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
extra-missing = Hiervoor is { $package } nodig: installeer wanderwall[{ $extra }].
extra-version = Hiervoor is een andere versie van { $package } nodig dan { $found }: installeer wanderwall[{ $extra }] opnieuw.
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
bot-command = De opdracht “{ $command }” kan niet worden gestart.
bot-address = “{ $address }” is geen adres. Schrijf een computer en een poort, zoals localhost:5000.
bot-unreachable = Op “{ $address }” antwoordt niemand. Start eerst je bot.
bot-taken = Er is al een bot “{ $bot }”. Geef het bestand een andere naam.
bot-gone = Waar de bot was, antwoordt niemand meer.
arena-bots = Een toernooi heeft minstens twee bots nodig, zoals --bots level2,level1.
arena-same_bot = De bot “{ $bot }” is twee keer genoemd.
arena-seats = Een partij heeft hier { $low } tot { $high } plaatsen, niet { $seats }.
arena-games = Een ontmoeting telt 1 tot { $high } partijen, niet { $games }.
arena-one_budget = Kies één van --ms en --nodes.
arena-resume_alone = Een bewaard toernooi kent zijn plan: --resume gaat alleen samen met --workers, --cluster, --records en de vormen van de uitslag.
arena-file_exists = Het bestand “{ $file }” bestaat al. Ga ermee verder met --resume, of kies een andere naam.
arena-not_a_journal = Het bestand “{ $file }” is geen bewaard toernooi.
arena-workers_die = De processen die de partijen spelen, stoppen telkens voordat een partij klaar is.
arena-no_cluster = Er is geen cluster op “{ $address }”.
kit-unknown = Het pakket “{ $text }” bestaat niet. Je kunt kiezen uit: { $known }.
kit-not_empty = In de map “{ $folder }” zit al iets. Kies een nieuwe of een lege.
watch-no_records = In de map “{ $folder }” staat geen opgenomen spel.
mazecom-unreachable = Op “{ $address }” antwoordt niemand.
mazecom-nonsense = Wat “{ $address }” zegt, is geen MazeCom.
mazecom-hung_up = “{ $address }” heeft opgehangen.
mazecom-silent = “{ $address }” heeft te lang niets gezegd.
mazecom-refused = De server laat ons niet toe: { $error }.
mazecom-leavers = Wie weg is, kan niet “{ $text }”. Je kunt kiezen uit: { $known }.
mazecom-bots = Van { $players } spelers is er minstens één een programma van buiten, en geen bot wordt twee keer genoemd.
join-address = “{ $address }” is geen adres van een server. Schrijf er een zoals http://localhost:8000.
join-unreachable = Op “{ $address }” antwoordt geen server.
show-seat_or_open = Kies --seat of --open: allebei tegelijk gaat niet.

## Problems with files

file-unreadable = Het bestand “{ $file }” is niet te lezen.
file-unwritable = Het bestand “{ $file }” kan niet worden geschreven. Kijk naar de rechten van de map en de vrije ruimte, of kies een andere plek.
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

kernel-not_served = De snelle motor speelt { $option } = “{ $value }” niet.
kernel-mixed = Alle stellingen van één berekening moeten van hetzelfde soort tafel zijn.
kernel-policy = De speelwijze “{ $text }” bestaat niet. Er zijn: { $known }.
envs-unbegun = Roep reset aan vóór de eerste stap.
envs-no_card = Hier is geen grafische kaart, of de extra “cuda” is niet geïnstalleerd: device="cpu" werkt overal.
envs-over = Het spel is afgelopen. Met reset begint het volgende.
envs-action = “{ $text }” is geen actie. Acties zijn hele getallen van 0 tot en met { $last }.
envs-illegal = De actie { $action } is hier tegen de regels.
envs-array = { $what } moet { $expected } zijn, niet { $given }.
solver-not_exact = De exacte oplosser beantwoordt { $option } = “{ $value }” niet. Nodig zijn twee plaatsen, een beurtlimiet, kaarten in de volgorde van de stapel en spelers die al hun kaarten kennen.
solver-too_large = Dit doolhof is te groot voor exacte antwoorden: de boom heeft meer dan { $most } situaties binnen { $turns } beurten. Neem minder beurten, een kleiner doolhof of een hogere grens.
solver-policy = De kansen van deze speelwijze zijn samen { $total }. Ze moeten minstens 0 zijn en samen 1.
train-checkpoint = “{ $file }” is geen stand waarmee deze training verder kan ({ $reason }). Neem de instellingen van toen of begin een nieuw bestand.
train-weights = “{ $file }” heeft gewichten van een andere versie: { $given }, nodig is { $expected }.
envs-missing = Hiervoor is { $package } nodig. Installeer wanderwall[{ $extra }].

## Problems with boards, positions and records

position-empty = Hier is geen stelling.
position-magic = De toverkaarten van deze stelling zijn niet die uit de doos.
position-shuffle = In deze stelling valt niets te schudden.
position-drawn = De zojuist getrokken kaart past niet bij deze stelling.
position-late = “late” is “{ $text }”, maar het is yes of no, en alleen waar wordt geschud.
position-turn = { $colour } kan hier niet aan de beurt zijn.
position-first = { $colour } is begonnen, maar de optie “first” noemt een andere plaats.
position-finished = Wie klaar is, hoeft niets meer te vinden en staat hier één keer.
position-finisher = { $colour } kan hier niet klaar zijn.
position-unfinished = { $colour } heeft alles gevonden en moet klaar zijn.
position-limit = Deze stelling heeft meer beurten dan de beurtlimiet toestaat ({ $turns }).
position-barred = Na het schuiven ligt de vrije gangkaart bij een pijl waar ze niet terug mag: noem die pijl.
position-unseen = { $colour } moet de kaart intussen bekeken hebben.
position-no_clock = “late” vraagt om een tijdslimiet per beurt, en dit spel heeft er geen.
position-discard = Hier hoeft geen kaart weg: de hand blijft binnen de limiet.
position-hand = { $colour } heeft meer toverkaarten dan de limiet van { $limit } toestaat.
position-over =
    { $over ->
        [yes] Hier is het spel afgelopen, maar niemand is klaar en er zijn nog beurten over.
       *[no] Hier moet het spel afgelopen zijn.
    }
position-looked = “{ $text }” zegt niet voor elke plaats yes of no.
record-header = “{ $text }” is geen kopregel. Schrijf [Naam "waarde"].
record-no_opening = Het spelverslag heeft geen beginstelling: een regel [Opening "…"] ontbreekt.
record-mismatch = De kopregel { $header } zegt “{ $text }”, maar de beginstelling zegt “{ $expected }”.
record-result = Volgens het spelverslag heeft “{ $text }” gewonnen, maar volgens de zetten “{ $expected }”.
record-comment_open = Een opmerking begint maar houdt niet op. Sluit die af met een accolade.
record-several = In deze tekst staan { $count } spellen. Hier mag het er maar één zijn: zet het in een eigen bestand.
record-no_game = Er is hier geen spel { $number }: het laatste is { $count }.

## Help on the command line

help-usage = Gebruik: { $usage }
help-options-word = opties
help-command-word = OPDRACHT
help-group-play = Spelen en leren
help-group-serve = Een server draaien
help-arguments = Gegevens
help-options = Opties
help-about = De spellen met het schuivende doolhof: klassiek, 3D en Labyrinth Go!
help-version = toont de versie
help-lang = taal: en de fr nl it es pt; anders die van je systeem
help-help = deze hulp
help-play = Met mensen en bots spelen, hier in de terminal.
help-show = Een stelling als tekst of als plaatje tonen.
help-replay = Een vastgelegd spel tonen, stap voor stap.
help-bots = De bots van een spel opsommen.
help-join = Een bot van hier in een zaal van een server laten spelen.
help-editions = De edities opsommen.
help-edition = Een editiebestand controleren.
help-options-command = De opties van een spel opsommen.
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
word-address = ADRES
word-code = CODE
word-bot = BOT
help-play-game = classic (als je niets zegt), towers of go
help-play-edition = de id van een editie (zie: wanderwall editions), of een eigen bestand
help-play-seats = wie er speelt, één keer voor elke plaats: een naam, of bot: en een bot (zie: wanderwall bots)
help-play-option = een optie van het spel (zie: wanderwall options SPEL); mag vaker
help-play-young = een plaats, als getal of naam, die volgens de regels voor jongere kinderen speelt; mag vaker
help-play-colours = de kleuren van de speelfiguren in de volgorde van de plaatsen, zoals red,blue
help-play-first = wie begint, met nummer of naam; anders beslist het lot
help-play-seed = met hetzelfde getal wordt hetzelfde spel gedeeld, en spelen de bots hetzelfde
help-play-resume = ga verder met een opgeslagen spel
help-play-save = bewaar het spel tijdens het spelen in dit bestand
help-show-position = een stelling tussen aanhalingstekens, een bestand ermee, een spelverslag, of - voor de standaardinvoer
help-show-svg = schrijf in plaats daarvan een plaatje naar dit bestand (- voor de standaarduitvoer)
help-show-seat = laat zien wat deze plaats ziet, als getal of kleur
help-show-open = laat alle kaarten van iedereen zien
help-replay-file = een spelverslag of een opgeslagen spel
help-replay-svg = schrijf van elke stelling een plaatje in deze map
help-replay-json = schrijf de partij met alle stellingen in dit bestand, voor borden op een website
help-replay-film = schrijf in dit bestand een film van het spel: 20 seconden met de mooiste momenten, een bewegende WebP
help-replay-all = druk alle stellingen af zonder te vragen
help-replay-game = welk spel, als het bestand er meer heeft
help-edition-file = een editiebestand (.toml), of de id van een editie
help-options-game = classic (als je niets zegt), towers of go
help-bots-game = het spel waarvan de bots worden opgesomd: classic (als je niets zegt), towers of go
help-join-code = de code van de zaal, of de link
help-join-bot = wie speelt, zoals cmd:./bot of level2
help-join-at = waar de server is; anders http://localhost:8000
help-join-name = hoe de bot in de zaal heet; anders zoals zijn bestand
help-join-ms = milliseconden die een bot over een zet mag denken; anders 1000

## Options of the games

options-default = normaal { $value }
options-per-seat = (één waarde voor alle plaatsen, of één voor elke plaats: a,b)

## At the table, in every game

play-welcome = { $title } – typ ? voor hulp, quit om te stoppen.
play-first = Het lot zegt dat { NAME($name) } begint. { $question } (--first wijst iemand aan.)
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
play-goal-later = (daarna: { $things })
play-goal-home =
    { $finish ->
        [exit] Alles gevonden! Nu het doolhof uit: eindig een beurt waar een gang naar buiten loopt, op { $square }.
        [shut] Alles gevonden! Nu het doolhof uit: er loopt nog geen gang naar buiten. Schuif er een open en eindig daar een beurt.
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
    ∩        hier kun je naar buiten, als je alles hebt gevonden

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
towers-ask-discard = Welke kaart leg je weg? [1–{ $last }]
towers-help-discard =
    Je hebt te veel kaarten in je hand. Typ het nummer van de toverkaart die je weglegt.

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
    { $name } pakt een scorefiche na { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }.
go-solved =
    { $count ->
        [one] Goed! Eén doolhof opgelost.
       *[other] Goed! { $count } doolhoven opgelost.
    }
go-check = Ronde { $number }: de controle
go-points =
    { $name } heeft scorefiche { $tile }: { $sign ->
        [minus] { $steps } achteruit
       *[plus] { $steps } vooruit
    }, nu op vak { $track }.

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
replay-game = Spel { $number } van { $count } in dit bestand. Een ander zie je met --game N.
replay-film = De film staat in { $file }.
replay-drawn =
    { $count ->
        [one] Eén plaatje
       *[other] { $count } plaatjes
    } opgeslagen in { $folder }.
about-edition = { $title } – { $game }, { $low }–{ $high } spelers, vanaf { $ages } jaar
about-sound = De editie { $id } is in orde.
oracle-progress = { $done } van { $total } stellingen

## Solver and coach

solve-step = Alleen een stelling vóór het schuiven kan worden opgelost.
solve-exit = Naar buiten door een willekeurige uitgang: er is geen kaart om naartoe te lopen.
solve-roll = Er is nu geen worp om op te lossen.
solve-hand_limit = Met een handlimiet is er geen exact antwoord.
rolls-all_or_one = Noem één worp, of zeg --all (--out hoort bij --all; --first en --joker horen bij één worp).
rolls-broken = Het bestand “{ $file }” is geen tabel met worpen die kan worden voortgezet.
word-roll = WORP
help-json = schrijf JSON
help-hint = De coach naar de beste beurt in een stelling vragen.
help-hint-seat = voor deze plaats, als getal of kleur; anders voor wie aan de beurt is
help-review = Een vastgelegd spel met de coach bekijken, beurt voor beurt.
help-solve = De minste eigen beurten naar het doel vinden, met de zetten.
help-solve-position = een stelling tussen aanhalingstekens, een bestand ermee, een spelverslag, een JSON-bestand met gevallen, of - voor de standaardinvoer
help-solve-most = hoeveel beurten er vooruit wordt gekeken, 1 tot 9 (normaal 5)
help-go = Alle kleinste oplossingen van een worp van Labyrinth Go! vinden.
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
solve-too-far =
    { $most ->
        [one] Er is meer dan één beurt nodig.
       *[other] Er zijn meer dan { $most } beurten nodig.
    }
rolls-figures =
    { $roll }: { $solutions ->
        [0] geen oplossing
        [one] één oplossing
       *[other] { $solutions } oplossingen
    }, minstens { $tiles } kaarten, moeilijkheid { $difficulty }
rolls-progress = { $done } van { $total } worpen
rolls-written = { $count } worpen in { $file }; de moeilijkste is { $hardest }.
review-progress = { $done } van { $total } beurten

## Puzzels

puzzles-do = “{ $text }” kan niet met puzzels. Er zijn: { $known }.
puzzles-one = Noem één puzzel om te tonen of op te lossen, en geen om ze te maken (--out hoort bij make). Dit was: { $what }.
puzzles-kind = Er is geen soort puzzel “{ $text }”. Er zijn: { $known }.
puzzles-file = Het bestand “{ $file }” bevat geen puzzels van de soort { $kind } waarmee verdergegaan kan worden.
day-date = “{ $text }” is geen datum. Schrijf jaar-maand-dag, bijvoorbeeld 2026-11-16.
word-do = WAT
word-puzzle = PUZZEL
word-kind = SOORT
word-date = DATUM
help-puzzles = Puzzels met bewezen oplossing maken, tonen of oplossen.
help-puzzles-do = make, show of solve
help-puzzles-puzzle = een puzzel tussen aanhalingstekens, een bestand ermee, - voor de standaardinvoer, of het nummer van een meegeleverde
help-puzzles-kind = fewest, find, treasures, block of go
help-puzzles-edition = een editie van het huis (normaal Labyrinth, of Labyrinth Go!)
help-puzzles-count = hoeveel er gemaakt worden (normaal 10)
help-puzzles-seed = het eerste startgetal (normaal 1): dezelfde getallen maken dezelfde puzzels
help-puzzles-level = alleen die van dit niveau, 1 tot 5
help-puzzles-workers = hoeveel processen ze maken (normaal 1)
help-puzzles-out = bewaart ze in dit bestand; na een onderbreking gaat het daar verder
help-day = Het doolhof van de dag tonen, voor iedereen hetzelfde.
help-day-date = de datum, bijvoorbeeld 2026-11-16 (normaal vandaag)
help-day-go = de worp van de dag van Labyrinth Go!
help-day-yesterday = het doolhof van de dag ervoor, met de oplossing
puzzles-progress = { $done } van { $total } puzzels
puzzles-written = { $count } puzzels in { $file }.
puzzle-figures = Par { $par }, oplossingen { $ways }, niveau { $level }
day-title = Doolhof van de dag { $number } ({ $date })

## Toernooien en bots

join-here = { $name } is in de zaal. Ctrl-C verlaat hem.
join-plays = Een spel begint: { $names }
join-failed = De bot heeft dit spel opgegeven: { $text }
join-over = De zaal is afgelopen.

## Serving

serve-here = Speel hier: { $address }
serve-network = Telefoons in hetzelfde netwerk: { $address }
serve-stop = Ctrl-C stopt; alle partijen blijven bewaard.
help-serve = De pagina aanbieden aan deze computer en telefoons in het netwerk.
help-serve-host = Waar te luisteren: 127.0.0.1 alleen voor deze computer, 0.0.0.0 ook voor het netwerk (dat is gebruikelijk).
help-serve-port = De poort, gewoonlijk 8000; 0 neemt een vrije.
help-serve-file = Het SQLite-bestand met alle partijen; anders een in je eigen map. WANDERWALL_DATABASE en WANDERWALL_REDIS noemen in plaats daarvan PostgreSQL en Redis.
help-serve-name = Een naam waarnaar de server luistert, zoals maze.example; meer namen: geef de optie nog eens. Getallen, localhost, .local-namen en de eigen naam van deze computer werken altijd.
help-serve-path = Het pad waaronder een proxy de pagina toont, zoals /games/.
help-serve-embed = Een herkomst waarvan de pagina’s partijen mogen insluiten, zoals https://school.example, of * voor alle; meer: geef hem nog eens. Zonder deze niemand.
help-serve-bots = Een bot die aan tafels van De betoverde doolhof naast die van het huis wordt aangeboden, als learned:BESTAND; meerdere: geef het nog eens op.
help-serve-push = Apparaten die erom vragen via Web Push vertellen dat ze aan de beurt zijn; pushdiensten kunnen naar dit adres schrijven als er iets mis is, zoals mailto:ida@school.example. Zonder deze niemand.
help-serve-hsts = Laat browsers via HTTPS een jaar lang alleen nog met HTTPS komen (HSTS). Gewoon HTTP weigeren ze dan, ook voor andere diensten met dezelfde naam.
help-serve-workers = Processen die bedienen; meer dan één vergt PostgreSQL en Redis.
word-host = ADRES
word-path = PAD
word-origin = HERKOMST
word-contact = CONTACT

## Why a server does not start

server-database_kind = Er is hier geen database van de soort “{ $text }”. Er zijn: { $expected }.
server-patience = WANDERWALL_PATIENCE is een aantal seconden, niet { $text }.
server-proxy = WANDERWALL_PROXY zegt hoeveel proxy’s ervoor staan: yes voor één, of een getal, niet { $text }.
server-switch = { $name } is yes of no, niet “{ $text }”.
server-path = Een pad schrijf je als /games/, niet “{ $text }”; alone, api, assets, docs, manual en preview zijn bezet.
server-embed = Wie partijen mag insluiten schrijf je als https://school.example, https://*.school.example of *, niet “{ $text }”.
server-push = Naar wie pushdiensten kunnen schrijven is een adres als mailto:ida@school.example of https://school.example, niet “{ $text }”.
server-other_path = wanderwall vindt hier zijn bestanden niet. Wie het beheert, kan dat veranderen: WANDERWALL_PATH={ $path }, of wanderwall serve --path { $path }.
server-database_in_use = Een andere server gebruikt “{ $file }” al. Eén tegelijk; meer vergen PostgreSQL.
server-database_address = Het adres in WANDERWALL_DATABASE is niet te lezen.
server-database_refused = De database laat ons niet binnen ({ $text }). Controleer gebruiker, wachtwoord en naam in WANDERWALL_DATABASE.
server-database_newer = Een latere versie van wanderwall heeft in deze database spellen bewaard. Installeer die versie of kies een andere database.
server-database_foreign = Deze database hoort bij iets anders. Er is niets in veranderd; kies een andere.
server-worker_failed = Een werkproces kon niet starten. Het logboek zegt waarom.
server-one_worker = SQLite dient één proces. Meer vergen WANDERWALL_DATABASE met PostgreSQL.
server-needs_redis = Meer processen hebben WANDERWALL_REDIS nodig om elkaar te wekken.
server-port_taken = Poort { $port } op { $host } is al bezet. Kies een andere, bijvoorbeeld --port 9123; na make play is het PORT=9123.
server-port_forbidden = Poort { $port } op { $host } is niet voor jou: poorten onder 1024 zijn voor het systeem. Kies een hogere, bijvoorbeeld --port 9123; na make play is het PORT=9123.
server-no_such_address = “{ $host }” is geen adres van deze machine. Kies een ander: --host 0.0.0.0 is voor alle netwerken, --host 127.0.0.1 alleen voor deze machine.

## Running a server

backup-exists = “{ $file }” bestaat al. Kies een andere naam, of overschrijf het met --replace.
backup-foreign = “{ $file }” is geen reservekopie van wanderwall. Er is niets veranderd.
backup-damaged = De reservekopie “{ $file }” is beschadigd of niet volledig. Er is niets veranderd; neem een oudere.
backup-newer = Een latere versie van wanderwall heeft de reservekopie “{ $file }” gemaakt. Installeer die versie en zet hem dan terug; er is niets veranderd.
backup-other_database = De database is niet van deze versie van wanderwall. Gebruik de versie van de server, of start deze een keer: die brengt de database bij.
restore-not_empty = In deze database staan al spellen. Kies een andere met --file, of geef op wat er staat met --replace; er is niets veranderd.
restore-in_use = Een server gebruikt deze database. Met --replace maakt hij even plaats en gaat hij verder met de reservekopie; er is niets veranderd.
server-database_kept = De server die deze database gebruikt laat haar niet los. Stop hem, zet terug en start hem weer; er is niets veranderd.
server-database_down = De database antwoordt niet. Kijk of hij draait, en naar zijn adres in WANDERWALL_DATABASE.
server-database_damaged = De database “{ $file }” is beschadigd. Zet de laatste reservekopie met --file in een ander bestand terug en start de server daarmee.
server-admin_key = WANDERWALL_ADMIN_KEY heeft { $least } tekens of meer nodig. Dit maakt een goede: openssl rand -hex 16
admin-no_server = Op { $address } antwoordt geen server. Start hem, of noem zijn adres met --at.
admin-other_server = Wat daar antwoordt, is geen wanderwall van deze versie. Kijk naar --at.
admin-no_seat = Er is geen plaats “{ $text }”. Noem een tafel en een kleur, zoals k3f9a22xyz:red; daar: { $known }.
help-backup = Alle spellen van een server in één bestand schrijven.
help-restore = De spellen van een reservekopie terugzetten.
help-admin = Tonen hoe druk een server is, tafels sluiten, spellen wissen.

## Any other game

plain-moved = { $name } speelt { $move }.
plain-ask = { $name }, jouw zet (legend noemt ze):
plain-help =
    Typ een zet zoals het spel hem schrijft; legend noemt jouw zetten, Enter toont de tafel nog eens.

## Without the compiled engine

bots-missing = Niet hier: { $bots }. Ze zoeken met gecompileerde code, die de extra “fast” meebrengt: pip install "wanderwall[fast]"

## In Python

face-preparing = wanderwall bereidt zijn zoekers voor, eenmaal op deze computer …

## Problems in Python and with bots

language-unknown = De taal “{ $text }” is er niet. Je kunt kiezen uit: { $known }.
play-name = “{ $text }” kan geen naam zijn. Een naam heeft 1 tot { $most } zichtbare tekens.
play-same_name = De naam “{ $text }” komt twee keer voor. Geef iedereen een eigen naam.
play-bot_untimed = Een bot alleen en zonder klok zou nooit ophouden.
bot-needs_fast = Zonder numba zou “{ $bot }” zwakker zijn dan de naam zegt; daarom doet die niet mee. Zo installeer je numba: pip install '{ $extra }'
bot-learned_file = “{ $file }” is geen speler die python -m wanderwall.train.ppo heeft geschreven.
bot-learned_table = Deze speler heeft geleerd aan tafels met een ander bord of met meer of minder spelers, en speelt alleen aan zulke tafels.
bot-strength = Sterkte “{ $text }” bestaat niet: het is een getal van { $low } tot { $high }.
bot-dial = Zo kan de regelaar niet staan: “{ $text }” is geen getal van 0 tot 1.
bot-crashed = De bot is vastgelopen.
bot-silent = De bot antwoordde niet op tijd.
bot-nonsense = De bot antwoordde iets wat geen antwoord is.
bot-illegal_move = De bot deed een zet die tegen de regels is.
bot-protocol = De bot spreekt een andere versie van het protocol.
match-nothing_to_undo = Er is geen zet om terug te nemen.
match-which_seat = Meer spelers kunnen nu zetten: zeg welke plaats.
match-over = Het spel is afgelopen.
match-no_seat = Er is geen plaats “{ $text }”. Er zijn: { $known }.
match-not_to_act = De plaats “{ $colour }” is nu niet aan de beurt.
match-seconds = Een zet kan geen “{ $text }” seconden duren. Geef een getal van 0 tot { $most }.
face-position_alone = Een stelling heeft haar eigen plaatsen en opties: geef er niets naast op.
