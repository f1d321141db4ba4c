"""What the sliding mazes share: the S clauses, and the K clauses that hold in both. Not a game itself."""
