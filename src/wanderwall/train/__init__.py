"""Train players: a value net by self-play (`python -m wanderwall.train train`), a policy by PPO.

It needs the extra `train`, and is fast on a GPU.
"""

import wanderwall.envs  # noqa: F401  (names the extra, if numpy is missing)
