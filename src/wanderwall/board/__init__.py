"""The shared vocabulary of the mazes: openings, squares, arrows, the sliding maze and what can be reached in it.

No game's rules live here.
"""
