"""The types of Labyrinth Go!: the edition's parts, moves, players, rounds, the state. All immutable and hashable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from wanderwall.board.grid import Grid, Square, grid
from wanderwall.board.tiles import Openings
from wanderwall.game.edition import Edition
from wanderwall.game.options import flag, number

Picture = str
Step = Literal["roll", "ready", "play", "over"]

JOKER = "joker"
MIDDLE = "+"
#: front and back of a tile
FACES = ("a", "b")


@dataclass(frozen=True, slots=True)
class Options:
    #: a wrong grab is refused, and the page marks the rolled pictures
    helper: tuple[bool, ...] = flag("G11", per_seat=True, people=True)
    round_clock: int | None = number("G6", 10, 3600)
    untimed: bool = flag("G11")
    #: the game is over after one roll
    one_roll: bool = flag("G11")
    #: a wrong board costs a seat with the helper nothing; on in new games, off in older records, which do not contain
    #: it
    mild: bool = flag("G11")


@dataclass(frozen=True, slots=True)
class Tile:
    """A path tile: front and back, each the openings of square a and, on long tiles, of b to the east of it."""

    id: str
    hole: bool  # always on square a
    faces: tuple[tuple[Openings, ...], ...]

    @property
    def turns(self) -> int:
        """The number of rotations; a single square is not rotated, since crossroads look the same."""
        return 4 if len(self.faces[0]) > 1 else 1


@dataclass(frozen=True, slots=True)
class ScoreTile:
    blue: int
    red: int | None  # no red side: forward even when wrong (G7)


@dataclass(frozen=True, slots=True)
class Tableful:
    """What depends on the number of players (G2)."""

    players: int
    start: int
    score_tiles: tuple[int, ...]  # by blue value, highest first


@dataclass(frozen=True, eq=False, repr=False)
class GoEdition(Edition):
    colours: tuple[str, ...]
    pictures: tuple[Picture, ...]  # row by row, MIDDLE in the middle
    middle_openings: Openings
    dice: tuple[tuple[Picture, ...], ...]
    tiles: tuple[Tile, ...]
    joker: Tile
    joker_tile: int  # the score tile that brings the joker for the next round (G8)
    score_tiles: tuple[ScoreTile, ...]
    tables: tuple[Tableful, ...]
    finish: int
    solo_seconds: int
    ratings: tuple[int, ...]  # number of solved rolls for each rating line after the first (G10)

    @cached_property
    def grid(self) -> Grid:
        return grid(int(len(self.pictures) ** 0.5))

    @cached_property
    def middle(self) -> Square:
        return self.pictures.index(MIDDLE)

    @cached_property
    def where(self) -> Mapping[Picture, Square]:
        return {picture: square for square, picture in enumerate(self.pictures)}

    @cached_property
    def all_tiles(self) -> Mapping[str, Tile]:
        """The path tiles and the joker, by id."""
        return {tile.id: tile for tile in (*self.tiles, self.joker)}

    def score_tile(self, blue: int) -> ScoreTile:
        return next(tile for tile in self.score_tiles if tile.blue == blue)

    def table(self, players: int) -> Tableful:
        return next(table for table in self.tables if table.players == players)

    @property
    def palette(self) -> tuple[str, ...]:
        return self.colours

    @property
    def parts(self) -> Mapping[str, object]:
        """The board, the dice, both faces of all tiles and the score tiles."""
        return {
            "pictures": list(self.pictures),
            "middle": {"square": self.middle, "openings": self.middle_openings},
            "dice": [list(die) for die in self.dice],
            "tiles": [
                {"id": tile.id, "hole": tile.hole, "faces": [list(face) for face in tile.faces]}
                for tile in self.all_tiles.values()
            ],
            "joker": self.joker.id,
            "joker_tile": self.joker_tile,
            "score_tiles": [{"blue": tile.blue, "red": tile.red} for tile in self.score_tiles],
            "tables": [{"players": part.players, "score_tiles": list(part.score_tiles)} for part in self.tables],
        }

    def rating(self, solved: int) -> int:
        """The rating line for this number of solved rolls, counting from 0 (G10)."""
        return sum(solved >= least for least in self.ratings)


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance move: the picture each die shows, in the order of the dice."""

    faces: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class TimeUp:
    """Chance move: the clock has run out."""


@dataclass(frozen=True, slots=True)
class Ready:
    pass


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile with its square a on the square; b is to the east before any quarter turn."""

    tile: str
    square: Square
    turn: int = 0  # clockwise quarter turns
    face: str = "a"


@dataclass(frozen=True, slots=True)
class Lift:
    tile: str


@dataclass(frozen=True, slots=True)
class Grab:
    pass


@dataclass(frozen=True, slots=True)
class Stop:
    """A vote to stop the round (G6); solo, the end of the game."""


@dataclass(frozen=True, slots=True)
class Skip:
    """Solo: ask for another roll (G10)."""


@dataclass(frozen=True, slots=True)
class Assist:
    """Chance move: from now on a seat has the helper, or no longer has it (G11)."""

    colour: str
    on: bool


Move = Roll | TimeUp | Assist | Ready | Lay | Lift | Grab | Stop | Skip

#: the tiles on a board, in the order of the edition's tiles, so that equal boards are equal
Layout = tuple[Lay, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The check of one rolled picture (G4): shown in a hole, and joined to the middle; `joined` implies `shown`."""

    picture: Picture
    shown: bool
    joined: bool


@dataclass(frozen=True, slots=True)
class RoundResult:
    """One seat's board at the check."""

    layout: Layout
    score_tile: int | None  # none in solo
    verdicts: tuple[Verdict, ...]
    points: int
    before: int

    @property
    def after(self) -> int:
        return max(0, self.before + self.points)


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round."""

    number: int
    roll: tuple[Picture, ...]
    results: tuple[RoundResult, ...]


@dataclass(frozen=True, slots=True)
class Player:
    colour: str
    track: int  # the space on the score track; solo counts the solved rolls here
    layout: Layout = ()
    grabbed: int | None = None  # a score tile by its blue value
    ready: bool = False
    stop: bool = False
    joker: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class State:
    edition: GoEdition
    options: Options
    players: tuple[Player, ...]
    step: Step = "roll"
    number: int = 1
    roll: tuple[Picture, ...] = ()
    last: Round | None = None

    def __repr__(self) -> str:
        return f"<{self.edition.id} for {len(self.players)}, round {self.number}: {self.step}>"

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(player.colour for player in self.players)

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def score_tiles(self) -> tuple[int, ...]:
        """The score tiles in the middle of the table, highest first."""
        if self.solo:
            return ()
        taken = [player.grabbed for player in self.players]
        return tuple(tile for tile in self.edition.table(len(self.players)).score_tiles if tile not in taken)
