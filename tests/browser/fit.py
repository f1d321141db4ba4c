"""What does not fit the window."""

from __future__ import annotations

from tests.browser.device import Device


def cut_off(one: Device) -> list[str]:
    """Buttons and headings whose words do not stay within them, and a page that is wider than the window."""
    wide: int = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    cut: list[str] = one.page.evaluate(
        """() => [...document.querySelectorAll('button, a.btn, h1, h2, h3, label, legend')]
          .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest('.sr, .pictures .caption'))
          .filter((one) => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== 'inline')
          .filter((one) => one.textContent.trim())
          .map((one) => `${one.className}: ${one.textContent.trim()}`)"""
    )
    return [*([f"the page is {wide} px too wide"] if wide > 0 else []), *cut]


def out_of_sight(one: Device, within: str) -> list[str]:
    """Buttons in there that are not wholly in the window."""
    found: list[str] = one.page.evaluate(
        """(within) => [...document.querySelectorAll(`${within} button`)]
          .filter((one) => one.checkVisibility({visibilityProperty: true}))
          .filter((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect()
            return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
          })
          .map((one) => `${one.className}: ${one.ariaLabel ?? one.textContent.trim()}`)""",
        within,
    )
    return found
