"""Training from nothing to a bot in a file, in seconds, where torch is installed."""

from __future__ import annotations

from pathlib import Path

import pytest

import wanderwall

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
