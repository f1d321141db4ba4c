### What is chosen before a game, in the terminal and on the page.

## Options of the games

setting-first = Il posto che comincia; altrimenti si tira a sorte.
setting-goals = Quante carte obiettivo riceve ogni posto; altrimenti si distribuiscono tutte, in parti uguali.
setting-turn_time = Secondi per un turno. Se scadono prima della spinta, ne viene fatta una per te e il tuo turno finisce.
setting-turn_limit = Turni per ogni posto. Poi vince chi ha trovato di più.
setting-finish_round = Quando qualcuno ha finito, si completa il giro, così tutti hanno giocato lo stesso numero di turni.
setting-cards = Quali carte obiettivo si vedono: solo quella in cima al mazzo, tutte le proprie, o tutte quelle di tutti.
setting-order = In che ordine si trovano gli obiettivi: come nel mazzo, o a piacere.
setting-finish = Come si finisce: tornando alla partenza, uscendo da un’uscita qualsiasi, o subito con l’ultimo obiettivo trovato.
setting-sweep = Tutti i propri obiettivi raggiungibili si trovano in un solo turno, quando l’ordine degli obiettivi è libero.
setting-peek = Quando si può guardare la carta successiva: subito, o solo al turno dopo.
setting-rune = Se bisogna fermarsi sulla pietra runica, o se basta passarci sopra.
setting-jokers = Per i più piccoli: ogni carta magica vale come jolly.
setting-hand_limit = Quante carte magiche si possono tenere in mano. Chi ne pesca di più scarta quelle in eccesso.
setting-one_card = Al massimo una carta magica per turno.
setting-extra_card = Una carta magica in più all’inizio: in due per chi gioca da secondo, in quattro per chi gioca da terzo e da quarto.
setting-helper = Per i bambini, posto per posto: i tesori usciti sono segnati, una presa sbagliata viene rifiutata e una plancia sbagliata non costa nulla.
setting-round_clock = Secondi per un turno. Poi tutte le plance si controllano così come sono.
setting-untimed = Quando giochi in solitaria: prenditi tutto il tempo che vuoi.
setting-one_roll = Quando giochi in solitaria: la partita finisce dopo un lancio.
setting-mild = Con l’aiuto per i bambini: una plancia sbagliata non costa nulla a quei posti. Vale per le partite nuove, non per quelle di prima.

## Bots

bot-about-random = fa una cosa qualsiasi fra quelle permesse
bot-about-greedy = prende ciò che può in questo turno, altrimenti fa una cosa qualsiasi
bot-about-level1 = vede solo poche spinte, come un bambino
bot-about-level2 = prende ciò che vede, ma molto gli sfugge
bot-about-level3 = vede quasi tutte le spinte e pensa al proprio turno seguente
bot-about-level4 = vede ogni spinta e lascia agli altri il meno possibile
bot-about-level5 = indovina che cosa cercano gli altri e prova le sue mosse migliori
bot-about-master = ha imparato da milioni di partite in due; con più giocatori nasconde che cosa cerca e prevede un giro intero
bot-about-strength = forte quanto il numero che scegli; sbaglia come le persone, per ciò che gli sfugge
bot-about-even = segue il tuo punteggio, così vinci circa metà delle partite; all’inizio è mite e non guarda mai le tue carte
bot-about-go-level1 = ci mette minuti a ogni lancio e spesso prende il gettone con una plancia sbagliata
bot-about-go-level2 = non ha fretta e ogni tanto sbaglia
bot-about-go-level3 = svelto, e di solito non sbaglia
bot-about-go-level4 = veloce, e sbaglia di rado
bot-about-go-level5 = vede una soluzione corta e la posa in pochi secondi
bot-about-towers-master = ha imparato da milioni di partite in due; con più giocatori gioca come il Gufo

## Who plays

setup-way = Come giocate?
setup-way-alone = Solo io
setup-way-alone-about = contro i bot, forti quanto vuoi
setup-way-share = Usiamo questo dispositivo
setup-way-share-about = passa di mano in mano, le carte restano segrete
setup-way-phones = Ognuno con il suo telefono
setup-way-phones-about = si scansiona un codice; una TV può mostrare il tabellone
setup-who-alone = Contro chi?
setup-who-share = Chi gioca?
setup-who-phones = Quanti telefoni?
setup-next = Poi vedi un codice da scansionare. Le pedine si riempiono man mano che arrivano; chiunque può iniziare.
setup-phone = Telefono { $number }
setup-add-phone = Aggiungi un telefono
setup-add-bot = Aggiungi un bot
setup-more-bots = Altri bot
setup-phones =
    { $count ->
        [one] un telefono
       *[other] { $count } telefoni
    }
setup-seat = Posto { $number }, { $colour }
setup-young = Junior
setup-young-cards =
    { $value ->
        [open] mette tutti gli obiettivi scoperti
       *[own] vede tutti gli obiettivi insieme
    }
setup-young-order = li prende in qualsiasi ordine
setup-young-finish = non deve tornare a casa
setup-young-jokers = può usare ogni carta magica come jolly
setup-young-helper = vede segnati i tesori usciti, viene avvisato se la sua plancia è sbagliata e non perde punti; gli altri giocano come sempre
setup-add = Aggiungi un giocatore
setup-remove = Togli il posto
setup-clock = Tempo per turno
setup-clock-off = quanto vuoi
setup-rules = Regole di casa
setup-rules-changed =
    { $count ->
        [0] nessuna cambiata
        [one] una cambiata
       *[other] { $count } cambiate
    }
setup-open = Invita

## The table

setup-timeout = Quando il tempo scade
setup-timeout-bot = gioca un bot
setup-timeout-pass = il turno finisce
setup-undo = Permetti di annullare
setup-undo-help = il tuo ultimo turno, se gli altri sono d’accordo
setup-hints = Consigli
setup-hints-help = una partita con un consiglio non conta per la classifica
setup-listed = Tavolo aperto
setup-listed-help = il tavolo compare nell’elenco dei tavoli aperti; ognuno riceve un nome inventato
setup-each = Diverso per ogni posto
setup-together = Qui si gioca tutti insieme, ognuno sul proprio dispositivo: gli altri entrano con il codice. C’è un solo dispositivo? Giocate in solitaria, uno alla volta: chi ne risolve di più?

## Options on the page

option-label-goals = Carte obiettivo a testa
option-label-turn_limit = Turni a testa
option-label-finish_round = Completa il giro
option-label-cards = Carte visibili
option-label-order = Ordine degli obiettivi
option-label-finish = Come si finisce
option-label-sweep = Prendi tutto
option-label-peek = La carta successiva
option-label-rune = Pietra runica
option-label-jokers = Tutte le carte sono jolly
option-label-hand_limit = Carte magiche in mano
option-label-one_card = Una carta magica per turno
option-label-extra_card = Una carta in più a chi gioca dopo
option-label-helper = Aiuto per i bambini
option-label-round_clock = Tempo per turno
option-label-untimed = Senza cronometro
option-label-one_roll = Un solo lancio
option-help-sweep = Tutti i propri obiettivi raggiungibili valgono in un turno; con ordine a scelta.
option-off-goals = tutte
choice-cards-top = quella in cima
choice-cards-own = tutte le proprie
choice-cards-open = scoperte per tutti
choice-order-stack = come nel mazzo
choice-order-any = a scelta
choice-finish-home = alla partenza
choice-finish-exit = fuori dal labirinto
choice-finish-last-find = con l’ultimo obiettivo
choice-peek-at-once = subito
choice-peek-on-turn = al turno dopo
choice-rune-stop = fermarsi sopra
choice-rune-pass = passarci sopra

## Preferences

pref-name = Il tuo nome
pref-theme = Chiaro o scuro
pref-theme-system = come il dispositivo
pref-theme-light = chiaro
pref-theme-dark = scuro
pref-motion = Movimento
pref-motion-system = come il dispositivo
pref-motion-on = sempre
pref-motion-off = nessuno
pref-volume = Volume
pref-vibration = Vibrazione
pref-speech-help = il browser dice a chi tocca e che cosa cerchi; con le immagini, tutto ciò che tocchi
pref-coordinates = Nomi delle caselle
pref-coordinates-help = I turni si raccontano con caselle e frecce: C5, →4. Le regole mostrano il loro numero: S5.
pref-think = Prima pensare
pref-think-help = l’anteprima mostra il labirinto, ma non dove porta: trova tu la strada
pref-pictures-help = per bambini che non leggono ancora: immagini e pulsanti grandi
pref-contrast = Contrasto forte
pref-contrast-help = corridoi e muri si distinguono meglio
