### What a link shows before it is followed: nobody's name. The page itself says nothing of this.

preview-about = Die Brettspiele mit dem wandernden Labyrinth, im Browser: mit Freunden, mit der Familie oder gegen Bots, ohne Konto.
preview-waiting = { $edition }: Spiel mit
preview-waiting-about =
    Ein Tisch wartet auf dich. { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
preview-playing = { $edition }: Hier wird gespielt
preview-playing-about = Die Partie läuft gerade. Folge dem Link und schau zu.
preview-over = { $edition }: Eine Partie zum Nachschauen
preview-over-about = Jeder Zug der Partie, mit den Bemerkungen des Trainers.
preview-puzzle = Ein Rätsel: { $edition }
preview-puzzle-about = { $kind }. Erst denken, dann im Browser spielen.
preview-room = Ein Raum zum Spielen
preview-room-about = Komm mit deinem Vornamen herein: Der Raum lost aus, wer gegen wen spielt.
