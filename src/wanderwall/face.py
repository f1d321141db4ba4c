"""The public face: `wanderwall.start`, `wanderwall.load`, and a match with bots, coach and pictures in reach.

Everything here loads what it needs when it is asked: `import wanderwall` costs next to nothing.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from wanderwall.game.protocol import CHANCE, Seat
from wanderwall.games import edition as find_edition
from wanderwall.games import editions as find_editions
from wanderwall.games import first_edition, game_of
from wanderwall.games import game as find_game
from wanderwall.games import games as find_games
from wanderwall.match import Match as CoreMatch
from wanderwall.match.record import load as load_record
from wanderwall.match.record import read, read_text
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.bots.protocol import Bot

#: seconds after which somebody who waits is told why
PATIENCE = 1.0


class Match(CoreMatch):
    """A game in progress with everything in reach: moves, bots, hints, the solver, pictures."""

    @cached_property
    def _players(self) -> dict[str, Bot]:
        """The bots that were asked, by name: they remember what they concluded."""
        return {}

    def ask(self, bot: str = "level4", *, seat: Seat | None = None, ms: float = 50, nodes: int | None = None) -> str:
        """The move that a bot would make for the seat to act, on paper; it is not made.

        A bot knows what its seat has seen and nothing else. With `nodes` instead of milliseconds its answer is the same
        on every machine.
        """
        from wanderwall.bots import bot as find_bot
        from wanderwall.bots.protocol import Budget

        with _patience():
            if bot not in self._players:
                self._players[bot] = find_bot(bot, self.game.name)
            seed = Random(f"{self.seed}/{len(self.moves)}/{bot}").getrandbits(63)
            budget = Budget(None, nodes) if nodes else Budget(ms)
            return str(self._players[bot].choose(self.seen(seat), budget, seed).move)

    def hint(self, seat: Seat | None = None) -> dict[str, Any]:
        """The best move for the seat to act and its reasons, from what that seat may know."""
        from wanderwall.coach import coach

        helper = coach(self.game.name)
        with _patience():
            hint: dict[str, Any] = helper.hint(self.view(self._acting(seat))).as_json()
        return hint

    def solve(self, most: int = 5) -> list[str] | None:
        """The fewest own turns in which the seat to act can end a turn on its goal while nobody else moves, on paper;
        None where it takes more than `most`. Knows all cards: for study, not for play.
        """
        from wanderwall.bots.sliding.fewest import fewest_for

        with _patience():
            line = fewest_for(self.state, most)
        names = self.state.edition.grid.names
        return None if line is None else [f"{turn.push} {names[turn.to]}" for turn in line]

    # ── pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def board(self, seat: Seat | None = None) -> str:
        """The board in text as a seat may see it."""
        from wanderwall.draw.text import board_text

        return "\n".join(board_text(self.view(seat), marks=self._marks(seat), colour=False, label=self._label))

    def svg(self, seat: Seat | None = None) -> str:
        """The board as a picture, as a seat may see it."""
        from wanderwall.draw.svg import svg

        return svg(self.view(seat), self._marks(seat), self._label)

    def __str__(self) -> str:
        return self.board(self._looking)

    def _repr_svg_(self) -> str:
        return self.svg(self._looking)

    def film(self) -> str:
        """The game so far as HTML with a slider, as whoever was to move saw it: what a notebook shows."""
        from wanderwall.draw.film import film

        pictures, captions, said = [], [], list[str]()
        for number, state in enumerate(self.states):
            said += [self._caption(number)] if number else []
            if CHANCE not in self.game.to_act(state):  # what the host does at once is no picture of its own
                moment = type(self)(state)
                pictures.append(moment.svg(moment._looking))
                captions.append(f"{number} / {len(self.moves)} {', '.join(said)}".rstrip())
                said = []
        return film(pictures, captions)

    def _repr_html_(self) -> str:
        return self.film()

    def _caption(self, number: int) -> str:
        """The move before this state, with who made it."""
        played = self.moves[number - 1]
        text = self.game.notation.move_text(self.states[number - 1], played.move)
        return text if played.seat == CHANCE else f"{self.colours[played.seat]} {text}"

    @property
    def _looking(self) -> Seat | None:
        """Whoever is to move looks at the board; where several are, nobody's secrets are shown."""
        return next(iter(self.to_act)) if len(self.to_act) == 1 else None

    def _marks(self, seat: Seat | None) -> int:
        """The squares in reach, once the seat has pushed."""
        reach = self.reach(seat) if seat in self.to_act else []
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
    **options: Any,
) -> Match:
    """A new game: of an edition by its id, of a game by its name, of an edition file, or from a position on one line.

    `seats` is how many play (two, unless the edition says otherwise) or their colours; options are the game's own, as
    `wanderwall options` lists them: `start("towers", 3, goals=2, rune="pass")`.
    """
    text = str(what)
    if " " in text.strip() and not Path(text).is_file():
        if seats is not None or options:
            raise Problem("face.position_alone")
        state = game_of(find_edition(text.split()[0])).notation.read_position(text)
        return Match(state, seed=seed)
    edition = first_edition(text) if text in find_games() else find_edition(text)
    low, high = edition.players
    return Match.deal(edition, max(low, min(2, high)) if seats is None else seats, options, seed=seed)


def load(file: str | Path) -> Match:
    """The game of a record: a file, or its text."""
    if isinstance(file, str) and file.lstrip().startswith("["):
        return Match.of(read(file))
    path = Path(file)
    if not read_text(path).lstrip().startswith("["):
        return start(read_text(path).strip())
    return Match.of(load_record(path))


def editions(game: str | None = None) -> list[str]:
    """The ids of all editions, or of one game's.

    >>> editions("classic")
    ['classic-1986', 'garden-9', 'one-piece']
    """
    if game is not None:
        find_game(game)  # says what there is when there is no such game
    return [id for id in find_editions() if game is None or find_edition(id).game == game]


@contextmanager
def _patience() -> Iterator[None]:
    """Whoever waits for a search to be compiled reads why."""
    notice = threading.Timer(PATIENCE, _tell_preparing)
    notice.daemon = True
    notice.start()
    try:
        yield
    finally:
        notice.cancel()


def _tell_preparing() -> None:
    from wanderwall.i18n import Texts, language_of

    print(Texts(language_of()).say("face-preparing"), file=sys.stderr)
