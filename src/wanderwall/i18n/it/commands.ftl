### Texts of the commands only.

## How problems are shown

problem-line = Mi dispiace: { $text }
problem-place = riga { $line }, colonna { $column }: { $text }
problem-column = colonna { $column }: { $text }

## Problems of the command line

command-unknown = Il comando «{ $text }» non esiste. Ci sono: { $known }.
command-no_option = Qui l’opzione «{ $text }» non esiste. Ci sono: { $known }.
command-no_value = L’opzione «{ $option }» non è usata bene: alcune vogliono un valore dopo di sé, altre no. Guarda --help.
command-extra = «{ $text }» è una parola di troppo. Guarda --help.
command-missing = Manca: { $what }. Guarda --help.
command-number = { $option } vuole un numero intero da { $low } a { $high }, non «{ $text }».
command-bad = Queste parole non si capiscono ({ $reason }). Guarda --help.
extra-missing = Per questo serve { $package }: installa wanderwall[{ $extra }].
extra-version = Per questo serve una versione di { $package } diversa dalla { $found }: installa di nuovo wanderwall[{ $extra }].
play-resume_alone = Una partita salvata conosce già il suo tavolo: --resume va solo con --save e --lang.
play-other_game = L’edizione { $edition } è di { $expected }, non di { $game }.
play-colours =
    { $given ->
        [one] C’è un colore
       *[other] Ci sono { $given } colori
    } per { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }: indicane uno per posto, ad esempio red,blue.
play-no_seat = Il posto «{ $text }» non c’è. Usa un numero da 1 a { $seats }, oppure un nome.
play-no_young = L’edizione { $edition } non ha regole per i più piccoli.
bot-command = Il comando «{ $command }» non si può avviare.
bot-address = «{ $address }» non è un indirizzo. Scrivi una macchina e una porta, per esempio localhost:5000.
bot-unreachable = A «{ $address }» non risponde nessuno. Avvia prima il tuo bot.
bot-taken = C’è già un bot «{ $bot }». Dai un altro nome al file.
bot-gone = Dove c’era il bot non risponde più nessuno.
arena-bots = Un torneo ha bisogno di almeno due bot, per esempio --bots level2,level1.
arena-same_bot = Il bot «{ $bot }» è nominato due volte.
arena-seats = Una partita qui ha da { $low } a { $high } posti, non { $seats }.
arena-games = Un incontro ha da 1 a { $high } partite, non { $games }.
arena-one_budget = Scegli uno tra --ms e --nodes.
arena-resume_alone = Un torneo conservato conosce il suo piano: --resume va solo con --workers, --cluster, --records e le forme del risultato.
arena-file_exists = Il file «{ $file }» esiste già. Prosegui con --resume, o scegli un altro nome.
arena-not_a_journal = Il file «{ $file }» non è un torneo conservato.
arena-workers_die = I processi che giocano le partite terminano di continuo prima che una partita sia finita.
arena-no_cluster = Non c’è nessun cluster a «{ $address }».
kit-unknown = Il kit «{ $text }» non esiste. Ci sono: { $known }.
kit-not_empty = Nella cartella «{ $folder }» c’è già qualcosa. Scegline una nuova o una vuota.
watch-no_records = Nella cartella «{ $folder }» non c’è nessuna partita registrata.
mazecom-unreachable = A «{ $address }» non risponde nessuno.
mazecom-nonsense = Quello che dice «{ $address }» non è MazeCom.
mazecom-hung_up = «{ $address }» ha chiuso.
mazecom-silent = «{ $address }» non dice nulla da troppo tempo.
mazecom-refused = Il server non ci fa entrare: { $error }.
mazecom-leavers = Chi se n’è andato non può «{ $text }». Ci sono: { $known }.
mazecom-bots = Di { $players } giocatori almeno uno è un programma esterno, e nessun bot è nominato due volte.
join-address = «{ $address }» non è l’indirizzo di un server. Scrivine uno come http://localhost:8000.
join-unreachable = A «{ $address }» non risponde nessun server.
show-seat_or_open = Scegli: o --seat o --open.

## Problems with files

file-unreadable = Il file «{ $file }» non si può leggere.
file-unwritable = Il file «{ $file }» non si può scrivere. Controlla i permessi della cartella e lo spazio libero, o scegli un altro posto.
file-not_text = Il file «{ $file }» non è un testo in UTF-8.
json-broken = Il file «{ $file }» non è un JSON valido.
json-field =
    { $key } dovrebbe essere { $expected ->
        [list] una lista
        [object] un oggetto
        [maze] un quadrato di righe con aperture da 1 a 15
        [openings] un valore di aperture da 1 a 15
        [square] una casella del tabellone, come [riga, colonna]
        [arrow] la casella davanti a una freccia, come [riga, colonna]
       *[other] { $expected }
    }.

## Problems with editions

edition-taken = Il file «{ $file }» si chiama { $edition }, ma questa edizione esiste già. Dagli un id tutto suo.
edition-toml = { $file } non è un TOML valido: { $reason }
edition-missing = { $file }: manca { $key }.
edition-kind =
    { $file }: { $key } dovrebbe essere { $expected ->
        [text] un testo
        [number] un numero intero
        [list] una lista
        [table] una tabella
       *[other] { $expected }
    }.
edition-items =
    { $file }: ogni voce di { $key } dovrebbe essere { $expected ->
        [text] un testo
        [number] un numero intero
        [table] una tabella
       *[other] { $expected }
    }.
edition-empty = { $file }: in { $key } non c’è niente.
edition-unknown = { $file }: nessuno conosce la chiave { $key }. È scritta bene?
edition-word = { $file }: { $key } è «{ $text }», ma dovrebbe essere una di queste parole: { $expected }.
edition-range = { $file }: { $key } è { $value }, ma dovrebbe andare da { $low } a { $high }.
edition-players = { $file }: { $key } dovrebbe indicare il minimo e il massimo di giocatori, da 1 a 4.
edition-odd = { $file }: { $key } è { $value }, ma il lato di un tabellone è dispari.
edition-square = { $file }: { $key } è «{ $text }», ma dovrebbe essere una casella da a1 a { $last }.
edition-home = { $file }: { $key } non può partire da { $text }: ogni pedina parte da una casella fissa tutta sua.
edition-homes = { $file }: partenze in { $key }: { $given }, ma ne servono { $needed }.
edition-goals = { $file }: obiettivi che restano con { $key }: { $given }, ma ne servono { $needed }.
edition-count = { $file }: pezzi in { $key }: { $given }, ma ne servono { $needed }.
edition-fixed_square = { $file }: { $key } non può stare in { $text }: ci vuole una casella fissa tutta sua.
edition-fixed_rows = { $file }: { $key } dovrebbe avere { $needed } righe da { $needed } ciascuna, una voce per ogni casella fissa.
edition-glyph = { $file }: { $key } contiene «{ $text }», che non è una tessera.
edition-openings = { $file }: { $key } è «{ $text }», ma dovrebbe indicare i lati aperti, ad esempio nes.
edition-twice = { $file }: { $key } contiene «{ $text }» due volte.
edition-unnamed = { $file }: { $key } non dà un nome a «{ $text }».
edition-id = { $file }: { $key } contiene «{ $text }», che non può essere un id.
edition-go_board = { $file }: { $key } dovrebbe avere tante righe quante colonne, in numero dispari, non { $rows }.
edition-go_middle = { $file }: { $key } dovrebbe avere «{ $text }» al centro.
edition-go_face = { $file }: { $key } è «{ $text }», ma dovrebbe indicare le aperture di a e b, ad esempio aN bE.
edition-go_score_tiles = { $file }: { $key } dovrebbe indicare { $players } gettoni punteggio diversi per { $players } giocatori.
edition-go_ratings = { $file }: { $key } dovrebbe contenere numeri crescenti a partire da 1.
edition-go_no_picture = { $file }: { $key } mostra «{ $text }», che sulla plancia non c’è.
edition-go_holes = { $file }: fori in { $key }: { $holes }, ma i dadi sono { $dice }.
edition-go_colours = { $file }: { $key } dovrebbe avere un colore per ognuno dei { $players } giocatori.
edition-go_same_value = { $file }: { $key } ha due gettoni punteggio dello stesso valore.
edition-go_tables = { $file }: { $key } dovrebbe dire una volta sola con che cosa si gioca in { $players }.
edition-go_no_score_tile = { $file }: { $key } nomina il gettone punteggio { $value }, che nella scatola non c’è.

## Problems with options and tables

kernel-not_served = Il motore veloce non gioca { $option } = «{ $value }».
kernel-mixed = Tutte le posizioni di un calcolo devono essere dello stesso tipo di tavolo.
kernel-policy = Il modo di giocare «{ $text }» non esiste. Ci sono: { $known }.
envs-unbegun = Usa reset prima del primo passo.
envs-no_card = Qui non c’è una scheda grafica, o l’extra «cuda» non è installato: device="cpu" funziona ovunque.
envs-over = La partita è finita. Usa reset per un’altra.
envs-action = «{ $text }» non è un’azione. Le azioni sono numeri interi da 0 a { $last }.
envs-illegal = L’azione { $action } qui è contro le regole.
envs-array = { $what } dovrebbe essere { $expected }, non { $given }.
solver-not_exact = Il risolutore esatto non risponde per { $option } = «{ $value }». Servono due posti, un limite di turni, carte nell’ordine del mazzo e giocatori che conoscono tutte le loro carte.
solver-too_large = Questo labirinto è troppo grande per risposte esatte: il suo albero ha più di { $most } situazioni in { $turns } turni. Prendi meno turni, un labirinto più piccolo o un limite più alto.
solver-policy = Le probabilità di questo modo di giocare danno in tutto { $total }. Devono essere almeno 0 e dare in tutto 1.
train-checkpoint = «{ $file }» non è un punto da cui questo allenamento può continuare ({ $reason }). Usa le impostazioni di allora o comincia un nuovo file.
train-weights = «{ $file }» ha i pesi di un’altra versione: { $given }, serve { $expected }.
envs-missing = Serve { $package }. Installa wanderwall[{ $extra }].

## Problems with boards, positions and records

position-empty = Qui non c’è nessuna posizione.
position-magic = Le carte magiche di questa posizione non sono quelle della scatola.
position-shuffle = In questa posizione non c’è niente da mescolare.
position-drawn = La carta appena pescata non va d’accordo con questa posizione.
position-late = «late» è «{ $text }», ma vale yes o no, e solo dove si mescola.
position-turn = Qui non può essere il turno di { $colour }.
position-first = Ha cominciato { $colour }, ma l’opzione «first» indica un altro posto.
position-finished = Chi ha finito non ha più nulla da trovare e compare qui una sola volta.
position-finisher = { $colour } non può aver finito qui.
position-unfinished = { $colour } ha trovato tutto e deve aver finito.
position-limit = Questa posizione ha più turni di quanti ne permetta il limite ({ $turns }).
position-barred = Dopo una spinta la tessera eccedente si trova davanti a una freccia da cui non può rientrare: indica quella freccia.
position-unseen = { $colour } deve ormai aver guardato la carta.
position-no_clock = «late» richiede un limite di tempo per turno, e questa partita non ne ha.
position-discard = Qui non c’è nessuna carta da scartare: la mano rispetta il limite.
position-hand = { $colour } ha in mano più carte magiche di quante ne permetta il limite di { $limit }.
position-over =
    { $over ->
        [yes] Qui la partita è finita, ma nessuno ha finito e restano turni.
       *[no] Qui la partita dev’essere finita.
    }
position-looked = «{ $text }» non dice yes o no per ogni posto.
record-header = «{ $text }» non è un’intestazione. Scrivi [Name "value"].
record-no_opening = La partita registrata non ha una posizione iniziale: manca una riga [Opening "…"].
record-mismatch = L’intestazione { $header } dice «{ $text }», ma la posizione iniziale dice «{ $expected }».
record-result = Secondo la registrazione ha vinto «{ $text }», ma secondo le mosse «{ $expected }».
record-comment_open = Un commento comincia e non finisce. Chiudilo con una parentesi graffa.
record-several = In questo testo ci sono { $count } partite. Qui ne serve una sola: mettila in un file a parte.
record-no_game = Qui non c’è la partita { $number }: l’ultima è la { $count }.

## Help on the command line

help-usage = Uso: { $usage }
help-options-word = opzioni
help-command-word = COMANDO
help-group-play = Giocare e studiare
help-group-serve = Gestire un server
help-arguments = Argomenti
help-options = Opzioni
help-about = I giochi del labirinto che si sposta: classico, torri in 3D e Labyrinth Go!
help-version = mostra la versione
help-lang = lingua: en de fr nl it es pt; altrimenti quella del tuo sistema
help-help = questo aiuto
help-play = Giocare con persone e bot, in questo terminale.
help-show = Mostrare una posizione, come testo o come immagine.
help-replay = Mostrare una partita registrata, passo dopo passo.
help-bots = Elencare i bot di un gioco.
help-join = Far giocare un bot di qui in una sala di un server.
help-editions = Elencare le edizioni.
help-edition = Controllare il file di un’edizione.
help-options-command = Elencare le opzioni di un gioco.
word-game = GIOCO
word-edition = EDIZIONE
word-name = NOME
word-option = NOME=VALORE
word-seat = POSTO
word-colours = COLORI
word-number = N
word-file = FILE
word-folder = CARTELLA
word-position = POSIZIONE
word-address = INDIRIZZO
word-code = CODICE
word-bot = BOT
help-play-game = classic (se non dici niente), towers o go
help-play-edition = un’edizione con il suo id (vedi: wanderwall editions), o un file tuo
help-play-seats = chi gioca, una volta per ogni posto: un nome, oppure bot: e un bot (vedi: wanderwall bots)
help-play-option = un’opzione del gioco (vedi: wanderwall options GIOCO); si può ripetere
help-play-young = un posto, con il numero o il nome, che gioca con le regole per i più piccoli; si può ripetere
help-play-colours = i colori delle pedine nell’ordine dei posti, ad esempio red,blue
help-play-first = chi comincia, per numero o per nome; altrimenti si tira a sorte
help-play-seed = lo stesso numero distribuisce la stessa partita, e i bot giocano allo stesso modo
help-play-resume = continua una partita salvata
help-play-save = tiene la partita in questo file mentre giochi
help-show-position = una posizione tra virgolette, un file che ne contiene una, una partita registrata, o - per lo standard input
help-show-svg = scrive invece un’immagine in questo file (- per lo standard output)
help-show-seat = mostra ciò che vede questo posto, con il numero o il colore
help-show-open = mostra tutte le carte di tutti
help-replay-file = una partita registrata o salvata
help-replay-svg = scrive in questa cartella un’immagine per ogni posizione
help-replay-json = scrive in questo file la partita con tutte le posizioni, per tavolieri su un sito web
help-replay-film = scrive in questo file un film della partita: 20 secondi con i momenti più belli, un WebP animato
help-replay-all = stampa tutte le posizioni senza chiedere
help-replay-game = quale partita, se il file ne ha più di una
help-edition-file = il file di un’edizione (.toml), o l’id di una
help-options-game = classic (se non dici niente), towers o go
help-bots-game = il gioco di cui si elencano i bot: classic (se non dici nulla), towers o go
help-join-code = il codice della sala, o il suo link
help-join-bot = chi gioca, per esempio cmd:./bot o level2
help-join-at = dov’è il server; altrimenti http://localhost:8000
help-join-name = come si chiama il bot nella sala; altrimenti come il suo file
help-join-ms = millisecondi che un bot può pensare a una mossa; altrimenti 1000

## Options of the games

options-default = di norma { $value }
options-per-seat = (un valore per tutti i posti, o uno per ciascuno: a,b)

## At the table, in every game

play-welcome = { $title } – scrivi ? per l’aiuto, quit per uscire.
play-first = La sorte dice che comincia { NAME($name) }. { $question } (--first sceglie qualcuno.)
play-curtain = Passa la tastiera a { $name }, poi premi Invio.
play-saved = Partita salvata in { $file }.
play-kept = La partita è salvata. Continua con: wanderwall play --resume { $file }
play-quit-save = Salvare la partita? [S/n]
play-time-over = Tempo scaduto!
play-nothing-to-undo = Non c’è niente da annullare.
play-help-always =
    In ogni momento: ? questo aiuto · legend che cosa c’è e dove · save FILE · quit

## At the sliding mazes

play-seat =
    { $name } ({ $colour }) – { $left ->
        [0] niente più da trovare
       *[other] da trovare: { $left }
    }, { $found ->
        [0] ancora nessuno trovato
       *[other] trovati: { $found }
    }
play-goal =
    { $count ->
        [one] Stai cercando: { $things }
       *[other] Stai cercando, a scelta: { $things }
    }
play-goal-later = (poi: { $things })
play-goal-home =
    { $finish ->
        [exit] Hai trovato tutto! Ora esci dal labirinto: finisci un turno dove un percorso porta fuori, in { $square }.
        [shut] Hai trovato tutto! Ora esci dal labirinto: nessun percorso porta ancora fuori. Aprine uno spingendo e finisci lì un turno.
        [last-find] Hai trovato tutto!
       *[home] Hai trovato tutto! Ora torna alla tua partenza, { $square }.
    }
play-ask-push = { $tile } { $spare } – da dove entra? (ad esempio N4; r per girare):
play-ask-walk = Dove vai? (ad esempio c5; stay per restare, u per annullare la spinta):
play-ask-confirm =
    { $how ->
        [stay] Resti in { $square }
       *[walk] Vai in { $square }
    }{ $found ->
        [none] .
       *[other] {" "}e trovi: { $found }!
    } Va bene? [Invio sì, u indietro]
play-help-push =
    Inserisci la tessera eccedente da una delle frecce: la fila scorre di una casella.
    N4      inserisci dalla freccia N4, con la tessera così com’è
    N4es    inserisci con questi lati aperti (n, e, s, w = ovest)
    N4 +1   inserisci dopo un altro quarto di giro
    r       gira la tessera eccedente e guardala
    Invio   mostra di nuovo il tabellone
play-help-walk =
    Il tabellone si mostra come sarebbe; i puntini indicano dove puoi andare.
    c5      vai in c5 e finisci lì il tuo turno
    stay    resta dove sei
    u       annulla la spinta
    Invio   mostra di nuovo il tabellone
play-help-confirm =
    Invio o s conferma il tuo turno una volta per tutte; u annulla la mossa della pedina.
play-spare = tessera eccedente
play-legend = Che cosa c’è e dove (+ è la tessera eccedente):
play-signs =
    ● ▲ ■ ◆  pedine         ⌂  partenza, con il segno della sua pedina
    ← ↓ → ↑  frecce         ✕  dove ora non si può inserire niente
    ═ ║      tessere fisse  ·  dove puoi andare
    ∩        uscita dal labirinto, quando hai trovato tutto

## Among the towers

towers-seat =
    { $cards ->
        [0] nessuna carta magica
        [one] una carta magica
       *[other] { $cards } carte magiche
    }{ $rune ->
        [yes] {" "}· carta delle rune girata ✦
       *[no] {""}
    }
towers-signs =
    1 … 5    altezza di una torre  ✦  pietra runica
    ╌ ╎      un passo che richiede la magia
towers-hand = Le tue carte magiche: { $cards }
towers-goal-rune = Hai trovato tutti i tesori! Ora vai alla pietra runica in { $square }.
towers-for = {" "}(magia: { $cards })
towers-payments = Puoi pagare questo percorso in più modi:
towers-payment =
    {"  "}{ $number }  { $cards }{ $rune ->
        [yes] {" "}– passando sulla pietra runica
       *[no] {""}
    }
towers-ask-payment = Quale scegli? [1–{ $last }, u indietro]
towers-help-payment =
    Un passo ripido, di più di un piano, richiede una carta magica. Scrivi il numero che preferisci, o u per tornare indietro.
towers-over-limit = Peschi: { $card }. Ne hai una di troppo: { $hand }.
towers-ask-discard = A quale carta rinunci? [1–{ $last }]
towers-help-discard =
    Hai troppe carte in mano. Scrivi il numero della carta magica che scarti.

## Labyrinth Go!

go-round = Turno { $number }
go-seat =
    { $name } ({ $colour }): casella { $track } di { $finish }{ $joker ->
        [yes] {" "}– ha la tessera jolly
       *[no] {""}
    }
go-all-ready = Cerca con gli occhi i quattro tesori, ma non toccare ancora niente. Tutti pronti? Premi Invio: Labyrinth Go!
go-roll = Da trovare: { $things }
go-hand = Tessere percorso in mano: { $tiles }
go-ask =
    { $alone ->
        [yes] Metti (H1 c2 e b), togli (-H1), grab, skip o stop:
       *[no] Metti (H1 c2 e b), togli (-H1), grab o stop:
    }
go-help =
    Mostra tutti e quattro i tesori nei fori, ognuno collegato al centro da un percorso ininterrotto.
    H1 c2 e b   metti la tessera H1: il foro (estremità a) in c2, l’altra estremità a est, col retro in vista
                (n, e, s, w: la direzione, w = ovest; a fronte, b retro)
    J c2        metti la tessera jolly in c2, se ce l’hai
    -H1         togli la tessera H1
    grab        fatto! Prendi il gettone punteggio più alto; poi non si cambia più niente
    stop        chiedi di fermare il turno; in solitaria: finisci la partita
    skip        in solitaria: un altro lancio, per favore
    Invio       mostra di nuovo la plancia
go-grabs =
    { $name } prende il gettone dopo { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
go-solved =
    { $count ->
        [one] Giusto! Un labirinto risolto.
       *[other] Giusto! { $count } labirinti risolti.
    }
go-check = Turno { $number }: il controllo
go-points =
    { $name } ha il gettone punteggio { $tile }: { $sign ->
        [minus] indietro di { $steps }
       *[plus] avanti di { $steps }
    }, ora alla casella { $track }.

## Looking at games and editions

show-seat-line = { $colour } – da trovare: { $left } ({ $cards }), trovati: { $found }
show-track = { $colour }: casella { $track }
replay-opening =
    La posizione iniziale. { $count ->
        [one] Segue una mossa.
       *[other] Seguono { $count } mosse.
    }
replay-move =
    Mossa { $number } di { $count } – { $who ->
        [host] l’arbitro
       *[other] { $who }
    }: { $move }
replay-result =
    { $how ->
        [running] La partita non è finita.
        [nobody] Non ha vinto nessuno.
       *[won] Vittoria di: { $names }
    }
replay-ask = [Invio avanti, p indietro, g N alla mossa N, q esci]
replay-help = Invio o n: avanti · p: indietro · g 12: alla mossa 12 · q: esci
replay-range = Le mosse vanno da 0 a { $last }.
replay-game = Partita { $number } di { $count } in questo file. Per un’altra: --game N.
replay-film = Il film è in { $file }.
replay-drawn =
    { $count ->
        [one] Un’immagine scritta
       *[other] { $count } immagini scritte
    } in { $folder }.
about-edition = { $title } – { $game }, { $low }–{ $high } giocatori, da { $ages } anni in su
about-sound = L’edizione { $id } è valida.
oracle-progress = { $done } di { $total } posizioni

## Solver and coach

solve-step = Si può risolvere solo una posizione prima di una spinta.
solve-exit = Fuori da un’uscita qualsiasi: non c’è una tessera da raggiungere.
solve-roll = Adesso non c’è nessun lancio da risolvere.
solve-hand_limit = Con un limite di carte in mano non c’è una risposta esatta.
rolls-all_or_one = Indica un lancio, oppure --all (--out va con --all; --first e --joker vanno con un lancio).
rolls-broken = Il file «{ $file }» non è una tabella di lanci che si possa continuare.
word-roll = LANCIO
help-json = scrive JSON
help-hint = Chiedere all’allenatore il turno migliore di una posizione.
help-hint-seat = per questo posto, con il numero o il colore; altrimenti per chi è di turno
help-review = Rivedere una partita registrata con l’allenatore, turno per turno.
help-solve = Trovare il minor numero di turni fino all’obiettivo.
help-solve-position = una posizione tra virgolette, un file che la contiene, una registrazione, un file JSON con dei casi, o - per lo standard input
help-solve-most = quanti turni guardare avanti, da 1 a 9 (di solito 5)
help-go = Trovare le soluzioni più piccole di un lancio di Labyrinth Go!
help-go-roll = le immagini del lancio, ad esempio purse,spider,owl,candelabra
help-go-all = fa la tabella di tutti i lanci
help-go-out = tiene la tabella in questo file (CSV); una tabella interrotta riprende da lì
help-go-first = solo la prima soluzione
help-go-joker = con la tessera jolly
solve-turns =
    { $turns ->
        [one] Un turno:
       *[other] { $turns } turni:
    }
solve-too-far =
    { $most ->
        [one] Serve più di un turno.
       *[other] Servono più di { $most } turni.
    }
rolls-figures =
    { $roll }: { $solutions ->
        [0] nessuna soluzione
        [one] una soluzione
       *[other] { $solutions } soluzioni
    }, almeno { $tiles } tessere, difficoltà { $difficulty }
rolls-progress = { $done } di { $total } lanci
rolls-written = { $count } lanci in { $file }; il più difficile è { $hardest }.
review-progress = { $done } di { $total } turni

## Rompicapi

puzzles-do = «{ $text }» non si può fare con i rompicapi. Ci sono: { $known }.
puzzles-one = Indica un rompicapo da mostrare o risolvere, e nessuno per crearne (--out va con make). Era: { $what }.
puzzles-kind = Non c’è un tipo di rompicapo «{ $text }». Ci sono: { $known }.
puzzles-file = Il file «{ $file }» non contiene rompicapi del tipo { $kind } con cui si possa continuare.
day-date = «{ $text }» non è una data. Scrivi anno-mese-giorno, per esempio 2026-11-16.
word-do = COSA
word-puzzle = ROMPICAPO
word-kind = TIPO
word-date = DATA
help-puzzles = Creare, mostrare o risolvere rompicapi con soluzione provata.
help-puzzles-do = make, show o solve
help-puzzles-puzzle = un rompicapo tra virgolette, un file che lo contiene, - per lo standard input, o il numero di uno già fornito
help-puzzles-kind = fewest, find, treasures, block o go
help-puzzles-edition = un’edizione della casa (di solito Labirinto, o Labyrinth Go!)
help-puzzles-count = quanti crearne (di solito 10)
help-puzzles-seed = il primo seme (di solito 1): gli stessi semi creano gli stessi rompicapi
help-puzzles-level = solo quelli di questo livello, da 1 a 5
help-puzzles-workers = quanti processi li creano (di solito 1)
help-puzzles-out = li conserva in questo file; un lavoro interrotto riprende da lì
help-day = Mostrare il labirinto del giorno, lo stesso per tutti.
help-day-date = la data, per esempio 2026-11-16 (di solito oggi)
help-day-go = il lancio del giorno di Labyrinth Go!
help-day-yesterday = il labirinto del giorno prima, con la soluzione
puzzles-progress = { $done } rompicapi su { $total }
puzzles-written = { $count } rompicapi in { $file }.
puzzle-figures = Par { $par }, soluzioni { $ways }, livello { $level }
day-title = Labirinto del giorno { $number } ({ $date })

## Tornei e bot

join-here = { $name } è nella sala. Ctrl-C la lascia.
join-plays = Comincia una partita: { $names }
join-failed = Il bot ha rinunciato a questa partita: { $text }
join-over = La sala è finita.

## Serving

serve-here = Gioca qui: { $address }
serve-network = Telefoni sulla stessa rete: { $address }
serve-stop = Ctrl-C per finire; tutte le partite restano salvate.
help-serve = Servire la pagina a questo computer e ai telefoni in rete.
help-serve-host = Dove ascoltare: 127.0.0.1 solo per questo computer, 0.0.0.0 anche per la rete (è il solito).
help-serve-port = La porta, di solito 8000; 0 ne prende una libera.
help-serve-file = Il file SQLite con tutte le partite; altrimenti uno nella tua cartella. WANDERWALL_DATABASE e WANDERWALL_REDIS indicano invece PostgreSQL e Redis.
help-serve-name = Un nome a cui il server risponde, come maze.example; per più nomi ripeti l’opzione. I numeri, localhost, i nomi .local e il nome di questo computer funzionano sempre.
help-serve-path = Il percorso sotto cui un proxy mostra la pagina, per esempio /games/.
help-serve-embed = Un’origine le cui pagine possono incorporare le partite da rivedere, per esempio https://school.example, oppure * per tutte; più d’una: ripeti l’opzione. Senza, nessuna.
help-serve-bots = Un bot da offrire ai tavoli di Labirinto oltre a quelli della casa, come learned:FILE; più d’uno: ripeti l’opzione.
help-serve-push = Avvisare con Web Push i dispositivi che lo chiedono quando è il loro turno; i servizi push possono scrivere a questo indirizzo se qualcosa non va, per esempio mailto:ida@school.example. Senza, nessuno viene avvisato.
help-serve-hsts = Con HTTPS, fai venire i browser solo con HTTPS per un anno (HSTS). Rifiutano allora il semplice HTTP, anche per altri servizi dello stesso nome.
help-serve-workers = Processi che servono; più di uno richiede PostgreSQL e Redis.
word-host = INDIRIZZO
word-path = PERCORSO
word-origin = ORIGINE
word-contact = CONTATTO

## Why a server does not start

server-database_kind = Qui non c’è un database del tipo «{ $text }». Ci sono: { $expected }.
server-patience = WANDERWALL_PATIENCE è un numero di secondi, non { $text }.
server-proxy = WANDERWALL_PROXY dice quanti proxy ci sono davanti: yes per uno, oppure un numero, non { $text }.
server-switch = { $name } è yes o no, non «{ $text }».
server-path = Un percorso si scrive come /games/, non «{ $text }»; alone, api, assets, docs, manual e preview sono già presi.
server-embed = Chi può incorporare le partite si scrive come https://school.example, https://*.school.example o *, non «{ $text }».
server-push = A chi possono scrivere i servizi push è un indirizzo come mailto:ida@school.example o https://school.example, non «{ $text }».
server-other_path = wanderwall non trova qui i suoi file. Chi lo gestisce può cambiarlo: WANDERWALL_PATH={ $path }, oppure wanderwall serve --path { $path }.
server-database_in_use = Un altro server usa già «{ $file }». Uno alla volta; per più serve PostgreSQL.
server-database_address = L’indirizzo in WANDERWALL_DATABASE non si può leggere.
server-database_refused = Il database non ci fa entrare ({ $text }). Controlla utente, password e nome in WANDERWALL_DATABASE.
server-database_newer = Una versione successiva di wanderwall ha salvato partite in questo database. Installa quella versione o scegli un altro database.
server-database_foreign = Questo database appartiene a qualcos’altro. Non vi è stato toccato nulla; scegline un altro.
server-worker_failed = Un processo di lavoro non è partito. Il registro dice perché.
server-one_worker = SQLite serve un solo processo. Per più serve WANDERWALL_DATABASE con PostgreSQL.
server-needs_redis = Più processi hanno bisogno di WANDERWALL_REDIS per avvisarsi.
server-port_taken = La porta { $port } su { $host } è già occupata. Scegline un’altra, per esempio --port 9123; dopo make play è PORT=9123.
server-port_forbidden = La porta { $port } su { $host } non è per te: le porte sotto 1024 sono riservate al sistema. Scegline una più alta, per esempio --port 9123; dopo make play è PORT=9123.
server-no_such_address = «{ $host }» non è un indirizzo di questa macchina. Scegline un altro: --host 0.0.0.0 è per tutte le reti, --host 127.0.0.1 per questa macchina soltanto.

## Running a server

backup-exists = «{ $file }» esiste già. Scegli un altro nome, o sovrascrivilo con --replace.
backup-foreign = «{ $file }» non è una copia di sicurezza di wanderwall. Non è stato cambiato nulla.
backup-damaged = La copia di sicurezza «{ $file }» è danneggiata o incompleta. Non è stato cambiato nulla; prendine una più vecchia.
backup-newer = Una versione successiva di wanderwall ha fatto la copia di sicurezza «{ $file }». Installa quella versione e poi ripristinala; non è stato cambiato nulla.
backup-other_database = Il database non è di questa versione di wanderwall. Usa la versione del server, o avvia questa una volta: aggiorna il database.
restore-not_empty = In questo database ci sono già partite. Scegline un altro con --file, o rinuncia a ciò che c’è con --replace; non è stato cambiato nulla.
restore-in_use = Un server usa questo database. Con --replace si fa da parte un momento e va avanti con la copia; non è stato cambiato nulla.
server-database_kept = Il server che usa questo database non lo lascia. Fermalo, ripristina e riavvialo; non è stato cambiato nulla.
server-database_down = Il database non risponde. Guarda se è in funzione, e il suo indirizzo in WANDERWALL_DATABASE.
server-database_damaged = Il database «{ $file }» è danneggiato. Ripristina l’ultima copia di sicurezza in un altro file con --file, e avvia il server con quello.
server-admin_key = WANDERWALL_ADMIN_KEY ha bisogno di { $least } caratteri o più. Questo ne fa una buona: openssl rand -hex 16
admin-no_server = A { $address } non risponde nessun server. Avvialo, o indica il suo indirizzo con --at.
admin-other_server = Ciò che risponde lì non è un wanderwall di questa versione. Controlla --at.
admin-no_seat = Non c’è il posto «{ $text }». Indica un tavolo e un colore, per esempio k3f9a22xyz:red; lì: { $known }.
help-backup = Scrivere tutte le partite di un server in un file.
help-restore = Riportare le partite di una copia di sicurezza.
help-admin = Vedere l’attività di un server, chiudere tavoli, togliere partite.

## Any other game

plain-moved = { $name } gioca { $move }.
plain-ask = { $name }, tocca a te (legend elenca le mosse):
plain-help =
    Scrivi una mossa come la scrive il gioco; legend elenca le tue, Invio mostra di nuovo il tavolo.

## Without the compiled engine

bots-missing = Non qui: { $bots }. Cercano con codice compilato, che arriva con l’extra «fast»: pip install "wanderwall[fast]"

## In Python

face-preparing = wanderwall prepara le sue ricerche, una volta sola su questo computer …

## Problems in Python and with bots

language-unknown = La lingua «{ $text }» non c’è. Ci sono: { $known }.
play-name = «{ $text }» non può essere un nome. Un nome ha da 1 a { $most } caratteri visibili.
play-same_name = Il nome «{ $text }» c’è due volte. Dai a ciascuno un nome tutto suo.
play-bot_untimed = Un bot da solo, senza cronometro, non si fermerebbe mai.
bot-needs_fast = Senza numba «{ $bot }» sarebbe più debole di quanto dice il nome, perciò non viene offerto. Per installarlo: pip install '{ $extra }'
bot-learned_file = «{ $file }» non è un giocatore scritto da python -m wanderwall.train.ppo.
bot-learned_table = Questo giocatore ha imparato a tavoli con un altro tabellone o con un altro numero di giocatori, e gioca solo a tavoli come quelli.
bot-strength = Non esiste una forza «{ $text }»: è un numero da { $low } a { $high }.
bot-dial = Il regolatore non può stare così: «{ $text }» non è un numero da 0 a 1.
bot-crashed = Il bot si è bloccato.
bot-silent = Il bot non ha risposto in tempo.
bot-nonsense = Il bot ha risposto qualcosa che non è una risposta.
bot-illegal_move = Il bot ha fatto una mossa contro le regole.
bot-protocol = Il bot parla un’altra versione del protocollo.
match-nothing_to_undo = Non c’è nessuna mossa da annullare.
match-which_seat = Ora possono muovere in più: indica quale posto.
match-over = La partita è finita.
match-no_seat = Non c’è nessun posto «{ $text }». Ci sono: { $known }.
match-not_to_act = Il posto «{ $colour }» ora non può muovere.
match-seconds = Una mossa non può durare «{ $text }» secondi. Indica un numero da 0 a { $most }.
face-position_alone = Una posizione ha già i suoi posti e le sue opzioni: non aggiungere altro.
