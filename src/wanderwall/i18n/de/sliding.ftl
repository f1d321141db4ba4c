### An einem Brett mit verschiebbarem Labyrinth.

sliding-board = Spielplan
sliding-arrows = Pfeile
sliding-spare = Freie Gängekarte
sliding-turn_left = Nach links drehen
sliding-turn_right = Nach rechts drehen
sliding-goal = Dein Ziel
sliding-goals = Deine Ziele
sliding-goal_home = Nach Hause!
sliding-goal_exit = Raus hier!
sliding-goal_hidden = Wenn du dran bist
sliding-step-push = Schieben
sliding-step-walk = Ziehen
sliding-push = Schieben
sliding-push_walk = Schieben und ziehen
sliding-walk = Hierhin ziehen
sliding-stay = Bleiben
sliding-cancel = Zurück
sliding-cancelled = Zurückgenommen.
sliding-hint = Tipp
sliding-hint_more = Mehr vom Tipp
sliding-hint_look =
    { $on ->
        [N] Sieh dir Spalte { $line } an
        [S] Sieh dir Spalte { $line } an
       *[other] Sieh dir Reihe { $line } an
    }
sliding-undo = Rückgängig
sliding-undone = Rückgängig gemacht. Schiebe noch einmal.
sliding-tip_push = Drehe die Karte, dann tippe auf einen Pfeil.
sliding-tip_walk = Tippe auf ein leuchtendes Feld.
sliding-push_first = Erst schieben: Tippe auf einen Pfeil.
sliding-no_way = Dorthin führt kein offener Gang.
sliding-plays = { $name } ist am Zug.
sliding-over = Das Spiel ist aus.
sliding-found =
    { $you ->
        [yes] Du findest: { $thing }!
       *[no] { $name } findet: { $thing }!
    }
sliding-progress = { $name }: { $found } von { $total } gefunden
sliding-seeks = sucht: { $thing }
sliding-turn =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $on ->
        [N] die { $nth } Spalte von oben geschoben
        [S] die { $nth } Spalte von unten geschoben
        [W] die { $nth } Reihe von links geschoben
       *[E] die { $nth } Reihe von rechts geschoben
    }{ $how ->
        [time] {" "}– die Zeit war um.
        [stay] {" "}und keinen Schritt getan.
        [found] {" "}und gefunden: { $found }!
        [home] {" "}und { $you ->
            [yes] bist
           *[no] ist
        } nach Hause gekommen!
        [exit] {" "}und { $you ->
            [yes] bist
           *[no] ist
        } aus dem Labyrinth gekommen!
       *[walk] {" "}und { $you ->
            [yes] bist
           *[no] ist
        } weitergegangen.
    }
sliding-again = Letzten Zug noch einmal zeigen: { $name }
sliding-nth =
    { $line ->
        [2] zweite
        [4] vierte
        [6] sechste
        [8] achte
        [10] zehnte
       *[12] zwölfte
    }

## Das Brett in Worten

sliding-tile = { $shape }, offen nach { $sides }
sliding-shape-blank = kein Gang
sliding-shape-end = Sackgasse
sliding-shape-straight = Gerade
sliding-shape-corner = Kurve
sliding-shape-tee = T-Kreuzung
sliding-shape-cross = Kreuzung
sliding-side-n = oben
sliding-side-e = rechts
sliding-side-s = unten
sliding-side-w = links
sliding-home =
    { $you ->
        [yes] dein Startfeld
       *[no] Startfeld von { $name }
    }
sliding-exit = hier geht es hinaus
sliding-pawn =
    { $you ->
        [yes] hier stehst du
       *[no] hier steht { $name }
    }
sliding-in_reach = erreichbar
sliding-out_of_reach = nicht erreichbar
sliding-line =
    { $on ->
        [N] Spalte { $line } nach unten schieben
        [S] Spalte { $line } nach oben schieben
        [W] Reihe { $line } nach rechts schieben
       *[E] Reihe { $line } nach links schieben
    }
sliding-barred = Jetzt nicht: Hier kam die Karte gerade heraus
sliding-reaches =
    { $count ->
        [one] Ein Feld erreichbar
       *[other] { $count } Felder erreichbar
    }
sliding-reaches_goal = Dein Ziel ist erreichbar: { $things }
sliding-reaches_things = Erreichbar: { $things }

## Keys

sliding-key-tab = weiter zu Pfeilen, Karte, Spielplan, Knöpfen
sliding-key-move = nächster Pfeil, nächstes Feld
sliding-key-choose = wählen; noch einmal: ausführen
sliding-key-turn = die Karte nach rechts, links drehen
sliding-key-back = abbrechen
