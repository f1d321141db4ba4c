"""`wanderwall show`: a position as text or as a picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from wanderwall.cli.help import Command
from wanderwall.cli.narrate import board
from wanderwall.cli.options import Position
from wanderwall.cli.play import seat_of
from wanderwall.cli.terminal import Screen
from wanderwall.game.protocol import AnyGame, View
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.games.sliding.state import Sliding
from wanderwall.i18n import Texts
from wanderwall.match.record import final, read, read_text, write_file
from wanderwall.problem import Problem


class ShowCommand(Command):
    """`--svg` without a file writes the picture to standard output."""

    to_output = "--svg"


def show(
    ctx: typer.Context,
    position: Position,
    svg: Annotated[str | None, typer.Option("--svg", metavar="word-file", help="help-show-svg")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="word-seat", help="help-show-seat")] = None,
    whole: Annotated[bool, typer.Option("--open", help="help-show-open")] = False,
) -> int:
    """Show a position."""
    texts: Texts = ctx.obj
    if seat is not None and whole:
        raise Problem("show.seat_or_open")
    state = read_state(position)
    game = game_of(state.edition)
    whose = None if seat is None else seat_of(seat, state.colours)
    view = open_view(game, state) if whole else game.view(state, whose)
    if svg is None:
        screen = Screen(texts)
        screen.say(board(screen, state.edition, view))
        for line in seat_lines(texts, state, view):
            screen.say(line)
    else:
        write_svg(svg, view)
    return 0


def read_state(source: str) -> Any:
    """Read a position from a text, a file, standard input (`-`), or the end of a record."""
    return state_in(source_text(source))


def source_text(source: str) -> str:
    """The text itself, that of a file, or standard input (`-`)."""
    if source == "-":
        return sys.stdin.read()
    named = len(source) < 1000 and (Path(source).is_file() or " " not in source)
    return read_text(Path(source)) if named else source


def state_in(text: str) -> Any:
    """The position on the first line of a text, or at the end of a record."""
    if text.lstrip().startswith("["):
        return final(read(text))
    line = next((line.strip() for line in text.splitlines() if line.strip()), "")
    if not line:
        raise Problem("position.empty")
    return game_of(find_edition(line.split()[0])).notation.read_position(line)


def open_view(game: AnyGame, state: Any) -> Any:
    """The spectator's view with every card open."""
    view = game.view(state, None)
    for seat, shown in enumerate(view["seats"]):
        shown |= game.view(state, seat)["seats"][seat]
        if isinstance(state, Sliding):
            shown["cards"] = [state.edition.goals[goal] for goal in state.stacks[seat]]
    return view


def seat_lines(texts: Texts, state: Any, view: Any) -> list[str]:
    """The public facts of every seat: finds, and the cards that this viewer can see."""
    lines = []
    for shown in view["seats"]:
        colour = texts.colour(shown["colour"]).capitalize()
        if "track" in shown:
            lines.append(texts.say("show-track", colour=colour, track=shown["track"] or 0))
        if "found" not in shown:
            continue
        cards, found = (
            ", ".join(state.edition.name(goal, texts.language) for goal in shown[pile]) or "–"
            for pile in ("cards", "found")
        )
        lines.append(texts.say("show-seat-line", colour=colour, left=shown["left"], cards=cards, found=found))
    return lines


def write_svg(target: str, view: View) -> None:
    from wanderwall.draw.svg import svg

    picture = svg(view)
    if target == "-":
        print(picture)
        return
    write_file(Path(target), picture.encode())
