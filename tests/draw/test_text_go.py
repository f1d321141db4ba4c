"""The text board of Labyrinth Go!: paths join where the rules say, and nobody's layout shows before the check."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.draw.views import position
from wanderwall.board.maze import Maze
from wanderwall.board.reach import joins
from wanderwall.draw.canvas import FIXED, MOVABLE
from wanderwall.draw.labels import shorten_names
from wanderwall.draw.text import board_text, check_text, legend
from wanderwall.game.edition import LANGUAGES
from wanderwall.games import edition
from wanderwall.games.go.state import Lay

WIDTH, MARGIN = 15, 2
BOX = edition("go")
TABLES = [position("go", seats, seed, moves) for seats in (1, 2, 4) for seed in range(4) for moves in (3, 14, 40)]
VIEWS = [game.view(state, 0) for game, state in TABLES]


def cell(lines: list[str], square: int) -> list[str]:
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
            a, b = cell(lines, square), cell(lines, other)
            way = a[1][middle:] + b[1][:middle] if step == 1 else a[2][middle] + b[0][middle]
            assert (not walls & set(way)) == bool(joined >> square & 1)


@pytest.mark.parametrize("view", VIEWS)
def test_paths_join_where_the_tiles_do(view: Any) -> None:
    assert_joined(board_text(view, colour=False), view["layout"])
    for seat, result in enumerate((view["last"] or {"seats": []})["seats"]):
        assert_joined(check_text(view, seat, colour=False), result["layout"])


@pytest.mark.parametrize("view", VIEWS)
def test_pictures_show_unless_covered(view: Any) -> None:
    lines = board_text(view, colour=False)
    labels = shorten_names({picture: picture for picture in BOX.pictures if picture != "+"}, 7)
    covered = {square for tile in view["layout"] for square in tile["squares"]}
    holes = {tile["squares"][0] for tile in view["layout"] if BOX.all_tiles[tile["tile"]].hole}
    for square, picture in enumerate(BOX.pictures):
        if square != BOX.middle:
            shown = labels[picture] in cell(lines, square)[1]
            assert shown == (square not in covered or square in holes)
            assert ("(" in cell(lines, square)[1]) == (square in holes and picture not in view["roll"])
            assert ("«" in cell(lines, square)[1]) == (shown and picture in view["roll"])
    for tile in view["layout"]:
        assert cell(lines, tile["squares"][0])[0].startswith("J" if tile["tile"] == "joker" else tile["tile"])


@pytest.mark.parametrize("view", VIEWS)
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
    view = next(view for view in VIEWS if view["last"])
    for seat, result in enumerate(view["last"]["seats"]):
        lines = check_text(view, seat, colour=False)
        for verdict in result["verdicts"]:
            square = BOX.where[verdict["picture"]]
            if verdict["shown"] or not any(square in tile["squares"] for tile in result["layout"]):
                assert ("✓" if verdict["joined"] else "✕") in cell(lines, square)[1]


def test_others_layouts_stay_secret() -> None:
    """The same table with other people's tiles elsewhere looks the same to a seat."""
    game, state = next((game, state) for game, state in TABLES if len(state.players) > 1 and state.step == "play")
    other = next(seat for seat in game.to_act(state) if seat != 0)
    lays = [move for move in game.legal(state, other) if isinstance(move, Lay)]
    assert len(lays) > 10
    assert len({"\n".join(board_text(game.view(game.apply(state, other, lay), 0))) for lay in lays}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_and_differ_in_every_language(language: str) -> None:
    names = {picture: BOX.name(picture, language) for picture in BOX.pictures if picture != "+"}
    labels = shorten_names(names, 7)
    assert max(map(len, labels.values())) <= 7
    assert len({label.casefold() for label in labels.values()}) == 24
    assert dict(legend(VIEWS[0], lambda picture: names[picture])) == {
        short: names[picture] for picture, short in labels.items() if short != names[picture]
    }


@pytest.mark.parametrize("view", VIEWS[:6])
def test_colour_is_only_added(view: Any) -> None:
    plain, colourful = board_text(view, colour=False), board_text(view)
    assert "\033" not in "".join(plain)
    assert [re.sub(r"\033\[[\d;]*m", "", line).rstrip() for line in colourful] == plain
