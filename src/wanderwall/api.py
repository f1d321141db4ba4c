"""The public interface: `wanderwall.start`, `wanderwall.load`, and a match with bots, coach and pictures.

Everything here is imported when it is first used: `import wanderwall` costs next to nothing.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from math import isfinite
from numbers import Real
from operator import index
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from wanderwall.game.protocol import CHANCE, Seat
from wanderwall.games import edition as find_edition
from wanderwall.games import editions as find_editions
from wanderwall.games import first_edition, game_of
from wanderwall.games import game as find_game
from wanderwall.games import games as find_games
from wanderwall.match import Match as CoreMatch
from wanderwall.match.match import SeatName
from wanderwall.match.record import pick, read, read_text, split, write_file
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.bots.protocol import Bot

#: seconds after which a waiting user gets an explanation
PATIENCE = 1.0


class Match(CoreMatch):
    """A game in progress with all tools: moves, bots, hints, the solver, pictures."""

    @cached_property
    def _players(self) -> dict[str, Bot]:
        """The bots that were asked, by name: they remember what they concluded."""
        return {}

    def ask(
        self, bot: str | Bot = "level4", *, seat: SeatName | None = None, ms: float = 50, nodes: int | None = None
    ) -> str:
        """Ask a bot for a move for the seat to act and return it as text; the move is not made.

        `bot` is a name or an object with `choose(seen, budget, seed)`. A bot knows only what its seat has seen. With
        `nodes` instead of milliseconds its answer is the same on every machine.
        """
        from wanderwall.bots import bot as find_bot
        from wanderwall.bots.protocol import Budget

        if not isinstance(bot, str) and not callable(getattr(bot, "choose", None)):
            raise TypeError(f"ask takes the name of a bot, or an object with choose, not {type(bot).__name__}")
        if not isinstance(ms, Real) or not isfinite(ms) or ms <= 0:
            raise Problem("option.value", option="ms", text=str(ms), expected="> 0")
        if nodes is not None and index(nodes) < 1:
            raise Problem("option.value", option="nodes", text=str(nodes), expected="1–")
        whose = self._acting(seat)
        if whose not in self.to_act:
            raise Problem("match.not_to_act", colour=self.colours[whose])
        name = bot if isinstance(bot, str) else type(bot).__name__
        with _patience():
            if isinstance(bot, str):
                bot = self._players.get(name) or self._players.setdefault(name, find_bot(name, self.game.name))
            seed = Random(f"{self.seed}/{len(self.moves)}/{name}").getrandbits(63)
            budget = Budget(float(ms)) if nodes is None else Budget(None, index(nodes))
            return str(bot.choose(self.history(whose), budget, seed).move)

    def hint(self, seat: SeatName | None = None) -> dict[str, object]:
        """The best move for the seat to act with reasons, from what that seat may know."""
        from wanderwall.coach import coach

        helper = coach(self.game.name)
        with _patience():
            hint: dict[str, object] = helper.hint(self.view(self._acting(seat))).as_json()
        return hint

    def solve(self, most: int = 5) -> list[str] | None:
        """Solve for the seat to act: the fewest turns, in notation, to end a turn on its goal if nobody else moves.

        None if it takes more than `most`. In Labyrinth Go! the moves that lay a smallest layout of the roll. Uses all
        cards: for study, not for play.
        """
        from wanderwall.solver import solve

        with _patience():
            line = solve(self.state, index(most))
        return None if line is None else list(line)

    # ── pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def board(self, seat: SeatName | None = None) -> str:
        """The board as text, as a seat may see it."""
        from wanderwall.draw.text import board_text

        return "\n".join(board_text(self.view(seat), marks=self._marks(seat), colour=False, label=self._label))

    def svg(self, seat: SeatName | None = None) -> str:
        """The board as a picture, as a seat may see it."""
        from wanderwall.draw.svg import svg

        return svg(self.view(seat), self._marks(seat), self._label)

    def __str__(self) -> str:
        return self.board(self._looking)

    def _repr_svg_(self) -> str:
        return self.svg(self._looking)

    def film(self, file: Path | str | None = None) -> str:
        """The game so far as HTML with a slider, as the seat to move saw it, for notebooks.

        With a file, the moments of the game as a film of 20 seconds, an animated WebP, are written there, and its
        name is returned.
        """
        if file is not None:
            from wanderwall.coach.film import film

            with _patience():
                write_file(Path(file), film(self.record()))
            return str(file)
        from wanderwall.draw.film import slider

        pictures, captions, said = [], [], list[str]()
        for number, state in enumerate(self.states):
            said += [self._caption(number)] if number else []
            if CHANCE not in self.game.to_act(state):  # chance moves get no picture of their own
                moment = type(self)(state)
                pictures.append(moment.svg(moment._looking))
                captions.append(f"{number} / {len(self.moves)} {', '.join(said)}".rstrip())
                said = []
        return slider(pictures, captions)

    def _repr_html_(self) -> str:
        return self.film()

    def _caption(self, number: int) -> str:
        """The move before this state, and the colour that made it."""
        played = self.moves[number - 1]
        text = self.game.notation.move_text(self.states[number - 1], played.move)
        return text if played.seat == CHANCE else f"{self.colours[played.seat]} {text}"

    @property
    def _looking(self) -> Seat | None:
        """The seat to move, which looks at the board; None if several may move, so that no secrets are shown."""
        return next(iter(self.to_act)) if len(self.to_act) == 1 else None

    def _marks(self, seat: SeatName | None) -> int:
        """The squares in reach, once the seat has pushed."""
        reach = self.reach(seat) if seat is not None and self._seat(seat) in self.to_act else []
        if not isinstance(reach, list):
            return 0
        return sum(1 << self.state.edition.grid.square(name) for name in reach)

    def _label(self, thing: str) -> str:
        return self.edition.name(thing, "en")


def start(
    what: str | Path = "classic-1986",
    seats: int | Sequence[str] | None = None,
    *,
    seed: int | str | None = None,
    **options: object,
) -> Match:
    """Start a game: of an edition by its id, of a game by its name, of an edition file, or from a position on one line.

    `seats` is the number of players (two, unless the edition requires otherwise) or their colours; options are the
    game's own, as `wanderwall options` lists them: `start("towers", 3, goals=2, rune="pass")`.
    """
    if not isinstance(what, str | Path):
        raise TypeError(f"start takes an edition, a game, a file or a position, not {type(what).__name__}")
    text = str(what)
    if " " in text.strip() and not _is_file(text):
        if seats is not None or options:
            raise Problem("face.position_alone")
        state = game_of(find_edition(text.split()[0])).notation.read_position(text)
        return Match(state, seed=seed)
    edition = first_edition(text) if text in find_games() else find_edition(text)
    low, high = edition.players
    return Match.deal(edition, max(low, min(2, high)) if seats is None else seats, options, seed=seed)


def load(file: str | Path, number: int = 1) -> Match:
    """Load the game of a record: a file, or its text. Of several games, the first or the one with `number`."""
    with _naming(file):
        text = _record_text(file)
        return _match_of(pick(text, index(number)) if _has_headers(text) else text)


def load_all(file: str | Path) -> Iterator[Match]:
    """Load all games of a file or a text with several records, in order; each is read on demand."""
    with _naming(file):
        text = _record_text(file)
    return _matches(file, text)


def _matches(file: str | Path, text: str) -> Iterator[Match]:
    with _naming(file):
        for part in split(text) if _has_headers(text) else [text]:
            yield _match_of(part)


def _match_of(text: str) -> Match:
    """The game of one record, or of a position."""
    return Match.of(read(text)) if _has_headers(text) else start(text.strip())


def _record_text(file: str | Path) -> str:
    """The text of a file, or the text itself if it is already a record."""
    return file if isinstance(file, str) and _has_headers(file) else read_text(Path(file))


def _has_headers(text: str) -> bool:
    """Whether this is a record; a file without headers is a position, and an empty one a record without them."""
    begun = text.lstrip("\ufeff \t\r\n")
    return not begun or begun.startswith("[")


@contextmanager
def _naming(file: str | Path) -> Iterator[None]:
    """Add the name of the file to problems."""
    try:
        yield
    except Problem as problem:
        if not (isinstance(file, str) and _has_headers(file)):
            problem.details.setdefault("file", str(file))
        raise


def _is_file(text: str) -> bool:
    """Whether this is the path of a file; a position can be longer than a file name may be."""
    try:
        return Path(text).is_file()
    except (OSError, ValueError):
        return False


def editions(game: str | None = None) -> list[str]:
    """The ids of all editions, or of those of one game.

    >>> editions("classic")
    ['classic-1986', 'garden-9', 'one-piece']
    """
    if game is not None:
        find_game(game)  # raises a problem that lists all games if there is no such game
    return [id for id in find_editions() if game is None or find_edition(id).game == game]


def list_games() -> list[str]:
    """The names of all games.

    >>> list_games()
    ['classic', 'go', 'towers']
    """
    return sorted(find_games())


def list_bots(game: str = "classic") -> list[str]:
    """The names of the bots that play a game here, weakest first.

    >>> list_bots("go")[:2]
    ['random', 'greedy']
    """
    from wanderwall.bots import bot_names

    return bot_names(game)


@contextmanager
def _patience() -> Iterator[None]:
    """Explain the delay to a user who waits for a search to be compiled."""
    notice = threading.Timer(PATIENCE, _explain_wait)
    notice.daemon = True
    notice.start()
    try:
        yield
    finally:
        notice.cancel()


def _explain_wait() -> None:
    from wanderwall.i18n import Texts, language_of

    print(Texts(language_of()).say("face-preparing"), file=sys.stderr)
