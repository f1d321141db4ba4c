"""A hint: the best turn with its reasons, as codes and details that a text can say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wanderwall.board.grid import grid
from wanderwall.bots.sliding.greedy import walk_text
from wanderwall.coach.sliding.rating import Branch, Rating, Turn, Worth
from wanderwall.coach.sliding.scene import NO_CARDS
from wanderwall.games.views import MazeView
from wanderwall.problem import Detail

#: how much less than usual a push must leave another seat before it is a reason
NOTABLE = 0.1


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a turn: a code with a text (`coach-reaches`), and what the text needs."""

    code: str
    details: dict[str, Detail]


@dataclass(frozen=True, slots=True)
class Hint:
    """The best turn of a seat, on a board of this side."""

    side: int
    turn: Turn
    score: float
    #: whether it brings what is sought
    finds: bool
    #: the chance to reach the goal next turn in percent, None where this turn finds
    chance: int | None
    reasons: tuple[Reason, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            **turn_json(self.turn, self.side),
            "score": round(self.score, 3),
            "finds": self.finds,
            "chance": self.chance,
            "reasons": [{"code": reason.code, **reason.details} for reason in self.reasons],
        }


def hint(view: MazeView) -> Hint:
    """The best turn for the seat that sees this, when it is its turn to push or to walk."""
    return advice(Rating(view))


def advice(rating: Rating) -> Hint:
    """The best turn and why."""
    view, worth = rating.view, rating.best
    chance = None if worth.chance is None else percent(worth.chance)
    finds = worth.finishes or worth.finds > 0
    return Hint(view["side"], worth.turn, worth.score, finds, chance, reasons(rating, worth))


def reasons(rating: Rating, worth: Worth) -> tuple[Reason, ...]:
    """Why this turn, the most important first."""
    view, branch = rating.view, rating.branches[worth.turn.push]
    why = [Reason("finishes", {})] if worth.finishes else [_reaches(goal) for goal in found(branch, worth)]
    if worth.turn.pay:
        why.append(Reason("pays", {"cards": worth.turn.pay}))
    if worth.finishes and not rating.whole_round:
        return tuple(why)
    if worth.chance is not None and percent(worth.chance):
        why.append(Reason("next", {"percent": percent(worth.chance)}))
    squares = branch.walks.reach.bit_count()
    for seat in list(rating.others)[:1]:  # whoever plays next is left the most to see
        colour = view["seats"][seat]["colour"]
        left = branch.table.walks(branch.table.pawns[seat], NO_CARDS).reach.bit_count()
        why.append(Reason("leaves", {"squares": squares, "colour": colour, "left": left}))
    if not rating.others:
        why.append(Reason("opens", {"squares": squares}))
    for seat, chance in branch.threats.items():
        usual = sum(other.threats[seat] for other in rating.branches.values()) / len(rating.branches)
        if chance <= usual - NOTABLE:
            colour = view["seats"][seat]["colour"]
            why.append(Reason("denies", {"colour": colour, "percent": percent(chance), "usual": percent(usual)}))
    return tuple(why)


def found(branch: Branch, worth: Worth) -> list[str]:
    """The goals that a turn finds; `rune` is the rune stone."""
    rating = branch.rating
    here = branch.walks.reach if rating.sweep else 1 << worth.turn.to
    goals = [
        goal for goal in rating.aim.goals if here & branch.table.aimed(rating.aim._replace(goals=(goal,), squares=0))
    ]
    return goals or (["rune"] if here & rating.aim.squares else [])


def _reaches(goal: str) -> Reason:
    return Reason("rune", {}) if goal == "rune" else Reason("reaches", {"goal": goal})


def percent(share: float) -> int:
    return round(100 * share)


def turn_json(turn: Turn, side: int) -> dict[str, Any]:
    """A turn as people write it."""
    return {"push": str(turn.push) if turn.push else None, "walk": walk_text(grid(side).names[turn.to], turn.pay)}
