### What is chosen before a game, in the terminal and on the page.

## Options of the games

setting-first = Der Platz, der anfängt; sonst entscheidet das Los.
setting-goals = Wie viele Zielkarten jeder Platz bekommt; sonst werden alle gleichmäßig verteilt.
setting-turn_time = Sekunden für einen Zug. Sind sie vor dem Schieben vorbei, wird für dich geschoben, und dein Zug ist zu Ende.
setting-turn_limit = Züge für jeden Platz. Danach gewinnt, wer am meisten gefunden hat.
setting-finish_round = Wenn jemand fertig ist, wird die Runde noch zu Ende gespielt, damit alle gleich oft am Zug waren.
setting-cards = Welche Zielkarten zu sehen sind: nur die oberste, alle eigenen oder sämtliche Karten für alle.
setting-order = In welcher Reihenfolge die Ziele gefunden werden: wie im Stapel oder beliebig.
setting-finish = Wie man fertig wird: zurück aufs Startfeld, durch irgendeinen Ausgang hinaus oder sofort mit dem letzten Fund.
setting-sweep = Alle eigenen Ziele, die erreichbar sind, werden in einem Zug gefunden, wo die Reihenfolge der Ziele frei ist.
setting-peek = Wann man die nächste Karte ansehen darf: sofort oder erst im nächsten Zug.
setting-rune = Ob man auf dem Runenstein stehen bleiben muss oder darüberziehen genügt.
setting-jokers = Für jüngere Kinder: Jede Zauberkarte zählt als Joker.
setting-hand_limit = Wie viele Zauberkarten man auf der Hand haben darf. Wer darüber hinaus zieht, legt ab, was zu viel ist.
setting-one_card = Höchstens eine Zauberkarte pro Zug.
setting-extra_card = Zu Beginn eine Zauberkarte mehr: zu zweit für den zweiten Platz, zu viert für den dritten und vierten.
setting-helper = Für Kinder, Platz für Platz: Die gewürfelten Bilder sind markiert, ein falscher Zugriff wird aufgehalten, und ein falscher Plan kostet nichts.
setting-round_clock = Sekunden für eine Runde. Dann werden alle Spielpläne so kontrolliert, wie sie sind.
setting-untimed = Wenn du allein spielst: so viel Zeit, wie du magst.
setting-one_roll = Wenn du allein spielst: Nach einem Wurf ist das Spiel vorbei.
setting-mild = Mit der Hilfe für Kinder: Ein falscher Plan kostet diese Plätze nichts. Neue Spiele haben das, ältere Aufzeichnungen nicht.

## Bots

bot-about-random = tut irgendetwas Erlaubtes
bot-about-greedy = nimmt, was in diesem Zug zu haben ist, und tut sonst irgendetwas
bot-about-level1 = sieht nur wenige Schübe, wie ein Kind
bot-about-level2 = nimmt, was zu sehen ist, und übersieht das meiste
bot-about-level3 = sieht die meisten Schübe und denkt an den eigenen nächsten Zug
bot-about-level4 = sieht jeden Schub und lässt den anderen so wenig wie möglich
bot-about-level5 = errät, was die anderen suchen, und probiert die besten Züge aus
bot-about-master = hat aus Millionen Partien zu zweit gelernt; verbirgt mit mehr Spielern sein Ziel und denkt eine ganze Runde voraus
bot-about-strength = so stark wie die Zahl, die du wählst; irrt wie Menschen und übersieht manches
bot-about-even = richtet sich nach deiner Wertung, sodass du etwa jedes zweite Spiel gewinnst; ist am Anfang sanft und sieht nie in deine Karten
bot-about-go-level1 = braucht Minuten für einen Wurf und greift oft zu, obwohl etwas nicht stimmt
bot-about-go-level2 = hat es nicht eilig und irrt sich ab und zu
bot-about-go-level3 = flott und meistens richtig
bot-about-go-level4 = schnell und selten falsch
bot-about-go-level5 = sieht eine kurze Lösung und legt sie in Sekunden
bot-about-towers-master = hat aus Millionen Partien zu zweit gelernt; spielt mit mehr Spielern wie die Eule

## Who plays

setup-way = Wie spielt ihr?
setup-way-alone = Nur ich
setup-way-alone-about = gegen Bots, so stark du willst
setup-way-share = Wir teilen dieses Gerät
setup-way-share-about = es geht reihum, die Karten bleiben geheim
setup-way-phones = Alle am eigenen Handy
setup-way-phones-about = sie scannen einen Code; ein Fernseher kann das Brett zeigen
setup-who-alone = Gegen wen?
setup-who-share = Wer spielt mit?
setup-who-phones = Wie viele Handys?
setup-next = Gleich siehst du einen Code zum Scannen. Die Figuren füllen sich, wenn sie kommen; alle können beginnen.
setup-phone = Handy { $number }
setup-add-phone = Noch ein Handy
setup-add-bot = Noch ein Bot
setup-more-bots = Weitere Bots
setup-phones =
    { $count ->
        [one] ein Handy
       *[other] { $count } Handys
    }
setup-seat = Platz { $number }, { $colour }
setup-young = Kind
setup-young-cards =
    { $value ->
        [open] legt alle Ziele offen hin
       *[own] sieht alle Ziele auf einmal
    }
setup-young-order = holt sie in beliebiger Reihenfolge
setup-young-finish = muss nicht nach Hause
setup-young-jokers = darf jede Zauberkarte als Joker nutzen
setup-young-helper = sieht die gewürfelten Bilder markiert, erfährt, wenn der eigene Plan falsch ist, und verliert dadurch keine Punkte; die anderen spielen wie üblich
setup-add = Noch jemand
setup-remove = Platz wegnehmen
setup-clock = Zeit für einen Zug
setup-clock-off = so lange du magst
setup-rules = Hausregeln
setup-rules-changed =
    { $count ->
        [0] nichts geändert
        [one] eine geändert
       *[other] { $count } geändert
    }
setup-open = Einladen

## The table

setup-timeout = Wenn die Zeit um ist
setup-timeout-bot = zieht ein Bot
setup-timeout-pass = ist der Zug vorbei
setup-undo = Zurücknehmen erlauben
setup-undo-help = dein letzter Zug, wenn die anderen zustimmen
setup-hints = Tipps
setup-hints-help = ein Spiel mit Tipp zählt nicht für die Wertung
setup-listed = Offener Tisch
setup-listed-help = der Tisch steht in der Liste der offenen Tische; alle bekommen einen erfundenen Namen
setup-each = Für jeden Platz anders
setup-together = Hier spielen alle zugleich, jede Person am eigenen Gerät: Lass die anderen mit dem Code dazukommen. Nur ein Gerät da? Spielt nacheinander, jede Person für sich: Wer löst am meisten?

## Options on the page

option-label-goals = Zielkarten je Platz
option-label-turn_limit = Züge je Platz
option-label-finish_round = Runde zu Ende spielen
option-label-cards = Sichtbare Karten
option-label-order = Reihenfolge der Ziele
option-label-finish = Wie man fertig wird
option-label-sweep = Alles einsammeln
option-label-peek = Die nächste Karte
option-label-rune = Runenstein
option-label-jokers = Alle Karten sind Joker
option-label-hand_limit = Zauberkarten auf der Hand
option-label-one_card = Eine Zauberkarte je Zug
option-label-extra_card = Eine Karte mehr, wer später dran ist
option-label-helper = Hilfe für Kinder
option-label-round_clock = Zeit für eine Runde
option-label-untimed = Ohne Uhr
option-label-one_roll = Nur ein Wurf
option-help-sweep = Alle eigenen Ziele in Reichweite zählen in einem Zug; bei beliebiger Reihenfolge.
option-off-goals = alle
choice-cards-top = nur die oberste
choice-cards-own = alle eigenen
choice-cards-open = offen für alle
choice-order-stack = wie im Stapel
choice-order-any = beliebig
choice-finish-home = zurück nach Hause
choice-finish-exit = aus dem Labyrinth
choice-finish-last-find = mit dem letzten Fund
choice-peek-at-once = sofort
choice-peek-on-turn = im nächsten Zug
choice-rune-stop = stehen bleiben
choice-rune-pass = darüberziehen

## Preferences

pref-name = Dein Name
pref-theme = Hell oder dunkel
pref-theme-system = wie das Gerät
pref-theme-light = hell
pref-theme-dark = dunkel
pref-motion = Bewegung
pref-motion-system = wie das Gerät
pref-motion-on = immer
pref-motion-off = keine
pref-volume = Lautstärke
pref-vibration = Vibration
pref-speech-help = der Browser sagt, wer am Zug ist und was du suchst; bei Bildern auch alles, was du antippst
pref-coordinates = Namen der Felder
pref-coordinates-help = Züge werden mit Feldern und Pfeilen erzählt: C5, →4. Bei den Regeln steht ihre Nummer: S5.
pref-think = Erst denken
pref-think-help = die Vorschau zeigt das Labyrinth, aber nicht, wohin es führt: finde den Weg selbst
pref-pictures-help = für Kinder, die noch nicht lesen: große Bilder, große Knöpfe
pref-contrast = Starker Kontrast
pref-contrast-help = Gänge und Wände sind leichter zu unterscheiden
