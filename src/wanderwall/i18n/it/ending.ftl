### The end of a game.

end-you = Hai vinto!
end-you-share = Avete vinto insieme!
end-made-it = Ce l’hai fatta!
end-over = La partita è terminata
end-nobody = Non vince nessuno
end-won-home =
    { $count ->
        [one] a casa prima di tutti
       *[other] a casa nello stesso giro
    }
end-won-exit =
    { $count ->
        [one] fuori prima di tutti
       *[other] fuori nello stesso giro
    }
end-missing-steps =
    { $count ->
        [one] a un passo da casa
       *[other] a { $count } passi da casa
    }
end-missing-push = mancava una spinta
end-missing-home = doveva solo tornare a casa
end-missing-out = doveva solo uscire
end-missing-one = cercava ancora { $thing }
end-missing-goals =
    { $count ->
        [one] ancora un obiettivo
       *[other] ancora { $count } obiettivi
    }
end-close-steps =
    { $you ->
        [yes] Anche tu avevi tutto, ma eri ancora a { $count ->
            [one] un passo
           *[other] { $count } passi
        } da casa.
       *[no] Anche { NAME($name) } aveva tutto, ma era ancora a { $count ->
            [one] un passo
           *[other] { $count } passi
        } da casa.
    }
end-close-push =
    { $you ->
        [yes] Anche tu avevi tutto, mancava solo una spinta.
       *[no] Anche { NAME($name) } aveva tutto, mancava solo una spinta.
    }
end-close-home =
    { $you ->
        [yes] Anche tu avevi tutto e dovevi solo tornare a casa.
       *[no] Anche { NAME($name) } aveva tutto e doveva solo tornare a casa.
    }
end-close-out =
    { $you ->
        [yes] Anche tu avevi tutto e dovevi solo uscire dal labirinto.
       *[no] Anche { NAME($name) } aveva tutto e doveva solo uscire dal labirinto.
    }
end-close-one =
    { $you ->
        [yes] Cercavi ancora solo { $thing }.
       *[no] { $name } cercava ancora solo { $thing }.
    }
end-turns = Turni
end-time = Durata
end-best = Il turno più bello
end-series =
    { $count ->
        [one] una partita vinta
       *[other] { $count } partite vinte
    }
end-again = Gioca ancora
end-same-maze = Stesso labirinto, carte nuove
end-swap = Scambia qualche torre
end-swap-help = Qualche torre mobile cambia posto prima di iniziare.
end-join = Entra nella rivincita
end-room = Torna alla sala
end-picture = Salva un’immagine
end-film = Il film della partita
end-film-busy = Il film è in preparazione…
end-film-about = I momenti più belli della partita, 20 secondi senza parole
end-film-send = Inviare il film
end-try = Tre turni da riprovare
end-keep = Tieni offline: { $size } MB
end-keep-busy = Si sta salvando…
end-keep-kept = Salvato: funziona anche offline
end-keep-full = Troppo poco spazio. Riprova
end-keep-refused = Questo browser non lo salva
