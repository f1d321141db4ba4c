"""Texts for people: one folder per language, one Fluent file per area, the same messages in each; the page shares them.

`commands` is only for the terminal, `preview` for what links show; the page loads the others.

Everybody is addressed informally: du, tu, je, tu, tú, tu. Spanish is that of Spain, Portuguese that of Portugal, and
things in the games have the names used in their rulebooks.

The text of a problem is its code with dashes for dots. A code that begins with a game's name may use the text shared by
all games: `classic.push.goes_back` is `move-push-goes_back` if there is no `classic-push-goes_back`.

Bots are animals, and their names begin with an article: “The Fox”. If such a name is not the first word of a sentence,
the text marks it: `{ NAME($name) }` is “the Fox”, and a person's name unchanged.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_date

from wanderwall.game.edition import LANGUAGES, Edition
from wanderwall.problem import Detail, Problem

FALLBACK = "en"

#: locales of languages whose default has other plural rules: zero is plural in Portugal
LOCALES = {"pt": "pt-PT"}

#: bots whose name has an article
ANIMALS = ("greedy", "level1", "level2", "level3", "level4", "level5", "master", "even")

#: details that are days
ISO_DAY = re.compile(r"\d{4}-\d\d-\d\d")

#: most characters of a problem's detail that are shown
LONGEST = 300

#: problem details that are ids of an edition's things
THINGS = ("picture", "goal", "card")


def files_of(language: str) -> dict[str, Path]:
    """The files of a language's texts, by area."""
    return {path.stem: path for path in sorted((Path(__file__).parent / language).glob("*.ftl"))}


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of a language; without isolating marks, which terminals show as garbage."""
    messages = FluentBundle(
        [LOCALES.get(language, language)],
        use_isolating=False,
        functions={"NAME": lambda name: cast("FluentType", inside(str(name), language))},
    )
    for path in files_of(language).values():
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


@cache
def animals(language: str) -> tuple[str, ...]:
    """The names of the bots that have an article, in one language."""
    texts = Texts(language)
    return tuple(texts.say(f"bot-name-{bot}") for bot in ANIMALS)


def inside(name: str, language: str) -> str:
    """A name, or a list of names, within a sentence: the article of a bot is in lower case there.

    >>> inside("Die Katze", "de"), inside("Die Katze 2 und Ida", "de"), inside("Dietrich", "de")
    ('die Katze', 'die Katze 2 und Ida', 'Dietrich')
    """
    known = any(re.match(rf"{re.escape(animal)}(?!\w)", name) for animal in animals(language))
    return name[:1].lower() + name[1:] if known else name


class Texts:
    """The texts of one language, in English where it has none.

    >>> Texts("de").say("yes"), Texts("nl").problem(Problem("board.no_square", text="z9", last="g7"))
    ('ja', '“z9” is geen veld op dit spelbord (a1 tot g7).')
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Problem("language.unknown", text=language, known=", ".join(LANGUAGES))
        self.language = language

    def has(self, message: str) -> bool:
        return any(bundle(language).has_message(message) for language in (self.language, FALLBACK))

    def say(self, message: str, **details: Detail) -> str:
        """The message with these details; days are written in the style of the language.

        >>> Texts("de").say("day-late", date="2026-11-21")
        'Das Labyrinth vom 21. November 2026 kommt, wenn dieser Tag beginnt.'
        """
        known = {key: as_day(value) if ISO_DAY.fullmatch(str(value)) else value for key, value in details.items()}
        for language in (self.language, FALLBACK):
            messages = bundle(language)
            if messages.has_message(message) and (pattern := messages.get_message(message).value):
                text, _ = messages.format_pattern(pattern, known)
                return str(text)
        raise KeyError(message)

    def colour(self, colour: str) -> str:
        """The name of a colour; an external game may have colours without one."""
        return self.say(f"colour-{colour}") if self.has(f"colour-{colour}") else colour

    def problem(self, problem: Problem, edition: Edition | None = None) -> str:
        """The sentence of a problem, with its clause in brackets."""
        details = {key: shorten(value) if isinstance(value, str) else value for key, value in problem.details.items()}
        for key in THINGS:
            if edition and details.get(key) in edition.names:
                details[key] = edition.name(str(details[key]), self.language)
        message = self.text_of(problem.code)
        text = self.say(message, **details) if self.has(message) else problem.code  # an external game may have no texts
        if problem.clause:
            text = f"{text} [{problem.clause}]"
        if problem.line:
            return self.say("problem-place", line=problem.line, column=problem.column, text=text)
        return self.say("problem-column", column=problem.column, text=text) if problem.column else text

    def text_of(self, code: str) -> str:
        """The id of a problem's text: its own, or the one that all games share."""
        own = code.replace(".", "-")
        return own if self.has(own) else "move-" + own.partition("-")[2]


def as_day(text: Detail) -> object:
    """A day that a text writes in its language's long form."""
    return fluent_date(date.fromisoformat(str(text)), dateStyle="long")


def shorten(text: str) -> str:
    """Shorten a detail that a person typed or pasted for a sentence; Fluent fails with 2,500 characters."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def accept_language(header: str) -> str:
    """The first of a browser's languages that is supported; English if there is none.

    >>> accept_language("tlh, de-AT;q=0.9, fr;q=0.8"), accept_language("")
    ('de', 'en')
    """
    return next((word.strip()[:2] for word in header.split(",") if word.strip()[:2] in LANGUAGES), FALLBACK)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale; English if it is not supported.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "fr_FR"})
    ('de', 'en')
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES else FALLBACK


def is_dumb(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the terminal understands no control sequences."""
    return environment.get("TERM") == "dumb"


def is_colourless(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the person at the terminal wants no colours (no-color.org)."""
    return bool(environment.get("NO_COLOR"))
