"""The offline page: whole games in plain Python, without any of the server's libraries; every route, compared with a
real server.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.offline_client import PLANS, PageClient, Refused, RowSaver
from tools.check.request_recorder import Placeholders, steady
from tools.check.requests import read
from wanderwall.problem import Problem
from wanderwall.server.api.calls import (
    AdminApi,
    ArchiveApi,
    BookApi,
    PushApi,
    PuzzlesApi,
    RoomsApi,
    ScreensApi,
    SolvedApi,
    TablesApi,
)
from wanderwall.server.api.client import Call
from wanderwall.server.api.requests import (
    BookKeyRequest,
    ColourRequest,
    DoorRequest,
    DraftRequest,
    DraftSeat,
    EraseRequest,
    FirstRequest,
    ForgetRequest,
    JoinRequest,
    MemberChangeRequest,
    MemberRequest,
    NewDraftRequest,
    NextRequest,
    PleaAnswer,
    PleaRequest,
    PushEndRequest,
    PushKeys,
    PushRequest,
    PuzzleRequest,
    RecordRequest,
    RematchRequest,
    RemoveRequest,
    ReseatRequest,
    ReturnRequest,
    RushRequest,
    ScreenRequest,
    SettleRequest,
    SolvedRequest,
    TurnRequest,
)
from wanderwall.server.api.routes import Route
from wanderwall.server.api.server_routes import ROUTES
from wanderwall.server.offline.assemble import BrowserWorker, BrowserWorkerMain
from wanderwall.server.rooms.types import NewRoom
from wanderwall.server.tables.types import NewSeat, NewTable

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
async def test_the_record_of_puzzles_is_that_of_a_server() -> None:
    keeper = RowSaver()
    asked = {"day": "2026-11-09"}
    async with PageClient(keeper) as page:
        made = await page.ask("/puzzles", asked)
        talk = page.dial(made["table"]["id"], made["keys"])
        await talk.play(moves=1)
        assert (await page.ask("/puzzles", asked))["table"]["id"] == made["table"]["id"]
        line = (await talk.answer("solution", seat=0, after=talk.seq))["line"]
        kept = await page.ask("/book/puzzles")
        assert (kept["closed"]["mazes"], kept["mazes"], len(line)) == (["2026-11-09"], {}, 2)
        claim = {"mazes": {"2026-11-09": {"own": 2, "par": 2}}, "rolls": {}, "numbers": []}
        with pytest.raises(Refused, match=r"book\.claim"):
            await page.ask("/book/puzzles", claim)
        other = {"mazes": {"2026-11-02": {"own": 3, "par": 2}}, "rolls": {}, "numbers": [7]}
        await page.ask("/book/puzzles", other)
    async with PageClient(keeper) as page:  # it is stored
        kept = await page.ask("/book/puzzles")
        assert (kept["closed"]["mazes"], kept["mazes"]["2026-11-02"]["own"], kept["numbers"]) == (
            ["2026-11-09"],
            3,
            [7],
        )


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


# ── every route ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _recorded_draft() -> DraftRequest:
    """An edited maze that makes a puzzle, from the recording; with one goal it is solved at once."""
    bodies = [
        pair["request"]["body"]
        for pair in read()
        if pair["request"]["path"].endswith("/drafts/check") and pair["response"]["status"] == 200
    ]
    (seat,) = bodies[0]["seats"]
    return DraftRequest(**{**bodies[0], "seats": [DraftSeat(**{**seat, "goals": seat["goals"][:1]})]})


#: a golden game of people who have names: made-up ones differ
RECORD = (
    (ROOT / "tests" / "records" / "go-2-051.txt")
    .read_text(encoding="utf-8")
    .replace('[Event "golden game"]', '[Red "Ida"]\n[Yellow "Mia"]')
)
DRAFT = _recorded_draft()
SEATS = [NewSeat(kind="me", name="Ida"), NewSeat(kind="bot", bot="random")]
DAY = date(2026, 11, 15)
NOBODY = "zzzzzzzzzz"


class Side:
    """One of the two servers, with what it answered before: ids and keys differ between them."""

    def __init__(self, send: Callable[[Call[Any]], Awaitable[Any]]) -> None:
        self._send = send
        self.names = Placeholders()
        self.table = self.over = self.run = self.line = self.room = self.key = self.screen = ""
        self.seat: tuple[int, str] = (0, "")
        #: of the table that is over
        self.winner: tuple[int, str] = (0, "")

    async def ask(self, call: Call[Any]) -> Any:
        """The response, or the problem, with names in place of random values."""
        try:
            said = await self._send(call)
        except Refused as refused:
            return {"refused": (refused.code, refused.clause, refused.details)}
        self._remember(call, said)
        if isinstance(said, bytes):
            said = said.decode(errors="replace")
        self.names.learn(said)
        if call.route == "/api/me":
            self.names.add("name", said["name"])
        if call.route == "/api/rush":  # dealt at random
            said = {"puzzles": len(said["puzzles"]), "seconds": said["seconds"], "run": "run"}
        if call.route == "/api/puzzles/next":  # the puzzle follows from the book; offline nobody is rated
            assert (said["player"] is None) == isinstance(self._send.__self__, PageClient)  # type: ignore[attr-defined]
            said = {"kind": said["next"]["puzzle"]["kind"], "keys": sorted(said["next"])}
        return self.names.replace(steady(said))

    def _remember(self, call: Call[Any], said: Any) -> None:
        match call.method, call.route:
            case ("POST", "/api/tables"):
                self.table, self.seat = said["table"]["id"], (0, said["keys"]["0"])
            case ("POST", "/api/records"):
                self.over, self.winner = said["table"]["id"], (0, said["keys"]["0"])
            case ("POST", "/api/rush"):
                self.run = said["run"]
            case ("POST", "/api/puzzles"):
                self.line = said["table"]["puzzle"]["line"]
            case ("POST", "/api/rooms"):
                self.room, self.key = said["room"]["id"], said["key"]
            case ("POST", "/api/screens"):
                self.screen = said["code"]


#: calls of all routes, in order; each may need what an earlier one answered
STEPS: tuple[Callable[[Side], Call[Any]], ...] = (
    lambda _: TablesApi.games(),
    lambda _: TablesApi.me(),
    lambda _: TablesApi.make(NewTable(edition="classic-1986", seats=SEATS, begin=False)),
    lambda _: TablesApi.lobby(),
    lambda _: TablesApi.live_tables(),
    lambda at: TablesApi.show(at.table),
    lambda _: TablesApi.show(NOBODY),
    lambda at: TablesApi.reseat(at.table, ReseatRequest(seat=1, kind="bot", bot="random")),
    lambda at: TablesApi.reseat(at.table, ReseatRequest(seat=7, kind="open")),
    lambda at: TablesApi.join(at.table, JoinRequest(name="Zoe")),
    lambda at: TablesApi.first(at.table, FirstRequest(seat=0), seat_key=at.seat),
    lambda at: TablesApi.first(at.table, FirstRequest(seat=0, after=0), seat_key=at.seat),
    lambda at: TablesApi.recolour(at.table, ColourRequest(seat=0, colour="pink"), seat_key=at.seat),
    lambda at: TablesApi.recolour(at.table, ColourRequest(seat=0, colour="green"), seat_key=at.seat),
    lambda at: TablesApi.begin(at.table),
    lambda at: TablesApi.begin(at.table, seat_key=at.seat),
    lambda at: TablesApi.stand(at.table, seat_key=at.seat),
    lambda at: TablesApi.reissue(at.table, seat_key=at.seat),
    lambda at: TablesApi.rematch(at.table, RematchRequest(), seat_key=at.seat),
    lambda at: TablesApi.play_on(at.table, NextRequest(table=NOBODY)),
    lambda at: ArchiveApi.replay(at.table),
    lambda _: ArchiveApi.mine(),
    lambda _: ArchiveApi.import_record(RecordRequest(record=RECORD)),
    lambda _: ArchiveApi.import_record(RecordRequest(record="[Opening]")),
    lambda at: ArchiveApi.download(at.over),
    lambda at: ArchiveApi.replay(at.over),
    lambda at: ArchiveApi.story(at.over),
    lambda at: ArchiveApi.review(at.over),
    lambda _: ArchiveApi.finished_games(mine=True, limit=5),
    lambda at: TablesApi.rematch(at.over, RematchRequest(), seat_key=at.winner),
    lambda at: PuzzlesApi.of_game(at.over, at=3),
    lambda at: PuzzlesApi.of_game(at.over, at=90_000),
    lambda _: PuzzlesApi.shelves(),
    lambda _: PuzzlesApi.next_puzzle(kinds="block"),
    lambda _: PuzzlesApi.everybody(number=1),
    lambda _: PuzzlesApi.of_day(DAY, "maze"),
    lambda _: PuzzlesApi.play(PuzzleRequest(number=1, name="Ida")),
    lambda at: PuzzlesApi.draft(NewDraftRequest(line=at.line)),
    lambda _: PuzzlesApi.draft(NewDraftRequest(line="nonsense")),
    lambda _: PuzzlesApi.check(DRAFT),
    lambda _: PuzzlesApi.begin_rush(),
    lambda at: PuzzlesApi.finish_rush(RushRequest(run=at.run, pushes=[])),
    lambda _: PuzzlesApi.finish_rush(RushRequest(run="unknown", pushes=[])),
    lambda _: SolvedApi.note(SolvedRequest(numbers=[1])),
    lambda _: SolvedApi.puzzles(),
    # what only a server answers
    lambda at: RoomsApi.find(at.table[:8]),
    lambda _: BookApi.ratings(),
    lambda _: BookApi.read(),
    lambda _: BookApi.games(),
    lambda _: BookApi.export(),
    lambda _: BookApi.phrase(),
    lambda _: BookApi.pass_on(),
    lambda _: BookApi.look(BookKeyRequest(take="unknown")),
    lambda _: BookApi.take(BookKeyRequest(take="unknown")),
    lambda _: BookApi.devices(),
    lambda _: BookApi.leave(),
    lambda _: BookApi.remove(RemoveRequest(device="unknown")),
    lambda _: BookApi.due_lessons(),
    lambda at: BookApi.choose_lessons(at.over),
    lambda at: BookApi.show_lesson(at.over, 1),
    lambda at: BookApi.answer_lesson(at.over, 1, TurnRequest(push="N2es", walk="a1")),
    lambda _: BookApi.forget(),
    lambda _: RoomsApi.make(NewRoom(edition="classic-1986")),
    lambda at: RoomsApi.show(at.room),
    lambda at: RoomsApi.join(at.room, MemberRequest(name="Ida")),
    lambda at: RoomsApi.me(at.room, room_key=at.key),
    lambda at: RoomsApi.leave(at.room, room_key=at.key),
    lambda at: RoomsApi.back(at.room, room_key=at.key),
    lambda at: RoomsApi.give_up(at.room, room_key=at.key),
    lambda at: RoomsApi.start(at.room, room_key=at.key),
    lambda at: RoomsApi.pause(at.room, room_key=at.key),
    lambda at: RoomsApi.resume(at.room, room_key=at.key),
    lambda at: RoomsApi.door(at.room, DoorRequest(open=False), room_key=at.key),
    lambda at: RoomsApi.change(at.room, 0, MemberChangeRequest(name="Zoe"), room_key=at.key),
    lambda at: RoomsApi.settle(at.room, SettleRequest(game=0), room_key=at.key),
    lambda at: RoomsApi.plead(at.room, PleaRequest(name="Ida")),
    lambda at: RoomsApi.come_back(at.room, ReturnRequest(key="x")),
    lambda at: RoomsApi.give_pass(at.room, 0, room_key=at.key),
    lambda at: RoomsApi.answer_plea(at.room, 0, PleaAnswer(yes=False), room_key=at.key),
    lambda at: RoomsApi.again(at.room, room_key=at.key),
    lambda at: RoomsApi.end(at.room, room_key=at.key),
    lambda at: RoomsApi.download(at.room, room_key=at.key),
    lambda _: ScreensApi.register(),
    lambda at: ScreensApi.show(at.screen),
    lambda at: ScreensApi.set_table(at.screen, ScreenRequest(table=at.table), seat_key=at.seat),
    lambda _: PushApi.public_key(),
    lambda _: PushApi.subscribe(PushRequest(endpoint="https://push.local/1", keys=PushKeys(p256dh="x", auth="x"))),
    lambda _: PushApi.unsubscribe(PushEndRequest(endpoint="https://push.local/1")),
    lambda _: AdminApi.overview(admin_key="wrong"),
    lambda at: AdminApi.close(at.table, admin_key="wrong"),
    lambda at: AdminApi.forget(at.table, ForgetRequest(seat=0), admin_key="wrong"),
    lambda _: AdminApi.erase(EraseRequest(days=None), admin_key="wrong"),
)


@pytest.mark.anyio
async def test_every_route_answers_over_http_and_offline(plain_server: Server) -> None:
    """The same where the offline page answers it; elsewhere it says that this takes a server. Who adds a route adds a
    step.
    """
    routes: dict[tuple[str, str], Route] = {(route.method, route.path): route for route in ROUTES}
    asked, differences, answered = set(), [], set()
    async with Device(plain_server.url) as device, PageClient(RowSaver()) as page:
        http, offline = Side(device.ask), Side(page.send)
        for step in STEPS:
            call = step(http)
            route = routes[call.method, call.route]
            asked.add((route.method, route.path))
            there = await http.ask(call)
            here = await offline.ask(step(offline))
            if "refused" not in there:
                answered.add((route.method, route.path))
            if (there != here) if route.offline else (here != {"refused": ("offline.together", "", {})}):
                differences.append((call.method, call.path, there, here))
    assert not differences, "\n\n".join(
        f"{method} {path}\n{there}\n{here}" for method, path, there, here in differences
    )
    assert asked == set(routes), "a route without a step"
    assert {key for key, route in routes.items() if route.offline} <= answered, "a route that refused every step"
