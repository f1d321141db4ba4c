"""Every state is clean by axe, light and dark, at the sizes where people meet it."""

from __future__ import annotations

import pytest

from tests.browser.axe import wrong
from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, PHONE, Size
from tests.browser.scenes_board import SCENES
from tests.browser.test_scenes import BY_AXE_TOO

#: what most people see, and what is laid out otherwise where there is room
AT_BOTH = ("start", "set-up", "classic-1986-preview", "towers-flat-walk", "go-play", "replay")
#: what families hold in their hands: children's pages, lessons, one device for two, moments at a small board
ON_A_PHONE = (
    *("pictures-puzzles", "rush"),
    *("pictures-start", "pictures-set-up", "pictures-push", "pictures-walk", "pictures-end", "pictures-curtain"),
    *("pictures-menu", "pictures-waiting-room", "pictures-go-ready", "pictures-go-play", "pictures-go-check"),
    *("pictures-lesson-classic", "pictures-lesson-towers", "pictures-lesson-go", "pictures-towers-walk"),
    *("lesson-classic", "lesson-towers", "lesson-go", "curtain", "shared-screen", "peeking", "contrast-walk"),
    *("classic-1986-walk", "one-piece-walk", "others-turn", "young-player", "barred-arrow", "lost-connection"),
    *("table-menu", "waiting-room", "pawn-choice", "go-ready", "book", "room"),
)
#: what is read, compared and studied, and boards that want room
AT_A_DESK = (
    *("start-continue", "preferences", "open-tables", "finished-games", "ratings", "rating-list", "no-such-page"),
    *("for-the-host", "editor", "open-room"),
    *("rules-classic-1986", "rules-towers-3d", "rules-go", "replay-go", "coach", "coach-go", "keys", "friendly-signs"),
    *("classic-1986-end", "garden-9-preview", "hint", "go-check", "go-alone-end"),
)
#: the towers in space are looked at where they are played: the picture takes long without a graphics card
IN_SPACE = ("towers-3d-idle", "towers-3d-preview", "towers-3d-walk", "towers-3d-end", "pictures-towers-space")
#: at a desk with a very wide screen
WIDE: Size = (2560, 1440)
AT_A_WIDE_SCREEN = ("puzzles", "room-screen")
#: made of the same parts as others that are looked at
ALIKE = (
    *("classic-1986-idle", "towers-flat-idle", "towers-flat-preview", "towers-flat-end", "pictures-towers-push"),
    *("garden-9-idle", "garden-9-walk", "garden-9-end", "one-piece-idle", "one-piece-preview", "one-piece-end"),
    *("four-people", "undo", "nothing-finished", "no-such-table", "contrast-sea", "pictures-rush"),
    *("large-text-start", "large-text-set-up", "large-text-walk"),
)
LOOKED_AT = [
    *((name, size) for size in (PHONE, DESKTOP) for name in AT_BOTH),
    *((name, PHONE) for name in ON_A_PHONE),
    *((name, DESKTOP) for name in AT_A_DESK),
    *((name, WIDE) for name in AT_A_WIDE_SCREEN),
]
#: what has most parts that nothing else has, looked at whenever anything changes; the others in a soak, and those that
#: are looked at in another language in English
ALWAYS = (
    *("start", "set-up", "classic-1986-preview", "towers-flat-walk", "go-play", "replay"),
    *("pictures-start", "pictures-push", "pictures-go-play", "pictures-menu"),
    *("lesson-classic", "curtain", "table-menu"),
    *("waiting-room", "pawn-choice", "lost-connection", "shared-screen", "contrast-walk", "rush", "book"),
    *("puzzles", "preferences", "rules-classic-1986", "coach", "for-the-host", "editor", "rating-list"),
    *("finished-games", "keys", "friendly-signs", "go-check", "classic-1986-end"),
)
#: and there at the size where more people meet it
ONCE = {name: size for name, size in reversed(LOOKED_AT) if name in ALWAYS}


def test_no_state_is_forgotten() -> None:
    assert not set(ALWAYS) - set(ONCE)
    assert BY_AXE_TOO.items() <= ONCE.items()
    assert sorted((*AT_BOTH, *ON_A_PHONE, *AT_A_DESK, *AT_A_WIDE_SCREEN, *IN_SPACE, *ALIKE)) == sorted(SCENES)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param(
            *(name, size),
            id=f"{name}-{size[0]}x{size[1]}",
            marks=[] if ONCE.get(name) == size and name not in BY_AXE_TOO else pytest.mark.broad,
        )
        for name, size in LOOKED_AT
    ],
)
def test_nothing_is_wrong_by_axe(device: Devices, name: str, size: Size) -> None:
    one = device(size=size, touch=size == PHONE)
    SCENES[name](one)
    assert not (found := wrong(one)), "\n".join(found)
