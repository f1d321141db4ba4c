### The book of one's own, and turns of one's own games to try again.

book-phrase_length = Ein Merkzettel hat { $names } Namen; das hier sind { $given }.
book-phrase_name = „{ $text }“ ist kein Name von einem Merkzettel. Sieh noch einmal auf das Gedruckte.
book-phrase_slip = Diese Namen gehören nicht zusammen: Einer heißt anders oder steht an anderer Stelle.
book-phrase_unknown = Kein Buch hier gehört zu diesem Merkzettel. Ein neuer macht den alten ungültig.
book-pass_unknown = Dieser Code gilt nicht, oder es gibt einen neueren. Lass ihn das andere Gerät noch einmal zeigen.
book-pass_used = Dieser Code ist schon benutzt. Lass das andere Gerät einen neuen zeigen.
book-pass_late = Dieser Code ist zu alt: Er gilt zehn Minuten. Lass das andere Gerät einen neuen zeigen.
book-full = Ein Buch ist für höchstens { $most } Geräte.
book-claim = Dieses Ergebnis ist nicht das, das hier gezählt wurde. Es hat sich nichts geändert.
book-no_lesson = Hier gibt es keinen Zug von dir, den du noch einmal versuchen könntest.

book-title = Mein Buch
book-about = Deine Partien, Rätsel und Abzeichen. Dieser Server bewahrt sie für dich auf, ohne Konto; niemand sonst kann dein Buch öffnen.
book-empty = Hier steht noch nichts. Spiel eine Partie zu Ende oder löse ein Rätsel.
book-games = Partien
book-played = Gespielt
book-won = Gewonnen
book-lost = Verloren
book-score = Ziele gefunden
book-finds-a-turn = Funde je Zug
book-favourites = Am liebsten
book-rivals = Kopf an Kopf
book-rivals-about = Nur Leute, mit denen du unter Freunden spielst. Außer dir liest das niemand.
book-bests = Bestleistungen
book-best-quickest =
    Schnellster Sieg: { $value ->
        [one] ein Zug
       *[other] { $value } Züge
    }
book-best-finds_a_turn = Die meisten Funde je Zug: { $value }
book-best-solo = Die meisten Würfe allein: { $value }
book-best-run = Die meisten Siege in Folge: { $value }
book-best-rush = Die meisten Rätsel im Sprint: { $value }
book-best-row = Die meisten Tage in Folge: { $value }
book-watch = Noch einmal ansehen
book-list = Partie für Partie
book-list-won = gewonnen
book-list-lost = verloren
book-badges = Abzeichen
book-badge-beat = Zum ersten Mal besiegt: { NAME($bot) }
book-badge-photo-finish = Heim mit dem letzten Schub: Jemand anderem fehlte nur noch der Heimweg
book-badge-swift = Gewonnen mit einem Fund in jedem zweiten Zug
book-badge-friends = Erster Sieg unter Freunden
book-badge-full-table = Gewonnen an einem vollen Tisch zu viert
book-badge-all-games = Jedes Spiel des Hauses gewonnen
book-badge-row = Das Labyrinth des Tages { $value } Tage in Folge
book-badge-puzzles = { $value } Rätsel gelöst
book-badge-par = Ein Labyrinth des Tages mit der Vorgabe gelöst
book-earned = Verdient am { $date }
book-earned-once = Verdient
book-not-yet = Noch nicht
book-puzzles =
    { $count ->
        [one] Ein Rätsel gelöst
       *[other] { $count } Rätsel gelöst
    }

book-along = Mitnehmen
book-along-about = Halte die Kamera deines anderen Geräts auf den Code. Er gilt zehn Minuten lang, für ein Gerät; danach haben beide dasselbe Buch.
book-along-show = Code zeigen
book-along-code = Ein QR-Code, der dieses Buch auf ein anderes Gerät bringt
book-devices =
    { $devices ->
        [one] Dieses Buch ist auf einem Gerät.
       *[other] Dieses Buch ist auf { $devices } Geräten.
    }
book-device-this = Dieses Gerät
book-device-other = Ein anderes Gerät
book-device-games =
    { $games ->
        [one] Eine Partie, am { $date }
       *[other] { $games } Partien, die letzte am { $date }
    }
book-device-new = Noch keine Partie zu Ende gespielt
book-leave = Dieses Buch verlassen
book-leave-sure = Dieses Gerät bekommt wieder ein eigenes Buch, mit den Partien, die auf ihm gespielt wurden. Rätsel und Züge zum Üben bleiben im gemeinsamen Buch.
book-left = Dieses Gerät hat wieder ein eigenes Buch.
book-remove = Gerät entfernen
book-remove-sure = Das Gerät verliert dieses Buch und nimmt nur die Partien mit, die auf ihm gespielt wurden. Dein Merkzettel und alle früher gezeigten Codes gelten nicht mehr; mach danach einen neuen Merkzettel.
book-removed = Das Gerät ist aus deinem Buch entfernt.
book-not-now = Jetzt nicht
book-phrase = Ein Merkzettel
book-phrase-about = Zehn erfundene Namen, die dein Buch zurückbringen, wenn dieses Gerät verloren geht. Druck sie oder schreib sie auf: Sie werden einmal gezeigt, und wer sie kennt, kann dein Buch öffnen.
book-phrase-make = Merkzettel machen
book-phrase-print = Drucken
book-take = Ein Buch hierher holen
book-take-about = Das Buch, das du holst, und das auf diesem Gerät werden eines. Tu das nur mit einem eigenen Buch. Ein Merkzettel, den du für das Buch auf diesem Gerät gemacht hast, gilt dann nicht mehr; mach danach einen neuen.
book-take-phrase = Die zehn Namen deines Merkzettels
book-take-do = Hierher holen
book-join = Bücher vereinen
book-join-whose = Das Buch von { $name }
book-join-nameless = Ein Buch noch ohne Namen
book-join-here = Das Buch auf diesem Gerät
book-join-holds =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $puzzles ->
        [one] ein Rätsel
       *[other] { $puzzles } Rätsel
    }, { $devices ->
        [one] ein Gerät
       *[other] { $devices } Geräte
    }
book-join-sure = Sind beide deine? Sie werden ein Buch, auf allen ihren Geräten.
book-join-same = Dieses Buch ist schon auf diesem Gerät.
book-taken = Dein Buch ist da.
book-file = Als Datei sichern
book-forget = Vergiss mich
book-forget-sure = Alles, was dein ist, wird gelöscht, auf allen deinen Geräten: dieses Buch mit Rätseln und Abzeichen, deine Wertungen und dein Name an jedem Tisch. Die Partien der anderen bleiben, mit einem erfundenen Namen an deiner Stelle. Niemand kann das rückgängig machen.
book-keep = Alles behalten
book-forgotten =
    Gelöscht: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $puzzles ->
        [one] ein Rätsel
       *[other] { $puzzles } Rätsel
    } und { $lessons ->
        [one] ein Zug
       *[other] { $lessons } Züge
    } deines Buchs; dein Name an { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }; { $ratings ->
        [one] eine Wertung
       *[other] { $ratings } Wertungen
    }; auf { $devices ->
        [one] einem Gerät
       *[other] { $devices } Geräten
    }.

try-title = Züge noch einmal probieren
try-about = Das Brett, wie es in deiner Partie war, und was du damals wusstest. Gibt es einen besseren Zug?
try-due =
    { $due ->
        [0] Heute wartet kein Zug auf dich.
        [one] Ein Zug wartet auf dich.
       *[other] { $due } Züge warten auf dich.
    }
try-learned = { $learned } von { $all } gelernt
try-begin = Jetzt probieren
try-step = Zug { $at } von { $all }
try-wrong = Es gibt einen besseren. Sieh noch einmal hin: Ein Versuch bleibt.
try-right = Das ist er!
try-answer = Diesmal nicht. Das hätte der Trainer getan, und darum:
try-next = Nächster Zug
try-none = Der Trainer fand keinen Zug von dir, der viel verschenkt hat. Gut gespielt!
try-result = Zurück zum Ergebnis
try-done = Das war alles für jetzt. Was richtig war, kommt jedes Mal später wieder, der Rest morgen.
try-thinks = Der Trainer sieht deine Partie durch.

# Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.
push-turn = Du bist dran: { $edition }
push-turn-body = Dein Tisch wartet auf dich.
push-switch = Sag mir, wenn ich dran bin
push-help = Auch wenn diese Seite geschlossen ist. Dieser Server schickt dann eine Nachricht über den Benachrichtigungsdienst des Herstellers deines Browsers; der erfährt, dass es eine gibt, aber nicht, was darin steht.
push-on = Nachrichten kommen über { $service }.
push-refused = Dein Browser lässt diese Seite keine Nachrichten schicken. In seinen Einstellungen für diese Seite kannst du das ändern.
push-failed = Dein Browser erreicht keinen Benachrichtigungsdienst. Der Titel des Fensters sagt dir weiterhin, wenn du dran bist.
push-off = Dieser Server schickt Geräten keine Nachrichten.
push-endpoint = Das ist nicht die Adresse eines Benachrichtigungsdienstes im Internet.
push-keys = Die Schlüssel dieses Geräts sind nicht zu lesen.
