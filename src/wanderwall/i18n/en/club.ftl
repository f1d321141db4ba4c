### Rooms of many: a class, a club evening, a course.

club-unknown = There is no such room. Look at the code again.
club-wrong_key = That is not your key for this room.
club-over = This room is over.
club-door_shut = The door of this room is shut. Ask the person who opened it.
club-barred = This device was sent away from the room. Ask the person who leads it.
club-full = This room is full: { $most } are in it already.
club-too_many_of_you = From one device { $most } can come in, no more.
club-same_name = There is a “{ $text }” in this room already.
club-name_alike = “{ $text }” looks too much like “{ $other }” in this room. Choose another name.
club-no_member = There is nobody with this number in the room.
club-no_team = There is no such team.
club-no_game = No such game is being played.
club-too_few = At least two have to be in the room.
club-not_running = The room has not been started.
club-too_long = This room has become too long: after { $most } entries it takes no more.

## The pages

club-title = Room
club-open-title = Open a room
club-about = For a class, a club evening or a course: everybody comes in with a code and a first name, and the room draws who plays whom. It goes on by itself, also when this device sleeps.
club-game = Game
club-mode = Who plays whom
club-mode-swiss = Swiss system
club-mode-swiss-help = In every round those with equal points meet, and nobody twice.
club-mode-everybody = Everybody against everybody
club-mode-everybody-help = It is over when all have met: for small groups.
club-mode-arena = Arena
club-mode-arena-help = Whoever is free plays the next game, until the time is up.
club-rounds = Rounds
club-minutes = Time
club-teams = Teams
club-teams-none = none
club-leavers = When somebody leaves
club-leavers-bot = a bot plays on
club-leavers-forfeit = the game is lost
club-with-bot = { $name } (a bot)
club-made-up = Made-up names
club-made-up-help = Everybody gets a name: nobody types one.
club-open = Open the room
club-first-name = First name
club-enter = Come in
club-name-note = Your name is seen in this room only.
club-waits = You are in. It begins soon.
club-next = Your next game opens by itself.
club-leave = Leave the room
club-status-open = The room is open.
club-status-running = It goes on.
club-status-paused = Pause: no new games begin.
club-status-over = The room is over.
club-round =
    { $of ->
        [0] Round { $round }
       *[other] Round { $round } of { $of }
    }
club-rest = Next round in { $time }
club-games = Games
club-bye = { $name } sits out
club-standings = Standings
club-team-standings = Teams in order
club-team = Team { $number }
club-place = Place
club-name = Name
club-points = Points
club-played = Games
club-teacher = Lead the room
club-start = Start
club-pause = Pause
club-resume = Go on
club-file = Results as a file
club-end = End the room
club-end-sure = Games that are still being played do not count. The results stay.
club-go-on = Leave it open
club-door = Others may come in
club-other-device = Lead it from another device
club-other-device-note = Whoever has this link can lead the room. Keep it to yourself.
club-way = Scan the picture, or type the code on the start page:
club-call = End a game that takes too long
club-call-note = The table is closed, and you give the points.
club-call-for = { $name } wins
club-call-shared = Half each
club-members =
    { $count ->
        [one] One is here
       *[other] { $count } are here
    }
club-gone = gone
club-rename = Another name for { $name }
club-send-away = Send { $name } away
club-send-device = Send away everyone on { $name }’s device
club-send-device-sure = Everyone who came in from this device leaves the room, and nobody can come in from it until you allow it. Other devices are not affected.
club-send-device-keep = Let them stay
club-sent-devices = Devices sent away
club-let-device = Let { $name }’s device in again
