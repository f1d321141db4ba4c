"""Every game, edition, number of seats, and a spread of options: what the contract tests run over; and what a seat may
not know, dealt again.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.bots.protocol import Budget, History
from wanderwall.game.protocol import CHANCE, AnyGame, Seat
from wanderwall.games import edition, editions, game_of
from wanderwall.games.go.check import in_hand, lay_tile, spots
from wanderwall.games.go.state import Layout
from wanderwall.games.towers.state import in_order
from wanderwall.problem import Problem

#: for each game, tables that between them use every option; short ones, so that random players end them
TABLES: dict[str, list[dict[str, Any]]] = {
    "classic": [
        {"goals": 1},
        {"goals": 2, "cards": "own", "order": "any", "finish": "exit", "peek": "on-turn"},
        {"goals": 2, "cards": "open", "order": "any", "sweep": "yes", "finish": "last-find", "finish_round": True},
        {"peek": "on-turn", "turn_limit": 12, "turn_time": 30, "first": 1},
    ],
    "go": [{}, {"helper": True}, {"round_clock": 60}, {"untimed": True}, {"one_roll": True}],
    "towers": [
        {"goals": 1},
        {"goals": 1, "hand_limit": 1, "extra_card": True, "rune": "pass", "turn_limit": 60},
        {"goals": 2, "jokers": True, "rune": "pass", "finish_round": True},
        {"one_card": True, "turn_limit": 40, "turn_time": 30, "first": 1},
    ],
}


class Case(NamedTuple):
    """One kind of table."""

    edition: str
    seats: int
    options: dict[str, Any]

    @property
    def id(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.edition}-{self.seats}-{options or 'plain'}"

    @property
    def game(self) -> AnyGame:
        return game_of(edition(self.edition))

    def table(self) -> Any:
        return self.game.setup(edition(self.edition), self.seats, self.options)

    def fits(self) -> bool:
        """Whether this number of seats may have these options."""
        try:
            return bool(self.table())
        except Problem:
            return False


def cases() -> list[Case]:
    """All kinds of tables."""
    every = []
    for name in editions():
        box = edition(name)
        low, high = box.players
        for seats, options in itertools.product(range(low, high + 1), TABLES[box.game]):
            every.append(Case(name, seats, options))
    return [case for case in every if case.fits()]


def over(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """Run a test over these tables. What only repeats others is marked broad: the first edition of a game has all
    numbers of seats with all options, and each other edition has each number of seats and all options once.
    """
    marked = (pytest.param(case, id=case.id, marks=[pytest.mark.broad] if repeats(case) else []) for case in cases)
    return pytest.mark.parametrize("case", list(marked))


def repeats(case: Case) -> bool:
    """Whether other tables have this number of seats, these options and this edition."""
    tables, same_game = TABLES[case.game.name], [name for name in editions() if edition(name).game == case.game.name]
    number = same_game.index(case.edition)
    return number > 0 and (tables.index(case.options) - case.seats - number) % len(tables) != 0


class Turn(NamedTuple):
    """A moment of a game: the state, and the move a seat is about to make."""

    state: Any
    seat: Seat
    move: Any


def any_move(game: AnyGame, state: Any, seat: Seat, dice: random.Random) -> Any:
    return dice.choice(game.legal(state, seat))


def go_move(game: AnyGame, state: Any, seat: Seat, dice: random.Random) -> Any:
    """Any kind of move, or a solver's: tiles laid at random are never right, and games of two would not end."""
    if dice.random() < 0.9:
        seen = History.now(game.view(state, seat), game.choices(state, seat))
        text, _ = GreedyGo().choose(seen, Budget(), dice.getrandbits(32))
        return game.notation.read_move(state, seat, text)
    legal = game.legal(state, seat)
    kind = dice.choice(sorted({type(move).__name__ for move in legal}))
    return dice.choice([move for move in legal if type(move).__name__ == kind])


PICKS = {"go": go_move}


def random_game(case: Case, seed: int, most: int = 100_000) -> Iterator[Turn]:
    """A game between random players, move by move; ends with a turn of nobody."""
    game, dice, state = case.game, random.Random(seed), case.table()
    pick = PICKS.get(game.name, any_move)
    for _ in range(most):
        acting = sorted(game.to_act(state))
        if not acting:
            break
        seat = dice.choice(acting)
        move = game.chance(state, dice) if seat == CHANCE else pick(game, state, seat, dice)
        yield Turn(state, seat, move)
        state = game.apply(state, seat, move)
    yield Turn(state, CHANCE, None)


def reshuffled(game: str, state: Any, viewer: int | None, dice: random.Random) -> Any:
    """The same table with everything hidden from the viewer dealt again."""
    return SHUFFLES[game](state, viewer, dice)


def _classic(state: Any, viewer: int | None, dice: random.Random) -> Any:
    """Unseen cards, those left in the box included, change places (K4, K6, K7)."""
    seen = [_seen(state, seat, viewer) for seat in range(state.seats)]
    return replace(state, stacks=_redealt(state, seen, dice))


def _towers(state: Any, viewer: int | None, dice: random.Random) -> Any:
    """Unseen treasure cards change places, and so do the magic cards of the pile and of the others' hands (T2)."""
    seen = [int(seat == viewer) for seat in range(state.seats)]
    cards = [*state.pile, *(card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand)]
    dice.shuffle(cards)
    hands = [hand if seat == viewer else [cards.pop() for _ in hand] for seat, hand in enumerate(state.hands)]
    return replace(
        state, stacks=_redealt(state, seen, dice), hands=tuple(in_order(hand) for hand in hands), pile="".join(cards)
    )


def _seen(state: Any, seat: int, viewer: int | None) -> int:
    """How many cards of a seat's stack the viewer has seen, from the top."""
    cards = state.options.cards[seat]
    if cards == "open" or (cards == "own" and seat == viewer):
        return len(state.stacks[seat])
    return int(seat == viewer and state.looked[seat])


def _redealt(state: Any, seen: list[int], dice: random.Random) -> tuple[tuple[int, ...], ...]:
    known = {card for pile in state.found for card in pile}
    known |= {card for stack, count in zip(state.stacks, seen, strict=True) for card in stack[:count]}
    unseen = [card for card in range(len(state.edition.goals)) if card not in known]
    dice.shuffle(unseen)
    stacks = []
    for stack, count in zip(state.stacks, seen, strict=True):
        stacks.append((*stack[:count], *(unseen.pop() for _ in stack[count:])))
    return tuple(stacks)


def _go(state: Any, viewer: int | None, dice: random.Random) -> Any:
    """The others' tiles, as many as they are, lie elsewhere until the check. After a grab a player sees them (G6)."""
    if viewer is not None and state.players[viewer].grabbed is not None:
        return state
    players = [
        player if seat == viewer else replace(player, layout=_relaid(state.edition, player, dice))
        for seat, player in enumerate(state.players)
    ]
    return replace(state, players=tuple(players))


def _relaid(edition: Any, player: Any, dice: random.Random) -> Layout:
    layout: Layout = ()
    while len(layout) < len(player.layout):
        tile = dice.choice(in_hand(edition, layout, player.joker))
        ways = list(spots(edition, layout, tile))
        layout = lay_tile(edition, layout, dice.choice(ways), player.joker) if ways else ()
    return layout


SHUFFLES = {"classic": _classic, "go": _go, "towers": _towers}
