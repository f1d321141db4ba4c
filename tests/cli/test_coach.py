"""`solve`, `go`, `hint` and `review`: what they print, as text and as JSON."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import ROOT, Run, position, run
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition, game
from wanderwall.match import record
from wanderwall.solver import bulk
from wanderwall.solver import go as go_rolls

__all__ = ["run"]  # a fixture

ORACLE = ROOT / "oracle" / "fewest_turns.json"


def test_solve_fills_in_the_file(run: Run, tmp_path: Path) -> None:
    """Cases of one size, for which one search is compiled; tests/solver solves all."""
    given = json.loads(ORACLE.read_text())
    given["cases"] = [case for case in given["cases"] if case["size"] == 7]
    (tmp_path / "cases.json").write_text(json.dumps(given))
    code, out, _ = run("solve", str(tmp_path / "cases.json"))
    result = json.loads(out)
    assert code == 0
    assert result["format"] == given["format"]
    assert [case["turns"] for case in result["cases"]] == [case["expected_moves"] for case in given["cases"]]
    assert all(len(case["line"]) == case["turns"] for case in result["cases"])


def test_solve_a_position(run: Run) -> None:
    code, out, _ = run("solve", position("classic-1986"), "--json")
    result = json.loads(out)
    assert code == 0
    assert result["turns"] == len(result["line"]) > 0
    code, out, _ = run("solve", position("classic-1986"))
    assert code == 0
    assert f"{result['line'][-1]['push']} {result['line'][-1]['walk']}" in out


def test_solve_says_when_it_is_too_far(run: Run) -> None:
    far = {"maze": [[9, 10, 12], [5, 10, 5], [3, 10, 9]], "leftover": 5, "pieces": [[2, 2]], "objective": [0, 0]}
    code, out, _ = run("solve", "-", "--most", "2", typed=json.dumps({"cases": [far]}))
    assert code == 0
    assert json.loads(out)["cases"][0]["turns"] is None


def test_go_lists_the_solutions_in_any_order_of_the_roll(run: Run) -> None:
    code, out, _ = run("go", "book,ghost,ring,helmet")
    figures, *layouts = out.splitlines()
    assert code == 0
    assert str(len(layouts)) in figures
    result = json.loads(run("go", "Helmet, ring,ghost,book", "--json")[1])
    assert result["layouts"] == layouts
    assert result["solutions"] == len(layouts)
    assert run("go", "helmet,ring,ghost,book", "--first")[1].splitlines()[0] in layouts


def test_go_goes_on_with_a_table(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = go_rolls.rolls(edition("go"))[:4]
    monkeypatch.setattr(go_rolls, "rolls", lambda edition: few)
    monkeypatch.setattr(bulk, "rolls", lambda edition: few)
    file = tmp_path / "rolls.csv"
    code, out, _ = run("go", "--all", "--out", str(file))
    assert code == 0
    assert str(file) in out
    text = file.read_text()
    assert len(text.splitlines()) == 5
    assert json.loads(run("go", "--all", "--out", str(file), "--json")[1])[3]["roll"] == ",".join(few[3])
    assert run("go", "--all")[1] == text == file.read_text()


@pytest.mark.parametrize("box", ["classic-1986", "towers-3d"])
def test_hint_says_the_turn_and_why(run: Run, box: str) -> None:
    result: dict[str, Any] = json.loads(run("hint", position(box), "--json")[1])
    code, out, _ = run("hint", position(box), "--lang", "de")
    assert code == 0
    assert result["push"] in out
    lines = out.splitlines()[1:]
    assert [line for line in lines if line.endswith(".")], "what speaks for it"
    assert [line for line in lines if line[-1].isdigit()], "the numbers behind it"
    assert "%" not in out
    assert all(reason["speaks"] in ("for", "against", "neither") for reason in result["reasons"])


def test_hint_is_for_the_seat_to_move(run: Run) -> None:
    text = position("one-piece")
    mover = game("classic").notation.read_position(text).mover
    assert run("hint", text, "--seat", str(mover + 1))[1] == run("hint", text)[1]


def test_review_tells_every_turn_and_every_seat(run: Run, tmp_path: Path) -> None:
    whole = record.read((ROOT / "records" / "classic-1986-4-012.txt").read_text(encoding="utf-8"))
    short = record.Record(whole.opening, whole.moves[:6], {"Red": "Ida"})
    file = tmp_path / "game.txt"
    file.write_text(record.write(short), encoding="utf-8")
    code, out, _ = run("review", str(file))
    result = json.loads(run("review", str(file), "--json")[1])
    assert code == 0
    assert len(result["turns"]) == 3
    assert len(result["summaries"]) == 4
    assert all(turn["played"]["push"] in out for turn in result["turns"])
    assert "Ida" in out
    assert " you " not in out, "a review is not about its reader"


def test_random_positions_survive(run: Run) -> None:
    """Positions all over a game, also finished ones, get a hint or a reason why not."""
    whole = record.read((ROOT / "records" / "towers-3d-2-060.txt").read_text(encoding="utf-8"))
    states = list(record.states(whole))
    for state in [*random.Random(1).sample(states, 4), states[-1]]:
        code, out, err = run("hint", whole.game.notation.position_text(state))
        assert (code == 0) == bool(out) == (not err)


def test_a_review_of_go_tells_how_every_roll_could_be_joined(run: Run) -> None:
    file = str(ROOT / "records" / "go-2-051.txt")
    result = json.loads(run("review", file, "--json")[1])
    assert [one["number"] for one in result["rounds"]] == [1, 2, 3, 4]
    code, out, _ = run("review", file, "--lang", "de")
    assert code == 0
    first = result["rounds"][0]
    assert f"{first['tiles']} Plättchen" in out
    wrong = [board for board in first["boards"] if not board["right"]]
    assert all(",".join(lay["text"] for lay in board["better"]) in out for board in wrong)
    assert wrong


def test_a_hint_for_go_says_which_tile_comes_next(run: Run) -> None:
    go = game("go")
    roll = go.notation.read_move(go.setup(edition("go"), 1, {}), 0, "roll:purse,spider,owl,candelabra")
    text = go.notation.position_text(go.apply(go.setup(edition("go"), 1, {}), CHANCE, roll))
    result = json.loads(run("hint", text, "--json")[1])
    assert result["changes"] >= 4
    code, out, _ = run("hint", text, "--lang", "de")
    assert code == 0
    assert out.startswith(f"{result['move']}: Leg ")
