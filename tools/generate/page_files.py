"""The pictures of the rules pages and first lessons: `python -m tools.generate.page_files` generates them from the
rules.
"""

from __future__ import annotations

from pathlib import Path

from tools.generate.lessons import lessons
from tools.generate.rulebook import pictures
from tools.generate.written import to_files, write

from wanderwall.games import edition, editions

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"


def files() -> dict[str, str]:
    """The content of each file, by its path in the page's folder of games."""
    document = {f"{edition(id).game}/rules/{id}": pictures(id) for id in editions()}
    document |= {f"{game}/lesson": lesson for game, lesson in lessons().items()}
    return to_files(document)


if __name__ == "__main__":
    write(FOLDER, files())
