### The rules in our own words, short; each with its clause.

rules-try = Prova subito
rules-clause = Regola { $clauses }

## What all sliding mazes share

rules-sliding-board-title = Il tabellone
rules-sliding-board = Alcune caselle sono fisse, sulle altre ci sono tessere che si spostano. Resta una tessera in più: quella eccedente. Le frecce sul bordo mostrano quali file si possono spingere.
rules-sliding-push-title = Prima si spinge
rules-sliding-push = Ogni turno comincia con una spinta, anche se la tua via è già libera. Gira la tessera eccedente come vuoi e falla entrare da una freccia: tutta la fila avanza di una casella, e la tessera che esce dall’altra parte diventa la nuova tessera eccedente.
rules-sliding-barred-title = Mai subito indietro
rules-sliding-barred = La tessera eccedente non può rientrare da dove è appena uscita. Quella freccia è sbarrata per questo turno; le altre sono libere. Al primo turno della partita nulla è sbarrato.
rules-sliding-ride-title = Chi cade ritorna
rules-sliding-ride = Le pedine viaggiano sulla loro tessera. Una pedina spinta fuori si mette sulla tessera appena entrata dall’altra parte. Non conta come mossa, e così non si trova nulla.
rules-sliding-walk-title = Poi si cammina
rules-sliding-walk = Vai fin dove portano i corridoi aperti, anche oltre le altre pedine e sulla loro casella, ma mai attraverso un muro. Puoi anche restare dove sei.
rules-sliding-find-title = Trovato!
rules-sliding-find = Trovi quel che cerchi quando il tuo turno finisce sulla sua casella. Passarci sopra non basta, e nemmeno esserci spinti da altri. Un solo ritrovamento per turno; se l’obiettivo è sulla tessera eccedente, bisogna prima inserirla.
rules-sliding-tips-title = Consigli
rules-sliding-tips = Lascia la tessera eccedente dov’è uscita finché non serve: così si vede da dove non può entrare. Non arrivi al tuo obiettivo? Mettiti dove il prossimo turno ha le migliori possibilità. E farsi spingere fuori dal tabellone può avvicinarti all’obiettivo, o allontanarne gli altri.

## Labyrinth

rules-classic-aim-title = Di che cosa si tratta
rules-classic-aim = Prendi, uno dopo l’altro, tutto ciò che mostrano le tue carte e torna a casa prima degli altri. Da una a quattro persone.
rules-classic-first-title = Chi comincia
rules-classic-first = La sorte decide chi comincia. Lo potete anche dire prima della partita. Si gioca in senso orario.
rules-classic-episode-title = Chi comincia
rules-classic-episode = Comincia chi ha visto un episodio per ultimo; nel dubbio, la persona più giovane. Ditelo prima della partita, o lasciate fare alla sorte. Si gioca in senso orario.
rules-classic-characters-title = I personaggi
rules-classic-characters = Le tue carte mostrano gli emblemi dei personaggi della storia invece di tesori: dodici aspettano su caselle fisse, dodici su tessere che si spostano.
rules-classic-cards-title = Le carte
rules-classic-cards = Tutte le carte si dividono in parti uguali e stanno coperte davanti a te. Vedi solo quella in cima, e nessun altro la vede. Le carte trovate restano scoperte; quante te ne mancano lo possono sapere tutti.
rules-classic-next-turn-title = La carta successiva
rules-classic-next-turn = Quando hai trovato una carta, guardi la successiva al tuo prossimo turno, non prima. Un tavolo può accordarsi per guardarla subito.
rules-classic-next-once-title = La carta successiva
rules-classic-next-once = Quando hai trovato una carta, puoi guardare subito la successiva. Un tavolo può accordarsi per aspettare il turno dopo.
rules-classic-end-title = La fine
rules-classic-end = Trovata l’ultima carta, torna nel tuo angolo. Chi vi finisce un turno senza avere più nulla da cercare vince subito.
rules-classic-young-open-title = Con i più piccoli
rules-classic-young-open = Le loro carte sono scoperte per tutti e si trovano in qualsiasi ordine. A casa bisogna tornare lo stesso. Si sceglie per ogni posto.
rules-classic-young-exit-title = Con i più piccoli
rules-classic-young-exit = Guardano tutte le proprie carte e le trovano in qualsiasi ordine. Alla fine non serve tornare a casa: ogni corridoio che porta fuori dal tabellone è un’uscita. Si sceglie per ogni posto.
rules-classic-house-title = Regole di casa
rules-classic-house = Meno carte, per tutti o come handicap; tutti i propri obiettivi a portata in una sola camminata; un tempo limite; un numero di turni, dopo il quale vince chi ha trovato di più; e un ultimo giro, perché tutti abbiano giocato lo stesso numero di turni.
rules-classic-alone-title = Da soli
rules-classic-alone = Chi gioca da solo cerca di finire nel minor numero di turni possibile. Anche qui vale la freccia sbarrata.

## 3D Labyrinth

rules-towers-aim-title = Di che cosa si tratta
rules-towers-aim = Trova i tuoi tesori fra le torri, fermati sulla pietra runica, sulla più alta, e torna a casa prima degli altri. Da due a quattro persone.
rules-towers-parts-title = Che cosa c’è nella scatola
rules-towers-parts = Un tabellone con 9 torri fisse, 17 torri mobili, 4 pedine, 4 carte delle rune, 12 carte del tesoro e 24 carte magiche.
rules-towers-first-title = Chi comincia
rules-towers-first = Comincia chi soffre meno di vertigini; nel dubbio, la persona più giovane. Ditelo prima della partita, o lasciate fare alla sorte. Si gioca in senso orario.
rules-towers-board-title = Il tabellone
rules-towers-board = Alcune torri sono fisse, tutte le altre si spostano. Resta una torre in più: quella eccedente. Le frecce sul bordo mostrano quali file si possono spingere. Il numero su una torre è la sua altezza, da 1 a 5.
rules-towers-push-title = Prima si spinge
rules-towers-push = Ogni turno comincia con una spinta, anche se la tua via è già libera. Gira la torre eccedente come vuoi e falla entrare da una freccia: tutta la fila avanza di una casella, e la torre che esce dall’altra parte diventa la nuova torre eccedente.
rules-towers-barred-title = Mai subito indietro
rules-towers-barred = La torre eccedente non può rientrare da dove è appena uscita. Quella freccia è sbarrata per questo turno; tutte le altre sono libere. Al primo turno della partita nulla è sbarrato.
rules-towers-ride-title = Chi cade ritorna
rules-towers-ride = Le pedine viaggiano sulla loro torre. Una pedina spinta fuori si mette sulla torre appena entrata dall’altra parte. Non conta come mossa, e così non si trova nulla.
rules-towers-cards-title = Le carte
rules-towers-cards = Le carte del tesoro si dividono in parti uguali; tu conosci solo quella in cima. Tutti iniziano anche con una carta magica, che nessun altro vede. Quante carte hai non è un segreto.
rules-towers-steps-title = I passi
rules-towers-steps = Si cammina per i corridoi aperti. Da una torre all’altra si può salire o scendere di un piano al massimo. Puoi superare gli altri e dividere con loro una torre.
rules-towers-magic-title = La magia
rules-towers-magic = Una carta magica ti fa fare un passo di qualsiasi altezza: in su, in giù o, con il jolly, come preferisci. Il corridoio deve comunque essere aperto. Usane quante ne hai, ma solo dove un passo la richiede, e scegli tu con quali pagare. Quando il mazzo è finito, si mescolano le carte giocate per farne uno nuovo.
rules-towers-turn-title = Quando il turno finisce
rules-towers-turn = Sul tesoro cercato: scopri la sua carta e guarda la prossima. Sulla pietra runica per la prima volta: gira la tua carta delle rune. Altrove peschi una carta magica, anche senza muoverti. Passare sopra un tesoro non è trovarlo, e se ne trova al massimo uno per turno.
rules-towers-rune-title = La pietra runica
rules-towers-rune = Una volta nella partita il tuo turno deve finire sulla pietra runica, quando ti fa comodo. Un tavolo può decidere che basta passarci sopra.
rules-towers-end-title = La fine
rules-towers-end = Tutti i tesori trovati e la carta delle rune girata? Allora vince chi per primo finisce un turno sulla propria torre di partenza. Un consiglio per la scatola nello scaffale: riponi il labirinto così com’è e la prossima volta scambia solo qualche torre. Qui un pulsante a fine partita tiene il labirinto.
rules-towers-tips-title = Consigli
rules-towers-tips = Lascia la torre eccedente dov’è uscita finché non serve: così si vede da dove non può entrare. Non arrivi al tuo obiettivo? Mettiti dove il prossimo turno ha le migliori possibilità. E farsi spingere fuori dal tabellone può avvicinarti al tesoro, o allontanare gli altri dal loro. Se tenete il labirinto per un’altra partita, potete prima far scambiare qualche torre mobile.
rules-towers-young-title = Con i più piccoli
rules-towers-young = Per loro ogni carta magica è un jolly. Si sceglie per ogni posto.
rules-towers-house-title = Regole di casa
rules-towers-house = Un limite alle carte in mano, una sola carta magica per turno, una carta in più per chi gioca dopo; meno tesori, tempo o turni limitati, e un ultimo giro per tutti.

## Labyrinth Go!

rules-go-aim-title = Di che cosa si tratta
rules-go-aim = Tutti costruiscono insieme, su plance uguali e con tessere uguali. Mostra le quattro figure dei dadi attraverso i fori e collega ognuna al centro.
rules-go-players-title = Chi gioca, e da dove si parte
rules-go-players = Da due a quattro persone, o in solitaria. Il segnapunti va da 0 a 20: in quattro si parte dalla casella 0, in tre dalla 3, in due dalla 7.
rules-go-roll-title = Lanciare e cercare
rules-go-roll = Quattro dadi mostrano quattro figure. Cercale sulla tua plancia senza toccare le tessere. Quando tutti sono pronti, gridate insieme «Labyrinth Go!» e si parte.
rules-go-lay-title = Posare
rules-go-lay = Ci sono sei tessere con percorsi su entrambi i lati, quattro con un foro. Girale e voltale come vuoi. Stanno su caselle intere, mai oltre il bordo, sul centro o una sull’altra.
rules-go-right-title = Quando è giusto
rules-go-right = Tutte e quattro le figure si vedono insieme nei fori e da ognuna un percorso senza interruzioni porta al centro: tutti i percorsi che contano sono collegati al centro. Un percorso può passare sopra un altro foro. Le tessere isolate che non portano da nessuna parte non fanno danno, e quelle che non servono possono restare fuori.
rules-go-grab-title = Prendi!
rules-go-grab = Se pensi di aver finito, prendi il gettone punteggio più alto rimasto. La tua plancia resta com’è, giusta o no. Quando ne resta uno solo, chi sta ancora costruendo deve fermarsi e prenderlo. In quattro ci sono 6, 4, 2 e 1, in tre 4, 2 e 1, in due 4 e 2.
rules-go-check-title = Il controllo
rules-go-check = Ora si controllano tutte le plance. Se la tua è giusta, avanzi del numero blu. Se è sbagliata, il gettone si gira e torni indietro del numero rosso. L’1 non ha il lato rosso: fa sempre avanzare di uno. Nessuno scende sotto lo 0.
rules-go-joker-title = Il jolly
rules-go-joker = Chi ottiene l’1 può usare il jolly nel turno seguente: un incrocio su una sola casella. In due non c’è.
rules-go-end-title = La fine
rules-go-end = Vince chi ha raggiunto 20 quando tutte le plance sono controllate; se sono più d’uno, chi ha fatto più punti in quel turno. Se si è in meno, si parte più avanti: in tre dalla casella 3, in due dalla 7.
rules-go-alone-title = Da soli
rules-go-alone = Risolvi più lanci che puoi in cinque minuti. Una soluzione sbagliata non viene accettata, un lancio si può saltare, e ciò che non è finito non conta.
rules-go-house-title = Regole di casa
rules-go-house = I bambini possono avere un aiuto, posto per posto: una presa sbagliata viene rifiutata, e una plancia sbagliata non costa loro nulla. Un turno può avere un cronometro, e finisce anche quando vogliono fermarsi tutti quelli che costruiscono ancora.
