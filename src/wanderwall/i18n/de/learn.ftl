### Watching a game again, the rules, the first lessons.

## A finished game

learn-to-table = Zum Tisch
learn-puzzle = Daraus ein Rätsel machen
replay-board = Die Partie
replay-controls = Vor und zurück
replay-before = Vor dem ersten Zug
replay-slider = Stelle in der Partie
replay-step = { $at } von { $last }
replay-first = Zum Anfang
replay-previous = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo: { $speed }×
replay-moves = Die Züge
replay-round = Runde { $number }
replay-grab = { $name } nimmt die { $score }
replay-check = Runde { $number } wird geprüft
replay-solved = Gelöst: { $solved }

## Passing it on

replay-share = Partie teilen
replay-share-how = Wer diesen Link hat, kann die Partie ansehen. Ändern kann niemand etwas.
replay-share-moment = An dieser Stelle beginnen
replay-embed = Auf einer eigenen Seite
replay-embed-how = Setz das in die Seite ein: Dort läuft dann die Partie, ohne unseren Rahmen.
replay-embed-copy = Kopieren
replay-embed-open = Bei wanderwall öffnen

## The coach

replay-coach = Der Trainer
replay-coach-thinks = Der Trainer sieht sich jeden Zug an. Das dauert ein paar Sekunden; schau ruhig weiter.
replay-coach-again = Noch mal fragen
replay-coach-begin = Geh zu einem Zug, und hier steht, was darin steckte.
replay-verdict =
    { $how ->
        [finished] Der letzte Schritt, und das Spiel ist gewonnen.
        [found] Gefunden!
        [missed] war in Reichweite: { $finding ->
            [one] ein Schub führt hin.
           *[other] { $finding } Schübe führen hin.
        }
        [good] Ein guter Zug: Es gab keinen besseren.
       *[better] In diesem Zug steckte mehr.
    }
replay-found_more =
    { $why ->
        [finishes] Gefunden! Ein anderer Zug hätte aber das Spiel beendet.
        [finds] Gefunden! Ein anderer Zug hätte aber mehr gefunden.
       *[next] Gefunden! Ein anderer Zug findet es auch und führt näher ans nächste Ziel.
    }
replay-better =
    { $push ->
        [none] Besser: nach { $walk } ziehen
       *[other] Besser: bei { $push } schieben und nach { $walk } ziehen
    }
replay-better-line =
    Besser: { $on ->
        [N] die { $line }. Spalte nach unten schieben
        [S] die { $line }. Spalte nach oben schieben
        [W] die { $line }. Reihe nach rechts schieben
       *[E] die { $line }. Reihe nach links schieben
    }
replay-better-same = Besser: derselbe Schub, aber { $what }
replay-same-turn =
    { $quarters ->
        [1] einmal weiter drehen
        [2] zweimal weiter drehen
       *[3] einmal nach links drehen
    }
replay-same-walk =
    { $to ->
        [goal] { $goal } holen
        [square] nach { $square } ziehen
       *[other] auf ein anderes Feld ziehen
    }
replay-show = Auf dem Spielplan zeigen
replay-summary = Wie alle gespielt haben
replay-summary-turns = Züge
replay-summary-found = Gefunden
replay-summary-missed = Verpasst
replay-summary-good = Beste Züge
replay-summary-worst = Zug { $number } war der teuerste
replay-course = Gewinnchancen
replay-course-picture = Die Gewinnchancen aller, Zug um Zug. Die Zahlen stehen darunter.
replay-course-turning = Wendepunkt: Zug { $number }
replay-course-shares = Glück und Können
replay-course-about = In Prozent eines Siegs. Karten: was die nächsten Karten brachten. Züge: wie viel besser oder schlechter als üblich sie waren. Zusammen ergeben sie das Ergebnis.
replay-course-start = Anfang
replay-course-cards = Karten
replay-course-own = Eigene Züge
replay-course-others = Züge der anderen
replay-course-result = Ende

## First lessons

lesson-progress = Schritt { $at } von { $all }
lesson-words = Was zu tun ist
lesson-next = Weiter
lesson-again = Noch einmal
lesson-hear = Noch einmal vorlesen
lesson-nudge-arrow = Dort könntest du auch schieben. Nimm hier aber den leuchtenden Pfeil.
lesson-nudge-turn = Der richtige Pfeil! Dreh die Karte noch weiter, bis dein Ziel aufleuchtet.
lesson-nudge-tower = Der richtige Pfeil! Dreh den Turm noch weiter, bis dein Ziel aufleuchtet.
lesson-nudge-square = Auch dorthin kannst du ziehen. Was du suchst, liegt aber auf dem markierten Feld.
lesson-nudge-pay = Fast! Bezahle auf die andere Art.
lesson-nudge-tile = Ein gutes Plättchen, aber zuerst kommt ein anderes.
lesson-nudge-place = Fast! Es gehört auf die hellen Felder.
lesson-nudge-pose = Der richtige Platz! Dreh oder wende das Plättchen vorher.
lesson-nudge-other = Noch nicht ganz. Lies den Text noch einmal.
lesson-classic-look = Das bist du, in deiner Ecke. Die große Karte zeigt, was du suchst: { $goal }. Mauern sind im Weg, aber Mauern lassen sich schieben.
lesson-classic-push = Tipp auf den leuchtenden Pfeil: Die Reihe rückt zur Probe weiter. Dreh die Karte, bis dein Ziel ({ $thing }) aufleuchtet, dann schieb.
lesson-classic-walk = Der Weg ist frei! Alles Helle ist in Reichweite. Tipp auf das markierte Feld und zieh. Bleib dort stehen: Im Vorbeiziehen findest du nichts.
lesson-classic-friend = Gefunden! Jetzt ist { $friend } dran. Achte auf deine Figur: Sie steht in der Reihe, die geschoben wird, und fährt mit.
lesson-classic-barred = Sieh dir den gesperrten Pfeil an: Dort kam die Karte heraus und darf nicht gleich zurück. Als Nächstes suchst du { $goal }. Schieb beim leuchtenden Pfeil und zieh hin.
lesson-classic-away = Gefunden! { $friend } spielt wieder. Nach jedem Schieben ist das Labyrinth ein anderes, schau also jedes Mal neu.
lesson-classic-home = Alle deine Karten sind gefunden. Jetzt nach Hause in deine Ecke: Schieb beim leuchtenden Pfeil und zieh.
lesson-classic-end = Zu Hause und gewonnen! Jetzt weißt du alles, was du brauchst. Ein Fund pro Zug, gespielt wird im Uhrzeigersinn, und wer beginnt, sagt ihr vor dem Spiel oder überlasst es dem Los.
lesson-towers-heights = Türme sind 1 bis 5 hoch: Zahlen, Streifen und hellere Farbe verraten es. Pro Schritt darfst du eine Stufe hinauf oder hinab. Du suchst { $goal }.
lesson-towers-push = Tipp auf den leuchtenden Pfeil und dreh den Turm, bis dein Ziel in Reichweite ist. Dann schieb.
lesson-towers-walk = Von Turm zu Turm, nie mehr als eine Stufe. Tipp auf den markierten Turm und zieh. Du darfst an anderen vorbei und einen Turm mit ihnen teilen; ein Schatz zählt aber nur, wenn du auf ihm stehen bleibst, und nur einer pro Zug.
lesson-towers-friend = Gefunden! Jetzt schiebt { $friend }, und du fährst auf deinem Turm mit.
lesson-towers-card = Als Nächstes suchst du { $goal }. Eine Klippe liegt im Weg: Eine Zauberkarte hebt dich darüber. Schieb beim leuchtenden Pfeil und zieh; die Karte wird von selbst ausgespielt.
lesson-towers-away = Die Karte ist weg. Wer einen Zug ohne Fund beendet, zieht eine neue. { $friend } ist dran. Ist der Stapel leer, werden die gespielten zu einem neuen gemischt.
lesson-towers-rune = Alle müssen einmal einen Zug auf dem Runenstein beenden, oben auf dem höchsten Turm. Schieb beim leuchtenden Pfeil und zieh hin.
lesson-towers-end = Deine Runenkarte ist umgedreht. Finde die übrigen Schätze, zieh nach Hause, und du gewinnst. Es beginnt, wem am wenigsten schwindlig wird, und gespielt wird im Uhrzeigersinn. Ein Tipp fürs Aufräumen: Räumt das Labyrinth so weg, wie es steht, und tauscht beim nächsten Mal nur ein paar Türme.
lesson-go-look = Vier Würfel, vier Bilder. Such sie auf deinem Spielplan: Fledermaus, Nachtfalter, Ratte und Kobold. Niemand rührt ein Plättchen an, bevor alle bereit sind. Und du?
lesson-go-lay = Zeig den Kobold: Zieh das vierte Plättchen so, dass sein Loch auf dem Kobold liegt und der Weg nach oben zur Mitte führt. Die hellen Felder zeigen, wo.
lesson-go-turn = Das erste Plättchen muss aufrecht auf die Fledermaus. Dreh es, dann leg es auf die hellen Felder.
lesson-go-flip = Beim dritten Plättchen ist der richtige Weg auf der Rückseite. Wende es, dreh es und zeig die Ratte.
lesson-go-join = Nur der Nachtfalter fehlt noch. Das zweite Plättchen verbindet ihn mit der Mitte.
lesson-go-grab = Alle vier Bilder sind zu sehen, und von jedem führt ein Weg zur Mitte. Schnapp dir die 4, bevor { $friend } es tut!
lesson-go-end = Richtig! Die blaue Zahl zählt. Wäre ein Weg abgeschnitten gewesen, hätte die rote gezählt. Niemand fällt unter 0, und zu dritt oder zu viert bringt die 1 immer einen Schritt. Zu viert liegen 6, 4, 2 und 1 bereit, zu dritt 4, 2 und 1, zu zweit 4 und 2.
