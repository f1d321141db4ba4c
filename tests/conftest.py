"""Property tests are about truth, not speed, and say how to repeat a failure."""

from hypothesis import settings

settings.register_profile("wanderwall", deadline=None, print_blob=True)
settings.load_profile("wanderwall")
