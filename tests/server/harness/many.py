"""Many stored games, made by copying one."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
#: the database tables that have rows of a game, and the column with its id
OF_A_GAME = {"tables": "id", "log": "table", "sitters": "table"}


def multiply(file: Path, id: str, times: int) -> None:
    """Copy a finished game of a stopped server under many other ids."""
    dice = random.Random(1)
    ids = [("".join(dice.choices(LETTERS, k=10)),) for _ in range(times)]
    with closing(sqlite3.connect(file)) as database, database:
        # mark as already checked: a server that starts has nothing to do for them
        database.execute("UPDATE tables SET rated = coalesce(rated, 0)")
        for table, column in OF_A_GAME.items():
            names = [row[1] for row in database.execute(f'PRAGMA table_info("{table}")')]
            picked = ", ".join("?1" if name == column else f'"{name}"' for name in names)
            copy = f'INSERT INTO "{table}" SELECT {picked} FROM "{table}" WHERE "{column}" = \'{id}\''
            database.executemany(copy, ids)
        database.execute("UPDATE tables SET public_json = json_set(public_json, '$.id', id)")
