"""Labyrinth Go! at a terminal: solo against the clock, or several people one after the other behind the curtain.

All play the same roll; the seconds each took put all moves into one order, as if all had played at once (G3).
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from wanderwall.cli.narrate import board, checked_board, outcome_text
from wanderwall.cli.table_bots import choose_move, choose_move_in
from wanderwall.cli.terminal import Console, TimeOver
from wanderwall.game.protocol import CHANCE, Seat
from wanderwall.games.go.state import Grab, Move, Ready, Stop, TimeUp
from wanderwall.games.go.views import GoView
from wanderwall.problem import Problem

#: maximum seconds for a bot to decide
LONGEST = 3600.0


class Timed(NamedTuple):
    """A move, and when in the round it was made."""

    at: float
    seat: Seat
    move: Move


class GoTable(Console):
    """A match of Labyrinth Go!."""

    def play(self) -> None:
        sitting = self.sitting
        self.say("play-welcome", title=sitting.edition.title[self.texts.language])
        if sitting.state.solo:
            self.play_solo()
        else:
            while sitting.to_act:
                self.round()
                sitting.keep()
        self.screen.say(self.screen.strong(outcome_text(self)))

    # ── solo ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def play_solo(self) -> None:
        """Play roll after roll until the time is over (G10); a resumed match has used the time of its moves."""
        sitting = self.sitting
        used = sum(played.seconds or 0 for played in sitting.moves)
        if sitting.is_bot(0):
            self.bot_solo(used)
            return
        self.mark = time.monotonic()
        untimed = sitting.state.options.untimed
        deadline = None if untimed else self.mark + sitting.state.edition.solo_seconds - used
        try:
            while sitting.to_act:
                self.solo_roll(deadline)
        except TimeOver:
            self.screen.say()
            self.say("play-time-over")
            sitting.move(TimeUp(), CHANCE, self.lap())
        sitting.keep()

    def bot_solo(self, used: float) -> None:
        """Let a bot play solo, by the times it claims."""
        sitting, state = self.sitting, self.sitting.state
        if state.options.untimed:
            raise Problem("play.bot_untimed")
        while sitting.state.step == "play":
            number = sitting.state.number
            move, seconds = choose_move(sitting, 0)
            used += seconds
            if used > state.edition.solo_seconds:
                sitting.move(TimeUp(), CHANCE)
                return
            sitting.move(move, 0, seconds)
            self.report_solved(number)

    def lap(self) -> float:
        """The seconds since the last move."""
        now = time.monotonic()
        self.mark, last = now, self.mark
        return now - last

    def solo_roll(self, deadline: float | None) -> None:
        sitting = self.sitting
        number = sitting.state.number
        self.show(sitting.state, 0)
        while sitting.state.step == "play" and sitting.state.number == number:
            move = self.ask_move(sitting.state, 0, deadline)
            if move is None:
                continue
            try:
                sitting.move(move, 0, self.lap())
            except Problem as problem:
                self.show_problem(problem)
                continue
            sitting.keep()
            if sitting.state.number == number and sitting.state.step == "play":
                self.show(sitting.state, 0)
        self.report_solved(number)

    def report_solved(self, number: int) -> None:
        """Report a solved roll: in a solo match every checked roll is solved."""
        state = self.sitting.state
        if state.number != number and state.last and state.last.number == number:
            self.say("go-solved", count=state.players[0].track)

    # ── together ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def round(self) -> None:
        """One roll for everybody: look, play one after the other, merge, check."""
        sitting = self.sitting
        number = sitting.state.number
        self.look()
        for seat in sorted(sitting.to_act if sitting.state.step == "ready" else ()):
            sitting.move(Ready(), seat)
        moves: list[Timed] = []
        for seat in sorted(sitting.to_act):
            moves += self.bot_plays(seat) if sitting.is_bot(seat) else self.person_plays(seat)
        self.merge(sorted(moves, key=lambda timed: timed.at), number)
        self.show_check()

    def look(self) -> None:
        """Let everybody look for the four pictures; nobody touches a tile (G3)."""
        self.lower_curtain()
        self.say("go-round", number=self.sitting.state.number)
        for seat, player in enumerate(self.sitting.state.players):
            joker = "yes" if player.joker else "no"
            self.screen.say(
                self.texts.say(
                    "go-seat",
                    name=self.name(seat),
                    colour=self.colour(seat),
                    track=player.track,
                    finish=self.sitting.state.edition.finish,
                    joker=joker,
                )
            )
        self.show(self.sitting.state, None)
        self.ask(self.texts.say("go-all-ready"), "go-help")

    def person_plays(self, seat: Seat) -> list[Timed]:
        """The moves of a person with their times, on a private table; nothing is committed yet."""
        sitting, game = self.sitting, self.sitting.game
        self.curtain(seat)
        state, began = sitting.state, time.monotonic()
        clock = state.options.round_clock
        deadline = None if clock is None else began + clock
        moves: list[Timed] = []
        self.show(state, seat)
        try:
            while True:
                move = self.ask_move(state, seat, deadline)
                if move is None:
                    continue
                try:
                    after = game.apply(state, seat, move)
                except Problem as problem:
                    self.show_problem(problem)
                    continue
                moves.append(Timed(time.monotonic() - began, seat, move))
                if isinstance(move, Grab | Stop):
                    break
                state = after
                self.show(state, seat)
        except TimeOver:
            self.screen.say()
            self.say("play-time-over")
        self.lower_curtain()
        return moves

    def bot_plays(self, seat: Seat) -> list[Timed]:
        """The same for a bot, by the times it claims."""
        sitting, game = self.sitting, self.sitting.game
        state, at = sitting.state, 0.0
        moves: list[Timed] = []
        while at < LONGEST:
            move, seconds = choose_move_in(sitting, state, seat, len(moves))
            at += seconds
            moves.append(Timed(at, seat, move))
            if isinstance(move, Grab | Stop):
                break
            state = game.apply(state, seat, move)
        return moves

    def merge(self, moves: list[Timed], number: int) -> None:
        """Play all moves in the order of their times; moves after the end of the round are dropped (G6)."""
        sitting = self.sitting
        clock = sitting.state.options.round_clock
        last = dict.fromkeys(range(len(sitting.names)), 0.0)
        for at, seat, move in moves:
            over = sitting.state.step != "play" or sitting.state.number != number
            if over or (clock is not None and at > clock):
                break
            sitting.move(move, seat, at - last[seat])
            last[seat] = at
            if isinstance(move, Grab):
                self.say("go-grabs", name=self.name(seat), seconds=round(at))
        if clock is not None and sitting.state.step == "play" and sitting.state.number == number:
            sitting.move(TimeUp(), CHANCE)

    # ── what is typed and shown ──────────────────────────────────────────────────────────────────────────────────────

    def ask_move(self, state: Any, seat: Seat, deadline: float | None) -> Move | None:
        line = self.ask(self.texts.say("go-ask", alone="yes" if state.solo else "no"), "go-help", deadline)
        if not line:
            self.show(state, seat)
            return None
        try:
            move: Move = self.sitting.game.notation.read_move(state, seat, line)
            return move
        except Problem as problem:
            self.show_problem(problem)
            return None

    def show(self, state: Any, seat: Seat | None) -> None:
        view: GoView = self.sitting.game.view(state, seat)
        self.screen.say()
        unmarked: GoView = {**view, "roll": []}  # finding the pictures is part of the game (G3)
        self.screen.say(board(self.screen, self.sitting.edition, unmarked))
        rolled = ", ".join(self.thing(picture) for picture in state.roll)
        self.screen.say(self.screen.strong(self.texts.say("go-roll", things=rolled)))
        if seat is not None:
            self.say("go-hand", tiles=" ".join(view["hand"]))

    def show_check(self) -> None:
        """Show each board, and for each picture whether it is shown and joined, or why not; then points and
        track (G7).
        """
        sitting = self.sitting
        last = sitting.state.last
        assert last is not None
        view: GoView = sitting.game.view(sitting.state, None)
        self.say("go-check", number=last.number)
        for seat, result in enumerate(last.results):
            self.screen.say()
            self.screen.say(checked_board(self.screen, sitting.edition, view, seat))
            for verdict in result.verdicts:
                how = "joined" if verdict.joined else "cut_off" if verdict.shown else "not_shown"
                self.say("go-verdict", picture=self.thing(verdict.picture), how=how)
            self.say(
                "go-points",
                name=self.name(seat),
                tile=result.score_tile or 0,
                points=result.points,
                sign="plus" if result.points >= 0 else "minus",
                steps=abs(result.points),
                track=result.after,
            )


TABLE = GoTable
