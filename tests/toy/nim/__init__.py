"""A game outside the package: take one, two or three stones; the player who takes the last one wins."""

from wanderwall.games.nim.rules import Nim

GAME = Nim()
