"""What is kept: tables with their summary, the log that is the game, ratings, rooms of many, the guests' books, devices
that asked to be told, and a few settings of the server; snapshots and reviews, which could be worked out again.

The log is append-only with a unique (table, seq); everything else about a running game is worked out from it. The
summary in `tables` serves lists and says when the server has something to do there.
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
    Column("opening", JSON, nullable=False),  # edition, options, settings, the seats as they were made
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("ended", BigInteger),
    Column("rated", Boolean),  # None: not yet looked at
    Column("deadline", BigInteger),  # when a person's time is up
    Column("due", BigInteger),  # when the server has to look after it: a time-out, or a bot that was not heard of
    Column("public_json", Text),  # what lists show of it when it is over: nobody plays it again for that
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

#: what the coach said of a game, and which version of it
reviews = Table(
    "reviews",
    metadata,
    Column("table", String(10), primary_key=True),
    Column("version", String(32), nullable=False),
    Column("review", Text, nullable=False),
)

#: which guests sit or sat where, to find one's own games again
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

#: rooms of many; what happened there is in the log, under their id
clubs = Table(
    "clubs",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("opening", JSON, nullable=False),
    Column("started", BigInteger),  # from then on the server looks after it, until it has ended
    Column("ended", BigInteger),
)
Index("clubs_by_end", clubs.c.ended, clubs.c.started)

#: devices that asked to be told when it is their turn, by the hash of where messages go: one guest's at a time
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

# ── the guests' books ────────────────────────────────────────────────────────────────────────────────────────────────
# a book is called by the guest who had it first; others are further devices of the same person

#: which other guests a book belongs to
readers = Table(
    "readers", metadata, Column("guest", String(26), primary_key=True), Column("book", String(26), nullable=False)
)
Index("readers_by_book", readers.c.book)

#: what brings a book to another device, by hash: a phrase, or a pass that lasts until then and is used once
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

#: what a finished game says about a guest; it stays when the game is erased, without the names of others
results = Table(
    "results",
    metadata,
    Column("guest", String(26), primary_key=True),
    Column("table", String(10), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("result", Text),  # None: it says nothing
    Column("others", Text),
)
Index("results_by_table", results.c.table)

#: puzzles that were solved
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
)

#: turns of one's own games that are to be tried again
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
