### Texts of the commands only.

## How problems are shown

problem-line = Hoppla! { $text }
problem-place = Zeile { $line }, Spalte { $column }: { $text }
problem-column = Spalte { $column }: { $text }

## Problems of the command line

command-unknown = Den Befehl „{ $text }“ gibt es nicht. Es gibt: { $known }.
command-no_option = Die Option „{ $text }“ gibt es hier nicht. Es gibt: { $known }.
command-no_value = Die Option „{ $option }“ ist so nicht richtig: Manche brauchen einen Wert dahinter, manche keinen. Sieh nach mit --help.
command-extra = „{ $text }“ ist ein Wort zu viel. Sieh nach mit --help.
command-missing = Hier fehlt noch: { $what }. Sieh nach mit --help.
command-number = { $option } braucht eine ganze Zahl von { $low } bis { $high }, nicht „{ $text }“.
command-bad = Das ist nicht zu verstehen ({ $reason }). Sieh nach mit --help.
extra-missing = Dafür wird { $package } gebraucht: Installiere wanderwall[{ $extra }].
extra-version = Dafür wird eine andere Version von { $package } gebraucht als { $found }: Installiere wanderwall[{ $extra }] neu.
play-resume_alone = Ein gespeichertes Spiel kennt seinen Tisch: Zu --resume passen nur --save und --lang.
play-other_game = Die Ausgabe { $edition } gehört zu { $expected }, nicht zu { $game }.
play-colours =
    { $given ->
        [one] Das ist eine Farbe
       *[other] Das sind { $given } Farben
    } für { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }: Nenne für jeden Platz eine, zum Beispiel red,blue.
play-no_seat = Den Platz „{ $text }“ gibt es nicht. Nimm eine Zahl von 1 bis { $seats } oder einen Namen.
play-no_young = Die Ausgabe { $edition } hat keine Regeln für jüngere Kinder.
bot-command = Der Befehl „{ $command }“ lässt sich nicht starten.
bot-address = „{ $address }“ ist keine Adresse. Schreibe einen Rechner und einen Port, etwa localhost:5000.
bot-unreachable = Unter „{ $address }“ antwortet niemand. Starte zuerst deinen Bot.
bot-taken = Einen Bot „{ $bot }“ gibt es schon. Gib der Datei einen anderen Namen.
bot-gone = Wo der Bot war, antwortet niemand mehr.
arena-bots = Ein Turnier braucht mindestens zwei Bots, etwa --bots level2,level1.
arena-same_bot = Der Bot „{ $bot }“ ist zweimal genannt.
arena-seats = Eine Partie hat hier { $low } bis { $high } Plätze, nicht { $seats }.
arena-games = Eine Begegnung hat 1 bis { $high } Partien, nicht { $games }.
arena-one_budget = Entweder --ms oder --nodes, nicht beides.
arena-resume_alone = Ein aufbewahrtes Turnier kennt seinen Plan: --resume geht nur mit --workers, --cluster, --records und den Formen des Ergebnisses.
arena-file_exists = Die Datei „{ $file }“ gibt es schon. Mach mit --resume damit weiter oder wähle einen anderen Namen.
arena-not_a_journal = Die Datei „{ $file }“ ist kein aufbewahrtes Turnier.
arena-workers_die = Die Prozesse, die die Partien spielen, enden immer wieder, bevor eine Partie fertig ist.
arena-no_cluster = Unter „{ $address }“ gibt es keinen Cluster.
kit-unknown = Den Baukasten „{ $text }“ gibt es nicht. Es gibt: { $known }.
kit-not_empty = Im Ordner „{ $folder }“ ist schon etwas. Wähle einen neuen oder leeren.
watch-no_records = Im Ordner „{ $folder }“ ist kein aufgezeichnetes Spiel.
mazecom-unreachable = Unter „{ $address }“ antwortet niemand.
mazecom-nonsense = Was „{ $address }“ sagt, ist kein MazeCom.
mazecom-hung_up = „{ $address }“ hat aufgelegt.
mazecom-silent = „{ $address }“ hat zu lange nichts gesagt.
mazecom-refused = Der Server lässt uns nicht ein: { $error }.
mazecom-leavers = Wer gegangen ist, kann nicht „{ $text }“. Es gibt: { $known }.
mazecom-bots = Von { $players } Spielern ist mindestens einer ein Programm von außen, und kein Bot ist zweimal genannt.
join-address = „{ $address }“ ist keine Adresse eines Servers. Schreibe eine wie http://localhost:8000.
join-unreachable = Unter „{ $address }“ antwortet kein Server.
show-seat_or_open = Entweder --seat oder --open: Beides zusammen geht nicht.

## Problems with files

file-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen.
file-unwritable = Die Datei „{ $file }“ lässt sich nicht schreiben. Sieh nach den Rechten des Ordners und dem freien Platz, oder wähle einen anderen Ort.
file-not_text = Die Datei „{ $file }“ ist kein Text in UTF-8.
json-broken = Die Datei „{ $file }“ ist kein gültiges JSON.
json-field =
    { $key } sollte { $expected ->
        [list] eine Liste
        [object] ein Objekt
        [maze] ein Quadrat aus Zeilen mit Öffnungen von 1 bis 15
        [openings] eine Zahl von 1 bis 15 für die Öffnungen
        [square] ein Feld des Spielplans in der Form [Zeile, Spalte]
        [arrow] das Feld an einem Pfeil in der Form [Zeile, Spalte]
       *[other] { $expected }
    } sein.

## Problems with editions

edition-taken = Die Datei „{ $file }“ nennt sich { $edition }, aber diese Ausgabe gibt es schon. Gib ihr eine eigene id.
edition-toml = { $file } ist kein gültiges TOML: { $reason }
edition-missing = { $file }: { $key } fehlt.
edition-kind =
    { $file }: { $key } sollte { $expected ->
        [text] ein Text
        [number] eine ganze Zahl
        [list] eine Liste
        [table] eine Tabelle
       *[other] { $expected }
    } sein.
edition-items =
    { $file }: Alles in { $key } sollte { $expected ->
        [text] ein Text
        [number] eine ganze Zahl
        [table] eine Tabelle
       *[other] { $expected }
    } sein.
edition-empty = { $file }: { $key } ist leer.
edition-unknown = { $file }: Den Schlüssel { $key } kennt hier niemand. Vielleicht ein Tippfehler?
edition-word = { $file }: { $key } ist „{ $text }“, möglich ist aber nur: { $expected }.
edition-range = { $file }: { $key } ist { $value }, sollte aber zwischen { $low } und { $high } liegen.
edition-players = { $file }: { $key } sollte sagen, wie viele mindestens und höchstens mitspielen, von 1 bis 4.
edition-odd = { $file }: { $key } ist { $value }, aber die Seite eines Spielplans ist ungerade.
edition-square = { $file }: { $key } ist „{ $text }“, sollte aber ein Feld von a1 bis { $last } sein.
edition-home = { $file }: { $key } kann nicht auf { $text } starten: Jeder Start braucht ein festes Feld für sich.
edition-homes = { $file }: { $key } hat { $given } Startfelder, gebraucht werden { $needed }.
edition-goals = { $file }: { $key } lässt { $given } Ziele übrig, gebraucht werden { $needed }.
edition-count = { $file }: { $key } hat { $given } Teile, gebraucht werden { $needed }.
edition-fixed_square = { $file }: { $key } kann nicht auf { $text } liegen: Nötig ist ein festes Feld für sich.
edition-fixed_rows = { $file }: { $key } sollte { $needed } Zeilen zu je { $needed } haben, für jedes feste Feld ein Zeichen.
edition-glyph = { $file }: In { $key } steht „{ $text }“, das ist keine Gängekarte.
edition-openings = { $file }: { $key } ist „{ $text }“, hierher gehören aber offene Seiten wie nes.
edition-twice = { $file }: In { $key } steht „{ $text }“ doppelt.
edition-unnamed = { $file }: In { $key } fehlt ein Name für „{ $text }“.
edition-id = { $file }: In { $key } steht „{ $text }“, das kann keine Kennung sein.
edition-go_board = { $file }: { $key } sollte so viele Zeilen wie Spalten haben, eine ungerade Zahl, nicht { $rows }.
edition-go_middle = { $file }: { $key } sollte in der Mitte „{ $text }“ haben.
edition-go_face = { $file }: { $key } ist „{ $text }“, hierher gehören aber Öffnungen von a und b wie aN bE.
edition-go_score_tiles = { $file }: { $key } sollte { $players } verschiedene Punkteplättchen für { $players } Personen haben.
edition-go_ratings = { $file }: { $key } sollte aus steigenden Zahlen ab 1 bestehen.
edition-go_no_picture = { $file }: { $key } zeigt „{ $text }“, das ist nicht auf dem Spielplan.
edition-go_holes = { $file }: { $key } ergibt { $holes } Löcher, es gibt aber { $dice } Würfel.
edition-go_colours = { $file }: { $key } sollte für jede der { $players } Personen eine Farbe haben.
edition-go_same_value = { $file }: In { $key } haben zwei Punkteplättchen denselben Wert.
edition-go_tables = { $file }: { $key } sollte genau einmal sagen, womit { $players } Personen spielen.
edition-go_no_score_tile = { $file }: { $key } nennt das Punkteplättchen { $value }, das nicht in der Schachtel ist.

## Problems with options and tables

kernel-not_served = Die schnelle Maschine spielt { $option } = „{ $value }“ nicht.
kernel-mixed = Alle Stellungen eines Laufs müssen von derselben Art Tisch sein.
kernel-policy = Die Spielweise „{ $text }“ gibt es nicht. Es gibt: { $known }.
envs-unbegun = Vor dem ersten Schritt kommt reset.
envs-no_card = Hier ist keine Grafikkarte, oder das Extra „cuda“ ist nicht installiert: device="cpu" geht überall.
envs-over = Die Partie ist aus. Mit reset beginnt die nächste.
envs-action = „{ $text }“ ist keine Aktion. Aktionen sind ganze Zahlen von 0 bis { $last }.
envs-illegal = Die Aktion { $action } ist hier gegen die Regeln.
envs-array = { $what } sollte { $expected } sein, nicht { $given }.
solver-not_exact = Der exakte Löser beantwortet { $option } = „{ $value }“ nicht. Er braucht zwei Plätze, eine Zuggrenze, Karten in der Reihenfolge des Stapels und Leute, die alle ihre Karten kennen.
solver-too_large = Dieses Labyrinth ist zu groß für exakte Antworten: Sein Baum hat in { $turns } Zügen mehr als { $most } Stellungen. Nimm weniger Züge, ein kleineres Labyrinth oder eine höhere Grenze.
solver-policy = Die Wahrscheinlichkeiten dieser Spielweise ergeben zusammen { $total }. Sie müssen mindestens 0 sein und zusammen 1 ergeben.
train-checkpoint = „{ $file }“ ist kein Stand, von dem dieses Training weitermachen kann ({ $reason }). Nimm die Einstellungen von damals oder beginne eine neue Datei.
train-weights = „{ $file }“ enthält Gewichte einer anderen Version: { $given }, gebraucht wird { $expected }.
envs-missing = Dazu fehlt { $package }. Installiere wanderwall[{ $extra }].

## Problems with boards, positions and records

position-empty = Hier ist keine Stellung.
position-magic = Die Zauberkarten dieser Stellung sind nicht die aus der Schachtel.
position-shuffle = In dieser Stellung gibt es nichts zu mischen.
position-drawn = Die eben gezogene Karte passt nicht zu dieser Stellung.
position-late = „late“ ist „{ $text }“, aber es ist yes oder no, und nur wo gemischt wird.
position-turn = { $colour } kann hier nicht am Zug sein.
position-first = { $colour } hat angefangen, die Option „first“ nennt aber einen anderen Platz.
position-finished = Wer fertig ist, sucht nichts mehr und steht hier nur einmal.
position-finisher = { $colour } kann hier nicht fertig sein.
position-unfinished = { $colour } hat alles gefunden und muss fertig sein.
position-limit = Diese Stellung hat mehr Züge, als die Zuggrenze erlaubt ({ $turns }).
position-barred = Nach dem Schieben liegt die freie Gängekarte an einem Pfeil, an dem sie nicht zurückdarf: Nenne diesen Pfeil.
position-unseen = { $colour } muss die Karte inzwischen angesehen haben.
position-no_clock = „late“ braucht ein Zeitlimit pro Zug, und dieses Spiel hat keins.
position-discard = Hier ist keine Karte abzuwerfen: Die Hand hält das Limit ein.
position-hand = { $colour } hat mehr Zauberkarten auf der Hand, als das Limit von { $limit } erlaubt.
position-over =
    { $over ->
        [yes] Hier ist das Spiel zu Ende, aber niemand ist fertig und es sind noch Züge übrig.
       *[no] Hier muss das Spiel zu Ende sein.
    }
position-looked = „{ $text }“ sagt nicht für jeden Platz yes oder no.
record-header = „{ $text }“ ist keine Kopfzeile. Schreibe [Name "Wert"].
record-no_opening = Der Aufzeichnung fehlt die Anfangsstellung: eine Zeile [Opening "…"].
record-mismatch = Die Kopfzeile { $header } sagt „{ $text }“, die Anfangsstellung aber „{ $expected }“.
record-result = Gewonnen hat laut Aufzeichnung „{ $text }“, laut Spielverlauf aber „{ $expected }“.
record-comment_open = Ein Kommentar fängt an und hört nicht auf. Schließe ihn mit einer geschweiften Klammer.
record-several = In diesem Text stehen { $count } Spiele. Hier darf es nur eines sein: Leg dafür eine eigene Datei an.
record-no_game = Ein Spiel { $number } gibt es hier nicht: Das letzte ist { $count }.

## Help on the command line

help-usage = Aufruf: { $usage }
help-options-word = Optionen
help-command-word = BEFEHL
help-group-play = Spielen und lernen
help-group-serve = Einen Server betreiben
help-arguments = Angaben
help-options = Optionen
help-about = Die Spiele mit dem verschiebbaren Labyrinth: klassisch, in 3D, Labyrinth Go!
help-version = zeigt die Version
help-lang = Sprache: en de fr nl it es pt; sonst die deines Systems
help-help = diese Hilfe
help-play = Mit Menschen und Bots spielen, hier im Terminal.
help-show = Eine Stellung als Text oder als Bild zeigen.
help-replay = Ein aufgezeichnetes Spiel zeigen, Schritt für Schritt.
help-bots = Die Bots eines Spiels aufzählen.
help-join = Einen Bot von hier aus im Raum eines Servers spielen lassen.
help-editions = Die Ausgaben aufzählen.
help-edition = Die Datei einer Ausgabe prüfen.
help-options-command = Die Optionen eines Spiels aufzählen.
word-game = SPIEL
word-edition = AUSGABE
word-name = NAME
word-option = NAME=WERT
word-seat = PLATZ
word-colours = FARBEN
word-number = N
word-file = DATEI
word-folder = ORDNER
word-position = STELLUNG
word-address = ADRESSE
word-code = CODE
word-bot = BOT
help-play-game = classic (wenn du nichts sagst), towers oder go
help-play-edition = eine Ausgabe mit ihrer Kennung (siehe: wanderwall editions) oder deine eigene Datei
help-play-seats = wer spielt, einmal für jeden Platz: ein Name, oder bot: und ein Bot (siehe: wanderwall bots)
help-play-option = eine Option des Spiels (siehe: wanderwall options SPIEL); auch mehrmals
help-play-young = ein Platz, als Zahl oder Name, für den die Regeln für jüngere Kinder gelten; auch mehrmals
help-play-colours = die Farben der Spielfiguren in der Reihenfolge der Plätze, etwa red,blue
help-play-first = wer beginnt, mit Nummer oder Namen; sonst entscheidet das Los
help-play-seed = mit derselben Zahl wird gleich ausgeteilt, und die Bots spielen gleich
help-play-resume = spielt ein gespeichertes Spiel weiter
help-play-save = hält das Spiel beim Spielen in dieser Datei fest
help-show-position = eine Stellung in Anführungszeichen, eine Datei damit, eine Aufzeichnung oder - für die Standardeingabe
help-show-svg = schreibt stattdessen ein Bild in diese Datei (- für die Standardausgabe)
help-show-seat = zeigt, was dieser Platz sieht, als Zahl oder Farbe
help-show-open = zeigt alle Karten von allen
help-replay-file = eine Aufzeichnung oder ein gespeichertes Spiel
help-replay-svg = schreibt für jede Stellung ein Bild in diesen Ordner
help-replay-json = schreibt die Partie mit allen Stellungen in diese Datei, für Bretter auf einer Website
help-replay-film = schreibt einen Film der Partie in diese Datei: 20 Sekunden ihrer Höhepunkte, ein animiertes WebP
help-replay-all = gibt alle Stellungen aus, ohne zu fragen
help-replay-game = welches Spiel, wenn die Datei mehrere hat
help-edition-file = die Datei einer Ausgabe (.toml) oder ihre Kennung
help-options-game = classic (wenn du nichts sagst), towers oder go
help-bots-game = das Spiel, dessen Bots aufgezählt werden: classic (ohne Angabe), towers oder go
help-join-code = der Code des Raums, oder sein Link
help-join-bot = wer spielt, etwa cmd:./bot oder level2
help-join-at = wo der Server ist; sonst http://localhost:8000
help-join-name = wie der Bot im Raum heißt; sonst wie seine Datei
help-join-ms = Millisekunden, die ein Bot über einen Zug nachdenken darf; sonst 1000

## Options of the games

options-default = normalerweise { $value }
options-per-seat = (ein Wert für alle Plätze oder für jeden einer: a,b)

## At the table, in every game

play-welcome = { $title } – tippe ? für Hilfe, quit zum Aufhören.
play-first = Das Los sagt: { $name } beginnt. { $question } (--first bestimmt jemanden.)
play-curtain = Die Tastatur geht an { $name }. Dann drück Enter.
play-saved = Gespeichert in { $file }.
play-kept = Das Spiel ist gespeichert. Weiter geht es mit: wanderwall play --resume { $file }
play-quit-save = Spiel speichern? [J/n]
play-time-over = Die Zeit ist um!
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-help-always =
    Jederzeit: ? diese Hilfe · legend was wo liegt · save DATEI · quit

## At the sliding mazes

play-seat =
    { $name } ({ $colour }): { $left ->
        [0] nichts mehr offen
       *[other] noch { $left } offen
    }, { $found ->
        [0] noch nichts gefunden
       *[other] { $found } gefunden
    }
play-goal =
    { $count ->
        [one] Du suchst: { $things }
       *[other] Du suchst eins von diesen: { $things }
    }
play-goal-later = (danach: { $things })
play-goal-home =
    { $finish ->
        [exit] Alles gefunden! Jetzt hinaus aus dem Labyrinth: Beende einen Zug, wo ein Gang hinausführt, auf { $square }.
        [shut] Alles gefunden! Jetzt hinaus aus dem Labyrinth: Noch führt kein Gang hinaus. Schieb einen auf und beende dort einen Zug.
        [last-find] Alles gefunden!
       *[home] Alles gefunden! Jetzt zurück auf dein Startfeld, { $square }.
    }
play-ask-push = { $tile } { $spare } – schieben (etwa N4; r zum Drehen):
play-ask-walk = Ziehen (etwa c5), stay oder u, um den Schub zurückzunehmen:
play-ask-confirm =
    { $how ->
        [stay] Du bleibst auf { $square }
       *[walk] Du ziehst nach { $square }
    }{ $found ->
        [none] .
       *[other] {" "}und findest: { $found }!
    } Einverstanden? [Enter ja, u zurück]
play-help-push =
    Schiebe die freie Gängekarte an einem der Pfeile ein; die Reihe rutscht um eins weiter.
    N4      bei Pfeil N4 einschieben, so wie die Gängekarte liegt
    N4es    mit diesen offenen Seiten einschieben (n, e, s, w)
    N4 +1   vor dem Einschieben noch eine Vierteldrehung
    r       die freie Gängekarte drehen und ansehen
    Enter   den Spielplan noch einmal zeigen
play-help-walk =
    Du siehst den Spielplan, wie er dann wäre; Punkte zeigen, wohin du ziehen kannst.
    c5      nach c5 ziehen und den Zug dort beenden
    stay    stehen bleiben
    u       den Schub zurücknehmen
    Enter   den Spielplan noch einmal zeigen
play-help-confirm =
    Mit Enter oder j gilt dein Zug; u nimmt das Ziehen zurück.
play-spare = freie Gängekarte
play-legend = Was wo liegt (+ ist die freie Gängekarte):
play-signs =
    ● ▲ ■ ◆  Spielfiguren   ⌂  Startfeld, mit dem Zeichen seiner Spielfigur
    ← ↓ → ↑  Pfeile         ✕  hier darf gerade nichts eingeschoben werden
    ═ ║      feste Gänge    ·  hierhin kannst du ziehen
    ∩        hier geht es hinaus, wenn du alles gefunden hast

## Among the towers

towers-seat =
    { $cards ->
        [0] keine Zauberkarte
        [one] eine Zauberkarte
       *[other] { $cards } Zauberkarten
    }{ $rune ->
        [yes] {" "}· Runenkarte umgedreht ✦
       *[no] {""}
    }
towers-signs =
    1 … 5    Höhe eines Turms   ✦  Runenstein
    ╌ ╎      hier geht es nur mit Zauberei weiter
towers-hand = Deine Zauberkarten: { $cards }
towers-goal-rune = Alle Schätze gefunden! Jetzt zum Runenstein auf { $square }.
towers-for = {" "}(Zauber: { $cards })
towers-payments = Für diesen Weg hast du die Wahl:
towers-payment =
    {"  "}{ $number }  { $cards }{ $rune ->
        [yes] {" "}– über den Runenstein
       *[no] {""}
    }
towers-ask-payment = Womit? [1–{ $last }, u zurück]
towers-help-payment =
    Ein steiler Schritt über mehr als eine Stufe kostet eine Zauberkarte. Tippe die Nummer deiner Wahl oder u für zurück.
towers-over-limit = Du ziehst: { $card }. Das ist eine zu viel: { $hand }.
towers-ask-discard = Welche Karte legst du ab? [1–{ $last }]
towers-help-discard =
    Du hast zu viele Karten auf der Hand. Tippe die Nummer der Zauberkarte, die du ablegst.

## Labyrinth Go!

go-round = Runde { $number }
go-seat =
    { $name } ({ $colour }): Feld { $track } von { $finish }{ $joker ->
        [yes] {" "}– hat das Jokerplättchen
       *[no] {""}
    }
go-all-ready = Sucht die vier Schätze, aber fasst noch nichts an. Alle bereit? Dann Enter: Labyrinth Go!
go-roll = Gesucht: { $things }
go-hand = Wegeplättchen in deiner Hand: { $tiles }
go-ask =
    { $alone ->
        [yes] Legen (H1 c2 e b), wegnehmen (-H1), grab, skip oder stop:
       *[no] Legen (H1 c2 e b), wegnehmen (-H1), grab oder stop:
    }
go-help =
    Zeige alle vier Schätze in Löchern, jeden durch einen Weg ohne Lücke mit der Mitte verbunden.
    H1 c2 e b   Plättchen H1 legen: das Loch (Ende a) auf c2, das andere Ende nach Osten, Rückseite oben
                (n, e, s, w: wohin es zeigt; a Vorderseite, b Rückseite)
    J c2        das Jokerplättchen auf c2 legen, wenn du es hast
    -H1         Plättchen H1 wegnehmen
    grab        fertig! Schnapp dir das höchste Punkteplättchen; danach ist nichts mehr zu ändern
    stop        um das Ende der Runde bitten; allein: das Spiel beenden
    skip        allein: bitte einen anderen Wurf
    Enter       den Spielplan noch einmal zeigen
go-grabs =
    { $name } greift nach { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } zu.
go-solved =
    { $count ->
        [one] Richtig! Ein Labyrinth gelöst.
       *[other] Richtig! { $count } Labyrinthe gelöst.
    }
go-check = Runde { $number }: die Kontrolle
go-points =
    { $name } hat Punkteplättchen { $tile }: { $sign ->
        [minus] { $steps } zurück
       *[plus] { $steps } vor
    }, jetzt auf Feld { $track }.

## Looking at games and editions

show-seat-line = { $colour }: noch { $left } offen ({ $cards }), gefunden: { $found }
show-track = { $colour }: Feld { $track }
replay-opening =
    Die Anfangsstellung. { $count ->
        [one] Es folgt ein Schritt.
       *[other] Es folgen { $count } Schritte.
    }
replay-move =
    Schritt { $number } von { $count } – { $who ->
        [host] die Spielleitung
       *[other] { $who }
    }: { $move }
replay-result =
    { $how ->
        [running] Das Spiel ist noch nicht zu Ende.
        [nobody] Niemand hat gewonnen.
       *[won] Gewonnen: { $names }
    }
replay-ask = [Enter weiter, p zurück, g N zu Schritt N, q Schluss]
replay-help = Enter oder n: weiter · p: zurück · g 12: zu Schritt 12 · q: Schluss
replay-range = Die Schritte gehen von 0 bis { $last }.
replay-game = Spiel { $number } von { $count } in dieser Datei. Ein anderes zeigt --game N.
replay-film = Der Film ist in { $file }.
replay-drawn =
    { $count ->
        [one] Ein Bild
       *[other] { $count } Bilder
    } gespeichert im Ordner { $folder }.
about-edition = { $title } – { $game }, { $low }–{ $high } Personen, ab { $ages } Jahren
about-sound = Die Ausgabe { $id } ist in Ordnung.
oracle-progress = { $done } von { $total } Stellungen

## Solver and coach

solve-step = Lösen lässt sich nur eine Stellung vor einem Schub.
solve-exit = Hinaus durch irgendeinen Ausgang: Da gibt es kein Ziel, das sich ansteuern ließe.
solve-roll = Jetzt gibt es keinen Wurf zu lösen.
solve-hand_limit = Mit einer Handkartengrenze gibt es keine genaue Antwort.
rolls-all_or_one = Nenne einen Wurf oder sage --all (--out gehört zu --all; --first und --joker gehören zu einem Wurf).
rolls-broken = Die Datei „{ $file }“ ist keine Tabelle von Würfen, die sich fortsetzen ließe.
word-roll = WURF
help-json = gibt JSON aus
help-hint = Den Trainer nach dem besten Zug in einer Stellung fragen.
help-hint-seat = für diesen Platz, als Zahl oder Farbe; sonst für den, der am Zug ist
help-review = Ein aufgezeichnetes Spiel mit dem Trainer ansehen, Zug für Zug.
help-solve = Die wenigsten eigenen Züge zum Ziel finden, samt der Zugfolge.
help-solve-position = eine Stellung in Anführungszeichen, eine Datei damit, eine Aufzeichnung, eine JSON-Datei mit Fällen oder - für die Standardeingabe
help-solve-most = wie viele Züge vorausgeschaut wird, 1 bis 9 (normal 5)
help-go = Alle kleinsten Lösungen eines Wurfs von Labyrinth Go! finden.
help-go-roll = die gewürfelten Bilder, zum Beispiel purse,spider,owl,candelabra
help-go-all = macht die Tabelle aller Würfe
help-go-out = hält die Tabelle in dieser Datei fest (CSV); eine unterbrochene geht von dort weiter
help-go-first = nur die erste Lösung
help-go-joker = mit dem Jokerplättchen
solve-turns =
    { $turns ->
        [one] Ein Zug:
       *[other] { $turns } Züge:
    }
solve-too-far =
    { $most ->
        [one] Ein Zug reicht nicht.
       *[other] { $most } Züge reichen nicht.
    }
rolls-figures =
    { $roll }: { $solutions ->
        [0] keine Lösung
        [one] eine Lösung
       *[other] { $solutions } Lösungen
    }, mindestens { $tiles } Plättchen, Schwierigkeit { $difficulty }
rolls-progress = { $done } von { $total } Würfen
rolls-written = { $count } Würfe in { $file }; der schwerste ist { $hardest }.
review-progress = { $done } von { $total } Zügen

## Puzzles

puzzles-do = „{ $text }“ geht mit Rätseln nicht. Es gibt: { $known }.
puzzles-one = Nenne ein Rätsel zum Zeigen oder Lösen und keines zum Machen (--out gehört zu make). Das war: { $what }.
puzzles-kind = Es gibt keine Rätselart „{ $text }“. Es gibt: { $known }.
puzzles-file = Die Datei „{ $file }“ enthält keine Rätsel der Art { $kind }, die sich fortsetzen ließen.
day-date = „{ $text }“ ist kein Datum. Schreibe Jahr-Monat-Tag, zum Beispiel 2026-11-16.
word-do = WAS
word-puzzle = RÄTSEL
word-kind = ART
word-date = DATUM
help-puzzles = Rätsel mit bewiesener Lösung machen, zeigen oder lösen.
help-puzzles-do = make, show oder solve
help-puzzles-puzzle = ein Rätsel in Anführungszeichen, eine Datei damit, - für die Standardeingabe oder die Nummer eines mitgelieferten
help-puzzles-kind = fewest, find, treasures, block oder go
help-puzzles-edition = eine Ausgabe des Hauses (normal Das verrückte Labyrinth oder Labyrinth Go!)
help-puzzles-count = wie viele gemacht werden (normal 10)
help-puzzles-seed = die erste Startzahl (normal 1): Gleiche Zahlen machen gleiche Rätsel
help-puzzles-level = nur solche dieser Stufe, 1 bis 5
help-puzzles-workers = wie viele Prozesse sie machen (normal 1)
help-puzzles-out = hält sie in dieser Datei fest; ein unterbrochener Lauf geht von dort weiter
help-day = Das Labyrinth des Tages zeigen, für alle dasselbe.
help-day-date = das Datum, zum Beispiel 2026-11-16 (normal heute)
help-day-go = der Wurf des Tages von Labyrinth Go!
help-day-yesterday = das Labyrinth vom Tag davor, mit Lösung
puzzles-progress = { $done } von { $total } Rätseln
puzzles-written = { $count } Rätsel in { $file }.
puzzle-figures = Vorgabe { $par }, Wege { $ways }, Stufe { $level }
day-title = Labyrinth des Tages { $number } ({ $date })

## A bot in a room

join-here = { $name } ist im Raum. Strg-C verlässt ihn.
join-plays = Ein Spiel beginnt: { $names }
join-failed = Der Bot hat dieses Spiel aufgegeben: { $text }
join-over = Der Raum ist zu Ende.

## Serving

serve-here = Hier spielen: { $address }
serve-network = Telefone im selben Netz: { $address }
serve-stop = Strg-C beendet; alle Partien bleiben erhalten.
help-serve = Die Seite anbieten: diesem Rechner und Telefonen im selben Netz.
help-serve-host = Wo gelauscht wird: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 auch fürs Netz (das ist üblich).
help-serve-port = Der Port, üblich 8000; 0 nimmt irgendeinen freien.
help-serve-file = Die SQLite-Datei mit allen Partien; ohne Angabe eine in deinem persönlichen Ordner. WANDERWALL_DATABASE und WANDERWALL_REDIS nennen stattdessen PostgreSQL und Redis.
help-serve-name = Ein Name, auf den der Server hört, etwa maze.example; mehrere: noch einmal angeben. Zahlen, localhost, .local-Namen und der eigene Name dieses Rechners gehen immer.
help-serve-path = Der Pfad, unter dem ein Proxy die Seite zeigt, etwa /games/.
help-serve-embed = Eine Herkunft, deren Seiten Aufzeichnungen einbetten dürfen, etwa https://school.example, oder * für alle; mehrere: noch einmal angeben. Ohne sie niemand.
help-serve-bots = Ein Bot, der an Tischen von Das verrückte Labyrinth neben denen des Hauses angeboten wird, als learned:DATEI; mehrere: noch einmal angeben.
help-serve-push = Geräten, die darum bitten, per Web Push sagen, wenn sie am Zug sind; an diese Adresse können sich Push-Dienste wenden, wenn etwas nicht stimmt, etwa mailto:ida@school.example. Ohne sie niemandem.
help-serve-hsts = Über HTTPS: Browser kommen ein Jahr lang nur noch über HTTPS (HSTS). Einfaches HTTP lehnen sie dann ab, auch für andere Dienste desselben Namens.
help-serve-workers = Prozesse, die bedienen; mehr als einer braucht PostgreSQL und Redis.
word-host = ADRESSE
word-path = PFAD
word-origin = HERKUNFT
word-contact = KONTAKT

## Why a server does not start

server-database_kind = Eine Datenbank der Art „{ $text }“ gibt es hier nicht. Es gibt: { $expected }.
server-patience = WANDERWALL_PATIENCE ist eine Zahl von Sekunden, nicht { $text }.
server-proxy = WANDERWALL_PROXY sagt, wie viele Proxys davor stehen: yes für einen, oder eine Zahl, nicht { $text }.
server-switch = { $name } ist yes oder no, nicht „{ $text }“.
server-path = Ein Pfad wird wie /games/ geschrieben, nicht „{ $text }“; alone, api, assets, docs, manual und preview sind vergeben.
server-embed = Wer Aufzeichnungen einbetten darf, wird wie https://school.example, https://*.school.example oder * geschrieben, nicht „{ $text }“.
server-push = An wen sich Push-Dienste wenden können, ist eine Adresse wie mailto:ida@school.example oder https://school.example, nicht „{ $text }“.
server-other_path = wanderwall findet hier seine Dateien nicht. Wer es betreibt, kann das ändern: WANDERWALL_PATH={ $path } oder wanderwall serve --path { $path }.
server-database_in_use = Ein anderer Server benutzt „{ $file }“ schon. Es geht nur einer auf einmal; mehrere brauchen PostgreSQL.
server-database_address = Die Adresse in WANDERWALL_DATABASE ist nicht zu lesen.
server-database_refused = Die Datenbank lässt uns nicht hinein ({ $text }). Prüfe Benutzer, Passwort und Namen in WANDERWALL_DATABASE.
server-database_newer = In dieser Datenbank hat eine spätere Version von wanderwall Spiele abgelegt. Installiere diese Version oder wähle eine andere Datenbank.
server-database_foreign = Diese Datenbank gehört zu etwas anderem. Nichts darin wurde verändert; wähle eine andere.
server-worker_failed = Ein Arbeiter konnte nicht starten. Das Protokoll sagt, warum.
server-one_worker = SQLite reicht für einen Prozess. Mehrere brauchen WANDERWALL_DATABASE mit PostgreSQL.
server-needs_redis = Mehrere Prozesse brauchen WANDERWALL_REDIS, um einander zu wecken.
server-port_taken = Port { $port } auf { $host } ist schon belegt. Wähle einen anderen, etwa --port 9123; nach make play heißt es PORT=9123.
server-port_forbidden = Port { $port } auf { $host } ist nicht für dich: Ports unter 1024 sind dem System vorbehalten. Wähle einen höheren, etwa --port 9123; nach make play heißt es PORT=9123.
server-no_such_address = „{ $host }“ ist keine Adresse dieses Geräts. Wähle eine andere: --host 0.0.0.0 ist für alle Netze, --host 127.0.0.1 nur für dieses Gerät.

## Running a server

backup-exists = „{ $file }“ gibt es schon. Wähle einen anderen Namen oder überschreibe sie mit --replace.
backup-foreign = „{ $file }“ ist keine Sicherung von wanderwall. Nichts wurde verändert.
backup-damaged = Die Sicherung „{ $file }“ ist beschädigt oder nicht vollständig. Nichts wurde verändert; nimm eine ältere.
backup-newer = Eine spätere Version von wanderwall hat die Sicherung „{ $file }“ gemacht. Installiere diese Version und stelle sie dann wieder her; nichts wurde verändert.
backup-other_database = Die Datenbank ist nicht von dieser Version von wanderwall. Nimm die Version des Servers, oder starte diese einmal: Sie bringt die Datenbank auf den neuesten Stand.
restore-not_empty = In dieser Datenbank sind schon Partien. Wähle mit --file eine andere, oder gib mit --replace auf, was da ist; nichts wurde verändert.
restore-in_use = Ein Server benutzt diese Datenbank. Mit --replace macht er kurz Platz und geht mit der Sicherung weiter; nichts wurde verändert.
server-database_kept = Der Server, der diese Datenbank benutzt, gibt sie nicht her. Halte ihn an, stelle wieder her und starte ihn neu; nichts wurde verändert.
server-database_down = Die Datenbank antwortet nicht. Sieh nach, ob sie läuft, und nach ihrer Adresse in WANDERWALL_DATABASE.
server-database_damaged = Die Datenbank „{ $file }“ ist beschädigt. Stelle die letzte Sicherung mit --file in einer anderen Datei wieder her und starte den Server damit.
server-admin_key = WANDERWALL_ADMIN_KEY braucht mindestens { $least } Zeichen. Das macht einen guten: openssl rand -hex 16
admin-no_server = Unter { $address } antwortet kein Server. Starte ihn, oder nenne seine Adresse mit --at.
admin-other_server = Was dort antwortet, ist kein wanderwall dieser Version. Prüfe --at.
admin-no_seat = Den Platz „{ $text }“ gibt es nicht. Nenne einen Tisch und eine Farbe, etwa k3f9a22xyz:red; dort: { $known }.
help-backup = Alle Partien eines Servers in eine Datei schreiben.
help-restore = Die Partien einer Sicherung zurückholen.
help-admin = Auslastung eines Servers zeigen, Tische schließen, Partien löschen.

## Any other game

plain-moved = { $name } spielt { $move }.
plain-ask = { $name }, dein Zug (legend zählt sie auf):
plain-help =
    Gib einen Zug so ein, wie das Spiel ihn schreibt; legend zählt deine Züge auf, Enter zeigt den Tisch noch einmal.

## Without the compiled engine

bots-missing = Nicht hier: { $bots }. Sie suchen mit übersetztem Code, den das Extra „fast“ mitbringt: pip install "wanderwall[fast]"

## In Python

face-preparing = wanderwall bereitet seine Suchen vor, einmal auf diesem Rechner …

## Problems in Python and with bots

language-unknown = Die Sprache „{ $text }“ gibt es nicht. Es gibt: { $known }.
play-name = „{ $text }“ kann kein Name sein. Ein Name hat 1 bis { $most } sichtbare Zeichen.
play-same_name = Den Namen „{ $text }“ gibt es doppelt. Gib allen einen eigenen Namen.
play-bot_untimed = Ein Bot allein und ohne Uhr würde nie aufhören.
bot-needs_fast = Ohne numba wäre „{ $bot }“ schwächer, als der Name sagt, und wird deshalb nicht angeboten. So wird es installiert: pip install '{ $extra }'
bot-learned_file = „{ $file }“ ist kein Spieler, den python -m wanderwall.train.ppo geschrieben hat.
bot-learned_table = Dieser Spieler hat an Tischen mit einem anderen Brett oder mit mehr oder weniger Leuten gelernt und spielt nur an solchen.
bot-strength = Eine Stärke „{ $text }“ gibt es nicht: Sie ist eine Zahl von { $low } bis { $high }.
bot-dial = So lässt sich der Regler nicht stellen: „{ $text }“ ist keine Zahl von 0 bis 1.
bot-crashed = Der Bot ist abgestürzt.
bot-silent = Der Bot hat nicht rechtzeitig geantwortet.
bot-nonsense = Der Bot hat etwas geantwortet, das keine Antwort ist.
bot-illegal_move = Der Bot hat einen Zug gegen die Regeln gemacht.
bot-protocol = Der Bot spricht eine andere Fassung des Protokolls.
match-nothing_to_undo = Es gibt keinen Zug zum Zurücknehmen.
match-which_seat = Mehrere können jetzt ziehen: Sag, welcher Platz.
match-over = Das Spiel ist aus.
match-no_seat = Den Platz „{ $text }“ gibt es nicht. Es gibt: { $known }.
match-not_to_act = Der Platz „{ $colour }“ ist gerade nicht am Zug.
match-seconds = Ein Zug kann nicht „{ $text }“ Sekunden dauern. Gib eine Zahl von 0 bis { $most } an.
face-position_alone = Eine Stellung hat ihre eigenen Plätze und Optionen: Gib nichts daneben an.
