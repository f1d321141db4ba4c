"""The moves of a game that its table has in memory: all of them, or those since a state."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any, NamedTuple, Self

from wanderwall.game.protocol import Seat
from wanderwall.match.record import PlayedMove


class Moves(NamedTuple):
    """Moves in a list that a table shares with earlier and later versions of itself, so that adding one takes constant
    time. The first `known` moves of the list belong to this version.
    """

    #: how many moves were made before these, and the state in which these begin
    earlier: int
    state: Any
    known: int
    shared: list[PlayedMove]

    def __eq__(self, other: object) -> bool:
        """Whether both have the same moves, as far as both have them in memory."""
        if not isinstance(other, Moves):
            return NotImplemented
        first = max(self.earlier, other.earlier)
        return self.total == other.total and (self.total < first or self.after(first) == other.after(first))

    def __hash__(self) -> int:
        return hash(self.total)

    @classmethod
    def since(cls, state: Any, earlier: int = 0) -> Self:
        """Return an empty list of moves from this state on."""
        return cls(earlier, state, 0, [])

    @property
    def total(self) -> int:
        return self.earlier + self.known

    def after(self, number: int) -> list[PlayedMove]:
        """Return the moves after the first `number` of the game, which must include all earlier ones."""
        assert number >= self.earlier
        return self.shared[number - self.earlier : self.known]

    def only_by(self, seat: Seat) -> bool:
        """Whether no other seat has moved yet."""
        return not self.earlier and all(one.seat == seat for one in islice(self.shared, self.known))

    def plus(self, more: Iterable[PlayedMove]) -> Self:
        """Return these moves and more. The list is copied if another version has already continued from here."""
        shared = self.shared if len(self.shared) == self.known else self.shared[: self.known]
        shared.extend(more)
        return type(self)(self.earlier, self.state, len(shared), shared)

    def without_last(self, before: Any) -> Self:
        """Return these moves without the last one, which was made in the state `before`."""
        return self._replace(known=self.known - 1) if self.known else self.since(before, self.earlier - 1)


NO_MOVES = Moves.since(None)
