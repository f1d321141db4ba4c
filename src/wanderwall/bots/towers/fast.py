"""The compilers of this folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wanderwall.bots.compiled import compiling

FOLDER = Path(__file__).parent

#: for functions that only compiled ones call
fast: Any = compiling(FOLDER, no_cpython_wrapper=True)
#: for functions that Python calls
entry: Any = compiling(FOLDER)
