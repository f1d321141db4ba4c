"""The learned bot of Labyrinth: value net, lookahead, worlds."""
