"""Badges: each is for an achievement, with the day of the first time. None is for mere attendance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wanderwall.games import games
from wanderwall.server.book.figures import BookPage
from wanderwall.server.book.result import BookResult
from wanderwall.server.book.solved import MAZE, RUSH, SolvedPuzzle, rows

#: bots with a badge for beating them, the weakest first
LEVELS = ("level1", "level2", "level3", "level4", "level5", "master")
#: days in a row, and numbers of solved puzzles, that earn a badge
ROWS, PUZZLES = (7, 30, 100), (10, 100, 500)


def _beat(bot: str) -> Callable[[BookResult], bool]:
    """Return a check for an unshared win against a bot, without hints."""
    return lambda one: one.won and not one.shared and not one.hinted and bot in one.bots


#: by badge, the condition on a game
IN_A_GAME: Mapping[str, Callable[[BookResult], bool]] = {
    **{f"beat-{bot}": _beat(bot) for bot in LEVELS},
    # won when another player had only the way home left
    "photo-finish": lambda one: one.close and one.turns is not None,
    "swift": lambda one: one.won and one.turns is not None and one.score >= 3 and one.turns <= 2 * one.score,
    "friends": lambda one: one.won and not one.shared and one.people > 0,
    "full-table": lambda one: one.won and one.seats >= 4 and not one.shared,
}


def badges(pages: Sequence[BookPage], solved: Sequence[SolvedPuzzle]) -> list[dict[str, Any]]:
    """Return all badges in order, whether they are earned, and since when if that is known."""
    played = sorted((page.result for page in pages), key=lambda one: one.ended)
    first = {name: next((one.ended for one in played if done(one)), None) for name, done in IN_A_GAME.items()}
    first["all-games"] = _all_games_won_at(played)
    for days in ROWS:
        first[f"row-{days}"] = next((1000 * last.moment for row, last in rows(solved) if row >= days), None)
    dated = [{"name": name, "earned": when is not None, "when": when} for name, when in first.items()]
    at_par = any(one.shelf == MAZE and 0 < one.own <= one.par for one in solved)
    puzzles = sum(one.shelf != RUSH for one in solved)
    counted = {"par": at_par, **{f"puzzles-{count}": puzzles >= count for count in PUZZLES}}
    return [*dated, *({"name": name, "earned": earned, "when": None} for name, earned in counted.items())]


def _all_games_won_at(played: Sequence[BookResult]) -> int | None:
    """Return when every built-in game had been won at least once; None if not yet."""
    firsts = {name: next((one.ended for one in played if one.game == name and one.won), None) for name in games()}
    times = [moment for moment in firsts.values() if moment is not None]
    return max(times) if len(times) == len(firsts) else None
