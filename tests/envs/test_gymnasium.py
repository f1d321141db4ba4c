"""Gymnasium's own checks, unmodified, and what they do not ask: vectors, both ways to start again, bot opponents."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import wanderwall.envs.gym
from tests.draw.views import film_of
from wanderwall.bots.protocol import BotFailed
from wanderwall.draw.svg import svg
from wanderwall.envs.config import VERSIONS, EnvConfig
from wanderwall.envs.gym import BENCHMARK, ClassicVectorEnv, SlidingEnv, hash_games
from wanderwall.problem import Problem

wanderwall.envs.gym.register()

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "classic": ("wanderwall/Classic-v0", {}),
    "classic, four, random": ("wanderwall/Classic-v0", {"seats": 4, "opponent": "random", "rotate": True}),
    "alone": ("wanderwall/Classic-v0", {"seats": 1, "hints": True}),
    "a bot by name": ("wanderwall/Classic-v0", {"opponent": "level1", "goals": 1, "turn_limit": 10}),
    "rules": ("wanderwall/Classic-v0", {"engine": "rules", "turn_limit": 10}),
    "towers": ("wanderwall/Towers-v0", {"goals": 1, "turn_limit": 10}),
    "go": ("wanderwall/GoPuzzle-v0", {}),
}


@pytest.mark.parametrize(("name", "given"), TABLES.values(), ids=TABLES)
def test_check_env(name: str, given: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, disable_env_checker=True, **given).unwrapped)


@pytest.mark.parametrize(("name", "given"), TABLES.values(), ids=TABLES)
def test_games_end(name: str, given: dict[str, Any]) -> None:
    table: Any = gymnasium.make(name, **given)
    rng = np.random.default_rng(1)
    for seed in (1, None):
        _, info = table.reset(seed=seed)
        over, reward = False, 0.0
        for _ in range(2000):
            _, reward, over, cut, info = table.step(rng.choice(np.flatnonzero(info["action_mask"])))
            if over or cut:
                break
        assert over or cut
        assert -1 <= reward <= 1
    table.close()


@pytest.mark.parametrize("name", ["classic", "a bot by name", "towers", "go"])
def test_a_notebook_shows_the_game_so_far(name: str) -> None:
    id, given = TABLES[name]
    table: Any = gymnasium.make(id, **given).unwrapped
    assert table._repr_html_() is None
    _, info = table.reset(seed=2)
    for _ in range(3):
        *_, info = table.step(int(info["action_mask"].argmax()))
    film = film_of(table._repr_html_())
    assert film["captions"] == ["0 / 3", "1 / 3", "2 / 3", "3 / 3"]
    view = table.game.view(table._state, 0) if name == "go" else table.core.view(table._seat)
    assert "".join(film["elements"][number] for number in film["pictures"][-1]) == svg(view)
    table.close()


def test_pictures() -> None:
    table = gymnasium.make("wanderwall/Classic-v0", render_mode="rgb_array")
    table.reset(seed=1)
    picture: Any = table.render()
    assert picture.dtype == np.uint8
    assert picture.shape[1:] == (600, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20
    words = gymnasium.make("wanderwall/Towers-v0", render_mode="ansi")
    words.reset(seed=1)
    assert "╔" in str(words.render())
    with pytest.raises(Problem, match=r"render_mode"):
        SlidingEnv(render_mode="film")


@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_make_vec(mode: str) -> None:
    tables = gymnasium.make_vec("wanderwall/Classic-v0", num_envs=3, vectorization_mode=mode, goals=1)
    seen, info = tables.reset(seed=3)
    for _ in range(30):
        assert seen in tables.observation_space
        actions = np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in info["action_mask"]])
        seen, rewards, done, cut, info = tables.step(actions)
        assert rewards.shape == done.shape == cut.shape == (3,)
    tables.close()


@pytest.mark.parametrize("name", ["wanderwall/Towers-v0", *(BENCHMARK + name for name in VERSIONS)])
def test_every_environment_has_a_vector(name: str) -> None:
    tables = gymnasium.make_vec(name, num_envs=2)
    seen, info = tables.reset(seed=3)
    for _ in range(4):
        assert seen in tables.observation_space
        seen, *_, info = tables.step(np.array([mask.argmax() for mask in info["action_mask"]]))
    tables.close()


def test_a_vector_plays_any_opponent() -> None:
    tables = gymnasium.make_vec("wanderwall-benchmark/Maze3-v1", num_envs=2, opponent="level1")
    _, info = tables.reset(seed=1)
    *_, info = tables.step(np.array([mask.argmax() for mask in info["action_mask"]]))
    assert info["action_mask"].any()
    tables.close()


@pytest.mark.parametrize("name", VERSIONS)
def test_the_games_of_a_version_never_change(name: str) -> None:
    """Rules, deals, observations, action numbers, rewards and the greedy opponent, or the name needs a new number."""
    assert hash_games(name) == VERSIONS[name].digest


def test_a_version_refuses_other_settings() -> None:
    assert EnvConfig(version="Maze3-v1", opponent="level1", seat=1).edition == "maze-3"
    for bad in ({"version": "Classic-v1", "goals": 5}, {"version": "Classic-v9"}, {"version": "GoPuzzle-v1"}):
        with pytest.raises(Problem, match=r"option.value"):
            EnvConfig(**bad)


def test_one_table_of_a_vector_is_a_table_alone() -> None:
    """The same seed, the same actions: the same game, until it ends."""
    many = ClassicVectorEnv(2, goals=1, turn_limit=8)
    one = SlidingEnv(goals=1, turn_limit=8)
    seen, info = many.reset(seed=[5, 6])
    one.core.reset(6)
    one._seat = one.core.mover
    assert info["seat"][1] == one._seat
    done = np.zeros(2, bool)
    while not done[1]:
        assert (seen[1] == one.core.observe(one._seat)).all()
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        seen, rewards, done, _, info = many.step(actions)
        _, reward, over, _, _ = one.step(actions[1])
        assert (rewards[1], done[1]) == (reward, over)


def test_both_ways_to_begin_anew() -> None:
    later = ClassicVectorEnv(64, goals=1, turn_limit=3, opponent="random")
    at_once = ClassicVectorEnv(64, goals=1, turn_limit=3, opponent="random", autoreset_mode=AutoresetMode.SAME_STEP)
    (one, info), (other, _) = later.reset(seed=1), at_once.reset(seed=1)
    assert (one == other).all()
    for _ in range(20):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        one, rewards, done, _, info = later.step(actions)
        other, same, over, _, infos = at_once.step(actions)
        assert (rewards == same).all()
        assert (done == over).all()
        if done.any():
            break
    assert done.any()
    for game in np.flatnonzero(done):
        assert (infos["final_obs"][game] == one[game]).all()
        assert other[game, later.layout.slices["turns"]] == 0 or at_once.batch.arrays.turns[game] == 1
    assert (one[~done] == other[~done]).all()
    again, rewards, _, _, _ = later.step(np.zeros(64, int))
    assert (again[done] == other[done]).all()
    assert (rewards[done] == 0).all()


def test_bad_input_is_told() -> None:
    for bad in ({"opponent": "nobody"}, {"opponent": None}, {"seats": 9}):
        with pytest.raises(Problem):
            SlidingEnv(**bad)
    table, tables = SlidingEnv(), ClassicVectorEnv(4, illegal="raise")
    with pytest.raises(Problem, match=r"option.unknown"):
        table.reset(options={"colour": "red"})
    with pytest.raises(Problem, match=r"envs.over"):
        table.step(0)
    with pytest.raises(Problem, match=r"option.unknown"):
        table.reset(options=5)
    with pytest.raises(Problem, match=r"envs.unbegun"):
        tables.step(np.zeros(4, int))
    for seeds in ([], [1, 2], [1, 2, 3, None], [1, 2, 3, -4], [0.5] * 4):
        with pytest.raises(Problem):
            tables.reset(seed=seeds)
    seen, _ = tables.reset(seed=1)
    for actions in (np.zeros(3, int), np.zeros(4), np.zeros((4, 1), int), [None] * 4, "push", None):
        with pytest.raises(Problem, match=r"envs.array"):
            tables.step(actions)  # type: ignore[arg-type]
    with pytest.raises(Problem, match=r"envs.illegal"):
        tables.step(np.full(4, 60))
    assert (tables.batch.observation == seen).all()
    with pytest.raises(Problem):
        ClassicVectorEnv(4, autoreset_mode=AutoresetMode.DISABLED)
    for bad in ({"opponent": "level1"}, {"opponent": None}, {"threads": 0}):
        with pytest.raises(Problem):
            ClassicVectorEnv(4, **bad)


#: a program that plays a whole turn, and in the next one does this
LIAR = """
import json, sys
asked = 0
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "liar"}), flush=True)
    elif said["type"] == "new game":
        asked = 0
    elif said["type"] == "view":
        asked += 1
        move = next(iter(said["choices"]["pushes"])) if said["choices"]["step"] == "push" else "stay"
        if asked == 3:
            DOES
        print(json.dumps({"type": "answer", "move": move}), flush=True)
"""


@pytest.mark.parametrize(("does", "code"), [("move = 'z99'", "bot.illegal_move"), ("sys.exit()", "bot.crashed")])
def test_an_opponent_that_lies_or_goes_ends_the_game_by_an_error(does: str, code: str, tmp_path: Path) -> None:
    """Nobody plays on in its place, and the next game begins as any other."""
    program = tmp_path / "liar.py"
    program.write_text(LIAR.replace("DOES", does))
    table = SlidingEnv(opponent=f"cmd:{sys.executable} {program}", seat=0, options={"first": 1})
    for seed in (1, 2):
        _, info = table.reset(seed=seed)
        for _ in range(3):
            *_, info = table.step(int(np.flatnonzero(info["action_mask"])[0]))
        with pytest.raises(BotFailed, match=code):
            table.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not table.action_masks().any()
        with pytest.raises(Problem, match=r"envs.over"):
            table.step(0)
    table.close()
