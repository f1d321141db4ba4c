"""The rules that the sliding mazes share (S1 to S10, K8 to K10). A game adds what happens where a turn ends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import compress
from operator import ne
from typing import Any, Generic, NoReturn, TypeVar

from wanderwall.board.grid import SPARE, Arrow, Square, Squares, grid, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import Openings, turns
from wanderwall.game.moves import well_formed
from wanderwall.game.options import as_json
from wanderwall.game.protocol import CHANCE, DEAL, OVER, Choices, Dice, IllegalMove, Outcome, Period, Reach, Seat
from wanderwall.games.sliding.edition import Goal, SlidingEdition, Tile
from wanderwall.games.sliding.setup import seat_colours, table_options
from wanderwall.games.sliding.state import PUSH, WALK, Deal, Push, Sliding, SlidingOptions, TimeUp, Walk
from wanderwall.games.sliding.views import SlidingSeat, SlidingView
from wanderwall.problem import Problem

T = TypeVar("T", bound=Sliding)
V = TypeVar("V", bound=SlidingView)
X = TypeVar("X")


class SlidingGame(ABC, Generic[T, V]):
    """A game on a sliding maze."""

    name: str
    options: type[SlidingOptions]
    together = False
    #: the steps in which chance is due
    chance_steps: tuple[str, ...] = (DEAL,)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    # ── the table ────────────────────────────────────────────────────────────────────────────────────────────────────

    def setup(self, edition: SlidingEdition, seats: int | Sequence[str], options: Mapping[str, object]) -> T:
        """The state before the deal (K2)."""
        colours = seat_colours(edition, seats)
        return self._table(edition, colours, table_options(self.options, edition, len(colours), options))

    @abstractmethod
    def _table(self, edition: Any, colours: tuple[str, ...], options: Any) -> T: ...

    @abstractmethod
    def chance(self, state: T, dice: Dice) -> object: ...

    def same_maze(self, table: T, before: T, dice: Dice) -> Deal:
        """A deal with the maze as at the end of another game, for a rematch: only the cards are new."""
        if before.edition is not table.edition:
            raise Problem("table.other_maze", "K2", edition=table.edition.id)
        deal = self.chance(table, dice)
        assert isinstance(deal, Deal)
        return replace(deal, tiles=self._tiles(before))

    @abstractmethod
    def _tiles(self, state: T) -> tuple[Tile, ...]:
        """The movable tiles as they are now, the spare last."""

    @abstractmethod
    def _apply_chance(self, state: T, move: object) -> T:
        """Apply chance moves other than TimeUp."""

    def to_act(self, state: T) -> frozenset[Seat]:
        """One seat, CHANCE if chance is due, nobody at the end."""
        if state.step == OVER:
            return frozenset()
        return _only(CHANCE if state.step in self.chance_steps else state.mover)

    # ── moves ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def apply(self, state: T, seat: Seat, move: object) -> T:
        """Push, then walk (S3); a move that breaks a clause is refused before anything changes."""
        if state.step == OVER:
            raise self.illegal("over", "K5")
        if not well_formed(move):
            raise self.illegal("not_a_move", "S3")
        if seat == CHANCE:
            return self._time_up(state, move) if isinstance(move, TimeUp) else self._apply_chance(state, move)
        if seat != state.mover or state.step in self.chance_steps:
            raise self.illegal("not_your_turn", "S9")
        if isinstance(move, Push):
            return self._push(state, move)
        return self._apply_rest(state, move)

    def _apply_rest(self, state: T, move: object) -> T:
        """Apply moves of the mover other than a push."""
        if isinstance(move, Walk):
            if state.step == PUSH:
                raise self.illegal("walk.push_first", "S3")
            self._must_be(state, WALK)
            return self._walk(state, move)
        raise self.illegal("not_a_move", "S3")

    @abstractmethod
    def _walk(self, state: T, walk: Walk) -> T:
        """Check the walk (S7) and end the turn there."""

    def _must_be(self, state: T, step: str) -> None:
        if state.step != step:
            raise self.illegal("not_now", "S3", step=state.step)

    def _push(self, state: T, push: Push) -> T:
        if state.step == WALK:
            raise self.illegal("push.twice", "S3")
        self._must_be(state, PUSH)
        try:
            arrow = state.edition.grid.arrow(push.arrow)
        except Problem as problem:
            raise self.illegal("push.no_arrow", "S2", arrow=push.arrow) from problem
        if push.openings not in turns(state.maze.spare):
            raise self.illegal("push.other_tile", "S4")
        if arrow.name == state.barred:
            raise self.illegal("push.goes_back", "S5", arrow=arrow.name)
        return self._slide(state, arrow, push)

    def _pushes(self, state: T) -> list[Any]:
        """Every push the mover may make (S4, S5)."""
        ways = turns(state.maze.spare)
        arrows = [arrow.name for arrow in state.edition.grid.arrows if arrow.name != state.barred]
        return [Push(arrow, way) for way in ways for arrow in arrows]

    def _slide(self, state: T, arrow: Arrow, push: Push) -> T:
        """Move tiles, what is on them, and pawns by one (S4, S6)."""
        return state.replace(
            maze=state.maze.push(arrow, push.openings),
            barred=state.edition.grid.across(arrow).name,
            places=tuple(map(arrow.rides.__getitem__, state.places)),
            pawns=tuple(map(arrow.carries.__getitem__, state.pawns)),
            step=WALK,
        )

    def period(self, state: T) -> Period | None:
        """The turn, push and walk together (K8)."""
        seconds = state.options.turn_time
        return None if seconds is None else Period(f"turn {state.turns}", seconds)

    def clock(self, seats: int) -> str | None:
        """A turn may have a limit (K8)."""
        return "turn_time"

    def can_undo(self, state: T) -> bool:
        """A push may be taken back until the walk: everybody saw it, and it revealed nothing."""
        return state.step == WALK

    def time_up(self, state: T, dice: Dice) -> TimeUp:
        """End the turn; a missing push is made at random (K8)."""
        if state.step != PUSH:
            return TimeUp()
        pushes = self._pushes(state)
        return TimeUp(pushes[dice.randrange(len(pushes))])

    def _time_up(self, state: T, move: TimeUp) -> T:
        if state.options.turn_time is None:
            raise self.illegal("no_clock", "K8")
        return self._run_out(state, move)

    def _run_out(self, state: T, move: TimeUp) -> T:
        """Make the missing push for the player, if any, then end the turn where the pawn is (K8)."""
        if state.step == PUSH:
            if move.push is None:
                raise self.illegal("walk.push_first", "K8")
            state = self._push(state, move.push)
        self._must_be(state, WALK)
        return self._stay(state)

    @abstractmethod
    def _stay(self, state: T) -> T:
        """End the turn where the pawn is."""

    def _end_turn(self, state: T, **changes: object) -> T:
        """Pass the turn to the next seat, or end the game."""
        state = state.replace(turns=state.turns + 1, step=PUSH, **changes)
        return state.replace(step=OVER) if state.ended else state

    def illegal(self, code: str, clause: str, **details: str | int) -> IllegalMove:
        return IllegalMove(f"{self.name}.{code}", clause, **details)

    def _refuse_chance(self) -> NoReturn:
        raise self.illegal("not_a_move", "K2")

    # ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def outcome(self, state: T) -> Outcome | None:
        """Seats that finished win together (K10); at the turn limit most finds win, and equal finds share (K9)."""
        if state.step != OVER:
            return None
        finds = self.finds(state)
        if state.finished:
            return Outcome(state.finished, finds, self._finish_reason(state))
        winners = tuple(seat for seat in range(state.seats) if finds[seat] == max(finds))
        return Outcome(() if state.seats == 1 else winners, finds, "turn_limit")

    def finds(self, state: T) -> tuple[int, ...]:
        """The number of finds of each seat so far."""
        return tuple(len(found) for found in state.found)

    def _finish_reason(self, state: T) -> str:
        return "home"

    # ── what people see ──────────────────────────────────────────────────────────────────────────────────────────────

    def view(self, state: T, seat: Seat | None) -> V:
        """What one seat may know of the state; everything once the game is over."""
        view = self._table_view(state)
        view["you"] = seat
        seats = [_copy_seat(self._seat_view(state, whose, seat)) for whose in range(state.seats)]
        view["seats"] = seats  # type: ignore[typeddict-readonly-mutated]  # not handed out yet
        return view

    def _table_view(self, state: T) -> V:
        """The view without its seats, which is the same for everybody."""
        edition = state.edition
        outcome = self.outcome(state)
        view: SlidingView = {
            "game": self.name,
            "edition": edition.id,
            "options": as_json(state.options),
            "you": None,
            "side": edition.side,
            "step": state.step,
            "turn": None if state.step in (DEAL, OVER) else state.mover,
            "turns": state.turns,
            "first": state.first,
            "maze": list(state.maze.tiles),
            "spare": state.maze.spare,
            "barred": state.barred,
            "lies": state.barred,
            "things": dict(zip(edition.goals, state.places, strict=True)),
            "seats": [],
            "outcome": None
            if outcome is None
            else {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason},
        }
        return view  # type: ignore[return-value]  # a game's own is more precise about its options and seats

    def view_changes(
        self, before: T, after: T, viewers: Collection[Seat | None]
    ) -> dict[Seat | None, list[list[object]]] | None:
        """What a move changes in the views of these seats, as `[path, value]`.

        The result is the same as comparing views, which cost twice as much. None if a game begins or ends, since
        everything may be new.
        """
        if before.step in (DEAL, OVER) or after.step in (DEAL, OVER):
            return None
        shared = self._table_changes(before, after)
        by_viewer = dict.fromkeys(viewers, shared)
        for whose, (old, new) in enumerate(zip(self._seats(before), self._seats(after), strict=True)):
            if old == new:
                continue
            others = self._seat_changes(before, after, whose, None)
            for viewer in viewers:
                more = self._seat_changes(before, after, whose, whose) if viewer == whose else others
                by_viewer[viewer] = by_viewer[viewer] + more
        return by_viewer

    def _table_changes(self, before: T, after: T) -> list[list[object]]:
        """The changes that everybody sees, apart from the seats."""
        found: list[list[object]] = []
        if before.step != after.step:
            found.append([["step"], after.step])
        if before.turns != after.turns:
            found.append([["turns"], after.turns])
            if before.mover != after.mover:
                found.append([["turn"], after.mover])
        if before.maze is not after.maze:
            tiles = _tiles(after.maze)
            found += [[["maze", square], tiles[square]] for square in differing(_tiles(before.maze), tiles)]
            if before.maze.spare != after.maze.spare:
                found.append([["spare"], after.maze.spare])
        if before.barred != after.barred:
            found += [[["barred"], after.barred], [["lies"], after.barred]]
        if before.places is not after.places:
            goals, places = after.edition.goals, after.places
            found += [[["things", goals[goal]], places[goal]] for goal in differing(before.places, places)]
        return found

    def _seat_changes(self, before: T, after: T, whose: Seat, viewer: Seat | None) -> list[list[object]]:
        old: Mapping[str, object] = self._seat_view(before, whose, viewer)
        new: Mapping[str, object] = self._seat_view(after, whose, viewer)
        return [[["seats", whose, key], value] for key, value in new.items() if old[key] != value]

    def _seats(self, state: T) -> Iterable[tuple[object, ...]]:
        """For each seat, the values that its view is made of."""
        return zip(state.pawns, state.stacks, state.found, strict=True)

    def _seat_view(self, state: T, whose: Seat, viewer: Seat | None) -> SlidingSeat:
        """One seat as the viewer may know it; all viewers except its owner know the same."""
        stack = state.stacks[whose]
        known = stack if state.step == OVER else self._known_cards(state, whose, viewer)
        finish = 0 if state.step in (DEAL, OVER) else state.finish(whose)
        return _shown_seat(
            state.edition, state.colours[whose], state.pawns[whose], len(stack), state.found[whose], known, finish
        )

    @abstractmethod
    def _known_cards(self, state: T, whose: Seat, viewer: Seat | None) -> tuple[int, ...]:
        """The unfound goals of a seat that the viewer has seen (K4, K6, K7)."""

    @abstractmethod
    def choices(self, state: T, seat: Seat) -> Choices: ...

    @abstractmethod
    def legal(self, state: T, seat: Seat) -> list[Any]: ...

    def legal_moves(self, view: Any, choices: Any) -> list[str]:
        """Every push, or every walk; a game adds its other choices."""
        if choices.get("step") == PUSH:
            return list(choices["pushes"])
        return _names(view["side"], choices["reach"]) if choices else []

    def reach(self, state: T, seat: Seat) -> Reach:
        """The squares the seat can walk to, now or after each push (S7)."""
        choices: Any = self.choices(state, seat)
        side = state.edition.side
        if choices.get("step") == PUSH:
            return {push: _names(side, _reach(ways)) for push, ways in choices["pushes"].items()}
        return _names(side, choices["reach"]) if choices.get("step") == WALK else []


@cache
def _only(seat: Seat) -> frozenset[Seat]:
    """Cached per seat, since `to_act` is called several times per move."""
    return frozenset({seat})


@lru_cache(maxsize=4096)
def _tiles(maze: Maze) -> tuple[Openings, ...]:
    """Cached, since a maze is compared with the one before a push and with the one after it."""
    return maze.tiles


def differing(before: Sequence[object], after: Sequence[object]) -> Iterable[int]:
    """The indices at which two sequences of the same length differ.

    >>> list(differing((3, 5, 9), (3, 6, 9)))
    [1]
    """
    return compress(range(len(after)), map(ne, before, after))


@lru_cache(maxsize=4096)
def _shown_seat(
    edition: SlidingEdition,
    colour: str,
    pawn: Square,
    left: int,
    found: tuple[Goal, ...],
    known: tuple[Goal, ...],
    finish: Squares,
) -> SlidingSeat:
    """The view of a seat; cached, so callers must not change it: most seats are unchanged since the previous move.

    `cards` are the unfound goals as far as known, the next one first.
    """
    return {
        "colour": colour,
        "home": edition.homes[colour],
        "pawn": pawn,
        "left": left,
        "found": [edition.goals[goal] for goal in found],
        "cards": [edition.goals[goal] for goal in known],
        "finish": list(squares_of(finish)),
    }


def _copy_seat(seat: SlidingSeat) -> SlidingSeat:
    """A copy of a seat's view that may be changed."""
    return {name: list(value) if type(value) is list else value for name, value in seat.items()}  # type: ignore[return-value]


def hex_set(squares: Squares) -> str:
    """A set of squares for JSON: hexadecimal text, bit n is square n.

    >>> hex_set(0b10001)
    '11'
    """
    return f"{squares:x}"


def _reach(ways: Any) -> str:
    """The squares of an entry of `pushes`, which is only that in a flat maze."""
    squares: str = ways if isinstance(ways, str) else ways["reach"]
    return squares


def _names(side: int, squares: str) -> list[str]:
    names = grid(side).names
    return [names[square] for square in squares_of(int(squares, 16))]


def with_value(values: tuple[X, ...], seat: Seat, value: X) -> tuple[X, ...]:
    """The same values with another one for this seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def at(places: Sequence[int], goals: Sequence[int], squares: Squares) -> tuple[int, ...]:
    """The goals that are on one of the squares."""
    return tuple(goal for goal in goals if places[goal] != SPARE and squares >> places[goal] & 1)
