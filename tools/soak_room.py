"""`make soak`: rooms of many. Thirty people and thirty programs from the code to the first move, and a Swiss tournament
of thirty over five rounds while the server is killed in every one of them.

`python -m tools.soak_room`. What it found goes into docs/soak.md.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import AsyncExitStack
from random import Random

from tests.server.client import Device
from tests.server.harness.processes import throwaway_folder
from tests.server.harness.server import Server
from tests.server.players import chosen
from tests.server.pupils import Pupil, Teacher

#: the seq of the deal
DEALT = 1


async def first_move(pupil: Pupil) -> float:
    """Wait for one's game and for one's turn or the other's; when the first move of it was seen."""
    await pupil.called()
    async with pupil.at_table() as live:
        if live.choices and live.view:
            await live.move(live.view["you"], chosen(live.view, live.choices, Random(1)))
        await live.until(lambda: live.seq > DEALT, 120)
    return time.monotonic()


async def code_to_first_move(server: Server, people: int, programs: int) -> float:
    """Everybody asks for the code, comes in, and plays; the seconds until the last table has seen a move."""
    async with Device(server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, mode="everybody")
        code = (await teacher.room())["code"]
        start = time.monotonic()

        async def comes(number: int) -> Pupil:
            async with Device(server.url) as own:
                found = (await own.get(f"/api/codes/{code}"))["club"]
            return await Pupil.comes(server.url, found, f"Name {number}", program=number >= people)

        pupils = await asyncio.gather(*(comes(number) for number in range(people + programs)))
        for pupil in pupils:
            await stack.enter_async_context(pupil)
        await teacher.do("start")
        moved = await asyncio.gather(*(first_move(pupil) for pupil in pupils))
        await teacher.do("end")
        return max(moved) - start


async def killed_in_every_round(server: Server, seats: int, rounds: int) -> None:
    """Nothing is lost: everybody has played every round, and all points are there."""
    async with Device(server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, rounds=rounds)
        pupils = [await Pupil.comes(server.url, teacher.id, f"Name {number}") for number in range(seats)]
        for pupil in pupils:
            await stack.enter_async_context(pupil)
        await teacher.do("start")
        playing = [asyncio.create_task(pupil.play_on(3600)) for pupil in pupils]
        first = pupils[0]
        for number in range(1, rounds + 1):
            await first.round(number, 1200)
            await asyncio.to_thread(server.restart)
        await asyncio.gather(*playing)
        club = await teacher.room()
        assert (club["status"], club["round"]) == ("over", rounds), club["status"]
        assert sum(one["points"] for one in club["standings"]) == rounds * (seats // 2)
        assert all(one["games"] == rounds for one in club["standings"])


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--people", type=int, default=30)
    words.add_argument("--programs", type=int, default=30)
    words.add_argument("--seats", type=int, default=30)
    words.add_argument("--rounds", type=int, default=5)
    asked = words.parse_args()
    with throwaway_folder("rooms") as folder:
        server = Server(folder, environment={"WANDERWALL_LIMITS": "on"}).start()
        try:
            seconds = asyncio.run(code_to_first_move(server, asked.people, asked.programs))
            print(
                f"{asked.people} people and {asked.programs} programs: {seconds:.1f} s from the code to the first move"
            )
        finally:
            server.stop()
        server.environment["WANDERWALL_LIMITS"] = "off"
        server.start()
        try:
            asyncio.run(killed_in_every_round(server, asked.seats, asked.rounds))
            print(f"{asked.seats} in {asked.rounds} rounds, killed in every one: nothing lost")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
