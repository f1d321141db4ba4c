"""The coach in worker processes."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any, cast

import orjson
import pytest

from tests.server.seat_logs import Sitting
from wanderwall.bots.protocol import BotFailed
from wanderwall.coach import coach
from wanderwall.match import record
from wanderwall.problem import Problem
from wanderwall.server.http.problems import STATUS
from wanderwall.server.workers.jobs import Workers

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"


async def test_a_hint_that_cannot_be_given_says_why(players: Workers) -> None:
    sitting = Sitting(players, "t")
    with pytest.raises(Problem, match=r"coach\.not_now") as caught:
        await players.hint(sitting.game.view(sitting.state, 1 - sitting.seat))
    assert not isinstance(caught.value, BotFailed)
    assert caught.value.clause == "S9"


async def test_a_coach_that_is_asked_too_much_says_so(players: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wanderwall.server.workers.jobs.MAX_WAITING", 2)
    sitting = Sitting(players, "t")
    view = sitting.game.view(sitting.state, sitting.seat)
    asked = [asyncio.create_task(players.hint(view)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Problem, match=r"coach\.busy"):
        await players.hint(view)
    assert len({str(review) for review in await asyncio.gather(*asked)}) == 1


async def test_a_coach_that_breaks_down_says_so(players: Workers, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Problem, match=r"coach\.failed"):
        await players.hint(cast("Any", {"maze": []}))
    assert "KeyError" in capfd.readouterr().err


async def test_a_coach_who_dies_over_a_review_keeps_nobody_waiting(players: Workers) -> None:
    text = min(RECORDS.glob("classic-1986-*.txt"), key=lambda path: path.stat().st_size).read_text()
    died: set[int] = set()

    async def die() -> None:
        while not (fresh := set(players.reviews.pids) - died):
            await asyncio.sleep(0.01)
        for pid in fresh:
            os.kill(pid, signal.SIGKILL)
        died.update(fresh)

    once = asyncio.create_task(players.review(text))
    await die()
    assert orjson.loads(await once)["turns"]
    again = asyncio.create_task(players.review(text))
    await die()
    await die()
    with pytest.raises(Problem, match=r"coach\.failed"):
        await again
    assert orjson.loads(await players.review(text))["turns"]
    assert STATUS["coach.failed"] == 503


#: begins in the middle of its only round
GIVEN_UP = """[Game "go"]
[Edition "go"]
[Options "untimed=yes"]
[Opening "go 1 play keys,ghost,sword,goblin red=0:-:- untimed=yes"]
[Result "red"]

H3b-b2s H1b-c4e stop
=red
"""


@pytest.mark.parametrize(
    "game",
    ["classic-1986", "towers-3d", pytest.param("go", marks=pytest.mark.broad), GIVEN_UP],
    ids=lambda game: game.splitlines()[0],
)
async def test_a_review_in_parts_is_the_review_of_the_whole(players: Workers, game: str) -> None:
    text = game
    if "\n" not in game:
        text = min(RECORDS.glob(f"{game}-*.txt"), key=lambda path: path.stat().st_size).read_text()
    shares: list[float] = []
    review = orjson.loads(await players.review(text, done=shares.append))
    whole = record.read(text)
    helper = coach(whole.game.name)
    assert review == orjson.loads(orjson.dumps(helper.as_json(list(helper.review(whole)), whole)))
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] < 1
