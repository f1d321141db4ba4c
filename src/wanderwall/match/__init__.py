"""A game in progress: chance, moves, what each seat saw, and the game on paper. Needs the standard library only."""
