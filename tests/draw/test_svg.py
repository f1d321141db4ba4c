"""Vector pictures: well-formed, whole, self-contained, and no more than the view contains; and their icons."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

import wanderwall.draw
from tests.draw.views import SLIDING, leaving, made, position, view_of
from wanderwall.board.grid import grid, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import joins, reach
from wanderwall.draw.icons import EMBLEMS, badge, icon_file, icon_markup
from wanderwall.draw.svg import svg
from wanderwall.games import edition, editions
from wanderwall.games.go.state import Lay

SLIDING_VIEWS = [view_of(id, 4, seed) for id in SLIDING for seed in range(4)] + [
    made(side, seed, heights=heights) for side in (3, 5, 13) for seed in range(2) for heights in (False, True)
]
GO_TABLES = [position("go", seats, seed, moves) for seats in (1, 3, 4) for seed in range(2) for moves in (5, 30, 60)]
GO_VIEWS = [dict(game.view(state, 0)) for game, state in GO_TABLES]
VIEWS = SLIDING_VIEWS + GO_VIEWS


def marked(root: Element, kind: str) -> list[str]:
    """What a picture says it shows of a kind."""
    return [element.attrib[f"data-{kind}"] for element in root.iter() if f"data-{kind}" in element.attrib]


def places(root: Element, kind: str) -> list[tuple[str, str]]:
    return [
        (element.attrib[f"data-{kind}"], element.attrib["data-at"])
        for element in root.iter()
        if f"data-{kind}" in element.attrib and "data-at" in element.attrib
    ]


def icons(element: Element) -> set[str]:
    uses = [use.attrib["href"] for use in element.iter() if use.tag.endswith("use")]
    return {href.split("icon-")[1] for href in uses if "icon-" in href}


@pytest.mark.parametrize("view", VIEWS)
def test_the_picture_is_well_formed_and_whole_in_itself(view: Any) -> None:
    text = svg(view, marks=0b10011 if "maze" in view else 0)
    root = fromstring(text)
    assert root.attrib["role"] == "img"
    assert [child.tag.split("}")[1] for child in root][:2] == ["title", "desc"]
    assert all(child.text for child in list(root)[:2]) or not (view.get("roll") or view.get("layout"))
    ids = Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
    assert max(ids.values()) == 1
    wanted = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert wanted == set(ids)
    assert re.findall(r"https?:", text) == ["http:"]  # the namespace
    assert not re.search(r"<(image|script|style|foreignObject)|href=\"(?!#)|nan|inf\b|None", text)
    assert len(text) < (200_000 if view.get("side", 0) > 9 else 120_000)


@pytest.mark.parametrize("view", SLIDING_VIEWS)
def test_everything_on_a_sliding_board_is_there_once(view: Any) -> None:
    board = grid(view["side"])
    marks = reach(Maze.of(view["maze"], 0), view["seats"][0]["pawn"])
    root = fromstring(svg(view, marks))
    assert sorted(marked(root, "square")) == sorted([*board.names, "+"])
    assert sorted(marked(root, "arrow")) == sorted(arrow.name for arrow in board.arrows)
    barred = [e.attrib["data-arrow"] for e in root.iter() if e.attrib.get("data-barred") == "yes"]
    assert barred == ([view["barred"]] if view["barred"] else [])
    assert sorted(places(root, "goal")) == sorted((g, board.place_name(at)) for g, at in view["things"].items())
    assert sorted(places(root, "pawn")) == sorted((s["colour"], board.names[s["pawn"]]) for s in view["seats"])
    assert sorted(marked(root, "home")) == sorted(seat["colour"] for seat in view["seats"])
    assert sorted(marked(root, "mark")) == sorted(board.names[n] for n in range(board.size) if marks >> n & 1)
    assert marked(fromstring(svg(view)), "mark") == []
    assert marked(root, "rune") == ([board.names[view["rune"]]] if "rune" in view else [])


@pytest.mark.parametrize("seed", range(4))
def test_k7_ways_out_are_drawn_for_those_who_may_leave(seed: int) -> None:
    game, state = leaving(seed)
    names, view = state.edition.grid.names, game.view(state, None)
    exits = [names[square] for square in squares_of(state.maze.exits)]
    assert exits
    root = fromstring(svg(view))
    assert sorted(places(root, "exit")) == sorted((colour, at) for colour in ("red", "blue") for at in exits)
    assert all(at in (root[1].text or "") for at in exits)  # the description names them, too


@pytest.mark.parametrize("view", [view for view in SLIDING_VIEWS if "heights" in view])
def test_joints_tell_stairs_from_cliffs(view: Any) -> None:
    heights, side = view["heights"], view["side"]
    across, down = joins(Maze.of(view["maze"], 0))
    steps = [
        min(2, abs(heights[n] - heights[n + step]))
        for joined, step in ((across, 1), (down, side))
        for n in range(side * side)
        if joined >> n & 1
    ]
    root = fromstring(svg(view))
    assert Counter(marked(root, "joint")) == Counter(["floor", "stair", "cliff"][step] for step in steps)
    assert marked(root, "height") == [str(height) for height in heights]


@pytest.mark.parametrize("id", SLIDING)
def test_players_cards_show_only_what_the_viewer_knows(id: str) -> None:
    game, state = position(id, 4, 3, 30)
    for viewer in (None, 0, 2):
        view = game.view(state, viewer)
        root = fromstring(svg(view))
        for card, seat in zip((e for e in root.iter() if "data-seat" in e.attrib), view["seats"], strict=True):
            assert icons(card) <= {*seat["cards"], *seat["found"]}
            assert icons(card) >= set(seat["cards"])
            assert seat["cards"] == [] or seat is view["seats"][viewer]


@pytest.mark.parametrize("view", GO_VIEWS)
def test_everything_on_a_go_table_is_there_once(view: Any) -> None:
    box = edition("go")
    root = fromstring(svg(view))
    (board,) = [e for e in root.iter() if e.attrib.get("data-board") == "you"]
    assert sorted(marked(board, "square")) == sorted(box.grid.names)
    assert sorted(marked(board, "picture")) == sorted(picture for picture in box.pictures if picture != "+")
    assert sorted(places(board, "tile")) == sorted((tile["tile"], tile["text"]) for tile in view["layout"])
    assert marked(root, "die") == view["roll"]
    assert marked(root, "hand") == view["hand"]
    assert marked(root, "score") == [str(tile) for tile in view["score_tiles"]]
    colours = [seat["colour"] for seat in view["seats"]]
    assert marked(root, "seat") == colours
    assert marked(root, "pawn") == (colours if view["finish"] else [])
    checked = [v for result in view["last"]["seats"] for v in result["verdicts"]] if _open(view) else []
    assert Counter(marked(root, "verdict")) == Counter("right" if v["joined"] else "wrong" for v in checked)


def _open(view: Any) -> bool:
    return bool(view["last"]) and view["step"] != "play"


def test_others_layouts_stay_secret() -> None:
    game, state = next((game, state) for game, state in GO_TABLES if len(state.players) > 1 and state.step == "play")
    other = next(seat for seat in game.to_act(state) if seat != 0)
    lays = [move for move in game.legal(state, other) if isinstance(move, Lay)]
    assert len({svg(game.view(game.apply(state, other, lay), 0)) for lay in lays}) == 1


def test_names_are_spoken_and_escaped() -> None:
    view = made(3, 1)
    text = svg(view, names=lambda goal: f"<{goal}> & co", title="A & B")
    root = fromstring(text)
    assert root[0].text == "A & B"
    assert "<thing-0> & co" in (root[1].text or "")


def test_before_the_deal_the_board_is_empty() -> None:
    view = view_of("classic-1986", 2, 1, 0)
    view |= {"step": "deal", "turn": None, "maze": [0] * 49, "spare": 0, "things": dict.fromkeys(view["things"], -1)}
    for seat in view["seats"]:
        seat["cards"] = []
    root = fromstring(svg(view))
    assert marked(root, "goal") == []
    assert marked(root, "pawn") == []
    assert len(marked(root, "square")) == 50


FOLDER = Path(wanderwall.draw.__file__).parent / "icons"
FILES = sorted(FOLDER.glob("*/*.svg"))
#: ink, cream, steel, gold, bronze, red, teal, blue, violet, green
COLOURS = {
    "#2B2140", "#FFF3D9", "#C3CEE2", "#F5BC3B", "#B8702F", "#DB4A3F", "#2FAE9E", "#4F86DB", "#9A6AD0", "#77B648",
}  # fmt: skip


@pytest.mark.parametrize("id", editions())
def test_every_goal_of_our_boxes_has_an_icon_of_its_own(id: str) -> None:
    box = edition(id)
    goals = box.goals if hasattr(box, "goals") else [picture for picture in box.pictures if picture != "+"]
    files = [icon_file(goal) for goal in goals]
    assert None not in files
    assert len(set(files)) == len(goals)


def test_every_character_has_one_emblem_and_every_emblem_one_character() -> None:
    assert set(EMBLEMS) == set(edition("one-piece").goals)
    assert sorted(EMBLEMS.values()) == sorted(file.stem for file in (FOLDER / "sea").glob("*.svg"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_icons_are_flat_and_keep_to_ten_colours(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert fromstring(text).attrib["viewBox"] == "0 0 64 64"
    assert "Gradient" not in text
    assert "url(" not in text
    assert {colour.upper() for colour in re.findall(r"#[0-9A-Fa-f]{3,8}\b", text)} <= COLOURS


def test_somebodys_own_goal_gets_a_badge() -> None:
    assert icon_file("dinosaur") is None
    assert icon_file("../../secrets") is None
    assert ">Di</text>" in icon_markup("dinosaur")
    assert ">RS</text>" in badge("red-shoe")
    fromstring(f"<g>{badge('<&>')}</g>")
