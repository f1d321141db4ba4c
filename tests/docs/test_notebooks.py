"""Notebooks run as they are, cell by cell, and show what they say. They are plain Python: no Jupyter is needed here."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

import wanderwall
from tests.draw.views import film_of, short_match
from wanderwall.game.protocol import State

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "notebooks"
#: a short game or training tells as much
QUICK = {"GAMES": "6", "MINUTES": "0.02"}


def cells(name: str) -> list[str]:
    book = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    assert all(not cell.get("outputs") for cell in book["cells"]), "keep notebooks without what they show"
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]


def shown(name: str, folder: Path) -> list[Any]:
    """What the last line of each cell is, one cell after the other, when the cells run as one script."""
    whole = ast.Module([], [])
    for text in cells(name):
        body = ast.parse(text).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else ast.parse("None").body[0]
        assert isinstance(last, ast.Expr)
        whole.body += [*body, ast.Expr(ast.Call(ast.Name("show_value"), [last.value], []))]
    script = folder / f"{name}.py"
    script.write_text(ast.unparse(whole), encoding="utf-8")
    values: list[Any] = []
    run_path(str(script), {"show_value": values.append}, "__main__")
    return values


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in QUICK.items():
        monkeypatch.setenv(name, value)


def test_a_first_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, _, again, *_, seat = shown("first-game", tmp_path)
    assert match is again
    film = film_of(match._repr_html_())
    assert len(film["pictures"]) == len(match.moves) + 1
    assert match.outcome
    assert "S5" in capsys.readouterr().out
    assert seat["colour"] == match.colours[0]


def test_a_bot_in_twenty_lines(tmp_path: Path) -> None:
    assert len([line for line in cells("bot-in-20-lines")[0].partition("class ")[2].splitlines() if line]) <= 20
    _, (won, _, games), match = shown("bot-in-20-lines", tmp_path)
    assert 0 <= won <= games == 8
    assert match.outcome


def test_reading_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, wins, sentence, _, longest = shown("thousand-games", tmp_path)
    assert sum(wins.values()) >= int(QUICK["GAMES"])
    assert "turns on average" in sentence
    assert longest.outcome
    assert '[Red "bot:greedy"]' in capsys.readouterr().out


def test_training(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch comes with the extra `train`")
    _, training, match = shown("training", tmp_path)
    assert training._repr_svg_().startswith("<svg")
    assert match.outcome


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d", "go"])
def test_a_film_has_every_picture_whole(edition: str) -> None:
    """Also where the host shuffles and rolls in between; the script joins what is written once."""
    match = short_match(edition)
    html = match._repr_html_()
    film = film_of(html)
    whole = ["".join(film["elements"][number] for number in picture) for picture in film["pictures"]]
    assert whole[-1] == match._repr_svg_()
    assert len(whole) == len(film["captions"]) == len(set(film["captions"]))
    assert html.count("<script>") == html.count("</script>") == 1


# ── what is public ───────────────────────────────────────────────────────────────────────────────────────────────────


def documented() -> set[str]:
    """Every name that the pages of the API describe, and those that `import wanderwall` brings."""
    names = {f"wanderwall.{name}" for name in wanderwall.__all__} | {"wanderwall"}
    for page in (DOCS / "api").glob("*.md"):
        blocks = re.split(r"^::: ", page.read_text(encoding="utf-8"), flags=re.M)[1:]
        for target, *options in (block.splitlines() for block in blocks):
            members = re.search(r"members: \[(.*)\]", "\n".join(options))
            names.add(target)
            if members:
                names |= {f"{target}.{name}" for name in members[1].split(", ")}
            elif target.rpartition(".")[2].islower():  # a module with all that is in it
                names |= {f"{target}.{name}" for name in vars(import_module(target)) if not name.startswith("_")}
    return names


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def attributes(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Of what, and which: `state.step`, and `match.state.step` alike, is ("state", "step")."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            whole = node.value
            yield whole.attr if isinstance(whole, ast.Attribute) else getattr(whole, "id", ""), node.attr


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.ipynb")))
def test_notebooks_use_public_names_only(name: str) -> None:
    tree = ast.parse("\n".join(cells(name)))
    ours = {target for target in imports(tree) if target.partition(".")[0] == "wanderwall"}
    assert ours - documented() == set()
    used = set(attributes(tree))
    assert {attribute for _, attribute in used if attribute.startswith("_")} == set()
    of_match = set(dir(wanderwall.start("classic-1986", seed=1)))
    for whole, known in {"match": of_match, "state": vars(State), "opening": vars(State)}.items():
        assert {attribute for owner, attribute in used if owner == whole} <= set(known), whole


def test_every_public_name_is_in_the_manual() -> None:
    """What `import wanderwall` brings is on the page about Python, and every method of a match as well."""
    page = (DOCS / "python.md").read_text(encoding="utf-8")
    said = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]+`|```.*?```", page, flags=re.S))))
    assert set(wanderwall.__all__) - said == set()
    match = wanderwall.start("classic-1986", seed=1)
    assert {name for name in dir(match) if not name.startswith("_")} - said == set()
