"""`python -m wanderwall.bots.warm` compiles every search once, so that no player waits for it later."""

from __future__ import annotations

import time

from wanderwall.bots.classic import levels as classic
from wanderwall.bots.towers import levels as towers

if __name__ == "__main__":
    for name, warm in (("classic", classic.warm), ("towers", towers.warm)):
        print(f"preparing the bots of {name} …", end="", flush=True)
        start = time.perf_counter()
        warm()
        print(f" {time.perf_counter() - start:.0f} s", flush=True)
