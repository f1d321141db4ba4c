"""What towers brings for environments; the kernel plays no environments of it."""

from __future__ import annotations

from wanderwall.encoding.layout import Layout
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.sliding import SlidingCodec

ACTIONS = SlidingCodec
KERNEL = None
DEALS_ONCE = False


def LAYOUT(config: EnvConfig) -> Layout:  # noqa: N802, the name of the part
    """Pushes, walks and offers."""
    return Layout(config.loaded_edition.side, config.seats, config.hints, towers=True)
