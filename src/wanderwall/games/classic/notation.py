"""Notation of classic: what the sliding mazes share, and who has looked at the top card."""

from __future__ import annotations

from collections.abc import Mapping

from wanderwall.board.grid import Square
from wanderwall.game.line_reader import split_list
from wanderwall.game.options import to_text
from wanderwall.game.protocol import OVER, Seat
from wanderwall.games.classic.setup import check_together
from wanderwall.games.classic.state import Options, State
from wanderwall.games.sliding.edition import Tile
from wanderwall.games.sliding.notation import SeatFields, SlidingNotation, opening_tiles
from wanderwall.games.sliding.setup import SlidingFields, after_deal
from wanderwall.games.sliding.state import PUSH, Deal
from wanderwall.problem import Problem


class ClassicNotation(SlidingNotation[State, SeatFields]):
    """`classic-1986 6BE9E3C/… 9@N4 bat=b2,… red=a1:owl,bat:crown blue=… red>push turns=12 began=red`"""

    def _extras(self, state: State) -> dict[str, str]:
        """Who has looked at the top card, if not everybody has (K4)."""
        return {} if all(state.looked) else {"looked": ",".join(to_text(seen) for seen in state.looked)}

    def _finish_reading(
        self, fields: SlidingFields, tiles: Mapping[Square, Tile], seats: list[SeatFields], rest: dict[str, str]
    ) -> State:
        looked = split_list(rest.pop("looked", ",".join(["yes"] * len(seats))))
        if len(looked) != len(seats) or not set(looked) <= {"yes", "no"}:
            raise Problem("position.looked", "K4", text=",".join(looked))
        options = self._options(Options, fields, rest)
        check_together(options)
        return State(**fields, options=options, looked=tuple(seen == "yes" for seen in looked))

    def _not_finished(self, state: State, seat: Seat) -> str | None:
        """A player who left the maze or made the last find is still there, until others push (K7, K8)."""
        finish = state.options.finish[seat]
        clause = super()._not_finished(state, seat)
        if finish == "home" or clause == "K10" or not state.turns:
            return clause
        if state.place_in_round(seat) != (state.turns - 1) % state.seats:
            return None if state.turns_of(seat) else "K5"
        if finish == "exit":
            return None if state.maze.exits >> state.pawns[seat] & 1 else "K7"
        there = state.options.sweep[seat] or state.places[state.found[seat][-1]] == state.pawns[seat]
        return None if there else "K8"

    def _check_reachable(self, state: State) -> None:
        super()._check_reachable(state)
        for seat, colour in enumerate(state.colours):
            if state.options.finish[seat] == "last-find" and not state.stacks[seat] and seat not in state.finished:
                raise Problem("position.unfinished", "K8", colour=colour)
            if not state.looked[seat] and not self._may_not_have_looked(state, seat):
                raise Problem("position.unseen", "K4", colour=colour)

    def _may_not_have_looked(self, state: State, seat: Seat) -> bool:
        """Whether it is possible that a seat has not looked at its top card.

        A deal is written before anybody looks. Afterwards the mover has looked. With `on-turn` so have all others,
        except seats that have had no turn yet or found something in their last one.
        """
        if not state.turns and state.step == PUSH:
            return True
        waits = state.options.peek == "on-turn" and (state.step == OVER or seat != state.mover)
        return waits and (not state.turns_of(seat) or bool(state.found[seat]))

    def _after_deal(self, state: State, deal: Deal) -> State:
        return state.replace(**after_deal(state.edition, state.options, state.seats, deal))

    def _deal_of(self, state: State) -> Deal:
        return Deal(opening_tiles(state), state.stacks, state.first)
