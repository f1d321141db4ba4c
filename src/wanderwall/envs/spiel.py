"""Classic for OpenSpiel: `pyspiel.load_game("wanderwall_classic")` once this is imported.

The deal is a series of chance nodes: rotated tiles, goal cards, the first player. Push and walk are two actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from wanderwall.board.tiles import turns
from wanderwall.encoding.observe import observation
from wanderwall.envs.config import GOALS, RULES, TURN_LIMIT, EnvConfig, env_part
from wanderwall.envs.sliding import SlidingCodec
from wanderwall.game.protocol import CHANCE, OVER
from wanderwall.games import games
from wanderwall.games.sliding.setup import cards_per_seat
from wanderwall.games.sliding.state import Deal
from wanderwall.problem import Problem, require

pyspiel: Any = require("pyspiel", "spiel")

NAME = "wanderwall_classic"
PARAMETERS: dict[str, object] = {"players": 2, "goals": GOALS, "turn_limit": TURN_LIMIT, "edition": "classic-1986"}
KIND = pyspiel.GameType(
    short_name=NAME,
    long_name="Wanderwall classic",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class SpielDeal:
    """What all games with the same parameters share; OpenSpiel recreates games and copies states, but never this."""

    def __init__(self, players: int, goals: int, turn_limit: int, edition: str) -> None:
        self.setting = EnvConfig(edition, players, goals or None, turn_limit, engine=RULES)
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

    def __deepcopy__(self, memo: object) -> SpielDeal:
        return self

    @property
    def chances(self) -> int:
        """The number of chance nodes in a deal."""
        return self.tiles + sum(self.cards) + 1

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
        if len(drawn) + 1 < self.chances:
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
def parts(players: int, goals: int, turn_limit: int, edition: str) -> SpielDeal:
    return SpielDeal(players, goals, turn_limit, edition)


def parts_of(parameters: Mapping[str, Any]) -> SpielDeal:
    return parts(**{**PARAMETERS, **parameters})


class ClassicGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters: players, goals (0: all), turn_limit, edition."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        shared = parts_of(given)
        about = pyspiel.GameInfo(
            num_distinct_actions=shared.setting.layout.actions,
            max_chance_outcomes=max(len(shared.laid), shared.goals),
            num_players=shared.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * given["turn_limit"] * shared.players,
        )
        super().__init__(KIND, about, given)

    def max_chance_nodes_in_history(self) -> int:
        return parts_of(self.get_parameters()).chances

    def new_initial_state(self) -> ClassicState:
        return ClassicState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(parts_of(self.get_parameters()), kind, params)


class ClassicState(pyspiel.State):  # type: ignore[misc]
    """A deal in progress, then a state of the rules."""

    def __init__(self, game: ClassicGame) -> None:
        super().__init__(game)
        self.parts = parts_of(game.get_parameters())
        self.drawn: tuple[int, ...] = ()
        self.table: Any = None
        self.history: tuple[str, ...] = ()

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
            if len(self.drawn) == self.parts.chances:
                self.table = self.parts.deal(self.drawn)
            return
        numbers = self.parts.numbers
        move = numbers.moves(self.table).get(action)
        if move is None:
            raise Problem("envs.illegal", action=action)
        self.history = (*self.history, numbers.game.notation.move_text(self.table, move))
        self.table = numbers.game.apply(self.table, self.table.mover, move)

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
    """What a player sees: the named pieces as a tensor, the view as a string, with all moves for perfect recall."""

    def __init__(self, shared: SpielDeal, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"parameters not supported: {params}")
        self.parts, self.kind = shared, kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor, self.dict = None, {}
        if self.private and kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(shared.setting.layout.size, np.float32)
            self.dict = shared.setting.layout.parts_by_name(self.tensor)

    def set_from(self, state: ClassicState, player: int) -> None:
        if self.tensor is None:
            return
        if state.table is None:
            self.tensor[:] = 0
            return
        view = self.parts.numbers.game.view(state.table, player)
        self.tensor[:] = observation(self.parts.setting.layout, self.parts.setting.frames[view["you"]], view, {})

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


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(KIND, ClassicGame)
