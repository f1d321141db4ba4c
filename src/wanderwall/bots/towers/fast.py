"""Compile decorators for the search in this folder."""

from __future__ import annotations

from pathlib import Path

from wanderwall.bots.compiled import Workshop

_workshop = Workshop(Path(__file__).parent)
fast, entry = _workshop.fast, _workshop.entry
