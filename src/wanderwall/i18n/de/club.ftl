### Rooms of many: a class, a club evening, a course.

club-unknown = Diesen Raum gibt es nicht. Schaut noch einmal auf den Code.
club-wrong_key = Das ist nicht dein Schlüssel für diesen Raum.
club-over = Dieser Raum ist zu Ende.
club-door_shut = Die Tür dieses Raums ist zu. Frag die Person, die ihn geöffnet hat.
club-barred = Dieses Gerät wurde aus dem Raum weggeschickt. Frag die Person, die ihn leitet.
club-full = Dieser Raum ist voll: { $most } sind schon darin.
club-too_many_of_you = Von einem Gerät können { $most } hereinkommen, nicht mehr.
club-same_name = In diesem Raum gibt es schon „{ $text }“.
club-name_alike = „{ $text }“ sieht „{ $other }“ in diesem Raum zu ähnlich. Nimm einen anderen Namen.
club-no_member = Mit dieser Nummer ist niemand im Raum.
club-no_team = Dieses Team gibt es nicht.
club-no_game = So ein Spiel wird gerade nicht gespielt.
club-too_few = Es müssen mindestens zwei im Raum sein.
club-not_running = Der Raum hat noch nicht angefangen.
club-too_long = Dieser Raum ist zu lang geworden: Nach { $most } Einträgen nimmt er nichts mehr auf.

## The pages

club-title = Raum
club-open-title = Einen Raum öffnen
club-about = Für eine Klasse, einen Clubabend oder einen Kurs: Alle kommen mit einem Code und einem Vornamen herein, und der Raum lost aus, wer gegen wen spielt. Er läuft von selbst weiter, auch wenn dieses Gerät schläft.
club-game = Spiel
club-mode = Wer gegen wen
club-mode-swiss = Schweizer System
club-mode-swiss-help = In jeder Runde treffen sich Punktgleiche, und niemand zweimal.
club-mode-everybody = Jeder gegen jeden
club-mode-everybody-help = Zu Ende, wenn alle sich getroffen haben: für kleine Gruppen.
club-mode-arena = Arena
club-mode-arena-help = Wer frei ist, spielt das nächste Spiel, bis die Zeit um ist.
club-rounds = Runden
club-minutes = Zeit
club-teams = Teams
club-teams-none = keine
club-leavers = Wenn jemand geht
club-leavers-bot = spielt ein Bot weiter
club-leavers-forfeit = ist das Spiel verloren
club-with-bot = { $name } (ein Bot)
club-made-up = Erfundene Namen
club-made-up-help = Alle bekommen einen Namen: Niemand tippt einen.
club-open = Raum öffnen
club-first-name = Vorname
club-enter = Hereinkommen
club-name-note = Dein Name ist nur in diesem Raum zu sehen.
club-waits = Du bist drin. Gleich geht es los.
club-next = Dein nächstes Spiel öffnet sich von selbst.
club-leave = Raum verlassen
club-status-open = Der Raum ist offen.
club-status-running = Es läuft.
club-status-paused = Pause: Es beginnen keine neuen Spiele.
club-status-over = Der Raum ist zu Ende.
club-round =
    { $of ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $of }
    }
club-rest = Nächste Runde in { $time }
club-games = Spiele
club-bye = { $name } setzt aus
club-standings = Tabelle
club-team-standings = Tabelle der Teams
club-team = Team { $number }
club-place = Platz
club-name = Name
club-points = Punkte
club-played = Spiele
club-teacher = Den Raum leiten
club-start = Anfangen
club-pause = Pause
club-resume = Weiter
club-file = Ergebnisse als Datei
club-end = Raum beenden
club-end-sure = Spiele, die noch laufen, zählen nicht. Die Ergebnisse bleiben.
club-go-on = Offen lassen
club-door = Andere dürfen herein
club-other-device = Von einem anderen Gerät leiten
club-other-device-note = Wer diesen Link hat, kann den Raum leiten. Behalte ihn für dich.
club-way = Bild scannen, oder den Code auf der Startseite eintippen:
club-call = Ein zu langes Spiel beenden
club-call-note = Der Tisch wird geschlossen, und du vergibst die Punkte.
club-call-for = { $name } gewinnt
club-call-shared = Jeder die Hälfte
club-members =
    { $count ->
        [one] Eine Person ist da
       *[other] { $count } sind da
    }
club-gone = nicht da
club-rename = Anderer Name für { $name }
club-send-away = { $name } wegschicken
club-send-device = Alle am Gerät von { $name } wegschicken
club-send-device-sure = Alle, die von diesem Gerät gekommen sind, verlassen den Raum, und von ihm kommt niemand mehr herein, bis du es erlaubst. Andere Geräte betrifft das nicht.
club-send-device-keep = Bleiben lassen
club-sent-devices = Weggeschickte Geräte
club-let-device = Das Gerät von { $name } wieder hereinlassen
