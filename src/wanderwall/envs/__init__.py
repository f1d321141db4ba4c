"""The games as environments for learning: batches here, and what Gymnasium, PettingZoo and OpenSpiel know beside.

`Batch` and the cores need numpy and numba alone. What is made for one of these libraries says so where it is missing.
"""

from wanderwall.bots.sliding.layout import Layout
from wanderwall.envs.batch import Batch
from wanderwall.envs.setting import Setting

__all__ = ["Batch", "Layout", "Setting"]
