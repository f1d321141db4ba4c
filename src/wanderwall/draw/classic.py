"""Labyrinth in pictures: as all sliding mazes are drawn."""

from wanderwall.draw.svg_sliding import sliding_svg as svg
from wanderwall.draw.text_sliding import sliding_labels as labels
from wanderwall.draw.text_sliding import sliding_text as text

__all__ = ["labels", "svg", "text"]
