"""The table itself: its log, its state, what may happen at it and what leaves the server about it."""
