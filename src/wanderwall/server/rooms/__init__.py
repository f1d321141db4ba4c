"""Rooms: a class, a club evening, a course. Their members, pairings and standings."""
