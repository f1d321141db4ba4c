"""The database schema: tables with their summary, the log of each game, ratings, rooms, the guests' books, subscribed
devices, TVs and a few settings of the server; also snapshots and reviews, which could be computed again.

The log is append-only with a unique (table, seq); everything else about a running game is computed from it. The summary
in `tables` serves lists and states when the server has something to do there.
"""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("opening", JSON, nullable=False),  # edition, options, settings, and the seats at the start
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("ended", BigInteger),
    Column("rated", Boolean),  # None: not checked yet
    Column("deadline", BigInteger),  # when a person's time is up
    Column("due", BigInteger),  # when the server has to check it: a timeout, or a bot that did not answer
    Column("public_json", Text),  # what lists show of a finished game, so that it is not replayed for that
)
Index("tables_by_status", tables.c.status, tables.c.listed, tables.c.made)
Index("tables_by_due", tables.c.due)
Index("tables_by_end", tables.c.status, tables.c.rated, tables.c.ended)

log = Table(
    "log",
    metadata,
    Column("table", String(10), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
)

#: the latest snapshot of a table, and the last entry of the log in it
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(10), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

#: the coach's review of a game, and the version of the coach
reviews = Table(
    "reviews",
    metadata,
    Column("table", String(10), primary_key=True),
    Column("version", String(32), nullable=False),
    Column("review", Text, nullable=False),
)

#: which guests have or had a seat where, so that they find their games again
sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(26), primary_key=True),
    Column("table", String(10), primary_key=True),
    Column("made", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

settings = Table(
    "settings", metadata, Column("key", String(32), primary_key=True), Column("value", Text, nullable=False)
)

#: rooms; what happened there is in the log, under their id
rooms = Table(
    "rooms",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("opening", JSON, nullable=False),
    Column("started", BigInteger),  # from then on the server runs it, until it has ended
    Column("ended", BigInteger),
)
Index("rooms_by_end", rooms.c.ended, rooms.c.started)

#: devices that asked for turn notifications, by the hash of their endpoint: each belongs to one guest at a time
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(26), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
)
Index("subscriptions_by_guest", subscriptions.c.guest, subscriptions.c.made)

#: TVs: what a person reads on them, the hash of their key, and the table they show
screens = Table(
    "screens",
    metadata,
    Column("code", String(4), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("table", String(10)),
    Column("seen", BigInteger, nullable=False),  # when the TV last asked; a day later its letters are free again
)
Index("screens_by_seen", screens.c.seen)

# ── the guests' books ────────────────────────────────────────────────────────────────────────────────────────────────
# a book has the id of its first guest; its other guests are further devices of the same person

#: which other guests a book belongs to
readers = Table(
    "readers", metadata, Column("guest", String(26), primary_key=True), Column("book", String(26), nullable=False)
)
Index("readers_by_book", readers.c.book)

#: keys that bring a book to another device, by hash: a phrase, or a pass that is valid until `until` and used once
book_keys = Table(
    "book_keys",
    metadata,
    Column("book", String(26), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("until", BigInteger),
    Column("used", Boolean, nullable=False),
)
Index("book_keys_by_hash", book_keys.c.hash, unique=True)

#: the result of a finished game for a guest; it stays when the game is erased, without the names of others
results = Table(
    "results",
    metadata,
    Column("guest", String(26), primary_key=True),
    Column("table", String(10), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("result", Text),  # None: the game gives no result
    Column("others", Text),
)
Index("results_by_table", results.c.table)

#: puzzles that were solved or tried, or whose solution was shown
solved = Table(
    "solved",
    metadata,
    Column("book", String(26), primary_key=True),
    Column("shelf", String(8), primary_key=True),
    Column("name", String(10), primary_key=True),
    Column("own", Integer, nullable=False),
    Column("par", Integer, nullable=False),
    Column("moment", BigInteger),
    Column("ahead", Integer),
    Column("state", String(8), nullable=False, server_default="solved"),
    Column("tries", Integer, nullable=False, server_default="1"),
    Column("retries", Integer, nullable=False, server_default="0"),
    Column("hints", Integer, nullable=False, server_default="0"),
)

#: the first try of a book at a puzzle, if it was made at this server, the push it began with, and the rating of the
#: book after it
first_tries = Table(
    "first_tries",
    metadata,
    Column("book", String(26), primary_key=True),
    Column("shelf", String(8), primary_key=True),
    Column("name", String(10), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("at_par", Boolean, nullable=False),
    Column("push", String(8)),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
Index("first_tries_by_book", first_tries.c.book, first_tries.c.at)
Index("first_tries_by_puzzle", first_tries.c.shelf, first_tries.c.name, first_tries.c.push, first_tries.c.at_par)

#: puzzles that were tried here; all others have the rating they were shipped with
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("shelf", String(8), primary_key=True),
    Column("name", String(10), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

#: turns of a guest's games to try again
lessons = Table(
    "lessons",
    metadata,
    Column("book", String(26), primary_key=True),
    Column("table", String(10), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("box", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
)
Index("lessons_by_table", lessons.c.table)
