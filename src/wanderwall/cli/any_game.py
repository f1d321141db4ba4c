"""Any game at a terminal: the seat's view, line by line, and its moves in notation."""

from __future__ import annotations

from wanderwall.cli.narrate import board, outcome_text
from wanderwall.cli.terminal import Console
from wanderwall.game.protocol import Seat
from wanderwall.problem import Problem

#: maximum number of moves that are listed; the rest is in the rules of the game
LISTED = 40


class PlainTable(Console):
    """A match of a game without a terminal table of its own. If several may move at once, they do so one after the
    other.
    """

    def play(self) -> None:
        match = self.match
        self.say("play-welcome", title=match.edition.title[self.texts.language])
        while acting := match.to_act:
            seat = min(acting)
            if match.is_bot(seat):
                self.bot_moves(seat)
            else:
                self.person_moves(seat)
            match.keep()
        self.show(None)
        self.screen.say(self.screen.strong(outcome_text(self)))

    def bot_moves(self, seat: Seat) -> None:
        from wanderwall.cli.table_bots import choose_move

        move, seconds = choose_move(self.match, seat)
        text = self.match.game.notation.move_text(self.match.state, move)
        self.match.move(move, seat, seconds or None)
        if not self.match.game.together:
            self.say("plain-moved", name=self.name(seat), move=text)

    def person_moves(self, seat: Seat) -> None:
        """Show the table, and ask until a move is legal."""
        self.curtain(seat)
        self.show(seat)
        while True:
            line = self.ask(self.texts.say("plain-ask", name=self.name(seat)), "plain-help")
            if not line:
                self.show(seat)
                continue
            try:
                self.match.move(line, seat)
                break
            except Problem as problem:
                self.show_problem(problem)
        self.lower_curtain()

    def show(self, seat: Seat | None) -> None:
        self.screen.say()
        self.screen.say(board(self.screen, self.match.edition, self.match.view(seat)))

    def legend(self) -> None:
        """List the legal moves."""
        moves = self.match.legal(min(self.match.to_act))
        more = " …" if len(moves) > LISTED else ""
        self.screen.say("  ".join(moves[:LISTED]) + more)
