"""Write measurements into the page that shows them: between a mark, an HTML comment, and the comment that ends it."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def put(page: str, mark: str, lines: list[str]) -> None:
    """Replace the lines between `<!-- mark -->` and the next `<!-- end … -->` of a page of the docs."""
    path = DOCS / page
    text, many = re.subn(
        rf"(<!-- {re.escape(mark)} -->\n).*?(<!-- end\b)",
        lambda found: found[1] + "\n".join(lines) + "\n" + found[2],
        path.read_text(encoding="utf-8"),
        flags=re.DOTALL,
    )
    assert many == 1, f"{page} has {many} places marked {mark}"
    path.write_text(text, encoding="utf-8")
