"""The terminal: progress, screen, keyboard and exit codes."""

from __future__ import annotations

import os
import select
import sys
import time
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from wanderwall.bots.strength import STRENGTH
from wanderwall.cli.terminal_match import BOT, TerminalMatch, free_name
from wanderwall.game.protocol import Seat
from wanderwall.i18n import Texts, is_colourless, is_dumb
from wanderwall.problem import Problem

T = TypeVar("T")


def with_progress(texts: Texts, message: str, items: Iterable[T], total: int) -> Iterator[T]:
    """Yield the items as they come, counting them on the terminal's last line."""
    watching = sys.stderr.isatty()
    for done, item in enumerate(items, 1):
        if watching:
            print(f"\r{texts.say(message, done=done, total=total)}", end="", file=sys.stderr, flush=True)
        yield item
    if watching:
        print(file=sys.stderr)


def print_columns(rows: Sequence[Sequence[str]], left: int) -> None:
    """Print a table whose first `left` columns are aligned to the left, the others to the right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.ljust(wide[n]) if n < left else cell.rjust(wide[n]) for n, cell in enumerate(row)]
        print("  ".join(cells).rstrip())


#: clear the screen and its scrollback, then go to the top left
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class InputClosed(Exception):
    """There is no more input."""


class TimeOver(Exception):
    """The time for input is over."""


class Screen:
    """One terminal, or a pipe in its place."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.terminal = sys.stdout.isatty() and not is_dumb()
        self.colour = self.terminal and not is_colourless()
        self._typed = b""

    def say(self, text: str = "") -> None:
        print(text, flush=True)

    def clear(self) -> None:
        """Clear everything readable; a pipe has no screen, so only a line is drawn there."""
        print(CLEAR if self.terminal else "─" * 60, end="" if self.terminal else "\n", flush=True)

    def strong(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.colour else text

    def ask(self, prompt: str, deadline: float | None = None) -> str:
        """Return the next line, without spaces around it."""
        print(f"{prompt} ", end="", flush=True)
        line = self._line(deadline).decode("utf-8", "replace").strip()
        if not sys.stdin.isatty():
            print(line, flush=True)
        return line

    def _line(self, deadline: float | None) -> bytes:
        """Return the next line, read from the descriptor directly: a buffer of Python's would hide lines from
        `select`.
        """
        if sys.stdin is None or sys.stdin.closed:
            raise InputClosed
        source = sys.stdin.fileno()
        while b"\n" not in self._typed:
            if deadline is not None and os.name != "nt":
                left = deadline - time.monotonic()
                if left <= 0 or not select.select([source], [], [], left)[0]:
                    raise TimeOver
            data = os.read(source, 4096)
            if not data:
                line, self._typed = self._typed, b""
                if line:
                    return line
                raise InputClosed
            self._typed += data
        if deadline is not None and time.monotonic() > deadline:
            raise TimeOver
        line, _, self._typed = self._typed.partition(b"\n")
        return line


def minutes(seconds: float) -> str:
    """A time as on a clock.

    >>> minutes(272.4), minutes(-3)
    ('4:32', '0:00')
    """
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02}"


class Quit(Exception):
    """A person leaves the match."""


class Console:
    """A screen with a match on it."""

    def __init__(self, screen: Screen, match: TerminalMatch) -> None:
        self.screen = screen
        self.match = match

    @property
    def texts(self) -> Texts:
        return self.screen.texts

    def say(self, message: str, **details: str | int) -> None:
        self.screen.say(self.texts.say(message, **details))

    def show_problem(self, problem: Problem) -> None:
        self.screen.say(self.texts.say("problem-line", text=self.texts.problem(problem, self.match.edition)))

    def thing(self, thing: str) -> str:
        """The name of a thing of the edition."""
        return self.match.edition.name(thing, self.texts.language)

    def colour(self, seat: Seat) -> str:
        return self.texts.colour(self.match.state.colours[seat])

    def name(self, seat: Seat) -> str:
        """The name of a seat: a person's, or the animal of a bot; more of a kind are numbered."""
        names = self.match.names
        if not self.match.is_bot(seat):
            return names[seat]
        kind = names[seat].removeprefix(BOT)
        before = sum(known == names[seat] for known in names[:seat])
        if kind.startswith(f"{STRENGTH}:"):
            called = self.texts.say("bot-name-points", points=kind.removeprefix(f"{STRENGTH}:"))
        else:
            called = self.texts.say(f"bot-name-{kind}") if self.texts.has(f"bot-name-{kind}") else kind
        return called + (f" {before + 1}" if before else "")

    def phrase(self, thing: str) -> str:
        """A thing of the edition as the object of a sentence."""
        return self.match.edition.phrase(thing, self.texts.language)

    def ask(self, prompt: str, help_text: str, deadline: float | None = None) -> str:
        """Return the next line that is no command of this class; `help_text` is the message id of what `?` shows."""
        while True:
            clock = "" if deadline is None else f"[{minutes(deadline - time.monotonic())}] "
            line = self.screen.ask(self.screen.strong(clock + prompt), deadline)
            word, _, rest = line.partition(" ")
            try:
                match word.lower():
                    case "?" | "help":
                        self.say(help_text)
                        self.say("play-help-always")
                    case "legend":
                        self.legend()
                    case "save":
                        self.save(rest.strip())
                    case "quit" | "exit":
                        self.quit()
                    case _:
                        return line
            except Problem as problem:
                self.show_problem(problem)

    def legend(self) -> None:
        """Show where everything is; a game may override this."""

    def save(self, name: str) -> None:
        file = Path(name) if name else self.match.file or free_name(self.match.game.name, Path())
        self.match.save(file)
        self.say("play-saved", file=str(file))

    def quit(self) -> None:
        """Offer to save, then leave."""
        if self.yes("play-quit-save"):
            self.save("")
        raise Quit

    def yes(self, question: str) -> bool:
        """Ask until the answer is yes or no; just Enter is yes."""
        while True:
            answer = self.screen.ask(self.screen.strong(self.texts.say(question)))
            if self.says(answer, "yes"):
                return True
            if self.says(answer, "no"):
                return False

    def says(self, answer: str, word: str) -> bool:
        """Whether the answer is yes (or just Enter) or no, in English or the player's language, as a word or one
        letter.
        """
        own = plain(self.texts.say(word))
        return plain(answer) in (word, word[0], own, own[0], *([""] if word == "yes" else []))

    def curtain(self, seat: Seat) -> None:
        """Hide everything until the next person is at the keyboard; not needed for a single person."""
        if len(self.match.people) < 2:
            return
        self.screen.clear()
        self.screen.ask(self.texts.say("play-curtain", name=self.name(seat)))
        self.screen.clear()

    def lower_curtain(self) -> None:
        """Clear the screen after a turn with hidden information."""
        if len(self.match.people) > 1:
            self.screen.clear()


def plain(word: str) -> str:
    """A word without capitals and accents, which not every keyboard has.

    >>> plain("Não")
    'nao'
    """
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


#: exit codes: the input was bad; interrupted from the keyboard
BAD_INPUT, INTERRUPTED = 2, 130
