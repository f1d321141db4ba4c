### For whoever runs a server: the page for the host, and `wanderwall admin`.

host-title = Voor de gastheer
host-about = Zorg voor deze server. De sleutel is die in WANDERWALL_ADMIN_KEY, waar de server is gestart.
host-key = De sleutel van de gastheer
host-enter = Openen
host-again = Opnieuw kijken
host-leave = Toch niet
host-no_key = Er is geen sleutel van de gastheer ingesteld. Start de server met WANDERWALL_ADMIN_KEY, 16 tekens of meer, en geef het commando dezelfde.
host-wrong_key = Dat is niet de sleutel van de gastheer.
host-figures = De cijfers zijn voor de machine zelf, of met de sleutel van de gastheer: Authorization: Bearer …
host-no_guest = Daar zit niemand die vergeten kan worden.

## How much there is

host-sizes = Wat bewaard wordt
host-version = Versie
host-database = Database
host-games = Spellen
host-tables = { $waiting } wachten, { $playing } bezig, { $over } afgelopen, { $closed } gesloten
host-log = Logboek
host-entries =
    { $count ->
        [one] één regel
       *[other] { $count } regels
    }
host-people = Mensen
host-guests =
    { $count ->
        [one] één gast
       *[other] { $count } gasten
    }

## Busy tables

host-busiest = Drukste tafels sinds gisteren
host-nothing = Sinds gisteren is er niets gespeeld.
host-close = De tafel sluiten
host-close-sure = Wie daar speelt, wordt weggestuurd en niemand speelt verder. Wat er gebeurd is, blijft opgeschreven.
host-closed = De tafel is gesloten.
host-forget = { $name } vergeten
host-forget-sure = De naam, de waardering en welke spellen het waren worden vergeten, aan alle tafels van deze gast. De spellen blijven, onder een verzonnen naam.
host-forgotten =
    { $count ->
        [one] Aan één tafel vergeten.
       *[other] Aan { $count } tafels vergeten.
    }

## Games that are over

host-finished = Afgelopen spellen
host-kept = Afgelopen spellen worden bewaard.
host-erased-after =
    { $days ->
        [one] Afgelopen spellen worden één dag na hun einde gewist.
       *[other] Afgelopen spellen worden { $days } dagen na hun einde gewist.
    }
host-days = Dagen
host-erase = Oudere wissen
host-keep = Alles bewaren
host-erase-sure =
    { $days ->
        [one] Spellen die langer dan een dag geleden afliepen, worden meteen gewist, elk ander een dag na zijn einde. Niets brengt ze terug: maak eerst een reservekopie.
       *[other] Spellen die langer dan { $days } dagen geleden afliepen, worden meteen gewist, elk ander { $days } dagen na zijn einde. Niets brengt ze terug: maak eerst een reservekopie.
    }
host-erased =
    { $count ->
        [one] Eén spel is gewist.
       *[other] { $count } spellen zijn gewist.
    }
