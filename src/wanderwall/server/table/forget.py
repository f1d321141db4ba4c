"""Forget an occupant: replace them by a stranger with a made-up name. The game itself does not change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wanderwall.server.table.ids import number_of
from wanderwall.server.table.names import guest_name


def occupant_without(sitter: Mapping[str, Any], seat: int, guest: str, stranger: str) -> dict[str, Any]:
    """Return an occupant as in the log, without the guest; the key stays, so that a running game continues.

    >>> forgotten = occupant_without({"name": "Ida", "guest": "ida", "key": "k"}, 0, "ida", "nobody")
    >>> forgotten["guest"], forgotten["key"], forgotten["name"] == "Ida"
    ('nobody', 'k', False)
    >>> occupant_without({"name": "Mia", "guest": "mia", "key": "k"}, 1, "ida", "nobody")
    {'name': 'Mia', 'guest': 'mia', 'key': 'k'}
    """
    if sitter["guest"] != guest:
        return dict(sitter)
    return {**sitter, "name": guest_name(number_of(f"{stranger} {seat}")), "guest": stranger}


def opening_without(opening: Mapping[str, Any], guest: str, stranger: str) -> dict[str, Any]:
    """Return the opening of a table without the guest, who may have made it and may have a seat."""
    sitters = [occupant_without(sitter, seat, guest, stranger) for seat, sitter in enumerate(opening["sitters"])]
    return {**opening, "sitters": sitters, "maker": stranger if opening["maker"] == guest else opening["maker"]}
