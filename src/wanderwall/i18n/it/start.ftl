### The start page and everything that is no game.

start-title-garden = Spingi i muri. Trova la via.
start-about-garden = Il labirinto cambia a ogni turno. Prendi i tuoi tesori prima degli altri.
start-title-sea = Spingi il mare. Trova la ciurma.
start-about-sea = I pontili scorrono, l’acqua si apre. Raccogli i tuoi emblemi prima degli altri.
start-title-dusk = Scala le torri. Tocca la pietra.
start-about-dusk = Spingi una fila, sali e scendi: la magia fa il resto.
start-title-evening = Quattro dadi, sei tessere. Labyrinth Go!
start-about-evening = Tutti insieme: collega le quattro figure, poi afferra.
start-hello = Ciao, { $name }.
start-turns =
    { $count ->
        [one] È il tuo turno in una partita.
       *[other] È il tuo turno in { $count } partite.
    }
start-play = Gioca subito
start-usual =
    { $count ->
        [2] In due come sempre
        [3] In tre come sempre
        [4] In quattro come sempre
       *[other] Tutti come sempre
    }
start-here = { $names } su questo dispositivo
start-setup = Nuova partita
start-join = Entra con un codice
start-join-go = Entra
start-join-wrong = Non è un codice: un codice ha otto lettere e cifre, o dieci.
start-pick = Scegli un gioco
start-continue = Riprendi da dove eri
start-with = Con { $names }
start-found = { $found } su { $all } trovati
start-never = Mai giocato?
start-owl = Il Gufo ti mostra il gioco in due minuti.
start-learn = Impara giocando
start-learn-short = Impara
start-tv = TV
start-rules = Come si gioca
start-puzzles = Rompicapi
start-book = Il mio libro
start-room = Sale
start-alone = Senza rete

## Problems of the page

page-missing = Questa pagina non esiste.
page-home = Pagina iniziale
page-again = Riprova
page-offline = Il server non è raggiungibile.
page-server = Il server non ha capito.
page-wrong_key = La chiave di questo posto non vale più.
page-no_table = Questo tavolo non esiste.
page-key_reissued = Questo posto è stato aperto altrove con un nuovo link.
page-watch = Guarda la partita
page-misunderstood = La pagina e il server non si capiscono. Ricarica la pagina.
page-left = Hai lasciato il tavolo.

## Small words of the page

close = Chiudi
off = no
colon = { $what }:
you = Tu
me-title = Chi sei?
me-pawn = La tua pedina
me-as = Tu sei { $name }

## Setting up a table

setup-title = Nuova partita
setup-seats = Chi gioca
setup-kind-here = Qui con me
setup-kind-bot = Bot
setup-name = Nome
setup-guest = Giocatore { $number }
first-usual = Secondo il regolamento si tira a sorte.
first-one-piece = Secondo il regolamento: chi ha visto un episodio per ultimo; nel dubbio, la persona più giovane.
first-towers-3d = Secondo il regolamento: chi soffre meno di vertigini; nel dubbio, la persona più giovane.
setup-length = Quanto dura
setup-length-short = Breve
setup-length-medium = Media
setup-length-full = Lunga
setup-length-goals =
    { $count ->
        [one] un obiettivo a testa
       *[other] { $count } obiettivi a testa
    }
pawn-choose = Scegli una pedina
pawn-how = Ce l’ha già qualcuno? Allora fate cambio.
pawn-of = { $name }: { $pawn }. Scegli un’altra pedina
pawn-at-top-left = in alto a sinistra
pawn-at-top-right = in alto a destra
pawn-at-bottom-right = in basso a destra
pawn-at-bottom-left = in basso a sinistra
setup-begin = Inizia
option-label-first = Chi comincia
option-off-first = a sorte

## Lists

lobby-title = Tavoli aperti
lobby-empty = Al momento nessun tavolo aspetta gente. Preparane uno, e altri potranno unirsi.
finished-title = Partite finite
finished-whose = Di chi
finished-mine = le mie
finished-all = di tutti
finished-empty = Non è ancora finita nessuna partita.
finished-more = Mostra altre
table-waits = aspetta giocatori
table-running = in corso
ratings-title = Classifica
ratings-about = Contano le partite tra persone e bot, a meno che qualcuno abbia chiesto un consiglio o un bot abbia giocato per una persona.
ratings-empty = Nessuno è ancora in classifica in questo gioco.
ratings-place = Posto
ratings-who = Nome
ratings-rating = Punteggio
ratings-games = Partite

## What somebody likes

pref-title = Preferenze
pref-language = Lingua
pref-tempo = Ritmo di gioco
pref-tempo-slow = lento
pref-tempo-normal = normale
pref-tempo-fast = veloce
pref-tempo-once = immediato
pref-sound = Suoni
pref-speech = Leggi a voce alta
pref-taps = Inviare il turno
pref-taps-one = appena tocco una freccia
pref-taps-two = con la casella che tocco
pref-taps-ask = solo con il pulsante
pref-pictures = Immagini invece di parole
