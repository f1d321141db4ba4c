"""Property tests are about truth, not speed, and say how to repeat a failure; what is costly is made once for many."""

from __future__ import annotations

import gc
import re
from collections.abc import Generator
from typing import Any

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

gc.disable()  # while tests are collected: what comes then stays
settings.register_profile("wanderwall", deadline=None, print_blob=True)
settings.load_profile("wanderwall")

#: tests that share something costly, of which one process of the tests takes all: what is compiled when it is first
#: called, beside the searches of the bots; PostgreSQL with its servers; a wheel. They begin first, and so does the
#: container: everybody would wait for it at the end
GROUPS = {
    "compiled": (
        r"tests/(envs|kernel|puzzles|solver)/|docs/(solver|views)\.md|"
        r"tests/cli/(test_coach\.py|test_commands\.py::test_bench)"
    ),
    "postgres": r"tests/server/(.*postgres|.*worker|test_(backup|start|upkeep)\.py)",
    "wheel": r"tests/web/test_(wheel|container)\.py",
}


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """One test at a time for each process, and groups as a whole, these first. The mark `xdist_group` would say the
    same, but is not seen with pytest 9.2: https://github.com/pytest-dev/pytest-xdist/issues/1386.
    """

    def _split_scope(self, nodeid: str) -> str:
        return next((group for group, ids in GROUPS.items() if re.match(ids, nodeid)), nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[Any], list[Any]]:
    """Examples in docstrings are those of the package: here there are none, and each module was searched for them."""
    return [found for found in (yield) if not isinstance(found, DoctestModule)]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """All that is there now stays: who looks for garbage need not look through it again."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling | None:
    return Together(config, log) if config.getvalue("dist") == "loadgroup" else None
