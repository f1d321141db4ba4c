"""Fill a room with thirty people and thirty programs, then play a Swiss tournament while the server is killed.

Part of `make soak`. Measures the time from the code to the first move, and the moves at other tables at the same time.
The tournament has thirty members and five rounds; the server is killed in every round. Results go into docs/rooms.md.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack
from multiprocessing import get_context
from random import Random

from tests.server.client import Device
from tests.server.harness.processes import throwaway_folder
from tests.server.harness.server import Server
from tests.server.load_players import LoadPlayers, Measured
from tests.server.players import chosen
from tests.server.room_members import RoomMember, Teacher

#: the seq of the deal
DEALT = 1
#: tables next to the room, and the seconds between two moves at each
TABLES, EVERY = 20, 2.0
START = time.monotonic()


def say(text: str) -> None:
    print(f"{time.monotonic() - START:6.1f} s  {text}", flush=True)


async def first_move(pupil: RoomMember) -> float:
    """Wait for a member's game and for the first move in it, their own or the other's; return when it was seen."""
    await pupil.called()
    async with pupil.at_table() as live:
        if live.choices and live.view:
            await live.move(live.view["you"], chosen(live.view, live.choices, Random(1)))
        await live.until(lambda: live.seq > DEALT, 120)
    return time.monotonic()


async def code_to_first_move(url: str, people: int, programs: int) -> float:
    """Let everybody look up the code, join, and play; return the seconds until the last table has seen a move. Then
    they play on until one round is over.
    """
    async with Device(url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, rounds=1)
        code = (await teacher.room())["code"]
        start = time.monotonic()

        async def comes(number: int) -> RoomMember:
            async with Device(url) as own:
                found = (await own.get(f"/api/codes/{code}"))["room"]
            return await RoomMember.comes(url, found, f"Name {number}", program=number >= people)

        pupils = await asyncio.gather(*(comes(number) for number in range(people + programs)))
        for pupil in pupils:
            await stack.enter_async_context(pupil)
        await teacher.do("start")
        moved = max(await asyncio.gather(*(first_move(pupil) for pupil in pupils))) - start
        await asyncio.gather(*(pupil.play_on(300) for pupil in pupils))
        return moved


def run_in_process(url: str, people: int, programs: int) -> float:
    return asyncio.run(code_to_first_move(url, people, programs))


async def measure_other_tables(url: str, people: int, programs: int) -> tuple[float, Measured, Measured]:
    """Measure how soon the moves at other tables arrive, without a room and next to one; the measuring process does
    nothing else.
    """
    crowd = LoadPlayers([url])
    await crowd.fill(TABLES)
    await crowd.run(2 * EVERY, EVERY)
    alone = await crowd.run(20.0, EVERY)
    say(f"{TABLES} tables alone: {summary(alone)}")
    with ProcessPoolExecutor(1, get_context("spawn")) as other:
        room = asyncio.get_running_loop().run_in_executor(other, run_in_process, url, people, programs)
        busy = Measured()
        while not room.done():
            more = await crowd.run(5.0, EVERY)
            busy.latencies += more.latencies
            busy.refused += more.refused
        seconds = await room
    crowd.hang_up()
    return seconds, alone, busy


def summary(measured: Measured) -> str:
    half, most = (1000 * measured.percentile(share) for share in (0.5, 0.99))
    return f"{len(measured.latencies)} moves, p50 {half:.0f} ms, p99 {most:.0f} ms, refused {measured.refused}"


async def killed_in_every_round(server: Server, seats: int, rounds: int) -> None:
    """Check that nothing is lost: everybody has played every round, and all points are there."""
    async with Device(server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, rounds=rounds)
        pupils = [await RoomMember.comes(server.url, teacher.id, f"Name {number}") for number in range(seats)]
        for pupil in pupils:
            await stack.enter_async_context(pupil)
        await teacher.do("start")
        async with asyncio.TaskGroup() as together:  # a failing member ends it: the others would wait for them
            for pupil in pupils:
                together.create_task(pupil.play_on(3600))
            for number in range(1, rounds + 1):
                await pupils[0].round(number, 1200)
                await asyncio.to_thread(server.restart)
                say(f"round {number}: killed, and up again")
        room = await teacher.room()
        assert (room["status"], room["round"]) == ("over", rounds), room["status"]
        assert sum(one["points"] for one in room["standings"]) == rounds * (seats // 2)
        assert all(one["games"] == rounds for one in room["standings"])


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--programs", type=int, default=30)
    parser.add_argument("--seats", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=5)


def main(asked: argparse.Namespace) -> None:
    with throwaway_folder("rooms") as folder:
        server = Server(folder, environment={"WANDERWALL_LIMITS": "on"}).start()
        say("the server is up")
        try:
            seconds, _, busy = asyncio.run(measure_other_tables(server.url, asked.people, asked.programs))
            who = f"{asked.people} people and {asked.programs} programs"
            say(f"{who}: {seconds:.1f} s from the code to the first move")
            say(f"{TABLES} other tables: {summary(busy)}")
            server.environment["WANDERWALL_LIMITS"] = "off"  # many rounds from one address
            asyncio.run(killed_in_every_round(server, asked.seats, asked.rounds))
            say(f"{asked.seats} in {asked.rounds} rounds, killed in every one: nothing lost")
        finally:
            server.stop()
