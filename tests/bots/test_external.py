"""Bots that are programs: the example of the docs plays, and whatever goes wrong costs one game and no more."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.bots.table import match
from tests.contract.cases import Case
from wanderwall.arena.pairing import FORFEIT, Pairing, play
from wanderwall.bots import ENTRY_POINTS, bot, bot_names, external
from wanderwall.bots.external import External
from wanderwall.bots.protocol import Bot, BotFailed, Budget, close
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem

DOCS = Path(__file__).parents[2] / "docs" / "external-bots.md"
TABLE = Case("classic-1986", 2, {"goals": 1, "turn_limit": 30})
HELLO = 'print(json.dumps({"type": "hello", "protocol": 1}), flush=True)'


def program(folder: Path, source: str) -> str:
    file = folder / "bot.py"
    file.write_text(source, encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


@contextmanager
def listening(folder: Path, source: str) -> Iterator[str]:
    """The same program at an address: everybody who calls gets one of their own, on their connection."""
    command = program(folder, source).removeprefix("cmd:").split()
    programs: list[subprocess.Popen[bytes]] = []

    def answer() -> None:
        while True:
            try:
                connection, _ = door.accept()
            except OSError:
                return
            with connection:
                programs.append(subprocess.Popen(command, stdin=connection.fileno(), stdout=connection.fileno()))

    with socket.create_server(("127.0.0.1", 0)) as door:
        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield f"tcp:127.0.0.1:{door.getsockname()[1]}"
        door.shutdown(socket.SHUT_RDWR)
    thread.join(5)
    for started in programs:
        started.kill()
        started.wait()


def example() -> str:
    found = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    assert len(found[1].splitlines()) <= 40
    return found[1]


def seen_now(player: Bot, seed: int = 1) -> str:
    state = after_chance(TABLE.game, TABLE.table(), Random(seed))
    onlooker = HistoryRecorder(TABLE.game, state.mover, state)
    return player.choose(onlooker.history(state), Budget(200.0), 5).move


def plays_several_games(name: str) -> None:
    player = bot(name, "classic")
    try:
        for seed in (1, 2):
            state, moves = match(TABLE, [player, bot("level1", "classic")], seed, Budget(1000.0))
            assert TABLE.game.outcome(state) is not None
            assert len(moves) > 2
        assert seen_now(player) == seen_now(player)
    finally:
        close(player)


def test_the_example_of_the_docs_plays_several_games(tmp_path: Path) -> None:
    plays_several_games(program(tmp_path, example()))


def test_the_example_plays_over_a_socket(tmp_path: Path) -> None:
    with listening(tmp_path, example()) as name:
        plays_several_games(name)


#: plays anything, and keeps what it was sent in a file
WITNESS = """
import json, sys
for line in sys.stdin:
    open({file!r}, "a").write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({{"type": "hello", "protocol": {protocol}}}), flush=True)
    elif message["type"] == "view":
        push = next(iter(message["choices"].get("pushes", ["a1"])))
        print(json.dumps({{"type": "answer", "move": push}}), flush=True)
"""


@pytest.mark.parametrize(("protocol", "keys"), [(1, {"barred", "lies"}), (2, {"barred"})])
def test_the_barred_arrow_has_the_name_of_the_version(protocol: int, keys: set[str], tmp_path: Path) -> None:
    """In views of the deal, of what happened and of now; a program of version 1 finds the number it expects."""
    heard = tmp_path / "heard.jsonl"
    player = bot(program(tmp_path, WITNESS.format(file=str(heard), protocol=protocol)), "classic")
    state = after_chance(TABLE.game, TABLE.table(), Random(1))
    recorder = HistoryRecorder(TABLE.game, state.mover, state)
    try:
        move = TABLE.game.notation.read_move(
            state, state.mover, player.choose(recorder.history(state), Budget(), 5).move
        )
        after = TABLE.game.apply(state, state.mover, move)
        recorder.record(state, state.mover, move, after)
        player.choose(recorder.history(after), Budget(), 5)  # with an event
    finally:
        close(player)
    hello, game, *views = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()][:-1]
    assert (hello["protocol"], hello["protocols"]) == (1, [1, 2])
    events = [event["view"] for message in views for event in message["events"]]
    assert len(events) > 0
    for view in (game["opening"], *(message["view"] for message in views), *events):
        assert view.keys() & {"barred", "lies"} == keys


FAULTS = {
    "ends at once": ("", "bot.crashed"),
    "says nothing": ("import time; time.sleep(60)", "bot.silent"),
    "says hello and no more": (f"import json, time; {HELLO}; time.sleep(60)", "bot.silent"),
    "ends in the game": (f"import json, sys; {HELLO}; sys.stdin.readline(); sys.stdin.readline()", "bot.crashed"),
    "talks nonsense": ("print('good morning', flush=True); input(); input()", "bot.nonsense"),
    "answers with a list": (f"import json; {HELLO}; input(); print('[1]', flush=True); input()", "bot.nonsense"),
    "speaks another version": ('print(\'{"type": "hello", "protocol": 9}\', flush=True); input()', "bot.protocol"),
    "names no version": ('print(\'{"type": "hello", "protocol": true}\', flush=True); input()', "bot.protocol"),
    "never stops talking": ("while True: print('x' * 100000)", "bot.nonsense"),
    "makes no sense": (
        f"import json; {HELLO}; input(); input(); input(); "
        'print(json.dumps({"type": "answer", "move": 7}), flush=True); input()',
        "bot.nonsense",
    ),
    "breaks the rules": (
        f"import json; {HELLO}; input(); input(); input(); "
        'print(json.dumps({"type": "answer", "move": "z99"}), flush=True); input()',
        "bot.illegal_move",
    ),
}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host who waits for nobody."""
    monkeypatch.setattr(external, "STARTING", 1.5)
    monkeypatch.setattr(external, "GRACE", 0.3)
    monkeypatch.setattr(external, "LEAVING", 0.2)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("fault", FAULTS)
def test_faults_cost_the_game_and_nothing_else(fault: str, tmp_path: Path) -> None:
    source, code = FAULTS[fault]
    costs_the_game(program(tmp_path, source), code)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("fault", ["says nothing", "ends in the game", "never stops talking", "breaks the rules"])
def test_faults_over_a_socket_cost_no_more(fault: str, tmp_path: Path) -> None:
    source, code = FAULTS[fault]
    with listening(tmp_path, source) as name:
        costs_the_game(name, code)


@pytest.mark.usefixtures("hasty")
def test_a_bot_that_is_gone_from_its_address_loses(tmp_path: Path) -> None:
    with listening(tmp_path, example()) as name:
        player = bot(name, "classic")
    with pytest.raises(BotFailed) as failed:
        seen_now(player)
    assert failed.value.code == "bot.gone"
    with pytest.raises(Problem) as refused:  # and a match that begins now is refused at once
        bot(name, "classic")
    assert refused.value.code == "bot.unreachable"


@pytest.mark.parametrize("address", ["", "here", "here:", ":5000", "here:none", "here:70000", "a b:1/x", "u@here:1"])
def test_what_is_no_address_is_told_at_once(address: str) -> None:
    with pytest.raises(Problem) as refused:
        bot(f"tcp:{address}", "classic")
    assert refused.value.code == "bot.address"


def costs_the_game(name: str, code: str) -> None:
    player = bot(name, "classic")
    try:
        pairing = Pairing(0, "classic-1986", (name, "level1"), {"goals": 1, "first": 1}, Budget(50.0), "1", "1", True)
        result = play(pairing, [player, bot("level1", "classic")])
        assert (result.reason, result.winners, result.fault, result.culprit) == (FORFEIT, (1,), code, 0)
        assert code in result.record
        assert isinstance(player, External)
        if code != "bot.illegal_move":  # that one is still there, only its game is lost
            assert player._line is None
    finally:
        close(player)


def test_a_program_is_started_afresh_after_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It crashes when it has once been asked; the next game begins with a new start."""
    monkeypatch.setattr(external, "LEAVING", 0.2)
    mark = tmp_path / "was here"
    source = f"""import pathlib
mark = pathlib.Path({str(mark)!r})
if not mark.exists():
    mark.touch()
    raise SystemExit
"""
    player = bot(program(tmp_path, source + example()), "classic")
    try:
        with pytest.raises(BotFailed) as failed:
            seen_now(player)
        assert failed.value.code == "bot.crashed"
        assert seen_now(player)
    finally:
        close(player)


@pytest.mark.parametrize("command", ["cmd:", "cmd:there-is-no-such-program", "cmd:'open"])
def test_a_command_that_cannot_be_started_is_told_at_once(command: str) -> None:
    with pytest.raises(Problem) as refused:
        bot(command, "classic")
    assert refused.value.code == "bot.command"


def test_bots_of_packages_are_found_by_their_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib.metadata import EntryPoint, EntryPoints

    offered = EntryPoint("careful", "tests.bots.test_external:careful", ENTRY_POINTS)

    def entry_points(**wanted: str) -> EntryPoints:
        chosen: EntryPoints = EntryPoints([offered]).select(**wanted)  # type: ignore[arg-type]
        return chosen

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)
    names = bot_names("go")
    assert (names[:2], names[-1]) == (["random", "greedy"], "careful")
    assert type(bot("careful", "go")).__name__ == "RandomGo"
    with pytest.raises(Problem):
        bot("careless", "go")


def careful(game: str) -> Bot:
    return bot("random", game)


def test_a_bot_of_the_house_plays_as_a_program() -> None:
    tool = Path(__file__).parents[2] / "tools" / "research" / "bot_process.py"
    player = bot(f"cmd:{sys.executable} {tool} classic level1 --ms 5", "classic")
    state, moves = match(TABLE, [player, bot("level1", "classic")], 3, Budget(50.0))
    close(player)
    assert moves == match(TABLE, [bot("level1", "classic")] * 2, 3, Budget(50.0))[1]
    assert TABLE.game.outcome(state) is not None
