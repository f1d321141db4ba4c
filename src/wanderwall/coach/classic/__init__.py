"""The coach of classic."""

from wanderwall.coach.sliding.judge import Judge
from wanderwall.coach.sliding.review import summaries

__all__ = ["PARTS", "course", "hint", "review", "summaries", "tried"]

PARTS = "turns"
JUDGE = Judge("classic", f"{__name__}.learned")
course, hint, review, tried = JUDGE.course, JUDGE.hint, JUDGE.review, JUDGE.tried
