### For whoever runs a server: the page for the host, and `wanderwall admin`.

admin-title = For the host
admin-about = Look after this server. The key is the one in WANDERWALL_ADMIN_KEY, where the server was started.
admin-key = The host’s key
admin-enter = Open
admin-again = Look again
admin-leave = Leave it
admin-no_key = No host’s key is set. Start the server with WANDERWALL_ADMIN_KEY, 16 characters or more, and give the same to the command.
admin-wrong_key = That is not the host’s key.
admin-figures = Figures are for the machine itself, or with the host’s key: Authorization: Bearer …
admin-no_guest = Nobody sits there who could be forgotten.

## How much there is

admin-sizes = What is kept
admin-version = Version
admin-database = Database
admin-games = Games
admin-tables = { $waiting } waiting, { $playing } being played, { $over } over, { $closed } closed
admin-log = Log
admin-entries =
    { $count ->
        [one] one entry
       *[other] { $count } entries
    }
admin-people = People
admin-guests =
    { $count ->
        [one] one guest
       *[other] { $count } guests
    }

## Busy tables

admin-busiest = Busiest tables since yesterday
admin-nothing = Nothing has been played since yesterday.
admin-close = Close the table
admin-close-sure = Whoever plays there is sent away, and nobody plays on. What has happened stays written down.
admin-closed = The table is closed.
admin-forget = Forget { $name }
admin-forget-sure = The name, the rating and which games were theirs are forgotten, at every table of this guest. The games stay, under a made-up name.
admin-forgotten =
    { $count ->
        [one] Forgotten at one table.
       *[other] Forgotten at { $count } tables.
    }

## Games that are over

admin-finished = Finished games
admin-kept = Finished games are kept.
admin-erased-after =
    { $days ->
        [one] Finished games are erased one day after their end.
       *[other] Finished games are erased { $days } days after their end.
    }
admin-days = Days
admin-erase = Erase older ones
admin-keep = Keep all
admin-erase-sure =
    { $days ->
        [one] Games that ended more than a day ago are erased at once, and every other one a day after its end. Nothing brings them back: make a backup first.
       *[other] Games that ended more than { $days } days ago are erased at once, and every other one { $days } days after its end. Nothing brings them back: make a backup first.
    }
admin-erased =
    { $count ->
        [one] One game was erased.
       *[other] { $count } games were erased.
    }
