"""The same tournament on a local Ray with two workers, one of which is killed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from wanderwall.arena.journal import Journal
from wanderwall.arena.plan import Tournament
from wanderwall.arena.run import run
from wanderwall.arena.workers import one_by_one
from wanderwall.bots.protocol import Budget
from wanderwall.problem import Problem

SHORT = {"goals": 1, "turn_limit": 20}


def test_without_ray_the_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from wanderwall.arena.cluster import on_ray

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Problem) as refused:
        on_ray()
    assert refused.value.code == "arena.no_ray"


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games_and_a_killed_worker_loses_none(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    from wanderwall.arena.cluster import on_ray

    (tmp_path / "killer.py").write_text(
        "import os, pathlib, signal\n"
        f"mark = pathlib.Path({str(tmp_path / 'mark')!r})\n"
        "if not mark.exists():\n"
        "    mark.touch()\n"
        "    os.kill(os.getppid(), signal.SIGKILL)\n"
    )
    bots = (f"cmd:{sys.executable} {tmp_path / 'killer.py'}", "level2", "level1")
    plan = Tournament("classic-1986", bots, 2, seed=7, options=SHORT, budget=Budget(None, 300))
    here, there = Journal.begin(tmp_path / "here", plan), Journal.begin(tmp_path / "there", plan)
    run(there, on_ray(None, 2))
    assert (tmp_path / "mark").exists()
    run(here, one_by_one)
    ends = [sorted((r.number, r.winners, r.reason, r.moves) for r in kept.results) for kept in (here, there)]
    assert ends[0] == ends[1]
    assert len(ends[0]) == 6
