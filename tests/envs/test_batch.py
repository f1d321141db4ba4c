"""Batches: in place, without copies, the same games whatever the kind of number, the threads or the pool; tables can be
copied, pickled and sent to other processes.
"""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tests.contract.cases import Case, cases, over, random_game
from tests.games.classic.tables import TINY
from wanderwall.envs import Batch
from wanderwall.envs.sb3 import ClassicVecEnv
from wanderwall.games import edition
from wanderwall.problem import Problem


def test_all_kinds_of_numbers_tell_the_same() -> None:
    small, half, whole = (Batch(50, dtype=kind, goals=1, hints=True).reset(3) for kind in ("u8", "bf16", "f32"))
    bits, ends = small.layout.bits, 0
    for _ in range(60):
        actions = small.random_actions().copy()
        for batch in (small, half, whole):
            batch.step(actions)
        ends += int(small.done.sum())
        assert (small.observation == whole.observation[:, :bits]).all()
        widened = (half.observation.astype(np.uint32) << 16).view(np.float32)
        assert (widened == whole.observation[:, :bits]).all()
        assert (small.fractions == whole.observation[:, bits:]).all()
        assert (small.mask == whole.mask).all()
        assert not small.illegal.any()
    assert whole.observation.shape == (50, whole.layout.size)


def test_threads_and_other_games_change_nothing() -> None:
    many = Batch(6000, goals=1, opponent="greedy", threads=2).reset(np.arange(6000))
    few = Batch(100, goals=1, opponent="greedy", threads=1, pool=6000).reset(np.arange(100))
    same = np.ones(100, bool)
    for _ in range(8):
        actions = many.random_actions().copy()
        many.step(actions)
        few.step(actions[:100])
        assert (many.observation[:100] == few.observation)[same].all()
        assert (many.rewards[:100] == few.rewards)[same].all()
        same &= ~few.done  # the next deals come from pools that differ
    assert same.any()


def test_games_go_on_for_ever_and_are_zero_sum() -> None:
    batch = Batch(200, seats=3, goals=1, turn_limit=6, pool=16).reset(1)
    ended = np.zeros(200, int)
    for _ in range(120):
        before = batch.done.copy()
        batch.step(batch.random_actions())
        ended += batch.done
        assert abs(batch.rewards.sum(axis=1)).max() < 1e-6
        assert (batch.rewards[before] == 0).all(), "a game that begins is worth nothing"
    assert ended.min() >= 3


def test_arrays_are_shared_not_copied() -> None:
    batch = Batch(16).reset(1)
    rows, mask = batch.rows, np.from_dlpack(batch.mask)
    address = rows.ctypes.data
    assert address % 64 == 0
    assert rows.flags.c_contiguous
    assert np.shares_memory(rows, batch.observation)
    assert batch.mask_rows.flags.c_contiguous
    assert np.shares_memory(batch.mask_rows, batch.mask)
    kept = mask.copy()
    batch.step(batch.random_actions())
    assert batch.rows.ctypes.data == address
    assert np.shares_memory(mask, batch.mask)
    assert (mask != kept).any()


@pytest.mark.parametrize(
    "actions", [np.zeros(15, int), np.zeros((16, 1), int), np.zeros(16), [None] * 16, "push", 3], ids=repr
)
def test_bad_actions_are_told_and_change_nothing(actions: Any) -> None:
    batch = Batch(16).reset(1)
    kept = batch.observation.copy()
    with pytest.raises(Problem, match=r"envs.array"):
        batch.step(actions)
    assert (batch.observation == kept).all()


def test_actions_out_of_range_lose() -> None:
    batch = Batch(4).reset(1)
    batch.step(np.array([97, -1, 1 << 40, 60]))
    assert batch.illegal.all()
    assert batch.done.all()


def test_actions_are_refused_before_anything_happens_where_that_was_asked_for() -> None:
    batch, tables = Batch(4, illegal="raise").reset(1), ClassicVecEnv(4, illegal="raise", seed=1)
    kept, _ = batch.observation.copy(), tables.reset()
    legal = batch.random_actions().copy()
    for bad in (60, 97, -1):
        with pytest.raises(Problem, match=r"envs.illegal"):
            batch.step(np.array([*legal[:3], bad]))
        with pytest.raises(Problem, match=r"envs.illegal"):
            tables.step(np.full(4, bad))
    assert (batch.observation == kept).all()
    assert not batch.step(legal).done.any()
    with pytest.raises(Problem, match="illegal"):
        Batch(4, device="cuda", illegal="raise")


@pytest.mark.parametrize(
    "given",
    [
        {"n": 0},
        {"n": 2.5},
        {"dtype": "f64"},
        {"device": "tpu"},
        {"autoreset": "never"},
        {"pool": 0},
        {"threads": 0},
        {"goals": 99},
    ],
    ids=str,
)
def test_bad_settings_are_told(given: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        Batch(**{"n": 4, **given})


def test_a_batch_must_begin_and_seeds_must_fit() -> None:
    with pytest.raises(Problem, match=r"envs.unbegun"):
        Batch(4).step(np.zeros(4, int))
    for seed in (np.zeros(3, int), np.zeros(4), np.full(4, -1), -1, "one", True):
        with pytest.raises(Problem):
            Batch(4).reset(seed)  # type: ignore[arg-type]


def test_the_interface_of_stable_baselines() -> None:
    tables = ClassicVecEnv(8, goals=1, turn_limit=4, opponent="random", seed=1)
    seen = tables.reset()
    ended = 0
    for _ in range(12):
        masks = tables.action_masks()
        assert (np.stack(tables.env_method("action_masks")) == masks).all()
        seen, rewards, done, infos = tables.step(np.array([np.flatnonzero(mask)[0] for mask in masks]))
        assert seen.shape == (8, tables.batch.layout.size)
        assert rewards.shape == (8,)
        for game in np.flatnonzero(done):
            ended += 1
            assert infos[game]["terminal_observation"].shape == seen[game].shape
    assert ended >= 8
    assert tables.get_attr("render_mode") == [None] * 8
    with pytest.raises(AttributeError):
        tables.get_attr("colour")
    with pytest.raises(Problem, match="opponent"):
        ClassicVecEnv(8, opponent=None)


CASES = [case for case in cases() if case.seats == 2]


@over(CASES)
def test_a_table_is_the_same_after_copying_and_pickling(case: Case) -> None:
    for turn in random_game(case, seed=10, most=12):
        for again in (copy.deepcopy(turn.state), copy.copy(turn.state), pickle.loads(pickle.dumps(turn.state))):
            assert again == turn.state
            assert again.edition is turn.state.edition


ASK = """
import pickle, sys
from wanderwall.games import game_of
state = pickle.load(sys.stdin.buffer)
print(state.edition.id, state.edition.names["sun"]["de"], game_of(state.edition).name)
"""


def test_somebodys_own_edition_reaches_a_process_that_has_not_read_it() -> None:
    case = Case(str(TINY), 2, {"goals": 1})
    sent = pickle.dumps(next(random_game(case, seed=1)).state)
    answer = subprocess.run([sys.executable, "-c", ASK], input=sent, capture_output=True, check=True)
    assert answer.stdout.decode().split() == ["tiny", edition(str(TINY)).name("sun", "de"), "classic"]


# ── libraries that learn take the batch's own memory and play by its masks, each where it is installed ───────────────


def test_torch_takes_the_memory_of_a_batch() -> None:
    torch: Any = pytest.importorskip("torch", reason="torch comes with the extra `train`")
    batch = Batch(64, goals=1).reset(1)
    for array in (batch.rows, batch.observation, batch.mask, batch.rewards, batch.done, batch.seat):
        assert torch.from_dlpack(array).data_ptr() == array.ctypes.data
    rows = torch.from_dlpack(batch.rows)
    before = rows.clone()
    batch.step(torch.from_dlpack(batch.random_actions()))
    assert (rows != before).any()
    half = Batch(8, dtype="bf16").reset(1)
    bits = torch.from_dlpack(half.rows.view(np.int16)).view(torch.bfloat16)
    assert set(bits.float().unique().tolist()) == {0.0, 1.0}


def test_jax_takes_the_memory_of_a_batch() -> None:
    jax: Any = pytest.importorskip("jax", reason="jax is not installed")
    batch = Batch(64).reset(1)
    for array in (batch.rows, batch.mask_rows):  # what begins at a 64-byte address
        assert jax.numpy.from_dlpack(array).unsafe_buffer_pointer() == array.ctypes.data


def test_maskable_ppo_learns_from_tables_of_stable_baselines() -> None:
    contrib: Any = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    tables = ClassicVecEnv(16, opponent="random", goals=1, turn_limit=4, seed=1)
    model = contrib.MaskablePPO("MlpPolicy", tables, n_steps=8, batch_size=64, n_epochs=1, seed=1, device="cpu")
    model.learn(512)
    seen, masks = tables.reset(), tables.action_masks()
    actions, _ = model.predict(seen, action_masks=masks)
    assert masks[np.arange(16), actions].all()
    assert not tables.step(actions)[2].any()
