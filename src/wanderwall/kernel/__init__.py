"""The compiled twins of the sliding mazes: one source for processors and graphics cards.

`jit`, `board`, `things`, `classic` and `towers` are plain functions on numbers, which numba compiles wherever they are
called from. `arrays` and `convert` bring positions in and out, `cpu` and `gpu` run them over many games at once.
"""

from __future__ import annotations

from importlib.util import find_spec

#: whether the compiler is installed, which the extra `fast` brings: nothing else of this package works without it
FAST = find_spec("numba") is not None

#: the largest board whose squares fit into 64 bits with room to spare: those that the kernel plays
MAX_SIDE = 7
