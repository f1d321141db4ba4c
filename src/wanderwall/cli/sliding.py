"""A turn in a sliding maze: push, walk, confirm; everything can be undone until then."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from wanderwall.board.grid import Squares
from wanderwall.board.tiles import GLYPHS, rotate
from wanderwall.cli.narrate import board, outcome_text, turn_text
from wanderwall.cli.terminal import Console, TimeOver
from wanderwall.game.protocol import CHANCE, Seat
from wanderwall.games.sliding.state import PUSH, WALK, Push, Sliding, TimeUp, Walk
from wanderwall.games.sliding.views import SlidingView, WalkChoices
from wanderwall.problem import Problem

BACK = ("u", "undo")

V = TypeVar("V", bound=SlidingView)


class UndoStep(Exception):
    """The player goes back one step."""


class SlidingTable(Console, Generic[V]):
    """A match of push and walk between people and bots."""

    def play(self) -> None:
        """Play turn by turn until the match is over."""
        match = self.match
        self.news: list[str] = []
        self.seen = [0] * len(match.names)
        self.say("play-welcome", title=match.edition.title[self.texts.language])
        self.announce_first()
        while acting := match.to_act:
            (seat,) = acting
            before = self.view(match.state, None)
            first = len(match.moves)
            if match.is_bot(seat):
                self.bot_turn(seat)
            else:
                self.person_turn(seat)
            match.keep()
            after = self.view(match.state, None)
            moves = [played.move for played in match.moves[first:]]
            extras = self.turn_extras(seat, before, after, moves)
            self.report(" ".join([turn_text(self, seat, before, after, moves), *extras]))
        self.finish()

    def announce_first(self) -> None:
        """Announce the randomly chosen first player, and how the rulebook would choose (K3): people may prefer its
        question.
        """
        state = self.match.state
        if len(self.match.people) < 2 or state.options.first is not None or self.match.moves:
            return
        own = f"first-{state.edition.id}"
        question = self.texts.say(own if self.texts.has(own) else "first-usual")
        self.say("play-first", name=self.name(state.first), question=question)

    def report(self, line: str) -> None:
        """Report what happened, now or, behind a curtain, when each person is at the keyboard again."""
        self.news.append(line)
        if len(self.match.people) < 2:
            self.screen.say(line)

    def same_turn(self, seat: Seat, turns: int) -> bool:
        state = self.match.state
        return self.match.game.to_act(state) == {seat} and state.turns == turns

    def bot_turn(self, seat: Seat) -> None:
        from wanderwall.cli.table_bots import choose_move

        turns = self.match.state.turns
        while self.same_turn(seat, turns):
            move, _ = choose_move(self.match, seat)
            self.match.move(move, seat)

    # ── a person's turn ──────────────────────────────────────────────────────────────────────────────────────────────

    def person_turn(self, seat: Seat) -> None:
        match = self.match
        self.curtain(seat)
        if len(match.people) > 1:
            for line in self.news[self.seen[seat] :]:
                self.screen.say(line)
        self.seen[seat] = len(self.news)
        self.began = time.monotonic()
        limit = match.state.options.turn_time
        self.deadline = None if limit is None else self.began + limit
        self.pushed: Push | None = None
        try:
            self.decide(seat)
        except TimeOver:
            self.time_over(seat)
        self.lower_curtain()

    def decide(self, seat: Seat) -> None:
        """Ask for push and walk until the player confirms, then commit both."""
        match, game = self.match, self.match.game
        while True:
            if match.state.step not in (PUSH, WALK):  # a match saved in the middle of a turn
                return self.after_walk(seat)
            if match.state.step == WALK:
                after = match.state
            else:
                self.pushed = self.ask_push(seat)
                after = game.apply(match.state, seat, self.pushed)
            try:
                walk = self.ask_walk(after, seat)
            except UndoStep:
                self.pushed = None
                continue
            seconds = time.monotonic() - self.began
            if self.pushed:
                match.move(self.pushed, seat)
            match.move(walk, seat, seconds)
            self.after_walk(seat)
            return None

    def ask_push(self, seat: Seat) -> Push:
        state, quarters = self.match.state, 0
        self.show(state, seat)
        while True:
            laid = rotate(state.maze.spare, quarters)
            shown = replace(state, maze=state.maze._replace(spare=laid))
            prompt = self.texts.say("play-ask-push", tile=self.spare_name(), spare=GLYPHS[laid])
            line = self.ask(prompt, "play-help-push", self.deadline)
            if not line:
                self.show(shown, seat)
            elif line.lower() in ("r", "turn"):
                quarters += 1
            elif line.lower() in BACK:
                self.say("play-nothing-to-undo")
            else:
                try:
                    # after an arrow alone the player sees how the tile is turned
                    whole = f"{line}+0" if re.fullmatch(r"\s*[NESW]\d+\s*", line, re.IGNORECASE) else line
                    push: Push = self.match.game.notation.read_move(shown, seat, whole)
                    self.match.game.apply(state, seat, push)
                    return push
                except Problem as problem:
                    self.show_problem(problem)

    def ask_walk(self, after: Sliding, seat: Seat) -> Walk:
        self.show(after, seat)
        while True:
            line = self.ask(self.texts.say("play-ask-walk"), "play-help-walk", self.deadline)
            if line.lower() in BACK and self.pushed:
                raise UndoStep
            if not line:
                self.show(after, seat)
                continue
            try:
                walk = self.read_walk(after, seat, line)
                self.match.game.apply(after, seat, walk)
                if self.confirmed(after, seat, walk):
                    return walk
            except Problem as problem:
                self.show_problem(problem)
            except UndoStep:
                self.show(after, seat)

    def read_walk(self, after: Sliding, seat: Seat, line: str) -> Walk:
        """Read the walk of a line; a game with cards asks which to play."""
        walk: Walk = self.match.game.notation.read_move(after, seat, line)
        return walk

    def walk_cost(self, walk: Walk) -> str:
        """What else a walk costs."""
        return ""

    def after_walk(self, seat: Seat) -> None:
        """Hook for questions after a walk."""

    def turn_extras(self, seat: Seat, before: V, after: V, moves: Sequence[object]) -> list[str]:
        """What a game reports of a turn in addition to push, walk and finds."""
        return []

    def confirmed(self, after: Sliding, seat: Seat, walk: Walk) -> bool:
        """Whether the player confirms the turn; the rules determine what it finds."""
        grid = after.edition.grid
        ended = self.match.game.apply(after, seat, walk)
        had, has = (self.view(state, seat)["seats"][seat]["found"] for state in (after, ended))
        finds = has[len(had) :]
        prompt = self.texts.say(
            "play-ask-confirm",
            how="stay" if walk.to == after.pawns[seat] else "walk",
            square=grid.names[walk.to] + self.walk_cost(walk),
            found=", ".join(self.thing(goal) for goal in finds) or "none",
        )
        while True:
            line = self.ask(prompt, "play-help-confirm", self.deadline)
            if self.says(line, "yes"):
                return True
            if line.lower() in BACK or self.says(line, "no"):
                return False

    def time_over(self, seat: Seat) -> None:
        """End the turn by chance, with the push that was tried last or any (K8)."""
        match = self.match
        self.screen.say()
        self.say("play-time-over")
        push = None
        if match.state.step == PUSH:
            push = self.pushed or match.dice().choice(match.game.legal(match.state, seat))
        match.move(TimeUp(push), CHANCE, time.monotonic() - self.began)

    # ── what is known ────────────────────────────────────────────────────────────────────────────────────────────────

    def view(self, state: Sliding, seat: Seat | None) -> V:
        view: V = self.match.game.view(state, seat)
        return view

    def reach(self, state: Sliding, seat: Seat) -> Squares:
        """The squares the pawn may walk to now."""
        choices: WalkChoices = self.match.game.choices(state, seat)
        return int(choices["reach"], 16)

    # ── what is shown ────────────────────────────────────────────────────────────────────────────────────────────────

    def show(self, state: Sliding, seat: Seat) -> None:
        """Show the table as this seat may know it, with the squares in reach marked after the push."""
        view = self.view(state, seat)
        reach = self.reach(state, seat) if state.step == WALK else 0
        self.screen.say()
        self.screen.say(board(self.screen, self.match.edition, view, reach))
        for whose in range(len(self.match.names)):
            self.screen.say(self.seat_line(view, whose))
        self.screen.say(self.screen.strong(self.goal_line(view, seat)))

    def seat_line(self, view: V, whose: Seat) -> str:
        """The public facts of a seat."""
        public = view["seats"][whose]
        line = self.texts.say(
            "play-seat",
            name=self.name(whose),
            colour=self.colour(whose),
            found=len(public["found"]),
            left=public["left"],
        )
        things = ", ".join(self.thing(goal) for goal in public["found"])
        return f"{'▶' if view['turn'] == whose else ' '} {line}" + (f" ({things})" if things else "")

    def goal_line(self, view: V, seat: Seat) -> str:
        """What the player seeks."""
        cards = view["seats"][seat]["cards"]
        if cards:
            options: Mapping[str, Any] = view["options"]
            ordered = "order" not in options or options["order"][seat] == "stack"
            # of a stack only the top one counts, however many are visible (K8)
            sought, later = (cards[:1], cards[1:]) if ordered else (cards, [])
            things, then = (", ".join(self.thing(card) for card in some) for some in (sought, later))
            line = self.texts.say("play-goal", count=len(sought), things=things)
            return f"{line} {self.texts.say('play-goal-later', things=then)}" if later else line
        return self.way_home(view, seat)

    def way_home(self, view: V, seat: Seat) -> str:
        """Where the match can be finished: at home, or at the ways out that are open now (K5, K7)."""
        options: Mapping[str, Any] = view["options"]
        finish = options["finish"][seat] if "finish" in options else "home"
        squares = view["seats"][seat]["finish"]
        names = self.match.state.edition.grid.names
        return self.texts.say(
            "play-goal-home",
            finish="shut" if finish == "exit" and not squares else finish,
            square=", ".join(names[square] for square in squares),
        )

    def spare_name(self) -> str:
        """The spare, in the edition's own word for it."""
        known = "spare" in self.match.edition.names
        name = self.thing("spare") if known else self.texts.say("play-spare")
        return name[0].upper() + name[1:]

    def legend(self) -> None:
        """Explain the signs on the board, and list where every goal is."""
        self.say("play-signs")
        self.say("play-legend")
        grid = self.match.state.edition.grid
        things = self.view(self.match.state, None)["things"].items()
        by_place = sorted(things, key=lambda item: (item[1] % grid.side, item[1]))
        placed = [f"{grid.place_name(square)} {self.thing(goal)}" for goal, square in by_place]
        wide = max(map(len, placed)) + 2
        across = max(1, 78 // wide)
        for start in range(0, len(placed), across):
            self.screen.say("  " + "".join(one.ljust(wide) for one in placed[start : start + across]).rstrip())

    def finish(self) -> None:
        """Show the final position, open to all, and who won."""
        view = self.view(self.match.state, None)
        self.screen.say()
        self.screen.say(board(self.screen, self.match.edition, view, 0))
        if len(self.match.people) > 1:
            self.screen.say(self.news[-1])
        self.screen.say(self.screen.strong(outcome_text(self)))
