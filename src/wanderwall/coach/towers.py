"""The coach of towers."""

from wanderwall.coach.sliding.course import course
from wanderwall.coach.sliding.hints import hint
from wanderwall.coach.sliding.review import review, summaries, tried

__all__ = ["PARTS", "course", "hint", "review", "summaries", "tried"]

PARTS = "turns"
