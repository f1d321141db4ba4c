### The end of a game.

end-you = Gewonnen!
end-you-share = Gemeinsam gewonnen!
end-made-it = Geschafft!
end-over = Das Spiel ist vorbei
end-nobody = Niemand gewinnt
end-won-home =
    { $count ->
        [one] zuerst zu Hause
       *[other] in derselben Runde zu Hause
    }
end-won-exit =
    { $count ->
        [one] zuerst draußen
       *[other] in derselben Runde draußen
    }
end-missing-steps =
    { $count ->
        [one] einen Schritt von zu Hause
       *[other] { $count } Schritte von zu Hause
    }
end-missing-push = einen Schub davon weg
end-missing-home = musste nur noch heim
end-missing-out = musste nur noch hinaus
end-missing-one = suchte noch { $thing }
end-missing-goals =
    { $count ->
        [one] noch ein Ziel
       *[other] noch { $count } Ziele
    }
end-close-steps =
    { $you ->
        [yes] Du hattest auch alles, warst aber noch { $count ->
            [one] einen Schritt
           *[other] { $count } Schritte
        } von zu Hause weg.
       *[no] { $name } hatte auch alles, war aber noch { $count ->
            [one] einen Schritt
           *[other] { $count } Schritte
        } von zu Hause weg.
    }
end-close-push =
    { $you ->
        [yes] Du hattest auch alles, nur ein Schub fehlte.
       *[no] { $name } hatte auch alles, nur ein Schub fehlte.
    }
end-close-home =
    { $you ->
        [yes] Du hattest auch alles und musstest nur noch nach Hause.
       *[no] { $name } hatte auch alles und musste nur noch nach Hause.
    }
end-close-out =
    { $you ->
        [yes] Du hattest auch alles und musstest nur noch hinaus.
       *[no] { $name } hatte auch alles und musste nur noch hinaus.
    }
end-close-one =
    { $you ->
        [yes] Du suchtest nur noch { $thing }.
       *[no] { $name } suchte nur noch { $thing }.
    }
end-turns = Züge
end-time = Zeit
end-best = Bester Zug
end-series =
    { $count ->
        [one] ein Spiel gewonnen
       *[other] { $count } Spiele gewonnen
    }
end-again = Noch einmal
end-same-maze = Gleiches Labyrinth, neue Karten
end-swap = Ein paar Türme tauschen
end-swap-help = Ein paar bewegliche Türme wechseln vor dem Start die Plätze.
end-join = Nächstes Spiel mitspielen
end-room = Zurück zum Raum
end-picture = Als Bild sichern
end-film = Der Film der Partie
end-film-busy = Der Film wird gemacht …
end-film-about = Die besten Momente der Partie, 20 Sekunden ohne Worte
end-film-send = Den Film schicken
end-try = Drei Züge noch einmal probieren
end-keep = Offline behalten: { $size } MB
end-keep-busy = Wird gespeichert …
end-keep-kept = Gespeichert: geht auch offline
end-keep-full = Zu wenig Platz. Noch einmal
end-keep-refused = Dieser Browser speichert es nicht
