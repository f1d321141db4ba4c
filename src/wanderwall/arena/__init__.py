"""Tournaments between bots: who plays whom, the games in parallel, ratings, and what is kept of it all."""
