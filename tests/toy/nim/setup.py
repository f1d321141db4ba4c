"""The box of the game."""

from __future__ import annotations

from dataclasses import dataclass

from wanderwall.game.edition import Edition, TomlTable, common


@dataclass(frozen=True, eq=False, repr=False)
class NimEdition(Edition):
    stones: int


def read_edition(table: TomlTable) -> NimEdition:
    edition = NimEdition(**common(table), stones=table.integer("stones", 4, 99))
    table.refuse_unread()
    return edition
