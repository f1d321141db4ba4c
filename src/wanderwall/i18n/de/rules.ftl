### The rules in our own words, short; each with its clause.

rules-try = Gleich ausprobieren
rules-clause = Regel { $clauses }

## What all sliding mazes share

rules-sliding-board-title = Der Spielplan
rules-sliding-board = Einige Felder sind fest, auf allen anderen liegen Gängekarten, die sich verschieben lassen. Eine ist übrig: die freie Gängekarte. Pfeile am Rand zeigen, welche Reihen sich schieben lassen.
rules-sliding-push-title = Zuerst schieben
rules-sliding-push = Jeder Zug beginnt mit dem Schieben, auch wenn dein Weg schon frei ist. Dreh die freie Gängekarte, wie du willst, und schieb sie bei einem Pfeil hinein: Die ganze Reihe rückt um eins weiter, und was hinten herausfällt, ist die nächste freie Karte.
rules-sliding-barred-title = Nie gleich zurück
rules-sliding-barred = Wo die freie Gängekarte gerade herauskam, darf sie nicht sofort wieder hinein. Dieser Pfeil ist für diesen Zug gesperrt, alle anderen sind frei. Im ersten Zug des Spiels ist nichts gesperrt.
rules-sliding-ride-title = Wer herausfällt, kommt wieder
rules-sliding-ride = Figuren fahren auf ihrer Karte mit. Wird eine vom Spielplan geschoben, kommt sie auf die Karte, die eben auf der anderen Seite hineinkam. Das zählt nicht als Ziehen, und gefunden wird dabei nichts.
rules-sliding-walk-title = Dann ziehen
rules-sliding-walk = Zieh, so weit die offenen Gänge führen, auch an anderen Figuren vorbei und auf ihr Feld, nur nie durch eine Mauer. Du darfst auch stehen bleiben.
rules-sliding-find-title = Gefunden!
rules-sliding-find = Du findest, was du suchst, wenn dein eigener Zug auf seinem Feld endet. Darüberlaufen genügt nicht, und von anderen hingeschoben zu werden auch nicht. Ein Fund pro Zug; liegt dein Ziel auf der freien Karte, muss sie erst hineingeschoben werden.
rules-sliding-tips-title = Tipps
rules-sliding-tips = Lasst die freie Gängekarte liegen, wo sie herauskam, bis sie gebraucht wird: So seht ihr, wo sie nicht hineindarf. Kommst du nicht an dein Ziel? Stell dich dorthin, wo dein nächster Zug die besten Aussichten hat. Und vom Spielplan geschoben zu werden kann dich näher ans Ziel bringen oder andere weiter weg.

## Labyrinth

rules-classic-aim-title = Worum es geht
rules-classic-aim = Hol nacheinander alles, was deine Karten zeigen, und sei vor allen anderen wieder zu Hause. Für eine bis vier Personen.
rules-classic-first-title = Wer beginnt
rules-classic-first = Das Los entscheidet, wer beginnt. Ihr könnt es vor dem Spiel auch selbst sagen. Gespielt wird im Uhrzeigersinn.
rules-classic-episode-title = Wer beginnt
rules-classic-episode = Es beginnt, wer zuletzt eine Folge gesehen hat; im Zweifel, wer am jüngsten ist. Sagt es vor dem Spiel, oder überlasst es dem Los. Gespielt wird im Uhrzeigersinn.
rules-classic-characters-title = Die Charaktere
rules-classic-characters = Deine Karten zeigen Zeichen der Charaktere aus der Geschichte statt Schätze: Zwölf warten auf festen Feldern, zwölf auf Gängekarten, die sich verschieben lassen.
rules-classic-cards-title = Die Karten
rules-classic-cards = Alle Zielkarten werden gleichmäßig verteilt und liegen verdeckt vor dir. Du siehst nur deine oberste, und sonst sieht sie niemand. Gefundene Karten liegen offen; wie viele du noch hast, dürfen alle wissen.
rules-classic-next-turn-title = Die nächste Karte
rules-classic-next-turn = Hast du eine Karte gefunden, siehst du die nächste erst in deinem nächsten Zug an. Ein Tisch kann vereinbaren, dass man gleich nachsehen darf.
rules-classic-next-once-title = Die nächste Karte
rules-classic-next-once = Hast du eine Karte gefunden, darfst du die nächste sofort ansehen. Ein Tisch kann vereinbaren, damit bis zum nächsten Zug zu warten.
rules-classic-end-title = Das Ende
rules-classic-end = Ist deine letzte Karte gefunden, zieh zurück in deine Ecke. Wer dort einen Zug beendet und nichts mehr zu suchen hat, gewinnt sofort.
rules-classic-young-open-title = Mit kleinen Kindern
rules-classic-young-open = Ihre Karten liegen für alle offen und dürfen in beliebiger Reihenfolge gefunden werden. Nach Hause müssen auch sie. Das lässt sich für jeden Platz einstellen.
rules-classic-young-exit-title = Mit kleinen Kindern
rules-classic-young-exit = Sie sehen alle eigenen Karten und finden sie in beliebiger Reihenfolge. Am Ende müssen sie nicht nach Hause: Jeder Gang, der vom Spielplan führt, ist ein Ausgang. Das lässt sich für jeden Platz einstellen.
rules-classic-house-title = Hausregeln
rules-classic-house = Weniger Karten, für alle oder als Vorgabe für einen Platz; alle eigenen Ziele in Reichweite in einem einzigen Zug; eine Bedenkzeit; eine Zahl von Zügen, nach der die meisten Funde gewinnen; und eine letzte Runde, damit alle gleich oft dran waren.
rules-classic-alone-title = Allein
rules-classic-alone = Wer allein spielt, versucht, mit möglichst wenigen Zügen auszukommen. Auch hier gilt der gesperrte Pfeil.

## 3D Labyrinth

rules-towers-aim-title = Worum es geht
rules-towers-aim = Finde deine Schätze zwischen den Türmen, bleib einmal auf dem Runenstein stehen, ganz oben auf dem höchsten, und sei vor allen anderen wieder zu Hause. Für zwei bis vier Personen.
rules-towers-parts-title = Was in der Schachtel ist
rules-towers-parts = Ein Spielplan mit 9 festen Türmen, 17 bewegliche Türme, 4 Spielfiguren, 4 Runenkarten, 12 Schatzkarten und 24 Zauberkarten.
rules-towers-first-title = Wer beginnt
rules-towers-first = Es beginnt, wem in der Höhe am wenigsten schwindlig wird; im Zweifel, wer am jüngsten ist. Sagt es vor dem Spiel, oder überlasst es dem Los. Gespielt wird im Uhrzeigersinn.
rules-towers-board-title = Der Spielplan
rules-towers-board = Einige Türme stehen fest, alle anderen lassen sich verschieben. Einer ist übrig: der freie Turm. Pfeile am Rand zeigen, welche Reihen sich schieben lassen. Die Zahl auf einem Turm ist seine Höhe, von 1 bis 5.
rules-towers-push-title = Zuerst schieben
rules-towers-push = Jeder Zug beginnt mit dem Schieben, auch wenn dein Weg schon frei ist. Dreh den freien Turm, wie du willst, und schieb ihn bei einem Pfeil hinein: Die ganze Reihe rückt um eins weiter, und was hinten herausfällt, ist der nächste freie Turm.
rules-towers-barred-title = Nie gleich zurück
rules-towers-barred = Wo der freie Turm gerade herauskam, darf er nicht sofort wieder hinein. Dieser Pfeil ist für diesen Zug gesperrt, alle anderen sind frei. Im ersten Zug des Spiels ist nichts gesperrt.
rules-towers-ride-title = Wer herausfällt, kommt wieder
rules-towers-ride = Figuren fahren auf ihrem Turm mit. Wird eine vom Spielplan geschoben, kommt sie auf den Turm, der eben auf der anderen Seite hineinkam. Das zählt nicht als Ziehen, und gefunden wird dabei nichts.
rules-towers-cards-title = Die Karten
rules-towers-cards = Die Schatzkarten werden gleichmäßig verteilt; du kennst nur deine oberste. Dazu beginnen alle mit einer Zauberkarte, die sonst niemand sieht. Wie viele Karten du hast, ist kein Geheimnis.
rules-towers-steps-title = Schritte
rules-towers-steps = Du ziehst durch offene Gänge. Von einem Turm zum nächsten darf es höchstens eine Stufe hinauf oder hinab gehen. An anderen darfst du vorbei, und ihr dürft auf demselben Turm stehen.
rules-towers-magic-title = Zauberei
rules-towers-magic = Eine Zauberkarte trägt dich über einen Schritt von beliebiger Höhe: hinauf, hinab oder, mit dem Joker, wie du willst. Offen sein muss der Gang trotzdem. Nimm so viele, wie du hast, aber nur, wo ein Schritt eine braucht, und wähl selbst, womit du zahlst. Ist der Stapel aufgebraucht, werden die gespielten Karten zu einem neuen gemischt.
rules-towers-turn-title = Wenn dein Zug endet
rules-towers-turn = Auf dem gesuchten Schatz: Leg seine Karte offen hin und sieh die nächste an. Zum ersten Mal auf dem Runenstein: Dreh deine Runenkarte um. Sonst ziehst du eine Zauberkarte, auch wenn du stehen geblieben bist. Über einen Schatz hinwegzuziehen ist noch kein Fund, und mehr als einen findest du in einem Zug nicht.
rules-towers-rune-title = Der Runenstein
rules-towers-rune = Einmal im Spiel muss dein Zug auf dem Runenstein enden, wann immer es dir passt. Ein Tisch kann vereinbaren, dass Darüberlaufen genügt.
rules-towers-end-title = Das Ende
rules-towers-end = Alle Schätze gefunden und die Runenkarte umgedreht? Dann gewinnt, wer zuerst einen Zug auf dem eigenen Startturm beendet. Ein Tipp für die Schachtel im Regal: Räumt das Labyrinth so weg, wie es steht, und tauscht beim nächsten Mal nur ein paar Türme. Hier behält ein Knopf am Spielende das Labyrinth.
rules-towers-tips-title = Tipps
rules-towers-tips = Lasst den freien Turm stehen, wo er herauskam, bis er gebraucht wird: So seht ihr, wo er nicht hineindarf. Kommst du nicht an dein Ziel? Stell dich dorthin, wo dein nächster Zug die besten Aussichten hat. Und vom Spielplan geschoben zu werden kann dich näher an deinen Schatz bringen oder andere weiter weg. Behaltet ihr das Labyrinth für das nächste Spiel, könnt ihr vorher ein paar bewegliche Türme tauschen lassen.
rules-towers-young-title = Mit kleinen Kindern
rules-towers-young = Für sie ist jede Zauberkarte ein Joker. Das lässt sich für jeden Platz einstellen.
rules-towers-house-title = Hausregeln
rules-towers-house = Eine Grenze für Karten auf der Hand, nur eine Zauberkarte pro Zug, eine Karte mehr für alle, die später dran sind; weniger Schätze, eine Grenze für Zeit oder Züge und eine letzte Runde für alle.

## Labyrinth Go!

rules-go-aim-title = Worum es geht
rules-go-aim = Alle bauen zugleich, auf gleichen Spielplänen mit gleichen Plättchen. Zeig die vier gewürfelten Bilder durch die Löcher und verbinde jedes mit der Mitte.
rules-go-players-title = Wer spielt und wo ihr beginnt
rules-go-players = Für zwei bis vier Personen, oder für dich allein. Die Punkteleiste geht von 0 bis 20: Zu viert beginnt ihr auf Feld 0, zu dritt auf Feld 3, zu zweit auf Feld 7.
rules-go-roll-title = Würfeln und schauen
rules-go-roll = Vier Würfel zeigen vier Bilder. Such sie auf deinem Spielplan und lass die Plättchen liegen. Sind alle bereit, ruft ihr zusammen „Labyrinth Go!“, und alle legen zugleich los.
rules-go-lay-title = Legen
rules-go-lay = Es gibt sechs Plättchen mit Wegen auf beiden Seiten, vier davon mit einem Loch. Dreh und wende sie, wie du willst. Sie liegen auf ganzen Feldern, nie über den Rand hinaus, auf der Mitte oder übereinander.
rules-go-right-title = Wann alles stimmt
rules-go-right = Alle vier Bilder sind gleichzeitig durch Löcher zu sehen, und von jedem führt ein lückenloser Weg zur Mitte: Alle Wege, die zählen, sind mit der Mitte verbunden. Ein Weg darf über ein anderes Loch laufen. Lose Plättchen, die nirgends hinführen, schaden nicht, und was du nicht brauchst, bleibt in deiner Ablage.
rules-go-grab-title = Zugreifen!
rules-go-grab = Glaubst du, fertig zu sein, schnapp dir das höchste Punkteplättchen, das noch da ist. Dein Spielplan bleibt dann, wie er ist, richtig oder nicht. Ist nur noch eines übrig, hört auf, wer noch baut, und nimmt es. Zu viert gibt es die 6, 4, 2 und 1, zu dritt die 4, 2 und 1, zu zweit die 4 und 2.
rules-go-check-title = Die Kontrolle
rules-go-check = Jetzt werden alle Spielpläne geprüft. Ist deiner richtig, gehst du um die blaue Zahl vor. Ist er falsch, wird das Plättchen umgedreht, und du gehst um die rote Zahl zurück. Die 1 hat keine rote Seite: Sie bringt immer einen Schritt vor. Unter 0 fällt niemand.
rules-go-joker-title = Der Joker
rules-go-joker = Wer die 1 bekommt, darf in der nächsten Runde den Joker benutzen: eine Kreuzung auf einem einzigen Feld. Zu zweit gibt es keinen.
rules-go-end-title = Das Ende
rules-go-end = Wer nach der Kontrolle aller Spielpläne die 20 erreicht hat, gewinnt; sind es mehrere, dann, wer in dieser Runde mehr geholt hat. Zu dritt beginnt ihr auf Feld 3, zu zweit auf Feld 7.
rules-go-alone-title = Allein
rules-go-alone = Löse in fünf Minuten so viele Würfe, wie du kannst. Eine falsche Lösung wird nicht angenommen, ein Wurf darf ausgelassen werden, und Unfertiges zählt nicht.
rules-go-house-title = Hausregeln
rules-go-house = Kinder können Hilfe haben, Platz für Platz: Falsches Zugreifen wird abgelehnt, und ein falscher Plan kostet sie nichts. Eine Runde kann eine Uhr haben, und sie endet auch, wenn alle aufhören wollen, die noch bauen.
