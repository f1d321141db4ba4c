"""The coach of towers."""

from wanderwall.coach.sliding.judge import Judge
from wanderwall.coach.sliding.review import summaries

__all__ = ["PARTS", "course", "hint", "rate_alternative", "review", "summaries"]

PARTS = "turns"
JUDGE = Judge("towers", f"{__name__}.learned")
course, hint, review, rate_alternative = JUDGE.course, JUDGE.hint, JUDGE.review, JUDGE.rate_alternative
