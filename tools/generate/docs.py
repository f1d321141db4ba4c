"""Generate the tables and pictures in the docs that follow from the code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from tools.report import ROOT, replace_blocks, table
from wanderwall.bots import bot
from wanderwall.bots.go.levels import HABITS
from wanderwall.bots.protocol import Bot, Budget, History
from wanderwall.bots.strength import scale
from wanderwall.draw.svg import svg
from wanderwall.game.options import options_of, to_text
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition, editions, game_of, games
from wanderwall.games.go.check import right
from wanderwall.i18n import Texts
from wanderwall.match import record

TEXTS = Texts("en")
#: rolls that each level solves, and the seed of all randomness
ROLLS, SEED = 100, 1
#: moves after which a player is taken to never grab
MOST = 500


def options() -> str:
    rows = []
    for name, game in games().items():
        for option, about in options_of(game.options).items():
            values = about.values_text().replace("|", "\\|") + (", per seat" if about.per_seat else "")
            meaning = TEXTS.say(f"setting-{option}")
            rows.append((name, f"`{option}`", values, to_text(about.default), about.clause, meaning))
    return table(("game", "option", "values", "normally", "clause", "what"), rows)


def editions_table() -> str:
    rows = []
    for name in editions():
        box = edition(name)
        low, high = box.players
        rows.append((f"`{name}`", box.game, box.title["en"], f"{low}–{high}", box.ages))
    return table(("edition", "game", "title", "players", "from age"), rows)


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


# ── levels of Labyrinth Go!, on the same rolls for each ──────────────────────────────────────────────────────────────


class SolvedRoll(NamedTuple):
    """One roll: the seconds from the first look at the tiles to the grab, and whether the board was right."""

    seconds: float
    right: bool


def solve_roll(player: Bot, name: str) -> SolvedRoll:
    """Let a player solve one roll, opposite a player who does nothing."""
    box = edition("go")
    game, dice = game_of(box), Random(name)
    state: Any = game.setup(box, 2, {})
    state = game.apply(state, CHANCE, game.chance(state, dice))
    seconds = 0.0
    for _ in range(MOST):
        seen = History.now(game.view(state, 0), game.choices(state, 0))
        answer = player.choose(seen, Budget(nodes=100), dice.getrandbits(63))
        seconds += 0.0 if state.step == "ready" else answer.seconds
        state = game.apply(state, 0, game.notation.read_move(state, 0, answer.move))
        if state.last is not None:
            return SolvedRoll(seconds, right(state.last.results[0].verdicts))
        if state.step == "ready":
            state = game.apply(state, 1, game.legal(state, 1)[0])
    raise AssertionError("nobody grabbed")


def measure_level(level: int, rolls: int = ROLLS) -> list[SolvedRoll]:
    """Solve the same rolls with a level."""
    return [solve_roll(bot(f"level{level}", "go"), f"{SEED}/{number}") for number in range(rolls)]


def go_levels() -> str:
    """One row per level."""
    rows = []
    for level in HABITS:
        results = measure_level(level)
        times = [result.seconds for result in results]
        ends = quantiles(times, n=20)
        wrong = sum(not result.right for result in results) / len(results)
        rows.append((f"`level{level}`", f"{median(times):.0f} s", f"{ends[0]:.0f} to {ends[-1]:.0f} s", f"{wrong:.0%}"))
    return table(("level", "median time to grab", "nine of ten between", "wrong boards"), rows)


def strengths(game: str) -> str:
    """The steps of the dial and the bots of a game in points, the weakest first."""
    found = scale(game)
    assert found is not None
    named = {f"`dial:{dial:g}`": measured for dial, measured in found.dials.items()}
    named |= {f"`{bot}`": measured for bot, measured in found.bots.items()}
    rows = [
        (name, points, f"{low}–{high}" if low < high else "by definition")
        for name, (points, low, high) in sorted(named.items(), key=lambda one: one[1])
    ]
    return table(("bot", "points", "95 % interval"), rows)


# ── the pages ────────────────────────────────────────────────────────────────────────────────────────────────────────


TABLES: dict[str, Callable[[], str]] = {
    "options": options,
    "editions": editions_table,
    "go_levels": go_levels,
    **{f"strengths_{game}": partial(strengths, game) for game in ("classic", "towers", "go")},
}


def update_tables(text: str) -> str:
    """The text with every table up to date."""
    return replace_blocks(text, r"table: (?P<name>\w+)", lambda found: TABLES[found["name"]]())[0]


def pages() -> list[Path]:
    return [page for folder in (ROOT, ROOT / "docs", ROOT / "docs" / "lab") for page in sorted(folder.glob("*.md"))]


def main() -> None:
    for page in pages():
        page.write_text(update_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
    for name in PICTURES:
        picture_file(name).write_text(picture(name), encoding="utf-8")
