### Rätsel, im Terminal und auf der Seite.

puzzle-too_long = Ein Rätsel hat höchstens { $most } Zeichen.
puzzle-form = „{ $text }“ ist kein Rätsel. Es beginnt zum Beispiel so: fewest par=2 ways=5 misled=0 level=3
puzzle-turns = Ein Rätsel auf dem Schiebebrett hat eine Vorgabe von 1 bis { $most } Zügen und mindestens einen Weg.
puzzle-position = Aus dieser Stellung lässt sich kein Rätsel der Art { $kind } machen.
puzzle-lies = Dieses Rätsel behauptet { $what }={ $said }, der Rechner findet aber { $found }.
puzzle-patience = Es dauert zu lange herauszufinden, ob dieses Rätsel stimmt.
day-early = Das erste Labyrinth des Tages war das vom { $first }.
puzzle-asks-fewest = Erreiche das Ziel in möglichst wenigen eigenen Zügen; sonst zieht niemand.
puzzle-asks-find = Erreiche das Ziel in diesem Zug.
puzzle-asks-treasures = Finde die Schätze in dieser Reihenfolge in möglichst wenigen eigenen Zügen; sonst zieht niemand.
puzzle-asks-block = Schieb so, dass die nächste Person ihr Ziel in ihrem nächsten Zug nicht erreichen kann.
puzzle-asks-go = Verbinde die gewürfelten Bilder mit möglichst wenigen Plättchen mit der Mitte.
puzzle-asks-home = Finde den Schatz und komm dann nach Hause, in möglichst wenigen eigenen Zügen; sonst zieht niemand.
puzzle-number = Die Rätsel des Hauses haben die Nummern 1 bis { $most }.
puzzle-no_way = Der Rechner findet in { $most } Zügen keinen Weg: Das gibt kein Rätsel.
puzzle-no_block = Alle Schübe bewirken hier dasselbe: Entweder lässt jeder dem Gegenüber einen Weg offen oder keiner. Das ergibt kein Rätsel.
puzzle-none_made = Es fand sich kein solches Rätsel. Frag noch einmal oder nach einer anderen Stufe.
position-fixed_tiles = Die festen Gängekarten dieser Stellung sind nicht die der Ausgabe.
position-tiles = Die beweglichen Gängekarten dieser Stellung sind nicht die aus der Schachtel.
position-cards = Die Zielkarten dieser Stellung sind nicht die aus der Schachtel.
day-late = Das Labyrinth vom { $date } kommt, wenn dieser Tag beginnt.

puzzles-title = Rätsel
puzzles-about = Sonst zieht niemand, und einen Weg gibt es immer. Jeden Tag kommt ein neues Labyrinth, für alle dasselbe.
puzzles-waiting = Der Rechner macht sich bereit. Nach einer Installation dauert das einmal bis zu einer halben Minute.
puzzles-today = Heute
puzzles-yesterday = Gestern
puzzles-maze = Labyrinth des Tages { $number }
puzzles-roll = Wurf des Tages { $number }
puzzles-level = Stufe { $level }
puzzles-play = Lösen
puzzles-play-again = Noch einmal
puzzles-closed = Zu: Du hast die Lösung gesehen
puzzles-streak =
    { $days ->
        [one] Der erste Tag
       *[other] { $days } Tage in Folge
    }
puzzles-day-goal = Finde { $goal }. Vorgabe: { $par } Züge.
puzzles-day-goals = Finde { $count } Schätze der Reihe nach. Vorgabe: { $par } Züge.
puzzles-day-open = heute ist offen
puzzles-day-next = das nächste in { $time }
puzzles-day-solved =
    { $own ->
        [one] In einem Zug gelöst. Vorgabe: { $par }.
       *[other] In { $own } Zügen gelöst. Vorgabe: { $par }.
    }
puzzles-house = Mehr Rätsel
puzzles-kind-find = Finde es jetzt
puzzles-kind-fewest = Möglichst wenige Züge
puzzles-kind-treasures = Schätze der Reihe nach
puzzles-kind-block = Den Weg versperren
puzzles-kind-go = Ein Wurf bei Labyrinth Go!
puzzles-kind-home = Schatz und heim
puzzles-all-days = Alle Tage
puzzles-month-before = Der Monat davor
puzzles-month-after = Der Monat danach
puzzles-day-at-par = in der Vorgabe
puzzles-day-done = gelöst
puzzles-day-free = noch offen
puzzles-wrong-day = Von diesem Tag gibt es kein Labyrinth.
puzzles-watch = Die Lösung ansehen
puzzles-pictures = Die Lösung in Bildern
puzzles-pictures-later = Die Bilder kommen, sobald dieser Tag überall auf der Erde vorbei ist.
puzzles-next = Dein nächstes Rätsel
puzzles-kinds = Arten von Rätseln
puzzles-one-push = Ein Schub
puzzles-par = Vorgabe { $par }
puzzles-rated = Wertung { $points }
puzzles-carry-on = Weiter
puzzles-all-tried = Diese hast du alle versucht. Wähle andere Arten.
puzzles-rating = Deine Rätselwertung
puzzles-rating-change = { $change } im letzten Versuch
puzzles-rating-about = Deine letzten Versuche. Voller Punkt: beim ersten Versuch richtig. Nur erste Versuche zählen.
puzzles-rating-new = Deine ersten Versuche bestimmen sie.
puzzle-everybody = { $count } haben es versucht. { $percent } % schafften die Vorgabe beim ersten Versuch.
puzzle-began = So haben alle begonnen
puzzle-began-numbers = Zahlen: Prozent von { $count } ersten Versuchen
puzzle-began-right = führt in die Vorgabe
puzzle-began-you = dein Schub
puzzle-began-few = Sobald zehn es versucht haben, siehst du hier, wie alle begonnen haben.
puzzle-began-offline = Wie alle begonnen haben, wird nur auf einem Server gezählt, nicht auf der Offline-Seite.
puzzle-rating = Deine Rätselwertung: { $points }
puzzles-shared = Jemand hat ein Rätsel für dich
puzzles-shared-about = Das ganze Rätsel steckt im Link. Der Rechner prüft es, bevor du dich setzt.
puzzles-wrong-link = Dieser Link ist beschädigt: Das Rätsel darin ist nicht das verschickte. Lass ihn dir noch einmal schicken, oder löse hier ein anderes.
puzzles-board = Das Brett öffnen

puzzle-turn = Zug { $turn } · Vorgabe { $par }
puzzle-tiles = { $par } Plättchen genügen
puzzle-hints =
    { $hints ->
        [0] kein Tipp
        [one] ein Tipp
       *[other] { $hints } Tipps
    }
puzzle-attempt = Versuch { $number }
puzzle-one-push = Ein Schub: richtig oder falsch
puzzle-over = Von vorn
puzzle-try-again = Noch ein Versuch
puzzle-solution = Lösung zeigen
puzzle-solution-next = Nächster Zug
puzzle-solution-costs = Dann zählt es nicht als gelöst.
puzzle-shown = Die Lösung wurde gezeigt.
puzzle-closed = Du hast die Lösung gesehen, damit ist dieses Rätsel zu. Es zählt nicht als gelöst und nicht für deine Tage in Folge.
puzzle-done = Gelöst
puzzle-first-stays = Dein erstes Ergebnis bleibt: { $result }
puzzle-wrong-block = Die andere Person kommt durch.
puzzle-wrong-find = Dieser Schub führt nicht zum Ziel. Ein Schub entscheidet.
puzzle-wrong = Falsch
puzzle-right = Richtig!
puzzle-par = In der Vorgabe gelöst!
puzzle-not-done = Diesmal nicht gelöst
puzzle-turns-own =
    { $own ->
        [one] Ein Zug
       *[other] { $own } Züge
    } – Vorgabe { $par }
puzzle-tiles-own =
    { $own ->
        [one] Ein Plättchen
       *[other] { $own } Plättchen
    } – Vorgabe { $par }
puzzle-next = Nächstes Rätsel
puzzle-share = Ergebnis teilen
puzzle-picture = Das Ergebnis als Bild
puzzle-pass = Dieses Rätsel weitergeben
puzzle-made = { $kind }: Vorgabe { $par }, Stufe { $level }

rush-unknown = Dieser Rätsel-Sprint ist nicht von diesem Server.
rush-late = Die drei Minuten sind um: Was später kommt, zählt nicht.
rush-title = Rätsel-Sprint
rush-about = So viele wie möglich in drei Minuten: Jedes Ziel ist einen Schub entfernt. Ein falscher Schub kostet nur Zeit.
rush-start = Los geht’s
rush-solved =
    { $solved ->
        [one] Ein Rätsel gelöst
       *[other] { $solved } Rätsel gelöst
    }
rush-best = Dein Rekord: { $best }
rush-new-best = Neuer Rekord!
rush-end = Jetzt beenden
rush-again = Noch einmal
rush-counting = Es wird gezählt …
rush-so-far = Bisher gelöst: { $solved }
rush-retry = Rätsel { $number } versuchen
rush-missed = Was du verpasst hast
rush-wrong-so-far = Falsche Schübe: { $wrong }
rush-wrong = Dort nicht: Das Brett geht zurück.
rush-row = { $row } in Folge
rush-row-lost = Daneben: { $row } in Folge sind vorbei.
rush-row-most = Meiste in Folge: { $row }

editor-title = Ein Labyrinth legen
editor-about = Dreh und tausch Karten, stell die Figur auf, wähl die Ziele. Der Rechner sagt sofort, ob es geht, und ein Link gibt es weiter.
editor-tools = Was zu tun ist
editor-turn = Drehen
editor-swap = Tauschen
editor-pawn = Figur
editor-goal = Ziele
editor-other = Gegenüber
editor-help-turn = Tipp auf eine Karte, um sie zu drehen.
editor-help-swap = Tipp auf zwei Karten, um sie zu tauschen; auch die freie Gängekarte ist eine.
editor-help-pawn = Tipp auf das Feld, auf dem die Figur steht.
editor-help-goal = Tipp auf bis zu drei Schätze, in der Reihenfolge, in der sie gefunden werden sollen. Keiner: der Weg nach Hause.
editor-help-other = Jemandem den Weg versperren: Tipp auf das Feld jener Figur oder auf den Schatz, den sie sucht. Noch einmal: niemand.
editor-held = Genommen: { $tile }
editor-barred = Die freie Gängekarte liegt hier und darf nicht zurück.
editor-new = Ein anderes Labyrinth
editor-verdict = Was der Rechner sagt
editor-thinking = Der Rechner denkt nach …
editor-many-ways = 1.000 Wege oder mehr
editor-ways =
    { $ways ->
        [one] nur ein Weg
       *[other] { $ways } Wege
    }
editor-edit = Von Hand ändern
