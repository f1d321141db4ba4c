"""A hint: the best turn with its reasons, as codes and details for texts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from wanderwall.board.grid import grid
from wanderwall.coach.sliding.reach_map import NO_CARDS, CoachTarget
from wanderwall.coach.sliding.turn_ratings import Branch, Turn, TurnRatings, Worth
from wanderwall.coach.types import MazeHintJson, MazeTurnJson, ReasonJson
from wanderwall.encoding.view_maze import walk_text
from wanderwall.games.views import MazeView
from wanderwall.problem import Detail

#: how much less than usual a push must leave another seat to count as a reason
NOTABLE = 0.1

#: the word for a chance, by the minimum percentage
LIKELY = ((80, "surely"), (50, "probably"), (20, "perhaps"), (0, "luck"))

#: how many times more squares one of two seats must reach before the other counts as having little room
ROOM = 2


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a turn: a code with a text (`coach-reaches`), and the values for the text.

    The text says in words what matters; the numbers behind it have a text of their own (`why-next`).
    """

    code: str
    details: dict[str, Detail]


@dataclass(frozen=True, slots=True)
class Hint:
    """The best turn of a seat, on a board of this side."""

    side: int
    turn: Turn
    score: float
    #: whether it finds something
    finds: bool
    #: the chance to reach the goal next turn in percent, None if this turn finds it
    chance: int | None
    reasons: tuple[Reason, ...]

    def as_json(self) -> MazeHintJson:
        return {
            **turn_json(self.turn, self.side),
            "score": round(self.score, 3),
            "finds": self.finds,
            "chance": self.chance,
            "reasons": [reason_json(reason) for reason in self.reasons],
        }


def hint(view: MazeView) -> Hint:
    """The best turn for the viewing seat, when it has to push or to walk."""
    return advice(TurnRatings(view))


def advice(rating: TurnRatings) -> Hint:
    """The best turn and why."""
    view, worth = rating.view, rating.best
    chance = None if worth.chance is None else percent(worth.chance)
    finds = worth.finishes or worth.finds > 0
    return Hint(view["side"], worth.turn, worth.score, finds, chance, reasons(rating, worth))


def reasons(rating: TurnRatings, worth: Worth) -> tuple[Reason, ...]:
    """Why this turn, the most important reason first."""
    view, branch = rating.view, rating.branches[worth.turn.push]
    why = [Reason("finishes", {})] if worth.finishes else [_reaches(goal) for goal in found(branch, worth)]
    if worth.turn.pay:
        why.append(Reason("pays", {"cards": worth.turn.pay}))
    if worth.finishes and not rating.whole_round:
        return tuple(why)
    if worth.chance is not None and percent(worth.chance):
        why.append(Reason("next", next_details(percent(worth.chance), rating.aim)))
    squares = branch.walks.reach.bit_count()
    denied = list(_denials(rating, branch))
    for seat in list(rating.others)[:1]:  # only the next player matters here
        colour = view["seats"][seat]["colour"]
        left = branch.table.walks(branch.table.pawns[seat], NO_CARDS).reach.bit_count()
        room = "less" if ROOM * left <= squares else "more" if ROOM * squares <= left else "even"
        if any(reason.details["colour"] == colour for reason in denied):
            room = "even"  # that the turn is harder for them says more than the squares they reach
        why.append(Reason("leaves", {"squares": squares, "colour": colour, "left": left, "room": room}))
    if not rating.others:
        why.append(Reason("opens", {"squares": squares}))
    why += denied
    return tuple(why)


def _denials(rating: TurnRatings, branch: Branch) -> Iterator[Reason]:
    """The seats for which a find is much less likely after this push than after others."""
    for seat, chance in branch.threats.items():
        usual = sum(other.threats[seat] for other in rating.branches.values()) / len(rating.branches)
        if chance <= usual - NOTABLE:
            colour = rating.view["seats"][seat]["colour"]
            yield Reason("denies", {"colour": colour, "percent": percent(chance), "usual": percent(usual)})


def next_details(chance: int, aim: CoachTarget) -> dict[str, Detail]:
    """The details of the chance to reach the goal next turn; the goal is named if there is only one."""
    likely = next(word for least, word in LIKELY if chance >= least)
    alone = len(aim.goals) == 1 and not aim.squares and not aim.out
    return {"percent": chance, "likely": likely, **({"goal": aim.goals[0]} if alone else {})}


def speaks(reason: Reason) -> str:
    """Whether a reason speaks for the turn, against it, or is only a number."""
    if reason.code == "pays" or reason.details.get("room") == "more":
        return "against"
    return "neither" if reason.code == "opens" or reason.details.get("room") == "even" else "for"


def found(branch: Branch, worth: Worth) -> list[str]:
    """The goals that a turn finds; `rune` is the rune stone."""
    rating = branch.rating
    here = branch.walks.reach if rating.sweep else 1 << worth.turn.to
    goals = [
        goal
        for goal in rating.aim.goals
        if here & branch.table.target_squares(rating.aim._replace(goals=(goal,), squares=0))
    ]
    return goals or (["rune"] if here & rating.aim.squares else [])


def _reaches(goal: str) -> Reason:
    return Reason("rune", {}) if goal == "rune" else Reason("reaches", {"goal": goal})


def reason_json(reason: Reason) -> ReasonJson:
    """A reason, with its details as keys of their own."""
    return cast(ReasonJson, {"code": reason.code, "speaks": speaks(reason), **reason.details})


def percent(share: float) -> int:
    return round(100 * share)


def turn_json(turn: Turn, side: int) -> MazeTurnJson:
    """A turn in notation."""
    return {"push": str(turn.push) if turn.push else None, "walk": walk_text(grid(side).names[turn.to], turn.pay)}
