"""Labyrinth, the classic sliding maze: the specification (S and K clauses)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from wanderwall.board.grid import Square, Squares, squares_of
from wanderwall.board.reach import reach, reach_all_text
from wanderwall.game.protocol import DEAL, Choices, Dice, Seat
from wanderwall.games.classic import setup
from wanderwall.games.classic.notation import ClassicNotation
from wanderwall.games.classic.state import Move, Options, State
from wanderwall.games.classic.views import ClassicChoices, ClassicView
from wanderwall.games.sliding.edition import SlidingEdition, Tile
from wanderwall.games.sliding.notation import opening_tiles
from wanderwall.games.sliding.rules import SlidingGame, at, hex_set, with_value
from wanderwall.games.sliding.setup import after_deal, random_deal
from wanderwall.games.sliding.state import PUSH, WALK, Deal, Walk


class Classic(SlidingGame[State, ClassicView]):
    """Push, walk, find the goals of your stack, come home."""

    name = "classic"
    options = Options
    notation = ClassicNotation()

    def _table(self, edition: SlidingEdition, colours: tuple[str, ...], options: Options) -> State:
        return setup.table(edition, colours, options)

    def chance(self, state: State, dice: Dice) -> Deal:
        """A random deal (K2)."""
        return random_deal(state.edition, state.options, state.seats, dice)

    def _tiles(self, state: State) -> tuple[Tile, ...]:
        return opening_tiles(state)

    def _apply_chance(self, state: State, move: object) -> State:
        if not isinstance(move, Deal):
            self._refuse_chance()
        self._must_be(state, DEAL)
        state = state.replace(**after_deal(state.edition, state.options, state.seats, move))
        return self._look(state, range(state.seats) if state.options.peek == "at-once" else (state.mover,))

    def _look(self, state: State, seats: Collection[Seat]) -> State:
        """Mark that these seats have looked at their top cards (K4)."""
        if all(state.looked):
            return state
        return state.replace(looked=tuple(seen or seat in seats for seat, seen in enumerate(state.looked)))

    def _walk(self, state: State, walk: Walk) -> State:
        seat = state.mover
        if not 0 <= walk.to < state.edition.grid.size:
            raise self.illegal("walk.no_square", "S7")
        if not reach(state.maze, state.pawns[seat]) >> walk.to & 1:
            raise self.illegal("walk.no_way", "S7", square=state.edition.grid.names[walk.to])
        sweeps = state.options.sweep[seat]
        return self._arrive(state, walk.to, reach(state.maze, walk.to) if sweeps else 1 << walk.to)

    def _stay(self, state: State) -> State:
        """End the turn without a walk, so that nothing is swept up on the way (K8)."""
        square = state.pawns[state.mover]
        return self._arrive(state, square, 1 << square)

    def _arrive(self, state: State, square: Square, within: Squares) -> State:
        """End the turn here: find what is within (S8), or finish if everything was found before (K5, K7)."""
        seat = state.mover
        finds, left = at(state.places, state.findable_goals(seat), within), state.stacks[seat]
        new: dict[str, object] = {"pawns": with_value(state.pawns, seat, square)}
        if finds:
            left = tuple(goal for goal in left if goal not in finds)
            new["stacks"] = with_value(state.stacks, seat, left)
            new["found"] = with_value(state.found, seat, state.found[seat] + finds)
        if finds or not state.looked[seat]:
            new["looked"] = with_value(state.looked, seat, not finds or state.options.peek == "at-once")
        if state.finish(seat) >> square & 1 or (not left and state.options.finish[seat] == "last-find"):
            new["finished"] = (*state.finished, seat)
        ended = self._end_turn(state, **new)
        return self._look(ended, (ended.mover,)) if ended.step == PUSH else ended

    def _finish_reason(self, state: State) -> str:
        return state.options.finish[state.finished[0]]

    def _known_cards(self, state: State, whose: Seat, viewer: Seat | None) -> tuple[int, ...]:
        cards, stack = state.options.cards[whose], state.stacks[whose]
        if cards == "open":
            return stack
        if whose != viewer:
            return ()
        if cards == "own":
            return stack
        return stack[:1] if state.looked[whose] else ()

    def _seats(self, state: State) -> Iterable[tuple[object, ...]]:
        ways_out = map(state.finish, range(state.seats))  # they change with the maze
        return zip(state.pawns, state.stacks, state.found, state.looked, ways_out, strict=True)

    def choices(self, state: State, seat: Seat) -> ClassicChoices | Choices:
        """For every push the squares in reach, or where the pawn may walk now."""
        if seat not in self.to_act(state):
            return {}
        pawn = state.pawns[seat]
        if state.step == WALK:
            return {"step": WALK, "reach": hex_set(reach(state.maze, pawn))}
        pushes = reach_all_text(state.maze, pawn, state.barred)
        if not self._leaves(state, seat):
            return {"step": PUSH, "pushes": pushes}
        maze, arrow = state.maze, state.edition.grid.arrow
        finish = {str(push): hex_set(maze.push(arrow(push.arrow), push.openings).exits) for push in self._pushes(state)}
        return {"step": PUSH, "pushes": pushes, "finish": finish}

    def _leaves(self, state: State, seat: Seat) -> bool:
        """Whether a seat only has to leave the maze, wherever a push opens a way out (K7)."""
        return not state.stacks[seat] and state.options.finish[seat] == "exit"

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Every push, or every walk."""
        if seat not in self.to_act(state) or state.step == DEAL:
            return []
        if state.step == WALK:
            return [Walk(square) for square in squares_of(reach(state.maze, state.pawns[seat]))]
        return self._pushes(state)
