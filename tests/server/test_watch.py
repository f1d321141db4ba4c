"""Records in the browser: one is a film, a folder is a list; a file that is not a record is reported, and hides no
other.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli.terminal import COMMAND, environment
from tests.cli.test_commands import Run, run
from tests.server.harness.processes import wait_for
from tests.server.harness.server import Server
from wanderwall.match import Match
from wanderwall.match.record import load, states
from wanderwall.problem import Problem
from wanderwall.server.watch import Film, films, make_app

__all__ = ["run"]

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


def asked(shown: list[Film], path: str, problems: list[Problem] | None = None) -> httpx.Response:
    app = make_app(shown, ([] if problems is None else problems).append)

    async def answer() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            return await client.get(path)

    return asyncio.run(answer())


@pytest.fixture(scope="module")
def watching() -> Iterator[str]:
    """The URL where the command shows a record."""
    words = [*COMMAND, "watch", str(RECORDS[0]), "--no-browser"]
    with subprocess.Popen(words, env=environment(), stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        found = re.search(r"http://localhost:(\d+)/r/1", started.stdout.readline())
        assert found
        yield f"http://127.0.0.1:{found[1]}"
        started.send_signal(signal.SIGINT)


@pytest.mark.parametrize("file", RECORDS[::6], ids=lambda file: file.stem)
def test_a_record_of_every_game_is_a_film(file: Path) -> None:
    record = load(file)
    film = asked(films(file), "/api/tables/1/replay").json()
    assert [seat["colour"] for seat in film["table"]["seats"]] == list(record.opening.colours)
    assert len(film["frames"]) == len(record.moves) + 1
    assert film["frames"][-1]["view"]["outcome"]["winners"] == film["table"]["outcome"]["winners"]
    assert len(list(states(record))) == len(film["frames"])


def test_a_game_that_was_not_finished_is_shown_as_far_as_it_went(tmp_path: Path) -> None:
    match = Match(load(RECORDS[0]).opening, seed=1, headers={"Red": "Ida"})
    match.move(match.legal()[0])
    match.save(tmp_path / "half.txt")
    film = asked(films(tmp_path), "/api/tables/1/replay").json()
    assert len(film["frames"]) == len(match.moves) + 1
    assert (film["table"]["outcome"], film["table"]["seats"][0]["name"]) == (None, "Ida")


def test_a_folder_is_a_list_in_the_order_of_the_names_page_by_page(tmp_path: Path) -> None:
    for number in range(1, 8):
        shutil.copy(RECORDS[number], tmp_path / f"{number}.txt")
    (tmp_path / "3.txt").write_text('[Opening "nonsense"]\n')
    (tmp_path / "picture.svg").write_bytes(b"\xff\xfe")
    (tmp_path / "deeper").mkdir()
    files, problems = films(tmp_path), list[Problem]()
    assert [film.file.name for film in files] == [f"{number}.txt" for number in range(1, 8)]
    first = asked(files, "/api/finished?limit=4&mine=true", problems).json()["tables"]
    rest = asked(files, f"/api/finished?limit=4&before={first[-1]['ended']}", problems).json()["tables"]
    assert [table["id"] for table in [*first, *rest]] == ["1", "2", "4", "5", "6", "7"]
    assert [problem.details["file"] for problem in problems] == [str(files[2].file)]
    assert asked(files, "/api/tables/4/record").text == files[3].file.read_text(encoding="utf-8")


def test_every_game_of_a_file_with_several_is_a_film(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text("\n".join(path.read_text(encoding="utf-8") for path in RECORDS[1:4]))
    shown = films(file)
    assert [table["id"] for table in asked(shown, "/api/finished").json()["tables"]] == ["1", "2", "3"]
    for number, path in enumerate(RECORDS[1:4], 1):
        film = asked(shown, f"/api/tables/{number}/replay").json()
        assert len(film["frames"]) == len(load(path).moves) + 1
        assert asked(shown, f"/api/tables/{number}/record").text == path.read_text(encoding="utf-8")
    assert films(tmp_path) == shown


@pytest.mark.parametrize("path", ["tables/0/replay", "tables/2/replay", "tables/-1/replay", "mine", "tables/x/record"])
def test_there_is_nothing_else(path: str) -> None:
    answer = asked(films(RECORDS[0]), f"/api/{path}")
    assert (answer.status_code, answer.json()["problem"]["code"]) == (404, "table.unknown")


def test_a_page_from_elsewhere_cannot_read_along(watching: str) -> None:
    for host in ("elsewhere.example", "[::1].elsewhere.example", "localhost:80.elsewhere.example"):
        for path in ("/api/tables/1/replay", "/r/1"):
            assert httpx.get(f"{watching}{path}", headers={"Host": host}).status_code == 421, host
    assert httpx.get(f"{watching}/api/tables/1/replay", headers={"Host": "localhost"}).status_code == 200


def test_its_page_has_the_same_rights_as_that_of_a_server(watching: str, plain_server: Server) -> None:
    """Every header that a server sends with its page, its files and its API responses."""
    found = re.search(r'src="[^"]*(assets/[^"]+[.]js)"', httpx.get(f"{watching}/r/1").text)
    assert found
    own = {"date", "content-length", "content-type", "etag", "vary", "set-cookie"}
    for path in ("/", "/r/1", f"/{found[1]}", "/api/games", "/api/me", "/api/nothing", "/nothing.txt"):
        here, there = (httpx.get(f"{url}{path}").headers for url in (watching, plain_server.url))
        assert "default-src 'none'" in here["content-security-policy"]
        for name in set(there) - own:
            assert here.get(name) == there[name], (path, name)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("absent", "cannot be read"),
        ("empty", "no record in the folder"),
        ("words", "no opening"),
        ("bytes", "not text"),
    ],
)
def test_what_cannot_be_watched_is_one_sentence(run: Run, name: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "words").write_text("good morning")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    code, out, err = run("watch", str(tmp_path / name), "--no-browser")
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert sentence in err


def test_the_command_says_where_and_opens_the_browser(tmp_path: Path) -> None:
    """The browser is a script that writes down the URL it should open."""
    note = tmp_path / "opened"
    browser = f"{sys.executable} -c \"import sys; open('{note}', 'w').write(sys.argv[1])\" %s"
    words = [*COMMAND, "watch", str(RECORDS[0])]
    with subprocess.Popen(words, env=environment(BROWSER=browser), stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        found = re.search(r"http://localhost:\d+/r/1", started.stdout.readline())
        assert found
        with urllib.request.urlopen(f"{found[0].replace('/r/1', '')}/api/tables/1/replay") as answer:
            assert json.load(answer)["frames"]
        assert "Ctrl-C" in started.stdout.readline()
        wait_for(lambda: note.exists() and note.read_text() == found[0], "no browser was opened", 30)
        started.send_signal(signal.SIGINT)
