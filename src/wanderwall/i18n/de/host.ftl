### For whoever runs a server: the page for the host, and `wanderwall admin`.

host-title = Für den Gastgeber
host-about = Sieh nach diesem Server. Der Schlüssel ist der in WANDERWALL_ADMIN_KEY, dort, wo der Server gestartet wurde.
host-key = Der Schlüssel des Gastgebers
host-enter = Öffnen
host-again = Noch einmal nachsehen
host-leave = Doch nicht
host-no_key = Es ist kein Schlüssel des Gastgebers gesetzt. Starte den Server mit WANDERWALL_ADMIN_KEY, mindestens 16 Zeichen, und gib dem Befehl denselben.
host-wrong_key = Das ist nicht der Schlüssel des Gastgebers.
host-figures = Die Zahlen sind für den Rechner selbst oder für den Schlüssel des Gastgebers: Authorization: Bearer …
host-no_guest = Dort sitzt niemand, der vergessen werden könnte.

## How much there is

host-sizes = Was aufbewahrt wird
host-version = Version
host-database = Datenbank
host-games = Partien
host-tables = { $waiting } warten, { $playing } laufen, { $over } beendet, { $closed } geschlossen
host-log = Protokoll
host-entries =
    { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
host-people = Leute
host-guests =
    { $count ->
        [one] ein Gast
       *[other] { $count } Gäste
    }

## Busy tables

host-busiest = Wo seit gestern am meisten los war
host-nothing = Seit gestern wurde nichts gespielt.
host-close = Tisch schließen
host-close-sure = Wer dort spielt, wird weggeschickt, und niemand spielt weiter. Was geschehen ist, bleibt aufgeschrieben.
host-closed = Der Tisch ist geschlossen.
host-forget = { $name } vergessen
host-forget-sure = Der Name, die Wertung und welche Partien es waren, werden vergessen, an allen Tischen dieses Gastes. Die Partien bleiben, unter einem erfundenen Namen.
host-forgotten =
    { $count ->
        [one] An einem Tisch vergessen.
       *[other] An { $count } Tischen vergessen.
    }

## Games that are over

host-finished = Beendete Partien
host-kept = Beendete Partien werden aufbewahrt.
host-erased-after =
    { $days ->
        [one] Beendete Partien werden einen Tag nach ihrem Ende gelöscht.
       *[other] Beendete Partien werden { $days } Tage nach ihrem Ende gelöscht.
    }
host-days = Tage
host-erase = Ältere löschen
host-keep = Alle behalten
host-erase-sure =
    { $days ->
        [one] Partien, die seit mehr als einem Tag beendet sind, werden sofort gelöscht, jede andere einen Tag nach ihrem Ende. Nichts bringt sie zurück: Mach vorher eine Sicherung.
       *[other] Partien, die seit mehr als { $days } Tagen beendet sind, werden sofort gelöscht, jede andere { $days } Tage nach ihrem Ende. Nichts bringt sie zurück: Mach vorher eine Sicherung.
    }
host-erased =
    { $count ->
        [one] Eine Partie wurde gelöscht.
       *[other] { $count } Partien wurden gelöscht.
    }
