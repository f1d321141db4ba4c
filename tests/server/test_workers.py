"""Bots in worker processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from tests.server.misbehaving_bots import ANSWER
from tests.server.offline_client import PageClient, RowSaver
from tests.server.seat_logs import QUICK, Sitting, review_game
from wanderwall.bots import bot
from wanderwall.bots.protocol import BotFailed
from wanderwall.problem import Problem
from wanderwall.server.workers import runner
from wanderwall.server.workers.jobs import Workers

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"


def notes(folder: Path) -> list[str]:
    file = folder / "notes"
    return file.read_text().split() if file.exists() else []


async def until_gone(pid: int, most: float = 10.0) -> None:
    """Wait for a process to be gone."""
    end = time.monotonic() + most
    while alive(pid):
        assert time.monotonic() < end, "it is still there"
        await asyncio.sleep(0.02)


def alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("edition", "options"), [("classic-1986", {"goals": 1}), ("towers-3d", {"goals": 1}), ("go", {})]
)
async def test_a_game_over_processes_is_the_game_it_would_be_here(
    players: Workers, edition: str, options: dict[str, int]
) -> None:
    away, here = Sitting(players, "same", edition, **options), Sitting(players, "same", edition, **options)
    await away.go_on("greedy")
    greedy = bot("greedy", here.game.name)
    for number in range(len(away.moves)):
        seen = here.logs[here.seat].onlooker.history(here.state)
        here.play(greedy.choose(seen, QUICK, number).move)
    assert away.game.outcome(away.state) is not None
    assert away.moves == here.moves


async def test_a_process_is_told_everything_once_and_then_the_news(players: Workers) -> None:
    sitting = Sitting(players, "t")
    await sitting.go_on("random", most=12)
    assert [log.openings for log in sitting.logs] == [1, 1]
    reply = (await sitting.ask("strange_watching")).move
    events = sitting.logs[sitting.seat].onlooker.events
    assert reply.startswith(f"12 {[event.move for event in events]} {sitting.state.turns} ")


async def test_a_lower_level_plays_until_the_search_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first move after installation, with an empty cache: it takes a worker's start, not the compiler's minutes."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    workers = Workers(1, QUICK)
    await workers.start()
    try:
        for name in ("master", "level5", "strength:1200"):
            sitting, began = Sitting(workers, name), time.monotonic()
            sitting.play((await sitting.ask(name)).move)
            assert not sitting.own
            assert time.monotonic() - began < 10
        await sitting.ask("level2")
        assert sitting.own
    finally:
        await workers.stop()


async def test_a_table_says_once_that_a_lower_level_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays said while other bots, which are ready, move in between."""
    ready = {"level1"}
    monkeypatch.setattr(runner, "is_compiled", lambda name, game: name in ready)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level3"}, {"kind": "bot", "bot": "level1"}]
    async with PageClient(RowSaver()) as page:
        made = await page.ask("/tables", {"edition": "classic-1986", "options": {"goals": 8}, "seats": seats})
        talk = page.dial(made["table"]["id"], made["keys"])
        await talk.play(moves=6)
        ready.add("level3")
        await talk.play(moves=4)
    said = ["compiling" in message["table"] for message in talk.heard if "table" in message]
    assert [one for one, _ in groupby(said)] == [False, True, False]


async def test_a_process_that_has_forgotten_is_told_everything_again(players: Workers) -> None:
    sitting = Sitting(players, "t")
    await sitting.go_on("random", most=8)
    players.bots.slots[0].process.post({"do": "forget", "table": "t"})  # type: ignore[union-attr]
    reply = [(await sitting.ask("strange_watching")).move.split()[0] for _ in range(3)]
    assert reply == ["8", "8", "8"]
    assert sitting.logs[sitting.seat].openings == 2


async def test_after_something_was_taken_back_everything_is_told_anew(players: Workers) -> None:
    sitting = Sitting(players, "t")
    seat = sitting.seat
    push = (await sitting.ask("random")).move
    before = sitting.state
    sitting.play(push)
    await sitting.ask("strange_watching", seat)
    sitting.state = before
    for log in sitting.logs:
        log.onlooker.events.pop()
        log.generation += 1
    assert (await sitting.ask("strange_watching", seat)).move.startswith("0 [] 0 ")


async def test_what_happens_while_a_request_waits_is_not_part_of_it(players: Workers) -> None:
    busy, sitting = Sitting(players, "busy"), Sitting(players, "t")
    first = asyncio.create_task(busy.ask("strange_slow"))
    asked = asyncio.create_task(sitting.ask("strange_watching"))
    await asyncio.sleep(0)
    sitting.play(sitting.game.notation.move_text(sitting.state, sitting.game.legal(sitting.state, sitting.seat)[0]))
    assert (await asked).move.startswith("0 [] ")
    await first


async def test_the_server_never_loads_what_searches_are_made_of(tmp_path: Path) -> None:
    """In a fresh interpreter, as the server's is: bots, a rating, a hint and a review, without numba or numpy."""
    record = next(RECORDS.glob("classic-1986-2-*.txt"))
    script = f"""
import asyncio, pathlib, sys
from tests.server.offline_client import PageClient, RowSaver
from tests.server.seat_logs import Sitting, review_game
from wanderwall.bots import bot_names
from wanderwall.bots.protocol import Budget
from wanderwall.server.tables import names, ratings
from wanderwall.server.workers import runner
from wanderwall.server.workers.jobs import Workers

async def main():
    players = Workers(1, Budget(ms=None, nodes=50))
    await players.start()
    sitting = Sitting(players, "t")
    assert "level5" in bot_names("classic")
    await sitting.go_on("level5", most=2)
    assert (await players.hint(sitting.game.view(sitting.state, sitting.seat)))["walk"]
    assert b"turns" in await review_game(players, pathlib.Path({str(record)!r}).read_text())
    await players.stop()

asyncio.run(main())
assert not {{"numba", "numpy", "llvmlite"}} & set(sys.modules), "loaded"
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=python_path(), timeout=300, check=False)
    assert done.returncode == 0


def python_path() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}


@pytest.mark.broad
async def test_all_processes_are_warmed_while_they_already_play() -> None:
    players = Workers(2, QUICK)
    await players.start()
    try:
        await asyncio.wait_for(Sitting(players, "t").go_on("greedy", most=2), 60)
        while not all(slot.process and slot.process.warm.is_set() for slot in players.bots.slots):
            await asyncio.sleep(0.1)
        assert len(players.bots.pids) == 2
        assert players.bots.replaced == 0
    finally:
        await players.stop()


# ── what goes wrong ──────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_process_that_dies_in_the_middle_is_replaced_and_asked_again(
    players: Workers, misbehaving_bots: Path
) -> None:
    sitting = Sitting(players, "t")
    await sitting.go_on("random", most=4)
    sitting.play((await sitting.ask("strange_dying_once")).move)
    assert notes(misbehaving_bots) == ["died"]
    await sitting.go_on("random", most=4)
    assert players.bots.replaced == 1
    assert players.bots.failed == 0


async def test_killed_from_outside_while_thinking(players: Workers, misbehaving_bots: Path) -> None:
    sitting = Sitting(players, "t")
    await sitting.go_on("random", most=2)
    (pid,) = players.bots.pids
    asked = asyncio.create_task(sitting.ask("strange_patient"))
    while not notes(misbehaving_bots):
        await asyncio.sleep(0.01)
    os.kill(pid, signal.SIGKILL)
    (misbehaving_bots / ANSWER).touch()
    sitting.play((await asked).move)
    assert players.bots.pids != [pid]


async def test_killed_while_nobody_asks(players: Workers) -> None:
    sitting = Sitting(players, "t")
    await sitting.go_on("random", most=2)
    (pid,) = players.bots.pids
    os.kill(pid, signal.SIGKILL)
    await sitting.go_on("random", most=2)
    assert players.bots.failed == 0
    assert players.bots.replaced == 1


async def test_killed_again_and_again_while_many_tables_play(misbehaving_bots: Path) -> None:
    """No game stops: a request survives one death, and before the next one every table has moved on."""
    players = Workers(2, QUICK)
    players.bots.warms = False
    await players.start()
    deaths = 0
    now: dict[str, Sitting] = {}

    async def games(name: str) -> int:
        number = 0
        while deaths < 10:
            now[name] = Sitting(players, f"{name}{number}")
            await now[name].go_on("greedy", most=60)
            number += 1
        return number

    def stands() -> dict[str, tuple[str, int]]:
        return {name: (sitting.table, len(sitting.moves)) for name, sitting in now.items()}

    try:
        tables = [asyncio.create_task(games(name)) for name in "abcdef"]
        while deaths < 10:
            enough, stood = players.bots.done + 30, stands()
            async with asyncio.timeout(60):
                while (
                    players.bots.done < enough
                    or len(players.bots.pids) < 2
                    or not set(stands().items()).isdisjoint(stood.items())
                ):
                    await asyncio.sleep(0.02)
            os.kill(players.bots.pids[deaths % 2], signal.SIGKILL)
            deaths += 1
        assert all(await asyncio.gather(*tables))
        assert players.bots.failed == 0
        assert players.bots.replaced >= 9
    finally:
        await players.stop()


async def test_a_bot_that_always_kills_its_process_fails_and_nobody_else(
    players: Workers, misbehaving_bots: Path
) -> None:
    bad, good = Sitting(players, "bad"), Sitting(players, "good")
    failing = asyncio.create_task(bad.ask("strange_dying"))
    await good.go_on("random", most=4)
    with pytest.raises(BotFailed, match=r"bot\.crashed"):
        await failing
    assert notes(misbehaving_bots) == ["died", "died"]
    await bad.go_on("random", most=2)


async def test_a_bot_that_hangs_is_ended_and_fails(players: Workers, misbehaving_bots: Path) -> None:
    sitting = Sitting(players, "t")
    usual, players.move = (
        players.move,
        replace(players.move, seconds=4.0),
    )  # long enough for a slow machine to begin to hang
    with pytest.raises(BotFailed, match=r"bot\.silent"):
        await sitting.ask("strange_hanging")
    assert notes(misbehaving_bots) == ["hung", "hung"]
    players.move = usual
    await sitting.go_on("random", most=2)


async def test_a_bot_that_raises_fails_at_once(players: Workers, capfd: pytest.CaptureFixture[str]) -> None:
    sitting = Sitting(players, "t")
    with pytest.raises(BotFailed, match=r"bot\.crashed"):
        await sitting.ask("strange_raising")
    assert "not today" in capfd.readouterr().err
    assert players.bots.replaced == 0


async def test_a_bot_that_prints_disturbs_nobody(players: Workers) -> None:
    sitting = Sitting(players, "t")
    sitting.play((await sitting.ask("strange_chatty")).move)


@pytest.mark.parametrize("name", ["nobody", "cmd:touch owned", ""])
async def test_only_bots_that_are_offered_play(players: Workers, name: str) -> None:
    with pytest.raises(Problem, match=r"bot\.unknown"):
        await Sitting(players, "t").ask(name)


async def test_whoever_stops_waiting_holds_up_nobody(players: Workers, misbehaving_bots: Path) -> None:
    sittings = [Sitting(players, f"t{number}") for number in range(4)]
    asked = [asyncio.create_task(sitting.ask("strange_patient", seed=n)) for n, sitting in enumerate(sittings)]
    while not notes(misbehaving_bots):
        await asyncio.sleep(0.01)
    for task in asked[:3]:
        task.cancel()
    (misbehaving_bots / ANSWER).touch()
    await asked[3]
    assert notes(misbehaving_bots) == ["0", "3"]


async def test_stopping_cancels_who_waits(misbehaving_bots: Path) -> None:
    players = Workers(1, QUICK)
    players.bots.warms = False
    await players.start()
    asked = [asyncio.create_task(Sitting(players, f"t{n}").ask("strange_hanging")) for n in range(3)]
    while not notes(misbehaving_bots):
        await asyncio.sleep(0.02)
    pids = players.bots.pids
    await players.stop()
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in done)
    assert not any(alive(pid) for pid in pids)


# ── fairness ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_tables_take_turns(players: Workers, misbehaving_bots: Path) -> None:
    """One table asks for six moves at once, two others for one each: those do not wait for all six."""
    await Sitting(players, "first").ask("random")
    greedy, *others = (Sitting(players, name) for name in ("greedy", "one", "two"))
    asked = [asyncio.create_task(greedy.ask("strange_slow", seed=number)) for number in range(6)]
    asked += [asyncio.create_task(other.ask("strange_slow", seed=10 + n)) for n, other in enumerate(others)]
    await asyncio.gather(*asked)
    assert notes(misbehaving_bots) == ["0", "10", "11", "1", "2", "3", "4", "5"]


async def test_a_review_delays_neither_bots_nor_hints(players: Workers) -> None:
    sitting = Sitting(players, "t")
    await sitting.go_on("random", most=2)
    view = sitting.game.view(sitting.state, sitting.seat)
    await players.hint(view)
    record = max(RECORDS.glob("classic-1986-4-*.txt"), key=lambda path: path.stat().st_size)
    reviews = [asyncio.create_task(review_game(players, record.read_text())) for _ in range(8)]
    while not players.reviews.pids:
        await asyncio.sleep(0.02)
    await players.hint(view)
    await sitting.go_on("random", most=4)
    assert not reviews[-1].done()
    for review in reviews:
        review.cancel()


async def test_a_table_keeps_to_its_process_unless_there_is_a_crowd(misbehaving_bots: Path) -> None:
    players = Workers(2, QUICK)
    players.bots.warms = False
    await players.start()
    try:
        sitting = Sitting(players, "t")
        pids = {(await sitting.ask("strange_watching")).move.split()[-1] for _ in range(5)}
        assert len(pids) == 1
        # many other tables use the same process; then this table goes to an idle one
        home = players.bots._slots_of_tables["t"]
        tables = [Sitting(players, f"t{number}") for number in range(5)]
        for table in tables:
            players.bots._slots_of_tables[table.table] = home
        asked = [asyncio.create_task(table.ask("strange_slow")) for table in tables]
        await asyncio.sleep(0)
        moved = (await sitting.ask("strange_watching")).move.split()[-1]
        await asyncio.gather(*asked)
        assert moved not in pids
    finally:
        await players.stop()


# ── the end of the server ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_the_processes_go_when_the_server_is_gone(misbehaving_bots: Path, how: signal.Signals) -> None:
    """One that thinks for ever, one that is idle."""
    script = """
import asyncio
from tests.server.offline_client import PageClient, RowSaver
from tests.server.seat_logs import Sitting
from wanderwall.server.workers import runner
from wanderwall.server.workers.jobs import Workers

async def main():
    players = Workers(2)
    await players.start()
    sitting = Sitting(players, "t")
    asyncio.create_task(Sitting(players, "h").ask("strange_hanging"))
    view = sitting.game.view(sitting.state, sitting.seat)
    await players.hint(view)
    print(*players.bots.pids, *players.hints.pids, flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""
    server = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    with server, server.stdout:
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) >= 2
        while "hung" not in notes(misbehaving_bots):
            await asyncio.sleep(0.02)
        assert all(alive(pid) for pid in pids)
        server.send_signal(how)
        server.wait()
    for pid in pids:
        await until_gone(pid)


async def test_ctrl_c_is_not_for_the_processes(players: Workers) -> None:
    sitting = Sitting(players, "t")
    await sitting.go_on("random", most=1)
    (pid,) = players.bots.pids
    os.kill(pid, signal.SIGINT)
    await sitting.go_on("random", most=2)
    assert players.bots.pids == [pid]
    assert os.getsid(pid) != os.getsid(0)
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
