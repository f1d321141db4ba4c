"""Exact answers while nobody else moves: fewest turns, and all layouts of a roll."""
