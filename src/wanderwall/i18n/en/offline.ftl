### A page that is its own server: what stands in its way, and whose tab has the games.

offline-elsewhere = wanderwall is open in another tab.
offline-elsewhere-how = One tab at a time keeps your games, so that none of them goes two ways.
offline-here = Play here
offline-newer = A newer version is here.
offline-renew = Use it now
offline-full = There is no room left on this device, so nothing has happened. Free some space and try again.
offline-not_kept = The browser could not keep that, so it has not happened. Try again; if it goes on, load the page anew.
offline-no_storage = This browser keeps nothing for pages, so every game would be lost. Leave the private window or allow site data here, then load the page anew.
offline-no_wasm = This browser cannot play without a server: it has no WebAssembly. Update it, or take another one.
offline-too_old = This browser is too old to play without a server. Update it, or take another one.
offline-insecure = Browsers let a page play without a server only over https. Open it by an address that begins with “https”, or as “localhost” on the machine that serves it.
offline-no_python = The rules of the game did not arrive. Look whether there is a network, then load the page anew.
offline-nobody = Nobody else can come to this table. Give the seat to a bot, or to somebody at this device.
offline-at-once = Everybody plays at once here: on this device that is you against bots. More of you? Play alone, one after the other: who solves the most?
offline-patience = Without a server this device works everything out by itself. That takes a little longer.
offline-together = This page runs without a server, so nobody else can come: rooms, open tables, ratings and the book are on servers only.
offline-bring = Bring a game
offline-bring-how = A game that was saved as text, finished or not: you can see it again here, or play on. It does not count.
offline-take = Save it to play on elsewhere
record-unreadable = This is no game that was saved as text, or somebody changed it: line { $line } cannot be read.
record-too_long = This game is too long to go on here: it has more than { $most } moves.
offline-others = Play with others
offline-left = Your other game is safe at the server. Meanwhile you can play a new one here.
offline-back = Back to the other game
offline-file = Opened from a folder, the page cannot work: browsers want it from a web address. Put the folder on a web space, or start “python3 -m http.server” in it and open http://localhost:8000.
offline-missing = Not all files of the page are here. Copy the whole folder to this address, as it is.
