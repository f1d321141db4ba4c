"""The parameters of an environment, checked once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import isfinite
from numbers import Real
from typing import Any, Protocol, cast

from wanderwall.bots import bot_names
from wanderwall.encoding.layout import turns_home
from wanderwall.game.options import options_of
from wanderwall.game.protocol import State
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of, games, part
from wanderwall.kernel.arrays import POLICIES
from wanderwall.problem import Missing, Problem

#: random players seldom find twelve treasures and come home, so by default an environment plays for fewer
GOALS, TURN_LIMIT = 3, 100
ILLEGAL = ("lose", "raise")
KERNEL, RULES = "kernel", "rules"


@dataclass(frozen=True)
class EnvConfig:
    """One kind of environment with seats that act in turn.

    `goals` are the cards each seat is dealt (None: all), `turn_limit` the turns each has (None: any number); `options`
    are any others of the game. `hints` adds to observations which pushes bring the goal into reach, `rotate` rotates
    each seat's board so that its home is top left, `shaped` is what all finds of a seat are worth in addition to
    winning. `opponent` plays all seats except `seat`, the agent's (None: chosen at random). `illegal` decides what an
    illegal action does.
    """

    edition: str = "classic-1986"
    seats: int = 2
    goals: int | None = GOALS
    turn_limit: int | None = TURN_LIMIT
    options: Mapping[str, object] = field(default_factory=dict)
    hints: bool = False
    rotate: bool = False
    shaped: float = 0.0
    opponent: str | None = None
    seat: int | None = None
    illegal: str = "lose"
    #: what plays: the compiled kernel, the rules, or (None) the kernel if it can
    engine: str | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.seats, int) or isinstance(self.seats, bool):
            raise Problem("option.value", option="seats", text=str(self.seats), expected="1–4")
        assert self.part
        _one_of("hints", self.hints, True, False)
        _one_of("rotate", self.rotate, True, False)
        _one_of("illegal", self.illegal, *ILLEGAL)
        _one_of("engine", self.engine, KERNEL, RULES, None)
        if not (isinstance(self.opponent, str) and ":" in self.opponent):
            _one_of("opponent", self.opponent, *bot_names(self.loaded_edition.game), None)
        if not (isinstance(self.shaped, Real) and isfinite(self.shaped)):
            raise Problem("option.value", option="shaped", text=str(self.shaped), expected="0.0–")
        if not isinstance(self.options, Mapping):
            raise Problem("option.value", option="options", text=str(self.options), expected="{name: value}")
        if self.seat is not None and self.seat not in range(self.seats):
            raise Problem("option.value", option="seat", text=str(self.seat), expected=f"0–{self.seats - 1}")
        if self.engine == KERNEL:
            self.check_kernel()
        assert self.table
        assert self.layout

    @cached_property
    def loaded_edition(self) -> Any:
        """The edition."""
        return find_edition(str(self.edition))

    @property
    def part(self) -> EnvPart:
        """What the game brings for environments; raise a Problem if it brings nothing."""
        found = env_part(self.loaded_edition.game)
        if found is None:
            known = " | ".join(name for name in games() if env_part(name))
            raise Problem("option.value", option="edition", text=str(self.edition), expected=known)
        return found

    @cached_property
    def table(self) -> Any:
        """The state before the deal."""
        game = game_of(self.loaded_edition)
        # the agent is asked on its own turn, when its seat has looked at its card anyway (K4)
        usual = {"peek": "at-once", "goals": self.goals, "turn_limit": self.turn_limit}
        known = options_of(game.options)
        given = {name: value for name, value in usual.items() if name in known}
        return game.setup(self.loaded_edition, self.seats, {**given, **self.options})

    @cached_property
    def layout(self) -> Any:
        """Which numbers mean what: the encoding's `Layout`, or that of an external game."""
        return self.part.LAYOUT(self)

    @cached_property
    def frames(self) -> tuple[int, ...]:
        """The anticlockwise quarter turns of each seat's board, so that its home comes first."""
        if not self.rotate:
            return (0,) * self.seats
        return tuple(turns_home(self.loaded_edition.side, self.table.home(seat)) for seat in range(self.seats))

    @property
    def on_kernel(self) -> bool:
        """Whether the kernel plays."""
        if self.engine is not None:
            return self.engine == KERNEL
        try:
            self.check_kernel()
        except Problem:
            return False
        return True

    def check_kernel(self) -> None:
        """Refuse settings that the compiled environment does not support."""
        if self.part.KERNEL is None:
            raise Problem("kernel.not_served", option="edition", value=self.edition)
        self.part.KERNEL(self.table)
        if self.opponent is not None and self.opponent not in POLICIES:
            raise Problem("kernel.policy", text=self.opponent, known=", ".join(POLICIES))


class EnvPart(Protocol):
    """What a game brings for environments: a module `envs/<game>.py`, or `envs.py` in an external game's folder."""

    #: the layout of a setting: `seats`, `actions` and `size`
    LAYOUT: Callable[[EnvConfig], Any]
    #: the `core.ActionCodec` of a setting
    ACTIONS: Callable[[EnvConfig], Any]
    #: refuse tables that the kernel does not play; None if it plays none
    KERNEL: Callable[[State], None] | None
    #: whether chance only deals, as OpenSpiel needs it
    DEALS_ONCE: bool


def env_part(game: str) -> EnvPart | None:
    """The part of a game whose seats act in turn; None for others, such as Labyrinth Go!, where all act at once."""
    try:
        module = part("envs", game)
    except Missing:  # a module with environments of its own, for another library
        return None
    return cast(EnvPart, module) if hasattr(module, "LAYOUT") else None


def _one_of(option: str, value: object, *words: str | bool | None) -> None:
    if value not in words:
        raise Problem("option.value", option=option, text=str(value), expected=" | ".join(map(str, words)))
