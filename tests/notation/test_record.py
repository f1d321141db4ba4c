"""Records: strict writer, forgiving reader, errors with line, column and what was expected."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from wanderwall.games import edition, game
from wanderwall.match import record
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem

CLASSIC = game("classic")


def short_game(seed: int = 5) -> record.Record:
    dice = random.Random(seed)
    opening = state = after_chance(CLASSIC, CLASSIC.setup(edition("classic-1986"), 2, {"goals": 1, "first": 1}), dice)
    moves = []
    for _ in range(6):
        seat = state.mover
        move = dice.choice(CLASSIC.legal(state, seat))
        moves.append(record.PlayedMove(seat, move))
        state = CLASSIC.apply(state, seat, move)
    return record.Record(opening, tuple(moves), {"Red": "Ida", "Blue": "Tom"})


GAME = short_game()
TEXT = record.write(GAME)


def test_the_writer_says_everything_once() -> None:
    lines = TEXT.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("[")] == [
        "[Game", "[Edition", "[Options", "[Red", "[Blue", "[Opening", "[Result",
    ]  # fmt: skip
    assert "1. " in TEXT
    assert "3. " in TEXT
    assert lines[-1] == "=*"


def test_the_reader_forgives_form() -> None:
    moves = TEXT.split("\n\n")[1]
    loose = TEXT.replace(moves, moves.replace(". ", ".").lower().replace("=*", "; that is all"))
    loose = "\ufeff\n" + loose.replace("[Options", "  [ OPTIONS").replace("\n", "\r\n\r\n")
    assert record.read(loose) == GAME


def test_comments_and_times_stay_with_their_moves() -> None:
    first, second = (CLASSIC.notation.move_text(GAME.opening, played.move) for played in GAME.moves[:2])
    text = TEXT.replace(f"1. {first} {second}", f"{{a quiet\nopening}} 1. {first} @2.5 {second} {{there}} {{yes}} ; no")
    read = record.read(text.replace("; no", "; no\n"))
    assert read.comment == "a quiet opening"
    assert read.moves[0].seconds == 2.5
    assert read.moves[1].comment == "there yes"
    assert record.read(record.write(read)) == read


def broken(old: str, new: str) -> Problem:
    assert old in TEXT
    with pytest.raises(Problem) as refused:
        record.read(TEXT.replace(old, new, 1))
    return refused.value


def test_errors_name_line_and_column() -> None:
    assert broken('[Red "Ida"]', "[Red Ida]").code == "record.header"
    assert broken('[Red "Ida"]', "[Red Ida]").line == 4
    move = broken("2. ", "2. Q7 ")
    lines = TEXT.splitlines()
    assert (move.code, move.line) == ("notation.move", 9)
    assert move.column == lines[8].index("2. ") + 4
    opening = broken("red>push", "red>dance")
    assert (opening.code, opening.line, opening.details["expected"]) == ("notation.expected", 6, "turn")
    assert lines[5][opening.column - 1 :].startswith("red>push")


def test_a_record_that_was_cut_off_within_a_push_is_refused() -> None:
    """It read as another push: the tile as it lay before."""
    push = GAME.moves[-2].move
    text = TEXT[: TEXT.rindex(str(push)) + len(push.arrow)].replace('[Result "*"]\n', "")
    with pytest.raises(Problem) as refused:
        record.read(text)
    assert (refused.value.code, refused.value.details["expected"]) == ("notation.move", "push")
    assert len(record.read(text[: -len(push.arrow)]).moves) == len(GAME.moves) - 2


def test_illegal_moves_cite_their_clause() -> None:
    problem = broken("2. ", "2. a1 ")
    assert problem.line == 9
    again = broken("=*", "=red")
    assert (again.code, again.details["expected"]) == ("record.result", "*")


def test_headers_that_contradict_the_opening_are_refused() -> None:
    assert broken('[Options "first=1 goals=1 peek=on-turn"]', '[Options "goals=2"]').code == "record.mismatch"
    assert broken('[Edition "classic-1986"]', '[Edition "one-piece"]').code == "record.mismatch"
    assert broken('[Game "classic"]', '[Game "chess"]').code == "record.mismatch"
    assert broken("[Opening", "[Ending").code == "record.no_opening"


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "[", '[Opening ""]', "{", '[Opening "go"]', "\x00"])
def test_nonsense_is_a_problem_not_a_crash(text: str) -> None:
    with pytest.raises(Problem):
        record.read(text)


def test_an_open_comment_is_noticed() -> None:
    assert broken("=*", "{never closed").code == "record.comment_open"


def test_a_semicolon_hides_the_rest_of_its_line_only() -> None:
    head, moves = TEXT.split("\n\n")
    first, rest = moves.split(" ", 2)[1], moves.split(" ", 2)[2]
    assert record.read(f"{head}\n\n1. {first} ; why not\n{rest}") == GAME


OTHER = short_game(6)
#: with a comment over several lines that looks like headers
SEVERAL = f"{TEXT}\n\n{record.write(OTHER)}" + TEXT.replace("=*", '{ ; [\n[Opening "no"]\n} =*')


def test_a_text_may_hold_several_records() -> None:
    first, second, third = record.read_all(SEVERAL)
    assert (first, second) == (GAME, OTHER)
    assert third.moves[:-1] == GAME.moves[:-1]
    assert third.moves[-1].comment == '; [ [Opening "no"]'
    begun = f'[Opening "{CLASSIC.notation.position_text(GAME.opening)}"]'
    assert [len(one.moves) for one in record.read_all(f"{begun}\n\n{begun}\n\n{begun}\n{TEXT}")] == [0, 0, 6]
    assert list(record.read_all("")) == []


def test_one_of_several_is_read_by_its_number(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text(SEVERAL)
    assert record.load(file, 2) == OTHER
    for number, code in ((None, "record.several"), (0, "record.no_game"), (4, "record.no_game")):
        with pytest.raises(Problem) as refused:
            record.load(file, number)
        assert (refused.value.code, refused.value.details["count"]) == (code, 3)
    wrong = SEVERAL.replace(record.write(OTHER), record.write(OTHER).replace("1. ", "1. z9 "))
    with pytest.raises(Problem) as refused:
        list(record.read_all(wrong))
    assert wrong.splitlines()[refused.value.line - 1][refused.value.column - 1 :].startswith("z9")
