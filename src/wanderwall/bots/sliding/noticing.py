"""The pushes a bot considers: those a human would notice, and those that leave a cycle.

Near and unrotated pushes are noticed more often than far or rotated ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from wanderwall.board.grid import ARROW, Arrow, Square, grid, squares_of
from wanderwall.board.reach import reach_all
from wanderwall.board.tiles import from_letters
from wanderwall.bots.protocol import AnySeen
from wanderwall.encoding.view_maze import WalkOptions, ends_now, goal_squares, maze_of
from wanderwall.game.views import viewer
from wanderwall.games.sliding.views import HexSet
from wanderwall.games.towers.views import TowersWalks
from wanderwall.games.views import MazeView

#: what makes a push hard to notice: a constant, rotating the spare, a line a whole board away from those between pawn
#: and goal, and a walk of a board's length
BASE, TURNED, ASIDE, WAY = 0.4, 0.4, 1.2, 0.6
#: a win of at most this effort is near
NEAR = 1.0

#: 24 pushes without a find, by at most 4 arrows, are a cycle; 120 pushes without a find are always one
CYCLE, FEW_ARROWS, TOO_LONG = 24, 4, 120
#: so are 10 pushes of one seat by at most 2 arrows, whatever the others do
OWN_CYCLE, OWN_ARROWS = 10, 2


def limit_to_noticed(seen: AnySeen, sight: float, sees_wins: bool, rng: Random) -> AnySeen:
    """The same history with only the noticed pushes, or with the simplest push if there are none.

    A push is noticed with probability `sight` to the power of its effort; all are noticed if `sight` is 1. With
    `sees_wins` near wins are never overlooked.
    """
    pushes = seen.choices.get("pushes")
    if not pushes or sight >= 1.0:
        return seen
    hard = efforts(seen.view, pushes)
    kept = {text for text in pushes if rng.random() < sight ** hard[text]}
    if sees_wins:
        kept |= {text for text in pushes if hard[text] <= NEAR and wins(seen.view, pushes, text)}
    kept = kept or {min(pushes, key=lambda text: hard[text])}
    return seen._replace(choices={**seen.choices, "pushes": {text: pushes[text] for text in pushes if text in kept}})


def limit_to_leaving(seen: AnySeen) -> AnySeen:
    """In a cycle the same history without the arrows of the cycle, unless they find something; otherwise the same
    history.

    Two searches that see no better push than their last one would answer each other for ever, and a bot would hold a
    person in the same way. Who can only keep the next seat from its way home goes on, but not for ever.
    """
    pushes = seen.choices.get("pushes")
    if not pushes:
        return seen
    arrows, own = _arrows_since_find(seen)
    cycle = _cycle(arrows, own, len(seen.view["seats"]))
    if not cycle:
        return seen
    kept = {
        text: walks
        for text, walks in pushes.items()
        if text.rstrip("nesw") not in cycle or _finds(seen.view, pushes, text)
    }
    safe = {text: walks for text, walks in kept.items() if not _opens_home(seen.view, text)}
    if not safe and len(arrows) < TOO_LONG:
        return seen
    return seen._replace(choices={**seen.choices, "pushes": safe or kept}) if kept else seen


def _cycle(arrows: list[str], own: list[str], seats: int) -> set[str]:
    """The arrows to leave: those of a cycle of all seats, or of the viewer alone; none if there is no cycle."""
    if len(set(arrows[:CYCLE])) <= FEW_ARROWS and len(arrows) >= CYCLE:
        return set(arrows[:CYCLE])
    if len(arrows) >= TOO_LONG:  # where every arrow was pushed, at least those of the last round go
        return set(arrows[:seats])
    return set(own[:OWN_CYCLE]) if len(own) >= OWN_CYCLE and len(set(own[:OWN_CYCLE])) <= OWN_ARROWS else set()


def _arrows_since_find(seen: AnySeen) -> tuple[list[str], list[str]]:
    """The arrows pushed since the last find, the latest first, up to `TOO_LONG`; also those of the viewer alone."""
    found, me = _found(seen.view), viewer(seen.view)
    arrows: list[str] = []
    own: list[str] = []
    for event in reversed(seen.events):
        if _found(event.view) != found or len(arrows) == TOO_LONG:
            break
        name = event.move.removeprefix("time:").rstrip("nesw")
        if name[:1].isupper():
            arrows.append(name)
            own += [name] * (event.seat == me)
    return arrows, own


def _opens_home(view: MazeView, push: str) -> bool:
    """Whether the next seat, which everybody knows to be on its way home, gets there after this push of a flat maze."""
    rival = view["seats"][(viewer(view) + 1) % len(view["seats"])]
    options: Mapping[str, object] = view["options"]
    if "rune" in view or rival["left"] or options.get("finish") != ["home"] * len(view["seats"]):
        return False
    match = ARROW.match(push)
    assert match is not None
    arrow = grid(view["side"]).arrow(match.group())
    maze = maze_of(view).push(arrow, from_letters(push[match.end() :]))
    answers = reach_all(maze, arrow.carry(rival["pawn"]), maze.grid.across(arrow).name)
    return any(squares >> rival["home"] & 1 for squares in answers.values())


def _finds(view: MazeView, pushes: Mapping[str, HexSet | TowersWalks], push: str) -> bool:
    """Whether this push brings something to find into reach."""
    return goal_squares(view, maze_of(view), push) & WalkOptions.of(pushes[push]).reach > 0


def _found(view: MazeView) -> int:
    """The number of finds of all seats."""
    return sum(len(seat["found"]) for seat in view["seats"])


def efforts(view: MazeView, pushes: Mapping[str, object]) -> dict[str, float]:
    """The effort to notice each push. It is smallest for a push along or between pawn and goal, with the spare
    unrotated and a short walk after it.
    """
    side, pawn, maze = view["side"], view["seats"][viewer(view)]["pawn"], maze_of(view)
    goals = squares_of(goal_squares(view, maze)) or [pawn]
    lines: dict[str, float] = {}
    hard = {}
    for text in pushes:
        name = text.rstrip("nesw")
        if name not in lines:
            arrow = grid(side).arrow(name)
            aside = min(_aside(arrow, side, pawn, goal) for goal in goals)
            at, there = arrow.carry(pawn), squares_of(goal_squares(view, maze, text))
            way = min((_steps(side, at, goal) for goal in there), default=side)
            lines[name] = BASE + (ASIDE * aside + WAY * way) / side
        hard[text] = lines[name] + TURNED * (from_letters(text[len(name) :]) != view["spare"])
    return hard


def wins(view: MazeView, pushes: Mapping[str, HexSet | TowersWalks], push: str) -> bool:
    """Whether the game can be ended now with this push."""
    return ends_now(view, goal_squares(view, maze_of(view), push) & WalkOptions.of(pushes[push]).reach)


def _aside(arrow: Arrow, side: int, pawn: Square, goal: Square) -> int:
    """The number of lines between an arrow's line and the nearest of those between pawn and goal."""
    across = abs(arrow.step) == 1  # a row, otherwise a column
    line, here, there = (divmod(square, side)[0 if across else 1] for square in (arrow.enter, pawn, goal))
    return max(0, min(here, there) - line, line - max(here, there))


def _steps(side: int, one: Square, other: Square) -> int:
    """Manhattan distance between two squares."""
    (row, column), (there, over) = divmod(one, side), divmod(other, side)
    return abs(row - there) + abs(column - over)
