"""What the processes work out about puzzles: everything here takes the solver, or the rules, a while."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import date
from itertools import count, groupby, takewhile
from typing import Any

from wanderwall.coach import coach
from wanderwall.games import game_of
from wanderwall.match.record import Record, states
from wanderwall.problem import Problem
from wanderwall.puzzles import Puzzle, prove, solve
from wanderwall.puzzles.day import go_roll, number, sliding_maze
from wanderwall.puzzles.draft import Draft, drafted
from wanderwall.puzzles.make import dealt, made, usual_edition
from wanderwall.puzzles.play import alone, next_turn
from wanderwall.puzzles.puzzle import BLOCK, FEWEST, FIND, GO, TREASURES
from wanderwall.puzzles.rush import rush, solves
from wanderwall.puzzles.shipped import shipped
from wanderwall.puzzles.sliding import block
from wanderwall.puzzles.towers import lone
from wanderwall.server.processes.frames import Message

#: the bot that is to be left no way: it takes what one push and a walk can take
ANSWERS = "greedy"
#: seconds after which no new puzzle has turned up
MAKING = 12.0
#: turns that a puzzle made of a position may take
MOST_MADE = 4


def puzzle_json(puzzle: Puzzle, **more: Any) -> Message:
    """What may be known of a puzzle, and where its game begins for whoever sits on `seat`."""
    state = alone(puzzle.kind, puzzle.state)
    return {
        "kind": puzzle.kind,
        "par": puzzle.par,
        "ways": puzzle.ways,
        "misled": puzzle.misled,
        "level": puzzle.level,
        "edition": puzzle.edition.id,
        "line": puzzle.text(),
        "seat": 0 if puzzle.kind == GO else state.mover,
        "answers": ANSWERS if puzzle.kind == BLOCK else None,
        "position": game_of(state.edition).notation.position_text(state),
        "day": None,
        "number": None,
        "fresh": False,
        **more,
    }


def puzzle_of(asked: Message) -> Message:
    """The puzzle of a day, one that comes with the house, or one on a line: a stranger's is proven first."""
    match asked:
        case {"day": day, "roll": roll}:
            then = date.fromisoformat(day)
            return puzzle_json(go_roll(then) if roll else sliding_maze(then), day=day, number=number(then))
        case {"number": index}:
            known = shipped()
            if not 1 <= index <= len(known):
                raise Problem("puzzle.number", most=len(known))
            return puzzle_json(known[index - 1].puzzle(), number=index)
        case {"line": line}:
            puzzle = Puzzle.read(line)
            prove(puzzle)
            return puzzle_json(puzzle)
        case {"seed": seed, "kind": kind, "edition": edition, "level": level}:
            return puzzle_json(fresh(kind, edition, level, seed), fresh=True)
    raise Problem("server.request", where="puzzle")


def fresh(kind: str, edition: str, level: int, seed: int) -> Puzzle:
    """A new puzzle, of a kind and level that the house has, from the seeds that follow this one."""
    if all((kind, edition, level) != (one.kind, one.edition, one.level) for one in shipped()):
        raise Problem("puzzle.none_made")
    until = None
    for next_seed in count(seed):
        puzzle = made(kind, edition, str(next_seed))
        if puzzle and puzzle.level == level:
            return puzzle
        until = until or time.monotonic() + MAKING  # not before: the first one may wait until the search is compiled
        if time.monotonic() > until:
            break
    raise Problem("puzzle.none_made")


def shelves() -> list[Message]:
    """The puzzles of the house, by kind, edition and level: the number of the first, and how many."""
    found, first = [], 1
    for (kind, edition, level), group in groupby(shipped(), key=lambda one: (one.kind, one.edition, one.level)):
        many = len(list(group))
        found.append({"kind": kind, "edition": edition, "level": level, "first": first, "count": many})
        first += many
    return found


def rush_of(seed: str) -> list[Message]:
    """The puzzles of a rush as whoever solves them sees them, with all they may do."""
    answer = []
    for puzzle in rush(seed):
        state = alone(puzzle.kind, puzzle.state)
        game = game_of(state.edition)
        answer.append({"level": puzzle.level, "view": game.view(state, 0), "choices": game.choices(state, 0)})
    return answer


def rush_solved(seed: str, pushes: Sequence[str]) -> int:
    """How many of a rush these pushes solve, one after the other."""
    return sum(1 for _ in takewhile(bool, map(solves, rush(seed), pushes)))


def solution_of(kind: str, position: str) -> tuple[str, ...]:
    """A line of the solver's from a position at a table: turns, or a layout."""
    state = Puzzle(kind, position, 1, 1, 0, 1).state
    solution = solve(kind, state)
    if solution is None:
        raise Problem("coach.no_way")
    return solution.line


def puzzle_hint(view: Any, position: str) -> Message:
    """The next turn of the solver's line as the coach would tell it; where that is long, what the coach thinks."""
    state = Puzzle("", position, 1, 1, 0, 1).state
    turn = None if state.edition.game == GO else next_turn(state)
    if turn is None:
        answer: Message = coach(view["game"]).hint(view).as_json()
        return answer
    reasons: list[Message] = [{"code": "reaches", "goal": turn.finds}] if turn.finds else []
    if state.edition.game != GO and state.seats > 1 and turn.push:
        reasons.append(_denied(state))
    if turn.left:
        reasons.append({"code": "turns", "turns": turn.left})
    return {
        "push": turn.push, "walk": turn.walk, "score": 0.0, "finds": turn.finds is not None, "chance": None,
        "reasons": reasons or [{"code": "finishes"}],
    }  # fmt: skip


def _denied(state: Any) -> Message:
    """What a push is good for that leaves the next player no way: how often the others leave it one."""
    ways, pushes = block(state), len(game_of(state.edition).legal(state, state.mover))
    usual = 100 - round(100 * (ways.ways if ways else 0) / pushes)
    return {"code": "denies", "colour": state.colours[1 - state.mover], "percent": 0, "usual": usual}


def draft_of(line: str | None, seed: str) -> Message:
    """A maze to lay by hand: that of a puzzle, or a new one; as its solver sees it, and the squares that stay (S1)."""
    puzzle = Puzzle.read(line) if line else None
    kind, state = (puzzle.kind, puzzle.state) if puzzle else (FEWEST, dealt(FEWEST, usual_edition(FEWEST), seed))
    if state.edition.game != "classic":  # neither a roll nor towers are laid by hand
        raise Problem("game.not_here", game=state.edition.game, known="classic")
    begins = alone(kind, state)
    view = game_of(begins.edition).view(begins, begins.mover)
    return {"view": view, "fixed": sorted(begins.edition.fixed)}


def checked_draft(draft: Message) -> Message:
    """What the solver says of a maze that was laid by hand."""
    return puzzle_json(drafted(Draft.of(draft)))


def made_of(record: Record, at: int) -> Message:
    """The puzzle of a position in a finished game, for whoever was on: its next treasure, or all where two or three are
    left; among towers the next one and then home.
    """
    passed = list(states(record))
    if not 0 <= at < len(passed):
        raise Problem("puzzle.position", kind=FEWEST)
    state = passed[at]
    kinds: tuple[str, ...] = (GO,) if state.edition.game == GO else (FIND, FEWEST)
    if state.edition.game == "towers" and state.step == "push":
        state = lone(state)
        kinds = (TREASURES,) if state.stacks[0] else kinds
    if state.edition.game == "classic" and state.step == "push" and len(state.stacks[state.mover]) in (2, 3):
        kinds = (TREASURES, *kinds)
    for kind in kinds:
        solution = solve(kind, state, MOST_MADE)
        if solution is not None:
            begins = alone(kind, state)
            position = game_of(begins.edition).notation.position_text(begins)
            return puzzle_json(Puzzle(kind, position, *solution[:4]))
    raise Problem("puzzle.no_way", most=MOST_MADE)
