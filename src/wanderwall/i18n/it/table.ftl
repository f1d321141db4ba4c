### The table around every board.

table-connecting = Un momento…
table-lost = La connessione si è interrotta. Torna da sola, e nessuna mossa va persa.
table-offline = Questo dispositivo non è in rete. La tua partita è al sicuro e continua quando torna la rete.
table-compiling = Gli animali più furbi si stanno svegliando. Fino ad allora il Gatto gioca per loro.
table-meanwhile = Intanto una partita in solitaria

## Whose turn it is

turn-yours = Tocca a te
turn-of = Gioca { NAME($name) }
turn-again =
    { $yours ->
        [yes] Di nuovo: il tuo ultimo turno
       *[no] Di nuovo l’ultimo turno: { NAME($name) }
    }
turn-all = Tutti insieme
turn-clock = Contro il tempo
turn-alone = Senza fretta
turn-over = La partita è finita
clock-left = ancora { $time }
seat-open = libero
seat-present = è qui
seat-absent = non in linea
seat-away = un bot gioca al suo posto
turn-back-asked = { $name } vorrebbe annullare l’ultimo turno.
turn-back-waits = Vuoi annullare il tuo turno. Gli altri devono ancora rispondere.
turn-back-yes = Sì, annulla
turn-back-no = No, resta così
away-back = Torna a giocare
away-back-of = Torna { $name }
away-bot = Fai giocare un bot per { $name }
away-why = { $name } non c’è in questo momento. Un attimo di pazienza!
away-left =
    { $name } non c’è più. { $then ->
        [bot] Allo scadere del tempo muove un bot.
        [pass] Allo scadere del tempo il turno passa.
       *[wait] La partita aspetta.
    }
away-unrated = Una partita in cui un bot gioca per qualcuno non conta per la classifica.
away-room = Se un bot ha giocato per qualcuno, la partita vale per chi ha giocato di persona.
watch-title = Stai guardando
watch-late = Stai guardando: la partita era già cominciata.
watch-full = Stai guardando: il tavolo era al completo.
watch-lost = Stai guardando: il tuo posto è ora su un altro dispositivo.

## Waiting for people

waiting-title = In attesa di giocatori
waiting-full = Ci siamo tutti
waiting-invite = Vieni al tavolo
waiting-sit = Siediti qui
waiting-bot = Metti un bot
waiting-free = Libera il posto
waiting-stand = Alzati
waiting-open = per chi ha il codice
waiting-soon = Si comincia quando qualcuno al tavolo preme «Inizia».
waiting-anybody = Chiunque sieda al tavolo può cominciare.
waiting-watch = Il tavolo è al completo: potrai guardare la partita.
waiting-for =
    { $count ->
        [one] Un posto è libero
       *[other] { $count } posti sono liberi
    }
invite-how = Inquadra qui con la fotocamera di un telefono, o scrivi il codice sulla pagina iniziale.
invite-qr = Codice QR di questo tavolo
invite-code = Il codice di questo tavolo
invite-share = Condividi il link
invite-copied = Il link è copiato.
invite-local = I telefoni non possono aprire questo indirizzo. Apri prima la pagina con il nome o il numero di questo computer nella tua rete.

## The curtain between two players

curtain-title = Il sipario
curtain-pass = È il turno di { $name }
curtain-open = Io sono { $name }
curtain-who = Chi gioca qui?
curtain-hold = Tieni premuta la carta per sbirciare.
curtain-left = ancora { $time } per passare il dispositivo
curtain-clock = Il tuo tempo parte quando apri. Se nessuno apre in tempo, il turno passa.

pause-title = Pausa
pause-look = Guarda davanti.
pause-waits = La tua partita aspetta.
pause-turn = Tocca a te.
pause-turn-left = Tocca a te; restano { $time }.

## Friendly signs

sign-title = Di’ qualcosa
sign-hello = Ciao!
sign-well_done = Ben fatto!
sign-thanks = Grazie!
sign-oops = Ops!
sign-wow = Caspita!
sign-hurry = Dai!
sign-good_game = Bella partita!
sign-bye = Ciao ciao!

## The menu

menu-title = Menu
menu-rules = Le regole
menu-keys = Tasti
menu-story = Che cosa è successo?
story-empty = Non è ancora successo nulla.
menu-invite = Invita altri a guardare
menu-move = Continua su un altro dispositivo
menu-move-how = Questo link è il tuo posto: chi lo apre gioca per te. Tienilo per te.
menu-new-link = Nuovo link
menu-new-link-why = Il vecchio link non vale più, nemmeno sugli altri dispositivi che lo hanno.
menu-new-link-made = Ecco il nuovo link.
menu-screen = Mostra sulla TV
menu-screen-here = Su questo dispositivo
tv-how = Apri { $address } sulla TV: mostra quattro lettere. Scrivile qui. Le rivincite e le prossime partite arrivano da sole.
tv-title = La TV è il tabellone. Il tuo telefono è la tua mano.
tv-join = Punta il telefono sul quadrato, oppure apri { $address } e scrivi:
tv-letters = Le quattro lettere sulla TV
tv-letters-wrong = Quattro lettere, per favore: le mostra la TV.
tv-this = Questa è la TV
tv-stop = Questa non è la TV
tv-where = Sei davanti alla TV { $code }.
tv-empty = Non mostra ancora nessuna partita. Comincia: tutti giocano sul proprio telefono.
tv-who = Chi sei?
tv-board = Mostra qui tutto il tabellone
tv-hand = Lascia il tabellone alla TV { $code }
tv-look = Guarda la TV.
menu-record = Salva la partita come testo
menu-rated = Questa partita conta per la classifica.
menu-unrated = Questa partita non conta per la classifica.
menu-leave = Esci
menu-new = Nuova partita
menu-leave-waits = La partita si ferma qui e ti aspetta.
menu-leave-choose = Che cosa succede mentre sei via? Puoi tornare in ogni momento.
menu-leave-lend = Un bot gioca per me
menu-leave-keep = Gli altri mi aspettano
menu-leave-pass = I miei turni passano allo scadere del tempo
menu-leave-alone = La partita si ferma qui e ti aspetta, e anche il tempo.
menu-leave-who = Chi se ne va?
menu-leave-bot = Un bot continua per chi se ne va. Può tornare quando vuole.
menu-leave-shared = Un bot continua per chi se ne va. Se vanno via tutti, la partita aspetta, e anche il tempo.
menu-leave-keep-all = Andiamo via tutti, gli altri aspettano
menu-leave-pass-all = Andiamo via tutti, i nostri turni passano allo scadere del tempo
menu-leave-all = Tutti
menu-stay = Resta

## The end

end-home =
    { $you ->
        [yes] { $reason ->
            [home] Sei a casa!
            [exit] Sei fuori dal labirinto!
           *[other] Hai vinto!
        }
       *[no] { $reason ->
            [home] { $name } è a casa!
            [exit] { $name } è fuori dal labirinto!
           *[other] { $name } vince!
        }
    }
end-more = Altro
end-replay = Rivedi la partita

play-skip = Avanti veloce
alone-ready = Ci sono!
alone-clock = Il tempo parte solo quando ci sei.

table-no-board = Questa pagina non sa ancora disegnare questo gioco: ecco in testo quello che si sa.
table-moves = Mosse
