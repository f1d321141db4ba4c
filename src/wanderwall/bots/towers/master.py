"""The learned bot of towers: the best turns by its value net, followed in likely worlds as far as the budget allows."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from wanderwall.bots.budget import Meter
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.bots.sliding.halving import HalvingSettings
from wanderwall.bots.sliding.master import SHARE, KnownCardsSearch, LearnedSearch
from wanderwall.bots.sliding.worlds import even_odds, known_odds
from wanderwall.bots.towers.from_view import Offers, Seen, count_kinds, even_weights, info_state_of
from wanderwall.bots.towers.info_state import TowersRootMoves
from wanderwall.bots.towers.lookahead import TowersLookahead, read_some, take_back, think_some
from wanderwall.bots.towers.search import win_now
from wanderwall.bots.towers.worlds import (
    TowersObservedTurn,
    TowersWorlds,
    observed_turns,
    positions,
    sample_worlds,
)
from wanderwall.game.protocol import AnyGame
from wanderwall.games import edition
from wanderwall.games.towers.state import State, TowersEdition
from wanderwall.games.towers.views import TowersView
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.board import kernel_size
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.convert import pack_seats
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.jit import i32, is_compiled, u32
from wanderwall.kernel.net import ValueNet, scratch_of
from wanderwall.kernel.towers.features import LEFT, SQUARES, VERSION
from wanderwall.kernel.towers.rules import TowersRules
from wanderwall.kernel.towers_selfplay import PUSHES, new_columns

FILE = Path(__file__).parent / "nets" / "towers-2.npz"
#: the options it was trained with
LEARNED = {"rune": "stop", "hand_limit": None, "one_card": False, "finish_round": False}
ROUGH = {"rough": (0, 0), "rough_bias": (0,), "rough_out": (0,)}


class TowersValue(NamedTuple):
    """A value net, and the factors by which each kind of turn changes the odds of a treasure."""

    net: ValueNet
    factors: Array


@cache
def load_value(path: Path = FILE) -> TowersValue | None:
    """The value net, if it was trained with the features of this version."""
    if not path.exists():
        return None
    with np.load(path) as kept:
        if str(kept["features"]) != VERSION:
            return None
        arrays = {name: np.ascontiguousarray(kept[name], np.float32) for name in ValueNet._fields if name not in ROUGH}
        rough = {name: np.zeros(shape, np.float32) for name, shape in ROUGH.items()}
        return TowersValue(ValueNet(**arrays, **rough), np.ascontiguousarray(kept["factors"], np.float32))


def value_for(view: TowersView) -> TowersValue | None:
    """The value net, for a table like those it was trained on: two seats in opposite corners, the rune stone in the
    middle.
    """
    side, seats, options = view["side"], view["seats"], view["options"]
    if side * side != SQUARES or len(view["things"]) > MOST or len(seats) != 2 or view["rune"] != SQUARES // 2:
        return None
    if any(options[name] != LEARNED[name] for name in LEARNED) or any(options["jokers"]):  # type: ignore[literal-required]
        return None
    if {seat["home"] for seat in seats} != {0, SQUARES - 1} or any(seat["left"] > LEFT for seat in seats):
        return None
    return load_value()


#: number of sampled worlds
WORLDS = 256
HALVING = HalvingSettings(((1, 0.45), (2, 0.75), (4, 1.0)), WORLDS, first_worlds=32, candidates=12)


def choose_turn(seen: Seen, budget: Budget, seed: int, value: TowersValue) -> Answer:
    """The best move within the budget, at a table the value was trained for."""
    meter, offers, view = Meter(budget, SHARE), Offers(seen), seen.view
    roots = offers.roots()
    won = win_now(info_state_of(seen, even_weights(view)), roots)
    if won is not None:
        return Answer(offers.pushes[roots.push[won]] or offers.walks[won])
    mind = lookahead_of(view, value)
    read(mind, seen)
    search = search_in(view, mind, sample_worlds(view, mind.odds, WORLDS, seed))
    pushes = 4 * roots.arrows + roots.quarters if search.made is None else np.array([search.made])
    offered = np.zeros(search.shape, np.bool_)
    offered[pushes[roots.push], roots.to] = True
    push, to = search.choose(offered, HALVING, meter)
    root = int(np.flatnonzero(pushes == push)[0])
    return Answer(offers.pushes[root] or offers.walks[cheapest(roots, root, to)])


def search_in(view: TowersView, mind: TowersLookahead, worlds: TowersWorlds) -> LearnedSearch:
    """The learned search in these worlds."""
    made = None
    if view["step"] == "walk":
        made = 4 * take_back(mind.size, mind.setup, worlds.arrays, worlds.magic)

    def think(turns: Array, world: int, first: int, last: int, out: Array) -> int:
        moves = np.stack(np.divmod(turns, SQUARES), axis=1)
        return think_some(mind, worlds.arrays, worlds.magic, moves, world, first, last, out)

    return LearnedSearch(think, (PUSHES, SQUARES), worlds.weights, made)


def values_at(view: TowersView, worlds: int) -> LearnedSearch | None:
    """The values at this table without any inference from turns. None if no value was learned for such tables, or if it
    is not compiled yet, so that nobody waits.
    """
    value = value_for(view) if is_compiled(think_some) and is_compiled(take_back) else None
    if value is None:
        return None
    mind = lookahead_of(view, value)
    return search_in(view, mind, sample_worlds(view, mind.odds, worlds, 0))


def known_cards_search(view: TowersView, worlds: int) -> KnownCardsSearch | None:
    """The search with all cards known at such tables; None as above."""
    value = value_for(view) if is_compiled(think_some) else None
    if value is None:
        return None

    def search(game: AnyGame, state: State) -> LearnedSearch:
        shown = game.view(state, state.mover)
        mind = lookahead_of(shown, value)
        mind.odds[:] = known_odds(state.stacks)
        # the pile has no card that the other may have
        mind.columns.box[:] = count_kinds("".join(state.hands) + state.discards)
        return search_in(shown, mind, sample_worlds(shown, mind.odds, worlds, 0))

    return search


def cheapest(roots: TowersRootMoves, root: int, to: int) -> int:
    """The walk to a square that costs the fewest cards, and among those the fewest jokers."""
    walks = np.flatnonzero((roots.push == root) & (roots.to == to))
    pays = roots.pay[walks]
    return int(walks[np.lexsort((pays[:, 0], pays[:, 2], pays.sum(axis=1)))[0]])


def lookahead_of(view: TowersView, value: TowersValue) -> TowersLookahead:
    """Everything the lookahead needs, before any turn is read."""
    box: TowersEdition = edition(view["edition"])
    goals, names = len(view["things"]), list(view["things"])
    homes = u32(pack_seats([seat["home"] for seat in view["seats"]]))
    setup = Setup(i32(view["side"]), i32(2), i32(2), homes, i32(0), False)
    found = sum(1 << names.index(name) for seat in view["seats"] for name in seat["found"])
    columns = new_columns(1, np.array(count_kinds(box.magic)))._replace(factors=value.factors)
    gone = np.array([found], np.uint32)
    rules = TowersRules(i32(view["rune"]), i32(0), i32(31))
    room = scratch_of(value.net)
    return TowersLookahead(
        *(kernel_size(view["side"]), setup, rules, value.net, room, goals),
        *(even_odds(2, goals), gone, columns, np.zeros((PUSHES, SQUARES))),
    )


def read(mind: TowersLookahead, seen: Seen) -> None:
    """Update the odds by the turns of both seats since their last finds."""
    turns: list[TowersObservedTurn] = []
    for turn in observed_turns(seen):
        if turn.before["seats"][turn.seat]["left"] == turn.after["seats"][turn.seat]["left"]:
            turns.append(turn)
        else:
            turns = [other for other in turns if other.seat != turn.seat]
    if not turns:
        return
    movers = [turn.seat for turn in turns]
    before = positions((turn.before for turn in turns), movers)
    after = positions((turn.after for turn in turns), movers)
    mind.columns.odds[:, :, 0] = mind.odds
    mind.columns.gone[:] = mind.gone
    read_some(mind, *before, *after, len(turns))
    mind.odds[:] = mind.columns.odds[:, :, 0]
