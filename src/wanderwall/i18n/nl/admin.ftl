### For whoever runs a server: the page for the host, and `wanderwall admin`.

admin-title = Voor de gastheer
admin-about = Zorg voor deze server. De sleutel is die in WANDERWALL_ADMIN_KEY, waar de server is gestart.
admin-key = De sleutel van de gastheer
admin-enter = Openen
admin-again = Opnieuw kijken
admin-leave = Toch niet
admin-no_key = Er is geen sleutel van de gastheer ingesteld. Start de server met WANDERWALL_ADMIN_KEY, 16 tekens of meer, en geef het commando dezelfde.
admin-wrong_key = Dat is niet de sleutel van de gastheer.
admin-figures = De cijfers zijn voor de machine zelf, of met de sleutel van de gastheer: Authorization: Bearer …
admin-no_guest = Daar zit niemand die vergeten kan worden.

## How much there is

admin-sizes = Wat bewaard wordt
admin-version = Versie
admin-database = Database
admin-games = Spellen
admin-tables = { $waiting } wachten, { $playing } bezig, { $over } afgelopen, { $closed } gesloten
admin-log = Logboek
admin-entries =
    { $count ->
        [one] één regel
       *[other] { $count } regels
    }
admin-people = Mensen
admin-guests =
    { $count ->
        [one] één gast
       *[other] { $count } gasten
    }

## Busy tables

admin-busiest = Drukste tafels sinds gisteren
admin-nothing = Sinds gisteren is er niets gespeeld.
admin-close = De tafel sluiten
admin-close-sure = Wie daar speelt, wordt weggestuurd en niemand speelt verder. Wat er gebeurd is, blijft opgeschreven.
admin-closed = De tafel is gesloten.
admin-forget = { $name } vergeten
admin-forget-sure = De naam, de waardering en welke spellen het waren worden vergeten, aan alle tafels van deze gast. De spellen blijven, onder een verzonnen naam.
admin-forgotten =
    { $count ->
        [one] Aan één tafel vergeten.
       *[other] Aan { $count } tafels vergeten.
    }

## Games that are over

admin-finished = Afgelopen spellen
admin-kept = Afgelopen spellen worden bewaard.
admin-erased-after =
    { $days ->
        [one] Afgelopen spellen worden één dag na hun einde gewist.
       *[other] Afgelopen spellen worden { $days } dagen na hun einde gewist.
    }
admin-days = Dagen
admin-erase = Oudere wissen
admin-keep = Alles bewaren
admin-erase-sure =
    { $days ->
        [one] Spellen die langer dan een dag geleden afliepen, worden meteen gewist, elk ander een dag na zijn einde. Niets brengt ze terug: maak eerst een reservekopie.
       *[other] Spellen die langer dan { $days } dagen geleden afliepen, worden meteen gewist, elk ander { $days } dagen na zijn einde. Niets brengt ze terug: maak eerst een reservekopie.
    }
admin-erased =
    { $count ->
        [one] Eén spel is gewist.
       *[other] { $count } spellen zijn gewist.
    }
