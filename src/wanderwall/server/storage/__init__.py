"""Storage: the log, which is the source of truth of each game, and everything else that is accessed by SQL."""
