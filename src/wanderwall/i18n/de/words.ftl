### The games' own words, for the terminal and for the page.

## Small words

yes = ja
no = nein
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
list-and = { $head } und { $last }
list-and-i = { $head } und { $last }

## Options of the games

setting-first = Der Platz, der anfängt; sonst entscheidet das Los.
setting-goals = Wie viele Zielkarten jeder Platz bekommt; sonst werden alle gleichmäßig verteilt.
setting-turn_time = Sekunden für einen Zug. Sind sie vor dem Schieben vorbei, wird für dich geschoben, und dein Zug ist zu Ende.
setting-turn_limit = Züge für jeden Platz. Danach gewinnt, wer am meisten gefunden hat.
setting-finish_round = Wenn jemand fertig ist, wird die Runde noch zu Ende gespielt, damit alle gleich oft am Zug waren.
setting-cards = Welche Zielkarten zu sehen sind: nur die oberste, alle eigenen oder sämtliche Karten für alle.
setting-order = In welcher Reihenfolge die Ziele gefunden werden: wie im Stapel oder beliebig.
setting-finish = Wie man fertig wird: zurück aufs Startfeld, durch irgendeinen Ausgang hinaus oder sofort mit dem letzten Fund.
setting-sweep = Alle eigenen Ziele, die erreichbar sind, werden in einem Zug gefunden (mit order=any).
setting-peek = Wann man die nächste Karte ansehen darf: sofort oder erst im nächsten Zug.
setting-rune = Ob man auf dem Runenstein stehen bleiben muss oder darüberziehen genügt.
setting-jokers = Für jüngere Kinder: Jede Zauberkarte zählt als Joker.
setting-hand_limit = Wie viele Zauberkarten man auf der Hand haben darf. Wer darüber hinaus zieht, legt ab, was zu viel ist.
setting-one_card = Höchstens eine Zauberkarte pro Zug.
setting-extra_card = Zu Beginn eine Zauberkarte mehr: zu zweit für den zweiten Platz, zu viert für den dritten und vierten.
setting-helper = Für Kinder: Wer falsch zugreift, wird aufgehalten statt bestraft.
setting-round_clock = Sekunden für eine Runde. Dann werden alle Spielpläne so kontrolliert, wie sie sind.
setting-untimed = Wenn du allein spielst: so viel Zeit, wie du magst.
setting-one_roll = Wenn du allein spielst: Nach einem Wurf ist das Spiel vorbei.

## At the sliding mazes

tell-turn =
    { $name } { $push ->
        [none] {""}
       *[other] schiebt { $push } und{" "}
    }{ $how ->
        [time] hat auf { $square } keine Zeit mehr
        [stay] bleibt auf { $square }
       *[walk] zieht nach { $square }
    }{ $found ->
        [none] .
       *[other] {" "}– gefunden: { $found }!
    }
outcome-alone =
    { $won ->
        [yes] Gut gemacht! Du hast es in { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        } geschafft.
       *[no] Die Züge sind aufgebraucht. Gefunden hast du: { $found }.
    }
outcome-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } teilen sich den Sieg!
    }
outcome-home = Alle Ziele gefunden und wieder zu Hause.
outcome-exit = Alle Ziele gefunden und hinaus aus dem Labyrinth.
outcome-last-find = Alle Ziele gefunden.
outcome-turn_limit = Die Züge sind aufgebraucht: Wer am meisten gefunden hat, gewinnt.
outcome-finish = Zuerst im Ziel.
outcome-none = Diesmal behält das Labyrinth seine Geheimnisse
outcome-none-why = Die Züge sind aufgebraucht, und noch hat niemand etwas gefunden. Noch ein Versuch?

## Among the towers

tell-plays = Zauber: { $cards }.
tell-rune = { $name } dreht die Runenkarte um.
tell-draws = { $name } zieht eine Zauberkarte.
tell-discards = { $name } legt ab: { $card }.

## Labyrinth Go!

go-verdict =
    { $how ->
        [joined] ✓ { $picture }: zu sehen und mit der Mitte verbunden
        [cut_off] ✗ { $picture }: zu sehen, aber kein Weg führt zur Mitte
       *[not_shown] ✗ { $picture }: in keinem Loch zu sehen
    }
go-rating =
    { $line ->
        [0] Kein Labyrinth gelöst – diesmal. Hineinzufinden ist das Schwerste; das nächste schaffst du.
        [1] { $solved } gelöst: Den Eingang hast du gefunden. Nur hinein!
        [2] { $solved } gelöst: In diesen Gängen kommst du langsam in Schwung.
        [3] { $solved } gelöst: Du kennst dich hier aus. Gut gemacht!
        [4] { $solved } gelöst: Wenn du kommst, gehen die Mauern von selbst zur Seite. Alle Achtung!
        [5] { $solved } gelöst: Vor dir hat kein Labyrinth ein Geheimnis. Großartig!
       *[other] { $solved } gelöst: So etwas hat das Labyrinth noch nie gesehen. Hast du es etwa selbst gebaut?
    }

## Tournaments and bots

bot-name-random = Wirbelwind
bot-name-greedy = Raffzahn
bot-name-level1 = Sanft
bot-name-level2 = Neugierig
bot-name-level3 = Gewitzt
bot-name-level4 = Gerissen
bot-name-level5 = Meisterlich
bot-name-master = Großmeister
bot-about-random = tut irgendetwas Erlaubtes
bot-about-greedy = nimmt, was in diesem Zug zu haben ist, und tut sonst irgendetwas
bot-about-level1 = sieht nur wenige Schübe, wie ein Kind
bot-about-level2 = nimmt, was er sieht, und übersieht das meiste
bot-about-level3 = sieht die meisten Schübe und denkt an den eigenen nächsten Zug
bot-about-level4 = sieht jeden Schub und lässt den anderen so wenig wie möglich
bot-about-level5 = errät, was die anderen suchen, und probiert seine besten Züge aus
bot-about-master = hat aus Millionen Partien zu zweit gelernt; mit mehr Spielern spielt er wie Meisterlich
bot-about-go-level1 = braucht Minuten für einen Wurf und greift oft zu, obwohl etwas nicht stimmt
bot-about-go-level2 = hat es nicht eilig und irrt sich ab und zu
bot-about-go-level3 = flott und meistens richtig
bot-about-go-level4 = schnell und selten falsch
bot-about-go-level5 = sieht eine kurze Lösung und legt sie in Sekunden
