"""Compile decorators for the search in this folder."""

from __future__ import annotations

from pathlib import Path

from wanderwall.kernel.jit import Compiler

_compiler = Compiler(Path(__file__).parent)
inner, entry = _compiler.inner, _compiler.entry
