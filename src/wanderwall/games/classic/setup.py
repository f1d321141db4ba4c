"""Set up classic: its editions, its options, the state before the deal."""

from __future__ import annotations

from wanderwall.game.edition import TomlTable
from wanderwall.games.classic.state import Options, State
from wanderwall.games.sliding.edition import SlidingEdition, sliding_parts
from wanderwall.games.sliding.setup import before_deal
from wanderwall.problem import Problem


def read_edition(table: TomlTable) -> SlidingEdition:
    """Read a classic edition from its file."""
    edition = SlidingEdition(**sliding_parts(table, with_heights=False))
    table.refuse_unread()
    return edition


def table(edition: SlidingEdition, colours: tuple[str, ...], options: Options) -> State:
    """The state before the deal."""
    check_together(options)
    return State(**before_deal(edition, colours), options=options, looked=(False,) * len(colours))


def check_together(options: Options) -> None:
    """Refuse options that exclude each other (K8)."""
    for order, cards, sweep in zip(options.order, options.cards, options.sweep, strict=True):
        if order == "any" and cards == "top":
            raise Problem("classic.option.any_needs_cards", "K8")
        if sweep and order != "any":
            raise Problem("classic.option.sweep_needs_any", "K8")
