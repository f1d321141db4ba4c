"""The games as environments for learning: batches, and adapters for Gymnasium, PettingZoo and OpenSpiel.

`Batch` and the cores need only numpy and numba. An adapter whose library is missing raises a problem that names it.
"""

import warnings

from wanderwall.problem import require

# Python imports this package before any of its modules, so the extra is checked here for all of them
require("numpy", "envs")
require("numba", "envs")

from wanderwall.encoding.layout import Layout  # noqa: E402
from wanderwall.envs.batch import Batch  # noqa: E402
from wanderwall.envs.config import EnvConfig  # noqa: E402

__all__ = ["Batch", "EnvConfig", "Layout"]


def __getattr__(name: str) -> type[EnvConfig]:
    """Old name of `EnvConfig`, until 0.4."""
    if name != "Setting":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    warnings.warn("wanderwall.envs.Setting is called EnvConfig now", DeprecationWarning, stacklevel=2)
    return EnvConfig
