### What the coach says, in the terminal and on the page.

hint-turn =
    { $push ->
        [none] Vai in { $walk }
       *[other] Spingi in { $push }, vai in { $walk }
    }
coach-finishes =
    { $you ->
        [yes] Così vinci la partita
       *[no] Così { NAME($name) } vince la partita
    }
coach-reaches =
    { $you ->
        [yes] Così raggiungi { $goal }
       *[no] Così { NAME($name) } raggiunge { $goal }
    }
coach-rune =
    { $you ->
        [yes] Così raggiungi la pietra runica
       *[no] Così { NAME($name) } raggiunge la pietra runica
    }
coach-pays = anche se costa magia: { $cards }
coach-next =
    { $you ->
        [yes] { $likely ->
            [surely] Al prossimo turno puoi raggiungere quasi di sicuro { $goal }
            [probably] Al prossimo turno puoi probabilmente raggiungere { $goal }
            [perhaps] Al prossimo turno puoi forse raggiungere { $goal }
           *[luck] Con un po’ di fortuna al prossimo turno puoi raggiungere { $goal }
        }
       *[no] { $likely ->
            [surely] Al prossimo turno { NAME($name) } può raggiungere quasi di sicuro { $goal }
            [probably] Al prossimo turno { NAME($name) } può probabilmente raggiungere { $goal }
            [perhaps] Al prossimo turno { NAME($name) } può forse raggiungere { $goal }
           *[luck] Con un po’ di fortuna al prossimo turno { NAME($name) } può raggiungere { $goal }
        }
    }
coach-goal = l’obiettivo
coach-turns =
    { $turns ->
        [one] Poi serve ancora un turno
       *[other] Poi servono ancora { $turns } turni
    }
coach-leaves =
    { $room ->
        [less] Così { NAME($other) } ha poco spazio
       *[more] anche se { NAME($other) } ha poi più spazio
    }
coach-denies = E { NAME($other) } fa più fatica
coach-plain = Per ora non c’è di meglio
coach-why = Perché?
coach-why-push = Perché questa spinta?
why-next = Probabilità di raggiungere { $goal } al prossimo turno: { $percent } su 100
why-opens = Caselle a portata: { $squares }
why-leaves =
    Caselle a portata: { $you ->
        [yes] tu { $squares }
       *[no] { NAME($name) } { $squares }
    }, { NAME($other) } { $left }
why-denies = Probabilità di trovare, { NAME($other) }: { $percent } su 100 invece di { $usual }
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
    }: { $push } { $walk }
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
