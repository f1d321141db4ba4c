"""Every state is clean by axe, light and dark."""

from __future__ import annotations

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, PHONE
from tests.browser.scenes import SCENES

#: the towers in space are looked at where they are played: the picture takes long without a graphics card
LOOKED_AT = [name for name in SCENES if not name.startswith("towers-3d")]


@pytest.mark.parametrize("name", LOOKED_AT)
def test_nothing_is_wrong_by_axe(device: Devices, name: str) -> None:
    size = PHONE if len(name) % 2 else DESKTOP  # every state once, the sizes taken in turn
    one = device(size=size, touch=size == PHONE)
    SCENES[name](one)
    found = violations(one)
    one.page.emulate_media(color_scheme="dark")
    found += [f"dark: {wrong}" for wrong in violations(one)]
    assert not found, "\n".join(found)
