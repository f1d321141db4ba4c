"""Labyrinth: the 7×7 maze whose rows slide."""

from wanderwall.games.classic.rules import Classic

GAME = Classic()
