"""Labyrinth Go!: everybody joins four rolled pictures to the middle of their own board, all at once (G)."""

from wanderwall.games.go.rules import Go

GAME = Go()

__all__ = ["GAME", "Go"]
