"""Books: what a finished game adds for its guests, what follows from that, how a book moves to another device and how
it is deleted.
"""

from __future__ import annotations

from dataclasses import asdict
from random import Random

import pytest

from tests.server.players import chosen
from wanderwall.problem import Problem
from wanderwall.puzzles.day import DAY
from wanderwall.puzzles.results import MAZE, ROLL, SHIPPED, PuzzleResult, longest_row
from wanderwall.server.book.answers import read_games, read_solved
from wanderwall.server.book.lessons import DAYS, Lesson, worth_trying
from wanderwall.server.book.recovery_phrase import LENGTH, new_phrase, read_phrase
from wanderwall.server.book.results import BookResult, Other, results_of
from wanderwall.server.book.stats import BookPage, badges, figures
from wanderwall.server.book.types import BookFigures
from wanderwall.server.ids import hash_key, new_key
from wanderwall.server.json_bytes import dumps
from wanderwall.server.storage import schema
from wanderwall.server.storage.admin import AdminStore
from wanderwall.server.storage.books import MAX_PAGES, MAX_READERS, PASS, PHRASE, Books, DeletedCounts, GameRow
from wanderwall.server.storage.lessons import LessonCounts, Lessons
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import NewEntry
from wanderwall.server.tables import commands
from wanderwall.server.tables.names import NAMES
from wanderwall.server.tables.openings import person, prepare_table
from wanderwall.server.tables.state import OVER, Table, new_table
from wanderwall.server.tables.types import NewSeat, NewTable

pytestmark = pytest.mark.anyio

#: a phrase that a person has printed: it must be readable for ever
PRINTED = "Abriel Balio Calio Dalia Edlin Famira Galeo Halo Ianto Gerlin"


async def game_over(store: SqlStore, id: str, *, listed: bool = False, edition: str = "classic-1986") -> Table:
    """Ida's game with Opa on her device, Mia on another one and a bot, played to its end."""
    seats = [NewSeat(kind="me", name="Ida"), NewSeat(kind="open"), NewSeat(kind="bot", bot="level1")]
    if not listed:
        seats.append(NewSeat(kind="here", name="Opa"))
    asked = NewTable(edition=edition, seats=seats, options={"goals": 1}, listed=listed, undo=True)
    table = new_table(id, 1000, prepare_table(asked, "ida", lambda _: new_key()).opening)
    await store.make(table, {"ida"})
    dice, mia = Random(id), person("mia", "Mia", listed, [], "key")
    entry, table = commands.join(table, 1001, 1, mia)
    await store.append([NewEntry(entry, table.summary, "mia")])
    entry, table = commands.begin(table, 1002, dice)
    await store.append([NewEntry(entry, table.summary, None)])
    while table.status != OVER:
        seat = min(table.acting)
        view, choices = table.game.view(table.state, seat), table.game.choices(table.state, seat)
        text = chosen({**view}, {**choices}, dice)
        entry, table = commands.move(table, table.at + 1, seat, text, table.seq, dice)
        await store.append([NewEntry(entry, table.summary, None)])
    return table


async def pages_of(books: Books, guests: list[str]) -> list[BookPage]:
    return read_games((await books.rows("nobody", guests)).games)


async def solved_of(books: Books, book: str) -> list[PuzzleResult]:
    return read_solved((await books.rows(book)).solved)


# ── what a game says ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_game_says_what_each_guest_did_and_names_friends_alone(store: SqlStore) -> None:
    table = await game_over(store, "friendstab")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    ida, mia = results_of(table)
    assert (ida.guest, mia.guest) == ("ida", "mia")
    assert ida.result is not None
    assert (ida.result.won, ida.result.score) == (0 in outcome.winners and outcome.scores[0] > 0, outcome.scores[0])
    assert {other.name for other in ida.others} == {"Mia", "Opa"}
    assert {other.name for other in mia.others} == {"Ida", "Opa"}
    assert (ida.result.bots, ida.result.people, ida.result.seats) == (("level1",), 2, 4)
    assert mia.result is not None
    own = [len([1 for played in table.moves.after(0) if played.seat == seat]) // 2 for seat in (0, 1)]
    assert [ida.result.turns, mia.result.turns] == own
    strangers = await game_over(store, "strangersa", listed=True)
    assert [kept.others for kept in results_of(strangers)] == [(), ()]


async def test_a_book_tells_of_games_that_are_over_and_keeps_its_figures_when_they_are_erased(store: SqlStore) -> None:
    books, upkeep = Books(store.database), AdminStore(store.database)
    table, other = await game_over(store, "friendstab"), await game_over(store, "strangersa", listed=True)
    assert await pages_of(books, ["ida"]) == []
    assert set(await books.missing(["ida"])) == {table.id, other.id}
    await books.keep_results(other)
    await store.rate(table)
    assert await books.missing(["ida", "mia"]) == []
    pages = await pages_of(books, ["ida"])
    assert {page.table for page in pages} == {table.id, other.id}
    result = figures(pages)
    assert {line["name"] for line in result["rivals"]} == {"Mia", "Opa"}
    assert await pages_of(books, ["stranger"]) == []
    await upkeep.erase(10**9)
    after = await pages_of(books, ["ida"])
    assert [page.result for page in after] == [page.result for page in pages]
    assert [(page.others, page.table) for page in after] == [((), None)] * 2
    assert badges(after, []) == badges(pages, [])


async def test_a_long_book_is_read_page_by_page_and_counts_its_latest_games(store: SqlStore) -> None:
    """Two devices were at one table, and two games ended in the same millisecond."""
    books, count = Books(store.database), MAX_PAGES + 30
    rows = [("ida", f"t{n:05}", 1000 + n // 2) for n in range(count)] + [
        ("phone", f"t{count - 20:05}", 1000 + count // 2 - 10)
    ]
    values = [
        {
            "guest": guest,
            "table": table,
            "ended": at,
            "result": dumps(asdict(played(at).result)).decode(),
            "others": None,
        }
        for guest, table, at in rows
    ]
    async with store.database.transaction() as connection:
        await connection.execute(schema.results.insert(), values)
    listed: list[GameRow] = []
    while page := await books.games(["ida", "phone"], listed[-1].cursor if listed else None, 100):
        listed += page
    expected = sorted(((at, table) for _, table, at in rows), reverse=True)
    assert [tuple(row.cursor) for row in listed] == expected
    latest = read_games((await books.rows("ida", ["ida", "phone"])).games)
    assert [page.result.ended for page in latest] == [at for at, _ in expected[:MAX_PAGES]]


def played(ended: int, **more: object) -> BookPage:
    plain = {
        "game": "classic", "edition": "classic-1986", "ended": ended, "colour": "red", "seats": 2, "won": True,
        "shared": False, "score": 6, "turns": 12, "bots": ["level2"], "people": 0, "hinted": False, "close": False,
    }  # fmt: skip
    return BookPage(BookResult.of({**plain, **more}))


def test_figures_favourites_bests_and_head_to_head() -> None:
    mia = Other("m", "Mia", False)
    pages = [
        played(5, colour="blue", turns=9)._replace(others=(mia._replace(name="Mimi", won=True),)),
        played(4, won=False)._replace(others=(mia._replace(won=True),)),
        played(3)._replace(others=(mia,)),
        played(2, turns=20, score=5),
        played(1, game="go", edition="go", seats=1, won=False, turns=None, score=7, bots=[]),
    ]
    result = figures(pages)
    assert result["games"] == [
        {"game": "classic", "played": 4, "against": 4, "won": 3, "score": 23, "turns": 53, "finds_a_turn": 0.43},
        {"game": "go", "played": 1, "against": 0, "won": 0, "score": 7, "turns": None, "finds_a_turn": None},
    ]
    assert result["favourites"] == {"edition": "classic-1986", "colour": "red", "bot": "level2"}
    assert result["rivals"] == [{"name": "Mimi", "played": 3, "won": 1, "lost": 1}]
    assert [(one["kind"], one["value"], one["ended"]) for one in result["bests"]] == [
        ("quickest", 9, 5), ("finds_a_turn", 0.67, 5), ("solo", 7, 1), ("run", 2, 3),
    ]  # fmt: skip
    nothing: BookFigures = {
        "games": [], "favourites": {"edition": None, "colour": None, "bot": None}, "rivals": [], "bests": []
    }  # fmt: skip
    assert figures([]) == nothing


def test_badges_are_for_what_was_done_first() -> None:
    def earned(pages: list[BookPage], solved: list[PuzzleResult]) -> dict[str, int | None]:
        return {one["name"]: one["when"] for one in badges(pages, solved) if one["earned"]}

    assert earned([], []) == {}
    assert earned([played(1, won=False, close=False)], []) == {}
    assert earned([played(7), played(3)], []) == {"beat-level2": 3, "swift": 3}
    assert earned([played(3, hinted=True, shared=True, score=2)], []) == {}
    assert set(earned([played(3, close=True, people=2, seats=4, bots=["master"], turns=50)], [])) == {
        "photo-finish", "friends", "full-table", "beat-master"
    }  # fmt: skip
    won = [played(n, game=game, bots=[], score=1) for n, game in enumerate(("classic", "towers", "go"), 4)]
    assert earned(won, [])["all-games"] == 6
    week = [PuzzleResult(MAZE, f"2026-11-{n:02}", 3, 2, n * DAY, 0) for n in range(1, 8)]
    assert earned([], week) == {"row-7": 7 * DAY * 1000}
    assert set(earned([], [*week, *(PuzzleResult(SHIPPED, str(n)) for n in range(3))])) == {"row-7", "puzzles-10"}
    assert set(earned([], [PuzzleResult(MAZE, "2026-11-01", 2, 2)])) == {"par"}


# ── puzzles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_first_result_stays_and_of_joined_books_that_of_its_day(store: SqlStore) -> None:
    books = Books(store.database)
    first = [
        PuzzleResult(MAZE, "2026-11-01", 5, 4),
        PuzzleResult(ROLL, "2026-11-01", 4, 4, 99, 0),
        PuzzleResult(SHIPPED, "17"),
    ]
    await books.note("ida", first)
    await books.note("ida", first)
    again = PuzzleResult(ROLL, "2026-11-01", 6, 4, tries=3, retries=2)
    await books.note("ida", [PuzzleResult(MAZE, "2026-11-01", 4, 4, 77, 3600), again])
    assert set(await solved_of(books, "ida")) == {
        PuzzleResult(MAZE, "2026-11-01", 4, 4, 77, 3600), PuzzleResult(ROLL, "2026-11-01", 4, 4, 99, 0, tries=3),
        PuzzleResult(SHIPPED, "17")
    }  # fmt: skip
    tried = PuzzleResult(SHIPPED, "18", state="tried", tries=2)
    shown, solved = tried._replace(state="shown", tries=3), PuzzleResult(SHIPPED, "18", 1, 1, tries=4, retries=3)
    for new, kept in ((tried, tried), (shown, shown), (tried, shown), (solved, solved), (shown, solved)):
        await books.note("opa", [new])
        assert await solved_of(books, "opa") == [kept]
        assert await books.puzzles("opa") == kept.is_solved
    assert await solved_of(books, "mia") == []


def test_the_longest_row_counts_a_spare_day() -> None:
    days = [1, 2, 4, 20, 21]
    assert longest_row(PuzzleResult(MAZE, str(day), 2, 2, day * DAY, 0) for day in days) == 3
    assert longest_row([]) == 0


# ── moving along ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_phrase_is_read_as_people_type_it_and_a_slip_is_told() -> None:
    phrase = new_phrase()
    names = phrase.split()
    assert len(names) == LENGTH
    assert read_phrase(phrase) == phrase
    assert read_phrase(f"  {', '.join(name[:4].upper() for name in names)}!") == phrase
    assert read_phrase(PRINTED) == PRINTED
    other = next(name for name in NAMES if name != names[0])
    for wrong, code in (
        ("", "length"),
        (" ".join(names[:-1]), "length"),
        (" ".join([*names, "Koa"]), "length"),
        (" ".join(["Zaphod", *names[1:]]), "name"),
        (" ".join([names[0] + "x", *names[1:]]), "name"),
        ("Ida " * LENGTH, "name"),
    ):
        with pytest.raises(Problem) as refused:
            read_phrase(wrong)
        assert refused.value.code == f"book.phrase_{code}"
    with pytest.raises(Problem) as slip:
        read_phrase(" ".join([*PRINTED.split()[:-1], other if other != PRINTED.split()[-1] else "Zora"]))
    assert slip.value.code == "book.phrase_slip"


async def refused_take(books: Books, guest: str, kind: str, said: str, now: int = 0) -> str:
    with pytest.raises(Problem) as refused:
        await books.take(guest, kind, hash_key(said), now)
    return refused.value.code


async def test_a_pass_is_used_once_and_in_time_and_brings_both_books_together(store: SqlStore) -> None:
    books, lessons = Books(store.database), Lessons(store.database)
    await books.note("ida", [PuzzleResult(SHIPPED, "1"), PuzzleResult(MAZE, "2026-11-01", 5, 4, 50, 0)])
    await books.note("phone", [PuzzleResult(SHIPPED, "2"), PuzzleResult(MAZE, "2026-11-01", 4, 4)])
    await lessons.add("phone", [Lesson("friendstab", 3, 9)])
    assert await refused_take(books, "phone", PASS, "never made") == "book.pass_unknown"
    await books.set_key("ida", PASS, hash_key("first"), 100)
    await books.set_key("ida", PASS, hash_key("second"), 100)
    assert await refused_take(books, "phone", PASS, "first") == "book.pass_unknown"  # there is a newer one
    assert await refused_take(books, "phone", PHRASE, "second") == "book.phrase_unknown"
    assert await refused_take(books, "phone", PASS, "second", now=101) == "book.pass_late"
    await books.take("phone", PASS, hash_key("second"), 100)
    await books.take("phone", PASS, hash_key("second"), 999)  # the response was lost
    assert await refused_take(books, "thief", PASS, "second") == "book.pass_used"
    assert [await books.book_of(guest) for guest in ("ida", "phone", "thief")] == ["ida", "ida", "thief"]
    assert await books.readers("ida") == ["ida", "phone"]
    assert {one.name: one.own for one in await solved_of(books, "ida")} == {"1": 0, "2": 0, "2026-11-01": 5}
    assert await solved_of(books, "phone") == []
    assert [lesson.number for lesson in await lessons.of_table("ida", "friendstab")] == [3]


async def test_a_phrase_brings_a_book_back_until_there_is_a_new_one(store: SqlStore) -> None:
    books = Books(store.database)
    await books.set_key("ida", PHRASE, hash_key(PRINTED))
    for guest in ("tablet", "phone"):
        await books.take(guest, PHRASE, hash_key(PRINTED), 0)
    assert sorted(await books.readers("ida")) == ["ida", "phone", "tablet"]
    await books.set_key("ida", PHRASE, hash_key("another"))
    assert await refused_take(books, "late", PHRASE, PRINTED) == "book.phrase_unknown"
    # the whole book moves, with all its readers, as long as there is room
    await books.set_key("opa", PHRASE, hash_key("opa's"))
    await books.take("phone", PHRASE, hash_key("opa's"), 0)
    assert sorted(await books.readers("opa")) == ["ida", "opa", "phone", "tablet"]
    for number in range(MAX_READERS - 4):
        await books.take(f"device {number}", PHRASE, hash_key("opa's"), 0)
    assert await refused_take(books, "one too many", PHRASE, "opa's") == "book.full"


async def test_a_device_leaves_a_book_with_its_own_games_and_the_others_keep_the_rest(store: SqlStore) -> None:
    books, lessons = Books(store.database), Lessons(store.database)
    table = await game_over(store, "friendstab")
    await books.keep_results(table)  # Ida's and Mia's
    await books.note("ida", [PuzzleResult(SHIPPED, "1")])
    await lessons.add("ida", [Lesson(table.id, 3, 9)])
    await books.set_key("ida", PHRASE, hash_key(PRINTED))
    assert await books.find_by_key("mia", PHRASE, hash_key(PRINTED), 0) == "ida"
    assert await books.book_of("mia") == "mia"
    for guest in ("mia", "phone"):
        await books.take(guest, PHRASE, hash_key(PRINTED), 0)
    assert {one.device: one.games for one in await books.devices("ida")} == {
        hash_key("ida"): 1, hash_key("mia"): 1, hash_key("phone"): 0
    }  # fmt: skip
    await books.leave("phone")
    assert await books.book_of("phone") == "phone"
    await books.leave("ida")  # the book had her id
    await books.leave("ida")  # the response was lost
    assert [await books.book_of(guest) for guest in ("ida", "mia")] == ["ida", "mia"]
    assert (await books.puzzles("ida"), await books.puzzles("mia")) == (0, 1)
    assert [lesson.number for lesson in await lessons.of_table("mia", table.id)] == [3]
    assert [len(await pages_of(books, await books.readers(guest))) for guest in ("ida", "mia")] == [1, 1]
    # her phrase still opens the book of the others, until a device that may know it is removed
    await books.take("phone", PHRASE, hash_key(PRINTED), 0)
    assert await books.readers("mia") == ["mia", "phone"]
    await books.remove("mia", hash_key("stranger"))
    await books.remove("mia", hash_key("mia"))
    assert (await books.readers("mia"), await books.readers("phone"), await books.puzzles("phone")) == (
        ["mia"],
        ["phone"],
        1,
    )
    assert await refused_take(books, "late", PHRASE, PRINTED) == "book.phrase_unknown"


async def test_nothing_is_left_of_a_book(store: SqlStore) -> None:
    books, lessons = Books(store.database), Lessons(store.database)
    table = await game_over(store, "friendstab")
    await books.keep_results(table)
    await books.note("ida", [PuzzleResult(SHIPPED, "1")])
    await lessons.add("ida", [Lesson(table.id, 3, 9)])
    await books.set_key("ida", PHRASE, hash_key(PRINTED))
    await books.take("phone", PHRASE, hash_key(PRINTED), 0)
    assert await books.delete("ida") == DeletedCounts(devices=2, games=1, puzzles=1, lessons=1)
    assert await books.delete("ida") == DeletedCounts(devices=1, games=0, puzzles=0, lessons=0)
    assert await refused_take(books, "late", PHRASE, PRINTED) == "book.phrase_unknown"
    assert len(await pages_of(books, ["mia"])) == 1  # her own games


# ── lessons ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_three_turns_that_gave_up_most_are_worth_another_try() -> None:
    gave_up = [0.0, 0.5, 1.2, 0.1, 0.3, 0.9]
    turns = [{"number": n, "seat": "red", "gave_up": value} for n, value in enumerate(gave_up, 1)]
    turns.append({"number": 7, "seat": "blue", "gave_up": 3.0})
    assert worth_trying({"turns": turns}, ["red"]) == [2, 3, 6]
    assert worth_trying({"turns": turns[:1]}, ["red"]) == []
    assert worth_trying({"rounds": []}, ["red"]) == []


def test_what_is_right_comes_back_later_each_time_and_what_is_wrong_tomorrow() -> None:
    lesson, day = Lesson("friendstab", 3, 9), DAY * 1000
    for days in DAYS:
        assert not lesson.learned
        lesson = lesson.right(0)
        assert lesson.due == days * day
    assert lesson.learned
    once = Lesson("friendstab", 3, 9, box=3).wrong(0)
    assert (once.left, once.box, once.due) == (1, 3, 0)
    twice = once.wrong(0)
    assert (twice.left, twice.box, twice.due) == (2, 0, day)


async def test_the_oldest_mistakes_are_asked_for_first(store: SqlStore) -> None:
    lessons = Lessons(store.database)
    new, old = [Lesson("newnewnewn", n, 20) for n in (2, 5)], Lesson("oldoldoldo", 8, 10)
    await lessons.add("ida", [*new, old])
    await lessons.add("ida", [new[0]._replace(box=4)])  # it is there already
    assert await lessons.due("ida", 0) == [old, *new]
    await lessons.keep("ida", old.right(0))
    assert await lessons.due("ida", 0) == new
    await lessons.keep("ida", new[0]._replace(box=len(DAYS)))
    assert await lessons.stack("ida", 0) == LessonCounts(all=3, due=1, learned=1)
    assert await lessons.due("ida", 10**12) == [old.right(0), new[1]]
    assert await lessons.stack("mia", 0) == LessonCounts(0, 0, 0)
