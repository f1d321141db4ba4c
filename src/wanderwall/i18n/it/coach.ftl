### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Vai in { $walk }
       *[other] Inserisci { $push }, vai in { $walk }
    }
coach-finishes = conclude la partita
coach-reaches = raggiunge: { $goal }
coach-rune = raggiunge la pietra runica
coach-pays = serve magia: { $cards }
coach-next = { $percent } % di probabilità di raggiungere la meta al prossimo turno
coach-opens = apre { $squares } caselle
coach-leaves = apre { $squares } caselle e ne lascia { $left } a { $colour }
coach-denies = { $colour } può allora raggiungere il { $percent } % di ciò che forse cerca, dopo altri inserimenti il { $usual } %
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares } caselle raggiungibili{ $how ->
        [found] , trovato!
        [missed] ; { $finding ->
            [one] un inserimento avrebbe
           *[other] { $finding } inserimenti avrebbero
        } portato alla meta
       *[nothing] {""}
    }
review-better = meglio di { $points } punti: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }, trovati { $found }, mancati { $missed }, { $good } % buoni come il migliore{ $worst ->
        [none] {""}
       *[other] ; il più costoso è stato il turno { $worst }
    }
