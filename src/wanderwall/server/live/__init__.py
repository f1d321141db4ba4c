"""Tables while people play: sockets, rooms, the commands that go in and the entries everybody hears of."""
