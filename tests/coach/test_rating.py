"""The coach's figures against the rules, played out square by square and push by push."""

from __future__ import annotations

from dataclasses import replace
from random import Random, randrange
from typing import Any

import pytest

from tests.contract.cases import TABLES, reshuffled
from wanderwall.board.grid import squares_of
from wanderwall.coach.sliding.hints import hint
from wanderwall.coach.sliding.reach_map import CoachTarget, ReachMap, own_aim, own_purse, possible_aims
from wanderwall.coach.sliding.turn_ratings import Turn, TurnRatings, before
from wanderwall.games import edition, game_of
from wanderwall.games.sliding.state import PUSH, Push, Walk
from wanderwall.games.towers.state import Walk as TowersWalk
from wanderwall.kernel import FAST
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem


def table(box: str, seats: int, seed: int, turns: int = 0, **options: Any) -> Any:
    """A state some random turns into a game, with a push due."""
    found = edition(box)
    game, dice = game_of(found), Random(seed)
    state = after_chance(game, game.setup(found, seats, options), dice)
    while turns > 0 or state.step != PUSH:
        (seat,) = game.to_act(state)
        turns -= state.step == PUSH
        state = after_chance(game, game.apply(state, seat, dice.choice(game.legal(state, seat))), dice)
    return state


def view_of(state: Any, seat: int | None = None) -> Any:
    return game_of(state.edition).view(state, state.mover if seat is None else seat)


def reached(state: Any, pawn: int) -> dict[str, int]:
    """By push, what the mover would reach from another square: the rules' own table of choices."""
    moved = replace(state, pawns=(*state.pawns[: state.mover], pawn, *state.pawns[state.mover + 1 :]))
    pushes = game_of(state.edition).choices(moved, state.mover)["pushes"]
    return {push: int(ways if isinstance(ways, str) else ways["reach"], 16) for push, ways in pushes.items()}


def pushed(state: Any, push: str) -> Any:
    game = game_of(state.edition)
    return game.apply(state, state.mover, game.notation.read_move(state, state.mover, push))


def wanted(state: Any, seat: int) -> int:
    """The squares where the seat's turn would bring it on, from the state itself."""
    if state.stacks[seat]:
        goals = state.findable_goals(seat) if hasattr(state, "findable_goals") else state.stacks[seat][:1]
        places = [state.places[goal] for goal in goals]
    else:
        places = [state.home(seat)]
    if hasattr(state, "runes") and not state.runes[seat]:
        places = [*(places if state.stacks[seat] else []), state.edition.rune]
    return sum(1 << place for place in set(places) if place >= 0)


TURN_BY_TURN = [
    ("classic-1986", 2, 0),
    ("classic-1986", 3, 7),
    ("garden-9", 2, 4),
    ("towers-3d", 2, 0),
    ("towers-3d", 4, 9),
]


@pytest.mark.parametrize(("box", "seats", "turns"), TURN_BY_TURN)
def test_sources_are_the_squares_from_which_a_push_reaches_the_goal(box: str, seats: int, turns: int) -> None:
    state = table(box, seats, seed=1, turns=turns)
    view = view_of(state)
    sources = ReachMap.of(view).sources(own_aim(view), own_purse(view))
    aims = {push: wanted(pushed(state, push), state.mover) for push in reached(state, 0)}
    for square in range(state.edition.grid.size):
        reaches = any(squares & aims[push] for push, squares in reached(state, square).items())
        assert bool(sources >> square & 1) == reaches


def test_sources_of_a_way_out() -> None:
    state = table("classic-1986", 1, seed=3)
    sources = ReachMap.of(view_of(state)).sources(CoachTarget(out=True), own_purse(view_of(state)))
    outs = {}
    for push in reached(state, 0):
        after = pushed(state, push)
        outs[push] = after.maze.exits
    for square in range(49):
        assert bool(sources >> square & 1) == any(got & outs[push] for push, got in reached(state, square).items())


@pytest.mark.skipif(not FAST, reason="nothing is compiled here")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_compiled_chances_are_those_of_packed_boards(seats: int) -> None:
    """Goals on the board and on the spare, several at once, and squares that stay; any player in between."""
    seed = randrange(2**32)
    print("seed", seed)
    dice = Random(seed)
    for turn in range(3):
        rating = TurnRatings(view_of(table("classic-1986", seats, seed, turns=turn)))
        goals = sorted(rating.table.places, key=lambda goal: rating.table.places[goal])
        for goals_sought in (goals[:1], dice.sample(goals, 3), []):
            rating.aim = CoachTarget(tuple(goals_sought), 1 << dice.randrange(49) if not goals_sought else 0)
            branch = dice.choice(list(rating.branches.values()))
            packed = branch._count_chances(rating.purse)
            rating.compiled = True
            assert branch._count_chances(rating.purse) == packed
            rating.compiled = False


def test_pawns_are_followed_back() -> None:
    grid = edition("classic-1986").grid
    dice = Random(1)
    for arrow in grid.arrows:
        squares = dice.getrandbits(49)
        stood = {square for square in range(49) if squares >> arrow.carry(square) & 1}
        assert set(squares_of(before(arrow, squares))) == stood


@pytest.mark.parametrize(("box", "seed"), [("classic-1986", 2), ("one-piece", 5), ("towers-3d", 3)])
def test_the_chance_is_the_share_of_answers_that_leave_the_goal_in_reach(box: str, seed: int) -> None:
    """Every push of the other seat, and the rules' own choices when the turn comes back."""
    state = table(box, 2, seed)
    rating, dice = TurnRatings(view_of(state)), Random(seed)
    seat = state.mover
    for push in dice.sample(sorted(rating.branches, key=str), 2):
        branch = rating.branches[push]
        assert push is not None
        free = [square for square in squares_of(branch.walks.reach) if not branch.walks.offers(square)[0]]
        to = dice.choice([square for square in free if not branch.aimed >> square & 1])
        game = game_of(state.edition)
        at = game.apply(state, seat, push)
        at = after_chance(game, game.apply(at, seat, (TowersWalk if box == "towers-3d" else Walk)(to)), dice)
        if box == "towers-3d":  # what is drawn cannot be known
            at = replace(at, hands=state.hands)
        answers = []
        for answer in game.legal(at, at.mover):
            after = game.apply(at, at.mover, answer)
            after = replace(after, turns=after.turns + 1, step=PUSH)  # the other stays
            aims = {again: wanted(pushed(after, again), seat) for again in reached(after, after.pawns[seat])}
            answers.append(any(got & aims[again] for again, got in reached(after, after.pawns[seat]).items()))
        assert rating.worth(Turn(push, to)).chance == pytest.approx(sum(answers) / len(answers))


@pytest.mark.parametrize("seed", range(3))
def test_what_a_push_leaves_the_others(seed: int) -> None:
    """The share of the goals the other may seek that its next turn would reach, by the rules."""
    state = table("classic-1986", 2, seed, turns=4)
    view = view_of(state)
    rating, other = TurnRatings(view), 1 - state.mover
    push = Random(seed).choice(sorted(rating.branches, key=str))
    assert push is not None
    after = replace(game_of(state.edition).apply(state, state.mover, push), turns=state.turns + 1, step=PUSH)
    goals = [aim.goals[0] for aim in possible_aims(view, other)]
    assert set(goals).isdisjoint(view["seats"][state.mover]["cards"])
    numbers = {goal: number for number, goal in enumerate(state.edition.goals)}
    got = set()
    for answer, squares in reached(after, after.pawns[other]).items():
        places = pushed(after, answer).places
        got |= {goal for goal in goals if places[numbers[goal]] >= 0 and squares >> places[numbers[goal]] & 1}
    assert rating.branches[push].threats == {other: pytest.approx(len(got) / len(goals))}


@pytest.mark.parametrize("box", ["classic-1986", "towers-3d"])
@pytest.mark.parametrize("options", range(4))
def test_hints_are_legal_and_keep_their_word(box: str, options: int) -> None:
    """For every option, also with the push made: what the hint says the turn finds, it finds."""
    game: Any = game_of(edition(box))
    dice = Random(options)
    for seats, turns in ((2, 0), (3, 5)):
        state = table(box, seats, options, turns, **TABLES[game.name][options])
        for _ in range(2):
            seat, finds = state.mover, game.finds(state)
            advice = hint(game.view(state, seat))
            after = state
            if advice.turn.push:
                after = game.apply(after, seat, advice.turn.push)
                again = hint(game.view(after, seat))
                assert again.finds == advice.finds
            walk = TowersWalk(advice.turn.to, advice.turn.pay) if box == "towers-3d" else Walk(advice.turn.to)
            after = game.apply(after, seat, walk)
            assert advice.finds == (game.finds(after)[seat] > finds[seat] or seat in after.finished)
            assert (advice.chance is None) == advice.finds
            codes = [reason.code for reason in advice.reasons]
            assert ({"reaches", "rune", "finishes"} & set(codes) != set()) == advice.finds
            state = after_chance(game, after, dice)
            if state.step != PUSH:
                break


@pytest.mark.parametrize("box", ["classic-1986", "towers-3d"])
def test_hints_know_nothing_that_is_hidden(box: str) -> None:
    state = table(box, 2, seed=4, turns=3)
    game, dice = game_of(state.edition), Random(9)
    advice = hint(view_of(state))
    for _ in range(2):
        assert hint(game.view(reshuffled(game.name, state, state.mover, dice), state.mover)) == advice


def test_nobody_is_hinted_out_of_turn() -> None:
    state = table("classic-1986", 2, seed=1)
    with pytest.raises(Problem, match=r"coach\.not_now"):
        hint(view_of(state, 1 - state.mover))
    go = edition("go")
    with pytest.raises(Problem, match=r"game\.not_here"):
        hint(game_of(go).view(game_of(go).setup(go, 2, {}), 0))


def test_the_best_turn_is_best() -> None:
    """No other turn is worth more, when nothing is in reach."""
    for seed in range(5):
        rating = TurnRatings(view_of(table("classic-1986", 2, seed)))
        if not rating.finding:
            worths = [
                branch.worth(square).score
                for branch in rating.branches.values()
                for square in squares_of(branch.walks.reach)
            ]
            assert rating.best.score == pytest.approx(max(worths))
            return
    pytest.fail("everything was in reach")


def test_pushes_are_all_rated() -> None:
    state = table("classic-1986", 4, seed=6, turns=2)
    assert set(TurnRatings(view_of(state)).branches) == set(game_of(state.edition).legal(state, state.mover))
    assert all(isinstance(push, Push) for push in TurnRatings(view_of(state)).branches)


def test_coming_home_ends_it() -> None:
    """Nobody plays after the finish, so nothing that is left to the others counts."""
    for seed in range(10):
        state = table("classic-1986", 2, seed)
        done = replace(state, stacks=((), ()), found=state.stacks)
        advice = hint(view_of(done))
        if advice.finds:
            assert [reason.code for reason in advice.reasons] == ["finishes"]
            assert advice.turn.to == done.home(done.mover)
            return
    pytest.fail("home was never in reach")
