"""What happened, in words. Only what everybody at the table saw is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wanderwall.game.protocol import Seat
from wanderwall.games.sliding.state import Push, TimeUp
from wanderwall.games.sliding.views import SlidingView

if TYPE_CHECKING:
    from wanderwall.cli.console import Console


def turn_text(console: Console, seat: Seat, before: SlidingView, after: SlidingView, moves: list[Any]) -> str:
    """One turn of a sliding game: the push, where the pawn went, what it found."""
    grid: Any = console.sitting.state.edition.grid
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
        found=", ".join(console.thing(goal) for goal in new) or "none",
    )


def outcome_text(console: Console) -> str:
    """How it ended."""
    sitting, texts = console.sitting, console.texts
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    if outcome.reason == "solo":
        solved = outcome.scores[0]
        return texts.say("go-rating", line=sitting.state.edition.rating(solved), solved=solved)
    if len(sitting.names) == 1:
        won = "yes" if outcome.winners else "no"
        return texts.say("outcome-alone", won=won, turns=sitting.state.turns, found=outcome.scores[0])
    if not outcome.winners or not any(outcome.scores):
        return f"{texts.say('outcome-none')}. {texts.say('outcome-none-why')}"
    *others, last = [console.name(seat) for seat in outcome.winners]
    names = texts.say("list-and", head=", ".join(others), last=last) if others else last
    winners = texts.say("outcome-winners", count=len(outcome.winners), names=names)
    why = f"outcome-{outcome.reason}"
    return f"{winners} {texts.say(why)}" if texts.has(why) else winners
