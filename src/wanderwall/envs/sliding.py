"""Action numbers and observations of both sliding games, from the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wanderwall.board.grid import grid
from wanderwall.board.tiles import rotate
from wanderwall.encoding.layout import OFFERS, Observation, turned_square, way_of
from wanderwall.encoding.observe import observation
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import ActionCodec
from wanderwall.game.protocol import OVER, Seat
from wanderwall.games.sliding.state import WALK, Push
from wanderwall.games.towers.state import DISCARD


class SlidingCodec(ActionCodec):
    """The numbers of a sliding maze: pushes, walks, and in towers offers."""

    def __init__(self, setting: EnvConfig) -> None:
        super().__init__(setting)
        #: the action of each push, by its arrow, its openings and the frame
        self.pushes: dict[tuple[str, int, int], int] = {}
        self.arrows = {arrow.name: number for number, arrow in enumerate(grid(setting.loaded_edition.side).arrows)}

    def moves(self, state: Any, chosen: int | None = None) -> dict[int, Any]:
        if state.step == OVER:
            return {}
        legal = self.game.legal(state, state.mover)
        frame = self.setting.frames[state.mover]
        if state.step == DISCARD:
            return self._offers(legal)
        if state.step != WALK:
            return {self._push(move, frame): move for move in legal}
        if chosen is not None:
            return self._offers([move for move in legal if move.to == chosen])
        walks: dict[int, list[Any]] = {}
        for move in legal:
            walks.setdefault(self.layout.pushes + turned_square(self.layout.side, move.to, frame), []).append(move)
        return {number: ways if len(ways) > 1 else ways[0] for number, ways in walks.items()}

    def _offers(self, moves: Sequence[object]) -> dict[int, object]:
        return {self.layout.offers + k: move for k, move in enumerate(moves[:OFFERS])}

    def _push(self, push: Push, frame: int) -> int:
        known = push.arrow, push.openings, frame
        if known not in self.pushes:
            arrow: int = (self.arrows[push.arrow] - frame * self.layout.lines) % (4 * self.layout.lines)
            self.pushes[known] = 4 * arrow + way_of(rotate(push.openings, -frame))
        return self.pushes[known]

    def observe(self, state: Any, seat: Seat, moves: Mapping[int, Any], chosen: int | None) -> Observation:
        choices = self.game.choices(state, seat) if self.setting.hints else {}
        offered = seat == state.mover and (chosen is not None or state.step == DISCARD)
        shown = [move for number, move in moves.items() if number >= self.layout.offers] if offered else []
        view, magic = self.game.view(state, seat), getattr(self.setting.loaded_edition, "magic", ())
        return observation(self.layout, self.setting.frames[seat], view, choices, shown, chosen, magic)
