"""What the bots of the sliding mazes share: a simple bot, and the solver for the fewest own turns."""
