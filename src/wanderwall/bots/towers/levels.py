"""The five levels and the learned bot, and the choice of the search."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from wanderwall.board.grid import Squares, grid, squares_of
from wanderwall.bots.protocol import Answer, Bot, Budget
from wanderwall.bots.sliding.greedy import least_useful_card
from wanderwall.bots.sliding.levels import StrengthBot
from wanderwall.bots.sliding.master import MasterBot
from wanderwall.bots.towers.seen import Seen
from wanderwall.encoding.view_maze import WalkOptions, goal_squares, maze_of, walk_text
from wanderwall.games import edition
from wanderwall.games.towers.views import TowersView
from wanderwall.kernel import FAST, MAX_SIDE
from wanderwall.match import Match


class WalkTarget(NamedTuple):
    """Where a walk may end and with which payment; the smallest is the best."""

    misses: bool
    jokers: int
    cards: int
    steps: int
    whim: float
    move: str


class TowersBeginnerBot:
    """A bot that considers `many` random pushes; None stands for all."""

    def __init__(self, many: int | None) -> None:
        self.many = many

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        view, choices, rng = seen.view, seen.choices, Random(seed)
        if choices["step"] == "discard":
            return Answer(f"x:{least_useful_card(choices['cards'], rng)}")
        maze, side = maze_of(view), view["side"]
        if choices["step"] == "walk":
            return Answer(min(stops(side, WalkOptions.of(choices), goal_squares(view, maze), rng)).move)
        pushes = choices["pushes"]
        noticed = list(pushes) if self.many is None else rng.sample(list(pushes), min(len(pushes), self.many))
        best = {
            push: min(stops(side, WalkOptions.of(pushes[push]), goal_squares(view, maze, push), rng))
            for push in noticed
        }
        return Answer(min(best, key=lambda push: best[push]))


def stops(side: int, ways: WalkOptions, goals: Squares, rng: Random) -> Iterator[WalkTarget]:
    """The goals in reach with their cheapest payments, or otherwise the squares that cost nothing."""
    names, spots = grid(side).names, [divmod(goal, side) for goal in squares_of(goals)]
    for square in squares_of(ways.reach & goals or ways.reach):
        row, column = divmod(square, side)
        pay = ways.offers(names[square])[0]
        steps = min((abs(row - r) + abs(column - c) for r, c in spots), default=2 * side)
        misses = not goals >> square & 1
        yield WalkTarget(misses, pay.count("j"), len(pay), steps, rng.random(), walk_text(names[square], pay))


#: the number of pushes the first two levels consider
GLANCES = {1: TowersBeginnerBot(3), 2: TowersBeginnerBot(12)}
#: number of goals a set of the kernel can hold
MOST_GOALS = 32


class TowersLevelSettings(NamedTuple):
    """How a level weighs the finds of the others, its own turn after theirs, and their blocking, all relative to a
    find.
    """

    caution: float = 0.0
    foresight: float = 0.0
    spite: float = 0.0


SKILLS = {
    3: TowersLevelSettings(),
    4: TowersLevelSettings(caution=1.0),
    5: TowersLevelSettings(caution=1.0, foresight=0.8, spite=0.8),
}


class TowersSearchBot:
    """A level that searches."""

    def __init__(self, skill: TowersLevelSettings) -> None:
        self.skill = skill

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        if seen.choices["step"] == "discard" or not compiles(seen.view):
            return GLANCES[2].choose(seen, budget, seed)
        from wanderwall.bots.towers.search import BASE, search_turn

        return search_turn(seen, budget, seed, BASE._replace(**self.skill._asdict()))


def compiles(view: TowersView) -> bool:
    """Whether the compiled search can be used: numba is installed, and sets of 64 can hold this table."""
    return FAST and view["side"] <= MAX_SIDE and len(view["things"]) <= MOST_GOALS


def learned_answer(seen: Seen, budget: Budget, seed: int) -> Answer | None:
    """The move of the learned bot, if a value was trained for this table; otherwise None."""
    if not compiles(seen.view):
        return None
    from wanderwall.bots.towers.master import choose_turn, value_for

    value = value_for(seen.view)
    return None if value is None else choose_turn(seen, budget, seed, value)


MASTER = MasterBot(learned_answer, TowersSearchBot(SKILLS[5]))


def master() -> Bot:
    """Return the learned bot, compiled so that it answers in time."""
    warm()
    warm_master()
    return MASTER


@cache
def warm_master() -> None:
    """Compile the learned bot or load it from the cache: one turn, and a push that takes this turn into account."""
    match = Match.deal(edition("towers-3d"), seed=3)  # a deal whose first turn finds nothing, so that it is read
    for _ in range(3):
        match.move(MASTER.choose(match.history(), Budget(nodes=500), 1).move)


def with_strength(dial: float) -> Bot:
    """Make a bot with a strength between beginner and learned bot. Depending on the strength it takes what it sees,
    searches its next turn, considers the others, considers their answers, or searches like the best bot. It considers
    only the pushes it notices.
    """
    return StrengthBot(dial, (TowersBeginnerBot(None), *(make_level(number) for number in SKILLS), master()))


def make_level(number: int) -> Bot:
    """Return the bot of a level, compiled so that it answers in time."""
    if number in GLANCES:
        return GLANCES[number]
    if FAST:
        warm()
    return TowersSearchBot(SKILLS[number])


@cache
def warm() -> None:
    """Compile the search or load it from the cache, so that the first move does not wait for it."""
    from wanderwall.bots.towers.inference import chances

    match = Match.deal(edition("towers-3d"), seed=1)
    seen = match.history()
    TowersSearchBot(SKILLS[5]).choose(seen, Budget(nodes=5000), 1)
    chances(seen.opening, 1 - match.state.mover)
