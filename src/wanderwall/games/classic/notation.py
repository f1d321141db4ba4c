"""Classic on paper: what the sliding mazes share, and who has looked at the top card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from wanderwall.board.grid import Square
from wanderwall.game.options import written
from wanderwall.game.text import listed
from wanderwall.games.classic.setup import check_together
from wanderwall.games.classic.state import Options, State
from wanderwall.games.sliding.edition import Tile
from wanderwall.games.sliding.notation import SlidingNotation, opening_tiles
from wanderwall.games.sliding.setup import after_deal
from wanderwall.games.sliding.state import Deal
from wanderwall.problem import Problem


class ClassicNotation(SlidingNotation[State]):
    """`classic-1986 6BE9E3C/… 9@N4 bat=b2,… red=a1:owl,bat:crown blue=… red>push turns=12 began=red`"""

    options = Options

    def _extras(self, state: State) -> dict[str, str]:
        """Who has looked at the top card, where not everybody has (K4)."""
        return {} if all(state.looked) else {"looked": ",".join(written(seen) for seen in state.looked)}

    def _finish_reading(
        self, fields: dict[str, Any], tiles: Mapping[Square, Tile], seats: list[dict[str, Any]], rest: dict[str, str]
    ) -> State:
        looked = listed(rest.pop("looked", ",".join(["yes"] * len(seats))))
        if len(looked) != len(seats) or not set(looked) <= {"yes", "no"}:
            raise Problem("position.looked", "K4", text=",".join(looked))
        options: Options = self._options(fields, rest)
        check_together(options)
        return State(**fields, options=options, looked=tuple(seen == "yes" for seen in looked))

    def _dealt(self, state: State, deal: Deal) -> State:
        return replace(state, **after_deal(state.edition, state.options, state.seats, deal))

    def _deal_of(self, state: State) -> Deal:
        return Deal(opening_tiles(state), state.stacks, state.first)
