### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Al tavolo
learn-puzzle = Fanne un rompicapo
replay-board = La partita
replay-controls = Avanti e indietro
replay-before = Prima della prima mossa
replay-slider = Punto della partita
replay-step = { $at } di { $last }
replay-first = All’inizio
replay-previous = Un passo indietro
replay-play = Riproduci
replay-pause = Ferma
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità: { $speed }×
replay-moves = Le mosse
replay-round = Turno { $number }
replay-grab =
    { $name } prende { $score ->
        [1] l’{ $score }
       *[other] il { $score }
    }
replay-check = Si controlla il turno { $number }
replay-solved = Risolti: { $solved }

## Passing it on

replay-share = Condividi la partita
replay-share-how = Chi ha questo link può rivedere la partita. Nessuno può cambiare nulla.
replay-share-moment = Comincia da questo momento
replay-embed = In una pagina tua
replay-embed-how = Metti questo nella pagina: vi si vede la partita, senza la nostra cornice.
replay-embed-copy = Copia
replay-embed-open = Apri in wanderwall

## The coach

replay-coach = L’allenatore
replay-coach-thinks = L’allenatore guarda ogni turno. Ci vuole qualche secondo; continua pure a guardare.
replay-coach-again = Chiedi ancora
replay-coach-begin = Vai a un turno, e qui leggerai che cosa si poteva fare.
replay-verdict =
    { $how ->
        [finished] L’ultimo passo, e la partita è vinta.
        [found] Trovato!
        [missed] era a portata: { $finding ->
            [one] una spinta porta fin lì.
           *[other] { $finding } spinte portano fin lì.
        }
        [good] Un bel turno: non c’era di meglio.
       *[better] Da questo turno si poteva avere di più.
    }
replay-found_more =
    { $why ->
        [finishes] Trovato! Ma un altro turno avrebbe chiuso la partita.
        [finds] Trovato! Ma un altro turno avrebbe trovato di più.
       *[next] Trovato! Anche un altro turno lo trova, e porta più vicino al prossimo obiettivo.
    }
replay-better =
    { $push ->
        [none] Meglio: andare in { $walk }
       *[other] Meglio: spingere in { $push } e andare in { $walk }
    }
replay-better-line =
    Meglio: spingere { $on ->
        [N] la colonna { $line } verso il basso
        [S] la colonna { $line } verso l’alto
        [W] la riga { $line } verso destra
       *[E] la riga { $line } verso sinistra
    }
replay-better-same = Meglio: la stessa spinta, ma { $what }
replay-same-turn =
    { $quarters ->
        [1] girare ancora una volta
        [2] girare ancora due volte
       *[3] girare una volta a sinistra
    }
replay-same-walk =
    { $to ->
        [goal] raggiungere { $goal }
        [square] andare in { $square }
       *[other] andare in un’altra casella
    }
replay-show = Mostra sul tabellone
replay-summary = Come hanno giocato tutti
replay-summary-turns = Turni
replay-summary-found = Trovati
replay-summary-missed = Mancati
replay-summary-good = Mosse migliori
replay-summary-worst = Il turno { $number } è costato di più
replay-course = Probabilità di vincere
replay-course-picture = Le probabilità di ognuno, turno per turno. Le cifre sono sotto.
replay-course-turning = Svolta: turno { $number }
replay-course-shares = Fortuna e abilità
replay-course-about = In percento di una vittoria. Carte: che cosa hanno dato le carte successive. Turni: di quanto erano migliori o peggiori del solito. Insieme fanno il risultato.
replay-course-start = Inizio
replay-course-cards = Carte
replay-course-own = Turni propri
replay-course-others = Turni degli altri
replay-course-result = Fine

## First lessons

lesson-progress = Passo { $at } di { $all }
lesson-words = Che cosa fare
lesson-next = Avanti
lesson-again = Di nuovo
lesson-hear = Ripeti
lesson-nudge-arrow = Potresti spingere lì. Ma qui prova la freccia che brilla.
lesson-nudge-turn = La freccia giusta! Gira ancora la tessera, finché il tuo obiettivo si illumina.
lesson-nudge-tower = La freccia giusta! Gira ancora la torre, finché il tuo obiettivo si illumina.
lesson-nudge-square = Puoi andare anche lì. Ma quel che cerchi è sulla casella segnata.
lesson-nudge-pay = Quasi! Scegli l’altro modo di pagare.
lesson-nudge-tile = Una buona tessera, ma prima ne viene un’altra.
lesson-nudge-place = Quasi! Va sulle caselle chiare.
lesson-nudge-pose = Il posto giusto! Prima gira o volta la tessera.
lesson-nudge-other = Non proprio. Rileggi il testo.
lesson-classic-look = Tu sei qui, nel tuo angolo. La carta grande mostra che cosa cerchi: { $goal }. I muri sono d’intralcio, ma i muri si spingono.
lesson-classic-push = Tocca la freccia che brilla: la fila si sposta, solo per prova. Gira la tessera finché l’obiettivo ({ $thing }) si illumina, poi spingi.
lesson-classic-walk = La via è aperta! Tutto ciò che è chiaro è a portata. Tocca la casella segnata e cammina. Fermati lì: passando oltre non si trova nulla.
lesson-classic-friend = Trovato! Ora tocca a { $friend }. Guarda la tua pedina: sta nella fila che viene spinta e viaggia con lei.
lesson-classic-barred = Guarda la freccia sbarrata: di lì è uscita la tessera e non può rientrare subito. Ora cerchi { $goal }. Spingi alla freccia che brilla e vai.
lesson-classic-away = Trovato! { $friend } gioca di nuovo. Dopo ogni spinta il labirinto cambia: guardalo bene a ogni turno.
lesson-classic-home = Hai trovato tutte le tue carte. Ora a casa, nel tuo angolo: spingi alla freccia che brilla e cammina.
lesson-classic-end = A casa, e hai vinto! Ora sai tutto ciò che serve. Un solo ritrovamento per turno, si gioca in senso orario, e prima della partita dite chi comincia, o lasciate fare alla sorte.
lesson-towers-heights = Le torri sono alte da 1 a 5: lo dicono numeri, fasce e un colore più chiaro. A ogni passo puoi salire o scendere di un piano. Cerchi { $goal }.
lesson-towers-push = Tocca la freccia che brilla e gira la torre finché l’obiettivo è a portata. Poi spingi.
lesson-towers-walk = Di torre in torre, mai più di un piano. Tocca la torre segnata e cammina. Puoi superare gli altri e dividere una torre, ma un tesoro conta solo se ti ci fermi sopra, uno per turno.
lesson-towers-friend = Trovato! Ora spinge { $friend }, e tu viaggi sulla tua torre.
lesson-towers-card = Ora cerchi { $goal }. C’è un dirupo sulla via: una carta magica ti porta oltre. Spingi alla freccia che brilla e cammina; la carta si gioca da sola.
lesson-towers-away = La carta è giocata. Chi finisce un turno senza trovare nulla ne pesca una. Tocca a { $friend }. Finito il mazzo, si mescolano le carte giocate.
lesson-towers-rune = Tutti devono finire una volta un turno sulla pietra runica, in cima alla torre più alta. Spingi alla freccia che brilla e vai.
lesson-towers-end = La tua carta delle rune è girata. Trova gli altri tesori, torna a casa e avrai vinto. Comincia chi soffre meno di vertigini, e si gioca in senso orario. Un consiglio per riordinare: riponete il labirinto così com’è, e la prossima volta scambiate solo qualche torre.
lesson-go-look = Quattro dadi, quattro figure. Cercale sulla tua plancia: pipistrello, falena, ratto e goblin. Nessuno tocca una tessera finché tutti non sono pronti. E tu?
lesson-go-lay = Mostra il goblin: trascina la quarta tessera con il foro sul goblin e il percorso in su, verso il centro. Le caselle chiare mostrano dove.
lesson-go-turn = La prima tessera deve stare in piedi sul pipistrello. Girala, poi posala sulle caselle chiare.
lesson-go-flip = La terza tessera ha il percorso giusto sul retro. Voltala, girala e mostra il ratto.
lesson-go-join = Manca solo la falena. La seconda tessera la collega al centro.
lesson-go-grab = Tutte e quattro le figure si vedono, e da ognuna un percorso porta al centro. Prendi il 4 prima di { $friend }!
lesson-go-end = Giusto! Conta il numero blu. Se un percorso fosse stato interrotto, avrebbe contato quello rosso. Nessuno scende sotto lo 0, e in tre o quattro l’1 fa sempre avanzare di un passo. In quattro ci sono il 6, il 4, il 2 e l’1, in tre il 4, il 2 e l’1, in due il 4 e il 2.
