"""`wanderwall replay`: a record, step by step. `wanderwall watch`: records in the browser."""

from __future__ import annotations

import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from wanderwall.cli.narrate import board
from wanderwall.cli.options import HIGHEST_PORT, RecordFile, RecordNumber, choose_record, number_option
from wanderwall.cli.show import write_svg
from wanderwall.cli.terminal import InputClosed, Screen
from wanderwall.game.protocol import State
from wanderwall.i18n import Texts
from wanderwall.match.record import Record, states, write_file
from wanderwall.problem import Problem


def replay(
    ctx: typer.Context,
    file: RecordFile,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="word-folder", help="help-replay-svg")] = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="word-file", help="help-replay-json")] = None,
    film: Annotated[Path | None, typer.Option("--film", metavar="word-file", help="help-replay-film")] = None,
    whole: Annotated[bool, typer.Option("--all", help="help-replay-all")] = False,
    game: RecordNumber = None,
) -> int:
    """Step through a record."""
    texts: Texts = ctx.obj
    record = choose_record(texts, file, game)
    if json is not None:
        return write_json(record, json)
    if film is not None:
        return write_film(texts, record, film)
    player = ReplayViewer(Screen(texts), record)
    if svg is not None:
        return player.draw(svg)
    if whole or not sys.stdin.isatty():
        for number in range(len(player.states)):
            player.show(number)
        return 0
    return player.step()


def write_json(record: Record, file: Path) -> int:
    """Write a game with all its positions, for the module of boards on a website."""
    from wanderwall.server.watch import replay_file

    write_file(file, replay_file(record))
    return 0


def write_film(texts: Texts, record: Record, file: Path) -> int:
    """Write the film of a game."""
    from wanderwall.cli.coach import review_parts
    from wanderwall.coach import coach
    from wanderwall.coach.film import film

    review = coach(record.game.name).as_json(review_parts(texts, record), record)
    write_file(file, film(record, review))
    print(texts.say("replay-film", file=str(file)))
    return 0


class ReplayViewer:
    """A record on the screen."""

    def __init__(self, screen: Screen, record: Record) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.record = record
        self.states: list[State] = list(states(record))
        self.last = len(record.moves)

    def draw(self, folder: Path) -> int:
        """Write one picture for every position."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise Problem("file.unwritable", file=str(folder)) from None
        for number, state in enumerate(self.states):
            write_svg(str(folder / f"{number:04}.svg"), self.record.game.view(state, None))
        self.screen.say(self.texts.say("replay-drawn", count=len(self.states), folder=str(folder)))
        return 0

    def show(self, number: int) -> None:
        """Show the position after `number` moves, and the move that led there."""
        game, state = self.record.game, self.states[number]
        self.screen.say()
        self.screen.say(board(self.screen, self.record.edition, game.view(state, None)))
        if number == 0:
            self.screen.say(self.texts.say("replay-opening", count=self.last))
        else:
            before, played = self.states[number - 1], self.record.moves[number - 1]
            host = played.seat < 0
            self.screen.say(
                self.texts.say(
                    "replay-move",
                    number=number,
                    count=self.last,
                    who="host" if host else self.name(played.seat),
                    move=game.notation.move_text(before, played.move),
                )
            )
            if played.comment:
                self.screen.say(f"  {played.comment}")
        if number == self.last:
            outcome = game.outcome(state)
            how = "running" if outcome is None else "won" if outcome.winners else "nobody"
            names = ", ".join(self.name(seat) for seat in outcome.winners) if outcome else ""
            self.screen.say(self.texts.say("replay-result", how=how, names=names))

    def name(self, seat: int) -> str:
        colour: str = self.record.opening.colours[seat]
        return self.record.headers.get(colour.capitalize(), self.texts.colour(colour))

    def step(self) -> int:
        """Step forward, back, or to a move, until the user quits."""
        number = 0
        self.show(number)
        while True:
            try:
                line = self.screen.ask(self.screen.strong(self.texts.say("replay-ask"))).lower()
            except InputClosed:
                return 0
            word, _, rest = line.partition(" ")
            goal = rest or word[1:]
            if word in ("q", "quit"):
                return 0
            if word in ("", "n"):
                wanted = number + 1
            elif word == "p":
                wanted = number - 1
            elif word[:1] == "g" and goal.isascii() and goal.isdigit():
                wanted = int(goal)
            else:
                self.screen.say(self.texts.say("replay-help"))
                continue
            if 0 <= wanted <= self.last:
                number = wanted
                self.show(number)
            else:
                self.screen.say(self.texts.say("replay-range", last=self.last))


def watch(
    ctx: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="FILE", help="a record, a saved match, or a folder of them")],
    port: Annotated[
        int, number_option("--port", "the port on this machine; 0, the default, takes any free one", 0, HIGHEST_PORT)
    ] = 0,
    quiet: Annotated[bool, typer.Option("--no-browser", help="only print the address, open no browser")] = False,
) -> int:
    """Play back a record, or a folder of records, in the browser."""
    from wanderwall.server.watch import films
    from wanderwall.server.watch import watch as show

    texts: Texts = ctx.obj

    def ready(address: str) -> None:
        print(f"Watch here: {address}")
        print("Ctrl-C ends it.", flush=True)
        if not quiet:  # a browser in the terminal runs until it is closed, and has to be served while it runs
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def report(problem: Problem) -> None:
        print(texts.problem(problem), file=sys.stderr)

    show(films(path), port, ready, report)
    return 0
