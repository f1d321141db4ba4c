"""The parts of a towers turn in addition to push and walk: payments, the hand, the rune stone, a discard."""

from __future__ import annotations

import time
from collections.abc import Sequence

from wanderwall.cli.sliding import BACK, SlidingTable, UndoStep
from wanderwall.game.protocol import Seat
from wanderwall.games.sliding.state import Sliding
from wanderwall.games.sliding.state import Walk as SlidingWalk
from wanderwall.games.towers.state import DISCARD, Card, Cards, Discard, Walk
from wanderwall.games.towers.views import TowersView, TowersWalkChoices
from wanderwall.problem import Problem

#: the names of the cards in an edition, by their letters
CARD_NAMES = {"u": "up", "d": "down", "j": "joker"}


class TowersTable(SlidingTable[TowersView]):
    """A match of towers between people and bots."""

    def cards_text(self, cards: Cards | list[str]) -> str:
        return ", ".join(self.thing(CARD_NAMES[card]) for card in cards) or "–"

    def show_problem(self, problem: Problem) -> None:
        for key in ("card", "cards"):
            cards = str(problem.details.get(key, ""))
            if cards and set(cards) <= set(CARD_NAMES):
                problem.details[key] = self.cards_text(cards)
        super().show_problem(problem)

    # ── the turn ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def read_walk(self, after: Sliding, seat: Seat, line: str) -> Walk:
        """Read the walk of a line; ask for the cards if there is a choice and the line names none (T9)."""
        walk = super().read_walk(after, seat, line)
        assert isinstance(walk, Walk)
        if "+" in line:
            return walk
        choices: TowersWalkChoices = self.match.game.choices(after, seat)
        name = after.edition.grid.names[walk.to]
        offers = choices["pay"].get(name, [""])
        if len(offers) == 1:
            return Walk(walk.to, offers[0])
        return Walk(walk.to, self.ask_payment(offers, choices.get("rune", {}).get(name, [])))

    def ask_payment(self, offers: list[str], over_rune: list[str]) -> Cards:
        self.say("towers-payments")
        for number, cards in enumerate(offers, 1):
            rune = "yes" if cards in over_rune else "no"
            self.say("towers-payment", number=number, cards=self.cards_text(cards), rune=rune)
        prompt = self.texts.say("towers-ask-payment", last=len(offers))
        while True:
            line = self.ask(prompt, "towers-help-payment", self.deadline).lower()
            if line in BACK:
                raise UndoStep
            if line.isascii() and line.isdigit() and 1 <= int(line) <= len(offers):
                return offers[int(line) - 1]

    def walk_cost(self, walk: SlidingWalk) -> str:
        return (
            self.texts.say("towers-for", cards=self.cards_text(walk.pay)) if isinstance(walk, Walk) and walk.pay else ""
        )

    def after_walk(self, seat: Seat) -> None:
        """Ask a player who drew over the hand limit to discard down to it (T8)."""
        state = self.match.state
        if not self.must_discard(seat):
            return
        self.say("towers-over-limit", card=self.cards_text(state.drawn), hand=self.cards_text(state.hands[seat]))
        while self.must_discard(seat):
            self.match.move(Discard(self.ask_discard(seat)), seat, time.monotonic() - self.began)

    def must_discard(self, seat: Seat) -> bool:
        state = self.match.state
        return bool(state.step == DISCARD and state.mover == seat)

    def ask_discard(self, seat: Seat) -> Card:
        kinds: list[Card] = list(dict.fromkeys(self.match.state.hands[seat]))
        for number, card in enumerate(kinds, 1):
            self.screen.say(f"  {number}  {self.cards_text(card)}")
        prompt = self.texts.say("towers-ask-discard", last=len(kinds))
        while True:
            line = self.ask(prompt, "towers-help-discard", self.deadline).lower()
            if line.isascii() and line.isdigit() and 1 <= int(line) <= len(kinds):
                return kinds[int(line) - 1]

    # ── what is shown ────────────────────────────────────────────────────────────────────────────────────────────────

    def legend(self) -> None:
        self.say("towers-signs")
        super().legend()

    def seat_line(self, view: TowersView, whose: Seat) -> str:
        own = view["seats"][whose]
        rune = "yes" if own["rune_turned"] else "no"
        more = self.texts.say("towers-seat", cards=own["hand_size"], rune=rune)
        return f"{super().seat_line(view, whose)} · {more}"

    def goal_line(self, view: TowersView, seat: Seat) -> str:
        own = view["seats"][seat]
        hand = self.texts.say("towers-hand", cards=self.cards_text(own["hand"] or ""))
        return f"{super().goal_line(view, seat)}\n{hand}"

    def way_home(self, view: TowersView, seat: Seat) -> str:
        if not view["seats"][seat]["rune_turned"]:
            return self.texts.say("towers-goal-rune", square=self.match.state.edition.grid.names[view["rune"]])
        return super().way_home(view, seat)

    def turn_extras(self, seat: Seat, before: TowersView, after: TowersView, moves: Sequence[object]) -> list[str]:
        """Cards played, the rune stone, a card drawn or discarded: all public except what was drawn."""
        name, was, now = self.name(seat), before["seats"][seat], after["seats"][seat]
        paid = "".join(getattr(move, "pay", "") for move in moves)
        lines = []
        if paid:
            lines.append(self.texts.say("tell-plays", cards=self.cards_text(paid)))
        if now["rune_turned"] and not was["rune_turned"]:
            lines.append(self.texts.say("tell-rune", name=name))
        given = [move.card for move in moves if isinstance(move, Discard)]
        if now["hand_size"] + len(given) > was["hand_size"] - len(paid):
            lines.append(self.texts.say("tell-draws", name=name))
        if given:
            lines.append(self.texts.say("tell-discards", name=name, card=self.cards_text(given)))
        return lines


TABLE = TowersTable
