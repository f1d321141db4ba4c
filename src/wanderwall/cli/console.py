"""Commands a person may type at any time: help, legend, save, quit. Everything else is a move."""

from __future__ import annotations

import time
import unicodedata
from pathlib import Path

from wanderwall.bots.strength import STRENGTH
from wanderwall.cli.screen import Screen, minutes
from wanderwall.cli.sitting import BOT, TerminalMatch, free_name
from wanderwall.game.protocol import Seat
from wanderwall.i18n import Texts
from wanderwall.problem import Problem


class Quit(Exception):
    """A person leaves the match."""


class Console:
    """A screen with a match on it."""

    def __init__(self, screen: Screen, sitting: TerminalMatch) -> None:
        self.screen = screen
        self.sitting = sitting

    @property
    def texts(self) -> Texts:
        return self.screen.texts

    def say(self, message: str, **details: str | int) -> None:
        self.screen.say(self.texts.say(message, **details))

    def show_problem(self, problem: Problem) -> None:
        self.screen.say(self.texts.say("problem-line", text=self.texts.problem(problem, self.sitting.edition)))

    def thing(self, thing: str) -> str:
        """The name of a thing of the edition."""
        return self.sitting.edition.name(thing, self.texts.language)

    def colour(self, seat: Seat) -> str:
        return self.texts.colour(self.sitting.state.colours[seat])

    def name(self, seat: Seat) -> str:
        """The name of a seat: a person's or a bot's. The second bot of a kind is another animal."""
        names = self.sitting.names
        if not self.sitting.is_bot(seat):
            return names[seat]
        kind = names[seat].removeprefix(BOT)
        before = sum(known == names[seat] for known in names[:seat])
        if kind.startswith(f"{STRENGTH}:"):
            called = [self.texts.say("bot-name-points", points=kind.removeprefix(f"{STRENGTH}:"))]
        else:
            known = [f"bot-name-{kind}", f"bot-other-{kind}"]
            called = [self.texts.say(one) for one in known if self.texts.has(one)] or [kind]
        number = before // len(called)
        return called[before % len(called)] + (f" {number + 1}" if number else "")

    def phrase(self, thing: str) -> str:
        """A thing of the edition as the object of a sentence."""
        return self.sitting.edition.phrase(thing, self.texts.language)

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
        file = Path(name) if name else self.sitting.file or free_name(self.sitting.game.name, Path())
        self.sitting.save(file)
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
        if len(self.sitting.people) < 2:
            return
        self.screen.clear()
        self.screen.ask(self.texts.say("play-curtain", name=self.name(seat)))
        self.screen.clear()

    def lower_curtain(self) -> None:
        """Clear the screen after a turn with hidden information."""
        if len(self.sitting.people) > 1:
            self.screen.clear()


def plain(word: str) -> str:
    """A word without capitals and accents, which not every keyboard has.

    >>> plain("Não")
    'nao'
    """
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
