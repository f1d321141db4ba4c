### The start page and everything that is no game.

start-title = Push the walls. Find the way.
page-missing = There is no such page.
page-home = To the start
close = Close
page-offline = The server cannot be reached.
page-server = The server did not understand that.
page-wrong_key = This seat’s key is not valid (any more).
page-no_table = There is no such table.
page-key_reissued = This seat was opened with a new link elsewhere.
page-misunderstood = The page and the server do not understand each other. Reload the page.
page-left = You have left the table.
