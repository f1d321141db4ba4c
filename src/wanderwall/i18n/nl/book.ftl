### The book of one's own, and turns of one's own games to try again.

book-phrase_length = Een zin heeft { $names } namen; dit zijn er { $given }.
book-phrase_name = “{ $text }” is geen naam uit een zin. Kijk nog eens op het papier.
book-phrase_slip = Deze namen horen niet bij elkaar: één is een andere, of staat op een andere plaats.
book-phrase_unknown = Geen boek hier heeft deze zin. Een nieuwe zin maakt de oude ongeldig.
book-pass_unknown = Deze code is niet geldig, of er is een nieuwere. Laat het andere apparaat hem opnieuw tonen.
book-pass_used = Deze code is al gebruikt. Laat het andere apparaat een nieuwe tonen.
book-pass_late = Deze code is te oud: hij geldt tien minuten. Laat het andere apparaat een nieuwe tonen.
book-full = Een boek is voor hoogstens { $most } apparaten.
book-claim = Deze uitslag is niet die welke hier is geteld; er is niets veranderd.
book-no_lesson = Hier is geen beurt van jou om opnieuw te proberen.

book-title = Mijn boek
book-about = Je spellen, puzzels en insignes. Deze server bewaart ze voor je, zonder account; niemand anders kan je boek openen.
book-empty = Hier staat nog niets. Speel een spel uit, of los een puzzel op.
book-games = Spellen
book-played = Gespeeld
book-won = Gewonnen
book-lost = Verloren
book-score = Doelen gevonden
book-finds-a-turn = Vondsten per beurt
book-favourites = Favorieten
book-rivals = Tegen elkaar
book-rivals-about = Alleen mensen met wie je onder vrienden speelt. Niemand behalve jij leest dit.
book-bests = Persoonlijke records
book-best-quickest =
    Snelste winst: { $value ->
        [one] één beurt
       *[other] { $value } beurten
    }
book-best-finds_a_turn = Meeste vondsten per beurt: { $value }
book-best-solo = Meeste worpen alleen: { $value }
book-best-run = Meeste keren achter elkaar gewonnen: { $value }
book-best-rush = Meeste puzzels in een race: { $value }
book-best-row = Meeste dagen achter elkaar: { $value }
book-watch = Nog eens bekijken
book-list = Spel voor spel
book-list-won = gewonnen
book-list-lost = verloren
book-badges = Insignes
book-badge-beat = Eerste winst tegen { NAME($bot) }
book-badge-photo-finish = Thuis met de laatste schuifzet: iemand anders had alleen nog de weg naar huis
book-badge-swift = Gewonnen met een vondst in elke tweede beurt
book-badge-friends = Eerste winst onder vrienden
book-badge-full-table = Gewonnen aan een volle tafel met vier
book-badge-all-games = Elk spel van het huis gewonnen
book-badge-row = Het doolhof van de dag { $value } dagen achter elkaar
book-badge-puzzles = { $value } puzzels opgelost
book-badge-par = Een doolhof van de dag in par
book-earned = Verdiend op { $date }
book-earned-once = Verdiend
book-not-yet = Nog niet
book-puzzles =
    { $count ->
        [one] Eén puzzel opgelost
       *[other] { $count } puzzels opgelost
    }

book-along = Meenemen
book-along-about = Richt de camera van je andere apparaat op de code. Hij geldt tien minuten, voor één apparaat; daarna hebben beide hetzelfde boek.
book-along-show = Code tonen
book-along-code = Een QR-code die dit boek naar een ander apparaat brengt
book-devices =
    { $devices ->
        [one] Dit boek staat op één apparaat.
       *[other] Dit boek staat op { $devices } apparaten.
    }
book-device-this = Dit apparaat
book-device-other = Een ander apparaat
book-device-games =
    { $games ->
        [one] Eén spel, op { $date }
       *[other] { $games } spellen, het laatste op { $date }
    }
book-device-new = Nog geen spel uitgespeeld
book-leave = Dit boek verlaten
book-leave-sure = Dit apparaat krijgt weer een eigen boek, met de spellen die erop gespeeld zijn. Puzzels en beurten om opnieuw te proberen blijven in het gedeelde boek.
book-left = Dit apparaat heeft weer een eigen boek.
book-remove = Apparaat verwijderen
book-remove-sure = Dat apparaat raakt dit boek kwijt en neemt alleen de spellen mee die erop gespeeld zijn. Je zin en eerder getoonde codes gelden niet meer; maak daarna een nieuwe zin.
book-removed = Het apparaat is uit je boek verwijderd.
book-not-now = Niet nu
book-phrase = Een zin op papier
book-phrase-about = Tien verzonnen namen die je boek terugbrengen als dit apparaat kwijt is. Druk ze af of schrijf ze op: ze worden één keer getoond, en wie ze kent kan je boek openen.
book-phrase-make = Zin maken
book-phrase-print = Afdrukken
book-take = Een boek hierheen halen
book-take-about = Het boek dat je haalt en dat op dit apparaat worden één. Doe dit alleen met een boek van jezelf. Een zin die je voor het boek op dit apparaat hebt gemaakt, geldt dan niet meer; maak daarna een nieuwe.
book-take-phrase = De tien namen van je zin
book-take-do = Hierheen halen
book-join = Boeken samenvoegen
book-join-whose = Het boek van { $name }
book-join-nameless = Een boek nog zonder naam
book-join-here = Het boek op dit apparaat
book-join-holds =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    }, { $puzzles ->
        [one] één puzzel
       *[other] { $puzzles } puzzels
    }, { $devices ->
        [one] één apparaat
       *[other] { $devices } apparaten
    }
book-join-sure = Zijn ze allebei van jou? Ze worden één boek, op al hun apparaten.
book-join-same = Dit boek staat al op dit apparaat.
book-taken = Je boek is er.
book-file = Als bestand bewaren
book-forget = Vergeet mij
book-forget-sure = Alles wat van jou is wordt gewist, op al je apparaten: dit boek met puzzels en insignes, je plaats op de ranglijsten, en je naam aan elke tafel. De spellen van de anderen blijven, met een verzonnen naam op jouw plaats. Niemand kan dit terugdraaien.
book-keep = Alles bewaren
book-forgotten =
    Gewist: { $games ->
        [one] één spel
       *[other] { $games } spellen
    }, { $puzzles ->
        [one] één puzzel
       *[other] { $puzzles } puzzels
    } en { $lessons ->
        [one] één beurt
       *[other] { $lessons } beurten
    } van je boek; je naam aan { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    }; { $ratings ->
        [one] één plaats op een ranglijst
       *[other] { $ratings } plaatsen op ranglijsten
    }; op { $devices ->
        [one] één apparaat
       *[other] { $devices } apparaten
    }.

try-title = Beurten opnieuw proberen
try-about = Het bord zoals het in je spel was, en wat je toen wist. Is er een betere beurt?
try-due =
    { $due ->
        [0] Vandaag wacht er geen beurt op je.
        [one] Eén beurt wacht op je.
       *[other] { $due } beurten wachten op je.
    }
try-learned = { $learned } van { $all } geleerd
try-begin = Nu proberen
try-step = Beurt { $at } van { $all }
try-wrong = Er is een betere. Kijk nog eens: je hebt nog één poging.
try-right = Dat is hem!
try-answer = Deze keer niet. Dit had de coach gedaan, en daarom:
try-next = Volgende beurt
try-none = De coach vond geen beurt van jou die veel weggaf. Goed gespeeld!
try-result = Terug naar de uitslag
try-done = Dat was alles voor nu. Wat goed was komt telkens later terug, de rest morgen.
try-thinks = De coach bekijkt je spel.

# Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.
push-turn = Jij bent aan de beurt: { $edition }
push-turn-body = Je tafel wacht op je.
push-switch = Vertel me wanneer ik aan de beurt ben
push-help = Ook als deze pagina gesloten is. Deze server stuurt dan een bericht via de meldingendienst van de maker van je browser; die weet dan dat er een bericht is, maar niet wat erin staat.
push-on = Berichten komen via { $service }.
push-refused = Je browser laat deze pagina geen berichten sturen. In zijn instellingen voor deze pagina kun je dat veranderen.
push-failed = Je browser kan geen meldingendienst bereiken. De titel van het venster vertelt je nog steeds wanneer je aan de beurt bent.
push-off = Deze server stuurt geen berichten naar apparaten.
push-endpoint = Dit is niet het adres van een meldingendienst op het internet.
push-keys = De sleutels van dit apparaat zijn niet te lezen.
