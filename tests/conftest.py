"""Hypothesis settings without deadlines, with instructions to repeat a failure; costly things are made once for many
tests.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import settings

gc.disable()  # while tests are collected: objects created then stay alive
settings.register_profile("wanderwall", deadline=None, print_blob=True)
settings.load_profile("wanderwall")

#: tests that share something costly; one test process runs all tests of a group. Costly are: code that is compiled at
#: its first call, apart from the searches of the bots; PostgreSQL with its servers; a wheel. The groups start first:
#: otherwise all processes would wait for the last of them at the end
GROUPS = {
    "compiled": (
        r"tests/(envs|kernel|puzzles|solver|train)/|docs/(solver|views)\.md|"
        r"tests/cli/(test_(coach|puzzles)\.py|test_commands\.py::test_bench)"
    ),
    "postgres": r"tests/server/(.*postgres|.*::.*worker|test_(admin|backup|start|two_processes)\.py)",
    "wheel": r"tests/web/test_(wheel|container)\.py",
}


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[Any], list[Any]]:
    """Do not search the tests for doctests, whose modules are a subclass: only the package has examples."""
    return [found for found in (yield) if type(found) is pytest.Module]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Freeze all objects that exist now: the garbage collector need not visit them again."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: Any, ids: list[str]) -> None:
    """Name the group of each test before it is scheduled, as `--dist loadgroup` reads it: each process gets one test at
    a time, and groups as a whole, the largest first. The mark `xdist_group` would do the same, but is ignored with
    pytest 9.2: https://github.com/pytest-dev/pytest-xdist/issues/1386.
    """
    if node.config.getvalue("dist") == "loadgroup":
        groups = (next((group for group, tests in GROUPS.items() if re.match(tests, id)), "") for id in ids)
        ids[:] = [f"{id}@{group}" if group else id for id, group in zip(ids, groups, strict=True)]
