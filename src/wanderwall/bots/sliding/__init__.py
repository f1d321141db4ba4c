"""What the bots of the sliding mazes share: a simple player, and the solver for the fewest own turns."""
