"""A bot from outside that writes down every line it is sent, and plays whatever comes first: `python spy.py NOTES`.

It knows the line protocol of docs/external-bots.md and nothing of the package.
"""

import json
import sys
from pathlib import Path
from typing import Any


def answer(view: dict[str, Any], choices: dict[str, Any]) -> str:
    """The first push, the farthest square, the last word."""
    if choices.get("step") == "push":
        return str(next(iter(choices["pushes"])))
    if choices.get("step") == "walk":
        square = int(choices["reach"], 16).bit_length() - 1
        name = f"{chr(97 + square % view['side'])}{square // view['side'] + 1}"
        pay = choices.get("pay", {}).get(name, [""])[0]
        return f"{name}+{pay}" if pay else name
    return str(choices["moves"][-1])


def main() -> None:
    with Path(sys.argv[1]).open("a", encoding="utf-8") as notes:
        for line in sys.stdin:
            notes.write(line)
            notes.flush()
            message = json.loads(line)
            if message["type"] == "hello":
                print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
            elif message["type"] == "view":
                move = answer(message["view"], message["choices"])
                print(json.dumps({"type": "answer", "move": move, "seconds": 60}), flush=True)


if __name__ == "__main__":
    main()
