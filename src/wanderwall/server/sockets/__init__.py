"""Sessions of clients on sockets, and the messages they exchange."""
