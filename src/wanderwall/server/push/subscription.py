"""A device that asked to be told, as it is kept."""

from __future__ import annotations

from typing import NamedTuple


class Subscription(NamedTuple):
    """Where messages go, the browser's public key and its secret, as it writes them, and the reader's language."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
