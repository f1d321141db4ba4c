"""Views and choices for the page's tests and for drawing, found in games under the real rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from wanderwall.games import edition, editions, game_of
from wanderwall.match.steps import after_chance
from wanderwall.server.tables.catalogue import catalogue
from wanderwall.solver.go_search import solve


class FixtureGame:
    """A game that is played on until it shows a wanted position."""

    def __init__(self, edition_id: str, seats: int, seed: int, **options: Any) -> None:
        self.box, self.dice = edition(edition_id), random.Random(seed)
        self.game = game_of(self.box)
        self.state = after_chance(self.game, self.game.setup(self.box, seats, options), self.dice)

    @property
    def mover(self) -> int:
        return min(self.game.to_act(self.state))

    def make(self, seat: int, move: Any) -> FixtureGame:
        self.state = after_chance(self.game, self.game.apply(self.state, seat, move), self.dice)
        return self

    def say(self, seat: int, text: str) -> FixtureGame:
        return self.make(seat, self.game.notation.read_move(self.state, seat, text))

    def walk_about(self, moves: int) -> FixtureGame:
        """Make random moves, but take finds if a walk offers one."""
        for _ in range(moves):
            if not self.game.to_act(self.state):
                break
            self.make(self.mover, self._keen())
        return self

    def _keen(self) -> Any:
        legal = self.game.legal(self.state, self.mover)
        if self.state.step != "walk":
            return self.dice.choice(legal)
        gain = {move: self._gain(move) for move in legal}
        best = max(gain.values())
        return self.dice.choice([move for move in legal if gain[move] == best])

    def _gain(self, move: Any) -> int:
        after = self.game.apply(self.state, self.mover, move)
        return sum(map(len, after.found)) + 100 * bool(after.finished)

    def until(self, seen: Callable[[FixtureGame], bool]) -> FixtureGame:
        while not seen(self):
            assert self.game.to_act(self.state), "the game was over before"
            self.walk_about(1)
        return self

    def position_json(self, seat: int | None) -> dict[str, Any]:
        """A position as the server would send it to this seat."""
        acts = seat is not None and seat in self.game.to_act(self.state)
        return {
            "view": self.game.view(self.state, seat),
            "choices": self.game.choices(self.state, seat) if acts and seat is not None else None,
        }

    def play_greedy(self) -> tuple[int, str]:
        """Make a greedy move; return the mover and the move as text."""
        seat, move = self.mover, self._keen()
        text = self.game.notation.move_text(self.state, move)
        self.make(seat, move)
        return seat, text

    def frame(self, seat: int | None, move: str | None) -> dict[str, Any]:
        """A frame of a replay, with every seat's own part visible."""
        view = self.game.view(self.state, None)
        for whose, public in enumerate(view["seats"]):
            own = self.game.view(self.state, whose)
            public.update(own["seats"][whose], **{key: own[key] for key in ("layout", "hand") if key in own})
        return {"seat": seat, "move": move, "seconds": None, "view": view}

    def step(self, name: str) -> FixtureGame:
        return self.until(lambda table: table.state.step == name)


def sliding(edition_id: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Positions of a sliding game by name."""
    four = FixtureGame(edition_id, 4, 5).walk_about(40).step("push")
    yield "push", four.position_json(four.mover)
    yield "others-turn", four.position_json((four.mover + 1) % 4)
    yield "spectator", four.position_json(None)
    four.walk_about(1)
    yield "walk", four.position_json(four.mover)
    yield "opening", FixtureGame(edition_id, 2, 7).position_json(0)
    three = FixtureGame(edition_id, 3, 3).walk_about(12).step("push")
    yield "three", three.position_json(three.mover)
    over = FixtureGame(edition_id, 2, 11, goals=1).until(lambda table: not table.game.to_act(table.state))
    yield "over", over.position_json(0)


def classic(edition_id: str) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from sliding(edition_id)
    young = FixtureGame(edition_id, 2, 13, cards="own", order="any", finish="exit").walk_about(8).step("push")
    yield "young", young.position_json(young.mover)
    for name, finish in ("homewards", "home"), ("leaving", "exit"):
        home = FixtureGame(edition_id, 2, 17, goals=1, finish=finish)
        home.until(lambda table: not all(table.state.stacks)).step("push")
        home.until(lambda table: table.state.step == "push" and not table.state.stacks[table.mover])
        yield name, home.position_json(home.mover)


def towers(edition_id: str) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from sliding(edition_id)
    paid = FixtureGame(edition_id, 3, 21)
    paid.until(lambda table: table.state.step == "walk" and len(table.position_json(table.mover)["choices"]["pay"]) > 2)
    yield "pay", paid.position_json(paid.mover)
    full = FixtureGame(edition_id, 2, 23, hand_limit=2).step("discard")
    yield "discard", full.position_json(full.mover)
    rune = FixtureGame(edition_id, 2, 25, goals=1, rune="pass").until(lambda table: not all(table.state.stacks))
    rune.until(lambda table: table.state.step == "push" and not table.state.stacks[table.mover])
    yield "rune", rune.position_json(rune.mover)


def go(edition_id: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Positions of Labyrinth Go! by name."""
    table = FixtureGame(edition_id, 3, 2)
    yield "ready", table.position_json(0)
    table.say(1, "ready")
    yield "one-ready", table.position_json(0)
    table.say(0, "ready").say(2, "ready")
    yield "play", table.position_json(0)
    layout = solve(table.box, table.state.roll)
    assert layout
    for lay in layout[:2]:
        table.make(0, lay)
    for lay in layout[:1]:
        table.make(1, lay)
    yield "half-laid", table.position_json(0)
    yield "spectator", table.position_json(None)
    for lay in layout[2:]:
        table.make(0, lay)
    yield "laid", table.position_json(0)
    table.say(0, "grab")
    yield "grabbed", table.position_json(0)
    yield "grabbed-by-another", table.position_json(1)
    table.say(1, "grab")  # the last player gets the tile that is left
    yield "check", table.position_json(0)
    over = table
    while over.game.to_act(over.state):
        for seat in range(3):
            over.say(seat, "ready")
        solved = solve(over.box, over.state.roll)
        assert solved
        for lay in solved:
            over.make(0, lay)
        for seat in range(2):
            over.say(seat, "grab")
    yield "over", over.position_json(0)
    alone = FixtureGame(edition_id, 1, 4)
    yield "solo", alone.position_json(0)
    solved = solve(alone.box, alone.state.roll)
    assert solved
    for lay in solved:
        alone.make(0, lay)
    yield "solo-laid", alone.position_json(0)
    yield "solo-next", alone.say(0, "grab").position_json(0)
    yield "solo-over", alone.say(0, "stop").position_json(0)


SCENES = {"classic": classic, "towers": towers, "go": go}


def films() -> dict[str, list[dict[str, Any]]]:
    """A short game and a round, frame by frame, as in a replay."""
    classic = FixtureGame("classic-1986", 2, 11, goals=1)
    frames = [classic.frame(None, None)]
    while classic.game.to_act(classic.state):
        frames.append(classic.frame(*classic.play_greedy()))
    round_one = FixtureGame("go", 2, 6)
    film = [round_one.frame(None, None)]
    for seat, text in (0, "ready"), (1, "ready"):
        film.append(round_one.say(seat, text).frame(seat, text))
    for lay in solve(round_one.box, round_one.state.roll) or ():
        text = round_one.game.notation.move_text(round_one.state, lay)
        film.append(round_one.make(0, lay).frame(0, text))
    film.append(round_one.say(0, "grab").frame(0, "grab"))
    return {"classic": frames, "go": film}


def fixtures() -> dict[str, Any]:
    """Positions of every edition, games frame by frame, and what the server offers."""
    return {"games": catalogue(), "films": films(), **{id: dict(SCENES[edition(id).game](id)) for id in editions()}}
