"""Logging: every line has its time, and a line that repeats is written only a few times."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

#: how many lines of one kind are written, in how many seconds
MOST, SECONDS = 3, 60.0
#: kinds that are remembered
MAX_KINDS = 500


class Repeats(logging.Filter):
    """Filter that passes the first few lines of a kind; the first one a minute later contains how many were dropped in
    between.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: OrderedDict[Hashable, tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg), record.exc_info[0] if record.exc_info else None)
        began, seen = self._seen.get(kind, (0.0, 0))
        if record.created - began < SECONDS:
            self._seen[kind] = (began, seen + 1)
            return seen < MOST
        self._seen[kind] = (record.created, 1)
        if len(self._seen) > MAX_KINDS:
            self._seen.popitem(last=False)
        if seen > MOST:
            record.msg = f"{record.msg} (and {seen - MOST} more like it)"
        return True


CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"timed": {"format": "%(asctime)s %(levelname)s %(message)s", "datefmt": "%Y-%m-%dT%H:%M:%S%z"}},
    "filters": {"repeats": {"()": Repeats}},
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler",
            "stream": "ext://sys.stderr",
            "formatter": "timed",
            "filters": ["repeats"],
        }
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
}
