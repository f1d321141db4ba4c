### Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.

push-turn = Jij bent aan de beurt: { $edition }
push-turn-body = Je tafel wacht op je.
push-switch = Vertel me wanneer ik aan de beurt ben
push-help = Ook als deze pagina gesloten is. Deze server stuurt dan een bericht via de meldingendienst van de maker van je browser; die weet dan dat er een bericht is, maar niet wat erin staat.
push-on = Berichten komen via { $service }.
push-refused = Je browser laat deze pagina geen berichten sturen. In zijn instellingen voor deze pagina kun je dat veranderen.
push-failed = Je browser kan geen meldingendienst bereiken. De titel van het venster vertelt je nog steeds wanneer je aan de beurt bent.
push-off = Deze server stuurt geen berichten naar apparaten.
push-endpoint = Dit is niet het adres van een meldingendienst op het internet.
push-keys = De sleutels van dit apparaat zijn niet te lezen.
