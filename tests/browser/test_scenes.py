"""Every scene: clean by axe, light and dark; nothing untranslated, unfilled or cut off in seven languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import wrong
from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, LANDSCAPE, PHONE, Device, Size
from tests.browser.layout_checks import cut_off, resized, small_targets
from tests.browser.scenes_board import SCENES
from wanderwall.game.edition import LANGUAGES

TEXTS = Path(__file__).parents[2] / "src" / "wanderwall" / "i18n"
#: what a person sees of the page while getting to a game and playing it
SEEN = (
    *("start", "set-up", "preferences", "waiting-room", "curtain", "rules-classic-1986", "lesson-go"),
    *("classic-1986-preview", "towers-flat-preview", "go-ready"),
)
#: the narrowest that people hold, which is also what is left of a desk four times enlarged; phones upright and on their
#: side, a desk twice enlarged, tablets, desks, a wall
SIZES: tuple[Size, ...] = (
    *((320, 256), (320, 568), (360, 640), LANDSCAPE, (640, 400), (768, 1024)),
    *((1024, 768), (1440, 900), (2560, 1440), PHONE),
)
#: of these whenever anything changes; at all of them in a soak
FEW: tuple[Size, ...] = ((320, 256),)
#: where words have most trouble to keep within their places, and where else there are many of them: an end, the check
#: of the boards, the coach next to the replay of the game that has just ended; for positions see `test_boards.py`
LONGEST, LONG = "de", ("go-alone-end", "go-check", "classic-1986-end", "coach")
#: once there, axe looks, too, at the size where more people meet it
BY_AXE_TOO: dict[str, Size] = {
    **dict.fromkeys(("start", "set-up", "waiting-room", "curtain", "classic-1986-preview"), PHONE),
    **dict.fromkeys(("preferences", "rules-classic-1986", "classic-1986-end", "go-check", "coach"), DESKTOP),
}
#: and of these every sentence differs from the English one
PROSE = ("start", "set-up", "preferences", "rules-classic-1986", "lesson-go")

#: what is read there in English, once seen
ENGLISH: dict[str, set[str]] = {}

#: everything that is read or heard: texts, and the attributes that speak
COLLECT = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest('noscript')) found.push(walker.currentNode.textContent.trim())
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name).trim())
  return [...new Set(found.filter(Boolean))]
}"""


@cache
def ids() -> frozenset[str]:
    """All ids of messages that could not be a word."""
    files = (TEXTS / "en").glob("*.ftl")
    found = {id_ for file in files for id_ in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M)}
    return frozenset(id_ for id_ in found if "-" in id_ or "_" in id_)


def texts(one: Device) -> set[str]:
    return set(one.page.evaluate(COLLECT))


def unfinished(found: set[str]) -> list[str]:
    """Ids instead of texts, and gaps that nobody filled."""
    words = {word for text in found for word in re.findall(r"[\w-]+", text)}
    return [*sorted(words & ids()), *(text for text in found if "{" in text)]


def sentences(found: set[str]) -> set[str]:
    """What is long enough to differ between any two languages."""
    return {text for text in found if len(re.findall(r"[^\W\d]{2,}", text)) >= 4}


@pytest.mark.parametrize(
    ("language", "sizes"),
    [
        # that all texts are there in all seven, and whole, is checked without a browser
        (LONGEST, FEW),
        pytest.param("fr", ((320, 568),), marks=pytest.mark.broad),
        *(pytest.param(one, (), marks=pytest.mark.broad) for one in LANGUAGES if one not in (LONGEST, "fr")),
        pytest.param(LONGEST, SIZES, marks=pytest.mark.broad),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{len(value)} sizes",
)
def test_nothing_is_left_untranslated(device: Devices, language: str, sizes: tuple[Size, ...]) -> None:
    one = device("Maximiliane", language=language, size=PHONE, touch=True, sharpness=0.25)
    for name in (*SEEN, *(LONG if language == LONGEST else ())):
        SCENES[name](one)
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        found = texts(one)
        assert len(found) > 5, f"{name}: hardly any text"
        assert not (unsaid := unfinished(found)), f"{name}: {unsaid}"
        if language != "en" and name in PROSE:
            if name not in ENGLISH:
                SCENES[name](english := device("Ida", size=PHONE, touch=True))
                ENGLISH[name] = texts(english)
            assert not sentences(found) & sentences(ENGLISH[name]), f"{name}: English"
        if language == LONGEST and name in BY_AXE_TOO:
            resized(one, BY_AXE_TOO[name])
            assert not (found_by_axe := wrong(one)), f"{name}: {found_by_axe}"
        for size in sizes:
            resized(one, size)
            assert not (cut := cut_off(one)), f"{name} at {size[0]} × {size[1]}: {cut}"
            if size[0] <= PHONE[0]:
                assert not (small := small_targets(one)), f"{name} at {size[0]} × {size[1]}: {small}"


def test_another_language_is_chosen_and_kept(ida: Device) -> None:
    ida.page.goto("/")
    ida.page.get_by_label("Language").select_option("de")
    expect(ida.page.locator("html")).to_have_attribute("lang", "de")
    expect(ida.page.get_by_role("button", name=re.compile("^Sofort"))).to_be_visible()
    ida.page.reload()
    expect(ida.page.locator("html")).to_have_attribute("lang", "de")


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
    *("pictures-start", "pictures-push", "pictures-go-play", "lesson-classic", "curtain", "table-menu"),
    *("waiting-room", "contrast-walk", "rush", "book", "puzzles", "preferences", "rules-classic-1986", "coach"),
    *("go-check", "classic-1986-end"),
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
