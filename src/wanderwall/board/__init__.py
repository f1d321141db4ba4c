"""Vocabulary shared by the mazes: openings, squares, arrows, the sliding maze and reach.

This package contains no game rules.
"""
