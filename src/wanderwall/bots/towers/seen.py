"""What a seat of towers saw."""

from __future__ import annotations

from wanderwall.games.towers.views import TowersChoices, TowersView
from wanderwall.match import seen

Seen = seen.Seen[TowersView, TowersChoices]
