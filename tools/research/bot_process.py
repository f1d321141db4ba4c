"""Play as a built-in bot in a process of its own: of an older version, or with a fixed budget.

It speaks the protocol of docs/external-bots.md. To use an older version, which has no such tool, run this file:
`PYTHONPATH=older/src python tools/research/bot_process.py classic level5`.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from wanderwall.bots import bot
from wanderwall.bots.protocol import Budget, Event, History


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def talk(game: str, name: str, ms: float | None) -> None:
    """Play on standard input and output until the input ends."""
    player = bot(name, game)
    opening: Any = None
    events: list[Any] = []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="hello", protocol=1, name=name)
        elif message["type"] == "new game":
            opening, events = message["opening"], []
        elif message["type"] == "view":
            events += [Event(**event) for event in message["events"]]
            seen = History(opening, events, message["view"], message["choices"])
            budget = Budget(**message["budget"]) if ms is None else Budget(ms)
            say(type="answer", move=player.choose(seen, budget, message["seed"]).move)
        else:
            break


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--ms", type=float, help="think this long, whatever budget is sent")
    parser.add_argument("--warm", action="store_true", help="only compile what it needs")


def main(asked: argparse.Namespace) -> None:
    if asked.warm:
        bot(asked.bot, asked.game)
    else:
        talk(asked.game, asked.bot, asked.ms)


if __name__ == "__main__":
    own_parser = argparse.ArgumentParser(description=__doc__)
    arguments(own_parser)
    main(own_parser.parse_args())
