"""Every command: what it prints, and what it says to bad input, in the user's language, with exit code 2."""

from __future__ import annotations

import io
import json
import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from wanderwall import __version__
from wanderwall.cli import main
from wanderwall.cli.terminal import BAD_INPUT
from wanderwall.games import edition, editions, game, games
from wanderwall.match import record
from wanderwall.match.steps import after_chance

ROOT = Path(__file__).parents[1]
GOLDEN = sorted((ROOT / "records").glob("*.txt"))

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command in this process: exit code, what it printed, what it complained."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")

    def run(*words: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(words)
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


def position(name: str) -> str:
    box = edition(name)
    state = after_chance(game(box.game), game(box.game).setup(box, box.players[0], {}), random.Random(1))
    return game(box.game).notation.position_text(state)


def test_help_and_version(run: Run) -> None:
    assert run("--version") == (0, f"wanderwall {__version__}\n", "")
    code, english, _ = run("--help")
    assert code == 0
    assert run()[1] == english
    *described, developers = english.splitlines()
    group, _, names = developers.partition(": ")
    assert sorted([*re.findall(r"(?m)^  ([a-z]+) ", english), *names.split(", ")]) == sorted(
        [*COMMANDS, *ENGLISH_COMMANDS]
    )
    assert [*(line for line in described[2:] if line[:1].isupper()), group] == ["Play and study", "Serve", "Develop"]


#: English, and the languages with the longest words and the longest sentences
WIDEST = ("en", "de", "fr")


@pytest.mark.parametrize("language", WIDEST)
def test_the_overview_fits_one_screen(run: Run, language: str) -> None:
    lines = run("--lang", language)[1].splitlines()
    assert len(lines) <= 23  # of 24, one is for the prompt
    assert max(map(len, lines)) <= 80
    assert all(re.match(r"  \S|\S|$", line) for line in lines), "a line is wrapped"


COMMANDS = (
    *("play", "puzzles", "day", "hint", "review", "solve", "go", "show", "replay"),
    *("bots", "editions", "edition", "options", "serve", "join"),
)
#: for developers and admins
ENGLISH_COMMANDS = (
    *("backup", "restore", "admin"),
    *("arena", "watch", "kit", "mazecom", "reach", "count", "bench"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(run: Run, command: str) -> None:
    # that every text is there in every language is checked without the command
    helps = {run(command, "--help", "--lang", language)[1] for language in WIDEST}
    assert len(helps) == len(WIDEST)
    assert all("--lang" in text for text in helps)
    assert max(len(line) for text in helps for line in text.splitlines()) <= 80


@pytest.mark.parametrize("command", ENGLISH_COMMANDS)
def test_help_for_developers_is_in_english(run: Run, command: str) -> None:
    code, english, _ = run(command, "--help")
    assert code == 0
    assert run(command, "--help", "--lang", "de")[1] == english
    assert english.startswith(f"Usage: wanderwall {command} ")
    assert not re.search(r"\b(help|word)-[a-z]", english), "the id of a text that does not exist"
    assert max(map(len, english.splitlines())) <= 80


def test_language_from_the_locale_and_from_the_option(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Sorry" in run("dance")[2]
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    french = run("dance")[2]
    assert "Sorry" not in french
    assert run("--lang=en", "dance")[2] == run("dance", "--lang", "en")[2] != french
    assert run("--lang", "xx", "editions")[0] == BAD_INPUT
    assert run("editions", "--lang")[0] == BAD_INPUT


BAD = [
    ["dance"],
    ["play", "chess"],
    ["play", "--sea", "Ida"],
    ["play", "classic", "towers"],
    ["play", "--seat"],
    ["play", "--seat", "bot:clever"],
    ["play", "--seat", "Ida", "--seat", "ida"],
    ["play", "--seat", ""],
    ["play", "towers", "--seat", "Ida"],
    ["play", *[word for name in "abcde" for word in ("--seat", name)]],
    ["play", "--option", "cards=all"],
    ["play", "--option", "cards"],
    ["play", "--option", "order=any"],
    ["play", "--option", "nonsense=1"],
    ["play", "--option", "goals=99"],
    ["play", "--young", "7"],
    ["play", "--colours", "red"],
    ["play", "--colours", "red,pink"],
    ["play", "--seed", "pi"],
    ["play", "--edition", "nowhere"],
    ["play", "--edition", "nowhere.toml"],
    ["play", "towers", "--edition", "one-piece"],
    ["play", "--resume", "nowhere"],
    ["play", "--resume", str(GOLDEN[0]), "--seed", "1"],
    ["show"],
    ["show", "rubbish"],
    ["show", "classic-1986 666"],
    ["show", "classic-1986", "--svg"],
    ["show", position("classic-1986"), "--seat", "9"],
    ["show", position("classic-1986"), "--seat", "1", "--open"],
    ["show", position("classic-1986"), "--svg", "no/such/folder/a.svg"],
    ["replay"],
    ["replay", "nowhere"],
    ["replay", str(ROOT / "oracle" / "reach.json")],
    ["reach"],
    ["reach", "nowhere"],
    ["reach", str(GOLDEN[0])],
    ["count", str(ROOT / "oracle" / "counts.json"), "--depth", "0"],
    ["count", str(ROOT / "oracle" / "counts.json"), "--depth", "two"],
    ["count", str(ROOT / "oracle" / "reach.json"), "--depth", "1"],
    ["solve"],
    ["solve", "nowhere"],
    ["solve", position("go")],
    ["solve", position("classic-1986"), "--most", "0"],
    ["solve", str(ROOT / "oracle" / "reach.json")],
    ["go"],
    ["go", "owl,owl,owl,owl"],
    ["go", "owl"],
    ["go", "purse,spider,owl,candelabra", "--all"],
    ["go", "--all", "--edition", "one-piece"],
    ["go", "--all", "--out", str(GOLDEN[0])],
    ["hint", "rubbish"],
    ["hint", position("classic-1986"), "--seat", "9"],
    ["review", "nowhere"],
    ["edition"],
    ["edition", "nowhere.toml"],
    ["options", "chess"],
    ["editions", "all"],
    ["bench", "--seconds", "soon"],
]


@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(words)[:60])
def test_bad_input_is_one_sentence_and_exit_code_2(run: Run, words: list[str]) -> None:
    code, out, english = run(*words)
    assert code == BAD_INPUT
    assert out == ""
    assert len(english.splitlines()) == 1
    assert "Traceback" not in english
    code, out, german = run(*words, "--lang", "de")
    assert (code, out) == (BAD_INPUT, "")
    assert german != english


def test_editions_and_options(run: Run) -> None:
    code, out, _ = run("editions")
    assert code == 0
    assert all(name in out for name in editions())
    for name in games():
        code, out, _ = run("options", name)
        assert code == 0
        assert "[" in out
    assert run("edition", "go")[0] == 0
    assert run("edition", str(ROOT / "games" / "classic" / "tiny.toml"))[0] == 0


@pytest.mark.parametrize("name", list(editions()))
def test_show_draws_a_position(run: Run, name: str, tmp_path: Path) -> None:
    text = position(name)
    code, out, _ = run("show", text)
    assert code == 0
    assert len(out.splitlines()) > 15
    code, picture, _ = run("show", text, "--svg", "-")
    assert code == 0
    assert run("show", text, "--svg")[1] == run("show", "--svg", text)[1] == picture
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    file = tmp_path / "a.svg"
    assert run("show", "-", "--svg", str(file), typed=text)[0] == 0
    assert file.read_text(encoding="utf-8") == picture.removesuffix("\n")


def test_show_keeps_secrets_unless_asked(run: Run) -> None:
    text = position("classic-1986").replace("goals=off", "")
    secret = edition("classic-1986").name(text.split("red=a1:")[1].split(",")[0].split(":")[0], "en")
    lines = {words: run("show", text, *words)[1].splitlines()[-1] for words in ((), ("--seat", "red"), ("--open",))}
    assert secret not in lines[()]
    assert secret in lines["--seat", "red"]
    assert secret in lines["--open",]


def test_show_and_replay_read_records(run: Run, tmp_path: Path) -> None:
    for path in GOLDEN[::7]:
        moves = len(record.read(path.read_text(encoding="utf-8")).moves)
        assert run("show", str(path))[0] == 0
        code, out, _ = run("replay", str(path), "--all")
        assert code == 0
        assert f"{moves}" in out
    folder = tmp_path / "pictures"
    code, _, _ = run("replay", str(path), "--svg", str(folder))
    assert code == 0
    assert len(list(folder.glob("*.svg"))) == moves + 1
    file = tmp_path / "game.json"
    assert run("replay", str(path), "--json", str(file))[0] == 0
    game = json.loads(file.read_text(encoding="utf-8"))
    assert game["table"]["edition"] == game["edition"]["id"]
    assert len(game["frames"]) == moves + 1
    assert "file" in run("replay", str(path), "--json", str(tmp_path / "no" / "game.json"))[2]


def test_one_of_several_games_in_a_file_is_chosen_by_its_number(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text("\n".join(path.read_text(encoding="utf-8") for path in GOLDEN[:3]))
    code, out, err = run("replay", str(file), "--all")
    assert (code, out) == run("replay", str(GOLDEN[0]), "--all")[:2]
    assert "Game 1 of 3 in this file" in err
    assert run("replay", str(file), "--all", "--game", "3")[1] == run("replay", str(GOLDEN[2]), "--all")[1]
    for words, said in ((["--game", "4"], "3"), (["--game", "x"], "--game")):
        code, out, err = run("replay", str(file), *words)
        assert (code, out, said in err) == (2, "", True)
    code, _, err = run("show", str(file))
    assert (code, "3 games" in err) == (2, True)


def test_reach_and_count_fill_in_the_answers(run: Run) -> None:
    for command, name, answer, more in (
        ("reach", "reach", "pushes", []),
        ("count", "counts", "counts", ["--depth", "2"]),
    ):
        text = (ROOT / "oracle" / f"{name}.json").read_text(encoding="utf-8")
        asked = json.loads(text)
        for one in asked["positions"]:
            del one[answer]
        code, out, _ = run(command, "-", *more, typed=json.dumps(asked))
        assert code == 0
        assert json.loads(out) == json.loads(text)
        assert run(command, str(ROOT / "oracle" / f"{name}.json"), *more)[1] == out


@pytest.mark.parametrize(
    "data",
    [[], {}, {"positions": 3}, {"positions": [3]}, {"positions": [{"maze": [[1]], "spare": 1}]},
     {"positions": [{"maze": [[5] * 4] * 4, "spare": 5, "pawn": [0, 0], "pawns": [[0, 0]]}]},
     {"positions": [{"maze": [[5] * 3] * 3, "spare": 99, "pawn": [0, 0], "pawns": [[0, 0]]}]},
     {"positions": [{"maze": [[5] * 3] * 3, "spare": 5, "pawn": [0, 7], "pawns": []}]},
     {"positions": [{"maze": [[5] * 3] * 3, "spare": 5, "pawn": [0, 0], "spare_lies_at": [1, 1], "pawns": [[0]]}]}],
)  # fmt: skip
def test_broken_positions_in_json_are_named(run: Run, data: object) -> None:
    for command in ("reach", "count"):
        code, out, err = run(command, "-", typed=json.dumps(data))
        assert (code, out) == (BAD_INPUT, "")
        assert len(err.splitlines()) == 1


@pytest.mark.broad
def test_bench_measures_every_engine(run: Run) -> None:
    """All engines, in the shape other programs read."""
    code, out, _ = run("bench", "--json", "--seconds", "1")
    assert code == 0
    rows, threads = json.loads(out), sorted({1, os.cpu_count() or 1})
    expected = {(work, engine, 1) for work in ("reach", "playout") for engine in ("bfs", "rules")}
    expected |= {(work, "kernel", many) for work in ("reach", "playout") for many in threads}
    assert {(row["work"], row["engine"], row["threads"]) for row in rows if row["engine"] != "gpu"} == expected
    assert all(set(row) == {"work", "engine", "threads", "per_second"} and row["per_second"] > 0 for row in rows)


@pytest.mark.broad
def test_bench_lays_a_table(run: Run) -> None:
    _, rows, _ = run("bench", "--json", "--seconds", "1")
    code, out, _ = run("bench", "--seconds", "1")
    assert code == 0
    assert len(out.splitlines()) == len(json.loads(rows)) + 2
    for line in out.splitlines()[1:-1]:
        work, _, _, per_second, *more = line.replace(",", "").split()
        assert len(more) == (2 if work == "playout" else 1)  # only games have turns, more than one each
        assert work == "reach" or float(more[0]) > float(per_second)
