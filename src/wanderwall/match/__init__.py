"""A game in progress: chance, moves, undo, history of each seat, records. Needs only the standard library."""

from wanderwall.match.match import Match
from wanderwall.match.record import Played, Record
from wanderwall.match.seen import Event, Onlooker, Seen, may_know

__all__ = ["Event", "Match", "Onlooker", "Played", "Record", "Seen", "may_know"]
