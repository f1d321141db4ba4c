"""Training from nothing to a file of weights, in seconds: it learns, can be resumed, and play reads what it wrote."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from wanderwall.kernel.features import VERSION, rows

torch = pytest.importorskip("torch", reason="torch comes with the extra `train`")


def test_it_trains_saves_and_goes_on(tmp_path: Path) -> None:
    from wanderwall.train.selfplay import SelfplaySettings, SelfplayTraining

    said: list[str] = []
    plan = SelfplaySettings(
        games=32, turns=16, batch=32, rounds=4, warm=2, measured=8, first=16, minutes=1e3, every=1e9, fitted=8
    )
    training = SelfplayTraining(plan, tmp_path / "two.npz", torch.device("cpu"), said.append)
    training.run()
    assert "round    4" in said[-2]
    assert said[-1].startswith("the best push is among ")
    losses = [float(line.split("loss ")[1].split()[0]) for line in said[:-1]]
    assert losses[-1] < losses[0]
    with np.load(tmp_path / "two.npz") as kept:
        assert str(kept["features"]) == VERSION
        assert kept["first"].shape == (rows(2), 16)
    again = SelfplayTraining(plan, tmp_path / "two.npz", torch.device("cpu"), said.append)
    again.resume()
    assert (again.rounds, again.played) == (4, training.played)


def test_towers_are_learned_too_with_what_their_turns_tell(tmp_path: Path) -> None:
    from wanderwall.kernel.towers.features import ROWS
    from wanderwall.kernel.towers.features import VERSION as OF_TOWERS
    from wanderwall.kernel.towers.hidden_cards import KINDS
    from wanderwall.train.selfplay import SelfplaySettings, SelfplayTraining

    said: list[str] = []
    plan = SelfplaySettings(
        *("towers", 2, 1e3), games=32, turns=16, batch=32, rounds=4, warm=2, measured=8, first=16, every=1e9
    )
    training = SelfplayTraining(plan, tmp_path / "towers.npz", torch.device("cpu"), said.append)
    training.run()
    losses = [float(line.split("loss ")[1].split()[0]) for line in said]
    assert losses[-1] < losses[0]
    with np.load(tmp_path / "towers.npz") as kept:
        assert str(kept["features"]) == OF_TOWERS
        assert kept["first"].shape == (ROWS, 16)
        assert kept["factors"].shape == (KINDS,)
        assert len(set(kept["factors"])) > 5


def test_a_wider_value_begins_where_a_narrow_one_ended(tmp_path: Path) -> None:
    from wanderwall.train.classic import shape
    from wanderwall.train.value import Shortlist, Value, begin_with, save

    narrow, wide = Value(shape(2), 8), Value(shape(2), 20)
    save(narrow, Shortlist(shape(2)), tmp_path / "narrow.npz")
    begin_with(wide, tmp_path / "narrow.npz")
    x, squares = torch.rand(5, rows(2)), torch.arange(5)
    assert torch.allclose(wide(x, squares), narrow(x, squares), atol=1e-2)


def test_what_turns_led_to() -> None:
    """Two players: the second turn of the first wins; the other one's last turn before it has lost."""
    from wanderwall.kernel.selfplay import GOES_ON, WON
    from wanderwall.train.selfplay import SelfplaySettings, returns

    thought = torch.tensor([[0.5], [0.4], [0.8], [0.3], [0.6]])
    ends = torch.tensor([[GOES_ON], [GOES_ON], [WON], [GOES_ON], [GOES_ON]])
    led = returns(thought, torch.zeros(5, 1, dtype=torch.bool), ends, SelfplaySettings(trace=0.5), True)
    assert led[:3, 0].tolist() == pytest.approx([0.5 * 0.8 + 0.5 * 1.0, 0.0, 1.0])
