"""Puzzles as text, proven, refused; block and greed by plain counting. Among towers by the rules alone, with and
without the compiler. Mazes laid by hand: what they make is proven, what cannot be is refused by its clause.

Of the shipped puzzles there are enough, and they are true; `make soak` proves all, here a sample. A rush of them is the
same from its seed, becomes harder and harder, and is counted by the rules.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from math import inf
from typing import Any, cast

import pytest

from tools.generate.puzzles import FILE, WANTED
from wanderwall.game.protocol import View
from wanderwall.games import edition, game, game_of
from wanderwall.games import edition as find_edition
from wanderwall.games.sliding.state import Push, Walk
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem
from wanderwall.puzzles import Puzzle, kinds, prove, solve
from wanderwall.puzzles.classic import BLOCK
from wanderwall.puzzles.collection import GROWS, ShippedPuzzle, collection, offered_puzzles, rush, solves
from wanderwall.puzzles.collection import MOST as MOST_IN_RUSH
from wanderwall.puzzles.draft import DraftPawn, PuzzleDraft, check_draft
from wanderwall.puzzles.make import SeedDice, deal_puzzle, make_puzzle, many, usual_edition
from wanderwall.puzzles.part import kind_of
from wanderwall.puzzles.puzzle import LONGEST_TEXT, solo_state
from wanderwall.puzzles.sliding import FEWEST, FIND, TREASURES
from wanderwall.puzzles.towers import PUZZLES, solo_towers_state, task_of
from wanderwall.server.api.puzzles import RUSH_GRACE_MS, RUSH_SECONDS, require_rush_time
from wanderwall.server.workers.puzzle_jobs import (
    count_rush_solved,
    draft_of,
    draft_puzzle,
    puzzle_from_record,
    puzzle_hint,
    puzzle_of,
    rush_of,
    shelves,
    solution_of,
)
from wanderwall.solver.task import MANY, MOST, never_stop
from wanderwall.solver.towers import count_ways, count_ways_packed, par


def some(kind: str, count: int = 3) -> list[Puzzle]:
    puzzles = many(kind, usual_edition(kind), 1)
    return [next(puzzles).puzzle for _ in range(count)]


@pytest.mark.parametrize("kind", kinds())
def test_a_puzzle_is_one_line_and_proven(kind: str) -> None:
    for puzzle in some(kind):
        assert Puzzle.read(puzzle.text()) == puzzle
        assert "\n" not in puzzle.text()
        assert len(puzzle.text()) < LONGEST_TEXT // 2
        solution = prove(puzzle)
        assert solution[:4] == (puzzle.par, puzzle.ways, puzzle.misled, puzzle.level)
        assert puzzle.unique == (solution.ways == 1)


@pytest.mark.parametrize("kind", [kind for kind in kinds() if kind != "go"])
def test_the_line_wins_by_the_rules(kind: str) -> None:
    classic = game("classic")
    for puzzle in some(kind):
        state: Any = puzzle.state
        seat, line = puzzle.seat, prove(puzzle).line
        assert len(line) == puzzle.par
        for turn in line:
            push, walk = turn.split()
            state = classic.apply(state, seat, classic.notation.read_move(state, seat, push))
            state = classic.apply(state, seat, classic.notation.read_move(state, seat, walk))
            if kind != BLOCK:
                state = replace(state, turns=state.turns + state.seats - 1)  # nobody else acts
        if kind != BLOCK:
            assert not state.stacks[seat]
            continue
        other = state.mover
        for move in classic.legal(state, other):  # whatever the other does, it does not find its goal
            pushed = classic.apply(state, other, move)
            for walk in classic.legal(pushed, other):
                assert classic.apply(pushed, other, walk).stacks[other] == state.stacks[other]


def test_every_way_to_block_is_counted() -> None:
    classic, puzzle = game("classic"), some(BLOCK, 1)[0]
    state: Any = puzzle.state
    ways = 0
    for move in classic.legal(state, 0):
        assert isinstance(move, Push)
        after = classic.apply(state, 0, move)
        after = classic.apply(after, 0, Walk(after.pawns[0]))
        goal = after.stacks[1][0]
        answers = (classic.apply(after, 1, answer) for answer in classic.legal(after, 1))
        ways += not any(Walk(one.places[goal]) in classic.legal(one, 1) for one in answers)
    assert ways == puzzle.ways


@pytest.mark.parametrize("what", ["par", "ways", "misled", "level"])
@pytest.mark.parametrize("kind", kinds())
def test_a_puzzle_that_lies_is_found_out(kind: str, what: str) -> None:
    puzzle = some(kind, 1)[0]
    said = getattr(puzzle, what)
    lie = replace(puzzle, **{what: said - 1 if said > 1 else said + 1})
    with pytest.raises(Problem, match=r"puzzle\.lies"):
        prove(Puzzle.read(lie.text()))


def test_a_proof_that_takes_too_long_is_given_up() -> None:
    puzzle = replace(some("treasures", 1)[0], par=5)
    with pytest.raises(Problem, match=r"puzzle\.patience"):
        prove(puzzle, seconds=-1)


GOOD = "fewest par=2 ways=5 misled=0 level=3 "


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "puzzle.form"),
        ("x" * (LONGEST_TEXT + 1), "puzzle.too_long"),
        ("chess par=1 ways=1 misled=0 level=1 classic-1986", "puzzle.form"),
        ("fewest par=-1 ways=1 misled=0 level=1 classic-1986", "puzzle.form"),
        ("fewest par=٣ ways=1 misled=0 level=1 classic-1986", "puzzle.form"),
        (GOOD + "/etc/passwd.toml 1 2 3", "edition.no_such"),
        (GOOD + "classic-1986 nonsense", "notation.expected"),
        (GOOD + "go 1 play purse,moth,owl,skull red=0:-:-", "game.not_here"),
    ],
)
def test_what_cannot_be_is_refused(text: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        Puzzle.read(text)
    assert caught.value.code == code


def test_par_and_position_must_fit_the_kind() -> None:
    puzzle = some(FEWEST, 1)[0]
    for text, code in (
        (replace(puzzle, par=9).text(), "puzzle.turns"),
        (replace(puzzle, ways=0).text(), "puzzle.turns"),
        (replace(puzzle, kind="treasures").text(), "puzzle.position"),
        (replace(puzzle, kind="block").text(), "puzzle.position"),
    ):
        with pytest.raises(Problem) as caught:
            Puzzle.read(text)
        assert caught.value.code == code


def test_a_seed_deals_the_same_everywhere() -> None:
    """Golden: shipped puzzles and mazes of the day are these deals."""
    state: Any = deal_puzzle(FEWEST, "classic-1986", "1")
    assert str(state.maze).replace("\n", "/") == GOLDEN
    assert make_puzzle(FEWEST, "one-piece", "1") == make_puzzle(FEWEST, "one-piece", "1")


GOLDEN = "┏┏┳┓┳┳┓/━┛┏┏┓┻┓/┣━┣┏┳┃┫/━━━┏━┛┓/┣┓┻┳┫━┫/┻┛━┃┗┳┫/┗━┻┏┻━┛ ┃"


# ── among towers ─────────────────────────────────────────────────────────────────────────────────────────────────────

TOWERS = game("towers")
BOX = "towers-3d"
KINDS = (FIND, FEWEST, TREASURES)


def some_towers(kind: str, count: int = 3) -> list[Puzzle]:
    puzzles = many(kind, BOX, 1)
    return [next(puzzles).puzzle for _ in range(count)]


def ways_by_rules(state: Any, turns: int) -> set[tuple[str, ...]]:
    """Every sequence of `turns` pushes with walks that end the game: turn by turn, by the rules alone."""
    if turns == 1:
        home = state.home(0) if not state.stacks[0] else None
        pushes = TOWERS.choices(state, 0)["pushes"]
        return {(push,) for push, walk in pushes.items() if home is not None and int(walk["reach"], 16) >> home & 1}
    found: set[tuple[str, ...]] = set()
    for push in TOWERS.legal(state, 0):
        assert isinstance(push, Push)
        after = TOWERS.apply(state, 0, push)
        for walk in TOWERS.legal(after, 0):
            then = TOWERS.apply(after, 0, walk)
            if then.step == "push":
                found |= {(str(push), *line) for line in ways_by_rules(then, turns - 1)}
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_one_line_and_its_line_ends_the_game(kind: str) -> None:
    for puzzle in some_towers(kind):
        assert Puzzle.read(puzzle.text()) == puzzle
        solution = prove(puzzle)
        state = solo_state(kind, puzzle.state)
        for turn in solution.line:
            for move in turn.split():
                state = TOWERS.apply(state, 0, TOWERS.notation.read_move(state, 0, move))
        outcome = TOWERS.outcome(state)
        assert outcome
        assert (outcome.winners, outcome.reason, state.turns) == ((0,), "home", puzzle.par)


@pytest.mark.parametrize("kind", [FEWEST, TREASURES])
def test_every_way_is_counted_by_the_rules(kind: str) -> None:
    puzzle = next(one for one in (made.puzzle for made in many(kind, BOX, 1)) if one.par == 2 and one.ways < 40)
    assert not ways_by_rules(puzzle.state, 1)
    assert len(ways_by_rules(puzzle.state, 2)) == puzzle.ways


def test_the_same_without_the_compiler() -> None:
    for seed in range(1, 13):
        for kind in (FEWEST, TREASURES):
            course = task_of(deal_puzzle(kind, BOX, str(seed)))
            for turns in range(len(course.targets), 3):
                assert count_ways(course, turns, MANY) == count_ways_packed(course, turns, MANY, never_stop)


def test_by_hints_alone_it_is_solved_in_par() -> None:
    for puzzle in some_towers(TREASURES, 2):
        state, par = puzzle.state, puzzle.par
        for left in reversed(range(par)):
            for _ in range(2):
                turn = PUZZLES.next_turn(state, MOST)
                assert turn
                assert turn.left == left
                move = turn.push or turn.walk
                state = TOWERS.apply(state, 0, TOWERS.notation.read_move(state, 0, move))
        assert state.step == "over"
    # a hand that has grown does not harm it
    grown = replace(state, step="push", hands=("u" * 8,), turns=0, finished=(), stacks=((),), pawns=(12,))
    assert PUZZLES.next_turn(grown, MOST)
    hint: Any = puzzle_hint(cast(View, {}), puzzle.position)
    assert hint["reasons"]
    assert len(solution_of(TREASURES, puzzle.position)) == par


def test_a_card_that_is_drawn_makes_the_way() -> None:
    """Without cards to draw some positions would take longer: the solver knows that a turn brings one (T5)."""
    drawn = 0
    for seed in range(1, 60):
        course = task_of(deal_puzzle(FEWEST, BOX, str(seed)))
        solved = par(course._replace(cards=0), 3)
        if solved and any(turn.cards for turn in solved.line):
            drawn += 1
            assert solved.line[0].cards == 0
            assert sum(turn.cards for turn in solved.line) < len(solved.line)
    assert drawn


def test_any_game_of_towers_makes_puzzles_for_one() -> None:
    state: Any = after_chance(TOWERS, TOWERS.setup(edition(BOX), 3, {}), SeedDice("1"))
    alone = solo_towers_state(state)
    assert (alone.seats, alone.options.jokers, alone.runes) == (1, (True,), (True,))
    assert alone.stacks[0] == state.stacks[state.mover][:1]
    again = TOWERS.notation.read_position(TOWERS.notation.position_text(alone))
    assert again == alone
    from wanderwall.match.record import Record

    puzzle = puzzle_from_record(Record(state), 0)
    assert (puzzle["kind"], puzzle["edition"]) == (TREASURES, BOX)
    assert prove(Puzzle.read(puzzle["line"])).par == puzzle["par"]


def test_what_is_no_puzzle_is_refused() -> None:
    puzzle = some_towers(FEWEST, 1)[0]
    state = puzzle.state
    several: Any = after_chance(TOWERS, TOWERS.setup(edition(BOX), 2, {}), SeedDice("1"))
    wrong = [several, replace(state, runes=(False,)), replace(state, options=replace(state.options, jokers=(False,)))]
    wrong.append(replace(state, options=replace(state.options, one_card=True)))
    for one in wrong:
        with pytest.raises(Problem, match=r"puzzle\.position"):
            Puzzle.read(replace(puzzle, position=TOWERS.notation.position_text(one)).text())
    with pytest.raises(Problem, match=r"game\.not_here"):
        Puzzle.read(replace(puzzle, kind="block").text())
    with pytest.raises(Problem, match=r"table\.players"):
        TOWERS.setup(edition(BOX), 1, {})  # a game is for two and more (T1)


# ── laid by hand ─────────────────────────────────────────────────────────────────────────────────────────────────────

#: kinds of puzzles with a number that gives one
MADE = {"find": "1994", "block": "2084", "treasures": "2235"}


@cache
def puzzle_made(kind: str) -> Any:
    return make_puzzle(kind, "classic-1986", MADE[kind])


def as_asked(line: str | None, seed: str = "1") -> dict[str, Any]:
    """What the page asks about a maze that it was given and has not changed."""
    view: Any = draft_of(line, seed)["view"]
    seats = [{"colour": one["colour"], "pawn": one["pawn"], "goals": one["cards"]} for one in view["seats"]]
    return {**{key: view[key] for key in ("edition", "maze", "spare", "barred", "things")}, "seats": seats}


def draft(line: str | None = None) -> PuzzleDraft:
    return PuzzleDraft.of(as_asked(line or puzzle_made("find").text()))


@pytest.mark.parametrize("kind", MADE)
def test_a_puzzle_laid_anew_is_the_same(kind: str) -> None:
    puzzle = puzzle_made(kind)
    checked = draft_puzzle(as_asked(puzzle.text()))
    assert {name: checked[name] for name in ("kind", "par", "ways", "misled", "level")} == {
        name: getattr(puzzle, name) for name in ("kind", "par", "ways", "misled", "level")
    }
    prove(Puzzle.read(checked["line"]))


def test_any_maze_to_begin_with_can_be_and_the_fixed_tiles_are_told() -> None:
    blank = draft_of(None, "7")
    assert len(blank["fixed"]) == 16
    puzzle = check_draft(replace(draft(), seats=[DraftPawn("red", 0, [])]))
    assert puzzle.par >= 1  # the way home


SEAT = DraftPawn("red", 3, ["owl"])
REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"maze": [15] * 49}, "position.fixed_tiles", "S1"),
    ({"maze": [3] * 5}, "position.tiles", "K2"),
    ({"things": {}}, "position.fixed_tiles", "S1"),
    ({"seats": [DraftPawn("red", 3, ["owl", "owl"])]}, "position.cards", "K2"),
    ({"seats": [DraftPawn("red", 99, ["owl"])]}, "position.tiles", "K2"),
    ({"seats": [DraftPawn("pink", 3, ["owl"])]}, "notation.expected", ""),
    ({"seats": [DraftPawn("red", 3, ["unicorn"])]}, "notation.expected", ""),
    ({"seats": [SEAT, DraftPawn("red", 9, ["bat"])]}, "table.order", "K2"),
    ({"barred": "N9"}, "notation.expected", ""),
    ({"edition": "towers-3d"}, "game.not_here", ""),
    ({"edition": "../../etc/passwd"}, "edition.no_such", ""),
]


@pytest.mark.parametrize(("change", "code", "clause"), REFUSED, ids=[code for _, code, _ in REFUSED])
def test_what_cannot_be_laid_is_refused(change: dict[str, Any], code: str, clause: str) -> None:
    with pytest.raises(Problem) as caught:
        check_draft(replace(draft(), **change))
    assert (caught.value.code, caught.value.clause or "") == (code, clause)


def test_tiles_that_are_not_in_the_box_are_refused() -> None:
    one = draft()
    maze = list(one.maze)
    maze[1] = 15  # there are no crossroads
    with pytest.raises(Problem, match=r"position\.tiles"):
        check_draft(replace(one, maze=maze))


def test_where_nobody_can_be_left_no_way_there_is_no_puzzle() -> None:
    one = draft(puzzle_made("block").text())
    other = one.seats[1]
    home = replace(other, pawn=one.things[other.goals[0]])  # it stands there already, and most pushes leave it there
    with pytest.raises(Problem, match=r"puzzle\.no_block"):
        check_draft(replace(one, seats=[one.seats[0], home]))


# ── shipped ───────────────────────────────────────────────────────────────────────────────────────────────────────────

SAMPLE = 8


def test_there_are_enough_of_every_kind_and_level() -> None:
    assert len(offered_puzzles()) >= 2000
    assert {one.kind for one in offered_puzzles().values()} == set(kinds())
    for asked, levels in WANTED.items():
        found = [one.level for one in offered_puzzles().values() if (one.kind, one.edition) == asked]
        assert {level: found.count(level) for level in levels} == levels
        assert len(found) == sum(levels.values())
    assert len(set(collection())) == len(collection())


def test_what_one_of_four_first_pushes_solves_is_dropped_and_keeps_its_number() -> None:
    for number, one in enumerate(collection(), 1):
        if kind_of(one.kind, find_edition(one.edition).game).is_decisive and number % 5 == 0:
            assert one.dropped == (len(pushes_of(one)) <= 4 * one.ways), one
        assert (number in offered_puzzles()) != one.dropped
        assert ShippedPuzzle.read(one.text()) == one
    assert {one.par for one in offered_puzzles().values() if one.kind == FEWEST} >= {1, 2, 3, 4}
    dropped = next(number for number, one in enumerate(collection(), 1) if one.dropped)
    assert puzzle_of({"number": dropped})["number"] == dropped  # links and books know it
    ranges = [range(first, last + 1) for shelf in shelves() for first, last in shelf["numbers"]]
    assert sorted(number for numbers in ranges for number in numbers) == list(offered_puzzles())


def pushes_of(one: ShippedPuzzle) -> list[Any]:
    state: Any = one.puzzle().state
    return [*game_of(state.edition).legal(state, state.mover)]


def test_the_file_is_small_and_says_its_seed() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text) < 100_000
    assert text.startswith("# python -m tools generate puzzles --seed ")


def test_a_sample_is_proven_again() -> None:
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")
    for one in random.Random(seed).sample(collection(), SAMPLE):
        prove(one.puzzle(), inf)  # also on a machine that compiles it first


def test_a_seed_makes_a_rush_that_grows_harder() -> None:
    one = rush("seed")
    assert one == rush("seed") != rush("another")
    assert len({puzzle.position for puzzle in one}) == MOST_IN_RUSH
    assert {puzzle.edition.id for puzzle in one} == {"classic-1986"}  # all on the same board
    levels = [puzzle.level for puzzle in one]
    assert levels == sorted(levels)
    assert {level: levels.count(level) for level in GROWS} == GROWS
    puzzles: Any = rush_of("seed")
    assert [puzzle["level"] for puzzle in puzzles] == levels
    assert all(puzzle["choices"]["step"] == "push" for puzzle in puzzles)


def test_only_pushes_that_lead_to_the_goal_count_and_only_in_a_row() -> None:
    pushes = []
    for puzzle in rush("seed")[:3]:
        solution = solve(puzzle.kind, puzzle.state)
        assert solution
        push = solution.line[0].split()[0]
        assert solves(puzzle, push)
        pushes.append(push)
    assert count_rush_solved("seed", pushes) == 3
    assert count_rush_solved("seed", []) == 0
    for wrong in ("N9es", "a1", "", "N2" * 6):
        assert count_rush_solved("seed", [*pushes[:2], wrong, *pushes[2:]]) == 2


def test_what_comes_late_does_not_count() -> None:
    began, last = 1000, 1000 + RUSH_SECONDS * 1000 + RUSH_GRACE_MS
    require_rush_time(began, last)
    with pytest.raises(Problem, match=r"rush\.late"):
        require_rush_time(began, last + 1)


def test_most_pushes_of_a_hard_one_are_wrong() -> None:
    puzzle = rush("seed")[-1]
    choices: Any = rush_of("seed")[-1]["choices"]
    right = [push for push in choices["pushes"] if solves(puzzle, push)]
    assert len(right) == puzzle.ways
