"""Measurements of speed, next to a bound or a required figure."""
