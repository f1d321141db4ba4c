"""What a worker process remembers, and how much."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

import orjson

from tests.server.seat_logs import Sitting
from wanderwall.server.workers.jobs import SeenSoFar, Workers
from wanderwall.server.workers.messages import JobMessage
from wanderwall.server.workers.process import Sent
from wanderwall.server.workers.runner import HistoryCache


def sent(sitting: Sitting, known: Sent, seat: int = 0) -> JobMessage:
    """The message that a worker receives."""
    log = sitting.logs[seat]
    news = asyncio.run(SeenSoFar(sitting.table, seat, log, log.generation, log.count).news(known))
    message: JobMessage = orjson.loads(orjson.dumps({"table": sitting.table, "seat": seat, **news}))
    return message


def random_sitting(table: str, moves: int) -> Sitting:
    sitting = Sitting(Workers(1), table)
    for _ in range(moves):
        if sitting.game.to_act(sitting.state):
            play_any(sitting)
    return sitting


def play_any(sitting: Sitting) -> None:
    move = sitting.dice.choice(sitting.game.legal(sitting.state, sitting.seat))
    sitting.play(sitting.game.notation.move_text(sitting.state, move))


def test_the_news_make_the_same_as_the_whole() -> None:
    memory, known = HistoryCache(), Sent()
    sitting = random_sitting("t", 0)
    for _ in range(15):
        memory.learn(sent(sitting, known))
        play_any(sitting)
    notes = memory.learn(sent(sitting, known))
    assert notes is not None
    assert notes.history({}) == sitting.logs[0].onlooker.history(sitting.state)._replace(choices={})
    assert sitting.logs[0].openings == 1


def test_news_about_an_unknown_past_are_not_enough() -> None:
    known, sitting = Sent(), random_sitting("t", 6)
    whole = sent(sitting, known)
    play_any(sitting)
    news = sent(sitting, known)
    assert HistoryCache().learn(news) is None
    memory = HistoryCache()
    assert memory.learn(whole) is not None
    assert memory.learn({**news, "generation": 1}) is None
    assert memory.learn({**news, "after": 5}) is None
    assert memory.learn({**news, "seat": 1}) is None
    assert memory.learn(news) is not None
    assert memory.learn(news) is None, "sent twice"


def test_beyond_its_bound_it_forgets_what_was_not_played_for_longest() -> None:
    memory = HistoryCache(max_views=35)
    tables = [random_sitting(f"t{number}", 9) for number in range(4)]
    known = [Sent() for _ in tables]
    for place in (0, 1, 2, 0):
        assert memory.learn(sent(tables[place], known[place])) is not None
    assert memory.views == 30
    assert memory.learn(sent(tables[3], known[3])) is not None
    assert memory.views == 30
    assert memory.learn(sent(tables[0], known[0])) is not None
    assert memory.learn(sent(tables[1], known[1])) is None
    assert memory.learn(sent(tables[1], Sent())) is not None


def test_one_long_game_is_remembered_whatever_the_bound() -> None:
    memory = HistoryCache(max_views=5)
    assert memory.learn(sent(random_sitting("long", 20), Sent())) is not None


def test_a_table_that_is_over_is_forgotten() -> None:
    memory, sitting = HistoryCache(), random_sitting("t", 9)
    for seat in (0, 1):
        memory.learn(sent(sitting, Sent(), seat))
    assert memory.views == 20
    memory.forget("t")
    memory.forget("t")
    assert memory.views == 0


def test_a_view_costs_little_since_it_shares_most_with_the_one_before() -> None:
    sitting = random_sitting("t", 300)
    whole = orjson.dumps(sent(sitting, Sent()))
    memory = HistoryCache()
    gc.collect()
    tracemalloc.start()
    try:
        memory.learn(orjson.loads(whole))
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept / memory.views < 4000
