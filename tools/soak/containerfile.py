"""A parser for the Containerfile: its stages and their steps, for tools that follow them without a container engine."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FILE = ROOT / "Containerfile"


class Stage(NamedTuple):
    """What is built from one base image: instructions in order, each with its words."""

    name: str
    base: str
    steps: list[tuple[str, str]]

    def last(self, instruction: str) -> str:
        return next(words for kind, words in reversed(self.steps) if kind == instruction)

    @property
    def environment(self) -> dict[str, str]:
        words = " ".join(words for kind, words in self.steps if kind == "ENV")
        return dict(re.findall(r"(\w+)=(\S*)", words))

    def command(self, instruction: str) -> list[str]:
        """The words in brackets of an instruction."""
        words: list[str] = json.loads(re.search(r"\[.*\]", self.last(instruction)).group())  # type: ignore[union-attr]
        return words


def stages(text: str | None = None) -> list[Stage]:
    """All stages; the last one is the one that is run."""
    lines = re.sub(r"\\\n", "", text if text is not None else FILE.read_text(encoding="utf-8")).splitlines()
    found: list[Stage] = []
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        kind, _, words = line.partition(" ")
        if kind == "FROM":
            base, _, name = words.partition(" AS ")
            found.append(Stage(name or str(len(found)), base, []))
        else:
            found[-1].steps.append((kind, words.strip()))
    return found
