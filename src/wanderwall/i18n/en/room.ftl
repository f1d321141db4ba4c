### Rooms of many: a class, a club evening, a course.

room-unknown = There is no such room. Look at the code again.
room-wrong_key = That is not your key for this room.
room-over = This room is over.
room-door_shut = The door of this room is shut. Ask the person who opened it.
room-barred = This device was sent away from the room. Ask the person who leads it.
room-full = This room is full: { $most } are in it already.
room-too_many_of_you = From one device { $most } can come in, no more.
room-same_name = There is a “{ $text }” in this room already.
room-name_alike = “{ $text }” looks too much like “{ $other }” in this room. Choose another name.
room-pass_void = This code has been used, or its ten minutes are over. Ask for a new one.
room-asked_already = Somebody asks to be this member already. Your teacher has to answer first.
room-no_member = There is nobody with this number in the room.
room-no_team = There is no such team.
room-no_game = No such game is being played.
room-too_few = At least two have to be in the room.
room-not_running = The room has not been started.
room-not_over = The room is not over yet.
room-too_long = This room has become too long: after { $most } entries it takes no more.

## The pages

room-title = Room
room-open-title = Open a room
room-about = For a class, a club evening or a course: everybody comes in with a code and a first name, and the room draws who plays whom. It goes on by itself, also when this device sleeps.
room-called = Name of the room
room-game = Game
room-mode = Who plays whom
room-mode-swiss = Swiss system
room-mode-swiss-help = In every round those with equal points meet, and nobody twice.
room-mode-everybody = Everybody against everybody
room-mode-everybody-help = It is over when all have met: for small groups.
room-mode-arena = Arena
room-mode-arena-help = Whoever is free plays the next game, until the time is up.
room-rounds = Rounds
room-estimate = for { $rounds } rounds of about { $each }, and pauses.
room-minutes = Time
room-teams = Teams
room-teams-none = none
room-leavers = When somebody leaves
room-leavers-bot = a bot plays on
room-leavers-forfeit = the game is lost
room-with-bot = { $name } (a bot)
room-made-up = Made-up names
room-made-up-help = Everybody gets a name: nobody types one.
room-open = Open the room
room-first-name = First name
room-enter = Come in
room-name-note = Your name is seen in this room only.
room-waits = You are in. It begins soon.
room-next = Your next game opens by itself.
room-leave = Leave the room
room-status-open = The room is open.
room-status-running = It goes on.
room-status-paused = Pause: no new games begin.
room-status-over = The room is over.
room-round =
    { $of ->
        [0] Round { $round }
       *[other] Round { $round } of { $of }
    }
room-rest = Next round in { $time }
room-games = Games
room-bye = { $name } sits out
room-standings = Standings
room-team-standings = Teams in order
room-team = Team { $number }
room-place = Place
room-name = Name
room-points = Points
room-played = Games
room-teacher = Lead the room
room-start = Start
room-pause = Pause
room-resume = Go on
room-file = Results as a file
room-again = Once more with this class
room-end = End the room
room-end-sure = Games that are still being played do not count. The results stay.
room-go-on = Leave it open
room-door = Others may come in
room-other-device = Lead it from another device
room-other-device-note = Whoever has this link can lead the room. Keep it to yourself.
room-way = Scan the picture, or type the code on the start page:
room-call = End a game that takes too long
room-call-note = The table is closed, and you give the points.
room-call-for = { $name } wins
room-call-shared = Half each
room-members =
    { $count ->
        [one] One is here
       *[other] { $count } are here
    }
room-gone = gone
room-rename = Another name for { $name }
room-send-away = Send { $name } away
room-send-device = Send away everyone on { $name }’s device
room-send-device-sure = Everyone who came in from this device leaves the room, and nobody can come in from it until you allow it. Other devices are not affected.
room-send-device-keep = Let them stay
room-sent-devices = Devices sent away
room-let-device = Let { $name }’s device in again

## The big screen

room-scan = Scan the picture, or type the code
room-easy = A first name is enough. No account.
room-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
room-find-table =
    { $of ->
        [0] Round { $round }: find your table
       *[other] Round { $round } of { $of }: find your table
    }
room-tables = Tables { $from }–{ $to }
room-done = { $done } of { $all } games done
room-found = { $name } found { $thing }
room-wins = { $name } wins against { $others }
room-shares = { $names } share the point
room-between = Well played! The next round comes
room-well-played = Well played!
room-everybody = Everybody
room-podium-points =
    { $count ->
        [one] { $text } point
       *[other] { $text } points
    }

## Another device

room-new-device = A new device for { $name }
room-new-device-text = { $name } scans this and plays on: name, points and game stay. It works once, for ten minutes.
room-plea = { $name } asks to come back
room-plea-yes = Yes, it is { $name }
room-plea-no = No
room-is-there = There is a { $name } already
room-are-you = Are you { $name }, on another device?
room-ask-back = Yes: ask to come back
room-other-name = No: I take another name
room-ask-note = Your teacher says yes with one tap. Points and game stay.
room-asked = Your teacher sees that you ask. Wait a moment.
room-refused = Your teacher said no. Take another name, or talk to them.
room-moved = You play on at another device.
