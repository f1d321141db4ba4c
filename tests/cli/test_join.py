"""`wanderwall join`: programs in a room, from machines of their own; nothing of them runs on the server."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import Run, run
from tests.server.client import Device
from tests.server.conftest import anyio_backend, plain_server
from tests.server.harness.server import COMMAND, Server
from tests.server.room_members import RoomMember, Teacher
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
    kept = {**os.environ, "XDG_DATA_HOME": str(server.folder / "student")}
    return await asyncio.create_subprocess_exec(
        *COMMAND,
        *words,
        stderr=asyncio.subprocess.PIPE,
        env=kept,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # where the tests run in the background
    )


def member(room: Any, name: str) -> Any:
    """Who is known by this name; nobody where it never entered."""
    return next((one for one in room["members"] if one["name"] == name), None)


@pytest.mark.anyio
async def test_programs_play_people_and_each_other(plain_server: Server, tmp_path: Path) -> None:
    """A kit's bot, one that breaks the rules, and a person: everybody against everybody."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG)
    async with Device(plain_server.url) as device:
        teacher = await Teacher.opens(device, mode="everybody", leavers="forfeit")
        code = await teacher.code()
        async with await RoomMember.comes(plain_server.url, teacher.id, "Ida") as ida:
            bots = {"kit": KITS / "python" / "bot.py", "rude": wrong}
            programs = [
                await joined(plain_server, code, f"cmd:{sys.executable} {path}", name) for name, path in bots.items()
            ]
            room = await teacher.until(lambda room: len(room["members"]) == 3)
            assert sorted((member["name"], member["program"]) for member in room["members"]) == [
                ("Ida", False), ("kit", True), ("rude", True),
            ]  # fmt: skip
            await teacher.do("start")
            await ida.play_on(300)
            errors = [(await program.communicate())[1].decode() for program in programs]
            assert [program.returncode for program in programs] == [0, 0], errors
            room = await teacher.room()
    numbers = {member["name"]: member["number"] for member in room["members"]}
    points = {standing["number"]: standing["points"] for standing in room["standings"]}
    assert (points[numbers["rude"]], sum(points.values())) == (0, 3)
    assert "given up" in errors[1]
    assert "given up" not in errors[0]


@pytest.mark.anyio
@pytest.mark.parametrize("how", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.broad)])
async def test_a_program_that_is_stopped_leaves_and_returns_under_its_name(
    plain_server: Server, how: signal.Signals
) -> None:
    """Also in the middle of a game: nobody waits for it, and its points are still its own."""
    bot = f"cmd:{sys.executable} {KITS / 'python' / 'bot.py'}"
    async with Device(plain_server.url) as device:
        teacher = await Teacher.opens(device, mode="arena", minutes=10, leavers="forfeit")
        code = await teacher.code()
        async with await RoomMember.comes(plain_server.url, teacher.id, "Ida") as ida:
            program = await joined(plain_server, code, bot, "kit")
            await teacher.until(lambda room: member(room, "kit"))
            await teacher.do("start")
            await ida.called()
            program.send_signal(how)
            errors = (await program.communicate())[1].decode()
            assert program.returncode == 128 + how, errors
            assert "Traceback" not in errors
            room = await teacher.until(lambda room: room["games"][0]["points"] is not None)
            assert member(room, "kit")["gone"]
            assert {one["number"]: one["points"] for one in room["standings"]} == {0: 1, 1: 0}

            again = await joined(plain_server, code, bot, "kit")
            room = await teacher.until(lambda room: not member(room, "kit")["gone"])
            assert [one["name"] for one in room["members"]] == ["Ida", "kit"]
            double = await joined(plain_server, code, bot, "kit")  # the first one is still here
            errors = (await double.communicate())[1].decode()
            assert (double.returncode, "already" in errors) == (2, True), errors
            await teacher.do("end")
            assert (await again.communicate(), again.returncode)[1] == 0


@pytest.mark.anyio
async def test_a_bot_that_cannot_play_never_enters(plain_server: Server, tmp_path: Path) -> None:
    rude = tmp_path / "rude.py"
    rude.write_text("print('good morning')")
    bots = {
        "unknown": ("no-such-bot", "no-such-bot"),
        "untrained": (f"learned:{tmp_path / 'none.npz'}", "none.npz"),
        "absent": (f"cmd:{sys.executable} {tmp_path / 'none.py'}", "broke down"),
        "rude": (f"cmd:{sys.executable} {rude}", "no answer"),
        "silent": ("tcp:127.0.0.1:9", "127.0.0.1:9"),
    }
    async with Device(plain_server.url) as device:
        teacher = await Teacher.opens(device)
        code = await teacher.code()
        for name, (bot, said) in bots.items():
            program = await joined(plain_server, code, bot, name)
            errors = (await program.communicate())[1].decode()
            assert (program.returncode, said in errors) == (2, True), errors
        assert (await teacher.room())["members"] == []


def test_bad_words_are_told(run: Run) -> None:
    assert "no address" in run("join", "abcde", "level1", "--at", "ftp://x")[2]
    assert "No server answers" in run("join", "abcde", "level1", "--at", "http://127.0.0.1:9")[2]
