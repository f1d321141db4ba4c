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
sliding-goal_hidden = Sichtbar, wenn du dran bist
sliding-goal_barred = { $name } darf nicht hin
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
sliding-undone =
    { $you ->
        [yes] Rückgängig gemacht. Schieb noch einmal.
       *[no] { $name } nimmt den Schub zurück.
    }
sliding-tip_push = Dreh die Karte, dann tipp auf einen Pfeil.
sliding-tip_walk = Tipp auf ein leuchtendes Feld.
sliding-push_first = Erst schieben: Tipp auf einen Pfeil.
sliding-no_way = Dorthin führt kein offener Gang.
sliding-plays = { $name } ist am Zug.
sliding-over = Das Spiel ist aus.
sliding-found =
    { $you ->
        [yes] Du findest { $thing }!
       *[no] { $name } findet { $thing }!
    }
sliding-progress = { $name }: { $found } von { $total } gefunden
sliding-seeks = sucht { $thing }
sliding-turn =
    { $how ->
        [time] { $you ->
            [yes] Du hattest
           *[no] { $name } hatte
        } keine Zeit mehr: { $on ->
            [N] Die { $line }. Spalte wurde nach unten geschoben
            [S] Die { $line }. Spalte wurde nach oben geschoben
            [W] Die { $line }. Reihe wurde nach rechts geschoben
           *[E] Die { $line }. Reihe wurde nach links geschoben
        }.
       *[other] { $you ->
            [yes] Du hast
           *[no] { $name } hat
        } { $on ->
            [N] die { $line }. Spalte nach unten geschoben
            [S] die { $line }. Spalte nach oben geschoben
            [W] die { $line }. Reihe nach rechts geschoben
           *[E] die { $line }. Reihe nach links geschoben
        }{ $how ->
            [late] . Dann war die Zeit um.
            [stay] {" "}und { $you ->
                [yes] bleibst
               *[no] bleibt
            } stehen.
            [found] {" "}und { $thing } gefunden!
            [home] {" "}und { $you ->
                [yes] bist
               *[no] ist
            } nach Hause gekommen!
            [exit] {" "}und { $you ->
                [yes] bist
               *[no] ist
            } aus dem Labyrinth gekommen!
            [to] {" "}und { $thing } erreicht.
           *[walk] {" "}und { $you ->
                [yes] bist
               *[no] ist
            } gezogen.
        }
    }
sliding-again = Letzten Zug noch einmal zeigen: { NAME($name) }

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
       *[no] Startfeld: { NAME($name) }
    }
sliding-exit = hier geht es hinaus
sliding-pawn =
    { $you ->
        [yes] hier stehst du
       *[no] hier steht { NAME($name) }
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
