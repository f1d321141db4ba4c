"""`python -m wanderwall.train train --seats 2 --minutes 6 --out two.npz`: train a value net from scratch.

With `--game towers` it learns 3D Labyrinth for two players.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields
from pathlib import Path

from wanderwall.problem import Problem, missing_extra


def main() -> str | None:
    parser = argparse.ArgumentParser(prog="python -m wanderwall.train")
    train = parser.add_subparsers(required=True).add_parser("train", help="learn by self-play")
    train.add_argument("--out", type=Path, required=True, help="the file of weights; the checkpoint is next to it")
    train.add_argument("--resume", action="store_true", help="continue from the checkpoint of an earlier run")
    train.add_argument("--device", default="", help="cuda or cpu; default: a GPU if there is one")
    try:
        import torch
    except ModuleNotFoundError as error:
        return str(missing_extra(error) or error)
    from wanderwall.train.selfplay import SelfplaySettings, SelfplayTraining

    for field in fields(SelfplaySettings):
        kind = type(field.default)
        train.add_argument(f"--{field.name}", type=kind, default=field.default)
    asked = parser.parse_args()
    plan = SelfplaySettings(**{field.name: getattr(asked, field.name) for field in fields(SelfplaySettings)})
    device = torch.device(asked.device or ("cuda" if torch.cuda.is_available() else "cpu"))
    torch.backends.cuda.matmul.allow_tf32 = True
    try:
        training = SelfplayTraining(plan, asked.out, device, lambda line: print(line, flush=True))
    except Problem as problem:  # of the weights to start from
        return str(problem)
    try:
        if asked.resume:
            training.resume()
        training.run()
    except Problem as problem:
        return str(problem)
    except KeyboardInterrupt:
        training.save()
        return "stopped: the state so far is saved, and --resume continues"
    return None


if __name__ == "__main__":
    sys.exit(main())
