### Bij een bord met een schuivende doolhof.

sliding-board = Spelbord
sliding-arrows = Pijlen
sliding-spare = Vrije gangkaart
sliding-turn_left = Linksom draaien
sliding-turn_right = Rechtsom draaien
sliding-goal = Je doel
sliding-goals = Je doelen
sliding-goal_home = Naar huis!
sliding-goal_exit = Het doolhof uit!
sliding-goal_hidden = Te zien in jouw beurt
sliding-goal_barred = Niet voor { NAME($name) }
sliding-push = Schuiven
sliding-push_walk = Schuiven en lopen
sliding-walk = Hierheen lopen
sliding-stay = Blijven
sliding-cancel = Terug
sliding-cancelled = Teruggenomen.
sliding-hint = Tip
sliding-hint_more = Meer van de tip
sliding-hint_look =
    { $on ->
        [N] Kijk naar kolom { $line }
        [S] Kijk naar kolom { $line }
       *[other] Kijk naar rij { $line }
    }
sliding-undo = Ongedaan maken
sliding-undone =
    { $you ->
        [yes] Ongedaan gemaakt. Schuif opnieuw.
       *[no] { $name } neemt de schuifzet terug.
    }
sliding-tip_push = Draai de kaart en tik op een pijl.
sliding-tip_walk = Tik op een verlicht veld om erheen te lopen.
sliding-push_first = Eerst schuiven: tik op een pijl.
sliding-no_way = Daar loopt geen open gang naartoe.
sliding-plays = { $name } is aan de beurt.
sliding-over = Het spel is afgelopen.
sliding-found =
    { $you ->
        [yes] Je vindt { $thing }!
       *[no] { $name } vindt { $thing }!
    }
sliding-progress = { $name }: { $found } van { $total } gevonden
sliding-seeks = zoekt { $thing }
sliding-turn =
    { $how ->
        [time] De tijd was om: { $on ->
            [N] kolom { $line } is omlaag geschoven
            [S] kolom { $line } is omhoog geschoven
            [W] rij { $line } is naar rechts geschoven
           *[E] rij { $line } is naar links geschoven
        } voor { $you ->
            [yes] jou
           *[no] { NAME($name) }
        }.
       *[other] { $you ->
            [yes] Je hebt
           *[no] { $name } heeft
        } { $on ->
            [N] kolom { $line } omlaag geschoven
            [S] kolom { $line } omhoog geschoven
            [W] rij { $line } naar rechts geschoven
           *[E] rij { $line } naar links geschoven
        }{ $how ->
            [late] . Toen was de tijd om.
            [stay] {" "}en blijft staan.
            [found] {" "}en { $thing } gevonden!
            [home] {" "}en { $you ->
                [yes] bent
               *[no] is
            } thuisgekomen!
            [exit] {" "}en { $you ->
                [yes] bent
               *[no] is
            } uit het doolhof gekomen!
            [to] {" "}en { $you ->
                [yes] bent
               *[no] is
            } naar { $thing } gelopen.
           *[walk] {" "}en { $you ->
                [yes] bent
               *[no] is
            } gaan lopen.
        }
    }
sliding-again = Laatste beurt nog eens zien: { NAME($name) }

## Het bord in woorden

sliding-tile = { $shape }, open naar { $sides }
sliding-shape-blank = geen gang
sliding-shape-end = doodlopende gang
sliding-shape-straight = rechte gang
sliding-shape-corner = bocht
sliding-shape-tee = T-splitsing
sliding-shape-cross = kruispunt
sliding-side-n = boven
sliding-side-e = rechts
sliding-side-s = beneden
sliding-side-w = links
sliding-home =
    { $you ->
        [yes] jouw startveld
       *[no] startveld van { NAME($name) }
    }
sliding-exit = hier kun je naar buiten
sliding-pawn =
    { $you ->
        [yes] hier sta jij
       *[no] hier staat { NAME($name) }
    }
sliding-in_reach = bereikbaar
sliding-out_of_reach = niet bereikbaar
sliding-line =
    { $on ->
        [N] kolom { $line } omlaag schuiven
        [S] kolom { $line } omhoog schuiven
        [W] rij { $line } naar rechts schuiven
       *[E] rij { $line } naar links schuiven
    }
sliding-barred = Nu niet: hier kwam de kaart er net uit
sliding-reaches =
    { $count ->
        [one] Eén veld bereikbaar
       *[other] { $count } velden bereikbaar
    }
sliding-reaches_goal = Je doel is bereikbaar: { $things }
sliding-reaches_things = Bereikbaar: { $things }

## Keys

sliding-key-tab = naar de pijlen, de kaart, het bord, de knoppen
sliding-key-move = volgende pijl, volgend veld
sliding-key-choose = kiezen; nog een keer: doen
sliding-key-turn = de kaart naar rechts, links draaien
sliding-key-back = annuleren
