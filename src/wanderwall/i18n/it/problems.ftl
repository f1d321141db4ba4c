### What can be wrong at a table; the page says these, too.

## Problems of the command line

bot-unknown = Il bot «{ $bot }» non esiste. Ci sono: { $known }.

## Problems with editions

game-unknown = Il gioco «{ $game }» non c’è. Ci sono: { $known }.
edition-no_such = L’edizione «{ $edition }» non c’è. Ci sono: { $known }; la tua è un file con un nome che finisce in .toml.

## Problems with options and tables

option-unknown = L’opzione «{ $option }» non c’è. Ci sono: { $known }.
option-value = L’opzione { $option } non può essere «{ $text }». Può essere: { $expected }.
option-seats = Valori dell’opzione { $option }: { $given }, per { $seats } posti. Danne uno per tutti, o uno per ciascuno.
option-form = «{ $text }» non è un’opzione. Scrivi nome=valore.
option-first = Il posto { $given } non può cominciare: ce ne sono solo { $seats }.
option-goals = { $given } carte obiettivo a testa sono troppe: la scatola ne ha { $most } per ciascuno.
table-players = { $edition } è per { $low }–{ $high } giocatori, non per { $players }.
table-colour = Qui la pedina «{ $colour }» non c’è. Ci sono: { $known }.
table-order = { $colours }: non è l’ordine in senso orario. Intorno al tabellone: { $order }.
table-twice = Due giocatori non possono avere lo stesso colore: { $colour }.
classic-option-any_needs_cards = Gli obiettivi in qualsiasi ordine richiedono carte che chi gioca può vedere: tutte le proprie, o tutte scoperte.
classic-option-sweep_needs_any = Si può raccogliere tutto in una volta solo se l’ordine degli obiettivi è libero.

## Problems with boards, positions and records

board-side = Il lato di un tabellone è un numero dispari da { $smallest } a { $largest }, non { $side }.
board-not_square = Con { $tiles } tessere non si fa un tabellone quadrato.
board-no_arrow = La freccia «{ $text }» non c’è (da { $first } a { $last }).
board-no_square = La casella «{ $text }» non c’è su questo tabellone (da a1 a { $last }).
tile-openings = «{ $text }» non indica lati aperti: usa n, e, s, w, ogni lettera al massimo una volta.
notation-expected =
    Al posto di «{ $text }» ci si aspetta: { $expected ->
        [edition] un’edizione
        [maze] il labirinto, riga per riga
        [spare] la tessera eccedente e dove si trova, ad esempio 9@N4
        [things] dove si trovano gli obiettivi, ad esempio owl=c5,bat=+
        [seat] un posto, ad esempio red=a1:owl:bat
        [turn] a chi tocca, ad esempio red>push
        [named] una parola come turns=12
        [number] un numero intero
        [seconds] i secondi dopo una mossa, ad esempio @4.5
        [mover] il colore del giocatore prima della mossa
        [end] la fine, perché la partita è finita
        [step] la fase del turno, come play
        [roll] il lancio
        [last] l’ultimo turno
       *[other] { $expected }
    }.
notation-move =
    «{ $text }» non si capisce. Ci si aspetta: { $expected ->
        [push] una spinta, ad esempio N4es
        [walk] una casella, ad esempio c5, oppure stay
        [discard] una carta magica da scartare
        [host] una mossa dell’arbitro
       *[other] { $expected }
    }.

## Refused moves, for all games or for one

move-over = La partita è finita.
move-not_your_turn = Non è il tuo turno.
move-not_a_move = Questa non è una mossa di questo gioco.
move-not_now = Non adesso.
move-no_clock = A questo tavolo si gioca senza cronometro.
move-push-twice = Hai già spinto. Ora muovi la pedina, o resta dove sei.
move-push-no_arrow = Non c’è nessuna freccia { $arrow } dove spingere.
move-push-other_tile = Non è la tessera eccedente. Puoi girarla, ma la forma resta quella.
move-push-goes_back = La tessera eccedente non può rientrare in { $arrow }: è appena uscita da lì.
move-walk-push_first = Prima spingi, poi muovi la pedina.
move-walk-no_square = Questa casella non è sul tabellone.
move-walk-no_way = Nessun percorso aperto porta a { $square }.
move-walk-too_steep = La strada per { $square } è troppo ripida: più di un piano alla volta richiede la magia.
move-walk-not_in_hand = Queste carte magiche non le hai: { $cards }.
move-walk-one_card = A questo tavolo si gioca al massimo una carta magica per turno.
move-walk-payment = Nessuna strada per { $square } richiede proprio queste carte magiche: { $cards }.
move-discard-not_in_hand = Questa carta magica non ce l’hai: { $card }.
move-shuffle-cards = Queste non sono le carte magiche scartate.
deal-magic = Queste non sono le carte magiche della scatola, distribuite in parti uguali.
deal-tiles = Queste non sono le tessere della scatola.
deal-cards = Queste non sono le carte obiettivo della scatola, distribuite in parti uguali.
deal-first = Questo giocatore non può cominciare.

## Solver and coach

game-not_here = Per { $game } non si può, solo per: { $known }.
film-short = Questa partita è troppo breve per un film.
coach-none = Non c’è un allenatore per { $game }.
coach-not_now = L’allenatore aiuta solo il posto a cui tocca spingere o muovere.
coach-no_way = Questo lancio non si può collegare.

## A game in hand

## What the server says.

table-name = Un nome ha da 1 a { $most } caratteri visibili.
table-name_unseen = Questo nome contiene caratteri che non si vedono. Scrivilo di nuovo.
coach-busy = L’allenatore sta aiutando altri. Riprova tra un momento.
coach-failed = L’allenatore non può aiutare in questo momento.

## A table and its seats

table-unknown = Questo tavolo non esiste. Ricontrolla il codice.
screen-unknown = Nessuna TV mostra queste lettere adesso. Guarda di nuovo la TV.
table-code_shared = In questo momento due tavoli hanno questo codice. Usa il link o la fotocamera.
table-damaged = Ciò che era annotato di questo tavolo non si può più leggere.
table-closed = Chi gestisce questo server ha chiuso il tavolo.
table-wrong_key = Questo non è il tuo posto.
table-not_the_maker = Può farlo solo chi ha preparato il tavolo.
table-not_waiting = La partita è già cominciata.
table-not_playing = A questo tavolo non si sta giocando.
table-not_over = Si potrà vedere a partita finita.
table-no_maze = In questo gioco non c’è un labirinto da tenere.
table-no_swap = Si possono scambiare solo le torri mobili di un labirinto che tenete.
table-no_puzzle = Qui non si gioca un rompicapo.
table-other_maze = Quel labirinto appartiene a un’altra edizione, non a { $edition }.
table-full = Tutti i posti sono occupati.
table-too_long = Questa partita è diventata troppo lunga: dopo { $most } mosse un tavolo non ne accetta altre. Cominciane una nuova.
table-seat_taken = Lì è già seduto qualcuno.
table-pawn_taken = Qualcuno gioca già con quella pedina. Chi ha preparato il tavolo può scambiarvi.
table-no_seat = Questo posto non esiste.
table-seats_free = Ci sono ancora posti liberi.
table-listed_here = A un tavolo nell’elenco ognuno gioca sul proprio dispositivo.
table-together_here = In questo gioco si gioca tutti insieme: ognuno ha bisogno del proprio dispositivo.
table-colours = Scegli un colore per ogni posto, o per nessuno.
table-no_clock = Questo gioco non ha un orologio da regolare.
table-same_name = A questo tavolo c’è già un «{ $text }».
table-name_alike = «{ $text }» somiglia troppo a «{ $other }», a questo tavolo. Scegli un altro nome.

## The game at the table

table-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
table-no_undo = A questo tavolo non si annullano le mosse.
table-nothing_to_undo = Non c’è nulla da annullare: solo il tuo ultimo turno, finché non gioca un’altra persona.
table-asked_already = Lo hai già chiesto.
table-nothing_asked = Nessuno ti chiede di annullare un turno.
table-in_time = C’è ancora tempo.
table-no_hints = A questo tavolo non ci sono consigli.
table-not_your_turn = Non è il tuo turno.
table-curtain = Prima apri il sipario.
table-away_already = A questo posto gioca già un bot.
table-alone = Giochi in solitaria: nessun bot può sostituirti.
table-not_away = A questo posto giochi tu.
table-not_missing = Quella persona è ancora qui, o lo era un attimo fa. Aspetta un po’.
table-has_rematch = La prossima partita è già pronta.
table-hello_twice = Ci conosciamo già.

## The server

server-request = La richiesta non è stata capita in «{ $where }».
server-too_many = È un po’ troppo in una volta. Aspetta un momento.
server-too_large = È troppo grande.
server-origin = Le pagine di altri siti non possono farlo.
server-host = Questo server non risponde al nome «{ $host }». Chi lo gestisce può cambiarlo: WANDERWALL_HOSTS={ $host }, oppure wanderwall serve --name { $host }.
server-storage = Non è stato possibile annotare la mossa. Riprova tra un momento.
server-disk_full = Il disco del server è pieno, quindi non si può salvare niente. La partita continua appena chi lo gestisce fa spazio.
server-busy = Troppe mosse nello stesso momento. Riprova.
server-room_paused = La sala è in pausa. La tua mossa aspetta.
server-archive = Non è stato possibile recuperare questa partita. Riprova tra un momento.
