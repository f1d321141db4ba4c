### Rätsel, im Terminal und auf der Seite.

puzzle-too_long = Ein Rätsel hat höchstens { $most } Zeichen.
puzzle-form = „{ $text }“ ist kein Rätsel. Es beginnt zum Beispiel so: fewest par=2 ways=5 misled=0 level=3
puzzle-turns = Ein Rätsel auf dem Schiebebrett hat eine Vorgabe von 1 bis { $most } Zügen und mindestens einen Weg.
puzzle-position = Aus dieser Stellung lässt sich kein Rätsel der Art { $kind } machen.
puzzle-lies = Dieses Rätsel behauptet { $what }={ $said }, der Löser findet aber { $found }.
puzzle-patience = Es dauert zu lange herauszufinden, ob dieses Rätsel stimmt.
day-early = Das erste Labyrinth des Tages war das vom { $first }.
puzzle-asks-fewest = Erreiche das Ziel in möglichst wenigen eigenen Zügen; sonst zieht niemand.
puzzle-asks-find = Erreiche das Ziel in diesem Zug.
puzzle-asks-treasures = Finde die Schätze in dieser Reihenfolge in möglichst wenigen eigenen Zügen; sonst zieht niemand.
puzzle-asks-block = Schiebe so, dass die nächste Person ihr Ziel in ihrem nächsten Zug nicht erreichen kann.
puzzle-asks-go = Verbinde die gewürfelten Bilder mit möglichst wenigen Plättchen mit der Mitte.
puzzle-number = Die Rätsel des Hauses haben die Nummern 1 bis { $most }.
puzzle-no_way = Der Löser findet in { $most } Zügen keinen Weg: Das gibt kein Rätsel.
day-late = Das Labyrinth vom { $date } kommt, wenn dieser Tag beginnt.

puzzles-title = Rätsel
puzzles-about = Sonst zieht niemand, und einen Weg gibt es immer. Jeden Tag kommt ein neues Labyrinth, für alle dasselbe.
puzzles-today = Heute
puzzles-yesterday = Gestern
puzzles-maze = Labyrinth des Tages { $number }
puzzles-roll = Wurf des Tages { $number }
puzzles-figures = Vorgabe { $par } · Stufe { $level }
puzzles-level = Stufe { $level }
puzzles-play = Lösen
puzzles-play-again = Noch einmal
puzzles-solved = Gelöst: { $own } (Vorgabe { $par })
puzzles-streak =
    { $days ->
        [one] Ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzles-spare = Ein versäumter Tag in der Woche schadet nicht.
puzzles-house = Mehr Rätsel
puzzles-kind-find = Finde es jetzt
puzzles-kind-fewest = Wenigste Züge
puzzles-kind-treasures = Schätze der Reihe nach
puzzles-kind-block = Den Weg versperren
puzzles-kind-go = Ein Wurf bei Labyrinth Go!
puzzles-shelf = { $solved } von { $count } gelöst
puzzles-shared = Jemand hat ein Rätsel für dich
puzzles-shared-about = Das ganze Rätsel steckt im Link. Der Löser prüft es, bevor du dich setzt.

puzzle-turn = Zug { $turn } · Vorgabe { $par }
puzzle-tiles = { $par } Plättchen genügen
puzzle-over = Von vorn
puzzle-solution = Lösung zeigen
puzzle-solution-next = Nächster Zug
puzzle-solution-costs = Dann zählt es nicht als gelöst.
puzzle-shown = Die Lösung wurde gezeigt.
puzzle-done = Gelöst!
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
puzzle-pass = Dieses Rätsel weitergeben
puzzle-made = { $kind }: Vorgabe { $par }, Stufe { $level }
