"""Hints, reviews and lessons of one game, rated by the best bot if it has learned the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.tiles import rotate
from wanderwall.bots.sliding.halving import PRIOR
from wanderwall.coach.sliding.chance_graph import ChanceEstimator, ChanceGraph, course, race
from wanderwall.coach.sliding.hints import Hint, advice
from wanderwall.coach.sliding.review import ReviewedTurn, rate_alternative, review
from wanderwall.coach.sliding.turn_ratings import FINISH, Turn, TurnRatings, Worth
from wanderwall.games.sliding.state import Push
from wanderwall.games.views import MazeView
from wanderwall.kernel import FAST
from wanderwall.kernel.net import NEVER
from wanderwall.match.record import Record

#: number of turns that are followed, and of worlds for each
TURNS, WORLDS = 6, 12
#: number of estimates on a line, in addition to the value before it
THOUGHTS = 2


class LearnedValues(Protocol):
    """Estimates of the learned bot at one table. A turn is a push (4 · arrow + quarter turns) and a square."""

    #: the push that is made already
    made: int | None

    @property
    def values(self) -> Any:
        """[push, square]: the logits of the value net."""

    def follow(self, push: int, to: int) -> Any:
        """The win chance of a turn in each world, and the weights of the worlds."""


class LearnedRating(TurnRatings):
    """All turns of a seat by their win chance; a certain win is worth as much as the finish."""

    def __init__(self, view: MazeView, thoughts: LearnedValues) -> None:
        super().__init__(view, compiled=True)
        self.thoughts = thoughts
        self._chances: dict[tuple[int, int], float] = {}

    @cached_property
    def best(self) -> Worth:
        """The turn with the best lines; a turn that finishes comes first."""
        values = self.thoughts.values
        best = np.argsort(-values, axis=None, kind="stable")
        few = [divmod(int(turn), values.shape[1]) for turn in best[:TURNS] if values.flat[turn] > NEVER]
        worths = [self.worth(self._turn(push, to)) for push, to in few]
        return max(worths, key=lambda worth: (worth.finishes, round(worth.score, 9)))

    def worth(self, turn: Turn) -> Worth:
        """The worth of one turn."""
        worth = super().worth(turn)
        return (
            worth if worth.finishes else worth._replace(score=FINISH * self._chance(self._push_number(turn), turn.to))
        )

    def _turn(self, push: int, to: int) -> Turn:
        laid = None
        if self.thoughts.made is None:
            arrow = grid(self.view["side"]).arrows[push // 4]
            laid = Push(arrow.name, rotate(self.view["spare"], push % 4))
        return Turn(laid, to, self.branches[laid].walks.offers(to)[0])

    def _push_number(self, turn: Turn) -> int:
        if turn.push is None:
            assert self.thoughts.made is not None
            return self.thoughts.made
        board = grid(self.view["side"])
        number = board.arrows.index(board.arrow(turn.push.arrow))
        quarters = next(turns for turns in range(4) if rotate(self.view["spare"], turns) == turn.push.openings)
        return 4 * number + quarters

    def _chance(self, push: int, to: int) -> float:
        """The win chance of a turn, from the value net and the estimates on its lines."""
        if (push, to) not in self._chances:
            chances, counts = self.thoughts.follow(push, to)
            value = self.thoughts.values[push, to]
            # a turn that the best bot never considers, such as one past a find, has no value: exp would overflow
            before = 1.0 / (1.0 + np.exp(-value)) if value > NEVER else 0.0
            thought = float(counts @ chances / counts.sum())
            self._chances[push, to] = float(PRIOR * before + THOUGHTS * thought) / (PRIOR + THOUGHTS)
        return self._chances[push, to]


class Judge:
    """Rates turns; the learned values are in a module that needs the compiler."""

    def __init__(self, game: str, module: str) -> None:
        self.game, self.module = game, module

    def rating(self, view: Any, many: bool = False) -> TurnRatings:
        """Rate all turns of the viewing seat with the best bot. If it does not know such tables, or is not compiled
        here, the turns are rated by counting; `many` uses the compiled count.
        """
        if FAST and view["game"] == self.game:
            learned_values: Callable[[Any], Any] = import_module(self.module).learned_values
            from wanderwall.coach.sliding.judge import LearnedRating

            thoughts = learned_values(view)
            if thoughts is not None:
                return LearnedRating(view, thoughts)
        return TurnRatings(view, compiled=FAST and many)

    def hint(self, view: Any) -> Hint:
        """The best turn for the viewing seat, when it has to push or to walk."""
        return advice(self.rating(view))

    def review(self, record: Record) -> Iterator[ReviewedTurn]:
        """Review every completed turn in order; each takes a while."""
        return review(record, lambda view: self.rating(view, many=True))

    def chance_estimator(self, view: Any) -> ChanceEstimator:
        """The function that estimates win chances at a table like this."""
        if FAST and len(view["seats"]) == 2 and view["game"] == self.game:
            from wanderwall.coach.sliding.chance_graph import learned_chances

            chance = import_module(self.module).known_cards_chance(view)
            if chance is not None:
                return learned_chances(chance)
        return race

    def course(self, record: Record) -> ChanceGraph | None:
        """The chance graph of a match."""
        return course(record, self.chance_estimator(record.game.view(record.opening, 0)))

    def rate_alternative(self, state: Any, push: str, walk: str) -> ReviewedTurn:
        """Rate another turn in place of one that was played, in the same way."""
        return rate_alternative(state, push, walk, self.rating)
