"""Pictures of Labyrinth Go!."""

from wanderwall.draw.svg_go import go_svg as svg
from wanderwall.draw.text_go import go_labels as labels
from wanderwall.draw.text_go import go_text as text

__all__ = ["labels", "svg", "text"]
