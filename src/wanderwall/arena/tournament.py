"""The pairings of a tournament, all from one seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from wanderwall.arena.pairing import Pairing, options_for
from wanderwall.bots.protocol import Budget
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.problem import Problem

MOST_GAMES = 1_000_000
DEFAULT = Budget()


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that determines which matches are played."""

    edition: str
    bots: tuple[str, ...]
    #: matches of every meeting
    games: int
    seats: int = 2
    seed: int = 0
    #: the first bot meets all the others, and they do not meet each other
    gauntlet: bool = False
    options: Mapping[str, object] = field(default_factory=dict)
    budget: Budget = DEFAULT

    def check(self) -> None:
        """Refuse an invalid tournament before anything is played."""
        box = find_edition(self.edition)
        low, high = box.players
        if not max(low, 2) <= self.seats <= high:
            raise Problem("arena.seats", seats=self.seats, low=max(low, 2), high=high)
        if len(self.bots) < 2:
            raise Problem("arena.bots")
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise Problem("arena.same_bot", bot=bot)
        if not 1 <= self.games <= MOST_GAMES:
            raise Problem("arena.games", games=self.games, high=MOST_GAMES)
        game_of(box).setup(box, self.seats, options_for(game_of(box), self.options))

    def meetings(self) -> list[tuple[str, ...]]:
        """The bots at one table, for every meeting; if there are too few bots for a table, one meets several copies of
        another.

        >>> Tournament("classic-1986", ("a", "b", "c"), 1).meetings()
        [('a', 'b'), ('a', 'c'), ('b', 'c')]
        >>> Tournament("classic-1986", ("a", "b"), 1, seats=4, gauntlet=True).meetings()
        [('a', 'b', 'b', 'b')]
        """
        if len(self.bots) >= self.seats:
            every = list(combinations(self.bots, self.seats))
        else:
            every = [(one, *[other] * (self.seats - 1)) for one in self.bots for other in self.bots if one != other]
        return [bots for bots in every if not self.gauntlet or bots[0] == self.bots[0]]

    def pairings(self, keep_records: bool = False) -> Iterator[Pairing]:
        """Yield every match. A deal is played as often as there are seats, the bots moving on by one seat each time, so
        that all have the same seats, cards and first turns.
        """
        number = 0
        game = game_of(find_edition(self.edition))
        options = options_for(game, self.options)
        for meeting, bots in enumerate(self.meetings()):
            for k in range(self.games):
                deal, turn = divmod(k, self.seats)
                seated = (*bots[turn:], *bots[:turn])
                dealt = f"{self.seed}/{meeting}/{deal}"
                yield Pairing(
                    number, self.edition, seated, options, self.budget, dealt, f"{dealt}/{turn}", keep_records
                )
                number += 1

    @property
    def total(self) -> int:
        """The number of matches."""
        return self.games * len(self.meetings())

    def as_json(self) -> dict[str, object]:
        """As JSON."""
        return {**asdict(self), "options": dict(self.options), "budget": self.budget._asdict()}

    @classmethod
    def read(cls, written: Mapping[str, Any]) -> Tournament:
        budget = Budget(**written["budget"])
        return cls(**{**written, "bots": tuple(written["bots"]), "budget": budget})
