### The table around every board.

table-connecting = Einen Augenblick …
table-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und kein Zug geht verloren.
table-offline = Dieses Gerät ist offline. Dein Spiel ist sicher und geht weiter, sobald das Netz zurück ist.
table-compiling = Die klügeren Tiere wachen gerade auf. Bis dahin spielt die Katze für sie.
table-meanwhile = Inzwischen ein neues Spiel allein

## Whose turn it is

turn-yours = Du bist dran
turn-of = { $name } ist dran
turn-again =
    { $yours ->
        [yes] Noch einmal: dein letzter Zug
       *[no] Noch einmal der letzte Zug: { NAME($name) }
    }
turn-all = Alle zugleich
turn-clock = Gegen die Uhr
turn-alone = Ganz in Ruhe
turn-over = Das Spiel ist zu Ende
clock-left = noch { $time }
seat-open = frei
seat-present = ist da
seat-absent = ist nicht verbunden
seat-away = ein Bot spielt weiter
turn-back-asked = { $name } möchte den letzten Zug zurücknehmen.
turn-back-waits = Du möchtest deinen Zug zurücknehmen. Die anderen müssen noch zustimmen.
turn-back-yes = Ja, zurücknehmen
turn-back-no = Nein, er bleibt
away-back = Wieder selbst spielen
away-back-of = { $name } ist wieder da
away-bot = Einen Bot für { $name } spielen lassen
away-why = { $name } ist gerade nicht da. Bitte einen Moment Geduld.
away-left =
    { $name } ist nicht mehr da. { $then ->
        [bot] Ist die Zeit um, zieht ein Bot.
        [pass] Ist die Zeit um, fällt der Zug aus.
       *[wait] Das Spiel wartet.
    }
away-unrated = Ein Spiel, in dem ein Bot für jemanden spielt, zählt nicht für die Wertung.
away-room = Hat ein Bot für jemanden gezogen, zählt das Spiel für die Person, die selbst gespielt hat.
watch-title = Du schaust zu
watch-late = Du schaust zu: Das Spiel lief schon, als du kamst.
watch-full = Du schaust zu: Am Tisch war kein Platz mehr frei.
watch-lost = Du schaust zu: Dein Platz ist jetzt auf einem anderen Gerät.

## Waiting for people

waiting-title = Warten auf Mitspieler
waiting-full = Alle sind da
waiting-invite = Komm an den Tisch
waiting-sit = Hinsetzen
waiting-bot = Bot hinsetzen
waiting-free = Platz freigeben
waiting-stand = Aufstehen
waiting-open = für alle, die den Code haben
waiting-soon = Es geht los, sobald jemand am Tisch auf „Anfangen“ drückt.
waiting-anybody = Wer am Tisch sitzt, kann beginnen.
waiting-watch = Der Tisch ist voll: Du kannst zuschauen, wenn es beginnt.
waiting-for =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
invite-how = Richte die Kamera eines Telefons hierher oder tippe den Code auf der Startseite ein.
invite-qr = QR-Code für diesen Tisch
invite-code = Der Code dieses Tisches
invite-share = Link teilen
invite-copied = Der Link ist kopiert.
invite-local = Telefone können diese Adresse nicht öffnen. Öffne die Seite zuerst unter dem Namen oder der Nummer dieses Rechners in eurem Netz.

## The curtain between two players

curtain-title = Der Vorhang
curtain-pass = { $name } ist an der Reihe
curtain-open = Ich bin { $name }
curtain-who = Wer spielt hier?
curtain-hold = Halte die Karte gedrückt, um sie anzusehen.
curtain-left = noch { $time } zum Weitergeben
curtain-clock = Deine Zeit läuft erst, wenn du öffnest. Öffnet niemand rechtzeitig, verfällt der Zug.

pause-title = Pause
pause-look = Schau nach vorn.
pause-waits = Dein Spiel wartet.
pause-turn = Du bist am Zug.
pause-turn-left = Du bist am Zug; dir bleiben { $time }.

## Friendly signs

sign-title = Etwas sagen
sign-hello = Hallo!
sign-well_done = Gut gemacht!
sign-thanks = Danke!
sign-oops = Hoppla!
sign-wow = Wow!
sign-hurry = Na los!
sign-good_game = Schönes Spiel!
sign-bye = Tschüss!

## The menu

menu-title = Menü
menu-rules = Die Regeln
menu-keys = Tasten
menu-story = Was ist passiert?
story-empty = Noch ist nichts geschehen.
menu-invite = Andere zum Zuschauen einladen
menu-move = An einem anderen Gerät weiterspielen
menu-move-how = Dieser Link ist dein Platz: Wer ihn öffnet, spielt für dich. Behalte ihn für dich.
menu-new-link = Neuer Link
menu-new-link-why = Der alte Link gilt dann nicht mehr, auch nicht auf anderen Geräten.
menu-new-link-made = Das ist der neue Link.
menu-screen = Auf dem Fernseher zeigen
menu-screen-here = Auf diesem Gerät
tv-how = Öffne { $address } auf dem Fernseher: Er zeigt vier Buchstaben. Tippe sie hier ein. Revanchen und eure nächsten Spiele folgen von selbst.
tv-title = Der Fernseher ist der Spielplan. Dein Handy ist deine Hand.
tv-join = Halte dein Handy vor das Quadrat, oder öffne { $address } und tippe:
tv-letters = Die vier Buchstaben auf dem Fernseher
tv-letters-wrong = Bitte vier Buchstaben: Der Fernseher zeigt sie.
tv-this = Das ist der Fernseher
tv-stop = Das ist nicht der Fernseher
tv-where = Du bist am Fernseher { $code }.
tv-empty = Er zeigt noch kein Spiel. Fang eins an: Alle spielen am eigenen Handy.
tv-who = Wer bist du?
tv-board = Hier das ganze Brett zeigen
tv-hand = Das Brett dem Fernseher { $code } überlassen
tv-look = Schau auf den Fernseher.
menu-record = Spiel als Text speichern
menu-rated = Dieses Spiel zählt für die Wertung.
menu-unrated = Dieses Spiel zählt nicht für die Wertung.
menu-leave = Verlassen
menu-new = Neues Spiel
menu-leave-waits = Das Spiel bleibt hier stehen und wartet auf dich.
menu-leave-choose = Was soll geschehen, während du weg bist? Du kannst jederzeit zurückkommen.
menu-leave-lend = Ein Bot spielt für mich
menu-leave-keep = Die anderen warten auf mich
menu-leave-pass = Meine Züge verfallen, wenn die Zeit um ist
menu-leave-alone = Das Spiel bleibt hier stehen und wartet auf dich, und die Uhr auch.
menu-leave-who = Wer geht?
menu-leave-bot = Für alle, die gehen, spielt ein Bot weiter. Zurückkommen geht jederzeit.
menu-leave-shared = Für alle, die gehen, spielt ein Bot weiter. Gehen alle, wartet das Spiel, und die Uhr auch.
menu-leave-keep-all = Wir gehen alle, die anderen warten
menu-leave-pass-all = Wir gehen alle, unsere Züge verfallen, wenn die Zeit um ist
menu-leave-all = Alle
menu-stay = Bleiben

## The end

end-home =
    { $you ->
        [yes] { $reason ->
            [home] Du bist zu Hause!
            [exit] Du bist draußen!
           *[other] Du gewinnst!
        }
       *[no] { $reason ->
            [home] { $name } ist zu Hause!
            [exit] { $name } ist draußen!
           *[other] { $name } gewinnt!
        }
    }
end-more = Mehr
end-replay = Spiel noch einmal ansehen

play-skip = Vorspulen
alone-ready = Bereit!
alone-clock = Die Uhr läuft erst, wenn du bereit bist.

table-no-board = Diese Seite kann dieses Spiel noch nicht zeichnen: Hier steht als Text, was bekannt ist.
table-moves = Züge
