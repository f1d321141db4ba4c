"""Every state is clean by axe, light and dark."""

from __future__ import annotations

import pytest

from tests.browser.axe import COLOURS, violations
from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, PHONE
from tests.browser.more_scenes import SCENES

#: the towers in space are looked at where they are played: the picture takes long without a graphics card
LEFT_OUT = ["towers-3d", "pictures-towers-space"]
#: made of the same parts as others that are looked at
LEFT_OUT += ["garden-9-idle", "garden-9-walk", "garden-9-end", "one-piece-idle", "one-piece-end", "four-people", "undo"]
LEFT_OUT += ["nothing-finished", "no-such-table", "contrast-sea", "large-text"]
LOOKED_AT = [name for name in SCENES if not name.startswith(tuple(LEFT_OUT))]


@pytest.mark.parametrize("name", LOOKED_AT)
def test_nothing_is_wrong_by_axe(device: Devices, name: str) -> None:
    size = PHONE if len(name) % 2 else DESKTOP  # every state once, the sizes taken in turn
    one = device(size=size, touch=size == PHONE)
    SCENES[name](one)
    assert one.page.locator("h1").count() == 1, "one heading names the page"
    assert one.page.locator("main:not([role]), [role=main]").count() == 1, "one place for what the page is about"
    found = violations(one)
    one.page.emulate_media(color_scheme="dark")
    found += [f"dark: {wrong}" for wrong in violations(one, COLOURS)]
    assert not found, "\n".join(found)
