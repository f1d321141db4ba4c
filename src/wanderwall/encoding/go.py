"""Labyrinth Go! as numbers: the actions of a hand, and what a seat sees of its own board and of the others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import prod

import numpy as np

from wanderwall.encoding.layout import Mask, Observation, Piece
from wanderwall.game.protocol import Seat
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.games.go.check import covers
from wanderwall.games.go.state import FACES, GoEdition, Grab, Lay, Lift, Move, State
from wanderwall.problem import Problem


class GoNumbers:
    """Actions and observations at a table with this number of seats.

    Laying a tile with two squares is action ((tile x 2 + face) x squares + square) x 4 + turn; then come the squares
    for the joker, the tiles to lift, the grab, and doing nothing.
    """

    def __init__(self, edition: str, seats: int) -> None:
        self.edition: GoEdition = find_edition(edition)
        if self.edition.game != "go":
            raise Problem("option.value", option="edition", text=edition, expected="go")
        self.game, self.seats = game_of(self.edition), seats
        self.tiles = list(self.edition.all_tiles)
        self.squares: int = self.edition.grid.size
        self.joker: int = len(self.edition.tiles) * len(FACES) * self.squares * 4
        self.lift: int = self.joker + self.squares
        self.grab: int = self.lift + len(self.tiles)
        self.wait = self.grab + 1
        self.actions = self.wait + 1

    def number(self, move: Move) -> int | None:
        """The action of this move; None for moves that are not actions."""
        match move:
            case Lay() if move.tile == self.edition.joker.id:
                return self.joker + move.square
            case Lay():
                face = self.tiles.index(move.tile) * len(FACES) + FACES.index(move.face)
                return (face * self.squares + move.square) * 4 + move.turn
            case Lift():
                return self.lift + self.tiles.index(move.tile)
        return self.grab if isinstance(move, Grab) else None

    def moves(self, state: State, seat: Seat) -> dict[int, Move]:
        """The legal moves of a seat, keyed by action."""
        numbered = ((self.number(move), move) for move in self.game.legal(state, seat))
        return {number: move for number, move in numbered if number is not None}

    def mask(self, moves: Mapping[int, object], wait: bool) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        mask[[*moves, self.wait] if wait else list(moves)] = 1
        return mask

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Name and shape of each part of an observation."""
        side = self.edition.grid.side
        planes = ("open_n", "open_e", "open_s", "open_w", "hole", "covered", "wanted", "middle")
        return (
            *((name, (side, side)) for name in planes),
            ("laid", (len(self.tiles),)),
            ("joker", (1,)),
            ("grabbed", (self.seats,)),
            ("track", (self.seats,)),
        )

    @property
    def size(self) -> int:
        return sum(prod(shape) for _, shape in self.pieces)

    def parts_by_name(self, observation: Observation) -> dict[str, Observation]:
        """The parts of an observation by name, without a copy."""
        found, at = {}, 0
        for name, shape in self.pieces:
            found[name] = observation[at : at + prod(shape)].reshape(shape)
            at += prod(shape)
        return found

    def observe(self, state: State, seat: Seat) -> Observation:
        """The seat's own board, the roll, and what everybody sees of the others, whose boards are hidden (G5)."""
        out = np.zeros(self.size, np.float32)
        parts, own, edition = self.parts_by_name(out), state.players[seat], self.edition
        for lay in own.layout:
            for square, openings in covers(edition, lay).items():
                for side, letter in enumerate("nesw"):
                    parts[f"open_{letter}"].reshape(-1)[square] = openings >> side & 1
                parts["covered"].reshape(-1)[square] = 1
            parts["hole"].reshape(-1)[lay.square] = edition.all_tiles[lay.tile].hole
            parts["laid"][self.tiles.index(lay.tile)] = 1
        for picture in state.roll:
            parts["wanted"].reshape(-1)[edition.where[picture]] = 1
        parts["middle"].reshape(-1)[edition.middle] = 1
        parts["joker"][0] = own.joker
        for ahead in range(self.seats):
            player = state.players[(seat + ahead) % self.seats]
            parts["grabbed"][ahead] = player.grabbed is not None
            parts["track"][ahead] = min(1.0, player.track / edition.finish)
        return out
