"""wanderwall: the shifting-maze board games, to play, to study and to build on."""

__version__ = "0.2.0"
