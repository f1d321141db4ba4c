"""The coach of classic."""

from wanderwall.coach.sliding.judge import Judge
from wanderwall.coach.sliding.review import summaries

__all__ = ["PARTS", "course", "hint", "rate_alternative", "review", "summaries"]

PARTS = "turns"
JUDGE = Judge("classic", f"{__name__}.learned")
course, hint, review, rate_alternative = JUDGE.course, JUDGE.hint, JUDGE.review, JUDGE.rate_alternative
