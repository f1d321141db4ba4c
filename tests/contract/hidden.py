"""What a seat may not know, dealt again: its view must stay the same."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from wanderwall.games.go.check import in_hand, lay_tile, spots
from wanderwall.games.go.state import Layout
from wanderwall.games.towers.state import in_order


def reshuffled(game: str, state: Any, viewer: int | None, dice: random.Random) -> Any:
    """The same table with everything hidden from the viewer dealt again."""
    return SHUFFLES[game](state, viewer, dice)


def classic(state: Any, viewer: int | None, dice: random.Random) -> Any:
    """Unseen cards, those left in the box included, change places (K4, K6, K7)."""
    seen = [_seen(state, seat, viewer) for seat in range(state.seats)]
    return replace(state, stacks=_redealt(state, seen, dice))


def towers(state: Any, viewer: int | None, dice: random.Random) -> Any:
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


def go(state: Any, viewer: int | None, dice: random.Random) -> Any:
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


SHUFFLES = {"classic": classic, "go": go, "towers": towers}
