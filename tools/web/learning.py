"""What the rules pages and the first lessons show: `python -m tools.web.learning` writes it from the rules."""

from __future__ import annotations

from pathlib import Path

from tools.web.lessons import lessons
from tools.web.rulebook import pictures
from tools.web.written import write, written
from wanderwall.games import editions

FOLDER = Path(__file__).parents[2] / "web" / "src" / "learn" / "data"


def files() -> dict[str, str]:
    """What each file says, by its name."""
    told = {f"rules-{id}": pictures(id) for id in editions()}
    told |= {f"lesson-{game}": lesson for game, lesson in lessons().items()}
    return written(told)


if __name__ == "__main__":
    write(FOLDER, files())
