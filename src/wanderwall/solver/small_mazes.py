"""Exact answers to small mazes with hidden cards for two: equilibrium values, and what a best response wins.

All turns are public and only cards are hidden. So the tree of public turns is enough, and each node has one number for
every hand that a seat may hold: its chance to be here, or what it is worth. Nothing is sampled. Counterfactual regret
minimisation (CFR+, Tammelin 2014) approaches an equilibrium; best responses to its average prove between which two
numbers the value lies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wanderwall.board.grid import Arrow, Square, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach_all
from wanderwall.board.tiles import Openings
from wanderwall.game.protocol import Seat
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.edition import Goal
from wanderwall.games.sliding.state import PUSH, Push
from wanderwall.problem import Problem

#: nodes of a tree that fit into about 1 GB
MOST_NODES = 500_000

Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
#: the cards of a seat, the next one first
Hand = tuple[Goal, ...]
#: a push, and the square where the walk ends
Turn = tuple[Push, Square]
#: how likely a seat plays each turn, after these turns of both and with these cards
Policy = Callable[[tuple[Turn, ...], Seat, Hand], Mapping[Turn, float]]


class SmallBoard(NamedTuple):
    """What lies on the table."""

    maze: Maze
    places: tuple[Square, ...]
    pawns: tuple[Square, ...]
    barred: str | None


class Node(NamedTuple):
    """A situation that everybody sees: the seat to move, how many cards each has found, and which hands may be left."""

    board: SmallBoard
    mover: Seat
    turns: int
    found: tuple[int, int]
    #: a bit for each hand
    possible: tuple[int, int]
    parent: int
    turn: Turn | None


class Edge(NamedTuple):
    """A turn from a node, for the hands it is possible with: to another node, or to the end."""

    node: int
    turn: Turn
    valid: int
    child: int
    #: at an end: what it is worth to each hand of the seat that moves last
    worth: tuple[int, ...] = ()


class ValueBounds(NamedTuple):
    """The value of a maze for the seat that moves first: it lies between two numbers."""

    low: float
    high: float
    nodes: int
    rounds: int

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2


class Level(NamedTuple):
    """All nodes after the same number of turns, and the edges from them, as arrays."""

    mover: Seat
    nodes: int
    #: the first edge of each node
    starts: npt.NDArray[np.int64]
    owner: npt.NDArray[np.int64]
    #: [edge, hand of the mover]
    valid: Flags
    #: the node in the next level, −1 at an end
    child: npt.NDArray[np.int64]
    #: [edge, hand of the last mover]: what an end is worth to it
    worth: Floats
    turns: list[Turn]


class SmallMaze:
    """The tree of one dealt maze; `whole` also has the last turn as a choice, so that any policy can be measured.

    Raise a Problem if the options hide something else than whole hands, or if the tree has more than `most` nodes.
    """

    def __init__(self, state: State, *, whole: bool = False, most: int = MOST_NODES) -> None:
        check_options(state)
        self.state, self.whole, self.most = state, whole, most
        limit = state.options.turn_limit
        assert limit is not None
        self.last = 2 * limit - 1 - state.turns
        counts = [len(stack) for stack in state.stacks]
        goals = range(len(state.places))
        self.hands: list[list[Hand]] = [list(permutations(goals, count)) for count in counts]
        #: how likely each pair of hands is dealt
        self.dealt = np.array([[float(not set(one) & set(two)) for two in self.hands[1]] for one in self.hands[0]])
        self.dealt /= self.dealt.sum()
        self.homes = [state.home(seat) for seat in range(2)]
        self.ends_at_home = state.options.finish[0] == "home"
        self.last_mover = (state.mover + self.last) % 2
        self._endings = lru_cache(maxsize=1_000_000)(self._worth_of_last_turn)
        self.nodes: list[list[Node]] = []
        self.levels = self._grow()

    def _grow(self) -> list[Level]:
        state = self.state
        board = SmallBoard(state.maze, state.places, state.pawns, state.barred)
        every = tuple((1 << len(hands)) - 1 for hands in self.hands)
        level = [Node(board, state.mover, 0, (0, 0), (every[0], every[1]), -1, None)]
        levels, nodes = list[Level](), 1
        while level:
            self.nodes.append(level)
            edges, following = list[Edge](), list[Node]()
            for number, node in enumerate(level):
                edges += self._edges(number, node, following)
                if nodes + len(following) > self.most:
                    raise Problem("solver.too_large", most=self.most, turns=self.last + 1)
            levels.append(self._level(level, edges))
            level = following
            nodes += len(level)
        return levels

    def _edges(self, number: int, node: Node, following: list[Node]) -> list[Edge]:
        """The turns of a node; what they lead to is added to the nodes that follow."""
        edges, known = list[Edge](), set[tuple[int, tuple[int, ...]]]()
        mover, before_last = node.mover, not self.whole and node.turns == self.last - 1
        next_goals = [hand[node.found[mover] :][:1] for hand in self.hands[mover]]
        for arrow, openings, within in pushes_of(node.board, mover):
            pushed = after_push(node.board, arrow, openings)
            for square in squares_of(within):
                turn = (Push(arrow.name, openings), square)
                board = with_pawn(pushed, mover, square)
                here = {(goal,) for goal, place in enumerate(board.places) if place == square}
                finders = sum(1 << k for k, goal in enumerate(next_goals) if goal and goal in here)
                for finds, valid in ((1, node.possible[mover] & finders), (0, node.possible[mover] & ~finders)):
                    if not valid:
                        continue
                    found = with_one(node.found, mover, node.found[mover] + finds)
                    worth = self._ending(node, mover, found, finds, square)
                    if worth is None and before_last:
                        worth = self._endings(board, found, with_one(node.possible, mover, valid))
                    if worth is not None:
                        # of two turns before the last that lead to the same, one is enough
                        if self.whole or (valid, worth) not in known:
                            edges.append(Edge(number, turn, valid, -1, worth))
                        known.add((valid, worth))
                        continue
                    edges.append(Edge(number, turn, valid, len(following)))
                    possible = with_one(node.possible, mover, valid)
                    following.append(Node(board, 1 - mover, node.turns + 1, found, possible, number, turn))
        return edges

    def _ending(
        self, node: Node, mover: Seat, found: tuple[int, int], finds: int, square: Square
    ) -> tuple[int, ...] | None:
        """What the end is worth to the last mover, for each of its hands; None if the game goes on (K5, K7, K9)."""
        every = len(self.hands[mover][0])
        if self.ends_at_home:
            wins = not finds and found[mover] == every and square == self.homes[mover]
        else:
            wins = found[mover] == every
        if wins:
            winner = 1 if mover == self.last_mover else -1
        elif node.turns < self.last:
            return None
        else:
            ahead = found[self.last_mover] - found[1 - self.last_mover]
            winner = (ahead > 0) - (ahead < 0)
        return (winner,) * len(self.hands[self.last_mover])

    def _worth_of_last_turn(
        self, board: SmallBoard, found: tuple[int, int], possible: tuple[int, int]
    ) -> tuple[int, ...]:
        """The best the last mover can do with each hand: it finishes, finds, or neither; nobody answers it."""
        seat = self.last_mover
        within, goals = 0, set[Goal]()
        for arrow, _, reached in pushes_of(board, seat):
            within |= reached
            places = (arrow.ride(place) for place in board.places)
            goals |= {goal for goal, place in enumerate(places) if place >= 0 and reached >> place & 1}
        ahead = found[seat] - found[1 - seat]
        worth = []
        for hand in self.hands[seat]:
            left = hand[found[seat] :]
            finds = bool(left) and left[0] in goals
            wins = (finds and len(left) == 1 and not self.ends_at_home) or (
                not left and self.ends_at_home and bool(within >> self.homes[seat] & 1)
            )
            final = ahead + finds
            worth.append(1 if wins else (final > 0) - (final < 0))
        return tuple(worth)

    def _level(self, nodes: list[Node], edges: list[Edge]) -> Level:
        mover = nodes[0].mover
        hands, last = len(self.hands[mover]), len(self.hands[self.last_mover])
        owner = np.array([edge.node for edge in edges])
        bits = np.array([edge.valid for edge in edges], np.int64)
        none = (0,) * last
        return Level(
            mover,
            len(nodes),
            np.searchsorted(owner, np.arange(len(nodes))),
            owner,
            (bits[:, None] >> np.arange(hands) & 1).astype(bool),
            np.array([edge.child for edge in edges]),
            np.array([edge.worth or none for edge in edges], float),
            [edge.turn for edge in edges],
        )

    @property
    def size(self) -> int:
        """The number of nodes."""
        return sum(level.nodes for level in self.levels)

    def solve(self, rounds: int = 200) -> ValueBounds:
        """Approach an equilibrium in this number of rounds, and prove where its value lies."""
        average = self.equilibrium(rounds)
        best = [self.best_response(seat, average) for seat in range(2)]
        first = self.state.mover
        return ValueBounds(-best[1 - first], best[first], self.size, rounds)

    def equilibrium(self, rounds: int) -> list[Floats]:
        """The average policy of CFR+, later rounds weighing more: [level][edge, hand of the mover]."""
        regrets = [np.zeros(level.valid.shape) for level in self.levels]
        totals = [np.zeros(level.valid.shape) for level in self.levels]
        for number in range(1, rounds + 1):
            for seat in range(2):
                policy = [self.match(level, regret) for level, regret in zip(self.levels, regrets, strict=True)]
                reaches = self.reaches(policy)
                self._values(seat, policy, reaches, regrets)
                for level, total, chosen, reached in zip(self.levels, totals, policy, reaches, strict=True):
                    if level.mover == seat:
                        total += number * chosen * reached[seat][level.owner]
        return [self.match(level, total) for level, total in zip(self.levels, totals, strict=True)]

    def match(self, level: Level, regret: Floats) -> Floats:
        """The policy in proportion to positive numbers; all possible turns alike where none is positive."""
        positive = np.maximum(regret, 0) * level.valid
        total = np.add.reduceat(positive, level.starts)[level.owner]
        count = np.add.reduceat(level.valid.astype(float), level.starts)[level.owner]
        alike = level.valid / np.maximum(count, 1)
        return np.where(total > 0, positive / np.where(total > 0, total, 1), alike)

    def reaches(self, policy: list[Floats]) -> list[tuple[Floats, Floats]]:
        """How likely each seat plays to each node, for every hand: [level][seat][node, hand]."""
        reached = [tuple(np.ones((1, len(hands))) for hands in self.hands)]
        for level, chosen in zip(self.levels[:-1], policy, strict=False):
            goes_on = level.child >= 0
            owner = level.owner[goes_on]
            both = [reached[-1][seat][owner] for seat in range(2)]
            both[level.mover] = both[level.mover] * chosen[goes_on]
            reached.append(tuple(both))
        return reached  # type: ignore[return-value]

    def _values(
        self,
        seat: Seat,
        policy: list[Floats],
        reaches: list[tuple[Floats, Floats]],
        regrets: list[Floats] | None = None,
    ) -> Floats:
        """What the root is worth to each hand of a seat against a policy; with regrets for its own policy, which are
        updated, and without them if it plays as well as possible.
        """
        below = np.zeros((0, len(self.hands[seat])))
        for depth in range(len(self.levels) - 1, -1, -1):
            level, owner = self.levels[depth], self.levels[depth].owner
            other = reaches[depth][1 - seat][owner]
            if level.mover != seat:
                other = other * policy[depth]
            worth = np.zeros((len(owner), len(self.hands[seat])))
            ends = level.child < 0
            dealt = self.dealt if seat == 0 else self.dealt.T
            if seat == self.last_mover:
                worth[ends] = level.worth[ends] * (other[ends] @ dealt.T)
            else:
                worth[ends] = -(other[ends] * level.worth[ends]) @ dealt.T
            worth[~ends] = below[level.child[~ends]]
            if level.mover != seat:
                below = np.add.reduceat(worth, level.starts)
            elif regrets is None:
                best = np.maximum.reduceat(np.where(level.valid, worth, -np.inf), level.starts)
                below = np.where(np.isfinite(best), best, 0)
            else:
                below = np.add.reduceat(worth * policy[depth], level.starts)
                regrets[depth] = np.maximum(regrets[depth] + (worth - below[owner]) * level.valid, 0)
        root: Floats = below[0]
        return root

    def best_response(self, seat: Seat, policy: list[Floats]) -> float:
        """What a seat wins on average if it knows the policy of the other and plays as well as possible."""
        return float(self._values(seat, policy, self.reaches(policy)).sum())

    def tabulate(self, seat: Seat, policy: Policy) -> list[Floats]:
        """The policy of a seat at every node it plays to; turns of the other seat are all alike."""
        table = [self.match(level, np.zeros(level.valid.shape)) for level in self.levels]
        for depth, level in enumerate(self.levels):
            if level.mover != seat:
                continue
            reached = self.reaches(table)[depth][seat]
            table[depth][:] = 0
            edges = np.append(level.starts, len(level.owner))
            for node in range(level.nodes):
                mine = slice(edges[node], edges[node + 1])
                past = self.turns_to(depth, node)
                for number, hand in enumerate(self.hands[seat]):
                    if reached[node, number] > 0 and self.nodes[depth][node].possible[seat] >> number & 1:
                        likely = check_policy(policy(past, seat, hand))
                        shares = [likely.get(turn, 0.0) for turn in level.turns[mine]]
                        table[depth][mine, number] = shares * level.valid[mine, number]
        return table

    def turns_to(self, depth: int, node: int) -> tuple[Turn, ...]:
        """The turns that lead to a node."""
        past = list[Turn]()
        while depth > 0:
            found = self.nodes[depth][node]
            assert found.turn is not None
            past.append(found.turn)
            depth, node = depth - 1, found.parent
        return tuple(reversed(past))

    def exploit(self, policy: Policy) -> float:
        """How much a policy on both seats loses to best responses on average: 0 in an equilibrium, 1 at most."""
        assert self.whole
        return sum(self.best_response(1 - seat, self.tabulate(seat, policy)) for seat in range(2)) / 2


def with_one(pair: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    """A pair with another value for one seat."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def pushes_of(board: SmallBoard, seat: Seat) -> list[tuple[Arrow, Openings, int]]:
    """The pushes of a seat, and where its pawn can walk after each."""
    return _pushes(board.maze, board.pawns[seat], board.barred)


@lru_cache(maxsize=300_000)
def _pushes(maze: Maze, pawn: Square, barred: str | None) -> list[tuple[Arrow, Openings, int]]:
    reached = reach_all(maze, pawn, barred)
    return [(arrow, openings, within) for (arrow, openings), within in reached.items()]


def after_push(board: SmallBoard, arrow: Arrow, openings: Openings) -> SmallBoard:
    """The table after a push (S4, S6)."""
    return SmallBoard(
        board.maze.push(arrow, openings),
        tuple(map(arrow.ride, board.places)),
        tuple(map(arrow.carry, board.pawns)),
        board.maze.grid.across(arrow).name,
    )


def with_pawn(board: SmallBoard, seat: Seat, square: Square) -> SmallBoard:
    """The table with the pawn of a seat on this square."""
    return board._replace(pawns=with_one((board.pawns[0], board.pawns[1]), seat, square))


def check_options(state: State) -> None:
    """Refuse what this solver does not answer: it needs two seats, a turn limit, and hands that their owner knows."""
    options, clause = state.options, "K8"
    if state.seats != 2 or state.step != PUSH or any(state.found):
        raise Problem("solver.not_exact", "K1", option="seats", value=str(state.seats))
    if options.turn_limit is None or options.finish_round:
        option = "turn_limit" if options.turn_limit is None else "finish_round"
        raise Problem("solver.not_exact", "K9", option=option, value=str(getattr(options, option)))
    for option, served in (("order", ("stack",)), ("finish", ("home", "last-find")), ("sweep", (False,))):
        values = getattr(options, option)
        if values[0] not in served or values[0] != values[1]:
            raise Problem("solver.not_exact", clause, option=option, value=str(values[0]))
    for cards, stack in zip(options.cards, state.stacks, strict=True):
        if cards == "open" or (cards == "top" and len(stack) > 1):
            raise Problem("solver.not_exact", clause, option="cards", value=cards)


def check_policy(likely: Mapping[Turn, float]) -> Mapping[Turn, float]:
    """Refuse probabilities that are negative, are no numbers, or do not add up to 1."""
    total = sum(likely.values())
    if not all(share >= 0 for share in likely.values()) or not abs(total - 1) < 1e-6:
        raise Problem("solver.policy", total=f"{total:.6g}")
    return likely


def play_alike(state: State) -> Policy:
    """The policy that plays every push, and then every walk, with the same probability."""

    @lru_cache(maxsize=100_000)
    def table_after(past: tuple[Turn, ...]) -> tuple[SmallBoard, Seat]:
        if not past:
            return SmallBoard(state.maze, state.places, state.pawns, state.barred), state.mover
        (board, mover), (push, square) = table_after(past[:-1]), past[-1]
        pushed = after_push(board, board.maze.grid.arrow(push.arrow), push.openings)
        return with_pawn(pushed, mover, square), 1 - mover

    @lru_cache(maxsize=100_000)
    def turns_of(maze: Maze, pawn: Square, barred: str | None) -> dict[Turn, float]:
        pushes = _pushes(maze, pawn, barred)
        return {
            (Push(arrow.name, openings), square): 1 / len(pushes) / within.bit_count()
            for arrow, openings, within in pushes
            for square in squares_of(within)
        }

    def policy(past: tuple[Turn, ...], seat: Seat, hand: Hand) -> dict[Turn, float]:
        board, _ = table_after(past)
        return turns_of(board.maze, board.pawns[seat], board.barred)

    return policy
