"""The learned bot: the best turns by its value net, followed in likely worlds as far as the budget allows."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from wanderwall.bots.budget import Meter
from wanderwall.bots.classic.goals import IndexedView, Seen, even_weights
from wanderwall.bots.classic.info_state import info_state_of, legal_pushes
from wanderwall.bots.classic.learned.lookahead import ClassicLookahead, take_back, think_some
from wanderwall.bots.classic.learned.values import value_for
from wanderwall.bots.classic.learned.worlds import ClassicWorlds, found_goals, odds_of, sample_worlds
from wanderwall.bots.classic.multiplayer.search import MultiplayerValues, is_for, multiplayer_values
from wanderwall.bots.classic.search.one_turn import roots_of, win_now
from wanderwall.bots.classic.turn_search import to_answer
from wanderwall.bots.protocol import Answer, Budget
from wanderwall.bots.sliding.halving import HalvingSettings
from wanderwall.bots.sliding.levels import compiles
from wanderwall.bots.sliding.master import SHARE, KnownCardsSearch, LearnedSearch
from wanderwall.bots.sliding.worlds import even_odds, known_odds
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.board import NONE, kernel_size
from wanderwall.kernel.features import OF_ME, SQUARES
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.jit import is_compiled, u32
from wanderwall.kernel.net import PUSHES, ValueNet, scratch_of

#: number of sampled worlds
WORLDS = 384
HALVING = HalvingSettings(((1, 0.4), (3, 0.7), (8, 1.0)), WORLDS, first_worlds=64, candidates=32, lost=0.02)
#: pushes of the others, and own pushes, that are scored on a line
SHORT = (4, 4)

#: the belief about everybody's goals, and possible worlds, from a seat's history and a seed
Guess = Callable[[Seen, IndexedView, int], tuple[Array, ClassicWorlds]]


def infer_goals(seen: Seen, numbers: IndexedView, seed: int) -> tuple[Array, ClassicWorlds]:
    """Infer goals and sample worlds from the turns of all seats."""
    odds = odds_of(seen, numbers)
    return odds, sample_worlds(numbers, odds, WORLDS, seed)


def choose_turn(seen: Seen, budget: Budget, seed: int, net: ValueNet, guess: Guess = infer_goals) -> Answer:
    """The best move within the budget, at a table the value was trained for."""
    meter, numbers = Meter(budget, SHARE), IndexedView(seen.view)
    scene = info_state_of(seen, even_weights(numbers))
    roots = roots_of(scene, offered=legal_pushes(seen))
    push, to = win_now(scene, roots)
    if to != NONE:
        return to_answer(seen, scene, roots, push, to)
    odds, worlds = guess(seen, numbers, seed)
    search = search_in(seen.view, lookahead_of(numbers, worlds, odds, net), worlds)
    pushes = 4 * roots.arrows + roots.quarters if search.made is None else np.array([search.made])
    offered = np.zeros(search.shape, np.bool_)
    offered[pushes] = True
    how = HALVING._replace(thoughts=2 if len(numbers.seats) == 2 else 1)
    push, to = search.choose(offered, how, meter)
    return to_answer(seen, scene, roots, int(np.flatnonzero(pushes == push)[0]), to)


def search_in(view: ClassicView, mind: ClassicLookahead, worlds: ClassicWorlds) -> LearnedSearch:
    """The learned search in these worlds."""
    made = None
    if view["step"] == "walk":
        made = 4 * take_back(mind.size, worlds.setup, worlds.arrays)

    def think(turns: Array, world: int, first: int, last: int, out: Array) -> int:
        pushes, squares = np.divmod(turns, SQUARES)
        moves = np.stack([pushes // 4, pushes % 4, squares], axis=1)
        return think_some(mind, worlds.arrays, moves, world, first, last, out)

    return LearnedSearch(think, (PUSHES, SQUARES), worlds.weights, made)


def values_at(view: ClassicView, worlds: int) -> LearnedSearch | MultiplayerValues | None:
    """The values at this table without any inference from turns. None if the best bot does not play such tables, or if
    it is not compiled yet, so that nobody waits.
    """
    if not compiles(view):  # the sets of a 9×9 board have more squares than a machine word has bits
        return None
    if is_for(view):
        return multiplayer_values(view)
    net = value_for(view) if is_compiled(think_some) and is_compiled(take_back) else None
    return None if net is None else _search_with(view, even_odds(len(view["seats"]), len(view["things"])), worlds, net)


def known_cards_search(view: ClassicView, worlds: int) -> KnownCardsSearch | None:
    """The search with all cards known at such tables; None as above."""
    net = value_for(view) if is_compiled(think_some) else None
    if net is None:
        return None
    return lambda game, state: _search_with(game.view(state, state.mover), known_odds(state.stacks), worlds, net)


def _search_with(view: ClassicView, odds: Array, worlds: int, net: ValueNet) -> LearnedSearch:
    numbers, each = IndexedView(view), odds[:, :, None]
    sampled = sample_worlds(numbers, each, worlds, 0)
    return search_in(view, lookahead_of(numbers, sampled, each, net), sampled)


def lookahead_of(numbers: IndexedView, worlds: ClassicWorlds, odds: Array, net: ValueNet) -> ClassicLookahead:
    """Everything the lookahead needs."""
    seats = len(numbers.seats)
    return ClassicLookahead(
        kernel_size(numbers.view["side"]),
        worlds.setup,
        net,
        scratch_of(net),
        len(numbers.names),
        odds,
        odds.copy(),
        np.zeros((OF_ME + seats, MOST + 1, 1), np.float32),
        u32(found_goals(numbers)),
        np.zeros((PUSHES, SQUARES)),
        *SHORT,
    )
