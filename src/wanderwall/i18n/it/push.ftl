### Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.

push-turn = Tocca a te: { $edition }
push-turn-body = Il tuo tavolo ti aspetta.
push-switch = Avvisami quando tocca a me
push-help = Anche quando questa pagina è chiusa. Questo server manda allora un messaggio attraverso il servizio di notifiche di chi ha fatto il tuo browser, che viene a sapere che ce n’è uno, ma non che cosa dice.
push-on = I messaggi passano da { $service }.
push-refused = Il tuo browser non lascia che questa pagina mandi messaggi. Puoi cambiarlo nelle sue impostazioni per questa pagina.
push-failed = Il tuo browser non raggiunge nessun servizio di notifiche. Il titolo della finestra ti dice comunque quando tocca a te.
push-off = Questo server non manda messaggi ai dispositivi.
push-endpoint = Questo non è l’indirizzo di un servizio di notifiche su Internet.
push-keys = Le chiavi di questo dispositivo non si possono leggere.
