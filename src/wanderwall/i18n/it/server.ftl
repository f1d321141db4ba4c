### What the server says.

table-name = Un nome ha da 1 a { $most } caratteri visibili.
coach-busy = L’allenatore sta aiutando altri. Riprova tra un momento.
coach-failed = L’allenatore non può aiutare in questo momento.


## A table and its seats

table-unknown = Questo tavolo non esiste. Ricontrolla il codice.
table-code_shared = In questo momento due tavoli hanno questo codice. Usa il link o la fotocamera.
table-damaged = Ciò che era annotato di questo tavolo non si può più leggere.
table-closed = Chi gestisce questo server ha chiuso il tavolo.
table-wrong_key = Questo non è il tuo posto.
table-not_the_maker = Può farlo solo chi ha preparato il tavolo.
table-not_waiting = La partita è già cominciata.
table-not_playing = A questo tavolo non si sta giocando.
table-not_over = Si potrà vedere a partita finita.
table-no_maze = In questo gioco non c’è un labirinto da tenere.
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

## The game at the table

table-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
table-no_undo = A questo tavolo non si annullano le mosse.
table-nothing_to_undo = Non c’è nulla da annullare: solo la tua spinta, prima di camminare.
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
server-busy = Troppe mosse nello stesso momento. Riprova.
server-archive = Non è stato possibile recuperare questa partita. Riprova tra un momento.
