"""Old names that are accepted until 0.4: pages, programs and settings from before it go on working. This is the list of
all of them; they go in 0.4, together with this module.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

#: beginnings of paths, by their new names
PATHS = {"/api/rooms": "/api/clubs", "/api/admin": "/api/host"}
#: keys of responses under the old paths, and types of messages of their sockets
KEYS = {"room": "club"}
#: how problem codes begin under the old paths
CODES = {"room.": "club.", "admin.": "host."}
ROOM_HEADER = "X-Club-Key"
#: where the offline page is installed
OFFLINE_FOLDER = "alone"
#: variables of the environment
VARIABLES = {"WANDERWALL_ADMIN_KEY": "WANDERWALL_HOST_KEY"}


class OldName(NamedTuple):
    """One old name, and where it is accepted or sent."""

    old: str
    new: str
    sentence: str


OLD_NAMES = (
    OldName("/api/clubs…", "/api/rooms…", "The old paths answer with the old key `club`."),
    OldName("/api/clubs/{id}/live", "/api/rooms/{id}/live", "The old socket sends `club` as type and as key."),
    OldName("/api/host…", "/api/admin…", "The old paths answer as the new ones do."),
    OldName("club.…", "room.…", "Problem codes keep their old beginning under the old paths."),
    OldName("host.…", "admin.…", "Problem codes keep their old beginning under the old paths."),
    OldName(ROOM_HEADER, "X-Room-Key", "The old header is read where the new one is missing."),
    OldName("club", "room", "A table and the answer for a short code have both keys."),
    OldName("told", "explanation", "The answer to a turn that is tried again has both keys."),
    OldName("lies", "barred", "Views have both keys, except in version 2 of the bot protocol; drafts may have either."),
    OldName("protocol 1", "protocol 2", "A program that answers the hello with the old version gets both keys."),
    OldName(f"/{OFFLINE_FOLDER}/", "/offline/", "Both paths serve the offline page: installed pages update in place."),
    *(OldName(old, new, "The old variable is read where the new one is not set.") for new, old in VARIABLES.items()),
)


def old_path(path: str) -> str:
    """The path that a route had before; empty if it has no other.

    >>> old_path("/api/rooms/{id}/join"), old_path("/api/tables")
    ('/api/clubs/{id}/join', '')
    """
    return next((old + path.removeprefix(new) for new, old in PATHS.items() if path.startswith(new)), "")


def is_old(path: str) -> bool:
    """Whether a request came to an old path."""
    return path.startswith(tuple(PATHS.values()))


def with_old_keys(answer: object) -> object:
    """A response in the keys of the old paths."""
    if not isinstance(answer, Mapping):
        return answer
    return {KEYS.get(key, key): value for key, value in answer.items()}


def with_old_type(message: Mapping[str, object]) -> dict[str, object]:
    """A message in the words of the old sockets.

    >>> with_old_type({"type": "room", "room": {}, "now": 1})
    {'type': 'club', 'club': {}, 'now': 1}
    """
    kind = str(message["type"])
    return {KEYS.get(key, key): value for key, value in message.items()} | {"type": KEYS.get(kind, kind)}


def old_code(code: str) -> str:
    """The code that a problem has under the old paths.

    >>> old_code("room.full"), old_code("table.full")
    ('club.full', 'table.full')
    """
    return next((old + code.removeprefix(new) for new, old in CODES.items() if code.startswith(new)), code)
