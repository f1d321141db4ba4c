"""The rules: the host hides a few stones more, so the deal is chance, and how many there were is a secret."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from wanderwall.game.options import as_json, number, resolve_options
from wanderwall.game.protocol import CHANCE, DEAL, OVER, Dice, IllegalMove, Outcome, Period, Reach, Seat
from wanderwall.games.nim.setup import NimEdition
from wanderwall.problem import Problem

TAKE = "take"


@dataclass(frozen=True, slots=True)
class Options:
    most: int = number("N1", 1, 9, 3)


@dataclass(frozen=True, slots=True)
class Hide:
    """The chance move: this many stones more than the edition says."""

    stones: int


@dataclass(frozen=True, slots=True)
class Take:
    stones: int


@dataclass(frozen=True, slots=True)
class State:
    edition: NimEdition
    options: Options
    colours: tuple[str, ...]
    step: str = DEAL
    stones: int = 0
    turns: int = 0

    @property
    def mover(self) -> Seat:
        return self.turns % len(self.colours)


class NimNotation:
    """`nim 7 red,yellow 2`, and a move is a number."""

    def position_text(self, state: State) -> str:
        return f"{state.edition.id} {state.stones} {','.join(state.colours)} {state.turns} most={state.options.most}"

    def read_position(self, text: str) -> State:
        from wanderwall.games import edition

        try:
            id, stones, colours, turns, most = text.split()
            names = tuple(colours.split(","))
            options = resolve_options(Options, len(names), {"most": most.removeprefix("most=")})
            left = int(stones)
            return State(edition(id), options, names, TAKE if left else OVER, left, int(turns))
        except ValueError:
            raise Problem("notation.expected", text=text, expected="word") from None

    def move_text(self, state: State, move: Hide | Take) -> str:
        return str(move.stones)

    def read_move(self, state: State, seat: Seat, text: str) -> Hide | Take:
        if not re.fullmatch(r"\d{1,2}", text.strip()):
            raise Problem("notation.expected", text=text, expected="word")
        return (Hide if seat == CHANCE else Take)(int(text))

    def move_number(self, state: State) -> int | None:
        return state.turns + 1


class Nim:
    """The Game protocol."""

    name = "nim"
    options: type[Any] = Options
    together = False
    notation = NimNotation()

    def setup(self, edition: NimEdition, seats: int | Sequence[str], options: Mapping[str, Any]) -> State:
        colours = edition.palette[:seats] if isinstance(seats, int) else tuple(seats)
        return State(edition, resolve_options(Options, len(colours), options), colours)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.step == OVER:
            return frozenset()
        return frozenset({CHANCE if state.step == DEAL else state.mover})

    def legal(self, state: State, seat: Seat) -> list[Take]:
        if seat not in self.to_act(state) or seat == CHANCE:
            return []
        return [Take(stones) for stones in range(1, min(state.options.most, state.stones) + 1)]

    def apply(self, state: State, seat: Seat, move: Hide | Take) -> State:
        if seat not in self.to_act(state):
            raise IllegalMove("nim.not_your_turn", "N1")
        if isinstance(move, Hide) and state.step == DEAL:
            return replace(state, step=TAKE, stones=state.edition.stones + move.stones)
        if move not in self.legal(state, seat):
            raise IllegalMove("nim.not_a_move", "N1")
        left = state.stones - move.stones
        return replace(state, stones=left, turns=state.turns + 1, step=TAKE if left else OVER)

    def view(self, state: State, seat: Seat | None) -> dict[str, Any]:
        outcome = self.outcome(state)
        return {
            "game": self.name,
            "edition": state.edition.id,
            "options": as_json(state.options),
            "you": seat,
            "step": state.step,
            "stones": state.stones,
            "seats": [{"colour": colour} for colour in state.colours],
            "outcome": outcome and {"winners": list(outcome.winners), "scores": [], "reason": outcome.reason},
        }

    def choices(self, state: State, seat: Seat) -> dict[str, Any]:
        legal = self.legal(state, seat)
        return {"moves": [str(move.stones) for move in legal]} if legal else {}

    def legal_moves(self, view: Mapping[str, Any], choices: Mapping[str, Any]) -> list[str]:
        return list(choices.get("moves", []))

    def reach(self, state: State, seat: Seat) -> Reach:
        return []

    def can_undo(self, state: State) -> bool:
        return False

    def outcome(self, state: State) -> Outcome | None:
        if state.step != OVER:
            return None
        last = (state.turns - 1) % len(state.colours)
        return Outcome((last,), tuple(int(seat == last) for seat in range(len(state.colours))), "last_stone")

    def chance(self, state: State, dice: Dice) -> Hide:
        return Hide(dice.randrange(4))

    def period(self, state: State) -> Period | None:
        return None

    def clock(self, seats: int) -> str | None:
        return None

    def time_up(self, state: State, dice: Dice) -> Take:
        return Take(1)
