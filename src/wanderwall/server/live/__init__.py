"""Tables and rooms while people play: sockets, commands that come in and entries that are sent to all clients."""
