### The end of a game.

end-you = You win!
end-you-share = You share the win!
end-made-it = You made it!
end-over = The game is over
end-nobody = Nobody wins
end-won-home =
    { $count ->
        [one] first home
       *[other] home in the same round
    }
end-won-exit =
    { $count ->
        [one] first out of the maze
       *[other] out in the same round
    }
end-missing-steps =
    { $count ->
        [one] one step from home
       *[other] { $count } steps from home
    }
end-missing-push = one push away
end-missing-home = only had to come home
end-missing-out = only had to get out
end-missing-one = still looking for { $thing }
end-missing-goals =
    { $count ->
        [one] one goal to go
       *[other] { $count } goals to go
    }
end-close-steps =
    { $you ->
        [yes] You had everything, too, but were still { $count ->
            [one] one step
           *[other] { $count } steps
        } from home.
       *[no] { $name } had everything, too, but was still { $count ->
            [one] one step
           *[other] { $count } steps
        } from home.
    }
end-close-push =
    { $you ->
        [yes] You had everything, too, but were still one push away.
       *[no] { $name } had everything, too, but was still one push away.
    }
end-close-home =
    { $you ->
        [yes] You had everything, too, and only had to come home.
       *[no] { $name } had everything, too, and only had to come home.
    }
end-close-out =
    { $you ->
        [yes] You had everything, too, and only had to get out of the maze.
       *[no] { $name } had everything, too, and only had to get out of the maze.
    }
end-close-one =
    { $you ->
        [yes] You were only looking for { $thing }.
       *[no] { $name } was only looking for { $thing }.
    }
end-turns = Turns
end-time = Time
end-best = Best turn
end-series =
    { $count ->
        [one] one game won
       *[other] { $count } games won
    }
end-again = Play again
end-same-maze = Same maze, new cards
end-swap = Swap a few towers
end-swap-help = A few movable towers change places before you start.
end-join = Join the next game
end-room = Back to the room
end-picture = Save a picture
end-film = The film of the game
end-film-busy = The film is being made …
end-film-about = The best moments of the game, 20 seconds without words
end-film-send = Send the film
end-try = Try three turns again
end-keep = Keep for offline: { $size } MB
end-keep-busy = Being saved …
end-keep-kept = Saved: works offline, too
end-keep-full = Too little room. Try again
end-keep-refused = This browser does not save it
