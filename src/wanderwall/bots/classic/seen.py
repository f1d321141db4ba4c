"""The history of a seat of classic."""

from __future__ import annotations

from wanderwall.games.classic.views import ClassicChoices, ClassicView
from wanderwall.match import history as seen

Seen = seen.History[ClassicView, ClassicChoices]
