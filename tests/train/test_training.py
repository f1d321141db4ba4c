"""Training from nothing to a file, in seconds, where torch is installed: PPO, and self-play of the value net.

Both learn, can be resumed, and play reads what they wrote.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import wanderwall
from wanderwall.kernel.features import VERSION, rows
from wanderwall.problem import Problem

torch = pytest.importorskip("torch", reason="torch comes with the extra `train`")

TRIAL = (
    "--minutes 1000 --every 1000 --rounds 2 --turn_limit 4 --device cpu "
    "--games 16 --steps 8 --part 64 --width 8 --measured 8"
)


def test_it_trains_and_the_file_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from wanderwall.train.ppo import main

    file = tmp_path / "mine.npz"
    main([*TRIAL.split(), "--out", str(file)])
    first, last = capsys.readouterr().out.splitlines()
    assert "0.00 M steps" in first
    assert "wins against random" in last
    assert (tmp_path / "mine.svg").read_text(encoding="utf-8").startswith("<svg")
    match = wanderwall.start("classic-1986", 2, goals=1, turn_limit=3, seed=1)
    while not match.outcome:
        match.move(match.ask(f"learned:{file}"))


def test_a_stopped_training_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It saves while it runs; net, optimiser, curve and random numbers are as they were, and bad files are refused."""
    from wanderwall.train.ppo import PpoSettings, PpoTraining, main

    file = tmp_path / "mine.npz"
    main([*TRIAL.split(), "--out", str(file)])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.npz", "mine.pt", "mine.svg"]
    main([*TRIAL.replace("--rounds 2", "--rounds 4").split(), "--out", str(file), "--resume"])
    assert len(capsys.readouterr().out.splitlines()) == 4
    plan = PpoSettings(turn_limit=4, games=16, steps=8, width=8)
    training, other = (PpoTraining(plan, torch.device("cpu"), out=file) for _ in range(2))
    for one in (training, other):
        one.resume()
    assert training.rounds == 4
    assert len(training.curve) == 4
    assert training.optimizer.state_dict()["state"][0]["step"] > 0
    other.resume()
    begun = other.play()[0].action
    training.resume()
    assert torch.equal(training.play()[0].action, begun)
    checkpoint = file.with_suffix(".pt")
    checkpoint.write_bytes(checkpoint.read_bytes()[:1000])  # as if it had been cut off
    for bad in ([], ["--width", "9"]):
        with pytest.raises(SystemExit, match=r"checkpoint"):
            main([*TRIAL.split(), "--out", str(file), "--resume", *bad])
    with pytest.raises(SystemExit):
        main([*TRIAL.split(), "--out", str(tmp_path / "none.npz"), "--resume"])


def test_surprises_fade_with_the_distance_and_stop_at_an_end() -> None:
    from wanderwall.train.ppo import PpoSettings, PpoTraining, Rollout

    training = PpoTraining(PpoSettings(games=1, steps=3, width=4, discount=0.5, trace=0.5), torch.device("cpu"))
    nothing, one = torch.zeros(3, 1), torch.tensor([[0.0], [0.0], [1.0]])
    goes_on = torch.zeros(3, 1, dtype=torch.bool)
    ends = torch.tensor([[False], [True], [False]])
    for done, expected in ((goes_on, [0.0625, 0.25, 1.0]), (ends, [0.0, 0.0, 1.0])):
        played = Rollout(nothing, nothing, nothing, nothing, nothing, one, done)
        assert training.advantages(played, torch.zeros(1)).flatten().tolist() == pytest.approx(expected)


def test_what_it_learns_from_becomes_likelier_and_the_illegal_never_is() -> None:
    from wanderwall.train.ppo import PpoSettings, PpoTraining

    training = PpoTraining(PpoSettings(games=32, steps=4, part=64, epochs=4, width=16, rate=1e-2), torch.device("cpu"))
    played, last = training.play()
    wanted = played.action == played.action[0, 0]
    training.learn((played._replace(reward=wanted.float(), done=torch.ones_like(played.done)), last))
    likely, _ = training.net(played.seen[0], played.mask[0])
    assert likely[0, played.action[0, 0]] > played.likely[0, 0]
    assert not likely.exp()[~played.mask[0]].any()


def test_it_learns_with_as_many_cores_as_is_faster_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock of its own: others want the cores until half of the time is over."""
    from wanderwall.train import ppo as train

    now, with_so_many = 0.0, list[int]()
    training = train.PpoTraining(train.PpoSettings(minutes=1, games=1, every=30, width=4), torch.device("cpu"))

    def learned(_: object) -> None:
        nonlocal now
        held_up = now < 30
        now += 1 if with_so_many[-1] == 1 else 3 if held_up else 0.5

    monkeypatch.setattr(torch, "get_num_threads", lambda: 2)
    monkeypatch.setattr(torch, "set_num_threads", with_so_many.append)
    monkeypatch.setattr("wanderwall.train.ppo.time.monotonic", lambda: now)
    for part, does in (("play", lambda: None), ("learn", learned), ("measure", lambda seconds: None)):
        monkeypatch.setattr(training, part, does)
    training.run()
    busy, free = with_so_many[:28], with_so_many[28:]
    assert busy == [1, 2, *[1] * 26]
    assert free == [1, *[2] * 58]
    with_so_many.clear()
    training.plan = train.PpoSettings(threads=2, rounds=training.rounds + 3)
    training.run()
    assert with_so_many == [2, 2, 2]


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
    assert (again.rounds, again.played, again.curve) == (4, training.played, training.curve)
    assert (tmp_path / "two.svg").read_text(encoding="utf-8").startswith("<svg")
    other = SelfplayTraining(replace(plan, first=8), tmp_path / "two.npz", torch.device("cpu"), said.append)
    with pytest.raises(Problem, match=r"train.checkpoint"):
        other.resume()
    for start in ("two.pt", "two.svg", "none.npz"):
        with pytest.raises(Problem):
            SelfplayTraining(replace(plan, start=str(tmp_path / start)), tmp_path / "x.npz", torch.device("cpu"))
    with pytest.raises(Problem, match=r"train.weights"):
        SelfplayTraining(
            replace(plan, start=str(tmp_path / "two.npz"), seats=3), tmp_path / "x.npz", torch.device("cpu")
        )


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
