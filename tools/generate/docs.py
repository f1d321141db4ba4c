"""Generate the tables and pictures in the docs that follow from the code: `python -m tools.generate.docs`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.generate import go_levels
from tools.generate import strength_tables as strengths

from wanderwall.draw.svg import svg
from wanderwall.game.options import options_of, to_text
from wanderwall.games import edition, editions, games
from wanderwall.i18n import Texts
from wanderwall.match import record
from wanderwall.server.app import make_app
from wanderwall.server.settings import Settings

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
TEXTS = Texts("en")


def options() -> str:
    rows = ["| game | option | values | normally | clause | what |", "|---|---|---|---|---|---|"]
    for name, game in games().items():
        for option, about in options_of(game.options).items():
            values = about.values_text().replace("|", "\\|") + (", per seat" if about.per_seat else "")
            meaning = TEXTS.say(f"setting-{option}")
            rows.append(f"| {name} | `{option}` | {values} | {to_text(about.default)} | {about.clause} | {meaning} |")
    return "\n".join(rows)


def editions_table() -> str:
    rows = ["| edition | game | title | players | from age |", "|---|---|---|---|---|"]
    for name in editions():
        box = edition(name)
        low, high = box.players
        rows.append(f"| `{name}` | {box.game} | {box.title['en']} | {low}–{high} | {box.ages} |")
    return "\n".join(rows)


#: pictures in the docs: a golden game, and how many moves into it
PICTURES = {"classic": ("classic-1986-4-012", 1), "towers": ("towers-3d-3-066", 8), "go": ("go-3-054", 19)}


def picture(name: str) -> str:
    """A position of a golden game as the mover sees it, with the reachable squares highlighted."""
    golden, moves = PICTURES[name]
    paper = record.read((ROOT / "tests" / "records" / f"{golden}.txt").read_text(encoding="utf-8"))
    state = list(record.states(paper))[moves]
    seat = min(paper.game.to_act(state))
    reach = paper.game.choices(state, seat).get("reach", "0")
    return svg(paper.game.view(state, seat), marks=int(reach, 16))


def picture_file(name: str) -> Path:
    return ROOT / "docs" / "pictures" / f"{name}.svg"


def api() -> str:
    """The routes as the server describes them."""
    rows = ["| method | path | what |", "|---|---|---|"]
    paths = make_app(Settings("sqlite+aiosqlite:///games.db")).openapi()["paths"]
    for path, methods in sorted(paths.items()):
        for method, about in methods.items():
            rows.append(f"| {method.upper()} | `{path}` | {about['description'].split(chr(10))[0]} |")
    return "\n".join(rows)


TABLES: dict[str, Callable[[], str]] = {
    "options": options,
    "editions": editions_table,
    "go_levels": go_levels.table,
    "api": api,
    **{f"strengths_{game}": partial(strengths.table, game) for game in ("classic", "towers", "go")},
}


def update_tables(text: str) -> str:
    """The text with every table up to date."""
    return BLOCK.sub(lambda match: f"{match[1]}{TABLES[match[2]]()}\n{match[3]}", text)


def pages() -> list[Path]:
    return [page for folder in (ROOT, ROOT / "docs", ROOT / "docs" / "lab") for page in sorted(folder.glob("*.md"))]


if __name__ == "__main__":
    for page in pages():
        page.write_text(update_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
    for name in PICTURES:
        picture_file(name).write_text(picture(name), encoding="utf-8")
