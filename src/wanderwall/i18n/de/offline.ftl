### Eine Seite, die ihr eigener Server ist: was ihr im Weg steht und in welchem Tab die Spiele liegen.

offline-elsewhere = wanderwall ist in einem anderen Tab offen.
offline-elsewhere-how = Deine Spiele liegen immer nur in einem Tab, damit keines zwei Wege geht.
offline-here = Hier spielen
offline-newer = Eine neuere Version ist da.
offline-renew = Jetzt verwenden
offline-full = Auf diesem Gerät ist kein Platz mehr, darum ist nichts geschehen. Schaffe etwas Platz und versuche es noch einmal.
offline-not_kept = Der Browser konnte das nicht aufheben, darum ist es nicht geschehen. Versuche es noch einmal; wenn es so bleibt, lade die Seite neu.
offline-no_storage = Dieser Browser hebt für Seiten nichts auf, jedes Spiel ginge verloren. Verlasse das private Fenster oder erlaube hier Websitedaten und lade die Seite neu.
offline-no_wasm = Dieser Browser kann nicht ohne Server spielen: Ihm fehlt WebAssembly. Bring ihn auf den neuesten Stand oder nimm einen anderen.
offline-too_old = Dieser Browser ist zu alt, um ohne Server zu spielen. Bring ihn auf den neuesten Stand oder nimm einen anderen.
offline-insecure = Ohne Server lassen Browser eine Seite nur über https spielen. Öffne sie unter einer Adresse, die mit „https“ beginnt, oder als „localhost“ auf dem Gerät, das sie ausliefert.
offline-no_python = Die Spielregeln sind nicht angekommen. Sieh nach, ob es ein Netz gibt, und lade die Seite neu.
offline-nobody = An diesen Tisch kann sonst niemand kommen. Gib den Platz einem Bot oder jemandem an diesem Gerät.
offline-at-once = Hier spielen alle zugleich: an diesem Gerät also du gegen Bots. Ihr seid mehrere? Spielt nacheinander, jede Person für sich: Wer löst am meisten?
offline-patience = Ohne Server rechnet dieses Gerät alles selbst aus. Das dauert etwas länger.
offline-together = Diese Seite läuft ohne Server, also kann sonst niemand kommen: Räume, offene Tische, Wertungen und das Buch gibt es nur auf Servern.
offline-bring = Ein Spiel mitbringen
offline-bring-how = Ein Spiel, das als Text gespeichert wurde, zu Ende oder nicht: Hier kannst du es noch einmal ansehen oder weiterspielen. Es zählt nicht.
offline-take = Speichern und woanders weiterspielen
record-unreadable = Das ist kein Spiel, das als Text gespeichert wurde, oder jemand hat es geändert: Zeile { $line } lässt sich nicht lesen.
record-too_long = Dieses Spiel ist zu lang, um hier weiterzugehen: Es hat mehr als { $most } Züge.
offline-others = Mit anderen spielen
offline-left = Dein anderes Spiel ist auf dem Server gut aufgehoben. Inzwischen kannst du hier ein neues spielen.
offline-back = Zurück zum anderen Spiel
offline-file = Aus einem Ordner geöffnet geht die Seite nicht: Browser wollen sie von einer Webadresse. Lege den Ordner auf einen Webspace oder starte darin „python3 -m http.server“ und öffne http://localhost:8000.
offline-missing = Es sind nicht alle Dateien der Seite hier. Kopiere den ganzen Ordner, wie er ist, an diese Adresse.
