"""The history of a seat of towers."""

from __future__ import annotations

from wanderwall.games.towers.views import TowersChoices, TowersView
from wanderwall.match import history as seen

Seen = seen.History[TowersView, TowersChoices]
