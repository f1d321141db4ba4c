"""The coach of the sliding mazes, shared by classic and towers."""
