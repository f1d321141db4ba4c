"""Train a bot from scratch into a file: masked PPO on `Batch`, with the kernel's own policies as opponents.

python -m wanderwall.train.ppo --minutes 5 --out mine.npz
wanderwall arena classic --bots learned:mine.npz,greedy --option goals=1

It plays many games at once for a number of steps with the current policy, then learns from all of them together:
actions that went better than expected become likelier, but never by much (Schulman and others 2017, Proximal Policy
Optimization). On a GPU, games, net and learning stay there. Illegal actions are masked both when actions are drawn and
when the net learns.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from wanderwall.bots.classic.learned.policy import Policy, write
from wanderwall.envs.batch import DEVICES, Batch
from wanderwall.envs.config import EnvConfig
from wanderwall.problem import Problem, require

require("torch", "train")

import torch  # noqa: E402
from torch import Tensor, nn  # noqa: E402

from wanderwall.train.value import (  # noqa: E402
    Point,
    load_checkpoint,
    picture,
    save_checkpoint,
    write_whole,
)

#: a logit that is never drawn
NEVER = -1e9
#: what a checkpoint must name to be continued, and the settings that must be the same
KIND = "wanderwall ppo 1"
SAME = ("seats", "goals", "turn_limit", "width", "depth")


@dataclass(frozen=True)
class PpoSettings:
    """Settings of the training; each of them is an option of the command."""

    minutes: float = 5.0
    seed: int = 1
    #: the table: fewer cards and turns are learned sooner
    seats: int = 2
    goals: int = 1
    turn_limit: int = 30
    opponent: str = "greedy"
    #: what a find is worth in addition to winning, so that there is something to learn from at first
    shaped: float = 0.5
    #: games at once, and steps of each in a round
    games: int = 512
    steps: int = 64
    #: passes over each round, and steps in a minibatch
    epochs: int = 3
    part: int = 4096
    #: hidden layers of the net
    width: int = 128
    depth: int = 2
    rate: float = 1e-3
    #: the discount of rewards, and the λ of the advantages (GAE)
    discount: float = 0.99
    trace: float = 0.95
    #: limit of a change in probability; weight of the entropy bonus; weight of the value loss
    clip: float = 0.2
    entropy: float = 0.01
    worth: float = 0.5
    #: CPU threads for learning; 0: one or all, whichever is faster now. In a matrix product, threads spin if one is
    #: delayed
    threads: int = 0
    #: seconds between two measurements, and games in each
    every: float = 30.0
    measured: int = 1024
    #: for trials: the most rounds
    rounds: int = 1_000_000

    @property
    def setting(self) -> dict[str, object]:
        """The settings of every batch."""
        names = ("seats", "goals", "turn_limit")
        return {name: getattr(self, name) for name in names} | {"hints": True, "rotate": True}


#: settings for a GPU: the whole game, many more tables, a wider net
ON_GPU = PpoSettings(
    goals=12, turn_limit=100, games=65536, steps=16, epochs=2, part=32768, width=1024, rate=5e-4, shaped=1.0
)


class PolicyNet(nn.Module):
    """The policy net: from an observation to a score for each action, and the value of the position."""

    def __init__(self, size: int, actions: int, width: int, depth: int) -> None:
        super().__init__()
        sizes = pairwise([size, *[width] * depth])
        self.body = nn.Sequential(*(layer for pair in sizes for layer in (nn.Linear(*pair), nn.ReLU())))
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # at first all legal actions are equally likely

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probabilities of all actions, and the value."""
        thought = self.body(seen)
        return self.policy(thought).masked_fill(~mask, NEVER).log_softmax(-1), self.value(thought).squeeze(-1)


class Rollout(NamedTuple):
    """A round: a number of steps of all games."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    likely: Tensor
    value: Tensor
    reward: Tensor
    done: Tensor


class TorchGames:
    """A batch of games behind torch tensors; the learner has one seat, an opponent of the kernel the others."""

    def __init__(
        self, plan: PpoSettings, games: int, opponent: str, seed: int, device: torch.device, shaped: float = 0.0
    ) -> None:
        setting = EnvConfig(engine="kernel", opponent=opponent, shaped=shaped, **plan.setting)  # type: ignore[arg-type]
        self.batch = Batch(games, device=device.type, dtype="f32", autoreset="same_step", setting=setting).reset(seed)
        shared = partial(torch.as_tensor, device=device)  # the batch's own memory, wherever that is
        self.seen, self.mask = shared(self.batch.rows)[:, : self.batch.layout.size], shared(self.batch.mask)
        self.rewards, self.done, self.seat = map(shared, (self.batch.rewards, self.batch.done, self.batch.seat))

    def look(self) -> tuple[Tensor, Tensor]:
        """Copies of observations and masks, since the batch overwrites its arrays."""
        return self.seen.clone(), self.mask.bool()

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Play the actions; return the learner's rewards and which games ended and began again."""
        seats = self.seat.long()[:, None]
        self.batch.step(actions if actions.is_cuda else actions.numpy())
        return self.rewards.gather(1, seats).squeeze(1), self.done.clone()


@torch.no_grad()
def wins(net: PolicyNet, plan: PpoSettings, opponent: str, device: torch.device) -> float:
    """How often the net wins the first game at each of many tables."""
    games = TorchGames(plan, plan.measured, opponent, 777, device)
    live = torch.ones(plan.measured, dtype=torch.bool, device=device)
    won = torch.zeros(plan.measured, dtype=torch.bool, device=device)
    while live.any():
        likely, _ = net(*games.look())
        reward, done = games.step(likely.argmax(-1))
        won |= live & done & (reward > 0)
        live &= ~done
    return float(won.float().mean())


class PpoTraining:
    """A net in training."""

    def __init__(
        self, plan: PpoSettings, device: torch.device, say: Callable[[str], None] = print, out: Path | None = None
    ) -> None:
        torch.manual_seed(plan.seed)
        self.plan, self.device, self.say, self.out = plan, device, say, out
        self.games = TorchGames(plan, plan.games, plan.opponent, plan.seed, device, plan.shaped)
        self.layout = self.games.batch.layout
        self.net = PolicyNet(self.layout.size, self.layout.actions, plan.width, plan.depth).to(device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=plan.rate, eps=1e-5)
        self.steps = self.rounds = 0
        #: seconds of playing and learning, including earlier runs
        self.seconds = 0.0
        self.curve: list[Point] = []

    def resume(self) -> None:
        """Continue from the checkpoint of an earlier run: net, critic, optimiser, random numbers; with new deals."""
        assert self.out is not None
        kept, self.curve = load_checkpoint(self.out.with_suffix(".pt"), KIND, self.plan, SAME, self.device)
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.steps, self.rounds, self.seconds = kept["steps"], kept["rounds"], kept["seconds"]
        self.games.batch.reset(self.plan.seed + self.rounds)

    def run(self) -> None:
        """Play and learn until the time is up; measurements do not count."""
        asked, until = self.seconds, 60 * self.plan.minutes
        numbers = [self.plan.threads] if self.plan.threads else [1, torch.get_num_threads()]
        took = dict.fromkeys(numbers, 0.0)
        while self.seconds < until and self.rounds < self.plan.rounds:
            if self.seconds >= asked:
                self.measure(self.seconds)
                self.save()
                asked += self.plan.every
                took = dict.fromkeys(numbers, 0.0)  # of the last round with each number: all are tried again
            torch.set_num_threads(threads := min(numbers, key=lambda number: took[number]))
            began = time.monotonic()
            for group in self.optimizer.param_groups:
                group["lr"] = self.plan.rate * max(0.05, 1 - self.seconds / until)
            self.learn(self.play())
            self.rounds += 1
            took[threads] = time.monotonic() - began
            self.seconds += took[threads]
        self.measure(self.seconds)
        self.save()

    @torch.no_grad()
    def play(self) -> tuple[Rollout, Tensor]:
        """Play a round; return it and the value of its final positions."""
        steps = []
        for _ in range(self.plan.steps):
            seen, mask = self.games.look()
            likely, value = self.net(seen, mask)
            action = torch.multinomial(likely.exp(), 1).squeeze(-1)
            reward, done = self.games.step(action)
            chosen = likely.gather(1, action[:, None]).squeeze(-1)
            steps.append(Rollout(seen, mask, action, chosen, value, reward, done))
        self.steps += self.plan.steps * self.plan.games
        return Rollout(*map(torch.stack, zip(*steps, strict=True))), self.net(*self.games.look())[1]

    def advantages(self, played: Rollout, last: Tensor) -> Tensor:
        """How much better than expected it went from each step on, weighted less with distance (GAE)."""
        plan, ahead, value = self.plan, torch.zeros_like(last), last
        out = torch.empty_like(played.reward)
        for step in reversed(range(plan.steps)):
            goes_on = (~played.done[step]).float()
            surprise = played.reward[step] + plan.discount * value * goes_on - played.value[step]
            ahead = surprise + plan.discount * plan.trace * goes_on * ahead
            out[step], value = ahead, played.value[step]
        return out

    def learn(self, round: tuple[Rollout, Tensor]) -> None:
        """Go through a round a few times, in random minibatches."""
        plan, played = self.plan, round[0]
        better = self.advantages(*round).flatten()
        seen, mask, action, likely, value, _, _ = (part.flatten(0, 1) for part in played)
        returns = better + value
        for _ in range(plan.epochs):
            for part in torch.randperm(len(action), device=self.device).split(plan.part):
                now, thought = self.net(seen[part], mask[part])
                gain = better[part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                ratio = (now.gather(1, action[part, None]).squeeze(-1) - likely[part]).exp()
                bounded = ratio.clamp(1 - plan.clip, 1 + plan.clip)
                tried = -(now.exp() * now.clamp_min(NEVER / 2)).sum(-1).mean()
                wrong = (thought - returns[part]).square().mean()
                loss = -torch.min(ratio * gain, bounded * gain).mean() + plan.worth * wrong - plan.entropy * tried
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()

    def measure(self, seconds: float) -> None:
        """Measure and report one point of the curve."""
        rates = {name: wins(self.net, self.plan, name, self.device) for name in ("random", "greedy")}
        self.curve.append(Point(seconds, self.steps, rates))
        text = "  ".join(f"{name} {100 * rate:5.1f} % {'█' * round(20 * rate):20}" for name, rate in rates.items())
        self.say(f"{seconds:5.0f} s  {self.steps / 1e6:6.2f} M steps  wins against {text}".rstrip())

    def policy(self) -> Policy:
        """The policy to save."""
        layers = [layer for layer in (*self.net.body, self.net.policy) if isinstance(layer, nn.Linear)]
        arrays = [(layer.weight.T, layer.bias) for layer in layers]
        parts = tuple((w.detach().cpu().numpy().copy(), b.detach().cpu().numpy().copy()) for w, b in arrays)
        return Policy(self.layout, rotate=True, layers=parts)

    def save(self) -> None:
        """Write the policy to its file, which is a bot (`learned:FILE`), the curve and a checkpoint next to it."""
        if self.out is None:
            return
        write_whole(self.out, lambda part: write(self.policy(), part))
        if self.curve:
            drawn = picture(self.curve)
            write_whole(self.out.with_suffix(".svg"), lambda part: part.write_text(drawn, encoding="utf-8"))
        state = {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict()}
        counts = {"steps": self.steps, "rounds": self.rounds, "seconds": self.seconds}
        save_checkpoint(self.out.with_suffix(".pt"), KIND, self.plan, self.curve, **state, **counts)

    def _repr_svg_(self) -> str:
        return picture(self.curve)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m wanderwall.train.ppo", description=PpoSettings.__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the bot's file; its curve is next to it, as .svg")
    parser.add_argument("--resume", action="store_true", help="continue from the checkpoint next to it, as .pt")
    best = "cuda" if torch.cuda.is_available() else "cpu"
    parser.add_argument("--device", choices=DEVICES, default=best, help="where games are played and learned from")
    for field in fields(PpoSettings):
        text = f"{field.default}; on a GPU {getattr(ON_GPU, field.name)}"
        parser.add_argument(f"--{field.name}", type=type(field.default), help=text)
    asked = parser.parse_args(words)
    given = {field.name: getattr(asked, field.name) for field in fields(PpoSettings)}
    plan = replace(
        ON_GPU if asked.device == "cuda" else PpoSettings(), **{n: v for n, v in given.items() if v is not None}
    )
    torch.set_float32_matmul_precision("high")
    training = PpoTraining(plan, torch.device(asked.device), lambda line: print(line, flush=True), asked.out)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # to be stopped is like being interrupted
    try:
        if asked.resume:
            training.resume()
        training.run()
    except Problem as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        training.save()
        print("stopped: the state so far is saved, and --resume continues", file=sys.stderr)
    finally:
        signal.signal(signal.SIGTERM, before)


if __name__ == "__main__":
    main()
