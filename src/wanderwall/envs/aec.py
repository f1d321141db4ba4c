"""Classic and towers for PettingZoo: seats act in turn (AEC); push and walk are two steps of one seat.

from wanderwall.envs import aec
table = aec.env(seats=3, goals=1)
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from wanderwall.encoding.layout import Mask, Observation
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.cores import core_of
from wanderwall.envs.render import METADATA, Rendered, check_mode, render_view, replay_html
from wanderwall.problem import require

require("pettingzoo", "envs")

from gymnasium import spaces  # noqa: E402
from gymnasium.utils import EzPickle  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

#: bits in the seed of a deal
SEED_BITS = 62


def env(**setting: Any) -> Any:
    """The environment with PettingZoo's usual checks around it; keywords are those of `raw_env`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**setting)))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801, PettingZoo's own name
    """A table of `EnvConfig`, every seat an agent; with an `opponent`, who plays all others, one seat alone."""

    metadata: dict[str, object] = {**METADATA, "name": "wanderwall_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, render_mode: str | None = None, **setting: Any) -> None:
        EzPickle.__init__(self, render_mode, **setting)
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.setting = EnvConfig(**setting)
        self.core = core_of(self.setting)
        self._dealt = False
        layout = self.layout = self.core.layout
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space, mask = spaces.Box(0, 1, (layout.size,), np.float32), spaces.Box(0, 1, (layout.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": space, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(layout.actions) for agent in self.possible_agents}
        self._dice = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> None:
        """Deal. PettingZoo's own tests pass unknown options, so `options` is ignored."""
        if seed is not None:
            self._dice = Random(seed)
        self.core.reset(self._dice.getrandbits(SEED_BITS))
        self._dealt = True
        mover = self.possible_agents[self.core.mover]
        self.agents = self.possible_agents[:] if self.setting.opponent is None else [mover]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = mover

    def observe(self, agent: str) -> dict[str, Observation | Mask]:
        acts = agent == self.agent_selection and not self.core.over
        mask = self.core.mask() if acts else np.zeros(self.layout.actions, np.int8)
        return {"observation": self.core.observe(self._seats[agent]), "action_mask": mask}

    def step(self, action: object) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.core.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {one: self.core.rewards[self._seats[one]] for one in self.agents}
        if self.core.over:  # every agent is visited once more, beginning with the next
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos[agent] = {"illegal": True} if self.core.illegal else {}
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        elif len(self.agents) > 1:
            self.agent_selection = self.possible_agents[self.core.mover]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def state(self) -> Observation:
        """Everything, for a critic that may know all: the observations of all seats, concatenated."""
        return np.concatenate([self.core.observe(seat) for seat in range(self.setting.seats)])

    @property
    def state_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.setting.seats * self.layout.size,), np.float32)

    def render(self) -> Rendered:
        return render_view(self.core.view(None), self.render_mode)

    def _repr_html_(self) -> str | None:
        return replay_html(self.core, None) if self._dealt else None

    def close(self) -> None:
        self.core.close()
