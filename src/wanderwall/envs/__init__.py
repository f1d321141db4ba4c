"""The games as environments for learning: batches here, and what Gymnasium, PettingZoo and OpenSpiel know beside.

`Batch` and the cores need numpy and numba alone. What is made for one of these libraries says so where it is missing.
"""

from wanderwall.envs.missing import needed

# Python imports this package before any of its modules, so each of them names the extra here
needed("numpy", "envs")
needed("numba", "envs")

from wanderwall.bots.sliding.layout import Layout  # noqa: E402
from wanderwall.envs.batch import Batch  # noqa: E402
from wanderwall.envs.setting import Setting  # noqa: E402

__all__ = ["Batch", "Layout", "Setting"]
