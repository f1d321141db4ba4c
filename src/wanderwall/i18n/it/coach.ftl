### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Vai in { $walk }
       *[other] Spingi in { $push }, vai in { $walk }
    }
coach-finishes = conclude la partita
coach-reaches = raggiunge: { $goal }
coach-rune = raggiunge la pietra runica
coach-pays = serve magia: { $cards }
coach-next = { $percent }% di probabilità di raggiungere il tuo obiettivo al prossimo turno
coach-turns =
    { $turns ->
        [one] poi ancora un turno
       *[other] poi ancora { $turns } turni
    }
coach-opens =
    { $squares ->
        [one] raggiungi una casella
       *[other] raggiungi { $squares } caselle
    }
coach-leaves =
    { $squares ->
        [one] raggiungi una casella
       *[other] raggiungi { $squares } caselle
    }, { $colour }: { $left }
coach-denies = più difficile per { $colour }: { $percent }% di probabilità di trovare invece del { $usual }%
review-turn =
    { $number }. { $name }: { $push } { $walk } – { $squares ->
        [one] una casella a portata
       *[other] { $squares } caselle a portata
    }{ $how ->
        [found] , trovato!
        [missed] ; { $finding ->
            [one] una spinta avrebbe
           *[other] { $finding } spinte avrebbero
        } portato all’obiettivo
       *[nothing] {""}
    }
review-better =
    { $points ->
        [one] un punto in più
       *[other] { $points } punti in più
    }: { $push } { $walk } ({ $why })
review-summary =
    { $name }: { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }, trovati { $found }, mancati { $missed }, { $good }% buoni come il migliore{ $worst ->
        [none] {""}
       *[other] ; il più costoso è stato il turno { $worst }
    }

## Labyrinth Go!

coach-go-ways =
    { $solutions ->
        [0] nessuna strada li collega
        [one] una sola strada li collega
       *[other] { $solutions } strade li collegano
    }
coach-go-fewest =
    { $tiles ->
        [one] la più corta richiede una tessera
       *[other] la più corta richiede { $tiles } tessere
    }
coach-go-right =
    { $spare ->
        [0] tutti collegati, con il minor numero di tessere possibile
        [one] tutti collegati; sarebbe bastata una tessera in meno
       *[other] tutti collegati; sarebbero bastate { $spare } tessere in meno
    }
coach-go-wrong =
    { $joined } su { $pictures } collegati; { $changes ->
        [one] una tessera posata diversamente, e lo sono tutti
       *[other] { $changes } tessere posate diversamente, e lo sono tutti
    }
coach-go-summary =
    { $right } su { $rounds } giusti{ $near ->
        [0] {""}
        [one] ; una volta mancava una sola tessera
       *[other] ; { $near } volte mancava una sola tessera
    }
coach-go-show = Come si potrebbe posare
hint-go =
    { $what ->
        [lay] Posa { $tile } su { $square }
        [lift] Togli { $tile }
       *[grab] Tutto è collegato: prendi
    }
