"""Self-play: the value net plays against itself and learns what its turns led to, until the time is up.

The target of a turn is the value that the same seat saw at its next turn, and so on to the end (TD(λ)). A trace is cut
where a player explored another turn. Hand-written rules play the first rounds, so that training starts with sensible
games.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch.nn import functional

from wanderwall.games import part
from wanderwall.kernel.selfplay import GOES_ON, WON
from wanderwall.problem import Problem
from wanderwall.train.value import (
    FIRST,
    LIMIT,
    Clues,
    Frozen,
    GameBatch,
    Player,
    Point,
    Shape,
    Shortlist,
    Value,
    begin_with,
    fit,
    load_checkpoint,
    picture,
    save,
    save_checkpoint,
    write_whole,
)

#: what a checkpoint must name to be continued, and the settings that must be the same
KIND = "wanderwall selfplay 1"
SAME = ("game", "seats", "first")


@dataclass(frozen=True)
class SelfplaySettings:
    """Settings of the training."""

    #: classic, or towers for two
    game: str = "classic"
    seats: int = 2
    minutes: float = 6.0
    seed: int = 1
    games: int = 16_384
    #: turns of each game in a round, and passes over each round
    turns: int = 48
    epochs: int = 2
    batch: int = 16_384
    #: rounds played by hand-written rules
    warm: int = 12
    rate: float = 1e-3
    #: the λ of the returns, and the share of turns that explore
    trace: float = 0.85
    tries: float = 0.05
    #: games in a measurement, and seconds between two measurements
    measured: int = 2_048
    every: float = 60.0
    first: int = FIRST
    #: a file of weights to start from
    start: str = ""
    #: turns the shortlist learns from, at the end
    fitted: int = 200
    #: for trials: the most rounds
    rounds: int = 1_000_000


def learner(game: str) -> Any:
    """The part of a game that can be learned: `shape`, `policy`, `tables`, `clues` and `HAS_SHORTLIST`."""
    found = part("train", game)
    if found is None:
        raise Problem("game.not_here", game=game, known="classic, towers")
    return found


@torch.no_grad()
def wins(
    one: Player, others: Player, plan: SelfplaySettings, device: torch.device, clues: Clues | None = None
) -> float:
    """How often a player is the only winner against the others, rotating through all seats."""
    tables: GameBatch = learner(plan.game).tables(plan.seats, plan.measured, 777, device)
    if clues is not None:
        clues.copy_to(tables)
    seat = torch.arange(plan.measured, device=device) % plan.seats
    live = torch.ones(plan.measured, dtype=torch.bool, device=device)
    won = torch.full((plan.measured,), 1.0 / plan.seats, device=device)
    for turn in range(LIMIT):
        if turn % 16 == 0 and not live.any():
            break
        x, mine = tables.look(), tables.movers == seat
        choices = torch.where(mine, one(x).argmax(1), others(x).argmax(1))
        ends = tables.play(choices, again=False)
        won = torch.where(live & (ends == WON), mine.float(), won)
        live &= ends == GOES_ON
    return float(won.mean())


class SelfplayTraining:
    """A value net in training; its state can be saved at any time and resumed."""

    def __init__(
        self, plan: SelfplaySettings, out: Path, device: torch.device, say: Callable[[str], None] = print
    ) -> None:
        torch.manual_seed(plan.seed)
        self.plan, self.out, self.device, self.say = plan, out, device, say
        self.part = learner(plan.game)
        self.shape: Shape = self.part.shape(plan.seats)
        self.value = Value(self.shape, plan.first)
        if plan.start:
            begin_with(self.value, Path(plan.start))
        self.value.to(device)
        self.shortlist = Shortlist(self.shape).to(device)
        self.optimizer = torch.optim.Adam(self.value.parameters(), lr=plan.rate)
        self.tables: GameBatch = self.part.tables(plan.seats, plan.games, plan.seed, device)
        self.clues: Clues | None = self.part.clues(self.tables)
        self.played = 0
        self.rounds = 0
        #: seconds of training, including earlier runs
        self.seconds = 0.0
        self.curve: list[Point] = []

    @property
    def checkpoint(self) -> Path:
        return self.out.with_suffix(".pt")

    def resume(self) -> None:
        """Continue from the checkpoint of an earlier run: net, optimiser, random numbers; with new deals."""
        kept, self.curve = load_checkpoint(self.checkpoint, KIND, self.plan, SAME, self.device)
        self.value.load_state_dict(kept["value"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.played, self.rounds, self.seconds = kept["played"], kept["rounds"], kept["seconds"]
        self.tables = self.part.tables(self.plan.seats, self.plan.games, self.plan.seed + self.rounds, self.device)
        self.clues = self.part.clues(self.tables)
        if self.clues is not None and kept["factors"] is not None:
            self.tables.factors.copy_(kept["factors"])  # type: ignore[attr-defined]

    def save(self) -> None:
        """Save the weights for play, the curve as a picture, and a checkpoint to resume from."""
        learned = {} if self.clues is None else {"factors": self.clues.factors()}
        save(self.value, self.shortlist if self.part.HAS_SHORTLIST else None, self.out, **learned)
        if self.curve:
            drawn = picture(self.curve)
            write_whole(self.out.with_suffix(".svg"), lambda part: part.write_text(drawn, encoding="utf-8"))
        state = {"value": self.value.state_dict(), "optimizer": self.optimizer.state_dict()}
        counts = {"played": self.played, "rounds": self.rounds, "seconds": self.seconds}
        factors = None if self.clues is None else getattr(self.tables, "factors", None)
        save_checkpoint(self.checkpoint, KIND, self.plan, self.curve, **state, **counts, factors=factors)

    def run(self) -> None:
        """Train until the time is up."""
        began, measured = time.monotonic() - self.seconds, time.monotonic()
        rules: Player = self.part.policy(self.plan.seats)
        while self.seconds < 60 * self.plan.minutes and self.rounds < self.plan.rounds:
            done = self.seconds / (60 * self.plan.minutes)
            for group in self.optimizer.param_groups:
                group["lr"] = self.plan.rate * (0.05 + 0.95 * (1 + math.cos(math.pi * min(1.0, done))) / 2)
            player = Frozen(self.value, self.tables.x.dtype)
            loss = self.learn(*self.round(player, rules if self.rounds < self.plan.warm else player))
            self.rounds += 1
            self.seconds = time.monotonic() - began
            if time.monotonic() - measured > self.plan.every or self.rounds in (1, self.plan.warm):
                rate = wins(Frozen(self.value, self.tables.x.dtype), rules, self.plan, self.device, self.clues)
                self.report(loss, rate)
                measured = time.monotonic()
                self.save()
        final = Frozen(self.value, self.tables.x.dtype)
        self.report(loss, wins(final, rules, self.plan, self.device, self.clues))
        if self.part.HAS_SHORTLIST:
            fit(self.shortlist, self.tables, final, self.plan.fitted, self.say)
        self.save()

    def report(self, loss: float, rate: float) -> None:
        """Report one point of the learning curve."""
        self.curve.append(Point(self.seconds, self.played, {"rules": rate}))
        many = self.played / 1e6
        self.say(
            f"{self.seconds:6.0f} s  round {self.rounds:4d}  {many:7.1f} M turns  loss {loss:.4f}  "
            f"wins against rules {100 * rate:.1f} %"
        )

    @torch.no_grad()
    def round(self, value: Frozen, player: Player) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Play one round; return the features and squares of the turns, and what they led to."""
        plan, tables, games = self.plan, self.tables, torch.arange(self.plan.games, device=self.device)
        learning = player is value
        features = torch.empty(plan.turns, tables.x.shape[0], plan.games, dtype=tables.x.dtype, device=self.device)
        squares, thought, tried, ends = [], [], [], []
        for turn in range(plan.turns):
            x = tables.look()
            logits = value(x)
            ranked = logits if learning else player(x)
            choice = ranked.argmax(1)
            some = (torch.rand(plan.games, device=self.device) < (plan.tries if learning else 0.1)).nonzero().view(-1)
            noise = -torch.log(-torch.log(torch.rand_like(ranked[some]).clamp(1e-6, 1 - 1e-6)))
            other = (ranked[some] + (0.3 if learning else 0.15) * noise).argmax(1)
            differs = torch.zeros(plan.games, dtype=torch.bool, device=self.device)
            differs[some] = other != choice[some]
            best = logits.gather(1, choice.view(-1, 1)).squeeze(1)
            choice[some] = other
            features[turn] = x[:, games * self.shape.pushes + choice // self.shape.squares]
            squares.append(choice % self.shape.squares)
            thought.append(torch.sigmoid(best))
            tried.append(differs & learning)
            ends.append(tables.play(choice))
            if self.clues is not None:
                self.clues.count()
        if self.clues is not None:
            self.clues.change()
        self.played += plan.games * plan.turns
        kept = plan.turns - plan.seats
        led = returns(torch.stack(thought), torch.stack(tried), torch.stack(ends), plan, learning)
        return features[:kept], torch.stack(squares[:kept]), led[:kept]

    def learn(self, features: torch.Tensor, squares: torch.Tensor, led: torch.Tensor) -> float:
        """Fit the value net to what turns led to; return the average loss."""
        total, many = torch.zeros((), device=self.device), 0
        for _ in range(self.plan.epochs):
            for turn in torch.randperm(len(features)).tolist():
                for start in range(0, self.plan.games, self.plan.batch):
                    part = slice(start, start + self.plan.batch)
                    logits = self.value(features[turn, :, part].t().float(), squares[turn, part])
                    loss = functional.binary_cross_entropy_with_logits(logits, led[turn, part])
                    self.optimizer.zero_grad()
                    loss.backward()
                    torch.nn.utils.clip_grad_norm_(self.value.parameters(), 1.0)
                    self.optimizer.step()
                    total += loss.detach()
                    many += 1
        return float(total) / many


def returns(
    thought: torch.Tensor, tried: torch.Tensor, ends: torch.Tensor, plan: SelfplaySettings, learning: bool
) -> torch.Tensor:
    """What each turn led to [turn, game], for its seat; for the last turns of each seat only the estimate."""
    trace = plan.trace if learning else 1.0
    led = thought.clone()
    for turn in range(len(thought) - plan.seats - 1, -1, -1):
        later = turn + plan.seats
        follows = torch.where(tried[later], thought[later], (1 - trace) * thought[later] + trace * led[later])
        for ended in range(later - 1, turn, -1):  # another seat's turn ended the game
            called = torch.full_like(follows, 1.0 / plan.seats)
            follows = torch.where(ends[ended] == WON, 0.0, torch.where(ends[ended] == GOES_ON, follows, called))
        called = torch.full_like(follows, 1.0 / plan.seats)
        led[turn] = torch.where(ends[turn] == WON, 1.0, torch.where(ends[turn] == GOES_ON, follows, called))
    return led
