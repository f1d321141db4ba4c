"""The coach of Labyrinth Go!.

A hint is the next tile on the way to the nearest solution of the roll. A review shows how every roll could be joined,
and how far each board was from that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from wanderwall.coach.types import GoHintJson, ReviewedBoardJson, ReviewedRollJson, RollSummaryJson
from wanderwall.game.protocol import Seat
from wanderwall.games import edition as find_edition
from wanderwall.games.go.check import check_layout, covers, network, right
from wanderwall.games.go.notation import lay_text, lift_text, read_layout
from wanderwall.games.go.rules import layout_view
from wanderwall.games.go.state import GoEdition, Lay, Layout, Picture, State
from wanderwall.games.go.views import GoView
from wanderwall.match.record import Record, states
from wanderwall.problem import Problem
from wanderwall.solver.go import SolvedRoll, Ways, solve_all
from wanderwall.solver.go_search import placements

PARTS = "rounds"


@dataclass(frozen=True, slots=True)
class ReviewedBoard:
    """One seat's board at the end of a round."""

    seat: Seat
    layout: Layout
    #: how many of the rolled pictures were shown and joined
    joined: int
    right: bool
    #: the solution that keeps most of the layout; for a right board one with the fewest tiles; empty if there is none
    better: Layout
    #: how many of its tiles were elsewhere, or not laid at all
    changes: int

    def as_json(self, record: Record) -> ReviewedBoardJson:
        edition: GoEdition = record.opening.edition
        laid = {look(edition, lay) for lay in self.layout}
        return {
            "seat": record.opening.colours[self.seat],
            "laid": len(self.layout),
            "joined": self.joined,
            "right": self.right,
            "changes": self.changes,
            "better": layout_view(edition, self.better),
            "changed": [lay.tile for lay in self.better if look(edition, lay) not in laid],
        }


@dataclass(frozen=True, slots=True)
class ReviewedRoll:
    """One round, or one roll in a solo match."""

    number: int
    roll: tuple[Picture, ...]
    #: the number of minimal solutions, and the tiles of the shortest
    solutions: int
    tiles: int
    boards: tuple[ReviewedBoard, ...]

    def as_json(self, record: Record) -> ReviewedRollJson:
        return {
            "number": self.number,
            "roll": list(self.roll),
            "solutions": self.solutions,
            "tiles": self.tiles,
            "boards": [board.as_json(record) for board in self.boards],
        }


@dataclass(frozen=True, slots=True)
class RollSummary:
    """How one seat played."""

    seat: Seat
    rounds: int
    right: int
    #: rounds in which a single tile was missing or misplaced
    near: int

    def as_json(self, record: Record) -> RollSummaryJson:
        colour = record.opening.colours[self.seat]
        return {"seat": colour, "rounds": self.rounds, "right": self.right, "near": self.near}


def review(record: Record) -> Iterator[ReviewedRoll]:
    """Review every roll that was played, in order."""
    walked: Iterator[State] = states(record)
    for before, after in pairwise(walked):
        if not before.roll or after.roll == before.roll:
            continue
        if after.last and after.last.number == before.number:
            boards = [result.layout for result in after.last.results]
        else:  # solo: given up, or time was up
            boards = [player.layout for player in before.players]
        yield _review_roll(before, boards)


def _review_roll(state: State, layouts: list[Layout]) -> ReviewedRoll:
    edition, roll = state.edition, state.roll
    plain = all_solutions(edition, roll, joker=False)
    boards = []
    for seat, (player, layout) in enumerate(zip(state.players, layouts, strict=True)):
        ways = all_solutions(edition, roll, joker=True) if player.joker else plain
        verdicts = check_layout(edition, roll, layout)
        better, changes = nearest(ways, layout, shortest=right(verdicts))
        joined = sum(verdict.joined for verdict in verdicts)
        boards.append(ReviewedBoard(seat, layout, joined, right(verdicts), better, changes))
    return ReviewedRoll(state.number, roll, len(plain), plain.tiles, tuple(boards))


@lru_cache(maxsize=64)
def all_solutions(edition: GoEdition, roll: tuple[Picture, ...], *, joker: bool) -> SolvedRoll:
    """All solutions of a roll, cached because several boards need them."""
    return solve_all(edition, roll, joker)


class Look(NamedTuple):
    """How a laid tile looks; a tile that is unchanged by a half turn looks alike both ways."""

    tile: str
    square: int | None  # where it shows a picture
    paths: frozenset[tuple[int, int]]


def look(edition: GoEdition, lay: Lay) -> Look:
    hole = edition.all_tiles[lay.tile].hole
    return Look(lay.tile, lay.square if hole else None, frozenset(covers(edition, lay).items()))


def nearest(ways: SolvedRoll, layout: Layout, *, shortest: bool) -> tuple[Layout, int]:
    """The solution that keeps most of a layout, or a shortest one, and how many of its tiles are not laid that way."""
    if not len(ways):
        return (), 0
    edition = ways.edition
    laid = {look(edition, lay) for lay in layout}
    kept = [look(edition, way.lay) in laid for way in placements(edition)]

    def changes(found: Ways) -> int:
        return sum(not kept[number] for number in found)

    best = min(ways.found, key=lambda found: (len(found), changes(found)) if shortest else (changes(found), len(found)))
    return next(SolvedRoll(edition, ways.roll, [best]).layouts()), changes(best)


def summaries(rounds: list[ReviewedRoll], seats: int) -> list[RollSummary]:
    """How each seat played."""
    boards = [[one.boards[seat] for one in rounds] for seat in range(seats)]
    return [
        RollSummary(
            seat,
            len(played),
            sum(board.right for board in played),
            sum(not board.right and board.changes == 1 for board in played),
        )
        for seat, played in enumerate(boards)
    ]


@dataclass(frozen=True, slots=True)
class GoHint:
    """What to do next."""

    #: in notation: a tile to lay, one to take away (`-H1`), or `grab` when everything is joined
    move: str
    #: how many tiles are missing or misplaced
    changes: int

    def as_json(self) -> GoHintJson:
        return {"move": self.move, "changes": self.changes}


def hint(view: GoView) -> GoHint:
    """The next move for the viewing seat, while it plays a round."""
    own = None if view["you"] is None else view["seats"][view["you"]]
    if own is None or view["step"] != "play" or own["grabbed"] is not None:
        raise Problem("go.not_now", "G3", step=view["step"])
    edition: GoEdition = find_edition(view["edition"])
    layout = read_layout(edition, ",".join(lay["text"] for lay in view["layout"]) or "-")
    ways = all_solutions(edition, tuple(view["roll"]), joker=False)
    if own["joker"] and not len(ways):
        ways = all_solutions(edition, tuple(view["roll"]), joker=True)
    better, changes = nearest(ways, layout, shortest=False)
    if not better:
        raise Problem("coach.no_way", "G4")
    return GoHint(_next(edition, layout, better), changes)


def _next(edition: GoEdition, layout: Layout, better: Layout) -> str:
    """The tile that is best laid next, from the middle outwards; a tile in its way is lifted first."""
    laid = {look(edition, lay) for lay in layout}
    kept = [lay for lay in better if look(edition, lay) in laid]
    missing = [lay for lay in better if lay not in kept]
    if not missing:
        return "grab"
    missing.sort(key=lambda lay: not network(edition, (*kept, lay)) & _under(edition, lay))
    in_the_way = [[other for other in layout if _collide(edition, lay, other)] for lay in missing]
    for lay, others in zip(missing, in_the_way, strict=True):
        if not others:
            return lay_text(edition, lay)
    return lift_text(in_the_way[0][0].tile)


def _under(edition: GoEdition, lay: Lay) -> int:
    return sum(1 << square for square in covers(edition, lay))


def _collide(edition: GoEdition, lay: Lay, other: Lay) -> bool:
    return lay.tile == other.tile or bool(_under(edition, lay) & _under(edition, other))
