"""The public face: what `import wanderwall` offers, and what it costs."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wanderwall
from wanderwall.bots.protocol import Answer
from wanderwall.problem import Problem


def alone(code: str) -> str:
    """What a fresh Python prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def modules_after(code: str) -> set[str]:
    """What a piece of code loads that is no part of Python."""
    loaded = "print(json.dumps(sorted(set(sys.modules) - old)))"
    printed = alone(f"import json, sys\nold = set(sys.modules)\n{code}\n{loaded}")
    return {name for name in json.loads(printed) if name.partition(".")[0] not in sys.stdlib_module_names}


def test_the_import_loads_nothing_but_the_package_itself() -> None:
    """And what every complaint is made of, which is a page of the standard library's own classes."""
    assert modules_after("import wanderwall") == {"wanderwall", "wanderwall.problem"}


def test_a_game_in_hand_needs_the_standard_library_only() -> None:
    code = "m = wanderwall.start('towers', seed=1); m.move(m.legal()[0]); m.undo(); m.view(0); m.position"
    loaded = modules_after(f"import wanderwall; {code}")
    assert {name.partition(".")[0] for name in loaded} == {"wanderwall"}
    assert not loaded & {"wanderwall.bots", "wanderwall.draw", "wanderwall.kernel", "wanderwall.server"}
    outside = {
        name for name in loaded if name not in sys.stdlib_module_names and not name.startswith(("_", "wanderwall"))
    }
    assert {"numpy", "numba", "fluent", "typer", "fastapi", "rich"} & outside == set()


def test_what_is_public_is_there_and_nothing_else() -> None:
    assert set(wanderwall.__all__) <= set(dir(wanderwall))
    for name in wanderwall.__all__:
        assert getattr(wanderwall, name) is not None
    with pytest.raises(AttributeError):
        wanderwall.no_such_name  # noqa: B018


def test_games_and_bots_can_still_be_called_with_a_warning() -> None:
    assert "greedy" in wanderwall.list_bots("towers")
    old: Any = wanderwall
    with pytest.warns(DeprecationWarning, match=r"list_games"):
        assert old.games() == wanderwall.list_games()
    with pytest.warns(DeprecationWarning, match=r"list_bots"):
        assert old.bots("go") == wanderwall.list_bots("go")
    loaded = alone("import wanderwall, wanderwall.games, wanderwall.bots; print(wanderwall.games())")
    assert loaded == alone("import wanderwall; print(wanderwall.games())")


def test_start_takes_an_edition_a_game_a_file_and_a_position(tmp_path: Path) -> None:
    from wanderwall.games import editions

    assert wanderwall.start("one-piece", seats=3).edition.id == "one-piece"
    assert wanderwall.start("towers").edition.id == "towers-3d"
    own = tmp_path / "mine.toml"
    own.write_text(editions()["classic-1986"].read_text().replace('"classic-1986"', '"mine"'))
    match = wanderwall.start(own, goals=2)
    assert match.edition.id == "mine"
    assert wanderwall.start(match.position).state == match.state
    for bad, code in (("no-such", "edition.no_such"), ("classic-1986 rubbish", "notation.expected")):
        with pytest.raises(Problem) as refused:
            wanderwall.start(bad)
        assert refused.value.code == code
    with pytest.raises(Problem, match=r"face\.position_alone"):
        wanderwall.start(match.position, seats=3)


def test_load_reads_files_and_texts_and_complains_of_others(tmp_path: Path) -> None:
    match = wanderwall.start("go", seats=1, seed=3)
    match.save(tmp_path / "game.txt")
    assert wanderwall.load(tmp_path / "game.txt").state == match.state
    assert wanderwall.load((tmp_path / "game.txt").read_text()).state == match.state
    with pytest.raises(Problem, match=r"file\.unreadable"):
        wanderwall.load(tmp_path / "none.txt")


def test_load_reads_one_of_several_games_or_all(tmp_path: Path) -> None:
    matches = [wanderwall.start(game, seed=seed) for seed, game in enumerate(("classic", "go", "towers"))]
    file = tmp_path / "games.txt"
    file.write_text("\n".join(str(match.record()) for match in matches))
    for source in (file, str(file), file.read_text()):
        assert [match.state for match in wanderwall.load_all(source)] == [match.state for match in matches]
        assert wanderwall.load(source).state == matches[0].state
        assert wanderwall.load(source, 3).state == matches[2].state
    with pytest.raises(Problem) as refused:
        wanderwall.load(file, 4)
    assert refused.value.details == {"number": 4, "count": 3, "file": str(file)}
    with pytest.raises(Problem, match=r"file\.unreadable"):
        wanderwall.load_all(tmp_path / "none.txt")  # at once, not when it is read
    file.write_text(matches[1].position)
    assert [match.state for match in wanderwall.load_all(file)] == [matches[1].state]
    file.write_text("")
    assert list(wanderwall.load_all(file)) == []
    with pytest.raises(Problem, match=r"record\.no_opening"):
        wanderwall.load(file)


#: without what its types would refuse before it is run
ANY: Any = wanderwall


class First:
    """A bot of anybody's: it takes the first push, and stays."""

    def choose(self, seen: Any, budget: Any, seed: int) -> Answer:
        return Answer(next(iter(seen.choices["pushes"])) if seen.choices["step"] == "push" else "stay")


def test_ask_takes_bots_by_name_and_as_they_are() -> None:
    match = wanderwall.start("classic-1986", seats=2, seed=7)
    match.move(match.ask(First()))
    assert match.ask(First()) == "stay"
    assert match.ask("greedy", seat="blue") == match.ask("greedy", seat=1) == match.ask("greedy")


@pytest.mark.parametrize(
    ("call", "kind", "said"),
    [
        (
            lambda match: match.ask(None),
            TypeError,
            "ask takes the name of a bot, or an object with choose, not NoneType",
        ),
        (lambda match: match.ask("nobody"), Problem, "There is no bot “nobody”."),
        (lambda match: match.ask("greedy", seat="red"), Problem, "The seat “red” cannot move now."),
        (lambda match: match.ask("greedy", ms=-1), Problem, "The option ms cannot be “-1”."),
        (lambda match: match.ask("greedy", nodes=0), Problem, "The option nodes cannot be “0”."),
        (lambda match: match.hint("red"), Problem, "The coach helps only a seat whose turn it is"),
        (lambda match: match.board(9), Problem, "There is no seat “9”."),
        (lambda match: match.svg("pink"), Problem, "There is no seat “pink”."),
        (lambda match: match.save(""), Problem, "The file “.” cannot be written."),
        (lambda match: wanderwall.start(match), TypeError, "start takes an edition, a game, a file or a position"),
        (lambda match: wanderwall.start("go " + "x" * 5000), Problem, "stands where there should be"),
        (lambda match: ANY.start("classic", seats=2.0), Problem, "The option seats cannot be “2.0”."),
        (lambda match: wanderwall.start("classic", seats="red"), Problem, "The option seats cannot be “red”."),
        (lambda match: ANY.start("classic", seats={"red"}), Problem, "The option seats cannot be “{'red'}”."),
        (lambda match: wanderwall.Match(match.position), TypeError, "wanderwall.start takes a position as text"),
        (lambda match: ANY.list_bots(None), Problem, "There is no game “None”."),
    ],
)
def test_wrong_arguments_are_told_in_a_sentence(call: Callable[[Any], Any], kind: type[Exception], said: str) -> None:
    match = wanderwall.start("classic-1986", seats=2, seed=7)
    with pytest.raises(kind) as refused:
        call(match)
    assert said in str(refused.value)
    assert not match.moves


def test_a_problem_is_an_english_sentence_with_its_clause() -> None:
    """Whatever the locale says; the code stays for programs, and in tracebacks."""
    match = wanderwall.start("classic-1986", seed=7)
    match.move("N4es")
    match.move("f7")
    with pytest.raises(wanderwall.IllegalMove) as caught:
        match.move("S4es")
    refused = caught.value
    assert str(refused) == "The spare tile may not go back in at S4, where it was just pushed out. [S5]"
    assert (refused.code, refused.clause, refused.details) == ("classic.push.goes_back", "S5", {"arrow": "S4"})
    assert "classic.push.goes_back" in "".join(traceback.format_exception_only(refused))
    assert str(pickle.loads(pickle.dumps(refused))) == str(refused)
    assert str(Problem("file.not_text", file="x").at(3, 4)).startswith("line 3, column 4: The file")
    assert str(Problem("toy.unheard_of", "N1", left=2)) == "toy.unheard_of [N1] (left=2)"


def test_problems_are_told_by_their_code_where_no_texts_can_be_read() -> None:
    """The rules need the standard library only."""
    code = "from wanderwall.problem import Problem; print(Problem('file.unreadable', file='x'))"
    assert alone(code) == "The file “x” cannot be read.\n"
    assert alone(f"import sys; sys.modules['fluent.runtime'] = None; {code}") == "file.unreadable (file=x)\n"
