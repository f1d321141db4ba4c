### For whoever runs a server: the page for the host, and `wanderwall admin`.

admin-title = Für den Gastgeber
admin-about = Sieh nach diesem Server. Der Schlüssel ist der in WANDERWALL_ADMIN_KEY, dort, wo der Server gestartet wurde.
admin-key = Der Schlüssel des Gastgebers
admin-enter = Öffnen
admin-again = Noch einmal nachsehen
admin-leave = Doch nicht
admin-no_key = Es ist kein Schlüssel des Gastgebers gesetzt. Starte den Server mit WANDERWALL_ADMIN_KEY, mindestens 16 Zeichen, und gib dem Befehl denselben.
admin-wrong_key = Das ist nicht der Schlüssel des Gastgebers.
admin-figures = Die Zahlen sind für den Rechner selbst oder für den Schlüssel des Gastgebers: Authorization: Bearer …
admin-no_guest = Dort sitzt niemand, der vergessen werden könnte.

## How much there is

admin-sizes = Was aufbewahrt wird
admin-version = Version
admin-database = Datenbank
admin-games = Partien
admin-tables = { $waiting } warten, { $playing } laufen, { $over } beendet, { $closed } geschlossen
admin-log = Protokoll
admin-entries =
    { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
admin-people = Leute
admin-guests =
    { $count ->
        [one] ein Gast
       *[other] { $count } Gäste
    }

## Busy tables

admin-busiest = Wo seit gestern am meisten los war
admin-nothing = Seit gestern wurde nichts gespielt.
admin-close = Tisch schließen
admin-close-sure = Wer dort spielt, wird weggeschickt, und niemand spielt weiter. Was geschehen ist, bleibt aufgeschrieben.
admin-closed = Der Tisch ist geschlossen.
admin-forget = { $name } vergessen
admin-forget-sure = Der Name, die Wertung und welche Partien es waren, werden vergessen, an allen Tischen dieses Gastes. Die Partien bleiben, unter einem erfundenen Namen.
admin-forgotten =
    { $count ->
        [one] An einem Tisch vergessen.
       *[other] An { $count } Tischen vergessen.
    }

## Games that are over

admin-finished = Beendete Partien
admin-kept = Beendete Partien werden aufbewahrt.
admin-erased-after =
    { $days ->
        [one] Beendete Partien werden einen Tag nach ihrem Ende gelöscht.
       *[other] Beendete Partien werden { $days } Tage nach ihrem Ende gelöscht.
    }
admin-days = Tage
admin-erase = Ältere löschen
admin-keep = Alle behalten
admin-erase-sure =
    { $days ->
        [one] Partien, die seit mehr als einem Tag beendet sind, werden sofort gelöscht, jede andere einen Tag nach ihrem Ende. Nichts bringt sie zurück: Mach vorher eine Sicherung.
       *[other] Partien, die seit mehr als { $days } Tagen beendet sind, werden sofort gelöscht, jede andere { $days } Tage nach ihrem Ende. Nichts bringt sie zurück: Mach vorher eine Sicherung.
    }
admin-erased =
    { $count ->
        [one] Eine Partie wurde gelöscht.
       *[other] { $count } Partien wurden gelöscht.
    }
