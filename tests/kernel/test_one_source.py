"""One source: compiled, as plain Python, on a (simulated) graphics card; and edits are always seen."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wanderwall

ROOT = Path(__file__).parents[2]
PLAIN = {"NUMBA_DISABLE_JIT": "1"}


def python(*words: str, **environment: str) -> str:
    """Run Python with this environment on top of ours; what it printed."""
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_plain_python_agrees_with_the_rules() -> None:
    """The same tests, a part of them, without any compiler."""
    printed = python(
        *("-m", "pytest", "-p", "no:cacheprovider", "tests/kernel/test_reach.py", "tests/kernel/test_classic.py"),
        *(
            "-k",
            "counts or mazes or tiny-2 or small-5-3-goals",
        ),
        **PLAIN,
    )
    assert " passed" in printed
    assert "skipped" not in printed


def test_the_card_agrees_with_the_processor_in_the_simulator() -> None:
    printed = python("-W", "error", "-m", "tools", "check", "gpu", "--small", NUMBA_ENABLE_CUDASIM="1", **PLAIN)
    assert json.loads(printed)["same"]["games"] > 0


def test_importing_the_house_brings_no_numba() -> None:
    assert python("-c", "import sys, wanderwall; print('numba' in sys.modules, 'numpy' in sys.modules)") == (
        "False False\n"
    )


ASK = """
from wanderwall.kernel.board import KernelArrow
from wanderwall.kernel.classic import carry_pawns
from wanderwall.kernel.jit import i32, u32, u64
print(carry_pawns(KernelArrow(u64(0x81020408102), u64(7), u64(1), u64(43), False, True, i32(1)), u32(1), i32(1)))
"""


@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="nothing is compiled")
def test_an_edit_in_one_file_is_seen_in_all(tmp_path: Path) -> None:
    """numba keeps compiled functions on disk; `carry_pawns` holds a copy of `carry`, which is in another file."""
    copy = tmp_path / "wanderwall"
    shutil.copytree(Path(wanderwall.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
    assert python("-c", ASK, PYTHONPATH=str(tmp_path)) == "8\n"
    assert list((copy / "__pycache__" / "wanderwall").rglob("classic.carry_pawns*.nbi")), "nothing was kept"
    board = copy / "kernel" / "board.py"
    board.write_text(board.read_text().replace("at + arrow.step)", "at + arrow.step + arrow.step)"))
    assert python("-c", ASK, PYTHONPATH=str(tmp_path)) == "15\n"
    for path in copy.rglob("*.py"):  # what was kept names a class that is gone
        path.write_text(re.sub(r"\bKernelArrow\b", "Inlet", path.read_text()))
    assert python("-c", re.sub(r"\bKernelArrow\b", "Inlet", ASK), PYTHONPATH=str(tmp_path)) == "15\n"
