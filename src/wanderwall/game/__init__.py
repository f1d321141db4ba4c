"""What every built-in game has: seven verbs, options, editions, and chance as moves that the host applies."""

from wanderwall.game.protocol import CHANCE, Choices, Dice, Game, IllegalMove, Outcome, Seat, View

__all__ = ["CHANCE", "Choices", "Dice", "Game", "IllegalMove", "Outcome", "Seat", "View"]
