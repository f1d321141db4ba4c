"""First lessons: short games found by search in the real rules, each move with the position before it.

A lesson is a list of beats. A beat has what its player sees and may do, and the one move that continues the lesson: by
the learner if `seat` is the learner's, otherwise by another player. A beat without a move is only shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from itertools import count
from typing import Any

from tools.generate.fixtures import FixtureGame
from wanderwall.game.protocol import CHANCE
from wanderwall.match.steps import after_chance

LEARNER, FRIEND = 0, 1
#: the maximum number of the friend's turns that are tried
TRIES = 6
Beat = dict[str, Any]


class Lesson:
    """A sitting that records its moves as beats."""

    def __init__(self, table: FixtureGame) -> None:
        self.table = table
        self.beats: list[Beat] = []

    def copy(self) -> Lesson:
        again = Lesson(copy(self.table))
        again.beats = list(self.beats)
        return again

    def look(self, step: str, **marks: Any) -> None:
        self.beats.append(
            {"step": step, "seat": None, "move": None, "marks": marks, **self.table.position_json(LEARNER)}
        )

    def say(self, step: str, seat: int, move: str, **marks: Any) -> None:
        self.beats.append(
            {"step": step, "seat": seat, "move": move, "marks": marks, **self.table.position_json(LEARNER)}
        )
        self.table.say(seat, move)

    def finish(self, end: str) -> dict[str, Any]:
        self.look(end)
        return {"edition": self.table.box.id, "seat": LEARNER, "beats": self.beats}


#: a part of a lesson: every way to continue
Stage = Callable[[Lesson], Iterator[Lesson]]


def arrow_of(push: str) -> str:
    return push.rstrip("nesw")


def has(squares: str, square: int) -> bool:
    """Whether a set of squares, as written in choices, contains this square."""
    return bool(int(squares, 16) >> square & 1)


def landing(lesson: Lesson, push: str) -> dict[str, int]:
    """The places of treasures after a push."""
    table = lesson.table
    after = table.game.apply(table.state, LEARNER, table.game.notation.read_move(table.state, LEARNER, push))
    return table.game.view(after, LEARNER)["things"]  # type: ignore[no-any-return]


def name_of(lesson: Lesson, square: int) -> str:
    return str(lesson.table.box.grid.names[square])


def where_rotation_matters(options: dict[str, bool]) -> Iterator[str]:
    """Pushes that succeed while the same arrow with another rotation does not, so that rotating matters."""
    for push, good in options.items():
        others = [other for other in options if other != push and arrow_of(other) == arrow_of(push)]
        if good and others and not any(options[other] for other in others):
            yield push


def rides(lesson: Lesson, push: str) -> bool:
    """Whether a push carries the learner's pawn."""
    line = lesson.table.box.grid.arrow(arrow_of(push)).line
    return bool(line >> lesson.table.state.pawns[LEARNER] & 1)


def friend(step: str, riding: bool) -> Stage:
    """The friend pushes, carrying the learner's pawn if wanted, and walks somewhere."""

    def tried(lesson: Lesson) -> Iterator[Lesson]:
        table = lesson.table
        pushes = [push for move in table.game.legal(table.state, FRIEND) if rides(lesson, push := str(move)) == riding]
        for push in table.dice.sample(pushes, min(TRIES, len(pushes))):
            on = lesson.copy()
            on.say(step, FRIEND, push)
            walks = [walk for walk in table.game.legal(on.table.state, FRIEND) if not getattr(walk, "pay", "")]
            on.say(step, FRIEND, table.game.notation.move_text(on.table.state, table.dice.choice(walks)))
            if table.game.to_act(on.table.state) == {LEARNER} and on.table.state.step == "push":
                yield on

    return tried


def turn(push_step: str, walk_step: str, prices: tuple[int, ...] = (0,), rune: bool = False) -> Stage:
    """A turn of the learner that reaches the goal (or the rune stone, or home), for one of the given numbers of magic
    cards.
    """

    def tried(lesson: Lesson) -> Iterator[Lesson]:
        shown = lesson.table.position_json(LEARNER)
        own, pushes = shown["view"]["seats"][LEARNER], shown["choices"]["pushes"]
        ends, pays = {}, {}
        for push, walks in pushes.items():
            goal = own["cards"][0] if own["cards"] else None
            end = shown["view"]["rune"] if rune else landing(lesson, push)[goal] if goal else own["home"]
            reach, pay = (walks, {}) if isinstance(walks, str) else (walks["reach"], walks["pay"])
            offers = pay.get(name_of(lesson, end), [""])
            if end >= 0 and end != own["pawn"] and has(reach, end) and len(offers[0]) in prices:
                ends[push], pays[push] = end, offers[0]
        for push in where_rotation_matters({push: push in ends for push in pushes}):
            on = lesson.copy()
            on.say(push_step, LEARNER, push, arrows=[arrow_of(push)])
            walk = name_of(lesson, ends[push]) + (f"+{pays[push]}" if pays[push] else "")
            on.say(walk_step, LEARNER, walk, squares=[ends[push]])
            yield on

    return tried


def play_stages(lesson: Lesson, *stages: Stage) -> Lesson | None:
    """The first game that passes all stages."""
    if not stages:
        return lesson
    return next((end for on in stages[0](lesson) if (end := play_stages(on, *stages[1:]))), None)


def find_lesson(
    edition_id: str, look: str, *stages: Stage, moves: int = 0, since: int = 0, goals: int = 2
) -> dict[str, Any]:
    """The first game that contains such a lesson, after some moves; since: the seed to start the search from."""
    for seed in count(since):
        table = FixtureGame(edition_id, 2, seed, goals=goals, first=1).walk_about(moves)
        own = table.position_json(LEARNER)["view"]["seats"][LEARNER]
        if table.mover != LEARNER or own["left"] < 2 or own.get("rune_turned"):
            continue
        lesson = Lesson(table)
        lesson.look(look)
        if end := play_stages(lesson, *stages):
            return end.finish("end")
    raise AssertionError


def classic() -> dict[str, Any]:
    return find_lesson(
        "classic-1986",
        "look",
        turn("push", "walk"),
        friend("friend", riding=True),
        turn("barred", "barred"),
        friend("away", riding=False),
        turn("home", "home"),
    )


def towers() -> dict[str, Any]:
    return find_lesson(
        "towers-3d",
        "heights",
        turn("push", "walk"),
        friend("friend", riding=True),
        turn("card", "card", prices=(1,)),
        friend("away", riding=False),
        turn("rune", "rune", prices=(0, 1), rune=True),
        moves=8,  # such games are too rare from the start
        since=3357,
        goals=3,
    )


def go() -> dict[str, Any]:
    """A roll that four tiles solve: one to lay as it is, one to rotate, one to flip, one that joins the last
    picture.
    """
    table = FixtureGame("go", 2, 1)
    state = table.game.setup(table.box, 2, {})
    roll = table.game.notation.read_move(state, CHANCE, "roll:bat,moth,rat,goblin")
    table.state = after_chance(table.game, table.game.apply(state, CHANCE, roll), table.dice)
    lesson = Lesson(table)
    lesson.say("look", LEARNER, "ready")
    lesson.say("look", FRIEND, "ready")
    for step, lay in ("lay", "H4a-c4e"), ("turn", "H1a-c2n"), ("flip", "H3b-b3w"), ("join", "H2a-d3e"):
        move = table.game.notation.read_move(table.state, LEARNER, lay)
        after = table.game.apply(table.state, LEARNER, move)
        laid = next(one for one in table.game.view(after, LEARNER)["layout"] if one["text"] == lay)
        lesson.say(step, LEARNER, lay, squares=laid["squares"])
    lesson.say("grab", LEARNER, "grab")
    return lesson.finish("end")


def lessons() -> dict[str, dict[str, Any]]:
    return {"classic": classic(), "towers": towers(), "go": go()}
