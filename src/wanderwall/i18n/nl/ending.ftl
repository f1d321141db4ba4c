### The end of a game.

end-you = Je wint!
end-you-share = Jullie winnen samen!
end-made-it = Gelukt!
end-over = Het spel is voorbij
end-nobody = Niemand wint
end-won-home =
    { $count ->
        [one] als eerste thuis
       *[other] thuis in dezelfde ronde
    }
end-won-exit =
    { $count ->
        [one] als eerste buiten
       *[other] buiten in dezelfde ronde
    }
end-missing-steps =
    { $count ->
        [one] één stap van huis
       *[other] { $count } stappen van huis
    }
end-missing-push = één keer schuiven te kort
end-missing-home = moest alleen nog naar huis
end-missing-out = moest alleen nog naar buiten
end-missing-one = zocht nog { $thing }
end-missing-goals =
    { $count ->
        [one] nog één doel
       *[other] nog { $count } doelen
    }
end-close-steps =
    { $you ->
        [yes] Jij had ook alles, maar was nog { $count ->
            [one] één stap
           *[other] { $count } stappen
        } van huis.
       *[no] { $name } had ook alles, maar was nog { $count ->
            [one] één stap
           *[other] { $count } stappen
        } van huis.
    }
end-close-push =
    { $you ->
        [yes] Jij had ook alles, maar moest nog één keer schuiven.
       *[no] { $name } had ook alles, maar moest nog één keer schuiven.
    }
end-close-home =
    { $you ->
        [yes] Jij had ook alles en moest alleen nog naar huis.
       *[no] { $name } had ook alles en moest alleen nog naar huis.
    }
end-close-out =
    { $you ->
        [yes] Jij had ook alles en moest alleen nog naar buiten.
       *[no] { $name } had ook alles en moest alleen nog naar buiten.
    }
end-close-one =
    { $you ->
        [yes] Jij zocht alleen nog { $thing }.
       *[no] { $name } zocht alleen nog { $thing }.
    }
end-turns = Beurten
end-time = Tijd
end-best = Mooiste beurt
end-series =
    { $count ->
        [one] één spel gewonnen
       *[other] { $count } spellen gewonnen
    }
end-again = Nog een keer
end-same-maze = Zelfde doolhof, nieuwe kaarten
end-swap = Een paar torens wisselen
end-swap-help = Een paar losse torens wisselen van plaats voordat je begint.
end-join = Volgend spel meedoen
end-room = Terug naar de zaal
end-picture = Als plaatje bewaren
end-film = De film van het spel
end-film-busy = De film wordt gemaakt …
end-film-about = De mooiste momenten van het spel, 20 seconden zonder woorden
end-film-send = De film versturen
end-try = Drie beurten opnieuw proberen
end-keep = Offline bewaren: { $size } MB
end-keep-busy = Wordt bewaard …
end-keep-kept = Bewaard: werkt ook offline
end-keep-full = Te weinig ruimte. Opnieuw
end-keep-refused = Deze browser bewaart het niet
