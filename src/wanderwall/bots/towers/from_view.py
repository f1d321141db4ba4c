"""Build the info state from a seat's history: the towers, the seat's goals, and what the others may do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import comb

import numpy as np

from wanderwall.board.grid import grid, squares_of
from wanderwall.board.maze import plane
from wanderwall.board.tiles import from_letters, rotate
from wanderwall.bots.towers.info_state import TowersInfoState, TowersRootMoves
from wanderwall.encoding.view_maze import WalkOptions, walk_text
from wanderwall.game.views import viewer
from wanderwall.games import edition
from wanderwall.games.towers.state import TowersEdition
from wanderwall.games.towers.views import TowersChoices, TowersView, TowersWalkChoices, TowersWalks
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.board import NONE, Board, kernel_size
from wanderwall.kernel.jit import u64
from wanderwall.kernel.towers.walks import NEVER, Heights
from wanderwall.match.history import History
from wanderwall.solver.towers_compiled import Cards, TowersBoardState

#: the history of a seat
Seen = History[TowersView, TowersChoices]

#: the kinds of magic cards, in the order of their numbers here
KINDS = "udj"
#: the largest hand that is modelled card by card; a larger one can do no more
LARGEST_HAND = 6


def count_kinds(cards: Sequence[str], young: bool = False) -> tuple[int, int, int]:
    """The number of cards of each kind; those of a young player are all jokers (T7)."""
    if young:
        return 0, 0, len(cards)
    ups, downs, jokers = (list(cards).count(kind) for kind in KINDS)
    return ups, downs, jokers


def info_state_of(seen: Seen, weights: Array) -> TowersInfoState:
    """The info state of a seat that must push or walk; `weights` are the goal probabilities of the others."""
    view, options = seen.view, seen.view["options"]
    me, seats = viewer(view), view["seats"]
    own, young = seats[me], bool(options["jokers"][me])
    names = list(view["things"])
    hands, likely = hands_table(view)
    return TowersInfoState(
        size=kernel_size(view["side"]),
        ground=board_state_of(view),
        me=me,
        pawns=np.array([seat["pawn"] for seat in seats], np.int64),
        places=np.array(list(view["things"].values()), np.int64),
        treasure=names.index(own["cards"][0]) if own["left"] else NONE,
        unseen=u64(sum(1 << n for n in unseen_treasures(view))),
        rune=view["rune"],
        homes=np.array([seat["home"] for seat in seats], np.int64),
        left=np.array([seat["left"] for seat in seats], np.int64),
        has_rune=np.array([seat["rune_turned"] for seat in seats], np.bool_),
        cards=Cards(*count_kinds(own["hand"] or (), young)),
        young=young,
        most=most_cards(view),
        limit=options["hand_limit"] or NEVER,
        draws=draw_chances(view),
        hands=hands,
        likely=likely,
        weights=weights,
    )


def most_cards(view: TowersView) -> int:
    """The maximum number of cards that may be played in a turn (T8)."""
    return 1 if view["options"]["one_card"] else NEVER


def hands_table(view: TowersView) -> tuple[Array, Array]:
    """The possible hands of the others: [seat, hand, ups downs jokers], and their probabilities: [seat, hand]."""
    hidden, young = hidden_cards(view), view["options"]["jokers"]
    hands = [
        [] if seat == view["you"] else likely_hands(hidden, other["hand_size"], young[seat])
        for seat, other in enumerate(view["seats"])
    ]
    most = max(map(len, hands))
    table, likely = np.zeros((len(hands), most, 3), np.int64), np.zeros((len(hands), most))
    for seat, several in enumerate(hands):
        for n, (hand, chance) in enumerate(several):
            table[seat, n], likely[seat, n] = hand, chance
    return table, likely


def unseen_treasures(view: TowersView) -> list[int]:
    """The treasures that nobody has found and whose owner is not known."""
    known = {goal for seat in view["seats"] for goal in (*seat["found"], *seat["cards"])}
    return [n for n, name in enumerate(view["things"]) if name not in known]


def even_weights(view: TowersView) -> Array:
    """Prior probability of each treasure being the one a seat seeks: [seat, treasure]."""
    weights = np.zeros((len(view["seats"]), len(view["things"])))
    for seat, other in enumerate(view["seats"]):
        goals = unseen_treasures(view)
        if other["left"] and goals and seat != view["you"]:
            weights[seat, goals] = 1 / len(goals)
    return weights


def hidden_cards(view: TowersView) -> tuple[int, int, int]:
    """The magic cards of the edition that are neither face up nor in the viewer's hand."""
    box: TowersEdition = edition(view["edition"])
    seen = [*view["discard"], *(view["seats"][viewer(view)]["hand"] or ())]
    ups, downs, jokers = (box.magic.count(kind) - seen.count(kind) for kind in KINDS)
    return ups, downs, jokers


def draw_chances(view: TowersView) -> Array:
    """Probability of each kind of card to be drawn: from the hidden cards, otherwise from the reshuffled
    discards (T4).
    """
    for cards in (hidden_cards(view), count_kinds(view["discard"])):
        if sum(cards):
            return np.array(cards) / sum(cards)
    return np.full(3, 1 / 3)


@lru_cache(maxsize=4096)
def likely_hands(hidden: tuple[int, int, int], size: int, young: bool) -> list[tuple[tuple[int, int, int], float]]:
    """The possible hands of a player with `size` cards, and their probabilities."""
    size = min(size, LARGEST_HAND)
    if young:
        return [((0, 0, size), 1.0)]
    ups, downs, jokers = hidden
    every = comb(ups + downs + jokers, size)
    return [
        (hand, comb(ups, hand[0]) * comb(downs, hand[1]) * comb(jokers, hand[2]) / every)
        for hand in hands_of(size)
        if hand[0] <= ups and hand[1] <= downs and hand[2] <= jokers
    ]


def hands_of(size: int) -> Iterator[tuple[int, int, int]]:
    for ups in range(size + 1):
        for downs in range(size - ups + 1):
            yield ups, downs, size - ups - downs


def board_state_of(view: TowersView) -> TowersBoardState:
    """The towers of a view."""
    side, barred = view["side"], view["barred"]
    return TowersBoardState(
        Board(*(u64(plane(view["maze"], bit)) for bit in range(4))),
        Heights(*(u64(plane(view["heights"], bit)) for bit in (3, 2, 1, 0))),
        view["spare"],
        view["spare_height"],
        NONE if barred is None else grid(side).arrows.index(grid(side).arrow(barred)),
    )


class Offers:
    """Every push, walk and payment that may be chosen, in notation and as numbers."""

    def __init__(self, seen: Seen) -> None:
        self.seen, self.view = seen, seen.view
        me = viewer(self.view)
        own = self.view["seats"][me]
        self.stone = NONE if own["rune_turned"] else self.view["rune"]
        self.young = self.view["options"]["jokers"][me]
        self.names = grid(self.view["side"]).names
        #: the push of each root, None if only a walk is missing
        self.pushes: list[str | None] = []
        #: the walk of each candidate
        self.walks: list[str] = []

    def roots(self) -> TowersRootMoves:
        """The root moves, not scored yet."""
        choices = self.seen.choices
        arrows, quarters, first = [], [], [0]
        rows: list[tuple[int, int, int, int, bool]] = []
        assert choices["step"] != "discard"
        asked: Iterable[tuple[str | None, TowersWalkChoices | TowersWalks]]
        asked = [(None, choices)] if choices["step"] == "walk" else choices["pushes"].items()
        for text, choice in asked:
            number, turns = (NONE, 0) if text is None else self._numbers(text)
            self.pushes.append(text)
            arrows.append(number)
            quarters.append(turns)
            rows += self._walks(choice)
            first.append(len(rows))
        table = np.array(rows, np.int64).reshape(-1, 5)
        return TowersRootMoves(
            np.array(arrows, np.int64),
            np.array(quarters, np.int64),
            np.array(first, np.int64),
            np.repeat(np.arange(len(arrows)), np.diff(first)),
            table[:, 0].copy(),
            table[:, 1:4].copy(),
            table[:, 4].astype(np.bool_),
            np.full(len(rows), -1e9),
            np.zeros(len(arrows)),
            np.full(len(rows), -1e9),
        )

    def _numbers(self, push: str) -> tuple[int, int]:
        """A push in notation as the number of its arrow and quarter turns."""
        name = push.rstrip("nesw")
        openings = from_letters(push[len(name) :])
        turns = next(turns for turns in range(4) if rotate(self.view["spare"], turns) == openings)
        board = grid(self.view["side"])
        return board.arrows.index(board.arrow(name)), turns

    def _walks(self, choice: TowersWalkChoices | TowersWalks) -> Iterator[tuple[int, int, int, int, bool]]:
        """Every walk and payment after one push."""
        ways, over = WalkOptions.of(choice), choice.get("rune", {})
        for square in squares_of(ways.reach):
            name = self.names[square]
            for pay in ways.offers(name):
                self.walks.append(walk_text(name, pay))
                yield square, *count_kinds(pay, self.young), square == self.stone or pay in over.get(name, ())
