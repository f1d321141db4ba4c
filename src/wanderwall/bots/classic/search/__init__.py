"""The compiled search of Labyrinth: one turn, two turns, replies, playouts."""
