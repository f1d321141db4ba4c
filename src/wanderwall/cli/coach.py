"""`wanderwall hint` and `wanderwall review`: the coach speaks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from wanderwall.cli.play import seat_of
from wanderwall.cli.progress import watched
from wanderwall.cli.show import read_state
from wanderwall.cli.sitting import read_record
from wanderwall.game.edition import Edition
from wanderwall.games import game_of
from wanderwall.i18n import Texts
from wanderwall.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wanderwall.coach.hints import Reason
    from wanderwall.coach.review import Reviewed, Summary


def hint(
    ctx: typer.Context,
    position: Annotated[str, typer.Argument(metavar="word-position", help="help-show-position")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="word-seat", help="help-hint-seat")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> int:
    """The best turn for a seat, from what it may know."""
    texts: Texts = ctx.obj
    state = read_state(position)
    game = game_of(state.edition)
    whose = seat_of(seat, state.colours) if seat else next(iter(game.to_act(state)), 0)
    if game.name == "go":
        return hint_go(texts, state.edition, game.view(state, whose), as_json)
    from wanderwall.coach.hints import hint as hint_for

    found = hint_for(game.view(state, whose))
    told = found.told(state.edition.side)
    if as_json:
        print(json.dumps(told))
        return 0
    print(texts.say("hint-turn", push=told["push"] or "none", walk=told["walk"]))
    for text in reasons_told(texts, state.edition, found.reasons):
        print(f"  – {text}")
    return 0


def hint_go(texts: Texts, edition: Edition, view: Any, as_json: bool) -> int:
    """The next tile of Labyrinth Go!"""
    from wanderwall.coach.go_hints import hint as hint_for

    found = hint_for(view)
    if as_json:
        print(json.dumps(found.told()))
        return 0
    print(f"{found.move}: {texts.say('hint-go', **next_told(edition, found.move, texts.language))}")
    return 0


def next_told(edition: Edition, move: str, language: str) -> dict[str, str]:
    """What a text needs to say of a move of Labyrinth Go!"""
    if move == "grab":
        return {"what": "grab", "tile": "", "square": ""}
    tile, _, place = move.strip("-").partition("-")
    named = edition.name(tile[:2] if tile != "J" else "joker", language)
    return {"what": "lay" if place else "lift", "tile": named, "square": place[:2]}


def reasons_told(texts: Texts, edition: Edition, reasons: Iterable[Reason]) -> list[str]:
    """Reasons in the user's language."""
    told = []
    for reason in reasons:
        details = dict(reason.details)
        if "goal" in details:
            details["goal"] = edition.name(str(details["goal"]), texts.language)
        if "colour" in details:
            details["colour"] = texts.say(f"colour-{details['colour']}")
        told.append(texts.say(f"coach-{reason.code}", **details))
    return told


def review(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="word-file", help="help-replay-file")],
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> int:
    """Every turn of a recorded game, and how each seat played."""
    texts: Texts = ctx.obj
    record = read_record(Path(file))
    return (review_rounds if record.game.name == "go" else review_turns)(texts, record, as_json)


def review_turns(texts: Texts, record: Record, as_json: bool) -> int:
    """A game of a sliding maze."""
    from wanderwall.coach.review import review as review_of
    from wanderwall.coach.review import summaries
    from wanderwall.record import final

    last: Any = final(record)
    total = getattr(last, "turns", 0) - getattr(record.opening, "turns", 0)
    turns = list(watched(texts, "review-progress", review_of(record), total))
    summed = summaries(turns, last.seats)
    if as_json:
        seats = [summary.told(record) for summary in summed]
        print(json.dumps({"turns": [turn.told(record) for turn in turns], "seats": seats}))
        return 0
    for turn in turns:
        say_turn(texts, record, turn)
    print()
    for summary in summed:
        say_summary(texts, record, summary)
    return 0


def review_rounds(texts: Texts, record: Record, as_json: bool) -> int:
    """A game of Labyrinth Go!"""
    from wanderwall.coach.go_review import review as review_of
    from wanderwall.coach.go_review import summaries
    from wanderwall.games.go.notation import layout_text

    edition: Any = record.edition
    rounds = list(review_of(record))
    summed = summaries(rounds, len(record.opening.colours))
    if as_json:
        seats = [summary.told(record) for summary in summed]
        print(json.dumps({"rounds": [one.told(record) for one in rounds], "seats": seats}))
        return 0
    for one in rounds:
        pictures = ", ".join(edition.name(picture, texts.language) for picture in one.roll)
        ways = texts.say("coach-go-ways", solutions=one.solutions)
        fewest = texts.say("coach-go-fewest", tiles=one.tiles)
        print(f"{one.number}. {pictures}: {ways}, {fewest}")
        for board in one.boards:
            spare, joined = len(board.layout) - len(board.better), {"joined": board.joined, "pictures": len(one.roll)}
            right = texts.say("coach-go-right", spare=spare)
            told = right if board.right else texts.say("coach-go-wrong", changes=board.changes, **joined)
            print(f"   {name_of(texts, record, board.seat)}: {told}")
            if not board.right:
                print(f"      {layout_text(edition, board.better)}")
    print()
    for summary in summed:
        told = texts.say("coach-go-summary", right=summary.right, rounds=summary.rounds, near=summary.near)
        print(f"{name_of(texts, record, summary.seat)}: {told}")
    return 0


def say_turn(texts: Texts, record: Record, turn: Reviewed) -> None:
    told = turn.told(record)
    print(
        texts.say(
            "review-turn",
            number=turn.number,
            name=name_of(texts, record, turn.seat),
            push=told["played"]["push"],
            walk=told["played"]["walk"],
            squares=turn.squares,
            finding=turn.finding,
            how="found" if turn.found else "missed" if turn.missed else "nothing",
        )
    )
    if turn.gave_up > 0:
        why = ", ".join(reasons_told(texts, record.edition, turn.reasons))
        best, points = told["best"], round(100 * turn.gave_up)
        print("   " + texts.say("review-better", push=best["push"], walk=best["walk"], why=why, points=points))


def say_summary(texts: Texts, record: Record, summary: Summary) -> None:
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
    """Who plays, by the record's headers or by colour."""
    colour: str = record.opening.colours[seat]
    return record.headers.get(colour.capitalize(), texts.say(f"colour-{colour}").capitalize())
