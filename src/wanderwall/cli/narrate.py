"""The board on a terminal, in the user's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from wanderwall.board.grid import Grid, Squares
from wanderwall.cli.terminal import Screen
from wanderwall.draw.text import board_text
from wanderwall.draw.text_go import check_text
from wanderwall.game.edition import Edition
from wanderwall.game.protocol import Seat, View
from wanderwall.games.go.views import GoView
from wanderwall.games.sliding.state import Push, TimeUp
from wanderwall.games.sliding.views import SlidingView
from wanderwall.i18n import inside

if TYPE_CHECKING:
    from wanderwall.cli.terminal import Console


def board(screen: Screen, edition: Edition, view: View, marks: Squares = 0) -> str:
    """The board, with the squares of a set marked."""
    return "\n".join(board_text(view, marks=marks, colour=screen.colour, label=_label(screen, edition)))


def checked_board(screen: Screen, edition: Edition, view: GoView, seat: Seat) -> str:
    """A seat's board of Labyrinth Go! at the last check."""
    return "\n".join(check_text(view, seat, colour=screen.colour, label=_label(screen, edition)))


def _label(screen: Screen, edition: Edition) -> Callable[[str], str]:
    return lambda thing: edition.name(thing, screen.texts.language)


#: before this sound “and” is another word in Spanish
I_SOUND = re.compile(r"h?i(?![aeo])", re.IGNORECASE)


def turn_text(console: Console, seat: Seat, before: SlidingView, after: SlidingView, moves: Sequence[object]) -> str:
    """One turn of a sliding game: the push, where the pawn went, what it found."""
    grid: Grid = console.match.state.edition.grid
    timed = [move for move in moves if isinstance(move, TimeUp)]
    pushes = [move for move in moves if isinstance(move, Push)] + [move.push for move in timed if move.push]
    stood, stands = (view["seats"][seat]["pawn"] for view in (before, after))
    if pushes:
        stood = grid.arrow(pushes[0].arrow).carry(stood)
    new = after["seats"][seat]["found"][len(before["seats"][seat]["found"]) :]
    return console.texts.say(
        "tell-turn",
        name=console.name(seat),
        push=str(pushes[0]) if pushes else "none",
        how="time" if timed else "stay" if stands == stood else "walk",
        square=grid.names[stands],
        found=join_words(console, [console.phrase(goal) for goal in new]) or "none",
    )


def join_words(console: Console, words: list[str]) -> str:
    """Join words as the language does: “the owl, the bat and the map”."""
    if len(words) < 2:
        return "".join(words)
    *others, last = words
    return console.texts.say("list-and-i" if I_SOUND.match(last) else "list-and", head=", ".join(others), last=last)


def outcome_text(console: Console) -> str:
    """How the match ended."""
    match, texts = console.match, console.texts
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    if outcome.reason == "solo":
        solved = outcome.scores[0]
        return texts.say("go-rating", line=match.state.edition.rating(solved), solved=solved)
    if len(match.names) == 1:
        won = "yes" if outcome.winners else "no"
        return texts.say("outcome-alone", won=won, turns=match.state.turns, found=outcome.scores[0])
    if not outcome.winners or not any(outcome.scores):
        return f"{texts.say('outcome-none')}. {texts.say('outcome-none-why')}"
    first, *others = [console.name(seat) for seat in outcome.winners]
    names = join_words(console, [first, *(inside(name, texts.language) for name in others)])
    winners = texts.say("outcome-winners", count=len(outcome.winners), names=names)
    why = f"outcome-{outcome.reason}"
    return f"{winners} {texts.say(why)}" if texts.has(why) else winners
