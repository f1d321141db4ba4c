"""Help for players: the best turn with reasons, and what the turns of a finished game gave up.

Like the bots, a hint knows only what its seat may know: it is a function of the view.
"""
