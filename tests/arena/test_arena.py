"""Tournaments: fair plans, the same games from the same seed, nothing lost, honest numbers."""

from __future__ import annotations

import json
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tests.i18n.test_texts import codes
from wanderwall.arena import processes
from wanderwall.arena.pairing import ENDLESS, GameResult, Pairing, play
from wanderwall.arena.processes import Runner, in_processes, on_ray, one_by_one
from wanderwall.arena.run import Journal, run
from wanderwall.arena.standings import as_csv, as_svg, faults, ratings, standings, wilson
from wanderwall.arena.tournament import Tournament
from wanderwall.bots import bot
from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget
from wanderwall.match import record
from wanderwall.problem import Problem

SHORT = {"goals": 1, "turn_limit": 20}


def tournament(*bots: str, games: int = 4, **more: object) -> Tournament:
    fields: dict[str, object] = {"seed": 7, "options": SHORT, "budget": Budget(None, 300), **more}
    return Tournament("classic-1986", bots, games, **fields)  # type: ignore[arg-type]


def without_time(results: Iterable[GameResult]) -> list[dict[str, object]]:
    return [{**result.as_json(), "seconds": 0} for result in sorted(results, key=lambda result: result.number)]


# ── the plan ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_meeting_is_played_from_every_seat_of_the_same_deals() -> None:
    pairings = list(tournament("a", "b", "c", games=6).pairings())
    assert [pairing.number for pairing in pairings] == list(range(18))
    seated = Counter((pairing.deal, pairing.bots) for pairing in pairings)
    assert set(seated.values()) == {1}
    for pairing in pairings:
        assert (pairing.deal, pairing.bots[::-1]) in seated
    assert len({pairing.seed for pairing in pairings}) == 18


def test_gauntlets_and_tables_with_more_seats_than_bots() -> None:
    assert tournament("a", "b", "c", gauntlet=True).meetings() == [("a", "b"), ("a", "c")]
    assert tournament("a", "b", seats=3).meetings() == [("a", "b", "b"), ("b", "a", "a")]
    assert tournament("a", "b", "c", "d", seats=3, gauntlet=True).meetings() == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
    ]
    alone = list(tournament("a", "b", seats=4, gauntlet=True).pairings())
    assert {pairing.bots.index("a") for pairing in alone} == {0, 1, 2, 3}
    assert len({pairing.deal for pairing in alone}) == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"bots": ("level1",)}, "arena.bots"),
        ({"bots": ("level1", "level1")}, "arena.same_bot"),
        ({"seats": 5}, "arena.seats"),
        ({"seats": 1}, "arena.seats"),
        ({"games": 0}, "arena.games"),
        ({"options": {"colour": "blue"}}, "option.unknown"),
        ({"edition": "chess"}, "edition.no_such"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], code: str) -> None:
    fields: dict[str, object] = {"edition": "classic-1986", "bots": ("level1", "level2"), "games": 2, **change}
    with pytest.raises(Problem) as refused:
        Tournament(**fields).check()  # type: ignore[arg-type]
    assert refused.value.code == code


def test_bot_matches_have_a_turn_limit_where_the_game_knows_one() -> None:
    assert next(Tournament("classic-1986", ("a", "b"), 1).pairings()).options == {"turn_limit": 200}
    assert next(tournament("a", "b").pairings()).options["turn_limit"] == 20
    assert next(Tournament("go", ("a", "b"), 1).pairings()).options == {}


# ── the games ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_same_seed_and_nodes_play_the_same_games_however_many_play_at_once(tmp_path: Path) -> None:
    plan = tournament("level4", "level2", games=6)
    kept = []
    for number, runner in enumerate((one_by_one, in_processes(1), in_processes(2))):
        journal = Journal.begin(tmp_path / f"{number}", plan)
        run(journal, runner)
        kept.append(without_time(journal.results))
    assert kept[0] == kept[1] == kept[2]
    other = Journal.begin(tmp_path / "other", tournament("level4", "level2", games=6, seed=8))
    run(other, one_by_one)
    assert without_time(other.results) != kept[0]


@pytest.mark.parametrize(("edition", "seats"), [("towers-3d", 2), ("go", 3)])
def test_other_games_have_tournaments_too(edition: str, seats: int, tmp_path: Path) -> None:
    options = {"goals": 1} if edition == "towers-3d" else {}
    plan = Tournament(edition, ("greedy", "random"), seats, seats=seats, options=options)
    journal = Journal.begin(tmp_path / "games", plan)
    run(journal, one_by_one, tmp_path / "records")
    assert len(journal.results) == 2 * seats if seats > 2 else seats
    table = standings(plan.bots, journal.results)
    assert table[0].bot == "greedy"
    assert sum(one.wins for one in table) == pytest.approx(len(journal.results))


def test_records_replay_to_the_same_end(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path / "games", tournament("level2", "level1", games=2))
    run(journal, one_by_one, tmp_path / "records")
    for result in journal.results:
        kept = record.read((tmp_path / "records" / f"{result.number + 1}.txt").read_text(encoding="utf-8"))
        outcome = kept.game.outcome(record.final(kept))
        assert outcome is not None
        assert outcome.winners == result.winners
        assert [kept.headers["Red"], kept.headers["Blue"]] == [f"bot:{name}" for name in result.bots]


class Raising:
    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        raise RuntimeError("out of ideas")


def test_a_bot_that_raises_loses_and_the_others_share() -> None:
    pairing = Pairing(0, "classic-1986", ("bad", "x", "y"), {"goals": 1, "first": 1}, Budget(), "1", "1")
    players: list[Bot] = [Raising(), bot("random", "classic"), bot("random", "classic")]
    result = play(pairing, players)
    assert (result.winners, result.fault, result.culprit) == ((1, 2), "bot.crashed", 0)
    assert faults([result]) == {("bad", "bot.crashed"): 1}
    assert {row.bot: row.wins for row in standings(("bad", "x", "y"), [result])} == {"bad": 0, "x": 0.5, "y": 0.5}


def test_a_game_that_never_ends_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wanderwall.arena.pairing.MOST_MOVES", 10)
    pairing = Pairing(0, "classic-1986", ("a", "b"), {}, Budget(), "1", "1")
    result = play(pairing, [bot("random", "classic")] * 2)
    assert (result.winners, result.reason) == ((), ENDLESS)


# ── nothing is lost ──────────────────────────────────────────────────────────────────────────────────────────────────


def interrupted(after: int) -> processes.Runner:
    def runner(pairings: Iterable[Pairing]) -> Iterator[GameResult]:
        for number, result in enumerate(one_by_one(pairings)):
            if number == after:
                raise KeyboardInterrupt
            yield result

    return runner


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = tournament("level2", "level1", games=6)
    whole = Journal.begin(tmp_path / "whole", plan)
    run(whole, one_by_one)
    begun = Journal.begin(tmp_path / "begun", plan)
    with pytest.raises(KeyboardInterrupt):
        run(begun, interrupted(2))
    with (tmp_path / "begun").open("a") as file:
        file.write('{"number": 5, "bots": ["le')  # the power went
    resumed = Journal.resume(tmp_path / "begun")
    assert len(resumed.results) == 2
    assert resumed.tournament == plan
    run(resumed, one_by_one)
    assert without_time(resumed.results) == without_time(whole.results)
    assert len(Journal.resume(tmp_path / "begun").results) == 6


@pytest.mark.parametrize("text", ["", "{}\n", "hello\n", '{"format": "wanderwall arena 1"}\n'])
def test_a_file_that_is_no_tournament_is_told(text: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text(text)
    with pytest.raises(Problem) as refused:
        Journal.resume(tmp_path / "file")
    assert refused.value.code == "arena.not_a_journal"


def test_files_are_never_overwritten_nor_invented(tmp_path: Path) -> None:
    plan = tournament("level2", "level1")
    Journal.begin(tmp_path / "file", plan)
    uses: list[tuple[Callable[[], Journal], str]] = [
        (lambda: Journal.begin(tmp_path / "file", plan), "arena.file_exists"),
        (lambda: Journal.begin(tmp_path / "none" / "file", plan), "file.unwritable"),
        (lambda: Journal.resume(tmp_path / "none"), "file.unreadable"),
    ]
    for use, code in uses:
        with pytest.raises(Problem) as refused:
            use()
        assert refused.value.code == code


@pytest.mark.parametrize(
    "runner", [in_processes(2), pytest.param(on_ray(workers=2), marks=pytest.mark.broad)], ids=["processes", "cluster"]
)
def test_a_killed_worker_loses_no_game(runner: Runner, tmp_path: Path) -> None:
    source = (
        "import os, pathlib, signal\n"
        f"mark = pathlib.Path({str(tmp_path / 'mark')!r})\n"
        "if not mark.exists():\n"
        "    mark.touch()\n"
        "    os.kill(os.getppid(), signal.SIGKILL)\n"
        "raise SystemExit\n"
    )
    (tmp_path / "killer.py").write_text(source)
    plan = tournament(f"cmd:{sys.executable} {tmp_path / 'killer.py'}", "level1", games=4)
    journal = Journal.begin(tmp_path / "games", plan)
    run(journal, runner)
    assert (tmp_path / "mark").exists()
    assert sorted(result.number for result in journal.results) == [0, 1, 2, 3]
    assert {result.fault for result in journal.results} == {"bot.crashed"}


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    played: list[object] = []
    for runner in (one_by_one, on_ray(workers=2)):
        journal = Journal.begin(tmp_path / str(len(played)), tournament("level2", "level1"))
        run(journal, runner)
        played.append(without_time(journal.results))
    assert played[0] == played[1]


# ── the numbers ──────────────────────────────────────────────────────────────────────────────────────────────────────


def results(wins: int, losses: int) -> list[GameResult]:
    return [
        GameResult(n, ("a", "b"), (0 if n < wins else 1,), "home", (10, 10), (0.5, 0.1)) for n in range(wins + losses)
    ]


def test_intervals_are_wilsons() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)


def test_standings_count_and_rate() -> None:
    better, worse = standings(("b", "a"), results(30, 10))
    assert (better.bot, better.games, better.wins, better.win_rate, better.ms_per_move) == ("a", 40, 30, 0.75, 50.0)
    assert better.rating > 25 > worse.rating
    assert better.low < 0.75 < better.high
    assert worse.wins == 10
    shared = [GameResult(0, ("a", "b"), (0, 1), "turn_limit", (1, 1), (0.0, 0.0))]
    assert {row.wins for row in standings(("a", "b"), shared)} == {0.5}


def test_ratings_do_not_depend_on_the_order_games_come_in_and_serve_several_seats() -> None:
    played = results(3, 2)
    assert standings(("a", "b"), played) == standings(("a", "b"), played[::-1])
    alone = [GameResult(n, ("a", "b", "b", "b"), (0,), "home", (1,) * 4, (0.0,) * 4) for n in range(5)]
    rated = ratings(("a", "b"), alone)
    assert rated["a"] > 25 > rated["b"]


def test_tables_and_pictures_are_whole() -> None:
    table = standings(("a", "b"), results(3, 1))
    lines = as_csv(table).splitlines()
    assert lines[0] == '"bot","games","wins","win_rate","low","high","rating","ms_per_move"'
    assert lines[1].startswith('"a","4","3","0.75",')
    # programs of others choose their names: none is a formula to a spreadsheet, whatever separates its cells
    assert as_csv(standings(("a;=1+1",), [])).splitlines()[1].startswith('"a;\'=1+1","0"')
    named = [*table, *standings(("cmd:<a very long name & more of it>",), [])]
    picture = ET.fromstring(as_svg(named, "a < b"))
    assert picture.tag.endswith("svg")
    assert len(picture.findall(".//{*}circle")) == 3
    assert json.dumps(as_svg(named, "x"))


def test_every_fault_of_a_bot_can_be_told_without_details() -> None:
    from wanderwall.i18n import Texts

    # said before anything is played
    before = {f"bot.{why}" for why in ("unknown", "command", "needs_fast", "address", "unreachable")}
    before |= {"bot.learned_file", "bot.strength", "bot.dial", "bot.taken"}
    faults = {code for code in codes() if code.startswith("bot.") and code not in before}
    assert len(faults) == 7
    for code in faults:
        assert "{" not in Texts("en").problem(Problem(code))
