### What the server says.

table-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
coach-busy = Der Trainer hilft gerade anderen. Versuch es gleich noch einmal.
coach-failed = Der Trainer kann gerade nicht helfen.


## A table and its seats

table-unknown = Diesen Tisch gibt es nicht. Schau dir den Code noch einmal an.
table-code_shared = Gerade haben zwei Tische diesen Code. Nimm den Link oder die Kamera.
table-damaged = Was von diesem Tisch aufgeschrieben wurde, ist nicht mehr zu lesen.
table-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
table-wrong_key = Das ist nicht dein Platz.
table-not_the_maker = Das darf nur, wer den Tisch eingerichtet hat.
table-not_waiting = Die Partie hat schon begonnen.
table-not_playing = An diesem Tisch läuft keine Partie.
table-not_over = Das gibt es zu sehen, wenn die Partie vorbei ist.
table-no_maze = In diesem Spiel gibt es kein Labyrinth, das bleiben könnte.
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

## The game at the table

table-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin.
table-no_undo = An diesem Tisch wird nichts zurückgenommen.
table-nothing_to_undo = Es gibt nichts zurückzunehmen: nur das eigene Schieben, bevor du ziehst.
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
server-busy = Zu viele waren im selben Augenblick dran. Versuch es noch einmal.
server-archive = Diese Partie ließ sich nicht nachschlagen. Versuch es gleich noch einmal.
