"""Labyrinth at a terminal: push and walk, and nothing else."""

from wanderwall.cli.sliding import SlidingTable

TABLE = SlidingTable
