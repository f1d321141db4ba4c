"""3D Labyrinth, the sliding maze of towers: the specification (S and T clauses, K8 to K10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from wanderwall.board.grid import SPARE, Arrow, Square, squares_of
from wanderwall.board.reach import reach
from wanderwall.board.tiles import letters
from wanderwall.game.protocol import CHANCE, DEAL, OVER, Choices, Dice, Seat
from wanderwall.games.sliding.edition import Tile
from wanderwall.games.sliding.notation import opening_tiles
from wanderwall.games.sliding.rules import SlidingGame, at, differing, hex_set, with_value
from wanderwall.games.sliding.state import PUSH, WALK, Push, TimeUp
from wanderwall.games.sliding.state import Walk as SlidingWalk
from wanderwall.games.towers import setup
from wanderwall.games.towers.notation import TowersNotation, discard_text, walk_text
from wanderwall.games.towers.paths import Purse, Walks, passes, pays, walks, walks_all
from wanderwall.games.towers.state import (
    DISCARD,
    SHUFFLE,
    Card,
    Cards,
    Deal,
    Discard,
    Move,
    Options,
    Shuffle,
    State,
    TowersEdition,
    Walk,
    in_order,
)
from wanderwall.games.towers.views import TowersChoices, TowersSeat, TowersView, TowersWalks

#: the rulebook says "a few": six of the 17 movable towers
PAIRS_TO_SWAP = 3


class Towers(SlidingGame[State, TowersView]):
    """Push, walk as far as heights and magic let you, find your treasures and the rune stone, come home."""

    name = "towers"
    options = Options
    notation = TowersNotation()
    chance_steps = (DEAL, SHUFFLE)

    def _table(self, edition: TowersEdition, colours: tuple[str, ...], options: Options) -> State:
        return setup.table(edition, colours, options)

    # ── chance ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def chance(self, state: State, dice: Dice) -> Deal | Shuffle:
        """A random deal (T2), or the discards shuffled into a new pile (T4)."""
        if state.step == DEAL:
            return setup.random_deal(state.edition, state.options, state.seats, dice)
        cards = list(state.discards)
        dice.shuffle(cards)
        return Shuffle("".join(cards))

    def _tiles(self, state: State) -> tuple[Tile, ...]:
        return opening_tiles(state, state.heights)

    def swap_tiles(self, deal: Deal, dice: Dice) -> Deal:
        """Swap a few movable towers of a kept maze, as the rulebook advises (T2).

        Each keeps its height, its treasure and its rotation.
        """
        tiles, left = list(deal.tiles), list(range(len(deal.tiles)))
        dice.shuffle(left)
        for _ in range(PAIRS_TO_SWAP):
            one = left.pop()
            other = next(n for n in left if tiles[n].piece != tiles[one].piece)  # two alike would change nothing
            left.remove(other)
            tiles[one], tiles[other] = tiles[other], tiles[one]
        return replace(deal, tiles=tuple(tiles))

    def _apply_chance(self, state: State, move: object) -> State:
        if isinstance(move, Shuffle):
            self._must_be(state, SHUFFLE)
            if Counter(move.order) != Counter(state.discards):
                raise self.illegal("shuffle.cards", "T4")
            return self._draw(state.replace(pile=move.order, discards=""))
        if not isinstance(move, Deal):
            self._refuse_chance()
        self._must_be(state, DEAL)
        return state.replace(**setup.after_deal(state.edition, state.options, state.seats, move))

    # ── moves ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def _slide(self, state: State, arrow: Arrow, push: Push) -> State:
        """Towers keep their heights as they slide."""
        heights = list(state.heights)
        for square in (SPARE, *squares_of(arrow.line)):
            heights[arrow.ride(square)] = state.heights[square]
        return super()._slide(state, arrow, push).replace(heights=tuple(heights))

    def _apply_rest(self, state: State, move: object) -> State:
        if not isinstance(move, Discard):
            return super()._apply_rest(state, move)
        self._must_be(state, DISCARD)
        if move.card not in list(state.hands[state.mover]):
            raise self.illegal("discard.not_in_hand", "T8", card=str(move.card))
        return self._give_up(state, move.card)

    def _walk(self, state: State, walk: SlidingWalk) -> State:
        if not isinstance(walk, Walk) or not isinstance(walk.pay, str):
            raise self.illegal("not_a_move", "T4")
        seat, pawn = state.mover, state.pawns[state.mover]
        purse, stone = self._purse(state, seat), state.passing(seat)
        if not 0 <= walk.to < state.edition.grid.size:
            raise self.illegal("walk.no_square", "S7")
        name = state.edition.grid.names[walk.to]
        if not reach(state.maze, pawn) >> walk.to & 1:
            raise self.illegal("walk.no_way", "S7", square=name)
        if Counter(walk.pay) - Counter(purse.hand):
            raise self.illegal("walk.not_in_hand", "T4", cards=walk.pay)
        if len(walk.pay) > purse.most:
            raise self.illegal("walk.one_card", "T8")
        if not pays(state.maze, state.heights, pawn, walk.to, purse, walk.pay):
            if walk.pay:
                raise self.illegal("walk.payment", "T9", square=name, cards=walk.pay)
            raise self.illegal("walk.too_steep", "T3", square=name)
        over = stone is not None and passes(state.maze, state.heights, pawn, walk.to, purse, walk.pay, stone)
        return self._arrive(state, walk.to, in_order(walk.pay), over)

    def _purse(self, state: State, seat: Seat) -> Purse:
        hand = state.hands[seat]
        return Purse(hand, state.options.jokers[seat], 1 if state.options.one_card else len(hand))

    def _stay(self, state: State) -> State:
        return self._arrive(state, state.pawns[state.mover], "", over=False)

    def _arrive(self, state: State, square: Square, pay: Cards, over: bool) -> State:
        """End the turn here: home and finished (T6), or one of find, rune and draw (T5)."""
        seat = state.mover
        stack, rune = state.stacks[seat], state.runes[seat]
        state = state.replace(
            pawns=with_value(state.pawns, seat, square),
            hands=with_value(state.hands, seat, without(state.hands[seat], pay)),
            discards=state.discards + pay,
        )
        if not stack and rune and square == state.home(seat):
            return self._end_turn(state, finished=(*state.finished, seat))
        on_rune = square == state.edition.rune
        if over or on_rune:
            state = state.replace(runes=with_value(state.runes, seat, True))
        finds = at(state.places, stack[:1], 1 << square)
        if finds:
            return self._end_turn(
                state,
                stacks=with_value(state.stacks, seat, stack[1:]),
                found=with_value(state.found, seat, state.found[seat] + finds),
            )
        if on_rune and not rune:
            return self._end_turn(state)
        return self._draw(state)

    def _draw(self, state: State) -> State:
        """Draw a card from the pile; if it is empty, chance shuffles first, and without any cards none is drawn."""
        if not state.pile:
            return state.replace(step=SHUFFLE) if state.discards else self._end_turn(state)
        seat, card = state.mover, state.pile[0]
        hand = in_order(state.hands[seat] + card)
        state = state.replace(pile=state.pile[1:], hands=with_value(state.hands, seat, hand))
        return self._within_limit(state, card)

    def _within_limit(self, state: State, card: Card) -> State:
        """End the turn if the hand is within its limit; until then this card, or another, must be discarded (T8)."""
        hand, limit = state.hands[state.mover], state.options.hand_limit
        if limit is None or len(hand) <= limit:
            return self._end_turn(state)
        if card not in list(hand):
            card = hand[0]
        return self._give_up(state, card) if state.late else state.replace(step=DISCARD, drawn=card)

    def _give_up(self, state: State, card: Card) -> State:
        """Move a card from the hand to the discards (T8)."""
        seat = state.mover
        hands = with_value(state.hands, seat, without(state.hands[seat], card))
        return self._within_limit(state.replace(hands=hands, discards=state.discards + card), state.drawn)

    def _run_out(self, state: State, move: TimeUp) -> State:
        """Time ends the turn as in all sliding mazes; the card over the limit is the one just drawn (K8, T8)."""
        state = state.replace(late=True)
        return self._give_up(state, state.drawn) if state.step == DISCARD else super()._run_out(state, move)

    def _end_turn(self, state: State, **changes: object) -> State:
        return super()._end_turn(state, drawn="", late=False, **changes)

    def finds(self, state: State) -> tuple[int, ...]:
        """Treasures found; the rune counts as one (K9)."""
        return tuple(len(found) + rune for found, rune in zip(state.found, state.runes, strict=True))

    # ── what people see ──────────────────────────────────────────────────────────────────────────────────────────────

    def _table_view(self, state: State) -> TowersView:
        """The view without seats; of the pile everybody knows only the size (T2)."""
        return {
            **super()._table_view(state),
            "heights": list(state.heights[:SPARE]),
            "spare_height": state.heights[SPARE],
            "rune": state.edition.rune,
            "pile": len(state.pile),
            "discard": list(state.discards),
        }

    def _table_changes(self, before: State, after: State) -> list[list[object]]:
        found, old, new = super()._table_changes(before, after), before.heights, after.heights
        if old is not new:
            found += [[["heights", square], new[square]] for square in differing(old[:SPARE], new[:SPARE])]
            if old[SPARE] != new[SPARE]:
                found.append([["spare_height"], new[SPARE]])
        if len(before.pile) != len(after.pile):
            found.append([["pile"], len(after.pile)])
        if before.discards != after.discards:
            found.append([["discard"], list(after.discards)])
        return found

    def _seats(self, state: State) -> Iterable[tuple[object, ...]]:
        return zip(state.pawns, state.stacks, state.found, state.hands, state.runes, strict=True)

    def _seat_view(self, state: State, whose: Seat, viewer: Seat | None) -> TowersSeat:
        """As in all sliding mazes; `hand` is None if the viewer may not know it."""
        hand = state.hands[whose]
        return {
            **super()._seat_view(state, whose, viewer),
            "figure": state.edition.figures[state.colours[whose]],
            "hand": list(hand) if whose == viewer or state.step == OVER else None,
            "hand_size": len(hand),
            "rune_turned": state.runes[whose],
        }

    def _known_cards(self, state: State, whose: Seat, viewer: Seat | None) -> tuple[int, ...]:
        """The top card, known to its owner (T2, T5)."""
        return state.stacks[whose][:1] if whose == viewer else ()

    def choices(self, state: State, seat: Seat) -> TowersChoices | Choices:
        """For every push, where the pawn may walk after it; or where it may walk now; or the cards to discard from.

        If passing the rune stone would turn the rune card (T6), `pay` also contains the payments for ways over it, so
        `{"c5": ["", "u"]}` is possible.
        """
        if seat not in self.to_act(state) or seat == CHANCE:
            return {}
        if state.step == DISCARD:
            return {"step": DISCARD, "cards": list(state.hands[seat])}
        if state.step == WALK:
            return {"step": WALK, **self._walks_json(state, seat, self._walks_now(state, seat))}
        pushes = walks_all(
            state.maze, state.heights, state.pawns[seat], self._purse(state, seat), state.passing(seat), state.barred
        )
        table = {
            arrow.name + letters(way): self._walks_json(state, seat, walk) for (arrow, way), walk in pushes.items()
        }
        return {"step": PUSH, "pushes": table}

    def legal_moves(self, view: Any, choices: Any) -> list[str]:
        """As in all sliding mazes, with each payment of every walk (T9), and the cards to discard from (T8)."""
        if choices.get("step") == DISCARD:
            return [discard_text(card) for card in dict.fromkeys(choices["cards"])]
        moves = super().legal_moves(view, choices)
        if choices.get("step") != WALK:
            return moves
        return [walk_text(name, pay) for name in moves for pay in choices["pay"].get(name, [""])]

    def _walks_now(self, state: State, seat: Seat) -> Walks:
        return walks(state.maze, state.heights, state.pawns[seat], self._purse(state, seat), state.passing(seat))

    def _walks_json(self, state: State, seat: Seat, ways: Walks) -> TowersWalks:
        names = state.edition.grid.names
        written: TowersWalks = {
            "reach": hex_set(ways.reach),
            "pay": {names[square]: list(offers) for square, offers in ways.pay.items()},
        }
        if state.passing(seat) is not None:
            written["rune"] = {names[square]: list(offers) for square, offers in ways.over.items()}
        return written

    def legal(self, state: State, seat: Seat) -> list[Move]:
        """Every push, every walk with each payment offered, or every kind of card to discard."""
        if seat not in self.to_act(state) or seat == CHANCE:
            return []
        if state.step == DISCARD:
            return [Discard(card) for card in dict.fromkeys(state.hands[seat])]
        if state.step == WALK:
            ways = self._walks_now(state, seat)
            return [Walk(square, pay) for square in squares_of(ways.reach) for pay in ways.offers(square)]
        return self._pushes(state)


def without(hand: Cards, cards: Cards) -> Cards:
    """A hand without some of its cards."""
    return in_order((Counter(hand) - Counter(cards)).elements())
