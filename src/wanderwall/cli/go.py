"""Labyrinth Go! at a terminal: solo against the clock, or several people one after the other behind the curtain.

All play the same roll; the seconds each took put all moves into one order, as if all had played at once (G3).
"""

from __future__ import annotations

import time
from typing import NamedTuple, cast

from wanderwall.cli.narrate import board, checked_board, outcome_text
from wanderwall.cli.table_bots import choose_move, choose_move_in
from wanderwall.cli.terminal import Console, TimeOver
from wanderwall.game.protocol import CHANCE, Seat
from wanderwall.games.go.state import Grab, Move, Ready, State, Stop, TimeUp
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
        match = self.match
        self.say("play-welcome", title=match.edition.title[self.texts.language])
        if match.state.solo:
            self.play_solo()
        else:
            while match.to_act:
                self.round()
                match.keep()
        self.screen.say(self.screen.strong(outcome_text(self)))

    # ── solo ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def play_solo(self) -> None:
        """Play roll after roll until the time is over (G10); a resumed match has used the time of its moves."""
        match = self.match
        used = sum(played.seconds or 0 for played in match.moves)
        if match.is_bot(0):
            self.bot_solo(used)
            return
        self.mark = time.monotonic()
        untimed = match.state.options.untimed
        deadline = None if untimed else self.mark + match.state.edition.solo_seconds - used
        try:
            while match.to_act:
                self.solo_roll(deadline)
        except TimeOver:
            self.screen.say()
            self.say("play-time-over")
            match.move(TimeUp(), CHANCE, self.lap())
        match.keep()

    def bot_solo(self, used: float) -> None:
        """Let a bot play solo, by the times it claims."""
        match, state = self.match, self.match.state
        if state.options.untimed:
            raise Problem("play.bot_untimed")
        while match.state.step == "play":
            number = match.state.number
            move, seconds = choose_move(match, 0)
            used += seconds
            if used > state.edition.solo_seconds:
                match.move(TimeUp(), CHANCE)
                return
            match.move(move, 0, seconds)
            self.report_solved(number)

    def lap(self) -> float:
        """The seconds since the last move."""
        now = time.monotonic()
        self.mark, last = now, self.mark
        return now - last

    def solo_roll(self, deadline: float | None) -> None:
        match = self.match
        number = match.state.number
        self.show(match.state, 0)
        while match.state.step == "play" and match.state.number == number:
            move = self.ask_move(match.state, 0, deadline)
            if move is None:
                continue
            try:
                match.move(move, 0, self.lap())
            except Problem as problem:
                self.show_problem(problem)
                continue
            match.keep()
            if match.state.number == number and match.state.step == "play":
                self.show(match.state, 0)
        self.report_solved(number)

    def report_solved(self, number: int) -> None:
        """Report a solved roll: in a solo match every checked roll is solved."""
        state = self.match.state
        if state.number != number and state.last and state.last.number == number:
            self.say("go-solved", count=state.players[0].track)

    # ── together ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def round(self) -> None:
        """One roll for everybody: look, play one after the other, merge, check."""
        match = self.match
        number = match.state.number
        self.look()
        for seat in sorted(match.to_act if match.state.step == "ready" else ()):
            match.move(Ready(), seat)
        moves: list[Timed] = []
        for seat in sorted(match.to_act):
            moves += self.bot_plays(seat) if match.is_bot(seat) else self.person_plays(seat)
        self.merge(sorted(moves, key=lambda timed: timed.at), number)
        self.show_check()

    def look(self) -> None:
        """Let everybody look for the four pictures; nobody touches a tile (G3)."""
        self.lower_curtain()
        self.say("go-round", number=self.match.state.number)
        for seat, player in enumerate(self.match.state.players):
            joker = "yes" if player.joker else "no"
            self.screen.say(
                self.texts.say(
                    "go-seat",
                    name=self.name(seat),
                    colour=self.colour(seat),
                    track=player.track,
                    finish=self.match.state.edition.finish,
                    joker=joker,
                )
            )
        self.show(self.match.state, None)
        self.ask(self.texts.say("go-all-ready"), "go-help")

    def person_plays(self, seat: Seat) -> list[Timed]:
        """The moves of a person with their times, on a private table; nothing is committed yet."""
        match, game = self.match, self.match.game
        self.curtain(seat)
        state, began = match.state, time.monotonic()
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
        match, game = self.match, self.match.game
        state, at = match.state, 0.0
        moves: list[Timed] = []
        while at < LONGEST:
            move, seconds = choose_move_in(match, state, seat, len(moves))
            at += seconds
            moves.append(Timed(at, seat, cast(Move, move)))
            if isinstance(move, Grab | Stop):
                break
            state = game.apply(state, seat, move)
        return moves

    def merge(self, moves: list[Timed], number: int) -> None:
        """Play all moves in the order of their times; moves after the end of the round are dropped (G6)."""
        match = self.match
        clock = match.state.options.round_clock
        last = dict.fromkeys(range(len(match.names)), 0.0)
        for at, seat, move in moves:
            over = match.state.step != "play" or match.state.number != number
            if over or (clock is not None and at > clock):
                break
            match.move(move, seat, at - last[seat])
            last[seat] = at
            if isinstance(move, Grab):
                self.say("go-grabs", name=self.name(seat), seconds=round(at))
        if clock is not None and match.state.step == "play" and match.state.number == number:
            match.move(TimeUp(), CHANCE)

    # ── what is typed and shown ──────────────────────────────────────────────────────────────────────────────────────

    def ask_move(self, state: State, seat: Seat, deadline: float | None) -> Move | None:
        line = self.ask(self.texts.say("go-ask", alone="yes" if state.solo else "no"), "go-help", deadline)
        if not line:
            self.show(state, seat)
            return None
        try:
            move: Move = self.match.game.notation.read_move(state, seat, line)
            return move
        except Problem as problem:
            self.show_problem(problem)
            return None

    def show(self, state: State, seat: Seat | None) -> None:
        view: GoView = self.match.game.view(state, seat)
        self.screen.say()
        unmarked: GoView = {**view, "roll": []}  # finding the pictures is part of the game (G3)
        self.screen.say(board(self.screen, self.match.edition, unmarked))
        rolled = ", ".join(self.thing(picture) for picture in state.roll)
        self.screen.say(self.screen.strong(self.texts.say("go-roll", things=rolled)))
        if seat is not None:
            self.say("go-hand", tiles=" ".join(view["hand"]))

    def show_check(self) -> None:
        """Show each board, and for each picture whether it is shown and joined, or why not; then points and
        track (G7).
        """
        match = self.match
        last = match.state.last
        assert last is not None
        view: GoView = match.game.view(match.state, None)
        self.say("go-check", number=last.number)
        for seat, result in enumerate(last.results):
            self.screen.say()
            self.screen.say(checked_board(self.screen, match.edition, view, seat))
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
