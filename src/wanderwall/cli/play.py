"""`wanderwall play`: set a table, check everything before it starts, play, and never lose a game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from wanderwall.cli import INTERRUPTED
from wanderwall.cli.screen import Ended, Screen
from wanderwall.cli.sitting import BOT, Sitting, free_name, resumed
from wanderwall.game.edition import Edition
from wanderwall.game.options import described, parsed, settled
from wanderwall.game.protocol import CHANCE, DEAL, AnyGame, Seat
from wanderwall.games import edition as find_edition
from wanderwall.games import editions, game_of
from wanderwall.games import game as find_game
from wanderwall.i18n import Texts
from wanderwall.problem import Problem

#: how each game is played at a terminal
TABLES = {"classic": "table:Table", "towers": "towers:TowersTable", "go": "go:GoTable"}
LONGEST_NAME = 30
#: a person who gave no name is called by the colour
ANYBODY = "?"


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="word-game", help="help-play-game")] = None,
    edition: Annotated[str | None, typer.Option(metavar="word-edition", help="help-play-edition")] = None,
    seat: Annotated[list[str] | None, typer.Option(metavar="word-name", help="help-play-seats")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="word-option", help="help-play-option")] = None,
    young: Annotated[list[str] | None, typer.Option(metavar="word-seat", help="help-play-young")] = None,
    colours: Annotated[str | None, typer.Option(metavar="word-colours", help="help-play-colours")] = None,
    seed: Annotated[str | None, typer.Option(metavar="word-number", help="help-play-seed")] = None,
    resume: Annotated[str | None, typer.Option(metavar="word-file", help="help-play-resume")] = None,
    save: Annotated[str | None, typer.Option(metavar="word-file", help="help-play-save")] = None,
) -> int:
    """Play in the terminal."""
    texts: Texts = ctx.obj
    if resume is not None:
        if any((game, edition, seat, option, young, colours, seed)):
            raise Problem("play.resume_alone")
        sitting = resumed(Path(resume))
    else:
        box = choose_edition(game, edition)
        sitting = set_table(texts, box, seat or [], option or [], young or [], colours, seed)
    if save is not None:
        sitting.file = Path(save)
        sitting.keep()
    check_seats(sitting)
    module, _, name = TABLES[sitting.game.name].partition(":")
    table = getattr(import_module(f"wanderwall.cli.{module}"), name)(Screen(texts), sitting)
    return play_at(table)


def play_at(table: Any) -> int:
    """Play to the end, or as far as people like; an interrupted game is saved."""
    from wanderwall.cli.console import Quit

    try:
        table.play()
    except Quit:
        table.lower_curtain()
    except (Ended, KeyboardInterrupt) as interruption:
        table.lower_curtain()
        sitting: Sitting = table.sitting
        file = sitting.file or free_name(sitting.game.name, Path())
        sitting.save(file)
        table.screen.say()
        table.say("play-kept", file=str(file))
        return INTERRUPTED if isinstance(interruption, KeyboardInterrupt) else 0
    return 0


# ── the table ────────────────────────────────────────────────────────────────────────────────────────────────────────


def choose_edition(game: str | None, edition: str | None) -> Edition:
    """The edition asked for, or the game's first."""
    if edition is None:
        name = find_game(game or "classic").name
        first: Edition = next(box for box in map(find_edition, editions()) if box.game == name)
        return first
    box: Edition = find_edition(edition)
    if game is not None and find_game(game).name != box.game:
        raise Problem("play.other_game", edition=box.id, game=game, expected=box.game)
    return box


def set_table(
    texts: Texts,
    box: Edition,
    seats: Sequence[str],
    options: Sequence[str],
    young: Sequence[str],
    colours: str | None,
    seed: str | None,
) -> Sitting:
    """A table with the deal made."""
    game = game_of(box)
    names = [*seats] or [ANYBODY, f"{BOT}greedy"][: 1 if box.game == "go" else 2]
    given = with_young(game, box, names, parsed(list(options)), young)
    state = game.setup(box, colours_of(colours, len(names)), given)
    pawns = [texts.say(f"colour-{colour}").capitalize() for colour in state.colours]
    names = [pawn if name == ANYBODY else name for name, pawn in zip(names, pawns, strict=True)]
    sitting = Sitting(state, names, seed_of(seed), state=state)
    if getattr(state, "step", None) == DEAL:
        sitting.opening = sitting.state = game.apply(state, CHANCE, game.chance(state, sitting.dice()))
    return sitting


def colours_of(colours: str | None, seats: int) -> int | list[str]:
    """The colours that play, or just how many."""
    if colours is None:
        return seats
    chosen = [colour.strip().lower() for colour in colours.split(",")]
    if len(chosen) != seats:
        raise Problem("play.colours", given=len(chosen), seats=seats)
    return chosen


def seed_of(seed: str | None) -> str:
    if seed is None:
        return str(secrets.randbelow(10**9))
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 18):
        raise Problem("command.number", option="--seed", text=seed, low=0, high=10**18 - 1)
    return seed


def with_young(
    game: AnyGame, box: Edition, names: Sequence[str], given: dict[str, str], young: Sequence[str]
) -> dict[str, Any]:
    """The options of the table, the edition's rules for young players applied to these seats."""
    options: dict[str, Any] = {name.replace("-", "_"): value for name, value in given.items()}
    if not young:
        return options
    if not box.young:
        raise Problem("play.no_young", edition=box.id)
    known, count = described(game.options), len(names)
    base = settled(game.options, count, box.defaults, options)
    for name, value in box.young.items():
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
    """A seat by its number, counted from 1, or by its name."""
    lowered = [name.lower() for name in names]
    if text.lower() in lowered:
        return lowered.index(text.lower())
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise Problem("play.no_seat", text=text, seats=len(names))


def check_seats(sitting: Sitting) -> None:
    """Names that can be told apart, and bots that exist."""
    from wanderwall.bots import bot

    for seat, name in enumerate(sitting.names):
        if sitting.is_bot(seat):
            bot(name.removeprefix(BOT), sitting.game.name)
        elif not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise Problem("play.name", text=name[:LONGEST_NAME], most=LONGEST_NAME)
        elif name.lower() in [other.lower() for other in sitting.names[:seat]]:
            raise Problem("play.same_name", text=name)
