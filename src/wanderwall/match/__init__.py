"""A game in progress: chance, moves, undo, history of each seat, records. Needs only the standard library."""

from wanderwall.match.history import Event, History, HistoryRecorder, may_know
from wanderwall.match.match import Match
from wanderwall.match.record import PlayedMove, Record

__all__ = ["Event", "History", "HistoryRecorder", "Match", "PlayedMove", "Record", "may_know"]
