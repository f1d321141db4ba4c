"""Long runs that must not fail: games, faults, attacks, browsers."""
