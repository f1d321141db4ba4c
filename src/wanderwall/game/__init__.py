"""What every game of the house is: seven verbs, options, editions, and a host that supplies chance."""

from wanderwall.game.protocol import CHANCE, Choices, Dice, Game, IllegalMove, Outcome, Seat, View

__all__ = ["CHANCE", "Choices", "Dice", "Game", "IllegalMove", "Outcome", "Seat", "View"]
