"""`wanderwall play`: set up a match, check everything before it starts, play, and never lose a match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from wanderwall.cli.any_game import PlainTable
from wanderwall.cli.lists import print_missing
from wanderwall.cli.options import EditionName, GameOptions, read_seed
from wanderwall.cli.terminal import INTERRUPTED, InputClosed, Screen
from wanderwall.cli.terminal_match import BOT, TerminalMatch, free_name, resume_match
from wanderwall.game.edition import Edition
from wanderwall.game.options import options_of, parse_options, resolve_options
from wanderwall.game.protocol import AnyGame, Seat
from wanderwall.games import edition as find_edition
from wanderwall.games import first_edition, game_of, part
from wanderwall.games import game as find_game
from wanderwall.i18n import Texts
from wanderwall.match.match import new_seed
from wanderwall.problem import Problem

LONGEST_NAME = 30
#: placeholder for a person without a name, who is named after the colour
ANYBODY = "?"
#: the default opponent
GREEDY = "greedy"


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="word-game", help="help-play-game")] = None,
    edition: EditionName = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="word-name", help="help-play-seats")] = None,
    option: GameOptions = None,
    young: Annotated[list[str] | None, typer.Option(metavar="word-seat", help="help-play-young")] = None,
    colours: Annotated[str | None, typer.Option(metavar="word-colours", help="help-play-colours")] = None,
    first: Annotated[str | None, typer.Option(metavar="word-seat", help="help-play-first")] = None,
    seed: Annotated[str | None, typer.Option(metavar="word-number", parser=read_seed, help="help-play-seed")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="word-file", help="help-play-resume")] = None,
    save: Annotated[Path | None, typer.Option(metavar="word-file", help="help-play-save")] = None,
) -> int:
    """Play in the terminal."""
    texts: Texts = ctx.obj
    if resume is not None:
        if any((game, edition, seat, option, young, colours, first, seed)):
            raise Problem("play.resume_alone")
        match = resume_match(resume)
    else:
        chosen = choose_edition(game, edition)
        match = set_table(texts, chosen, seat or [], option or [], young or [], colours, first, seed)
    if save is not None:
        match.file = save
        match.keep()
    check_seats(match)
    if len(match.people) < len(match.names):
        print_missing(texts, match.game.name)
    own = part("cli", match.game.name)
    kind = own.TABLE if own else PlainTable
    return play_at(kind(Screen(texts), match))


def play_at(table: Any) -> int:
    """Play to the end, or until a person quits; an interrupted match is saved."""
    from wanderwall.cli.terminal import Quit

    try:
        table.play()
    except Quit:
        table.lower_curtain()
    except (InputClosed, KeyboardInterrupt) as interruption:
        table.lower_curtain()
        match: TerminalMatch = table.match
        file = match.file or free_name(match.game.name, Path())
        match.save(file)
        table.screen.say()
        table.say("play-kept", file=str(file))
        return INTERRUPTED if isinstance(interruption, KeyboardInterrupt) else 0
    return 0


# ── the table ────────────────────────────────────────────────────────────────────────────────────────────────────────


def choose_edition(game: str | None, edition: str | None) -> Edition:
    """The requested edition, or the game's first."""
    if edition is None:
        return first_edition(game or "classic")
    found: Edition = find_edition(edition)
    if game is not None and find_game(game).name != found.game:
        raise Problem("play.other_game", edition=found.id, game=game, expected=found.game)
    return found


def set_table(
    texts: Texts,
    edition: Edition,
    seats: Sequence[str],
    options: Sequence[str],
    young: Sequence[str],
    colours: str | None,
    first: str | None,
    seed: str | None,
) -> TerminalMatch:
    """A dealt match with named seats."""
    game = game_of(edition)
    names = [*seats] or default_seats(game, edition)
    given = with_young(game, edition, names, parse_options(list(options)), young)
    if first is not None:
        given["first"] = seat_of(first, names) + 1
    match = TerminalMatch.deal(edition, colours_of(colours, len(names)), given, seed=seed or new_seed())
    pawns = [texts.colour(colour).capitalize() for colour in match.colours]
    match.call([pawn if name == ANYBODY else name for name, pawn in zip(names, pawns, strict=True)])
    return match


def default_seats(game: AnyGame, edition: Edition) -> list[str]:
    """One person against a simple bot; solo if all would play at the same time."""
    from wanderwall.bots import bot_names

    low, high = edition.players
    bots = bot_names(game.name)
    other = BOT + (GREEDY if GREEDY in bots else bots[0])
    return [ANYBODY, *[other] * (max(low, min(high, 1 if game.together else 2)) - 1)]


def colours_of(colours: str | None, seats: int) -> int | list[str]:
    """The colours that play, or just their number."""
    if colours is None:
        return seats
    chosen = [colour.strip().lower() for colour in colours.split(",")]
    if len(chosen) != seats:
        raise Problem("play.colours", given=len(chosen), seats=seats)
    return chosen


def with_young(
    game: AnyGame, edition: Edition, names: Sequence[str], given: dict[str, str], young: Sequence[str]
) -> dict[str, object]:
    """The options of the match, with the edition's rules for young players applied to these seats."""
    options: dict[str, object] = {name.replace("-", "_"): value for name, value in given.items()}
    if not young:
        return options
    if not edition.young:
        raise Problem("play.no_young", edition=edition.id)
    known, count = options_of(game.options), len(names)
    base = resolve_options(game.options, count, edition.defaults, options)
    for name, value in edition.young.items():
        key = name.replace("-", "_")
        if not known[key].per_seat:
            options[key] = value
            continue
        set_before = options.get(key)
        values = list(set_before if isinstance(set_before, list) else getattr(base, key))
        for seat in young:
            values[seat_of(seat, names)] = value
        options[key] = values
    return options


def seat_of(text: str, names: Sequence[str]) -> Seat:
    """Find a seat by its number, counted from 1, or by its name."""
    lowered = [name.lower() for name in names]
    if text.lower() in lowered:
        return lowered.index(text.lower())
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise Problem("play.no_seat", text=text, seats=len(names))


def check_seats(match: TerminalMatch) -> None:
    """Check that names are distinct and bots exist."""
    from wanderwall.bots import bot

    for seat, name in enumerate(match.names):
        if match.is_bot(seat):
            bot(name.removeprefix(BOT), match.game.name)
        elif not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise Problem("play.name", text=name[:LONGEST_NAME], most=LONGEST_NAME)
        elif name.lower() in [other.lower() for other in match.names[:seat]]:
            raise Problem("play.same_name", text=name)
