### The start page and everything that is no game.

start-title-garden = Schuif de muren. Vind de weg.
start-about-garden = Het doolhof verandert elke beurt. Haal als eerste je schatten.
start-title-sea = Schuif de zee. Vind de crew.
start-about-sea = Steigers glijden, water komt vrij. Verzamel als eerste je emblemen.
start-title-dusk = Beklim de torens. Raak de steen aan.
start-about-dusk = Schuif een rij, klim op en af, magie doet de rest.
start-title-evening = Vier dobbelstenen, zes kaarten. Labyrinth Go!
start-about-evening = Iedereen tegelijk: verbind de vier plaatjes en grijp.
start-hello = Hallo, { $name }.
start-turns =
    { $count ->
        [one] Je bent aan de beurt in één spel.
       *[other] Je bent aan de beurt in { $count } spellen.
    }
start-play = Meteen spelen
start-usual =
    { $count ->
        [2] Zoals altijd met z’n tweeën
        [3] Zoals altijd met z’n drieën
        [4] Zoals altijd met z’n vieren
       *[other] Zoals altijd met z’n allen
    }
start-here = { $names } op dit apparaat
start-setup = Nieuw spel
start-join = Meedoen met code
start-join-go = Meedoen
start-join-wrong = Dat is geen code: een code heeft acht letters en cijfers, of tien.
start-pick = Kies een spel
start-continue = Verder waar je was
start-with = Met { $names }
start-found = { $found } van { $all } gevonden
start-never = Nog nooit gespeeld?
start-owl = De Uil laat je het spel in twee minuten zien.
start-learn = Spelend leren
start-learn-short = Leren
start-tv = Tv
start-rules = Zo speel je het
start-puzzles = Puzzels
start-book = Mijn boek
start-room = Zalen
start-alone = Zonder netwerk

## Problems of the page

page-missing = Deze pagina bestaat niet.
page-home = Startpagina
page-again = Opnieuw proberen
page-offline = De server is niet bereikbaar.
page-server = De server heeft dat niet begrepen.
page-wrong_key = De sleutel van deze plaats werkt niet meer.
page-no_table = Deze tafel bestaat niet.
page-key_reissued = Deze plaats is elders met een nieuwe link geopend.
page-watch = Het spel bekijken
page-misunderstood = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
page-left = Je hebt de tafel verlaten.

## Small words of the page

close = Sluiten
off = uit
colon = { $what }:
you = Jij
me-title = Wie ben jij?
me-pawn = Jouw speelfiguur
me-as = Jij bent { $name }

## Setting up a table

setup-title = Nieuw spel
setup-seats = Wie speelt mee
setup-kind-here = Hier bij mij
setup-kind-bot = Bot
setup-name = Naam
setup-guest = Speler { $number }
first-usual = Volgens het boekje beslist het lot.
first-one-piece = Volgens het boekje: wie het laatst een aflevering heeft gezien; bij twijfel de jongste.
first-towers-3d = Volgens het boekje: wie het minst last heeft van hoogtevrees; bij twijfel de jongste.
setup-length = Hoe lang
setup-length-short = Kort
setup-length-medium = Middel
setup-length-full = Lang
setup-length-goals =
    { $count ->
        [one] elk één doel
       *[other] elk { $count } doelen
    }
pawn-choose = Speelfiguur kiezen
pawn-how = Heeft iemand hem al? Dan ruilen jullie.
pawn-of = { $name }: { $pawn }. Andere speelfiguur kiezen
pawn-at-top-left = linksboven
pawn-at-top-right = rechtsboven
pawn-at-bottom-right = rechtsonder
pawn-at-bottom-left = linksonder
setup-begin = Beginnen
option-label-first = Wie begint
option-off-first = het lot

## Lists

lobby-title = Open tafels
lobby-empty = Er wacht nu geen tafel op mensen. Zet er een klaar, dan kunnen anderen meedoen.
finished-title = Gespeelde spellen
finished-whose = Wiens spellen
finished-mine = van mij
finished-all = van iedereen
finished-empty = Er is nog geen spel uitgespeeld.
finished-more = Meer tonen
table-waits = wacht op spelers
table-running = bezig
ratings-title = Ranglijst
ratings-about = Spellen tussen mensen en bots tellen mee, tenzij iemand om een tip heeft gevraagd of een bot is ingevallen.
ratings-empty = In dit spel staat nog niemand op de ranglijst.
ratings-place = Plaats
ratings-who = Speler
ratings-rating = Sterkte
ratings-games = Spellen

## What somebody likes

pref-title = Voorkeuren
pref-language = Taal
pref-tempo = Speeltempo
pref-tempo-slow = langzaam
pref-tempo-normal = normaal
pref-tempo-fast = snel
pref-tempo-once = meteen
pref-sound = Geluid
pref-speech = Voorlezen
pref-taps = Beurt versturen
pref-taps-one = zodra ik een pijl aantik
pref-taps-two = met het veld dat ik aantik
pref-taps-ask = pas met de knop
pref-pictures = Plaatjes in plaats van woorden
