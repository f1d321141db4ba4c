"""Write the files of the page that follow from the rules: positions for its tests, rules pages, first lessons.

Pictures for the rules pages are positions of each edition that show a rule, found in the real rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from textwrap import wrap
from typing import Any

from tools.generate.fixtures import FixtureGame, fixtures
from tools.generate.lessons import lessons
from tools.report import ROOT
from wanderwall.board.grid import SPARE
from wanderwall.draw import corridor, svg_flat, svg_frame, svg_go, svg_parts, svg_towers
from wanderwall.draw.pieces import PAWNS
from wanderwall.games import edition, editions
from wanderwall.solver.go_search import solve

FIXTURES, GAMES, DRAWN = (ROOT / "web" / "src" / folder for folder in ("fixtures", "games", "ui/drawn"))

Picture = dict[str, Any]
#: games in which a player comes home by a plain way; among towers they are rare
HOMES = {"towers-3d": 64}


def way(view: dict[str, Any], start: int, end: int) -> list[int] | None:
    """The shortest way of plain steps: open to each other, and among towers one level at most (S7, T3)."""
    side, maze, heights = view["side"], view["maze"], view.get("heights")
    before: dict[int, int | None] = {start: None}
    for here in iter(queue := [start]):
        for bit, (dx, dy) in zip((1, 2, 4, 8), ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
            column, row = here % side + dx, here // side + dy
            there = row * side + column
            if not (0 <= column < side and 0 <= row < side) or there in before:
                continue
            joined = maze[here] & bit and maze[there] & (bit << 2 if bit < 4 else bit >> 2)
            if joined and (not heights or abs(heights[here] - heights[there]) <= 1):
                before[there] = here
                queue.append(there)
    if end not in before:
        return None
    found, at = [], end
    while at is not None:
        found.append(at)
        at = before[at]  # type: ignore[assignment]
    return found[::-1]


def picture_of(table: FixtureGame, seat: int | None, **marks: Any) -> Picture:
    return {"view": table.position_json(seat)["view"], "marks": marks}


def first(
    edition_id: str,
    seats: int,
    good: Callable[[FixtureGame], Picture | None],
    moves: int = 24,
    since: int = 0,
    **options: Any,
) -> Picture:
    """The first suitable position among many short games; since: the seed to start the search from."""
    for seed in count(since):
        table = FixtureGame(edition_id, seats, seed, **options)
        for _ in range(moves):
            if not table.game.to_act(table.state):
                break
            if picture := good(table):
                return picture
            table.walk_about(1)
    raise AssertionError


def pushing(table: FixtureGame) -> bool:
    return bool(table.state.step == "push" and table.state.barred)


def push(table: FixtureGame) -> Picture | None:
    """A push that opens much, before it is made."""
    if not pushing(table):
        return None
    choices = table.position_json(table.mover)["choices"]["pushes"]
    opened = {
        text: int(shown if isinstance(shown, str) else shown["reach"], 16).bit_count()
        for text, shown in choices.items()
    }
    best = max(opened, key=lambda text: opened[text])
    return picture_of(table, None, push=best) if opened[best] > table.box.side + 2 else None


def barred(table: FixtureGame) -> Picture | None:
    return picture_of(table, None, arrows=[table.state.barred]) if pushing(table) else None


def ride(table: FixtureGame) -> Picture | None:
    """A push that moves a pawn off the board and in again at the other end (S6)."""
    if not pushing(table):
        return None
    for move in table.game.legal(table.state, table.mover):
        arrow = table.box.grid.arrow(move.arrow)
        out = next(
            square for square in range(table.box.grid.size) if arrow.line >> square & 1 and arrow.ride(square) == SPARE
        )
        if out in table.state.pawns:
            return picture_of(table, None, push=str(move), squares=[arrow.enter])
    return None


def walk(length: int, goal: bool) -> Callable[[FixtureGame], Picture | None]:
    """A walk of some length, to the goal or elsewhere."""

    def found(table: FixtureGame) -> Picture | None:
        if table.state.step != "walk":
            return None
        view = table.position_json(table.mover)["view"]
        seat = view["seats"][table.mover]
        wanted = view["things"][seat["cards"][0]] if seat["cards"] else SPARE
        for square in range(len(view["maze"])):
            path = way(view, seat["pawn"], square)
            if path and len(path) == length and (square == wanted) == goal:
                return picture_of(table, table.mover, path=path)
        return None

    return found


def home(table: FixtureGame) -> Picture | None:
    """Everything found, and the way home is open."""
    view = table.position_json(table.mover)["view"]
    seat = view["seats"][table.mover]
    if table.state.step != "walk" or seat["left"] or not seat.get("rune_turned", True):
        return None
    path = way(view, seat["pawn"], seat["home"])
    return picture_of(table, table.mover, path=path) if path and len(path) > 2 else None


def magic(table: FixtureGame) -> Picture | None:
    """The treasure behind a cliff, and a card for it."""
    if table.state.step != "walk":
        return None
    shown = table.position_json(table.mover)
    seat = shown["view"]["seats"][table.mover]
    name = table.box.grid.names[shown["view"]["things"][seat["cards"][0]]] if seat["cards"] else ""
    offers = shown["choices"]["pay"].get(name, [])
    return (
        picture_of(table, table.mover, squares=[table.box.grid.names.index(name)])
        if offers and len(offers[0]) == 1
        else None
    )


def sliding(edition_id: str) -> Iterator[tuple[str, Picture]]:
    yield "board", picture_of(FixtureGame(edition_id, 4, 3), None)
    yield "push", first(edition_id, 2, push)
    yield "barred", first(edition_id, 2, barred)
    yield "ride", first(edition_id, 3, ride)
    side = edition(edition_id).side
    yield "walk", first(edition_id, 2, walk(side, goal=False))
    yield "find", first(edition_id, 2, walk(side - 1, goal=True))
    yield "end", first(edition_id, 2, home, moves=200, since=HOMES.get(edition_id, 0), goals=1)


def towers(edition_id: str) -> Iterator[tuple[str, Picture]]:
    yield from sliding(edition_id)
    yield "magic", first(edition_id, 2, magic)
    table = FixtureGame(edition_id, 2, 5)
    yield "rune", picture_of(table, None, squares=[table.position_json(None)["view"]["rune"]])


def go(edition_id: str) -> Iterator[tuple[str, Picture]]:
    table = FixtureGame(edition_id, 3, 2)
    yield "roll", picture_of(table, 0)
    for seat in range(3):
        table.say(seat, "ready")
    layout = solve(table.box, table.state.roll)
    assert layout
    for lay in layout[:3]:
        table.make(0, lay)
    yield "lay", picture_of(table, 0)
    for lay in layout[3:]:
        table.make(0, lay)
    for lay in layout[:-2]:
        table.make(1, lay)
    table.say(0, "grab").say(1, "grab")
    yield "right", picture_of(table, 0)
    yield "wrong", picture_of(table, 1)


SCENES = {"classic": sliding, "towers": towers, "go": go}


def pictures(edition_id: str) -> dict[str, Picture]:
    return dict(SCENES[edition(edition_id).game](edition_id))


def to_files(document: Mapping[str, Any]) -> dict[str, str]:
    """The content of each file, by its path."""
    return {
        f"{name}.json": json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, value in document.items()
    }


def fixture_files() -> dict[str, str]:
    """The content of each file in the folder of fixtures."""
    return to_files(fixtures())


def learning_files() -> dict[str, str]:
    """The pictures of rules pages and the first lessons, by their paths in the folder of games."""
    document = {f"{edition(id).game}/rules/{id}": pictures(id) for id in editions()}
    return to_files({**document, **{f"{game}/lesson": lesson for game, lesson in lessons().items()}})


def symbol_files() -> dict[str, str]:
    """What the page draws in the same way as pictures of `wanderwall show`."""
    players = {colour: {"shape": pawn.shape, "hue": pawn.hue.lower()} for colour, pawn in PAWNS.items()}
    corridors = {
        "near": corridor.NEAR,
        "far": corridor.FAR,
        "plaza": svg_flat.PLAZA,
        "lip": svg_flat.LIP,
        "joints": svg_flat.JOINTS,
        "grain": svg_flat.GRAIN,
        "whole": [corridor.corridor(openings).outline for openings in range(16)],
        "short": [corridor.corridor(openings, svg_flat.LIP).outline for openings in range(16)],
    }
    wanderer = {
        "body": svg_parts.BODY,
        "shade": svg_parts.SHADE,
        "hats": svg_parts.HATS,
        "corners": svg_parts.CORNERS,
    }
    towers = {
        "strata": [colour.lower() for colour in svg_towers.STRATA],
        "floors": [colour.lower() for colour in svg_towers.FLOORS],
        "walls": [colour.lower() for colour in svg_towers.WALLS],
        "ink": svg_towers.DUSK_INK.lower(),
        "paper": svg_towers.DUSK_PAPER.lower(),
        "magic": svg_towers.MAGIC_BACK.lower(),
        "runeLight": svg_towers.RUNE_LIGHT.lower(),
        "band": svg_towers.BAND,
        "joints": svg_towers.JOINTS,
        "chevron": svg_towers.CHEVRON,
        "teeth": svg_towers.TEETH,
        "rune": {part: [path, colour.lower()] for part, (path, colour) in svg_towers.RUNE_STONE.items()},
        "glow": [colour.lower() for colour in svg_towers.RUNE_GLOW],
    }
    go = {
        "star": svg_go.STAR,
        "hole": svg_go.HOLE,
        "joints": svg_go.JOINTS,
        "outlines": {squares: svg_go.outline(squares - 1, 0) for squares in (1, 2)},
        "tick": svg_go.TICK,
        "cross": svg_go.CROSS,
        "bricks": svg_go.BRICKS,
        "tints": [colour.lower() for colour in svg_go.TINTS],
        **{name: colour.lower() for name, colour in svg_go.COLOURS.items()},
    }
    arrow = {"head": svg_frame.ARROW, "inlay": svg_frame.INLAY}
    parts = {"players": players, "wanderer": wanderer, "corridors": corridors, "arrow": arrow}
    return to_files({"symbols": {**parts, "towers": towers, "go": go}})


def palette_files() -> dict[str, str]:
    """The colours of tiles and frames as variables of the page's styles, light and dark."""
    players = {f"p-{colour}": [pawn.hue] for colour, pawn in PAWNS.items()}
    evening = {
        "dusk-ink": [svg_towers.DUSK_INK],
        "dusk-paper": [svg_towers.DUSK_PAPER],
        "gold": [svg_go.GOLD],
        "right-way": [svg_go.RIGHT],
        "wrong-way": [svg_go.WRONG],
    }
    moods = {
        ":root": {**players, **svg_parts.PALETTE["garden"], **evening},
        "[data-theme='sea']": svg_parts.PALETTE["sea"],
        "[data-theme='dusk']": {"magic": [svg_towers.MAGIC_BACK], "rune": [svg_towers.RUNE_LIGHT]},
    }
    lines = ["/* Written by `python -m tools generate page_files` from draw/palette.toml; it follows tokens.css */"]
    for selector, colours in moods.items():
        variables = (f"--{name}:{_light_dark(shades).lower()};" for name, shades in colours.items())
        wrapped = wrap(" ".join(variables), 118, break_on_hyphens=False)
        lines += [f"{selector} {{", *(f"  {line}" for line in wrapped), "}"]
    return {"palette.css": "\n".join(lines) + "\n"}


def _light_dark(shades: list[str]) -> str:
    return shades[0] if len(shades) == 1 else f"light-dark({','.join(shades)})"


def write(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main() -> None:
    write(FIXTURES, fixture_files())
    write(GAMES, learning_files())
    write(DRAWN, {**symbol_files(), **palette_files()})
