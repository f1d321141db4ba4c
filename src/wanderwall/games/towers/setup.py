"""Set up towers: its editions, the state before the deal, the deal with its magic cards (T2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from wanderwall.board.grid import SPARE, Square
from wanderwall.game.edition import TomlTable
from wanderwall.game.protocol import Dice, IllegalMove, Seat
from wanderwall.games.sliding import setup as sliding
from wanderwall.games.sliding.edition import fixed_square, lay_out, sliding_parts
from wanderwall.games.towers.state import DOWN, JOKER, UP, Cards, Deal, Options, State, TowersEdition, in_order

#: the names of the cards in an edition file
MAGIC = {"up": UP, "down": DOWN, "joker": JOKER}

#: seats that get one more card, by number of seats, counted in the order of play from 0 (T8)
EXTRA = {2: (1,), 4: (2, 3)}


def read_edition(table: TomlTable) -> TowersEdition:
    """Read and check an edition of towers from its file."""
    parts = sliding_parts(table, with_heights=True)
    rune = fixed_square(table, "rune", parts["side"])
    if rune in parts["homes"].values() or parts["fixed"][rune].goal is not None:
        raise table.wrong("rune", "fixed_square", text=table.text("rune"))
    edition = TowersEdition(
        **parts,
        rune=rune,
        magic=_magic(table.table("magic"), parts["players"][1]),
        figures=_figures(table.table("figures"), parts["homes"], parts["names"]),
    )
    table.refuse_unread()
    return edition


def _magic(table: TomlTable, most: int) -> Cards:
    cards = "".join(letter * table.integer(name, 0, 99) for name, letter in MAGIC.items())
    needed = max(seats + len(EXTRA.get(seats, ())) for seats in range(most + 1))
    if len(cards) < needed:
        raise table.wrong("", "count", given=len(cards), needed=needed)
    table.refuse_unread()
    return cards


def _figures(table: TomlTable, homes: Mapping[str, Square], names: Mapping[str, object]) -> dict[str, str]:
    figures = {colour: table.text(colour) for colour in homes}
    for colour, figure in figures.items():
        if figure not in names:
            raise table.wrong(colour, "unnamed", text=figure)
    table.refuse_unread()
    return figures


def table(edition: TowersEdition, colours: tuple[str, ...], options: Options) -> State:
    """The state before the deal."""
    return State(
        **sliding.before_deal(edition, colours),  # type: ignore[arg-type]  # its edition is one of towers
        options=options,
        heights=(0,) * (edition.grid.size + 1),
        hands=("",) * len(colours),
        pile="",
        discards="",
        runes=(False,) * len(colours),
        drawn="",
        late=False,
    )


def hand_sizes(options: Options, seats: int, first: Seat) -> list[int]:
    """The number of magic cards each seat starts with (T2, T8)."""
    extra = EXTRA.get(seats, ()) if options.extra_card else ()
    return [1 + ((seat - first) % seats in extra) for seat in range(seats)]


def random_deal(edition: TowersEdition, options: Options, seats: int, dice: Dice) -> Deal:
    """Deal towers, stacks, first player, hands and pile at random (T2)."""
    deal = sliding.random_deal(edition, options, seats, dice)
    cards = list(edition.magic)
    dice.shuffle(cards)
    hands = []
    for count in hand_sizes(options, seats, deal.first):
        hands.append(in_order(cards[:count]))
        cards = cards[count:]
    return Deal(deal.tiles, deal.stacks, deal.first, tuple(hands), "".join(cards))


def after_deal(edition: TowersEdition, options: Options, seats: int, deal: Deal) -> dict[str, object]:
    """The fields that a deal sets, after checking that it is possible with this edition (T2)."""
    fields = sliding.after_deal(edition, options, seats, deal)
    dealt = [len(hand) for hand in deal.hands] == hand_sizes(options, seats, deal.first)
    if not dealt or not whole_magic(edition, *deal.hands, deal.pile):
        raise IllegalMove("deal.magic", "T2")
    tiles = lay_out(edition, deal.tiles)
    return {
        **fields,
        "heights": tuple(tiles[square].height for square in [*range(edition.grid.size), SPARE]),
        "hands": tuple(in_order(hand) for hand in deal.hands),
        "pile": deal.pile,
    }


def whole_magic(edition: TowersEdition, *cards: Cards) -> bool:
    """Whether these together are exactly the magic cards of the edition."""
    return Counter("".join(cards)) == Counter(edition.magic)
