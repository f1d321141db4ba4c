"""The coach of towers."""

from wanderwall.coach.sliding.hints import hint
from wanderwall.coach.sliding.review import review, summaries

__all__ = ["PARTS", "hint", "review", "summaries"]

PARTS = "turns"
