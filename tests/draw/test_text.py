"""The text board of the sliding mazes: what is drawn is what is there."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.draw.views import SLIDING, leaving, made, view_of
from wanderwall.board.grid import SPARE, grid
from wanderwall.board.maze import Maze
from wanderwall.board.reach import joins, reach
from wanderwall.draw.canvas import FIXED, MOVABLE
from wanderwall.draw.labels import shorten_names
from wanderwall.draw.text import board_text, legend
from wanderwall.draw.text_sliding import BARRED, CLIFF_ACROSS, CLIFF_DOWN, EXIT, HOME
from wanderwall.game.edition import LANGUAGES
from wanderwall.games import edition

VIEWS = [view_of(id, seats, seed) for id in SLIDING for seats in (2, 4) for seed in range(8)]
MADE = [
    made(side, seed, heights=heights) for side in (3, 5, 7, 9, 13) for seed in range(4) for heights in (False, True)
]


class Sheet:
    """A text board taken apart again, knowing only its measures."""

    def __init__(self, view: Any, lines: list[str]) -> None:
        self.side = view["side"]
        self.width = 14 if self.side <= 5 else 10
        self.margin = 2 * len(str(self.side)) + 3
        long = self.margin + self.width * self.side + 8
        self.lines = [line.ljust(long) for line in lines]

    def tile(self, square: int) -> list[str]:
        top, left = 1 + square // self.side * 3, self.margin + square % self.side * self.width
        if square == SPARE:
            top, left = 3 * self.side + 3, self.margin
        return [line[left : left + self.width] for line in self.lines[top : top + 3]]

    def way(self, one: int, other: int) -> str:
        """The characters on the straight way between the middles of two neighbours."""
        middle, a, b = self.width // 2, self.tile(one), self.tile(other)
        if other == one + 1:
            return a[1][middle:] + b[1][:middle]
        return "".join(row[middle] for row in (a[2], b[0]))


def is_open(way: str) -> bool:
    return not set(way) & set(MOVABLE + FIXED)


@pytest.mark.parametrize("seed", range(4))
def test_k7_ways_out_stand_on_the_board_of_those_who_may_leave(seed: int) -> None:
    game, state = leaving(seed)
    view: Any = game.view(state, 0)
    sheet = Sheet(view, board_text(view, colour=False))
    drawn = {square for square in range(49) if EXIT in "".join(sheet.tile(square))}
    assert drawn == {square for square in range(49) if state.maze.exits >> square & 1}
    assert drawn
    assert EXIT not in "".join(board_text(view_of("classic-1986", 2, seed), colour=False))


@pytest.mark.parametrize("view", VIEWS + MADE)
def test_corridors_join_where_the_maze_does(view: Any) -> None:
    sheet, side = Sheet(view, board_text(view, colour=False)), view["side"]
    across, down = joins(Maze.of(view["maze"], view["spare"]))
    for square in range(side * side):
        if square % side < side - 1:
            assert is_open(sheet.way(square, square + 1)) == bool(across >> square & 1)
        if square + side < side * side:
            assert is_open(sheet.way(square, square + side)) == bool(down >> square & 1)


@pytest.mark.parametrize("view", [view for view in MADE if "heights" in view])
def test_steep_joints_are_dashed_and_heights_told(view: Any) -> None:
    sheet, side, heights = Sheet(view, board_text(view, colour=False)), view["side"], view["heights"]
    across, down = joins(Maze.of(view["maze"], view["spare"]))
    for square in range(side * side):
        assert sheet.tile(square)[0].startswith(str(heights[square]))
        for step, joined, dash in ((1, across, CLIFF_DOWN), (side, down, CLIFF_ACROSS)):
            if joined >> square & 1:
                steep = abs(heights[square] - heights[square + step]) > 1
                edge = sheet.way(square, square + 1) if step == 1 else sheet.tile(square + side)[0]
                assert (dash in edge) == steep
    assert sheet.tile(SPARE)[0].startswith(str(view["spare_height"]))
    assert "✦" in "".join(sheet.tile(view["rune"]))


@pytest.mark.parametrize("view", VIEWS + MADE)
def test_everything_is_there_once(view: Any) -> None:
    lines = board_text(view, colour=False)
    sheet, whole = Sheet(view, lines), "\n".join(lines)
    glyphs = dict(zip([seat["colour"] for seat in view["seats"]], _glyphs(view), strict=True))
    for seat in view["seats"]:
        assert whole.count(glyphs[seat["colour"]]) == 1
        assert glyphs[seat["colour"]] in "".join(sheet.tile(seat["pawn"]))
        assert HOME in "".join(sheet.tile(seat["home"]))
    for arrow in grid(view["side"]).arrows:
        found = re.findall(rf"(?:([←{BARRED}])|\b){arrow.name}([↓↑→{BARRED}]|(?!\d))", whole)
        assert len(found) == 1
        assert (BARRED in found[0]) == (arrow.name == view["lies"])


def _glyphs(view: Any) -> list[str]:
    known = {"red": "●", "yellow": "▲", "blue": "■", "green": "◆", "mauve": "◆"}
    return [known[seat["colour"]] for seat in view["seats"]]


@pytest.mark.parametrize("view", VIEWS)
def test_goals_lie_where_they_are(view: Any) -> None:
    sheet = Sheet(view, board_text(view, colour=False))
    labels = shorten_names({goal: goal for goal in view["things"]}, 10 if view["side"] <= 5 else 7)
    for goal, square in view["things"].items():
        assert [n for n in range(SPARE, view["side"] ** 2) if labels[goal] in _words(sheet, n)] == [square]


def _words(sheet: Sheet, square: int) -> list[str]:
    return re.findall(r"\w+", sheet.tile(square)[1])


@pytest.mark.parametrize("view", VIEWS)
def test_the_trail_is_exactly_what_is_marked(view: Any) -> None:
    maze = Maze.of(view["maze"], view["spare"])
    marks = reach(maze, random.Random(1).randrange(maze.grid.size))
    sheet = Sheet(view, board_text(view, marks=marks, colour=False))
    for square in range(maze.grid.size):
        assert ("·" in "".join(sheet.tile(square))) == bool(marks >> square & 1)
    assert "·" not in "".join(board_text(view, colour=False))


@pytest.mark.parametrize("view", VIEWS)
def test_it_fits_a_terminal(view: Any) -> None:
    lines = board_text(view, colour=False)
    if view["side"] <= 7:
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 30
    assert max(map(len, board_text(made(13, 1), colour=False))) <= 144


@pytest.mark.parametrize("view", VIEWS[:4] + MADE[:4])
def test_colour_is_only_added(view: Any) -> None:
    plain, colourful = board_text(view, marks=5, colour=False), board_text(view, marks=5)
    assert "\033" not in "".join(plain)
    assert all(line.endswith("\033[0m") for line in colourful if "\033" in line)
    assert [re.sub(r"\033\[[\d;]*m", "", line).rstrip() for line in colourful] == plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", SLIDING)
def test_labels_fit_and_differ_in_every_language(id: str, language: str) -> None:
    box = edition(id)
    names = {goal: box.name(goal, language) for goal in box.goals}
    for width in (6, 7, 8, 10):
        labels = shorten_names(names, width)
        assert list(labels) == list(names)
        assert all(0 < len(label) <= width for label in labels.values())
        assert len({label.casefold() for label in labels.values()}) == len(names)
        assert all(labels[goal] == name for goal, name in names.items() if len(name) <= width)


def test_names_that_are_alike_stay_apart() -> None:
    alike = {"a": "owl", "b": "owl", "c": "longest owl", "d": "longest oak", "e": "longest 12"}
    assert shorten_names(alike, 5) == {"a": "owl", "b": "owl2", "c": "longe", "d": "oak", "e": "lon12"}


def test_the_legend_tells_what_was_shortened() -> None:
    view, box = VIEWS[0], edition("classic-1986")
    names = dict(legend(view, lambda goal: box.name(goal, "en")))
    assert names["keys"] == "bunch of keys"
    assert names["candela"] == "candelabra"
    assert "owl" not in names


def test_before_the_deal_the_board_is_empty() -> None:
    view = view_of("classic-1986", 2, 1, 0)
    view |= {"step": "deal", "maze": [0] * 49, "spare": 0, "things": dict.fromkeys(view["things"], SPARE)}
    whole = "\n".join(board_text(view, colour=False))
    assert "owl" not in whole
    assert "●" not in whole
    assert HOME in whole
