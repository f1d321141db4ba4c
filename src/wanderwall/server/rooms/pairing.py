"""Pairings: round robin, Swiss, or arena. Without clock, database or hidden randomness: the same entrants, previous
games and random generator give the same draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from wanderwall.server.rooms.standings import points_of
from wanderwall.server.rooms.state import ARENA, RUNNING, SWISS, Member, Room

#: pairs that have played each other
Met = Collection[frozenset[int]]
Pair = tuple[int, int]

#: how many entrants with the most similar points are tried first: nearly always that is enough
NEAR = 12
#: weight of a pair, and its reductions: times the squared difference in half points, and for members of one team
WORTH, APART, MATES = 1_000_000, 100, 6_400
#: stands for nobody: an entrant paired with it sits out
NOBODY = -1
#: milliseconds after which a free member plays a team-mate, or the last opponent again, rather than nobody
PATIENCE_MS = 20_000


class Entrant(NamedTuple):
    """A member to be paired, with their points so far."""

    number: int
    points: float = 0.0
    team: int | None = None
    byes: int = 0
    #: since when they have been free
    since: int = 0


class Draw(NamedTuple):
    """The next games, and the members who sit out."""

    pairs: list[Pair]
    byes: list[int]


NOTHING = Draw([], [])


def circle(numbers: Sequence[int]) -> list[list[Pair]]:
    """Return all rounds of a round robin by the circle method: one stays, the others move around.

    >>> circle([1, 2, 3, 4])
    [[(1, 4), (2, 3)], [(1, 3), (4, 2)], [(1, 2), (3, 4)]]
    >>> circle([1, 2, 3])
    [[(2, 3)], [(1, 3)], [(1, 2)]]
    """
    ring = [*numbers, NOBODY] if len(numbers) % 2 else list(numbers)
    half, rounds = len(ring) // 2, []
    for _ in ring[1:]:
        across = zip(ring[:half], reversed(ring[half:]), strict=True)
        rounds.append([pair for pair in across if NOBODY not in pair])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def everybody(entrants: Sequence[Entrant], met: Met) -> Draw:
    """Return the next round of a round robin; no pairs if all have met. Members who came late, or left, change the
    circle: then its round with the most new pairs counts, and those left over are paired as far as possible.
    """
    numbers = [one.number for one in entrants]
    rounds = [[pair for pair in one if frozenset(pair) not in met] for one in circle(numbers)]
    pairs = max(rounds, key=len, default=[])
    left = _without(numbers, pairs)
    pairs = pairs + _match({pair: 1 for pair in combinations(left, 2) if frozenset(pair) not in met})
    return Draw(pairs, _without(numbers, pairs))


def swiss(entrants: Sequence[Entrant], met: Met, dice: Random) -> Draw:
    """Return the next round of the Swiss system: no pair twice, points as even as possible, members of other teams if
    possible. If one is left over, it is a member with few points who has not sat out before. No pairs if all have met.
    """
    order = list(entrants)
    dice.shuffle(order)  # members who joined together must not meet for that reason
    order.sort(key=lambda one: -one.points)
    numbers = [one.number for one in order]
    out = _sitting_out(order) if len(order) % 2 else {}
    pairs: list[Pair] = []
    for near in (NEAR, len(order)):
        pairs = _match({**_worth(order, met, near), **out})
        if 2 * len(pairs) >= len(order):
            break
    games = [pair for pair in pairs if NOBODY not in pair]
    return Draw(games, _without(numbers, games))


def _worth(order: Sequence[Entrant], met: Met, near: int) -> dict[Pair, int]:
    """Return the weights of the pairs that may meet, only those nearest to each other."""
    worth: dict[Pair, int] = {}
    for place, one in enumerate(order):
        others = [other for other in order[place + 1 :] if frozenset((one.number, other.number)) not in met]
        for other in others[:near]:
            mates = one.team is not None and one.team == other.team
            worth[one.number, other.number] = _even(one.points, other.points) - (MATES if mates else 0)
    return worth


def _sitting_out(order: Sequence[Entrant]) -> dict[Pair, int]:
    fewest = min(one.byes for one in order)
    last = order[-1].points
    return {(one.number, NOBODY): _even(one.points, last) for one in order if one.byes == fewest}


def _even(one: float, other: float) -> int:
    return WORTH - APART * round(2 * (one - other)) ** 2


def _match(worth: Mapping[Pair, int]) -> list[Pair]:
    """Return a matching with as many pairs as possible, and the greatest weight among those."""
    if not worth:
        return []
    import networkx  # takes a tenth of a second to import, which a server without rooms does not need

    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_weighted_edges_from((one, other, value) for (one, other), value in worth.items())
    chosen = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted(pair if pair in worth else (pair[1], pair[0]) for pair in chosen)


def free(entrants: Iterable[Entrant], last: Mapping[int, int], now: int) -> list[Pair]:
    """Pair free members: the one who has waited longest plays the one with the most similar points, among equals the
    one who has waited longest; a team-mate or the `last` opponent only after `PATIENCE_MS`.
    """
    waiting = sorted(entrants, key=lambda one: (one.since, one.number))
    pairs: list[Pair] = []
    while waiting:
        one, *waiting = waiting
        patient = now - one.since < PATIENCE_MS
        may = [other for other in waiting if not (patient and _too_close(one, other, last))]
        if may:
            other = min(may, key=lambda other: abs(one.points - other.points))
            waiting.remove(other)
            pairs.append((one.number, other.number))
    return pairs


def _too_close(one: Entrant, other: Entrant, last: Mapping[int, int]) -> bool:
    mates = one.team is not None and one.team == other.team
    return mates or last.get(one.number) == other.number or last.get(other.number) == one.number


def _without(numbers: Iterable[int], pairs: Iterable[Pair]) -> list[int]:
    paired = {number for pair in pairs for number in pair}
    return [number for number in numbers if number not in paired]


# ── the next games of a room, by its mode ─────────────────────────────────────────────────────────────────────────────


def entrants(room: Room, members: list[Member]) -> list[Entrant]:
    """Return the entrants for these members, for the pairing."""
    points, byes = points_of(room), Counter(number for _, number in room.byes)
    return [Entrant(one.number, points[one.number], one.team, byes[one.number], one.since) for one in members]


def draw_due(room: Room, now: int) -> bool:
    """Whether games must be paired now, or the room has to end."""
    if room.status != RUNNING:
        return False
    if room.opening["mode"] == ARENA:
        return (_time_up(room, now) and not room.running) or (not _time_up(room, now) and len(_free(room)) > 1)
    rest = 1000 * room.opening["rest"] if room.round else 0
    return not room.running and now >= room.rested + rest


def next_draw(room: Room, now: int) -> Draw:
    """Return the next games; none if there are no more. It may take a while, and changes nothing."""
    mode = room.opening["mode"]
    if mode == ARENA:
        last = {one: other for game in room.games for one, other in (game.members, game.members[::-1])}
        pairs = [] if _time_up(room, now) else free(entrants(room, _free(room)), last, now)
        return Draw([_in_order(room, pair) for pair in pairs], [])
    if mode == SWISS and room.round >= room.opening["rounds"]:
        return NOTHING
    met = {frozenset(game.members) for game in room.games}
    all = entrants(room, room.here)
    pairs, byes = swiss(all, met, Random(f"{room.id} {room.round}")) if mode == SWISS else everybody(all, met)
    return Draw([_in_order(room, pair) for pair in pairs], byes if pairs else [])


def has_ended(room: Room, now: int) -> bool:
    """Whether a draw without games ends the room. An arena waits for people until its time is up. Other modes wait if
    no opponent is left because members have gone: they may come back.
    """
    if room.opening["mode"] == ARENA:
        return _time_up(room, now) and not room.running
    played = room.opening["mode"] == SWISS and room.round >= room.opening["rounds"]
    return played or len(room.here) > 1 or not any(member.gone and not member.out for member in room.members)


def _time_up(room: Room, now: int) -> bool:
    return room.until is not None and now >= room.until


def _free(room: Room) -> list[Member]:
    playing = {number for game in room.running for number in game.members}
    return [member for member in room.here if member.number not in playing]


def _in_order(room: Room, pair: tuple[int, int]) -> tuple[int, int]:
    """Return the pair with the member first who has begun less often."""
    began = [game.members[0] for game in room.games]
    one, other = pair
    return pair if began.count(one) <= began.count(other) else (other, one)
