"""The moves of a game as its table knows them: all of them, or those since a state."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any, NamedTuple, Self

from wanderwall.game.protocol import Seat
from wanderwall.match.record import Played


class Moves(NamedTuple):
    """Moves in a list that a table shares with those before and after it: one more costs the same however many there
    are. Of the list the first `known` belong to this table.
    """

    #: how many were made before these, and the state in which these begin
    earlier: int
    state: Any
    known: int
    shared: list[Played]

    def __eq__(self, other: object) -> bool:
        """Whether these are the same moves, as far as both know them."""
        if not isinstance(other, Moves):
            return NotImplemented
        first = max(self.earlier, other.earlier)
        return self.total == other.total and (self.total < first or self.after(first) == other.after(first))

    def __hash__(self) -> int:
        return hash(self.total)

    @classmethod
    def since(cls, state: Any, earlier: int = 0) -> Self:
        """None yet."""
        return cls(earlier, state, 0, [])

    @property
    def total(self) -> int:
        return self.earlier + self.known

    def after(self, number: int) -> list[Played]:
        """Those after the first so many of all, which must not be among the earlier ones."""
        assert number >= self.earlier
        return self.shared[number - self.earlier : self.known]

    def only_by(self, seat: Seat) -> bool:
        """Whether nobody else has moved yet."""
        return not self.earlier and all(one.seat == seat for one in islice(self.shared, self.known))

    def plus(self, more: Iterable[Played]) -> Self:
        """With more of them. Where another table has gone on from here in another way, the list is not shared."""
        shared = self.shared if len(self.shared) == self.known else self.shared[: self.known]
        shared.extend(more)
        return type(self)(self.earlier, self.state, len(shared), shared)

    def without_last(self, before: Any) -> Self:
        """Without the last one, which was made in this state."""
        return self._replace(known=self.known - 1) if self.known else self.since(before, self.earlier - 1)


NO_MOVES = Moves.since(None)
