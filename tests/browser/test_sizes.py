"""A small phone, upright or on its side, a desk enlarged, a TV: the board still comes first, nothing is covered, and
nothing ends in the middle of the window.
"""

from __future__ import annotations

import io
from itertools import pairwise
from typing import cast

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Locator, expect

from tests.browser.board_input import GoInput, SlidingInput, SpaceInput
from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, LANDSCAPE, PHONE, Device, Size, together
from tests.browser.layout_checks import broken_words, cut_off, out_of_sight, overlapping, resized
from tests.browser.scenes import BOTS, settled
from tests.browser.scenes_board import SCENES
from wanderwall.games import edition
from wanderwall.games.go.state import GoEdition

SMALL = (667, 375)
UPRIGHT = (320, 568)
BOARDS = ".sliding-board, .go-field"

#: how much of the height the board takes at least: next to a lesson and over the controls of a replay it is less
SHARES = {
    "classic-1986-walk": 0.85,
    "four-people": 0.85,
    "young-player": 0.85,
    "towers-flat-preview": 0.85,
    "go-play": 0.75,
    "pictures-go-play": 0.75,
    "lesson-classic": 0.6,
    "lesson-towers": 0.5,
    "lesson-go": 0.5,
    "pictures-lesson-go": 0.5,
    "replay": 0.55,
}
#: where most else lies around the board
USUAL = ("classic-1986-walk", "towers-flat-preview", "go-play", "lesson-towers")


@pytest.mark.parametrize(
    "name", [one if one in USUAL else pytest.param(one, marks=pytest.mark.broad) for one in SHARES]
)
def test_the_board_is_large_and_everything_is_in_sight(device: Devices, name: str) -> None:
    one = device("Ida", language="de", size=SMALL, touch=True)
    SCENES[name](one)
    board = one.page.locator(BOARDS).first.bounding_box()
    assert board
    assert board["height"] / SMALL[1] >= SHARES[name]
    assert not cut_off(one)
    assert not out_of_sight(one, ".class-board" if "lesson" in name else ".controls" if name == "replay" else ".frame")


@pytest.mark.parametrize(
    "name",
    [
        "lesson-towers",
        *(
            pytest.param(one, marks=pytest.mark.broad)
            for one in ("lesson-classic", "lesson-go", "pictures-lesson-towers")
        ),
    ],
)
def test_a_lesson_leaves_the_board_its_room(device: Devices, name: str) -> None:
    one = device("Ida", language="de", size=UPRIGHT, touch=True)
    SCENES[name](one)
    board = one.page.locator(BOARDS).first.bounding_box()
    assert board
    assert board["width"] / UPRIGHT[0] >= 0.6
    assert not cut_off(one)


#: as long as what the coach has to say about four players can become
REASONS = "Im nächsten Zug erreichst du den Kerzenleuchter wohl. Und der Schneck kommt schlechter ans Ziel. " * 3


@pytest.mark.parametrize(
    "size", [*(pytest.param(one, marks=pytest.mark.broad) for one in (PHONE, UPRIGHT)), SMALL], ids=str
)
def test_a_hint_moves_nothing_however_long_it_is(device: Devices, size: Size) -> None:
    one = device("Ida", language="de", size=size, touch=True)
    one.play_alone("classic-1986", *({"kind": "bot", "bot": "level5"} for _ in range(3)), options={"first": 1})
    hands = SlidingInput(one)
    hands.wait("push")
    assert not broken_words(one, ".progress")
    # what may not be done yet is said where neither board nor hands are
    one.page.locator("[data-square='24']").dispatch_event("click")
    one.page.locator(".toast").wait_for()
    assert not overlapping(one, ".toast", ".board-place")
    assert not overlapping(one, ".toast", ".hands")
    before = one.page.locator(".sliding-board").bounding_box()
    for _ in range(3):
        one.page.locator(".tools button").first.click()
        one.page.locator(".hint-words").wait_for()
    one.page.locator(".hint-words").evaluate("(one, words) => (one.textContent = words)", REASONS)
    hands.think(hands.thought())
    assert one.page.locator(".sliding-board").bounding_box() == before
    assert not out_of_sight(one, ".frame")
    assert not cut_off(one)


TABLETS = ((768, 1024), (1024, 768), (820, 1180))


@pytest.mark.parametrize("edition", ["classic-1986", pytest.param("towers-3d", marks=pytest.mark.broad)])
def test_a_player_who_leaves_moves_no_board(device: Devices, edition: str) -> None:
    ida, tom = (device(name, language="de", likes={"towers-view": "flat"}) for name in ("Maximiliane", "Tom"))
    together(edition, ida, tom, options={"first": 2})
    board = ida.page.locator(".sliding-board")
    sizes = (PHONE, *TABLETS, DESKTOP, LANDSCAPE)

    def boxes() -> list[object]:
        found: list[object] = []
        for size in sizes:
            resized(ida, size)
            settled(ida)
            found.append(board.bounding_box())
        return found

    board.wait_for()
    before = boxes()
    tom.page.close()
    ida.page.locator(".seats-left").wait_for()
    assert boxes() == before
    for size in sizes:
        resized(ida, size)
        assert not out_of_sight(ida, ".seats-left"), size
        assert not cut_off(ida), size


@pytest.mark.broad
def test_in_a_low_window_nothing_lies_over_the_towers_tools(device: Devices) -> None:
    # fewer dots to draw: without a graphics card every frame of this size takes seconds
    one = device("Maximiliane", language="de", size=LANDSCAPE, sharpness=0.25, likes={"towers-view": "3d"})
    one.play_alone("towers-3d", *BOTS, BOTS[0], undo=True)
    hands = SpaceInput(one)
    hands.wait("push")
    hands.rests()
    for size in (LANDSCAPE, (1024, 600), SMALL):
        resized(one, size)
        hands.rests()
        parts = (".tw-seats", ".tw-tools > *", ".tw-goal-card", ".tw-spare", ".tw-hand", ".tw-act", ".tw-camera")
        assert not (found := overlapping(one, *parts)), f"{size}: {found}"
        assert not (found := out_of_sight(one, ".frame")), f"{size}: {found}"
        assert not (found := cut_off(one)), f"{size}: {found}"
        field = one.page.locator(".tw-field").bounding_box()
        assert field
        assert field["width"] >= 0.47 * size[0], f"{size}: the board has {field['width']:.0f} px"


@pytest.mark.parametrize("size", [(320, 640), pytest.param(PHONE, marks=pytest.mark.broad)], ids=str)
def test_all_games_are_in_view_and_no_name_is_cut_off(device: Devices, size: Size) -> None:
    one = device("Ida", language="de", size=size, touch=True)
    one.page.goto("/new?edition=garden-9")
    expect(one.page.locator(".game")).to_have_count(5)
    assert one.page.evaluate(
        """() => [...document.querySelectorAll('.game')].every((game) => {
          const { left, right } = game.getBoundingClientRect()
          const name = game.querySelector('b')
          return left >= 0 && right <= innerWidth && name.scrollWidth <= name.clientWidth
        })"""
    )


def test_at_an_enlarged_desk_the_bar_covers_no_setting(device: Devices) -> None:
    one = device("Ida", language="fr")
    SCENES["set-up"](one)
    for size in ((640, 400), (320, 256)):
        resized(one, size)
        bar, last = one.page.locator(".start-bar").bounding_box(), one.page.locator(".setup .panel").last.bounding_box()
        assert bar
        assert last
        assert bar["y"] >= last["y"] + last["height"]


#: a desk at 200 % and at 400 %, and the smallest phone
ENLARGED = ((640, 400), (320, 256), (320, 640))


def reads_whole(one: Device, name: str) -> None:
    """No word is broken, and what is wider than the window can be scrolled to."""
    for size in ENLARGED:
        resized(one, size)
        settled(one)
        assert not (found := broken_words(one)), f"{name} at {size}: {found}"
        assert not (found := cut_off(one)), f"{name} at {size}: {found}"


def in_reach(one: Device, what: str) -> bool:
    """Whether a person can scroll there and see it whole, with nothing over it and no edge across it."""
    place = one.page.locator(what)
    place.scroll_into_view_if_needed()
    seen: bool = place.evaluate(
        """(one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect()
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
          const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]]
          const isRound = parseFloat(getComputedStyle(one).borderRadius) > 0
          const points = isRound ? [[(left + right) / 2, (top + bottom) / 2]] : corners
          return inside && points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
        }"""
    )
    return seen


HANDS = (".goal-card", ".turn-button >> nth=0", ".turn-button >> nth=1", ".spare-tile")


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.broad)])
def test_at_an_enlarged_desk_a_turn_can_be_made(device: Devices, language: str) -> None:
    one = device("Maximiliane", language=language)
    one.play_alone("classic-1986", *BOTS, BOTS[0], options={"first": 1})
    hands = SlidingInput(one)
    hands.wait("push")
    reads_whole(one, "push")
    for size in ENLARGED:
        resized(one, size)
        assert all(in_reach(one, what) for what in HANDS), size
        assert not overlapping(one, ".deck", ".tray", ".actions", ".board-place")
    hands.think(hands.thought())
    reads_whole(one, "preview")
    one.page.goto("/rush")
    one.page.locator("main .btn.main").click()
    hands.wait("push")
    for size in ENLARGED:
        resized(one, size)
        assert all(in_reach(one, what) for what in HANDS), f"rush at {size}"


@pytest.mark.broad
def test_at_an_enlarged_desk_four_race_at_labyrinth_go(device: Devices) -> None:
    names = ("Maximiliane", "Annabelle", "Theodor", "Konstantin")
    people = [device(name, language="de", sharpness=0.25) for name in names]
    together("go", *people)
    for each in people:
        GoInput(each).press("ready")
    one = people[0]
    reads_whole(one, "race")
    reads_scores(one, ".go-at")
    GoInput(one).solve()
    for person in people[:3]:  # who has laid nothing right gets a figure, too
        GoInput(person).press("grab")
    expect(one.page.locator(".go-check .go-score.got")).to_have_count(4)
    expect(one.page.locator(".go-seat b.caption")).to_have_count(4)
    reads_whole(one, "check")
    reads_scores(one, ".go-score.got")
    for size in ENLARGED:
        resized(one, size)
        assert in_reach(one, ".go-track"), size
        numbers = one.page.locator(".go-track li:is(.fifth, .goal)").evaluate_all(
            "(all) => all.map((one) => { const range = document.createRange(); range.selectNodeContents(one); "
            "const { left, right, height } = range.getBoundingClientRect(); return [left, right, height] })"
        )
        assert all(height >= 12 for *_, height in numbers)
        assert all(before[1] < after[0] for before, after in pairwise(numbers)), size
    every_picture_was_rolled(one)
    for size in ENLARGED:
        resized(one, size)
        assert not (found := broken_words(one, ".go-checklist")), f"{size}: {found}"
        assert not (found := cut_off(one)), f"{size}: {found}"


def every_picture_was_rolled(one: Device) -> None:
    """Below the pictures of this check, those of all dice, in every language."""
    go = cast(GoEdition, edition("go"))
    names = sorted({name for die in go.dice for picture in die for name in go.names[picture].values()})
    one.page.locator(".go-checklist li").first.evaluate(
        """(one, names) => one.parentElement.append(...names.map((name) => {
          const copy = one.cloneNode(true)
          copy.querySelector('.go-what b').textContent = name
          return copy
        }))""",
        names,
    )


def reads_scores(one: Device, what: str) -> None:
    """Everybody's name and figure are whole, and large enough."""
    for size in ENLARGED:
        resized(one, size)
        for n in range(4):
            seat = f".go-seat >> nth={n}"
            assert in_reach(one, f"{seat} >> .go-who"), f"{n} at {size}"
            assert in_reach(one, f"{seat} >> {what}"), f"{n} at {size}"
            drawn = one.page.locator(f"{seat} >> b.caption").evaluate("(one) => getComputedStyle(one).fontSize")
            assert float(drawn.removesuffix("px")) >= 12, f"{n} at {size}: {drawn}"


PAGES = ["start", "set-up", "waiting-room", "room", "rules-classic-1986", "puzzles", "book"]


@pytest.mark.broad
@pytest.mark.parametrize("language", ["de", "en"])
def test_at_an_enlarged_desk_no_word_is_broken(device: Devices, language: str) -> None:
    one = device("Ida", language=language)
    for name in PAGES:
        SCENES[name](one)
        reads_whole(one, name)


@pytest.mark.broad
@pytest.mark.parametrize("name", ["towers-flat-preview", "towers-flat-walk", "go-play", "young-player", "coach"])
def test_at_an_enlarged_desk_no_word_of_a_game_is_broken(device: Devices, name: str) -> None:
    one = device("Ida", language="de")
    SCENES[name](one)
    reads_whole(one, name)


#: as tall as the drawn board is seen before it fades
HERO = 400


@pytest.mark.parametrize("width", [pytest.param(1920, marks=pytest.mark.broad), 2560])
def test_the_board_on_the_start_page_is_not_cut(device: Devices, width: int) -> None:
    one = device(size=(width, 1200), sharpness=1)
    SCENES["start"](one)
    picture = one.page.locator(".scene svg")
    picture.wait_for()
    edge = picture.bounding_box()
    assert edge
    right = round(edge["x"] + edge["width"])
    seen = Image.open(io.BytesIO(one.page.screenshot())).convert("RGB")
    inside, outside = (seen.crop((x, 0, x + 1, HERO)) for x in (right - 3, right + 3))
    differs = ImageChops.difference(inside, outside).convert("L").histogram()
    assert sum(differs[60:]) < HERO / 4, "the picture ends here"


@pytest.mark.broad
def test_the_table_top_is_as_long_as_the_page(device: Devices) -> None:
    """A picture of a whole page, or its print, ends in cloth as it begins."""
    one = device(sharpness=1)
    SCENES["rules-classic-1986"](one)
    seen = Image.open(io.BytesIO(one.page.screenshot(full_page=True))).convert("RGB")
    assert seen.height > 2 * one.page.viewport_size["height"]  # type: ignore[index]
    margins = [seen.crop((0, top, 60, top + 400)) for top in (100, seen.height - 400)]
    first, last = (len(margin.getcolors(60 * 400) or []) for margin in margins)
    assert last > first / 2, f"{first} colours at the top, {last} at the bottom"


#: the smaller one, where names have least room, every time
TVS = pytest.mark.parametrize("size", [pytest.param((1920, 1080), marks=pytest.mark.broad), (1280, 720)])
#: what is smaller is not read from the sofa, as a share of the height
READ = 1 / 40


@pytest.mark.parametrize(
    "edition", ["go", *(pytest.param(one, marks=pytest.mark.broad) for one in ("classic-1986", "towers-3d"))]
)
@TVS
def test_names_are_whole_and_read_from_the_sofa(device: Devices, size: tuple[int, int], edition: str) -> None:
    one = device("Maximiliane", language="de", size=size, likes={"towers-view": "flat"})
    table, _ = one.make(edition, [{"kind": "me", "name": one.name}, *BOTS])
    one.sit(table, query="?screen")
    names = one.page.locator(":is(.progress, .tw-seats, .go-seats) b.caption")
    expect(names).to_have_count(3)
    settled(one)
    lines = names.evaluate_all(
        "(names) => names.map((name) => { const r = document.createRange(); r.selectNodeContents(name); "
        "return new Set([...r.getClientRects()].map(({ top }) => Math.round(top))).size })"
    )
    assert lines == [1, 1, 1]
    assert not cut_off(one)
    assert min(sizes_of(names)) >= size[1] * READ


@pytest.mark.broad
@TVS
def test_the_end_is_read_from_the_sofa(device: Devices, size: tuple[int, int]) -> None:
    one = device(size=size)
    many = {"goals": 6, "cards": "own", "order": "any", "sweep": True, "turn_limit": 2}
    one.play_alone("classic-1986", *({"kind": "bot", "bot": f"level{level}"} for level in (3, 4, 5)), options=many)
    SlidingInput(one).play()
    one.ended()
    one.sit(one.wire.table["id"], query="?screen")
    one.ended()
    words = one.page.locator(".ending :is(.reason, .scores b, .facts dd)")
    words.last.wait_for()
    settled(one)
    assert min(sizes_of(words)) >= size[1] * READ
    assert one.page.locator(".ending .trophies li").count() > 4
    # nobody scrolls there: four players' finds, and what can be done then
    assert one.page.locator("dialog.ending").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0
    assert not out_of_sight(one, "dialog.ending")


@TVS
def test_a_tv_invites_to_the_table_from_afar(device: Devices, size: tuple[int, int]) -> None:
    one = device("Maximiliane", language="de", size=size)
    one.page.goto("/tv")
    settled(one)
    assert min(sizes_of(one.page.locator(".tv-code :is(h1, p, input, .btn)"))) >= size[1] * READ
    seats = [{"kind": "me", "name": one.name}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "level3"}]
    table, _ = one.make("classic-1986", seats)
    one.sit(table, query="?screen")
    expect(one.page.locator(".tv-code li")).to_have_count(4)
    letters = "".join(one.page.locator(".letters b").all_inner_texts())
    assert one.camera().endswith(f"/tv/{letters}")
    settled(one)
    places = {name: one.page.locator(f".tv-code {name}").bounding_box() for name in (".qr", ".letters", "ul")}
    for name, place in places.items():
        assert place, name
        assert place["y"] + place["height"] <= size[1], f"{name} is below the edge"
    assert places[".qr"]
    assert places[".qr"]["height"] >= 0.67 * size[1]
    assert min(sizes_of(one.page.locator(".letters b"))) >= size[1] / 12
    assert min(sizes_of(one.page.locator(".tv-code :is(h1, p:not(.letters), li b)"))) >= size[1] * READ


def sizes_of(words: Locator) -> list[float]:
    """How large letters are, in pixels."""
    sizes: list[float] = words.evaluate_all("(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    return sizes
