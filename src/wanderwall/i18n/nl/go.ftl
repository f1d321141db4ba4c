### Labyrinth Go! on the page, and what both it and the terminal say.

go-play-board = Je spelbord
go-play-players = Spelers
go-play-roll = De worp
go-play-tiles = Je doolhofkaarten
go-play-rolled = Gegooid: { $things }. Zoek ze op je spelbord!
go-play-side =
    { $side ->
        [north] noorden
        [east] oosten
        [south] zuiden
       *[west] westen
    }
go-play-square = { $square }, { $picture }
go-play-square-middle = { $square }, het midden
go-play-square-tile =
    { $hole ->
        [yes] { $square }, { $picture } in het gat van { $tile }, open: { $sides }
       *[no] { $square }, { $tile } op { $picture }, open: { $sides }
    }
go-play-tile =
    { $tile }, { $face ->
        [b] achterkant
       *[a] voorkant
    }{ $where ->
        [board] , op het spelbord
       *[hand] {""}
    }{ $long ->
        [no] {""}
       *[yes] . { $hole ->
            [yes] Kant met het gat
           *[no] Eerste kant
        } open: { $first }; andere kant open: { $second }
    }
go-play-round = Ronde { $round }
go-play-keys = 1–6 kiezen een kaart, R draait, F keert om, G pakt
go-play-lies = { $tile } ligt op { $squares }.
go-play-hole = In het gat: { $picture }.
go-play-joins =
    { $count ->
        [0] Het pad leidt nog nergens heen.
       *[other] Het pad loopt door naar: { $things }.
    }
go-play-would-join =
    { $count ->
        [0] het pad zou nergens heen leiden
       *[other] het pad zou doorlopen naar: { $things }
    }
go-play-the-middle = het midden
go-play-lifted = { $tile } is weer in je hand.
go-play-in-hand =
    { $how ->
        [turned] Gedraaid: { $tile }.
        [flipped] Omgekeerd: { $tile }.
        [back] { $tile } is teruggelegd.
        [stays] { $tile } blijft waar die is.
       *[held] { $tile }.
    }
go-play-same = Hij is van alle kanten hetzelfde.
go-play-turn = Draaien
go-play-flip = Omkeren
go-play-clear = Alles terug
go-play-hint = Tip
go-play-no-room = Daar past de kaart niet.
go-play-take-first = Kies eerst een kaart.
go-play-ready = Klaar!
go-play-look = Zoek de vier plaatjes en zeg het dan
go-play-aim = Laat ze daarna alle vier door de gaten zien en verbind elk plaatje met het midden.
go-play-you-ready = Je bent klaar
go-play-waiting =
    { $count ->
        [0] Daar gaan we!
       *[other] Wachten op { NAME($names) }
    }
go-play-go = Labyrinth Go!
go-play-find = Zoek deze vier!
go-play-got-it = Begrepen
go-play-readiness =
    { $ready ->
        [yes] klaar
       *[no] zoekt nog
    }
go-play-laid =
    { $count ->
        [0] nog niets gelegd
        [one] één kaart gelegd
       *[other] { $count } kaarten gelegd
    }
go-play-grabbed = heeft de { $tile }
go-play-grabs = { $name } pakt de { $tile }!
go-play-wants-stop = wil stoppen
go-play-joker = heeft de jokerkaart
go-play-left = Scorefiches in het midden: { $tiles }
go-play-grab = Pak de { $tile }!
go-play-grab-for =
    { $red ->
        [0] in elk geval +{ $blue }
       *[other] goed +{ $blue } · fout −{ $red }
    }
go-play-grab-helped = +{ $blue } als alle vier verbonden zijn
go-play-you-grabbed = Je hebt de { $tile }
go-play-others-build = De anderen bouwen nog
go-play-stop = Ronde stoppen?
go-play-stops = Stoppen: { $votes } van { $players }
go-play-solved =
    { $solved ->
        [one] opgelost
       *[other] opgelost
    }
go-play-done = Af!
go-play-done-for = dan komt de volgende worp
go-play-skip = Andere worp
go-play-end = Spel stoppen
go-play-end-sure = Echt stoppen?
go-play-right =
    { $solved ->
        [one] Goed! Eén opgelost.
       *[other] Goed! { $solved } opgelost.
    }
go-play-time-left =
    Nog { $minutes ->
        [0] {""}
        [one] één minuut{" "}
       *[other] { $minutes } minuten{" "}
    }{ $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }
go-play-track = Scorepad, { $finish } wint: { $places }
go-play-space = { $name } { $space }
go-play-check = Ronde { $round }: de controle
go-play-check-of =
    { $you ->
        [yes] De controle van je spelbord
       *[no] De controle van het spelbord van { NAME($name) }
    }
go-play-shown =
    { $yes ->
        [yes] getoond
       *[no] niet getoond
    }
go-play-joined =
    { $yes ->
        [yes] verbonden
       *[no] los
    }
go-play-far =
    { $squares ->
        [one] vlak naast het midden
       *[other] { $squares } velden van het midden
    }
go-play-no-hole = in geen enkel gat te zien
go-play-broken =
    { $against ->
        [wall] { $side ->
            [unsaid] een muur staat in de weg
           *[other] een muur verspert het pad naar het { $side }
        }
        [rim] het pad loopt van het spelbord af
        [bare] het pad houdt te vroeg op
       *[none] geen pad leidt naar het midden
    }
go-play-result =
    { $right ->
        [yes] Alle vier zijn verbonden!
       *[no] { $wrong ->
            [one] Eén plaatje is niet verbonden.
           *[other] { $wrong } plaatjes zijn niet verbonden.
        }
    }
go-play-moves =
    { $way ->
        [floor] { $steps } terug, maar nooit onder 0.
        [back] { $steps } terug, van { $before } naar { $after }.
       *[on] { $steps } vooruit, van { $before } naar { $after }.
    }
go-play-brings-joker = De 1 brengt de jokerkaart voor de volgende ronde.
go-play-skip-check = Alles tonen
go-play-next-round = Volgende ronde
go-play-check-again = Controle terugkijken
go-play-best =
    { $solved ->
        [one] Je beste hier: één
       *[other] Je beste hier: { $solved }
    }
go-play-new-best = Een nieuw persoonlijk record!
end-close-round =
    { $you ->
        [yes] Nog één ronde, en het was je misschien gelukt.
       *[no] Nog één ronde, en het was { NAME($name) } misschien gelukt.
    }
end-rounds = Rondes
end-best-round = Mooiste ronde

## Keys

go-key-pick = een kaart kiezen
go-key-turn = naar rechts, links draaien
go-key-flip = omkeren
go-key-move = volgend veld
go-key-lay = neerleggen; terugnemen
go-key-grab = pakken

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: te zien en verbonden met het midden
        [cut_off] ✗ { $picture }: te zien, maar er loopt geen pad naar het midden
       *[not_shown] ✗ { $picture }: in geen enkel gat te zien
    }
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

## What can be wrong

go-option-untimed_is_solo = Alleen wie in z’n eentje speelt, kan zonder klok.
go-option-one_roll_is_solo = Alleen wie in z’n eentje speelt, kan het bij één worp laten.
go-option-solo_has_its_clock = Wie in z’n eentje speelt, heeft een eigen klok en geen rondeklok.
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
        [ready] wie klaar is
        [tiles] de scorefiches
        [stop] de wens om te stoppen
        [joker] de joker
       *[other] { $part }
    }.
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
