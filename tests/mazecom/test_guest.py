"""A bot of ours as a guest: on our own server, on one of the old generation, and on ones that lie."""

from __future__ import annotations

import asyncio
import re
import struct
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from tests.cli.terminal import COMMAND, environment, piped
from wanderwall.bots.protocol import Budget
from wanderwall.match.record import load
from wanderwall.mazecom import board, messages, wire
from wanderwall.mazecom.client import join
from wanderwall.mazecom.messages import OLD
from wanderwall.mazecom.wire import BadXml
from wanderwall.problem import Problem

Dialogue = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def guest_of(dialogue: Dialogue) -> int | None:
    async def held(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await dialogue(reader, writer)
        finally:
            writer.close()

    async with await asyncio.start_server(held, "127.0.0.1", 0) as door:
        port = door.sockets[0].getsockname()[1]
        return await asyncio.wait_for(join("127.0.0.1", port, "guest", "greedy", Budget(50.0)), 60)


async def old_server(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One that knows nothing but mcType, refuses a move, and lets the guest win."""
    from tests.mazecom.test_messages import table

    def say(message: Element) -> None:
        writer.write(wire.to_frame(message))

    first = await wire.read(reader)
    assert b"messagetype" in first
    say(messages.accept(OLD, -1, messages.AWAIT_LOGIN))
    login = messages.read(await wire.read(reader))
    assert (login.kind, login.dialect, messages.text(login.body, "name")) == ("LOGIN", OLD, "guest")
    say(messages.login_reply(OLD, 2))
    match = table([1, 2])
    match.move(match.legal()[0])
    match.move("stay")
    for error in (messages.ILLEGAL_MOVE, messages.NOERROR):
        say(messages.await_move(OLD, 2, board.as_board(match.state), {1: 13, 2: 13}, board.to_find(match.state, 1)[0]))
        answer = messages.read(await wire.read(reader))
        assert (answer.kind, answer.id, answer.dialect) == ("MOVE", 2, OLD)
        push, walk = board.as_moves(match.state, messages.move(answer.body))
        copy = match.copy()
        copy.move(push)
        copy.move(walk)  # by the rules
        say(messages.accept(OLD, 2, error))
    say(messages.win(OLD, 2, board.as_board(copy.state), [], 2, "guest"))


def test_a_server_of_the_old_generation_is_spoken_to_in_its_own_words() -> None:
    assert asyncio.run(guest_of(old_server)) == 2


async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await wire.read(reader)
    writer.close()


async def talks_nonsense(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await wire.read(reader)
    writer.write(struct.pack(">i", 12) + b"good morning")


async def lies_about_length(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await wire.read(reader)
    writer.write(struct.pack(">i", 2**31 - 1))


async def refuses(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await wire.read(reader)
    writer.write(wire.to_frame(messages.accept(messages.NEW, -1, messages.AWAIT_LOGIN)))


@pytest.mark.parametrize(
    ("dialogue", "code"),
    [
        (hangs_up, "mazecom.hung_up"),
        (talks_nonsense, "mazecom.nonsense"),
        (lies_about_length, "mazecom.nonsense"),
        (refuses, "mazecom.refused"),
    ],
)
def test_a_server_that_does_not_keep_to_it_is_told(dialogue: Dialogue, code: str) -> None:
    with pytest.raises(Problem) as refused:
        asyncio.run(guest_of(dialogue))
    assert refused.value.code == code


def test_a_bomb_is_nonsense_for_a_guest_too() -> None:
    with pytest.raises(BadXml):
        messages.read(b'<!DOCTYPE x [<!ENTITY a "ha">]><MazeCom messagetype="WIN" id="1">&a;</MazeCom>')


def test_the_command_hosts_a_tournament_and_bots_of_ours_play_there(tmp_path: Path) -> None:
    table = ("--players", "2", "--bots", "random", "--games", "2", "--goals", "1", "--turns", "0")
    words = (*table, "--records", "games", "--seed", "1")
    serving = [*COMMAND, "mazecom", "--host", "127.0.0.1", "--port", "0", "--timeout", "3600", *words]
    with subprocess.Popen(
        serving, cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"\d+", server.stdout.readline())
            assert found
            joined = piped(tmp_path, "mazecom", f"mazecom:127.0.0.1:{found[0]}", "--bots", "greedy", "--games", "2")
            assert (joined.returncode, joined.stdout) == (0, "")
            out, err = server.communicate(timeout=60)
        finally:
            server.kill()
    assert server.returncode == 0
    assert out.splitlines()[0].split()[0] == "bot"
    assert {line.split()[0] for line in out.splitlines()[1:]} == {"greedy", "random"}
    assert "Game 2" in err
    for number in (1, 2):
        record = load(tmp_path / "games" / f"{number}.txt")
        assert record.headers["Event"] == "MazeCom"
        assert record.opening.options.turn_limit is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("mazecom:127.0.0.1:1",), "Nobody answers"),
        (("mazecom:nowhere",), "is no address"),
        (("--players", "5"), "--players takes"),
        (("--players", "2", "--bots", "level1,level2"), "at least one is a program"),
        (("--bots", "level9"), "no bot “level9”"),
        (("--leavers", "weep"), "stay, end"),
        (("--goals", "13"), "--goals takes"),
        (("--turns", "-1"), "--turns takes"),
        (("--port", "none"), "--port takes"),
    ],
)
def test_bad_input_is_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wanderwall.cli import main
    from wanderwall.cli.terminal import BAD_INPUT

    monkeypatch.setenv("LC_ALL", "C")
    assert main(["mazecom", *words]) == BAD_INPUT
    output = capsys.readouterr()
    assert (output.out, len(output.err.splitlines())) == ("", 1)
    assert sentence in output.err
