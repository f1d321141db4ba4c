"""The parameters of an environment, checked once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from math import isfinite
from numbers import Real
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, cast

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


class Version(NamedTuple):
    """An environment whose results never change: the hash of its first games (`gym.hash_games`), and its settings."""

    digest: str
    setting: Mapping[str, object]


#: a change of rules, observations or actions needs a new version next to the old one: papers cite these names
VERSIONS: Mapping[str, Version] = MappingProxyType(
    {
        "Classic-v1": Version(
            "481697027350e7f3", {"edition": "classic-1986", "seats": 2, "goals": 3, "turn_limit": 100}
        ),
        "Towers-v1": Version("a41ff97f2b351533", {"edition": "towers-3d", "seats": 2, "goals": 3, "turn_limit": 100}),
        "Maze3-v1": Version("9e0e2f0968aa8bae", {"edition": "maze-3", "seats": 2, "goals": 1, "turn_limit": 20}),
        "Maze5-v1": Version("1f390351aed418ba", {"edition": "maze-5", "seats": 2, "goals": 2, "turn_limit": 40}),
        "GoPuzzle-v1": Version("11961ec9b94c212a", {"edition": "go", "most_steps": 40, "illegal": "lose"}),
    }
)
#: the settings that decide what a game is; all others may be chosen for any version
FROZEN = ("edition", "seats", "goals", "turn_limit", "options", "hints", "rotate", "shaped", "illegal")


@dataclass(frozen=True)
class EnvConfig:
    """One kind of environment with seats that act in turn.

    `goals` are the cards each seat is dealt (None: all), `turn_limit` the turns each has (None: any number); `options`
    are any others of the game. `hints` adds to observations which pushes bring the goal into reach, `rotate` rotates
    each seat's board so that its home is top left, `shaped` is what all finds of a seat are worth in addition to
    winning. `opponent` plays all seats except `seat`, the agent's (None: chosen at random). `illegal` decides what an
    illegal action does. With a `version`, such as `Classic-v1`, all that decides what the game is has the frozen value.
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
    version: str | None = None

    def __post_init__(self) -> None:
        if self.version is not None:
            self._freeze()
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

    def _freeze(self) -> None:
        """Take the settings of the version; refuse any other value of theirs."""
        _one_of("version", self.version, *versions())
        usual: dict[str, object] = {one.name: {} if one.name == "options" else one.default for one in fields(self)}
        frozen = {**{name: usual[name] for name in FROZEN}, **VERSIONS[str(self.version)].setting}
        for name, value in frozen.items():
            given = getattr(self, name)
            if given not in (value, usual[name]):
                raise Problem("option.value", option=name, text=str(given), expected=str(value))
            object.__setattr__(self, name, value)

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


def versions() -> tuple[str, ...]:
    """The versions of games whose seats act in turn, which `EnvConfig` and its environments take."""
    return tuple(name for name, version in VERSIONS.items() if "seats" in version.setting)


def _one_of(option: str, value: object, *words: str | bool | None) -> None:
    if value not in words:
        raise Problem("option.value", option=option, text=str(value), expected=" | ".join(map(str, words)))
