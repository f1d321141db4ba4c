"""What a page keeps while a person plays: measured after everything that can be forgotten is forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.browser.device import Device

BOT = {"kind": "bot", "bot": "random"}

#: whole turns of one's own, without a step: the first arrow that is free, the wide button, and stay
TURNS = """async (count) => {
  const soon = () => new Promise((done) => setTimeout(done)) // no frame is waited for: they cost most
  const area = document.querySelector('.sliding-play, .tw')
  const until = async (step) => { while (area.dataset.step !== step) await soon() }
  for (let n = 0; n < count; n++) {
    await until('push')
    const arrow = document.querySelector('[data-arrow]:not([aria-disabled=true])')
    arrow.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await soon()
    document.querySelector('.actions .go, .tw-go').click()
    await until('walk')
    ;(document.querySelector('.stay') ?? [...document.querySelectorAll('.tw-act .others button')].at(-1)).click()
    while (area.dataset.step === 'walk') await soon()
  }
  await until('push')
}"""


#: turns between two words of how far it is
AT_ONCE = 20


class HeapSize(NamedTuple):
    """What the page holds."""

    megabytes: float
    nodes: float
    listeners: float


def kept(one: Device) -> HeapSize:
    """What is left after collecting garbage."""
    session = one.context.new_cdp_session(one.page)
    session.send("Performance.enable")
    for _ in range(3):  # what one collection frees may hold what the next one frees
        session.send("HeapProfiler.collectGarbage")
    found = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return HeapSize(found["JSHeapUsedSize"] / 1e6, found["Nodes"], found["JSEventListeners"])


def silent(_: int) -> None:
    """Say nothing."""


def grown(one: Device, edition: str, turns: int, *, first: int = 4, tell: Callable[[int], None] = silent) -> HeapSize:
    """By how much that grows with every own turn, after the first ones, in which much is drawn for the first time.

    The page comes from the start page and keeps what that page has drawn. From the first turn on nothing is painted:
    that costs most, and keeps nothing. `tell` is called after some turns with how many were played.
    """
    one.like("towers-view", "flat")
    one.page.goto("/")
    one.page.locator(".btn.play").wait_for()
    others = [BOT] if edition == "towers-3d" else []
    one.go_on(*one.make(edition, [{"kind": "me", "name": one.name}, *others]))
    one.page.locator("[data-step=push]").wait_for()
    one.page.evaluate("document.documentElement.style.display = 'none'")
    one.page.evaluate(TURNS, first)
    before = kept(one)
    for played in range(0, turns, AT_ONCE):
        one.page.evaluate(TURNS, min(AT_ONCE, turns - played))
        tell(min(played + AT_ONCE, turns))
    after = kept(one)
    return HeapSize(*((late - early) / turns for early, late in zip(before, after, strict=True)))
