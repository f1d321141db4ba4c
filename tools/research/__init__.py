"""Measurements of bots and of what they know, for docs/lab."""
