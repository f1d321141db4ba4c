"""The coach of Labyrinth Go!."""

from wanderwall.coach.go.hints import hint
from wanderwall.coach.go.review import review, summaries

__all__ = ["PARTS", "hint", "review", "summaries"]

PARTS = "rounds"
