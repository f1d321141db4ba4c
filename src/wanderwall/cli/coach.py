"""`wanderwall hint` and `wanderwall review`: the coach at the terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from wanderwall.cli.options import AsJson, Position, RecordFile, RecordNumber, choose_record
from wanderwall.cli.play import seat_of
from wanderwall.cli.show import read_state
from wanderwall.cli.terminal import with_progress
from wanderwall.coach import Remark, coach
from wanderwall.coach.sliding.hints import speaks
from wanderwall.game.edition import Edition
from wanderwall.games import game_of
from wanderwall.games.go.notation import layout_text
from wanderwall.games.go.state import GoEdition
from wanderwall.i18n import Texts
from wanderwall.match.record import Record, final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from wanderwall.coach.go import GoHint
    from wanderwall.coach.go import ReviewedRoll as Round
    from wanderwall.coach.go import RollSummary as RoundSummary
    from wanderwall.coach.sliding.hints import Hint, Reason
    from wanderwall.coach.sliding.review import ReviewedTurn, SeatSummary
    from wanderwall.problem import Detail


def hint(
    ctx: typer.Context,
    position: Position,
    seat: Annotated[str | None, typer.Option("--seat", metavar="word-seat", help="help-hint-seat")] = None,
    as_json: AsJson = False,
) -> int:
    """The best turn for a seat, from what it may know."""
    texts: Texts = ctx.obj
    state = read_state(position)
    game = game_of(state.edition)
    whose = seat_of(seat, state.colours) if seat else next(iter(game.to_act(state)), 0)
    helper = coach(game.name)
    found = helper.hint(game.view(state, whose))
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        SAID[helper.parts].hint(texts, state.edition, found)
    return 0


def say_turn_hint(texts: Texts, edition: Edition, found: Hint) -> None:
    turn = found.as_json()
    print(texts.say("hint-turn", push=turn["push"] or "none", walk=turn["walk"]))
    for text in reason_lines(texts, edition, found.reasons):
        print(f"  – {text}")


def say_tile_hint(texts: Texts, edition: Edition, found: GoHint) -> None:
    print(f"{found.move}: {texts.say('hint-go', **next_details(edition, found.move, texts.language))}")


def next_details(edition: Edition, move: str, language: str) -> dict[str, str]:
    """The details of a Labyrinth Go! move for a text."""
    if move == "grab":
        return {"what": "grab", "tile": "", "square": ""}
    tile, _, place = move.strip("-").partition("-")
    named = edition.name(tile[:2] if tile != "J" else "joker", language)
    return {"what": "lay" if place else "lift", "tile": named, "square": place[:2]}


def reason_lines(
    texts: Texts, edition: Edition, reasons: Iterable[Reason], mover: str | None = None, names: Mapping[str, str] = {}
) -> list[str]:
    """Reasons in the user's language: what speaks for the turn, what speaks against it, then the numbers. Without a
    mover the text addresses the user.

    `names` are those of the players by colour; without them a colour is the name.
    """
    reasons = list(reasons)
    who: dict[str, Detail] = {"you": "no" if mover else "yes", "name": mover or ""}
    said = {side: [f"coach-{one.code}" for one in reasons if speaks(one) == side] for side in ("for", "against")}
    details = {one.code: {**who, **reason_details(texts, edition, one, names)} for one in reasons}
    good = [texts.say(text, **details.get(text.removeprefix("coach-"), {})) for text in said["for"] or ["coach-plain"]]
    bad = [texts.say(text, **details.get(text.removeprefix("coach-"), {})) for text in said["against"]]
    numbers = [texts.say(f"why-{code}", **known) for code, known in details.items() if texts.has(f"why-{code}")]
    good[-1] = ", ".join([good[-1], *bad])
    return [f"{line}." for line in good] + numbers


def reason_details(texts: Texts, edition: Edition, reason: Reason, names: Mapping[str, str]) -> dict[str, Detail]:
    """The details for the texts of a reason, in the user's language."""
    details = dict(reason.details)
    goal, colour = details.pop("goal", None), details.pop("colour", None)
    details["goal"] = edition.phrase(str(goal), texts.language) if goal else texts.say("coach-goal")
    if colour:
        details["other"] = names.get(str(colour), texts.colour(str(colour)).capitalize())
    return details


def review(
    ctx: typer.Context,
    file: RecordFile,
    as_json: AsJson = False,
    game: RecordNumber = None,
) -> int:
    """Review every turn of a recorded match, and how each seat played."""
    texts: Texts = ctx.obj
    record = choose_record(texts, file, game)
    helper = coach(record.game.name)
    said, parts = SAID[helper.parts], review_parts(texts, record)
    if as_json:
        print(json.dumps(helper.as_json(parts, record)))
        return 0
    for part in parts:
        said.part(texts, record, part)
    print()
    for summary in helper.summaries(parts, record):
        said.summary(texts, record, summary)
    return 0


def review_parts(texts: Texts, record: Record) -> list[Remark]:
    """Review a game and show the progress."""
    helper = coach(record.game.name)
    said = SAID[helper.parts]
    total = said.number(final(record)) - said.number(record.opening)
    return list(with_progress(texts, "review-progress", helper.review(record), total))


def say_round(texts: Texts, record: Record, played: Round) -> None:
    edition: GoEdition = record.opening.edition
    pictures = ", ".join(edition.name(picture, texts.language) for picture in played.roll)
    ways = texts.say("coach-go-ways", solutions=played.solutions)
    fewest = texts.say("coach-go-fewest", tiles=played.tiles)
    print(f"{played.number}. {pictures}: {ways}, {fewest}")
    for board in played.boards:
        spare, joined = len(board.layout) - len(board.better), {"joined": board.joined, "pictures": len(played.roll)}
        right = texts.say("coach-go-right", spare=spare)
        verdict = right if board.right else texts.say("coach-go-wrong", changes=board.changes, **joined)
        print(f"   {name_of(texts, record, board.seat)}: {verdict}")
        if not board.right:
            print(f"      {layout_text(edition, board.better)}")


def say_rounds(texts: Texts, record: Record, summary: RoundSummary) -> None:
    summed = texts.say("coach-go-summary", right=summary.right, rounds=summary.rounds, near=summary.near)
    print(f"{name_of(texts, record, summary.seat)}: {summed}")


def say_turn(texts: Texts, record: Record, turn: ReviewedTurn) -> None:
    written = turn.as_json(record)
    print(
        texts.say(
            "review-turn",
            number=turn.number,
            name=name_of(texts, record, turn.seat),
            push=written["played"]["push"] or "",
            walk=written["played"]["walk"],
            squares=turn.squares,
            finding=turn.finding,
            how="found" if turn.found else "missed" if turn.missed else "nothing",
        )
    )
    if not turn.good:
        best, points = written["best"], round(100 * turn.gave_up)
        print("   " + texts.say("review-better", push=best["push"] or "", walk=best["walk"], points=points))
        names = {colour: name_of(texts, record, seat) for seat, colour in enumerate(record.opening.colours)}
        mover = names[record.opening.colours[turn.seat]]
        for text in reason_lines(texts, record.edition, turn.reasons, mover, names):
            print(f"      {text}")


def say_turns(texts: Texts, record: Record, summary: SeatSummary) -> None:
    print(
        texts.say(
            "review-summary",
            name=name_of(texts, record, summary.seat),
            turns=summary.turns,
            found=summary.found,
            missed=summary.missed,
            good=summary.good,
            worst=summary.worst or "none",
        )
    )


def name_of(texts: Texts, record: Record, seat: int) -> str:
    """The name of a player, by the record's headers or by colour."""
    colour: str = record.opening.colours[seat]
    return record.headers.get(colour.capitalize(), texts.colour(colour).capitalize())


class Said(NamedTuple):
    """Functions that print the remarks of a coach."""

    hint: Callable[..., None]
    part: Callable[..., None]
    summary: Callable[..., None]
    #: number of parts played up to a state
    number: Callable[[Any], int]


#: by the kind of part that the coach reviews
SAID: Mapping[str, Said] = {
    "turns": Said(say_turn_hint, say_turn, say_turns, lambda state: int(state.turns)),
    "rounds": Said(say_tile_hint, say_round, say_rounds, lambda state: int(state.number - (state.step != "over"))),
}
