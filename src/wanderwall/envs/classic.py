"""What classic brings for environments."""

from __future__ import annotations

from wanderwall.encoding.layout import Layout
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.sliding import SlidingCodec
from wanderwall.games.classic.state import State
from wanderwall.kernel.convert import check_served
from wanderwall.problem import Problem

ACTIONS = SlidingCodec
DEALS_ONCE = True


def LAYOUT(config: EnvConfig) -> Layout:  # noqa: N802, the name of the part
    """Pushes and walks."""
    return Layout(config.loaded_edition.side, config.seats, config.hints)


def KERNEL(table: State) -> None:  # noqa: N802, the name of the part
    """Refuse tables that the compiled environment does not play."""
    check_served(table)
    for name, clause, served in (("cards", "K8", "top"), ("peek", "K4", "at-once")):
        value = getattr(table.options, name)
        for one in value if isinstance(value, tuple) else (value,):
            if one != served:
                raise Problem("kernel.not_served", clause, option=name, value=str(one))
