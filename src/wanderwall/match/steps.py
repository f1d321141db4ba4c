"""How a game continues, for any host: a move with the chance moves after it.

Stateless functions of a state: `Match` stores what they return, the server commits it to its log first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from wanderwall.game.protocol import CHANCE, DEAL, AnyGame, Dice, S, Seat, State
from wanderwall.match.record import PlayedMove


class Step(NamedTuple):
    """A move that was made, and the state after it."""

    played: PlayedMove
    state: Any


def deal(game: AnyGame, table: S, dice: Dice) -> S:
    """The opening of a record: the state after the deal, if the game has one (K2)."""
    while table.step == DEAL:
        table = game.apply(table, CHANCE, game.chance(table, dice))
    return table


def play_chance(game: AnyGame, state: State, dice: Dice) -> list[Step]:
    """Play chance moves until a seat has to act."""
    steps: list[Step] = []
    while CHANCE in game.to_act(state):
        move = game.chance(state, dice)
        state = game.apply(state, CHANCE, move)
        steps.append(Step(PlayedMove(CHANCE, move), state))
    return steps


def after_chance(game: AnyGame, state: S, dice: Dice) -> S:
    """The state after all due chance moves."""
    return next((step.state for step in reversed(play_chance(game, state, dice))), state)


def play_move(
    game: AnyGame, state: State, seat: Seat, move: object, dice: Dice, seconds: float | None = None, comment: str = ""
) -> list[Step]:
    """Play a move, as an object or in notation, and the chance moves after it; IllegalMove or Problem if refused."""
    if isinstance(move, str):
        move = game.notation.read_move(state, seat, move)
    state = game.apply(state, seat, move)
    return [Step(PlayedMove(seat, move, seconds, comment), state), *play_chance(game, state, dice)]


def play_timeout(game: AnyGame, state: State, dice: Dice, seconds: float | None = None) -> list[Step]:
    """Play the move that is due when the clock has run out, and the chance moves after it (K8, G6)."""
    return play_move(game, state, CHANCE, game.time_up(state, dice), dice, seconds)


def replay(game: AnyGame, state: State, moves: Iterable[tuple[Seat, str, float | None]]) -> list[Step]:
    """Replay moves in notation as they were made before, chance moves included."""
    steps: list[Step] = []
    for seat, text, seconds in moves:
        move = game.notation.read_move(state, seat, text)
        state = game.apply(state, seat, move)
        steps.append(Step(PlayedMove(seat, move, seconds), state))
    return steps
