"""Checks that behaviour and shape are as recorded."""
