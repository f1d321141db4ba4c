"""axe-core on a page: the rules of WCAG 2.2, levels A and AA, and good practice."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.browser.device import Device

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
#: what another theme may break
COLOURS = ["color-contrast", "link-in-text-block"]


@cache
def script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def violations(one: Device, rules: list[str] | None = None, within: str = "") -> list[str]:
    """What axe finds wrong now, one line each, in the whole page or in a part of it. Pictures that are hidden from it
    are empty meanwhile: nearly all that a page is made of is in them, and axe goes through everything, wanted or not.
    """
    if not one.page.evaluate("typeof axe !== 'undefined'"):
        one.page.evaluate(script())
    found: dict[str, Any] = one.page.evaluate(
        """async ([runOnly, include]) => {
          const hidden = [...document.querySelectorAll('svg[aria-hidden=true]')]
          const pictures = hidden.map((svg) => [svg, [...svg.childNodes]])
          for (const svg of hidden) svg.replaceChildren()
          try {
            return await axe.run({ ...(include && { include }), exclude: ['svg[aria-hidden=true]'] },
              { runOnly, resultTypes: ['violations'], preload: false })
          } finally {
            for (const [svg, parts] of pictures) svg.replaceChildren(...parts)
          }
        }""",
        [{"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}, within],
    )
    return [
        f"{rule['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}".replace("\n", " ")
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def wrong(one: Device) -> list[str]:
    """What is wrong with a page as a whole: its headings, and what axe finds in light and in dark."""
    found = violations(one)
    for place, what in (("h1", "heading"), ("main:not([role]), [role=main]", "main part")):
        if (many := one.page.locator(place).count()) != 1:
            found.append(f"{many} times a {what} that there is one of")
    one.page.emulate_media(color_scheme="dark")
    found += [f"dark: {each}" for each in violations(one, COLOURS)]
    one.page.emulate_media(color_scheme="light")
    return found
