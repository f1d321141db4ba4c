"""A bot of the house as a program of its own (docs/external-bots.md): so that one of an older version can be played.

`PYTHONPATH=older/src python tools/as_program.py classic level5`; with `--warm` it only compiles what it needs.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from wanderwall.bots import bot
from wanderwall.bots.protocol import Budget, Event, Seen


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def main(game: str, name: str) -> None:
    """Talk on standard input and output until it ends."""
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
            seen = Seen(opening, events, message["view"], message["choices"])
            say(type="answer", move=player.choose(seen, Budget(**message["budget"]), message["seed"]).move)
        else:
            break


if __name__ == "__main__":
    if "--warm" in sys.argv:
        bot(sys.argv[2], sys.argv[1])
    else:
        main(sys.argv[1], sys.argv[2])
