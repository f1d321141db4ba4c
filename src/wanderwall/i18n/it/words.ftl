### The games' own words, for the terminal and for the page.

## Small words

yes = sì
no = no
colour-red = rosso
colour-yellow = giallo
colour-blue = blu
colour-green = verde
list-and = { $head } e { $last }
list-and-i = { $head } e { $last }

## Options of the games

setting-first = Il posto che comincia; altrimenti si tira a sorte.
setting-goals = Quante carte obiettivo riceve ogni posto; altrimenti si distribuiscono tutte, in parti uguali.
setting-turn_time = Secondi per un turno. Se scadono prima della spinta, ne viene fatta una per te e il tuo turno finisce.
setting-turn_limit = Turni per ogni posto. Poi vince chi ha trovato di più.
setting-finish_round = Quando qualcuno ha finito, si completa il giro, così tutti hanno giocato lo stesso numero di turni.
setting-cards = Quali carte obiettivo si vedono: solo quella in cima al mazzo, tutte le proprie, o tutte quelle di tutti.
setting-order = In che ordine si trovano gli obiettivi: come nel mazzo, o a piacere.
setting-finish = Come si finisce: tornando alla partenza, uscendo da un’uscita qualsiasi, o subito con l’ultimo obiettivo trovato.
setting-sweep = Tutti i propri obiettivi raggiungibili si trovano in un solo turno (con order=any).
setting-peek = Quando si può guardare la carta successiva: subito, o solo al turno dopo.
setting-rune = Se bisogna fermarsi sulla pietra runica, o se basta passarci sopra.
setting-jokers = Per i più piccoli: ogni carta magica vale come jolly.
setting-hand_limit = Quante carte magiche si possono tenere in mano. Chi ne pesca di più scarta quelle in eccesso.
setting-one_card = Al massimo una carta magica per turno.
setting-extra_card = Una carta magica in più all’inizio: in due per chi gioca da secondo, in quattro per chi gioca da terzo e da quarto.
setting-helper = Per i bambini: chi prende un gettone con una plancia sbagliata riceve un avviso e non una penalità.
setting-round_clock = Secondi per un turno. Poi tutte le plance si controllano così come sono.
setting-untimed = Quando giochi in solitaria: prenditi tutto il tempo che vuoi.
setting-one_roll = Quando giochi in solitaria: la partita finisce dopo un lancio.

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] spinge in { $push } e{" "}
    }{ $how ->
        [time] resta senza tempo in { $square }
        [stay] resta in { $square }
       *[walk] va in { $square }
    }{ $found ->
        [none] .
       *[other] {" "}– trova: { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Complimenti! Ce l’hai fatta in { $turns ->
            [one] un turno
           *[other] { $turns } turni
        }.
       *[no] I turni sono finiti; obiettivi trovati: { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } vince!
       *[other] { $names } vincono insieme!
    }
outcome-home = Tutti gli obiettivi trovati, e di nuovo alla partenza.
outcome-exit = Tutti gli obiettivi trovati, e fuori dal labirinto.
outcome-last-find = Tutti gli obiettivi trovati.
outcome-turn_limit = I turni sono finiti: vince chi ha trovato di più.
outcome-finish = Al traguardo prima di tutti.
outcome-none = Stavolta il labirinto custodisce i suoi segreti
outcome-none-why = I turni sono finiti e nessuno ha ancora trovato nulla. Si riprova?

## Among the towers

tell-plays = Magia: { $cards }.
tell-rune = { $name } gira la carta delle rune.
tell-draws = { $name } pesca una carta magica.
tell-discards = { $name } scarta: { $card }.

## Labyrinth Go!

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: si vede, e il percorso arriva al centro
        [cut_off] ✗ { $picture }: si vede, ma nessun percorso arriva al centro
       *[not_shown] ✗ { $picture }: non si vede in nessun foro
    }
go-rating =
    { $line ->
        [0] Nessun labirinto risolto – per questa volta. Trovare l’ingresso è la parte più difficile: il prossimo è tuo.
        [1] Labirinti risolti: { $solved }. Hai trovato l’ingresso. Avanti, entra!
        [2] Labirinti risolti: { $solved }. Cominci a prenderci la mano con questi corridoi.
        [3] Labirinti risolti: { $solved }. Qui dentro ti orienti bene. Complimenti!
        [4] Labirinti risolti: { $solved }. I muri si fanno da parte quando ti vedono. Che forza!
        [5] Labirinti risolti: { $solved }. Il labirinto non ha più segreti per te. Splendido!
       *[other] Labirinti risolti: { $solved }. Il labirinto non aveva mai visto niente di simile. Non sarà mica opera tua?
    }

## Tornei e bot

bot-name-random = A caso
bot-name-greedy = Ingordo
bot-name-level1 = Gentile
bot-name-level2 = Curioso
bot-name-level3 = Sveglio
bot-name-level4 = Furbo
bot-name-level5 = Esperto
bot-name-master = Maestro
bot-about-random = fa una cosa qualsiasi fra quelle permesse
bot-about-greedy = prende ciò che può in questo turno, altrimenti fa una cosa qualsiasi
bot-about-level1 = vede solo poche spinte, come un bambino
bot-about-level2 = prende ciò che vede, ma molto gli sfugge
bot-about-level3 = vede quasi tutte le spinte e pensa al proprio turno seguente
bot-about-level4 = vede ogni spinta e lascia agli altri il meno possibile
bot-about-level5 = indovina che cosa cercano gli altri e prova le sue mosse migliori
bot-about-master = ha imparato da milioni di partite in due; con più giocatori gioca come Esperto
bot-about-go-level1 = ci mette minuti a ogni lancio e spesso prende il gettone con una plancia sbagliata
bot-about-go-level2 = non ha fretta e ogni tanto sbaglia
bot-about-go-level3 = svelto, e di solito non sbaglia
bot-about-go-level4 = veloce, e sbaglia di rado
bot-about-go-level5 = vede una soluzione corta e la posa in pochi secondi
