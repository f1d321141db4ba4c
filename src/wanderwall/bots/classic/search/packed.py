"""The upper levels without the compiled search, and on boards too large for the kernel: the same evaluation on the
packed sets of the rules.

Each push has a lane, and one fill serves all pushes of a maze: what a pawn reaches, and from where a goal is reached.
"""

from __future__ import annotations

from math import ceil
from random import Random
from typing import NamedTuple

from wanderwall.board.grid import ARROW, SPARE, Arrow, Grid, Square, Squares, grid, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Pushes, Slide, fill, pushes_of
from wanderwall.board.tiles import from_letters, letters, turns
from wanderwall.bots.budget import Meter
from wanderwall.bots.classic.goals import GoalCandidates, IndexedView, Seen, SeenTurn, even_weights, goal_likelihoods_by
from wanderwall.bots.classic.level_settings import HOPE, WIN, LevelSettings
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.encoding.view_maze import maze_of
from wanderwall.games.classic.views import ClassicView

#: a place that is not a square: the end
END: Square = -2
#: what one step closer is worth when nothing can be reached, and the largest random bonus
STEP, WHIM = 0.003, 0.002
#: how much less likely a goal is that could have been taken, and how much more likely one that is in reach after a
#: move. Neither is a proof: people overlook things, and bots block each other
SLIP, FIT = 0.1, 4.0


class PackedTarget(NamedTuple):
    """What a seat seeks: goals at their places, or when none is left its home or a way out."""

    places: tuple[Square, ...]
    home: Square | None
    out: bool


class ScoredTurn(NamedTuple):
    score: float
    push: Slide | None
    to: Square


class PackedBoard:
    """A maze between two turns, with all its pushes in lanes."""

    def __init__(self, maze: Maze, barred: str | None) -> None:
        self.maze = maze
        self.grid: Grid = grid(maze.side)
        self.pushes: Pushes = pushes_of(maze.side, turns(maze.spare))
        self.across, self.down = self.pushes.joins(maze)
        self.barred = barred

    def _fill(self, start: Squares) -> list[tuple[Arrow, Squares]]:
        """The squares connected to the start, lane by lane."""
        return self._apart(fill(start, self.across, self.down, self.maze.side))

    def _apart(self, lanes: Squares) -> list[tuple[Arrow, Squares]]:
        """Every push with its lane, except those at the barred arrow (S5)."""
        answers = self.pushes.lanes.apart(lanes)
        return [
            (arrow, squares)
            for (arrow, _), squares in zip(self.pushes.slides, answers, strict=True)
            if arrow.name != self.barred
        ]

    def _exits(self) -> Squares:
        """The squares that lead out after every push (K7)."""
        side, ones = self.maze.side, self.pushes.lanes.ones
        row, column = (1 << side) - 1, sum(1 << side * n for n in range(side))
        rims = (row, column << side - 1, row << side * (side - 1), column)
        planes = (self.pushes.slide(p) | enters for p, enters in zip(self.maze.planes, self.pushes.enters, strict=True))
        exits = 0
        for plane, rim in zip(planes, rims, strict=True):
            exits |= plane & rim * ones
        return exits

    def in_reach(self, pawn: Square, sought: PackedTarget) -> set[Square]:
        """The places, numbered as they are now, that a pawn reaches with one push; END for home or out."""
        found: set[Square] = set()
        lanes = self._fill(self.pushes.pawn[pawn])
        if sought.out:
            exits = self._apart(self._exits())
            if any(squares & out for (_, squares), (_, out) in zip(lanes, exits, strict=True)):
                found.add(END)
        for arrow, squares in lanes:
            if sought.home is not None and squares >> sought.home & 1:
                found.add(END)
            for place in sought.places:
                there = arrow.ride(place)
                if there != SPARE and squares >> there & 1:
                    found.add(place)
        return found

    def sources(self, sought: PackedTarget) -> list[int]:
        """For every square, the number of pushes that let a pawn there reach its target, 7 at most."""
        lanes, start = self.pushes.lanes, 0
        for place in sought.places:
            if place == SPARE:
                start |= self.pushes.enter
                continue
            start |= self.pushes.pawn[place]
            for lane, (arrow, _) in enumerate(self.pushes.slides):
                if arrow.leave == place:  # the tile is pushed out, not carried round as a pawn would be
                    start &= ~(1 << lane * lanes.stride + arrow.enter)
        if sought.home is not None:
            start |= lanes.ones << sought.home
        if sought.out:
            start |= self._exits()
        counts = [0] * self.grid.size
        for arrow, squares in self._fill(start):
            for square in squares_of(came_from(arrow, squares)):
                counts[square] = min(7, counts[square] + 1)
        return counts


def came_from(arrow: Arrow, squares: Squares) -> Squares:
    """The squares from which a push carries a pawn onto one of these."""
    came = squares & arrow.line & ~(1 << arrow.enter)
    back = came >> arrow.step if arrow.step > 0 else came << -arrow.step
    return squares & ~arrow.line | back | (squares >> arrow.enter & 1) << arrow.leave


class PackedSearch:
    """The search for one move."""

    def __init__(self, seen: Seen, seed: int, skill: LevelSettings) -> None:
        self.view, self.skill = seen.view, skill
        self.table = IndexedView(seen.view)
        self.taste = skill.taste(len(self.table.seats))
        self.maze = maze_of(seen.view)
        self.grid = self.maze.grid
        self.places = list(seen.view["things"].values())
        self.weights = goal_likelihoods_by(seen, self.table, left_or_fit) if skill.infers else even_weights(self.table)
        self.rng = Random(seed)
        self.best: ScoredTurn | None = None
        self.roots: list[tuple[Slide | None, Squares]] = self._roots(seen)

    def _roots(self, seen: Seen) -> list[tuple[Slide | None, Squares]]:
        """Every push with the squares it reaches, those with the most finds first, the others in any order."""
        choices = seen.choices
        if choices["step"] == "walk":
            return [(None, int(choices["reach"], 16))]
        roots: list[tuple[Slide | None, Squares]] = []
        for text, squares in choices["pushes"].items():
            match = ARROW.match(text)
            assert match is not None
            roots.append(((self.grid.arrow(match.group()), from_letters(text[match.end() :])), int(squares, 16)))
        # levels with limited sight notice only a share of them
        roots = self.rng.sample(roots, ceil(self.skill.sight * len(roots)))
        return sorted(roots, key=lambda root: -self._found(self._targets(root[0]) & root[1]))

    def target_of(self, seat: int, wish: GoalCandidates, push: Slide | None) -> PackedTarget:
        where = self.table.seats[seat]
        if wish.goals:
            return PackedTarget(tuple(self._after_push(push, self.places[goal]) for goal in wish.goals), None, False)
        out = self.table.option("finish", seat) == "exit"
        return PackedTarget((), None if out else where["home"], out)

    @staticmethod
    def _after_push(push: Slide | None, place: Square) -> Square:
        return push[0].ride(place) if push else place

    def _targets(self, push: Slide | None) -> Squares:
        """The squares on which this seat makes progress after a push."""
        sought = self.target_of(self.table.me, self.table.wish(self.table.me), push)
        if sought.out:
            maze = self.maze.push(*push) if push else self.maze
            return maze.exits
        squares = 0 if sought.home is None else 1 << sought.home
        for place in sought.places:
            squares |= 1 << place if place != SPARE else 0
        return squares

    def look(self, first: int, last: int) -> int:
        """Score some of the pushes; return the nodes used."""
        nodes = 0
        for push, squares in self.roots[first:last]:
            maze = self.maze.push(*push) if push else self.maze
            barred = self.grid.across(push[0]).name if push else self.view["barred"]
            laid = PackedBoard(maze, barred)
            targets = self._targets(push)
            turn = self._finding(laid, push, squares & targets) if squares & targets else None
            turn = turn or self._hoping(laid, push, squares, targets)
            nodes += 1
            if self.skill.denial:
                nodes += len(self.table.seats) - 1
                turn = turn._replace(score=turn.score - self._threat(laid, push))
            if self.best is None or turn.score > self.best.score:
                self.best = turn
        return nodes

    def _found(self, hits: Squares) -> int:
        """How many goals the best walk finds when these goal squares are in reach."""
        me = self.table.me
        return hits.bit_count() if self.table.option("sweep", me) and self.table.wish(me).goals else int(hits > 0)

    def _finding(self, laid: PackedBoard, push: Slide | None, hits: Squares) -> ScoredTurn:
        found = self._found(hits)
        if found >= self.table.legs(self.table.me):
            return ScoredTurn(WIN, push, squares_of(hits)[0])
        hope, to = max((self._hope(laid, push, square), -square) for square in squares_of(hits))
        return ScoredTurn(found + self.taste.following * hope, push, -to)

    def _hope(self, laid: PackedBoard, push: Slide | None, square: Square) -> float:
        """The chance to find the next goal immediately after a find on this square."""
        following = self.table.following()
        if not self.taste.following:
            return 0.0
        known = following.many == len(following.goals)
        left = [goal for goal in following.goals if not (known and self._after_push(push, self.places[goal]) == square)]
        if following.goals and not left:
            return 0.0
        sought = self.target_of(self.table.me, GoalCandidates(tuple(left), following.many), push)
        near = len(laid.in_reach(square, sought))
        return min(1, near) if known else near / max(1, len(sought.places))

    def _hoping(self, laid: PackedBoard, push: Slide | None, squares: Squares, targets: Squares) -> ScoredTurn:
        me, side = self.table.me, self.grid.side
        counts = laid.sources(self.target_of(me, self.table.wish(me), push))
        goals = [divmod(goal, side) for goal in squares_of(targets)]
        turns_to = []
        for square in squares_of(squares):
            row, column = divmod(square, side)
            far = min((abs(row - there) + abs(column - over) for there, over in goals), default=2 * side)
            hope = self.taste.hope * HOPE[counts[square]]
            turns_to.append(ScoredTurn(hope - STEP * far + WHIM * self.rng.random(), push, square))
        return max(turns_to, key=lambda turn: turn.score)

    def _threat(self, laid: PackedBoard, push: Slide | None) -> float:
        """What a push leaves the others, in finds."""
        total, later, seats = 0.0, 1.0, len(self.table.seats)
        for turn in range(1, seats):
            seat = (self.table.me + turn) % seats
            worth = self.taste.last if self.table.legs(seat) == 1 else self.taste.caution
            total += later * worth * self._chance(laid, push, seat)
            later *= self.taste.later
        return total

    def _chance(self, laid: PackedBoard, push: Slide | None, seat: int) -> float:
        """The chance that another seat finds something with its next push."""
        wish, pawn = self.table.wish(seat), self.table.seats[seat]["pawn"]
        sought = self.target_of(seat, wish, push)
        found = laid.in_reach(push[0].carry(pawn) if push else pawn, sought)
        chance = self.weights[seat][-1] if END in found else 0.0
        lying = zip(wish.goals, sought.places, strict=True)
        return min(1.0, chance + sum(self.weights[seat][goal] for goal, place in lying if place in found))


def left_or_fit(turns: list[SeenTurn], seat: int, goals: tuple[int, ...]) -> dict[int, float]:
    """Likelihood of turns for each of the goals. A seat rarely leaves a goal that it could have taken, and tends to end
    its turn where it reaches one next.
    """
    likely = dict.fromkeys(goals, 1.0)
    for before, after in turns:
        could, may = reachable_goals(before, seat, goals), reachable_goals(after, seat, goals)
        for goal in goals:
            if goal in could:
                likely[goal] *= SLIP
            elif goal in may:
                likely[goal] *= FIT
    return likely


def reachable_goals(view: ClassicView, seat: int, goals: tuple[int, ...]) -> set[int]:
    """The goals that a seat reaches with one push."""
    places = list(view["things"].values())
    sought = PackedTarget(tuple(places[goal] for goal in goals), None, False)
    found = PackedBoard(maze_of(view), view["barred"]).in_reach(view["seats"][seat]["pawn"], sought)
    return {goal for goal in goals if places[goal] in found}


def search_packed(seen: Seen, budget: Budget, seed: int, skill: LevelSettings) -> Answer:
    """The best move found within the budget."""
    meter = Meter(budget)
    search = PackedSearch(seen, seed, skill)
    meter.run(search.look, len(search.roots))
    assert search.best is not None
    if search.best.push is None:
        return Answer(search.grid.names[search.best.to])
    arrow, openings = search.best.push
    return Answer(arrow.name + letters(openings))
