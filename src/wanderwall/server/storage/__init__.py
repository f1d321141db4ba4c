"""What is kept: the log that is the game, and everything else that SQL is written for."""
