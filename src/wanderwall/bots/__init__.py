"""Bots: each sees only what its seat may know and may do.

The bots of a game are in `wanderwall.bots.<game>`, or in `bots.py` in the folder of a third-party game: a module with
`PLAYERS`, which maps names to factories. It may have `warm`, which compiles what they need, `is_compiled`, which knows
whether that is done for a bot, `NEED_FAST`, the names of those that would be weaker without the compiler,
`with_strength`, which makes one of a chosen strength, and `from_file`, which makes one from the file of a trained
policy. Every game also has `random`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from wanderwall.bots.protocol import Answer, AnySeen, Bot, BotFailed, Budget
from wanderwall.bots.strength import DIAL, STRENGTH, dial_of, scale
from wanderwall.game.protocol import AnyGame
from wanderwall.games import game as find_game
from wanderwall.games import games, keep_callable, part
from wanderwall.kernel import FAST
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["Bot", "bot", "bot_names", "is_offered", "missing", "warm"]

#: plays for a bot whose search is being compiled
STAND_IN = "level2"
#: packages offer bots under this entry point: a function of the game's name that returns a Bot
ENTRY_POINTS = "wanderwall.bots"

#: prefixes of the command and of the address of an external bot
COMMAND, ADDRESS = "cmd:", "tcp:"
OUTSIDE = (COMMAND, ADDRESS)
#: prefix of the file of a trained bot
LEARNED = "learned:"
#: seconds of the random bot for a move if all play at once: people take some time, so this keeps the order of moves
#: plausible
PACE = 4.0


class RandomBot:
    """Plays a uniformly random legal move, at every game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        rng = Random(seed)
        move = rng.choice(self.game.legal_moves(seen.view, seen.choices))
        return Answer(move, PACE * rng.uniform(0.5, 1.5) if self.game.together else 0.0)


def bot_names(game: str, admin_bots: Sequence[str] = ()) -> list[str]:
    """The bots of a game, the built-in ones first, then those offered by the admin and by installed packages.

    The admin of a server offers files such as `learned:mine.npz`; each is named after its file.

    >>> bot_names("go")[:2]
    ['random', 'greedy']
    """
    absent = missing(game)
    return [
        *(name for name in _builtin_bots(game) if name not in absent),
        *_by_name(admin_bots, game),
        *sorted({entry.name for entry in _entries()}),
    ]


def missing(game: str) -> list[str]:
    """The bots of a game that this installation cannot offer: without the compiler they would be weaker than their name
    says.
    """
    return [] if FAST else list(getattr(part("bots", find_game(game).name), "NEED_FAST", ()))


def bot(name: str, game: str, admin_bots: Sequence[str] = ()) -> Bot:
    """Return the bot of this name for a game. `strength:1700` is a bot of that many points, `learned:FILE` a trained
    one; `cmd:` and a command line is an external one, and so is `tcp:HOST:PORT`. `admin_bots` are those of a server.

    >>> type(bot("greedy", "towers")).__name__
    'GreedySliding'
    """
    own = _builtin_bots(game)
    kind = name.partition(":")[0]
    if {name, STRENGTH if kind == DIAL else kind} & set(missing(game)):
        raise Problem("bot.needs_fast", bot=name, extra="wanderwall[fast]")
    if name in own:
        return own[name]()
    if STRENGTH in own and kind in (STRENGTH, DIAL):
        return _of_strength(name, find_game(game).name)
    name = _by_name(admin_bots, game).get(name, name)
    if name.startswith(OUTSIDE):
        from wanderwall.bots.external import External, caller, program

        kind, where = name[: len(COMMAND)], name[len(COMMAND) :]
        return External(program(where) if kind == COMMAND else caller(where), game)
    if name.startswith(LEARNED):
        if not FAST:
            raise Problem("bot.needs_fast", bot=name, extra="wanderwall[fast]")
        return _trained_bot(Path(name.removeprefix(LEARNED)).expanduser(), game)
    for entry in _entries():
        if entry.name == name:
            made: Bot = entry.load()(game)
            return made
    raise Problem("bot.unknown", bot=name, known=", ".join(bot_names(game, admin_bots)))


def is_offered(name: str, game: str, admin_bots: Sequence[str] = ()) -> bool:
    """Whether strangers may choose this bot for a table: one that has a name or a strength, but no command line."""
    names, measured = bot_names(game, admin_bots), scale(find_game(game).name)
    if name in names or measured is None or STRENGTH not in names:
        return name in names
    return name.startswith(f"{STRENGTH}:") and measured.points(name) is not None


def warm(game: str) -> None:
    """Compile what the bots of a game need, or load it from the cache, so that no first move waits for it."""
    warming = getattr(part("bots", find_game(game).name), "warm", None)
    if FAST and warming is not None:
        warming()


def is_compiled(name: str, game: str) -> bool:
    """Whether a bot of a game answers in time; until its search is compiled, `STAND_IN` can play for it."""
    asked = getattr(part("bots", find_game(game).name), "is_compiled", None)
    kind = STRENGTH if name.startswith((f"{STRENGTH}:", f"{DIAL}:")) else name
    return asked is None or kind not in _builtin_bots(game) or kind == "random" or bool(asked(kind))


def check_admin_bots(admin_bots: Sequence[str]) -> None:
    """Refuse bots of the admin whose name is already taken: nobody could select them."""
    names = [Path(file).stem for file in admin_bots if file.startswith(LEARNED)]
    taken = {bot for game in games() if _reads_policies(game) for bot in _builtin_bots(game)}
    taken |= {entry.name for entry in _entries()}
    for name in names:
        if name in taken or names.count(name) > 1:
            raise Problem("bot.taken", bot=name)


def _by_name(admin_bots: Sequence[str], game: str) -> dict[str, str]:
    """Files of the admin that are bots of this game, by name."""
    if not admin_bots or not FAST or not _reads_policies(game):
        return {}
    return {Path(file).stem: file for file in admin_bots if file.startswith(LEARNED)}


def _reads_policies(game: str) -> bool:
    """Whether a game makes bots from the files of trained policies."""
    return hasattr(part("bots", find_game(game).name), "from_file")


def _trained_bot(file: Path, game: str) -> Bot:
    """Make a bot from the file of a trained policy."""
    module = part("bots", game)
    if module is None or not _reads_policies(game):
        raise BotFailed("bot.learned_table")
    trained: Bot = module.from_file(file)
    return trained


def _entries() -> Iterable[EntryPoint]:
    """The bots of installed packages. In a browser there are none, and looking for them would load a tenth of
    Python.
    """
    if sys.platform == "emscripten":
        return ()
    from importlib.metadata import entry_points

    return entry_points(group=ENTRY_POINTS)


def _builtin_bots(game: str) -> dict[str, Callable[[], Bot]]:
    found = find_game(game)
    module = part("bots", found.name)
    players: Mapping[str, Callable[[], Bot]] = getattr(module, "PLAYERS", {})
    adjustable = {STRENGTH: partial(_of_strength, STRENGTH, found.name)} if scale(found.name) else {}
    return {"random": partial(RandomBot, found), **players, **adjustable}


def _of_strength(name: str, game: str) -> Bot:
    """Make a bot of the strength given in the name."""
    measured, module = scale(game), part("bots", game)
    assert measured is not None
    assert module is not None
    player: Bot = module.with_strength(dial_of(name, measured))
    return player


keep_callable(__name__, lambda game="classic": bot_names(game))
