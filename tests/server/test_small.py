"""The server's small parts: its clock, its limits, guests, where it listens; names that guests get, and that people
type.
"""

from __future__ import annotations

import errno
import itertools
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from tests.server.test_table import Log
from wanderwall.problem import Problem
from wanderwall.server.api.fastapi import identify
from wanderwall.server.assemble import assemble
from wanderwall.server.clock import Clock
from wanderwall.server.guests import COOKIE, Guests
from wanderwall.server.http.security import same_origin
from wanderwall.server.ids import GUEST_LENGTH, ID_LENGTH, LETTERS, new_id
from wanderwall.server.limits import KNOWN, OWN_RATES, RATES, TOGETHER, WAITING_PER_ADDRESS, Limits
from wanderwall.server.listening import cannot_listen
from wanderwall.server.live.table import LiveTable
from wanderwall.server.run import addresses, advertised_urls, bind
from wanderwall.server.settings import NETWORK, Settings, from_environment
from wanderwall.server.storage.database import Database
from wanderwall.server.tables.names import MAX_LENGTH, NAMES, clean_name, guest_name, like

#: 2 is FULL
PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
HERE = {"client": ("10.0.0.1", 5), "headers": []}


def test_the_clock_follows_real_time_whatever_the_wall_clock_does() -> None:
    wall, steady = [1_000_000.0], [50.0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    for jump in (3600.0, -7200.0, 86400.0):
        wall[0] += jump
        steady[0] += 1.5
    assert clock.now() == 1_000_004_500
    clock.agree(77_000)
    steady[0] += 1
    assert clock.now() == 78_000


def test_cookies_are_ours_or_nothing() -> None:
    guests, guest = Guests("secret"), new_id(20)
    cookie = guests.cookie(guest)
    assert guests.read(cookie) == guest
    assert Guests("other").read(cookie) is None
    for broken in (None, "", guest, cookie[:-1], cookie + "x", cookie.replace(guest[0], "z", 1) + "!", "é" * 30):
        assert guests.read(broken) is None
    known = guests.cookie(guest, known=True)
    assert (guests.read(known), guests.read_known(known), guests.read_known(cookie)) == (guest, guest, None)


def test_ids_are_unlike_each_other() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(len(id) == ID_LENGTH and set(id) <= set(LETTERS) for id in ids)


def test_limits_are_by_address_and_by_kind() -> None:
    limits = Limits(on=True, proxies=0, connections=800)
    many = int(RATES["make"][1])
    assert [limits.may("make", HERE) for _ in range(many + 2)] == [True] * many + [False] * 2
    assert limits.may("ask", HERE)
    assert limits.may("make", {"client": ("10.0.0.2", 5), "headers": []})
    assert all(Limits(on=False, proxies=0, connections=800).may("make", HERE) for _ in range(1000))


def test_who_is_known_has_something_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 0.0)
    limits = Limits(on=True, proxies=0, connections=800)
    while limits.may("ask", HERE):
        pass
    many, crowd = int(OWN_RATES["ask"][1]), int(TOGETHER["ask"] * OWN_RATES["ask"][1])
    guests = [{**HERE, "state": {KNOWN: f"guest {number}"}} for number in range(2 * TOGETHER["ask"])]
    assert [limits.may("ask", guests[0]) for _ in range(many + 1)] == [True] * many + [False]
    assert limits.may("ask", guests[1])
    # and nobody gets around it with many guests: all of them together have a limit too
    assert sum(limits.may("ask", guest) for guest in guests[1:] for _ in range(many)) == crowd - many - 1


def test_known_is_a_guest_by_the_cookie_and_whoever_has_the_key_of_a_seat(tmp_path: Path) -> None:
    service = assemble(Settings(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"), lambda: None)
    service.guests, guest, log = Guests("secret"), new_id(GUEST_LENGTH), Log()
    id, key = log.made.id, log.keys["0"]
    service.tables.loaded[id] = LiveTable(log.table, 0)

    def asks(path: str, **headers: str) -> str | None:
        lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        return identify({"type": "http", "path": path, "headers": lines}, service)

    cookies = [f"{COOKIE}={service.guests.cookie(guest, known=known)}" for known in (True, False)]
    assert [asks("/api/me", cookie=cookie) for cookie in cookies] == [f"guest {guest}", None]
    assert asks(f"/api/tables/{id.upper()}/rematch", x_seat_key=f"0.{key}") == f"seat {id} 0"
    for path, wrong in ((id, "0.other"), (id, f"9.{key}"), ("elsewhere2", f"0.{key}")):
        assert asks(f"/api/tables/{path}", x_seat_key=wrong) is None


def test_what_is_taken_at_one_worker_is_missing_at_the_others() -> None:
    here, there = (Limits(on=True, proxies=0, connections=800) for _ in range(2))
    assert all(here.may("guess", HERE) for _ in range(20))
    news = here.news()
    assert news == [("guess", "10.0.0.1", 20)]
    assert here.news() == []
    there.subtract_news(news)
    left = int(RATES["guess"][1]) - 20
    assert [there.may("guess", HERE) for _ in range(left + 2)] == [True] * left + [False] * 2
    there.subtract_news([("guess", "10.0.0.1", 10**9), ("what later versions count", "10.0.0.1", 1)])
    assert not there.may("guess", HERE)


def test_one_connection_too_many_sends_away_who_waited_longest() -> None:
    limits, left = Limits(on=True, proxies=0, connections=4 * 500), []
    for number in range(WAITING_PER_ADDRESS + 3):
        assert limits.admit(number, "10.0.0.1", lambda number=number: left.append(number))  # type: ignore[misc]
        limits.waiting.stay(0)  # it sends requests all the time
    assert left == [1, 2, 3]
    assert limits.admit("other", "10.0.0.2", lambda: left.append("other"))
    limits.waiting.leave(1)  # it is gone already
    limits.waiting.leave("other")
    assert len(limits.waiting) == WAITING_PER_ADDRESS
    assert left == [1, 2, 3]


@pytest.mark.parametrize(
    ("proxies", "lines", "address"),
    [
        (0, ["6.6.6.6, 203.0.113.9"], "10.0.0.1"),
        (1, ["6.6.6.6, 203.0.113.9"], "203.0.113.9"),
        (1, ["6.6.6.6", "203.0.113.9"], "203.0.113.9"),
        (1, [], "10.0.0.1"),
        (1, [" , "], "10.0.0.1"),
        (2, ["6.6.6.6, 203.0.113.9", "192.0.2.7"], "203.0.113.9"),
        (2, ["203.0.113.9"], "203.0.113.9"),
        (1, ["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::"),
        (1, ["unknown"], "unknown"),
    ],
)
def test_proxies_are_believed_where_there_are_some_and_nobody_else_is(
    proxies: int, lines: list[str], address: str
) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    limits = Limits(on=True, proxies=proxies, connections=800)
    assert limits.address({"client": ("10.0.0.1", 5), "headers": headers}) == address


@pytest.mark.parametrize("text", ["maybe", "-1", "10", "²"])
def test_a_number_of_proxies_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(Problem) as caught:
        from_environment({"WANDERWALL_PROXY": text})
    assert caught.value.code == "server.proxy"


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        (b"http://maze.local:8000", True),
        (b"https://maze.local:8000", True),
        (b"http://evil.example", False),
        (b"http://maze.local", False),
        (b"null", False),
    ],
)
def test_pages_from_elsewhere_may_not_speak_to_us(origin: bytes | None, welcome: bool) -> None:
    headers = [(b"host", b"maze.local:8000"), *([(b"origin", origin)] if origin else [])]
    assert same_origin({"headers": headers}) is welcome


def test_where_it_is_found() -> None:
    assert addresses("127.0.0.1", 80) == ["http://localhost:80/"]
    assert addresses("::1", 80) == ["http://localhost:80/"]
    assert addresses("192.168.7.7", 80) == ["http://192.168.7.7:80/"]
    assert addresses("maze.local", 80) == ["http://maze.local:80/"]
    assert addresses("0.0.0.0", 80)[0] == "http://localhost:80/"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (None, ["http://localhost:80/", "http://10.1.2.3:80/"]),
        ("http://192.168.7.7:8000/", ["http://localhost:80/", "http://192.168.7.7:8000/"]),
        ("", ["http://localhost:80/"]),  # as in a container: phones cannot use its own address
    ],
)
def test_phones_get_the_address_that_the_admin_set(given: str | None, expected: list[str]) -> None:
    network = from_environment({} if given is None else {NETWORK: given}).network
    assert advertised_urls(["http://localhost:80/", "http://10.1.2.3:80/"], network) == expected


def test_a_port_that_is_taken_is_named() -> None:
    with bind("127.0.0.1", 0) as listener, pytest.raises(Problem, match=r"server\.port_taken"):
        bind("127.0.0.1", listener.getsockname()[1])


@pytest.mark.parametrize("host", ["nosuchhost.invalid", "192.0.2.1", "2001:db8::1", "a..b"])
def test_an_address_that_is_not_this_machines_is_told_from_a_port_that_is_taken(host: str) -> None:
    with pytest.raises(Problem) as refused:
        bind(host, 0)
    assert (refused.value.code, refused.value.details["host"]) == ("server.no_such_address", host)


def test_a_port_for_the_system_alone_is_told_from_one_that_is_taken() -> None:
    assert cannot_listen(PermissionError(errno.EACCES, "no"), "127.0.0.1", 80).code == "server.port_forbidden"


@pytest.mark.anyio
async def test_sqlite_writes_through_before_it_says_so(tmp_path: Path) -> None:
    database = Database(Settings(f"sqlite+aiosqlite:///{tmp_path}/games.db"))
    await database.start()
    async with database.engine.connect() as connection:
        found = {name: (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in PRAGMAS}
    await database.stop()
    assert found == PRAGMAS


def test_settings_from_the_environment() -> None:
    plain = from_environment({"WANDERWALL_FILE": "/x/games.db"})
    assert plain == Settings("sqlite+aiosqlite:////x/games.db")
    assert str(plain.file) == "/x/games.db"
    full = from_environment(
        {"WANDERWALL_DATABASE": "postgresql://db/games", "WANDERWALL_REDIS": "redis://r", "WANDERWALL_LIMITS": "off"}
    )
    assert full == Settings("postgresql+asyncpg://db/games", "redis://r", limits=False)
    assert from_environment({"WANDERWALL_FILE": "/x", "WANDERWALL_PATIENCE": "5"}).patience == 5
    assert from_environment({"WANDERWALL_EMBED": "*"}).embed == ("*",)
    for origin in ("school.example", "https://a.example; script-src *", "'self'", "https://a.example/path"):
        with pytest.raises(Problem, match=r"server\.embed"):
            from_environment({"WANDERWALL_EMBED": origin})
    assert from_environment({"WANDERWALL_PUSH": "mailto:ida@school.example"}).push == "mailto:ida@school.example"
    for contact in ("yes", "ida@school.example", "http://school.example", "mailto:ida", "mailto:a@b.example, k=x"):
        with pytest.raises(Problem, match=r"server\.push"):
            from_environment({"WANDERWALL_PUSH": contact})
    with pytest.raises(Problem, match=r"server\.patience"):
        from_environment({"WANDERWALL_PATIENCE": "long"})
    with pytest.raises(Problem, match=r"server\.database_kind"):
        from_environment({"WANDERWALL_DATABASE": "mysql://db"})


# ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_there_are_many_names_that_everybody_can_read() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 200
    assert all(name.isascii() and name.isalpha() and name.istitle() and 3 <= len(name) <= 8 for name in NAMES)


@given(st.lists(st.integers(0, 2**64), min_size=1, max_size=4))
def test_guests_at_one_table_have_names_unlike_each_other(numbers: list[int]) -> None:
    names: list[str] = []
    for number in numbers:
        names.append(guest_name(number, names))
    assert len({name[0] for name in names}) == len(names)
    assert names == [guest_name(number, names[:place]) for place, number in enumerate(numbers)]


def test_every_name_is_somebodys_and_a_full_alphabet_is_no_problem() -> None:
    assert {guest_name(number) for number in range(len(NAMES))} == set(NAMES)
    assert guest_name(5, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == NAMES[5]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ida", "Ida"),
        ("  Opa \t Jo\n", "Opa Jo"),
        ("Zoe\u0308", "Zoë"),
        ("José-María 2", "José-María 2"),
        ("Ἀθηνᾶ", "Ἀθηνᾶ"),
        ("李雷", "李雷"),
        ("🦉", "🦉"),
        ("Mia ❤\ufe0f", "Mia ❤\ufe0f"),
        ("Ida 1\ufe0f\u20e3", "Ida 1\u20e3"),
        ("हिन्दी", "हिन्दी"),
        ("‼\ufe0f", "‼\ufe0f"),
        ("x" * MAX_LENGTH, "x" * MAX_LENGTH),
        ("a\u0323\u0301" * MAX_LENGTH, unicodedata.normalize("NFC", "a\u0323\u0301" * MAX_LENGTH)),
    ],
)
def test_names_people_have(typed: str, name: str) -> None:
    assert clean_name(typed) == name


#: names with invisible characters, each with their position
UNSEEN = (
    "Ida\x00",
    "\x1b[31mIda",
    "Ida\u202egnp",
    "\u2066Ida\u2069",
    "\u200fIda",
    "\u061cIda",
    "I\u200bda",
    "I\u200cda",
    "I\u2060da",
    "I\xadda",
    "\u200d",
    "\ufeffIda",
    "Ida\U000e0041",
    "\u3164",
    "Ida\u3164",
    "Ida\uffa0",
    "\u115f\u1160",
    "\u2800",
    "Ida\u034f",
    "Ida\u17b4",
    "Ida\u180b",
    "Ida\ufe0f",
    "Ida\ufe00",
    "Ida \ufe0f",
    "\ufe0f",
    "\U000e0100",
    "❤\ufe0f\ufe0f",
    "Ida\ufffc",
    "\u0301",
    "Ida \u0301",
    "\u0301\u0302",
    "\ud800",
    "\ue000",
)


@pytest.mark.parametrize("typed", ["", "   ", "\u00a0\u3000", "x" * (MAX_LENGTH + 1), "Z\u0335\u0336\u0337\u0338"])
def test_names_nobody_can_have(typed: str) -> None:
    with pytest.raises(Problem) as caught:
        clean_name(typed)
    assert (caught.value.code, caught.value.details) == ("table.name", {"most": MAX_LENGTH})


@pytest.mark.parametrize("typed", UNSEEN, ids=ascii)
def test_names_that_cannot_be_seen_whole(typed: str) -> None:
    with pytest.raises(Problem) as caught:
        clean_name(typed)
    assert caught.value.code == "table.name_unseen"


#: pairs of names that look the same to a reader
ALIKE = (
    ("Ida", "IDA"),
    ("Ida", "lda"),
    ("Ida", "1da"),
    ("Ida", "Idа"),  # Cyrillic
    ("ida", "ІDА"),
    ("Ida", "Ιdα"),  # Greek
    ("Ida", "Ｉｄａ"),
    ("Ida", "𝐈𝐝𝐚"),
    ("Ida", "ⓘⓓⓐ"),
    ("Mia ❤", "Mia ❤\ufe0f"),
    ("ida", "i\u0307da"),
    ("Tom", "Том"),
    ("Anna", "Αnna"),
    ("Carmen", "Carrnen"),
    ("Willi", "VVilli"),
    ("Otto", "0tto"),
    ("Straße", "STRASSE"),
    ("Zoë", "Zoe\u0308"),
    ("O'Neill", "O’Neill"),
    ("Anna-Lena", "Anna‐Lena"),
)
#: pairs of names that are different
APART = (
    ("Ida", "Ada"), ("Zoe", "Zoë"), ("Ian", "Lan"), ("Elia", "Eila"), ("Anna Lena", "Annalena"), ("Ben", "Ben 2"),
    ("Jo", "Joe"), ("José", "Jose"), ("Mia", "Mila"), ("李雷", "李明"), ("Иван", "Ивана"), ("🦉", "🦊"),
)  # fmt: skip


@pytest.mark.parametrize("pair", ALIKE, ids=ascii)
def test_names_that_one_could_take_for_each_other(pair: tuple[str, str]) -> None:
    first, second = pair
    assert like(first, ["Another", second]) == second
    assert like(second, ["Another", first]) == first


@pytest.mark.parametrize("pair", APART, ids=ascii)
def test_names_that_can_be_told_apart(pair: tuple[str, str]) -> None:
    assert like(pair[0], [pair[1]]) is like(pair[1], [pair[0]]) is None


def test_no_made_up_name_looks_like_another() -> None:
    assert all(like(name, set(NAMES) - {name}) is None for name in NAMES)


@given(st.text(max_size=40))
def test_a_clean_name_stays_as_it_is_and_can_be_seen(text: str) -> None:
    try:
        name = clean_name(text)
    except Problem:
        return
    assert clean_name(name) == name == name.strip()
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(letter)[0] == "C" for letter in name)
    assert not any(first == second == " " for first, second in itertools.pairwise(name))
