"""Libraries that learn, each where it is installed: they take the batch's own memory, and play by its masks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from wanderwall.envs import Batch
from wanderwall.envs.sb3 import ClassicVecEnv


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
