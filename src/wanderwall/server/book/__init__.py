"""Books: what follows from a guest's games, puzzles and mistakes. This package does not depend on SQL or HTTP."""
