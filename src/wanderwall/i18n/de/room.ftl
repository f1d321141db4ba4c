### Rooms of many: a class, a club evening, a course.

room-unknown = Diesen Raum gibt es nicht. Schaut noch einmal auf den Code.
room-wrong_key = Das ist nicht dein Schlüssel für diesen Raum.
room-over = Dieser Raum ist zu Ende.
room-door_shut = Die Tür dieses Raums ist zu. Frag die Person, die ihn geöffnet hat.
room-barred = Dieses Gerät wurde aus dem Raum weggeschickt. Frag die Person, die ihn leitet.
room-full = Dieser Raum ist voll: { $most } sind schon darin.
room-too_many_of_you = Von einem Gerät können { $most } hereinkommen, nicht mehr.
room-same_name = In diesem Raum gibt es schon „{ $text }“.
room-name_alike = „{ $text }“ sieht „{ $other }“ in diesem Raum zu ähnlich. Nimm einen anderen Namen.
room-pass_void = Dieser Code wurde schon benutzt, oder die zehn Minuten sind um. Bitte um einen neuen.
room-asked_already = Es fragt schon jemand nach diesem Platz. Erst muss die Lehrkraft antworten.
room-no_member = Mit dieser Nummer ist niemand im Raum.
room-no_team = Dieses Team gibt es nicht.
room-no_game = So ein Spiel wird gerade nicht gespielt.
room-too_few = Es müssen mindestens zwei im Raum sein.
room-not_running = Der Raum hat noch nicht angefangen.
room-not_over = Der Raum ist noch nicht zu Ende.
room-too_long = Dieser Raum ist zu lang geworden: Nach { $most } Einträgen nimmt er nichts mehr auf.

## The pages

room-title = Raum
room-open-title = Einen Raum öffnen
room-about = Für eine Klasse, einen Clubabend oder einen Kurs: Alle kommen mit einem Code und einem Vornamen herein, und der Raum lost aus, wer gegen wen spielt. Er läuft von selbst weiter, auch wenn dieses Gerät schläft.
room-called = Name des Raums
room-game = Spiel
room-mode = Wer gegen wen
room-mode-swiss = Schweizer System
room-mode-swiss-help = In jeder Runde treffen sich Punktgleiche, und niemand zweimal.
room-mode-everybody = Jeder gegen jeden
room-mode-everybody-help = Zu Ende, wenn alle sich getroffen haben: für kleine Gruppen.
room-mode-arena = Arena
room-mode-arena-help = Wer frei ist, spielt das nächste Spiel, bis die Zeit um ist.
room-rounds = Runden
room-estimate = für { $rounds } Runden von etwa { $each } und Pausen.
room-minutes = Zeit
room-teams = Teams
room-teams-none = keine
room-leavers = Wenn jemand geht
room-leavers-bot = spielt ein Bot weiter
room-leavers-forfeit = ist das Spiel verloren
room-with-bot = { $name } (ein Bot)
room-made-up = Erfundene Namen
room-made-up-help = Alle bekommen einen Namen: Niemand tippt einen.
room-open = Raum öffnen
room-first-name = Vorname
room-enter = Hereinkommen
room-name-note = Dein Name ist nur in diesem Raum zu sehen.
room-waits = Du bist drin. Gleich geht es los.
room-next = Dein nächstes Spiel öffnet sich von selbst.
room-leave = Raum verlassen
room-status-open = Der Raum ist offen.
room-status-running = Es läuft.
room-status-paused = Pause: Es beginnen keine neuen Spiele.
room-status-over = Der Raum ist zu Ende.
room-round =
    { $of ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $of }
    }
room-rest = Nächste Runde in { $time }
room-games = Spiele
room-bye = { $name } setzt aus
room-standings = Tabelle
room-team-standings = Tabelle der Teams
room-team = Team { $number }
room-place = Platz
room-name = Name
room-points = Punkte
room-played = Spiele
room-teacher = Den Raum leiten
room-start = Anfangen
room-pause = Pause
room-resume = Weiter
room-file = Ergebnisse als Datei
room-again = Noch einmal mit dieser Klasse
room-end = Raum beenden
room-end-sure = Spiele, die noch laufen, zählen nicht. Die Ergebnisse bleiben.
room-go-on = Offen lassen
room-door = Andere dürfen herein
room-other-device = Von einem anderen Gerät leiten
room-other-device-note = Wer diesen Link hat, kann den Raum leiten. Behalte ihn für dich.
room-way = Bild scannen, oder den Code auf der Startseite eintippen:
room-call = Ein zu langes Spiel beenden
room-call-note = Der Tisch wird geschlossen, und du vergibst die Punkte.
room-call-for = { $name } gewinnt
room-call-shared = Jeder die Hälfte
room-members =
    { $count ->
        [one] Eine Person ist da
       *[other] { $count } sind da
    }
room-gone = nicht da
room-rename = Anderer Name für { $name }
room-send-away = { $name } wegschicken
room-send-device = Alle am Gerät von { $name } wegschicken
room-send-device-sure = Alle, die von diesem Gerät gekommen sind, verlassen den Raum, und von ihm kommt niemand mehr herein, bis du es erlaubst. Andere Geräte betrifft das nicht.
room-send-device-keep = Bleiben lassen
room-sent-devices = Weggeschickte Geräte
room-let-device = Das Gerät von { $name } wieder hereinlassen

## Die große Leinwand

room-scan = Bild scannen oder den Code eintippen
room-easy = Ein Vorname genügt. Kein Konto.
room-more =
    { $count ->
        [one] … und eine Person mehr
       *[other] … und { $count } mehr
    }
room-find-table =
    { $of ->
        [0] Runde { $round }: Such deinen Tisch
       *[other] Runde { $round } von { $of }: Such deinen Tisch
    }
room-tables = Tische { $from }–{ $to }
room-done = { $done } von { $all } Spielen fertig
room-found = { $name } hat { $thing } gefunden
room-wins = { $name } gewinnt gegen { $others }
room-shares = { $names } teilen den Punkt
room-between = Gut gespielt! Gleich geht es weiter
room-well-played = Gut gespielt!
room-everybody = Alle
room-podium-points =
    { $count ->
        [one] { $text } Punkt
       *[other] { $text } Punkte
    }

## Ein anderes Gerät

room-new-device = Ein neues Gerät für { $name }
room-new-device-text = { $name } scannt das und spielt weiter: Name, Punkte und Spiel bleiben. Es gilt einmal, zehn Minuten lang.
room-plea = { $name } möchte zurückkommen
room-plea-yes = Ja, das ist { $name }
room-plea-no = Nein
room-is-there = { $name } gibt es hier schon
room-are-you = Bist du { $name }, an einem anderen Gerät?
room-ask-back = Ja: bitten, zurückzukommen
room-other-name = Nein: Ich nehme einen anderen Namen
room-ask-note = Deine Lehrkraft sagt mit einem Tipp Ja. Punkte und Spiel bleiben.
room-asked = Deine Lehrkraft sieht, dass du fragst. Warte kurz.
room-refused = Deine Lehrkraft hat Nein gesagt. Nimm einen anderen Namen, oder sprich mit ihr.
room-moved = Du spielst an einem anderen Gerät weiter.
