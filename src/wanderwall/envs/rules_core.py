"""A table of classic or towers on the plain rules: any edition, side and option. Slow, and the specification.

It uses only the protocol of a game: what is legal, what a seat may view, and how the game ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.tiles import rotate
from wanderwall.encoding.layout import OFFERS, Mask, Observation, turned_square, way_of
from wanderwall.encoding.observe import observation
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import shares, whole
from wanderwall.game.protocol import OVER, Seat
from wanderwall.games import game_of
from wanderwall.games.sliding.state import WALK, Push
from wanderwall.games.towers.state import DISCARD
from wanderwall.kernel.deal import deal_state
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem


class ActionCodec:
    """Convert moves to action numbers for one kind of table; immutable."""

    def __init__(self, setting: EnvConfig) -> None:
        self.setting, self.layout = setting, setting.layout
        self.game = game_of(setting.loaded_edition)
        self.arrows = {arrow.name: number for number, arrow in enumerate(grid(setting.loaded_edition.side).arrows)}

    def moves(self, state: Any, chosen: int | None = None) -> dict[int, Any]:
        """The legal moves of the mover, keyed by action; a list of moves if the next step chooses among them."""
        if state.step == OVER:
            return {}
        legal = self.game.legal(state, state.mover)
        frame = self.setting.frames[state.mover]
        if state.step == DISCARD:
            return self._offers(legal)
        if state.step != WALK:
            return {self._push(move, frame): move for move in legal}
        if chosen is not None:
            return self._offers([move for move in legal if move.to == chosen])
        walks: dict[int, list[Any]] = {}
        for move in legal:
            walks.setdefault(self.layout.pushes + turned_square(self.layout.side, move.to, frame), []).append(move)
        return {number: ways if len(ways) > 1 else ways[0] for number, ways in walks.items()}

    def _offers(self, moves: Sequence[Any]) -> dict[int, Any]:
        return {self.layout.offers + k: move for k, move in enumerate(moves[:OFFERS])}

    def _push(self, push: Push, frame: int) -> int:
        arrow = (self.arrows[push.arrow] - frame * self.layout.lines) % (4 * self.layout.lines)
        return 4 * arrow + way_of(rotate(push.openings, -frame))

    def mask(self, moves: Mapping[int, Any]) -> Mask:
        mask = np.zeros(self.layout.actions, np.int8)
        mask[list(moves)] = 1
        return mask

    def rewards(self, state: Any) -> list[float]:
        """The reward of each seat for the end."""
        outcome = self.game.outcome(state)
        return shares(self.layout.seats, outcome.winners) if outcome else [0.0] * self.layout.seats


class RulesCore:
    """One game on the rules."""

    def __init__(self, setting: EnvConfig) -> None:
        self.setting, self.layout = setting, setting.layout
        self.numbers = ActionCodec(setting)
        self.game = self.numbers.game
        self.state = setting.table
        self.rewards: Sequence[float] = [0.0] * setting.seats
        self.illegal = False
        self.seed, self.actions = 0, list[int]()
        self.deals_alike = _deals_alike(setting)

    @property
    def mover(self) -> Seat:
        return int(self.state.mover)

    @property
    def over(self) -> bool:
        return self.illegal or self.state.step == OVER

    def reset(self, seed: int) -> None:
        self.seed, self.actions = seed, []
        self.dice = Random(seed)
        state = deal_state(self.setting.table, seed) if self.deals_alike else self.setting.table
        self.begin(after_chance(self.game, state, self.dice))

    def begin(self, state: Any) -> None:
        """Continue from this state."""
        self.rewards, self.illegal = [0.0] * self.layout.seats, False
        self._stand(state)

    def _stand(self, state: Any, chosen: int | None = None) -> None:
        self.state, self.chosen = state, chosen
        self.moves = self.numbers.moves(state, chosen)

    def mask(self) -> Mask:
        return self.numbers.mask({} if self.over else self.moves)

    def step(self, action: int) -> None:
        number = whole(action, self.layout.actions)
        if self.over:
            raise Problem("envs.over")
        self.rewards = [0.0] * self.layout.seats
        if number not in self.moves:
            self._refuse(number)
        elif isinstance(self.moves[number], list):
            self._stand(self.state, self.moves[number][0].to)
        else:
            self.play(self.moves[number])
        self.actions.append(number)

    def play(self, move: Any) -> None:
        """Play a move of the rules for the seat to move."""
        before, seat = self.state, self.state.mover
        self._stand(after_chance(self.game, self.game.apply(before, seat, move), self.dice))
        self.rewards = round_rewards(self.numbers.rewards(self.state))
        if self.setting.shaped and len(self.state.found[seat]) > len(before.found[seat]):
            share = np.float32(self.setting.shaped) / np.float32(len(before.stacks[seat]) + len(before.found[seat]))
            others = -share / np.float32(max(1, self.layout.seats - 1))
            paid = [np.float32(had) + (share if one == seat else others) for one, had in enumerate(self.rewards)]
            self.rewards = round_rewards(paid)

    def _refuse(self, number: int) -> None:
        if self.setting.illegal == "raise":
            raise Problem("envs.illegal", action=number)
        self.illegal = True
        others = [seat for seat in range(self.layout.seats) if seat != self.mover]
        self.rewards = round_rewards(shares(self.layout.seats, others)) if others else [-1.0]

    def observe(self, seat: Seat) -> Observation:
        game, state = self.game, self.state
        choices = game.choices(state, seat) if self.setting.hints else {}
        offers = [move for number, move in self.moves.items() if number >= self.layout.offers]
        shown = offers if seat == state.mover else []
        view, magic = game.view(state, seat), getattr(self.setting.loaded_edition, "magic", ())
        return observation(self.layout, self.setting.frames[seat], view, choices, shown, self.chosen, magic)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def close(self) -> None:
        pass


def round_rewards(rewards: Sequence[Any]) -> list[float]:
    """Rewards rounded to 32 bits, as in the kernel."""
    return [float(np.float32(reward)) for reward in rewards]


def _deals_alike(setting: EnvConfig) -> bool:
    """Whether the kernel can deal this table."""
    try:
        replace(setting, engine=None, opponent=None).check_kernel()
    except Problem:
        return False
    return True
