"""Bots at the table: each gets its seat's view and choices, and a generator seeded by the game and the moment."""

from __future__ import annotations

from random import Random
from typing import Any

from wanderwall.bots import bot
from wanderwall.cli.sitting import BOT, Sitting
from wanderwall.game.protocol import Seat


def chosen(sitting: Sitting, seat: Seat) -> tuple[Any, float]:
    """The bot's move now, and the seconds it says it took."""
    return chosen_in(sitting, sitting.state, seat, 0)


def chosen_in(sitting: Sitting, state: Any, seat: Seat, step: int) -> tuple[Any, float]:
    """The bot's move in a state that may be a private one, so many steps after the last move of the game."""
    game = sitting.game
    player = bot(sitting.names[seat].removeprefix(BOT), game.name)
    dice = Random(f"{sitting.seed}/{len(sitting.moves)}/{seat}/{step}")
    text, seconds = player.choose(game.view(state, seat), game.choices(state, seat), dice)
    return game.notation.read_move(state, seat, text), seconds
