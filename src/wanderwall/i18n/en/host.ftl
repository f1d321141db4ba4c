### For whoever runs a server: the page for the host, and `wanderwall admin`.

host-title = For the host
host-about = Look after this server. The key is the one in WANDERWALL_ADMIN_KEY, where the server was started.
host-key = The host’s key
host-enter = Open
host-again = Look again
host-leave = Leave it
host-no_key = No host’s key is set. Start the server with WANDERWALL_ADMIN_KEY, 16 characters or more, and give the same to the command.
host-wrong_key = That is not the host’s key.
host-figures = Figures are for the machine itself, or with the host’s key: Authorization: Bearer …
host-no_guest = Nobody sits there who could be forgotten.

## How much there is

host-sizes = What is kept
host-version = Version
host-database = Database
host-games = Games
host-tables = { $waiting } waiting, { $playing } being played, { $over } over, { $closed } closed
host-log = Log
host-entries =
    { $count ->
        [one] one entry
       *[other] { $count } entries
    }
host-people = People
host-guests =
    { $count ->
        [one] one guest
       *[other] { $count } guests
    }

## Busy tables

host-busiest = Busiest tables since yesterday
host-nothing = Nothing has been played since yesterday.
host-close = Close the table
host-close-sure = Whoever plays there is sent away, and nobody plays on. What has happened stays written down.
host-closed = The table is closed.
host-forget = Forget { $name }
host-forget-sure = The name, the rating and which games were theirs are forgotten, at every table of this guest. The games stay, under a made-up name.
host-forgotten =
    { $count ->
        [one] Forgotten at one table.
       *[other] Forgotten at { $count } tables.
    }

## Games that are over

host-finished = Finished games
host-kept = Finished games are kept.
host-erased-after =
    { $days ->
        [one] Finished games are erased one day after their end.
       *[other] Finished games are erased { $days } days after their end.
    }
host-days = Days
host-erase = Erase older ones
host-keep = Keep all
host-erase-sure =
    { $days ->
        [one] Games that ended more than a day ago are erased at once, and every other one a day after its end. Nothing brings them back: make a backup first.
       *[other] Games that ended more than { $days } days ago are erased at once, and every other one { $days } days after its end. Nothing brings them back: make a backup first.
    }
host-erased =
    { $count ->
        [one] One game was erased.
       *[other] { $count } games were erased.
    }
