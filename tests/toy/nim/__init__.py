"""A game of somebody else's, outside the package: take one, two or three stones; whoever takes the last one wins."""

from wanderwall.games.nim.rules import Nim

GAME = Nim()
