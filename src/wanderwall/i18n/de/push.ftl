### Messages to a device that asked to be told of its turn: nobody's name, and nothing of the board.

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
