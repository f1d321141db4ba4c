### What a link shows before it is followed: nobody's name. The page itself says nothing of this.

preview-about = The shifting-maze board games, in the browser: with friends, with the family or against bots, without an account.
preview-waiting = { $edition }: come and play
preview-waiting-about =
    A table waits for you. { $free ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
preview-playing = { $edition }: a game is on
preview-playing-about = It is being played right now. Follow the link to watch.
preview-over = { $edition }: a game to watch again
preview-over-about = Every turn of the game, with the coach’s remarks.
preview-puzzle = A puzzle: { $edition }
preview-puzzle-about = { $kind }. Think first, then play it in the browser.
preview-room = A room to play in
preview-room-about = Come in with your first name: the room draws who plays whom.
