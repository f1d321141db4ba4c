"""Pictures of 3D Labyrinth, drawn like all sliding mazes."""

from wanderwall.draw.svg_sliding import sliding_svg as svg
from wanderwall.draw.text_sliding import sliding_labels as labels
from wanderwall.draw.text_sliding import sliding_text as text

__all__ = ["labels", "svg", "text"]
