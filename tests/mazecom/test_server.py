"""The server in the dialogues that programs hold with it: every message, every error code, and whatever goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from xml.etree.ElementTree import Element

import pytest

from tests.mazecom.scripted import NEW, OLD, PATIENCE, SHARP, ClientGeneration, ScriptedClient
from wanderwall.arena.pairing import FORFEIT, GameResult
from wanderwall.match.record import read
from wanderwall.mazecom.connection import Patience
from wanderwall.mazecom.server import END, MazeComServer, MazeComSettings

SHORT = MazeComSettings(2, ("greedy",), options={"goals": 1, "turn_limit": 4}, patience=Patience(PATIENCE, PATIENCE))
BOMB = b'<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><x>&b;</x>'


class RunningServer:
    """A server at work."""

    def __init__(self, plan: MazeComSettings) -> None:
        self.server = MazeComServer(plan)
        self.results: list[GameResult] = []
        self.clients: list[ScriptedClient] = []
        self.port = 0

    async def client(self, speaks: ClientGeneration = NEW) -> ScriptedClient:
        self.clients.append(await ScriptedClient.connect(self.port, speaks))
        return self.clients[-1]


@asynccontextmanager
async def hosted(plan: MazeComSettings) -> AsyncIterator[RunningServer]:
    """All games of the plan are played when the block is left."""
    host = RunningServer(plan)
    async with await asyncio.start_server(host.server.serve_client, "127.0.0.1", 0) as door:
        host.port = door.sockets[0].getsockname()[1]
        playing = asyncio.create_task(host.server.run(host.results.append))
        await asyncio.sleep(0)
        try:
            yield host
            await asyncio.wait_for(playing, PATIENCE)
        finally:
            playing.cancel()
            for client in host.clients:
                client.writer.close()


async def open_from(address: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from an address of this machine."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))


async def soon(ready: Callable[[], bool]) -> None:
    """Until the server has noticed."""
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0)


def names(element: Element) -> list[str]:
    """The elements in it, each run of the same ones once."""
    tags: list[str] = []
    for each in element:
        if tags[-1:] != [each.tag]:
            tags.append(each.tag)
    return tags


def check_board(board: Element, speaks: ClientGeneration) -> None:
    """As the schema orders it."""
    seen = [name for name in names(board) if name not in ("forbidden", "foundTreasures")]
    assert seen == ["row", "shiftCard"]
    assert [len(row.findall("col")) for row in board.findall("row")] == [7] * 7
    for card in board.findall("row/col"):
        assert names(card)[:2] == ["openings", "pin"]
        assert names(card[0]) == ["top", "bottom", "left", "right"]
    if speaks is not NEW:
        assert board.find("foundTreasures") is None


async def stays_to_the_end(client: ScriptedClient) -> tuple[Element, int]:
    """Push and stay until a player has won: the last message but one, and how many turns it took."""
    turns = 0
    while True:
        message = await client.hear()
        kind = message.get(client.speaks.kind)
        assert message.get("id") == str(client.id)
        if kind == "AWAITMOVE":
            asked = message[0]
            check_board(asked[0], client.speaks)
            assert names(asked)[:2] == ["board", "treasuresToGo"]
            assert names(asked)[-1] == client.speaks.treasure
            client.stay(asked)
            assert await client.accepted() == "NOERROR"
            turns += 1
        elif kind == "WIN":
            return message[0], turns
        else:
            assert kind == "MOVEINFO"
            assert client.speaks is NEW  # the old generation does not know it
            assert names(message[0]) == ["boardAfterMove", "treasureReached", "sendMove"]
            assert message[0].get("playerId") in ("1", "2", "3")


@pytest.mark.parametrize("speaks", [NEW, OLD, SHARP], ids=["new", "old", "sharp"])
def test_a_whole_game_in_every_generation(speaks: ClientGeneration) -> None:
    async def game() -> None:
        async with hosted(SHORT) as host:
            client = await host.client(speaks)
            assert await client.log_in("Jürgen & Söhne") == 1
            won, turns = await stays_to_the_end(client)
            check_board(won[0], speaks)
            assert names(won) == (["board", "statistics", "winner"] if speaks is NEW else ["board", "winner"])
            winner = won.find("winner")
            assert winner is not None
            assert winner.get("id") in ("1", "2")
            assert await client.sent_away() == "NOERROR"
        (result,) = host.results
        assert result.bots == ("Jürgen & Söhne", "greedy")
        assert result.moves[0] == turns
        record = read(result.record)
        assert record.headers["Red"] == "Jürgen & Söhne"
        assert record.headers["Yellow"] == "bot:greedy"

    asyncio.run(game())


WRONG: dict[str, tuple[Callable[[ScriptedClient, Element], object], str]] = {
    "nonsense": (lambda client, asked: client.raw(b"good morning"), "AWAIT_MOVE"),
    "a bomb": (lambda client, asked: client.raw(BOMB), "AWAIT_MOVE"),
    "another message": (
        lambda client, asked: client.say("LOGIN", "<LoginMessage><name>Ada</name></LoginMessage>"),
        "AWAIT_MOVE",
    ),
    "half a move": (lambda client, asked: client.say("MOVE", "<MoveMessage/>"), "AWAIT_MOVE"),
    "no arrow": (lambda client, asked: client.move(asked, (0, 0), (0, 0)), "ILLEGAL_MOVE"),
    "off the board": (lambda client, asked: client.move(asked, (0, 1), (-1, 99)), "ILLEGAL_MOVE"),
    "another card": (lambda client, asked: client.move(asked, (0, 1), (0, 0), openings=15), "ILLEGAL_MOVE"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_answer_is_told_and_the_third_one_is_the_last(wrong: str) -> None:
    do, code = WRONG[wrong]

    async def game() -> None:
        async with hosted(replace(SHORT, leavers=END)) as host:
            client = await host.client()
            await client.log_in()
            for _ in range(3):
                asked = await client.expect("AWAITMOVE")
                do(client, asked)
                assert await client.accepted() == code
            assert await client.sent_away() == "TOO_MANY_TRIES"
        (result,) = host.results
        assert (result.winners, result.reason, result.culprit, result.fault) == ((1,), FORFEIT, 0, "bot.illegal_move")
        assert result.moves == (0, 0)

    asyncio.run(game())


def test_after_a_wrong_answer_a_right_one_counts() -> None:
    async def game() -> None:
        async with hosted(SHORT) as host:
            client = await host.client()
            await client.log_in()
            client.raw((await client.expect("AWAITMOVE")).tag.encode())
            assert await client.accepted() == "AWAIT_MOVE"
            client.stay(await client.expect("AWAITMOVE"))
            assert await client.accepted() == "NOERROR"
            await stays_to_the_end(client)
            assert await client.sent_away() == "NOERROR"
        assert host.results[0].culprit is None

    asyncio.run(game())


def test_whoever_is_silent_loses() -> None:
    async def game() -> None:
        async with hosted(replace(SHORT, leavers=END, patience=Patience(PATIENCE, 0.2))) as host:
            client = await host.client()
            await client.log_in()
            await client.expect("AWAITMOVE")
            assert await client.sent_away() == "TIMEOUT"
        (result,) = host.results
        assert (result.winners, result.fault, result.culprit) == ((1,), "bot.silent", 0)

    asyncio.run(game())


async def wrong_length(client: ScriptedClient) -> None:
    client.raw(b"", length=-5)
    assert await client.sent_away() == "ERROR"


async def too_long(client: ScriptedClient) -> None:
    client.raw(b"<x>", length=2**31 - 1)
    assert await client.sent_away() == "ERROR"


async def gone(client: ScriptedClient) -> None:
    client.writer.write(b"\0\0")
    client.writer.close()


@pytest.mark.parametrize("how", [wrong_length, too_long, gone])
def test_whoever_lies_or_goes_loses_and_the_others_play_on(how: Callable[[ScriptedClient], Awaitable[None]]) -> None:
    async def game() -> None:
        async with hosted(replace(SHORT, players=3)) as host:
            first, second = await host.client(), await host.client()
            assert [await first.log_in("Ada"), await second.log_in("Ada")] == [1, 2]
            await first.expect("AWAITMOVE")
            await how(first)
            await stays_to_the_end(second)
            assert await second.sent_away() == "NOERROR"
        (result,) = host.results
        assert result.bots == ("Ada", "Ada 2", "greedy")
        assert (result.fault, result.culprit) == ("bot.crashed", 0)
        assert 0 not in result.winners

    asyncio.run(game())


def test_logging_in_takes_three_tries_at_most() -> None:
    async def game() -> None:
        async with hosted(SHORT) as host:
            stranger = await host.client()
            stranger.raw(b"good morning")
            assert await stranger.accepted() == "AWAIT_LOGIN"
            stranger.raw(BOMB)
            assert await stranger.accepted() == "AWAIT_LOGIN"
            stranger.say("LOGIN", "<LoginMessage><name>Eve</name><role>GOD</role></LoginMessage>")
            assert await stranger.accepted() == "AWAIT_LOGIN"
            assert await stranger.sent_away() == "TOO_MANY_TRIES"
            liar = await host.client()
            liar.raw(b"", length=0)
            assert await liar.sent_away() == "ERROR"
            manager = await host.client()
            manager.say("LOGIN", "<LoginMessage><name>Eve</name><role>MANAGER</role></LoginMessage>")
            assert await manager.sent_away() == "ERROR"
            client = await host.client()
            await client.log_in()
            late = await host.client()
            late.say("LOGIN", "<LoginMessage><name>Late</name></LoginMessage>")
            assert await late.sent_away() == "ERROR"
            await stays_to_the_end(client)

    asyncio.run(game())


def test_silent_connections_keep_nobody_out() -> None:
    """As many as there are places say nothing, from the address of a player and from others."""

    async def game() -> None:
        async with hosted(replace(SHORT, players=3)) as host:
            first = await host.client()
            assert await first.log_in("First") == 1
            silent = [await open_from(f"127.0.0.{1 + number % 9}", host.port) for number in range(200)]
            for number in range(30):  # some have said something, and no more
                silent[number][1].write(b"\0\0\1")
            late = await ScriptedClient.connect(host.port, NEW)
            host.clients.append(late)
            assert await late.log_in("Late") == 2
            await asyncio.gather(stays_to_the_end(first), stays_to_the_end(late))
            for _, writer in silent:
                writer.close()
        assert {"First", "Late"} < set(host.results[0].bots)

    asyncio.run(game())


def test_one_address_has_few_places_and_who_plays_keeps_theirs() -> None:
    async def game() -> None:
        async with hosted(SHORT) as host:
            onlookers = [await ScriptedClient.connect(host.port, NEW) for _ in range(80)]
            host.clients += onlookers
            for onlooker in onlookers[:20]:  # the first of them make room for those who come after
                with suppress(asyncio.IncompleteReadError, ConnectionError):
                    await onlooker.log_in("Onlooker", "SPECTATOR")
            elsewhere = await open_from("127.0.0.7", host.port)
            host.clients.append(ScriptedClient(*elsewhere, NEW))
            assert await host.clients[-1].log_in("Elsewhere", "SPECTATOR") >= 5
            client = await host.client()
            assert await client.log_in() == 1
            crowd = [await open_from("127.0.0.1", host.port) for _ in range(80)]
            await stays_to_the_end(client)
            assert await client.sent_away() == "NOERROR"
            for _, writer in crowd:
                writer.close()
        assert host.results[0].bots == ("Ada", "greedy")

    asyncio.run(game())


def test_whoever_does_not_log_in_is_soon_sent_away() -> None:
    """However they spend the time: with nothing, half a message, or one wrong message after the other."""

    async def game() -> None:
        async with hosted(replace(SHORT, patience=Patience(1.5, PATIENCE))) as host:
            silent, slow = await host.client(), await host.client()
            slow.writer.write(b"\0\0\0\x50<")
            assert [await silent.sent_away(), await slow.sent_away()] == ["TIMEOUT", "TIMEOUT"]
            client = await host.client()
            await client.log_in()
            await stays_to_the_end(client)

    asyncio.run(game())
    assert Patience().login <= 15


def test_spectators_hear_every_move_and_the_manager_everything() -> None:
    async def game() -> None:
        async with hosted(replace(SHORT, managed=True, games=2)) as host:
            spectator, manager, client = [await host.client() for _ in range(3)]
            assert await spectator.log_in("Tribune", "SPECTATOR") == 5
            assert await manager.log_in("Boss", "MANAGER") == 99
            assert await client.log_in() == 1
            won, _ = await stays_to_the_end(client)
            moves = await spectator.expect("MOVEINFO")
            check_board(moves[0], NEW)
            status = await manager.expect("GAMESTATUS")
            assert names(status)[:4] == ["boardAfterMove", "treasureReached", "sendMove", "playerStatus"]
            players = status.findall("playerStatus")
            assert [names(player) for player in players] == [
                ["playerID", "playerName", "currentTreasure", "treasures"]
            ] * 2
            assert [player.findtext("playerName") for player in players] == ["Ada", "greedy"]
            while (message := await spectator.hear()).get("messagetype") != "WIN":
                pass
            assert message.findtext("WinMessage/winner") == won.findtext("winner")
            # the second game is stopped
            again = await host.client()
            assert await again.log_in() == 2
            await again.expect("AWAITMOVE")
            manager.raw(BOMB)  # is passed over
            manager.say("CONTROLSERVER", "<ControlServerMessage/>")
            manager.say("CONTROLSERVER", "<ControlServerMessage><command>STOP</command></ControlServerMessage>")
            assert await again.sent_away() == "NOERROR"
        assert len(host.results) == 1

    asyncio.run(game())


def test_a_manager_starts_a_game_before_all_have_come() -> None:
    async def game() -> None:
        async with hosted(replace(SHORT, players=4, bots=(), managed=True)) as host:
            manager, client = await host.client(), await host.client()
            await manager.log_in("Boss", "MANAGER")
            manager.say(
                "CONTROLSERVER",
                "<ControlServerMessage><playerCount>3</playerCount><command>START</command></ControlServerMessage>",
            )
            await soon(lambda: host.server.start_now)
            await client.log_in()
            await stays_to_the_end(client)
        assert host.results[0].bots == ("Ada", "greedy", "greedy")

    asyncio.run(game())


def test_a_tournament_moves_everybody_on_by_a_seat_and_plays_each_deal_as_often() -> None:
    async def game() -> None:
        async with hosted(replace(SHORT, games=2)) as host:
            for id in (1, 2):
                client = await host.client()
                assert await client.log_in() == id
                await stays_to_the_end(client)
                assert await client.sent_away() == "NOERROR"
        first, second = (read(result.record).opening for result in host.results)
        assert [result.bots for result in host.results] == [("Ada", "greedy"), ("greedy", "Ada")]
        assert first == second

    asyncio.run(game())


def test_whoever_leaves_before_the_game_leaves_a_free_seat() -> None:
    async def game() -> None:
        async with hosted(replace(SHORT, players=3)) as host:
            one = await host.client()
            assert await one.log_in("One") == 1
            one.writer.close()
            await soon(lambda: all(client.is_gone for client in host.server.waiting.values()))
            two, three = await host.client(), await host.client()
            ids = {await two.log_in("Two"), await three.log_in("Three")}
            assert ids == {1, 2}
            await asyncio.gather(stays_to_the_end(two), stays_to_the_end(three))
        assert "One" not in host.results[0].bots

    asyncio.run(game())
