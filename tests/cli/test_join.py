"""`wanderwall join`: programs in a room, from machines of their own; nothing of them runs on the server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import Run, run
from tests.server.client import Device
from tests.server.conftest import anyio_backend, plain_server
from tests.server.harness.server import COMMAND, Server
from tests.server.pupils import Pupil, Teacher
from wanderwall.cli.kit import KITS

__all__ = ["anyio_backend", "plain_server", "run"]

#: starts as a bot should, and then plays a move that is none
WRONG = """
import json, sys
for line in sys.stdin:
    kind = json.loads(line)["type"]
    if kind == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "wrong"}), flush=True)
    elif kind == "view":
        print(json.dumps({"type": "answer", "move": "z99"}), flush=True)
"""


async def joined(server: Server, code: str, bot: str, name: str) -> asyncio.subprocess.Process:
    """The command as a student types it."""
    words = ["join", code, bot, "--at", server.url, "--name", name]
    return await asyncio.create_subprocess_exec(*COMMAND, *words, stderr=asyncio.subprocess.PIPE)


@pytest.mark.anyio
async def test_programs_play_people_and_each_other(plain_server: Server, tmp_path: Path) -> None:
    """A kit's bot, one that breaks the rules, and a person: everybody against everybody."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG)
    async with Device(plain_server.url) as device:
        teacher = await Teacher.opens(device, mode="everybody", leavers="forfeit")
        code = (await teacher.room())["code"]
        async with await Pupil.comes(plain_server.url, teacher.id, "Ida") as ida:
            bots = {"kit": KITS / "python" / "bot.py", "rude": wrong}
            programs = [
                await joined(plain_server, code, f"cmd:{sys.executable} {path}", name) for name, path in bots.items()
            ]
            club = await teacher.until(lambda club: len(club["members"]) == 3)
            assert sorted((member["name"], member["program"]) for member in club["members"]) == [
                ("Ida", False), ("kit", True), ("rude", True),
            ]  # fmt: skip
            await teacher.do("start")
            await ida.play_on(300)
            errors = [(await program.communicate())[1].decode() for program in programs]
            assert [program.returncode for program in programs] == [0, 0], errors
            club = await teacher.room()
    numbers = {member["name"]: member["number"] for member in club["members"]}
    points = {standing["number"]: standing["points"] for standing in club["standings"]}
    assert (points[numbers["rude"]], sum(points.values())) == (0, 3)
    assert "given up" in errors[1]
    assert "given up" not in errors[0]


def test_bad_words_are_told(run: Run) -> None:
    assert "no address" in run("join", "abcde", "level1", "--at", "ftp://x")[2]
    assert "No server answers" in run("join", "abcde", "level1", "--at", "http://127.0.0.1:9")[2]
