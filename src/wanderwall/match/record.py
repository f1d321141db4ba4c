"""Records, a game as text: headers, the opening position with its deals, moves with times and comments, the result.

    [Game "classic"]
    [Edition "classic-1986"]
    [Red "Ida"]
    [Blue "bot:greedy"]
    [Opening "classic-1986 6BE9E3C/… red>push turns=0 began=red"]
    [Result "red"]

    1. N4es c5 {straight to the chest} 2. E2ns @4.5 g4 @1.2
    =red

A turn or round begins with its number. If several seats may move at once, the colour comes before the move
(`red:H1a-c2e`), and a star before a chance move (`*roll:…`). `@` gives the seconds a move took, `{…}` is a comment.
The writer is strict; the reader accepts any spacing, case and order of headers, and needs no numbers and no result.
A text may contain several records in a row: each begins with its headers.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from wanderwall.game.edition import Edition
from wanderwall.game.options import non_default
from wanderwall.game.protocol import CHANCE, AnyGame, Seat, State
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.problem import Problem

UNFINISHED = "*"
HEADER = re.compile(r"""\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$""")
TOKEN = re.compile(r"\{[^}]*\}|\{.*|;[^\n]*|\S+", re.DOTALL)
#: the headers that the record itself needs; users may add any others
KNOWN = ("Game", "Edition", "Options", "Opening", "Result")
WIDTH = 100


class PlayedMove(NamedTuple):
    """One move as it was played."""

    seat: Seat
    move: Any
    seconds: float | None = None
    comment: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game, complete or in progress. `headers` are added by users: names of the seats by colour, a date, an event."""

    opening: Any
    moves: tuple[PlayedMove, ...] = ()
    headers: dict[str, str] = field(default_factory=dict)
    comment: str = ""

    def __repr__(self) -> str:
        return f"<Record: {self.edition.id} for {len(self.opening.colours)}, moves={len(self.moves)}>"

    def __str__(self) -> str:
        return write(self)

    @property
    def edition(self) -> Edition:
        edition: Edition = self.opening.edition
        return edition

    @property
    def game(self) -> AnyGame:
        return game_of(self.edition)


def states(record: Record) -> Iterator[Any]:
    """The opening and the state after every move."""
    state = record.opening
    yield state
    for played in record.moves:
        state = record.game.apply(state, played.seat, played.move)
        yield state


def final(record: Record) -> Any:
    """The state after the last move."""
    *_, last = states(record)
    return last


def result_text(game: AnyGame, state: State) -> str:
    """The winners' colours, `-` when nobody won, `*` while the game runs."""
    outcome = game.outcome(state)
    if outcome is None:
        return UNFINISHED
    return ",".join(state.colours[seat] for seat in outcome.winners) or "-"


# ── writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def write(record: Record) -> str:
    """The record as text, always the same for the same game."""
    game, edition = record.game, record.edition
    result = result_text(game, final(record))
    headers = {"Game": game.name, "Edition": edition.id}
    if options := non_default(record.opening.options):
        headers["Options"] = " ".join(f"{name}={value}" for name, value in options.items())
    headers |= {name: value for name, value in record.headers.items() if name not in KNOWN}
    headers |= {"Opening": game.notation.position_text(record.opening), "Result": result}
    lines = [_header(name, value) for name, value in headers.items()]
    return "\n".join([*lines, "", *_wrap([*_tokens(record), f"={result}"]), ""])


def _tokens(record: Record) -> Iterator[str]:
    game = record.game
    if record.comment:
        yield f"{{{_clean(record.comment)}}}"
    state = record.opening
    for played in record.moves:
        number = game.notation.move_number(state)
        beginning = "" if number is None else f"{number}. "
        yield beginning + _actor(game, state, played.seat) + game.notation.move_text(state, played.move)
        if played.seconds is not None:
            yield f"@{played.seconds:.3f}".rstrip("0").rstrip(".")
        if played.comment:
            yield f"{{{_clean(played.comment)}}}"
        state = game.apply(state, played.seat, played.move)


def _actor(game: AnyGame, state: State, seat: Seat) -> str:
    """The prefix for who moves, if it is not obvious."""
    if seat == CHANCE:
        return "*"
    return "" if game.to_act(state) == {seat} else f"{state.colours[seat]}:"


def _wrap(tokens: list[str]) -> Iterator[str]:
    line = ""
    for token in tokens:
        if line and (token.startswith("=") or len(line) + 1 + len(token) > WIDTH):
            yield line
            line = token
        else:
            line = f"{line} {token}".strip()
    yield line


def _header(name: str, value: str) -> str:
    """A header line; raises a Problem for a name that the reader would refuse."""
    if not re.fullmatch(r"\w+", str(name)):
        raise Problem("record.header", text=str(name))
    return f'[{name} "{_escape(str(value))}"]'


def _escape(text: str) -> str:
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')


def _clean(comment: str) -> str:
    return " ".join(comment.replace("{", "(").replace("}", ")").split())


def save(record: Record, file: Path) -> None:
    """Write a record to a file, completely or not at all."""
    write_file(file, write(record).encode())


def write_file(file: Path, content: bytes) -> None:
    """Write a file, completely or not at all; a Problem names the file."""
    if not file.name:
        raise Problem("file.unwritable", file=str(file))
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        if file.exists() and not file.is_file():  # a pipe or a terminal, such as /dev/stdout, cannot be replaced
            file.write_bytes(content)
            return
        unfinished.write_bytes(content)
        unfinished.replace(file)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise Problem("file.unwritable", file=str(file)) from error


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def read(text: str) -> Record:
    """Read the only record of a text; a Problem gives line, column and what was expected."""
    parts = list(split(text))
    if len(parts) > 1:
        raise Problem("record.several", count=len(parts)).at(_begins(parts[1]), 1)
    return _read_one(text)


def read_all(text: str) -> Iterator[Record]:
    """All records of a text, each read on demand."""
    return map(_read_one, split(text))


def split(text: str) -> Iterator[str]:
    """The text of every record in a text, padded with empty lines before it so that line numbers stay correct.

    >>> [part.strip() for part in split('[Red "Ida"]\\na1 =*\\n[Red "Tom"]\\n=*')]
    ['[Red "Ida"]\\na1 =*', '[Red "Tom"]\\n=*']
    """
    lines = text.removeprefix("\ufeff").splitlines()
    start, moves, comment, names = 0, False, False, set[str]()
    for number, line in enumerate(lines):
        header = not comment and line.lstrip().startswith("[")
        name = HEADER.match(line) if header else None
        again = name is not None and name[1].capitalize() in names and not lines[number - 1].strip()
        if header and (moves or again):
            yield "\n" * start + "\n".join(lines[start:number])
            start, moves, names = number, False, set()
        if name is not None:
            names.add(name[1].capitalize())
        moves = moves or bool(line.strip() and not header)
        comment = moves and _stays_open(line, comment)
    if any(line.strip() for line in lines[start:]):
        yield "\n" * start + "\n".join(lines[start:])


def _stays_open(line: str, comment: bool) -> bool:
    """Whether a comment continues on the next line."""
    if comment:
        _, bracket, line = line.partition("}")
        if not bracket:
            return True
    tokens = [match.group() for match in TOKEN.finditer(line)]
    return bool(tokens) and tokens[-1].startswith("{") and not tokens[-1].endswith("}")


def _begins(part: str) -> int:
    """The line where a part begins."""
    return len(part) - len(part.lstrip("\n")) + 1


def _read_one(text: str) -> Record:
    lines = text.removeprefix("\ufeff").splitlines()
    headers: dict[str, tuple[str, int, int]] = {}
    body = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if not line.lstrip().startswith("["):
            break
        match = HEADER.match(line)
        if not match:
            raise Problem("record.header", text=line.strip()).at(number, len(line) - len(line.lstrip()) + 1)
        headers[match[1].capitalize()] = (re.sub(r"\\(.)", r"\1", match[2]), number, match.start(2) + 1)
        body = number
    opening = _opening(headers, len(lines))
    people = {name: value for name, (value, _, _) in headers.items() if name not in KNOWN}
    moves, comment = _Reader(opening).read(lines, body)
    record = Record(opening, tuple(moves), people, comment)
    _check_result(record, headers)
    return record


def load(file: Path, number: int | None = None) -> Record:
    """Load the only record in a file, or the one with this number, counted from 1; a problem names the file."""
    try:
        text = read_text(file)
        return read(text if number is None else pick(text, number))
    except Problem as problem:
        problem.details.setdefault("file", str(file))
        raise


def pick(text: str, number: int) -> str:
    """The text of the record with this number, counted from 1."""
    count = 0
    for count, part in enumerate(split(text), 1):
        if count == number:
            return part
    if count == 0 and number == 1:
        return text  # which is refused for what is missing
    raise Problem("record.no_game", number=number, count=count)


def read_text(file: Path) -> str:
    """The text of a file that a person named."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem("file.not_text", file=str(file)) from None
    except (OSError, ValueError):
        raise Problem("file.unreadable", file=str(file)) from None


def _opening(headers: dict[str, tuple[str, int, int]], lines: int) -> State:
    if "Opening" not in headers:
        raise Problem("record.no_opening").at(max(lines, 1), 1)
    text, line, column = headers["Opening"]
    try:
        edition = find_edition(text.split()[0] if text.split() else "")
        game = game_of(edition)
        opening: State = game.notation.read_position(text)
    except Problem as problem:
        raise problem.at(line, column + max(problem.column - 1, 0)) from None
    stated = {"Game": game.name, "Edition": edition.id}
    stated["Options"] = " ".join(f"{name}={value}" for name, value in non_default(opening.options).items())
    for name, value in stated.items():
        given, line, column = headers.get(name, (value, 0, 0))
        if given.split() != value.split():
            raise Problem("record.mismatch", header=name, text=given, expected=value or "-").at(line, column)
    return opening


class _Reader:
    """Reads the moves and plays them to follow the state."""

    def __init__(self, opening: State) -> None:
        self.state = opening
        self.game = game_of(opening.edition)
        self.moves: list[PlayedMove] = []
        self.comment = ""

    def read(self, lines: list[str], start: int) -> tuple[list[PlayedMove], str]:
        text = "\n".join(lines[start:])
        for match in TOKEN.finditer(text):
            before = text[: match.start()]
            line = start + before.count("\n") + 1
            column = match.start() - (before.rfind("\n") + 1) + 1
            for token, offset in self._split(match.group()):
                try:
                    self._take(token)
                except Problem as problem:
                    raise problem.at(line, column + offset) from None
        return self.moves, self.comment

    @staticmethod
    def _split(word: str) -> Iterator[tuple[str, int]]:
        """Separate a move from a number written directly before it: `1.N4es`."""
        number = re.match(r"\d+\.+", word)
        if number and number.end() < len(word):
            yield word[number.end() :], number.end()
        elif not number:
            yield word, 0

    def _take(self, token: str) -> None:
        if token.startswith(";"):
            return
        if token.startswith("{"):
            self._comment(token)
        elif token.startswith("@"):
            self._seconds(token)
        elif token.startswith("="):
            result = result_text(self.game, self.state)
            if token[1:].lower() != result:
                raise Problem("record.result", text=token[1:], expected=result)
        else:
            self._move(token)

    def _comment(self, token: str) -> None:
        if not token.endswith("}"):
            raise Problem("record.comment_open")
        text = " ".join(token[1:-1].split())
        if self.moves:
            self.moves[-1] = self.moves[-1]._replace(comment=f"{self.moves[-1].comment} {text}".strip())
        else:
            self.comment = f"{self.comment} {text}".strip()

    def _seconds(self, token: str) -> None:
        if not self.moves or not re.fullmatch(r"\d{1,9}(\.\d{1,9})?", token[1:]):
            raise Problem("notation.expected", text=token, expected="seconds")
        self.moves[-1] = self.moves[-1]._replace(seconds=float(token[1:]))

    def _move(self, token: str) -> None:
        acting = self.game.to_act(self.state)
        colour, colon, rest = token.partition(":")
        if token.startswith("*"):
            seat, text = CHANCE, token[1:]
        elif colon and colour.lower() in self.state.colours:
            seat, text = self.state.colours.index(colour.lower()), rest
        elif len(acting) == 1:
            (seat,), text = acting, token
        else:
            raise Problem("notation.expected", text=token, expected="mover" if acting else "end")
        move = self.game.notation.read_move(self.state, seat, text)
        self.state = self.game.apply(self.state, seat, move)
        self.moves.append(PlayedMove(seat, move))


def _check_result(record: Record, headers: dict[str, tuple[str, int, int]]) -> None:
    if "Result" not in headers:
        return
    given, line, column = headers["Result"]
    result = result_text(record.game, final(record))
    if given.lower() != result:
        raise Problem("record.result", text=given, expected=result).at(line, column)
