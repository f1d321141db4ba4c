"""Tournaments between bots: pairings, matches in parallel, ratings, and the stored results."""
