"""The budget: processor time where the system tells it, and never later than twice the budget on the wall."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from wanderwall.bots import budget as meter
from wanderwall.bots.budget import LATEST, SEARCHING, Meter
from wanderwall.bots.protocol import Budget

#: seconds
BUDGET = 0.05


class Machine:
    """A machine on which an item of the work takes so much processor and so much time on the wall."""

    def __init__(self, processor: float, wall: float) -> None:
        self.processor, self.wall, self.items = processor, wall, 0

    def work(self, first: int, last: int) -> int:
        self.items += last - first
        return last - first

    def thread_time(self) -> float:
        return self.processor * self.items

    def perf_counter(self) -> float:
        return self.wall * self.items


def items(monkeypatch: pytest.MonkeyPatch, machine: Machine, clock: object) -> int:
    """How many items are done within the budget."""
    monkeypatch.setattr(meter, "time", clock)
    Meter(Budget(1000 * BUDGET)).run(machine.work, 10_000)
    return machine.items


@pytest.mark.parametrize("share", [1.0, 0.9, 0.6])
def test_a_busy_machine_makes_nobody_weaker(monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    machine = Machine(0.004, 0.004 / share)
    assert items(monkeypatch, machine, machine) == pytest.approx(SEARCHING * BUDGET / 0.004, abs=1)


@pytest.mark.parametrize("share", [0.4, 0.1, 0.01])
def test_nobody_is_later_than_twice_the_budget(monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    machine = Machine(0.002 * share, 0.002)
    items(monkeypatch, machine, machine)
    assert BUDGET < machine.perf_counter() < LATEST * BUDGET


def test_the_clock_on_the_wall_where_the_system_tells_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(0.0, 0.004)
    clock = SimpleNamespace(perf_counter=machine.perf_counter)
    assert items(monkeypatch, machine, clock) == pytest.approx(SEARCHING * BUDGET / 0.004, abs=1)
