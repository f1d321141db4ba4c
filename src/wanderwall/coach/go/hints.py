"""A hint for Labyrinth Go!: the next tile on the way to the nearest solution of the roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wanderwall.coach.go.review import all_solutions, look, nearest
from wanderwall.games import edition as find_edition
from wanderwall.games.go.check import covers, network
from wanderwall.games.go.notation import lay_text, lift_text, read_layout
from wanderwall.games.go.state import GoEdition, Lay, Layout
from wanderwall.games.go.views import GoView
from wanderwall.problem import Problem


@dataclass(frozen=True, slots=True)
class GoHint:
    """What to do next."""

    #: in notation: a tile to lay, one to take away (`-H1`), or `grab` when everything is joined
    move: str
    #: how many tiles are missing or misplaced
    changes: int

    def as_json(self) -> dict[str, Any]:
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
