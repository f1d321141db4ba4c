### Labyrinth Go! on the page, and what both it and the terminal say.

go-play-board = Dein Spielplan
go-play-players = Spieler
go-play-roll = Der Wurf
go-play-tiles = Deine Wegeplättchen
go-play-rolled = Gewürfelt: { $things }. Such sie auf deinem Spielplan!
go-play-side =
    { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
go-play-square = { $square }, { $picture }
go-play-square-middle = { $square }, die Mitte
go-play-square-tile =
    { $hole ->
        [yes] { $square }, { $picture } im Loch von { $tile }, offen: { $sides }
       *[no] { $square }, { $tile } auf { $picture }, offen: { $sides }
    }
go-play-tile =
    { $tile }, { $face ->
        [b] Rückseite
       *[a] Vorderseite
    }{ $where ->
        [board] , auf dem Spielplan
       *[hand] {""}
    }{ $long ->
        [no] {""}
       *[yes] . { $hole ->
            [yes] Ende mit dem Loch
           *[no] Erstes Ende
        } offen: { $first }; anderes Ende offen: { $second }
    }
go-play-round = Runde { $round }
go-play-keys = 1–6 wählen ein Plättchen, R dreht, F wendet, G schnappt zu
go-play-lies = { $tile } liegt auf { $squares }.
go-play-hole = Im Loch: { $picture }.
go-play-joins =
    { $count ->
        [0] Der Weg führt noch nirgendwohin.
       *[other] Der Weg führt weiter zu: { $things }.
    }
go-play-would-join =
    { $count ->
        [0] der Weg würde nirgendwohin führen
       *[other] der Weg würde weiterführen zu: { $things }
    }
go-play-the-middle = Mitte
go-play-lifted = { $tile } ist wieder in deiner Hand.
go-play-in-hand =
    { $how ->
        [turned] Gedreht: { $tile }.
        [flipped] Gewendet: { $tile }.
        [back] { $tile } ist zurückgelegt.
        [stays] { $tile } bleibt, wo es ist.
       *[held] { $tile }.
    }
go-play-same = Es sieht von allen Seiten gleich aus.
go-play-turn = Drehen
go-play-flip = Wenden
go-play-clear = Alle zurück
go-play-hint = Tipp
go-play-no-room = Da passt es nicht hin.
go-play-take-first = Wähle erst ein Plättchen.
go-play-ready = Bereit!
go-play-look = Such die vier Bilder, dann sag Bescheid
go-play-aim = Zeig dann alle vier in den Löchern und verbinde jedes mit der Mitte.
go-play-you-ready = Du bist bereit
go-play-waiting =
    { $count ->
        [0] Gleich geht es los!
        [one] Es fehlt noch: { NAME($names) }
       *[other] Es fehlen noch: { NAME($names) }
    }
go-play-go = Labyrinth Go!
go-play-find = Find diese vier!
go-play-got-it = Verstanden
go-play-readiness =
    { $ready ->
        [yes] bereit
       *[no] sucht noch
    }
go-play-laid =
    { $count ->
        [0] noch nichts gelegt
        [one] ein Plättchen gelegt
       *[other] { $count } Plättchen gelegt
    }
go-play-grabbed = hat die { $tile }
go-play-grabs = { $name } schnappt sich die { $tile }!
go-play-wants-stop = möchte aufhören
go-play-joker = hat das Jokerplättchen
go-play-left = Punkteplättchen in der Mitte: { $tiles }
go-play-grab = { $tile } schnappen!
go-play-grab-for =
    { $red ->
        [0] auf jeden Fall +{ $blue }
       *[other] richtig +{ $blue } · falsch −{ $red }
    }
go-play-grab-helped = +{ $blue }, wenn alle vier verbunden sind
go-play-you-grabbed = Du hast die { $tile }
go-play-others-build = Die anderen bauen noch
go-play-stop = Runde beenden?
go-play-stops = Beenden: { $votes } von { $players }
go-play-solved =
    { $solved ->
        [one] gelöst
       *[other] gelöst
    }
go-play-done = Fertig!
go-play-done-for = dann kommt der nächste Wurf
go-play-skip = Anderer Wurf
go-play-end = Spiel beenden
go-play-end-sure = Wirklich beenden?
go-play-right =
    { $solved ->
        [one] Richtig! Eins gelöst.
       *[other] Richtig! { $solved } gelöst.
    }
go-play-time-left =
    Noch { $minutes ->
        [0] {""}
        [one] eine Minute{" "}
       *[other] { $minutes } Minuten{" "}
    }{ $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
go-play-track = Punkteleiste, { $finish } gewinnt: { $places }
go-play-space = { $name } { $space }
go-play-check = Runde { $round }: die Kontrolle
go-play-check-of =
    { $you ->
        [yes] Die Kontrolle deines Spielplans
       *[no] Die Kontrolle des Spielplans: { NAME($name) }
    }
go-play-shown =
    { $yes ->
        [yes] gezeigt
       *[no] nicht gezeigt
    }
go-play-joined =
    { $yes ->
        [yes] verbunden
       *[no] getrennt
    }
go-play-far =
    { $squares ->
        [one] gleich neben der Mitte
       *[other] { $squares } Felder bis zur Mitte
    }
go-play-no-hole = in keinem Loch zu sehen
go-play-broken =
    { $against ->
        [wall] { $side ->
            [unsaid] eine Mauer ist im Weg
           *[other] eine Mauer versperrt den Weg nach { $side }
        }
        [rim] der Weg läuft über den Rand hinaus
        [bare] der Weg endet zu früh
       *[none] kein Weg führt zur Mitte
    }
go-play-result =
    { $right ->
        [yes] Alle vier sind verbunden!
       *[no] { $wrong ->
            [one] Ein Bild ist nicht verbunden.
           *[other] { $wrong } Bilder sind nicht verbunden.
        }
    }
go-play-moves =
    { $way ->
        [floor] { $steps } zurück, aber nie unter 0.
        [back] { $steps } zurück, von { $before } auf { $after }.
       *[on] { $steps } vor, von { $before } auf { $after }.
    }
go-play-brings-joker = Die 1 bringt das Jokerplättchen für die nächste Runde.
go-play-skip-check = Alles zeigen
go-play-next-round = Nächste Runde
go-play-check-again = Kontrolle noch einmal ansehen
go-play-best =
    { $solved ->
        [one] Dein bestes Ergebnis hier: eins
       *[other] Dein bestes Ergebnis hier: { $solved }
    }
go-play-new-best = Neuer persönlicher Rekord!
end-close-round =
    { $you ->
        [yes] Eine Runde noch, und du hättest es schaffen können.
       *[no] Eine Runde noch, und { NAME($name) } hätte es schaffen können.
    }
end-rounds = Runden
end-best-round = Beste Runde

## Keys

go-key-pick = ein Plättchen wählen
go-key-turn = nach rechts, links drehen
go-key-flip = wenden
go-key-move = nächstes Feld
go-key-lay = hinlegen; zurücknehmen
go-key-grab = zuschnappen

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: zu sehen und mit der Mitte verbunden
        [cut_off] ✗ { $picture }: zu sehen, aber kein Weg führt zur Mitte
       *[not_shown] ✗ { $picture }: in keinem Loch zu sehen
    }
go-rating =
    { $line ->
        [0] Kein Labyrinth gelöst – diesmal. Hineinzufinden ist das Schwerste; das nächste schaffst du.
        [1] { $solved } gelöst: Den Eingang hast du gefunden. Nur hinein!
        [2] { $solved } gelöst: In diesen Gängen kommst du langsam in Schwung.
        [3] { $solved } gelöst: Du kennst dich hier aus. Gut gemacht!
        [4] { $solved } gelöst: Wenn du kommst, gehen die Mauern von selbst zur Seite. Alle Achtung!
        [5] { $solved } gelöst: Vor dir hat kein Labyrinth ein Geheimnis. Großartig!
       *[other] { $solved } gelöst: So etwas hat das Labyrinth noch nie gesehen. Hast du es etwa selbst gebaut?
    }

## What can be wrong

go-option-untimed_is_solo = Nur wer allein spielt, kann auf die Uhr verzichten.
go-option-one_roll_is_solo = Nur wer allein spielt, kann es bei einem Wurf belassen.
go-option-solo_has_its_clock = Wer allein spielt, hat eine eigene Uhr und keine Rundenuhr.
go-notation-move = „{ $text }“ ist nicht zu lesen. Erwartet wird: { $expected }.
go-notation-position =
    An dieser Stellung von Labyrinth Go! stimmt etwas nicht. Prüfe { $part ->
        [edition] die Ausgabe
        [round] die Runde
        [step] die Phase
        [roll] den Wurf
        [seat] die Plätze
        [track] die Punkteleiste
        [layout] die Plättchen auf einem Spielplan
        [status] die Angaben hinter den Plättchen eines Platzes
        [last] die letzte Runde
        [fields] die Zahl der Wörter
        [ready] wer bereit ist
        [tiles] die Punkteplättchen
        [stop] den Wunsch aufzuhören
        [joker] den Joker
       *[other] { $part }
    }.
go-lay-tile = Das Wegeplättchen „{ $tile }“ gibt es nicht.
go-lay-square = Das Feld „{ $square }“ gibt es nicht.
go-lay-turn = { $tile } lässt sich so nicht drehen.
go-lay-face = Diese Seite hat { $tile } nicht.
go-lay-no_joker = In dieser Runde hast du das Jokerplättchen nicht.
go-lay-laid = { $tile } liegt schon auf deinem Spielplan. Nimm es erst weg: -{ $tile }
go-lay-off_board = { $tile } würde bei { $square } über den Rand hinausragen.
go-lay-middle = { $tile } würde die Mitte überdecken, { $square }. Dort liegt nichts.
go-lay-overlap = { $tile } würde auf { $other } liegen, auf { $square }.
go-lift-not_laid = { $tile } liegt nicht auf deinem Spielplan.
go-grab-wrong =
    Noch nicht: { $picture } – { $why ->
        [cut_off] in einem Loch zu sehen, aber kein Weg führt zur Mitte
       *[not_shown] in keinem Loch zu sehen
    }.
go-grabbed = Du hast dein Punkteplättchen schon; die Runde ist für dich zu Ende.
go-stop-already = Du hast schon darum gebeten aufzuhören.
go-ready-already = Du bist schon bereit.
go-skip-solo_only = Nur wer allein spielt, darf einen Wurf auslassen.
go-roll-dice = Ein Wurf hat { $dice } Würfel.
go-roll-face = „{ $text }“ ist nicht auf diesem Würfel. Es gibt: { $expected }.
