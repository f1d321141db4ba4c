"""The chance graph of a match: every seat's win chance after each turn, and whether cards or moves changed it.

If the best bot has learned a table, the chance is its estimate (`learned_chances`), in which it knows both seats' next
cards and hands; otherwise it is that of a race.
A seat that can reach its goal with the next push is likely to find it in its next own turn, a seat that cannot is less
likely to, and every later find takes its usual time; `LIKELY` has these numbers. The seat that needs the fewest turns
wins. The match is over, so nothing is hidden: the next card of every seat counts, but only the next one, and so do the
magic cards in all hands.

A turn changes the chances twice. First by the move: after a find the mover's next card is not turned over yet, so each
card left in the stack is equally likely, and so is each card of the pile if a magic card is drawn. Then by the card. So
a seat's chance before the deal, the gains from cards, from its own moves and from the others' moves add up to its
result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple, Protocol

from wanderwall.coach.sliding.reach_map import CoachTarget, ReachMap, option, own_aim, own_purse
from wanderwall.coach.sliding.turn_ratings import threat
from wanderwall.coach.types import MazeChanceGraphJson
from wanderwall.game.protocol import AnyGame, Seat
from wanderwall.games.sliding.rules import with_value
from wanderwall.games.sliding.state import Sliding
from wanderwall.games.views import MazeView
from wanderwall.match.record import Record, states

#: number of turns for which a race is followed
FAR = 400

#: by seat, adding up to 1
Chances = tuple[float, ...]
#: the possible magic cards of seats that do not know them yet, with their frequencies
Hands = Mapping[Seat, Counter[str]]
#: the mover's win chance in a state without hidden information, from a game and a state
KnownChance = Callable[[AnyGame, Sliding], float]
#: the win chances of all seats at the start of a turn, from a game and a state. Seats in the set have not turned over
#: their next card yet, seats in the mapping do not know their magic cards
ChanceEstimator = Callable[[AnyGame, Sliding, frozenset[Seat], Hands], Chances]

NOBODY: frozenset[Seat] = frozenset()
NO_HANDS: Hands = {}
#: maximum number of cases that are averaged; before the first cards of towers there are thousands
CASES = 200


class DrawnCard(Protocol):
    """A card that was drawn into a hand."""

    def hands(self, hand: str) -> Counter[str]:
        """The possible hands of a seat with this hand before it saw the card."""


class HandCards:
    """The cards that seats draw and keep in their hands; there are none unless a game brings some."""

    def deals(self, opening: Any) -> Hands:
        """The possible dealt hands of all seats."""
        return NO_HANDS

    def draw(self, before: Any, state: Any) -> DrawnCard | None:
        """The card that was drawn between two states."""
        return None


NO_CARDS = HandCards()


class Likely(NamedTuple):
    """The chance of a find in the next own turn, by how many others play before: with the goal in reach now, and
    without; and in any later turn.
    """

    reached: tuple[float, ...]
    not_reached: tuple[float, ...]
    later: float


#: measured with players who take what they can reach: `python -m tools research chances --finds`
LIKELY = {
    "classic": Likely((1.0, 0.77, 0.73, 0.69), (0.0, 0.19, 0.25, 0.29), 0.42),
    "towers": Likely((1.0, 0.81, 0.76, 0.73), (0.0, 0.22, 0.27, 0.29), 0.52),
}


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """One turn: the win chances after its move, and after the card that is turned over then."""

    number: int
    seat: Seat
    moved: Chances
    after: Chances


@dataclass(frozen=True, slots=True)
class Share:
    """The parts of a seat's result; these four add up to it."""

    seat: Seat
    #: before any card was dealt
    start: float
    cards: float
    own: float
    others: float

    @property
    def result(self) -> float:
        return self.start + self.cards + self.own + self.others


@dataclass(frozen=True, slots=True)
class ChanceGraph:
    """The chance graph: the chances before any card was known, after the first cards, and after each turn."""

    start: Chances
    dealt: Chances
    steps: tuple[ChancePoint, ...]

    @property
    def turning(self) -> int | None:
        """The number of the turn that changed the chances most; None if no turn was played."""
        before = [self.dealt, *(step.after for step in self.steps)]
        turns = zip(self.steps, before, strict=False)
        moved = [(max(abs(a - b) for a, b in zip(step.after, last, strict=True)), step) for step, last in turns]
        return max(moved, key=lambda one: one[0])[1].number if moved else None

    def shares(self) -> list[Share]:
        """What each seat gained from the cards, from its own moves, and from the others' moves."""
        return [self._share(seat) for seat in range(len(self.start))]

    def _share(self, seat: Seat) -> Share:
        cards, own, others = self.dealt[seat] - self.start[seat], 0.0, 0.0
        before = self.dealt
        for step in self.steps:
            moved = step.moved[seat] - before[seat]
            own, others = (own + moved, others) if step.seat == seat else (own, others + moved)
            cards += step.after[seat] - step.moved[seat]
            before = step.after
        return Share(seat, self.start[seat], cards, own, others)

    def as_json(self, record: Record) -> MazeChanceGraphJson:
        colours = record.opening.colours
        return {
            "dealt": _round_all(self.dealt),
            "turns": [
                {"number": step.number, "seat": colours[step.seat], "chances": _round_all(step.after)}
                for step in self.steps
            ],
            "turning": self.turning,
            "shares": [
                {
                    "seat": colours[share.seat],
                    "start": round(share.start, 3),
                    "cards": round(share.cards, 3),
                    "own": round(share.own, 3),
                    "others": round(share.others, 3),
                    "result": round(share.result, 3),
                }
                for share in self.shares()
            ],
        }


def _round_all(chances: Chances) -> list[float]:
    return [round(chance, 3) for chance in chances]


def race(game: AnyGame, state: Sliding, hidden: frozenset[Seat] = NOBODY, hands: Hands = NO_HANDS) -> Chances:
    """The win chances in a race."""
    likely = LIKELY[game.name]
    races = []
    for turn in range(state.seats):  # in the order they play
        seat = (state.mover + turn) % state.seats
        view = game.view(state, seat)
        reached = _reach_probability(view, seat, _aims(state, view, seat, seat in hidden), hands.get(seat))
        first = reached * likely.reached[turn] + (1 - reached) * likely.not_reached[turn]
        races.append(_race_curve(_needs(view, seat), first, likely.later))
    won = _win_chances(races)
    return tuple(won[(seat - state.mover) % state.seats] for seat in range(state.seats))


def learned_chances(chance: KnownChance) -> ChanceEstimator:
    """Win chances from a function of the mover's chance, averaged over the unknown cards."""

    def estimate(game: AnyGame, state: Sliding, hidden: frozenset[Seat] = NOBODY, hands: Hands = NO_HANDS) -> Chances:
        total = every = 0.0
        for case, times in cases(state, hidden, hands):
            total += times * chance(game, case)
            every += times
        mine = total / every
        return (mine, 1.0 - mine) if state.mover == 0 else (1.0 - mine, mine)

    return estimate


def cases(state: Any, hidden: frozenset[Seat], hands: Hands) -> list[tuple[Any, int]]:
    """Every state that is possible when these cards are unknown, with its frequency."""
    every = [(state, 1)]
    for seat in range(state.seats):
        if seat in hidden:
            stack = state.stacks[seat]
            tops = [(*stack[at : at + 1], *stack[:at], *stack[at + 1 :]) for at in range(max(len(stack), 1))]
            every = [(replace(case, stacks=with_value(case.stacks, seat, top)), 1) for case, _ in every for top in tops]
        if seat in hands:
            held = hands[seat].items()
            every = [
                (replace(case, hands=with_value(case.hands, seat, hand)), n * m)
                for case, n in every
                for hand, m in held
            ]
    if len(every) <= CASES:
        return every
    states, weights = zip(*every, strict=True)
    return [(case, 1) for case in Random(0).choices(states, weights, k=CASES)]


def course(record: Record, judged: ChanceEstimator, cards: HandCards) -> ChanceGraph | None:
    """The chance graph of a finished match; None for a solo match or one that was not finished."""
    game, opening = record.game, record.opening
    passed = list(states(record))
    outcome = game.outcome(passed[-1])
    if outcome is None or not outcome.winners or opening.seats == 1:
        return None
    ended = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(opening.seats))
    everybody = frozenset(range(opening.seats))
    steps, before, last, drawn = [], opening, opening, None
    for state in passed:
        drawn, last = drawn or cards.draw(last, state), state
        if state.turns == before.turns:
            continue
        mover = before.mover
        if game.outcome(state):
            steps.append(ChancePoint(state.turns, mover, ended, ended))
        else:
            found = len(state.stacks[mover]) < len(before.stacks[mover])
            hands = {mover: drawn.hands(state.hands[mover])} if drawn else NO_HANDS
            moved = judged(game, state, frozenset({mover}) if found else NOBODY, hands)
            after = judged(game, state, NOBODY, NO_HANDS) if found or hands else moved
            steps.append(ChancePoint(state.turns, mover, moved, after))
        before, drawn = state, None
    start, dealt = judged(game, opening, everybody, cards.deals(opening)), judged(game, opening, NOBODY, NO_HANDS)
    return ChanceGraph(start, dealt, tuple(steps))


def _reach_probability(view: MazeView, seat: Seat, aims: Sequence[CoachTarget], hands: Counter[str] | None) -> float:
    """The probability that a seat can reach its target: with its own magic cards, or averaged over its possible
    hands.
    """
    scene = ReachMap.of(view)
    if not hands:
        return threat(scene, seat, aims, own_purse(view))
    found = ((threat(scene, seat, aims, own_purse(view, hand)), times) for hand, times in hands.items())
    return sum(share * times for share, times in found) / hands.total()


def _aims(state: Sliding, view: MazeView, seat: Seat, hidden: bool) -> list[CoachTarget]:
    """The targets of a seat; if its card is not turned over yet, one for each possible card."""
    aim = own_aim(view)
    names = [state.edition.goals[goal] for goal in state.stacks[seat]]
    if not names:
        return [aim]
    if option(view, "order", seat) == "any":
        return [aim._replace(goals=tuple(names))]
    return [aim._replace(goals=(name,)) for name in (names if hidden else names[:1])]


def _needs(view: MazeView, seat: Seat) -> int:
    """How many more finds are needed: goals, the rune stone, the way home."""
    own = view["seats"][seat]
    rune = not own.get("rune_turned", True)
    home = option(view, "finish", seat) != "last-find"
    return int(own["left"]) + int(rune) + int(home)


def _race_curve(needs: int, first: float, later: float) -> list[float]:
    """After every own turn, the probability that a seat still needs something: `first` is the chance of a find in its
    next turn, `later` that in any other.
    """
    left = [0.0] * needs + [1.0]  # by how much is needed
    kept = [1.0]
    for turn in range(FAR):
        find = later if turn else first
        left = [left[need] * (1 - find if need else 1) + (left[need + 1] * find if need < needs else 0.0)
                for need in range(needs + 1)]  # fmt: skip
        kept.append(1 - left[0])
    return kept


def _win_chances(races: Sequence[list[float]]) -> list[float]:
    """The probability of each seat to finish first, in playing order: a seat that plays earlier in a round finishes
    first.
    """
    won = [0.0] * len(races)
    for turn in range(1, FAR + 1):
        for place, race in enumerate(races):
            alone = race[turn - 1] - race[turn]
            for other, theirs in enumerate(races):
                if other != place:
                    alone *= theirs[turn] if other < place else theirs[turn - 1]
            won[place] += alone
    whole = sum(won)
    return [chance / whole for chance in won]
