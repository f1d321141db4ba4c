### Una pagina che è il proprio server: che cosa la ostacola, e quale scheda ha le partite.

offline-elsewhere = wanderwall è aperto in un’altra scheda.
offline-elsewhere-how = Una sola scheda alla volta conserva le tue partite, così nessuna prende due strade.
offline-here = Gioca qui
offline-newer = È arrivata una versione più recente.
offline-renew = Usala ora
offline-full = Su questo dispositivo non c’è più spazio, quindi non è successo nulla. Libera un po’ di spazio e riprova.
offline-not_kept = Il browser non ha potuto conservarlo, quindi non è successo. Riprova; se continua, ricarica la pagina.
offline-no_storage = Questo browser non conserva nulla per le pagine, ogni partita andrebbe persa. Lascia la finestra privata o consenti qui i dati dei siti, poi ricarica la pagina.
offline-no_wasm = Questo browser non può giocare senza server: gli manca WebAssembly. Aggiornalo o prendine un altro.
offline-too_old = Questo browser è troppo vecchio per giocare senza server. Aggiornalo o prendine un altro.
offline-insecure = Senza server i browser lasciano giocare una pagina solo tramite https. Aprila a un indirizzo che comincia con «https», o come «localhost» sulla macchina che la offre.
offline-no_python = Le regole del gioco non sono arrivate. Guarda se c’è una rete, poi ricarica la pagina.
offline-nobody = Nessun altro può venire a questo tavolo. Dai il posto a un bot o a qualcuno su questo dispositivo.
offline-at-once = Qui si gioca tutti insieme: su questo dispositivo sei tu contro i bot. Siete in tanti? Giocate in solitaria, uno alla volta: chi ne risolve di più?
offline-patience = Senza server questo dispositivo calcola tutto da sé. Ci vuole un po’ più di tempo.
offline-together = Questa pagina funziona senza server, quindi nessun altro può venire: stanze, tavoli aperti, classifiche e libro esistono solo sui server.
offline-bring = Porta una partita
offline-bring-how = Una partita salvata come testo, finita o no: qui puoi rivederla o continuarla. Non conta.
offline-take = Salva per continuare altrove
record-unreadable = Questa non è una partita salvata come testo, o qualcuno l’ha cambiata: la riga { $line } non si può leggere.
record-too_long = Questa partita è troppo lunga per continuare qui: ha più di { $most } mosse.
offline-others = Gioca con altri
offline-left = L’altra tua partita è al sicuro sul server. Intanto qui puoi giocarne una nuova.
offline-back = Torna all’altra partita
offline-file = Aperta da una cartella la pagina non può funzionare: i browser la vogliono da un indirizzo web. Metti la cartella su uno spazio web, o avvia lì «python3 -m http.server» e apri http://localhost:8000.
offline-missing = Mancano dei file della pagina. Copia l’intera cartella, così com’è, a questo indirizzo.
