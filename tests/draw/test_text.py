"""The text boards: what is drawn is what is there, nobody's layout shows before the check, and one picture of each game
is kept.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.draw.views import SLIDING, leaving, made, position, view_of
from wanderwall.board.grid import SPARE, grid
from wanderwall.board.maze import Maze
from wanderwall.board.reach import joins, reach
from wanderwall.draw.canvas import FIXED, MOVABLE
from wanderwall.draw.text import board_text, legend, shorten_names
from wanderwall.draw.text_go import check_text
from wanderwall.draw.text_sliding import BARRED, CLIFF_ACROSS, CLIFF_DOWN, EXIT, HOME
from wanderwall.game.edition import LANGUAGES
from wanderwall.games import edition, game_of
from wanderwall.games.go.state import Lay

SLIDING_VIEWS = [view_of(id, seats, seed) for id in SLIDING for seats in (2, 4) for seed in range(4)]
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


@pytest.mark.parametrize("view", SLIDING_VIEWS + MADE)
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


@pytest.mark.parametrize("view", SLIDING_VIEWS + MADE)
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
        assert (BARRED in found[0]) == (arrow.name == view["barred"])


def _glyphs(view: Any) -> list[str]:
    known = {"red": "●", "yellow": "▲", "blue": "■", "green": "◆", "mauve": "◆"}
    return [known[seat["colour"]] for seat in view["seats"]]


@pytest.mark.parametrize("view", SLIDING_VIEWS)
def test_goals_lie_where_they_are(view: Any) -> None:
    sheet = Sheet(view, board_text(view, colour=False))
    labels = shorten_names({goal: goal for goal in view["things"]}, 10 if view["side"] <= 5 else 7)
    for goal, square in view["things"].items():
        assert [n for n in range(SPARE, view["side"] ** 2) if labels[goal] in _words(sheet, n)] == [square]


def _words(sheet: Sheet, square: int) -> list[str]:
    return re.findall(r"\w+", sheet.tile(square)[1])


@pytest.mark.parametrize("view", SLIDING_VIEWS)
def test_the_trail_is_exactly_what_is_marked(view: Any) -> None:
    maze = Maze.of(view["maze"], view["spare"])
    marks = reach(maze, random.Random(1).randrange(maze.grid.size))
    sheet = Sheet(view, board_text(view, marks=marks, colour=False))
    for square in range(maze.grid.size):
        assert ("·" in "".join(sheet.tile(square))) == bool(marks >> square & 1)
    assert "·" not in "".join(board_text(view, colour=False))


@pytest.mark.parametrize("view", SLIDING_VIEWS)
def test_it_fits_a_terminal(view: Any) -> None:
    lines = board_text(view, colour=False)
    if view["side"] <= 7:
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 30
    assert max(map(len, board_text(made(13, 1), colour=False))) <= 144


@pytest.mark.parametrize("view", SLIDING_VIEWS[:4] + MADE[:4])
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
    view, box = SLIDING_VIEWS[0], edition("classic-1986")
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


WIDTH, MARGIN = 15, 2
BOX = edition("go")
GO_TABLES = [position("go", seats, seed, moves) for seats in (1, 2, 4) for seed in range(2) for moves in (3, 14, 40)]
GO_VIEWS = [game.view(state, 0) for game, state in GO_TABLES]


def go_cell(lines: list[str], square: int) -> list[str]:
    top, left = 1 + square // 5 * 3, MARGIN + square % 5 * WIDTH
    return [line.ljust(80)[left : left + WIDTH] for line in lines[top : top + 3]]


def assert_joined(lines: list[str], layout: list[Any]) -> None:
    """Where tiles lie, one can walk in the picture exactly where their paths join."""
    paths = [0] * 25
    paths[BOX.middle] = BOX.middle_openings
    for tile in layout:
        for square, openings in zip(tile["squares"], tile["openings"], strict=True):
            paths[square] = openings
    across, down = joins(Maze.of(paths, 0))
    walls, middle = set(MOVABLE + FIXED), WIDTH // 2
    for square in range(25):
        for step, joined in ((1, across), (5, down)):
            other = square + step
            if other > 24 or (step == 1 and square % 5 == 4) or not (paths[square] and paths[other]):
                continue
            a, b = go_cell(lines, square), go_cell(lines, other)
            way = a[1][middle:] + b[1][:middle] if step == 1 else a[2][middle] + b[0][middle]
            assert (not walls & set(way)) == bool(joined >> square & 1)


@pytest.mark.parametrize("view", GO_VIEWS)
def test_paths_join_where_the_tiles_do(view: Any) -> None:
    assert_joined(board_text(view, colour=False), view["layout"])
    for seat, result in enumerate((view["last"] or {"seats": []})["seats"]):
        assert_joined(check_text(view, seat, colour=False), result["layout"])


@pytest.mark.parametrize("view", GO_VIEWS)
def test_pictures_show_unless_covered(view: Any) -> None:
    lines = board_text(view, colour=False)
    labels = shorten_names({picture: picture for picture in BOX.pictures if picture != "+"}, 7)
    covered = {square for tile in view["layout"] for square in tile["squares"]}
    holes = {tile["squares"][0] for tile in view["layout"] if BOX.all_tiles[tile["tile"]].hole}
    for square, picture in enumerate(BOX.pictures):
        if square != BOX.middle:
            shown = labels[picture] in go_cell(lines, square)[1]
            assert shown == (square not in covered or square in holes)
            assert ("(" in go_cell(lines, square)[1]) == (square in holes and picture not in view["roll"])
            assert ("«" in go_cell(lines, square)[1]) == (shown and picture in view["roll"])
    for tile in view["layout"]:
        assert go_cell(lines, tile["squares"][0])[0].startswith("J" if tile["tile"] == "joker" else tile["tile"])


@pytest.mark.parametrize("view", GO_VIEWS)
def test_everybody_is_on_the_track_and_it_fits(view: Any) -> None:
    lines = board_text(view, colour=False)
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 30
    glyphs = {"red": "●", "yellow": "▲", "blue": "■", "green": "◆"}
    for seat in view["seats"]:
        (line,) = [line for line in lines if glyphs[seat["colour"]] in line]
        assert line.count("▭") == seat["laid"]
        if seat["track"] is not None:
            assert f" {seat['track']} " in line
        assert (f"[{seat['grabbed']}]" in line) == (seat["grabbed"] is not None)
    for tile in view["hand"]:
        assert sum(line.count(f"{'J' if tile == 'joker' else tile}  ") for line in lines[17:]) == 1


def test_the_check_ticks_what_is_joined() -> None:
    view = next(view for view in GO_VIEWS if view["last"])
    for seat, result in enumerate(view["last"]["seats"]):
        lines = check_text(view, seat, colour=False)
        for verdict in result["verdicts"]:
            square = BOX.where[verdict["picture"]]
            if verdict["shown"] or not any(square in tile["squares"] for tile in result["layout"]):
                assert ("✓" if verdict["joined"] else "✕") in go_cell(lines, square)[1]


def test_others_layouts_stay_secret() -> None:
    """The same table with other people's tiles elsewhere looks the same to a seat."""
    game, state = next((game, state) for game, state in GO_TABLES if len(state.players) > 1 and state.step == "play")
    other = next(seat for seat in game.to_act(state) if seat != 0)
    lays = [move for move in game.legal(state, other) if isinstance(move, Lay)]
    assert len(lays) > 10
    assert len({"\n".join(board_text(game.view(game.apply(state, other, lay), 0))) for lay in lays}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_go_fit_and_differ_in_every_language(language: str) -> None:
    names = {picture: BOX.name(picture, language) for picture in BOX.pictures if picture != "+"}
    labels = shorten_names(names, 7)
    assert max(map(len, labels.values())) <= 7
    assert len({label.casefold() for label in labels.values()}) == 24
    assert dict(legend(GO_VIEWS[0], lambda picture: names[picture])) == {
        short: names[picture] for picture, short in labels.items() if short != names[picture]
    }


@pytest.mark.parametrize("view", GO_VIEWS[:6])
def test_colour_is_only_added_to_go(view: Any) -> None:
    plain, colourful = board_text(view, colour=False), board_text(view)
    assert "\033" not in "".join(plain)
    assert [re.sub(r"\033\[[\d;]*m", "", line).rstrip() for line in colourful] == plain


HERE = Path(__file__).parent
POSITIONS = {
    "classic-1986": (
        "classic-1986 65E3E9C/67A63C5/757EEAD/E9659AA/75B5DDD/AE95CC5/39B6BB9 3@S6 bat=b2,dragon=f7,genie=f5,ghost=b6,"
        "sorceress=a4,goblin=d3,spider=b4,moth=+,owl=f2,rat=f6,lizard=a2,scarab=c4 red=b2:lizard,map,book,chest,ring,"
        "scarab: yellow=g2:spider,helmet,genie,owl,sword,jewel: blue=g5:bat,goblin,moth,purse,rat,ghost: green=d7:keys,"
        "candelabra,skull,dragon,sorceress,crown: red>push turns=10 began=blue"
    ),
    "one-piece": (
        "one-piece 65E6E6C/57E6C57/7A73EAD/35955AD/76B9DAD/CAE95CB/39B6BC9 3@S6 sabo=b2,law=g6,hancock=g4,yamato=c6,"
        "mihawk=g2,buggy=c2,vivi=c4,carrot=+,garp=e2,crocodile=f6,doflamingo=d1,kaido=b5 red=c4:doflamingo,nami,luffy,"
        "franky,robin,kaido: yellow=d2:vivi,ace,hancock,garp,jinbe,brook: blue=f7:sabo,buggy,carrot,zoro,crocodile,"
        "yamato: green=g3:sanji,shanks,chopper,law,mihawk,usopp: red>push turns=10 began=blue"
    ),
    "towers-3d": (
        "towers-3d 6131E292C1/5491B46152/7461F5E3D4/5474B4C3A3/31A2B2B291 63@E2 ring=b1,key=b3,purse=d2,book=d5,map=d3,"
        "gem=b4,helmet=c2,candelabra=c4 red=d1:crown,map,ring::ud yellow=a1:book,flask,chalice::udd blue=e2:key,helmet,"
        "gem::ddj green=b3:purse,candelabra,sword::dj green>walk turns=12 began=green pile=ujuujujj discard=jjuudd"
    ),
    "go": (
        "go 1 play map,spider,chest,scarab red=0:H1b-e3s,H2b-d2e,H3b-b2w,P2b-a3e:- yellow=0:H3a-e5w:6"
        " blue=0:-:- green=0:-:-"
    ),
}


@pytest.mark.parametrize("id", POSITIONS)
def test_golden_pictures(id: str) -> None:
    box = edition(id)
    game = game_of(box)
    view = game.view(game.notation.read_position(POSITIONS[id]), 0)
    marks = reach(Maze.of(view["maze"], 0), view["seats"][0]["pawn"]) if "maze" in view else 0
    lines = board_text(view, marks=marks, colour=False, label=lambda goal: box.name(goal, "de"))
    assert "\n".join(lines) + "\n" == (HERE / f"{id}.txt").read_text(encoding="utf-8")
