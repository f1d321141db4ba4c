"""Link previews: a title, a description and a picture, and never a secret or a name."""

from __future__ import annotations

import io
import re
from datetime import UTC, datetime
from html import unescape
from urllib.parse import quote

import httpx
import pytest
from PIL import Image

from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.draw.preview import preview_svg
from wanderwall.games import edition as find_edition
from wanderwall.games import editions
from wanderwall.match import Match
from wanderwall.puzzles.collection import collection
from wanderwall.puzzles.day import number

pytestmark = pytest.mark.anyio


def open_graph(http: httpx.Client, path: str, language: str = "en") -> dict[str, str]:
    """The preview tags in the page of an address."""
    page = http.get(path, headers={"Accept-Language": language})
    assert page.status_code == 200
    return {name: unescape(text) for name, text in re.findall(r'property="(og:[\w:]+)" content="([^"]*)"', page.text)}


def picture(http: httpx.Client, address: str) -> bytes:
    answer = http.get(address)
    assert answer.headers["content-type"] == "image/png"
    assert "max-age" in answer.headers["cache-control"]
    with Image.open(io.BytesIO(answer.content)) as image:
        assert image.size == (1200, 630)
    return answer.content


async def test_a_table_is_shown_as_far_as_a_stranger_may_see(plain_server: Server) -> None:
    with httpx.Client(base_url=plain_server.url, timeout=300) as http:
        plain = picture(http, "/preview/edition/classic-1986.png")
        async with Device(plain_server.url) as ida:
            seats = [{"kind": "me", "name": "Wilhelmine"}, {"kind": "open"}]
            made, _ = await ida.make("classic-1986", seats)
            waiting = open_graph(http, f"/t/{made['id']}")
            assert "One seat is free" in waiting["og:description"]
            assert waiting["og:image"] == f"{plain_server.url}/preview/edition/classic-1986.png"
            assert "frei" in open_graph(http, f"/t/{made['id']}", "de-AT,en")["og:description"]
            assert picture(http, f"/preview/table/{made['id']}.png") == plain

            table, keys = await people(ida, "classic-1986", 2, {"turn_limit": 1})
            playing = open_graph(http, f"/t/{table}")
            assert "a game is on" in playing["og:title"]
            assert playing["og:image"].startswith(f"{plain_server.url}/preview/table/{table}.png")
            first = picture(http, playing["og:image"])
            async with seated(table, keys, [plain_server.url]) as lives:
                await play_all(lives)
            over = open_graph(http, f"/r/{table}")
            assert "watch again" in over["og:title"]
            assert len({plain, first, picture(http, over["og:image"])}) == 3
            whole = str([waiting, playing, over])
            assert not any(name in whole for name in ("Wilhelmine", *(key for key in keys.values())))


async def test_games_at_listed_tables_are_offered_to_onlookers(plain_server: Server) -> None:
    async with Device(plain_server.url) as ida:
        hidden, own = await people(ida, "classic-1986", 2)
        listed, keys = await people(ida, "classic-1986", 2, listed=True)
        assert listed not in str(await ida.get("/api/live"))  # nobody is at it yet
        async with seated(hidden, own, [plain_server.url]), seated(listed, keys, [plain_server.url]):
            shown = (await ida.get("/api/live"))["tables"]
        assert shown[0]["id"] == listed
        assert "Ida" not in {seat["name"] for seat in shown[0]["seats"]}
        assert hidden not in {table["id"] for table in shown}


async def test_a_puzzle_and_a_day_have_pictures_of_their_own_and_a_lie_has_none(plain_server: Server) -> None:
    with httpx.Client(base_url=plain_server.url, timeout=300) as http:
        plain = picture(http, "/preview/edition/classic-1986.png")
        line = next(one for one in collection() if one.kind == "find").puzzle().text()
        puzzle = open_graph(http, f"/puzzle?line={quote(line)}")
        assert puzzle["og:title"].startswith("A puzzle: ")
        assert puzzle["og:url"] == f"{plain_server.url}/puzzle?line={quote(line, safe='')}"
        own = picture(http, puzzle["og:image"])
        lie = line.replace("par=1", "par=3")
        assert lie != line
        assert picture(http, f"/preview/puzzle.png?line={quote(lie)}") == plain
        assert open_graph(http, "/puzzle?line=nonsense")["og:title"] == "wanderwall"

        today = datetime.now(UTC).date()
        day = open_graph(http, "/puzzles", "fr")
        assert day["og:title"] == f"Labyrinthe du jour {number(today)}"
        assert picture(http, day["og:image"]) not in (own, plain)
        assert picture(http, "/preview/day/2999-01-01.png") == plain
        assert http.get("/preview/day/nonsense.png").status_code == 422


async def test_nothing_that_is_wrong_keeps_the_page_from_coming(plain_server: Server) -> None:
    with httpx.Client(base_url=plain_server.url, timeout=300) as http:
        for path in ("/t/abcdefghijklmnopqrst", "/t/%22%3E%3Cscript%3E", "/r/", "/room/none", "/puzzle?line=x"):
            assert open_graph(http, path)["og:image"].startswith(f"{plain_server.url}/preview/edition/")
        assert open_graph(http, "/new") == {}  # pages on the way to the first board stay fast
        page = http.get("/t/abc", headers={"Host": 'localhost:"><script>alert(1)</script>'}).text
        assert "<script>alert" not in page


@pytest.mark.parametrize("edition", editions())
def test_every_edition_is_drawn_within_its_sheet(edition: str) -> None:
    box = find_edition(edition)
    drawn = preview_svg(Match.deal(box, max(box.players), seed="preview").view())
    left, _, wide, high = (float(text) for text in re.findall(r'viewBox="([^"]+)"', drawn)[1].split())
    assert wide == high == 100 * box.grid.side - 2 * left
