"""Positions on one line: what is wrong names its column and what was expected there."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.cases import PICKS, any_move, cases
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition, game, game_of
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem

CLASSIC = game("classic")
STATE = after_chance(CLASSIC, CLASSIC.setup(edition("classic-1986"), 2, {"goals": 2, "first": 1}), random.Random(7))
TEXT = CLASSIC.notation.position_text(STATE)
WORDS = TEXT.split()


def problem(text: str) -> Problem:
    with pytest.raises(Problem) as refused:
        CLASSIC.notation.read_position(text)
    return refused.value


@pytest.mark.parametrize(
    ("word", "bad", "expected"),
    [
        (0, "nowhere-1999", "edition"),
        (1, "666/666", "maze"),
        (1, WORDS[1].replace("/", "|"), "maze"),
        (2, "9@Q4", "spare"),
        (3, "bat=z9", "things"),
        (4, "red=a1", "seat"),
        (4, "pink=a1::", "seat"),
        (6, "red>dance", "turn"),
        (7, "turns", "named"),
    ],
)
def test_a_wrong_word_names_its_column(word: int, bad: str, expected: str) -> None:
    words = [*WORDS[:word], bad, *WORDS[word + 1 :]]
    found = problem(" ".join(words))
    assert (found.code, found.details["expected"]) == ("notation.expected", expected)
    assert found.column == len(" ".join(words[:word])) + (2 if word else 1)


def test_a_line_that_stops_early_says_what_is_missing() -> None:
    assert problem(" ".join(WORDS[:3])).details["expected"] == "things"
    assert problem("").details["expected"] == "edition"


def test_positions_must_be_made_of_the_box() -> None:
    assert problem(TEXT.replace(" 6", " C", 1)).code == "position.fixed_tiles"
    row = WORDS[1].split("/")[1]
    other = row.translate(str.maketrans("5A", "FF"))
    assert problem(TEXT.replace(row, other)).code == "position.tiles"


def test_cards_must_be_dealt_as_the_options_say() -> None:
    assert problem(TEXT.replace("goals=2", "goals=3")).code == "position.cards"
    first = WORDS[4].split(":")[1].split(",")[0]
    second = WORDS[5].split(":")[1].split(",")[0]
    assert problem(TEXT.replace(f":{second}", f":{first}")).code == "position.cards"
    assert problem(TEXT.replace("turns=0", "turns=1")).code == "position.turn"


@pytest.mark.parametrize(
    ("said", "code", "clause"),
    [
        ("order=any", "classic.option.any_needs_cards", "K8"),
        ("order=stack,any cards=own,top", "classic.option.any_needs_cards", "K8"),
        ("sweep=yes cards=own", "classic.option.sweep_needs_any", "K8"),
    ],
)
def test_k8_positions_refuse_what_a_table_refuses(said: str, code: str, clause: str) -> None:
    found = problem(f"{TEXT} {said}")
    assert (found.code, found.clause) == (code, clause)


def test_k3_whoever_began_is_who_the_option_names() -> None:
    found = problem(TEXT.replace("first=1", "first=2"))
    assert (found.code, found.clause) == ("position.first", "K3")


def test_k5_the_game_is_over_where_it_ended_and_nowhere_else() -> None:
    red = WORDS[4].split(":")
    played = TEXT.replace("@-", "@N2").replace(" looked=yes,no", "")
    done = played.replace(WORDS[4], f"{red[0]}::{red[1]}").replace("red>push turns=0", "blue>over turns=1")
    assert CLASSIC.notation.read_position(f"{done} finished=red").finished == (0,)
    limit = played.replace("turns=0", "turns=4") + " turn_limit=2"
    assert CLASSIC.notation.read_position(limit.replace("red>push", "red>over")).step == "over"
    refused = [
        (TEXT.replace("red>push", "red>over"), "position.over"),
        (done, "position.over"),
        (f"{done.replace('blue>over', 'blue>push')} finished=red", "position.over"),
        (limit, "position.over"),
        (f"{done} finished=blue", "position.finished"),
        (f"{done} finished=red,red", "position.finished"),
    ]
    for text, code in refused:
        found = problem(text)
        assert (found.code, found.clause) == (code, "K5")


def changed(text: str, **words: str) -> str:
    """A position with other words: `spare`, `turn`, a colour, or any that is named."""
    parts = text.split()
    for name, value in words.items():
        at = {"spare": 2, "turn": 6}.get(name)
        named = [n for n, part in enumerate(parts) if part.startswith(f"{name}=")]
        if at or named:
            parts[at or named[0]] = value if at else f"{name}={value}"
        else:
            parts.append(f"{name}={value}")
    return " ".join(parts)


def reachable(seed: int, **options: Any) -> dict[str, str]:
    """The ends of games by random play, as text by who won how."""
    table = CLASSIC.setup(edition("classic-1986"), 2, {"goals": 1, "first": 1, **options})
    dice = random.Random(seed)
    state = after_chance(CLASSIC, table, dice)
    while acting := CLASSIC.to_act(state):
        state = CLASSIC.apply(state, min(acting), dice.choice(CLASSIC.legal(state, min(acting))))
        CLASSIC.notation.read_position(CLASSIC.notation.position_text(state))
    return {"text": CLASSIC.notation.position_text(state), "winner": state.colours[state.finished[0]]}


ENDS = {finish: reachable(1986, finish=finish) for finish in ("home", "exit", "last-find")}


@pytest.mark.parametrize(
    ("finish", "clause"),
    [("home", "K5"), ("exit", "K7"), ("last-find", "K8")],
)
def test_whoever_has_finished_stands_where_that_happened(finish: str, clause: str) -> None:
    text, winner = ENDS[finish].values()
    _, stack, found = re.search(rf" {winner}=([^ :]+):([^ :]*):([^ ]*)", text).groups()  # type: ignore[union-attr]
    found_at = re.search(rf"{found}=(\w\d)", text)
    elsewhere = "d4" if not found_at or found_at[1] != "d4" else "d2"
    refused = problem(changed(text, **{winner: f"{elsewhere}:{stack}:{found}"}))
    assert (refused.code, refused.clause) == ("position.finisher", clause)


def test_k5_k10_one_finishes_in_its_own_turn_and_ends_the_game() -> None:
    text, winner = ENDS["home"].values()
    turns = int(re.search(r"turns=(\d+)", text)[1])  # type: ignore[index]
    other = {"red": "blue", "blue": "red"}[winner]
    late = changed(text, turns=str(turns + 1), turn=f"{winner}>over")
    assert (problem(late).code, problem(late).clause) == ("position.finisher", "K10")
    early = changed(text, turns="0", turn="red>over", finished=winner)
    assert (problem(early).code, problem(early).clause) == ("position.finisher", "K5")
    assert other != winner


def test_k10_several_finish_in_the_order_of_play() -> None:
    words = {"turns": "10", "turn": "red>over", "spare": f"{WORDS[2].split('@')[0]}@N2", "finish_round": "yes"}
    cards = [word.split(":")[1] for word in WORDS[4:6]]
    both = changed(TEXT, **words, red=f"a1::{cards[0]}", blue=f"g7::{cards[1]}", looked="yes,yes")
    assert CLASSIC.notation.read_position(f"{both} finished=red,blue").finished == (0, 1)
    refused = problem(f"{both} finished=blue,red")
    assert (refused.code, refused.clause) == ("position.finished", "K10")


def test_k9_no_turns_after_the_limit() -> None:
    text = changed(TEXT, turns="6", turn="red>over", spare=f"{WORDS[2].split('@')[0]}@N2", looked="yes,yes")
    assert CLASSIC.notation.read_position(f"{text} turn_limit=3").step == "over"
    refused = problem(f"{text} turn_limit=2")
    assert (refused.code, refused.clause) == ("position.limit", "K9")


def test_s5_after_a_push_an_arrow_is_barred() -> None:
    for words in ({"turns": "2"}, {"turn": "red>walk"}):
        refused = problem(changed(TEXT, looked="yes,yes", **words))
        assert (refused.code, refused.clause) == ("position.barred", "S5")


def test_k8_with_nothing_left_the_last_find_has_ended_it() -> None:
    cards = WORDS[4].split(":")[1]
    refused = problem(changed(TEXT, red=f"a1::{cards}", finish="last-find"))
    assert (refused.code, refused.clause) == ("position.unfinished", "K8")


@pytest.mark.parametrize(
    ("peek", "looked"),
    [("on-turn", "no,yes"), ("on-turn", "yes,no"), ("at-once", "yes,no"), ("at-once", "no,yes")],
)
def test_k4_whoever_has_had_a_turn_has_looked(peek: str, looked: str) -> None:
    """Nobody has found anything, so there is no new card."""
    words = {"turns": "2", "spare": f"{WORDS[2].split('@')[0]}@N2", "peek": peek}
    assert CLASSIC.notation.read_position(changed(TEXT, **words, looked="yes,yes"))
    refused = problem(changed(TEXT, **words, looked=looked))
    assert (refused.code, refused.clause) == ("position.unseen", "K4")


def test_the_reader_takes_any_spacing_and_order_of_the_named_words() -> None:
    head, named = WORDS[:7], WORDS[7:]
    assert CLASSIC.notation.read_position("   ".join([*head, *reversed(named)])) == STATE


@pytest.mark.parametrize("name", ["classic", "towers", "go"])
def test_every_position_that_random_play_leads_to_is_read_again(name: str) -> None:
    """Also where the clock runs out: whatever is refused must be out of reach."""
    seed = random.SystemRandom().getrandbits(32)
    print(f"seed {seed}")
    dice = random.Random(seed)
    kinds = [case for case in cases() if case.game.name == name]
    for case in dice.sample(kinds, 6):
        rules, state = case.game, case.table()
        for _ in range(250):
            acting = sorted(rules.to_act(state))
            if not acting:
                break
            seat = dice.choice(acting)
            late = seat != CHANCE and state.step not in ("ready", "roll") and dice.random() < 0.05
            if late and rules.period(state) is not None:
                seat, move = CHANCE, rules.time_up(state, dice)
            elif seat == CHANCE:
                move = rules.chance(state, dice)
            else:
                move = PICKS.get(name, any_move)(rules, state, seat, dice)
            state = rules.apply(state, seat, move)
            assert rules.notation.read_position(rules.notation.position_text(state)) == state, (seed, case.id)


@given(st.text(max_size=300))
def test_random_text_is_a_problem_not_a_crash(text: str) -> None:
    with pytest.raises(Problem):
        CLASSIC.notation.read_position(text)


@given(st.data())
def test_damaged_positions_are_a_problem_not_a_crash(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    damaged = TEXT[:at] + data.draw(st.text(max_size=3)) + TEXT[at + data.draw(st.integers(0, 5)) :]
    try:
        state = CLASSIC.notation.read_position(damaged)
    except Problem:
        return
    assert CLASSIC.notation.read_position(CLASSIC.notation.position_text(state)) == state


@pytest.mark.parametrize("text", ["N4+0", "n4+2", f"N4{'┃'}", " N4 ns ", "N4-sn", "N4:NS"])
def test_pushes_may_be_written_in_many_ways(text: str) -> None:
    straight = next(
        state
        for seed in range(50)
        if (
            state := after_chance(CLASSIC, CLASSIC.setup(edition("classic-1986"), 2, {}), random.Random(seed))
        ).maze.spare
        == 5
    )
    assert str(CLASSIC.notation.read_move(straight, straight.mover, text)) == "N4ns"


@pytest.mark.parametrize("name", ["classic-1986", "one-piece", "garden-9", "towers-3d"])
def test_s4_a_push_that_was_cut_off_is_no_other_push(name: str) -> None:
    """Every beginning of every push, as the writer writes it, is refused: as text, or by the rules."""
    rules = game_of(edition(name))
    state = after_chance(rules, rules.setup(edition(name), 2, {}), random.Random(1986))
    for push in rules.legal(state, state.mover):
        whole = rules.notation.move_text(state, push)
        for end in range(len(whole)):
            for text in (whole[:end], f"time:{whole[:end]}" if end else ""):
                seat = CHANCE if text.startswith("time") else state.mover
                with pytest.raises(Problem):
                    rules.apply(state, seat, rules.notation.read_move(state, seat, text))


@pytest.mark.parametrize("text", ["N4", "n4", " N4 ", "N4-", "N4:", "N4+", "N4/ "])
def test_s4_a_push_names_how_the_tile_is_turned(text: str) -> None:
    with pytest.raises(Problem) as refused:
        CLASSIC.notation.read_move(STATE, STATE.mover, text)
    assert (refused.value.code, refused.value.details["expected"]) == ("notation.move", "push")


@given(st.text(max_size=12))
def test_random_moves_are_a_problem_not_a_crash(text: str) -> None:
    for state in (STATE, CLASSIC.apply(STATE, STATE.mover, CLASSIC.legal(STATE, STATE.mover)[0])):
        for seat in (state.mover, -1):
            try:
                CLASSIC.notation.read_move(state, seat, text)
            except Problem:
                continue
