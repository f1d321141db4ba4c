"""Classic for OpenSpiel: `pyspiel.load_game("wanderwall_classic")` once this is imported.

The deal is a series of chance nodes: rotated tiles, goal cards, the first player. Push and walk are two actions. The
versions of `config.VERSIONS` are games of their own, such as `wanderwall_classic_v1`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, TypeVar

import numpy as np

from wanderwall.board.tiles import turns
from wanderwall.encoding.layout import Observation
from wanderwall.encoding.observe import observation
from wanderwall.envs.config import GOALS, RULES, TURN_LIMIT, EnvConfig, env_part, versions
from wanderwall.envs.sliding import SlidingCodec
from wanderwall.game.protocol import CHANCE, OVER
from wanderwall.games import games
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.setup import cards_per_seat
from wanderwall.games.sliding.state import WALK, Deal
from wanderwall.problem import Problem, require

pyspiel: Any = require("pyspiel", "spiel")

T = TypeVar("T")

NAME = "wanderwall_classic"
#: the number that leaves the tiles to chance
DEALT = -1
Parameters = Mapping[str, Any]
PARAMETERS: Parameters = {
    "players": 2,
    "goals": GOALS,
    "turn_limit": TURN_LIMIT,
    "edition": "classic-1986",
    #: the seed of a maze that is the same in every game, so that chance deals only cards and the first player
    "maze": DEALT,
    "finish": "home",
}


def kind_of(name: str, parameters: Parameters) -> object:
    """What OpenSpiel asks about a game before it loads it."""
    return pyspiel.GameType(
        short_name=name,
        long_name=name.replace("_", " ").capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(parameters),
    )


class SpielDeal:
    """What all games with the same parameters share; OpenSpiel recreates games and copies states, but never this."""

    def __init__(self, players: int, goals: int, turn_limit: int, edition: str, maze: int, finish: str) -> None:
        options = {} if finish == "home" else {"finish": finish}
        self.setting = EnvConfig(edition, players, goals or None, turn_limit, options, engine=RULES)
        if not self.setting.part.DEALS_ONCE:
            known = " | ".join(name for name in games() if (found := env_part(name)) and found.DEALS_ONCE)
            raise Problem("option.value", option="edition", text=edition, expected=known)
        self.numbers, loaded = SlidingCodec(self.setting), self.setting.loaded_edition
        self.players, self.table = players, self.setting.table
        self.pieces = list(dict.fromkeys(tile.piece for tile in loaded.movable))
        self.counts = [sum(tile.piece == piece for tile in loaded.movable) for piece in self.pieces]
        self.ways = [turns(piece.openings) for piece in self.pieces]
        #: chance actions of a tile: the piece and its rotation
        self.laid = [(piece, way) for piece, ways in enumerate(self.ways) for way in range(len(ways))]
        self.tiles = len(loaded.movable)
        self.goals = len(loaded.goals)
        self.cards = cards_per_seat(loaded, self.table.options, players)
        #: what chance has dealt before the game begins
        self.given: tuple[int, ...] = self._lay(Random(maze)) if maze != DEALT else ()

    def __deepcopy__(self, memo: object) -> SpielDeal:
        return self

    def _lay(self, dice: Random) -> tuple[int, ...]:
        """The tiles of one maze."""
        drawn: tuple[int, ...] = ()
        while len(drawn) < self.tiles:
            actions, weights = zip(*self.outcomes(drawn), strict=True)
            drawn = (*drawn, dice.choices(actions, weights)[0])
        return drawn

    @property
    def draws(self) -> int:
        """The number of draws in a deal, each of them a chance node unless the maze is given."""
        return self.tiles + sum(self.cards) + 1

    def redraw(self, state: ClassicState, player: int, uniform: Callable[[], float]) -> tuple[int, ...]:
        """Another deal that looks the same to a player: cards nobody has seen change places.

        A seat that ended a turn on a goal and did not find it did not seek that goal then.
        """
        found, known = state.table.found, state.table.stacks[player][:1]
        shown = [(*found[seat], *(known if seat == player else ())) for seat in range(self.players)]
        hidden = [goal for goal in range(self.goals) if all(goal not in cards for cards in shown)]
        while True:
            rest = sorted(hidden, key=lambda _: uniform())
            stacks = []
            for seat, cards in enumerate(shown):
                missing = self.cards[seat] - len(cards)
                stacks.append((*cards, *rest[:missing]))
                rest = rest[missing:]
            if all(stacks[seat][number] != goal for seat, number, goal in state.passed):
                return (*state.drawn[: self.tiles], *(goal for cards in stacks for goal in cards), state.drawn[-1])

    def outcomes(self, drawn: tuple[int, ...]) -> list[tuple[int, float]]:
        """What can be dealt next, with probabilities."""
        cards = drawn[self.tiles : self.tiles + sum(self.cards)]
        if len(drawn) < self.tiles:
            left = list(self.counts)
            for number in drawn:
                left[self.laid[number][0]] -= 1
            return [
                (number, left[piece] / sum(left) / len(self.ways[piece]))
                for number, (piece, _) in enumerate(self.laid)
                if left[piece]
            ]
        if len(drawn) + 1 < self.draws:
            rest = [goal for goal in range(self.goals) if goal not in cards]
            return [(goal, 1 / len(rest)) for goal in rest]
        return [(seat, 1 / self.players) for seat in range(self.players)]

    def deal(self, drawn: tuple[int, ...]) -> Any:
        """The state after a whole deal."""
        tiles = []
        for number in drawn[: self.tiles]:
            piece, way = self.laid[number]
            tiles.append(self.pieces[piece]._replace(openings=self.ways[piece][way]))
        stacks, at = [], self.tiles
        for count in self.cards:
            stacks.append(drawn[at : at + count])
            at += count
        return self.numbers.game.apply(self.table, CHANCE, Deal(tuple(tiles), tuple(stacks), drawn[-1]))


@cache
def parts(players: int, goals: int, turn_limit: int, edition: str, maze: int, finish: str) -> SpielDeal:
    return SpielDeal(players, goals, turn_limit, edition, maze, finish)


class ClassicGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters: players, goals (0: all), turn_limit, edition, maze, finish."""

    name: ClassVar[str] = NAME
    kind: ClassVar[object] = kind_of(NAME, PARAMETERS)
    usual: ClassVar[Parameters] = PARAMETERS

    def __init__(self, parameters: Parameters | None = None) -> None:
        given = {**self.usual, **(parameters or {})}
        self.parts = shared = parts(**given)
        self.steps = 2 * given["turn_limit"] * shared.players
        about = pyspiel.GameInfo(
            num_distinct_actions=shared.setting.layout.actions,
            max_chance_outcomes=max(len(shared.laid), shared.goals),
            num_players=shared.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.steps,
        )
        super().__init__(self.kind, about, parameters or {})

    def max_chance_nodes_in_history(self) -> int:
        return self.parts.draws - len(self.parts.given)

    def new_initial_state(self) -> ClassicState:
        return ClassicState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.parts, self.steps, kind, params)


class Trail(tuple[T, ...]):
    """What has happened; OpenSpiel copies states often, and this is never changed."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Trail[T]:
        return self

    def add(self, *more: T) -> Trail[T]:
        """The same with what happened then."""
        return Trail((*self, *more))


class ClassicState(pyspiel.State):  # type: ignore[misc]
    """A deal in progress, then a state of the rules."""

    def __init__(self, game: ClassicGame) -> None:
        super().__init__(game)
        self.parts = game.parts
        self.drawn = self.parts.given
        self.table: Any = None
        self.opening: State | None = None
        self.history = Trail[str]()
        #: what was played, and whether it found a goal
        self.acted = Trail[tuple[int, bool]]()
        #: the seat, the number of its card, and a goal that this card cannot have been
        self.passed = Trail[tuple[int, int, int]]()

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.table.mover)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.step == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.parts.numbers.moves(self.table)) if self.table is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.parts.outcomes(self.drawn)

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            if all(action != likely for likely, _ in self.chance_outcomes()):
                raise Problem("envs.illegal", action=action)
            self.drawn = (*self.drawn, action)
            if len(self.drawn) == self.parts.draws:
                self.table = self.opening = self.parts.deal(self.drawn)
            return
        numbers = self.parts.numbers
        move = numbers.moves(self.table).get(action)
        if move is None:
            raise Problem("envs.illegal", action=action)
        before, seat = self.table, self.table.mover
        self.history = self.history.add(numbers.game.notation.move_text(before, move))
        self.table = numbers.game.apply(before, seat, move)
        finds = self.table.found[seat] != before.found[seat]
        self.acted = self.acted.add((action, finds))
        if before.step == WALK and before.stacks[seat] and not finds:
            number, square = len(before.found[seat]), self.table.pawns[seat]
            here = [(seat, number, goal) for goal, place in enumerate(self.table.places) if place == square]
            self.passed = self.passed.add(*here)

    def resample_from_infostate(self, player: int, uniform: Callable[[], float]) -> ClassicState:
        """Another state that looks the same to this player: the same turns after another deal."""
        other: ClassicState = self.get_game().new_initial_state()
        drawn = self.parts.redraw(self, player, uniform) if self.table is not None else self.drawn
        for action in (*drawn[len(self.parts.given) :], *(action for action, _ in self.acted)):
            other.apply_action(action)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"deal {action}"
        move = self.parts.numbers.moves(self.table).get(action)
        return f"? {action}" if move is None else self.parts.numbers.game.notation.move_text(self.table, move)

    def returns(self) -> list[float]:
        return self.parts.numbers.rewards(self.table) if self.is_terminal() else [0.0] * self.parts.players

    def __str__(self) -> str:
        if self.table is None:
            return f"deal {' '.join(map(str, self.drawn))}"
        return self.parts.numbers.game.notation.position_text(self.table)


class Observer:
    """What a player sees: the named pieces as a tensor, the view as a string.

    For perfect recall the tensor also has the pieces of the opening and, for every step, the action (as a share of all)
    and whether it found a goal; the string has all moves.
    """

    def __init__(self, shared: SpielDeal, steps: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"parameters not supported: {params}")
        self.parts, self.kind = shared, kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor, self.dict = None, {}
        if self.private and kind.public_info:
            layout = shared.setting.layout
            past = layout.size + 2 * steps if kind.perfect_recall else 0
            self.tensor = np.zeros(layout.size + past, np.float32)
            self.dict = layout.parts_by_name(self.tensor[: layout.size])
            if past:
                opening = layout.parts_by_name(self.tensor[layout.size : 2 * layout.size])
                self.dict |= {f"opening_{name}": part for name, part in opening.items()}
                self.dict["steps"] = self.tensor[2 * layout.size :].reshape(steps, 2)

    def set_from(self, state: ClassicState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor[:] = 0
        if state.table is None:
            return
        layout = self.parts.setting.layout
        self.tensor[: layout.size] = self._observe(state.table, player)
        if self.kind.perfect_recall:
            self.tensor[layout.size : 2 * layout.size] = self._observe(state.opening, player)
            for number, (action, finds) in enumerate(state.acted):
                self.dict["steps"][number] = (action + 1) / layout.actions, finds

    def _observe(self, table: State | None, player: int) -> Observation:
        view = self.parts.numbers.game.view(table, player)
        return observation(self.parts.setting.layout, self.parts.setting.frames[view["you"]], view, {})

    def string_from(self, state: ClassicState, player: int) -> str:
        if state.table is None:
            return "deal"
        view = self.parts.numbers.game.view(state.table, player if self.private else None)
        lines = []
        if self.private:
            own = view["seats"][player]
            lines.append(f"{own['colour']} seeks {' '.join(own['cards'][:1])}")
        if self.kind.public_info:
            seats = [f"{s['colour']}@{s['pawn']} left {s['left']} found {' '.join(s['found'])}" for s in view["seats"]]
            lines += [f"{view['maze']} {view['spare']} {view['lies']}", str(sorted(view["things"].items())), *seats]
            lines.append(f"{view['step']} {view['turn']} {view['turns']}")
            if self.kind.perfect_recall:
                lines.append(" ".join(state.history))
        return "\n".join(lines)


def game_of_version(version: str) -> type[ClassicGame]:
    """The game of a version: it takes no parameters."""
    setting = EnvConfig(version=version)
    usual = {**PARAMETERS, "players": setting.seats, "goals": setting.goals or 0, "turn_limit": setting.turn_limit}
    name = f"wanderwall_{version.lower().replace('-', '_')}"
    kept = {"name": name, "kind": kind_of(name, {}), "usual": {**usual, "edition": setting.edition}}
    return type(f"ClassicGame{version}", (ClassicGame,), kept)


def register() -> None:
    """Register the games with OpenSpiel; calling it twice does no harm."""
    served = (version for version in versions() if EnvConfig(version=version).part.DEALS_ONCE)
    every: list[type[ClassicGame]] = [ClassicGame, *map(game_of_version, served)]
    for game in every:
        if game.name not in pyspiel.registered_names():
            pyspiel.register_game(game.kind, game)


register()
