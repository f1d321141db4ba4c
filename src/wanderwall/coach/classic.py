"""The coach of classic."""

from __future__ import annotations

from wanderwall.coach.sliding.judge import Judge, LearnedBot
from wanderwall.coach.sliding.review import summaries

__all__ = ["PARTS", "course", "hint", "rate_alternative", "review", "summaries"]

PARTS = "turns"


def _learned_bot() -> LearnedBot:
    from wanderwall.bots.classic.learned import master

    return master


JUDGE = Judge("classic", _learned_bot)
course, hint, review, rate_alternative = JUDGE.course, JUDGE.hint, JUDGE.review, JUDGE.rate_alternative
