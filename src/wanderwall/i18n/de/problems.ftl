### What can be wrong at a table; the page says these, too.

## Problems of the command line

bot-unknown = Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.

## Problems with editions

game-unknown = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
edition-no_such = Die Ausgabe „{ $edition }“ gibt es nicht. Es gibt: { $known }; eine eigene ist eine Datei, deren Name auf .toml endet.

## Problems with options and tables

option-unknown = Die Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
option-value = Die Option { $option } kann nicht „{ $text }“ sein. Möglich ist: { $expected }.
option-seats = Die Option { $option } hat { $given } Werte für { $seats } Plätze. Gib einen für alle an oder für jeden einen.
option-form = „{ $text }“ ist keine Option. Schreibe name=wert.
option-first = Platz { $given } kann nicht anfangen: Es gibt nur { $seats }.
option-goals = { $given } Zielkarten für jeden Platz sind zu viele: Die Schachtel reicht nur für je { $most }.
table-players = { $edition } ist für { $low } bis { $high } Personen, nicht für { $players }.
table-colour = Die Spielfigur „{ $colour }“ gibt es hier nicht. Es gibt: { $known }.
table-order = So sitzt ihr nicht im Uhrzeigersinn: { $colours }. Rund um den Spielplan geht es so: { $order }.
table-twice = { $colour } kann nur einmal vergeben werden.
classic-option-any_needs_cards = Ziele in beliebiger Reihenfolge gehen nur mit Karten, die man sehen darf: alle eigenen oder alle offen.
classic-option-sweep_needs_any = Alle Ziele auf einmal einsammeln geht nur, wo die Reihenfolge der Ziele frei ist.

## Problems with boards, positions and records

board-side = Ein Spielplan hat eine ungerade Seite von { $smallest } bis { $largest }, nicht { $side }.
board-not_square = Aus { $tiles } Gängekarten wird kein quadratischer Spielplan.
board-no_arrow = Den Pfeil „{ $text }“ gibt es nicht ({ $first } bis { $last }).
board-no_square = Das Feld „{ $text }“ gibt es auf diesem Spielplan nicht (a1 bis { $last }).
tile-openings = „{ $text }“ sind keine offenen Seiten: Nimm n, e, s, w, jedes höchstens einmal.
notation-expected =
    Hier steht „{ $text }“, erwartet wird aber: { $expected ->
        [edition] eine Ausgabe
        [maze] das Labyrinth, Zeile für Zeile
        [spare] die freie Gängekarte und wo sie liegt, wie 9@N4
        [things] wo die Ziele liegen, wie owl=c5,bat=+
        [seat] ein Platz, wie red=a1:owl:bat
        [turn] wer am Zug ist, wie red>push
        [named] ein Wort wie turns=12
        [number] eine ganze Zahl
        [seconds] Sekunden nach einem Schritt, wie @4.5
        [mover] vor dem Schritt die Farbe, die ihn macht
        [end] das Ende, denn das Spiel ist vorbei
        [step] die Phase der Runde, wie play
        [roll] der Wurf
        [last] die letzte Runde
       *[other] { $expected }
    }.
notation-move =
    „{ $text }“ ist nicht zu lesen. Erwartet wird: { $expected ->
        [push] ein Schub wie N4es
        [walk] ein Feld wie c5 oder stay
        [discard] eine Zauberkarte zum Ablegen
        [host] ein Schritt der Spielleitung
       *[other] { $expected }
    }.

## Refused moves, for all games or for one

move-over = Das Spiel ist vorbei.
move-not_your_turn = Du bist nicht am Zug.
move-not_a_move = Das gibt es in diesem Spiel nicht.
move-not_now = Das geht gerade nicht.
move-no_clock = An diesem Tisch läuft keine Uhr.
move-push-twice = Geschoben hast du schon. Jetzt zieh oder bleib stehen.
move-push-no_arrow = Zum Einschieben gibt es keinen Pfeil { $arrow }.
move-push-other_tile = Das ist nicht die freie Gängekarte. Du kannst sie drehen, aber ihre Form bleibt.
move-push-goes_back = Bei { $arrow } kam die freie Gängekarte gerade heraus; dort darf sie nicht gleich wieder hinein.
move-walk-push_first = Erst schieben, dann ziehen.
move-walk-no_square = Dieses Feld ist nicht auf dem Spielplan.
move-walk-no_way = Kein offener Gang führt nach { $square }.
move-walk-too_steep = Der Weg nach { $square } ist zu steil: Mehr als eine Stufe auf einmal geht nur mit Zauberei.
move-walk-not_in_hand = Diese Zauberkarten hast du nicht: { $cards }.
move-walk-one_card = An diesem Tisch gilt: höchstens eine Zauberkarte pro Zug.
move-walk-payment = Kein Weg nach { $square } braucht genau diese Zauberkarten: { $cards }.
move-discard-not_in_hand = Diese Zauberkarte hast du nicht: { $card }.
move-shuffle-cards = Das sind nicht die abgelegten Zauberkarten.
deal-magic = Das sind nicht die Zauberkarten aus der Schachtel, gleichmäßig verteilt.
deal-tiles = Das sind nicht die Gängekarten aus der Schachtel.
deal-cards = Das sind nicht die Zielkarten aus der Schachtel, gleichmäßig verteilt.
deal-first = Dieser Platz kann nicht anfangen.

## Solver and coach

game-not_here = Für { $game } gibt es das nicht, nur für: { $known }.
film-short = Diese Partie ist zu kurz für einen Film.
coach-none = Für { $game } gibt es keinen Trainer.
coach-not_now = Der Trainer hilft nur einem Platz, der gerade schieben oder ziehen darf.
coach-no_way = Dieser Wurf lässt sich nicht verbinden.

## A game in hand

## What the server says.

table-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
table-name_unseen = In diesem Namen stecken Zeichen, die man nicht sieht. Tippe ihn bitte neu ein.
coach-busy = Der Trainer hilft gerade anderen. Versuch es gleich noch einmal.
coach-failed = Der Trainer kann gerade nicht helfen.

## A table and its seats

table-unknown = Diesen Tisch gibt es nicht. Schau dir den Code noch einmal an.
screen-unknown = Diese Buchstaben zeigt gerade kein Fernseher. Schau noch einmal auf den Fernseher.
table-code_shared = Gerade haben zwei Tische diesen Code. Nimm den Link oder die Kamera.
table-damaged = Was von diesem Tisch aufgeschrieben wurde, ist nicht mehr zu lesen.
table-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
table-wrong_key = Das ist nicht dein Platz.
table-not_the_maker = Das darf nur, wer den Tisch eingerichtet hat.
table-not_waiting = Die Partie hat schon begonnen.
table-not_playing = An diesem Tisch läuft keine Partie.
table-not_over = Das gibt es zu sehen, wenn die Partie vorbei ist.
table-no_maze = In diesem Spiel gibt es kein Labyrinth, das bleiben könnte.
table-no_swap = Nur bewegliche Türme eines Labyrinths, das ihr behaltet, lassen sich tauschen.
table-no_puzzle = Hier wird kein Rätsel gespielt.
table-other_maze = Dieses Labyrinth gehört zu einer anderen Ausgabe, nicht zu { $edition }.
table-full = Alle Plätze sind besetzt.
table-too_long = Diese Partie ist zu lang geworden: Nach { $most } Zügen nimmt ein Tisch keine mehr an. Fang eine neue an.
table-seat_taken = Dort sitzt schon jemand.
table-pawn_taken = Mit dieser Figur spielt schon jemand. Wer den Tisch eingerichtet hat, kann euch tauschen.
table-no_seat = Diesen Platz gibt es nicht.
table-seats_free = Es sind noch Plätze frei.
table-listed_here = An einem Tisch in der Liste spielen alle am eigenen Gerät.
table-together_here = In diesem Spiel spielen alle zugleich: Jede Person braucht ein eigenes Gerät.
table-colours = Wähle für jeden Platz eine Farbe oder für keinen.
table-no_clock = Dieses Spiel hat keine Uhr zum Einstellen.
table-same_name = An diesem Tisch heißt schon jemand „{ $text }“.
table-name_alike = „{ $text }“ sieht „{ $other }“ an diesem Tisch zu ähnlich. Nimm einen anderen Namen.

## The game at the table

table-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin.
table-no_undo = An diesem Tisch wird nichts zurückgenommen.
table-nothing_to_undo = Es gibt nichts zurückzunehmen: nur deinen letzten Zug, bis der nächste Mensch zieht.
table-asked_already = Du hast schon gefragt.
table-nothing_asked = Niemand fragt dich, etwas zurückzunehmen.
table-in_time = Es ist noch Zeit.
table-no_hints = An diesem Tisch gibt es keine Tipps.
table-not_your_turn = Du bist nicht dran.
table-curtain = Öffne zuerst den Vorhang.
table-away_already = Auf diesem Platz spielt schon ein Bot.
table-alone = Du spielst allein: Kein Bot kann übernehmen.
table-not_away = Auf diesem Platz spielst du selbst.
table-not_missing = Die Person ist noch da oder war es eben noch. Warte ein wenig.
table-has_rematch = Die nächste Partie ist schon aufgebaut.
table-hello_twice = Wir kennen uns schon.

## The server

server-request = Die Anfrage wurde bei „{ $where }“ nicht verstanden.
server-too_many = Das war viel auf einmal. Warte einen Augenblick.
server-too_large = Das ist zu groß.
server-origin = Seiten von anderswo dürfen das nicht.
server-host = Dieser Server hört nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann das ändern: WANDERWALL_HOSTS={ $host } oder wanderwall serve --name { $host }.
server-storage = Der Zug konnte nicht aufgeschrieben werden. Versuch es gleich noch einmal.
server-disk_full = Die Festplatte des Servers ist voll, deshalb kann nichts gesichert werden. Das Spiel geht weiter, sobald dort Platz geschaffen ist.
server-busy = Zu viele waren im selben Augenblick dran. Versuch es noch einmal.
server-room_paused = Der Raum macht Pause. Dein Zug wartet.
server-archive = Diese Partie ließ sich nicht nachschlagen. Versuch es gleich noch einmal.
