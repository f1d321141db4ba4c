"""The contents of a book: figures, favourites, head to head, personal bests. All of it follows from the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from wanderwall.games import first_edition, games, part
from wanderwall.puzzles.results import MAZE, RUSH, PuzzleResult, best_rush, rows
from wanderwall.server.book.results import BookResult, Other
from wanderwall.server.book.types import BadgeInfo, BestJson, BookFigures, GameFigures, RivalJson

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


def badges(pages: Sequence[BookPage], solved: Sequence[PuzzleResult]) -> list[BadgeInfo]:
    """Return all badges in order, whether they are earned, and since when if that is known."""
    played = sorted((page.result for page in pages), key=lambda one: one.ended)
    first = {name: next((one.ended for one in played if done(one)), None) for name, done in IN_A_GAME.items()}
    first["all-games"] = _all_games_won_at(played)
    for days in ROWS:
        first[f"row-{days}"] = next((1000 * last.moment for row, last in rows(solved) if row >= days), None)
    dated: list[BadgeInfo] = [{"name": name, "earned": when is not None, "when": when} for name, when in first.items()]
    at_par = any(one.shelf == MAZE and one.is_at_par for one in solved)
    puzzles = sum(one.shelf != RUSH and one.is_solved for one in solved)
    counted = {"par": at_par, **{f"puzzles-{count}": puzzles >= count for count in PUZZLES}}
    return [*dated, *(BadgeInfo(name=name, earned=earned, when=None) for name, earned in counted.items())]


def _all_games_won_at(played: Sequence[BookResult]) -> int | None:
    """Return when every built-in game had been won at least once; None if not yet."""
    firsts = {name: next((one.ended for one in played if one.game == name and one.won), None) for name in games()}
    times = [moment for moment in firsts.values() if moment is not None]
    return max(times) if len(times) == len(firsts) else None


#: opponents listed head to head
RIVALS = 30
#: goals in a game below which finds per turn are not meaningful
FEW_FINDS = 3


class BookPage(NamedTuple):
    """A game in the book: its result, and its table if it can still be replayed."""

    result: BookResult
    others: tuple[Other, ...] = ()
    table: str | None = None


def figures(pages: Sequence[BookPage]) -> BookFigures:
    """Return the figures of these games, which are sorted with the latest first."""
    results = [page.result for page in pages]
    return {
        "games": [_of_game(name, [one for one in results if one.game == name]) for name in _names(results)],
        "favourites": {
            "edition": _most(one.edition for one in results),
            "colour": _most(one.colour for one in results),
            "bot": _most(bot for one in results for bot in set(one.bots)),
        },
        "rivals": rivals(pages),
        "bests": bests(pages),
    }


def _names(results: Iterable[BookResult]) -> list[str]:
    """Return the names of the games, most played first."""
    return [name for name, _ in Counter(one.game for one in results).most_common()]


def _of_game(name: str, results: Sequence[BookResult]) -> GameFigures:
    counted = [one for one in results if one.turns]
    turns = sum(one.turns or 0 for one in counted)
    return {
        "game": name,
        "played": len(results),
        "against": sum(one.seats > 1 for one in results),
        "won": sum(one.won for one in results),
        "score": sum(one.score for one in results),
        "turns": turns or None,
        "finds_a_turn": round(sum(one.score for one in counted) / turns, 2) if turns else None,
    }


def _most(values: Iterable[str]) -> str | None:
    """Return the most frequent value; among equals the latest."""
    most = Counter(values).most_common(1)
    return most[0][0] if most else None


# ── head to head ─────────────────────────────────────────────────────────────────────────────────────────────────────


def rivals(pages: Iterable[BookPage]) -> list[RivalJson]:
    """Return the opponents among friends with the results against them, under the name they used last."""
    met: dict[str, RivalJson] = {}
    for page in pages:
        for other in page.others:
            line = met.setdefault(other.who, {"name": other.name, "played": 0, "won": 0, "lost": 0})
            line["played"] += 1
            line["won"] += page.result.won and not other.won
            line["lost"] += other.won and not page.result.won
    return sorted(met.values(), key=lambda line: -line["played"])[:RIVALS]


# ── personal bests ───────────────────────────────────────────────────────────────────────────────────────────────────


def bests(pages: Sequence[BookPage]) -> list[BestJson]:
    """Return the best result of each kind, as `kind`, `value`, `ended` and the table if it is still stored.

    A game may add kinds of its own: its part is `book/<game>.py` with `bests`.
    """
    found: list[BestJson] = []
    quickest = [page for page in pages if page.result.won and page.result.turns]
    for edition in sorted({page.result.edition for page in quickest}):
        of_it = [page for page in quickest if page.result.edition == edition]
        best = min(of_it, key=lambda page: (page.result.turns or 0, page.result.ended))
        found.append(best_json("quickest", best.result.turns or 0, best))
    rated = [page for page in pages if page.result.turns and page.result.score >= FEW_FINDS]
    if rated:
        best = max(rated, key=lambda page: (_rate(page.result), -page.result.ended))
        found.append(best_json("finds_a_turn", _rate(best.result), best))
    for game in sorted({page.result.game for page in pages}):
        module = part("server.book", game)
        found += module.bests([page for page in pages if page.result.game == game]) if module else []
    run, last = longest_run(pages)
    if last and run > 1:
        found.append(best_json("run", run, last))
    return found


def rush_best(solved: Iterable[PuzzleResult]) -> list[BestJson]:
    """Return the best rush, in the format of the other personal bests."""
    best = best_rush(solved)
    if best is None:
        return []
    edition = first_edition("classic").id
    return [{"kind": "rush", "value": best.own, "edition": edition, "ended": 1000 * (best.moment or 0), "table": None}]


def _rate(result: BookResult) -> float:
    return round(result.score / (result.turns or 1), 2)


def best_json(kind: str, value: float, page: BookPage) -> BestJson:
    """Return one personal best."""
    return {
        "kind": kind, "value": value, "edition": page.result.edition, "ended": page.result.ended, "table": page.table
    }  # fmt: skip


def longest_run(pages: Iterable[BookPage]) -> tuple[int, BookPage | None]:
    """Return the length of the longest winning streak, and its last game."""
    longest, last, run = 0, None, 0
    for page in sorted((page for page in pages if page.result.seats > 1), key=lambda page: page.result.ended):
        run = run + 1 if page.result.won else 0
        if run > longest:
            longest, last = run, page
    return longest, last
