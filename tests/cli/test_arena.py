"""`wanderwall arena` and `wanderwall bots`: every form of the result, bad input, interruption."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.test_commands import Run, run
from wanderwall.arena.pairing import GameResult, Pairing
from wanderwall.arena.processes import one_by_one
from wanderwall.bots import bot_names
from wanderwall.cli.terminal import BAD_INPUT, INTERRUPTED
from wanderwall.games import games

__all__ = ["run"]

SHORT = ("--option", "goals=1", "--workers", "1", "--nodes", "200", "--seed", "1")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_bots_are_listed_with_their_characters(run: Run) -> None:
    for game in games():
        code, out, _ = run("bots", game)
        assert code == 0
        assert [line.split()[0] for line in out.splitlines()] == bot_names(game)
        assert all(":" in line for line in out.splitlines())
    assert "The Snail (gentle): sees only a few pushes" in run("bots")[1]
    assert "Die Schnecke – sanft:" in run("bots", "--lang", "de")[1]


def test_json_has_exactly_this_shape(run: Run, tmp_path: Path) -> None:
    code, out, err = run("arena", "classic", "--bots", "level2,level1", "--games", "4", "--json", *SHORT)
    assert (code, err) == (0, "")
    bots = json.loads(out)["bots"]
    assert list(json.loads(out)) == ["bots"]
    assert {one["bot"] for one in bots} == {"level2", "level1"}
    for one in bots:
        assert list(one) == ["bot", "games", "wins", "win_rate", "low", "high", "rating", "ms_per_move"]
        assert one["games"] == 4
        assert 0 <= one["low"] <= one["win_rate"] <= one["high"] <= 1
        assert one["win_rate"] == one["wins"] / 4
    assert sum(one["wins"] for one in bots) == 4
    assert list(tmp_path.iterdir()) == []


def test_table_csv_plot_and_records(run: Run, tmp_path: Path) -> None:
    files = ("--csv", "out.csv", "--plot", "out.svg", "--records", "games", "--save", "kept")
    code, out, _ = run("arena", "--bots", "level2", "--bots", "random", "--games", "2", *files, *SHORT)
    assert code == 0
    head, *rows = out.splitlines()
    assert head.split()[0] == "bot"
    assert {row.split()[0] for row in rows} == {"level2", "random"}
    assert len((tmp_path / "out.csv").read_text().splitlines()) == 3
    assert ElementTree.parse(tmp_path / "out.svg").getroot().tag.endswith("svg")
    assert sorted(file.name for file in (tmp_path / "games").iterdir()) == ["1.txt", "2.txt"]
    code, again, _ = run("arena", "--resume", "kept")
    assert (code, again) == (0, out)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "level9,level1"), "no bot “level9”"),
        (("--bots", "level1"), "at least two bots"),
        ((), "at least two bots"),
        (("--bots", "level1,level1"), "named twice"),
        (("--bots", "level1,level2", "--games", "none"), "--games takes a whole number"),
        (("--bots", "level1,level2", "--games", "0"), "--games takes a whole number"),
        (("--bots", "level1,level2", "--seats", "1"), "2 to 4 seats"),
        (("--bots", "level1,level2", "--ms", "5", "--nodes", "5"), "one of --ms and --nodes"),
        (("--bots", "level1,level2", "--option", "sweep=yes"), "sweep"),
        (("--bots", "level1,level2", "--edition", "chess"), "no edition “chess”"),
        (("--bots", "level1,cmd:no-such-program"), "cannot be started"),
        (("--bots", "level1,level2", "--save", "no/such/folder"), "cannot be written"),
        (("--resume", "nothing"), "cannot be read"),
        (("--resume", "nothing", "--games", "5"), "--resume goes with"),
        (("chess", "--bots", "level1,level2"), "no game “chess”"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    run: Run, words: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    code, out, err = run("arena", *words)
    assert (code, out) == (BAD_INPUT, "")
    assert sentence in err
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_run_keeps_what_is_finished_and_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(pairings: Iterable[Pairing]) -> Iterator[GameResult]:
        for number, result in enumerate(one_by_one(pairings)):
            if number == 3:
                raise KeyboardInterrupt
            yield result

    words = ("arena", "--bots", "level2,level1", "--games", "6", "--json", *SHORT)
    whole = json.loads(run(*words)[1])
    with monkeypatch.context() as patched:
        patched.setattr("wanderwall.arena.processes.in_processes", lambda workers: interrupted)
        code, out, err = run(*words)
    assert (code, out) == (INTERRUPTED, "")
    assert "3 of 6 games are kept in arena-1.saved-game" in err
    code, out, _ = run("arena", "--resume", "arena-1.saved-game", "--json", "--workers", "1")
    assert code == 0
    times = {"ms_per_move": 0}
    assert [{**one, **times} for one in json.loads(out)["bots"]] == [{**one, **times} for one in whole["bots"]]


def test_a_bot_that_fails_is_named(run: Run, tmp_path: Path) -> None:
    import sys

    (tmp_path / "bad.py").write_text("print('good morning')")
    code, out, err = run("arena", "--bots", f"cmd:{sys.executable} bad.py,level1", "--games", "2", *SHORT)
    assert code == 0
    assert "100.0 %" in out
    assert "lost by its own fault (2×): The bot answered something that is no answer." in err


def test_a_cluster_that_is_not_installed_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, out, err = run("arena", "--bots", "greedy,random", "--games", "2", "--cluster", *SHORT)
    assert (code, out) == (BAD_INPUT, "")
    assert err == "Sorry: This needs ray: install wanderwall[cluster].\n"
