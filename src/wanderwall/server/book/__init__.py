"""The book of one's own: what a guest's games, puzzles and mistakes come to. Nothing here knows of SQL or HTTP."""
