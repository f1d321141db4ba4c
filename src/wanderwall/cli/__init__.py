"""The `wanderwall` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wanderwall.problem import Problem, missing_extra

if TYPE_CHECKING:
    from wanderwall.i18n import Texts


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; bad input, or a missing extra, gives one sentence on stderr and exit code 2."""
    from wanderwall.cli.app import run
    from wanderwall.cli.terminal import INTERRUPTED
    from wanderwall.i18n import Texts, language_of

    words = list(sys.argv[1:] if argv is None else argv)
    texts = Texts(language_of())
    try:
        language = take_language(words)
        if language is not None:
            texts = Texts(language)
        return run(words, texts)
    except Problem as problem:
        return print_problem(problem, texts)
    except ModuleNotFoundError as error:
        if (missing := missing_extra(error)) is None:
            raise
        return print_problem(missing, texts)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # the reader of our output has gone, such as `head`: nothing more can be printed, not even by the exit handlers
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def print_problem(problem: Problem, texts: Texts) -> int:
    from wanderwall.cli.terminal import BAD_INPUT

    print(texts.say("problem-line", text=texts.problem(problem)), file=sys.stderr)
    return BAD_INPUT


def take_language(words: list[str]) -> str | None:
    """Remove `--lang xx` from the arguments, wherever it is; the last one counts."""
    language = None
    place = 0
    while place < len(words) and words[place] != "--":
        name, equals, value = words[place].partition("=")
        if name != "--lang":
            place += 1
            continue
        if not equals and place + 1 == len(words):
            raise Problem("command.no_value", option="--lang")
        language = value if equals else words[place + 1]
        del words[place : place + (1 if equals else 2)]
    return language
