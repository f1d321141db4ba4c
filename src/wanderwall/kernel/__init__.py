"""Compiled versions of the sliding mazes: one source for CPU and GPU.

`jit`, `board`, `goal_places`, `classic` and `towers` are plain functions on numbers, which numba compiles for every
caller. `arrays` and `convert` convert positions to arrays and back, `cpu` and `gpu` run them over many games at once.
"""

from __future__ import annotations

from importlib.util import find_spec

#: whether the compiler is installed (extra `fast`); nothing else in this package works without it
FAST = find_spec("numba") is not None

#: the largest board that the kernel plays: its squares fit into 64 bits with room to spare
MAX_SIDE = 7
