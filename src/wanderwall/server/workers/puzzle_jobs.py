"""Jobs for puzzles: everything here takes a while, because it needs the solver or the rules."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import count, groupby, takewhile
from typing import cast

from wanderwall.coach import coach
from wanderwall.coach.types import HintJson
from wanderwall.game.protocol import View
from wanderwall.games import game_of
from wanderwall.match.record import Record, states
from wanderwall.problem import Problem
from wanderwall.puzzles import Puzzle, prove, solve
from wanderwall.puzzles.collection import (
    collection,
    next_number,
    offered_puzzles,
    ratings,
    rush,
    rush_numbers,
    solves,
)
from wanderwall.puzzles.day import go_roll, number, sliding_maze
from wanderwall.puzzles.draft import PuzzleDraft, check_draft, drafts_of
from wanderwall.puzzles.make import deal_puzzle, make_puzzle, puzzle_from, usual_edition
from wanderwall.puzzles.part import kind_of, puzzles_of
from wanderwall.puzzles.puzzle import next_turn, solo_state
from wanderwall.puzzles.sliding import FEWEST
from wanderwall.server.tables.types import OfferedPuzzle, ProvenPuzzle, PuzzleDraftJson, PuzzleShelf, RushPuzzle
from wanderwall.server.workers.messages import PuzzleSpec, PuzzleWish

#: seconds after which making a new puzzle is given up
MAKING = 12.0
#: limit of turns for a puzzle made from a position
MOST_MADE = 4


def puzzle_json(puzzle: Puzzle, day: str | None = None, number: int | None = None, fresh: bool = False) -> ProvenPuzzle:
    """Return the public data of a puzzle, and the position in which its game begins for the player on `seat`."""
    state = solo_state(puzzle.kind, puzzle.state)
    game = game_of(state.edition)
    return {
        "kind": puzzle.kind,
        "par": puzzle.par,
        "ways": puzzle.ways,
        "misled": puzzle.misled,
        "level": puzzle.level if number is None or day else ratings()[number - 1].level,
        "edition": puzzle.edition.id,
        "line": puzzle.text(),
        "seat": min(game.to_act(state)),
        "decisive": kind_of(puzzle.kind, game.name).is_decisive,
        "answers": kind_of(puzzle.kind, game.name).opponent,
        "position": game.notation.position_text(state),
        "day": day,
        "number": number,
        "fresh": fresh,
    }


def puzzle_of(asked: PuzzleSpec) -> ProvenPuzzle:
    """Return a daily puzzle, a shipped one, a new one, or one from a line of text, which is proven first."""
    match asked:
        case {"day": day, "roll": roll}:
            then = date.fromisoformat(day)
            return puzzle_json(go_roll(then) if roll else sliding_maze(then), day=day, number=number(then))
        case {"number": index}:
            known = collection()
            if not 1 <= index <= len(known):
                raise Problem("puzzle.number", most=len(known))
            return puzzle_json(known[index - 1].puzzle(), number=index)
        case {"line": line}:
            puzzle = Puzzle.read(line)
            prove(puzzle)
            return puzzle_json(puzzle)
        case {"seed": seed, "kind": kind, "edition": edition, "level": level}:
            return puzzle_json(make_fresh(kind, edition, level, seed), fresh=True)
    raise Problem("server.request", where="puzzle")


def make_fresh(kind: str, edition: str, level: int, seed: int) -> Puzzle:
    """Make a new puzzle, of a kind and level that is also shipped, from the seeds that follow this one."""
    if all((kind, edition, level) != (one.kind, one.edition, one.level) for one in offered_puzzles().values()):
        raise Problem("puzzle.none_made")
    until = None
    for next_seed in count(seed):
        puzzle = make_puzzle(kind, edition, str(next_seed))
        if puzzle and puzzle.level == level:
            return puzzle
        until = until or time.monotonic() + MAKING  # not earlier: the first one may wait until the search is compiled
        if time.monotonic() > until:
            break
    raise Problem("puzzle.none_made")


def shelves() -> list[PuzzleShelf]:
    """Return the shipped puzzles that are offered, by kind, edition and level."""
    numbers: dict[tuple[str, str, int], list[int]] = {}
    for index, one in offered_puzzles().items():
        numbers.setdefault((one.kind, one.edition, one.level), []).append(index)
    return [
        {"kind": kind, "edition": edition, "level": level, "first": own[0], "count": len(own), "numbers": _ranges(own)}
        for (kind, edition, level), own in numbers.items()
    ]


def next_puzzle(wish: PuzzleWish) -> OfferedPuzzle | None:
    """Return the shipped puzzle that is offered next, with its board."""
    moved = dict(wish["moved"])
    found = next_number(wish["points"], wish["kinds"], wish["tried"], moved, wish["seed"])
    if found is None:
        return None
    puzzle = offered_puzzles()[found].puzzle()
    state = solo_state(puzzle.kind, puzzle.state)
    view = kind_of(puzzle.kind, state.edition.game).view(state, min(game_of(state.edition).to_act(state)))
    points = moved.get(found, ratings()[found - 1].points)
    return {"puzzle": puzzle_json(puzzle, number=found), "points": points, "view": view}


def _ranges(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Return ascending numbers as ranges, each by its first and its last."""
    groups = groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    ranges = ([number for _, number in group] for _, group in groups)
    return [(run[0], run[-1]) for run in ranges]


def rush_of(seed: str) -> list[RushPuzzle]:
    """Return the puzzles of a rush as views with choices."""
    answer: list[RushPuzzle] = []
    for index in rush_numbers(seed):
        puzzle = offered_puzzles()[index].puzzle()
        state = solo_state(puzzle.kind, puzzle.state)
        game = game_of(state.edition)
        view, choices = game.view(state, 0), game.choices(state, 0)
        answer.append({"number": index, "level": puzzle.level, "view": view, "choices": choices})
    return answer


def count_rush_solved(seed: str, pushes: Sequence[str]) -> int:
    """Return how many puzzles of a rush these pushes solve, one after the other."""
    return sum(1 for _ in takewhile(bool, map(solves, rush(seed), pushes)))


def solution_of(kind: str, position: str) -> tuple[str, ...]:
    """Return the solver's line from a position at a table: turns, or a layout."""
    state = Puzzle(kind, position, 1, 1, 0, 1).state
    solution = solve(kind, state)
    if solution is None:
        raise Problem("coach.no_way")
    return solution.line


def puzzle_hint(view: View, position: str) -> HintJson:
    """Return the next turn of the solver's line in the format of a hint; the coach's hint if the line is long."""
    state = Puzzle("", position, 1, 1, 0, 1).state
    turn = next_turn(state)
    return cast(HintJson, turn.as_json() if turn else coach(view["game"]).hint(view).as_json())


def draft_of(line: str | None, seed: str) -> PuzzleDraftJson:
    """Return a maze to edit: that of a puzzle, or a new one; its view for the player, and the fixed squares (S1)."""
    puzzle = Puzzle.read(line) if line else None
    kind, state = (puzzle.kind, puzzle.state) if puzzle else (FEWEST, deal_puzzle(FEWEST, usual_edition(FEWEST), seed))
    drafts_of(state.edition.game)
    begins = solo_state(kind, state)
    view = game_of(begins.edition).view(begins, begins.mover)
    return {"view": view, "fixed": sorted(begins.edition.fixed)}


def draft_puzzle(draft: Mapping[str, object]) -> ProvenPuzzle:
    """Return the puzzle of an edited maze, as the solver proves it."""
    return puzzle_json(check_draft(PuzzleDraft.of(draft)))


def puzzle_from_record(record: Record, at: int) -> ProvenPuzzle:
    """Return the puzzle of a position in a finished game, for the seat to move."""
    passed = list(states(record))
    if not 0 <= at < len(passed):
        raise Problem("puzzle.position", kind=FEWEST)
    state, kinds = puzzles_of(record.game.name).from_match(passed[at])
    return puzzle_json(puzzle_from(state, kinds, MOST_MADE))
