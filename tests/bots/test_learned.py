"""Players from a file: they see and act as in the environment they were trained in, and another file is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wanderwall.arena.pairing import Pairing, play
from wanderwall.bots import bot, bot_names, is_offered
from wanderwall.bots.classic.learned.policy import Policy, PolicyBot, moves_of, read, write
from wanderwall.bots.protocol import BotFailed, Budget, History
from wanderwall.encoding.layout import Layout
from wanderwall.encoding.observe import frame_of, observation
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.rules_core import RulesCore
from wanderwall.problem import Problem
from wanderwall.server.workers.runner import player_of


def any_policy(seats: int = 2, seed: int = 1) -> Policy:
    """Weights by lot."""
    layout, dice = Layout(7, seats, hints=True), np.random.default_rng(seed)
    sizes = [(layout.size, 16), (16, layout.actions)]
    layers = [(dice.normal(size=size).astype(np.float32), np.zeros(size[1], np.float32)) for size in sizes]
    return Policy(layout, rotate=True, layers=tuple(layers))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write(any_policy(), tmp_path / "two.npz")
    return tmp_path / "two.npz"


def test_it_sees_and_acts_as_in_its_environment(file: Path) -> None:
    core = RulesCore(EnvConfig(hints=True, rotate=True, engine="rules", turn_limit=4))
    policy, dice = read(file), np.random.default_rng(3)
    assert all((kept == made).all() for kept, made in zip(policy.layers[0], any_policy().layers[0], strict=True))
    core.reset(5)
    while not core.over:
        seat: Any = core.mover
        view, choices = core.game.view(core.state, seat), core.game.choices(core.state, seat)
        frame = frame_of(view, policy.rotate)
        assert (observation(policy.layout, frame, view, choices) == core.observe(seat)).all()
        moves = moves_of(policy.layout, frame, choices)
        assert sorted(moves) == np.flatnonzero(core.mask()).tolist()
        number = int(dice.choice(list(moves)))
        assert core.game.notation.read_move(core.state, seat, moves[number]) == core.moves[number]
        core.step(number)


def test_it_plays_in_the_arena_and_the_same_seed_is_the_same_game(file: Path) -> None:
    names = (f"learned:{file}", "random")
    options = {"goals": 1, "turn_limit": 5}
    pairing = Pairing(0, "classic-1986", names, options, Budget(), deal="3", seed="4", keep_record=True)
    once, again = (play(pairing, [bot(name, "classic") for name in names]) for _ in range(2))
    assert once.record == again.record != ""
    assert not once.fault


def test_an_admin_offers_it_under_the_name_of_its_file(file: Path) -> None:
    mine = (f"learned:{file}",)
    assert "two" not in bot_names("classic")
    assert "two" in bot_names("classic", mine)
    assert "two" not in bot_names("towers", mine)
    assert is_offered("two", "classic", mine)
    assert not is_offered("two", "classic")
    player = player_of("two", "classic", mine)  # as a server's process for bots makes it
    assert isinstance(player, PolicyBot)
    assert player.policy.layout.seats == 2
    for name, files in ((f"learned:{file}", mine), ("two", ())):  # a client names what is offered, never a file
        with pytest.raises(Problem, match=r"bot.unknown"):
            player_of(name, "classic", files)


def test_it_likes_what_its_net_likes(file: Path) -> None:
    core = RulesCore(EnvConfig(hints=True, engine="rules"))
    core.reset(1)
    seen = History.now(core.game.view(core.state, core.mover), core.game.choices(core.state, core.mover))
    wanted = max(np.flatnonzero(core.mask()).tolist())
    bias = np.zeros(97, np.float32)
    bias[wanted] = 1000
    write(Policy(core.layout, False, ((np.zeros((core.layout.size, 97), np.float32), bias),)), file)
    move = bot(f"learned:{file}", "classic").choose(seen, Budget(), 1).move
    assert core.game.notation.read_move(core.state, core.mover, move) == core.moves[wanted]


def test_at_another_table_it_says_what_it_knows(file: Path) -> None:
    core = RulesCore(EnvConfig(seats=3, engine="rules"))
    core.reset(1)
    seen = History.now(core.game.view(core.state, core.mover), core.game.choices(core.state, core.mover))
    with pytest.raises(BotFailed, match=r"bot.learned_table"):
        bot(f"learned:{file}", "classic").choose(seen, Budget(), 1)
    with pytest.raises(Problem, match=r"bot.learned_table"):
        bot(f"learned:{file}", "towers")


def test_a_file_that_is_no_player_is_told(file: Path, tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"file.unreadable"):
        bot(f"learned:{tmp_path / 'none.npz'}", "classic")
    with np.load(file) as kept:
        parts = dict(kept)
    bad: dict[str, dict[str, Any]] = {
        "format": parts | {"format": "another"},
        "shape": parts | {"w1": parts["w1"][:, :5]},
        "rows": parts | {"w0": parts["w0"][:5]},
        "layers": {name: part for name, part in parts.items() if name[0] not in "wb"},
        "missing": {name: part for name, part in parts.items() if name != "b1"},
        "objects": parts | {"w0": np.array([{}], object)},
    }
    for name, content in bad.items():
        np.savez(tmp_path / f"{name}.npz", **content)
    (tmp_path / "words.npz").write_text("good morning")
    (tmp_path / "half.npz").write_bytes(file.read_bytes()[:2000])
    for name in (*bad, "words", "half"):
        with pytest.raises(Problem, match=r"bot.learned_file"):
            bot(f"learned:{tmp_path / name}.npz", "classic")
