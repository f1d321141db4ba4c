"""Labyrinth Go!: a table where all seats act at once for PettingZoo, and a single roll as a puzzle for Gymnasium.

from wanderwall.envs import go
table = go.parallel_env(seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import numpy as np

from wanderwall.encoding.go import GoNumbers
from wanderwall.encoding.layout import Mask, Observation
from wanderwall.envs.core import whole
from wanderwall.envs.gym import SEEDS, check_reset_options, one_by_one
from wanderwall.envs.render import METADATA, Rendered, check_mode, film_html, render_view
from wanderwall.games.go.state import Ready, State
from wanderwall.kernel.arrays import Array
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem, require

require("pettingzoo", "envs")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils import EzPickle  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from pettingzoo import ParallelEnv  # noqa: E402
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

ILLEGAL = ("lose", "raise")

#: an observation with the actions that are legal
Observed = dict[str, Observation | Mask]


def _check_number(option: str, number: object, low: int) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or number < low:
        raise Problem("option.value", option=option, text=str(number), expected=f"{low}–")


def _check_illegal(illegal: str) -> None:
    if illegal not in ILLEGAL:
        raise Problem("option.value", option="illegal", text=str(illegal), expected=" | ".join(ILLEGAL))


class RollEnv(gymnasium.Env[Observation, np.int64]):
    """One roll, no clock: lay and lift until all pictures show and are joined, then grab. A wrong grab is illegal."""

    metadata: dict[str, object] = METADATA

    def __init__(
        self, render_mode: str | None = None, edition: str = "go", most_steps: int = 40, illegal: str = "lose"
    ) -> None:
        check_mode(render_mode)
        _check_illegal(illegal)
        _check_number("most_steps", most_steps, 1)
        self.render_mode, self.most_steps, self.illegal = render_mode, most_steps, illegal
        self.numbers = GoNumbers(edition, 1)
        self.game = self.numbers.game
        self.observation_space = spaces.Box(0, 1, (self.numbers.size,), np.float32)
        self.action_space = spaces.Discrete(self.numbers.actions)
        self._over = True
        self._states: list[State] = []

    def reset(self, *, seed: int | None = None, options: object = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        check_reset_options(options)
        table = self.game.setup(self.numbers.edition, 1, {"untimed": True})
        self._state = after_chance(self.game, table, Random(int(self.np_random.integers(SEEDS))))
        self._steps, self._over, self._states = 0, False, [self._state]
        return self._observations()

    def _observations(self) -> tuple[Observation, dict[str, Any]]:
        return self.numbers.observe(self._state, 0), {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        return self.numbers.mask({} if self._over else self.numbers.moves(self._state, 0), wait=False)

    def step(self, action: object) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        number = whole(action, self.numbers.actions)
        if self._over:
            raise Problem("envs.over")
        moves = self.numbers.moves(self._state, 0)
        refused = number not in moves
        if refused and self.illegal == "raise":
            raise Problem("envs.illegal", action=number)
        self._steps += 1
        solved = number == self.numbers.grab and not refused
        if not (refused or solved):
            self._state = self.game.apply(self._state, 0, moves[number])
            self._states.append(self._state)
        cut = self._steps >= self.most_steps and not (refused or solved)
        self._over = refused or solved or cut
        seen, info = self._observations()
        if refused:
            info["illegal"] = True
        if self.render_mode == "human":
            self.render()
        return seen, float(solved) - float(refused), refused or solved, cut, info

    def render(self) -> Rendered:
        return render_view(self.game.view(self._state, 0), self.render_mode)

    def _repr_html_(self) -> str | None:
        return film_html([self.game.view(state, 0) for state in self._states]) if self._states else None


def make_vector(
    num_envs: int = 1,
    render_mode: str | None = None,
    autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    edition: str = "go",
    most_steps: int = 40,
    illegal: str = "lose",
) -> VectorEnv[Array, Array, Array]:
    """A number of rolls, one after the other."""
    return one_by_one(partial(RollEnv, render_mode, edition, most_steps, illegal), num_envs, autoreset_mode)


class parallel_env(ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801, PettingZoo's own name
    """All seats act at once, one hand movement per step; if several grab in one step, the first is chosen at random.

    The reward is the progress on the score track, zero-sum: what a seat gains less what the others gain on average. An
    action that is illegal at this moment does nothing, since another seat's grab may have made it illegal.
    """

    metadata: dict[str, object] = {**METADATA, "name": "wanderwall_go_v0", "is_parallelizable": True}  # noqa: RUF012

    def __init__(
        self, seats: int = 2, max_cycles: int = 500, render_mode: str | None = None, edition: str = "go"
    ) -> None:
        EzPickle.__init__(self, seats, max_cycles, render_mode, edition)
        check_mode(render_mode)
        _check_number("seats", seats, 2)
        _check_number("max_cycles", max_cycles, 1)
        self.numbers, self.max_cycles, self.render_mode = GoNumbers(edition, seats), max_cycles, render_mode
        self.game = self.numbers.game
        self.table = self.game.setup(self.numbers.edition, seats, {})
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        seen = spaces.Box(0, 1, (self.numbers.size,), np.float32)
        mask = spaces.Box(0, 1, (self.numbers.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.numbers.actions) for agent in self.possible_agents}
        self._dice = Random()
        self.agents: list[str] = []
        self._states: list[State] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> tuple[dict[str, Observed], dict[str, object]]:
        """Start the first round. PettingZoo's own tests pass unknown options, so `options` is ignored."""
        if seed is not None:
            self._dice = Random(seed)
        self._state, self._cycles = self.table, 0
        self.agents = self.possible_agents[:]
        self._begin_round()
        self._states = [self._state]
        return self._observations(), {agent: {} for agent in self.agents}

    def _begin_round(self) -> None:
        """Roll if a round begins, and make everybody ready at once."""
        self._state = after_chance(self.game, self._state, self._dice)
        while self._state.step == "ready":
            self._state = self.game.apply(self._state, min(self.game.to_act(self._state)), Ready())

    def _observations(self) -> dict[str, Observed]:
        observations: dict[str, Observed] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.numbers.mask(self.numbers.moves(self._state, seat), wait=True)
            observations[agent] = {"observation": self.numbers.observe(self._state, seat), "action_mask": mask}
        return observations

    def step(self, actions: Mapping[str, object]) -> tuple[dict[str, Any], ...]:
        if not self.agents:
            raise Problem("envs.over" if self._states else "envs.unbegun")
        if not isinstance(actions, Mapping) or set(actions) != set(self.agents):
            given = list(actions) if isinstance(actions, Mapping) else actions
            raise Problem("envs.array", what="actions", expected=str(self.agents), given=str(given)[:80])
        seats = len(self.possible_agents)
        wanted = {agent: whole(actions[agent], self.numbers.actions) for agent in self.agents}
        before = [player.track for player in self._state.players]
        order = list(range(seats))
        self._dice.shuffle(order)
        refused = set()
        for seat in order:
            number, moves = wanted[self.possible_agents[seat]], self.numbers.moves(self._state, seat)
            if number in moves:
                self._state = self.game.apply(self._state, seat, moves[number])
            elif number != self.numbers.wait:
                refused.add(self.possible_agents[seat])
        self._begin_round()
        self._states.append(self._state)
        self._cycles += 1
        over = self._state.step == "over"
        cut = self._cycles >= self.max_cycles and not over
        agents, observations = self.agents, self._observations()
        gains = [
            (player.track - had) / self.numbers.edition.finish
            for player, had in zip(self._state.players, before, strict=True)
        ]
        share = [gain - (sum(gains) - gain) / (seats - 1) for gain in gains]
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, share, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {"illegal": True} if agent in refused else {} for agent in agents},
        )

    def render(self) -> Rendered:
        return render_view(self.game.view(self._state, None), self.render_mode)

    def _repr_html_(self) -> str | None:
        return film_html([self.game.view(state, None) for state in self._states]) if self._states else None

    def close(self) -> None:
        pass


def env(**given: Any) -> Any:
    """The same table with its seats asked in turn."""
    return parallel_to_aec(parallel_env(**given))
