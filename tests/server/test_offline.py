"""The offline page: whole games in plain Python, without any of the server's libraries."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.offline_client import PLANS, PageClient, Refused, RowSaver
from wanderwall.problem import Problem
from wanderwall.server.offline.assemble import BrowserWorker, BrowserWorkerMain

ROOT = Path(__file__).parents[2]

#: what a browser does not have
ABSENT = (
    "alembic", "fastapi", "fluent", "itsdangerous", "multiprocessing", "numba", "numpy", "openskill", "orjson",
    "prometheus_client", "pydantic", "redis", "resource", "rich", "sqlalchemy", "starlette", "typer", "uvicorn",
)  # fmt: skip

ALONE = f"""
import asyncio, sys
sys.modules.update(dict.fromkeys({ABSENT}))
from tests.server.offline_client import whole_game
asyncio.run(whole_game(sys.argv[1]))
"""

#: one of each set of rules
MAIN = ("classic-1986", "towers-3d", "go")
CLASSIC = {"edition": "classic-1986", **PLANS["classic-1986"]}


@pytest.mark.parametrize(
    "edition", [*MAIN, *(pytest.param(other, marks=pytest.mark.broad) for other in PLANS if other not in MAIN)]
)
def test_whole_games_need_nothing_but_python(edition: str) -> None:
    played = subprocess.run([sys.executable, "-c", ALONE, edition], cwd=ROOT, capture_output=True, text=True)
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.anyio
async def test_nothing_counts_that_could_not_be_kept() -> None:
    keeper = RowSaver()
    async with PageClient(keeper) as page:
        made = await page.ask("/tables", CLASSIC)
        talk = page.dial(made["table"]["id"], made["keys"])
        await talk.until(lambda: talk.choices)
        before, rows = talk.seq, dict(keeper.rows)
        hint = await talk.answer("hint", seat=0)
        keeper.full = Problem("offline.full")
        said = await talk.answer("move", seat=0, move=hint["turns"][0]["push"], after=talk.seq)
        assert (said["type"], said["code"]) == ("refused", "offline.full")
        with pytest.raises(Refused, match=r"offline\.full"):
            await page.ask("/tables", CLASSIC)
        assert set(keeper.rows) - set(rows) == {f"entry {talk.table} {before + 1}"}  # the entry of the hint
        keeper.full = None
        await talk.move(hint["turns"][0]["push"])


@pytest.mark.anyio
async def test_k8_the_page_alone_gives_two_minutes_to_hand_over_the_device() -> None:
    async with PageClient(RowSaver()) as page:
        seats = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]
        asked = {"edition": "classic-1986", "options": {"first": 1}, "clock": 30, "timeout": "pass", "seats": seats}
        made = await page.ask("/tables", asked)
        talk = page.dial(made["table"]["id"], made["keys"])
        await talk.until(lambda: talk.view)
        clock = page.house.clock
        clock.agree(clock.now() + 100_000)  # much longer than a turn
        await talk.answer("ping")
        talk.say("open", seat=0)
        await talk.until(lambda: talk.choices)
        shown = talk.heard[-1]
        assert (shown["view"]["turn"], shown["handover"]) == (0, False)
        assert 0 < shown["deadline"] - shown["now"] <= 30_000
        for turn, wait in ((1, 31_000), (0, 121_000)):  # the turn times out; then nobody comes to the device
            clock.agree(clock.now() + wait)
            await talk.until(lambda turn=turn: talk.view["turn"] == turn)
            assert [message for message in talk.heard if message.get("kind") == "time"][-1]["handover"]


class Worker:
    """A browser worker, which starts when the test wants it to."""

    def __init__(self) -> None:
        self.ready = False
        self.asked: list[str] = []
        self._listener = BrowserWorkerMain()

    async def ask(self, request: str) -> str:
        assert self.ready
        self.asked.append(json.loads(request)["do"])
        return self._listener.answer(request)

    def end(self) -> None: ...


@pytest.mark.anyio
async def test_bots_move_before_the_worker_in_which_they_think_has_started() -> None:
    worker = Worker()

    async def start(niceness: int) -> BrowserWorker:
        return BrowserWorker(worker)

    async with PageClient(RowSaver(), think=lambda crew: start) as page:
        made = await page.ask("/tables", {**CLASSIC, "options": {"goals": 12}})  # nobody wins within four turns
        talk = page.dial(made["table"]["id"], made["keys"])
        await talk.play(moves=4)  # two turns, and the bot's between them
        worker.ready = True
        await talk.play(moves=4)
        assert len(worker.asked) > 1  # sent again with the whole game: the new worker did not know the table
        assert set(worker.asked) == {"choose"}


@pytest.mark.anyio
async def test_puzzles_are_rushed_and_laid_by_hand() -> None:
    async with PageClient(RowSaver()) as page:
        run = await page.ask("/rush", {})
        assert len(run["puzzles"]) > 10
        result = await page.ask("/rush/result", {"run": run["run"], "pushes": []})
        assert result == {"solved": 0, "seconds": run["seconds"], "best": 0, "new_best": False}
        with pytest.raises(Refused, match=r"rush\.unknown"):
            await page.ask("/rush/result", {"run": "nobody's", "pushes": []})
        draft = await page.ask("/puzzles/drafts", {"line": None})
        assert len(draft["fixed"]) == 16


@pytest.mark.anyio
async def test_a_request_whose_answer_was_lost_makes_one_table() -> None:
    keeper = RowSaver()
    async with PageClient(keeper) as page:
        once = await page.ask("/tables", CLASSIC, name="a-request-of-the-page")
    async with PageClient(keeper) as page:
        again = await page.ask("/tables", CLASSIC, name="a-request-of-the-page")
        assert (again["table"]["id"], again["keys"]) == (once["table"]["id"], once["keys"])
        assert len((await page.ask("/mine"))["tables"]) == 1


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/tables/23456789ab", None, "table.unknown"),
        ("/nonsense", None, "server.request"),
        ("/tables", {"edition": "classic-1986"}, "server.request"),
        ("/tables", {"edition": "chess", "seats": [{"kind": "me"}]}, "edition.no_such"),
        ("/tables", {**CLASSIC, "seats": [{"kind": "me"}, {"kind": "open"}]}, "offline.nobody"),
        ("/puzzles/days/soon/maze", None, "server.request"),
    ],
)
async def test_what_cannot_be_had_is_refused(path: str, body: dict[str, object] | None, code: str) -> None:
    async with PageClient(RowSaver()) as page:
        with pytest.raises(Refused, match=code):
            await page.ask(path, body)
