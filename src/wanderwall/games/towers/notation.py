"""Notation of towers: a tower is its openings and its height, a seat also has a hand and a rune card.

`red=a1:chalice,map:ring:udj*` is a seat with its hand; `*` means that the rune card is turned. A walk that costs cards
is `c5+uj`, a discard `x:u`, the chance move that shuffles `shuffle:uddj`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from wanderwall.board.grid import SPARE, Square
from wanderwall.game.protocol import OVER, Seat
from wanderwall.games.sliding.edition import Tile
from wanderwall.games.sliding.notation import SeatFields, SlidingNotation, opening_tiles
from wanderwall.games.sliding.setup import SlidingFields
from wanderwall.games.sliding.state import PUSH, WALK
from wanderwall.games.sliding.state import Walk as SlidingWalk
from wanderwall.games.towers.setup import after_deal, hand_sizes, whole_magic
from wanderwall.games.towers.state import (
    DISCARD,
    KINDS,
    SHUFFLE,
    Card,
    Cards,
    Deal,
    Discard,
    Options,
    Shuffle,
    State,
    Walk,
    in_order,
)
from wanderwall.problem import Problem

WALK_FORM = re.compile(r"([^+]*?)\s*(?:\+([udj,\s]*[udj][,\s]*))?", re.IGNORECASE)
DISCARD_FORM = re.compile(r"(?:x\s*:?\s*)?([udj])", re.IGNORECASE)
TURNED = "*"


class TowersSeatFields(SeatFields):
    """One seat of a position: also its hand, and whether its rune card is turned."""

    hand: Cards
    rune: bool


class TowersNotation(SlidingNotation[State, TowersSeatFields]):
    """`towers-3d 61E2…/… 94@N4 ring=b2,… red=a1:map:ring:uj* … red>push turns=12 began=red pile=uddj… discard=ju`"""

    steps = (PUSH, WALK, SHUFFLE, DISCARD, OVER)
    tile_width = 2

    # ── positions ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _tile_text(self, state: State, square: Square) -> str:
        return f"{super()._tile_text(state, square)}{state.heights[square]}"

    def _read_tile(self, text: str) -> Tile:
        return Tile(int(text[0], 16), height=int(text[1]))

    def _seat_text(self, state: State, seat: Seat) -> str:
        return f"{super()._seat_text(state, seat)}:{state.hands[seat]}{TURNED * state.runes[seat]}"

    def _read_seat_more(self, more: list[str]) -> Mapping[str, object]:
        (text,) = more
        return {"hand": in_order(read_cards(text.removesuffix(TURNED))), "rune": text.endswith(TURNED)}

    def _extras(self, state: State) -> dict[str, str]:
        """The pile from its top, discards as played, the card just drawn over the limit, a turn whose time is over."""
        words = {"pile": state.pile, "discard": state.discards, "drawn": state.drawn, "late": "yes" * state.late}
        return {name: text for name, text in words.items() if text}

    def _finish_reading(
        self, fields: SlidingFields, tiles: Mapping[Square, Tile], seats: list[TowersSeatFields], rest: dict[str, str]
    ) -> State:
        pile, discards, drawn = (self._cards_word(rest, name) for name in ("pile", "discard", "drawn"))
        late = rest.pop("late", "no")
        state = State(
            **fields,  # type: ignore[arg-type]  # its edition is one of towers
            heights=tuple(tiles[square].height for square in [*range(fields["edition"].grid.size), SPARE]),
            hands=tuple(seat["hand"] for seat in seats),
            pile=pile,
            discards=discards,
            runes=tuple(seat["rune"] for seat in seats),
            drawn=drawn,
            late=late == "yes",
            options=self._options(Options, fields, rest),
        )
        if late not in ("yes", "no") or (state.late and state.step != SHUFFLE):
            raise Problem("position.late", "K8", text=late)
        if not whole_magic(state.edition, *state.hands, pile, discards):
            raise Problem("position.magic", "T1")
        if state.step == SHUFFLE and (pile or not discards):
            raise Problem("position.shuffle", "T4")
        if len(drawn) != (state.step == DISCARD) or drawn not in state.hands[state.mover]:
            raise Problem("position.drawn", "T8")
        return state

    def _not_finished(self, state: State, seat: Seat) -> str | None:
        return super()._not_finished(state, seat) if state.runes[seat] else "T6"

    def _check_reachable(self, state: State) -> None:
        super()._check_reachable(state)
        if state.late and state.options.turn_time is None:
            raise Problem("position.no_clock", "K8")
        limit = state.options.hand_limit
        if state.step == DISCARD and (limit is None or len(state.hands[state.mover]) <= limit):
            raise Problem("position.discard", "T8")
        if limit is None:
            return
        for seat, start in enumerate(hand_sizes(state.options, state.seats, state.first)):
            due = state.step == DISCARD and seat == state.mover
            if len(state.hands[seat]) > max(limit, start) + due:  # a deal may exceed the limit
                raise Problem("position.hand", "T8", colour=state.colours[seat], limit=limit)

    def _cards_word(self, rest: dict[str, str], name: str) -> Cards:
        try:
            return read_cards(rest.pop(name, ""))
        except ValueError:
            raise Problem("position.magic", "T1") from None

    def _after_deal(self, state: State, deal: Deal) -> State:
        return state.replace(**after_deal(state.edition, state.options, state.seats, deal))

    def _deal_of(self, state: State) -> Deal:
        return Deal(opening_tiles(state, state.heights), state.stacks, state.first, state.hands, state.pile)

    # ── moves ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def move_text(self, state: State, move: object) -> str:
        if isinstance(move, Discard):
            return discard_text(move.card)
        if isinstance(move, Shuffle):
            return f"shuffle:{move.order}"
        return super().move_text(state, move)

    def _walk_text(self, state: State, walk: SlidingWalk) -> str:
        pay = walk.pay if isinstance(walk, Walk) else ""
        return walk_text(super()._walk_text(state, walk), pay)

    def read_move(self, state: State, seat: Seat, text: str) -> Any:
        """Read a move as in all sliding mazes; cards may be in any order and case."""
        if state.step != DISCARD or seat != state.mover:
            return super().read_move(state, seat, text)
        match = DISCARD_FORM.fullmatch(text.strip())
        if not match:
            raise Problem("notation.move", text=text, expected="discard")
        return Discard(match.group(1).lower())

    def _read_chance_move(self, state: State, text: str) -> Any:
        kind, _, rest = text.partition(":")
        if kind != SHUFFLE:
            return super()._read_chance_move(state, text)
        try:
            return Shuffle(read_cards(rest))
        except ValueError:
            raise Problem("notation.move", text=text, expected="host") from None

    def _read_walk(self, state: State, text: str) -> Walk:
        match = WALK_FORM.fullmatch(text)
        if not match:
            raise Problem("notation.move", text=text, expected="walk")
        square, pay = match.groups()
        return Walk(super()._read_walk(state, square).to, in_order(read_cards(re.sub(r"[,\s]", "", pay or ""))))


def walk_text(square: str, pay: Cards) -> str:
    """A walk with its cost: `c5+uj`."""
    return f"{square}+{pay}" if pay else square


def discard_text(card: Card) -> str:
    return f"x:{card}"


def read_cards(text: str) -> Cards:
    """Read cards as letters, in any case."""
    cards = text.lower()
    if not set(cards) <= set(KINDS):
        raise ValueError
    return cards
